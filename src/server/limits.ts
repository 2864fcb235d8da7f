export interface Rate {
  /** how many at once */
  readonly burst: number;
  /** how many in the long run */
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/**
 * Counts the requests of each source and says when there are too many. Remembers a limited number of sources, the latest ones.
 */
export class Limiter {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly sources: number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number, sources = 10_000) {
    this.rate = rate;
    this.now = now;
    this.sources = sources;
  }

  /** Whether the source may do this; if so, it is counted. */
  allows(source: string, cost = 1): boolean {
    const bucket = this.bucket(source);
    if (bucket.left < cost) return false;
    bucket.left -= cost;
    return true;
  }

  /** Whether the source has any allowance left. */
  hasLeft(source: string): boolean {
    return this.bucket(source).left > 0;
  }

  /** Counts work already done, even if it was too much. */
  charge(source: string, cost: number): void {
    this.bucket(source).left -= cost;
  }

  private bucket(source: string): Bucket {
    const at = this.now();
    const { buckets, rate, sources } = this;
    const known = buckets.get(source);
    const bucket = known ?? { left: rate.burst, at };
    bucket.left = Math.min(rate.burst, bucket.left + (Math.max(0, at - bucket.at) / 1000) * rate.perSecond);
    bucket.at = at;
    // which ones were used last matters only when it gets crowded
    if (known && 2 * (buckets.size - 1) < sources) return bucket;
    buckets.delete(source);
    buckets.set(source, bucket);
    if (buckets.size > sources) buckets.delete(buckets.keys().next().value!);
    return bucket;
  }
}

/** The source an address counts as: itself or, for IPv6, the network one customer gets (64 bits). */
export function sourceOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const rest = tail === "" ? [] : tail.split(":");
    while (groups.length + rest.length < 8) groups.push("0");
    groups.push(...rest);
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}
