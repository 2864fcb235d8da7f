import { best } from "../../../bots/best.ts";
import type { Said } from "../../../bots/explain.ts";
import type { Thumb } from "../../../bots/mind.ts";
import { type Answer, type Chance, randomAnswer } from "../../../engine/index.ts";
import type { Choose, Question, Seat } from "../../shared/rules/seats.ts";
import { HEX_IDS, hexOfId } from "../rules/map.ts";
import { type State, sideOfSeat } from "../rules/state.ts";
import { UNIT_IDS } from "../rules/units.ts";
import { landPlan } from "./deeds.ts";
import { measureAs } from "./measures.ts";
import { type Intent, intentsOf } from "./operations.ts";
import { openPlans, type Plan } from "./plans.ts";
import { rally, seaPlan } from "./prospects.ts";
import { pickSome } from "./several.ts";
import { type Target, targetsOf } from "./targets.ts";
import { marchGoal, moveScorer, sailGoal, sailScorer } from "./ways.ts";
import { deedOf } from "./wording.ts";
import { scorer } from "./worth.ts";

/** A little randomness decides between equals. */
const LUCK = 0.1;

/** What a side does by rule of thumb to carry out its plan. It remembers the target of the operation in progress. */
export class FirstPunicWarThumb implements Thumb<State> {
  private readonly seat: Seat;
  private readonly side: number;
  private readonly chance: Chance;
  private plan: Plan;
  private intent: Intent | undefined;
  /** where the march or voyage under way is to end; -1 if that has not been decided */
  goal: number;

  constructor(seat: Seat, plan: Plan, chance: Chance, intent?: Intent, goal = -1) {
    this.seat = seat;
    this.side = sideOfSeat(seat);
    this.plan = plan;
    this.chance = chance;
    this.intent = intent;
    this.goal = goal;
  }

  answer(s: State, question: Question): Answer {
    measureAs(this.seat);
    switch (question.kind) {
      case "choose":
        return this.choose(s, question);
      case "pick":
        if (question.prompt === "fpw.choose-force" && this.intent?.leader !== undefined) {
          const alone = UNIT_IDS[this.intent.leader]!;
          if (question.options.includes(alone)) return [alone];
        }
        return pickSome(s, question, this.chance, () => this.targets(s));
      default:
        return randomAnswer(question, this.chance);
    }
  }

  about(): Said | undefined {
    return this.intent && deedOf(this.intent);
  }

  private choose(s: State, question: Choose): string {
    const { options, prompt, seat } = question;
    switch (prompt.slice("fpw.".length)) {
      case "choose-operation":
        if (!this.plan.isOpen(s)) this.plan = openPlans(s, seat)[0]!;
        this.intent = best(intentsOf(s, this.side, this.plan, options, 1), ({ worth }) => worth, LUCK, this.chance);
        return this.intent.operation;
      case "choose-force-hex":
        return this.from(options, s, (hex, targets) => landPlan(s, this.side, hex, targets).worth);
      case "choose-fleet-hex":
        return this.from(options, s, (hex, targets) => seaPlan(s, this.side, hex, targets));
      case "choose-leader-hex":
        return this.from(options, s, (hex, targets) => rally(s, this.side, hex, targets));
      case "move":
        this.goal = this.intent?.leader === undefined ? marchGoal(s, this.side, this.targets(s), this.goal) : this.intent.target;
        return best(options, moveScorer(s, this.goal), LUCK, this.chance);
      case "sail":
        this.goal = sailGoal(s, this.side, this.targets(s), this.goal);
        return best(options, sailScorer(s, this.goal), LUCK, this.chance);
      default:
        return best(options, this.scorer(s, question), LUCK, this.chance);
    }
  }

  /** The worth of each option to this side. */
  scorer(s: State, question: Choose): (option: string) => number {
    return scorer(s, question, this.plan, () => this.targets(s));
  }

  /** The intended units, or else those that can do most. */
  private from(options: readonly string[], s: State, worth: (hex: number, targets: readonly Target[]) => number): string {
    const meant = this.intent && this.intent.hex >= 0 ? HEX_IDS[this.intent.hex]! : undefined;
    if (meant !== undefined && options.includes(meant)) return meant;
    const targets = this.targets(s);
    return best(options, (option) => worth(hexOfId(option), targets), LUCK, this.chance);
  }

  /** The available targets: only the operation's own, as long as it can be reached. */
  private targets(s: State): readonly Target[] {
    const all = targetsOf(s, this.side, this.plan);
    const meant = this.intent && this.intent.target >= 0 ? all.filter(({ hex }) => hex === this.intent!.target) : [];
    return meant.length > 0 ? meant : all;
  }
}

/** A quick answer to any question, for any side and plan. */
export const policy = (s: State, question: Question, chance: Chance): Answer =>
  new FirstPunicWarThumb(question.seat, openPlans(s, question.seat)[0]!, chance).answer(s, question);
