import type { Plain } from "../../../engine/index.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { controls, controlsMareTyrrhenum, controlsProvince } from "./control.ts";
import { generalsAt, unitsAt } from "./forces.ts";
import { GENERALS } from "./generals.ts";
import {
  AT_SEA,
  isInside,
  LILYBAEUM,
  POST_COUNT,
  PROVINCES,
  SIGNIFICANT_PROVINCES,
  SPACE_COUNT,
  SPACE_IDS,
  spaceOf,
} from "./map.ts";
import { miatMood } from "./miat.ts";
import {
  AWAY,
  type Battle,
  type CardPlay,
  CHEST,
  CHEST_LEAVING,
  CODE,
  DISCARDED,
  type Fleet,
  type Hamilcar,
  isSilver,
  type March,
  NO_OFFICE,
  OFFICES,
  type Phase,
  REMOVED,
  type Reaction,
  type SeaBattle,
  TRIBE,
} from "./state.ts";
import { MIAT_SLOTS, SEAMANSHIP_IDS } from "./tables.ts";

/** A post as people write it: a space, the inside of its city, or the sea. */
export const postName = (post: number): string =>
  post === AT_SEA ? "at-sea" : isInside(post) ? `inside:${SPACE_IDS[spaceOf(post)]}` : SPACE_IDS[post]!;
const generalName = (general: number): string => GENERALS[general]!.id;
const spaceName = (space: number): Plain => (space < 0 ? null : SPACE_IDS[space]!);
const maybe = (general: number): Plain => (general < 0 ? null : generalName(general));

type Sees = (seat: Seat | "deck") => boolean;

/**
 * A state as readable JSON. Cards that `sees` does not allow are only counted.
 * With everything allowed it is a position that can be loaded again.
 */
export function describe(s: Hamilcar, sees: Sees): { [key: string]: Plain } {
  const hidden = (seat: Seat | "deck", cards: readonly number[]): Plain => (sees(seat) ? [...cards] : cards.length);
  const held = (code: number) => SPACE_IDS.filter((_, space) => s.control[space] === code);
  const away = (where: number) => GENERALS.flatMap(({ id }, general) => (s.generals[general] === where ? [id] : []));
  const cards = (where: number) => s.cards.flatMap((at, card) => (card > 0 && at === where ? [card] : []));
  return {
    game: "hamilcar",
    ruleset: s.ruleset,
    options: { ...s.options },
    turn: s.turn,
    phase: s.phase,
    active: s.active,
    announced: s.announced,
    queue: queueNames(s.phase, s.queue),
    drawn: s.drawn.map(generalName),
    control: { rome: held(CODE.rome), carthage: held(CODE.carthage) },
    tribes: held(TRIBE),
    siege: Object.fromEntries(
      SPACE_IDS.flatMap((id, space) =>
        s.siege[space] === 0 ? [] : [[id, { by: s.siege[space]! > 0 ? "rome" : "carthage", points: Math.abs(s.siege[space]!) }]],
      ),
    ),
    siegeTrains: s.trains.map((space) => SPACE_IDS[space]!),
    citadel: spaceName(s.citadel),
    forces: forces(s),
    offices: Object.fromEntries(
      GENERALS.flatMap(({ id }, general) => (s.office[general] === NO_OFFICE ? [] : [[id, OFFICES[s.office[general]!]!]])),
    ),
    pool: away(AWAY.pool),
    turnTrack: away(AWAY.track),
    mercenaries: away(AWAY.mercenary),
    aside: away(AWAY.aside),
    gone: away(AWAY.gone),
    calatinusServed: s.calatinusServed,
    duiliusPaid: s.duiliusPaid,
    flamen: maybe(s.flamen),
    dictator: s.dictator,
    forgottenTactics: s.forgottenTactics,
    warships: { rome: { ...s.warships.rome }, carthage: { ...s.warships.carthage } },
    supremacy: s.supremacy,
    seamanship: SEAMANSHIP_IDS[s.seamanship]!,
    reformed: s.reformed,
    corvi: s.corvi,
    truce: s.truce,
    miat: MIAT_SLOTS.filter((_, slot) => s.miat[slot] === 1),
    display: { rome: displayOf(s, "rome"), carthage: displayOf(s, "carthage") },
    deck: hidden("deck", s.deck),
    hands: { rome: hidden("rome", s.hands.rome), carthage: hidden("carthage", s.hands.carthage) },
    shown: shown(s, sees),
    discard: cards(DISCARDED),
    removed: cards(REMOVED),
    played: cards(CHEST),
    leaving: cards(CHEST_LEAVING),
    chest: { ...s.chest },
    play: s.play && play(s.play),
    march: s.march && march(s.march),
    fleets: { rome: s.fleets.rome && fleet(s.fleets.rome), carthage: s.fleets.carthage && fleet(s.fleets.carthage) },
    seaBattle: s.seaBattle && seaBattle(s.seaBattle, sees),
    battle: s.battle && battle(s.battle),
    over: s.over && { ...s.over },
  };
}

/** Cards of a hand that the other side knows: both players know of them, spectators do not. */
function shown(s: Hamilcar, sees: Sees): Plain {
  const player = sees("rome") || sees("carthage");
  return player ? { rome: [...s.shown.rome], carthage: [...s.shown.carthage] } : { rome: [], carthage: [] };
}

