import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  byKey,
  byName,
  derived,
  flag,
  gameId,
  list,
  named,
  object,
  over,
  type PositionOf,
  part,
  positions,
  type StateIn,
  type StateOf,
  seen,
  text,
  tuple,
  type ViewOf,
  whole,
  word,
  wrong,
} from "../../src/engine/codec/index.ts";
import { chanceFrom, type GameState, type Header, type Plain, PunicaError } from "../../src/engine/index.ts";
import { SEATS, type Seat } from "../../src/games/shared/rules/seats.ts";
import { many, perSeat, seat } from "../../src/games/shared/rules/shape.ts";

// a made-up game with one of everything

const PLACES = ["capua", "nola", "roma"] as const;
const place = named("place", PLACES, ["place:capua", "place:nola", "place:roma"]);
const CHIEFS: readonly string[] = Array.from({ length: 20 }, (_, number) => `chief-${number}`);
const card = whole(1, 40).faceDown("card");

const raid = object({
  by: seat.doc("who raids"),
  to: place.kept("target").formerly("towards"),
  path: list(tuple(place, whole(0, 9)))
    .checked((path, field) => {
      if (path.length > 20) wrong(field, "is too long.");
    })
    .or([]),
  crew: list(whole(100, 199)).secret((of: { by: Seat }) => of.by),
  plan: card.secret(
    (of: { by: Seat }) => of.by,
    () => null,
  ),
  stormy: flag,
  chief: named("chief", CHIEFS).orNone(),
  note: text.optional(),
  lost: whole(0, 9).unless(0),
});

const situation = {
  turn: whole(1, 9).needed(),
  phase: word(["sow", "reap"]),
  purse: byKey(["gold", "silver"], whole(0, 99)),
  deck: list(card).secret("nobody", many),
  discard: list(card).open(),
  hands: perSeat((owner) => list(card).or([]).secret(owner, many)),
  rumours: list(whole(200, 299)).secret("players", () => "?" as const),
  raid: raid.orNull(),
};

interface State extends GameState, StateIn<typeof situation> {
  /** by place */
  walls: number[];
  /** nobody is to know */
  treasure: number;
}

const codec = positions({
  start: ({ seed }: Header): State => ({
    chance: chanceFrom(seed),
    over: null,
    turn: 1,
    phase: "sow",
    purse: [5, 6],
    deck: [],
    discard: [],
    hands: { rome: [], carthage: [] },
    rumours: [],
    raid: null,
    walls: [0, 0, 0],
    treasure: 0,
  }),
  fields: {
    game: gameId("raids"),
    ...situation,
    walls: part(byName(place, object({ points: whole(1, 4) })), {
      of: (s: State) => s.walls.flatMap((points, at) => (points === 0 ? [] : [[at, { points }] as const])),
      into: (s, walls, field) => {
        for (const [at, { points }] of walls) {
          if (at === 2) wrong(`${field}.roma`, "has no walls.");
          s.walls[at] = points;
        }
      },
      leftOut: (s) => s.walls.fill(1),
    }),
    treasure: part(whole(0, 9), {
      of: (s: State) => s.treasure,
      into: (s, treasure) => {
        s.treasure = treasure;
      },
    }).unseen(),
    score: derived(whole(0, 99), (s: State) => s.walls[0]! + s.walls[1]!),
    luck: seen(text, (_: State, eye) => (eye === "rome" ? "good" : "bad")),
    over,
  },
  faults: (s) => (s.deck.includes(13) ? ["card 13 is unlucky."] : []),
});

const header: Header = { game: "raids", ruleset: "", scenario: "", options: {}, seed: "x" };
const read = (position: Plain) => codec.readPosition(position, header);

