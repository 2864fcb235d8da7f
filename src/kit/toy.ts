import {
  byKey,
  each,
  list,
  named,
  object,
  over,
  part,
  positions,
  type StateIn,
  type StateOf,
  whole,
  word,
  wrong,
} from "../engine/codec/index.ts";
import {
  allocate,
  amount,
  chanceFrom,
  choose,
  confirm,
  type Game,
  type GameState,
  type Header,
  headerFor,
  type Play,
  pick,
  shuffle,
  type Table,
} from "../engine/index.ts";

/**
 * A small game with everything that is hard for an engine: hidden hands and a hidden deck, all four kinds of question,
 * questions inside questions of the other side, dice, private log entries, units that ask nothing, a battle fought in several units.
 *
 * Five spaces in a ring. 1 Deal. 2 Each side in turn plays a card: 2.1 muster, 2.2 raid, 2.3 march, 2.4 ambush cards only counter a raid.
 * 3 Battle, a round a unit. 4 Winter. 5 The end.
 */
export const SPACES = ["rhegium", "messana", "panormus", "agrigentum", "lilybaeum"] as const;
const NORTH = [0, 1];

export type ToySeat = "rome" | "carthage";
const SEATS: readonly ToySeat[] = ["rome", "carthage"];
const other = (seat: ToySeat): ToySeat => (seat === "rome" ? "carthage" : "rome");
const seat = word(SEATS);

const DECK = 20;

type Kind = "muster" | "raid" | "march" | "ambush";
const KINDS: readonly Kind[] = ["muster", "raid", "march", "ambush"];
export const kindOf = (card: number): Kind => KINDS[card % 4]!;

const space = named("space", SPACES);
const card = whole(1, DECK).faceDown("card");
const units = whole(0, 99);

const battle = object({
  from: space,
  to: space.doc("a space of the other side"),
  attacker: seat,
  foot: units.doc("foot that attack"),
  horse: units,
  round: whole(1, 999),
});
type Battle = StateOf<typeof battle>;

const situation = {
  turn: whole(1, 5).needed(),
  phase: word(["deal", "play", "battle", "winter"]).needed(),
  active: seat.needed().doc("whose turn it is to play a card"),
  passes: whole(0, 1).needed().doc("how many have passed one after the other"),
  deck: list(card)
    .secret("nobody", ({ length }) => length)
    .needed()
    .doc("the last card is on top"),
  discard: list(card).open().needed(),
  hands: each(SEATS, (owner) => list(card).secret(owner, ({ length }) => length)).needed(),
  battle: battle.orNull(),
};

export interface ToyState extends GameState, StateIn<typeof situation> {
  lastTurn: number;
  handSize: number;
  harsh: boolean;
  owner: ToySeat[];
  foot: number[];
  horse: number[];
}

const cardId = (card: number) => `card:${card}`;
const spaceId = (space: number) => `space:${SPACES[space]}`;
const numberOf = (id: string) => Number(id.slice(5));
const spaceOf = (id: string) => SPACES.indexOf(id.slice(6) as (typeof SPACES)[number]);
const spacesOf = (s: ToyState, seat: ToySeat) => SPACES.map((_, i) => i).filter((i) => s.owner[i] === seat);

type T = Table<ToyState>;

function setup(header: Header): ToyState {
  const chance = chanceFrom(header.seed);
  const deck = Array.from({ length: DECK }, (_, i) => i + 1);
  shuffle(chance, deck);
  return {
    chance,
    over: null,
    turn: 1,
    lastTurn: header.scenario === "short" ? 2 : 5,
    handSize: header.options.hand === "large" ? 5 : 3,
    harsh: header.ruleset === "harsh",
    phase: "deal",
    active: "rome",
    passes: 0,
    deck,
    discard: [],
    hands: { rome: [], carthage: [] },
    owner: ["rome", "rome", "carthage", "carthage", "carthage"],
    foot: [3, 2, 2, 1, 3],
    horse: [1, 1, 1, 2, 1],
    battle: null,
  };
}

