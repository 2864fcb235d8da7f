/**
 * The tests that every game must pass, and the words of a game.
 * @module
 */
export { type CheckPlan, checkGame, GameFault, type Tally } from "../kit/check-game.ts";
export { type Catalogue, type Language, Words } from "../words/words.ts";
