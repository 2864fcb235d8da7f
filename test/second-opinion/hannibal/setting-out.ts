import type { Moment, Opinion } from "../compare.ts";
import { named } from "./asked.ts";
import type { Board } from "./board.ts";
import { card, general, regionOf, type Side } from "./map.ts";
import { marchingOf } from "./march.ts";
import { armyAt } from "./reactions.ts";

/** What a general may take along, pick up and leave behind. (9.3, 10.2, 10.8, 10.9, 18.1) */

const rankOf = (board: Board, id: string) => (id === "hannibal" || board.position.consuls.includes(id) ? 2 : 1);

/** The stack that a general sets out from. */
function stackOf(board: Board, side: Side, leader: string) {
  const at = board.where(leader)!;
  const inside = at.startsWith("inside:");
  if (inside && board.enemyCus(side, at.slice(7)) > 0) return { cus: board.cus(side, at), generals: board.generals(side, at) };
  return armyAt(board, side, at.replace("inside:", ""));
}

/** In a campaign those who have moved already are left out of account. */
const isFirst = (board: Board) => board.position.play!.activated.length === 1;

/** Who may be activated first with a card. (8.2, 10.1, 10.9) */
export function activating(board: Board, { question }: Moment, side: Side): Opinion[] {
  const { play, forces } = board.position;
  if (question.kind !== "choose" || play!.activated.length > 0) return [];
  const { ops, effect } = card(play!.card);
  const campaign = effect.kind === "campaign" && play!.use === "event";
  const count = forces
    .filter((force) => force.side === side)
    .flatMap(({ at, generals = [] }) => generals.map((id) => ({ at, id })))
    .filter(({ at, id }) => campaign || strategyRating(id, at) <= ops)
    .filter(({ at }) => board.cus(side, at) > 0 || !at.startsWith("inside:") || !board.isBesieged(at.slice(7))) // 20.5
    .map(({ id }) => `general:${id}`);
  return [{ topic: "activation", rule: "8.2, 10.1", engine: [...question.options].sort(), count: count.sort() }];
}

/** 24: P. Scipio in Spain */
const strategyRating = (id: string, at: string) =>
  id === "p_scipio" && regionOf(at.replace("inside:", "")) === "hispania" ? 2 : general(id).strategy;

/** The generals who may go with the one who sets out. */
export function takingGenerals(board: Board, moment: Moment, side: Side): Opinion[] {
  const { question, header } = moment;
  const leader = named(moment, "general");
  const { generals } = stackOf(board, side, leader);
  if (question.kind !== "pick" || !isFirst(board)) return [];
  const others = generals.filter((id) => id !== leader);
  const count = others.filter((id) => {
    if (generals[0] === leader) return true;
    const equal = rankOf(board, id) === rankOf(board, leader);
    return equal ? header.options.pickUpEquals === true : rankOf(board, id) < rankOf(board, leader);
  });
  const bothConsuls = others.some((id) => rankOf(board, id) === 2) && rankOf(board, leader) === 2; // they may have to stay together
  if (bothConsuls) return [];
  const engine = [...question.options].sort();
  return [{ topic: "taking generals", rule: "10.2, 10.8", engine, count: count.map((id) => `general:${id}`).sort() }];
}

/**
 * How many elephants a general may take where a pair must stay together. Two counters are all there are, each with one or two
 * elephants; those who go and those who stay need counters of their own. (17.1)
 */
export function takingElephants(board: Board, moment: Moment, side: Side): Opinion[] {
  const { question, header } = moment;
  if (question.kind !== "choose" || !isFirst(board) || header.options.elephants !== "counters") return [];
  const here = elephantsWith(board, side, named(moment, "general"));
  const all = board.position.forces.reduce((sum, { elephants = 0 }) => sum + Math.ceil(elephants / 2), 0);
  const others = all - Math.ceil(here / 2);
  const count: string[] = [];
  for (let go = 0; go <= here; go++)
    if (Math.ceil(go / 2) + Math.ceil((here - go) / 2) + others <= 2) count.push(`elephants:${go}`);
  return [{ topic: "taking elephants", rule: "17.1", engine: [...question.options], count }];
}

