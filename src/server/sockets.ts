import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { Seat } from "../engine/index.ts";
import type { Config } from "./config.ts";
import { failureOf, ServerError } from "./errors.ts";
import { type Frame, frameOf, Outbox, type Sender } from "./frames.ts";
import { hashOf, requestId } from "./keys.ts";
import { Limiter, sourceOf } from "./limits.ts";
import type { Lobby } from "./lobby.ts";
import type { Member } from "./members.ts";
import { secondsSince } from "./metrics.ts";
import { CLOSE, type ClientMessage, type Command, type Hello, type ServerMessage, SOCKET_PATH } from "./protocol.ts";
import type { Room } from "./room.ts";
import { complaint, readMessage } from "./schemas.ts";

/** A client told this often to slow down is cut off. */
const PATIENCE = 100;

/** The cost of a message. */
const COST: Partial<Record<ClientMessage["type"], number>> = {
  hello: 3,
  look: 5,
  chat: 3,
  offer: 3,
  reply: 3,
  reactions: 3,
  trial: 2,
  plan: 3,
};

/** The most that is charged for at once, in milliseconds: some of it may have been waiting for the storage. */
const MOST_CHARGED = 100;

/** What is charged for as a whole, because the storage may have to look far back; of other commands, the work in memory is. */
const CHARGED: ReadonlySet<ClientMessage["type"]> = new Set(["look", "undo", "reply"]);

/** What connections share. */
interface Shared {
  readonly config: Config;
  readonly lobby: Lobby;
  /** messages, and milliseconds of work, for each address */
  readonly messages: Limiter;
  readonly work: Limiter;
  readonly outbox: Outbox;
}

/** The server's WebSockets: who may connect, and how each message is handled. */
export class Sockets {
  private readonly shared: Shared;
  private readonly server: WebSocketServer;
  private readonly connections = new Set<Connection>();
  private readonly perSource = new Map<string, number>();
  private readonly connects: Limiter;
  private readonly pinging: NodeJS.Timeout;
  private stopping = false;

