/**
 * How a game declares the shape of its state, and gets positions, views and checked reading from it.
 * @module
 */
export * from "../engine/codec/index.ts";
