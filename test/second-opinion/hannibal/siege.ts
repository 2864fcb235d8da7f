import type { Board } from "./board.ts";
import { card, enemyOf, isCity, type Side, space } from "./map.ts";
import type { Marching } from "./march.ts";

/** Whether the general who ends his move here may besiege or subjugate. (20.2) */
export function attemptAt(board: Board, { side, at }: Marching): "siege" | "subjugation" | null {
  const { truce, play } = board.position;
  if (at.startsWith("inside:") || board.cus(side, at) < 3 || play!.attempted.includes(at)) return null;
  const hostile = board.control(at) === enemyOf(side);
  if (isCity(at)) return hostile && !truce ? "siege" : null; // card 64
  if (!board.isUnfriendlyTribe(at, side)) return null;
  return truce && hostile ? null : "subjugation"; // card 64: a truce leaves neutral tribes alone
}

/** What is added to the die of a siege. Nothing touches a subjugation. (20.2, 24; card 30) */
export function siegeModifier(board: Board, side: Side, general: string, at: string): number {
  let modifier = space(at).siege!;
  if (side === "carthage" && board.position.siegeTrain !== at) modifier -= 1;
  if (general === "marcellus" && card(board.position.play!.card).effect.kind === "campaign") modifier += 1;
  return modifier;
}

/** The table of sieges: points won, CUs lost. */
export function siegeResult(die: number): { points: number; losses: number } {
  if (die <= 1) return { points: 0, losses: 1 };
  if (die === 2) return { points: 0, losses: 0 };
  if (die === 3) return { points: 1, losses: 1 };
  return { points: die >= 6 ? 2 : 1, losses: 0 };
}
