import { clone, copyChance, type Flat } from "../../../engine/index.ts";
import { copyLists } from "../../shared/rules/seats.ts";
import type { CardPlay, Fleet, Hamilcar, March } from "./state.ts";

/** A deep copy of a state, field by field: several times faster than copying it as just any data. */
export function copy(s: Hamilcar): Hamilcar {
  const flat: Flat<Hamilcar> = s;
  return {
    ...flat,
    chance: copyChance(s.chance),
    over: clone(s.over),
    options: { ...s.options },
    queue: s.queue.slice(),
    drawn: s.drawn.slice(),
    control: s.control.slice(),
    siege: s.siege.slice(),
    trains: s.trains.slice(),
    cus: copyLists(s.cus),
    elephants: s.elephants.slice(),
    supply: copyLists(s.supply),
    generals: s.generals.slice(),
    office: s.office.slice(),
    warships: { rome: { ...s.warships.rome }, carthage: { ...s.warships.carthage } },
    miat: s.miat.slice(),
    deck: s.deck.slice(),
    hands: copyLists(s.hands),
    cards: s.cards.slice(),
    shown: copyLists(s.shown),
    chest: { ...s.chest },
    play: s.play && copyPlay(s.play),
    march: s.march && copyMarch(s.march),
    fleets: { rome: s.fleets.rome && copyFleet(s.fleets.rome), carthage: s.fleets.carthage && copyFleet(s.fleets.carthage) },
    seaBattle: clone(s.seaBattle),
    battle: clone(s.battle),
  };
}

function copyPlay(play: CardPlay): CardPlay {
  const flat: Flat<CardPlay> = play;
  const { units, generals, warships } = play.fatigue;
  return {
    ...flat,
    activated: play.activated.slice(),
    orders: { ...play.orders },
    attempted: play.attempted.slice(),
    fatigue: { units: clone(units), generals: clone(generals), warships: clone(warships) },
  };
}

function copyMarch(march: March): March {
  const flat: Flat<March> = march;
  return {
    ...flat,
    staff: march.staff.slice(),
    columns: march.columns.map((column) => ({ ...column })),
    path: march.path.slice(),
    spent: march.spent.slice(),
    failed: clone(march.failed),
  };
}

function copyFleet(fleet: Fleet): Fleet {
  const flat: Flat<Fleet> = fleet;
  return { ...flat, route: fleet.route.slice(), crews: clone(fleet.crews) };
}
