import { other } from "../../shared/rules/seats.ts";
import { cityOwner } from "../rules/control.ts";
import { cusAt, hasGeneral, isBesieged } from "../rules/forces.ts";
import { GENERALS } from "../rules/generals.ts";
import { canOverrun } from "../rules/land-reactions.ts";
import { HOLDS, insideOf, isCity } from "../rules/map.ts";
import type { Hamilcar } from "../rules/state.ts";

/** Whether all enemies of the marching army in a space can go inside the walls of their city instead of fighting (10). */
export function mayShutGates(s: Hamilcar, at: number): boolean {
  const enemy = other(s.march!.seat);
  const outside = cusAt(s, enemy, at);
  const isTheirs = isCity(at) && cityOwner(s, at) === enemy && !isBesieged(s, at);
  return outside > 0 && isTheirs && outside + cusAt(s, enemy, insideOf(at)) <= HOLDS[at]!;
}

/** What is said of a way through a space where the enemy stands: how the army gets past him, if at all (7.2.B, 7.2.E, 11.3, 17.2.B). */
export function fightAt(s: Hamilcar, at: number): string {
  const march = s.march!;
  if (canOverrun(s, march, at)) return "hamilcar.overrun-fights-there";
  if (GENERALS[march.general]!.ability.marchesOn !== undefined) return "hamilcar.after-victory-fights-there";
  const mayAvoid = hasGeneral(s, other(march.seat), at);
  if (mayShutGates(s, at)) return mayAvoid ? "hamilcar.gates-fights-there" : "hamilcar.gates-only-fights-there";
  return mayAvoid ? "hamilcar.pursuit-fights-there" : "hamilcar.battle-fights-there";
}
