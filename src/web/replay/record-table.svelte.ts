import type { Analysis } from "../../bots/analysis.ts";
import {
  type Answer,
  type AnyGame,
  type GameRecord,
  type Header,
  type PerSeat,
  PunicaError,
  perSeat,
  recordOf,
} from "../../engine/index.ts";
import { type Frame, type Moment, type Player, readable, type TableClient } from "../table/client.ts";
import { branchOff, type GameStore, type StoredGame } from "../table/store.ts";
import { rebuild, underTheseRules } from "./moves.ts";
import { Reel } from "./reel.ts";
import { Timeline } from "./timeline.ts";

/** A record being viewed: nothing is hidden, nothing can be answered. */
export class RecordTable implements TableClient {
  readonly kind = "record";
  readonly id: string;
  readonly header: Header;
  readonly players: PerSeat<Player>;
  readonly busy = false;
  readonly thinking = null;
  readonly curtain = null;
  readonly canUndo = false;
  readonly trouble = null;
  readonly social = null;
  readonly counsel = null;
  readonly remembered = null;
  readonly again = null;
  readonly followed: number;
  moment: Moment = $state.raw<Moment>()!;
  analysis: Analysis | null = $state.raw(null);

  private readonly game: AnyGame;
  private readonly stored: StoredGame;
  private readonly timeline: Timeline;
  private readonly reel: Reel;

  private readonly store: GameStore;

  constructor(game: AnyGame, stored: StoredGame, store: GameStore) {
    this.game = game;
    this.store = store;
    this.stored = underTheseRules(game, stored);
    this.id = stored.id;
    this.header = stored.header;
    this.analysis = stored.analysis ?? null;
    this.players = perSeat(game.seats, () => ({ kind: "nobody" }));
    this.timeline = new Timeline(game, this.stored);
    this.reel = new Reel(game, this.stored, null, true);
    this.moment = this.timeline.at(this.timeline.length, null, true);
    this.followed = readable(this.moment);
  }

  answer(_answer: Answer): Promise<void> {
    return Promise.reject(new PunicaError("game-over", "A record cannot be played on."));
  }

  branch = (version: number): Promise<string> => branchOff(this.store, this.stored, version);

  undo = () => this.answer("");
  carryOut = () => this.answer("");
  readonly rest = [];
  trial = () => null;
  whyNot = async () => undefined;
  isFinal = async () => false;
  liftCurtain(): void {}
  follow(): void {}
  close(): void {}

  async keepAnalysis(analysis: Analysis): Promise<void> {
    this.analysis = analysis;
    await this.store.put({ ...this.stored, analysis });
  }

  async at(version: number): Promise<Moment> {
    return this.timeline.at(version, null, true);
  }

  async momentOf(entry: number): Promise<number> {
    return this.moment.log[entry]!.version;
  }

  async frames(from: number, to: number): Promise<readonly Frame[]> {
    return this.reel.frames(from, to);
  }

  async record(): Promise<GameRecord> {
    return recordOf(rebuild(this.game, this.stored));
  }
}
