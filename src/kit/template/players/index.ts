import { type Bot, randomBot } from "../../../bots/index.ts";
import { chanceFrom, randomAnswer } from "../../../engine/index.ts";
import type { Seat, StraitState } from "../rules/state.ts";

/** Musters with high cards, scouts with low ones and spends its best cards in battle; answers everything else at random. */
const thrifty: Bot<StraitState, Seat> = {
  id: "hasty",
  choose({ question }, _seat, { seed }) {
    if (question.kind === "amount") return question.max;
    if (question.kind === "pick") return question.options.toSorted(byNumber).slice(0, question.max);
    if (question.kind === "choose" && question.prompt === "play-card") return question.options.toSorted(byNumber)[0]!;
    if (question.kind === "choose" && question.prompt === "use-card")
      return Number(String(question.params?.card).slice("card:".length)) < 3 ? "scout" : "muster";
    return randomAnswer(question, chanceFrom(seed));
  },
};

/** The highest card first. */
const byNumber = (a: string, b: string): number => numberOf(b) - numberOf(a);
const numberOf = (id: string): number => (id.startsWith("card:") ? Number(id.slice("card:".length)) : 0);

/** The computer players, the best first. */
export const players: readonly Bot<StraitState, Seat>[] = [thrifty, randomBot];
