import type { Play } from "../../../../engine/index.ts";
import { other, type Seat } from "../../../shared/rules/seats.ts";
import { choose, type Option } from "../ask.ts";
import { removablePCs, removePCs } from "../control.ts";
import { cusAt, whoIsAt } from "../forces.ts";
import { GENERAL_OPTIONS } from "../generals.ts";
import { counterEvent } from "../hand.ts";
import { AT_SEA, SPACE_OPTIONS } from "../map.ts";
import { applyRoll, modifiedRoll } from "../naval-rolls.ts";
import type { Hamilcar, T } from "../state.ts";
import { CARD_OPTIONS, cardsOfKind, effectOf } from "../strategy-cards.ts";
import { attritionLoss } from "../tables.ts";

// Cards for the start of a land or naval battle (9.1, 13.1)

const AMBUSH = cardsOfKind("ambush");
const BAD_OMEN = cardsOfKind("bad-omen");
export const HELMSMEN = cardsOfKind("helmsmen");
const CORVUS = cardsOfKind("corvus");

const SEA_CARDS = { rome: [...AMBUSH, ...CORVUS], carthage: [...AMBUSH, ...HELMSMEN, ...BAD_OMEN] };
const LAND_CARDS = { rome: AMBUSH, carthage: [...AMBUSH, ...BAD_OMEN] };

/** Cards with an effect on the battle being fought: on land they need a commander. */
function playable(s: Hamilcar, seat: Seat): readonly number[] {
  if (s.seaBattle) return SEA_CARDS[seat];
  const { commanders } = s.battle!;
  return LAND_CARDS[seat].filter((card) => commanders[BAD_OMEN.includes(card) ? "rome" : seat] >= 0);
}

/** A seat may play a card for the battle; returns whether it did. */
export function* battleCards(t: T, seat: Seat): Play<boolean> {
  const s = t.s;
  const card = yield* counterEvent(t, seat, playable(s, seat), {
    prompt: "hamilcar.battle-cards",
    rule: s.seaBattle ? "9.1" : "13.1",
    params: { space: SPACE_OPTIONS[s.seaBattle?.port ?? s.battle!.space]!, own: sideOf(s, seat), theirs: sideOf(s, other(seat)) },
  });
  if (card === 0) return false;
  const effect = effectOf(card);
  if (AMBUSH.includes(card)) changeRating(t, seat, effect.rating!, CARD_OPTIONS[card]!);
  if (HELMSMEN.includes(card)) s.seaBattle!.extraTactics[seat] += effect.tactics!;
  if (CORVUS.includes(card)) yield* corvus(t);
  if (BAD_OMEN.includes(card)) yield* badOmen(t, card);
  return true;
}

/** The battle rating of a seat's commander changes for this battle. */
export function changeRating(t: T, seat: Seat, amount: number, because: Option): void {
  const { seaBattle, battle } = t.s;
  const { ratings, commanders } = (seaBattle ?? battle)!;
  ratings[seat].push({ amount, because });
  t.note(
    amount > 0 ? "hamilcar.log.rating-raised" : "hamilcar.log.rating-lowered",
    { general: GENERAL_OPTIONS[commanders[seat]]!, count: Math.abs(amount) },
    seaBattle ? "9.1" : "13.1",
  );
}

/** The units fighting for a seat, as the question lists them. */
function sideOf(s: Hamilcar, seat: Seat): string[] {
  const at = s.battle?.space ?? AT_SEA;
  const party = whoIsAt(s, seat, at);
  return s.seaBattle ? [`warships:${s.warships[seat].atSea}`, ...party] : party;
}

/** Corvus: mount or remove Corvi (15.5), or in a naval battle roll in the column of the Roman CUs aboard (17.1 #17). */
export function* corvus(t: T): Play {
  const s = t.s;
  const options: Option[] = [s.corvi ? "dismount" : "mount"];
  if (s.seaBattle) options.push("roll");
  const answer = yield* choose("rome", options, { prompt: "hamilcar.corvus", rule: "17.1" });
  if (answer !== "roll") return mountCorvi(t, answer === "mount", "15.5");
  const die = yield* modifiedRoll(t, "rome", []);
  const hits = attritionLoss(Math.max(1, cusAt(s, "rome", AT_SEA)), die);
  t.note("hamilcar.log.corvus-roll", { die, hits }, "17.1");
  yield* applyRoll(t, "rome", die, hits, 0);
}

/** All Roman warships have Corvi, or none (15.5). */
export function mountCorvi(t: T, mounted: boolean, rule: string): void {
  t.s.corvi = mounted;
  t.note(mounted ? "hamilcar.log.corvi-mounted" : "hamilcar.log.corvi-dismounted", {}, rule);
}

/** Bad Omen: Rome removes PCs, or its commander fights worse and without his ability. */
function* badOmen(t: T, card: number): Play {
  const s = t.s;
  const price = effectOf(card).price!;
  const options: Option[] = removablePCs(s, "rome") >= price ? ["heed", "defy"] : ["defy"];
  const battle = (s.seaBattle ?? s.battle)!;
  const params = { price, general: GENERAL_OPTIONS[battle.commanders.rome]! };
  const answer = yield* choose("rome", options, { prompt: "hamilcar.bad-omen", rule: "16.6", params });
  if (answer === "heed") return yield* removePCs(t, "rome", price, { rule: "16.6", because: "hamilcar.because.bad-omen" });
  battle.silenced = true;
  changeRating(t, "rome", -1, CARD_OPTIONS[card]!);
}
