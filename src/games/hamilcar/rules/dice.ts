import type { Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { amount, choose, type Option } from "./ask.ts";
import { SEAT_NAMES } from "./control.ts";
import { announce, holds, mightHold } from "./hand.ts";
import type { T } from "./state.ts";
import { CARD_OPTIONS, cardNamed, cardsOfKind } from "./strategy-cards.ts";

// 2.4.C The classic die; Good Omen sets it (17.1 #50)

const GOOD_OMENS = cardsOfKind("good-omen");

interface Roll {
  /** its purpose: a key of the catalogue */
  what: string;
  rule: string;
  /** the highest number that succeeds, if there is one */
  needed?: number;
  /** no Good Omen may be played (Pulcher) */
  unlucky?: boolean;
}

/** A roll of the classic die by a seat, before modifiers. */
export function* rollDie(t: T, seat: Seat, { what, rule, needed = 0, unlucky }: Roll): Play<number> {
  const s = t.s;
  const params = { seat: SEAT_NAMES[seat], what };
  const omens = unlucky ? [] : GOOD_OMENS.filter((card) => mightHold(s, seat, card));
  if (omens.length > 0) {
    const options: Option[] = ["roll", ...omens.filter((card) => holds(s, seat, card)).map((card) => CARD_OPTIONS[card]!)];
    const answer = yield* choose(seat, options, { prompt: "hamilcar.roll", rule, params: { ...params, needed }, always: true });
    if (answer !== "roll" && (yield* announce(t, seat, cardNamed(answer)))) {
      const set = yield* amount(seat, 1, 6, { prompt: "hamilcar.set-die", rule: "17.1", params: { ...params, needed } });
      t.note("hamilcar.log.die-set", { ...params, die: set }, "17.1");
      return set;
    }
  }
  const die = t.die();
  t.note("hamilcar.log.die", { ...params, die }, rule);
  return die;
}
