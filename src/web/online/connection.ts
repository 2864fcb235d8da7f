import { randomHex } from "../../server/fair.ts";
import { CLOSE, type Command, type ServerMessage, SOCKET_PATH } from "../../server/protocol.ts";
import { Refused } from "../explain.ts";

/** A command without its id, which the connection adds. */
type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, "id"> : never) : never;

export type Health = "connecting" | "open" | "lost" | "ended";

interface Listener {
  /** the first message on every new connection */
  hello(): { readonly game: string; readonly key?: string; readonly have?: number };
  receive(message: ServerMessage): void;
  health(health: Health): void;
}

interface Waiting {
  readonly text: string;
  readonly resolve: (message: ServerMessage) => void;
  readonly reject: (error: Error) => void;
}

/** Opens a new WebSocket to the server; tests bring their own. */
export type SocketMaker = () => WebSocket;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 15_000;

/**
 * A connection that restores itself. Requests still unanswered are sent again with the same id after every interruption, so that
 * nothing is lost or done twice.
 */
export class Connection {
  private readonly listener: Listener;
  private readonly make: SocketMaker;
  private readonly waiting = new Map<string, Waiting>();
  private socket: WebSocket | null = null;
  private welcomed = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(listener: Listener, make: SocketMaker = () => new WebSocket(socketAddress())) {
    this.listener = listener;
    this.make = make;
    globalThis.addEventListener?.("online", this.atOnce);
    globalThis.document?.addEventListener("visibilitychange", this.atOnce);
  }

  open(): void {
    clearTimeout(this.timer);
    this.welcomed = false;
    const socket = this.make();
    this.socket = socket;
    socket.addEventListener("open", () => socket.send(JSON.stringify({ type: "hello", ...this.listener.hello() })));
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as ServerMessage);
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.socket) this.lost(event.code);
    });
  }

  /** Sends a request. Settles when the server has answered, however long that takes. */
  ask(wish: Wish): Promise<ServerMessage> {
    const id = randomHex(12);
    const text = JSON.stringify({ ...wish, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      if (this.welcomed) this.socket?.send(text);
    });
  }

  /** Starts again, with another hello. */
  again(): void {
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener?.("online", this.atOnce);
    globalThis.document?.removeEventListener("visibilitychange", this.atOnce);
    this.socket?.close();
    this.socket = null;
  }

  private receive(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.welcomed = true;
      this.tries = 0;
      this.listener.health("open");
      for (const { text } of this.waiting.values()) this.socket?.send(text);
    }
    this.listener.receive(message);
    if (!("id" in message) || message.id === undefined) return;
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "error") asked?.reject(new Refused(message.code, message.sentence, message.rule));
    else asked?.resolve(message);
  }

  private lost(code: number): void {
    this.socket = null;
    this.welcomed = false;
    if (this.ended) return;
    if (code === CLOSE.policy || code === CLOSE.full) {
      this.listener.health("ended");
      return;
    }
    this.listener.health("lost");
    const wait = code === CLOSE.reload ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** The network is back, or the page is visible again: no reason to wait any longer. */
  private readonly atOnce = () => {
    if (this.ended || this.socket || globalThis.document?.hidden) return;
    this.tries = 0;
    this.open();
  };
}

function socketAddress(): string {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}${SOCKET_PATH}`;
}
