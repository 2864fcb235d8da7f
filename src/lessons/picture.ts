import type { Plain } from "../engine/index.ts";
import type { Texts } from "./lesson.ts";

/** A small board beside a section of the rules: a position, which part of it is shown, and what to look for. */
export interface RulesPicture {
  /** as in a lesson: nothing more than is needed */
  readonly position: Plain;
  /** the places in sight */
  readonly show: readonly string[];
  /** places that stand out: where somebody may go, what is reached */
  readonly lit?: readonly string[];
  /** the way of a piece, place by place */
  readonly trail?: readonly string[];
  readonly caption: Texts;
}

/** The pictures of a game by the number of their section. */
export type RulesPictures = Readonly<Record<string, RulesPicture>>;
