import { type Header, type Plain, PunicaError, Reader, shuffle } from "../../../engine/index.ts";
import { type PerSeat, SEATS, type Seat } from "../../shared/rules/seats.ts";
import { describe } from "./describe.ts";
import { faults } from "./faults.ts";
import { tidy } from "./gates.ts";
import { findGeneral, GENERAL_COUNT, OF_SIDE, sideOf } from "./generals.ts";
import { AT_SEA, findSpace, insideOf, isCity, POST_COUNT, SPACE_COUNT, spaceOf } from "./map.ts";
import { readBattle, readFleet, readMarch, readPlay, readSeaBattle } from "./procedures.ts";
import { setup } from "./setup.ts";
import {
  AWAY,
  CHEST,
  CHEST_LEAVING,
  CODE,
  CONSUL,
  DISCARDED,
  type Hamilcar,
  HIDDEN,
  type March,
  NO_OFFICE,
  NOBODY,
  OFFICES,
  type Phase,
  REMOVED,
  TRIBE,
} from "./state.ts";
import { CARD_COUNT } from "./strategy-cards.ts";
import { LAST_TURN, MIAT_SLOTS, SEAMANSHIP_IDS } from "./tables.ts";
import { WARSHIP_LIMIT } from "./warships.ts";

// Positions: any situation as readable JSON. Pieces and cards that are left out are not there, other things as at the start.

export const writePosition = (s: Hamilcar): Plain => describe(s, () => true);

export const PHASES: readonly Phase[] = [
  "contract",
  "carthaginian-cu",
  "miat-cus",
  "turn-generals",
  "carthaginian-generals",
  "carthaginian-refit",
  "roman-cus",
  "proconsul",
  "elections",
  "consuls",
  "reforms",
  "deal",
  "first-play",
  "strategy",
  "winter",
  "seamanship",
  "isolation",
  "instability",
  "victory-check",
  "war-chest",
  "concessions",
  "turn-end",
];

const KNOWN =
  "game ruleset options turn phase active announced queue drawn control tribes siege siegeTrains citadel forces offices pool turnTrack mercenaries aside gone calatinusServed duiliusPaid flamen dictator forgottenTactics warships supremacy seamanship reformed corvi truce miat display deck hands shown discard removed played leaving chest play march fleets seaBattle battle over".split(
    " ",
  );

export function readPosition(position: Plain, header: Header): Hamilcar {
  const at = new Reader(position, "").knowing(...KNOWN);
  if (!at.at("game").isAbsent()) at.at("game").oneOf(["hamilcar"]);
  const s = bare(header);
  s.turn = at.at("turn").or(1, (it) => it.integer(1, LAST_TURN));
  s.phase = at.at("phase").or("strategy", (it) => it.oneOf(PHASES));
  s.active = at.at("active").or("rome", (it) => it.oneOf(SEATS));
  readMap(s, at);
  readForces(s, at);
  readGenerals(s, at);
  readMarkers(s, at);
  readCards(s, at);
  readQueue(s, at);
  readUnderWay(s, at);
  if (!at.at("over").isNull()) at.at("over").fail("a game that is over cannot be played on.");
  if (!s.march) tidy(s);
  const wrong = faults(s)[0];
  if (wrong) throw new PunicaError("bad-position", `The position is impossible: ${wrong}`, { field: "" });
  return s;
}

/** The board of the start without pieces, hands and warships. */
function bare(header: Header): Hamilcar {
  const s = setup(header);
  for (const seat of SEATS) {
    s.cus[seat].fill(0);
    s.supply[seat].fill(0);
    s.warships[seat] = { ready: 0, spent: 0, sunk: 0, atSea: 0, prizes: 0 };
  }
  s.elephants.fill(0);
  for (let general = 0; general < GENERAL_COUNT; general++) {
    if (s.generals[general]! >= 0) s.generals[general] = AWAY.pool;
    s.office[general] = NO_OFFICE;
  }
  return s;
}

export const readSpace = (it: Reader): number => it.named(findSpace, "space");
export const readGeneral = (it: Reader): number => it.named(findGeneral, "general");

export function readPost(it: Reader): number {
  const name = typeof it.value === "string" ? it.value : "";
  if (name === "at-sea") return AT_SEA;
  if (!name.startsWith("inside:")) return readSpace(it);
  const city = new Reader(name.slice("inside:".length), it.field).named(findSpace, "space");
  if (!isCity(city)) it.fail("has no walls to be inside of.");
  return insideOf(city);
}

export const readPerSeat = <X>(it: Reader, read: (reader: Reader) => X): PerSeat<X> => {
  it.knowing(...SEATS);
  return { rome: read(it.at("rome")), carthage: read(it.at("carthage")) };
};

