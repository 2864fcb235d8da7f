import { type Item as AnyItem, type Reason as AnyReason, type Wording as AnyWording, asking } from "../../../engine/index.ts";
import type { en } from "../words/en.ts";

/** A key of the catalogue: a text missing in either language does not compile. */
export type Key = keyof typeof en;

/** Things with names of their own, and so with words in any case. */
type Kind = "hex" | "unit" | "train" | "marker" | "region";

/** The id of an option: a word of the catalogue, or something with a name, such as `hex:...`. */
export type Option = Key | `${Kind}:${string}`;

export type Reason = AnyReason<Key>;
export type Wording = AnyWording<Key>;
export type Item = AnyItem<Option>;

export const { choose, confirm, pick, amount, allocate } = asking<Key, Option>();
