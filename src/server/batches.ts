/** Milliseconds between the beginnings of two batches while much is being stored. */
const SPACING = 4;

/** After a batch of more than these, much is being stored. */
const FEW = 2;

/** Something to be stored, and whom to tell. */
export interface Waiting<T> {
  readonly what: T;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * What is to be stored, in batches: one flush to the disk serves all that arrived in the meantime. A batch waits for the ones before it,
 * and a few milliseconds for more to arrive where much does; whoever is alone does not wait.
 */
export class Batches<T> {
  private readonly store: (batch: readonly Waiting<T>[]) => Promise<void>;
  private readonly atOnce: number;
  private waiting: Waiting<T>[] = [];
  private running = 0;
  private isDue = false;
  private lastBegan = 0;
  private lastSize = 0;
  private settled: (() => void)[] = [];

  /** `store` tells each of a batch what became of it, and never fails itself. Up to `atOnce` batches are stored at a time. */
  constructor(store: (batch: readonly Waiting<T>[]) => Promise<void>, atOnce = 1) {
    this.store = store;
    this.atOnce = atOnce;
  }

  /** Returns once it is stored. */
  add(what: T): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ what, done, failed });
      this.plan();
    });
  }

  /** Returns once nothing is left to be stored. */
  async empty(): Promise<void> {
    if (this.waiting.length > 0 || this.running > 0) await new Promise<void>((settled) => this.settled.push(settled));
  }

  private plan(): void {
    if (this.isDue || this.waiting.length === 0 || this.running >= this.atOnce) return;
    this.isDue = true;
    const wait = this.lastSize > FEW ? this.lastBegan + SPACING - performance.now() : 0;
    if (wait > 0) setTimeout(() => this.begin(), wait);
    else setImmediate(() => this.begin());
  }

  private begin(): void {
    const batch = this.waiting;
    this.waiting = [];
    this.isDue = false;
    this.lastBegan = performance.now();
    this.lastSize = batch.length;
    this.running++;
    void this.store(batch).then(() => this.ended());
  }

  private ended(): void {
    this.running--;
    this.plan();
    if (this.running > 0 || this.waiting.length > 0) return;
    for (const settled of this.settled.splice(0)) settled();
  }
}
