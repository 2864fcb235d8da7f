import type { Play } from "../../../../engine/index.ts";
import { other } from "../../../shared/rules/seats.ts";
import { attrition } from "../attrition.ts";
import { countMarch, leaveLatecomers, relocate } from "../campaign.ts";
import { cusAt, tidy } from "../forces.ts";
import { GENERAL_OPTIONS, sideOf } from "../generals.ts";
import { counterEvent } from "../hand.ts";
import { displaceLoneEnemies } from "../losses.ts";
import { POST_OPTIONS } from "../map.ts";
import type { Hannibal, March, T } from "../state.ts";
import { cardsOfKind, effectOf } from "../strategy-cards.ts";

// Bad Weather (41), by land and at sea, and Storms at Sea (60)

const BAD_WEATHER = cardsOfKind("bad-weather");
const STORMS = cardsOfKind("storms");
const SPACES_LEFT = effectOf(BAD_WEATHER[0]!).spaces!;

const isTooFar = (march: March, place: number): boolean => march.path[place]![1] - march.path[0]![1] > SPACES_LEFT;

/**
 * Bad Weather against a march by land: once it has gone beyond two spaces, or before the die roll of a pass; never after a roll
 * on the naval or attrition table. True if he has to go back; within two spaces he just stops.
 */
export function* badWeather(t: T, beforePass: boolean): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const { all } = countMarch(march);
  const tooFar = isTooFar(march, march.path.length - 1);
  if (march.rolled || !(tooFar || (beforePass && all > 0))) return false;
  const general = GENERAL_OPTIONS[march.general]!;
  const params = () => {
    const back = POST_OPTIONS[march.path[wayBack(s, march)]![0]]!;
    return { general, space: POST_OPTIONS[march.at]!, cus: all, back };
  };
  const prompt = tooFar ? "hannibal.bad-weather" : "hannibal.weather-on-pass";
  if ((yield* counterEvent(t, other(sideOf(march.general)), BAD_WEATHER, prompt, params)) === 0) return false;
  if (tooFar) turnBack(t);
  else {
    march.allowance = march.used;
    t.note("hannibal.log.held-up", { general, space: POST_OPTIONS[march.at]! }, "25");
  }
  return tooFar;
}

/** The place on his path to go back to: his second space, unless enemies are there by now. */
function wayBack(s: Hannibal, march: March): number {
  const enemy = other(sideOf(march.general));
  let back = march.path.length - 1;
  while (back > march.anchor && isTooFar(march, back) && cusAt(s, enemy, march.path[back - 1]![0]) === 0) back--;
  return back;
}

function turnBack(t: T): void {
  const s = t.s;
  const march = s.march!;
  const back = wayBack(s, march);
  const [post, used] = march.path[back]!;
  leaveLatecomers(s, march, back);
  relocate(s, march, post);
  march.used = used;
  march.stage = "ended";
  t.note("hannibal.log.turned-back", { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[post]! }, "25");
  for (const [passed] of march.path.slice(back)) displaceLoneEnemies(t, sideOf(march.general), passed); // 10.10
  tidy(t);
}

/** At sea, before any die roll of the voyage. True if it is over: called off, or all CUs lost. */
export function* stormsAtSea(t: T, to: number): Play<boolean> {
  const march = t.s.march!;
  const seat = sideOf(march.general);
  const { all } = countMarch(march);
  const card = yield* counterEvent(
    t,
    other(seat),
    all > 0 ? [...BAD_WEATHER, ...STORMS] : BAD_WEATHER,
    all > 0 ? "hannibal.weather-at-sea" : "hannibal.bad-weather-at-sea",
    () => ({ general: GENERAL_OPTIONS[march.general]!, from: POST_OPTIONS[march.at]!, space: POST_OPTIONS[to]!, cus: all }),
  );
  if (card === 0) return false;
  if (BAD_WEATHER.includes(card)) return true;
  yield* attrition(t, seat, march.at, {
    rule: "25",
    because: "hannibal.because.storms",
    modifiers: [{ amount: effectOf(card).modifier!, because: "hannibal.because.storms" }],
    marching: true,
    atSea: true,
  });
  return countMarch(march).all === 0;
}
