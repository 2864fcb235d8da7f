import type { Moment, Opinion } from "../compare.ts";
import { limitsOf, named } from "./asked.ts";
import { type Board, spaceOf } from "./board.ts";
import { byLand, type Party, partyOf } from "./march.ts";

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
  const party = partyOf(board);
  const { side, leader, at } = party;
  const there = board.generals(side, at);
  const named = going(board, moment, "take-generals", there, [leader]);
  if (named === null || board.position.offices[leader] === "dictator") return [];
  const cus = board.cus(side, at);
  const consul = there.find((id) => id !== leader && board.isConsul(id));
  const isMet = consul !== undefined && board.position.march!.path.length > 1 && !companions(board, moment).includes(consul);
  const together = consul !== undefined && !isMet && cus < 6 && board.isConsul(leader); // two consuls of one army part with three CUs each
  const generals = together && !named.includes(consul) ? [...named, consul] : named;
  const left = consul !== undefined && !generals.includes(consul);
  const met = left && isMet ? cus - party.cus : 0; // the CUs of a consul whom he passes are not his
  const kept = isMet && board.position.offices[leader] !== "proconsul" ? Math.min(3, met) : Math.min(3, cus);
  const most = Math.min(roomFor(board, party), left ? cus - kept : cus);
  const least = generals.some((id) => board.isConsul(id)) ? Math.min(3, most, cus - met) : 0;
  return [{ topic: "units that march", rule: "7.1, 2.3.E3", engine: limitsOf(question), count: { least, most } }];
}

/** The generals who had come with the army, before it was said who goes on with it. */
function companions(board: Board, { past }: Moment): readonly string[] {
  const last = past[past.length - 1];
  if (last?.question.prompt !== "hamilcar.take-generals") return board.position.march!.staff;
  return (last.position as unknown as Board["position"]).march!.staff;
}

/** Ten units; less the warships, if an event has him sail and there is no road any more. (7.1, 2.3.G, 17.1 #5, #19, #20) */
function roomFor(board: Board, party: Party): number {
  const { sailWith } = board.position.play!.orders;
  const stays = Object.keys(byLand(board, { ...party, mayRegroup: true })).length === 0;
  return sailWith >= 0 && !party.sailed && stays ? 10 - sailWith : 10;
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
