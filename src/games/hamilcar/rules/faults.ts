import { other, SEATS } from "../../shared/rules/seats.ts";
import { controls } from "./control.ts";
import { cusAt, ELEPHANT_LIMIT, elephantsInPlay, generalsAt, SUPPLY_LIMIT, supplyInPlay, unitsAt } from "./forces.ts";
import { GENERALS, sideOf } from "./generals.ts";
import { AT_SEA, CITIES, HOLDS, insideOf, POST_COUNT, POST_OPTIONS, SPACE_COUNT, SPACE_IDS } from "./map.ts";
import { CONSUL, DICTATOR, type Hamilcar, HIDDEN, type MarchStage, NO_OFFICE, NOBODY, PROCONSUL, TRIBE } from "./state.ts";
import { CARD_COUNT } from "./strategy-cards.ts";
import { TACTIC_COUNT } from "./tactics.ts";
import { warshipsLeft } from "./warships.ts";

/** What is impossible under the rules, in sentences. Used by tests, and to refuse impossible positions. */
export function faults(s: Hamilcar): string[] {
  return [...cardFaults(s), ...unitFaults(s), ...warshipFaults(s), ...generalFaults(s), ...cityFaults(s), ...voyageFaults(s)];
}

function cardFaults(s: Hamilcar): string[] {
  const found: string[] = [];
  const hidden = [...s.deck, ...s.hands.rome, ...s.hands.carthage];
  const seen = new Set<number>();
  for (const card of hidden) {
    if (seen.has(card)) found.push(`Card ${card} is in two places.`);
    if (s.cards[card] !== HIDDEN) found.push(`Card ${card} lies open and is in a hand or the deck.`);
    seen.add(card);
  }
  for (let card = 1; card <= CARD_COUNT; card++)
    if (s.cards[card] === HIDDEN && !seen.has(card)) found.push(`Card ${card} is nowhere.`);
  for (const seat of SEATS)
    for (const card of s.shown[seat])
      if (!s.hands[seat].includes(card)) found.push(`Card ${card} is shown but not in the hand of ${seat}.`);
  if (s.announced > 0 && (s.phase !== "strategy" || s.play || !s.hands[s.active].includes(s.announced)))
    found.push(`Card ${s.announced} is announced, but nobody is about to play it.`);
  const battle = s.seaBattle;
  if (battle && !battle.quick) {
    const tactics = [...battle.deck, ...battle.discard, ...battle.hands.rome, ...battle.hands.carthage];
    if (tactics.length !== TACTIC_COUNT || new Set(tactics).size !== TACTIC_COUNT)
      found.push("The tactic cards are not all there once.");
  }
  return found;
}

/** The stages of a march at which its columns are counted anew: what a battle or a siege cost is settled before the next. */
const STAGES_IN_FORCE: readonly MarchStage[] = ["go", "entered", "ended"];

function unitFaults(s: Hamilcar): string[] {
  const found: string[] = [];
  for (let post = 0; post < POST_COUNT; post++) {
    const counts = [s.cus.rome[post]!, s.cus.carthage[post]!, s.elephants[post]!, s.supply.rome[post]!, s.supply.carthage[post]!];
    if (counts.some((count) => !(count >= 0))) found.push(`There are fewer than no units at ${POST_OPTIONS[post]}.`);
  }
  if (elephantsInPlay(s) > ELEPHANT_LIMIT) found.push(`There are ${elephantsInPlay(s)} elephant CUs; four is the limit.`);
  const supply = supplyInPlay(s, "rome") + supplyInPlay(s, "carthage");
  if (supply > SUPPLY_LIMIT) found.push(`There are ${supply} supply trains; fifteen is the limit.`);
  for (const seat of SEATS)
    if (unitsAt(s, seat, AT_SEA) > 0 && !s.fleets[seat]) found.push(`${seat} has units at sea without a fleet.`);
  const march = s.march;
  if (march && march.at !== AT_SEA && STAGES_IN_FORCE.includes(march.stage)) {
    let marching = 0;
    for (const { cus, elephants } of march.columns) marching += cus + elephants;
    if (marching > cusAt(s, march.seat, march.at)) found.push("More CUs march than are there.");
  }
  return found;
}

