import type { GameState, Seat } from "../../engine/index.ts";
import type { Features } from "./features.ts";

/**
 * A small network as stored: the first layer as bytes, one row per feature, each column with its scale; then layers of floats.
 * All numbers are little-endian, in base64.
 */
export interface Weights {
  /** the number of features it was trained on */
  readonly features: number;
  /** the sizes of the two hidden layers */
  readonly hidden: readonly number[];
  readonly rows: string;
  readonly scales: string;
  readonly bias: string;
  readonly second: string;
  readonly secondBias: string;
  readonly last: string;
  readonly lastBias: number;
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const floatsOf = (text: string): Float32Array => new Float32Array(bytesOf(text).buffer);

/** Predicts who wins from the features that hold in a situation. Most do not hold, so most of the work is skipped. */
class Network {
  private readonly rows: Int8Array;
  private readonly scales: Float32Array;
  private readonly bias: Float32Array;
  private readonly second: Float32Array;
  private readonly secondBias: Float32Array;
  private readonly last: Float32Array;
  private readonly lastBias: number;
  private readonly width: number;
  private readonly depth: number;
  private readonly sums: Int32Array;
  private readonly units: Float32Array;

  constructor(weights: Weights) {
    [this.width, this.depth] = weights.hidden as [number, number];
    this.rows = new Int8Array(bytesOf(weights.rows).buffer);
    this.scales = floatsOf(weights.scales);
    this.bias = floatsOf(weights.bias);
    this.second = floatsOf(weights.second);
    this.secondBias = floatsOf(weights.secondBias);
    this.last = floatsOf(weights.last);
    this.lastBias = weights.lastBias;
    if (this.rows.length !== weights.features * this.width) throw new Error("the weights of the first layer are not complete");
    this.sums = new Int32Array(this.width);
    this.units = new Float32Array(this.width);
  }

  /** The second side's chance of winning, from the numbers of the features that hold. */
  foretell(features: Uint16Array, count: number): number {
    const { width, depth, rows, sums, units, second, last } = this;
    sums.fill(0);
    for (let i = 0; i < count; i++) {
      const row = features[i]! * width;
      for (let unit = 0; unit < width; unit++) sums[unit]! += rows[row + unit]!;
    }
    for (let unit = 0; unit < width; unit++) units[unit] = Math.max(0, sums[unit]! * this.scales[unit]! + this.bias[unit]!);
    let out = this.lastBias;
    for (let node = 0; node < depth; node++) {
      let sum = this.secondBias[node]!;
      const row = node * width;
      for (let unit = 0; unit < width; unit++) sum += second[row + unit]! * units[unit]!;
      if (sum > 0) out += last[node]! * sum;
    }
    return 1 / (1 + Math.exp(-out));
  }
}

/** The value of a situation for a seat, as a network learned it from many games. */
export function learnedValue<S extends GameState>(features: Features<S>, weights: Weights): (state: S, seat: Seat) => number {
  if (weights.features !== features.size)
    throw new Error(`the weights are for ${weights.features} features, not for ${features.size}: they must be trained anew`);
  const network = new Network(weights);
  const held = new Uint16Array(features.most);
  return (state, seat) => {
    if (state.over) return state.over.winner === seat ? 1 : state.over.winner === null ? 0.5 : 0;
    const second = network.foretell(held, features.write(state, seat, held));
    return seat === features.seats[1] ? second : 1 - second;
  };
}

/** Two ways of judging a situation at once: the mean of both, in log-odds. They err in different places. */
export const together =
  <S extends GameState>(one: (state: S, seat: Seat) => number, other: (state: S, seat: Seat) => number) =>
  (state: S, seat: Seat): number =>
    1 / (1 + Math.exp(-(logOdds(one(state, seat)) + logOdds(other(state, seat))) / 2));

const CERTAIN = 1e-6;
const logOdds = (chance: number): number => {
  const within = Math.min(Math.max(chance, CERTAIN), 1 - CERTAIN);
  return Math.log(within / (1 - within));
};
