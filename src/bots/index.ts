export * from "./best.ts";
export * from "./bot.ts";
export * from "./mind.ts";
export * from "./players.ts";
export * from "./random.ts";
export * from "./search.ts";
export * from "./world.ts";
