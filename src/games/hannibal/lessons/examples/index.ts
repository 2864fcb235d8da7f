import type { Example } from "../../../../lessons/lesson.ts";
import { cannae } from "./cannae.ts";
import { consuls } from "./consuls.ts";
import { fabius } from "./fabius.ts";
import { isolation } from "./isolation.ts";
import { staff } from "./staff.ts";
import { voyage } from "./voyage.ts";

/** The worked examples of Hannibal's rules, in their order. */
export const examples: readonly Example[] = [staff, voyage, fabius, cannae, consuls, isolation];
