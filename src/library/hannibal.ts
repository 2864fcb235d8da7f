/**
 * Hannibal: Rome vs. Carthage, its computer players (the best first) and its words in English and French.
 * @module
 */
export { players } from "../games/hannibal/players/index.ts";
export { hannibal } from "../games/hannibal/rules/index.ts";
export type { HannibalView } from "../games/hannibal/rules/position.ts";
export type { Hannibal } from "../games/hannibal/rules/state.ts";
export { default as en } from "../games/hannibal/words/en.ts";
export { default as fr } from "../games/hannibal/words/fr.ts";
