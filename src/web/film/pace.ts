import type { Look } from "./look.ts";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long things take at each speed, compared with the normal one. */
const TEMPO: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** How long a sentence takes to be read, in milliseconds. */
const reading = (sentence: string): number => Math.min(3600, 900 + 32 * sentence.length);

/** How long an event is on screen at normal speed, in milliseconds; of a long run of its kind the later ones pass quicker. */
function timeOf(look: Look, sentence: string, step: number): number {
  switch (look.as) {
    case "card":
      return 2600;
    case "walk":
      return step === 1 ? 1600 : Math.max(300, 1100 - 100 * step);
    case "change":
      return step === 1 ? 1600 : Math.max(400, 1200 - 100 * step);
    case "roll":
      return Math.max(2200, reading(sentence));
    case "sentence":
      return reading(sentence);
    case "quiet":
      return 0;
  }
}

export const onScreen = (speed: Speed, look: Look, sentence: string, step: number): number =>
  Math.round(TEMPO[speed] * timeOf(look, sentence, step));

/** How long a result stands when nobody has to say that it has been read: in a replay. */
export const standing = (speed: Speed): number => Math.round(TEMPO[speed] * 3500);

/** How long a piece walks one step, in milliseconds. */
export const walkingTime = (speed: Speed): number => Math.max(220, Math.round(TEMPO[speed] * 600));
