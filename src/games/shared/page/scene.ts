import type { Question } from "../../../engine/index.ts";
import type { PlaceMark } from "../../../web/plan/marks.ts";
import { nameOf } from "../../../words/ids.ts";
import type { StackPieces } from "./board/armies/stacks.ts";
import { named } from "./pieces.ts";

const PLACE = /^(space|inside|sea|harbour|supply):/;

/** Whether a question asks for places. */
export function asksForPlaces(question: Question): boolean {
  if (question.kind === "amount") return false;
  return (question.kind === "allocate" ? question.items.map(({ id }) => id) : question.options).some((id) => PLACE.test(id));
}

/** The spaces a question is about: the options, those named in its sentence, and where something is going on. */
export function sceneOf(
  question: Question | null | undefined,
  lit: ReadonlySet<string>,
  stacks: readonly StackPieces[],
  goingOn: readonly string[],
): string[] {
  if (!question) return [];
  const ids = new Set([...lit, ...Object.values(question.params ?? {}).filter((value) => typeof value === "string")]);
  const generals = named(ids, "general");
  const armies = stacks.filter((stack) => stack.generals.some(({ id }) => generals.has(id)));
  return [...new Set([...named(ids, "space"), ...named(ids, "inside"), ...armies.map(({ space }) => space), ...goingOn])];
}

/** The spaces among ids, and those of the generals among them, in order; a box for warships keeps its id. */
export function spacesIn(ids: readonly string[], stacks: readonly StackPieces[]): string[] {
  const spaces = ids.flatMap((id) => {
    const name = nameOf(id);
    if (/^(space|inside):/.test(id)) return [name];
    if (id.startsWith("harbour:")) return [id];
    if (!id.startsWith("general:")) return [];
    return stacks.filter(({ generals }) => generals.some((general) => general.id === name)).map(({ space }) => space);
  });
  return spaces.filter((space, i) => space !== spaces[i - 1]);
}

/** The marks of a plan by space. */
export const marksIn = (marks: ReadonlyMap<string, PlaceMark> = new Map()): Map<string, PlaceMark> =>
  new Map([...marks].map(([id, mark]) => [nameOf(id), mark]));
