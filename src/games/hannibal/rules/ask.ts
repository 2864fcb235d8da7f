import { type Item as AnyItem, type Reason as AnyReason, type Wording as AnyWording, asking } from "../../../engine/index.ts";
import type { en } from "../words/en.ts";
import type { BattleCard } from "./state.ts";

/** A key of the catalogue: a text missing in either language does not compile. */
export type Key = keyof typeof en;

/** Things with names of their own, and so with words in any case. */
type Kind =
  | "space"
  | "inside"
  | "sea"
  | "harbour"
  | "province"
  | "general"
  | "card"
  | "battle"
  | "reserve"
  | "probe"
  | "open"
  | "way"
  | "elephants"
  | "sally";

/** The id of an option: a word of the catalogue, or something with a name, such as `space:...`. */
export type Option = Key | BattleCard | `${Kind}:${string}`;

export type Reason = AnyReason<Key>;
export type Wording = AnyWording<Key>;
export type Item = AnyItem<Option>;

export const { choose, confirm, pick, amount, allocate } = asking<Key, Option>();
