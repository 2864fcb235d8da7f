import type { Header } from "../../../src/engine/index.ts";
import type { Board } from "./board.ts";
import { card, space } from "./map.ts";
import type { Marching } from "./march.ts";

/** The naval table for a voyage of Carthage: what the die gets, or null if none is rolled. (11.5, 11.6) */
export function navalModifier(board: Board, header: Header, { generals, cus, at }: Marching, to: string): number | null {
  const { truce, play, macedonia, navalVictory } = board.position;
  const ports = [at.replace("inside:", ""), to];
  if (truce) return null; // card 64
  const { effect } = card(play!.card);
  if (effect.kind === "pirates" && cus <= 3 && ports.some((port) => effect.ports!.includes(port))) return null; // card 50
  let modifier = ports.reduce((sum, port) => sum + space(port).port!, 0);
  modifier += ports.filter((port) => board.control(port) === "rome").length;
  if (cus === 1 || (cus === 0 && header.options.loneGeneralAtSea === true)) modifier -= 1;
  if (board.control("syracuse") === "carthage") modifier -= 1;
  if (macedonia === "allied") modifier -= 1;
  if (navalVictory) modifier -= 1;
  if (generals[0] === "mago") modifier -= 1; // 24
  return modifier;
}

export const navalResult = (die: number): string => (die <= 1 ? "none" : die === 2 ? "return" : "sunk");
