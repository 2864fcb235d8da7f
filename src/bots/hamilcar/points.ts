import { other, type Seat } from "../../engine/index.ts";
import { controls, italianProvinces } from "../../games/hamilcar/control.ts";
import { cusInSpace, siegePoints } from "../../games/hamilcar/forces.ts";
import {
  ITALIAN_PROVINCES,
  isCity,
  MARE_PORTS,
  PROVINCE_OF,
  PROVINCE_SPACES,
  PROVINCES,
  spaceNamed,
} from "../../games/hamilcar/map.ts";
import { miatCount } from "../../games/hamilcar/miat.ts";
import { CODE, type Hamilcar } from "../../games/hamilcar/state.ts";
import { LARGE_DIE, SMALL_DIE } from "../../games/hamilcar/tables.ts";

/** How much a PC placed or turned in a space, or taken from the enemy, changes. */
export function pcWorth(s: Hamilcar, seat: Seat, at: number): number {
  const province = PROVINCE_OF[at]!;
  return (
    0.6 +
    weightOf(s, province) * swing(s, seat, at, PROVINCE_SPACES[province]!) +
    (MARE_PORTS.includes(at) ? swing(s, seat, at, MARE_PORTS) : 0)
  );
}

/** How much a province counts: on the Provincial Display, or for the war in Italia, which is lost with fewer than three (4.1). */
function weightOf(s: Hamilcar, province: number): number {
  const shown = PROVINCES[province]!.significant ? 1 : 0.35;
  return ITALIAN_PROVINCES.includes(province) ? Math.max(shown, WAR_IN_ITALIA[italianProvinces(s, "rome")]!) : shown;
}
const WAR_IN_ITALIA = [2, 2, 2, 1.8, 1.3, 0.7, 0.35];

function swing(s: Hamilcar, seat: Seat, at: number, spaces: readonly number[]): number {
  let mine = 0;
  let theirs = 0;
  for (const one of spaces) {
    if (s.control[one] === CODE[seat]) mine++;
    if (s.control[one] === CODE[other(seat)]) theirs++;
  }
  const majority = Math.floor(spaces.length / 2) + 1;
  const turned = controls(s, other(seat), at);
  let points = mine + 1 === majority ? 5 : mine < majority ? 2 : 0.6;
  if (turned && theirs === majority) points += 4;
  return points;
}

/** What a PC of one's own is worth when some must go, and others have been given up already. */
export function lossWorth(s: Hamilcar, seat: Seat, at: number, given: readonly number[]): number {
  const province = PROVINCE_OF[at]!;
  const spaces = PROVINCE_SPACES[province]!;
  const majority = Math.floor(spaces.length / 2) + 1;
  const mine = spaces.filter((one) => s.control[one] === CODE[seat] && !given.includes(one)).length;
  return weightOf(s, province) * (mine === majority ? 6 : mine === majority + 1 ? 1.3 : 1) + (MARE_PORTS.includes(at) ? 1.5 : 0);
}

/** What an operation point is worth, spent so. */
export function pointWorth(s: Hamilcar, seat: Seat, option: string): number {
  if (option === "done") return -2;
  if (option === "refit") return s.warships[seat].ready < 4 ? 3.2 : 2;
  if (option === "duilius") return 1;
  if (option.startsWith("miat:")) return miatCount(s) < 3 || option === "miat:centre" ? 4.5 : 2;
  const at = spaceNamed(option);
  if (option.startsWith("supply:")) {
    if (s.supply[seat].reduce((sum, count) => sum + count, 0) > 5) return 0.2;
    return 1 + Math.min(4, cusInSpace(s, seat, at)) * 0.3 + (isCity(at) ? siegePoints(s, at) : 0);
  }
  return pcWorth(s, seat, at);
}

const hits = ({ cavalry, light, infantry }: { cavalry: number; light: number; infantry: number }): number =>
  cavalry * 1.2 + light * 0.7 + infantry * 0.9;
const DICE = { small: SMALL_DIE, large: LARGE_DIE };

/** What it is worth to roll a battle die again: one's own bad ones, the enemy's good ones. */
export function dieWorth(s: Hamilcar, seat: Seat, option: string): number {
  if (option === "none") return 0;
  const [side, size] = option.slice("die:".length).split("-") as [Seat, "small" | "large"];
  const faces = DICE[size];
  const face = s.battle!.dice[side][size === "small" ? 0 : 1]!;
  const average = faces.reduce((sum, one) => sum + hits(one), 0) / faces.length;
  const gain = average - hits(faces[face]!);
  return 2 * (side === seat ? gain : -gain);
}
