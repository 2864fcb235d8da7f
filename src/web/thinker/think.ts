import type { Counsel } from "../../bots/counsel.ts";
import { botFor, type Memory, seenBy } from "../../bots/index.ts";
import { readRecord } from "../../engine/index.ts";
import type { Manifest } from "../../games/manifest.ts";
import { lastBegun } from "./last-begun.ts";
import type { ThinkReply, ThinkRequest } from "./protocol.ts";
import { SessionKeeper } from "./session-keeper.ts";

/** Thinks for the computer players of these games when the page asks. Call in a web worker. */
export function thinkAbout(games: readonly Manifest[]): void {
  const manifestOf = (id: string) => games.find((game) => game.id === id)!;
  const keeper = new SessionKeeper((id) => manifestOf(id).rules());
  /** what each computer player intends */
  const memories = new Map<string, Memory>();
  const memoryOf = (key: string) => memories.get(key) ?? memories.set(key, {}).get(key)!;
  const reply = (message: ThinkReply) => self.postMessage(message);

  const counselFor = async (game: string): Promise<Counsel> => {
    const counsel = await manifestOf(game).counsel?.();
    if (!counsel) throw new Error(`nobody gives counsel on ${game}`);
    return counsel;
  };

  async function resultOf(request: ThinkRequest): Promise<unknown> {
    if (request.kind === "analyse") return analyse(request);
    const { game, seat, budget } = request;
    const { game: id } = game.header;
    if (request.kind === "explain") {
      const [rules, counsel] = await Promise.all([manifestOf(id).rules(), counselFor(id)]);
      const last = lastBegun(rules, game, seat, counsel.begins);
      return last && counsel.explain(seenBy(last.session, seat), seat, budget, last.answer);
    }
    const session = await keeper.session(game);
    const seen = seenBy(session, seat);
    switch (request.kind) {
      case "think":
        return botFor(await manifestOf(id).players(), request.bot).choose(seen, seat, budget, memoryOf(`${game.id} ${seat}`));
      case "advise":
        return (await counselFor(id)).advise(seen, seat, budget);
      case "warn":
        return (await counselFor(id)).warn(seen, seat, request.answer, budget, request.script);
    }
  }

  async function analyse({ id, record, seed }: ThinkRequest & { kind: "analyse" }): Promise<unknown> {
    const counsel = await counselFor(record.header.game);
    const read = readRecord(record, [await manifestOf(record.header.game).rules()]);
    const steps = counsel.analyse(read.record, seed);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      reply({ id, progress: step.value });
    }
  }

  self.addEventListener("message", async ({ data }: MessageEvent<ThinkRequest>) => {
    try {
      reply({ id: data.id, result: await resultOf(data) });
    } catch (error) {
      reply({ id: data.id, error: error instanceof Error ? error.message : String(error) });
    }
  });
}