  constructor(config: Config, lobby: Lobby, http: Server, work: Limiter) {
    const messages = new Limiter(config.limits.messagesOfAddress, config.now);
    this.shared = { config, lobby, messages, work, outbox: new Outbox() };
    this.connects = new Limiter(config.limits.connects, config.now);
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

  /** Accepts no new connections; the open ones end when their rooms release them. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.pinging);
    await this.shared.lobby.stop();
    await Promise.all([...this.connections].map((connection) => connection.end()));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const source = sourceOf(addressOf(request, this.shared.config.proxies));
    const refused = this.refusal(request, source);
    if (refused) {
      socket.on("error", () => socket.destroy());
      socket.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.server.handleUpgrade(request, socket, head, (ws) => {
      this.perSource.set(source, (this.perSource.get(source) ?? 0) + 1);
      const id = requestId(request.headers["x-request-id"]);
      const connection = new Connection(ws, socket, { id, source }, this.shared);
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
    const { limits, origins } = this.shared.config;
    if (request.url?.split("?")[0] !== SOCKET_PATH) return "404 Not Found";
    const { origin, host } = request.headers;
    if (origin !== undefined && !origins.includes(origin) && hostOf(origin) !== host) return "403 Forbidden";
    if (this.stopping || this.connections.size >= limits.connections) return "503 Service Unavailable";
    if ((this.perSource.get(source) ?? 0) >= limits.connectionsOfAddress) return "429 Too Many Requests";
    if (!this.connects.allows(source)) return "429 Too Many Requests";
    return undefined;
  }
}

/** The client's address: the one seen by the last trusted proxy. */
function addressOf(request: IncomingMessage, proxies: number): string {
  const said = [request.headers["x-forwarded-for"] ?? []].flat().flatMap((line) => line.split(","));
  const way = [request.socket.remoteAddress ?? "", ...said.map((address) => address.trim()).reverse()];
  return way[Math.min(proxies, way.length - 1)]!;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** What nobody needs to wait for. Of a promise that is kept, there would be one for every connection. */
const DONE = Promise.resolve();

/** One client. Its messages are handled one after another. */
class Connection implements Member, Sender {
  seat: Seat | null = null;
  private readonly ws: WebSocket;
  private readonly socket: Duplex;
  private readonly id: string;
  private readonly source: string;
  private readonly shared: Shared;
  private readonly own: Limiter;
  private waitingForHello: NodeJS.Timeout;
  private room: Room | null = null;
  private last: Promise<void> = DONE;
  /** how many messages are not dealt with yet */
  private waiting = 0;
  private callOffHeld: () => void = () => {};
  /** frames that are not written yet */
  private outgoing = "";
  private isGreeted = false;
  private isAlive = true;
  private tooMany = 0;

  constructor(ws: WebSocket, socket: Duplex, { id, source }: { id: string; source: string }, shared: Shared) {
    this.ws = ws;
    this.socket = socket;
    this.id = id;
    this.source = source;
    this.shared = shared;
    const { limits, now, log } = shared.config;
    this.own = new Limiter(limits.messages, now, 1);
    this.waitingForHello = this.waitForHello();
    ws.on("message", (data, isBinary) => this.receive(data, isBinary));
    ws.on("pong", () => {
      this.isAlive = true;
    });
    ws.on("error", (error) => log.debug({ connection: id, err: error }, "a connection failed"));
    ws.on("close", () => {
      clearTimeout(this.waitingForHello);
      this.callOffHeld();
      this.waiting++;
      this.last = this.last.then(() => this.leave());
    });
  }

  /** Messages sent together leave together. */
  send(frame: Frame): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    if (this.socket.writableLength + this.outgoing.length > this.shared.config.limits.backlogBytes) {
      this.ws.terminate();
      return;
    }
    if (this.outgoing === "") this.shared.outbox.add(this);
    this.outgoing += frame;
  }

  flush(): void {
    const { outgoing } = this;
    this.outgoing = "";
    if (outgoing === "" || this.ws.readyState !== this.ws.OPEN) return;
    this.shared.config.metrics.bytes.add(outgoing.length);
    this.socket.write(outgoing, "latin1");
  }

  close(code: number, reason: string): void {
    this.flush();
    this.ws.close(code, reason);
  }

  pay(milliseconds: number): void {
    this.shared.work.charge(this.source, Math.min(milliseconds, MOST_CHARGED));
  }

  /** Closes if need be, and waits until everything is settled. */
  async end(): Promise<void> {
    if (this.ws.readyState === this.ws.OPEN) this.close(CLOSE.restart, "the server stops");
    const impatient = setTimeout(() => this.ws.terminate(), 1000);
    if (this.ws.readyState !== this.ws.CLOSED) await new Promise((closed) => this.ws.once("close", closed));
    clearTimeout(impatient);
    await this.last;
  }

  /** A client that has not answered the last ping is gone. */
  ping(): void {
    if (!this.isAlive) this.ws.terminate();
    this.isAlive = false;
    this.ws.ping();
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    const message = isBinary ? undefined : parse(data.toString());
    const { type, id } = typeof message === "object" && message !== null ? (message as Record<string, unknown>) : {};
    const known = typeof id === "string" && id.length <= 64 ? id : undefined;
    const cost = COST[type as ClientMessage["type"]] ?? 1;
    const { messages, work } = this.shared;
    if (!this.own.allows("", cost) || !messages.allows(this.source, cost) || !work.hasLeft(this.source)) {
      this.fail(new ServerError("too-many", "Too many messages; slow down."), known);
      if (++this.tooMany > PATIENCE) this.close(CLOSE.policy, "too many messages");
      return;
    }
    this.dealInTurn(message, known);
  }

  /** Deals with a message after the ones before it: at once, if there are none. */
  private dealInTurn(message: unknown, id: string | undefined): void {
    const settled = () => {
      if (--this.waiting === 0) this.last = DONE;
    };
    const failed = (error: unknown) => {
      settled();
      this.fail(error, id);
    };
    if (this.waiting++ > 0) {
      this.last = this.last.then(() => this.deal(message)).then(settled, failed);
      return;
    }
    try {
      const dealing = this.deal(message);
      if (dealing) this.last = dealing.then(settled, failed);
      else settled();
    } catch (error) {
      failed(error);
    }
  }

  private deal(given: unknown): Promise<void> | undefined {
    const { success, data: message, error } = readMessage(given);
    if (!success) {
      const { sentence, field } = complaint(error);
      throw new ServerError("bad-request", sentence, { field });
    }
    if (message.type === "hello") return this.hello(message);
    const room = this.room;
    if (!room) throw new ServerError("bad-request", "Say hello first.");
    const hold = room.holdFor(this, message);
    if (hold === 0) return this.give(room, message);
    this.hold(room, message, hold);
    return undefined;
  }

  /** A command that is held back: the next ones need not wait for it. */
  private hold(room: Room, command: Command, milliseconds: number): void {
    this.callOffHeld();
    this.callOffHeld = this.shared.config.wait(milliseconds, () => {
      this.give(room, command).catch((error) => this.fail(error, command.id));
    });
  }

  private give(room: Room, command: Command): Promise<void> {
    const arrived = performance.now();
    const job = () => room.command(this, command);
    const done = room.run(CHARGED.has(command.type) ? () => this.charged(job) : job);
    return done.then(() => this.shared.config.metrics.commands.observe(secondsSince(arrived), command.type));
  }

  private async charged(job: () => Promise<void> | void): Promise<void> {
    const began = performance.now();
    await job();
    this.pay(performance.now() - began);
  }

  private async hello({ game, key, have }: Hello): Promise<void> {
    if (this.room) throw new ServerError("bad-request", "One connection is for one game.");
    clearTimeout(this.waitingForHello);
    this.isGreeted = true;
    const entering = this.shared.lobby.within(game, async (room) => {
      const seat = key === undefined ? null : await room.seatFor(hashOf(key));
      if (seat === undefined) throw new ServerError("bad-key", "This key opens no seat of this game.", { field: "key" });
      if (this.ws.readyState !== this.ws.OPEN) return;
      this.seat = seat;
      this.room = room;
      this.pay(room.costOfLoading());
      this.shared.config.log.info({ connection: this.id, game, seat }, "connected");
      await room.enter(this, have);
    });
    await entering.catch((error) => {
      this.room = null;
      this.seat = null;
      this.isGreeted = false;
      if (this.ws.readyState === this.ws.OPEN) this.waitingForHello = this.waitForHello();
      throw error;
    });
  }

  private waitForHello(): NodeJS.Timeout {
    const sendAway = () => {
      if (!this.isGreeted) this.close(CLOSE.policy, "no hello");
    };
    // if the server itself was slow, the hello may be waiting to be read
    return setTimeout(() => setImmediate(sendAway), this.shared.config.limits.helloTime);
  }

  private async leave(): Promise<void> {
    const { room, seat, id: connection } = this;
    const { log } = this.shared.config;
    if (!room) return;
    log.info({ connection, game: room.id, seat }, "left");
    await room
      .run(() => room.leave(this))
      .catch((error) => log.warn({ connection, err: error, game: room.id }, "could not note who left"));
  }

  private fail(error: unknown, id: string | undefined): void {
    const failure = failureOf(error);
    const { metrics, log: all } = this.shared.config;
    metrics.refused.inc({ code: failure.code });
    const log = all.child({ connection: this.id, game: this.room?.id, seat: this.seat, command: id });
    if (failure.code === "internal" || failure.code === "storage" || failure.code === "damaged")
      log.error({ err: error }, failure.sentence);
    else log.debug({ code: failure.code }, failure.sentence);
    const message: ServerMessage = { type: "error", ...(id !== undefined && { id }), ...failure };
    this.send(frameOf(JSON.stringify(message)));
    if (failure.code === "restarting") this.close(CLOSE.restart, "another part of the server takes over");
    else if (failure.code === "storage" && !this.room) this.close(CLOSE.restart, "the game cannot be read now");
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
