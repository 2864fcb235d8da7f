import {
  allocate,
  amount,
  chanceFrom,
  choose,
  type Game,
  type GameState,
  type Header,
  type Plain,
  type Play,
  PunicaError,
  pick,
  type Reason,
  shuffle,
  type Table,
} from "../../../src/engine/index.ts";
import { other, type PerSeat, SEATS, type Seat } from "../../../src/games/shared/rules/seats.ts";

/** A small game with every kind of question, hidden hands and dice, to try the page on. */
export interface Toy extends GameState {
  turn: number;
  seat: Seat;
  hands: PerSeat<number[]>;
  deck: number[];
  at: PerSeat<string>;
  foot: PerSeat<number>;
  horse: PerSeat<number>;
}

export const ROADS: Readonly<Record<string, readonly string[]>> = {
  rome: ["capua"],
  capua: ["rome", "neapolis", "messana"],
  neapolis: ["capua"],
  messana: ["capua", "syracuse"],
  syracuse: ["messana", "carthage"],
  carthage: ["syracuse"],
};

const TURNS = 6;

export const toy: Game<Toy, Plain, Seat> = {
  id: "toy",
  rulesVersion: 1,
  seats: SEATS,
  rulesets: ["plain", "harsh"],
  scenarios: ["strait", "long"],
  options: [{ id: "omens", rule: "9", values: [true, false], standard: { plain: false, harsh: true } }],
  setup(header: Header): Toy {
    const chance = chanceFrom(header.seed);
    const deck = Array.from({ length: 20 }, (_, i) => i + 1);
    shuffle(chance, deck);
    return {
      chance,
      over: null,
      turn: 1,
      seat: "rome",
      hands: { rome: deck.splice(0, 4), carthage: deck.splice(0, 4) },
      deck,
      at: { rome: "rome", carthage: "carthage" },
      foot: { rome: 4, carthage: 4 },
      horse: { rome: 2, carthage: 2 },
    };
  },
  *unit(t) {
    const { s } = t;
    if (s.turn > TURNS) {
      const strength = (seat: Seat) => s.foot[seat] + s.horse[seat];
      const rome = strength("rome");
      const carthage = strength("carthage");
      s.over = { winner: rome === carthage ? null : rome > carthage ? "rome" : "carthage", reason: "strength", rule: "6" };
      t.note("over", { rome, carthage }, "6");
      return;
    }
    yield* turn(t, s.seat);
    s.seat = other(s.seat);
    if (s.seat === "rome") s.turn++;
  },
  view(state, seat) {
    const { turn, hands, deck, at, foot, horse } = state;
    return {
      turn,
      hand: seat ? [...hands[seat]] : [],
      hands: { rome: hands.rome.length, carthage: hands.carthage.length },
      deck: deck.length,
      at: { ...at },
      foot: { ...foot },
      horse: { ...horse },
    } as Plain;
  },
  redeal(state, seat, seed) {
    state.chance = chanceFrom(seed);
    const theirs = state.hands[other(seat)];
    const pool = [...theirs, ...state.deck];
    shuffle(state.chance, pool);
    theirs.splice(0, theirs.length, ...pool.splice(0, theirs.length));
    state.deck = pool;
  },
  writePosition: (state) => JSON.parse(JSON.stringify(state)) as Plain,
  readPosition(position) {
    if (typeof position !== "object" || position === null) throw new PunicaError("bad-position", "A position is an object.");
    return JSON.parse(JSON.stringify(position)) as Toy;
  },
  fields: {},
  faceDown: () => [],
  faults: () => [],
};

function* turn(t: Table<Toy>, seat: Seat): Play {
  const { s } = t;
  const cards = s.hands[seat].map((number) => `card:${number}` as const);
  const played = yield* choose(seat, [...cards, "pass"], { prompt: "play-card", rule: "2.1", always: true });
  if (played === "pass") {
    t.note("passed", { seat }, "2.3");
    return;
  }
  const number = Number(played.slice(5));
  s.hands[seat].splice(s.hands[seat].indexOf(number), 1);
  t.note("card-played", { seat, card: played }, "2.1");
  const how = yield* choose(seat, ["march", "muster", "scout"], { prompt: "use-card", rule: "2.2", params: { card: played } });
  if (how === "march") yield* march(t, seat);
  else if (how === "muster") yield* muster(t, seat, number);
  else if (s.deck.length > 0) {
    s.hands[seat].push(s.deck.pop()!);
    t.revealed = true;
    t.note("scouted", { seat }, "4");
    t.noteOnlyTo(seat, "drew", { card: `card:${s.hands[seat].at(-1)!}` }, "4");
  }
}

function* march(t: Table<Toy>, seat: Seat): Play {
  const { s } = t;
  const from = s.at[seat];
  const to = yield* choose(
    seat,
    ROADS[from]!.map((id) => `space:${id}` as const),
    {
      prompt: "march-to",
      rule: "3.1",
      params: { from: `space:${from}` },
      always: true,
      whyNot: (id): Reason | undefined =>
        id === `space:${from}`
          ? { why: "already-there", rule: "3.1" }
          : id.startsWith("space:")
            ? { why: "no-road", rule: "3.2", params: { from: `space:${from}`, to: id } }
            : undefined,
    },
  );
  s.at[seat] = to.slice(6);
  t.note("marched", { seat, from: `space:${from}`, to }, "3.1");
  if (s.at[other(seat)] === s.at[seat]) yield* battle(t, seat);
}

function* muster(t: Table<Toy>, seat: Seat, most: number): Play {
  const { s } = t;
  const count = yield* amount(seat, 0, Math.min(most, 5), { prompt: "muster-how-many", rule: "5" });
  s.foot[seat] += count;
  t.note("mustered", { seat, count }, "5");
}

function* battle(t: Table<Toy>, attacker: Seat): Play {
  const { s } = t;
  const place = `space:${s.at[attacker]}`;
  t.note("battle", { place }, "7");
  const totals: PerSeat<number> = { rome: 0, carthage: 0 };
  for (const seat of [attacker, other(attacker)]) {
    const cards = s.hands[seat].map((number) => `card:${number}`);
    const spent = yield* pick(seat, cards, 0, Math.min(2, cards.length), { prompt: "spend-cards", rule: "7.1", always: true });
    for (const card of spent) {
      totals[seat] += Number(card.slice(5));
      s.hands[seat].splice(s.hands[seat].indexOf(Number(card.slice(5))), 1);
    }
  }
  for (const seat of [attacker, other(attacker)]) {
    const die = t.die();
    totals[seat] += die + s.foot[seat] + 2 * s.horse[seat];
    t.note("battle-roll", { seat, die, total: totals[seat] }, "7.2");
  }
  const winner = totals[attacker] >= totals[other(attacker)] ? attacker : other(attacker);
  const loser = other(winner);
  const losses = Math.min(2, s.foot[loser] + s.horse[loser]);
  const lost = yield* allocate(
    loser,
    [
      { id: "unit:foot", min: 0, max: s.foot[loser] },
      { id: "unit:horse", min: 0, max: s.horse[loser] },
    ],
    losses,
    losses,
    { prompt: "take-losses", rule: "7.3", params: { count: losses } },
  );
  s.foot[loser] -= lost["unit:foot"] ?? 0;
  s.horse[loser] -= lost["unit:horse"] ?? 0;
  s.at[loser] = loser;
  t.note("battle-won", { seat: winner, place, count: losses }, "7.3");
}
