import { type AnyGame, type ReplayInput, type Session, same } from "../../engine/index.ts";
import { begin } from "../replay/moves.ts";
import type { HandedGame } from "./protocol.ts";

/** Keeps the session of the game in question and plays only new answers. */
export class SessionKeeper {
  private readonly load: (id: string) => Promise<AnyGame>;
  private kept: { readonly id: string; readonly session: Session; played: readonly ReplayInput[] } | null = null;

  constructor(load: (id: string) => Promise<AnyGame>) {
    this.load = load;
  }

  async session(handed: HandedGame): Promise<Session> {
    const { id, header, inputs } = handed;
    const goesOn = this.kept?.id === id && same(this.kept.played, inputs.slice(0, this.kept.played.length));
    const kept = goesOn ? this.kept! : { id, session: begin(await this.load(header.game), handed), played: [] };
    for (const input of inputs.slice(kept.played.length)) kept.session.put(input);
    this.kept = { ...kept, played: inputs };
    return kept.session;
  }
}
