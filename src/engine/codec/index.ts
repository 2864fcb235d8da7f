export * from "./codec.ts";
export * from "./structures.ts";
export * from "./values.ts";
export * from "./whole.ts";
