import type { Desk } from "../../../web/table/desk.svelte.ts";
import type { Question, Seat } from "../rules/seats.ts";

/** Which of the two sides looks at the table; nobody in particular if null. */
export const mySeat = (desk: Desk): Seat | null => desk.mySeat as Seat | null;

/** What it is asked. */
export const asked = (desk: Desk): Question | null => desk.question as Question | null;