function warshipFaults(s: Hamilcar): string[] {
  const found: string[] = [];
  for (const seat of SEATS) {
    if (Object.values(s.warships[seat]).some((count) => count < 0)) found.push(`${seat} has fewer than no warships.`);
    if (warshipsLeft(s, seat) < 0) found.push(`${seat} has more than ten warships.`);
    if (s.warships[seat].atSea > 0 && !s.fleets[seat]) found.push(`${seat} has warships at sea without a fleet.`);
  }
  return found;
}

function generalFaults(s: Hamilcar): string[] {
  const found: string[] = [];
  const elected = s.phase === "elections" ? s.queue : s.phase === "consuls" ? [...s.queue, ...s.drawn] : null;
  const offices = (office: number) => s.office.filter((held) => held === office).length;
  if (offices(CONSUL) > 2) found.push("There are more than two consuls.");
  if (offices(PROCONSUL) > 1) found.push("There is more than one proconsul.");
  if (offices(DICTATOR) > 1) found.push("There is more than one Dictator.");
  for (const [general, post] of s.generals.entries()) {
    const { name, side } = GENERALS[general]!;
    if (post === AT_SEA && !s.fleets[side]) found.push(`${name} is at sea without a fleet.`);
    const office = s.office[general]!;
    if (side === "rome" && post >= 0 && office === NO_OFFICE) found.push(`${name} is on the map without an office.`);
    const arrives = elected !== null && s.queue.includes(general);
    if (office !== NO_OFFICE && (side === "carthage" || (post < 0 && !arrives)))
      found.push(`${name} holds an office off the map.`);
    if (office === CONSUL && elected && !elected.includes(general)) found.push(`${name} is a consul of the year before.`);
  }
  return found;
}

const STAGES_AT_SEA: readonly MarchStage[] = ["sea", "port", "landing", "battle", "over"];

function voyageFaults({ march }: Hamilcar): string[] {
  const ashore = march?.at === AT_SEA && !STAGES_AT_SEA.includes(march.stage);
  return ashore ? ["A march at sea is at a stage of one on land."] : [];
}

function cityFaults(s: Hamilcar): string[] {
  const found: string[] = [];
  for (const city of CITIES) {
    const name = SPACE_IDS[city]!;
    if (s.control[city] === NOBODY || s.control[city] === TRIBE) found.push(`Nobody owns the walled city ${name}.`);
    const inside = insideOf(city);
    for (const seat of SEATS) {
      if (unitsAt(s, seat, inside) === 0 && generalsAt(s, seat, inside).length === 0) continue;
      if (!controls(s, seat, city)) found.push(`${seat} has pieces inside ${name} without owning it.`);
      if (cusAt(s, seat, inside) > HOLDS[city]!) found.push(`${name} holds ${HOLDS[city]} CUs, not ${cusAt(s, seat, inside)}.`);
      const supply = s.supply[seat][inside]!;
      if (supply > HOLDS[city]!) found.push(`${name} holds ${HOLDS[city]} supply trains, not ${supply}.`);
    }
  }
  for (let at = 0; at < SPACE_COUNT; at++) {
    const points = s.siege[at]!;
    if (points !== 0 && s.control[at] !== TRIBE && !controls(s, points > 0 ? "carthage" : "rome", at))
      found.push(`Siege points lie at ${SPACE_IDS[at]} without an enemy city or a tribe.`);
  }
  if (s.march || s.battle) return found;
  for (let at = 0; at < SPACE_COUNT; at++)
    if (cusAt(s, "rome", at) > 0 && cusAt(s, "carthage", at) > 0) found.push(`CUs of both sides stand in ${SPACE_IDS[at]}.`);
  for (const [general, post] of s.generals.entries()) {
    const seat = sideOf(general);
    if (post >= SPACE_COUNT && post < AT_SEA && cusAt(s, other(seat), CITIES[post - SPACE_COUNT]!) === 0)
      found.push(`${GENERALS[general]!.name} is inside walls with no enemy before them.`);
  }
  return found;
}
