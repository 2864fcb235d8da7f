import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, onlyAnswer, type Params, type Plain, Session } from "../../../src/engine/index.ts";
import { attacksFor, percentOf, resultsOf } from "../../../src/games/first-punic-war/page/attacks.ts";
import { stateOf } from "../../../src/games/first-punic-war/page/imagined.ts";
import { reachOf, starters, wayAmong, wayTo } from "../../../src/games/first-punic-war/page/reach.ts";
import { gist, leftOut, remark } from "../../../src/games/first-punic-war/page/remarks.ts";
import { fortressList, standingOf } from "../../../src/games/first-punic-war/page/standing.ts";
import { suggestion } from "../../../src/games/first-punic-war/page/suggestions.ts";
import { targets } from "../../../src/games/first-punic-war/page/targets.ts";
import { asView, hexOfForce } from "../../../src/games/first-punic-war/page/view.ts";
import allEn from "../../../src/games/first-punic-war/page/words/all-en.ts";
import allFr from "../../../src/games/first-punic-war/page/words/all-fr.ts";
import { policy } from "../../../src/games/first-punic-war/players/thumb.ts";
import { scan } from "../../../src/games/first-punic-war/rules/board.ts";
import { RESULTS } from "../../../src/games/first-punic-war/rules/data.ts";
import { mayExamine } from "../../../src/games/first-punic-war/rules/fog.ts";
import { forecast, hexesInReach } from "../../../src/games/first-punic-war/rules/forecast.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { hexOfId, MAP } from "../../../src/games/first-punic-war/rules/map.ts";
import { type State, sideOfSeat } from "../../../src/games/first-punic-war/rules/state.ts";
import { IS_LEADER, MARKERS, unitOfId } from "../../../src/games/first-punic-war/rules/units.ts";
import { victoryPoints } from "../../../src/games/first-punic-war/rules/victory.ts";
import { joined } from "../../../src/games/first-punic-war/words/telling.ts";
import type { Seat } from "../../../src/games/shared/rules/seats.ts";
import { joinedIn } from "../../../src/words/runs.ts";
import { Words } from "../../../src/words/words.ts";
import { play, situation } from "../../first-punic-war/table.ts";

/** Plays a game by rule of thumb and looks at it before every answer. */
function watch(seed: string, look: (session: Session<State, Plain, Seat>) => void): void {
  const session = Session.begin(firstPunicWar, headerFor(firstPunicWar, { seed, options: { setup: "auto" } }));
  const chance = chanceFrom(seed);
  while (session.question) {
    look(session);
    session.answer(onlyAnswer(session.question) ?? policy(session.state, session.question, chance));
  }
}

describe("the words of First Punic War on the page", () => {
  test("English and French have the same keys and the same parameters", () => {
    expect(Object.keys(allFr).sort()).toEqual(Object.keys(allEn).sort());
    const parameters = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    for (const [key, text] of Object.entries(allEn)) expect([key, parameters(allFr[key]!)]).toEqual([key, parameters(text)]);
  });

  test("every marker is explained", () => {
    for (const { id } of MARKERS) expect(allEn[`${id}.about`]).toBeTruthy();
  });
});

test("a camp is offered as a camp, and neither it nor going without is advised unasked; nobody joins a leader unasked", () => {
  expect(new Words("en", allEn).option("fpw.camp", "hex:2917")).toBe("A camp in Agrigentum");
  expect(new Words("fr", allFr).option("fpw.camp", "hex:2917")).toBe("Un camp à Agrigente");
  expect(new Words("en", allEn).option("fpw.camp", "pass")).toBe("No camp");
  const asked = new Set<string>();
  watch("camps", (session) => {
    const question = session.question!;
    const { prompt, seat } = question;
    if (prompt !== "fpw.camp" && prompt !== "fpw.choose-joining") return;
    asked.add(prompt);
    if (onlyAnswer(question) === undefined) expect(suggestion(question, session.view(seat))).toBeUndefined();
  });
  expect(asked).toContain("fpw.camp");
});

