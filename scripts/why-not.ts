import {
  type AnyGame,
  beginTrial,
  type Chance,
  chanceFrom,
  headerFor,
  onlyAnswer,
  type Question,
  type Reason,
  randomBelow,
  Session,
} from "../src/engine/index.ts";
import { GAMES } from "../src/games/index.ts";
import type { GameFace } from "../src/web/face.ts";
import { comersTo, goersOf } from "../src/web/plan/comers.ts";
import { openingsOf, startsOf } from "../src/web/plan/explore.ts";
import type { Planning } from "../src/web/plan/planning.ts";
import { nearestTo, whyNotBegin, whyNotGo, whyNotPiece } from "../src/web/plan/why-not.ts";
import { whyNotAmong } from "../src/web/question/why-not.ts";
import { kindOf, nameOf } from "../src/words/ids.ts";
import { Words } from "../src/words/words.ts";
import { GAME_NAMES, optionsOf } from "./usage.ts";

const USAGE = `usage: npm run why-not [-- options]

Points at spaces, cards and pieces that are no option of the question, in played games, and prints the reason that the page gives.

  --game NAME   ${GAME_NAMES} (all of them)
  --count N     how many are printed for each game (70)
  --seed TEXT   other games and other things ("why")
  --english     in English alone, with what the view says of the thing that is pointed at`;

const values = optionsOf(USAGE, {
  game: { type: "string" },
  count: { type: "string", default: "70" },
  seed: { type: "string", default: "why" },
  english: { type: "boolean", default: false },
});

/** How many questions lie between two samples, about. */
const STRIDE = 25;
/** How many questions of one kind are among the samples, at most: one in so many. */
const SHARE = 12;

/** Something pointed at, at a question. */
interface Sample {
  readonly question: Question;
  readonly id: string;
  /** why not, in each language */
  readonly reasons: readonly (Reason | undefined)[];
  /** what the view says of it */
  readonly about: readonly string[];
}

async function printed(name: string): Promise<void> {
  const folder = `../src/games/${name}`;
  const game: AnyGame = await GAMES.find(({ id }) => id === name)!.rules();
  const { planning } = (await import(`${folder}/page/planning.ts`)) as { planning: Planning };
  const { policy } = await import(`${folder}/players/thumb.ts`);
  const { targets } = (await import(`${folder}/page/targets.ts`)) as Pick<GameFace, "targets">;
  const [en, fr] = await Promise.all(
    (["en", "fr"] as const).map(
      async (language) =>
        new Words(
          language,
          (await import(`${folder}/page/words/all-${language}.ts`)).default,
          (await import(`../src/web/words/${language}.ts`))[language],
          (await import(`../src/web/question/words/${language}.ts`))[language],
        ),
    ),
  );
  const languages = values.english ? [en!] : [en!, fr!];
  const chance = chanceFrom(`${values.seed} ${name}`);
  const samples: Sample[] = [];
  const met = new Set<string>();
  for (let n = 0; samples.length < Number(values.count); n++) {
    const session = Session.begin(game, headerFor(game, { seed: `${values.seed} ${n}` }));
    while (session.question && session.version < 3000 && samples.length < Number(values.count)) {
      const { question } = session;
      for (const id of idsIn(question)) met.add(id);
      const alike = samples.filter((each) => each.question.prompt === question.prompt).length;
      const isWanted = alike < Number(values.count) / SHARE && randomBelow(chance, STRIDE) === 0;
      const sample = isWanted ? pointed(session, question, [...met]) : undefined;
      if (sample) samples.push(sample);
      session.answer(onlyAnswer(question) ?? policy(session.state, question, chance));
    }
  }
  samples.forEach(({ question, id, reasons, about }, index) => {
    const { prompt, params, seat } = question;
    console.log(`\n${name} ${index + 1}. ${seat}: ${en!.say(prompt, params)} (${prompt})`);
    for (const line of values.english ? about : []) console.log(`  > ${line}`);
    for (const [n, words] of languages.entries()) {
      const { why, rule, params: named } = reasons[n] ?? whyNotAmong(question, id, words.say(prompt, params));
      console.log(`  ${words.say(id)} (${id}): ${words.say(why, named)} [${rule}]`);
    }
  });

  /** One of the things on the table that are no option, and what the page says of it. */
  function pointed(session: Session, question: Question, ids: readonly string[]): Sample | undefined {
    const isOption = new Set(idsIn(question).flatMap((option) => [option, ...targets(option, question)]));
    const view = session.view(question.seat);
    const seen = JSON.stringify(view);
    const candidates = ids.filter((id) => !isOption.has(id) && isOnTable(id, view as never, seen, question.seat));
    if (candidates.length === 0) return undefined;
    // the kind of a thing first: there are many more spaces than generals
    const kinds = [...new Set(candidates.map(kindOf))];
    const kind = drawn(kinds, chance);
    const id = drawn(
      candidates.filter((each) => kindOf(each) === kind),
      chance,
    );
    const reasons = languages.map((words) => reasonFor(session, question, id, words));
    if (reasons.includes("planned")) return undefined;
    return {
      question,
      id,
      reasons: reasons as Sample["reasons"],
      about: [...handOf(view as never, question.seat), ...mentions(nameOf(id), "", view)],
    };
  }

  /** What the page answers, with the plan that it has in mind while somebody moves. */
  function reasonFor(session: Session, question: Question, id: string, words: Words): Reason | undefined | "planned" {
    const trial = beginTrial(session, question.seat, "why");
    const starts = startsOf(planning, trial);
    const place = planning.placeOf(id, session.state);
    if (starts.has(id) || (place && starts.has(place))) return "planned";
    const goal = planning.placeOfEnemy?.(id, question.seat, session.state) ?? id;
    if (planning.isPlace(goal) && comersTo(planning, trial, goersOf(planning, trial), goal).length > 0) return "planned";
    const begun = whyNotBegin(planning, trial, id, words);
    if (begun) return begun;
    const isMoving = planning.ground.stand(question, session.state) !== null && starts.size === 1;
    const openings = isMoving ? openingsOf(planning, trial, [...starts.values()][0]![0]!) : [];
    if (openings.some(({ places }) => places.has(id) || (place && places.has(place)))) return "planned";
    const force = nearestTo(planning, openings, id);
    const moving = force && whyNotGo(planning, force, id, words);
    return moving ?? question.whyNot?.(id) ?? whyNotPiece(planning, trial, id, words);
  }
}

