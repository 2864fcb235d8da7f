import type { Moment, Opinion } from "../compare.ts";
import { boardAt, promptOf } from "./asked.ts";
import { Board } from "./board.ts";
import { enemyOf, SIDES } from "./map.ts";
import { display, isolated } from "./politics.ts";

/** The end of a turn as it would be from here: isolated PCs, and those that the weaker side must remove. (5.4, 5.5) */
export function endOfTurn(board: Board, moment: Moment): Opinion[] {
  const { position, header } = moment;
  if (header.options["political-instability"] === true) return []; // 16.5
  const next = moment.from({ ...(position as object), phase: "isolation", play: null, announced: 0 });
  const carthage = isolated(board, "carthage");
  const first = without(board, moment, carthage);
  const rome = isolated(first, "rome");
  const after = without(first, moment, rome);
  const points = display(after);
  const difference = points.rome.length - points.carthage.length;
  if (next === null) return [];
  const asked = promptOf(next).startsWith("remove-");
  if (!asked && difference !== 0) return []; // removed without a choice
  const gone = SIDES.flatMap((side) => board.position.control[side].filter((at) => boardAt(next).control(at) !== side));
  const opinions: Opinion[] = [{ topic: "isolation", rule: "5.4", engine: gone.sort(), count: [...carthage, ...rome].sort() }];
  if (!asked) return opinions;
  const givenUp = board.position.miat.length - boardAt(next).position.miat.length; // the first comes from the Miat
  const loser = difference > 0 ? "carthage" : "rome";
  const engine = { seat: next.question.seat, count: Number(next.question.params!.count) + givenUp };
  const count = { seat: difference === 0 ? enemyOf(loser) : loser, count: Math.abs(difference) };
  return [...opinions, { topic: "victory check", rule: "5.5", engine, count, at: next }];
}

function without(board: Board, { header }: Moment, lost: readonly string[]): Board {
  const { position } = board;
  const control = Object.fromEntries(SIDES.map((side) => [side, position.control[side].filter((at) => !lost.includes(at))]));
  return new Board({ ...(position as object), control } as never, header);
}
