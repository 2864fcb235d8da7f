/** The sounds of the table. Each is made on the spot; nothing is loaded. */
export const SOUNDS = ["card", "dice", "march", "sea", "horn", "fall"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Strike {
  /** when it begins and how long it lasts, in seconds */
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
  /** how long it takes to become loud, in seconds */
  readonly swells?: number;
}

/** Plays sounds on an audio context. */
export class Synth {
  private readonly context: AudioContext;
  private readonly out: GainNode;
  private readonly noise: AudioBuffer;

  constructor(context: AudioContext) {
    this.context = context;
    this.out = context.createGain();
    this.out.gain.value = 0.5;
    this.out.connect(context.destination);
    this.noise = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }

  play(sound: Sound): void {
    this[sound]();
  }

  /** Paper slides over the table. */
  private card(): void {
    this.rustle({ lasts: 0.2, loud: 0.3, swells: 0.06 }, "bandpass", 1400, 3600);
    this.thud({ at: 0.16, lasts: 0.08, loud: 0.2 }, 170, 90);
  }

  /** Bone on wood, ever shorter, until it lies. */
  private dice(): void {
    const strikes = [0, 0.07, 0.12, 0.2, 0.25, 0.29, 0.36, 0.39];
    for (const [i, at] of strikes.entries()) {
      this.rustle({ at, lasts: 0.035, loud: 0.5 - 0.045 * i }, "highpass", 2400, 3200);
      this.thud({ at, lasts: 0.05, loud: 0.25 - 0.02 * i }, 260 - 12 * i, 140);
    }
  }

  /** Feet on a road, in step. */
  private march(): void {
    for (const at of [0, 0.24]) {
      this.thud({ at, lasts: 0.11, loud: 0.45 }, 95, 48);
      this.rustle({ at: at + 0.01, lasts: 0.07, loud: 0.1 }, "lowpass", 900, 500);
    }
  }

  /** A wave comes and goes. */
  private sea(): void {
    this.rustle({ lasts: 1.3, loud: 0.3, swells: 0.5 }, "lowpass", 300, 900);
    this.rustle({ at: 0.55, lasts: 0.9, loud: 0.12, swells: 0.3 }, "bandpass", 1500, 2600);
  }

  /** Two notes of a horn. */
  private horn(): void {
    this.blow({ lasts: 0.4, loud: 0.16, swells: 0.07 }, 196);
    this.blow({ at: 0.34, lasts: 0.75, loud: 0.2, swells: 0.08 }, 294);
  }

  /** Walls come down. */
  private fall(): void {
    this.rustle({ lasts: 1.2, loud: 0.5, swells: 0.05 }, "lowpass", 420, 120);
    for (const at of [0, 0.16, 0.31, 0.52]) this.thud({ at, lasts: 0.3, loud: 0.5 - at / 2 }, 80, 34);
  }

  /** Noise through a filter that glides. */
  private rustle(strike: Strike, type: BiquadFilterType, from: number, to: number): void {
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    const start = this.context.currentTime + (strike.at ?? 0);
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + strike.lasts);
    source.connect(filter).connect(this.swell(strike));
    this.run(source, strike);
  }

  private thud(strike: Strike, from: number, to: number): void {
    const source = this.context.createOscillator();
    const start = this.context.currentTime + (strike.at ?? 0);
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + strike.lasts);
    source.connect(this.swell(strike));
    this.run(source, strike);
  }

  private blow(strike: Strike, pitch: number): void {
    const source = this.context.createOscillator();
    source.type = "sawtooth";
    source.frequency.value = pitch;
    const filter = this.context.createBiquadFilter();
    filter.type = "lowpass";
    const start = this.context.currentTime + (strike.at ?? 0);
    filter.frequency.setValueAtTime(350, start);
    filter.frequency.linearRampToValueAtTime(1300, start + strike.lasts / 3);
    filter.frequency.linearRampToValueAtTime(500, start + strike.lasts);
    source.connect(filter).connect(this.swell(strike));
    this.run(source, strike);
  }

  /** Becomes loud and fades away. */
  private swell({ at = 0, lasts, loud, swells = 0.005 }: Strike): GainNode {
    const gain = this.context.createGain();
    const start = this.context.currentTime + at;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.linearRampToValueAtTime(loud, start + swells);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    gain.connect(this.out);
    return gain;
  }

  private run(source: AudioScheduledSourceNode, { at = 0, lasts }: Strike): void {
    const start = this.context.currentTime + at;
    source.start(start);
    source.stop(start + lasts + 0.02);
  }
}
