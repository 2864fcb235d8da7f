import { beforeAll, describe, expect, test } from "vitest";
import {
  beginTrial,
  chanceFrom,
  expects,
  headerFor,
  onlyAnswer,
  type Plain,
  type PlanStep,
  Session,
  type Trial,
} from "../../../src/engine/index.ts";
import { planning as hannibalPlanning } from "../../../src/games/hannibal/page/planning.ts";
import allEn from "../../../src/games/hannibal/page/words/all-en.ts";
import { policy } from "../../../src/games/hannibal/players/frozen/policy.ts";
import { hannibal } from "../../../src/games/hannibal/rules/index.ts";
import type { Hannibal } from "../../../src/games/hannibal/rules/state.ts";
import {
  bestOpening,
  type Deed,
  decidedIn,
  endsOf,
  isIdle,
  joinedWay,
  joinsOn,
  openingsOf,
  startsOf,
  takesMore,
  wayTo,
} from "../../../src/web/plan/explore.ts";
import type { Planning } from "../../../src/web/plan/planning.ts";
import { Words } from "../../../src/words/words.ts";
import { cus, turnOf, whereIs } from "../../hannibal/field.ts";
import { setOut } from "../../hannibal/march.ts";
import { gameAt } from "../../hannibal/table.ts";

const planning: Planning = hannibalPlanning;

/** A game that has come to a seat's choice of a card. */
function upTo(seat: "rome" | "carthage", nth = 1): Session<Hannibal> {
  const session = Session.begin(hannibal, headerFor(hannibal, { seed: "plan shot" }));
  const chance = chanceFrom("x");
  let left = nth;
  for (;;) {
    const question = session.question!;
    if (question.prompt === "hannibal.play-card" && question.seat === seat && --left === 0) return session;
    session.answer(onlyAnswer(question) ?? policy(session.state, question, chance));
  }
}

const trialOf = (session: Session<Hannibal>) => beginTrial(session, session.question!.seat, "x");
const march = (deeds: readonly Deed[] | undefined): Deed => deeds!.find(({ name }) => name === "march")!;

/** Carries a plan out as a table does, with an opponent who passes; gives the steps that were not taken. */
function carryOut(session: Session<Hannibal>, steps: readonly PlanStep[], seat: string): readonly PlanStep[] {
  const left = [...steps];
  while (left.length > 0 && session.question) {
    if (session.question.seat !== seat) {
      session.answer(onlyAnswer(session.question) ?? "pass");
      continue;
    }
    if (!expects(left[0]!, session.question)) break;
    session.answer(left.shift()!.answer);
  }
  return left;
}

