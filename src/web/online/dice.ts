import { type AnyGame, opponentOf, type Seat } from "../../engine/index.ts";
import { randomHex } from "../../server/fair.ts";
import type { GameInfo, Offer, OnlineRecord } from "../../server/protocol.ts";
import { type Verdict, verify } from "../../server/verify.ts";
import { newWitness, type SeatMemory } from "./keys.ts";

interface DiceSurroundings {
  readonly seats: SeatMemory;
  rules(game: string): Promise<AnyGame>;
  record(game: string): Promise<OnlineRecord>;
  givePart(game: string, part: string): Promise<unknown>;
}

/** My share in the dice of an online game and of its rematch: the parts of their seeds, the server's commitments, and the proof. */
export class Dice {
  private readonly game: string;
  private readonly around: DiceSurroundings;

  constructor(game: string, around: DiceSurroundings) {
    this.game = game;
    this.around = around;
  }

  private get witness() {
    return this.around.seats.get(this.game)?.witness;
  }

  /** Gives my part of the seed if it is still missing. */
  begin({ status, ready }: GameInfo, seat: Seat | null): void {
    const part = this.witness?.part;
    if (status === "waiting" && seat && !ready[seat] && part !== undefined) this.give(this.game, part);
  }

  /** The server's commitment to the dice after an undo is remembered with the others. */
  renew(commitment: string | undefined): void {
    const { seats } = this.around;
    const known = commitment === undefined ? undefined : seats.get(this.game);
    if (!known?.witness) return;
    const { witness } = known;
    seats.set(this.game, { ...known, witness: { ...witness, renewals: [...witness.renewals, commitment!] } });
  }

  /** My part of the seed of a rematch, whose commitment came with the offer. It is remembered before it is given. */
  partFor(offer: Offer | undefined, seat: Seat, players: readonly Seat[]): string {
    const { game, commitment } = offer ?? {};
    return game && commitment ? this.witnessOf(game, commitment, seat, players).part : randomHex(16);
  }

  /** The player who offered a rematch gives a part of its seed once the other player has. */
  addToRematch(offer: Offer | undefined, seat: Seat, players: readonly Seat[]): void {
    const { game, commitment } = offer ?? {};
    if (game && commitment) this.give(game, this.witnessOf(game, commitment, seat, players).part);
  }

  /** The game is over: whether its dice were fair. */
  async prove(game: string, seat: Seat | null): Promise<Verdict> {
    const { witness } = this;
    const [record, rules] = await Promise.all([this.around.record(this.game), this.around.rules(game)]);
    return verify(record, rules, seat && witness ? { seat, ...witness } : undefined);
  }

  private give(game: string, part: string): void {
    void this.around.givePart(game, part).catch(() => {});
  }

  private witnessOf(game: string, commitment: string, seat: Seat, players: readonly Seat[]) {
    const { seats } = this.around;
    const witness = seats.get(game)?.witness ?? newWitness(commitment);
    const { token } = seats.get(this.game) ?? {};
    seats.set(game, { seat: opponentOf(players, seat), invite: null, ...(token !== undefined && { token }), witness });
    return witness;
  }
}