const drawn = <X>(list: readonly X[], chance: Chance): X => list[randomBelow(chance, list.length)]!;

function idsIn(question: Question): string[] {
  if (question.kind === "amount") return [];
  const ids = question.kind === "allocate" ? question.items.map(({ id }) => id) : question.options;
  return ids.filter((id) => id.includes(":"));
}

/** The cards in the own hand, where there are any. */
const handOf = ({ hands }: { hands?: Record<string, unknown> }, seat: string): string[] =>
  Array.isArray(hands?.[seat]) ? [`hand ${JSON.stringify(hands[seat])}`] : [];

/** The smallest parts of a view that mention something. */
function* mentions(name: string, path: string, part: unknown): Generator<string> {
  const isIt = (value: unknown): boolean =>
    typeof value === "string" ? value === name || value.endsWith(`:${name}`) : Array.isArray(value) && value.some(isIt);
  if (typeof part === "string" && isIt(part)) yield path;
  if (typeof part !== "object" || part === null) return;
  const entries = Object.entries(part);
  const whole = JSON.stringify(part);
  if (!Array.isArray(part) && whole.length <= 300 && entries.some(([, value]) => isIt(value))) yield `${path} ${whole}`;
  else
    for (const [key, value] of entries) {
      if (key === name) yield `${path}.${key} ${JSON.stringify(value).slice(0, 120)}`;
      else yield* mentions(name, `${path}.${key}`, value);
    }
}

/** Whether somebody at the table can point at it: a place, a piece that is in sight, a card of the own hand. */
function isOnTable(id: string, view: { hands?: Record<string, unknown> }, seen: string, seat: string): boolean {
  const kind = kindOf(id);
  const name = id.slice(kind.length + 1);
  if (kind === "card")
    return (
      JSON.stringify(view.hands?.[seat] ?? [])
        .match(/\d+/g)
        ?.includes(name) ?? false
    );
  if (kind === "space" || kind === "hex") return true;
  if (kind === "marker") return seen.includes(`"${id}"`);
  return ["general", "unit"].includes(kind) && (seen.includes(`"${name}"`) || seen.includes(`"${id}"`));
}

for (const manifest of GAMES.filter(({ id }) => values.game === undefined || id === values.game)) await printed(manifest.id);
