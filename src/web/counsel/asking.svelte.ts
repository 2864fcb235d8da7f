import type { Advice } from "../../bots/explain.ts";
import { type Answer, onlyAnswer, type Seat } from "../../engine/index.ts";
import type { Desk } from "../table/desk.svelte.ts";
import type { ExplainedDeed } from "../thinker/protocol.ts";
import { isNewAt, wantNoOffer } from "./newcomer.ts";

/** A question put to the computer at some moment of the game, and its reply; null while it is thinking. */
type Asked = { readonly version: number } & (
  | { readonly kind: "advice"; readonly seat: Seat; readonly found: readonly Advice[] | null }
  | { readonly kind: "why"; readonly seat: Seat; readonly found: ExplainedDeed | "nothing" | null }
);

/** The player's questions to the computer. */
export class Asking {
  private readonly desk: Desk;
  private asked: Asked | null = $state.raw(null);
  private isDeclined = $state(false);

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** The question asked at the moment shown. */
  readonly shown: Asked | null = $derived.by(() => {
    const { asked, desk } = this;
    return asked?.version === desk.client.moment.version && !desk.past && !desk.film.showing ? asked : null;
  });

  /** The answer that the advice on show puts first; undefined if none is. */
  readonly first: Answer | undefined = $derived.by(() => {
    const { shown } = this;
    return shown?.kind === "advice" ? shown.found?.[0]?.answer : undefined;
  });

  /** Whether there is a decision to advise on. */
  readonly canAdvise: boolean = $derived.by(() => {
    const { question, client } = this.desk;
    return client.counsel !== null && question !== null && onlyAnswer(question) === undefined;
  });

  /** Whether the adviser offers himself: in the first games, at every decision, until he is declined. */
  readonly offers: boolean = $derived.by(() => this.canAdvise && !this.isDeclined && isNewAt(this.desk));

  decline(): void {
    this.isDeclined = true;
    wantNoOffer();
  }

  /** The computer player who can say why, if it did the last thing that the viewer did not do; otherwise null. What came before the
   * first answer nobody did. */
  readonly canExplain: Seat | null = $derived.by(() => {
    const { client, seats, past, film } = this.desk;
    const { log, over } = client.moment;
    if (!client.counsel || past || film.showing || client.thinking || over) return null;
    const other = seats.find((seat) => this.desk.isComputer(seat));
    const last = log.findLast(
      (entry) => entry.version > 0 && this.desk.face.opensGroup(entry) && this.desk.narrator.sideOf(entry) !== this.desk.mySeat,
    );
    return other && last && this.desk.narrator.sideOf(last) === other ? other : null;
  });

  advise = (): Promise<void> => {
    const { client, question } = this.desk;
    const { counsel, moment } = client;
    if (!counsel || !question || !this.canAdvise) return Promise.resolve();
    const asked = { kind: "advice", version: moment.version, seat: question.seat, found: null } as const;
    return this.ask(asked, async () => ({ ...asked, found: await counsel.advise() }));
  };

  explain = (): Promise<void> => {
    const { counsel, moment } = this.desk.client;
    const seat = this.canExplain;
    if (!counsel || !seat) return Promise.resolve();
    const asked = { kind: "why", version: moment.version, seat, found: null } as const;
    return this.ask(asked, async () => ({ ...asked, found: (await counsel.explain(seat)) ?? "nothing" }));
  };

  close(): void {
    this.asked = null;
    this.desk.point([]);
  }

  private async ask(asked: Asked, find: () => Promise<Asked>): Promise<void> {
    this.asked = asked;
    await this.desk.attempt(async () => {
      try {
        const found = await find();
        // something else may have been asked in the meantime
        if (this.asked === asked) this.asked = found;
      } catch (error) {
        if (this.asked === asked) this.asked = null;
        throw error;
      }
    });
  }
}
