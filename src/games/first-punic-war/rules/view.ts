import type { Eye, FaceDown } from "../../../engine/codec/index.ts";
import { type Board, occupies, scan } from "./board.ts";
import { coverOf, fitsBeneath, mayExamine, topUnit } from "./fog.ts";
import { HEXES } from "./map.ts";
import { CARTHAGINIAN, NEUTRAL, POOL, ROMAN, SIDE_IDS, type State, sideOf } from "./state.ts";
import { IS_FLEET, IS_GARRISON, IS_LIGHT, IS_STATIC, MARKERS, UNIT_COUNT, UNIT_IDS } from "./units.ts";

/** A stack as a player sees it: anybody may count its units by element, but sees which they are only where allowed. */
function stackOf(s: State, b: Board, viewer: number, hex: number, side: number) {
  let land = 0;
  let fleets = 0;
  let aboard = 0;
  const units: { id: number; veteran: boolean; aboard?: number }[] = [];
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) {
    if (sideOf(s, unit) !== side) continue;
    const fleet = s.aboard[unit]!;
    if (fleet >= 0) aboard++;
    else if (IS_FLEET[unit]) fleets++;
    else land++;
    if (!mayExamine(s, b, viewer, unit)) continue;
    units.push({
      id: unit,
      veteran: s.veteran[unit] === 1,
      ...(fleet >= 0 && mayExamine(s, b, viewer, fleet) && { aboard: fleet }),
    });
  }
  const top = topUnit(s, b, hex, side);
  return { hex, side, land, fleets, aboard, top: top >= 0 ? UNIT_IDS[top]! : coverOf(s, side, hex), units };
}

const viewerOf = (eye: Eye): number => (eye === "rome" ? ROMAN : eye === "carthage" ? CARTHAGINIAN : -1);

/** All stacks; two sides share a hex only while fleets pass or stacks separate. */
export function stacksOf(s: State, eye: Eye) {
  const b = scan(s);
  const viewer = viewerOf(eye);
  const stacks: ReturnType<typeof stackOf>[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (b.first[hex]! < 0) continue;
    for (let side = 0; side < 3; side++) if (occupies(b, side, hex)) stacks.push(stackOf(s, b, viewer, hex, side));
  }
  return stacks;
}

/** The markers a viewer knows to be in each side's hand: one's own, and those a spy has seen. */
export function knownMarkers(s: State, eye: Eye): string[][] {
  const viewer = viewerOf(eye);
  const isKnown = (side: number, marker: number) => side === viewer || (viewer >= 0 && s.seen[marker] === 1);
  return [ROMAN, CARTHAGINIAN].map((side) =>
    s.markers.flatMap((holder, marker) => (holder === side && isKnown(side, marker) ? [MARKERS[marker]!.id] : [])),
  );
}

/** The units on the map that a side may not examine. */
export function hiddenUnits(s: State, viewer: number): number[] {
  const b = scan(s);
  const hidden: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (s.at[unit]! >= 0 && sideOf(s, unit) !== viewer && !mayExamine(s, b, viewer, unit)) hidden.push(unit);
  return hidden;
}

/** What is face down: stratagem markers, and units under the tops of stacks, if they could be anywhere. */
export function faceDown(s: State, eye: Eye): FaceDown[] {
  const viewer = viewerOf(eye);
  const found: FaceDown[] = [];
  const lay = (kind: string, place: string, items: number[], isSeen = false) =>
    found.push({ kind, place, items, isOrdered: false, isSeen });
  const committed = [s.diplomacy?.marker, s.diplomacy?.answer]; // everybody knows their kind
  for (const [holder, name] of ["rome", "carthage", "pool"].entries()) {
    const held = s.markers.flatMap((by, marker) => (by === holder && !committed.includes(marker) ? [marker] : []));
    const isSeen = (marker: number) => holder === viewer || (holder !== POOL && s.seen[marker] === 1);
    lay("stratagem marker", name, held.filter(isSeen), true);
    lay(
      "stratagem marker",
      name,
      held.filter((marker) => !isSeen(marker)),
    );
  }
  const b = scan(s);
  const anywhere = hiddenUnits(s, viewer).filter((unit) => standsAnywhere(s, unit));
  const hidden = anywhere.filter((unit) => anywhere.some((other) => mayChangePlaces(s, b, unit, other)));
  for (const unit of hidden) {
    const others = hidden.filter((other) => s.at[other] === s.at[unit] && sideOf(s, other) === sideOf(s, unit));
    if (others[0] === unit) lay(`unit of ${SIDE_IDS[sideOf(s, unit)]}`, `hex ${s.at[unit]}`, others);
  }
  return found;
}

/** Whether two units of different stacks might lie in each other's place: an order of its own tells where some of them are (10.0). */
function mayChangePlaces(s: State, b: Board, unit: number, other: number): boolean {
  const side = sideOf(s, unit);
  const isBeneath = (one: number, hex: number) => fitsBeneath(s, one, topUnit(s, b, hex, side));
  if (sideOf(s, other) !== side || s.at[other] === s.at[unit]) return false;
  return isBeneath(unit, s.at[other]!) && isBeneath(other, s.at[unit]!);
}

const standsAnywhere = (s: State, unit: number): boolean =>
  sideOf(s, unit) !== NEUTRAL &&
  s.aboard[unit]! < 0 &&
  !IS_FLEET[unit] &&
  !IS_STATIC[unit] &&
  !IS_GARRISON[unit] &&
  !IS_LIGHT[unit];
