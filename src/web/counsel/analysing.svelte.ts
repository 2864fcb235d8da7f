import type { Progress } from "../../bots/analysis.ts";
import type { TableClient } from "../table/client.ts";
import { type Counsellor, workerThinker } from "../thinker/thinker.ts";

/** Analyses a finished game in a worker and stores the result with the game. */
export class Analysing {
  /** progress; null if no analysis is running */
  progress: Progress | null = $state.raw(null);

  private readonly client: TableClient;
  private worker: Counsellor | null = null;

  constructor(client: TableClient) {
    this.client = client;
  }

  async run(): Promise<void> {
    if (this.worker) return;
    const worker = workerThinker();
    this.worker = worker;
    this.progress = { done: 0, of: 1 };
    try {
      const record = await this.client.record();
      const analysis = await worker.consult("analyse", { record, seed: "analysis" }, (progress) => {
        if (this.worker === worker) this.progress = progress;
      });
      if (this.worker === worker) await this.client.keepAnalysis(analysis);
    } finally {
      if (this.worker === worker) this.stop();
    }
  }

  stop(): void {
    this.worker?.close();
    this.worker = null;
    this.progress = null;
  }
}
