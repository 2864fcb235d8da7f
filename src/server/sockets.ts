import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { Seat } from "../engine/index.ts";
import type { Config } from "./config.ts";
import { failureOf, ServerError } from "./errors.ts";
import { hashOf } from "./keys.ts";
import { Limiter, sourceOf } from "./limits.ts";
import type { Lobby } from "./lobby.ts";
import type { Member } from "./members.ts";
import { CLOSE, type ClientMessage, type Hello, type ServerMessage, SOCKET_PATH } from "./protocol.ts";
import type { Room } from "./room.ts";
import { clientMessage, complaint } from "./schemas.ts";

/** A client that is told so often to slow down is cut off. */
const PATIENCE = 100;

/** What a message counts for. */
const COST: Partial<Record<ClientMessage["type"], number>> = { hello: 3, look: 5, chat: 3, offer: 3, trial: 2 };

/** The WebSockets of the server: who may connect, and what becomes of each message. */
export class Sockets {
  private readonly config: Config;
  private readonly lobby: Lobby;
  private readonly server: WebSocketServer;
  private readonly connections = new Set<Connection>();
  private readonly perSource = new Map<string, number>();
  private readonly connects: Limiter;
  readonly messages: Limiter;
  private readonly pinging: NodeJS.Timeout;
  private stopping = false;

  constructor(config: Config, lobby: Lobby, http: Server) {
    this.config = config;
    this.lobby = lobby;
    this.connects = new Limiter(config.limits.connects, config.now);
    this.messages = new Limiter(config.limits.messagesOfAddress, config.now);
    this.server = new WebSocketServer({ noServer: true, maxPayload: config.limits.messageBytes, perMessageDeflate: false });
    http.on("upgrade", (request, socket, head) => this.upgrade(request, socket, head));
    this.pinging = setInterval(() => {
      for (const connection of this.connections) connection.ping();
    }, config.limits.pingTime);
    this.pinging.unref();
  }

  get size(): number {
    return this.connections.size;
  }

