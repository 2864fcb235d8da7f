import type { Play } from "../../../../engine/index.ts";
import { other } from "../../../shared/rules/seats.ts";
import { amount, type Reason } from "../ask.ts";
import { controls, SEAT_NAMES, setControl } from "../control.ts";
import { cusInSpace } from "../forces.ts";
import { insideOf, isCity, SPACE_OPTIONS } from "../map.ts";
import type { Hamilcar, March, T } from "../state.ts";
import { effectOf } from "../strategy-cards.ts";

// Raid on Port and Mare Nostrum: once, in a port the fleet enters (17.1 #19, #20)

/** Why the fleet may not raid a port, or nothing if it may. */
export function whyNotRaidPort(s: Hamilcar, march: March, port: number): Reason | undefined {
  const card = s.play!.orders.raid;
  if (card === 0 || march.raided) return { why: "hamilcar.why.no-raid", rule: "17.1" };
  if (s.warships[march.seat].atSea === 0) return { why: "hamilcar.why.no-warship", rule: "17.1" };
  const enemy = other(march.seat);
  const effect = effectOf(card);
  const supply = supplyIn(s, enemy, port);
  if (effect.supply) return supply > 0 ? undefined : { why: "hamilcar.why.nothing-to-raid", rule: "17.1" };
  if (!controls(s, enemy, port)) return { why: "hamilcar.why.nothing-to-raid", rule: "17.1" };
  if (isCity(port)) return supply > 0 ? undefined : { why: "hamilcar.why.nothing-to-raid", rule: "17.1" };
  return cusInSpace(s, enemy, port) === 0 ? undefined : { why: "hamilcar.why.enemy-cus", rule: "17.1" };
}
const supplyIn = (s: Hamilcar, seat: "rome" | "carthage", port: number): number =>
  s.supply[seat][port]! + (isCity(port) ? s.supply[seat][insideOf(port)]! : 0);

export function* raidPort(t: T, port: number): Play {
  const s = t.s;
  const march = s.march!;
  const enemy = other(march.seat);
  march.raided = true;
  const effect = effectOf(s.play!.orders.raid);
  t.note("hamilcar.log.raid", { seat: SEAT_NAMES[march.seat], space: SPACE_OPTIONS[port]! }, "17.1");
  if (effect.control && !isCity(port)) return setControl(t, port, null, "17.1");
  const most = Math.min(effect.supply ?? 1, supplyIn(s, enemy, port));
  const count = yield* amount(march.seat, 1, most, {
    prompt: "hamilcar.raid-supply",
    rule: "17.1",
    params: { space: SPACE_OPTIONS[port]! },
  });
  const outside = Math.min(count, s.supply[enemy][port]!);
  s.supply[enemy][port]! -= outside;
  if (isCity(port)) s.supply[enemy][insideOf(port)]! -= count - outside;
  t.note("hamilcar.log.supply-destroyed", { seat: SEAT_NAMES[enemy], count, space: SPACE_OPTIONS[port]! }, "17.1");
}
