import type { Look } from "./look.ts";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** The length of things at each speed, relative to normal. */
const TEMPO: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** How long dice tumble, in milliseconds: long enough to read what they are rolled for; `--roll` in the style sheet says the same. */
export const TUMBLING = 1100;

/** The time to read a character, in milliseconds. */
const READING = 32;

/** The time to look at something and read a sentence, in milliseconds. */
const reading = (sentence: string): number => Math.min(7000, 900 + READING * sentence.length);

/** The time for something that is seen at a glance, with a sentence that need not be read word by word. */
const glancing = (sentence: string): number => Math.max(1600, Math.min(7000, READING * sentence.length));

/** How long an event is on screen at normal speed, in milliseconds, with what there is to read; the later steps of a long run pass more quickly. */
function timeOf(look: Look, sentence: string, step: number): number {
  switch (look.as) {
    case "card":
      return Math.max(2600, reading(sentence));
    case "walk":
      return step === 1 ? glancing(sentence) : Math.max(300, 1100 - 100 * step);
    case "change":
      return step === 1 ? Math.max(2000, glancing(sentence)) : Math.max(400, 1200 - 100 * step);
    case "roll":
      return TUMBLING + Math.max(1500, reading(sentence));
    case "sentence":
      return reading(sentence);
    case "outcome":
      return sentence === "" ? 0 : reading(sentence);
    case "quiet":
      return 0;
  }
}

export const onScreen = (speed: Speed, look: Look, sentence: string, meaning: string, step: number): number => {
  const time = Math.max(look.stays ?? 0, timeOf(look, sentence, step));
  return Math.round(TEMPO[speed] * (time + (meaning === "" ? 0 : 400 + READING * meaning.length)));
};

/** How long viewers see a card that they have played themselves: they know it, but whoever looks on does not. */
export const glimpse = (speed: Speed): number => Math.round(TEMPO[speed] * 1600);

/** How long a sentence is on screen. */
export const readingTime = (speed: Speed, sentence: string): number => Math.round(TEMPO[speed] * reading(sentence));

/** How long the sum of a turn is on screen: the viewer's own decision waits for it. */
export const summingUp = (speed: Speed, sentence: string): number => Math.round(TEMPO[speed] * Math.min(4000, reading(sentence)));

/** How long a result stays in a replay, where nobody has to confirm having read it. */
export const standing = (speed: Speed): number => Math.round(TEMPO[speed] * 3500);

/** How long a piece takes for one step, in milliseconds. */
export const walkingTime = (speed: Speed): number => Math.max(220, Math.round(TEMPO[speed] * 600));
