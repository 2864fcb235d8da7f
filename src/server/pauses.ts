import { type Params, type Question, sha256 } from "../engine/index.ts";
import type { StandingAnswer } from "./protocol.ts";

/*
 * Pauses give nothing away. When a player might react, the clock must not tell the other side whether there was anything to react
 * with. So in a window with only one possible answer (or one chosen beforehand) the server waits as long as the player would have
 * taken to decide, and no answer in a window is shown before a minimum time drawn in advance.
 */

/** Calls a function after a delay; returns a way to cancel it. */
export type Wait = (milliseconds: number, then: () => void) => () => void;

export const waitForReal: Wait = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
};

/** How many of a player's answering times are remembered. */
const REMEMBERED = 24;
/** Nobody waits longer than this for an answer that decides nothing. */
const LONGEST = 30_000;

/** A number from 0 to 1 derived from the game's secret, the version and a word: every process draws the same. */
const drawn = (secret: string, version: number, word: string): number =>
  Number.parseInt(sha256(`punica-pause:${secret}:${version}:${word}`).slice(0, 12), 16) / 2 ** 48;

/** The minimum time for an answer in the window at a version. */
export const leastPause = (secret: string, version: number): number => 600 + 1200 * drawn(secret, version, "least") ** 2;

/** How long the server waits before it answers in the window at a version: as long as the player took on some other occasion. */
export function drawnPause(secret: string, version: number, pace: readonly number[]): number {
  const times = pace.length >= REMEMBERED / 2 ? pace.length : REMEMBERED / 2;
  const one = pace[Math.floor(drawn(secret, version, "which") * times)];
  const taken = one === undefined ? usual(drawn(secret, version, "usual"), drawn(secret, version, "usual too")) : one;
  return Math.max(leastPause(secret, version), Math.min(LONGEST, taken));
}

/** The time of a player whose pace is not known yet: about two and a half seconds, often less, now and then much more. */
const usual = (a: number, b: number): number =>
  2500 * Math.exp(0.6 * Math.sqrt(-2 * Math.log(1 - a)) * Math.cos(2 * Math.PI * b));

/** The remembered times with one more added. */
export const withPace = (pace: readonly number[], taken: number): readonly number[] =>
  [...pace, Math.round(Math.min(LONGEST, taken))].slice(-REMEMBERED);

/** The answer chosen beforehand for a question, if there is one and it is allowed. */
export function standingAnswer(question: Question, standing: readonly StandingAnswer[]): string | undefined {
  if (standing.length === 0 || question.kind !== "choose" || !question.always) return undefined;
  const { prompt, options, params } = question;
  return standing.find(
    (chosen) => chosen.prompt === prompt && options.includes(chosen.answer) && !chosen.unless.some((id) => mentions(params, id)),
  )?.answer;
}

const mentions = (params: Params | undefined, id: string): boolean =>
  Object.values(params ?? {}).some((value) => (typeof value === "object" ? value.some((each) => each === id) : value === id));
