import type { Wait } from "../../src/server/pauses.ts";

const NEVER = 1e9;

/** A clock that stands still until somebody moves it; what waits is called when its time has come. */
export class Clock {
  time = 1_000_000;
  private waiting: { at: number; then: () => void }[] = [];

  readonly now = (): number => this.time;

  readonly wait: Wait = (milliseconds, then) => {
    if (milliseconds >= NEVER) return () => {};
    const one = { at: Math.ceil(this.time + milliseconds), then };
    this.waiting.push(one);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one);
    };
  };

  get isAwaited(): boolean {
    return this.waiting.length > 0;
  }

  /** Moves on to the next thing that waits, or to a time if that comes first; says whether something was called. */
  advance(to = Number.POSITIVE_INFINITY): boolean {
    const next = this.waiting.reduce<{ at: number; then: () => void } | null>((a, b) => (!a || b.at < a.at ? b : a), null);
    if (!next || next.at > to) {
      if (Number.isFinite(to)) this.time = Math.max(this.time, Math.ceil(to));
      return false;
    }
    this.waiting = this.waiting.filter((other) => other !== next);
    this.time = Math.max(this.time, next.at);
    next.then();
    return true;
  }
}
