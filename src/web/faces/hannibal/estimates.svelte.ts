import type { Desk } from "../../table/desk.svelte.ts";
import type { BattleOdds, BattleQuestion } from "./battle-odds.ts";
import type { Odds } from "./odds.ts";
import { asView, spaceOfPost } from "./view.ts";

const TRIALS = 200;
/** so many battles are looked at before a march */
const MOST = 3;

let worker: Worker | null = null;
const waiting = new Map<number, (odds: BattleOdds) => void>();
let next = 1;

function ask(question: BattleQuestion): Promise<BattleOdds> {
  if (!worker) {
    worker = new Worker(new URL("./battle-odds.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", (event: MessageEvent<{ id: number; odds: BattleOdds }>) => {
      waiting.get(event.data.id)?.(event.data.odds);
      waiting.delete(event.data.id);
    });
  }
  const id = next++;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker!.postMessage({ id, question });
  });
}

/** What has been worked out, by view and answer. */
const found = new WeakMap<object, Map<string, BattleOdds>>();
let news = $state(0);

/** Chances of battles that the question could lead to, or that is being fought; worked out in the background. */
export function estimatedBattle(desk: Desk): Odds[] {
  const { question, mySeat, shown, client } = desk;
  if (!question || !mySeat) return [];
  void news;
  const view = asView(shown.view);
  const wishes: { key: string; space: string; answer: string | null }[] = [];
  if (question.prompt === "hannibal.attack" && view.battle) {
    wishes.push({ key: "face.odds.battle-now", space: view.battle.space, answer: null });
  } else if (question.prompt === "hannibal.march" && question.kind === "choose" && view.march) {
    for (const option of question.options) {
      const space = option.startsWith("space:") ? option.slice(6) : null;
      const enemy = view.forces.some(({ side, at, cus }) => side !== mySeat && at === space && cus > 0);
      if (space && enemy) wishes.push({ key: "face.odds.battle", space, answer: option });
    }
  }
  return wishes.slice(0, MOST).flatMap(({ key, space, answer }): Odds[] => {
    const known = lookUp(shown.view as object, { view: shown.view, header: client.header, seat: mySeat, answer, trials: TRIALS });
    if (known && known.wins === null) return [];
    return [
      {
        key,
        ...(answer !== null && { option: answer }),
        params: { space: `space:${spaceOfPost(space)}` },
        chance: known?.wins ?? null,
        ...(known && { about: { key: "face.odds.battle.about", params: { count: known.trials } } }),
      },
    ];
  });
}

function lookUp(view: object, question: BattleQuestion): BattleOdds | undefined {
  let answers = found.get(view);
  if (!answers) {
    answers = new Map();
    found.set(view, answers);
  }
  const name = question.answer ?? "";
  const known = answers.get(name);
  if (known) return known.trials < 0 ? undefined : known;
  answers.set(name, { wins: null, trials: -1 });
  void ask(question).then((odds) => {
    answers.set(name, odds);
    news++;
  });
  return undefined;
}
