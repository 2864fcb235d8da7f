import { type Choose, expects, type Header, passing, type Question, type Trial } from "../../engine/index.ts";
import type { Moment } from "../table/client.ts";
import type { Desk } from "../table/desk.svelte.ts";
import { askedAfter, isIdle, lostWith } from "./explore.ts";
import type { Planning } from "./planning.ts";

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

  /** The uses of a card that would do nothing now, in words: with the card where it is chosen, alone where only its use is. */
  readonly idle: ReadonlyMap<string, string> = $derived.by(() => {
    const { planning, trial, desk, leadsTo } = this;
    if (!planning || !trial) return new Map();
    // to lay a card aside is meant to do nothing
    const saying = (use: string) => desk.words.say(use === "discard" ? "prompt.idle.discard" : "prompt.idle");
    const uses = [...leadsTo].flatMap(([option, { options }]) => options.map((then) => [option, then]));
    const isUse = [...(planning.together?.values() ?? [])].includes(desk.question?.prompt ?? "");
    const answers = isUse ? desk.options.map((option) => [option]) : uses;
    const idle = answers.filter((each) => isIdle(planning, trial, each));
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
