import { randomBytes } from "node:crypto";
import { WebSocket } from "ws";
import {
  type Answer,
  applyDifference,
  type Difference,
  type LogEntry,
  type PendingQuestion,
  type Plain,
  type Question,
} from "../../src/engine/index.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import type { ClientMessage, Command, Hello, ServerMessage, Welcome } from "../../src/server/protocol.ts";

export const newId = (): string => randomBytes(12).toString("base64url");
export const newPart = (): string => randomBytes(16).toString("hex");
export const newKey = (): string => randomBytes(24).toString("base64url");

type Of<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
/** A command without its id. */
type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

/** What a page keeps of a game. */
type Kept = Pick<Client, "version" | "view" | "log"> & Partial<Pick<Client, "question" | "canUndo">>;

/** A player or spectator at the far end of a real WebSocket, who keeps what a page would keep. */
export class Client {
  /** every frame as it came over the wire */
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  welcome: Welcome | null = null;
  version = -1;
  view: Plain = null;
  question: PendingQuestion | null = null;
  log: LogEntry[] = [];
  canUndo = false;
  /** every version that was shown */
  readonly seen: { version: number; moment: number; view: Plain; log: number }[] = [];
  /** what a client must not meet */
  readonly faults: string[] = [];
  over: Of<"over"> | null = null;
  closed: { code: number; reason: string } | null = null;
  private readonly ws: WebSocket;
  private readonly watchers = new Set<() => void>();

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on("message", (data) => this.receive(data.toString()));
    ws.on("close", (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      for (const watcher of this.watchers) watcher();
    });
    ws.on("error", () => {});
  }

  /** Opens a connection; rejects if it is refused. */
  static open(url: string, headers: Record<string, string> = {}): Promise<Client> {
    const ws = new WebSocket(`${url.replace(/^http/, "ws")}/ws`, { headers, perMessageDeflate: false });
    const client = new Client(ws);
    return new Promise((opened, refused) => {
      ws.once("open", () => opened(client));
      ws.once("error", refused);
    });
  }

  /** Opens a connection to a game and waits for the welcome. `kept` is what a client that comes back has kept. */
  static async enter(url: string, hello: Omit<Hello, "type">, kept?: Kept): Promise<Client> {
    const client = await Client.open(url);
    if (kept) {
      client.version = kept.version;
      client.view = kept.view;
      client.log = [...kept.log];
      client.question = kept.question ?? null;
      client.canUndo = kept.canUndo ?? false;
    }
    client.send({ type: "hello", ...hello });
    await client.until(() => client.welcome !== null);
    return client;
  }

  get seat(): Seat | null {
    return this.welcome!.seat as Seat | null;
  }

  /** The pending question, if it is for this seat. */
  get asked(): Question | null {
    return this.question && "kind" in this.question && this.question.seat === this.seat ? this.question : null;
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.ws.send(text);
  }

  sendBytes(bytes: Buffer): void {
    this.ws.send(bytes);
  }

  /** Gives a command and waits for what comes back: an acknowledgement, an error, or what was asked for. */
  async ask(wish: Wish, id = newId()): Promise<Of<"ack"> | Of<"error"> | Of<"why"> | Of<"trial"> | Of<"look">> {
    const from = this.messages.length;
    this.send({ ...wish, id } as Command);
    return this.find((message) => "id" in message && message.id === id, from) as Promise<Of<"ack">>;
  }

  /** Answers the pending question. */
  answer(answer: Answer, id = newId()): ReturnType<Client["ask"]> {
    return this.ask({ type: "answer", version: this.version, answer }, id);
  }

  /** The next message of a kind, counted from a number of messages. */
  async next<T extends ServerMessage["type"]>(type: T, from = this.messages.length): Promise<Of<T>> {
    return (await this.find((message) => message.type === type, from)) as Of<T>;
  }

  async find(wanted: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    let found: ServerMessage | undefined;
    await this.until(() => {
      found = this.messages.slice(from).find(wanted);
      return found !== undefined;
    });
    return found!;
  }

  /** Waits until something is so; fails after a while, or if the connection ends first. */
  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((done, failed) => {
      const watcher = () => {
        if (holds()) end(done);
        else if (this.closed) end(() => failed(new Error(`closed: ${this.closed!.code} ${this.closed!.reason}`)));
      };
      const end = (then: () => void) => {
        clearTimeout(patience);
        this.watchers.delete(watcher);
        then();
      };
      const patience = setTimeout(() => {
        const last = this.frames.slice(-3).map((frame) => frame.slice(0, 200));
        end(() => failed(new Error(`waited in vain; the last frames: ${last.join("\n")}`)));
      }, 20_000);
      this.watchers.add(watcher);
    });
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.ws.close();
    await this.until(() => this.closed !== null);
  }

  /** The connection is cut, as a network does it. */
  cut(): void {
    this.ws.terminate();
  }

  /** Stops reading and answering, as a machine does that fell asleep. */
  deafen(): void {
    this.ws.pause();
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.frames.push(text);
    this.messages.push(message);
    this.keep(message);
    for (const watcher of [...this.watchers]) watcher();
  }

  /** The view as it is now; a client that says it has more than it has sees nothing. */
  private changed(by: Difference | undefined): Plain {
    return this.view === null ? null : applyDifference(this.view, by);
  }

  private keep(message: ServerMessage): void {
    if (message.type === "welcome") this.welcome = message;
    if (message.type === "over") this.over = message;
    if (message.type !== "snapshot" && message.type !== "update") return;
    if (message.type === "snapshot") {
      this.view = message.view;
      this.log = [...message.log];
    } else {
      if (message.version !== this.version + 1) this.faults.push(`update ${message.version} after ${this.version}`);
      this.log.length = message.log;
      for (const { entry, view } of message.frames) {
        this.log.push(entry);
        this.view = this.changed(view);
      }
      this.view = this.changed(message.view);
    }
    this.version = message.version;
    this.question = message.question;
    this.canUndo = message.canUndo;
    this.seen.push({ version: message.version, moment: message.moment, view: this.view, log: this.log.length });
  }
}

/** Earlier moments, each with its whole view. */
export function momentsOf(reply: ServerMessage): { moment: number; view: Plain; log: number }[] {
  if (reply.type !== "look") throw new Error(`no look: ${JSON.stringify(reply)}`);
  let last: Plain = null;
  return reply.moments.map(({ moment, view, differs, log }) => {
    last = view ?? applyDifference(last, differs);
    return { moment, view: last, log };
  });
}
