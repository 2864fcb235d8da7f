import type { FaceDown } from "../../../engine/codec/codec.ts";
import { chanceFrom, type Plain } from "../../../engine/index.ts";
import { dealAnew } from "../../shared/rules/hidden-cards.ts";
import { other, SEATS, type Seat } from "../../shared/rules/seats.ts";
import { describe } from "./describe.ts";
import type { Hamilcar } from "./state.ts";

// What a seat may know, and what could be behind it

/** Everything but the other side's cards, the order of the decks, and chance. A spectator sees no hand at all. */
export const view = (s: Hamilcar, seat: Seat | null): Plain => describe(s, (whose) => whose === seat);

/** Deals the other hand and the deck anew from all the cards that the seat cannot see; likewise the tactic cards. */
export function redeal(s: Hamilcar, seat: Seat, seed: string): void {
  const chance = chanceFrom(seed);
  const enemy = other(seat);
  const known = [...s.shown[enemy]];
  // a campaign card that has been announced for the first play is known to be in that hand
  if (s.announced > 0 && s.hands[enemy].includes(s.announced) && !known.includes(s.announced)) known.push(s.announced);
  dealAnew(chance, s.hands[enemy], s.deck, known);
  if (s.seaBattle) dealAnew(chance, s.seaBattle.hands[enemy], s.seaBattle.deck, []);
  s.chance.bits = chance.bits;
}

/** Where cards lie face down, and what of them the seat sees or knows. */
export function faceDown(s: Hamilcar, seat: Seat | null): FaceDown[] {
  const { hands, deck, shown, announced, active, seaBattle } = s;
  const found: FaceDown[] = [];
  const lies = (kind: string, place: string, items: readonly number[], isSeen: boolean) =>
    found.push({ kind, place, items, isSeen });
  lies("strategy card", "deck", deck, false);
  for (const side of SEATS) {
    lies("strategy card", `hand of ${side}`, hands[side], side === seat);
    if (seat) lies("strategy card", `shown by ${side}`, shown[side], true);
    if (announced > 0 && active === side) lies("strategy card", `announced by ${side}`, [announced], true);
    if (seaBattle) lies("tactic card", `tactics of ${side}`, seaBattle.hands[side], side === seat);
  }
  if (seaBattle) lies("tactic card", "tactic deck", seaBattle.deck, false);
  return found;
}
