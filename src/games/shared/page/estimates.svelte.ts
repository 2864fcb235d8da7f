import type { Plain } from "../../../engine/index.ts";
import type { Fight, FightOdds } from "../../../web/plan/planning.ts";
import type { Desk } from "../../../web/table/desk.svelte.ts";
import { nameOf } from "../../../words/ids.ts";
import type { Seat } from "../rules/seats.ts";
import type { BattleOdds, BattleQuestion } from "./battle-odds.ts";
import type { Odds } from "./odds.ts";
import { spaceOfPost } from "./posts.ts";

/** A battle being fought, or one an answer may lead to. */
export interface BattleInSight {
  readonly key: string;
  readonly space: string;
  readonly answer: string | null;
}

const TRIALS = 200;
/** how many battles are estimated before a march */
const MOST = 3;

/** Works out the chances of battles in the background, in a separate worker, each of them once. */
export function battleEstimates(
  newWorker: () => Worker,
): (desk: Desk, battles: readonly BattleInSight[], at?: { readonly view: Plain; readonly prompt: string }) => Odds[] {
  let worker: Worker | null = null;
  const waiting = new Map<number, (odds: BattleOdds) => void>();
  let next = 1;
  /** the results by view and answer; null while they are being worked out */
  const found = new WeakMap<object, Map<string, BattleOdds | null>>();
  let news = $state(0);

  function ask(question: BattleQuestion): Promise<BattleOdds> {
    if (!worker) {
      worker = newWorker();
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

  function lookUp(view: object, question: BattleQuestion): BattleOdds | null {
    let answers = found.get(view);
    if (!answers) {
      answers = new Map();
      found.set(view, answers);
    }
    const name = question.answer ?? "";
    const known = answers.get(name);
    if (known !== undefined) return known;
    answers.set(name, null);
    void ask(question).then((odds) => {
      answers.set(name, odds);
      news++;
    });
    return null;
  }

  return ({ question, mySeat, shown, client }, battles, at) => {
    if (!question || !mySeat) return [];
    void news;
    const { view } = at ?? shown;
    const { prompt } = at ?? question;
    return battles.slice(0, MOST).flatMap(({ key, space, answer }): Odds[] => {
      const wish = { view, header: client.header, seat: mySeat as Seat, prompt, answer, trials: TRIALS };
      const known = lookUp(view as object, wish);
      if (known && known.wins === null) return [];
      return [
        {
          key,
          ...(answer !== null && { option: answer }),
          params: { space: `space:${spaceOfPost(space)}` },
          chance: known?.wins ?? null,
          pending: known === null,
          ...(known && { about: { key: "face.odds.battle.about", params: { count: known.trials } } }),
        },
      ];
    });
  };
}

/** The chance of winning a battle that a plan leads to; null if unknown. */
export const plannedFight =
  (estimates: ReturnType<typeof battleEstimates>, key: string) =>
  (desk: Desk, { place, view, prompt, answer }: Fight): FightOdds | null => {
    const [odds] = estimates(desk, [{ key, space: nameOf(place), answer }], { view, prompt });
    return odds ? { said: desk.words.say(odds.key, odds.params), chance: odds.chance } : null;
  };
