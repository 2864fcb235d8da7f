import type { Play } from "../../../../engine/index.ts";
import { other, type Seat } from "../../../shared/rules/seats.ts";
import type { Key } from "../ask.ts";
import { armyOf, comeBack, settleLosses } from "../campaign.ts";
import { controls } from "../control.ts";
import { rollDie } from "../dice.ts";
import { fleetUnits, loseUnitsAtSea, portOf } from "../fleet.ts";
import { cusAt, generalsAt, sayParty } from "../forces.ts";
import { shutGates, tidy } from "../gates.ts";
import { GENERAL_OPTIONS } from "../generals.ts";
import { counterEvent } from "../hand.ts";
import { AT_SEA, insideOf, isCity, LANES, SPACE_OPTIONS } from "../map.ts";
import { costsOf, relocate } from "../marching.ts";
import { displaceAll, keepToWalls, takeUnguarded } from "../pieces.ts";
import { type Hamilcar, isSilver, type MarchStage, type Modifier, said, sum, type T } from "../state.ts";
import { cardsOfKind, effectOf } from "../strategy-cards.ts";
import { attritionLoss, seamanshipOf, stormHits } from "../tables.ts";
import { endVoyage, whyNotLand } from "../voyage.ts";
import { sayWarships } from "../warships.ts";

// Weather and storms: Bad Weather, Cruel Sea, Storms at Sea (17.1 #32, #11, #39)

const BAD_WEATHER = cardsOfKind("bad-weather");
const CRUEL_SEA = cardsOfKind("cruel-sea");
const STORMS = cardsOfKind("storms-at-sea");

/**
 * Bad Weather: the general has only two movement points, and returns to the last space he entered with them (in Golden Geek to
 * the second space he entered). It matters only once he has moved farther. Returns what the march waits for then, or that it
 * lands under the usual reactions; null if the card was not played.
 */
export function* badWeather(t: T): Play<MarchStage | "lands" | null> {
  const s = t.s;
  const march = s.march!;
  const cards = BAD_WEATHER.filter((card) => {
    const last = lastWithin(s, effectOf(card).points!);
    return last < march.path.length - 1 && last >= march.settled; // a reaction before that point stays resolved
  });
  if (cards.length === 0) return null;
  const last = lastWithin(s, effectOf(cards[0]!).points!);
  const params = {
    general: GENERAL_OPTIONS[march.general]!,
    space: SPACE_OPTIONS[march.path[march.path.length - 1]!]!,
    back: SPACE_OPTIONS[march.path[last]!]!,
  };
  const card = yield* counterEvent(t, other(march.seat), cards, { prompt: "hamilcar.bad-weather", rule: "17.1", params });
  return card === 0 ? null : yield* turnBack(t, lastWithin(s, effectOf(card).points!));
}

/** Where on his path the general would be after this many movement points, or spaces in Golden Geek. */
function lastWithin(s: Hamilcar, points: number): number {
  const { path, spent } = s.march!;
  if (!isSilver(s)) return Math.min(points, path.length - 1);
  let last = path.length - 1;
  while (last > 0 && spent[last]! - spent[0]! > points) last--;
  return last;
}

/**
 * Where an army stands in a space: outside, or inside its own city with enemies outside the walls; -1 if enemies have taken the
 * space.
 */
const postIn = (s: Hamilcar, seat: Seat, at: number): number => {
  if (cusAt(s, other(seat), at) === 0 || (isCity(at) && controls(s, other(seat), at))) return at;
  return isCity(at) ? insideOf(at) : -1;
};

function* turnBack(t: T, within: number): Play<MarchStage | "lands"> {
  const s = t.s;
  const march = s.march!;
  const { general, embarked, seat } = march;
  const sailedBy = march.landed > within && within > embarked && embarked >= 0; // he has landed beyond that port
  const landfall = { used: march.allowance, voyage: march.path.slice(embarked, within) };
  const lands = sailedBy && !whyNotLand(s, march, march.path[within]!, landfall);
  const atSea = march.at === AT_SEA;
  let last = sailedBy && !lands ? embarked : within;
  const farthest = atSea ? embarked : march.path.length - 1;
  if (!lands) while (last < farthest && postIn(s, seat, march.path[last]!) < 0) last++; // enemies who avoided battle are there
  const back = march.path[last]!;
  const from = march.path[march.path.length - 1]!;
  const entry = {
    general: GENERAL_OPTIONS[general]!,
    from: SPACE_OPTIONS[from]!,
    space: SPACE_OPTIONS[back]!,
    party: sayParty(armyOf(march), march.staff),
  };
  if (atSea) s.fleets[seat]!.used = Math.max(0, march.spent[last]! - march.spent[embarked]!);
  comeBack(s, march, last, costsOf(march));
  march.used = march.allowance;
  march.path.length = last + 1;
  march.spent.length = last + 1;
  march.embarked = Math.min(embarked, last);
  march.settled = Math.min(march.settled, last);
  if (march.landed > last) march.landed = -1;
  if (atSea && last > embarked) {
    const fleet = s.fleets[seat]!;
    fleet.route.length = last - embarked + 1;
    fleet.storms = LANES[fleet.route[fleet.route.length - 2]!]!.find(({ to }) => to === back)!.storms;
    t.note("hamilcar.log.turned-back", entry, "17.1");
    return "landing"; // the fleet ends its voyage in that port
  }
  if (atSea) yield* endVoyage(t, s.fleets[seat]!.home, s.fleets[seat]!.weary);
  const post = lands ? back : postIn(s, seat, back);
  if (!lands) shutGates(s, other(seat), back); // even if he has returned there himself
  if (march.at !== post) relocate(s, march, post);
  if (lands) march.landed = last;
  tidy(t);
  t.note("hamilcar.log.turned-back", entry, "17.1");
  if (!lands) yield* keepToWalls(t, seat, post);
  if (!lands) takeUnguarded(t, seat, post);
  return lands ? "lands" : "ended";
}

