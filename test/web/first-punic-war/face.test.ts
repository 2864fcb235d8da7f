import { describe, expect, test } from "vitest";
import {
  chanceFrom,
  headerFor,
  type LogEntry,
  onlyAnswer,
  type Params,
  type Plain,
  Session,
  Table,
} from "../../../src/engine/index.ts";
import {
  attacksFor,
  balanceOf,
  dieOf,
  dieRow,
  leastOf,
  oddsSaid,
  roomSaid,
  ruinSaid,
  shiftsSaid,
  verdictOf,
  verdictSaid,
  worstOf,
} from "../../../src/games/first-punic-war/page/attacks.ts";
import { stateOf } from "../../../src/games/first-punic-war/page/imagined.ts";
import { lastSeen } from "../../../src/games/first-punic-war/page/memory.ts";
import { planning } from "../../../src/games/first-punic-war/page/planning.ts";
import { worthOf, worthSaid } from "../../../src/games/first-punic-war/page/powers.ts";
import { reachOf, starters, wayAmong, wayTo } from "../../../src/games/first-punic-war/page/reach.ts";
import { gist, heading, leftOut, remark, stakes } from "../../../src/games/first-punic-war/page/remarks.ts";
import { fortressList, incomeOf, standingOf } from "../../../src/games/first-punic-war/page/standing.ts";
import { suggestion } from "../../../src/games/first-punic-war/page/suggestions.ts";
import { targets } from "../../../src/games/first-punic-war/page/targets.ts";
import { telling } from "../../../src/games/first-punic-war/page/telling.ts";
import { asView, hexOfForce } from "../../../src/games/first-punic-war/page/view.ts";
import allEn from "../../../src/games/first-punic-war/page/words/all-en.ts";
import allFr from "../../../src/games/first-punic-war/page/words/all-fr.ts";
import { policy } from "../../../src/games/first-punic-war/players/frozen/policy.ts";
import { fortressAp } from "../../../src/games/first-punic-war/rules/action-points.ts";
import { scan } from "../../../src/games/first-punic-war/rules/board.ts";
import { copy } from "../../../src/games/first-punic-war/rules/copy.ts";
import { RESULTS } from "../../../src/games/first-punic-war/rules/data.ts";
import { mayExamine } from "../../../src/games/first-punic-war/rules/fog.ts";
import { forecast, hexesInReach } from "../../../src/games/first-punic-war/rules/forecast.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { hexOfId, MAP } from "../../../src/games/first-punic-war/rules/map.ts";
import { ally } from "../../../src/games/first-punic-war/rules/minor-powers.ts";
import { retreatHexes } from "../../../src/games/first-punic-war/rules/retreat.ts";
import { NEUTRAL, POWER_IDS, type State, sideOfSeat } from "../../../src/games/first-punic-war/rules/state.ts";
import { TURN_TRACK } from "../../../src/games/first-punic-war/rules/tables.ts";
import { CONTINGENT, IS_LEADER, MARKERS, unitOfId } from "../../../src/games/first-punic-war/rules/units.ts";
import { victoryPoints } from "../../../src/games/first-punic-war/rules/victory.ts";
import { joined } from "../../../src/games/first-punic-war/words/telling.ts";
import type { Choose, Seat } from "../../../src/games/shared/rules/seats.ts";
import type { DieRow } from "../../../src/web/plan/planning.ts";
import { joinedIn } from "../../../src/words/runs.ts";
import { Words } from "../../../src/words/words.ts";
import { landForce, newGame, play, situation } from "../../first-punic-war/table.ts";

/** Plays a game by rules of thumb that never change, and looks at it before every answer. */
function watch(seed: string, look: (session: Session<State, Plain, Seat>) => void): void {
  const session = Session.begin(firstPunicWar, headerFor(firstPunicWar, { seed, options: { setup: "auto" } }));
  const chance = chanceFrom(seed);
  while (session.question) {
    look(session);
    session.answer(onlyAnswer(session.question) ?? policy(session.state, session.question, chance));
  }
}