/** Cards of a state are all different, so that each is either hidden or not. */
const states = fc
  .record({
    cards: fc.uniqueArray(fc.integer({ min: 14, max: 40 }), { minLength: 9, maxLength: 20 }),
    turn: fc.integer({ min: 1, max: 9 }),
    phase: fc.constantFrom("sow", "reap"),
    purse: fc.tuple(fc.nat(9), fc.nat(9)),
    rumours: fc.array(fc.integer({ min: 200, max: 299 })),
    walls: fc.tuple(fc.nat(4), fc.nat(4)),
    treasure: fc.nat(9),
    by: fc.constantFrom<Seat>("rome", "carthage"),
    target: fc.nat(2),
    path: fc.array(fc.tuple(fc.nat(2), fc.nat(9)), { maxLength: 20 }),
    crew: fc.array(fc.integer({ min: 100, max: 199 }), { minLength: 1 }),
    stormy: fc.boolean(),
    chief: fc.integer({ min: -1, max: 1 }),
    note: fc.option(fc.constantFrom("", "by night"), { nil: undefined }),
    lost: fc.nat(9),
    isRaiding: fc.boolean(),
  })
  .map(({ cards, turn, phase, purse, rumours, walls, treasure, isRaiding, note, ...more }): State => {
    const [plan, ...rest] = cards;
    return {
      chance: chanceFrom("x"),
      over: null,
      turn,
      phase: phase as "sow" | "reap",
      purse,
      rumours,
      treasure,
      walls: [...walls, 0],
      discard: rest.slice(0, 2),
      hands: { rome: rest.slice(2, 4), carthage: rest.slice(4, 6) },
      deck: rest.slice(6),
      raid: isRaiding ? { ...more, plan: plan!, ...(note !== undefined && { note }) } : null,
    };
  });

describe("a codec", () => {
  test("reads what it has written", () => {
    fc.assert(
      fc.property(states, (s) => {
        expect(read(JSON.parse(JSON.stringify(codec.writePosition(s))))).toEqual(s);
      }),
    );
  });

  test("shows nobody what is secret, in whatever place", () => {
    fc.assert(
      fc.property(states, (s) => {
        for (const eye of [...SEATS, null]) {
          const text = JSON.stringify(codec.view(s, eye));
          const shows = (number: number) => new RegExp(`\\b${number}\\b`).test(text);
          for (const owner of SEATS)
            for (const own of s.hands[owner]) expect(shows(own), `${own} of ${owner} for ${eye}`).toBe(owner === eye);
          for (const hidden of s.deck) expect(shows(hidden)).toBe(false);
          for (const open of s.discard) expect(shows(open)).toBe(true);
          for (const rumour of s.rumours) expect(shows(rumour)).toBe(eye !== null);
          for (const one of s.raid?.crew ?? []) expect(shows(one)).toBe(eye === s.raid!.by);
          expect(text).not.toContain("treasure");
        }
      }),
    );
  });

  test("what it shows and writes shares nothing with the state", () => {
    fc.assert(
      fc.property(states, (s) => {
        const before = JSON.stringify(s);
        for (const plain of [codec.view(s, "rome"), codec.view(s, null), codec.writePosition(s)]) spoil(plain);
        expect(JSON.stringify(s)).toBe(before);
      }),
    );
  });

  const s = fc.sample(states, { numRuns: 40, seed: 1 }).find(({ raid: under }) => under?.by === "carthage")!;

  test("counts or leaves out what is hidden, and names things in views by their ids", () => {
    const rome = codec.view(s, "rome");
    expect(rome.hands).toEqual({ rome: s.hands.rome, carthage: 2 });
    expect(rome.deck).toBe(s.deck.length);
    expect(rome.raid).toMatchObject({ by: "carthage", to: `place:${PLACES[s.raid!.target]}`, plan: null });
    expect(rome.raid).not.toHaveProperty("crew");
    expect(codec.view(s, "carthage").raid).toMatchObject({ plan: s.raid!.plan, crew: s.raid!.crew });
    expect(codec.view(s, null).rumours).toBe("?");
    expect(codec.writePosition(s).raid).toMatchObject({ to: PLACES[s.raid!.target] });
    expect(rome).toMatchObject({ game: "raids", luck: "good", score: s.walls[0]! + s.walls[1]! });
    expect(codec.writePosition(s)).not.toHaveProperty("luck");
  });

  test("knows all that lies face down, and who may see it", () => {
    const lying = codec.faceDown(s, "rome").map(({ place: where, items, isSeen }) => [where, items, isSeen]);
    expect(lying).toEqual([
      [".deck", s.deck, false],
      [".discard", s.discard, true],
      [".hands.rome", s.hands.rome, true],
      [".hands.carthage", s.hands.carthage, false],
      [".raid.plan", [s.raid!.plan], false],
    ]);
  });

  test("what lies face down is no field before it is said who may see it", () => {
    expect(() => object({ loot: list(card) })).toThrow(/loot: say who may see the card/);
    expect(() => object({ loot: card.orNull() })).toThrow(/loot/);
    expect(() => object({ loot: perSeat(list(card)) })).toThrow(/rome/);
    expect(() => tuple(seat, card)).toThrow(/card/);
    expect(() => byName(place, card)).toThrow(/card/);
    expect(() => object({ loot: list(card).open() })).not.toThrow();
  });

  test("what a position leaves out is as at the start, or as its field says", () => {
    expect(read({ turn: 3 })).toMatchObject({ turn: 3, phase: "sow", purse: [5, 6], raid: null, walls: [1, 1, 1] });
    expect(read({ turn: 3, hands: { rome: [20] } }).hands).toEqual({ rome: [20], carthage: [] });
    const { raid: under } = read({ turn: 3, raid: { by: "rome", to: "nola", crew: [], plan: 7 } });
    expect(under).toEqual({ by: "rome", target: 1, path: [], crew: [], plan: 7, stormy: false, chief: -1, lost: 0 });
  });

  test("older names and the names in views can be read", () => {
    const under = { by: "rome", crew: [], plan: 7 };
    expect(read({ turn: 3, raid: { ...under, towards: "roma" } }).raid?.target).toBe(2);
    expect(read({ turn: 3, raid: { ...under, to: "place:nola" } }).raid?.target).toBe(1);
  });
});

