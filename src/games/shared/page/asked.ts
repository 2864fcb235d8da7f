import type { Desk } from "../../../web/table/desk.svelte.ts";
import type { Question, Seat } from "../rules/seats.ts";

/** The side viewing the table; null if neither. */
export const mySeat = (desk: Desk): Seat | null => desk.mySeat as Seat | null;

/** The question to that side. */
export const asked = (desk: Desk): Question | null => desk.question as Question | null;
