import { other, type Seat } from "../../shared/rules/seats.ts";
import { carryAll } from "./campaign.ts";
import { cityOwner, controls, hasTribe, SEAT_NAMES } from "./control.ts";
import { cusAt, unitsAt, whoIsAt } from "./forces.ts";
import { AT_SEA, HOLDS, insideOf, isCity, isInside, SPACE_COUNT, SPACE_OPTIONS, spaceOf } from "./map.ts";
import type { Hamilcar, T } from "./state.ts";

// 2.1.C, 14.1 Gates and sieges

/** Updates sieges and garrisons after pieces have come or gone. */
export const tidy = (t: T): void =>
  settleGates(t.s, {
    lifted(at) {
      const event = hasTribe(t.s, at) ? "hamilcar.log.subjugation-ended" : "hamilcar.log.siege-lifted";
      t.note(event, { space: SPACE_OPTIONS[at]! }, "14.1");
    },
    opens(owner, inside) {
      const space = SPACE_OPTIONS[spaceOf(inside)]!;
      const party = whoIsAt(t.s, owner, inside);
      t.note("hamilcar.log.gates-open", { seat: SEAT_NAMES[owner], space, party }, "2.1.C");
    },
  });

/** Who is told of what changes. */
interface Heralds {
  lifted(at: number): void;
  /** before those inside come out */
  opens(owner: Seat, inside: number): void;
}

/** Sieges without besiegers end; garrisons without enemies outside the walls are simply in the space again. */
export function settleGates(s: Hamilcar, heralds?: Heralds): void {
  for (let at = 0; at < SPACE_COUNT; at++) {
    const points = s.siege[at]!;
    if (points === 0 || cusAt(s, points > 0 ? "rome" : "carthage", at) > 0) continue;
    s.siege[at] = 0;
    heralds?.lifted(at);
  }
  for (let i = s.trains.length - 1; i >= 0; i--) {
    const at = s.trains[i]!;
    if (cusAt(s, other(cityOwner(s, at)), at) === 0) s.trains.splice(i, 1); // 17.1 #3
  }
  for (let inside = SPACE_COUNT; inside < AT_SEA; inside++) {
    const held = unitsAt(s, "rome", inside) + unitsAt(s, "carthage", inside);
    if (held > 0) openGate(s, inside, heralds);
  }
  for (const post of s.generals) if (isInside(post)) openGate(s, post, heralds);
}

function openGate(s: Hamilcar, inside: number, heralds?: Heralds): void {
  const at = spaceOf(inside);
  const owner = cityOwner(s, at);
  if (cusAt(s, other(owner), at) > 0) return;
  heralds?.opens(owner, inside);
  carryAll(s, owner, inside, at);
}

/**
 * A city's garrison goes inside because an enemy army is back outside its walls without having moved there (12.3). Supply trains
 * beyond what the city holds stay outside.
 */
export function shutGates(s: Hamilcar, owner: Seat, post: number): void {
  if (post >= SPACE_COUNT || !isCity(post) || !controls(s, owner, post)) return;
  const inside = insideOf(post);
  carryAll(s, owner, post, inside);
  const left = Math.max(0, s.supply[owner][inside]! - HOLDS[post]!);
  s.supply[owner][inside]! -= left;
  s.supply[owner][post]! += left;
}

/** Supply trains of a city without a garrison are inside it, as many as it holds (2.1.C, 2.3.D2). */
export function storeSupply(s: Hamilcar, owner: Seat, at: number): void {
  if (!isCity(at) || !controls(s, owner, at)) return;
  const stored = Math.min(HOLDS[at]!, s.supply[owner][at]!);
  s.supply[owner][at]! -= stored;
  s.supply[owner][insideOf(at)]! += stored;
}
