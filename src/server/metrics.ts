import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Trouble } from "./storage.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/*
 * What is counted with every move is counted here: the library takes longer to look up a label than the rules take for a step.
 */

/** A counter, for each value of its label if it has one. */
class Counts {
  private readonly name: string;
  private readonly help: string;
  private readonly label: string | null;
  private readonly counts = new Map<string, number>();

  constructor(name: string, help: string, label: string | null = null) {
    this.name = name;
    this.help = help;
    this.label = label;
  }

  add(count = 1, of = ""): void {
    this.counts.set(of, (this.counts.get(of) ?? 0) + count);
  }

  get text(): string {
    const lines = [...this.counts].map(([of, count]) => `${this.name}${labels(this.label, of)} ${count}`);
    return [...heading(this.name, this.help, "counter"), ...lines].join("\n");
  }
}

/** A histogram of times, for each value of its label if it has one. */
class Times {
  private readonly name: string;
  private readonly help: string;
  private readonly label: string | null;
  /** how many took at most as long as each of `SECONDS`, but longer than the one before; how many longer than all; the sum */
  private readonly times = new Map<string, Float64Array>();

  constructor(name: string, help: string, label: string | null = null) {
    this.name = name;
    this.help = help;
    this.label = label;
  }

  observe(seconds: number, of = ""): void {
    let times = this.times.get(of);
    if (!times) {
      times = new Float64Array(SECONDS.length + 2);
      this.times.set(of, times);
    }
    let at = 0;
    while (at < SECONDS.length && seconds > SECONDS[at]!) at++;
    times[at]!++;
    times[SECONDS.length + 1]! += seconds;
  }

  get text(): string {
    const lines = [...this.times].flatMap(([of, times]) => {
      let count = 0;
      const upTo = [...SECONDS, "+Inf"].map((most, at) => {
        count += times[at]!;
        return `${this.name}_bucket${labels("le", most, this.label, of)} ${count}`;
      });
      const own = labels(this.label, of);
      return [...upTo, `${this.name}_sum${own} ${times[SECONDS.length + 1]}`, `${this.name}_count${own} ${count}`];
    });
    return [...heading(this.name, this.help, "histogram"), ...lines].join("\n");
  }
}

const heading = (name: string, help: string, type: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

/** Names of labels, each with its value; a label without a name is left out. The values are words of our own. */
function labels(...pairs: (string | number | null)[]): string {
  const given = pairs.flatMap((name, at) => (at % 2 === 0 && name !== null ? [`${name}="${pairs[at + 1]}"`] : []));
  return given.length === 0 ? "" : `{${given.join(",")}}`;
}

/** What a process counts, for Prometheus. docs/operating.md explains each metric. */
export class Metrics {
  private readonly registry = new Registry();
  readonly steps = new Counts("punica_steps_total", "Steps of games stored by this process: answers, undos", "kind");
  readonly refused = this.counter("punica_refused_total", "Requests and commands that were refused, by the code of the error", [
    "code",
  ]);
  readonly conflicts = this.counter("punica_conflicts_total", "Changes tried again because another process was faster");
  readonly bytes = new Counts("punica_sent_bytes_total", "Bytes of messages sent over WebSockets");
  readonly commands = new Times("punica_command_seconds", "From the arrival of a command until it is dealt with", "type");
  readonly commits = new Times("punica_commit_seconds", "Until a change of a game is on the disk");
  readonly openings = this.histogram("punica_opening_seconds", "How long it takes to open a stored game");
  readonly requests = this.histogram("punica_request_seconds", "Requests over HTTP", ["route", "status"]);

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All of them, as Prometheus reads them. */
  async text(): Promise<string> {
    const counted = [this.steps, this.bytes, this.commands, this.commits].map(({ text }) => text);
    return [...counted, await this.registry.metrics()].join("\n\n");
  }

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