/** The elephants of the stack that a general sets out from. */
function elephantsWith(board: Board, side: Side, leader: string): number {
  const at = board.where(leader)!;
  const space = at.replace("inside:", "");
  const isShutIn = at !== space && board.enemyCus(side, space) > 0;
  return isShutIn ? board.elephants(side, at) : board.elephants(side, space) + board.elephants(side, `inside:${space}`);
}

/** The elephants that were asked for before the CUs, since a pair must stay together. */
const takenTogether = ({ past }: Moment): number | null => {
  const last = past[past.length - 1];
  return last?.question.prompt.endsWith(".elephants") ? Number(String(last.answer).split(":")[1]) : null;
};

/** How many CUs a general may and must take. */
export function takingCus(board: Board, moment: Moment, side: Side): Opinion[] {
  const { question, past } = moment;
  const leader = named(moment, "general");
  const { cus, generals } = stackOf(board, side, leader);
  if (question.kind !== "allocate" || !isFirst(board)) return [];
  const pair = takenTogether(moment);
  const last = past[past.length - (pair === null ? 1 : 2)];
  const taken = last?.question.prompt === "hannibal.take.generals" ? (last.answer as readonly string[]) : null;
  if (taken === null && generals.length > 1) return []; // nothing was asked: who goes cannot be told
  const going = [leader, ...(taken ?? []).map((id) => id.replace("general:", ""))];
  const consulsGo = going.some((id) => board.position.consuls.includes(id));
  const consulsStay = generals.some((id) => board.position.consuls.includes(id) && !going.includes(id));
  const together = consulsGo && consulsStay && cus < 10; // 18.1: then the other consul comes too
  const max = Math.max(0, Math.min(10, consulsStay && !together ? cus - 5 : cus));
  const min = consulsGo ? Math.min(5, cus) : 0;
  const engine = limitsOf(question);
  const elephants = elephantsWith(board, side, leader);
  const mixed = question.items.some(({ id }) => id === "elephants") || elephants === 0;
  const most = mixed ? max : Math.min(max - (pair ?? 0), cus - elephants);
  return [{ topic: "taking CUs", rule: "10.2, 18.1", engine, count: { min, max: most } }];
}

/** How many CUs may be picked up on the way. */
export function pickingUp(board: Board, moment: Moment, side: Side): Opinion[] {
  const { question, past } = moment;
  const { at, cus, generals } = marchingOf(board);
  if (question.kind !== "allocate" || !isFirst(board) || takenTogether(moment) !== null) return [];
  const last = past[past.length - 1]!;
  const joining = last.question.prompt === "hannibal.pick-up.generals" ? (last.answer as readonly string[]) : [];
  const here = armyAt(board, side, at);
  const stays = here.generals.filter((id) => !generals.includes(id) && !joining.includes(`general:${id}`));
  const keep = stays.some((id) => board.position.consuls.includes(id)) ? 5 : 0;
  const tired = board.position.play!.moved.filter((unit) => unit.at === at && unit.spaces >= 4); // 10.11
  const fresh = here.cus - cus - tired.reduce((sum, unit) => sum + unit.cus + unit.elephants, 0);
  const max = Math.max(0, Math.min(10 - cus, fresh, here.cus - cus - keep));
  const consulJoins = joining.some((id) => board.position.consuls.includes(id.replace("general:", "")));
  const min = consulJoins ? Math.max(0, Math.min(5 - cus, max)) : 0;
  return [{ topic: "picking up CUs", rule: "10.2, 18.1", engine: limitsOf(question), count: { min, max } }];
}

/** How many CUs may be left on the way. */
export function dropping(board: Board, moment: Moment): Opinion[] {
  const { question } = moment;
  const { cus, generals } = marchingOf(board);
  const isConsul = (id: string) => board.position.consuls.includes(id);
  if (question.kind !== "allocate" || !isFirst(board) || generals.slice(1).some(isConsul)) return [];
  if (takenTogether(moment) !== null) return [];
  const max = isConsul(generals[0]!) ? Math.max(0, cus - 5) : cus;
  return [{ topic: "dropping CUs", rule: "10.9, 18.1", engine: limitsOf(question), count: { min: 0, max } }];
}

/** The least and the most CUs of a question; the siege train is none. */
function limitsOf(question: Moment["question"] & { kind: "allocate" }) {
  const limit = question.limits?.find(({ items }) => items.includes("cus"));
  return { min: limit?.min ?? question.min, max: limit?.max ?? question.max };
}
