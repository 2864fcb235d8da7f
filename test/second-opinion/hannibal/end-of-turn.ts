import type { Plain } from "../../../src/engine/index.ts";
import type { Moment, Opinion } from "../compare.ts";
import { Board } from "./board.ts";
import { isolated } from "./control.ts";
import { enemyOf, SIDES, type Side } from "./map.ts";

/** The end of a turn as it would be from here: what is isolated, and who loses how many PCs. (19.4, 22) */
export function endOfTurn(board: Board, moment: Moment): Opinion[] {
  const position = moment.position as object;
  const gone = isolated(board);
  const keeps = (side: Side) => board.position.control[side].filter((at) => !gone[side].includes(at)).sort();
  const left = new Board({ ...position, control: { rome: keeps("rome"), carthage: keeps("carthage") } } as Plain);
  const [loser, owed] = behind(left);
  const loose = left.loosePcs(loser).length;
  const over = italyIsLost(left) || left.position.turn === 9 || loose < owed; // 23, 22.4, 22.3

  const next = moment.from({ ...position, phase: "isolation" });
  const opinions: Opinion[] = [{ topic: "the end", rule: "22, 23", engine: next === null, count: over }];
  if (next === null || loose <= owed) return opinions; // nothing to choose: they go without a question
  const { control } = new Board(next.position).position;
  const asked = next.question.kind === "pick" && next.question.rule === "22.2" ? next.question : null;
  return [
    ...opinions,
    { topic: "isolation", rule: "19.4", engine: SIDES.map((side) => [...control[side]].sort()), count: SIDES.map(keeps) },
    {
      topic: "points",
      rule: "22.2",
      engine: asked && { seat: asked.seat, min: asked.min, max: asked.max },
      count: owed === 0 ? null : { seat: loser, min: owed, max: owed },
    },
  ];
}

/** Who has fewer points, and by how many. (22.1, 22.2) */
function behind(board: Board): [Side, number] {
  const difference = board.points("rome") - board.points("carthage");
  return difference < 0 ? ["rome", -difference] : [enemyOf("rome"), difference];
}

const ITALY = ["gallia_cisalpina", "etruria", "samnium", "campania", "apulia", "lucania"];

/** All of Italy but Latium for Carthage. (23) */
const italyIsLost = (board: Board) => ITALY.every((province) => board.controlsProvince("carthage", province));
