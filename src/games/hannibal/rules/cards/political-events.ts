import type { Play } from "../../../../engine/index.ts";
import { other, type Seat } from "../../../shared/rules/seats.ts";
import { choose, type Key, type Option, pick, type Reason } from "../ask.ts";
import { controls, controlsProvince, hasTribe, isPlainPC, plainPCs, setControl } from "../control.ts";
import { cusInSpace, isOnMap, settleCommand, tidy, whereabouts } from "../forces.ts";
import { AFRICANUS, confinedTo, GENERAL_OPTIONS, general, generalNamed, OF_SIDE, whyConfined } from "../generals.ts";
import { eliminateAll } from "../losses.ts";
import {
  insideOf,
  isCity,
  PROVINCE_OF,
  PROVINCE_SPACES,
  postNamed,
  province,
  REGION_OF,
  SPACE_OPTIONS,
  STRONGHOLD_AT,
  space,
  spaceOf,
} from "../map.ts";
import { checkCapitals } from "../politics.ts";
import { AWAY, type Hannibal, type T } from "../state.ts";
import { CARD_OPTIONS, effectOf } from "../strategy-cards.ts";
import {
  asPrinted,
  chooseProvince,
  type EventKind,
  italianProvincesOf,
  type Lack,
  NOTHING,
  provinceNumbers,
  targeting,
} from "./kind.ts";

// Events about PCs, cities and the senate

/** Unsupported PCs of a side: no walls, no tribe, none of its CUs. */
export const loosePCs = (s: Hannibal, owner: Seat, spaces: readonly number[]): number[] =>
  spaces.filter((at) => controls(s, owner, at) && isPlainPC(s, at) && cusInSpace(s, owner, at) === 0);

/** Revolts (1-4): removes the enemy's PCs in a province, except where he has CUs. */
export const revolt = targeting(
  (s, seat, { provinces, controlled }) =>
    provinceNumbers(provinces).filter(
      (number) =>
        (!controlled || controlsProvince(s, other(seat), number)) &&
        loosePCs(s, other(seat), PROVINCE_SPACES[number]!).length > 0,
    ),
  function* (t, seat, targets, card) {
    const number = yield* chooseProvince(seat, targets, card);
    for (const at of loosePCs(t.s, other(seat), PROVINCE_SPACES[number]!)) setControl(t, at, null);
  },
);

/** What keeps a space on the side of its owner: walls, a tribe, his CUs. */
function whatHolds(s: Hannibal, owner: Seat, at: number): Key | undefined {
  if (isCity(at)) return "hannibal.lack.walls";
  if (hasTribe(s, at)) return "hannibal.lack.tribe";
  return cusInSpace(s, owner, at) > 0 ? "hannibal.why.enemy-cus" : undefined;
}

/** Picks spaces and gives them to a side, or to nobody. */
function* pickPCs(
  t: T,
  seat: Seat,
  spaces: readonly number[],
  { prompt, least, most, card, lack }: { prompt: Key; least: number; most: number; card: number; lack: Lack },
  to: Seat | null,
): Play {
  const options: Option[] = spaces.map((at) => SPACE_OPTIONS[at]!);
  const params = { card: CARD_OPTIONS[card]!, count: most };
  for (const option of yield* pick(seat, options, least, most, { prompt, rule: "25", params, whyNot: asPrinted(card, lack) }))
    setControl(t, postNamed(option), to);
}

/** Where a seat may win a province over: spaces that it does not hold, without walls, tribes or enemy CUs. */
export const spacesToWin = (s: Hannibal, seat: Seat, number: number): number[] =>
  PROVINCE_SPACES[number]!.filter(
    (at) => !controls(s, seat, at) && !isCity(at) && !hasTribe(s, at) && cusInSpace(s, other(seat), at) === 0,
  );

/** Numidian Ally, Sophonisba (23, 24): PCs in one province; enemy PCs are flipped where there are no enemy CUs. */
export const winOver = targeting(
  (s, seat, { provinces }) => provinceNumbers(provinces).filter((number) => spacesToWin(s, seat, number).length > 0),
  function* (t, seat, provinces, card) {
    const number = yield* chooseProvince(seat, provinces, card);
    const spaces = spacesToWin(t.s, seat, number);
    const most = Math.min(effectOf(card).count!, spaces.length);
    const lack: Lack = (at) => {
      if (PROVINCE_OF[at] !== number) return "hannibal.lack.province";
      return controls(t.s, seat, at) ? "hannibal.why.own-pc" : whatHolds(t.s, other(seat), at);
    };
    yield* pickPCs(t, seat, spaces, { prompt: "hannibal.event.pcs", least: 1, most, card, lack }, seat);
  },
);

