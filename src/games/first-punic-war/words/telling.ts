import { type LogEntry, type Params, same } from "../../../engine/index.ts";

/** Steps of one march, voyage or retreat, and units that come home to one place, are one entry of the log. */
export function joined(before: LogEntry, entry: LogEntry): { event: string; params: Params } | undefined {
  const name = entry.event.slice("fpw.".length);
  const joins = JOINS[name];
  if (!joins || (before.event !== entry.event && before.event !== `fpw.${name}-on`)) return undefined;
  const old = before.params ?? {};
  const now = entry.params ?? {};
  if (!joins(old, now)) return undefined;
  const way = [...wayOf(old), ...wayOf(now)];
  return { event: `fpw.${name}-on`, params: { ...old, ...now, from: old.from ?? "", way, count: Number(old.count ?? 1) + 1 } };
}

const JOINS: Readonly<Record<string, (old: Params, now: Params) => boolean>> = {
  moved: (old, now) => old.side === now.side && old.to === now.from,
  sailed: (old, now) => old.side === now.side && old.to === now.from,
  retreated: (old, now) => old.side === now.side && same(old.units, now.units),
  "came-home": (old, now) => old.power === now.power && old.hex === now.hex,
};

const wayOf = ({ way, to }: Params): readonly string[] => (Array.isArray(way) ? way : typeof to === "string" ? [to] : []);

/** Entries of the log that begin something new. */
const OPENERS = new Set(
  [
    "begun",
    "turn",
    "player-turn",
    "augurs",
    "ap-rolled",
    "diplomacy-begun",
    "land-operation",
    "naval-operation",
    "concentrate-operation",
    "attacked",
    "final-points",
  ].map((event) => `fpw.${event}`),
);

export const opensGroup = ({ event }: Pick<LogEntry, "event">): boolean => OPENERS.has(event);
