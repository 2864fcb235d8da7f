import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, type Plain, PunicaError, randomAnswer, Session } from "../../src/engine/index.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { newGame } from "./table.ts";

const header = headerFor(firstPunicWar, { scenario: "II", seed: "1" });
const START = { turn: 2, phase: "operations", ap: { rome: 5, carthage: 5 }, units: {} };

/** The field and sentence of the error that a position gives. */
function error(position: Plain): { field: string | undefined; sentence: string } {
  try {
    firstPunicWar.readPosition(position, header);
  } catch (problem) {
    expect(problem).toBeInstanceOf(PunicaError);
    expect((problem as PunicaError).code).toBe("bad-position");
    return { field: (problem as PunicaError).field, sentence: (problem as PunicaError).message };
  }
  return { field: undefined, sentence: "" };
}

describe("positions", () => {
  test("5.0 a position written and read again is the same, at any moment of a game", () => {
    for (const [scenario, options] of [
      ["I", {}],
      ["III", { leaders: true, siege: true, pillage: true, colonies: true, reaction: true }],
    ] as const) {
      const game = newGame(scenario, options, "position");
      const chance = chanceFrom("position");
      while (game.question) {
        const position = firstPunicWar.writePosition(game.state);
        const again = firstPunicWar.readPosition(JSON.parse(JSON.stringify(position)), game.header);
        expect({ ...again, chance: null }).toEqual({ ...game.state, chance: null });
        game.answer(randomAnswer(game.question, chance));
      }
    }
  });

  test("12.2 a force that has a unit twice is refused", () => {
    const game = newGame("I", {}, "twice");
    const chance = chanceFrom("twice");
    while (!game.state.operation?.units.length) game.answer(randomAnswer(game.question!, chance));
    const position = JSON.parse(JSON.stringify(firstPunicWar.writePosition(game.state)));
    position.operation.units.push(position.operation.units[0]);
    expect(() => firstPunicWar.readPosition(position, game.header)).toThrow("in the force of the operation twice");
  });

  test("5.0 a game can begin from a position, and its record replays", () => {
    const game = Session.fromPosition(firstPunicWar, header, {
      ...START,
      units: { "R-legion-1": { at: "2809", veteran: true } },
    });
    expect(game.question!.prompt).toBe("fpw.choose-operation");
  });

  test.each<[Plain, string | undefined, RegExp]>([
    [[], undefined, /must be an object/],
    [{ ...START, units: undefined as never }, "units", /is missing/],
    [{ ...START, turn: 9 }, "turn", /from 1 to 8/],
    [{ ...START, phase: "winter" }, "phase", /must be one of/],
    [{ ...START, ap: { rome: 26, carthage: 0 } }, "ap.rome", /0 to 25/],
    [{ ...START, ap: { rome: 1 } }, "ap.carthage", /whole number/],
    [{ ...START, weather: "fair" }, "weather", /is not known/],
    [{ ...START, units: { "R-legion-99": { at: "2809" } } }, "units.R-legion-99", /no unit "R-legion-99"/],
    [{ ...START, units: { "R-legion-1": { at: "9999" } } }, "units.R-legion-1.at", /no hex "9999"/],
    [{ ...START, units: { "R-legion-1": { at: "2809", rank: 1 } } }, "units.R-legion-1.rank", /is not known/],
    [{ ...START, units: { "R-siege-1": { at: "2809", veteran: true } } }, "units.R-siege-1.veteran", /no veteran side/],
    [{ ...START, units: { "R-legion-1": { at: "2711" } } }, "", /all-sea hex 2711 without a fleet/],
    [{ ...START, units: { "R-fleet-1": { at: "2809" } } }, "", /inland hex 2809/],
    [
      { ...START, units: { "R-legion-1": { at: "2809" }, "C-hoplite-2": { at: "2809" } } },
      "",
      /different sides share the hex 2809/,
    ],
    [
      { ...START, units: { "R-legion-1": { at: "2711", aboard: "C-fleet-1" }, "C-fleet-1": { at: "2711" } } },
      "",
      /another contingent/,
    ],
    [{ ...START, camps: { rome: ["2809"], carthage: [] } }, "", /camp in 2809 has no land unit/],
    [{ ...START, markers: { rome: ["tactics-9"], carthage: [] } }, "markers.rome[0]", /stratagem marker/],
    [{ ...START, markers: { rome: ["spy", "spy", "spy"], carthage: [] } }, "markers.rome[2]", /not yet taken/],
    [{ ...START, powers: { syracusa: "rome" } }, "powers.massilia", /must be one of/],
    [{ ...START, crisis: "here" }, "crisis", /no hex "here"/],
    [{ ...START, phase: "setup" }, "setup", /missing/],
    [
      { ...START, phase: "setup", units: {}, setup: { side: "rome", placed: 3, stage: "place" } },
      undefined,
      /has been set up but is not on the map/,
    ],
    [{ ...START, combat: { side: "rome" } }, "combat.from", /is missing/],
  ])("5.0 a bad position is refused with the field that is wrong: %j", (position, field, sentence) => {
    const problem = error(position);
    expect(problem.sentence).toMatch(sentence);
    if (field !== undefined) expect(problem.field).toBe(field);
  });
});
