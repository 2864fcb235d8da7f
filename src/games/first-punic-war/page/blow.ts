import { other, type Seat } from "../../shared/rules/seats.ts";
import type { WarView } from "./view.ts";

/** An attack from one hex into another. */
export interface Blow {
  readonly side: Seat;
  readonly from: string;
  readonly to: string;
}

/** The combat being fought, or the attack being prepared against a hex; a counterattack goes the other way. */
export function blowOf({ combat, operation }: WarView, target: string | null): Blow | null {
  if (combat) {
    const { side, from, to, counterattack } = combat;
    return counterattack === 1 ? { side: other(side), from: to, to: from } : { side, from, to };
  }
  return operation && target ? { side: operation.side, from: operation.hex, to: target } : null;
}