const facesOf = ({ faces }: DieRow) => faces.map(({ sign }) => sign);

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

test("10.0 stacks to arrange say what lies on top, and stand apart from single counters and from what a marker hides anyway", () => {
  const words = new Words("en", allEn);
  const units = ["R-legion-1 3216 veteran", "R-duilius 3216", "R-legion-2 3010", "R-garrison-1 3116", "R-legion-3 3116"];
  const game = situation(units, { crisis: "3116" });
  play(game, ["choose-operation", "arrange"]);
  const where = game.question as Choose;
  const said = (hex: string) => [
    heading(`hex:${hex}`, where, game.view("rome"), words),
    remark(`hex:${hex}`, where, game.view("rome"), words),
  ];
  expect(said("3216")).toEqual(["Counters in a stack", "2 counters, on top Legio I"]);
  expect(said("3010")).toEqual(["Single counters", "Legio II: an army marker can hide what it is"]);
  expect(said("3116")).toEqual(["Under a marker already", "The crisis marker hides all 2 counters anyway"]);
  play(game, ["arrange-hex", "hex:3216"]);
  expect(remark("unit:R-legion-1", game.question!, game.view("rome"), words)).toBe("on top now");
  expect(remark("unit:R-duilius", game.question!, game.view("rome"), words)).toBe("");
  expect(remark("army", game.question!, game.view("rome"), words)).toContain("hides the whole stack");
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

  test("8.1 what a side gets next is told for the turn in which it comes, and what is lost of what is kept agrees with it", () => {
    const from = (more: Record<string, Plain>) => situation(["R-garrison-1 2809", "C-garrison-1 2417"], { turn: 1, ...more });
    const { state } = from({});
    const view = from({}).view("rome");
    const rome = incomeOf(view, "rome")!;
    expect(rome).toMatchObject({ when: "next", sure: TURN_TRACK[1]![0] + fortressAp(state, 0) });
    expect([rome.least, rome.most]).toEqual([rome.sure + 1, rome.sure + 6]);
    // Carthage has yet to have its half of this turn
    expect(incomeOf(view, "carthage")).toMatchObject({ when: "now", sure: TURN_TRACK[0]![1] + fortressAp(state, 1) });
    const owing = incomeOf(from({ debt: { rome: 2, carthage: 0 } }).view("rome"), "rome")!;
    expect([owing.least, owing.most]).toEqual([rome.least - 2, rome.most - 2]);
    expect(incomeOf(from({ turn: 8 }).view("rome"), "rome")).toBeNull();
    const end = from({ ap: { rome: 25, carthage: 0 } });
    expect(remark("end", end.question!, end.view("rome"), new Words("en", allEn))).toContain(
      `${rome.least} to ${rome.most} of them are lost`,
    );
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
      /^[↑↗↘↓↙↖] (at worst, if the strongest hide there: )?\d+\u00a0%, column (\d+-\d+%|49% or less|600% or more): (good|even|poor) odds(; against what is in sight: \d+\u00a0%, column (\d+-\d+%|49% or less|600% or more): (good|even|poor) odds)?$/,
    );
    expect(found["fpw.attack-tactics marker"]).toMatch(/: (([ACD][ACWR]|–) ?){6}$/);
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
      if (!battle!.worst) expect(dieOf(battle!, new Words("en", allEn)).map(facesOf)).toEqual([truth.results]);
      const said = gist(question, question.options, view, new Words("en", allEn)).split(",")[0]!;
      expect(said).toBe(`Battle ${worstOf(battle!) ? "at worst " : ""}${leastOf(battle!)}\u00a0%`);
      seen++;
    });
    expect(seen).toBeGreaterThan(3);
  });

  test("25.0 where units stand unseen the odds are told at worst and against what is in sight, and the truth lies between them, whoever they are", () => {
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
        const rows = dieOf(battle!, new Words("en", allEn));
        // no face is better for the attacker than the one in sight, none worse than the one at worst
        for (const [face, result] of results.entries()) {
          const ranks = [rows[0]!, { faces: results.map((sign) => ({ sign })) }, rows.at(-1)!].map(({ faces }) =>
            RESULTS.indexOf(faces[face]!.sign as (typeof RESULTS)[number]),
          );
          expect(ranks, result).toEqual(ranks.toSorted((a, b) => a - b));
        }
        if (battle!.worst!.column < battle!.odds.column) expect(rows.map(({ said }) => said)).toEqual(["at worst", "in sight"]);
        expect(battle!.worst!.percent).toBeLessThanOrEqual(percent);
        expect(battle!.worst!.column).toBeLessThanOrEqual(column);
        if (unseen.some((unit) => IS_LEADER[unit])) led++;
        expect(battle!.odds.percent).toBeGreaterThanOrEqual(percent);
        const [atWorst, inSight] = oddsSaid(battle!, new Words("en", allEn));
        expect(atWorst).toMatch(new RegExp(`^at worst.* ${battle!.worst!.percent}\\s%, column`));
        expect(inSight).toMatch(new RegExp(`in sight: ${battle!.odds.percent}\\s%, column`));
        hidden++;
      });
    expect(hidden).toBeGreaterThan(2);
    expect(led).toBeGreaterThan(0);
  });
});

