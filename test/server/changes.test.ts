import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceFrom, fingerprint, type GameState, headerFor, type Plain, randomAnswer, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { rulesOf } from "../../src/games/manifest.ts";
import { Changes, Derived } from "../../src/server/changes.ts";

const games = await rulesOf(GAMES);

const field = fc.constantFrom("a", "b", "c", "d");
const value = fc.oneof(
  fc.integer(),
  fc.string(),
  fc.array(fc.integer()),
  fc.record({ x: fc.integer(), y: fc.array(fc.integer()) }),
);
const change = fc.tuple(field, fc.option(value, { nil: undefined }));

describe("a state that is followed", () => {
  test("has the fingerprint that it would have by itself, whichever fields change, come or go", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (all) => {
        const changes = new Changes();
        const state: Record<string, unknown> = { a: 1 };
        for (const [name, to] of all) {
          if (to === undefined) delete state[name];
          else if (Array.isArray(state[name])) (state[name] as number[]).push(7);
          else state[name] = to;
          changes.look(state);
          expect(changes.fingerprint()).toBe(fingerprint(state));
        }
      }),
    );
  });

  test("tells what need be worked out again: what comes from a field that has changed, come or gone", () => {
    const changes = new Changes<{ a: number; b: number[]; c?: number }>();
    const state: { a: number; b: number[]; c?: number } = { a: 1, b: [1] };
    changes.look(state);
    const derived = new Derived(changes, [({ a }) => a, ({ a, b }) => a + b[0]!, ({ c }) => c ?? 0]);
    const told: number[][] = [];
    const look = () => {
      changes.look(state);
      derived.update((...what) => told.push(what));
      return told.splice(0);
    };
    expect(derived.values).toEqual([1, 2, 0]);
    expect(look()).toEqual([]);
    state.b[0] = 2;
    expect(look()).toEqual([[1, 2, 3]]);
    state.c = 5;
    expect(look()).toEqual([
      [0, 1, 1],
      [1, 3, 3],
      [2, 0, 5],
    ]);
  });
});

test("what is kept of a value that was worked out again is up to whoever asks", () => {
  const changes = new Changes<{ a: number }>();
  const state = { a: 1 };
  changes.look(state);
  const greatest = new Derived(changes, [({ a }) => a], (before: number | undefined, after) => Math.max(before ?? 0, after));
  for (const a of [3, 2, 4]) {
    state.a = a;
    changes.look(state);
    greatest.update();
    expect(greatest.values).toEqual([a === 2 ? 3 : a]);
  }
});

/** Whether two pieces of data have a list or an object in common. */
function share(a: unknown, inside: ReadonlySet<unknown>): boolean {
  if (typeof a !== "object" || a === null) return false;
  return inside.has(a) || Object.values(a).some((part) => share(part, inside));
}

function partsOf(a: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof a !== "object" || a === null) return found;
  found.add(a);
  for (const part of Object.values(a)) partsOf(part, found);
  return found;
}

describe.each(games.map((game) => [game.id, game] as const))("%s", (_, game) => {
  test("its views, worked out field by field where something has changed, are its views; they share nothing with the state", () => {
    const chance = chanceFrom("field by field");
    const session = Session.begin(game, headerFor(game, { seed: "field by field" }));
    const changes = new Changes<GameState>();
    changes.look(session.state);
    const eyes = [...game.seats, null];
    const fields = game.viewFields!;
    const derived = new Derived<GameState, readonly (Plain | undefined)[]>(
      changes,
      fields.map((field) => (state) => field.ofEach(state, eyes)),
    );
    let again = 0;
    let all = 0;
    for (let i = 0; i < 150 && session.question; i++) {
      derived.update(() => again++);
      all += fields.length;
      for (const [index, eye] of eyes.entries()) {
        const view = Object.fromEntries(fields.map(({ name }, at) => [name, derived.values[at]![index]]));
        expect(view).toEqual(game.view(session.state, eye));
        expect(share(view, partsOf(session.state))).toBe(false);
      }
      session.answer(randomAnswer(session.question, chance));
      changes.look(session.state);
    }
    expect(again).toBeLessThan(fields.length > 20 ? all / 4 : all / 2); // an answer changes more of a small game
  });

  test("a field is the same for several who look only if each of them sees the same, whoever comes first", () => {
    const chance = chanceFrom("who looks");
    const session = Session.begin(game, headerFor(game, { seed: "who looks" }));
    const eyes = [...game.seats, null];
    let shared = 0;
    let all = 0;
    for (let i = 0; i < 150 && session.question; i++) {
      const inTurn = eyes.map((_, index) => eyes[(index + i) % eyes.length]!);
      for (const { name, ofEach } of game.viewFields!) {
        const each = ofEach(session.state, inTurn);
        for (const [index, eye] of inTurn.entries())
          expect(each[index]).toEqual((game.view(session.state, eye) as Record<string, Plain>)[name]);
        all++;
        if (each.every((one) => one === each[0])) shared++;
      }
      session.answer(randomAnswer(session.question, chance));
    }
    expect(shared).toBeGreaterThan(all / 2);
  });
});
