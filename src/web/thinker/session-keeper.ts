import { type Game, Session, same } from "../../engine/index.ts";
import type { HandedGame } from "./protocol.ts";

/** Keeps the session of the game that is being thought about, and plays only the answers that are new. */
export class SessionKeeper {
  private readonly load: (id: string) => Promise<Game>;
  private kept: { id: string; session: Session } | null = null;

  constructor(load: (id: string) => Promise<Game>) {
    this.load = load;
  }

  async session(handed: HandedGame): Promise<Session> {
    const session = this.continues(handed) ?? (await this.begin(handed));
    for (const input of handed.inputs.slice(session.history.length)) {
      if ("answer" in input) session.answer(input.answer);
      else if ("dice" in input) session.dice(input.dice);
    }
    return session;
  }

  private continues(handed: HandedGame): Session | undefined {
    const session = this.kept?.id === handed.id ? this.kept.session : undefined;
    return session && same(session.history, handed.inputs.slice(0, session.history.length)) ? session : undefined;
  }

  private async begin({ id, header, position }: HandedGame): Promise<Session> {
    const game = await this.load(header.game);
    const session = position === undefined ? Session.begin(game, header) : Session.fromPosition(game, header, position);
    this.kept = { id, session };
    return session;
  }
}
