import type { Words } from "../../../words/words.ts";
import { SEAMANSHIP, seamanshipOf } from "../rules/tables.ts";

/** The levels of Roman seamanship, from Poor to Excellent (15.4.B). */
export const LEVELS = SEAMANSHIP.map((_, index) => seamanshipOf(index + 1));

/** What a level of seamanship means, in a few words each. */
export const effectsOf = (level: (typeof LEVELS)[number], words: Words): string[] => [
  words.say("face.seamanship.lanes", { count: level.lanes }),
  words.say("face.seamanship.symbols", { count: level.symbols }),
  words.say("face.seamanship.roll", { amount: level.battleRoll === 0 ? "±0" : `−${Math.abs(level.battleRoll)}` }),
  words.say(`face.seamanship.africa.${level.africa}`),
  ...(level.storms > 0 ? [words.say("face.seamanship.storms")] : []),
  ...(level.keepsSupremacy ? [words.say("face.seamanship.keeps")] : []),
];