function* unit(t: T): Play {
  switch (t.s.phase) {
    case "deal":
      return deal(t);
    case "play":
      return yield* play(t);
    case "battle":
      return yield* battleRound(t);
    case "winter":
      return winter(t);
  }
}

function draw(t: T, seat: ToySeat): void {
  const s = t.s;
  if (s.deck.length === 0) {
    s.deck = s.discard;
    s.discard = [];
    t.shuffle(s.deck);
    t.note("reshuffled", {}, "1");
  }
  const card = s.deck.pop();
  if (card === undefined) return;
  t.revealed = true;
  s.hands[seat].push(card);
  t.note("drew", { seat }, "1");
  t.noteOnlyTo(seat, "drew-card", { card: cardId(card) }, "1");
}

function deal(t: T): void {
  for (const seat of SEATS) while (t.s.hands[seat].length < t.s.handSize) draw(t, seat); // 1
  t.s.phase = "play";
  t.s.active = "rome";
  t.s.passes = 0;
}

function* play(t: T): Play {
  const s = t.s;
  const seat = s.active;
  const playable = s.hands[seat].filter((card) => kindOf(card) !== "ambush").map(cardId);
  const choice = yield* choose(seat, [...playable, "pass"], {
    prompt: "play-card",
    rule: "2",
    params: { seat },
    always: true,
    whyNot: (id) =>
      id.startsWith("card:") && s.hands[seat].includes(numberOf(id)) ? { why: "ambush-only-counters", rule: "2.4" } : undefined,
  });
  if (choice === "pass") {
    t.note("passed", { seat }, "2");
    s.passes++;
  } else {
    const card = numberOf(choice);
    s.passes = 0;
    s.hands[seat].splice(s.hands[seat].indexOf(card), 1);
    s.discard.push(card);
    t.note("played", { seat, card: choice }, "2");
    const kind = kindOf(card);
    if (kind === "muster") yield* muster(t, seat);
    else if (kind === "raid") yield* raid(t, seat);
    else yield* march(t, seat);
  }
  s.active = other(seat);
  if (s.battle) s.phase = "battle";
  else if (s.passes >= 2) s.phase = "winter";
}

function* muster(t: T, seat: ToySeat): Play {
  const s = t.s;
  const mine = spacesOf(s, seat);
  const items = mine.map((space) => ({ id: spaceId(space), min: 0, max: 2 }));
  const north = mine.filter((space) => NORTH.includes(space)).map(spaceId);
  const capacity = Math.min(north.length * 2, 3) + (mine.length - north.length) * 2;
  const wanted = yield* amount(seat, 0, Math.min(4, capacity), { prompt: "how-many", rule: "2.1" });
  const spread = yield* allocate(seat, items, wanted, wanted, { prompt: "place", rule: "2.1", params: { count: wanted } }, [
    { items: north, min: 0, max: 3 },
  ]);
  for (const space of mine) s.foot[space]! += spread[spaceId(space)] ?? 0;
  t.note("mustered", { seat, count: wanted }, "2.1");
}

function* raid(t: T, seat: ToySeat): Play {
  const s = t.s;
  const targets = spacesOf(s, other(seat)).map(spaceId);
  if (targets.length === 0) return;
  const chosen = yield* pick(seat, targets, 1, Math.min(2, targets.length), { prompt: "raid-where", rule: "2.2" });
  for (const target of chosen) {
    if (yield* ambushed(t, seat, target)) continue;
    const die = t.die();
    t.note("raided", { seat, space: target, die }, "2.2");
    const space = spaceOf(target);
    if (die < 5 || s.foot[space]! + s.horse[space]! === 0) continue;
    if (s.foot[space]! > 0) s.foot[space]!--;
    else s.horse[space]!--;
  }
  if (s.harsh) draw(t, seat);
}

