import { randomInt } from "node:crypto";
import { type Game, perSeat, type Seat } from "../engine/index.ts";
import { FREE_SEAT, infoOf, waitingGame } from "./beginning.ts";
import type { Config } from "./config.ts";
import { ServerError } from "./errors.ts";
import { hashOf, newToken } from "./keys.ts";
import { CLOSE, type GameInfo, type MyGame, type NewGame, type Seated } from "./protocol.ts";
import { Room } from "./room.ts";
import type { Entry, StoredSeat } from "./storage.ts";

/** How many games a list shows. */
const LISTED = 100;

/** All games: made here, found here, loaded when somebody comes and put away when nobody is left. */
export class Lobby {
  private readonly config: Config;
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly loaded = new Set<Room>();
  private readonly sweeping: NodeJS.Timeout;

  constructor(config: Config) {
    this.config = config;
    this.sweeping = setInterval(() => this.putAwayIdle(), Math.min(60_000, config.limits.idleTime));
    this.sweeping.unref();
  }

  /** How many rooms are in memory. */
  get size(): number {
    return this.rooms.size;
  }

  /** A new game with one seat taken. The player is known by the hash of a key. */
  async create(player: string, wanted: NewGame): Promise<Seated> {
    const rules = this.rulesOf(wanted.game);
    if (!rules) throw new ServerError("unknown-game", `There is no game "${wanted.game}" here.`, { field: "game" });
    if ((await this.config.storage.waitingGamesOf(player)) >= this.config.limits.waitingGames)
      throw new ServerError("too-many", "Too many of your games are waiting for an opponent.");
    const { ruleset, scenario, options, side, nickname, part } = wanted;
    const header = { ...(ruleset && { ruleset }), ...(scenario && { scenario }), ...(options && { options }) };
    const game = waitingGame(rules, await this.config.nextGame(), header, wanted.public ?? false, this.config.now());
    const seat: Seat = side === "random" ? rules.seats[randomInt(rules.seats.length)]! : side;
    if (!rules.seats.includes(seat))
      throw new ServerError("bad-request", `side must be ${rules.seats.join(", ")} or random.`, { field: "side" });
    const token = newToken();
    const invite = newToken();
    const mine: StoredSeat = { ...FREE_SEAT, name: nickname, player, token: hashOf(token), part };
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

  private rulesOf(game: string): Game | undefined {
    return this.config.games.find(({ id }) => id === game);
  }

  /** Does something in the room of a game, in its turn. */
  async within<T>(id: string, job: (room: Room) => Promise<T> | T): Promise<T> {
    const room = await this.room(id);
    return room.run(async () => job(room));
  }

  /** Waits for what is under way and sends everybody home. */
  async stop(): Promise<void> {
    clearInterval(this.sweeping);
    await Promise.all(
      [...this.loaded].map((room) => room.run(async () => room.closeAll(CLOSE.restart, "the server stops")).catch(() => {})),
    );
  }

  /** Rooms in which nobody has been for a while leave the memory; they stay in the storage. */
  putAwayIdle(): void {
    const { idleTime, idleRooms } = this.config.limits;
    const idle = [...this.loaded].filter((room) => room.isIdle).sort((a, b) => a.used - b.used);
    const before = this.config.now() - idleTime;
    for (const [index, room] of idle.entries()) if (room.used <= before || idle.length - index > idleRooms) this.forget(room);
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
    const course = await this.config.storage.course(id);
    if (!course) throw noSuchGame(id);
    const room = new Room(this.config, course, (broken) => this.forget(broken));
    this.loaded.add(room);
    return room;
  }

  private forget(room: Room): void {
    this.loaded.delete(room);
    this.rooms.delete(room.id);
  }
}

const noSuchGame = (id: string) => new ServerError("not-found", `There is no game "${id}".`);
