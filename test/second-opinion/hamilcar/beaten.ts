import type { Plain } from "../../../src/engine/index.ts";
import type { Moment, Opinion } from "../compare.ts";
import { boardAt, numbersIn, promptOf } from "./asked.ts";
import { Board } from "./board.ts";
import { enemyOf, roadsFrom, SIDES, type Side } from "./map.ts";
import { type Beaten, retreats, type Way } from "./retreat.ts";

/** What a beaten player is asked. (13.5) */
export function retreating(board: Board, moment: Moment): Opinion[] {
  const { question } = moment;
  const beaten = beatenAt(board);
  if (question.kind !== "choose" || beaten === null) return [];
  const { roads, ports } = retreats(board, beaten);
  const prices: Record<string, number> = {};
  for (const { spaces, price } of roads) {
    const end = `space:${spaces[spaces.length - 1]}`;
    prices[end] = Math.min(prices[end] ?? price, price);
  }
  const isNextByRoad = (port: string) =>
    roads.some(({ spaces, price }) => spaces.length === 1 && spaces[0] === port && price === 0);
  for (const port of ports) if (!isNextByRoad(port)) prices[`sea:${port}`] = 0;
  return [{ topic: "retreat", rule: "13.5", engine: numbersIn(moment), count: prices }];
}

/** The force that must retreat. */
function beatenAt({ position: { battle } }: Board): Beaten | null {
  if (battle === null || battle.winner === null) return null;
  const side = enemyOf(battle.winner);
  if (side === battle.attacker && battle.sortie.cus + battle.sortie.elephants > 0) return null; // 14.5.B
  return { side, at: battle.space, attacker: side === battle.attacker, from: battle.from, bySea: battle.bySea };
}

/** The ways to the place that was chosen. */
export function waysOf(board: Board, moment: Moment): Opinion[] {
  const { question } = moment;
  const beaten = beatenAt(board);
  if (question.kind !== "choose" || beaten === null) return [];
  const end = String(question.params!.space).replace("space:", "");
  const known = retreats(board, beaten).roads.filter(({ spaces }) => spaces[spaces.length - 1] === end);
  const named = ({ spaces }: Way) => `way:${spaces.join(">")}`;
  const engine = numbersIn(moment);
  const among = Object.fromEntries(known.filter((way) => named(way) in engine).map((way) => [named(way), way.price]));
  const least = Math.min(...known.map(({ price }) => price));
  return [
    { topic: "ways of a retreat", rule: "13.5.A", engine, count: among },
    { topic: "ways of a retreat", rule: "13.5.A", engine: Math.min(...Object.values(engine)), count: least },
  ];
}

/** A battle that has just been lost somewhere, as it could be from here: what comes of the beaten force. */
export function aBattleLost(board: Board, moment: Moment): Opinion[] {
  const made = lostBattle(board, moment.past.length);
  if (made === null) return [];
  const before = new Board(made.position, moment.header);
  const beaten = beatenAt(before)!;
  let now = moment.from(made.position);
  while (now && promptOf(now).startsWith("retreat-inside")) now = now.after(now.question.kind === "pick" ? [] : {});
  while (now?.question.kind === "amount" && promptOf(now) === "lose-elephants") now = now.after(now.question.min);
  if (now === null) return [];
  if (promptOf(now) === "retreat") return retreating(boardAt(now), now).map((opinion) => ({ ...opinion, at: now }));
  if (promptOf(now) === "retreat-way") return waysOf(boardAt(now), now).map((opinion) => ({ ...opinion, at: now }));
  const { roads, ports } = retreats(before, beaten);
  const ends = new Set([...roads.map(({ spaces }) => spaces[spaces.length - 1]!), ...ports]);
  if (ends.size > 1) return [{ topic: "retreat", rule: "13.5", engine: "not asked", count: [...ends].sort(), at: now }];
  const after = boardAt(now);
  const total = (one: Board) =>
    one.position.forces
      .filter(({ side }) => side === beaten.side)
      .reduce((sum, { cus = 0, elephants = 0 }) => sum + cus + elephants, 0);
  const size = before.cus(beaten.side, beaten.at);
  const lost = ends.size === 0 ? size : Math.min(...roads.map(({ price }) => price), ...ports.map(() => 0));
  if (
    after.position.phase !== "strategy" ||
    before.cus(beaten.side, `inside:${beaten.at}`) !== after.cus(beaten.side, `inside:${beaten.at}`)
  )
    return [];
  return [{ topic: "retreat without a choice", rule: "13.5", engine: total(before) - total(after), count: lost }];
}

/** A force with a general next to enemies has attacked and won, or lost. */
function lostBattle(board: Board, number: number): { position: Plain } | null {
  const { position } = board;
  const armies = position.forces.filter(
    ({ side, at, generals = [], cus = 0 }) =>
      generals.length > 0 && cus > 0 && at !== "at-sea" && !at.startsWith("inside:") && board.cus(enemyOf(side), at) === 0,
  );
  const fights = armies.flatMap((army) =>
    roadsFrom(army.at)
      .filter(({ to, strait }) => !strait && board.cus(enemyOf(army.side), to) > 0)
      .map(({ to }) => ({ army, to })),
  );
  if (fights.length === 0) return null;
  const { army, to } = fights[number % fights.length]!;
  const winner: Side = SIDES[number % 2]!;
  const leader = army.generals![0]!;
  const { side, at: from, cus = 0, elephants = 0 } = army;
  const trainsOf = (force: (typeof position.forces)[number]) =>
    force.at === to || force === army ? { ...force, supply: 0 } : force;
  const forces = position.forces
    .map(trainsOf)
    .map((force) => (force.side === side && force.at === from ? { ...force, at: to } : force));
  const units = { cus, elephants, supply: 0 };
  const orders = { points: 4, rating: 3, sailWith: -1, africa: false, raid: 0 };
  const levels = { rome: [], carthage: [] };
  return {
    position: {
      ...(position as unknown as Record<string, Plain>),
      active: side,
      announced: 0,
      forces: forces as unknown as Plain,
      siege: Object.fromEntries(Object.entries(position.siege).filter(([at]) => at !== from && at !== to)) as unknown as Plain,
      play: {
        seat: side,
        card: 40,
        ops: 0,
        activations: 0,
        activated: [leader],
        orders,
        attempted: [],
        fatigue: { units: [], generals: [], warships: [] },
      },
      march: {
        seat: side,
        general: leader,
        staff: army.generals!.slice(1) as string[],
        columns: [{ ...units, moved: 0, spent: false, joined: 0 }],
        at: to,
        used: 1,
        allowance: 4,
        path: [from, to],
        spent: [0, 1],
        embarked: -1,
        landed: -1,
        stage: "battle",
        regrouped: false,
        consulRests: -1,
        fought: true,
        won: winner === side,
        failed: [],
        settled: 1,
        raided: false,
      },
      battle: {
        space: to,
        attacker: side,
        from,
        bySea: false,
        stage: "retreat",
        sortie: { cus: 0, elephants: 0, generals: [] },
        commanders: { rome: null, carthage: null, [side]: leader },
        ratings: levels,
        levels,
        silenced: false,
        charge: "none",
        dice: { rome: [-1, 0], carthage: [-1, 0] },
        hits: { rome: 0, carthage: 0 },
        lost: { rome: 0, carthage: 0 },
        winner,
      },
    },
  };
}
