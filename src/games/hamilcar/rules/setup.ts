import { chanceFrom, type Header, shuffle } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { check } from "./check.ts";
import data from "./data/setup.json" with { type: "json" };
import { GENERAL_COUNT, general, PULCHER } from "./generals.ts";
import { KINDS, MADAUROS, POST_COUNT, SPACE_COUNT, START, space } from "./map.ts";
import {
  AWAY,
  CODE,
  type Hamilcar,
  HIDDEN,
  has,
  NO_OFFICE,
  NOBODY,
  OFFICES,
  OUT,
  type Ruleset,
  TRIBE,
  type Warships,
} from "./state.ts";
import { CARD_COUNT, DICTATOR_CARD, EXPANSION_CARDS } from "./strategy-cards.ts";
import { MIAT_SLOTS, POOR, TURNS } from "./tables.ts";

// 3 Game setup

const FILE = "setup.json";
for (const { space: at, general: who, office } of data.forces) {
  space(at);
  if (who) general(who);
  check(office === undefined || (OFFICES as readonly string[]).includes(office), FILE, `there is no office "${office}".`);
}

const zeros = (count: number): number[] => Array(count).fill(0);
const warships = (seat: Seat): Warships => ({ ...data.warships[seat], sunk: 0, atSea: 0, prizes: 0 });

/** The board and the hands before the first card is dealt; the first turn has no reinforcement phase (3.4). */
export function setup(header: Header): Hamilcar {
  const ruleset = header.ruleset as Ruleset;
  const s: Hamilcar = {
    chance: chanceFrom(header.seed),
    over: null,
    ruleset,
    options: { ...header.options },
    turn: 1,
    phase: "deal",
    active: "rome",
    announced: 0,
    queue: [],
    drawn: [],
    control: START.map((start, at) => (KINDS[at] === "tribe" ? TRIBE : start === "neutral" ? NOBODY : CODE[start as Seat])),
    siege: zeros(SPACE_COUNT),
    trains: [],
    citadel: -1,
    cus: { rome: zeros(POST_COUNT), carthage: zeros(POST_COUNT) },
    elephants: zeros(POST_COUNT),
    supply: { rome: zeros(POST_COUNT), carthage: zeros(POST_COUNT) },
    generals: Array(GENERAL_COUNT).fill(AWAY.pool),
    office: Array(GENERAL_COUNT).fill(NO_OFFICE),
    calatinusServed: false,
    duiliusPaid: false,
    flamen: -1,
    dictator: ruleset === "silver" ? "ready" : "face-down",
    forgottenTactics: true,
    warships: { rome: warships("rome"), carthage: warships("carthage") },
    supremacy: data.supremacy as Seat,
    seamanship: POOR,
    reformed: false,
    corvi: false,
    truce: false,
    miat: MIAT_SLOTS.map((id) => (data.miat[ruleset].includes(id) ? 1 : 0)),
    deck: [],
    hands: { rome: [], carthage: [] },
    cards: Array(CARD_COUNT + 1).fill(HIDDEN),
    shown: { rome: [], carthage: [] },
    chest: { rome: 0, carthage: 0 },
    play: null,
    march: null,
    fleets: { rome: null, carthage: null },
    seaBattle: null,
    battle: null,
  };
  if (has(s, "political-instability")) s.control[MADAUROS] = NOBODY; // 16.5
  placeForces(s);
  makeDeck(s);
  return s;
}

function placeForces(s: Hamilcar): void {
  for (const force of data.forces) {
    const at = space(force.space);
    const seat = force.side as Seat;
    s.cus[seat][at]! += force.cus;
    s.elephants[at]! += force.elephants ?? 0;
    s.supply[seat][at]! += force.supply ?? 0;
    if (!force.general) continue;
    s.generals[general(force.general)] = at;
    if (force.office) s.office[general(force.general)] = OFFICES.indexOf(force.office as (typeof OFFICES)[number]);
  }
  for (const { general: named } of TURNS) if (named >= 0) s.generals[named] = AWAY.track;
  for (const id of data.mercenaries) s.generals[general(id)] = AWAY.mercenary;
  for (const id of data.setAside) s.generals[general(id)] = AWAY.aside;
  if (!has(s, "price-of-failure")) s.generals[PULCHER] = AWAY.gone; // 16.6
}

/** The deck: the Dictator is a home card, the expansion is an option (3.1). */
function makeDeck(s: Hamilcar): void {
  for (let card = 0; card <= CARD_COUNT; card++) {
    const out = card === 0 || card === DICTATOR_CARD || (EXPANSION_CARDS.includes(card) && !has(s, "price-of-failure"));
    if (out) s.cards[card] = OUT;
    else s.deck.push(card);
  }
  shuffle(s.chance, s.deck);
}
