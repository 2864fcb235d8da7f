import { clone, copyChance, type Flat } from "../../../engine/index.ts";
import { copyLists } from "../../shared/rules/seats.ts";
import type { CardPlay, Hannibal, March } from "./state.ts";

/** A deep copy of a state, field by field: several times faster than a copy that knows nothing of its shape. */
export function copy(s: Hannibal): Hannibal {
  const flat: Flat<Hannibal> = s;
  return {
    ...flat,
    chance: copyChance(s.chance),
    over: clone(s.over),
    options: { ...s.options },
    control: s.control.slice(),
    tribes: s.tribes.slice(),
    siege: s.siege.slice(),
    cus: copyLists(s.cus),
    elephants: s.elephants.slice(),
    generals: s.generals.slice(),
    commands: s.commands.slice(),
    consuls: s.consuls.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    removed: s.removed.slice(),
    hands: copyLists(s.hands),
    shown: copyLists(s.shown),
    play: s.play && copyPlay(s.play),
    march: s.march && copyMarch(s.march),
    battle: clone(s.battle),
    winter: clone(s.winter),
  };
}

function copyPlay(play: CardPlay): CardPlay {
  const flat: Flat<CardPlay> = play;
  return {
    ...flat,
    activated: play.activated.slice(),
    attempted: play.attempted.slice(),
    moved: clone(play.moved),
    generalMoved: clone(play.generalMoved),
  };
}

function copyMarch(march: March): March {
  const flat: Flat<March> = march;
  return {
    ...flat,
    staff: march.staff.slice(),
    staffLimits: clone(march.staffLimits),
    columns: march.columns.map((column) => ({ ...column })),
    trainLimit: clone(march.trainLimit),
    path: clone(march.path),
    failedToIntercept: march.failedToIntercept.slice(),
    failedCUs: clone(march.failedCUs),
  };
}