/** Ambush against the raid, an ambush against the ambush, and so on: each side asked in turn until one passes. */
function* ambushed(t: T, raider: ToySeat, target: string): Play<boolean> {
  let asked = other(raider);
  let stopped = false;
  for (;;) {
    const hand = t.s.hands[asked];
    const choice = yield* choose(asked, [...hand.filter((card) => kindOf(card) === "ambush").map(cardId), "pass"], {
      prompt: "ambush",
      rule: "2.4",
      params: { space: target },
      always: true,
    });
    if (choice === "pass") return stopped;
    t.s.hands[asked].splice(t.s.hands[asked].indexOf(numberOf(choice)), 1);
    t.s.discard.push(numberOf(choice));
    t.note("ambushed", { seat: asked, card: choice }, "2.4");
    stopped = !stopped;
    asked = other(asked);
  }
}

function* march(t: T, seat: ToySeat): Play {
  const s = t.s;
  const near = (from: number) => [(from + 4) % 5, (from + 1) % 5].filter((to) => s.owner[to] !== seat);
  const froms = spacesOf(s, seat).filter((from) => s.foot[from]! + s.horse[from]! > 0 && near(from).length > 0);
  if (froms.length === 0) return;
  const from = spaceOf(
    yield* choose(seat, froms.map(spaceId), {
      prompt: "march-from",
      rule: "2.3",
      whyNot: (id) =>
        spacesOf(s, seat).map(spaceId).includes(id) ? { why: "no-enemy-near", rule: "2.3", params: { space: id } } : undefined,
    }),
  );
  const to = spaceOf(yield* choose(seat, near(from).map(spaceId), { prompt: "march-to", rule: "2.3" }));
  const items = [
    { id: "foot", min: 0, max: s.foot[from]! },
    { id: "horse", min: 0, max: s.horse[from]! },
  ];
  const force = yield* allocate(seat, items, 1, s.foot[from]! + s.horse[from]!, { prompt: "march-with", rule: "2.3" });
  const foot = force.foot ?? 0;
  const horse = force.horse ?? 0;
  s.foot[from]! -= foot;
  s.horse[from]! -= horse;
  s.battle = { from, to, attacker: seat, foot, horse, round: 1 };
  t.note("marched", { seat, from: spaceId(from), to: spaceId(to), count: foot + horse }, "2.3");
}

function* battleRound(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const { attacker, to } = battle;
  const defender = other(attacker);
  const garrison = s.foot[to]! + s.horse[to]!;
  if (garrison === 0) return conquer(t, battle);
  if (battle.round > 1 && (yield* confirm(attacker, { prompt: "withdraw", rule: "3.1" }))) return withdraw(t, battle);
  const dice = [t.die() + battle.horse, t.die() + s.horse[to]!];
  t.note("battle-round", { round: battle.round, dice }, "3");
  battle.round++;
  if (dice[0]! > dice[1]!) {
    const losses = yield* allocate(
      defender,
      [
        { id: "foot", min: 0, max: s.foot[to]! },
        { id: "horse", min: 0, max: s.horse[to]! },
      ],
      Math.min(2, garrison),
      Math.min(2, garrison),
      { prompt: "losses", rule: "3.2" },
    );
    s.foot[to]! -= losses.foot ?? 0;
    s.horse[to]! -= losses.horse ?? 0;
  } else {
    const lost = yield* choose(attacker, [...(battle.foot > 0 ? ["foot"] : []), ...(battle.horse > 0 ? ["horse"] : [])], {
      prompt: "loss",
      rule: "3.2",
    });
    if (lost === "foot") battle.foot--;
    else battle.horse--;
    if (battle.foot + battle.horse === 0) {
      s.battle = null;
      s.phase = "play";
    }
  }
}

