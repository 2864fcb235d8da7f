import type { Bot } from "../src/bots/bot.ts";
import { botFor } from "../src/bots/index.ts";
import type { Manifest } from "../src/games/manifest.ts";

/** A quick player that never changes, where a game has one: its games stay what they are whatever today's computer learns. */
export async function steadyPlayer(manifest: Manifest): Promise<Bot> {
  const yardsticks = (await manifest.yardsticks?.()) ?? [];
  return yardsticks.find(({ id }) => id === "hasty-1") ?? botFor(await manifest.players(), "hasty");
}
