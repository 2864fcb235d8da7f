import type { Moment, Opinion } from "../compare.ts";
import { limitsOf, named } from "./asked.ts";
import { type Board, spaceOf } from "./board.ts";
import { partyOf } from "./march.ts";

/** How many CUs an army takes along, and a fleet aboard. (7.1, 7.3.C, 2.3.E3) */

/** Who goes, as far as it can be told: those who were just named, or all if there is only one. */
function going(
  board: Board,
  { past }: Moment,
  prompt: string,
  there: readonly string[],
  always: readonly string[],
): string[] | null {
  const last = past[past.length - 1];
  if (last?.question.prompt === `hamilcar.${prompt}`)
    return [...always, ...(last.answer as readonly string[]).map((id) => id.replace("general:", ""))];
  return there.every((id) => always.includes(id)) && board.position.march !== null ? [...always] : null;
}

const keptBy = (board: Board, staying: readonly string[], cus: number): number =>
  staying.some((id) => board.isConsul(id)) ? Math.min(3, cus) : 0;

export function takingUnits(board: Board, moment: Moment): Opinion[] {
  const { question } = moment;
  if (question.kind !== "allocate" || board.isCampaign) return [];
  const { side, leader, at } = partyOf(board);
  const there = board.generals(side, at);
  const generals = going(board, moment, "take-generals", there, [leader]);
  if (generals === null || board.position.offices[leader] === "dictator") return [];
  const cus = board.cus(side, at);
  const most = Math.min(
    10,
    cus -
      keptBy(
        board,
        there.filter((id) => !generals.includes(id)),
        cus,
      ),
  );
  const least = generals.some((id) => board.isConsul(id)) ? Math.min(3, most) : 0;
  return [{ topic: "units that march", rule: "7.1, 2.3.E3", engine: limitsOf(question), count: { least, most } }];
}

/** Units that come aboard in a port on the way. */
export function takingAboard(board: Board, moment: Moment): Opinion[] {
  const { question } = moment;
  if (question.kind !== "allocate" || question.rule !== "7.3.C" || board.isCampaign) return [];
  const { side, leader, generals } = partyOf(board);
  const port = named(moment, "space");
  const at = board.units(side, port) + board.generals(side, port).length > 0 ? port : `inside:${port}`;
  const there = board.generals(side, at);
  const joining = going(board, moment, "gather-generals", there, []);
  if (joining === null || spaceOf(at) !== port || board.position.offices[leader] === "dictator") return [];
  const cus = board.cus(side, at);
  const room = 10 - board.position.warships[side].atSea - board.units(side, "at-sea");
  const most = Math.min(
    room,
    cus -
      keptBy(
        board,
        there.filter((id) => !joining.includes(id)),
        cus,
      ),
  );
  const consuls = [...generals, ...joining].some((id) => board.isConsul(id));
  const missing = joining.some((id) => board.isConsul(id)) && consuls ? 3 - board.cus(side, "at-sea") : 0;
  return [
    {
      topic: "units that come aboard",
      rule: "7.3.C",
      engine: limitsOf(question),
      count: { least: Math.max(0, Math.min(missing, most)), most },
    },
  ];
}
