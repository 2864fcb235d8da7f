import { botFor, seenBy } from "../../bots/index.ts";
import type { Manifest } from "../../games/manifest.ts";
import type { ThinkReply, ThinkRequest } from "./protocol.ts";
import { SessionKeeper } from "./session-keeper.ts";

/** Thinks for the computer players of these games, as the page asks. To be called in a web worker. */
export function thinkAbout(games: readonly Manifest[]): void {
  const manifestOf = (id: string) => games.find((game) => game.id === id)!;
  const keeper = new SessionKeeper((id) => manifestOf(id).rules());

  async function think({ id, game, bot, seat, budget }: ThinkRequest): Promise<ThinkReply> {
    try {
      const [session, players] = await Promise.all([keeper.session(game), manifestOf(game.header.game).players()]);
      return { id, answer: botFor(players, bot).choose(seenBy(session, seat), seat, budget) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  }

  self.addEventListener("message", async (event: MessageEvent<ThinkRequest>) => {
    self.postMessage(await think(event.data));
  });
}