describe("the table of an attack", () => {
  const words = new Words("en", allEn);
  /** Rome has declared its attack on whoever holds the hex beside it. */
  const declared = (defenders: readonly string[], ...attackers: string[]) => {
    const game = situation([...attackers.map((id) => `${id} 0207 veteran`), ...defenders.map((id) => `${id} 0206`)], {
      crisis: null,
    });
    landForce(game, "0207", ...attackers);
    play(game, ["move", "stop"], ["attack", "hex:0206"]);
    if (game.question!.prompt === "fpw.choose-attackers") game.answer((game.question as Choose).options as string[]);
    const question = game.question as Choose;
    expect(question.prompt).toBe("fpw.choose-table");
    return { game, question, view: game.view("rome") };
  };
  const HOPLITES = ["C-hoplite-2", "C-hoplite-3", "C-hoplite-4", "C-hanno"];

  test("none is suggested that the dice speak against, and what a catastrophe costs is said (15.0, 15.3)", () => {
    const { question, view } = declared(HOPLITES, "R-legion-1", "R-legion-2", "R-legion-3", "R-auxiliary-1");
    expect(suggestion(question, view)).toBeUndefined();
    const [battle, raid] = attacksFor(view, "rome", question, []);
    expect(verdictSaid(battle!, words)).toMatch(/^Poor odds: .* of the die for you, [4-6] against you/);
    expect(remark("table:battle", question, view, words)).toContain(verdictSaid(battle!, words));
    expect(ruinSaid(raid!, words)).toBe("AC, a catastrophe, destroys the one unit that attacks.");
    const bad = { ...battle!, odds: { ...battle!.odds, column: 0 } };
    expect(ruinSaid(bad, words)).toBe(
      "AC, a catastrophe, destroys all 4 units that attack, and the enemy takes 1 action point from you.",
    );
  });

  test("16.1 whoever could not flee as far as a die may ask is warned, by the terrain and the enemies behind him", () => {
    const game = situation(["R-legion-1 3016", "C-hoplite-2 2916 veteran", "C-hoplite-3 2916 veteran", "C-garrison-1 3116"]);
    landForce(game, "3016", "R-legion-1");
    play(game, ["move", "stop"]);
    const question = game.question as Choose;
    const battle = attacksFor(game.view("rome"), "rome", question, []).find(({ target }) => target === "hex:2916")!;
    const { room } = battle;
    expect(room).toBeGreaterThan(0);
    expect(room).toBeLessThan(6);
    expect(roomSaid(battle, words)).toContain(`find a way for ${room} hexes only: a higher die eliminates them.`);
    const state = game.state;
    const ways = (hexes: number) =>
      retreatHexes(
        state,
        { side: 0, units: [], origin: hexOfId("hex:3016"), hex: hexOfId("hex:3016"), left: hexes, hexes },
        "heavy",
      );
    expect([ways(room).hexes.length > 0, ways(room + 1).hexes.length > 0]).toEqual([true, false]);
    expect(roomSaid({ ...battle, room: 6 }, words)).toBe("");
  });

  test("15.1 what a die brings is good or bad for whoever looks: struck in a counterattack, the enemy's luck is bad", () => {
    const tones = (strikes: boolean) =>
      dieRow("battle", 3, false, words, "", strikes).faces.map(({ sign, tone }) => `${sign} ${tone}`);
    expect(tones(true)).toEqual(["AR bad", "AW bad", "CA open", "CA open", "DW good", "DR good"]);
    expect(tones(false)).toEqual(["AR good", "AW good", "CA open", "CA open", "DW bad", "DR bad"]);
  });

  test("the one that the dice speak for is suggested", () => {
    const { question, view } = declared(["C-auxiliary-2"], "R-legion-1", "R-legion-2", "R-legion-3", "R-auxiliary-1");
    expect(suggestion(question, view)).toBe("table:battle");
  });

  test("the shifts that are certain are named, and a withdrawal does not count against walls (14.1, 16.2)", () => {
    const { question, view } = declared(HOPLITES, "R-legion-1", "R-auxiliary-1");
    const [battle] = attacksFor(view, "rome", question, []);
    expect(shiftsSaid(battle!, words).join()).toMatch(/^column shifts, counted already \(.*defending leader −\d/);
    const at = { table: "battle", walled: false } as const;
    expect(balanceOf(at, { column: 7 })).toEqual({ against: 0, favour: 5, counter: 1 });
    expect(balanceOf({ ...at, walled: true }, { column: 7 })).toEqual({ against: 0, favour: 4, counter: 1 });
    expect(verdictOf({ against: 2, favour: 2, counter: 0 })).toBe("even");
    expect(verdictOf({ against: 0, favour: 2, counter: 3 })).toBe("even");
    expect(verdictOf({ against: 1, favour: 1, counter: 4 })).toBe("poor");
    expect(verdictOf({ against: 0, favour: 4, counter: 1 })).toBe("good");
  });
});

test("24.2 whoever answers one by one is told what an attack on a neutral gives the enemy, before it is declared", () => {
  const words = new Words("en", allEn);
  const said = "Syracuse is neutral: if you attack, it sides with Carthage, which gains 3 victory points";
  const game = situation(["S-hoplite-1 3118", "C-hoplite-2 3016", "R-legion-1 3117 veteran", "R-legion-2 3117 veteran"]);
  landForce(game, "3117", "R-legion-1", "R-legion-2");
  play(game, ["move", "stop"]);
  const where = game.question as Choose;
  expect(remark("hex:3118", where, game.view("rome"), words)).toContain(said);
  expect(remark("hex:3016", where, game.view("rome"), words)).not.toContain("neutral");
  game.answer("hex:3118");
  const who = game.question!;
  expect(stakes(["unit:R-legion-1"], who, game.view("rome"), words)).toEqual([`${said}.`]);
  game.undo("rome");
  game.answer("hex:3016");
  expect(stakes(["unit:R-legion-1"], game.question!, game.view("rome"), words)).toEqual([]);
});

test("24.1 talks for which only one marker is held are confirmed, with what they cost; with two it is asked which", () => {
  const words = new Words("en", allEn);
  const asked = (...rome: string[]) => {
    const game = situation(["R-garrison-1 2809", "S-hoplite-1 3118"], { phase: "diplomacy", markers: { rome, carthage: [] } });
    return stakes("power:syracusa", game.question!, game.view("rome"), words);
  };
  expect(asked("diplomacy-2", "spy")).toEqual([
    "To court Syracuse costs 1 action point and your marker Diplomacy 2: both are gone, whatever the die brings, and nothing more is asked.",
  ]);
  expect(asked("diplomacy-2", "diplomacy-1")).toEqual([]);
});

test("12.3 a concentration to which only one unit can come says who comes, what it costs, and what it leaves empty", () => {
  const words = new Words("en", allEn);
  const asked = (...units: string[]) => {
    const game = situation(["R-duilius 3116", "R-mamertines 3116", "R-garrison-1 2809", ...units]);
    game.answer("op:concentrate");
    return stakes("hex:3116", game.question!, game.view("rome"), words);
  };
  expect(asked("R-legion-1 3216")).toEqual([
    "Only Legio I from Rhegium can join the leader in Messana: it costs 1 action point, and nothing more is asked before the move. An attack comes after it.",
    "Nobody is left in Rhegium: nobody holds the place then, which costs 1 victory point.",
  ]);
  expect(asked("R-legion-1 3216", "R-auxiliary-1 3216")).toEqual([]);
});

test("3.0 a march says that it leaves a town empty, even if that costs no points", () => {
  const words = new Words("en", allEn);
  const game = situation(["R-legion-1 3414 veteran", "R-garrison-1 2809"]);
  const before = copy(game.state);
  landForce(game, "3414", "R-legion-1");
  play(game, ["move", (game.question as Choose).options.find((option) => option.startsWith("hex:"))!], ["move", "stop"]);
  expect(planning.lost!(before, game.state, "rome", words, before)).toEqual([
    "leaves Croton empty: no points, but nobody holds the place then",
  ]);
});

test("24.1 a neutral power does not become neutral: the row of the talks says alliance", () => {
  const row = (modifiers: string[]) =>
    telling.row!({
      event: "fpw.diplomacy-rolled",
      rule: "24.1",
      params: { modified: 4, column: "fpw.talks-column.3", modifiers },
    });
  const cells = (modifiers: string[]) => row(modifiers)!.cells.map(({ say }) => new Words("en", allEn).say(say));
  expect(cells(["fpw.because.old-ties=+1"])).toContain("alliance, as it was neutral");
  expect(cells(["fpw.because.enemy-controlled=-1"])).toContain("neutrality");
});

const POWERS = {
  syracusa: "neutral",
  massilia: "neutral",
  gauls: "neutral",
  iberians: "neutral",
  numidia: "neutral",
  mercenaries: "neutral",
};

test("24.0 a power says what it brings, or what the enemy loses with it", () => {
  const words = new Words("en", allEn);
  const units = ["S-hoplite-1 3118", "S-garrison-1 3118", "R-garrison-1 2809"];
  const neutral = situation(units).view("rome");
  expect(worthOf("power:syracusa", "rome", neutral, words)).toEqual(["3 victory points", "2 action points a turn", "2 units"]);
  expect(worthSaid("power:syracusa", "rome", neutral, words)).toMatch(
    /^As your ally it brings 3 victory points, 2 action points a turn, and 2 units/,
  );
  const theirs = situation(units, { powers: { ...POWERS, syracusa: "carthage" } }).view("rome");
  expect(worthSaid("power:syracusa", "rome", theirs, words)).toMatch(/he loses 3 victory points/);
  expect(worthSaid("power:syracusa", "carthage", theirs, words)).toBe("");
  expect(worthOf("power:numidia", "rome", neutral, words)).toEqual([]);
});

test("24.0 what a neutral power promises is what it brings, whatever lies under the fog of war", () => {
  const words = new Words("en", allEn);
  let compared = 0;
  const compare = (session: Session<State, Plain, Seat>) => {
    for (const seat of ["rome", "carthage"] as const) {
      const side = sideOfSeat(seat);
      for (const [power, id] of POWER_IDS.entries()) {
        if (session.state.powers[power] !== NEUTRAL || id === "power:mercenaries") continue;
        const s = copy(session.state);
        const before = [victoryPoints(s, side), fortressAp(s, side)] as const;
        ally(new Table(s, []), power, side);
        const [vp, ap] = [victoryPoints(s, side) - before[0], fortressAp(s, side) - before[1]];
        const units = s.at.filter((hex, unit) => hex >= 0 && CONTINGENT[unit] === power + 2).length;
        const brought = [
          ...(vp > 0 ? [words.say("face.gain.vp", { count: vp })] : []),
          ...(ap > 0 ? [words.say("face.gain.ap", { count: ap })] : []),
          ...(units > 0 ? [words.say("face.gain.units", { count: units })] : []),
        ];
        expect([id, seat, ...worthOf(id, seat, session.view(seat), words)]).toEqual([id, seat, ...brought]);
        compared++;
      }
    }
  };
  for (const scenario of ["I", "III"]) compare(newGame(scenario, { setup: "auto" }));
  let turn = 0;
  watch("powers", (session) => {
    if (session.state.turn === turn) return;
    turn = session.state.turn;
    compare(session);
  });
  expect(compared).toBeGreaterThan(30);
});

test("24.0 an enemy ally says what the enemy holds with it, though nobody sees who stands there", () => {
  const session = newGame("I", { setup: "auto" });
  const s = copy(session.state);
  ally(new Table(s, []), POWER_IDS.indexOf("power:syracusa"), sideOfSeat("carthage"));
  const view = firstPunicWar.view(s, "rome");
  expect(worthOf("power:syracusa", "rome", view, new Words("en", allEn))).toEqual([
    "3 victory points",
    "2 action points a turn",
    "6 units",
  ]);
});

test("18.0 whoever may be chosen to hunger shows the chance that he really has, with the leader who steadies him", () => {
  const words = new Words("en", allEn);
  const hungry = (...more: string[]) => {
    const units = ["R-legion-3 3016 veteran", "R-legion-4 3016", "R-legion-5 3016", ...more];
    const game = situation(units, { ap: { rome: 0, carthage: 0 } });
    play(game, ["choose-operation", "end"]);
    expect(game.question!.prompt).toBe("fpw.hungry-units");
    return remark("unit:R-legion-3", game.question!, game.view("rome"), words);
  };
  expect(hungry()).toBe("fails 2 of 6");
  expect(hungry("R-duilius 3016")).toBe("fails 1 of 6, steadied by Duilius");
});

test("25.0 what combat and spies have shown of a stack is remembered where it stands hidden again", () => {
  const view = (hidden: readonly string[]) => ({
    stacks: [
      {
        hex: "2916",
        side: "carthage",
        units: [{ id: "unit:C-garrison-1", veteran: false }],
        top: null,
        land: 1 + hidden.length,
        fleets: 0,
        aboard: 0,
      },
    ],
    ...{ recruits: { rome: [], carthage: [] }, leaders: { rome: [], carthage: [] }, minorPowers: [], eliminated: [] },
  });
  const entry = (event: string, params: Params): LogEntry => ({ event: `fpw.${event}`, params, rule: "25.0" });
  const fought = [
    entry("turn", { turn: 2 }),
    entry("attacked", { side: "side:rome", from: "hex:3016", to: "hex:2916" }),
    entry("combatants", { side: "side:rome", units: ["unit:R-legion-1"] }),
    entry("combatants", { side: "side:carthage", units: ["unit:C-garrison-1", "unit:C-hoplite-2", "unit:C-marine-1"] }),
    entry("turn", { turn: 3 }),
  ];
  const seen = (log: readonly LogEntry[]) => lastSeen("hex:2916", view(["", ""]) as never, log, 1);
  expect(seen(fought)).toEqual({ units: ["unit:C-hoplite-2", "unit:C-marine-1"], turn: 2 });
  const later = [
    ...fought,
    entry("eliminated", { unit: "unit:C-marine-1", hex: "hex:2916" }),
    entry("spied-unit", { unit: "unit:C-hoplite-2", hex: "hex:2717" }),
  ];
  expect(seen(later)).toBeNull();
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
    "Rome: 2 counters move from Capua to Venusia, 3 hexes.",
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
    "Carthage retreats from Utica to Hippo Regius, 2 hexes: Hanno.",
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
