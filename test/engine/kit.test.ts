import { describe, expect, test } from "vitest";
import {
  type Answer,
  chanceFrom,
  clone,
  type Game,
  type Item,
  type Plain,
  type Play,
  type Question,
  randomBelow,
  shuffle,
  type Table,
} from "../../src/engine/index.ts";
import { other, type Seat } from "../../src/games/shared/rules/seats.ts";
import { checkGame } from "../../src/kit/check-game.ts";
import { newTally, unchecked } from "../../src/kit/tally.ts";
import { type ToyState, toy } from "../../src/kit/toy.ts";

test("the toy game passes the kit, and every check has had something to check", () => {
  const tally = checkGame(toy, { games: 40, seed: "kit", optionSets: [{}, { hand: "large" }] });
  expect(tally.games).toBe(40);
  expect(Object.keys(tally.outcomes).length).toBeGreaterThan(2);
  expect(tally.hiddenInconclusive).toBeGreaterThan(0);
  expect(unchecked(toy, tally)).toEqual([]);
});

/** The toy game with its questions changed on the way out, or answered on the quiet. */
const asking = (
  change: (question: Question<Seat>, table: Table<ToyState>) => Question | { quietly: Answer },
): Game<ToyState, Plain, Seat>["unit"] =>
  function* (table): Play {
    const play = toy.unit(table);
    let step = play.next();
    while (!step.done) {
      const asked = change(step.value as Question<Seat>, table);
      step = play.next("quietly" in asked ? asked.quietly : yield asked);
    }
  };

const more = (item: Item): Item => ({ ...item, max: item.max + 1 });
const optionsOf = (question: Question) => (question.kind === "choose" ? question.options : []);

test("what a game without secrets gives no cause for is not missed; what another lacks is", () => {
  const tally = { ...newTally(), games: 1, decisions: 1, optionsTried: 1, illegalTried: 1, undos: 1, positions: 1 };
  const played = { ...tally, spoiledPositions: 1, hiddenCompared: 1, longestGame: 1 };
  expect(unchecked({ ...toy, fields: {} }, played)).toEqual([]);
  expect(unchecked({ ...toy, fields: {} }, { ...played, faceDown: 1, undos: 0 })).toEqual([
    "undos",
    "redealsThatChanged",
    "placesDealtAnew",
  ]);
  expect(unchecked(toy, { ...played, hiddenInconclusive: 1 })).toEqual([
    "redealsThatChanged",
    "hiddenCompared: too often inconclusive",
  ]);
});

