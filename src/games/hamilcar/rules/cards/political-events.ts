import type { Play } from "../../../../engine/index.ts";
import { other, type Seat } from "../../../shared/rules/seats.ts";
import { spacesWhere } from "../../../shared/rules/why.ts";
import type { Item, Option } from "../ask.ts";
import { allocate, choose, type Key, pick } from "../ask.ts";
import {
  controls,
  hasTribe,
  placeOnMiat,
  plainPCs,
  removablePCs,
  removeFromMiat,
  removeNamedPC,
  SEAT_NAMES,
  setControl,
} from "../control.ts";
import { cusInSpace, generalsOnMap, isProconsul, supplyInPlay, unitsInSpace } from "../forces.ts";
import { GENERAL_OPTIONS, generalNamed } from "../generals.ts";
import {
  CITIES,
  insideOf,
  isCity,
  PLAIN_ROADS,
  PROVINCE_OF,
  PROVINCES,
  SPACE_COUNT,
  SPACE_OPTIONS,
  SUPPLY_OPTIONS,
  spaceNamed,
} from "../map.ts";
import { freeMiatOptions, miatOptions } from "../miat.ts";
import { eliminate } from "../pieces.ts";
import { endGame, isSilver, type T } from "../state.ts";
import { CARD_OPTIONS, effectOf } from "../strategy-cards.ts";
import { miatSlotNamed } from "../tables.ts";
import type { EventKind } from "./kind.ts";

// Political events

const idOf = (at: number): string => PROVINCES[PROVINCE_OF[at]!]!.id;

/** A player picks up to `count` spaces, and something happens to each. */
function* upTo(
  seat: Seat,
  spaces: readonly number[],
  count: number,
  prompt: Key,
  why: Key,
  lack: (at: number) => Key | undefined = () => undefined,
): Play<number[]> {
  const options = spaces.map((at) => SPACE_OPTIONS[at]!);
  const chosen = yield* pick(seat, options, 0, Math.min(count, options.length), {
    prompt,
    rule: "17.1",
    params: { count },
    whyNot: (id) => spacesWhere(id.startsWith("space:") ? (lack(spaceNamed(id)) ?? why) : why, "17.1")(id),
  });
  return chosen.map(spaceNamed);
}

/** Treasury Shortfall (12): the opponent gives up PCs or supply trains; with too few, he has lost. */
export const shortfall: EventKind = {
  *play(t: T, seat: Seat, card: number) {
    const s = t.s;
    const victim = other(seat);
    const count = effectOf(card).count!;
    if (removablePCs(s, victim) + supplyInPlay(s, victim) < count) return yield* endGame(t, seat, "hamilcar.over.no-pcs", "4.1");
    const items: Item[] = plainPCs(s, victim).map((at) => ({ id: SPACE_OPTIONS[at]!, min: 0, max: 1 }));
    if (victim === "carthage") for (const id of miatOptions(s)) items.push({ id, min: 0, max: 1 });
    for (let at = 0; at < SPACE_COUNT; at++) {
      const max = s.supply[victim][at]! + (isCity(at) ? s.supply[victim][insideOf(at)]! : 0);
      if (max > 0) items.push({ id: SUPPLY_OPTIONS[at]!, min: 0, max });
    }
    const given = yield* allocate(victim, items, count, count, {
      prompt: "hamilcar.shortfall",
      rule: "17.1",
      params: { count },
      whyNot: spacesWhere("hamilcar.why.nothing-to-give", "17.1"),
    });
    for (const [option, number] of Object.entries(given)) {
      if (number === 0) continue;
      if (option.startsWith("supply:")) loseSupply(t, victim, spaceNamed(option), number, "17.1");
      else removeNamedPC(t, option, "17.1");
    }
    return true;
  },
};
/** Supply trains of a space are lost, those outside walls first. */
export function loseSupply(t: T, seat: Seat, at: number, count: number, rule: string, ...because: Key[]): void {
  const s = t.s;
  const outside = Math.min(count, s.supply[seat][at]!);
  s.supply[seat][at]! -= outside;
  if (isCity(at)) s.supply[seat][insideOf(at)]! -= count - outside;
  t.note("hamilcar.log.supply-spent", { seat: SEAT_NAMES[seat], count, space: SPACE_OPTIONS[at]!, because }, rule);
}

