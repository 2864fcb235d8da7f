import type { Moment, Opinion, SecondOpinion } from "../compare.ts";
import { type Ask, boardAt, named, options, places, someAnswer, sumOfModifiers } from "./asked.ts";
import type { Board } from "./board.ts";
import { placesForPcs } from "./control.ts";
import { endOfTurn } from "./end-of-turn.ts";
import { dealt, defeat, withdrawing } from "./in-battle.ts";
import { madeUp } from "./made-up.ts";
import type { Side } from "./map.ts";
import { onTheMarch } from "./on-the-march.ts";
import {
  carthaginianPlaces,
  placeId,
  placesForAfricanus,
  placesForConsul,
  placesToReturn,
  receivers,
  recruiters,
  romanLevy,
  romanPlaces,
} from "./reinforcements.ts";
import { activating, dropping, pickingUp, takingCus, takingElephants, takingGenerals } from "./setting-out.ts";
import { siegeModifier, siegeResult } from "./siege.ts";

/** What the count says at a question, by its prompt. */
const opinionsOn: Record<string, Ask> = {
  "hannibal.play-card": (board, moment) =>
    moment.past.length % 3 === 0 ? [...endOfTurn(board, moment), ...newTurn(moment)] : [],
  "hannibal.place-pcs": options("placing PCs", "19.2", (board, _, seat) => places(placesForPcs(board, seat))),
  "hannibal.remove-pcs": options("PCs to lose", "15.5, 22.2", (board, _, seat) => places(board.loosePcs(seat))),
  "hannibal.reinforce-carthage": options("reinforcements", "6.1", (board, { question }) =>
    places(carthaginianPlaces(board, String(question.params!.because).replace("hannibal.levy.", ""))),
  ),
  "hannibal.return-general": options("reinforcements", "6.1", (board, moment) =>
    places(placesToReturn(board, named(moment, "general"))),
  ),
  "hannibal.reinforce-rome": romanReinforcements,
  "hannibal.africanus": options("reinforcements", "6.7", (board, { header }) =>
    places(placesForAfricanus(board, header.ruleset)),
  ),
  "hannibal.place-consul": options("reinforcements", "6.5", (board, moment) =>
    places(placesForConsul(board, named(moment, "general"))),
  ),
  "hannibal.raise": options("raising troops", "8.2", (board, _, seat) => recruiters(board, seat).map((id) => `general:${id}`)),
  "hannibal.event.reinforce": options("reinforcements", "25", (board, moment, seat) =>
    receivers(board, seat, Number(named(moment, "card"))),
  ),
  "hannibal.activate": activating,
  "hannibal.take.generals": takingGenerals,
  "hannibal.take.elephants": takingElephants,
  "hannibal.take.cus": takingCus,
  "hannibal.pick-up.cus": pickingUp,
  "hannibal.drop.cus": dropping,
  "hannibal.march": onTheMarch,
  "hannibal.attack": (board, moment, seat) => [...dealt(board), ...withdrawing(board, moment, seat)],
  "hannibal.match": defeat,
  "hannibal.siege": siege,
  "hannibal.subjugation": siege,
};

function romanReinforcements(board: Board, { question }: Moment): Opinion[] {
  if (question.kind !== "allocate") return [];
  const rooms = romanPlaces(board);
  const { total, abroad } = romanLevy(rooms);
  const engine = { rooms: Object.fromEntries(question.items.map(({ id, max }) => [id, max])), total: question.max };
  const count = { rooms: Object.fromEntries(Object.entries(rooms).map(([at, room]) => [placeId(at), room])), total };
  const most = Math.min(...(question.limits ?? []).filter(({ min }) => min === 0).map(({ max }) => max));
  return [
    { topic: "reinforcements", rule: "6.2", engine, count },
    { topic: "reinforcements", rule: "6.2", engine: Math.min(most, abroad), count: abroad },
  ];
}

/** The die of a siege or a subjugation, and what it brings. (20.2) */
function siege(board: Board, moment: Moment, side: Side): Opinion[] {
  const [at, general] = [named(moment, "space"), named(moment, "general")];
  const isSiege = moment.question.prompt === "hannibal.siege";
  const modifier = isSiege ? siegeModifier(board, side, general, at) : 0;
  const die = 1 + (moment.past.length % 6);
  const { points, losses } = siegeResult(die + modifier);
  const before = board.position.siege[at]?.points ?? 0;
  const opinions: Opinion[] = [{ topic: "siege dice", rule: "20.2", engine: sumOfModifiers(moment), count: modifier }];
  const next = moment.after("yes", [die]);
  if (next === null || next.question.prompt === "hannibal.lose-elephants" || rollsTwice(board, general, isSiege)) return opinions;
  const after = boardAt(next);
  if (after.position.phase !== "strategy") return opinions;
  const fallen = after.control(at) === side && !after.position.siege[at];
  const reached = fallen ? 3 : (after.position.siege[at]?.points ?? 0);
  const lost = board.cus(side, at) - after.cus(side, at);
  const count = { points: Math.min(3, before + points), lost: losses };
  return [...opinions, { topic: "siege results", rule: "20.2", engine: { points: reached, lost }, count }];
}

/** Card 54, and Scipio Africanus with a Forced March. (24) */
const rollsTwice = ({ position: { play } }: Board, general: string, isSiege: boolean) =>
  isSiege && (play!.card === 54 || (general === "scipio_africanus" && [61, 62, 63].includes(play!.card)));

const PHASES = ["carthaginian-reinforcements", "carthaginian-generals", "roman-reinforcements", "scipio-africanus", "elections"];

/** The opinions on the questions of a phase of reinforcements, as it would be from here. */
function newTurn({ position, past, from }: Moment): Opinion[] {
  const phase = PHASES[past.length % PHASES.length]!;
  const opinions: Opinion[] = [];
  const turn = phase === "scipio-africanus" ? 6 : (position as unknown as Board["position"]).turn;
  let moment = from({ ...(position as object), phase, turn });
  while (moment && boardAt(moment).position.phase === phase) {
    opinions.push(...opinionsAt(moment));
    moment = moment.after(someAnswer(moment.question, past.length));
  }
  return opinions;
}

const opinionsAt = (moment: Moment): Opinion[] =>
  opinionsOn[moment.question.prompt]?.(boardAt(moment), moment, moment.question.seat as Side) ?? [];

export const opinion: SecondOpinion = { madeUp, opinions: opinionsAt };
