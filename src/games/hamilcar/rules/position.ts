import {
  byName,
  type Codec,
  choices,
  depending,
  derived,
  gameId,
  list,
  named,
  object,
  part,
  positions,
  spelled,
  whole,
  word,
  wrong,
} from "../../../engine/codec/index.ts";
import { type Header, shuffle } from "../../../engine/index.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { many, markPosts, perSeat, placesOf, seat, siegePoints } from "../../shared/rules/shape.ts";
import { controls, controlsMareTyrrhenum, controlsProvince } from "./control.ts";
import { faults } from "./faults.ts";
import { generalsAt } from "./forces.ts";
import { settleGates } from "./gates.ts";
import { GENERAL_COUNT, OF_SIDE, sideOf } from "./generals.ts";
import {
  findSpace,
  isCity,
  LILYBAEUM,
  POST_COUNT,
  PROVINCES,
  SIGNIFICANT_PROVINCES,
  SPACE_COUNT,
  SPACE_IDS,
  spaceOf,
} from "./map.ts";
import { miatHolder } from "./miat.ts";
import { setup } from "./setup.ts";
import { card, count, general, post, space } from "./shape.ts";
import {
  AWAY,
  atSea,
  type BattleStage,
  CHEST,
  CHEST_LEAVING,
  CODE,
  CONSUL,
  cards,
  DISCARDED,
  type Hamilcar,
  HIDDEN,
  type March,
  NO_OFFICE,
  NOBODY,
  OFFICES,
  offices,
  type Phase,
  REMOVED,
  sequence,
  siegeworks,
  TRIBE,
  underWay,
} from "./state.ts";
import { MIAT_SLOTS } from "./tables.ts";

// Positions and views: what the state stores in tables, by space, post, general or card

// ------------------------------------------------------------ the map

/** Walled cities not mentioned keep their owner; tribes stay unless somebody controls their space. */
const control = part(perSeat(list(space).or([])), {
  of: (s: Hamilcar) => ({ rome: placesOf(s.control, CODE.rome), carthage: placesOf(s.control, CODE.carthage) }),
  into: (s, held) => {
    for (let at = 0; at < SPACE_COUNT; at++) if (!isCity(at) && s.control[at] !== TRIBE) s.control[at] = NOBODY;
    for (const side of SEATS) for (const at of held[side]) s.control[at] = CODE[side];
  },
});

const tribes = part(list(space), {
  of: (s: Hamilcar) => placesOf(s.control, TRIBE),
  into: (s, spaces, field) => {
    for (const at of placesOf(s.control, TRIBE)) s.control[at] = NOBODY;
    for (const [index, at] of spaces.entries()) {
      if (isCity(at)) wrong(`${field}[${index}]`, "is a walled city.");
      if (s.control[at] !== NOBODY) wrong(`${field}[${index}]`, "is controlled by a side.");
      s.control[at] = TRIBE;
    }
  },
});

const siege = part(byName(space, siegePoints(4)), {
  of: (s: Hamilcar) => s.siege.flatMap((points, at) => (points === 0 ? [] : [[at, points] as const])),
  into: (s, entries) => {
    for (const [at, points] of entries) s.siege[at] = points;
  },
});

/** What a side has on the Provincial Display (2.1.E). */
function displayOf(s: Hamilcar, side: Seat): string[] {
  const names = SIGNIFICANT_PROVINCES.filter((province) => controlsProvince(s, side, province)).map(
    (province) => PROVINCES[province]!.id,
  );
  if (controlsMareTyrrhenum(s, side)) names.push("mare-tyrrhenum");
  if (controls(s, side, LILYBAEUM)) names.push("lilybaeum");
  if (miatHolder(s) === side) names.push("miat");
  return names;
}

const DISPLAYED = [...SIGNIFICANT_PROVINCES.map((province) => PROVINCES[province]!.id), "mare-tyrrhenum", "lilybaeum", "miat"];

const miat = part(list(named("slot of the Miat", MIAT_SLOTS)), {
  of: (s: Hamilcar) => placesOf(s.miat, 1),
  into: (s, slots) => {
    s.miat.fill(0);
    for (const slot of slots) s.miat[slot] = 1;
  },
});

// ------------------------------------------------------------ units and generals

const stack = object({
  side: seat,
  at: post,
  cus: count.doc("CUs that are no elephants"),
  elephants: whole(0, 4).unless(0),
  supply: whole(0, 15).unless(0).doc("supply trains"),
  generals: list(general).optional(),
});

const forces = part(list(stack), {
  of: stacksOf,
  into: (s, stacks, field) => {
    for (const [index, { side, at, cus, elephants, supply, generals = [] }] of stacks.entries()) {
      if (side === "rome" && elephants > 0) wrong(`${field}[${index}].elephants`, "Rome has none.");
      s.cus[side][at]! += cus;
      s.elephants[at]! += elephants;
      s.supply[side][at]! += supply;
      for (const [number, who] of generals.entries()) {
        const name = `${field}[${index}].generals[${number}]`;
        if (sideOf(who) !== side) wrong(name, `does not serve ${side}.`);
        if (s.generals[who]! >= 0) wrong(name, "stands in two places.");
        s.generals[who] = at;
      }
    }
  },
});