describe("a bad position is refused with the field that is wrong", () => {
  const under = { by: "rome", to: "nola", crew: [100], plan: 7 };
  test.each<[Plain, string, string]>([
    [7, "", "The position: must be an object, not 7."],
    [{}, "turn", "turn: is missing: it must be a whole number from 1 to 9."],
    [{ turn: 10 }, "turn", "turn: must be a whole number from 1 to 9, not 10."],
    [{ turn: 1, game: "chess" }, "game", 'game: must be one of raids, not "chess".'],
    [{ turn: 1, phase: "rest" }, "phase", 'phase: must be one of sow, reap, not "rest".'],
    [{ turn: 1, purse: { gold: 1 } }, "purse.silver", "purse.silver: is missing: it must be a whole number from 0 to 99."],
    [{ turn: 1, purse: { gold: 1, silver: 1, iron: 1 } }, "purse.iron", "purse.iron: is not known here; known are gold, silver."],
    [{ turn: 1, hands: { rome: [1, 41] } }, "hands.rome[1]", "hands.rome[1]: must be a whole number from 1 to 40, not 41."],
    [{ turn: 1, deck: "all" }, "deck", 'deck: must be a list, each a whole number from 1 to 40, not "all".'],
    [{ turn: 1, walls: { troy: {} } }, "walls.troy", 'walls.troy: must be one of capua, nola, roma, not "troy".'],
    [
      { turn: 1, walls: { nola: { points: 0 } } },
      "walls.nola.points",
      "walls.nola.points: must be a whole number from 1 to 4, not 0.",
    ],
    [{ turn: 1, walls: { roma: { points: 1 } } }, "walls.roma", "walls.roma: has no walls."],
    [{ turn: 1, raid: { ...under, to: undefined } }, "raid.to", "raid.to: is missing: it must be one of capua, nola, roma."],
    [
      { turn: 1, raid: { ...under, path: [["nola"]] } },
      "raid.path[0]",
      'raid.path[0]: must be a list of one of capua, nola, roma, a whole number from 0 to 9, not ["nola"].',
    ],
    [
      { turn: 1, raid: { ...under, path: [["nola", -1]] } },
      "raid.path[0][1]",
      "raid.path[0][1]: must be a whole number from 0 to 9, not -1.",
    ],
    [{ turn: 1, raid: { ...under, path: Array(21).fill(["nola", 1]) } }, "raid.path", "raid.path: is too long."],
    [
      { turn: 1, raid: { ...under, weather: "fair" } },
      "raid.weather",
      "raid.weather: is not known here; known are by, to, path, crew, plan, stormy, chief, note, lost.",
    ],
    [{ turn: 1, raid: { ...under, chief: "hanno" } }, "raid.chief", 'raid.chief: there is no chief "hanno".'],
    [{ turn: 1, raid: [] }, "raid", "raid: must be an object, not []."],
    [
      { turn: 1, luck: "good" },
      "luck",
      "luck: is not known here; known are game, turn, phase, purse, deck, discard, hands, rumours, raid, walls, treasure, score, over.",
    ],
    [{ turn: 1, over: { winner: "rome" } }, "over", "over: a game that is over cannot be played on."],
    [{ turn: 1, deck: [13] }, "", "The position is impossible: card 13 is unlucky."],
    [JSON.parse('{"turn":1,"__proto__":{}}'), "__proto__", "__proto__: is not known here"],
  ])("%j", (position, field, sentence) => {
    try {
      read(position);
    } catch (error) {
      expect(error).toBeInstanceOf(PunicaError);
      expect(error).toMatchObject({ code: "bad-position", field });
      expect((error as PunicaError).message).toContain(sentence);
      return;
    }
    expect.unreachable("the position was accepted");
  });
});

