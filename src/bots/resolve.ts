import { chanceFrom, type GameState, refusal, type Seat } from "../engine/index.ts";
import type { Seen } from "./bot.ts";
import type { Line, Mind, Thumb } from "./mind.ts";

/**
 * What a player has set out to do with a card or an operation. As long as nothing is revealed and nobody else decides, it is
 * carried out as planned; after that it is one line among others.
 */
export class Resolve<S extends GameState = GameState> {
  readonly line: Line;
  private readonly thumb: Thumb<S>;
  private answers: number;

  constructor(line: Line, thumb: Thumb<S>, answers: number) {
    this.line = line;
    this.thumb = thumb;
    this.answers = answers;
  }

  static of<S extends GameState>(mind: Mind<S>, line: Line, seat: Seat, seed: string, answers: number): Resolve<S> {
    return new Resolve(line, mind.thumb(seat, line.plan, chanceFrom(`${seed} resolve`), line), answers);
  }

  /**
   * What comes next, and whether nothing has happened in between; undefined if it does not fit the question, or answers were
   * taken back.
   */
  next(seen: Seen<S>, seed: string): { line: Line; isUndisturbed: boolean } | undefined {
    const since = seen.answers - this.answers;
    if (since <= 0) return undefined;
    const answer = this.thumb.answer(seen.imagine(seed).state, seen.question);
    if (refusal(seen.question, answer)) return undefined;
    this.answers = seen.answers;
    return { line: { ...this.line, answer, key: `on ${JSON.stringify(answer)}` }, isUndisturbed: seen.run >= since };
  }
}
