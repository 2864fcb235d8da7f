import type { Play } from "../../../../engine/index.ts";
import { other, type Seat } from "../../../shared/rules/seats.ts";
import { spacesWhere } from "../../../shared/rules/why.ts";
import { choose, type Key, pick } from "../ask.ts";
import { controls, hasTribe, isNeutral, setControl } from "../control.ts";
import { cusInSpace, unitsInSpace } from "../forces.ts";
import { BARCA, GENERAL_OPTIONS, GENERALS, XANTHIPPUS } from "../generals.ts";
import { carriedOut, counterEvent } from "../hand.ts";
import { isCity, PROVINCE_OF, PROVINCE_OPTIONS, SPACE_COUNT, SPACE_OPTIONS, spaceNamed } from "../map.ts";
import { eliminate } from "../pieces.ts";
import type { Hamilcar, T } from "../state.ts";
import { CARD_OPTIONS, cardsOfKind, effectOf } from "../strategy-cards.ts";

// Cards and abilities after a battle or a captured city

const TRIUMPH = cardsOfKind("triumph");
const SPOILS = cardsOfKind("spoils");
const PRICE_OF_FAILURE = cardsOfKind("price-of-failure");

interface Outcome {
  winner: Seat;
  winningCommander: number;
  losingCommander: number;
  /** units lost by the loser */
  lost: number;
  /** the space of a land battle, -1 for one at sea */
  land: number;
  silenced: boolean;
}

/** The winner's general and cards, each once. */
export function* cardsAfterBattle(t: T, outcome: Outcome): Play {
  const { winner, winningCommander, land } = outcome;
  if (winningCommander >= 0 && GENERALS[winningCommander]!.ability.controlAfterVictory && !outcome.silenced)
    yield* placeAnywhere(t, winningCommander); // Scipio
  if (winner === "rome") {
    yield* triumph(t, outcome);
    yield* priceOfFailure(t, outcome);
  }
  if (land >= 0) yield* spoilsOfWar(t, winner, land);
}

/** Spaces without a PC, walls or a tribe. */
const emptySpaces = (s: Hamilcar): number[] => {
  const found: number[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) if (isNeutral(s, at)) found.push(at);
  return found;
};

/** Scipio: a PC on any empty space, whoever is there (17.2.B). */
function* placeAnywhere(t: T, general: number): Play {
  const options = emptySpaces(t.s).map((at) => SPACE_OPTIONS[at]!);
  const answer = yield* choose("rome", ["pass", ...options], {
    prompt: "hamilcar.scipio",
    rule: "17.2.B",
    whyNot: spacesWhere("hamilcar.why.not-empty", "17.2.B"),
  });
  if (answer !== "pass") setControl(t, spaceNamed(answer), "rome", "17.2.B", [GENERAL_OPTIONS[general]!]);
}

/** Triumph: PCs in empty spaces, after a victory that cost Carthage enough. */
function* triumph(t: T, { lost }: Outcome): Play {
  const s = t.s;
  const cards = TRIUMPH.filter((card) => lost >= (effectOf(card).losses as number));
  const card = yield* counterEvent(t, "rome", cards, {
    prompt: "hamilcar.triumph",
    rule: "17.1",
    params: { lost },
    mayBeVoid: true,
  });
  if (card === 0) return;
  const options = emptySpaces(s).filter((at) => cusInSpace(s, "carthage", at) === 0);
  yield* pickControl(t, "rome", card, options, "hamilcar.why.triumph-where");
}

/** Up to as many PCs as a card gives; with none, it has not been carried out. */
function* pickControl(
  t: T,
  seat: Seat,
  card: number,
  spaces: readonly number[],
  why: Key,
  whyNot = spacesWhere(why, "17.1"),
): Play {
  const options = spaces.map((at) => SPACE_OPTIONS[at]!);
  const count = effectOf(card).count!;
  const chosen = yield* pick(seat, options, 0, Math.min(count, options.length), {
    prompt: "hamilcar.place-pcs",
    rule: "17.1",
    params: { count },
    whyNot,
  });
  for (const option of chosen) setControl(t, spaceNamed(option), seat, "17.1");
  if (chosen.length > 0) carriedOut(t, card);
  else if (options.length > 0) t.note("hamilcar.log.no-effect", { card: CARD_OPTIONS[card]! }, "17.1");
  else t.note("hamilcar.log.no-place", { card: CARD_OPTIONS[card]!, why }, "17.1");
}

/** Spoils of War: converts PCs in the province of the battle or the captured city (17.1 #44). */
export function* spoilsOfWar(t: T, seat: Seat, at: number): Play {
  const s = t.s;
  const enemy = other(seat);
  const params = { space: SPACE_OPTIONS[at]!, province: PROVINCE_OPTIONS[PROVINCE_OF[at]!]! };
  const card = yield* counterEvent(t, seat, SPOILS, { prompt: "hamilcar.spoils", rule: "17.1", params, mayBeVoid: true });
  if (card === 0) return;
  const spaces = SPACE_OPTIONS.flatMap((_, to) =>
    PROVINCE_OF[to] === PROVINCE_OF[at] &&
    controls(s, enemy, to) &&
    !isCity(to) &&
    !hasTribe(s, to) &&
    unitsInSpace(s, enemy, to) === 0
      ? [to]
      : [],
  );
  const { province } = params;
  const whyNot = spacesWhere("hamilcar.why.spoils-in", "17.1", { province });
  yield* pickControl(t, seat, card, spaces, "hamilcar.why.spoils-where", whyNot);
}

/** Price of Failure: the beaten Carthaginian commander is eliminated (16.6). */
function* priceOfFailure(t: T, { losingCommander }: Outcome): Play {
  if (losingCommander < 0 || losingCommander === BARCA || losingCommander === XANTHIPPUS) return;
  const params = { general: GENERAL_OPTIONS[losingCommander]! };
  const card = yield* counterEvent(t, "rome", PRICE_OF_FAILURE, { prompt: "hamilcar.price-of-failure", rule: "16.6", params });
  if (card === 0) return;
  eliminate(t, losingCommander, "16.6");
}
