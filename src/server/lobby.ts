import { randomInt } from "node:crypto";
import { type AnyGame, perSeat, type Seat } from "../engine/index.ts";
import { FREE_SEAT, infoOf, waitingGame } from "./beginning.ts";
import type { Config } from "./config.ts";
import { ServerError } from "./errors.ts";
import { hashOf, newToken } from "./keys.ts";
import { secondsSince } from "./metrics.ts";
import { CLOSE, type GameInfo, type MyGame, type NewGame, type Seated } from "./protocol.ts";
import { Room } from "./room.ts";
import { type Call, Conflict, type Entry, type StoredSeat } from "./storage.ts";

/** How many games a list shows. */
const LISTED = 100;

/** How often processes sharing a storage report that they are alive, and how long a silence means that one is gone. */
const SIGN_OF_LIFE = 10_000;
const SILENCE = 35_000;

/** How often abandoned games are looked for. */
const CLEARING = 3_600_000;

/** All games: created and found here, loaded when somebody comes, put away when everybody has left. */
export class Lobby {
  private readonly config: Config;
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly loaded = new Set<Room>();
  /** when each of the other processes was last heard from */
  private readonly others = new Map<string, number>();
  private readonly timers: NodeJS.Timeout[];

  constructor(config: Config) {
    this.config = config;
    config.storage.onCall((call) => this.heard(call));
    this.timers = [
      setInterval(() => this.putAwayIdle(), Math.min(60_000, config.limits.idleTime)),
      setInterval(() => this.signOfLife(), SIGN_OF_LIFE),
      setInterval(() => void this.clearAway(), CLEARING),
      setTimeout(() => void this.clearAway(), SIGN_OF_LIFE),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** The number of rooms in memory. */
  get size(): number {
    return this.rooms.size;
  }

  /** A new game with one seat taken. The player is identified by the hash of a key. */
  async create(player: string, wanted: NewGame): Promise<Seated> {
    const rules = this.rulesOf(wanted.game);
    if (!rules) throw new ServerError("unknown-game", `There is no game "${wanted.game}" here.`, { field: "game" });
    if ((await this.config.storage.waitingGamesOf(player)) >= this.config.limits.waitingGames)
      throw new ServerError("too-many", "Too many of your games are waiting for an opponent.");
    const { ruleset, scenario, options, side, nickname } = wanted;
    const header = { ...(ruleset && { ruleset }), ...(scenario && { scenario }), ...(options && { options }) };
    const game = waitingGame(rules, this.config.nextGame(), header, wanted.public ?? false, this.config.now());
    const seat: Seat = side === "random" ? rules.seats[randomInt(rules.seats.length)]! : side;
    if (!rules.seats.includes(seat))
      throw new ServerError("bad-request", `side must be ${rules.seats.join(", ")} or random.`, { field: "side" });
    const token = newToken();
    const invite = newToken();
    const mine: StoredSeat = { ...FREE_SEAT, name: nickname, player, token: hashOf(token) };
    const free: StoredSeat = { ...FREE_SEAT, invite: hashOf(invite) };
    const seats = perSeat(rules.seats, (each) => (each === seat ? mine : free));
    await this.config.storage.commit({ game, isNew: true, seats });
    return { game: infoOf(game, seats, rules), seat, token, invite };
  }

  async info(id: string): Promise<GameInfo> {
    const entry = await this.config.storage.entry(id);
    if (!entry) throw noSuchGame(id);
    return this.infoOf(entry);
  }

  async gamesOf(player: string): Promise<MyGame[]> {
    return (await this.config.storage.gamesOf(player, LISTED)).map(({ game, seats }) => {
      const seat = Object.keys(seats).find((candidate) => seats[candidate]!.player === player)!;
      return { ...this.infoOf({ game, seats }), seat, seen: seats[seat]!.seen };
    });
  }

  async publicGames(): Promise<GameInfo[]> {
    return (await this.config.storage.publicGames(LISTED)).map((entry) => this.infoOf(entry));
  }

  private infoOf({ game, seats }: Entry): GameInfo {
    return infoOf(game, seats, this.rulesOf(game.game));
  }

  private rulesOf(game: string): AnyGame | undefined {
    return this.config.games.find(({ id }) => id === game);
  }

  /** Runs a job in a game's room, in its turn. */
  async within<T>(id: string, job: (room: Room) => Promise<T> | T): Promise<T> {
    const room = await this.room(id);
    return room.run(() => job(room));
  }

  /** Waits for pending work, stores every game as it stands, and sends everybody home. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    const close = async (room: Room) => {
      if (room.isBehind) return;
      await room.run(() => room.rest()).catch(() => {});
      await room.run(() => room.closeAll(CLOSE.restart, "the server stops")).catch(() => {});
    };
    await Promise.all([...this.loaded].map(close));
    this.config.storage.call({ kind: "process", from: this.config.process, is: "gone" });
  }

  /** Rooms that have been empty for a while leave memory; they stay in the storage. */
  putAwayIdle(): void {
    const { idleTime, idleRooms } = this.config.limits;
    const idle = [...this.loaded].filter((room) => room.isIdle).sort((a, b) => a.used - b.used);
    const before = this.config.now() - idleTime;
    for (const [index, room] of idle.entries()) {
      if (room.used > before && idle.length - index <= idleRooms) continue;
      this.forget(room);
      if (!room.isBehind) room.run(() => room.rest()).catch(() => {});
    }
  }

  /** Removes games that nobody has joined for a long time, and closes those that are no longer played. */
  async clearAway(): Promise<void> {
    const { storage, limits, log, now } = this.config;
    try {
      const removed = limits.waitingTime > 0 ? await storage.removeWaiting(now() - limits.waitingTime) : 0;
      if (removed > 0) log.info({ removed }, "games that nobody joined are removed");
      if (limits.untouchedTime === 0) return;
      for (const { game } of await storage.untouched(now() - limits.untouchedTime, LISTED)) {
        const result = { winner: null, reason: "abandoned" };
        const closed = { ...game, rev: game.rev + 1, status: "over", turn: null, result } as const;
        await storage.commit({ game: closed }).catch((error) => {
          if (!(error instanceof Conflict)) throw error;
        });
        log.info({ game: game.id }, "a game that nobody plays any more is closed");
      }
    } catch (error) {
      log.warn({ err: error }, "could not clear away old games");
    }
  }

  private room(id: string): Promise<Room> {
    const known = this.rooms.get(id);
    if (known) return known;
    const loading = this.load(id);
    this.rooms.set(id, loading);
    loading.catch(() => this.rooms.delete(id));
    if (this.loaded.size > 2 * this.config.limits.idleRooms) this.putAwayIdle();
    return loading;
  }

  private async load(id: string): Promise<Room> {
    const began = performance.now();
    for (let tries = 1; ; tries++) {
      const opening = await this.config.storage.open(id);
      if (!opening) throw noSuchGame(id);
      try {
        const room = await Room.open(this.config, opening, (broken) => this.forget(broken as Room));
        this.loaded.add(room);
        this.config.metrics.openings.observe(secondsSince(began));
        return room;
      } catch (error) {
        // another process has moved the game to these rules at the same time
        if (!(error instanceof Conflict) || tries > 2) throw error;
      }
    }
  }

  private forget(room: Room): void {
    this.loaded.delete(room);
    this.rooms.delete(room.id);
  }

  // ------------------------------------------------------------ other processes

  private heard(call: Call): void {
    const { process } = this.config;
    if (call.kind === "missed") {
      for (const room of this.loaded) {
        room.heardOf(Number.POSITIVE_INFINITY);
        room.table.meetAgain();
      }
      return;
    }
    if (call.kind === "changed") {
      void this.rooms.get(call.game)?.then(
        (room) => room.heardOf(call.rev, call.tidings),
        () => {},
      );
      return;
    }
    if (call.from === process) return;
    if (call.kind === "process" && call.is === "gone") this.gone(call.from);
    else this.others.set(call.from, this.config.now());
    if (call.kind === "process") return;
    const { game } = call;
    void this.rooms.get(game)?.then(
      ({ table }) => {
        if (call.kind === "presence") table.isElsewhere(call.from, call.here);
        else if (!table.members.isEmpty) table.announce();
      },
      () => {},
    );
  }

  private signOfLife(): void {
    const { storage, process, now } = this.config;
    storage.call({ kind: "process", from: process, is: "alive" });
    for (const [other, at] of this.others) if (at < now() - SILENCE) this.gone(other);
  }

  /** A process is gone: nobody is at its tables any more. */
  private gone(process: string): void {
    this.others.delete(process);
    for (const { table } of this.loaded) table.isElsewhere(process, null);
  }
}

const noSuchGame = (id: string) => new ServerError("not-found", `There is no game "${id}".`);