describe("a march planned from the general", () => {
  let session: Session<Hannibal>;
  beforeAll(() => {
    session = upTo("carthage");
  });

  test("begins with everybody whom a card of the hand can activate, and with the places for PCs", () => {
    const starts = startsOf(planning, trialOf(session));
    expect(march(starts.get("general:hannibal"))).toBeDefined();
    expect(starts.get("general:hannibal")!.map(({ name }) => name)).toEqual(["march", "raise"]);
    // an enemy general is nobody's to plan with
    expect(starts.has("general:p_scipio")).toBe(false);
    expect([...starts].some(([id, deeds]) => id.startsWith("space:") && deeds[0]!.name === "place")).toBe(true);
  });

  test("PCs go to as many places as the best card has operations, and no more", () => {
    const trial = trialOf(session);
    const starts = [...startsOf(planning, trial)].filter(([, deeds]) => deeds.some(({ many }) => many !== ""));
    const places = starts.map(([id]) => id);
    const deed = starts[0]![1].find(({ many }) => many !== "")!;
    expect(takesMore(planning, trial, deed, places.slice(0, 1))).toBe(true);
    expect(takesMore(planning, trial, deed, places.slice(0, 3))).toBe(false);
  });

  test("proposes the cheapest card that will do", () => {
    const trial = trialOf(session);
    const [first] = openingsOf(planning, trial, march(startsOf(planning, trial).get("general:hannibal")));
    // of three cards of one operation the one whose event is the enemy's is missed least
    expect(first!.answers["hannibal.play-card"]).toBe("card:48");
    expect(first!.answers["hannibal.use-card"]).toBe("move");
  });

  test("of two cards that are worth as much now takes the one whose event is the enemy's", () => {
    const { question, state } = gameAt({ active: "carthage", hands: { carthage: [24, 43] } });
    expect(planning.beginnings(question!, state, "carthage")[0]!["hannibal.play-card"]).toBe("card:43");
  });

  test("reaches what four spaces reach, and by sea five CUs where ten are too many (10.2, 11.1, 11.4)", () => {
    const trial = trialOf(session);
    const openings = openingsOf(planning, trial, march(startsOf(planning, trial).get("general:hannibal")));
    expect(openings[0]!.places.get("space:narbo")).toMatchObject({ left: 0, stands: true });
    expect(openings[0]!.places.has("space:nemausus")).toBe(false);
    expect(openings[0]!.places.has("space:carthage")).toBe(false);
    const bySea = openings.find(({ places }) => places.has("space:carthage"))!;
    const aboard = bySea.trial.steps.find(({ prompt }) => prompt === "hannibal.take.cus")!.answer as Record<string, number>;
    expect(aboard.cus! + (aboard.elephants ?? 0)).toBe(5);
  });

  test("takes fewer along only where all cannot go", () => {
    const trial = trialOf(session);
    const openings = openingsOf(planning, trial, march(startsOf(planning, trial).get("general:hannibal")));
    const aboard = (place: string) => {
      const { steps } = openings[bestOpening(openings, place)]!.trial;
      const { cus = 0, elephants = 0 } = steps.find(({ prompt }) => prompt === "hannibal.take.cus")!.answer as Record<
        string,
        number
      >;
      return cus + elephants;
    };
    expect([aboard("space:tolosa"), aboard("space:carthage")]).toEqual([10, 5]);
  });

  test("a subordinate goes with half of the army, and the others stay with their commander", () => {
    const trial = trialOf(session);
    const [opening] = openingsOf(planning, trial, march(startsOf(planning, trial).get("general:mago")));
    const given = (prompt: string) => opening!.trial.steps.find((step) => step.prompt === `hannibal.take.${prompt}`)!.answer;
    expect(given("generals")).toEqual([]);
    const stack = opening!.trial.asked.find(({ prompt }) => prompt === "hannibal.take.cus") as { max: number };
    const { cus = 0, elephants = 0 } = given("cus") as Record<string, number>;
    expect(cus + elephants).toBe(Math.floor(stack.max / 2));
  });

  test("is carried out whole, and can be taken back whole, as long as nobody reacts", () => {
    const trial = trialOf(session);
    const [opening] = openingsOf(planning, trial, march(startsOf(planning, trial).get("general:hannibal")));
    const way = wayTo(planning, opening!, [], "space:ilerda")!;
    const [stop] = endsOf(planning, way.trial);
    expect(stop!.trial.certain).toBeGreaterThan(stop!.trial.steps.length);
    const real = session.fork();
    expect(carryOut(real, stop!.trial.steps, "carthage")).toEqual([]);
    expect(real.view("carthage")).toMatchObject({ march: null, active: "rome" });
    while (real.version > session.version && real.canUndo("carthage")) real.undo("carthage");
    expect(real.version).toBe(session.version);
  });

  test("bends past way points", () => {
    const trial = trialOf(session);
    const [opening] = openingsOf(planning, trial, march(startsOf(planning, trial).get("general:hannibal")));
    expect(wayTo(planning, opening!, ["space:tarraco"], "space:ilerda")?.way).toContain("space:tarraco");
    expect(wayTo(planning, opening!, ["space:gades"], "space:ilerda")).toBeUndefined();
  });

  test("takes whoever rests on the way along from there, if wanted, and is carried out whole (10.2)", () => {
    const forces = [
      { side: "carthage", at: "saguntum", cus: 5, generals: ["hannibal"] },
      { side: "carthage", at: "dertosa", cus: 3, generals: ["mago"] },
    ];
    const game = turnOf("carthage", 48, { forces });
    const trial: Trial = beginTrial(game, "carthage", "x");
    const [opening] = openingsOf(planning, trial, march(startsOf(planning, trial).get("general:hannibal")));
    const way = wayTo(planning, opening!, [], "space:emporiae")!;
    expect(joinsOn(planning, way)).toEqual(["space:dertosa"]);
    const joined = joinedWay(planning, opening!, [], "space:dertosa", way)!;
    expect(joined.way).toEqual(way.way);
    expect(carryOut(game, decidedIn(planning, joined.trial), "carthage")).toEqual([]);
    expect([cus(game, "carthage", "emporiae"), whereIs(game, "mago")]).toEqual([8, "emporiae"]);
  });

  test("knows what the dice may cost: a pass takes its toll (10.6), the sea its ships (11.6)", () => {
    const trial = trialOf(session);
    const openings = openingsOf(planning, trial, march(startsOf(planning, trial).get("general:hannibal")));
    const words = { say: (key: string) => key } as never;
    const risks = (place: string) =>
      openings
        .find(({ places }) => places.has(place))!
        .places.get(place)!
        .moves.flatMap((move) => planning.risks(move, words));
    expect(risks("space:tolosa").some(({ toll = 0 }) => toll > 0)).toBe(true);
    expect(risks("space:carthage").some(({ safe = 1 }) => safe === 0.5)).toBe(true);
    expect(risks("space:ilerda")).toEqual([]);
  });

  test("says that five CUs overrun a single one: there is no battle to win (10.5)", () => {
    const words = { say: (key: string) => key } as never;
    const into = (army: number, enemy: Plain) => {
      const game = gameAt({
        turn: 1,
        active: "carthage",
        forces: [{ side: "carthage", at: "ilerda", cus: army, generals: ["hannibal"] }, enemy],
        hands: { carthage: [30], rome: [] },
      });
      setOut(game, 30, "hannibal", { cus: army });
      return planning.risks({ trial: trialOf(game), option: "space:tarraco" }, words).map(({ said }) => said);
    };
    const one = { side: "rome", at: "tarraco", cus: 1 };
    expect(into(5, one)).toEqual(["face.plan.overrun"]);
    expect(into(4, one)).toEqual([]);
    expect(into(5, { ...one, generals: ["p_scipio"] })).not.toContain("face.plan.overrun");
  });

  test("tells nothing that is hidden: the same places whatever the other side holds", () => {
    const seen = ["a", "b", "c"].map((hidden) => {
      const other = session.fork();
      other.redeal("carthage", hidden);
      const trial = trialOf(other);
      return openingsOf(planning, trial, march(startsOf(planning, trial).get("general:hannibal"))).map(({ answers, places }) => [
        answers,
        [...places].map(([place, { left, stands }]) => [place, left, stands]),
      ]);
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });
});

test("a use of a card that changes nothing is known for it: to discard it, but not to move, to place PCs or to raise troops", () => {
  const session = upTo("carthage");
  const trial = trialOf(session);
  const [card] = (session.question as { options: readonly string[] }).options as [string];
  const { options } = tried(card);
  expect(options).toContain("discard");
  expect(options.filter((use) => isIdle(planning, trial, [card, use]))).toEqual(["discard"]);

  function tried(option: string) {
    const fork = session.fork();
    fork.answer(option);
    return fork.question as { options: readonly string[] };
  }
});

test("what a pass will cost is not decided with the plan: the player is asked when the die has fallen", () => {
  const trial = trialOf(upTo("carthage"));
  const openings = openingsOf(planning, trial, march(startsOf(planning, trial).get("general:hannibal")));
  const ways = openings.flatMap(({ places }) => [...places.values()]);
  const overPass = ways.find((way) => way.trial.steps.some(({ prompt }) => prompt === "hannibal.lose-elephants"))!;
  const decided = decidedIn(planning, overPass.trial).map(({ prompt }) => prompt);
  expect(decided).toContain("hannibal.march");
  expect(decided).not.toContain("hannibal.lose-elephants");
});

test("17.1 elephants that are chosen apart take their room aboard: the others fill up what is left of five", () => {
  const forces = [
    { side: "carthage", at: "carthage", cus: 6, elephants: 2, generals: ["hannibal"] },
    { side: "carthage", at: "saguntum", cus: 5, elephants: 2, generals: ["hasdrubal"] },
  ];
  const game = gameAt({ active: "carthage", hands: { carthage: [47] }, forces, control: { carthage: ["carthage", "saguntum"] } });
  const trial = trialOf(game);
  const openings = openingsOf(planning, trial, march(startsOf(planning, trial).get("general:hannibal")));
  const bySea = openings.find(({ places }) => places.has("space:lilybaeum"))!;
  const given = (what: string) => bySea.trial.steps.find(({ prompt }) => prompt === `hannibal.take.${what}`)!.answer;
  expect([given("elephants"), given("cus")]).toEqual(["elephants:2", { cus: 3 }]);
});

test("20.2 a plan that ends with a siege says what its roll may bring", () => {
  const forces = [{ side: "carthage", at: "emporiae", cus: 6, generals: ["hannibal"] }];
  const game = gameAt({ active: "carthage", hands: { carthage: [48] }, forces });
  const trial = trialOf(game);
  const [opening] = openingsOf(planning, trial, march(startsOf(planning, trial).get("general:hannibal")));
  const { trial: arrived } = wayTo(planning, opening!, [], "space:massilia")!;
  const [siege, ...others] = endsOf(planning, arrived).map(({ end }) => end);
  expect(siege!.id).toBe("siege");
  const words = { say: (key: string) => key } as never;
  const risks = siege!.risks!(words);
  expect(risks.map(({ said }) => said)).toEqual(["face.odds.siege-point", "face.odds.siege-loss"]);
  for (const { chance } of risks) expect(chance).toBeGreaterThan(0);
  expect(others.flatMap((end) => end.risks?.(words) ?? [])).toEqual([]);
  const english = new Words("en", allEn);
  expect(siege!.about!(english)).toBe("No point so far, 3 are needed.");
  expect(others.at(-1)!.about!(english)).toBe(
    "No roll. Whoever is still here at the end of the turn rolls for winter attrition.",
  );
});

test("whoever ends a march before a city or a tribe that he can take tries to, unless the player wants to stop (20.1)", () => {
  for (let nth = 1; ; nth++) {
    const trial = trialOf(upTo("carthage", nth));
    const marches = [...startsOf(planning, trial).values()].flat().filter(({ name }) => name === "march");
    const ways = marches.flatMap((deed) => openingsOf(planning, trial, deed).flatMap(({ places }) => [...places.values()]));
    const ends = ways.map((way) => endsOf(planning, way.trial).map(({ end }) => end.id));
    const besieging = ends.find((ids) => ids.length > 1);
    if (!besieging) continue;
    expect(besieging[0]).toMatch(/^(siege|subjugation)$/);
    expect(besieging.at(-1)).toBe("stop");
    return;
  }
});
