import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Trouble } from "./storage.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What a process counts, for Prometheus. docs/operating.md explains each metric. */
export class Metrics {
  readonly registry = new Registry();
  readonly steps = this.counter("punica_steps_total", "Steps of games stored by this process: answers, undos", ["kind"]);
  readonly refused = this.counter("punica_refused_total", "Requests and commands that were refused, by the code of the error", [
    "code",
  ]);
  readonly conflicts = this.counter("punica_conflicts_total", "Changes tried again because another process was faster");
  readonly bytes = this.counter("punica_sent_bytes_total", "Bytes of messages sent over WebSockets");
  readonly commands = this.histogram("punica_command_seconds", "From the arrival of a command until it is dealt with", ["type"]);
  readonly commits = this.histogram("punica_commit_seconds", "Until a change of a game is on the disk");
  readonly openings = this.histogram("punica_opening_seconds", "How long it takes to open a stored game");
  readonly requests = this.histogram("punica_request_seconds", "Requests over HTTP", ["route", "status"]);

  /** Reads a value whenever the metrics are asked for. */
  watch(name: string, help: string, look: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(look());
      },
    });
  }

  /** Whether the storage worked when last checked. */
  readonly storage = new Gauge({
    name: "punica_storage_trouble",
    help: "1 for what is wrong with the storage",
    labelNames: ["what"],
    registers: [this.registry],
  });

  found(trouble: Trouble | null): void {
    for (const what of ["full", "damaged", "unreachable", "other"]) this.storage.set({ what }, trouble?.what === what ? 1 : 0);
  }

  /** Also measures the process itself: memory, CPU, event loop delays. */
  withProcess(): this {
    collectDefaultMetrics({ register: this.registry });
    return this;
  }

  private counter<L extends string>(name: string, help: string, labelNames: L[] = []): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private histogram<L extends string>(name: string, help: string, labelNames: L[] = []): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.registry] });
  }
}

/** Seconds since a reading of performance.now(). */
export const secondsSince = (began: number): number => (performance.now() - began) / 1000;
