import {
  type AnyGame,
  allocate,
  amount,
  type Chance,
  chanceFrom,
  choose,
  clone,
  type Game,
  type GameState,
  type Outcome,
  type Plain,
  type Play,
  pick,
  shuffle,
  type Table,
} from "../../src/engine/index.ts";
import { other, type PerSeat, SEATS, type Seat } from "../../src/games/shared/rules/seats.ts";

/**
 * A small game with all that the server must cope with: hidden hands, a hidden deck, dice, all four kinds of question,
 * and a reaction window that is asked whether or not the hand holds anything to react with.
 * In turn a side plays a card and rolls; the other may block with a card that three divides; the higher score wins.
 */
interface ToyState extends GameState {
  deck: number[];
  hands: PerSeat<number[]>;
  played: number[];
  score: PerSeat<number>;
  turn: number;
  active: Seat;
  stage: "play" | "supply";
}

const CARDS = 36;
const HAND = 4;
const TURNS = 20;

const id = (card: number) => `card:${card}`;
const isBlock = (card: number) => card % 3 === 0;

function* turn(table: Table<ToyState>): Play {
  const s = table.s;
  const seat = s.active;
  const played = yield* choose(seat, [...s.hands[seat].map(id), "pass"], {
    prompt: "toy.play",
    rule: "1",
    whyNot: (what) => (what.startsWith("card:") ? { why: "toy.not-in-hand", rule: "1.1" } : undefined),
  });
  if (played === "pass") {
    table.note("toy.passed", { seat });
  } else {
    spend(s, seat, played);
    table.note("toy.played", { seat, card: played });
    yield* clash(table, seat);
  }
  s.stage = "supply";
}

function* clash(table: Table<ToyState>, seat: Seat): Play {
  const s = table.s;
  const enemy = other(seat);
  const answer = yield* choose(enemy, [...s.hands[enemy].filter(isBlock).map(id), "pass"], {
    prompt: "toy.block",
    rule: "2",
    always: true,
  });
  if (answer !== "pass") {
    spend(s, enemy, answer);
    table.note("toy.blocked", { seat: enemy, card: answer });
    return;
  }
  const roll = table.die();
  table.note("toy.rolled", { seat, roll });
  const stake = yield* amount(seat, 0, roll, { prompt: "toy.stake", rule: "3" });
  const shares = yield* allocate(seat, [item("land", stake), item("sea", stake)], stake, stake, {
    prompt: "toy.share",
    rule: "3.1",
  });
  s.score[seat] += (shares.land ?? 0) + 2 * (shares.sea ?? 0);
}

const item = (what: string, max: number) => ({ id: what, min: 0, max });

function* supply(table: Table<ToyState>): Play {
  const s = table.s;
  const seat = s.active;
  const thrown = yield* pick(seat, s.hands[seat].map(id), 0, Math.min(2, s.hands[seat].length), {
    prompt: "toy.discard",
    rule: "4",
  });
  for (const card of thrown) spend(s, seat, card);
  table.note("toy.discarded", { seat, count: thrown.length });
  while (s.hands[seat].length < HAND && s.deck.length > 0) {
    const card = s.deck.pop()!;
    s.hands[seat].push(card);
    table.revealed = true;
    table.noteOnlyTo(seat, "toy.drew", { card: id(card) });
  }
  s.active = other(seat);
  s.stage = "play";
  s.turn++;
  if (s.turn === TURNS || s.hands.rome.length + s.hands.carthage.length === 0) s.over = result(s);
}

function result({ score }: ToyState): Outcome {
  const winner = score.rome === score.carthage ? null : score.rome > score.carthage ? "rome" : "carthage";
  return { winner, reason: "toy.score", rule: "5" };
}

function spend(s: ToyState, seat: Seat, card: string): void {
  const number = Number(card.slice(5));
  s.hands[seat] = s.hands[seat].filter((held) => held !== number);
  s.played.push(number);
}

export const toy: Game<ToyState, Plain, Seat> = {
  id: "toy",
  rulesVersion: 1,
  seats: SEATS,
  rulesets: ["plain", "other"],
  scenarios: ["whole"],
  options: [{ id: "short", rule: "6", values: [true, false], standard: { plain: false, other: false } }],

  setup(header) {
    const chance: Chance = chanceFrom(header.seed);
    const deck = Array.from({ length: CARDS }, (_, index) => index + 1);
    shuffle(chance, deck);
    const hands = { rome: deck.splice(0, HAND), carthage: deck.splice(0, HAND) };
    const turn = header.options.short ? TURNS - 2 : 0;
    return { chance, over: null, deck, hands, played: [], score: { rome: 0, carthage: 0 }, turn, active: "rome", stage: "play" };
  },

  unit: (table) => (table.s.stage === "play" ? turn(table) : supply(table)),

  view(s, seat): Plain {
    return {
      deck: s.deck.length,
      hands: { rome: s.hands.rome.length, carthage: s.hands.carthage.length },
      played: s.played.map(id),
      score: { ...s.score },
      turn: s.turn,
      active: s.active,
      over: s.over && { ...s.over },
      ...(seat && { hand: s.hands[seat].map(id) }),
    };
  },

  redeal(s, seat, seed) {
    s.chance = chanceFrom(seed);
    const enemy = other(seat);
    const unknown = [...s.hands[enemy], ...s.deck];
    const held = s.hands[enemy].length;
    shuffle(s.chance, unknown);
    s.hands[enemy] = unknown.splice(0, held);
    s.deck = unknown;
  },

  writePosition: (s) => clone(s) as unknown as Plain,
  fields: {},
  faceDown: () => [],
  readPosition: (position, header) => ({ ...toy.setup(header), ...(clone(position) as object) }),
  faults: () => [],
};

/** The toy without an end. */
export const longToy = {
  ...toy,
  unit(table: Table<ToyState>) {
    const { s } = table;
    if (s.turn > 10) s.turn = 0;
    if (s.deck.length < 4) s.deck.unshift(...s.played.splice(0));
    return toy.unit(table);
  },
} as unknown as AnyGame;