/** "I have come into Italy" (27), Diplomacy (35, 36): enemy PCs are flipped where there are no enemy CUs. */
export const diplomacy = targeting(
  (s, seat, { regions }) =>
    loosePCs(s, other(seat), plainPCs(s, other(seat))).filter((at) => !regions || regions.includes(REGION_OF[at]!)),
  function* (t, seat, spaces, card) {
    const { count, regions } = effectOf(card);
    const due = Math.min(count!, spaces.length);
    const lack: Lack = (at) => {
      if (regions && !regions.includes(REGION_OF[at]!)) return "hannibal.lack.country";
      return controls(t.s, other(seat), at) ? whatHolds(t.s, other(seat), at) : "hannibal.lack.enemy-pc";
    };
    yield* pickPCs(t, seat, spaces, { prompt: "hannibal.event.turn", least: due, most: due, card, lack }, seat);
  },
  (s, _seat, { general: id, regions = [] }) => {
    if (!id) return undefined;
    const post = s.generals[general(id)]!;
    return post >= 0 && regions.includes(REGION_OF[spaceOf(post)]!) ? undefined : "hannibal.why.hannibal-italy";
  },
);

/** Grain Shortage (56): removes Roman PCs anywhere, if Carthage controls Sicilia. */
export const grainShortage = targeting(
  (s) => plainPCs(s, "rome"),
  function* (t, seat, spaces, card) {
    const due = Math.min(effectOf(card).count!, spaces.length);
    const lack: Lack = (at) => (controls(t.s, "rome", at) ? whatHolds(t.s, "rome", at) : "hannibal.lack.enemy-pc");
    yield* pickPCs(t, seat, spaces, { prompt: "hannibal.event.remove", least: due, most: due, card, lack }, null);
  },
  (s, _seat, effect) => (controlsProvince(s, "carthage", province(effect.province!)) ? undefined : "hannibal.why.province"),
);

/** Capua, Syracuse (25, 26): a Roman city turns Carthaginian, and the units inside are lost. */
export const cityChangesSides: EventKind = {
  whyNot(s, _seat, card) {
    const { city, italian = 0 } = effectOf(card);
    if (!controls(s, "rome", space(city!))) return "hannibal.why.not-roman";
    return italianProvincesOf(s, "carthage") < italian ? "hannibal.why.three-provinces" : undefined;
  },
  *play(t, _seat, card) {
    const city = space(effectOf(card).city!);
    t.s.siege[STRONGHOLD_AT[city]!] = 0;
    eliminateAll(t, "rome", insideOf(city), "25");
    setControl(t, city, "carthage");
    tidy(t);
    checkCapitals(t);
  },
};

/** Generals who could replace the proconsul: in the cup, and allowed to be where he is (24). */
const successors = (s: Hannibal): number[] =>
  OF_SIDE.rome.filter((one) => {
    const home = confinedTo(one);
    return s.generals[one] === AWAY.cup && (home === undefined || REGION_OF[spaceOf(s.generals[s.proconsul]!)] === home);
  });

/** Why a Roman general cannot replace the proconsul. */
function whyNoSuccessor(s: Hannibal, id: string): Reason | undefined {
  const one = OF_SIDE.rome.find((general) => GENERAL_OPTIONS[general] === id);
  if (one === undefined || one === s.proconsul || successors(s).includes(one)) return undefined;
  return s.generals[one] === AWAY.cup
    ? whyConfined(one)
    : { why: "hannibal.why.in-cup", rule: "25", params: { general: GENERAL_OPTIONS[one]! } };
}

/** Senate Dismisses Proconsul (19): another general replaces him. */
export const dismissProconsul: EventKind = {
  whyNot(s) {
    if (s.proconsul < 0 || s.proconsul === AFRICANUS || !isOnMap(s, s.proconsul)) return "hannibal.why.no-proconsul";
    return successors(s).length > 0 ? undefined : NOTHING;
  },
  *play(t, seat, card) {
    const s = t.s;
    const old = s.proconsul;
    const post = s.generals[old]!;
    const answer = yield* choose(
      seat,
      successors(s).map((one) => GENERAL_OPTIONS[one]!),
      {
        prompt: "hannibal.event.proconsul",
        rule: "25",
        params: { card: CARD_OPTIONS[card]!, general: GENERAL_OPTIONS[old]! },
        whyNot: (id) => whyNoSuccessor(s, id),
      },
    );
    const successor = generalNamed(answer);
    s.generals[old] = AWAY.cup;
    s.commands[successor] = s.commands[old]!;
    s.commands[old] = 0;
    s.generals[successor] = post;
    s.proconsul = successor;
    settleCommand(s, "rome", post);
    t.note(
      "hannibal.log.replaced",
      { general: answer, old: GENERAL_OPTIONS[old]!, space: SPACE_OPTIONS[spaceOf(post)]!, ...whereabouts(t.s, "rome", post) },
      "25",
    );
  },
};
