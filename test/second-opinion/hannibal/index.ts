import { chanceFrom, type Plain, randomAnswer } from "../../../src/engine/index.ts";
import type { Moment, Opinion, SecondOpinion } from "../compare.ts";
import { Board } from "./board.ts";
import { isolated, placesForPcs } from "./control.ts";
import { madeUp } from "./made-up.ts";
import { enemyOf, SIDES, type Side } from "./map.ts";
import { allowanceOf, byLand, bySea, marchingOf, maySally, mayStop } from "./march.ts";
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

type Ask = (board: Board, moment: Moment, seat: Side) => Opinion[];

/** Compares the options of a question. */
const options =
  (topic: string, rule: string, count: (board: Board, moment: Moment, seat: Side) => readonly string[] | undefined): Ask =>
  (board, moment, seat) => {
    const { question } = moment;
    const found = count(board, moment, seat);
    if (found === undefined || (question.kind !== "choose" && question.kind !== "pick")) return [];
    return [{ topic, rule, engine: [...question.options].sort(), count: [...found].sort() }];
  };

/** An answer that is legal, another one for another number. */
const someAnswer = (question: Moment["question"], number: number) => randomAnswer(question, chanceFrom(String(number)));

const places = (ids: readonly string[]) => ids.map(placeId);
const named = (moment: Moment, name: string) => String(moment.question.params![name]).replace(/^[^:]*:/, "");

/** What the count says at a question, by its prompt. */
const opinionsOn: Record<string, Ask> = {
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
  "hannibal.march": onTheMarch,
  "hannibal.play-card": (board, moment) => [...politics(board, moment), ...newTurn(moment)],
};

const PHASES = ["carthaginian-reinforcements", "carthaginian-generals", "roman-reinforcements", "scipio-africanus", "elections"];

/** The opinions on the questions of a phase of reinforcements, as it would be from here. */
function newTurn({ position, past, from }: Moment): Opinion[] {
  const phase = PHASES[past.length % PHASES.length]!;
  const opinions: Opinion[] = [];
  const turn = phase === "scipio-africanus" ? 6 : (position as unknown as Board["position"]).turn;
  let moment = from({ ...(position as object), phase, turn });
  while (moment && new Board(moment.position).position.phase === phase) {
    opinions.push(...opinionsAt(moment));
    moment = moment.after(someAnswer(moment.question, past.length));
  }
  return opinions;
}

function onTheMarch(board: Board, moment: Moment): Opinion[] {
  const { header, question, position, past } = moment;
  const play = board.position.play!;
  if (question.kind !== "choose" || play.activated.length > 1) return [];
  const marching = marchingOf(board);
  const land = byLand(board, header, marching);
  const sea = bySea(board, header, marching);
  const offered = (kind: RegExp) => question.options.filter((option) => kind.test(option)).sort();
  const opinions: Opinion[] = [
    { topic: "march by land", rule: "10", engine: offered(/^space:/), count: places(Object.keys(land)).sort() },
    { topic: "march by sea", rule: "11", engine: offered(/^sea:|^harbour:/), count: sea.sort() },
    {
      topic: "end of a march",
      rule: "10.4, 20.5",
      engine: offered(/^stop$|^sortie$/),
      count: [...(maySally(board, marching) ? ["sortie"] : []), ...(mayStop(board, marching) ? ["stop"] : [])],
    },
    {
      topic: "march allowance",
      rule: "10.2",
      engine: (position as unknown as Board["position"]).march!.allowance,
      count: allowanceOf(marching.generals[0]!, play.card, play.use),
    },
  ];
  const ways = Object.entries(land);
  const [to, price] = ways[past.length % ways.length] ?? [];
  if (to !== undefined && question.options.includes(`space:${to}`)) {
    const next = moment.after(`space:${to}`);
    const march = next && new Board(next.position).position.march;
    if (march && march.at === to)
      opinions.push({
        topic: "march prices",
        rule: "10.2, 10.6",
        engine: march.used - board.position.march!.used,
        count: price!,
      });
  }
  return opinions;
}

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

/** The end of a turn as it would be from here: what is isolated, and who loses how many PCs. (19.4, 22) */
function politics(board: Board, moment: Moment): Opinion[] {
  const { position } = moment;
  const next = moment.from({ ...(position as object), phase: "isolation" });
  const gone = isolated(board);
  const left = new Board({
    ...(position as object),
    control: Object.fromEntries(
      SIDES.map((side) => [side, board.position.control[side].filter((at) => !gone[side].includes(at))]),
    ),
  } as Plain);
  const after = next && new Board(next.position);
  const opinions: Opinion[] = [];
  const points = { rome: left.points("rome"), carthage: left.points("carthage") };
  const loser: Side = points.rome < points.carthage ? "rome" : "carthage";
  const count = points[enemyOf(loser)] - points[loser];
  const losesAll = left.loosePcs(loser).length <= count; // nothing to choose: they go without a question
  if (after && !losesAll)
    opinions.push({
      topic: "isolation",
      rule: "19.4",
      engine: SIDES.map((side) => [...after.position.control[side]].sort()),
      count: SIDES.map((side) => [...left.position.control[side]].sort()),
    });
  const asked = next?.question.prompt === "hannibal.remove-pcs" ? next.question : null;
  if (next && !losesAll)
    opinions.push({
      topic: "points",
      rule: "22.2",
      engine: asked ? { seat: asked.seat, count: asked.kind === "pick" ? asked.min : 0 } : null,
      count: count === 0 ? null : { seat: loser, count },
    });
  opinions.push({ topic: "the end", rule: "22, 23", engine: next === null, count: isOver(left, count) });
  return opinions;
}

const ITALY = ["gallia_cisalpina", "etruria", "samnium", "campania", "apulia", "lucania"];

/** All of Italy but Latium for Carthage, the last turn, or too few PCs to lose. (22.3, 22.4, 23) */
function isOver(board: Board, owed: number): boolean {
  const points = { rome: board.points("rome"), carthage: board.points("carthage") };
  const loser: Side = points.rome < points.carthage ? "rome" : "carthage";
  if (ITALY.every((province) => board.controlsProvince("carthage", province))) return true;
  return board.position.turn === 9 || board.loosePcs(loser).length < owed;
}

const opinionsAt = (moment: Moment): Opinion[] =>
  opinionsOn[moment.question.prompt]?.(new Board(moment.position), moment, moment.question.seat as Side) ?? [];

export const opinion: SecondOpinion = { madeUp, opinions: opinionsAt };
