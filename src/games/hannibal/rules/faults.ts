import { other, SEATS } from "../../shared/rules/seats.ts";
import { BATTLE_DECK } from "./battle-cards.ts";
import { countMarch } from "./campaign.ts";
import { controls } from "./control.ts";
import { countersTooMany, ELEPHANT_LIMIT } from "./elephants.ts";
import { cusAt, generalsAt, hasGeneral, rank } from "./forces.ts";
import { AFRICANUS, GENERALS, HANNIBAL, sideOf } from "./generals.ts";
import { CITIES, HOLDS, insideOf, isCity, isInside, POST_COUNT, POST_OPTIONS, SPACE_NAMES, spaceOf } from "./map.ts";
import { AWAY, type Hannibal } from "./state.ts";
import { CARD_COUNT } from "./strategy-cards.ts";

/** What is impossible under the rules, in sentences. Used by tests, and to refuse impossible positions. */
export function faults(s: Hannibal): string[] {
  return [...cardFaults(s), ...pieceFaults(s), ...commandFaults(s), ...cityFaults(s), ...fatigueFaults(s), ...battleFaults(s)];
}

function cardFaults(s: Hannibal): string[] {
  const where = [...s.deck, ...s.discard, ...s.removed, ...s.hands.rome, ...s.hands.carthage, ...(s.play ? [s.play.card] : [])];
  const found: string[] = [];
  const seen = new Set<number>();
  for (const card of where) {
    if (seen.has(card)) found.push(`Card ${card} is in two places.`);
    seen.add(card);
  }
  if (seen.size !== CARD_COUNT) found.push(`There are ${seen.size} strategy cards instead of ${CARD_COUNT}.`);
  if (s.announced > 0 && !s.hands.rome.includes(s.announced))
    found.push(`Rome has announced card ${s.announced} but does not hold it.`);
  for (const seat of SEATS)
    for (const card of s.shown[seat])
      if (!s.hands[seat].includes(card)) found.push(`Card ${card} is shown but not in the hand of ${seat}.`);
  return found;
}

function pieceFaults(s: Hannibal): string[] {
  const found: string[] = [];
  for (let post = 0; post < POST_COUNT; post++) {
    if (s.cus.rome[post]! < 0 || s.cus.carthage[post]! < 0 || s.elephants[post]! < 0)
      found.push(`There are fewer than no CUs at ${POST_OPTIONS[post]}.`);
  }
  const elephants = s.elephants.reduce((sum, number) => sum + number, 0);
  const needed = countersTooMany(s);
  if (elephants > ELEPHANT_LIMIT) found.push(`There are ${elephants} elephant CUs; four is the limit.`);
  else if (needed !== undefined) found.push(`The elephants need ${needed} counters; two is the limit.`); // 17.1
  if (s.consuls.length > 2) found.push("There are more than two consuls.");
  const electing = s.phase === "elections"; // and perhaps not placed yet
  for (const consul of s.consuls)
    if (s.generals[consul]! < 0 && !electing) found.push(`The consul ${GENERALS[consul]!.name} is not on the map.`);
  if (s.proconsul >= 0 && s.generals[s.proconsul]! < 0) found.push("The proconsul is not on the map.");
  if (s.proconsul >= 0 && s.consuls.includes(s.proconsul)) found.push("The proconsul is a consul.");
  for (const general of [HANNIBAL, AFRICANUS])
    if (s.generals[general] === AWAY.displaced)
      found.push(`${GENERALS[general]!.name} cannot be displaced: he is gone for good.`); // 10.10
  return found;
}

