import type { Example } from "../../../../lessons/lesson.ts";
import { forces } from "./forces.ts";
import { markers } from "./markers.ts";
import { percentage } from "./percentage.ts";
import { rout } from "./rout.ts";
import { shifts } from "./shifts.ts";

/** The worked examples of First Punic War's rules, in their order. */
export const examples: readonly Example[] = [forces, percentage, shifts, rout, markers];
