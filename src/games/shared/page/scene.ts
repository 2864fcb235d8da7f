import type { Question } from "../../../engine/index.ts";
import type { StackPieces } from "../../../web/board/armies/stacks.ts";
import { named } from "./pieces.ts";

/** The spaces that a question is about: what can be chosen, what its sentence names, and where something goes on. */
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
