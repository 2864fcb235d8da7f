import { expect, test } from "vitest";
import { chanceFrom, headerFor, randomAnswer, Session } from "../../src/engine/index.ts";
import { STORIES } from "../../src/games/hamilcar/page/film.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import type { Hamilcar } from "../../src/games/hamilcar/rules/state.ts";

/** What goes on, by the story that tells of it. */
const LIVE: Readonly<Record<string, (s: Hamilcar) => boolean>> = {
  battle: (s) => s.battle !== null,
  sea: (s) => s.seaBattle !== null,
  winter: (s) => ["winter", "seamanship", "isolation", "victory-check"].includes(s.phase),
};

test("a story knows every event that whole games tell while it goes on: nothing breaks it off", () => {
  const told = { battle: 0, sea: 0, winter: 0 };
  const unknown = new Set<string>();
  for (let number = 0; number < 60; number++) {
    const ruleset = hamilcar.rulesets[number % 2]!;
    const session = Session.begin(hamilcar, headerFor(hamilcar, { seed: `film ${number}`, ruleset }), ({ event }, state) => {
      for (const { id, opens, tells, interludes } of STORIES) {
        if (!LIVE[id]?.(state as Hamilcar) || event === "hamilcar.log.over") continue;
        told[id as keyof typeof told]++;
        if (![opens, tells, interludes].some((events) => events?.has(event))) unknown.add(`${id}: ${event}`);
      }
    });
    const chance = chanceFrom(`film ${number}`);
    while (session.question) session.answer(randomAnswer(session.question, chance));
  }
  expect([...unknown]).toEqual([]);
  for (const count of Object.values(told)) expect(count).toBeGreaterThan(300);
});
