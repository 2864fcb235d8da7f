import type { Play } from "../../../../engine/index.ts";
import type { Seat } from "../../../shared/rules/seats.ts";
import { STANDARD_ORDERS, whoCanBeActivated } from "../activation.ts";
import { choose, type Option } from "../ask.ts";
import { opsOf } from "../hand.ts";
import type { Hamilcar, Orders, T } from "../state.ts";
import { CARD_OPTIONS, effectOf } from "../strategy-cards.ts";
import { EXCELLENT, seamanshipOf } from "../tables.ts";
import { build, refit } from "../warships.ts";
import { corvus } from "./battle-cards.ts";
import type { EventKind } from "./kind.ts";

// Events for shipyards and crews, and those that activate generals

/** Raises Rome's seamanship by a level (15.4.A). Returns whether it could. */
export function improveSeamanship(t: T, rule: string, because: string, by: string[] = []): boolean {
  if (t.s.seamanship >= EXCELLENT) return false;
  t.s.seamanship++;
  t.note(
    "hamilcar.log.seamanship",
    { level: `seamanship:${seamanshipOf(t.s.seamanship).id}`, because, by, ready: t.s.seamanship },
    rule,
  );
  return true;
}

/** The card being played activates generals under these orders (7.1). */
export function giveOrders(s: Hamilcar, seat: Seat, card: number, activations: number, orders: Partial<Orders>): void {
  s.play = {
    seat,
    card,
    ops: 0,
    activations,
    activated: [],
    orders: { ...STANDARD_ORDERS, ...orders },
    attempted: [],
    fatigue: { units: [], generals: [], warships: [] },
  };
}

const LATE_TURN = 6;

/** Socii Navales (5), Private Donations (8), Punic Shipyards (9). */
export const warships: EventKind = {
  *play(t: T, seat: Seat, card: number): Play<boolean> {
    const effect = effectOf(card);
    const count = t.s.turn >= LATE_TURN ? (effect.fromTurn6 ?? effect.warships!) : effect.warships!;
    const built = build(t, seat, count, "17.1");
    const refitted = refit(t, seat, effect.refit ?? 0, "17.1");
    if (effect.thenSail) giveOrders(t.s, seat, card, 1, { rating: opsOf(t.s, seat, card), sailWith: 0 });
    return built + refitted > 0;
  },
};

/** Captured Quinquereme (6). */
export const seamanship: EventKind = {
  *play(t: T, seat: Seat, card: number): Play<boolean> {
    const improved = improveSeamanship(t, "17.1", CARD_OPTIONS[card]!);
    return refit(t, seat, effectOf(card).refit!, "17.1") > 0 || improved;
  },
};

/** Rowing Drills (7): a level if there are enough ships, or refits. */
export const rowingDrills: EventKind = {
  *play(t: T, seat: Seat, card: number): Play<boolean> {
    const s = t.s;
    const options: Option[] = ["refit"];
    if (s.seamanship < EXCELLENT && s.warships.rome.ready > s.seamanship) options.push("seamanship");
    const answer = yield* choose(seat, options, { prompt: "hamilcar.rowing-drills", rule: "17.1" });
    return answer === "refit"
      ? refit(t, seat, effectOf(card).refit!, "17.1") > 0
      : improveSeamanship(t, "17.1", CARD_OPTIONS[card]!);
  },
};

/** Corvus (17) in one's own turn. */
export const corvusEvent: EventKind = {
  *play(t: T): Play<boolean> {
    yield* corvus(t);
    return true;
  },
};

/** Raid on Port (19), Mare Nostrum (20). */
export const navalRaid: EventKind = {
  *play(t: T, seat: Seat, card: number): Play<boolean> {
    giveOrders(t.s, seat, card, 1, { sailWith: 1, raid: card, africa: effectOf(card).africa ?? false });
    return whoCanBeActivated(t.s, t.s.play!).length > 0;
  },
};

/** Major Campaign, Minor Campaign (25-31). */
export const campaign: EventKind = {
  *play(t: T, seat: Seat, card: number): Play<boolean> {
    giveOrders(t.s, seat, card, effectOf(card).generals!, {});
    return true;
  },
};

/** Forced March (40, 41): six movement points. */
export const forcedMarch: EventKind = {
  *play(t: T, seat: Seat, card: number): Play<boolean> {
    giveOrders(t.s, seat, card, 1, { rating: opsOf(t.s, seat, card), points: effectOf(card).points! });
    return true;
  },
};