test("a march says whom it leaves behind on purpose, until he is ticked", () => {
  const words = new Words("en", allEn);
  const game = situation(["R-legion-1 3116", "R-legion-2 3116", "R-duilius 3116"], { side: "rome", crisis: "3116" });
  play(game, ["choose-operation", "op:land"]);
  if (game.question!.prompt === "fpw.choose-force-hex") play(game, ["choose-force-hex", "hex:3116"]);
  const question = game.question!;
  expect(question.prompt).toBe("fpw.choose-force");
  const view = game.view("rome");
  const troops = ["unit:R-legion-1", "unit:R-legion-2"];
  expect(leftOut(question, troops, view, words)[0]).toMatch(/crisis.*: Duilius\.$/);
  expect(leftOut(question, [...troops, "unit:R-duilius"], view, words).join()).not.toMatch(/Duilius/);
});

describe("what the page works out from a view", () => {
  test("stacks stand where they stand, seen or unseen, and points are those of the rules", () => {
    watch("stacks", (session) => {
      if (session.version % 7 !== 0) return;
      const view = session.view(session.question!.seat);
      const counts = (s: State) => {
        const b = scan(s);
        return [...b.land, ...b.fleets].map((list) => [...list]);
      };
      expect(counts(stateOf(view))).toEqual(counts(session.state));
      const points = standingOf(view).points;
      const { operation } = session.state;
      const isOnTheWay = operation?.stage === "move" && operation.spent > 0;
      // what a force only passes does not count yet
      if (!isOnTheWay)
        expect(points).toEqual({ rome: victoryPoints(session.state, 0), carthage: victoryPoints(session.state, 1) });
      const listed = (seat: string) => fortressList(view).reduce((sum, { holder, vp }) => sum + (holder === seat ? vp : 0), 0);
      expect(points).toEqual({ rome: listed("rome"), carthage: listed("carthage") });
    });
  });

  test("a force is outlined where it stands, also after it has advanced or gone back", () => {
    let moved = 0;
    watch("force", (session) => {
      const view = asView(session.view(session.question!.seat));
      const { operation } = view;
      if (!operation?.units) return;
      const standing = operation.units.filter((id) => !operation.dropped?.includes(id)).map(unitOfId);
      const hexes = standing.map((unit) => session.state.at[unit]!).filter((hex) => hex >= 0);
      if (hexes.length === 0) return;
      expect(hexOfForce(view, operation)).toBe(MAP.numbers[hexes[0]!]);
      if (hexOfForce(view, operation) !== operation.hex) moved++;
    });
    expect(moved).toBeGreaterThan(0);
  });

  test("hexes in reach, their costs and the way to them are those of the rules", () => {
    let seen = 0;
    watch("reach", (session) => {
      const { operation } = session.state;
      if (session.question!.prompt !== "fpw.move" && session.question!.prompt !== "fpw.sail") return;
      const view = session.view(session.question!.seat);
      const truth = hexesInReach(session.state, operation!);
      const half = operation!.kind === "naval" ? 1 : 2;
      const costs = Object.fromEntries([...truth].map(([hex, spent]) => [MAP.numbers[hex]!, spent / half]));
      const reach = reachOf(view, new Set());
      expect(reach?.costs).toEqual(costs);
      // what is left is never less than nothing, and all of it where nothing has been spent
      for (const cost of Object.values(costs)) expect(reach!.allowance).toBeGreaterThanOrEqual(cost);
      for (const hex of Object.keys(costs)) {
        const way = wayTo(view, hex);
        expect(way.at(-1)).toBe(hex);
        if (session.question!.kind === "choose") expect(session.question!.options).toContain(`hex:${way[0]}`);
      }
      seen++;
    });
    expect(seen).toBeGreaterThan(10);
  });

  test("the stacks that begin an operation with a click are those that the rules offer", () => {
    let seen = 0;
    let ready: ReadonlySet<string> = new Set();
    watch("starters", (session) => {
      const question = session.question!;
      if (question.prompt === "fpw.choose-operation") ready = starters(session.view(question.seat));
      if (question.prompt !== "fpw.choose-force-hex" && question.prompt !== "fpw.choose-fleet-hex") return;
      const isNaval = question.prompt === "fpw.choose-fleet-hex";
      const units = [...ready].filter((id) => id.includes("-fleet-") === isNaval);
      const hexes = new Set(units.map((id) => `hex:${MAP.numbers[session.state.at[unitOfId(id)]!]}`));
      expect(question.kind === "choose" ? [...question.options].sort() : []).toEqual([...hexes].sort());
      seen++;
    });
    expect(seen).toBeGreaterThan(10);
  });

  test("8.2 whoever ends his operations is told how many action points the next turn would take away", () => {
    const at = (ap: number, turn: number) => {
      const header = headerFor(firstPunicWar, { seed: "kept", scenario: "I", options: { setup: "auto" } });
      const position = {
        turn,
        phase: "operations",
        initiative: "rome",
        phasing: "rome",
        ap: { rome: ap, carthage: 0 },
        units: { "R-legion-1": { at: "2809" } },
      };
      const session = Session.fromPosition(firstPunicWar, header, position);
      return remark("end", session.question!, session.view("rome"), new Words("en", allEn));
    };
    expect(at(3, 1)).toBe("3 action points kept");
    expect(at(22, 1)).toMatch(
      /^22 action points kept\. Next turn, when new ones come, \d+ to \d+ of them are lost: nobody has more than 25$/,
    );
    expect(at(22, 4)).toBe("22 action points kept");
  });

  test("options carry remarks in whole words: costs of hexes, prices of units, odds of attacks", () => {
    const words = { en: new Words("en", allEn), fr: new Words("fr", allFr) };
    const found: Record<string, string> = {};
    watch("remarks", (session) => {
      const question = session.question!;
      if (question.kind !== "choose" && question.kind !== "pick") return;
      const view = session.view(question.seat);
      for (const option of question.options) {
        for (const language of ["en", "fr"] as const)
          expect(remark(option, question, view, words[language])).not.toMatch(/[{}]|\w+:\w|face\.|undefined|NaN/);
        const said = remark(option, question, view, words.en);
        if (said) found[`${question.prompt} ${option.slice(0, option.indexOf(":"))}`] = said;
      }
    });
    expect(found["fpw.move hex"]).toMatch(/^[↑↗↘↓↙↖] [\d½]+ MP, /);
    expect(found["fpw.mobilize unit"]).toMatch(/^\d AP$/);
    expect(found["fpw.attack hex"]).toMatch(
      /^[↑↗↘↓↙↖] \d+(–\d+)?\u00a0%, column (\d+-\d+%|49% or less|600% or more)( at worst, (\d+-\d+%|600% or more) at best)?$/,
    );
    expect(found["fpw.attack-tactics marker"]).toMatch(/: ([ACD][ACWR] ?){6}$/);
    expect(found["fpw.choose-force-hex hex"]).toMatch(/units?, strength \d+$/);
  });

  test("odds are those that the rules forecast for the seat", () => {
    let seen = 0;
    watch("odds", (session) => {
      const question = session.question!;
      if (question.prompt !== "fpw.choose-attackers" || question.kind !== "pick") return;
      const { hex } = session.state.operation!;
      const to = hexOfId(question.params!.hex as string);
      const truth = forecast(session.state, question.seat, hex, to, question.options.map(unitOfId), "battle");
      const view = session.view(question.seat);
      const [battle] = attacksFor(view, question.seat, question, question.options);
      expect(battle?.odds).toEqual(truth);
      if (!battle!.worst)
        expect(resultsOf(battle!).flatMap(({ result, most }) => new Array(most).fill(result))).toEqual(
          RESULTS.flatMap((result) => truth.results.filter((each) => each === result)),
        );
      expect(gist(question, question.options, view, new Words("en", allEn))).toContain(`Battle ${percentOf(battle!)}\u00a0%`);
      seen++;
    });
    expect(seen).toBeGreaterThan(3);
  });

  test("25.0 where units stand unseen the odds are a range, in which the truth lies, whoever they are", () => {
    let hidden = 0;
    let led = 0;
    for (const seed of ["odds", "fog", "range"])
      watch(seed, (session) => {
        const question = session.question!;
        if (question.prompt !== "fpw.choose-attackers" || question.kind !== "pick") return;
        const { hex } = session.state.operation!;
        const to = hexOfId(question.params!.hex as string);
        const [battle] = attacksFor(session.view(question.seat), question.seat, question, question.options);
        if (battle!.odds.complete) return expect(battle!.worst).toBeNull();
        const b = scan(session.state);
        const there: number[] = [];
        for (let unit = b.first[to]!; unit >= 0; unit = b.next[unit]!) there.push(unit);
        const side = sideOfSeat(question.seat);
        const unseen = there.filter((unit) => !mayExamine(session.state, b, side, unit));
        const units = question.options.map(unitOfId);
        const { percent, column, results } = forecast(session.state, question.seat, hex, to, units, "battle", unseen);
        for (const { result, least, most } of resultsOf(battle!)) {
          const faces = results.filter((each) => each === result).length;
          expect([least <= faces, faces <= most]).toEqual([true, true]);
        }
        expect(battle!.worst!.percent).toBeLessThanOrEqual(percent);
        expect(battle!.worst!.column).toBeLessThanOrEqual(column);
        if (unseen.some((unit) => IS_LEADER[unit])) led++;
        expect(battle!.odds.percent).toBeGreaterThanOrEqual(percent);
        expect(percentOf(battle!)).toMatch(/^\d+–\d+$/);
        hidden++;
      });
    expect(hidden).toBeGreaterThan(2);
    expect(led).toBeGreaterThan(0);
  });
});

