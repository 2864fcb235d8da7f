import type { Logger } from "pino";
import type { AnyGame } from "../engine/index.ts";
import type { Rate } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import type { Wait } from "./pauses.ts";
import type { NextGame, Storage } from "./storage.ts";

/** Everything the server is built from. */
export interface Config {
  readonly games: readonly AnyGame[];
  readonly storage: Storage;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** gives access to the metrics; without it they are open to this machine only */
  readonly metricsToken: string | null;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** the id and the secret of a new game, drawn at random */
  readonly nextGame: () => NextGame;
  /** does something after a delay */
  readonly wait: Wait;
  /** where other devices find this server */
  readonly addresses: () => readonly string[];
  /** the name of this process among those that share the storage */
  readonly process: string;
  /** the folder of the built page; null to serve none */
  readonly page: string | null;
  /** how many proxies stand in front: the client's address is the one given by the outermost */
  readonly proxies: number;
  /** other origins that may open a WebSocket, as `https://example.org` */
  readonly origins: readonly string[];
  readonly limits: Limits;
}

export interface Limits {
  /** requests to the lobby, per address */
  readonly requests: Rate;
  /** games made or joined, per address */
  readonly newGames: Rate;
  /** connections opened, per address */
  readonly connects: Rate;
  /** messages, per connection, and per address over all of its connections */
  readonly messages: Rate;
  readonly messagesOfAddress: Rate;
  /** milliseconds of CPU time, per address */
  readonly work: Rate;
  /** simultaneous connections, per address and in all */
  readonly connectionsOfAddress: number;
  readonly connections: number;
  /** connections to one seat, and spectators per game */
  readonly connectionsOfSeat: number;
  readonly watchers: number;
  /** bytes in a message or request, and bytes queued for a slow client before it is cut off */
  readonly messageBytes: number;
  readonly backlogBytes: number;
  /** games one player may have waiting for an opponent */
  readonly waitingGames: number;
  /** chat lines a seat may write in a game, and how fast */
  readonly chatLines: number;
  readonly chat: Rate;
  /** offers and replies per seat in a game; undos per game, and steps that no longer count because of them */
  readonly events: number;
  readonly undos: number;
  readonly takenBack: number;
  /** milliseconds: to say hello after connecting, between two pings, and until an empty room is put away */
  readonly helloTime: number;
  readonly pingTime: number;
  readonly idleTime: number;
  /** milliseconds until remaining connections are cut off when the server stops */
  readonly graceTime: number;
  /** milliseconds of quiet after which a game is stored as it stands */
  readonly restTime: number;
  /** empty rooms kept in memory */
  readonly idleRooms: number;
  /** milliseconds after which a game nobody joined is removed, and one nobody plays is closed; 0 for never */
  readonly waitingTime: number;
  readonly untouchedTime: number;
}

export const LIMITS_BY_DEFAULT: Limits = {
  requests: { burst: 120, perSecond: 10 },
  newGames: { burst: 30, perSecond: 0.2 },
  connects: { burst: 60, perSecond: 2 },
  messages: { burst: 60, perSecond: 10 },
  messagesOfAddress: { burst: 600, perSecond: 100 },
  work: { burst: 1000, perSecond: 100 },
  connectionsOfAddress: 100,
  connections: 20_000,
  connectionsOfSeat: 6,
  watchers: 200,
  messageBytes: 16_384,
  backlogBytes: 1_048_576,
  waitingGames: 20,
  chatLines: 1000,
  chat: { burst: 20, perSecond: 0.5 },
  events: 500,
  undos: 500,
  takenBack: 2000,
  helloTime: 10_000,
  pingTime: 30_000,
  idleTime: 300_000,
  graceTime: 2000,
  restTime: 10_000,
  idleRooms: 200,
  waitingTime: 14 * 86_400_000,
  untouchedTime: 365 * 86_400_000,
};

/** The same limits with all rates and connection counts multiplied, for many players behind one address. */
export function widened(limits: Limits, factor: number): Limits {
  const wider = ({ burst, perSecond }: Rate): Rate => ({ burst: burst * factor, perSecond: perSecond * factor });
  return {
    ...limits,
    requests: wider(limits.requests),
    newGames: wider(limits.newGames),
    connects: wider(limits.connects),
    messages: wider(limits.messages),
    messagesOfAddress: wider(limits.messagesOfAddress),
    work: wider(limits.work),
    chat: wider(limits.chat),
    connectionsOfAddress: limits.connectionsOfAddress * factor,
  };
}
