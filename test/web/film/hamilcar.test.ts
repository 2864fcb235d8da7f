import { expect, test } from "vitest";
import { chanceFrom, headerFor, type LogEntry, randomAnswer, Session } from "../../../src/engine/index.ts";
import { STORIES } from "../../../src/games/hamilcar/page/film.ts";
import { sideOf } from "../../../src/games/hamilcar/page/sides.ts";
import { telling } from "../../../src/games/hamilcar/page/telling.ts";
import { hamilcar } from "../../../src/games/hamilcar/rules/index.ts";
import type { Hamilcar } from "../../../src/games/hamilcar/rules/state.ts";

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
        if (!LIVE[id]?.(state as Hamilcar) || state.over) continue;
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

test("17.1 a storm roll is shown in the storm column: which number brings how many hits", () => {
  const params = { what: "hamilcar.roll.cruel-sea", seat: "seat:rome", die: 3 };
  const row = telling.row!({ event: "hamilcar.log.die", params });
  expect(row?.total).toBe(3);
  expect(row?.cells.map((cell) => cell.params?.count)).toEqual([1, 1, 2, 2, 3, 3]);
  expect(telling.row!({ event: "hamilcar.log.die", params: { ...params, what: "hamilcar.roll.charge" } })).toBeUndefined();
});

test("the sum of a turn names provinces won and lost, Naval Supremacy, and ships lost in a storm", () => {
  const tally = (event: string, params: LogEntry["params"]) => telling.tally({ event: `hamilcar.log.${event}`, params });
  const province = "province:sicilia";
  expect(tally("province", { seat: "seat:rome", province })).toEqual([{ say: "face.tally.won", count: 1, name: province }]);
  expect(tally("province-lost", { seat: "seat:rome", province })).toEqual([{ say: "face.tally.lost", count: 1, name: province }]);
  expect(tally("supremacy", { seat: "seat:rome" })).toEqual([{ say: "face.tally.supremacy", count: 1 }]);
  expect(tally("storms-at-sea", { warships: 2 })).toEqual([{ say: "face.tally.warships", count: 2 }]);
  const name = "space:thermae";
  expect(tally("pc-converted", { seat: "seat:rome", from: "seat:carthage", space: name })).toEqual([
    { say: "face.tally.taken", count: 1, name },
    { say: "face.tally.pcs-lost", count: 1, name, seat: "carthage" },
  ]);
});

test("generals who are displaced together stand below their own side, those of both sides below neither", () => {
  const displaced = (...general: string[]) => sideOf({ event: "hamilcar.log.displaced.all", params: { general } });
  expect(displaced("general:himilco", "general:hamilcar")).toBe("carthage");
  expect(displaced("general:maximus", "general:duilius")).toBe("rome");
  expect(displaced("general:maximus", "general:himilco")).toBeNull();
  expect(sideOf({ event: "hamilcar.log.die", params: {} })).toBeNull();
});
