import type { Moment, Opinion } from "../compare.ts";
import { boardAt, numbersIn, playOn, promptOf } from "./asked.ts";
import type { Board } from "./board.ts";
import { spaceOf } from "./board.ts";
import { isAfrican } from "./map.ts";
import { byLand, laneLimit, mayBesiege, mayBurn, mayLand, maySail, maySally, type Party, partyOf, steps } from "./march.ts";
import { parting } from "./parting.ts";
import { reactions } from "./reactions.ts";
import { mayBeIntercepted } from "./sea.ts";
import { siegeRoll } from "./siege.ts";

/** All that there is to compare when a general may march on. */
export function onTheMarch(board: Board, moment: Moment): Opinion[] {
  const { question, past } = moment;
  if (question.kind !== "choose") return [];
  const party = partyOf(board);
  const land = byLand(board, party);
  const offered = (kind: RegExp) => question.options.filter((option) => kind.test(option)).sort();
  const acts = [
    ...(mayBesiege(board, party) ? ["besiege"] : []),
    ...(maySally(board, party) ? ["sortie"] : []),
    ...(mayBurn(board, party) ? ["destroy-supply"] : []),
  ];
  const opinions: Opinion[] = [
    { topic: "march by road", rule: "7.2", engine: offered(/^(space|inside):/), count: Object.keys(land).sort() },
    { topic: "setting sail", rule: "7.3", engine: question.options.includes("sail"), count: maySail(board, party) },
    {
      topic: "besieging, sallying, burning",
      rule: "14.1, 14.5, 2.3.D4",
      engine: offered(/^(besiege|sortie|destroy-supply)$/),
      count: acts.sort(),
    },
    { topic: "movement points left", rule: "7.1", engine: Number(question.params!.left), count: party.left },
  ];
  const roads = offered(/^space:/);
  if (roads.length > 0) opinions.push(...entering(board, moment, party, roads[past.length % roads.length]!, land));
  if (question.options.includes("besiege")) opinions.push(...siegeRoll(board, moment, party));
  return opinions;
}

/** Who may not march on may still besiege. (11.3, 12.3) */
export function afterTheMarch(board: Board, moment: Moment): Opinion[] {
  const { question } = moment;
  if (question.kind !== "choose") return [];
  const party = partyOf(board);
  const engine = question.options.includes("besiege");
  const opinion = { topic: "besieging, sallying, burning", rule: "14.1", engine, count: mayBesiege(board, party) };
  return [opinion, ...(engine ? siegeRoll(board, moment, party) : [])];
}

/** The price of a step, and the reactions to it. (10) */
function entering(board: Board, moment: Moment, before: Party, step: string, land: Record<string, number>): Opinion[] {
  const to = step.replace(/^.*:/, "");
  const now = settled(playOn(moment.after(step), { "land-where": "outside" }));
  if (now === null) return [];
  const { march } = boardAt(now).position;
  if (march === null || march.at !== to || march.general !== before.leader) return [];
  const used = march.used - board.position.march!.used;
  const opinions: Opinion[] = [{ topic: "prices of roads", rule: "7.2.A", engine: used, count: land[step] ?? null }];
  return [...opinions, ...reacting(now, spaceOf(before.at), moment.past.length)];
}

/** Whoever may be inside stays outside. (10) */
function settled(moment: Moment | null): Moment | null {
  let now = moment;
  while (now?.question.prompt.startsWith("hamilcar.inside-")) {
    const { question } = now;
    if ((question.kind !== "allocate" && question.kind !== "pick") || question.min > 0) return now;
    now = now.after(question.kind === "pick" ? [] : {});
  }
  return now;
}

/** Who may avoid battle and who may intercept, with the highest die that succeeds. (11, 12) */
function reacting(now: Moment, cameFrom: string, number: number): Opinion[] {
  const board = boardAt(now);
  if (board.position.march!.failed.length > 0) return []; // 11.2
  const { question } = now;
  const asked = promptOf(now) === "react" && question.kind === "choose";
  const engine = asked
    ? { options: question.options.filter((id) => id !== "done").sort(), dice: numbersIn(now) }
    : { options: [], dice: {} };
  return [
    { topic: "reactions", rule: "11, 12", engine, count: reactions(board, partyOf(board), cameFrom), at: now },
    ...parting(now, cameFrom, number),
  ];
}

/** All that there is to compare when a fleet is at sea. */
export function atSea(board: Board, moment: Moment): Opinion[] {
  const { question, past } = moment;
  if (question.kind !== "choose") return [];
  const party = partyOf(board);
  const { path, embarked, settled } = board.position.march!;
  const fleet = board.position.fleets[party.side]!;
  const goesOn = fleet.weary && settled === path.length - 1; // 9.3.B1: it sails on from the port of a battle to another
  const port = path[path.length - 1]!;
  const voyage = {
    port,
    lanes: laneLimit(board, party.side) - fleet.used,
    abroad: path.slice(embarked).some((at) => !isAfrican(at)),
    fromAfrica: fleet.fromAfrica,
  };
  const next = steps(board, party, voyage);
  const lands = path.length - 1 > embarked && !goesOn && mayLand(board, party, voyage);
  const offered = question.options.filter((option) => /^space:|^land$/.test(option)).sort();
  const count = [...next.map(({ to }) => `space:${to}`), ...(lands ? ["land"] : [])].sort();
  const opinions: Opinion[] = [
    { topic: "voyages", rule: "7.3", engine: offered, count },
    {
      topic: "movement points left",
      rule: "7.1, 7.3",
      engine: Number(question.params!.left),
      count: Math.min(party.left, voyage.lanes),
    },
  ];
  const ports = offered.filter((option) => option !== "land");
  if (ports.length > 0) opinions.push(...sailing(board, moment, party, ports[past.length % ports.length]!, next));
  return opinions;
}

/** The price of a lane, and whether the fleet can be intercepted at its end. (7.3.A, 8.1) */
function sailing(
  board: Board,
  moment: Moment,
  party: Party,
  step: string,
  next: readonly { to: string; price: number }[],
): Opinion[] {
  const to = step.replace("space:", "");
  const now = playOn(moment.after(step));
  const march = now && boardAt(now).position.march;
  if (!now || !march || march.general !== party.leader || march.path[march.path.length - 1] !== to) return [];
  const used = march.used - board.position.march!.used;
  const price = next.find((one) => one.to === to)?.price ?? null;
  const asked = promptOf(now) === "intercept-fleet";
  return [
    { topic: "prices of sea lanes", rule: "7.3.A", engine: used, count: price },
    { topic: "interception of fleets", rule: "8.1", engine: asked, count: mayBeIntercepted(board, party.side, to), at: now },
  ];
}

/** Whether the fleet may take so many warships. (7.3.C) */
export function takingWarships(board: Board, { question }: Moment): Opinion[] {
  if (question.kind !== "amount") return [];
  const { side, cus, supply } = partyOf(board);
  const { orders, fatigue } = board.position.play!;
  const weary = fatigue.warships.filter(({ moved, spent }) => spent || moved >= 4).reduce((sum, { count }) => sum + count, 0);
  const max = Math.min(5, board.position.warships[side].ready - weary, 10 - cus - supply);
  const count = { min: Math.max(0, orders.sailWith), max };
  return [{ topic: "warships of a fleet", rule: "7.3.C", engine: { min: question.min, max: question.max }, count }];
}
