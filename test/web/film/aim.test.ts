import { describe, expect, test } from "vitest";
import { type AnyGame, chanceFrom, headerFor, randomAnswer, Session } from "../../../src/engine/index.ts";
import { telling as firstPunicWarTelling } from "../../../src/games/first-punic-war/page/telling.ts";
import firstPunicWarWords from "../../../src/games/first-punic-war/page/words/all-en.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { joined as firstPunicWarJoined } from "../../../src/games/first-punic-war/words/telling.ts";
import { telling as hamilcarTelling } from "../../../src/games/hamilcar/page/telling.ts";
import hamilcarWords from "../../../src/games/hamilcar/page/words/all-en.ts";
import { hamilcar } from "../../../src/games/hamilcar/rules/index.ts";
import { joined as hamilcarJoined } from "../../../src/games/hamilcar/words/telling.ts";
import { telling as hannibalTelling } from "../../../src/games/hannibal/page/telling.ts";
import hannibalWords from "../../../src/games/hannibal/page/words/all-en.ts";
import { hannibal } from "../../../src/games/hannibal/rules/index.ts";
import { joined as hannibalJoined } from "../../../src/games/hannibal/words/telling.ts";
import { aimOf } from "../../../src/web/film/caption.ts";
import { DEATH, MATTERS, SHOWN } from "../../../src/web/film/look.ts";
import { onScreen } from "../../../src/web/film/pace.ts";
import { lookOf } from "../../../src/web/film/telling.ts";
import type { Logged } from "../../../src/web/table/client.ts";
import { Words } from "../../../src/words/words.ts";

const GAMES = [
  ["hannibal", hannibal as AnyGame, { telling: hannibalTelling, joined: hannibalJoined }, new Words("en", hannibalWords)],
  ["hamilcar", hamilcar as AnyGame, { telling: hamilcarTelling, joined: hamilcarJoined }, new Words("en", hamilcarWords)],
  [
    "first-punic-war",
    firstPunicWar as AnyGame,
    { telling: firstPunicWarTelling, joined: firstPunicWarJoined },
    new Words("en", firstPunicWarWords),
  ],
] as const;

/** The log of a game played at random. */
function logOf(game: AnyGame, seed: string): Logged[] {
  const log: Logged[] = [];
  const options: Record<string, string> = game.options.some(({ id }) => id === "setup") ? { setup: "auto" } : {};
  const session: Session = Session.begin(game, headerFor(game, { seed, options }), (entry) =>
    log.push({ ...entry, n: log.length, version: versions.now }),
  );
  const chance = chanceFrom(seed);
  for (; versions.now < 1500 && session.question; versions.now++) session.answer(randomAnswer(session.question, chance));
  versions.now = 0;
  return log;
}
const versions = { now: 0 };

describe.each(GAMES)("%s", (_, game, face, words) => {
  test("what a die is rolled for is said before it lies still, and the same whatever it brings", () => {
    const decided = face.telling.decided!;
    for (const key of Object.keys(decided)) expect(words.has(key)).toBe(true);
    const seen = new Set<string>();
    for (const seed of ["aims 1", "aims 2", "aims 3"]) {
      const log = logOf(game, seed);
      for (const entry of log.filter(({ event }) => decided[event])) {
        const aim = aimOf(face, words, log, entry);
        expect(aim).toContain("…");
        // another die, and what it decides, leave the sentence as it is
        const other = log.map((each) => ({ ...each, params: { ...each.params, ...otherwise(each, decided[each.event] ?? []) } }));
        expect(aimOf(face, words, other, other[entry.n]!)).toBe(aim);
        seen.add(entry.event);
      }
    }
    expect(seen.size).toBeGreaterThan(3);
  });
});

const otherwise = ({ params }: Logged, decided: readonly string[]) =>
  Object.fromEntries(decided.flatMap((name) => (typeof params?.[name] === "number" ? [[name, params[name] + 1]] : [])));

const [[, , hannibalFace, english], [, , hamilcarFace, hamilcarEnglish], [, , firstPunicWarFace]] = GAMES;
const entry = (n: number, event: string, params: Logged["params"]): Logged => ({ n, version: 1, event, params });

test("the number needed stands there while the die rolls", () => {
  const params = { general: "general:marcellus", space: "space:cannae", die: 2, needed: 3, result: "hannibal.success" };
  const roll = entry(0, "hannibal.log.avoid-roll", params);
  expect(aimOf(hannibalFace, english, [roll], roll)).toBe("Marcellus tries to avoid battle in Cannae: die …, needs 3 or less: …");
});

test("in Hamilcar what a die is rolled for is told by the entry after it", () => {
  const die = entry(0, "hamilcar.log.die", { seat: "seat:carthage", what: "hamilcar.roll.avoid", die: 1 });
  const params = { general: "general:hanno", die: 1, needed: 2, result: "hamilcar.success" };
  const log = [die, entry(1, "hamilcar.log.avoid-roll", params)];
  expect(aimOf(hamilcarFace, hamilcarEnglish, log, die)).toBe("Hanno tries to avoid battle: die …, needs 2 or less: …");
  // the next answer has not come of it
  const later = [die, { ...log[1]!, version: 2 }];
  expect(aimOf(hamilcarFace, hamilcarEnglish, later, die)).toMatch(/rolls …$/);
});

test("the death of a general is shown by itself, long enough to see who it was", () => {
  const looks = { "fpw.eliminated": SHOWN, "hannibal.log.eliminated": MATTERS, "hamilcar.log.eliminated": MATTERS };
  const hannibal = entry(0, "hannibal.log.eliminated", { general: "general:marcellus", space: "space:cannae" });
  expect(lookOf({ ...hannibalFace, looks }, hannibal)).toBe(DEATH);
  expect(lookOf({ ...hamilcarFace, looks }, entry(0, "hamilcar.log.eliminated", { general: "general:hanno" }))).toBe(DEATH);
  const lost = (unit: string) => lookOf({ ...firstPunicWarFace, looks }, entry(0, "fpw.eliminated", { unit, hex: "hex:0207" }));
  expect([lost("unit:R-regulus"), lost("unit:R-legion-1")]).toEqual([DEATH, SHOWN]);
  expect(onScreen("normal", DEATH, "", "", 1)).toBeGreaterThanOrEqual(4000);
});