/** What a side has on the Provincial Display (2.1.E). */
function displayOf(s: Hamilcar, seat: Seat): string[] {
  const names = SIGNIFICANT_PROVINCES.filter((province) => controlsProvince(s, seat, province)).map(
    (province) => PROVINCES[province]!.id,
  );
  if (controlsMareTyrrhenum(s, seat)) names.push("mare-tyrrhenum");
  if (controls(s, seat, LILYBAEUM)) names.push("lilybaeum");
  const mood = miatMood(s);
  if (seat === "carthage" ? mood === "warlike" : mood === "peaceful" && isSilver(s)) names.push("miat");
  return names;
}

/** What is still to be done in a phase, by its names. */
function queueNames(phase: Phase, queue: readonly number[]): Plain {
  switch (phase) {
    case "turn-generals":
    case "carthaginian-generals":
    case "elections":
    case "consuls":
    case "reforms":
      return queue.map(generalName);
    case "instability":
      return queue.map((space) => SPACE_IDS[space]!);
    case "winter":
      return queue.map((entry) =>
        entry < 0 ? "all" : `${entry < SPACE_COUNT ? "carthage" : "rome"}:${SPACE_IDS[entry % SPACE_COUNT]}`,
      );
    default:
      return [...queue];
  }
}

function forces(s: Hamilcar): Plain {
  const stacks: Plain[] = [];
  for (const side of SEATS) {
    for (let post = 0; post < POST_COUNT; post++) {
      const generals = generalsAt(s, side, post);
      if (unitsAt(s, side, post) === 0 && generals.length === 0) continue;
      const elephants = side === "carthage" ? s.elephants[post]! : 0;
      const supply = s.supply[side][post]!;
      stacks.push({
        side,
        at: postName(post),
        cus: s.cus[side][post]!,
        ...(elephants > 0 && { elephants }),
        ...(supply > 0 && { supply }),
        ...(generals.length > 0 && { generals: generals.map(generalName) }),
      });
    }
  }
  return stacks;
}

function play(p: CardPlay): Plain {
  return {
    seat: p.seat,
    card: p.card,
    ops: p.ops,
    activations: p.activations,
    activated: p.activated.map(generalName),
    orders: { ...p.orders },
    attempted: p.attempted.map((space) => SPACE_IDS[space]!),
    fatigue: {
      units: p.fatigue.units.map(({ post, ...group }) => ({ at: postName(post), ...group })),
      generals: p.fatigue.generals.map(({ general, ...effort }) => ({ general: generalName(general), ...effort })),
      warships: p.fatigue.warships.map((group) => ({ ...group })),
    },
  };
}

function march(m: March): Plain {
  return {
    ...m,
    general: generalName(m.general),
    staff: m.staff.map(generalName),
    columns: m.columns.map((column) => ({ ...column })),
    at: postName(m.at),
    path: m.path.map((space) => SPACE_IDS[space]!),
    failed: m.failed.map(reaction),
  };
}

function reaction({ general, staff, post, ...rest }: Reaction): Plain {
  return { ...rest, general: generalName(general), staff: staff.map(generalName), at: postName(post) };
}

function fleet(f: Fleet): Plain {
  return {
    ...f,
    commander: maybe(f.commander),
    route: f.route.map((space) => SPACE_IDS[space]!),
    home: f.home < 0 ? null : postName(f.home),
    target: spaceName(f.target),
    crews: f.crews.map((crew) => ({ ...crew })),
  };
}

const modifiers = (list: readonly { amount: number; because: string }[]): Plain => list.map((modifier) => ({ ...modifier }));
const perSeat = (read: (seat: Seat) => Plain): Plain => ({ rome: read("rome"), carthage: read("carthage") });

function seaBattle(b: SeaBattle, sees: Sees): Plain {
  const hand = (seat: Seat): Plain => (sees(seat) ? [...b.hands[seat]] : b.hands[seat].length);
  return {
    ...b,
    port: SPACE_IDS[b.port]!,
    commanders: perSeat((seat) => generalName(b.commanders[seat])),
    deck: sees("deck") ? [...b.deck] : b.deck.length,
    hands: perSeat(hand),
    ratings: perSeat((seat) => modifiers(b.ratings[seat])),
    pending: perSeat((seat) => {
      const { roll, column, ignored, prizes } = b.pending[seat];
      return { roll: modifiers(roll), column: modifiers(column), ignored, prizes };
    }),
    extraTactics: { ...b.extraTactics },
    rolls: { ...b.rolls },
    lost: { ...b.lost },
  };
}

function battle(b: Battle): Plain {
  return {
    ...b,
    space: SPACE_IDS[b.space]!,
    from: spaceName(b.from),
    sortie: { ...b.sortie, generals: b.sortie.generals.map(generalName) },
    commanders: perSeat((seat) => maybe(b.commanders[seat])),
    ratings: perSeat((seat) => modifiers(b.ratings[seat])),
    levels: perSeat((seat) => modifiers(b.levels[seat])),
    dice: perSeat((seat) => b.dice[seat]),
    hits: { ...b.hits },
    lost: { ...b.lost },
  };
}