/** where generals are: always the same list, as stacks are written often */
const LED = new Uint8Array(POST_COUNT);

function stacksOf(s: Hamilcar) {
  const stacks = [];
  for (const side of SEATS) {
    const cus = s.cus[side];
    const supply = s.supply[side];
    const elephants = side === "carthage" ? s.elephants : null;
    markPosts(LED, OF_SIDE[side], s.generals);
    for (let at = 0; at < POST_COUNT; at++) {
      if (cus[at] === 0 && supply[at] === 0 && !elephants?.[at] && LED[at] === 0) continue;
      stacks.push({
        side,
        at,
        cus: cus[at]!,
        elephants: elephants?.[at] ?? 0,
        supply: supply[at]!,
        ...(LED[at] === 1 && { generals: generalsAt(s, side, at) }),
      });
    }
  }
  return stacks;
}

/** A Roman on the map is a consul by default. */
const consulsOnTheMap = (s: Hamilcar): void => {
  for (const who of OF_SIDE.rome) if (s.generals[who]! >= 0) s.office[who] = CONSUL;
};

const [, ...HELD] = OFFICES;
const office = named("office", HELD).as<number>({ of: (held) => held - CONSUL, into: (number) => number + CONSUL });

const officers = part(byName(general, office), {
  of: (s: Hamilcar) => s.office.flatMap((held, who) => (held === NO_OFFICE ? [] : [[who, held] as const])),
  into: (s, entries) => {
    consulsOnTheMap(s);
    for (const [who, held] of entries) s.office[who] = held;
  },
  leftOut: consulsOnTheMap,
});

/** Generals in a given place off the map. */
const away = (where: number) =>
  part(list(general), {
    of: (s: Hamilcar) => placesOf(s.generals, where),
    into: (s, generals, field) => {
      for (const [index, who] of generals.entries()) {
        if (s.generals[who]! >= 0) wrong(`${field}[${index}]`, "is on the map.");
        s.generals[who] = where;
      }
    },
  });

// ------------------------------------------------------------ what is still to be done in the phase

/** Who rolls for winter, and where; `all` if it is not known yet (5.3.A). */
const winterRoll = spelled(
  "roll",
  (entry) => (entry < 0 ? "all" : `${entry < SPACE_COUNT ? "carthage" : "rome"}:${SPACE_IDS[entry % SPACE_COUNT]}`),
  (name) => {
    if (name === "all") return -1;
    const [side, id] = name.split(":");
    const at = findSpace(id ?? "");
    return at === undefined || (side !== "rome" && side !== "carthage") ? undefined : at + (side === "rome" ? SPACE_COUNT : 0);
  },
);

const points = list(whole(0, 99)).as<number[]>({ of: (queue) => queue, into: (queue) => (queue.length === 0 ? [0] : queue) });
const nothing = list(whole(0, 99)).checked((queue, field) => {
  if (queue.length > 0) wrong(field, "must be empty in this phase.");
});

const QUEUES: Partial<Record<Phase, Codec<number[], readonly (string | number)[]>>> = {
  "turn-generals": list(general),
  "carthaginian-generals": list(general),
  elections: list(general),
  consuls: list(general),
  reforms: list(general),
  instability: list(space),
  winter: list(winterRoll),
  "miat-cus": points,
  concessions: points,
};
/** The queue if a position leaves it out. */
const firstOf: Partial<Record<Phase, number[]>> = { winter: [-1], "miat-cus": [0], concessions: [0] };

const queue = depending("a list of generals, spaces or numbers, by the phase", ({ phase }: Hamilcar) => QUEUES[phase] ?? nothing)
  .or(({ phase }: Hamilcar) => [...(firstOf[phase] ?? [])])
  .doc("what is still to be done in the phase: who rolls, generals who are placed, points");

// ------------------------------------------------------------ cards

/** The cards in a given place in the open. */
const open = (where: number) =>
  part(list(card).open(), {
    of: (s: Hamilcar) => placesOf(s.cards, where),
    into: (s, numbers, field) => {
      for (const [index, number] of numbers.entries()) {
        mustBeHidden(s, number, `${field}[${index}]`);
        s.cards[number] = where;
      }
    },
  });

function mustBeHidden(s: Hamilcar, number: number, field: string): void {
  if (s.cards[number] !== HIDDEN) wrong(field, "is not in this game, or lies somewhere else.");
}

/** Cards not mentioned are in the deck. */
const deck = part(list(card), {
  of: (s: Hamilcar) => s.deck,
  into: (s, numbers) => {
    s.deck = numbers;
  },
  leftOut: (s) => {
    const inHand = new Set([...s.hands.rome, ...s.hands.carthage]);
    s.deck = s.deck.filter((number) => s.cards[number] === HIDDEN && !inHand.has(number));
    shuffle(s.chance, s.deck);
  },
});

// ------------------------------------------------------------ the whole

