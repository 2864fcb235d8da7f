import { type LogEntry, type Params, same } from "../../../engine/index.ts";
import { hexOfId, PLACE } from "../rules/map.ts";

/**
 * Steps of one march, voyage or retreat, and units that come home to one place, are one entry of the log; so are what everybody
 * reads and what only one side reads about the same thing.
 */
export function joined(before: LogEntry, entry: LogEntry): { event: string; params: Params } | undefined {
  const last = before.event.slice("fpw.".length);
  const name = entry.event.slice("fpw.".length);
  const old = before.params ?? {};
  const now = entry.params ?? {};
  if (name === "these" && last.endsWith("-these")) return { event: before.event, params: old }; // both sides know who it was
  const pair = name === "these" && NAMED.has(last) ? `${last}-these` : PAIRS[`${last} ${name}`];
  if (pair) return { event: `fpw.${pair}`, params: { ...old, ...now } };
  const joins = JOINS[name];
  if (!joins || ![name, `${name}-on`, `${name}-back`].includes(last) || !joins(old, now)) return undefined;
  const way = [...wayOf(old), ...wayOf(now)];
  const hexes = [old.hexes ?? old.hex ?? [], now.hex ?? []].flat() as string[];
  const past = [...new Set(way.slice(0, -1))].filter((hex) => hex !== old.from && hex !== now.to && PLACE[hexOfId(hex)]! >= 0);
  const units = now.unit === undefined ? (now.units ?? []) : ([old.units ?? old.unit ?? [], now.unit].flat() as string[]);
  const from = old.from ?? "";
  const dice = [old.dice ?? old.die ?? [], now.die ?? []].flat() as number[];
  // several dice are all in the list: the last one is not shown once more by itself
  const die: Params = dice.length > 1 ? { die: [] } : {};
  const params = {
    ...old,
    ...now,
    ...die,
    units,
    from,
    way,
    past,
    hexes,
    dice,
    bared: old.bared ?? [],
    staying: old.staying ?? 0,
    carried: old.carried ?? 0,
    count: Number(old.count ?? 1) + 1,
  };
  return { event: `fpw.${name}-${name === "sailed" && from === now.to ? "back" : "on"}`, params };
}

/** Events after which their owner reads who it was. */
const NAMED = new Set([
  ...["placed", "landed", "on-board", "dropped", "came-home", "parted"],
  ...["land-operation", "naval-operation", "concentrate-operation"],
]);

/** Two events that are told as one. */
const PAIRS: Readonly<Record<string, string>> = {
  "ap-rolled ap-gained": "ap-gained-in-all",
  "ap-rolled ap-capped": "ap-capped-in-all",
  "marker-drawn marker-drawn-which": "marker-drawn-this",
  "marker-bought marker-drawn-which": "marker-bought-this",
  "trained-one trained": "trained-which",
  "placed-these goes-aboard": "placed-aboard",
  "embarked goes-aboard": "goes-aboard",
  "allied its-units": "allied-units",
  "plague-strikes eliminated": "plague-strikes-on",
};

/** Whether a step goes on from the last one, with the army marker or without it as before. */
const goesOn = (old: Params, now: Params): boolean => old.side === now.side && old.to === now.from && same(old.army, now.army);

const JOINS: Readonly<Record<string, (old: Params, now: Params) => boolean>> = {
  moved: goesOn,
  sailed: goesOn,
  retreated: (old, now) => old.side === now.side && same(old.units, now.units) && same(old.army, now.army),
  placed: (old, now) => now.what !== undefined && ["side", "what", "hex"].every((name) => same(old[name], now[name])),
  "came-home": (old, now) => old.power === now.power && old.hex === now.hex,
  embarked: (old, now) => old.side === now.side && old.hex === now.hex,
  eliminated: (old, now) => ["hex", "end", "how", "back"].every((name) => same(old[name], now[name])),
  "sent-to-display": () => true,
  "marker-drawn": (old, now) => old.side === now.side,
  "plague-spares": () => true,
};

const wayOf = ({ way, to }: Params): readonly string[] => (Array.isArray(way) ? way : typeof to === "string" ? [to] : []);

/** Entries of the log that begin something new. */
const OPENERS = new Set(
  [
    "setting-up",
    "begun",
    "turn",
    "player-turn",
    "augurs",
    "ap-rolled",
    "diplomacy-begun",
    "no-diplomacy",
    "diplomacy-over",
    "all-fed",
    "land-operation",
    "naval-operation",
    "concentrate-operation",
    "attacked",
    "crisis-won",
    "crisis-of-nobody",
    "crisis-of-both",
    "final-points",
  ].map((event) => `fpw.${event}`),
);

export const opensGroup = ({ event }: Pick<LogEntry, "event">): boolean => OPENERS.has(event);
