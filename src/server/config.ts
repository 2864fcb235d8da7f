import type { Logger } from "pino";
import type { Game } from "../engine/index.ts";
import type { Rate } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import type { Wait } from "./pauses.ts";
import type { NextGame, Storage } from "./storage.ts";

/** What the server is built from. */
export interface Config {
  readonly games: readonly Game[];
  readonly storage: Storage;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** whoever knows this may read the metrics; without it, only who is on this machine */
  readonly metricsToken: string | null;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** the id and the secret of a new game, drawn by lot */
  readonly nextGame: () => NextGame;
  /** does something after a while */
  readonly wait: Wait;
  /** where other devices find this server */
  readonly addresses: () => readonly string[];
  /** the name of this process among those that share the storage */
  readonly process: string;
  /** the folder of the built page; null to serve none */
  readonly page: string | null;
  /** how many proxies stand in front: the address of a client is what the outermost of them says */
  readonly proxies: number;
  /** pages from elsewhere that may open a WebSocket, as `https://example.org` */
  readonly origins: readonly string[];
  readonly limits: Limits;
}

export interface Limits {
  /** requests to the lobby, for each address */
  readonly requests: Rate;
  /** games made or joined, for each address */
  readonly newGames: Rate;
  /** connections opened, for each address */
  readonly connects: Rate;
  /** messages, for each connection, and for each address over all of its connections */
  readonly messages: Rate;
  readonly messagesOfAddress: Rate;
  /** milliseconds of work on a core, for each address */
  readonly work: Rate;
  /** connections at the same time, for each address, and in all */
  readonly connectionsOfAddress: number;
  readonly connections: number;
  /** connections to one seat, and spectators of one game */
  readonly connectionsOfSeat: number;
  readonly watchers: number;
  /** bytes of a message or request, and bytes that may wait for a slow client before it is cut off */
  readonly messageBytes: number;
  readonly backlogBytes: number;
  /** games of one player that wait for an opponent */
  readonly waitingGames: number;
  /** lines that a seat may write in a game, and how fast */
  readonly chatLines: number;
  readonly chat: Rate;
  /** offers and replies of a seat in a game; undos in a game */
  readonly events: number;
  readonly undos: number;
  /** milliseconds: until a connection must have said hello, between two pings, until a room nobody is in is put away */
  readonly helloTime: number;
  readonly pingTime: number;
  readonly idleTime: number;
  /** milliseconds until whoever is still connected when the server stops is cut off */
  readonly graceTime: number;
  /** milliseconds after which a game in which nothing happens is stored as it stands */
  readonly restTime: number;
  /** rooms that are kept in memory although nobody is in them */
  readonly idleRooms: number;
  /** milliseconds after which a game is removed that nobody has joined, and one is closed that nobody plays; 0 for never */
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
  helloTime: 10_000,
  pingTime: 30_000,
  idleTime: 300_000,
  graceTime: 2000,
  restTime: 10_000,
  idleRooms: 200,
  waitingTime: 14 * 86_400_000,
  untouchedTime: 365 * 86_400_000,
};

/** The same limits with all rates and numbers of connections multiplied, for many players behind one address. */
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