function conquer(t: T, battle: Battle): void {
  const s = t.s;
  s.owner[battle.to] = battle.attacker;
  s.foot[battle.to] = battle.foot;
  s.horse[battle.to] = battle.horse;
  s.battle = null;
  s.phase = "play";
  t.note("conquered", { seat: battle.attacker, space: spaceId(battle.to) }, "3.3");
  if (spacesOf(s, other(battle.attacker)).length === 0) s.over = { winner: battle.attacker, reason: "conquest", rule: "5.1" };
}

function withdraw(t: T, battle: Battle): void {
  t.s.foot[battle.from]! += battle.foot;
  t.s.horse[battle.from]! += battle.horse;
  t.s.battle = null;
  t.s.phase = "play";
  t.note("withdrew", { seat: battle.attacker }, "3.1");
}

/** Asks nothing. */
function winter(t: T): void {
  const s = t.s;
  for (let space = 0; space < SPACES.length; space++) {
    if (s.foot[space]! > 4 && (!s.harsh || t.die() < 3)) s.foot[space]!--; // 4
  }
  s.turn++;
  s.phase = "deal";
  if (s.turn <= s.lastTurn) return;
  const margin = spacesOf(s, "rome").length - spacesOf(s, "carthage").length;
  s.over = { winner: margin > 0 ? "rome" : "carthage", reason: "most-spaces", rule: "5.2" };
}

function redeal(s: ToyState, seat: ToySeat, seed: string): void {
  s.chance = chanceFrom(seed);
  const hidden = [...s.deck, ...s.hands[other(seat)]].sort((a, b) => a - b);
  shuffle(s.chance, hidden);
  s.hands[other(seat)] = hidden.splice(0, s.hands[other(seat)].length);
  s.deck = hidden;
}

const toyPositions = positions({
  start: setup,
  fields: {
    ...situation,
    spaces: part(byKey(SPACES, object({ owner: seat, foot: units, horse: units })), {
      of: ({ owner, foot, horse }: ToyState) => SPACES.map((_, i) => ({ owner: owner[i]!, foot: foot[i]!, horse: horse[i]! })),
      into: (s, spaces) => {
        s.owner = spaces.map(({ owner }) => owner);
        s.foot = spaces.map(({ foot }) => foot);
        s.horse = spaces.map(({ horse }) => horse);
      },
    }).needed(),
    over,
  },
  finish: (s) => {
    if (s.turn > s.lastTurn) wrong("turn", `must be from 1 to ${s.lastTurn}.`);
    if ((s.phase === "battle") !== (s.battle !== null)) wrong("battle", "there is a battle in the phase battle and in no other.");
    if (!s.battle) return;
    if (s.owner[s.battle.to] === s.battle.attacker) wrong("battle.to", "a battle is for a space of the other side.");
    if (s.battle.foot + s.battle.horse === 0) wrong("battle.horse", "somebody must attack.");
  },
  faults,
});
export type ToyView = ReturnType<typeof toyPositions.view>;

function faults(s: ToyState): string[] {
  const cards = [...s.deck, ...s.discard, ...s.hands.rome, ...s.hands.carthage].sort((a, b) => a - b);
  const found: string[] = [];
  if (cards.length !== DECK || cards.some((card, i) => card !== i + 1)) found.push("a card is lost or doubled");
  if ([...s.foot, ...s.horse].some((units) => units < 0)) found.push("there are fewer than no units in a space");
  return found;
}

export const toy: Game<ToyState, ToyView, ToySeat> = {
  id: "toy",
  rulesVersion: 1,
  seats: SEATS,
  rulesets: ["plain", "harsh"],
  scenarios: ["whole", "short"],
  options: [{ id: "hand", rule: "1", values: ["small", "large"], standard: { plain: "small", harsh: "large" } }],
  setup,
  unit,
  ...toyPositions,
  redeal,
  faults,
};

export const toyHeader = (given: Partial<Header> = {}): Header => headerFor(toy, { seed: "toy", ...given });
