import { other } from "../../shared/rules/seats.ts";
import { cameFrom } from "./avoid-battle.ts";
import { SEAT_NAMES } from "./control.ts";
import { arrivedBySea } from "./land-interception.ts";
import { SPACE_OPTIONS, spaceOf } from "./map.ts";
import { relocate } from "./march.ts";
import type { T } from "./state.ts";

// 13, 14.5.B A land battle begins

/** The marching army fights whoever stands in its space. */
export function startBattle(t: T): void {
  const march = t.s.march!;
  begin(t, cameFrom(march), arrivedBySea(march));
}

/** The army inside a city attacks those before its walls: a sortie. Supply trains stay inside. */
export function startSortie(t: T): void {
  const s = t.s;
  const march = s.march!;
  const at = spaceOf(march.at);
  for (const column of march.columns) column.supply = 0;
  relocate(s, march, at);
  begin(t, -1, false);
  const battle = s.battle!;
  for (const { cus, elephants } of march.columns) {
    battle.sortie.cus += cus;
    battle.sortie.elephants += elephants;
  }
  battle.sortie.generals.push(march.general, ...march.staff);
  battle.stage = "command";
  t.note("hamilcar.log.sortie", { seat: SEAT_NAMES[march.seat], space: SPACE_OPTIONS[at]! }, "14.5.B");
}

function begin(t: T, from: number, bySea: boolean): void {
  const s = t.s;
  const march = s.march!;
  const attacker = march.seat;
  march.fought = true;
  march.settled = march.path.length - 1;
  march.stage = "over"; // unless Regulus goes on
  s.battle = {
    space: march.at,
    attacker,
    from,
    bySea,
    stage: "sortie",
    turn: attacker,
    sortie: { cus: 0, elephants: 0, generals: [] },
    commanders: { rome: -1, carthage: -1 },
    ratings: { rome: [], carthage: [] },
    levels: { rome: [], carthage: [] },
    silenced: false,
    charge: "none",
    dice: { rome: [-1, -1], carthage: [-1, -1] },
    hits: { rome: 0, carthage: 0 },
    lost: { rome: 0, carthage: 0 },
    winner: null,
  };
  t.note(
    "hamilcar.log.battle",
    { attacker: SEAT_NAMES[attacker], defender: SEAT_NAMES[other(attacker)], space: SPACE_OPTIONS[march.at]! },
    "13",
  );
}
