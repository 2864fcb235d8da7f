import { other } from "../../shared/rules/seats.ts";
import { cityOwner } from "../rules/control.ts";
import { cusAt, isBesieged } from "../rules/forces.ts";
import { HOLDS, insideOf, isCity } from "../rules/map.ts";
import type { Hamilcar } from "../rules/state.ts";

/** Whether all enemies of the marching army in a space can go inside the walls of their city instead of fighting (10). */
export function mayShutGates(s: Hamilcar, at: number): boolean {
  const enemy = other(s.march!.seat);
  const outside = cusAt(s, enemy, at);
  const isTheirs = isCity(at) && cityOwner(s, at) === enemy && !isBesieged(s, at);
  return outside > 0 && isTheirs && outside + cusAt(s, enemy, insideOf(at)) <= HOLDS[at]!;
}