function commandFaults(s: Hannibal): string[] {
  // while an army passes through, two commanders may be in one space
  if (s.march) return [];
  const found: string[] = [];
  for (let post = 0; post < POST_COUNT; post++) {
    for (const seat of SEATS) {
      const generals = generalsAt(s, seat, post);
      if (generals.length === 0) continue;
      const chiefs = generals.filter((general) => s.commands[general] === 1);
      if (chiefs.length !== 1) found.push(`At ${POST_OPTIONS[post]} ${chiefs.length} generals of ${seat} are in command.`);
      else if (generals.some((general) => rank(s, general) > rank(s, chiefs[0]!)))
        found.push(`At ${POST_OPTIONS[post]} the commander is outranked.`);
    }
  }
  for (const [general, commands] of s.commands.entries()) {
    if (commands === 1 && s.generals[general]! < 0)
      found.push(`${GENERALS[general]!.name} of ${sideOf(general)} commands though he is not on the map.`);
  }
  return found;
}

function cityFaults(s: Hannibal): string[] {
  const found: string[] = [];
  for (const city of CITIES) {
    for (const seat of SEATS) {
      const inside = insideOf(city);
      const cus = cusAt(s, seat, inside);
      if (cus === 0 && generalsAt(s, seat, inside).length === 0) continue;
      if (!controls(s, seat, city)) found.push(`${seat} has pieces inside ${SPACE_NAMES[city]} without holding it.`);
      if (cus > HOLDS[city]!) found.push(`${SPACE_NAMES[city]} holds ${HOLDS[city]} CUs, not ${cus}.`);
    }
  }
  if (s.march || s.battle) return found;
  for (let post = 0; post < POST_COUNT; post++) {
    if (!isInside(post) && cusAt(s, "rome", post) > 0 && cusAt(s, "carthage", post) > 0)
      found.push(`CUs of both sides stand in ${SPACE_NAMES[spaceOf(post)]}.`);
  }
  if (s.train >= 0 && cusAt(s, "rome", s.train) > 0 && !hasGeneral(s, "carthage", s.train))
    found.push("The siege train stands among Roman CUs.");
  for (const [general, post] of s.generals.entries()) {
    const seat = sideOf(general);
    if (post < 0 || isInside(post) || (isCity(post) && controls(s, other(seat), post))) continue; // outside the walls he may be alone
    if (cusAt(s, seat, post) === 0 && cusAt(s, other(seat), post) > 0)
      found.push(`${GENERALS[general]!.name} stands alone among enemy CUs.`);
  }
  return found;
}

/** 10.11: how far generals have moved is known of each, and no more CUs have moved than there are. */
function fatigueFaults(s: Hannibal): string[] {
  const found: string[] = [];
  if (s.march && s.march.staff.length !== s.march.staffLimits.length)
    found.push("There is not one limit for each general who goes along.");
  if (!s.play || s.play.moved.length === 0) return found;
  const { seat, moved } = s.play;
  for (let post = 0; post < POST_COUNT; post++) {
    const marching = s.march?.at === post ? countMarch(s.march) : { cus: 0, elephants: 0 };
    for (const kind of ["cus", "elephants"] as const) {
      const tired = moved.reduce((sum, group) => sum + (group.post === post ? group[kind] : 0), marching[kind]);
      const there = kind === "cus" ? s.cus[seat][post]! : seat === "carthage" ? s.elephants[post]! : 0;
      if (tired > there) found.push(`${tired} ${kind} at ${POST_OPTIONS[post]} have moved, but there are ${there}.`);
    }
  }
  return found;
}

function battleFaults(s: Hannibal): string[] {
  const battle = s.battle;
  if (!battle) return [];
  const found: string[] = [];
  for (const [type, total] of BATTLE_DECK.entries()) {
    const counts = [battle.deck[type]!, battle.hands.rome[type]!, battle.hands.carthage[type]!];
    if (counts.some((count) => count < 0) || counts.reduce((sum, count) => sum + count, 0) > total)
      found.push(`There are too many battle cards of type ${type}.`);
    for (const seat of SEATS)
      if (battle.open[seat][type]! + battle.stolen[seat][type]! > battle.hands[seat][type]!)
        found.push("A battle card is known that is not in the hand.");
  }
  return found;
}
