import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Config } from "./config.ts";
import { sourceOf } from "./limits.ts";

/** Browsers open a few connections besides the one they talk on. */
const SPARE = 6;

/** The server's TCP connections: limited in all and per address, and none outlives the server. */
export class TcpConnections {
  private readonly open = new Set<Socket>();
  private readonly perSource = new Map<string, number>();
  private readonly config: Config;

  constructor(config: Config, server: Server) {
    this.config = config;
    server.on("connection", (socket: Socket) => this.add(socket));
  }

  get size(): number {
    return this.open.size;
  }

  /** Cuts off all remaining connections after a while. */
  endAfter(milliseconds: number): void {
    const timer = setTimeout(() => {
      for (const socket of this.open) socket.destroy();
    }, milliseconds);
    timer.unref();
  }

  private add(socket: Socket): void {
    const { proxies, limits } = this.config;
    const source = sourceOf(socket.remoteAddress ?? "");
    const count = this.perSource.get(source) ?? 0;
    // behind a proxy all connections share one address; the proxy has its own limits
    const isTooMany = proxies === 0 && count >= limits.connectionsOfAddress + SPARE;
    if (isTooMany || this.open.size >= limits.connections + SPARE) {
      socket.destroy();
      return;
    }
    this.open.add(socket);
    this.perSource.set(source, count + 1);
    socket.once("close", () => {
      this.open.delete(socket);
      const left = this.perSource.get(source)! - 1;
      if (left > 0) this.perSource.set(source, left);
      else this.perSource.delete(source);
    });
  }
}