/** Walled cities that are not mentioned keep their owner, tribes stay unless their space is somebody's. */
function readMap(s: Hamilcar, at: Reader): void {
  const control = at.at("control");
  if (!control.isAbsent()) {
    control.knowing(...SEATS);
    for (let space = 0; space < SPACE_COUNT; space++) if (!isCity(space) && s.control[space] !== TRIBE) s.control[space] = NOBODY;
    for (const seat of SEATS)
      for (const it of control.at(seat).or([], (list) => list.list())) s.control[readSpace(it)] = CODE[seat];
  }
  const tribes = at.at("tribes");
  if (!tribes.isAbsent()) {
    for (let space = 0; space < SPACE_COUNT; space++) if (s.control[space] === TRIBE) s.control[space] = NOBODY;
    for (const it of tribes.list()) {
      const space = readSpace(it);
      if (isCity(space)) it.fail("is a walled city.");
      if (s.control[space] !== NOBODY) it.fail("is controlled by a side.");
      s.control[space] = TRIBE;
    }
  }
  for (const it of at.at("siege").or([], (object) => object.keys())) {
    const space = new Reader(it.field.slice("siege.".length), it.field).named(findSpace, "space");
    const points = it.knowing("by", "points").at("points").integer(0, 4);
    s.siege[space] = it.at("by").oneOf(SEATS) === "rome" ? points : -points;
  }
  s.trains = at.at("siegeTrains").or([], (list) => list.list().map(readSpace));
  s.citadel = at.at("citadel").isNull() ? -1 : readSpace(at.at("citadel"));
}

function readForces(s: Hamilcar, at: Reader): void {
  for (const it of at.at("forces").or([], (list) => list.list())) {
    it.knowing("side", "at", "cus", "elephants", "supply", "generals");
    const side = it.at("side").oneOf(SEATS);
    const post = readPost(it.at("at"));
    s.cus[side][post]! += it.at("cus").or(0, (number) => number.integer(0, 99));
    s.elephants[post]! += it.at("elephants").or(0, (number) => number.integer(0, side === "carthage" ? 4 : 0));
    s.supply[side][post]! += it.at("supply").or(0, (number) => number.integer(0, 15));
    for (const name of it.at("generals").or([], (list) => list.list())) {
      const general = readGeneral(name);
      if (sideOf(general) !== side) name.fail(`does not serve ${side}.`);
      if (s.generals[general]! >= 0) name.fail("stands in two places.");
      s.generals[general] = post;
    }
  }
}

/** Where the generals are who are not on the map; and the offices: a Roman on the map is a consul unless it says otherwise. */
function readGenerals(s: Hamilcar, at: Reader): void {
  const places = { pool: AWAY.pool, turnTrack: AWAY.track, mercenaries: AWAY.mercenary, aside: AWAY.aside, gone: AWAY.gone };
  for (const [field, where] of Object.entries(places)) {
    for (const name of at.at(field).or([], (list) => list.list())) {
      const general = readGeneral(name);
      if (s.generals[general]! >= 0) name.fail("is on the map.");
      s.generals[general] = where;
    }
  }
  for (const general of OF_SIDE.rome) if (s.generals[general]! >= 0) s.office[general] = CONSUL;
  for (const it of at.at("offices").or([], (object) => object.keys())) {
    const general = new Reader(it.field.slice("offices.".length), it.field).named(findGeneral, "general");
    s.office[general] = OFFICES.indexOf(it.oneOf(OFFICES));
  }
  s.drawn = at.at("drawn").or([], (list) => list.list().map(readGeneral));
  s.flamen = at.at("flamen").isNull() ? -1 : readGeneral(at.at("flamen"));
}

function readMarkers(s: Hamilcar, at: Reader): void {
  for (const flag of ["calatinusServed", "duiliusPaid", "forgottenTactics", "reformed", "corvi", "truce"] as const)
    s[flag] = at.at(flag).or(s[flag], (it) => it.boolean());
  s.dictator = at.at("dictator").or(s.dictator, (it) => it.oneOf(["face-down", "ready", "elected", "gone"]));
  s.supremacy = at.at("supremacy").or(s.supremacy, (it) => it.oneOf(SEATS));
  s.seamanship = at.at("seamanship").or(s.seamanship, (it) => SEAMANSHIP_IDS.indexOf(it.oneOf(SEAMANSHIP_IDS.slice(1))));
  const ships = at.at("warships");
  if (!ships.isAbsent()) {
    ships.knowing(...SEATS);
    for (const seat of SEATS) {
      const own = ships.at(seat);
      if (own.isAbsent()) continue;
      own.knowing("ready", "spent", "sunk", "atSea", "prizes");
      for (const kind of ["ready", "spent", "sunk", "atSea", "prizes"] as const)
        s.warships[seat][kind] = own.at(kind).or(0, (it) => it.integer(0, WARSHIP_LIMIT));
    }
  }
  const miat = at.at("miat");
  if (!miat.isAbsent()) {
    s.miat.fill(0);
    for (const it of miat.list()) s.miat[MIAT_SLOTS.indexOf(it.oneOf(MIAT_SLOTS))] = 1;
  }
  const chest = at.at("chest");
  if (!chest.isAbsent()) s.chest = readPerSeat(chest, (it) => it.or(0, (number) => number.integer(0, 99)));
}

