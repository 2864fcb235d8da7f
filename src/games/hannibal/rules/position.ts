import {
  byName,
  choices,
  derived,
  gameId,
  list,
  object,
  part,
  positions,
  text,
  whole,
  wrong,
} from "../../../engine/codec/index.ts";
import { shuffle } from "../../../engine/index.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { many, markPosts, perSeat, placesOf, seat, siegePoints } from "../../shared/rules/shape.ts";
import { faults } from "./faults.ts";
import { addCUs, generalsAt, openGates, settleCommand } from "./forces.ts";
import { OF_SIDE, sideOf } from "./generals.ts";
import { POST_COUNT, SPACE_IDS, STRONGHOLD_AT, STRONGHOLDS, TRIBES } from "./map.ts";
import { emptyState } from "./setup.ts";
import {
  AWAY,
  CODE,
  card,
  cards,
  cus,
  elephants,
  general,
  type Hannibal,
  inForce,
  NOBODY,
  offices,
  post,
  sequence,
  space,
  underWay,
} from "./state.ts";

// Positions and views: what the state stores in tables, by space, post or general

const control = part(perSeat(list(space).or([])), {
  of: (s: Hannibal) => ({ rome: placesOf(s.control, CODE.rome), carthage: placesOf(s.control, CODE.carthage) }),
  into: (s, held) => {
    s.control.fill(NOBODY);
    for (const side of SEATS) for (const at of held[side]) s.control[at] = CODE[side];
  },
});

const tribes = part(list(space), {
  of: (s: Hannibal) => TRIBES.filter((_, tribe) => s.tribes[tribe] === 1),
  into: (s, spaces, field) => {
    s.tribes.fill(0);
    for (const [index, at] of spaces.entries()) {
      const tribe = TRIBES.indexOf(at);
      if (tribe < 0) wrong(`${field}[${index}]`, "is not a space of a tribe.");
      s.tribes[tribe] = 1;
    }
  },
});

const siege = part(byName(space, siegePoints(2)), {
  of: (s: Hannibal) => STRONGHOLDS.flatMap((at, number) => (s.siege[number] === 0 ? [] : [[at, s.siege[number]!] as const])),
  into: (s, points, field) => {
    for (const [at, number] of points) {
      if (STRONGHOLD_AT[at]! < 0) wrong(`${field}.${SPACE_IDS[at]}`, "is neither a walled city nor a tribe.");
      s.siege[STRONGHOLD_AT[at]!] = number;
    }
  },
});

const stack = object({
  side: seat,
  at: post,
  cus: cus.or(0).doc("CUs that are no elephants"),
  elephants: elephants.unless(0),
  generals: list(general).optional().doc("the commander comes first"),
  commanders: whole(0, 2).optional().doc("how many of them command, if not one: an army passing through has its own"),
});

const forces = part(list(stack), {
  of: stacksOf,
  into: (s, stacks, field) => {
    for (const [index, { side, at, generals = [], commanders = 1, ...units }] of stacks.entries()) {
      if (side === "rome" && units.elephants > 0) wrong(`${field}[${index}].elephants`, "Rome has none.");
      addCUs(s, side, at, units.cus, units.elephants);
      for (const [number, who] of generals.entries()) {
        const name = `${field}[${index}].generals[${number}]`;
        if (sideOf(who) !== side) wrong(name, `does not serve ${side}.`);
        if (s.generals[who]! >= 0) wrong(name, "stands in two places.");
        s.generals[who] = at;
        s.commands[who] = number < commanders ? 1 : 0;
      }
    }
  },
});

/** where generals are: always the same list, as stacks are written often */
const LED = new Uint8Array(POST_COUNT);

function stacksOf(s: Hannibal) {
  const stacks = [];
  for (const side of SEATS) {
    const cus = s.cus[side];
    const elephants = side === "carthage" ? s.elephants : null;
    markPosts(LED, OF_SIDE[side], s.generals);
    for (let at = 0; at < POST_COUNT; at++) {
      if (cus[at] === 0 && !elephants?.[at] && LED[at] === 0) continue;
      stacks.push({
        side,
        at,
        cus: cus[at]!,
        elephants: elephants?.[at] ?? 0,
        ...(LED[at] === 1 && leadersOf(s, side, at)),
      });
    }
  }
  return stacks;
}

function leadersOf(s: Hannibal, side: Seat, at: number) {
  const generals = generalsAt(s, side, at);
  if (generals.length > 1) generals.sort((a, b) => s.commands[b]! - s.commands[a]!);
  const commanders = generals.reduce((sum, who) => sum + s.commands[who]!, 0);
  return { generals, ...(commanders !== 1 && { commanders }) };
}

/** Generals in a given place off the map. */
const away = (where: number) =>
  part(list(general), {
    of: (s: Hannibal) => placesOf(s.generals, where),
    into: (s, generals, field) => {
      for (const [index, who] of generals.entries()) {
        if (s.generals[who]! >= 0) wrong(`${field}[${index}]`, "is on the map.");
        s.generals[who] = where;
      }
    },
  });

/** Cards not mentioned are in the deck. */
const deck = part(list(card), {
  of: (s: Hannibal) => s.deck,
  into: (s, cards) => {
    s.deck = cards;
  },
  leftOut: (s) => {
    const out = new Set([...s.discard, ...s.removed, ...s.hands.rome, ...s.hands.carthage, ...(s.play ? [s.play.card] : [])]);
    s.deck = s.deck.filter((number) => !out.has(number));
    shuffle(s.chance, s.deck);
  },
});

export const position = positions({
  start: emptyState,
  fields: {
    game: gameId("hannibal"),
    ruleset: derived(text, (s: Hannibal) => s.ruleset),
    options: derived(choices, (s: Hannibal) => s.options),
    ...sequence,
    control: control.doc("who holds which spaces; if it is left out, as at the start of the war"),
    tribes: tribes.doc("the tribes that still have their marker"),
    siege: siege.doc("siege and subjugation points (20)"),
    forces: forces.doc("the stacks on the map"),
    ...offices,
    cup: away(AWAY.cup).doc("generals whom consuls are drawn from (6.4)"),
    displaced: away(AWAY.displaced).doc("generals who come back in the next reinforcement phase (10.10)"),
    gone: away(AWAY.gone).doc("generals who are out of the game (10.10)"),
    awaited: away(AWAY.notYet).doc("generals who have not come into play: Scipio Africanus before turn 6"),
    ...cards,
    ...inForce,
    ...underWay,
    deck: deck
      .secret("nobody", many)
      .doc(
        "the strategy cards that have not been dealt, the next one last; if it is left out, all that lie nowhere else, shuffled",
      ),
  },
  finish: (s) => {
    if (s.march && !s.play) wrong("march", "needs the card that is being played (play).");
    if (s.battle && !s.march) wrong("battle", "needs the march that led to it (march).");
    for (let at = 0; at < POST_COUNT; at++) if (at !== s.march?.at) for (const side of SEATS) settleCommand(s, side, at);
    if (!s.march) openGates(s); // 10.7
  },
  faults,
});

export type HannibalPosition = ReturnType<typeof position.writePosition>;
export type HannibalView = ReturnType<typeof position.view>;
