import { best } from "../../../bots/best.ts";
import type { Said } from "../../../bots/explain.ts";
import type { Thumb } from "../../../bots/mind.ts";
import { type Answer, type Chance, randomAnswer } from "../../../engine/index.ts";
import type { Choose, Question, Seat } from "../../shared/rules/seats.ts";
import { GENERAL_OPTIONS, generalNamed } from "../rules/generals.ts";
import type { Hamilcar } from "../rules/state.ts";
import { type Intent, intentsOf } from "./intents.ts";
import { MEASURES, measureAs } from "./measures.ts";
import { type Goal, goalsOf, marchScorer, sailScorer } from "./movement.ts";
import { openPlans, type Plan } from "./plans.ts";
import { pointScorer } from "./points.ts";
import { allocateSome, amountOf, pickSome } from "./several.ts";
import { deedOf } from "./wording.ts";
import { worthOf } from "./worth.ts";

/** What a side does by rule of thumb to carry out its plan. It remembers the purpose of the card it is playing. */
export class HamilcarThumb implements Thumb<Hamilcar> {
  private readonly seat: Seat;
  private readonly chance: Chance;
  private plan: Plan;
  private intent: Intent | undefined;

  constructor(seat: Seat, plan: Plan, chance: Chance, intent?: Intent) {
    this.seat = seat;
    this.plan = plan;
    this.chance = chance;
    this.intent = intent;
  }

  answer(s: Hamilcar, question: Question): Answer {
    measureAs(this.seat);
    switch (question.kind) {
      case "choose":
        return this.choose(s, question);
      case "pick":
        return pickSome(s, question, this.chance);
      case "allocate":
        return allocateSome(s, question, this.chance);
      case "amount":
        return amountOf(s, question) ?? randomAnswer(question, this.chance);
    }
  }

  about(): Said | undefined {
    return this.intent && deedOf(this.intent, true);
  }

  private choose(s: Hamilcar, question: Choose): string {
    const { options, prompt } = question;
    switch (prompt.slice("hamilcar.".length)) {
      case "play-card":
        if (!this.plan.isOpen(s)) this.plan = openPlans(s, this.seat)[0]!;
        this.intent = this.bestOf(intentsOf(s, this.seat, this.plan, options));
        return this.intent.play;
      case "preempt": {
        const intents = intentsOf(
          s,
          this.seat,
          this.plan,
          options.filter((option) => option !== "pass"),
        );
        this.intent = this.bestOf([...intents, { play: "pass", use: "", worth: MEASURES.pass }]);
        return this.intent.play;
      }
      case "use-card":
        return this.use(s, question);
      case "activate":
        return this.activate(s, question);
      case "march":
      case "march-ended":
        return best(options, marchScorer(s, this.plan, this.targetOf(s)), MEASURES.luck, this.chance);
      case "sail":
        return best(options, sailScorer(s, this.plan, this.targetOf(s)), MEASURES.luck, this.chance);
      case "spend-point":
      case "spend-difference":
        return best(options, pointScorer(s, this.seat, this.plan), 0, this.chance); // by lot, nobody could tell why
      default:
        return best(options, (option) => worthOf(s, question, option, this.plan), MEASURES.luck, this.chance);
    }
  }

  private bestOf(intents: readonly Intent[]): Intent {
    return best(intents, ({ worth }) => worth, MEASURES.luck, this.chance);
  }

  private use(s: Hamilcar, { options, params }: Choose): string {
    const card = String(params?.card);
    if (this.intent?.play !== card || !options.includes(this.intent.use)) {
      const intents = intentsOf(s, this.seat, this.plan, [card]).filter(({ use }) => options.includes(use));
      this.intent = intents.length > 0 ? this.bestOf(intents) : undefined;
    }
    return this.intent?.use ?? options[0]!;
  }

  private activate(s: Hamilcar, { options }: Choose): string {
    const wanted = this.intent?.goal && GENERAL_OPTIONS[this.intent.goal.general]!;
    if (wanted && s.play!.activated.length === 0 && options.includes(wanted)) return wanted;
    const { points } = s.play!.orders;
    const goals = new Map<string, Goal>();
    const worth = (option: string) => {
      if (option === "done") return 0.3;
      const [goal] = goalsOf(s, this.seat, generalNamed(option), this.plan, points);
      if (goal) goals.set(option, goal);
      return goal?.worth ?? 0;
    };
    const chosen = best(options, worth, MEASURES.luck, this.chance);
    const goal = goals.get(chosen);
    if (this.intent && goal) this.intent = { ...this.intent, goal };
    return chosen;
  }

  /** The target of the marching general, if he was given one. */
  private targetOf(s: Hamilcar): number | undefined {
    const goal = this.intent?.goal;
    return goal && goal.general === s.march?.general && s.march.seat === this.seat ? goal.to : undefined;
  }
}

/** A quick answer to any question, for any side and plan. */
export const policy = (s: Hamilcar, question: Question, chance: Chance): Answer =>
  new HamilcarThumb(question.seat, openPlans(s, question.seat)[0]!, chance).answer(s, question);
