/**
 * What computer players are made of, and one that plays any game at random.
 * @module
 */
export * from "../bots/index.ts";