describe("the kit finds a game that", () => {
  const defects: Record<string, [Partial<Game<ToyState, Plain, Seat>>, RegExp]> = {
    "asks nothing when a hidden hand holds nothing": [
      { unit: asking((q) => (q.prompt === "ambush" && optionsOf(q).length === 1 ? { quietly: "pass" } : q)) },
      /is asked something else|comes to light in one world only/,
    ],
    "tells by the prompt what a hand holds": [
      {
        unit: asking((q) => (q.prompt === "ambush" && optionsOf(q).length === 1 ? { ...q, prompt: "no-ambush" } : q)),
      },
      /is asked something else/,
    ],
    "lists options by the other side's hand": [
      {
        unit: asking((q, { s }) =>
          q.prompt === "play-card" && s.hands[other(q.seat)].some((card) => card > 16)
            ? ({ ...q, options: ["pass"] } as Question<Seat>)
            : q,
        ),
      },
      /is asked something else|could tell from its options/,
    ],
    "shows a hidden card in a view": [
      { view: (s, seat) => ({ ...(toy.view(s, seat) as object), top: s.deck.at(-1) ?? null }) },
      /redealing changes what rome sees/,
    ],
    "shows a hand to spectators": [
      { view: (s, seat) => (seat ? toy.view(s, seat) : { hand: s.hands.rome.slice() }) },
      /changes what spectators see/,
    ],
    "notes a hidden card in everybody's log": [
      {
        unit: asking((q, table) => {
          if (q.prompt === "play-card") table.note("holds", { cards: table.s.hands[q.seat].map(String) });
          return q;
        }),
      },
      /reads something else/,
    ],
    "writes while it shows": [
      {
        view: (s, seat) => {
          s.passes += 0.001;
          return toy.view(s, seat);
        },
      },
      /changes the state/,
    ],
    "shows a list of the state itself": [
      { view: (s, seat) => ({ ...(toy.view(s, seat) as object), discard: s.discard }) },
      /shares something with the state/,
    ],
    "copies a state but for one of its lists": [
      { copy: (s) => ({ ...clone(s), discard: s.discard }) },
      /shares something with it/,
    ],
    "forgets something when it copies a state": [
      { copy: (s) => ({ ...clone(s), deck: [] }) },
      /a copy of the state is different: state.deck/,
    ],
    "loses a card when it deals anew": [
      {
        redeal: (s, seat) => {
          s.chance = chanceFrom("x");
          s.deck = s.deck.map((_, i) => (i === 0 ? 1 : s.deck[i]!));
          s.hands[other(seat)] = s.hands[other(seat)].map(() => 2);
        },
      },
      /a card is lost or doubled/,
    ],
    "deals anew only the hand": [
      {
        redeal: (s, seat, seed) => {
          s.chance = chanceFrom(seed);
          const hand = s.hands[other(seat)];
          const mixed = [...hand, ...s.deck.splice(0, 5)];
          shuffle(s.chance, mixed);
          s.hands[other(seat)] = mixed.splice(0, hand.length);
          s.deck.unshift(...mixed);
        },
      },
      /dealing anew for (rome|carthage) never takes the card \d+ out of .deck/,
    ],
    "exchanges a few cards instead of dealing anew": [
      {
        redeal: (s, seat, seed) => {
          s.chance = chanceFrom(seed);
          const hand = s.hands[other(seat)];
          for (let i = 0; i < hand.length && s.deck.length > 0; i++) {
            const at = randomBelow(s.chance, s.deck.length);
            [hand[i], s.deck[at]] = [s.deck[at]!, hand[i]!];
          }
        },
      },
      /dealing anew for (rome|carthage) leaves most cards where they are in .deck/,
    ],
    "deals anew by how things lie": [
      {
        redeal: (s, seat, seed) => {
          s.chance = chanceFrom(seed);
          const hidden = [...s.deck, ...s.hands[other(seat)]];
          shuffle(s.chance, hidden);
          s.hands[other(seat)] = hidden.splice(0, s.hands[other(seat)].length);
          s.deck = hidden;
        },
      },
      /what is dealt anew for (rome|carthage) depends on how things lay before/,
    ],
    "has an option twice": [
      { unit: asking((q) => (q.kind === "choose" ? { ...q, options: [...q.options, q.options[0]!] } : q)) },
      /an option twice/,
    ],
    "has no option": [
      { unit: asking((q) => (q.prompt === "march-from" ? ({ ...q, options: [] } as Question) : q)) },
      /no options for "march-from"/,
    ],
    "lists an option that its rules cannot take": [
      {
        unit: asking((q) => (q.kind === "allocate" && q.prompt === "losses" ? { ...q, items: q.items.map(more) } : q)),
      },
      /fewer than no units/,
    ],
    "remembers something outside its state": [remembering(), /another game|asks something else|restore|another way/],
    "forgets something in its positions": [
      { writePosition: (s) => ({ ...(toy.writePosition(s) as object), passes: 0 }) },
      /the position read again is another: state.passes is 1 and 0/,
    ],
    "takes any position": [
      {
        readPosition: (position, header) => {
          const s = toy.setup(header);
          const { deck, discard, hands, spaces, ...rest } = position as Record<string, Plain>;
          return Object.assign(s, toy.readPosition(position, header), rest, { battle: s.battle });
        },
      },
      /a position with|the position read again/,
    ],
    "never ends": [
      {
        unit: function* (table): Play {
          table.s.turn = 1;
          yield* toy.unit(table);
          table.s.over = null;
        },
      },
      /the game does not end/,
    ],
    "breaks down": [
      {
        unit: asking((q) => {
          if (q.prompt === "march-to") throw new RangeError("out of range");
          return q;
        }),
      },
      /RangeError: out of range/,
    ],
  };

  test.each(Object.entries(defects))("%s", (_what, [change, message]) => {
    const broken = { ...toy, ...change };
    expect(() => checkGame(broken, { games: 30, seed: "broken", longest: 500, every: 3 })).toThrow(message);
  });

  /** Which of its options a question lists first depends on how often it has been asked. */
  function remembering(): Partial<Game<ToyState, Plain, Seat>> {
    let asked = 0;
    return {
      unit: asking((q) => (q.kind === "choose" && ++asked % 2 === 0 ? { ...q, options: q.options.toReversed() } : q)),
    };
  }
});
