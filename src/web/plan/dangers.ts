import type { Found } from "../../engine/index.ts";
import type { Words } from "../../words/words.ts";
import { markOf, OPEN, type PlaceMark } from "./marks.ts";
import type { Fight, Planning, Risk } from "./planning.ts";

/** What may happen on a way. */
export const risksOn = (planning: Planning, { moves }: Found, words: Words): Risk[] =>
  moves.flatMap((move) => [...planning.risks(move, words, planning.ground.guide)]);

/** Whether there is a battle at the end of a way. */
function isFought(planning: Planning, { moves }: Found): boolean {
  const last = moves.at(-1);
  return last !== undefined && planning.isFight(last);
}

/** The battle at the end of a way; null if there is none. */
export function fightOn(planning: Planning, way: Found): Fight | null {
  if (!isFought(planning, way)) return null;
  const { trial, option } = way.moves.at(-1)!;
  const { session, seat } = trial;
  return { place: way.at, view: session.view(seat), prompt: session.question!.prompt, answer: option };
}

/** Whether nobody can say yet how much movement is left there: dice are rolled, or something hidden comes to light. */
const isOpen = ({ stands, trial }: Found): boolean => !stands && trial.certain <= trial.steps.length;

/** What the place at the end of a way shows. */
export const markOn = (planning: Planning, way: Found, words: Words): PlaceMark =>
  markOf(risksOn(planning, way, words), isFought(planning, way), isOpen(way) ? OPEN : words.numeral(way.left));
