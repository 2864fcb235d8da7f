import type { Clock } from "./clock.ts";

/** The pauses of a film: for a while, until the viewer goes on, or until dice lie still. */
export class Pauses {
  /** waits for the viewer to go on */
  waiting = $state(false);
  /** the dice on screen have not come to rest */
  rolling = $state(false);

  private readonly clock: Clock;
  private release: (() => void) | null = null;
  /** lets the dice come to rest */
  private land: (() => void) | null = null;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Whether something is on screen that can be passed over. */
  get isHeld(): boolean {
    return this.release !== null;
  }

  /** Waits for a while, or (null) until the viewer goes on. */
  wait(milliseconds: number | null): Promise<void> {
    return new Promise((resolve) => {
      const callOff = milliseconds === null ? () => {} : this.clock.after(milliseconds, () => this.goOn());
      this.waiting = milliseconds === null;
      this.release = () => {
        this.release = null;
        this.waiting = false;
        callOff();
        this.land?.();
        resolve();
      };
    });
  }

  /** Ends a pause, if there is one; dice that still roll come to rest. */
  goOn(): void {
    this.release?.();
  }

  /** Throws the dice: what they bring is known once they lie still. */
  roll(milliseconds: number, reveal: () => void): void {
    this.rolling = true;
    const land = () => {
      if (this.land !== land) return;
      this.land = null;
      this.rolling = false;
      reveal();
    };
    this.land = land;
    this.clock.after(milliseconds, land);
  }

  /** Something else is shown: nothing is waited for, and the dice on screen are forgotten. */
  cut(): void {
    this.land = null;
    this.rolling = false;
    this.goOn();
  }
}
