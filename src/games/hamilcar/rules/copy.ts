import { clone, copyChance, type Flat } from "../../../engine/index.ts";
import { copyLists } from "../../shared/rules/seats.ts";
import type { Hamilcar } from "./state.ts";

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
    play: clone(s.play),
    march: clone(s.march),
    fleets: { rome: clone(s.fleets.rome), carthage: clone(s.fleets.carthage) },
    seaBattle: clone(s.seaBattle),
    battle: clone(s.battle),
  };
}
