import type { Header, Plain } from "../../../engine/index.ts";
import { dealt, stateBehind } from "../../shared/page/imagined.ts";
import { other, SEATS, type Seat } from "../../shared/rules/seats.ts";
import { isolatedPCs } from "../rules/isolation.ts";
import { alliedCities, allies } from "../rules/land-dice.ts";
import { SPACE_IDS, SPACE_OPTIONS, space } from "../rules/map.ts";
import { type HamilcarPosition, position } from "../rules/position.ts";
import { setup } from "../rules/setup.ts";
import { CODE, type Hamilcar, NOBODY, OUT, TRIBE } from "../rules/state.ts";
import { MIAT_SLOTS } from "../rules/tables.ts";
import { TACTIC_COUNT } from "../rules/tactics.ts";
import { asView, type HamilcarView, holderOf } from "./view.ts";

const TACTIC_CARDS = Array.from({ length: TACTIC_COUNT }, (_, i) => i + 1);

/** A game with the same rules as the one being viewed. */
const headerOf = ({ ruleset, options }: HamilcarView): Header => ({
  game: "hamilcar",
  ruleset,
  scenario: "war",
  options,
  seed: "any",
});

/** The strategy cards in the deck when such a game begins. */
function cardsOf(view: HamilcarView): number[] {
  const { cards } = setup(headerOf(view));
  return cards.flatMap((where, card) => (card > 0 && where !== OUT ? [card] : []));
}

/** Publicly known cards of a hand: those shown to the other side, and the campaign announced for the first play. */
function openOf({ shown, announced, active }: HamilcarView, seat: Seat): number[] {
  return [...new Set([...shown[seat], ...(announced > 0 && active === seat ? [announced] : [])])];
}

/** A complete position that looks just like a view: hidden things are dealt from the unseen ones. */
export function imaginedPosition(view: Plain, seed: string): HamilcarPosition {
  const seen = asView(view);
  const out = [...seen.discard, ...seen.removed, ...seen.played, ...seen.leaving];
  const battle = seen.seaBattle;
  return {
    ...seen,
    ...dealt(cardsOf(seen), out, seen.hands, seed, { rome: openOf(seen, "rome"), carthage: openOf(seen, "carthage") }),
    seaBattle: battle && {
      ...battle,
      ...(battle.quick
        ? { deck: [], hands: { rome: [], carthage: [] } }
        : dealt(TACTIC_CARDS, battle.discard, battle.hands, seed)),
    },
    over: null,
  };
}

export const imaginedState = stateBehind(imaginedPosition, position.readPosition);

/** The state behind a view, if it can be made up. */
export const stateIn = (view: Plain): Hamilcar | null => imaginedState(view, headerOf(asView(view)));

/** Who holds what, and where the Citadel is, in the form the rules use; armies and cards are those of the start. */
export function heldIn(view: HamilcarView): Hamilcar {
  const s = setup(headerOf(view));
  const holder = (id: string) => (view.tribes.includes(id) ? TRIBE : (CODE[holderOf(view, id)!] ?? NOBODY));
  const miat = MIAT_SLOTS.map((slot) => (view.miat.includes(slot) ? 1 : 0));
  return { ...s, control: SPACE_IDS.map(holder), citadel: view.citadel === null ? s.citadel : space(view.citadel), miat };
}

/** The allies of a side in the battle of a view, those of the other, and the cities they come from (13.3.B). */
export function alliesIn(view: Plain, seat: Seat): { count: number; others: number; cities: string[] } | null {
  const s = stateIn(view);
  if (!s?.battle) return null;
  const cities = alliedCities(s, seat).map((at) => SPACE_OPTIONS[at]!);
  return { count: allies(s, seat), others: allies(s, other(seat)), cities };
}

/** The spaces with an isolated PC: it will be removed at the end of the turn, if nothing changes (5.4). */
export function isolatedIn(view: Plain): string[] {
  const s = stateIn(view);
  return s ? SEATS.flatMap((seat) => isolatedPCs(s, seat).map((at) => SPACE_IDS[at]!)) : [];
}
