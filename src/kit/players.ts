import { type Bot, seenBy } from "../bots/bot.ts";
import { type Answer, type Chance, next, type Question, randomAnswer, randomBelow, type Session } from "../engine/index.ts";

/** Somebody who answers questions while a game is checked. */
export type Player = (session: Session, question: Question, chance: Chance) => Answer;

const random: Player = (_session, question, chance) => randomAnswer(question, chance);

const REFUSALS = ["pass", "none", "no", "stop", "done", "discard"];

/** Declines three times in four where it can, and is random otherwise. */
const cautious: Player = (_session, question, chance) => {
  if (randomBelow(chance, 4) > 0) {
    if (question.kind === "choose") {
      const refusal = question.options.find((option) => REFUSALS.includes(option));
      if (refusal !== undefined) return refusal;
    } else if (question.kind === "pick" && question.min === 0) return [];
  }
  return randomAnswer(question, chance);
};

/** A computer player that answers at random now and then, so that games differ. */
const computer =
  (bot: Bot): Player =>
  (session, question, chance) =>
    randomBelow(chance, 10) === 0
      ? randomAnswer(question, chance)
      : bot.choose(seenBy(session, question.seat), question.seat, { milliseconds: 0, playouts: 1, seed: String(next(chance)) });

/** A player of one of these kinds: mixed games reach positions that games between equals do not. */
export function anyPlayer(bots: readonly Bot[], chance: Chance): Player {
  const players = [random, cautious, ...bots.map(computer)];
  return players[randomBelow(chance, players.length)]!;
}
