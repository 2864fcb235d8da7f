import type { Play } from "../../../engine/index.ts";
import { spacesWhere } from "../../shared/rules/why.ts";
import { choose, type Reason } from "./ask.ts";
import { citiesOf, controls, SEAT_NAMES } from "./control.ts";
import { isBesieged } from "./forces.ts";
import { putIntoChest } from "./hand.ts";
import { insideOf, MAJOR_PORTS, SPACE_OPTIONS, spaceNamed } from "./map.ts";
import { loosenSiege } from "./siege.ts";
import { type Hamilcar, has, type T } from "./state.ts";
import { CARD_OPTIONS, cardNamed } from "./strategy-cards.ts";
import { RED_DIE, WHITE_DIE } from "./tables.ts";
import { sayWarships } from "./warships.ts";

// 16.4 Blockade runners

const besiegedCities = (s: Hamilcar): number[] => citiesOf(s, "carthage").filter((city) => isBesieged(s, city));
const supplyIn = (s: Hamilcar, port: number): number => s.supply.carthage[port]! + s.supply.carthage[insideOf(port)]!;
const stores = (s: Hamilcar): number[] => MAJOR_PORTS.filter((port) => controls(s, "carthage", port) && supplyIn(s, port) > 0);

export function whyNotRunBlockade(s: Hamilcar): Reason | undefined {
  if (!has(s, "blockade-runners")) return { why: "hamilcar.why.option-off", rule: "16.4" };
  if (besiegedCities(s).length === 0) return { why: "hamilcar.why.none-besieged", rule: "16.4" };
  if (stores(s).length === 0) return { why: "hamilcar.why.no-supply-there", rule: "16.4" };
  if (s.warships.carthage.ready === 0) return { why: "hamilcar.why.no-warship", rule: "16.4" };
  return undefined;
}

const notBesieged = spacesWhere("hamilcar.why.relieve-where", "16.4");
const noStore = spacesWhere("hamilcar.why.store-where", "16.4");

/** Costs a supply train, a card and a Ready warship, for a chance to loosen a siege. */
export function* runBlockade(t: T): Play {
  const s = t.s;
  const seat = "carthage";
  const cities = besiegedCities(s).map((city) => SPACE_OPTIONS[city]!);
  const city = spaceNamed(yield* choose(seat, cities, { prompt: "hamilcar.relieve", rule: "16.4", whyNot: notBesieged }));
  const ports = stores(s).map((port) => SPACE_OPTIONS[port]!);
  const port = spaceNamed(yield* choose(seat, ports, { prompt: "hamilcar.blockade-supply", rule: "16.4", whyNot: noStore }));
  const hand = s.hands.carthage.map((card) => CARD_OPTIONS[card]!);
  const card = yield* choose(seat, hand, { prompt: "hamilcar.blockade-card", rule: "16.4" });
  putIntoChest(t, seat, cardNamed(card), false);
  if (s.supply.carthage[port]! > 0) s.supply.carthage[port]!--;
  else s.supply.carthage[insideOf(port)]!--;
  t.note("hamilcar.log.blockade", { space: SPACE_OPTIONS[city]!, port: SPACE_OPTIONS[port]!, card }, "16.4");
  const face = (s.supremacy === seat ? RED_DIE : WHITE_DIE)[t.die() - 1]!;
  t.note("hamilcar.log.siege-roll", { points: face.point, losses: face.loss }, "16.4");
  if (face.point > 0) loosenSiege(t, city, face.point, "16.4");
  if (face.loss === 0) return;
  s.warships.carthage.ready--;
  s.warships.carthage.sunk++;
  t.note("hamilcar.log.warship-lost", { seat: SEAT_NAMES.carthage, ships: sayWarships(s, seat) }, "16.4");
}