test("types follow from the declaration", () => {
  expectTypeOf<StateOf<typeof raid>>().toEqualTypeOf<{
    by: Seat;
    target: number;
    path: [number, number][];
    crew: number[];
    plan: number;
    stormy: boolean;
    chief: number;
    note?: string;
    lost: number;
  }>();
  expectTypeOf<ViewOf<typeof raid>>().toEqualTypeOf<{
    readonly by: Seat;
    readonly to: `place:${(typeof PLACES)[number]}`;
    readonly path: readonly (readonly [`place:${(typeof PLACES)[number]}`, number])[];
    readonly crew?: readonly number[];
    readonly plan: number | null;
    readonly stormy: boolean;
    readonly chief: string | null;
    readonly note?: string;
    readonly lost?: number;
  }>();
  expectTypeOf<PositionOf<typeof raid>["path"]>().toEqualTypeOf<
    readonly (readonly [(typeof PLACES)[number], number])[] | undefined
  >();
  const plain: Plain = codec.view(read({ turn: 1 }), null);
  expect(plain).toBeTypeOf("object");
  type View = ReturnType<typeof codec.view>;
  expectTypeOf<View["hands"]>().toEqualTypeOf<{
    readonly rome: number | readonly number[];
    readonly carthage: number | readonly number[];
  }>();
  expectTypeOf<View["rumours"]>().toEqualTypeOf<"?" | readonly number[]>();
  expectTypeOf<View["walls"]>().toEqualTypeOf<Readonly<Record<string, { readonly points: number }>>>();
  expectTypeOf<View>().not.toHaveProperty("treasure");
  expectTypeOf<ReturnType<typeof codec.writePosition>>().not.toHaveProperty("luck");
});

/** Changes everything in it that can be changed. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    spoil(item);
    (value as Record<string, unknown>)[key] = "spoilt";
  }
}