/** The moving fleet and its port. */
const fleetSaid = (s: Hamilcar) => ({
  general: GENERAL_OPTIONS[s.march!.general]!,
  space: SPACE_OPTIONS[portOf(s.fleets[s.march!.seat]!)]!,
});

/** Cruel Sea: a Roman fleet at the end of its movement rolls for storms on its last lane. Returns whether it was wrecked. */
export function* cruelSea(t: T): Play<boolean> {
  const s = t.s;
  if (fleetUnits(s, "rome") === 0) return false;
  const rolls: Modifier[] = [];
  const add = (amount: number, because: Key) => {
    if (amount > 0) rolls.push({ amount, because });
  };
  add(s.fleets.rome!.storms, "hamilcar.because.storms");
  add(seamanshipOf(s.seamanship).storms, "hamilcar.because.seamanship");
  add(s.corvi ? 1 : 0, "hamilcar.because.corvi"); // 15.5
  const params = { ...fleetSaid(s), rolls: sum(rolls) };
  if ((yield* counterEvent(t, "carthage", CRUEL_SEA, { prompt: "hamilcar.cruel-sea", rule: "17.1", params })) === 0) return false;
  t.note("hamilcar.log.storm-rolls", { ...params, modifiers: rolls.map(said) }, "17.1");
  const scored: number[] = [];
  while (scored.length < params.rolls)
    scored.push(stormHits(yield* rollDie(t, "rome", { what: "hamilcar.roll.cruel-sea", rule: "17.1" })));
  const hits = scored.reduce((total, each) => total + each, 0);
  const ships = s.warships.rome;
  const sunk = Math.min(hits, ships.atSea);
  const cus = Math.min(hits, s.cus.rome[AT_SEA]!);
  const supply = Math.min(hits, s.supply.rome[AT_SEA]!);
  ships.atSea -= sunk;
  ships.sunk += sunk;
  s.cus.rome[AT_SEA]! -= cus;
  s.supply.rome[AT_SEA]! -= supply;
  settleLosses(s);
  const party = [...(sunk > 0 ? [`warships:${sunk}`] : []), ...sayParty({ cus, elephants: 0, supply }, [])];
  const lost = { warships: sunk, party, ships: sunk > 0 ? sayWarships(s, "rome") : [] };
  t.note("hamilcar.log.cruel-sea", { hits, scored, ...lost }, "17.1");
  if (hits === 0 || fleetUnits(s, "rome") > 0) return false;
  yield* displaceAll(t, generalsAt(s, "rome", AT_SEA), "17.1", { why: "hamilcar.because.fleet-lost" });
  s.fleets.rome = null;
  return true;
}

/** Storms at Sea: a Carthaginian fleet loses units, warships first. Returns whether its general must turn home alone. */
export function* stormsAtSea(t: T): Play<boolean> {
  const s = t.s;
  const size = fleetUnits(s, "carthage");
  if (size === 0) return false;
  const params = { ...fleetSaid(s), units: size };
  if ((yield* counterEvent(t, "rome", STORMS, { prompt: "hamilcar.storms-at-sea", rule: "17.1", params })) === 0) return false;
  const hits = attritionLoss(size, yield* rollDie(t, "rome", { what: "hamilcar.roll.storm", rule: "17.1" }));
  const ships = s.warships.carthage;
  const sunk = Math.min(hits, ships.atSea);
  ships.atSea -= sunk;
  ships.sunk += sunk;
  t.note(
    "hamilcar.log.storms-at-sea",
    { ...params, hits, warships: sunk, ships: sunk > 0 ? sayWarships(s, "carthage") : [] },
    "17.1",
  );
  yield* loseUnitsAtSea(t, "carthage", hits - sunk);
  return fleetUnits(s, "carthage") === 0;
}
