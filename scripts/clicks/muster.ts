import { type Answer, type Question, same, type Trial } from "../../src/engine/index.ts";
import { type Mustered, musterOn, type Wanted } from "../../src/web/plan/muster.ts";
import type { Planning } from "../../src/web/plan/planning.ts";

interface Given {
  readonly question: Question;
  readonly answer: Answer;
  readonly alone: number;
}

/** What was mustered in a course of answers, how many of them that took, and the clicks for what else was decided meanwhile. */
function musteredIn(planning: Planning, course: readonly Given[]) {
  const { chooses, places, rows, ends, thing, kind } = planning.muster!;
  const chooser = course[0]!.question.prompt;
  const wanted: { kind: string; place: string | null }[] = [];
  let clicks = 0;
  let covers = 0;
  let isOpen = false;
  for (const { question, answer, alone } of course) {
    const { prompt } = question;
    const isEnd = ends.get(prompt) === answer;
    if (rows.has(chooser)) {
      if (rows.has(prompt)) wanted.push({ kind: kind(thing(question, "")!), place: answer as string });
      else if (!isEnd && alone > 0) break;
    } else if (prompt === chooser && isEnd) return { wanted, clicks, covers: covers + 1 };
    else {
      const what = prompt === chooser ? thing(question, answer as string) : undefined;
      if (what) wanted.push({ kind: kind(what), place: null });
      else if (isOpen && places.has(prompt)) wanted.at(-1)!.place = answer as string;
      else clicks += alone;
      isOpen = what !== undefined;
    }
    covers++;
  }
  return chooses.has(chooser) ? null : { wanted, clicks, covers };
}

const count = (list: readonly Wanted[], kind: string): number => list.filter((each) => each.kind === kind).length;
const placesOf = (list: readonly Wanted[], kind: string): string[] =>
  list.filter((each) => each.kind === kind).map(({ place }) => place ?? "");

/** How many of one list are not in the other. */
function missing(from: readonly string[], wanted: readonly string[]): number {
  const left = [...from];
  return wanted.filter((place) => {
    const at = left.indexOf(place);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** The clicks for a whole phase: what is changed in the proposal, and the button that confirms all. */
export function musterClicks(planning: Planning, trial: Trial, course: readonly Given[]) {
  const found = musteredIn(planning, course);
  if (!found || found.wanted.length === 0) return null;
  const { wanted } = found;
  const isHad = (list: readonly Mustered[]) =>
    same(
      list.map(({ kind, place }) => ({ kind, place })),
      wanted,
    );
  if (!isHad(musterOn(planning, trial, wanted, false).mustered)) return null;
  const proposed = musterOn(planning, trial, null, false).mustered;
  const putByExpert = musterOn(
    planning,
    trial,
    wanted.map(({ kind }) => ({ kind, place: null })),
    false,
  ).mustered;
  let added = 0;
  let dropped = 0;
  let moved = 0;
  for (const kind of new Set([...wanted, ...proposed].map((each) => each.kind))) {
    const more = count(wanted, kind) - count(proposed, kind);
    added += Math.max(0, more);
    dropped += Math.max(0, -more);
    const wrong = missing(placesOf(putByExpert, kind), placesOf(wanted, kind));
    // what has just been added is ready to be put elsewhere; anything else is selected first
    const fresh = Math.min(wrong, Math.max(0, more));
    moved += fresh + 2 * (wrong - fresh);
  }
  const changed = Math.min(added + dropped, 1 + wanted.length);
  return { name: "muster", clicks: changed + moved + 1 + found.clicks, covers: found.covers, asides: [] };
}
