/**
 * The parts of computer players, and one that plays any game at random.
 * @module
 */
export * from "../bots/index.ts";
