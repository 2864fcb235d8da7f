/**
 * The rules engine: questions, sessions, positions, records.
 * @module
 */
export * from "../engine/index.ts";