/** Cards that are not mentioned are in the deck; a deck that is not written out is shuffled by the seed. */
function readCards(s: Hamilcar, at: Reader): void {
  const card = (it: Reader) => {
    const number = it.integer(1, CARD_COUNT);
    if (s.cards[number] !== HIDDEN) it.fail("is not in this game, or lies somewhere else.");
    return number;
  };
  const cards = (it: Reader) => it.or([], (list) => list.list().map(card));
  for (const [field, where] of [
    ["discard", DISCARDED],
    ["removed", REMOVED],
    ["played", CHEST],
    ["leaving", CHEST_LEAVING],
  ] as const) {
    for (const number of cards(at.at(field))) s.cards[number] = where;
  }
  const hands = at.at("hands");
  if (!hands.isAbsent()) s.hands = readPerSeat(hands, (it) => cards(it).sort((a, b) => a - b));
  const shown = at.at("shown");
  if (!shown.isAbsent()) s.shown = readPerSeat(shown, cards);
  s.announced = at.at("announced").or(0, (it) => it.integer(0, CARD_COUNT));
  const deck = at.at("deck");
  if (!deck.isAbsent()) s.deck = cards(deck);
  else {
    const inHand = new Set([...s.hands.rome, ...s.hands.carthage]);
    s.deck = s.deck.filter((number) => s.cards[number] === HIDDEN && !inHand.has(number));
    shuffle(s.chance, s.deck);
  }
}

/** What is still to be done in the phase: generals, spaces or numbers. */
function readQueue(s: Hamilcar, at: Reader): void {
  const items = at.at("queue").or([], (it) => it.list());
  switch (s.phase) {
    case "turn-generals":
    case "carthaginian-generals":
    case "elections":
    case "consuls":
    case "reforms":
      s.queue = items.map(readGeneral);
      return;
    case "instability":
      s.queue = items.map(readSpace);
      return;
    case "winter":
      s.queue = at.at("queue").isAbsent() ? [-1] : items.map(readWinter);
      return;
    case "miat-cus":
    case "concessions":
      s.queue = items.length === 0 ? [0] : items.map((it) => it.integer(0, 99));
      return;
    default:
      s.queue = [];
  }
}
function readWinter(it: Reader): number {
  if (it.value === "all") return -1;
  const [side, name] = typeof it.value === "string" ? it.value.split(":") : [];
  const seat: Seat = new Reader(side, it.field).oneOf(SEATS);
  return new Reader(name, it.field).named(findSpace, "space") + (seat === "rome" ? SPACE_COUNT : 0);
}

function readUnderWay(s: Hamilcar, at: Reader): void {
  if (!at.at("play").isNull()) s.play = readPlay(at.at("play"));
  if (!at.at("march").isNull()) s.march = readMarch(at.at("march"));
  const fleets = at.at("fleets");
  if (!fleets.isNull()) s.fleets = readPerSeat(fleets, (it) => (it.isNull() ? null : readFleet(it)));
  if (!at.at("seaBattle").isNull()) s.seaBattle = readSeaBattle(at.at("seaBattle"));
  if (!at.at("battle").isNull()) s.battle = readBattle(at.at("battle"));
  if (s.march && !s.play) at.at("march").fail("needs the card that is being played (play).");
  if (s.battle && !s.march) at.at("battle").fail("needs the march that led to it (march).");
  if (s.seaBattle && !s.march) at.at("seaBattle").fail("needs the march that led to it (march).");
  if (s.march) checkMarch(s, s.march, at);
  if (s.march && s.march.at >= POST_COUNT) at.at("march").at("at").fail("is not on the map.");
}

/** A march that fights needs its battle, one at sea its fleet, and the general is where the march is unless a battle has cost him. */
function checkMarch(s: Hamilcar, { seat, general, at: post, stage }: March, at: Reader): void {
  const fights = s.battle !== null || s.seaBattle !== null;
  if ((stage === "battle") !== fights) at.at("march").at("stage").fail("must be a battle if, and only if, one is being fought.");
  const present = spaceOf(s.generals[general]!) === spaceOf(post);
  const fallen = stage === "over" || (fights && (s.battle ?? s.seaBattle)!.winner !== null);
  if (!present && !fallen) at.at("march").at("general").fail("is not where the march is (march.at).");
  if (["sea", "port", "landing"].includes(stage) && !s.fleets[seat])
    at.at("march").fail(`needs the fleet of ${seat} (fleets.${seat}).`);
  if (!s.seaBattle) return;
  for (const side of SEATS) if (!s.fleets[side]) at.at("seaBattle").fail(`needs the fleet of ${side} (fleets.${side}).`);
  if ((s.seaBattle.stage === "resolution") !== (s.seaBattle.winner !== null))
    at.at("seaBattle").at("winner").fail("must be a side if, and only if, the battle is over.");
}