  /** No new connections; those that are open end when their rooms let go of them. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.pinging);
    await this.lobby.stop();
    await Promise.all([...this.connections].map((connection) => connection.end()));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const source = sourceOf(addressOf(request, this.config.proxies));
    const refused = this.refusal(request, source);
    if (refused) {
      socket.on("error", () => socket.destroy());
      socket.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.server.handleUpgrade(request, socket, head, (ws) => {
      this.perSource.set(source, (this.perSource.get(source) ?? 0) + 1);
      const connection = new Connection(ws, source, this.config, this.lobby, this.messages);
      this.connections.add(connection);
      ws.on("close", () => {
        this.connections.delete(connection);
        const left = this.perSource.get(source)! - 1;
        if (left > 0) this.perSource.set(source, left);
        else this.perSource.delete(source);
      });
    });
  }

  private refusal(request: IncomingMessage, source: string): string | undefined {
    const { limits, origins } = this.config;
    if (request.url?.split("?")[0] !== SOCKET_PATH) return "404 Not Found";
    const { origin, host } = request.headers;
    if (origin !== undefined && !origins.includes(origin) && hostOf(origin) !== host) return "403 Forbidden";
    if (this.stopping || this.connections.size >= limits.connections) return "503 Service Unavailable";
    if ((this.perSource.get(source) ?? 0) >= limits.connectionsOfAddress) return "429 Too Many Requests";
    if (!this.connects.allows(source)) return "429 Too Many Requests";
    return undefined;
  }
}

/** The address of the client: what the last of the trusted proxies has seen. */
function addressOf(request: IncomingMessage, proxies: number): string {
  const said = [request.headers["x-forwarded-for"] ?? []].flat().flatMap((line) => line.split(","));
  const way = [request.socket.remoteAddress ?? "", ...said.map((address) => address.trim()).reverse()];
  return way[Math.min(proxies, way.length - 1)]!;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** One client. Its messages are dealt with one after the other. */
class Connection implements Member {
  seat: Seat | null = null;
  private readonly ws: WebSocket;
  private readonly source: string;
  private readonly config: Config;
  private readonly lobby: Lobby;
  private readonly ofSource: Limiter;
  private readonly own: Limiter;
  private readonly waitingForHello: NodeJS.Timeout;
  private room: Room | null = null;
  private last: Promise<void> = Promise.resolve();
  private alive = true;
  private tooMany = 0;

  constructor(ws: WebSocket, source: string, config: Config, lobby: Lobby, ofSource: Limiter) {
    this.ws = ws;
    this.source = source;
    this.config = config;
    this.lobby = lobby;
    this.ofSource = ofSource;
    this.own = new Limiter(config.limits.messages, config.now, 1);
    this.waitingForHello = setTimeout(() => this.close(CLOSE.policy, "no hello"), config.limits.helloTime);
    ws.on("message", (data, isBinary) => this.receive(data, isBinary));
    ws.on("pong", () => {
      this.alive = true;
    });
    ws.on("error", (error) => this.config.log.debug({ err: error }, "a connection failed"));
    ws.on("close", () => {
      clearTimeout(this.waitingForHello);
      this.last = this.last.then(() => this.leave());
    });
  }

  send(text: string): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    if (this.ws.bufferedAmount > this.config.limits.backlogBytes) this.ws.terminate();
    else this.ws.send(text);
  }

  close(code: number, reason: string): void {
    this.ws.close(code, reason);
  }

  /** Closes if need be, and waits until all is settled. */
  async end(): Promise<void> {
    if (this.ws.readyState === this.ws.OPEN) this.close(CLOSE.restart, "the server stops");
    const impatient = setTimeout(() => this.ws.terminate(), 1000);
    if (this.ws.readyState !== this.ws.CLOSED) await new Promise((closed) => this.ws.once("close", closed));
    clearTimeout(impatient);
    await this.last;
  }

  /** A client that has not answered the last ping is gone. */
  ping(): void {
    if (!this.alive) this.ws.terminate();
    this.alive = false;
    this.ws.ping();
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    const message = isBinary ? undefined : parse(data.toString());
    const { type, id } = typeof message === "object" && message !== null ? (message as Record<string, unknown>) : {};
    const known = typeof id === "string" && id.length <= 64 ? id : undefined;
    const cost = COST[type as ClientMessage["type"]] ?? 1;
    if (!this.own.allows("", cost) || !this.ofSource.allows(this.source, cost)) {
      this.fail(new ServerError("too-many", "Too many messages; slow down."), known);
      if (++this.tooMany > PATIENCE) this.close(CLOSE.policy, "too many messages");
      return;
    }
    this.last = this.last.then(() => this.deal(message)).catch((error) => this.fail(error, known));
  }

  private async deal(given: unknown): Promise<void> {
    const { success, data: message, error } = clientMessage.safeParse(given);
    if (!success) {
      const { sentence, field } = complaint(error);
      throw new ServerError("bad-request", sentence, { field });
    }
    if (message.type === "hello") return this.hello(message);
    const room = this.room;
    if (!room) throw new ServerError("bad-request", "Say hello first.");
    await room.run(() => room.command(this, message));
  }

  private async hello({ game, key, have }: Hello): Promise<void> {
    if (this.room) throw new ServerError("bad-request", "One connection is for one game.");
    await this.lobby.within(game, (room) => {
      const seat = key === undefined ? null : room.seatOf(hashOf(key));
      if (seat === undefined) throw new ServerError("bad-key", "This key opens no seat of this game.", { field: "key" });
      if (this.ws.readyState !== this.ws.OPEN) return;
      clearTimeout(this.waitingForHello);
      this.seat = seat;
      this.room = room;
      room.enter(this, have);
    });
  }

  private async leave(): Promise<void> {
    const room = this.room;
    if (!room) return;
    await room
      .run(() => room.leave(this))
      .catch((error) => this.config.log.warn({ err: error, game: room.id }, "could not note who left"));
  }

  private fail(error: unknown, id: string | undefined): void {
    const failure = failureOf(error);
    const log = this.config.log.child({ game: this.room?.id, seat: this.seat });
    if (failure.code === "internal" || failure.code === "storage" || failure.code === "damaged")
      log.error({ err: error }, failure.sentence);
    else log.debug({ code: failure.code }, failure.sentence);
    const message: ServerMessage = { type: "error", ...(id !== undefined && { id }), ...failure };
    this.send(JSON.stringify(message));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
