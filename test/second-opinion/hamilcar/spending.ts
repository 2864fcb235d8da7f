import type { Moment, Opinion } from "../compare.ts";
import type { Board } from "./board.ts";
import { MIAT_SLOTS, type Side } from "./map.ts";
import { placesForPcs } from "./politics.ts";
import { placesForSupply } from "./reinforcements.ts";

/** What operation points, or those of the War Chest, can be spent on. (5.2.C2, 5.6) */
export function spending(board: Board, { question }: Moment, side: Side): Opinion[] {
  if (question.kind !== "choose") return [];
  const fromChest = question.prompt === "hamilcar.spend-difference";
  const slots =
    side === "carthage" && !(fromChest && board.silver) ? MIAT_SLOTS.filter((id) => !board.position.miat.includes(id)) : [];
  const offered = (kind: RegExp) => question.options.filter((option) => kind.test(option)).sort();
  const count = (ids: readonly string[], kind: string) => ids.map((id) => `${kind}:${id}`).sort();
  return [
    { topic: "placing PCs", rule: "5.2.C2", engine: offered(/^space:/), count: count(placesForPcs(board, side), "space") },
    {
      topic: "placing supply trains",
      rule: "5.2.C2, 5.6",
      engine: offered(/^supply:/),
      count: count(placesForSupply(board, side, fromChest), "supply"),
    },
    { topic: "PCs on the Miat", rule: "15.3.A", engine: offered(/^miat:/), count: count(slots, "miat") },
    {
      topic: "refitting",
      rule: "2.3.F",
      engine: question.options.includes("refit"),
      count: board.position.warships[side].spent > 0,
    },
  ];
}