/** The starting board without pieces, hands and warships. */
function bareBoard(header: Header): Hamilcar {
  const s = setup(header);
  for (const side of SEATS) {
    s.cus[side].fill(0);
    s.supply[side].fill(0);
    s.warships[side] = { ready: 0, spent: 0, sunk: 0, atSea: 0, prizes: 0 };
  }
  s.elephants.fill(0);
  for (let who = 0; who < GENERAL_COUNT; who++) {
    if (s.generals[who]! >= 0) s.generals[who] = AWAY.pool;
    s.office[who] = NO_OFFICE;
  }
  return s;
}

export const position = positions({
  /** Pieces and cards left out are not there; everything else is as at the start. */
  start: bareBoard,
  fields: {
    game: gameId("hamilcar"),
    ruleset: derived(word(["silver", "golden-geek"]), (s: Hamilcar) => s.ruleset),
    options: derived(choices, (s: Hamilcar) => s.options),
    ...sequence,
    queue,
    control: control.doc("who holds which spaces; walled cities that are not mentioned keep their owner"),
    tribes: tribes.doc("the tribes that still have their marker"),
    siege: siege.doc("siege and subjugation points (14)"),
    ...siegeworks,
    forces: forces.doc("the stacks on the map and at sea"),
    offices: officers.doc("the offices of Roman generals; a Roman on the map is a consul unless it says otherwise (2.2.C)"),
    pool: away(AWAY.pool).doc("generals ready to be drawn (2.2.B)"),
    turnTrack: away(AWAY.track).doc("generals who wait in a box of the turn track (3.3)"),
    mercenaries: away(AWAY.mercenary).doc("generals who wait in the mercenary box (5.2.C3)"),
    aside: away(AWAY.aside).doc("generals not yet in the pool: Asina (3.1)"),
    gone: away(AWAY.gone).doc("generals who are out of the game (2.2.A)"),
    ...offices,
    ...atSea,
    miat: miat.doc("the slots of the Miat that are filled (15.3)"),
    display: derived(perSeat(list(word(DISPLAYED))), (s: Hamilcar) => ({
      rome: displayOf(s, "rome"),
      carthage: displayOf(s, "carthage"),
    })).doc("what each side has on the Provincial Display (2.1.E)"),
    discard: open(DISCARDED),
    removed: open(REMOVED).doc("cards that are out of the game"),
    played: open(CHEST).doc("cards in the War Chest box (5.2.C)"),
    leaving: open(CHEST_LEAVING).doc("those of them that were played as an event and leave the game afterwards"),
    ...cards,
    deck: deck
      .secret("nobody", many)
      .doc(
        "the strategy cards that have not been dealt, the next one last; if it is left out, all that lie nowhere else, shuffled",
      ),
    ...underWay,
  },
  finish: (s) => {
    for (const side of SEATS) {
      for (const [index, number] of s.hands[side].entries()) mustBeHidden(s, number, `hands.${side}[${index}]`);
      for (const [index, number] of s.shown[side].entries()) mustBeHidden(s, number, `shown.${side}[${index}]`);
    }
    for (const [index, number] of s.deck.entries()) mustBeHidden(s, number, `deck[${index}]`);
    if (s.march) checkMarch(s, s.march);
    else {
      if (s.battle) wrong("battle", "needs the march that led to it (march).");
      if (s.seaBattle) wrong("seaBattle", "needs the march that led to it (march).");
      settleGates(s);
    }
  },
  faults,
});

/** A fighting march needs its battle, one at sea its fleet, and the general is with the march unless a battle has cost him. */
function checkMarch(s: Hamilcar, { seat: side, general: who, at, stage }: March): void {
  if (!s.play) wrong("march", "needs the card that is being played (play).");
  const fights = s.battle !== null || s.seaBattle !== null;
  if ((stage === "battle") !== fights) wrong("march.stage", "must be a battle if, and only if, one is being fought.");
  const present = spaceOf(s.generals[who]!) === spaceOf(at);
  const fallen = stage === "over" || (fights && (s.battle ?? s.seaBattle)!.winner !== null);
  if (!present && !fallen) wrong("march.general", "is not where the march is (march.at).");
  if (["sea", "port", "landing"].includes(stage) && !s.fleets[side])
    wrong("march", `needs the fleet of ${side} (fleets.${side}).`);
  if (s.battle) mustBeDecided("battle", s.battle, DECIDED.includes(s.battle.stage));
  if (!s.seaBattle) return;
  for (const each of SEATS) if (!s.fleets[each]) wrong("seaBattle", `needs the fleet of ${each} (fleets.${each}).`);
  mustBeDecided("seaBattle", s.seaBattle, s.seaBattle.stage === "resolution");
}

/** The stages of a land battle that has a winner. */
const DECIDED: readonly BattleStage[] = ["retreat", "consequences"];

function mustBeDecided(field: string, { winner }: { winner: Seat | null }, decided: boolean): void {
  if (decided !== (winner !== null)) wrong(`${field}.winner`, "must be a side if, and only if, the battle is over.");
}

export type HamilcarPosition = ReturnType<typeof position.writePosition>;
export type HamilcarView = ReturnType<typeof position.view>;
