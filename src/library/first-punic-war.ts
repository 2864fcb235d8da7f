/**
 * First Punic War, its computer players (the best first) and its words in English and French.
 * @module
 */
export { players } from "../games/first-punic-war/players/index.ts";
export { firstPunicWar } from "../games/first-punic-war/rules/index.ts";
export type { WarView } from "../games/first-punic-war/rules/position.ts";
export type { State } from "../games/first-punic-war/rules/state.ts";
export { default as en } from "../games/first-punic-war/words/en.ts";
export { default as fr } from "../games/first-punic-war/words/fr.ts";
