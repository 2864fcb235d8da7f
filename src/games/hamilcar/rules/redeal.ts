import { chanceFrom } from "../../../engine/index.ts";
import { redealHand } from "../../shared/rules/hidden-cards.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import type { Hamilcar } from "./state.ts";

/** Deals the other hand and the deck again from all the cards the seat cannot see, and the tactic cards, too. */
export function redeal(s: Hamilcar, seat: Seat, seed: string): void {
  const chance = chanceFrom(seed);
  const enemy = other(seat);
  const known = [...s.shown[enemy]];
  // a campaign card announced for the first play is known to be in that hand
  if (s.announced > 0 && s.hands[enemy].includes(s.announced) && !known.includes(s.announced)) known.push(s.announced);
  redealHand(chance, s.hands[enemy], s.deck, known);
  if (s.seaBattle) redealHand(chance, s.seaBattle.hands[enemy], s.seaBattle.deck, []);
  s.chance.bits = chance.bits;
}