test("the steps of a march, a voyage and a retreat are one entry of the log, and so are units that come home together", () => {
  const words = new Words("en", allEn);
  const told = (event: string, ...params: Params[]) =>
    joinedIn(
      params.map((each) => ({ event: `fpw.${event}`, params: each })),
      joined,
    ).map((entry) => words.say(entry.event, entry.params));
  const step = (from: number, to: number, side = "rome") => ({
    side: `side:${side}`,
    from: `hex:${from}`,
    to: `hex:${to}`,
    units: 2,
  });
  expect(told("moved", step(3010, 3110), step(3110, 3111), step(3111, 3211))).toEqual([
    "Rome moves from Capua to Venusia, 3 hexes.",
  ]);
  expect(told("sailed", step(3216, 3116), step(3216, 3116, "carthage"))).toHaveLength(2);
  const flight = (to: number, ...units: string[]) => ({
    side: "side:carthage",
    from: "hex:2317",
    to: `hex:${to}`,
    units,
    aboard: [],
  });
  expect(told("retreated", flight(2217, "unit:C-hanno"), flight(2117, "unit:C-hanno"), flight(2017, "unit:C-himilco"))).toEqual([
    "Carthage retreats 2 hexes to Hippo Regius: Hanno.",
    "Carthage retreats from Utica to the hex north-east of Cirta (2017): Himilco.",
  ]);
  const home = { power: "power:syracusa", hex: "hex:3118" };
  expect(told("came-home", home, home, home)).toEqual(["3 units of Syracuse are placed in Syracuse."]);
});

test("options stand for hexes, units, powers and markers; training stands for its unit", () => {
  const question = { kind: "choose", seat: "rome", prompt: "fpw.mobilize", rule: "9.0", options: [] } as const;
  expect(targets("hex:2809", question)).toEqual(["hex:2809"]);
  expect(targets("train:R-legion-1", question)).toEqual(["unit:R-legion-1"]);
  expect(targets("power:gauls", question)).toEqual(["power:gauls"]);
  expect(targets("done", question)).toEqual([]);
});

test("a trail is drawn only along hexes that lie beside each other", () => {
  expect(wayAmong(["3010", "3111", "3211"])).toEqual(["3010", "3111", "3211"]);
  expect(wayAmong(["0214", "2417"])).toEqual([]);
});
