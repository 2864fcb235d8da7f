import type { Plain } from "../../../engine/index.ts";
import type { Words } from "../../../words/words.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { fortressAp } from "../rules/action-points.ts";
import { enemyOf, NEUTRAL, POWER_IDS, type State, sideOfSeat } from "../rules/state.ts";
import { UNITS } from "../rules/units.ts";
import { victoryPoints } from "../rules/victory.ts";
import { stateOf } from "./imagined.ts";
import { asView } from "./view.ts";

/** What a power gives to the side that it serves, as everybody can count it: points, action points, units on the map. */
function gainsOf(power: number, side: number, plain: Plain): { vp: number; ap: number; units: number } {
  const s = stateOf(plain);
  const serving = (friend: number): State => ({ ...s, powers: s.powers.with(power, friend) });
  const [without, with_] = [serving(NEUTRAL), serving(side)];
  const { minorPowers, eliminated } = asView(plain);
  const away = new Set([...minorPowers, ...eliminated]);
  const units = UNITS.filter(({ id, contingent }) => contingent === power + 2 && !away.has(`unit:${id}`)).length;
  return {
    vp: victoryPoints(with_, side) - victoryPoints(without, side),
    ap: fortressAp(with_, side) - fortressAp(without, side),
    units,
  };
}

/** The same in a few words; nothing if it gives nothing. */
function gainsSaid(power: number, side: number, plain: Plain, words: Words): string[] {
  return Object.entries(gainsOf(power, side, plain)).flatMap(([what, count]) =>
    count > 0 ? [words.say(`face.gain.${what}`, { count })] : [],
  );
}

const powerNamed = (id: string): number => (POWER_IDS as readonly string[]).indexOf(id);

/** What courting a power may win, or take from the enemy: beside its name. */
export function worthOf(id: string, seat: Seat, plain: Plain, words: Words): string[] {
  const power = powerNamed(id);
  const side = sideOfSeat(seat);
  const isTheirs = stateOf(plain).powers[power] === enemyOf(side);
  return gainsSaid(power, isTheirs ? enemyOf(side) : side, plain, words);
}

/** The same in a sentence, for whoever asks about the power; nothing of one's own ally. */
export function worthSaid(id: string, seat: Seat, plain: Plain, words: Words): string {
  const gains = worthOf(id, seat, plain, words);
  const friend = stateOf(plain).powers[powerNamed(id)];
  if (gains.length === 0 || friend === sideOfSeat(seat)) return "";
  return words.say(friend === NEUTRAL ? "face.power.worth" : "face.power.lost", { gains });
}
