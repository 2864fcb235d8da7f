import { describe, expect, test } from "vitest";
import {
  type AnyGame,
  chanceFrom,
  headerFor,
  type LogEntry,
  type Plain,
  randomAnswer,
  Session,
} from "../../../src/engine/index.ts";
import { telling as tellingOfFirst } from "../../../src/games/first-punic-war/page/telling.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { telling as tellingOfHamilcar } from "../../../src/games/hamilcar/page/telling.ts";
import { hamilcar } from "../../../src/games/hamilcar/rules/index.ts";
import { LOOKS, STORIES } from "../../../src/games/hannibal/page/film.ts";
import { telling } from "../../../src/games/hannibal/page/telling.ts";
import { hannibal } from "../../../src/games/hannibal/rules/index.ts";
import { opensGroup } from "../../../src/games/hannibal/words/telling.ts";
import { endsMove, moveAfter } from "../../../src/web/film/telling.ts";
import type { Logged } from "../../../src/web/table/client.ts";

const face = { looks: LOOKS, stories: STORIES, telling, opensGroup };
const entry = (name: string, general: string): Logged => ({
  n: 1,
  version: 1,
  event: `hannibal.log.${name}`,
  params: { general: `general:${general}` },
});
const step = entry("marched", "hannibal");

test("a move goes on past an enemy who does not intercept it, and past attrition", () => {
  expect(moveAfter(face, entry("let-pass", "fabius"), null, step)).toBe(step);
  expect(moveAfter(face, entry("attrition", "hannibal"), STORIES.find(({ id }) => id === "attrition")!, step)).toBe(step);
  expect(endsMove(face, step, entry("marched", "hannibal"))).toBe(false);
  expect(endsMove(face, step, entry("avoided", "fabius"))).toBe(false);
});

test("a move is over once another general is activated, nobody else is, or a card is played", () => {
  for (const next of ["activated", "nobody-else", "plays"]) expect(endsMove(face, step, entry(next, "mago"))).toBe(true);
});

test("nothing more is said of a move that ends in a fight, or with a sentence of its own", () => {
  expect(moveAfter(face, entry("battle", "hannibal"), STORIES.find(({ id }) => id === "battle")!, step)).toBeNull();
  for (const ending of ["halts", "stays", "no-pursuit"])
    expect(moveAfter(face, entry(ending, "hannibal"), null, step)).toBeNull();
});

/** What happens in some random games, each with the view right after it. */
function* events(game: AnyGame, games: number): Generator<readonly { entry: LogEntry; view: Plain }[]> {
  for (let number = 0; number < games; number++) {
    const seen: { entry: LogEntry; view: Plain }[] = [];
    const header = headerFor(game, { seed: `there ${number}`, options: game.id === "first-punic-war" ? { setup: "auto" } : {} });
    const session = Session.begin(game, header, (entry, state) => seen.push({ entry, view: game.view(state, "rome") }));
    const chance = chanceFrom(`there ${number}`);
    while (session.question && session.version < 600) session.answer(randomAnswer(session.question, chance));
    yield seen;
  }
}

describe("whoever stays is still there", () => {
  test("Hannibal: not a fleet that was sunk or is back in port, nor a general who died on the way", () => {
    const ends = {
      landed: [] as boolean[],
      "back-in-port": [] as boolean[],
      displaced: [] as boolean[],
      marched: [] as boolean[],
    };
    for (const seen of events(hannibal, 30))
      for (const [i, { entry, view }] of seen.entries()) {
        const isThere = telling.moves!.isThere(view, entry);
        if (entry.event === "hannibal.log.marched") ends.marched.push(isThere);
        if (entry.event !== "hannibal.log.sailed") continue;
        for (const later of seen.slice(i + 1, i + 12)) {
          const name = later.entry.event.slice("hannibal.log.".length) as keyof typeof ends;
          if (later.entry.params?.general !== entry.params!.general || !(name in ends)) continue;
          ends[name].push(telling.moves!.isThere(later.view, entry));
          break;
        }
      }
    for (const [name, there] of Object.entries(ends)) {
      expect(there.length, name).toBeGreaterThan(3);
      expect(new Set(there), name).toEqual(new Set([name === "landed" || name === "marched"]));
    }
  });

  test("Hamilcar: not an army that was lost at sea", () => {
    const ends = { landed: [] as boolean[], marched: [] as boolean[], displaced: [] as boolean[] };
    for (const seen of events(hamilcar, 30)) {
      let step: LogEntry | null = null;
      for (const { entry, view } of seen) {
        const name = entry.event.slice("hamilcar.log.".length) as keyof typeof ends;
        if (tellingOfHamilcar.moves!.steps.has(entry.event)) step = entry;
        if (name in ends && step && entry.params?.general === step.params?.general)
          ends[name].push(tellingOfHamilcar.moves!.isThere(view, step));
      }
    }
    for (const [name, there] of Object.entries(ends)) {
      expect(there.length, name).toBeGreaterThan(0);
      expect(new Set(there), name).toEqual(new Set([name !== "displaced"]));
    }
  });

  test("First Punic War: a force is where it has come to", () => {
    const ends: boolean[] = [];
    for (const seen of events(firstPunicWar, 5))
      for (const { entry, view } of seen)
        if (tellingOfFirst.moves!.steps.has(entry.event)) {
          ends.push(tellingOfFirst.moves!.isThere(view, entry));
          expect(tellingOfFirst.moves!.isThere(view, { ...entry, params: { ...entry.params, to: "hex:0000" } })).toBe(false);
        }
    expect(ends.length).toBeGreaterThan(10);
    expect(new Set(ends)).toEqual(new Set([true]));
  });
});
