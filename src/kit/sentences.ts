import { type Bot, seenBy } from "../bots/index.ts";
import { type AnyGame, chanceFrom, headerFor, type Params, type Question, randomAnswer, Session } from "../engine/index.ts";

/** Something a game said in play: a question, a log entry, or why something is not allowed. */
export interface Sentence {
  readonly kind: "prompt" | "log" | "reason";
  readonly key: string;
  readonly params: Params;
  readonly rule: string;
  /** the options of a question */
  readonly options?: readonly string[];
}

interface SentencePlan {
  readonly games: number;
  readonly seed: string;
  /** plays every other game; the others are played at random */
  readonly player?: Bot | undefined;
}

/** How many options seen earlier are asked about now, to turn up reasons. */
const ASKED_FOR_REASONS = 12;

/** Everything asked, logged and refused in some games, over all rule sets, scenarios and options. */
export function* sentencesOf(game: AnyGame, { games, seed, player }: SentencePlan): Generator<Sentence> {
  for (let number = 0; number < games; number++) {
    const ruleset = game.rulesets[number % game.rulesets.length]!;
    const scenario = game.scenarios[Math.floor(number / game.rulesets.length) % game.scenarios.length]!;
    const values = game.options.map(({ id, values: all }, index) => [id, all[(number >> index) % all.length]!] as const);
    const options = number % 4 === 3 ? Object.fromEntries(values) : {};
    const session = Session.begin(game, headerFor(game, { seed: `${seed} ${number}`, ruleset, scenario, options }));
    const chance = chanceFrom(session.header.seed);
    const seen = new Set<string>();
    while (session.question) {
      const { question } = session;
      const ids = idsOf(question);
      yield { kind: "prompt", key: question.prompt, params: question.params ?? {}, rule: question.rule, options: ids };
      for (const id of ids) seen.delete(id);
      for (const id of [...seen].slice(-ASKED_FOR_REASONS)) {
        const reason = question.whyNot?.(id);
        if (reason) yield { kind: "reason", key: reason.why, params: reason.params ?? {}, rule: reason.rule };
      }
      for (const id of ids) seen.add(id);
      const budget = { milliseconds: Number.POSITIVE_INFINITY, playouts: 1, seed: `${session.header.seed}/${session.version}` };
      const byHand = player && number % 2 === 1;
      session.answer(
        byHand ? player.choose(seenBy(session, question.seat), question.seat, budget) : randomAnswer(question, chance),
      );
    }
    for (const { event, params, rule } of session.log ?? [])
      yield { kind: "log", key: event, params: params ?? {}, rule: rule ?? "" };
  }
}

const idsOf = (question: Question): readonly string[] =>
  question.kind === "choose" || question.kind === "pick"
    ? question.options
    : question.kind === "allocate"
      ? question.items.map(({ id }) => id)
      : [];

/** What no sentence may contain in any language: a brace, a catalogue key, a plural verb after 1, a count of nothing. */
const MISTAKES: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["a brace", /[{}]/],
  ["a key of the catalogue", /\b[a-z][\w-]*\.[a-z][\w-]*\.[a-z]|\b(?:space|inside|card|general|seat|unit|hex|battle):\w/],
  [
    "a word that does not agree with 1",
    /(?:^|[^\d.,])1 (?:\w+ )?(?:CUs|PCs|spaces|points|cards|units|are|UC (?:sont|perdues))\b/,
  ],
  ["a count of nothing", /(?:^|\s)(?:with|avec) 0 |(?:^|\s)0 (?:CUs?|UC|units|unités?)(?!\p{L})/u],
  ["a doubled stop or blank", /\.\.(?!\.)|\s\s|\s[,.]/],
];

export const mistakesIn = (sentence: string): string[] =>
  MISTAKES.filter(([, pattern]) => pattern.test(sentence)).map(([what]) => what);
