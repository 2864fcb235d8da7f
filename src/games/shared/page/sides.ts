import type { Seat } from "../rules/seats.ts";

/** The side of the general that an entry names, or of all its generals; null if they are of both sides. */
export function sideOfGenerals(all: readonly { readonly id: string; readonly side: Seat }[], named: unknown): Seat | null {
  const sides = new Set([named].flat().map((id) => all.find((general) => `general:${general.id}` === id)?.side));
  const [side] = sides;
  return sides.size === 1 ? (side ?? null) : null;
}