/** Peace Party (15) and War Party (16). */
export const miatLoses: EventKind = {
  *play(t: T, _seat: Seat, card: number) {
    const options: Option[] = miatOptions(t.s);
    const count = Math.min(effectOf(card).count!, options.length);
    const chosen = yield* pick("carthage", options, count, count, {
      prompt: "hamilcar.lose-miat",
      rule: "17.1",
      params: { count },
    });
    for (const option of chosen) removeFromMiat(t, miatSlotNamed(option), "17.1");
    return count > 0;
  },
};
export const miatGains: EventKind = {
  *play(t: T, seat: Seat, card: number) {
    const options: Option[] = freeMiatOptions(t.s);
    const count = Math.min(effectOf(card).count!, options.length);
    const chosen = yield* pick(seat, options, 0, count, { prompt: "hamilcar.place-miat", rule: "17.1", params: { count } });
    for (const option of chosen) placeOnMiat(t, miatSlotNamed(option), "17.1");
    return chosen.length > 0;
  },
};

/** Revolts (21, 22, 23): PCs without CUs in certain provinces. */
export const revolt: EventKind = {
  *play(t: T, seat: Seat, card: number) {
    const s = t.s;
    const { provinces, count } = effectOf(card);
    const victim = other(seat);
    const spaces = plainPCs(s, victim).filter((at) => provinces!.includes(idOf(at)) && cusInSpace(s, victim, at) === 0);
    const lack = (at: number): Key | undefined => {
      if (!controls(s, victim, at)) return "hamilcar.why.no-enemy-pc";
      if (!provinces!.includes(idOf(at))) return "hamilcar.why.province-not-named";
      return cusInSpace(s, victim, at) > 0 ? "hamilcar.why.enemy-cus" : undefined;
    };
    const chosen = yield* upTo(seat, spaces, count!, "hamilcar.remove-enemy-pcs", "hamilcar.why.revolt-where", lack);
    for (const at of chosen) setControl(t, at, null, "17.1");
    return chosen.length > 0;
  },
};

/** Diplomacy (27): PCs placed or converted where there are no CUs. */
export const diplomacy: EventKind = {
  *play(t: T, seat: Seat, card: number) {
    const s = t.s;
    const { except, count } = effectOf(card);
    const spaces: number[] = [];
    for (let at = 0; at < SPACE_COUNT; at++) {
      if (controls(s, seat, at) || isCity(at) || hasTribe(s, at) || except!.includes(idOf(at))) continue;
      if (unitsInSpace(s, other(seat), at) === 0) spaces.push(at);
    }
    const lack = (at: number): Key | undefined => {
      if (controls(s, seat, at)) return "hamilcar.why.own-pc";
      if (isCity(at)) return "hamilcar.why.walls-there";
      if (hasTribe(s, at)) return "hamilcar.why.tribe-there";
      if (except!.includes(idOf(at))) return "hamilcar.why.province-left-out";
      return unitsInSpace(s, other(seat), at) > 0 ? "hamilcar.why.enemy-units" : undefined;
    };
    const chosen = yield* upTo(seat, spaces, count!, "hamilcar.place-pcs", "hamilcar.why.diplomacy-where", lack);
    for (const at of chosen) setControl(t, at, seat, "17.1");
    return chosen.length > 0;
  },
};

/** Surprise Raids (52): PCs adjacent to one space with a friendly CU (Golden Geek: unit). */
export const raids: EventKind = {
  *play(t: T, seat: Seat, card: number) {
    const s = t.s;
    const strength = (at: number) => (isSilver(s) ? cusInSpace(s, seat, at) : unitsInSpace(s, seat, at));
    const victims = (from: number) =>
      PLAIN_ROADS[from]!.filter((at) => controls(s, other(seat), at) && !isCity(at) && unitsInSpace(s, other(seat), at) === 0);
    const bases = SPACE_OPTIONS.filter((_, at) => strength(at) > 0 && victims(at).length > 0);
    if (bases.length === 0) return false;
    const base = spaceNamed(
      yield* choose(seat, bases, {
        prompt: "hamilcar.raid-from",
        rule: "17.1",
        whyNot: spacesWhere("hamilcar.why.raid-from-where", "17.1"),
      }),
    );
    const chosen = yield* upTo(
      seat,
      victims(base),
      effectOf(card).count!,
      "hamilcar.remove-enemy-pcs",
      "hamilcar.why.raid-where",
    );
    for (const at of chosen) setControl(t, at, null, "17.1");
    return chosen.length > 0;
  },
};

