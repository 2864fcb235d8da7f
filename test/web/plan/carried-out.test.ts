import { describe, expect, test } from "vitest";
import {
  type Answer,
  type AnyGame,
  beginTrial,
  chanceFrom,
  expects,
  headerFor,
  onlyAnswer,
  passing,
  type Question,
  Session,
  type Trial,
} from "../../../src/engine/index.ts";
import { planning as warPlanning } from "../../../src/games/first-punic-war/page/planning.ts";
import { policy as warPolicy } from "../../../src/games/first-punic-war/players/frozen/policy.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { planning as hamilcarPlanning } from "../../../src/games/hamilcar/page/planning.ts";
import { policy as hamilcarPolicy } from "../../../src/games/hamilcar/players/frozen/policy.ts";
import { hamilcar } from "../../../src/games/hamilcar/rules/index.ts";
import { planning as hannibalPlanning } from "../../../src/games/hannibal/page/planning.ts";
import { policy as hannibalPolicy } from "../../../src/games/hannibal/players/frozen/policy.ts";
import { hannibal } from "../../../src/games/hannibal/rules/index.ts";
import { doneAt, endsOf, openingsOf, startsOf, wayTo } from "../../../src/web/plan/explore.ts";
import type { Planning } from "../../../src/web/plan/planning.ts";

type Policy = (state: never, question: Question<"rome" | "carthage">, chance: ReturnType<typeof chanceFrom>) => Answer;
const GAMES: Record<string, { game: unknown; planning: unknown; policy: unknown; every: number }> = {
  hannibal: { game: hannibal, planning: hannibalPlanning, policy: hannibalPolicy, every: 9 },
  hamilcar: { game: hamilcar, planning: hamilcarPlanning, policy: hamilcarPolicy, every: 5 },
  "first-punic-war": { game: firstPunicWar, planning: warPlanning, policy: warPolicy, every: 3 },
};

/** One plan for each thing that something can begin with at a question. */
function plansAt(planning: Planning, trial: Trial): Trial[] {
  return [...startsOf(planning, trial)].flatMap(([id, deeds], index) => {
    const deed = deeds[index % deeds.length]!;
    if (deed.many) return doneAt(planning, trial, deed, { [deed.many]: [id] }) ?? [];
    const [opening] = openingsOf(planning, trial, deed);
    if (!opening) return doneAt(planning, trial, deed, {}) ?? [];
    const places = [...opening.places.keys()].filter((place) => (planning.pointOf?.(place) ?? place) === place);
    const place = places[(index * 7) % places.length];
    if (!place) return [];
    const way = wayTo(planning, opening, [], place)!;
    return endsOf(planning, way.trial)[0]?.trial ?? way.trial;
  });
}

/** Carries a plan out with an opponent who passes, until something comes to light; says how far it came and what stopped it. */
function carryOut(real: Session, { seat, steps }: Trial) {
  let given = 0;
  let reacted = false;
  while (given < steps.length && real.question && !real.revealed) {
    const { question } = real;
    if (question.seat !== seat) {
      real.answer(passing(question));
      reacted = true;
    } else if (expects(steps[given]!, question)) real.answer(steps[given++]!.answer);
    else return { given, reacted, met: question.prompt };
  }
  return { given, reacted, met: null };
}

describe.each(Object.entries(GAMES))("plans of %s, carried out", (_, each) => {
  const { game, planning, policy, every } = each as { game: AnyGame; planning: Planning; policy: Policy; every: number };

  test("meet the questions that were foreseen as long as the dice are silent, and are taken back to the last counter", () => {
    const session = Session.begin(game, headerFor(game, { seed: "carried out" }));
    const chance = chanceFrom("x");
    let decisions = 0;
    let undone = 0;
    while (session.question && session.version < 500) {
      const { question } = session;
      const isDecision = planning
        .beginnings(question, session.state as never, question.seat)
        .some((way) => Object.keys(way).length > 0);
      if (isDecision && decisions++ % every === 0) {
        const before = session.fingerprint();
        for (const plan of plansAt(planning, beginTrial(session, question.seat, "x"))) {
          const real = session.fork(0);
          const { given, reacted, met } = carryOut(real, plan);
          if (given < plan.certain) expect(met).toBeNull();
          if (reacted || real.revealed) continue;
          while (real.version > session.version && real.canUndo(question.seat)) real.undo(question.seat);
          expect(real.fingerprint()).toBe(before);
          undone++;
        }
      }
      session.answer(onlyAnswer(question) ?? policy(session.state as never, question as never, chance));
    }
    expect(undone).toBeGreaterThan(20);
  });

  test("never answer for the turn after: nothing is planned that the other side's next card would ask", () => {
    const session = Session.begin(game, headerFor(game, { seed: "carried out" }));
    const chance = chanceFrom("x");
    for (let decisions = 0; session.question && session.version < 250; ) {
      const { question } = session;
      const isDecision = planning
        .beginnings(question, session.state as never, question.seat)
        .some((way) => Object.keys(way).length > 0);
      if (isDecision && decisions++ % every === 0)
        for (const { session: end, asked } of plansAt(planning, beginTrial(session, question.seat, "x")))
          if (end.question && end.question.seat === question.seat)
            expect(asked.slice(1).map(({ prompt }) => prompt)).not.toContain(question.prompt);
      session.answer(onlyAnswer(question) ?? policy(session.state as never, question as never, chance));
    }
  });
});
