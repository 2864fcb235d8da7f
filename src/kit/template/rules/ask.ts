import { asking } from "../../../engine/index.ts";
import type { en } from "../words/en.ts";

/** A key of the catalogue: a key without words in both languages does not compile. */
export type Key = keyof typeof en;

/** The id of an option: a key of the catalogue, or something with a name. */
export type Option = Key | `card:${number}` | `space:${string}` | `unit:${string}`;

export const { choose, pick, amount, allocate } = asking<Key, Option>();
