/** The results of playing out each of several lines. In every world, each line still in the running is played. */
export class Field {
  /** the lines still being compared */
  active: number[];
  readonly values: number[][];

  /** the head start of each line, and how many results first sight is worth: with fewer of them, it counts for more */
  private readonly advance: readonly number[];
  private readonly sight: number;

  constructor(advance: readonly number[], sight = 0) {
    this.advance = advance;
    this.sight = sight;
    this.active = advance.map((_, line) => line);
    this.values = advance.map(() => []);
  }

  add(line: number, value: number): void {
    this.values[line]!.push(value);
  }

  mean(line: number): number {
    const values = this.values[line]!;
    return values.length === 0 ? Number.NEGATIVE_INFINITY : values.reduce((sum, value) => sum + value, 0) / values.length;
  }

  /** The mean with the head start. */
  score(line: number): number {
    return this.mean(line) + this.headStart(line);
  }

  private headStart(line: number): number {
    return this.advance[line]! * (1 + this.sight / Math.max(1, this.values[line]!.length));
  }

  /** The mean lead of one line over another in the worlds where both were played, and its standard error. */
  lead(one: number, other: number): { mean: number; error: number } {
    const [a, b] = [this.values[one]!, this.values[other]!];
    const worlds = Math.min(a.length, b.length);
    let sum = 0;
    let squares = 0;
    for (let world = 0; world < worlds; world++) {
      const lead = a[world]! - b[world]!;
      sum += lead;
      squares += lead * lead;
    }
    const mean = sum / worlds;
    const spread = Math.max(squares / worlds - mean * mean, 0);
    return { mean, error: worlds < 2 ? Number.POSITIVE_INFINITY : Math.sqrt((spread + SPREAD_OF_ONE / worlds) / (worlds - 1)) };
  }

  get best(): number {
    return this.active.reduce((best, line) => (this.score(line) > this.score(best) ? line : best));
  }

  /** All lines, best first: those that stayed longer rank above those dropped earlier. */
  get ranking(): number[] {
    return this.values
      .map((_, line) => line)
      .sort((a, b) => this.values[b]!.length - this.values[a]!.length || this.score(b) - this.score(a));
  }

  /** Drops the worse half. */
  halve(): void {
    this.active = this.active.toSorted((a, b) => this.score(b) - this.score(a)).slice(0, Math.ceil(this.active.length / 2));
  }

  /** Whether one line is ahead of all others by more than luck explains. */
  isDecided(worlds: number): boolean {
    const { best } = this;
    if (this.values[best]!.length < worlds) return false;
    return this.active.every((line) => {
      if (line === best) return true;
      const { mean, error } = this.lead(best, line);
      return mean + this.headStart(best) - this.headStart(line) > CLEARLY * error;
    });
  }
}

/** A few games that all agree say less than their spread suggests: count one more as if it had gone quite differently. */
const SPREAD_OF_ONE = 0.02;
/** How many standard errors a lead must be. */
const CLEARLY = 3;
