import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { beginTrial, chanceFrom, expects, headerFor, onlyAnswer, type PlanStep, Session } from "../../../src/engine/index.ts";
import { planning } from "../../../src/games/first-punic-war/page/planning.ts";
import { policy } from "../../../src/games/first-punic-war/players/frozen/policy.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { Mustering } from "../../../src/web/plan/mustering.svelte.ts";
import type { Desk } from "../../../src/web/table/desk.svelte.ts";

/** As much of a desk as a list of recruits needs, with a game of First Punic War. */
class RecruitsDesk {
  readonly guide = null;
  readonly face = { planning };
  readonly words = { say: (id: string) => id };
  readonly shortName = (id: string) => id;
  readonly answering = this;
  private readonly game = Session.begin(firstPunicWar, headerFor(firstPunicWar, { seed: "recruits" }));
  private start = 0;
  private version = $state(0);

  get question() {
    return this.version >= 0 ? this.game.question : null;
  }
  get client() {
    return { moment: { version: this.version >= 0 ? this.game.version : 0, view: this.game.view(this.game.question!.seat) } };
  }
  get foresight() {
    return { trial: this.version >= 0 ? beginTrial(this.game, this.game.question!.seat, "x") : null };
  }

  async carryOut(steps: readonly PlanStep[]): Promise<void> {
    for (const step of steps) {
      while (!expects(step, this.game.question!)) this.game.answer(onlyAnswer(this.game.question!)!);
      this.game.answer(step.answer);
    }
    this.version++;
    flushSync();
  }

  /** Goes back to where the phase began. */
  undo(): void {
    this.game.undoTo(this.start);
    this.version++;
    flushSync();
  }

  upTo(prompt: string): void {
    const chance = chanceFrom("x");
    while (this.game.question!.prompt !== prompt) {
      const question = this.game.question!;
      this.game.answer(onlyAnswer(question) ?? policy(this.game.state, question, chance));
    }
    this.start = this.game.version;
    this.version++;
    flushSync();
  }
}

function atRecruits() {
  const desk = new RecruitsDesk();
  desk.upTo("fpw.mobilize");
  return { desk, muster: new Mustering(desk as unknown as Desk) };
}

test("a list of recruits comes back empty once some were confirmed, and is filled only when asked for", async () => {
  const { desk, muster } = atRecruits();
  expect(muster.mustered.length).toBeGreaterThan(1);
  const { kind } = muster.mustered[0]!;
  muster.clear();
  muster.add(kind);
  await muster.confirm(false);
  expect(desk.question?.prompt).toBe("fpw.mobilize");
  expect([muster.isOpen, muster.mustered]).toEqual([true, []]);
  muster.propose();
  expect(muster.isChanged).toBe(false);
});

test("once the confirmation is undone, the proposal is there again", async () => {
  const { desk, muster } = atRecruits();
  const listed = () => muster.mustered.map(({ thing, place, places }) => ({ thing, place, places }));
  const proposed = listed();
  await muster.confirm(false);
  expect(muster.mustered).toEqual([]);
  desk.undo();
  expect(listed()).toEqual(proposed);
});

test("one fewer takes off the one added last, and says which", () => {
  const { muster } = atRecruits();
  const many = muster.mustered.find(({ places }) => places.length > 1)!;
  muster.clear();
  muster.add(many.kind);
  muster.add(many.kind);
  const [first, last] = many.places;
  muster.select(0);
  muster.click(first!);
  muster.select(1);
  muster.click(last!);
  const added = muster.mustered[1]!;
  muster.drop(many.kind);
  expect(muster.mustered.map(({ place }) => place)).toEqual([first]);
  expect(muster.dropped).toMatchObject({ thing: added.thing, place: last });
  muster.add(many.kind);
  expect(muster.dropped).toBeNull();
});

test("one fewer takes off the one that is selected, and a place then means the last of its kind that is left", () => {
  const { muster } = atRecruits();
  const many = muster.mustered.find(({ places }) => places.length > 1)!;
  const [first, last] = many.places;
  muster.clear();
  for (const place of [first, last]) {
    muster.add(many.kind);
    muster.click(place!);
  }
  muster.select(0);
  expect(muster.nextToDrop(many.kind)).toMatchObject({ place: first });
  muster.drop(many.kind);
  expect(muster.mustered.map(({ place }) => place)).toEqual([last]);
  // the last of its kind is meant by a click on a place
  expect(muster.click(first!)).toBe(true);
  expect(muster.mustered.map(({ place }) => place)).toEqual([first]);
});

test("a click on a place says whom to press first, if nobody is selected", () => {
  const { muster } = atRecruits();
  const place = muster.mustered.find(({ places }) => places.length > 1)!.places[0]!;
  expect(muster.click(place)).toBe(false);
  expect(muster.whyNot(place)).toMatchObject({ why: "muster.who-first" });
});

test("a place where the chosen one cannot go is told why not, and where it can", () => {
  const { muster } = atRecruits();
  expect(muster.whyNot("hex:2203")).toBeUndefined();
  const index = muster.mustered.findIndex(({ places }) => places.length > 1 && !places.includes("hex:2203"));
  muster.select(index);
  const { thing, places } = muster.mustered[index]!;
  expect(muster.whyNot("hex:2203")).toMatchObject({
    why: "muster.not-there-because",
    params: { because: expect.stringMatching(/^fpw\.why\./), what: thing, places: places.join(", ") },
  });
});