/** Citadel (46). */
export const citadel: EventKind = {
  whyNot: (s) => (s.citadel < 0 ? undefined : { why: "hamilcar.why.citadel", rule: "17.1" }),
  *play(t: T, seat: Seat) {
    const s = t.s;
    const options = CITIES.filter((city) => controls(s, seat, city)).map((city) => SPACE_OPTIONS[city]!);
    if (options.length === 0) return false;
    s.citadel = spaceNamed(
      yield* choose(seat, options, {
        prompt: "hamilcar.citadel",
        rule: "17.1",
        whyNot: spacesWhere("hamilcar.why.citadel-where", "17.1"),
      }),
    );
    t.note("hamilcar.log.citadel", { space: SPACE_OPTIONS[s.citadel]! }, "17.1");
    return true;
  },
};

/** Senate Dismisses Proconsul (48): no displacement. */
export const dismissProconsul: EventKind = {
  *play(t: T) {
    const proconsul = generalsOnMap(t.s, "rome").find((general) => isProconsul(t.s, general));
    if (proconsul === undefined) return false;
    eliminate(t, proconsul, "17.1");
    return true;
  },
};

/** Truce (49). */
export const truce: EventKind = {
  *play(t: T) {
    t.s.truce = true;
    t.note("hamilcar.log.truce", {}, "17.1");
    return true;
  },
};

/** Flamen Martialis (56): the first activation of a Roman general costs PCs. */
export const flamen: EventKind = {
  *play(t: T, seat: Seat, card: number) {
    const s = t.s;
    const options = generalsOnMap(s, "rome").map((general) => GENERAL_OPTIONS[general]!);
    if (options.length === 0) return false;
    s.flamen = generalNamed(yield* choose(seat, options, { prompt: "hamilcar.flamen", rule: "17.1" }));
    t.note("hamilcar.log.flamen", { general: GENERAL_OPTIONS[s.flamen]!, price: effectOf(card).price! }, "17.1");
    return true;
  },
};

/** Messenger Intercepted (38): a random card from the enemy's hand; he knows which one is gone. */
export const messenger: EventKind = {
  *play(t: T, seat: Seat) {
    const s = t.s;
    const victim = other(seat);
    const hand = s.hands[victim];
    if (hand.length === 0) return false;
    const card = t.randomOf(hand);
    hand.splice(hand.indexOf(card), 1);
    s.shown[victim] = s.shown[victim].filter((shown) => shown !== card);
    s.hands[seat].push(card);
    s.hands[seat].sort((a, b) => a - b);
    s.shown[seat].push(card);
    t.note("hamilcar.log.messenger", { seat: SEAT_NAMES[seat], victim: SEAT_NAMES[victim] }, "17.1");
    for (const reader of [seat, victim])
      t.noteOnlyTo(reader, "hamilcar.log.messenger-card", { card: CARD_OPTIONS[card]! }, "17.1");
    return true;
  },
};

/** Punic Faith (45) in one's own turn: Rome shows cards for the rest of the turn. */
export const punicFaith: EventKind = {
  *play(t: T, _seat: Seat, card: number) {
    const s = t.s;
    const hidden = s.hands.rome.filter((held) => !s.shown.rome.includes(held));
    t.shuffle(hidden);
    const shown = hidden.slice(0, Math.max(0, effectOf(card).cards!));
    s.shown.rome.push(...shown);
    t.note("hamilcar.log.cards-shown", { cards: shown.map((one) => CARD_OPTIONS[one]!) }, "17.1");
    return shown.length > 0;
  },
};
