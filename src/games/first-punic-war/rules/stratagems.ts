import type { Play } from "../../../engine/index.ts";
import { choose, type Option } from "./ask.ts";
import { occupies, scan } from "./board.ts";
import { STRATAGEMS, type Stratagem } from "./data.ts";
import { HEX_IDS, MAP, REGION } from "./map.ts";
import type { FpwTable } from "./pieces.ts";
import { enemyOf, POOL, SIDE_IDS, type State, seatOf, sideOf } from "./state.ts";
import { MARKERS, UNIT_COUNT, UNIT_IDS } from "./units.ts";

/** How many stratagem markers a side holds, which is public. */
export function markerCount(s: State, side: number): number {
  let count = 0;
  for (const holder of s.markers) if (holder === side) count++;
  return count;
}

/** Whether a side holds a marker with this id. */
export const isHeld = (s: State, side: number, id: string): boolean =>
  MARKERS.some((marker, number) => marker.id === id && s.markers[number] === side);

const bitOf = (kind: Stratagem): number => 1 << STRATAGEMS.indexOf(kind);

/** Whether Treachery keeps a side from playing markers of a kind in this phase (23.1). */
export const isBarred = (s: State, side: number, kind: Stratagem): boolean => (s.barred[side]! & bitOf(kind)) !== 0;

/** A marker with this id that a side holds and may play, or -1. */
export function markerWithId(s: State, side: number, id: string): number {
  for (let marker = 0; marker < MARKERS.length; marker++) {
    const { id: markerId, kind } = MARKERS[marker]!;
    if (s.markers[marker] === side && markerId === id && !isBarred(s, side, kind)) return marker;
  }
  return -1;
}

/** The markers of each kind. */
const OF_KIND = new Map(
  STRATAGEMS.map((kind) => [kind, MARKERS.flatMap((marker, number) => (marker.kind === kind ? [number] : []))]),
);

/** Whether a side may play a marker of a kind. */
export function canPlay(s: State, side: number, kind: Stratagem): boolean {
  if (isBarred(s, side, kind)) return false;
  for (const marker of OF_KIND.get(kind)!) if (s.markers[marker] === side) return true;
  return false;
}

/** The ids of the markers of a kind that a side may play. */
export function playable(s: State, side: number, kind: Stratagem): Option[] {
  const ids: Option[] = [];
  if (isBarred(s, side, kind)) return ids;
  for (const marker of OF_KIND.get(kind)!) {
    const { id } = MARKERS[marker]!;
    if (s.markers[marker] === side && !ids.includes(id)) ids.push(id);
  }
  return ids;
}

/** Puts a marker back into the pool (23.1). */
export function release(s: State, marker: number): void {
  s.markers[marker] = POOL;
  s.seen[marker] = 0;
}

/** A side draws a marker at random from the pool, unseen by the other, if there is one; it may have paid for it (23.0). */
export function drawMarker(t: FpwTable, side: number, paid?: { ap: number; left: number }): void {
  const { s } = t;
  const pool: number[] = [];
  for (let marker = 0; marker < s.markers.length; marker++) if (s.markers[marker] === POOL) pool.push(marker);
  if (pool.length === 0) {
    t.note("fpw.no-marker-left", { side: SIDE_IDS[side]! }, "23.0");
    return;
  }
  const marker = t.randomOf(pool);
  s.markers[marker] = side;
  s.seen[marker] = 0;
  t.note(paid ? "fpw.marker-bought" : "fpw.marker-drawn", { side: SIDE_IDS[side]!, ...paid }, "23.0");
  t.noteOnlyTo(seatOf(side), "fpw.marker-drawn-which", { marker: MARKERS[marker]!.id }, "23.0");
}

/**
 * A side plays and reveals its one marker of an action, which returns to the pool at once (23.1). The other side may answer with
 * Treachery if it has not played its own marker. Returns whether the marker takes effect.
 */
export function* playMarker(t: FpwTable, side: number, marker: number, answerable = true): Play<boolean> {
  reveal(t, side, marker);
  return !(answerable && (yield* treachery(t, enemyOf(side), marker)));
}

