/**
 * The tests that every game must pass, and the words of a game.
 * @module
 */
export { type CheckPlan, checkGame, GameFault } from "../kit/check-game.ts";
export { type Tally, unchecked } from "../kit/tally.ts";
export { type Catalogue, type Language, Words } from "../words/words.ts";
