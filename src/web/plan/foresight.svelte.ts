import {
  type Answer,
  type Choose,
  expects,
  type Header,
  type PlanStep,
  passing,
  type Question,
  refusal,
  type Trial,
} from "../../engine/index.ts";
import type { Moment } from "../table/client.ts";
import type { Desk } from "../table/desk.svelte.ts";
import { askedAfter, askedAtOnce, isIdle, lostWith } from "./explore.ts";
import type { Planning } from "./planning.ts";

/** A use of a card with all that is proposed for it: the places of PCs. */
interface Proposal {
  readonly steps: readonly PlanStep[];
  readonly ids: readonly string[];
  readonly question: Question;
}

/** What the options of a question lead to, tried out on a copy of the game. */
export class Foresight {
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  private get planning(): Planning | undefined {
    return this.desk.face.planning;
  }

  /** The game at the question, to try things out. */
  readonly trial: Trial | null = $derived.by(() => {
    const { planning, desk } = this;
    if (!planning || !desk.question) return null;
    const { client, question } = desk;
    return client.kind === "local" ? client.trial() : imaginedTrial(planning, client.moment, client.header, question);
  });

  /** What is asked right after each option and can be answered at the same click: how to use a card. */
  readonly leadsTo: ReadonlyMap<string, Choose> = $derived.by(() => {
    const { planning, trial, desk } = this;
    const next = desk.question && planning?.together?.get(desk.question.prompt);
    if (!next || !trial || desk.guide) return new Map();
    return new Map(
      desk.options.flatMap((option) => {
        const asked = askedAfter(trial, option);
        return asked?.prompt === next ? [[option, asked] as const] : [];
      }),
    );
  });

  /** The uses of cards: with the card where it is chosen, alone where only its use is. */
  private readonly uses: readonly (readonly string[])[] = $derived.by(() => {
    const { planning, desk, leadsTo } = this;
    const isUse = [...(planning?.together?.values() ?? [])].includes(desk.question?.prompt ?? "");
    if (isUse) return desk.options.map((option) => [option]);
    return [...leadsTo].flatMap(([option, { options }]) => options.map((then) => [option, then]));
  });

  /** What is proposed for the uses of cards, where that can be answered at the same click. */
  readonly proposals: ReadonlyMap<string, Proposal> = $derived.by(() => {
    const { planning, trial, desk } = this;
    if (!planning?.atOnce || !trial || desk.guide) return new Map();
    // the same question comes after many cards
    const known = new Map<string, Answer | undefined>();
    const proposedFor = (question: Question, view: Moment["view"]) => {
      const key = JSON.stringify(question);
      if (!known.has(key)) known.set(key, desk.face.suggestion?.(question, view, desk.client.header));
      const answer = known.get(key);
      return answer === undefined || refusal(question, answer) ? undefined : answer;
    };
    return new Map(
      this.uses.flatMap((use) => {
        const asked = askedAtOnce(planning, trial, use);
        const answer = asked && proposedFor(asked.question, asked.view);
        if (!asked || answer === undefined) return [];
        const steps = [...asked.steps, { prompt: asked.question.prompt, answer }];
        return [[use.join(" "), { steps, ids: [answer].flat() as string[], question: asked.question }] as const];
      }),
    );
  });

  /** The uses of a card that would do nothing now, in words. */
  readonly idle: ReadonlyMap<string, string> = $derived.by(() => {
    const { planning, trial, desk } = this;
    if (!planning || !trial) return new Map();
    // to lay a card aside is meant to do nothing
    const saying = (use: string) => desk.words.say(use === "discard" ? "prompt.idle.discard" : "prompt.idle");
    const idle = this.uses.filter((each) => isIdle(planning, trial, each));
    return new Map(idle.map((each) => [each.join(" "), saying(each.at(-1)!)]));
  });

  /** What each option of the question loses for certain, where the game says so. */
  readonly lost: ReadonlyMap<string, string> = $derived.by(() => {
    const { planning, trial, desk } = this;
    const { question } = desk;
    if (!planning || !trial || question?.kind !== "choose" || !planning.weighed?.has(question.prompt)) return new Map();
    return new Map(
      question.options.flatMap((option) => {
        const said = lostWith(planning, trial, option, desk.words).join(", ");
        return said ? [[option, said] as const] : [];
      }),
    );
  });
}

/** A game imagined from the view, if it arrives at the same question: in the middle of something it may not. */
function imaginedTrial(planning: Planning, { view, version }: Moment, header: Header, question: Question): Trial | null {
  try {
    const session = planning.imagined(view, header, `plan ${version}`);
    const asked = session.question;
    const step = asked && { prompt: asked.prompt, params: asked.params, answer: passing(asked) };
    if (!step || asked.seat !== question.seat || !expects(step, question)) return null;
    return { session: session.fork(0), seat: question.seat, steps: [], asked: [], certain: Number.POSITIVE_INFINITY };
  } catch {
    return null;
  }
}