/** A marker is revealed and returns to the pool. */
export function reveal(t: FpwTable, side: number, marker: number): void {
  t.revealed = true;
  release(t.s, marker);
  t.note("fpw.marker-played", { side: SIDE_IDS[side]!, marker: MARKERS[marker]!.id }, "23.1");
}

/**
 * Whether a side negates the marker the other has just revealed. No other of its kind may be played in the same phase; for
 * Tactics that is the combat, where one marker is the limit anyway (23.1). Asked whenever the side might hold a Treachery.
 */
export function* treachery(t: FpwTable, side: number, marker: number): Play<boolean> {
  const { s } = t;
  const { id: against, kind } = MARKERS[marker]!;
  if (markerCount(s, side) === 0) return false;
  const options: Option[] = [...playable(s, side, "treachery"), "pass"];
  const answer = yield* choose(seatOf(side), options, {
    prompt: "fpw.treachery",
    rule: "23.1",
    params: { side: SIDE_IDS[enemyOf(side)]!, marker: against },
    always: true,
  });
  if (answer === "pass") {
    t.note("fpw.not-negated", { side: SIDE_IDS[side]!, marker: against }, "23.1");
    return false;
  }
  reveal(t, side, markerWithId(s, side, answer));
  if (kind !== "tactics") s.barred[enemyOf(side)]! |= bitOf(kind);
  t.note("fpw.marker-negated", { side: SIDE_IDS[enemyOf(side)]!, marker: against }, "23.1");
  return true;
}

const REGION_IDS: readonly Option[] = MAP.regions.map((id): Option => `region:${id}`);

/** Plays a Spy: all enemy units in a region, or all enemy markers, are shown for as long as the player looks. */
export function* playSpy(t: FpwTable, side: number): Play {
  const { s } = t;
  if (!(yield* playMarker(t, side, markerWithId(s, side, "marker:spy")))) return;
  const enemy = enemyOf(side);
  const b = scan(s);
  const options: Option[] = [];
  for (const [region, id] of REGION_IDS.entries()) {
    for (let hex = 0; hex < REGION.length; hex++) {
      if (REGION[hex] === region && occupies(b, enemy, hex)) {
        options.push(id);
        break;
      }
    }
  }
  if (markerCount(s, enemy) > 0) options.push("enemy-markers");
  if (options.length === 0) return;
  const target = yield* choose(seatOf(side), options, { prompt: "fpw.spy", rule: "23.1", always: true });
  s.look = { side, region: REGION_IDS.indexOf(target) };
  t.revealed = true;
  const { region } = s.look;
  const hexes = region < 0 ? [] : HEX_IDS.filter((_, hex) => REGION[hex] === region && occupies(b, enemy, hex));
  t.note("fpw.spied", { side: SIDE_IDS[side]!, target, hexes }, "23.1");
  for (let marker = 0; s.look.region < 0 && marker < MARKERS.length; marker++) {
    if (s.markers[marker] !== enemy) continue;
    s.seen[marker] = 1;
    t.noteOnlyTo(seatOf(side), "fpw.spied-marker", { side: SIDE_IDS[enemy]!, marker: MARKERS[marker]!.id }, "23.1");
  }
  for (let unit = 0; s.look.region >= 0 && unit < UNIT_COUNT; unit++) {
    const hex = s.at[unit]!;
    if (hex < 0 || REGION[hex] !== s.look.region || sideOf(s, unit) !== enemy) continue;
    t.noteOnlyTo(seatOf(side), "fpw.spied-unit", { unit: UNIT_IDS[unit]!, hex: HEX_IDS[hex]! }, "23.1");
  }
}

/** The player has seen enough. */
export function* lookAround(t: FpwTable): Play {
  const { side } = t.s.look!;
  yield* choose(seatOf(side), ["done"], { prompt: "fpw.look", rule: "23.1", always: true, pause: true });
  t.s.look = null;
}
