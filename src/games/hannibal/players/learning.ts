import type { Learning } from "../../../bots/learned/self-play.ts";
import type { Hannibal } from "../rules/state.ts";
import { features } from "./features.ts";
import { mind } from "./mind.ts";

/** What the programs that train go by. */
export const learning: Learning<Hannibal> = { mind, features };
