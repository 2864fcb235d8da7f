import type { Params } from "../../../engine/index.ts";
import { nameOf } from "../../../words/ids.ts";

/** The space of a post: `inside:capua` is in `capua`. */
export const spaceOfPost = (post: string): string => post.replace(/^inside:/, "");
export const isInsidePost = (post: string): boolean => post.startsWith("inside:");

interface Led {
  readonly at: string;
  readonly generals?: readonly string[];
}
/** Whether the general of a log entry is at its place, inside the walls or outside. */
export const isStandingAt = (stacks: readonly Led[], { general, space }: Params): boolean =>
  stacks.some(({ at, generals = [] }) => spaceOfPost(at) === nameOf(String(space)) && generals.includes(nameOf(String(general))));
