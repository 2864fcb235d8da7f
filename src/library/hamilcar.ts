/**
 * Hamilcar, its computer players (the best first) and its words in English and French.
 * @module
 */
export { players } from "../games/hamilcar/players/index.ts";
export { hamilcar } from "../games/hamilcar/rules/index.ts";
export type { HamilcarView } from "../games/hamilcar/rules/position.ts";
export type { Hamilcar } from "../games/hamilcar/rules/state.ts";
export { default as en } from "../games/hamilcar/words/en.ts";
export { default as fr } from "../games/hamilcar/words/fr.ts";
