/// <reference lib="webworker" />
import { seenBy } from "../../bots/bot.ts";
import { botFor } from "../../bots/index.ts";
import { GAMES } from "../games.ts";
import type { ThinkReply, ThinkRequest } from "./protocol.ts";
import { SessionKeeper } from "./session-keeper.ts";

const keeper = new SessionKeeper((id) => GAMES[id]!());

async function think({ id, game, bot, seat, budget }: ThinkRequest): Promise<ThinkReply> {
  try {
    const session = await keeper.session(game);
    return { id, answer: botFor(game.header.game, bot).choose(seenBy(session, seat), seat, budget) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener("message", async (event: MessageEvent<ThinkRequest>) => {
  self.postMessage(await think(event.data));
});
