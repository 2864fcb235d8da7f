import type { Play } from "../../../../engine/index.ts";
import type { Seat } from "../../../shared/rules/seats.ts";
import { choose, type Key, type Option, type Reason } from "../ask.ts";
import { provinceController } from "../control.ts";
import { isOnMap } from "../forces.ts";
import { GENERAL_OPTIONS, generalNamed, OF_SIDE } from "../generals.ts";
import { ITALIAN_PROVINCES, isPlace, POST_OPTIONS, PROVINCE_OPTIONS, postNamed, province, spaceOf } from "../map.ts";
import type { Hannibal, T } from "../state.ts";
import { CARD_OPTIONS, type Effect, effectOf } from "../strategy-cards.ts";

/** What events of one kind do when played as a turn. */
export interface EventKind {
  /** why it cannot be played now, as a key of the catalogue; nothing if it can */
  whyNot?(s: Hannibal, seat: Seat, card: number): Key | undefined;
  play(t: T, seat: Seat, card: number): Play;
}

export const NOTHING = "hannibal.why.no-target";

/** An event that targets one of several things; it can be played as long as there is one. */
export function targeting<X>(
  find: (s: Hannibal, seat: Seat, effect: Effect) => X[],
  play: (t: T, seat: Seat, targets: X[], card: number) => Play,
  whyNot: (s: Hannibal, seat: Seat, effect: Effect) => Key | undefined = () => undefined,
): EventKind {
  return {
    whyNot: (s, seat, card) =>
      whyNot(s, seat, effectOf(card)) ?? (find(s, seat, effectOf(card)).length > 0 ? undefined : NOTHING),
    play: (t, seat, card) => play(t, seat, find(t.s, seat, effectOf(card)), card),
  };
}

// Questions shared by many events; each names the card it comes from

/** What a space lacks for an event, as a key of the catalogue. */
export type Lack = (at: number) => Key | undefined;

export function* chooseSpace(seat: Seat, posts: readonly number[], prompt: Key, card: number, lack?: Lack): Play<number> {
  const options: Option[] = posts.map((post) => POST_OPTIONS[post]!);
  const params = { card: CARD_OPTIONS[card]! };
  return postNamed(yield* choose(seat, options, { prompt, rule: "25", params, whyNot: asPrinted(card, lack) }));
}

export function* chooseGeneral(s: Hannibal, seat: Seat, generals: readonly number[], prompt: Key, card: number): Play<number> {
  const options: Option[] = generals.map((general) => GENERAL_OPTIONS[general]!);
  const params = { card: CARD_OPTIONS[card]! };
  const own: readonly string[] = OF_SIDE[seat]
    .filter((general) => isOnMap(s, general))
    .map((general) => GENERAL_OPTIONS[general]!);
  const whyNot = (id: string): Reason | undefined => {
    if (isPlace(id)) return printed(card, "hannibal.lack.general");
    return own.includes(id) ? printed(card) : undefined;
  };
  return generalNamed(yield* choose(seat, options, { prompt, rule: "25", params, whyNot }));
}

/** Why not: what a space lacks, and what is printed on the card. */
export const asPrinted =
  (card: number, lack?: Lack) =>
  (id: string): Reason | undefined =>
    isPlace(id) ? printed(card, lack?.(spaceOf(postNamed(id)))) : undefined;

const printed = (card: number, because: Key = "hannibal.lack.other"): Reason => ({
  why: "hannibal.why.event-lack",
  rule: "25",
  params: { because, text: `${CARD_OPTIONS[card]!}.text` },
});

export function* chooseProvince(seat: Seat, provinces: readonly number[], card: number): Play<number> {
  const options = provinces.map((number) => PROVINCE_OPTIONS[number]!);
  const answer = yield* choose(seat, options, {
    prompt: "hannibal.event.province",
    rule: "25",
    params: { card: CARD_OPTIONS[card]! },
  });
  return provinces[options.indexOf(answer)]!;
}

export const provinceNumbers = (ids: readonly string[] = []): number[] => ids.map(province);

export const italianProvincesOf = (s: Hannibal, seat: Seat): number =>
  ITALIAN_PROVINCES.filter((number) => provinceController(s, number) === seat).length;
