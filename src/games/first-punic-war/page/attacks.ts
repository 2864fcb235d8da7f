import type { Plain } from "../../../engine/index.ts";
import type { DieFace, DieRow } from "../../../web/plan/planning.ts";
import type { Words } from "../../../words/words.ts";
import { other, type Question, type Seat } from "../../shared/rules/seats.ts";
import { attackersInto, withCargo } from "../rules/attack.ts";
import { scan } from "../rules/board.ts";
import { canRaid } from "../rules/combat.ts";
import { type Forecast, forecast } from "../rules/forecast.ts";
import { directionTo, HEX_IDS, hexOfId } from "../rules/map.ts";
import { givenAway } from "../rules/minor-powers.ts";
import { counted } from "../rules/pieces.ts";
import { isSheltered, MAJOR_LOSS } from "../rules/results.ts";
import { retreatHexes, wayOf } from "../rules/retreat.ts";
import { totalStrength } from "../rules/shifts.ts";
import { enemyOf, type State, sideOf, sideOfSeat } from "../rules/state.ts";
import { TABLES } from "../rules/tables.ts";
import { COMMAND, IS_LEADER, IS_STATIC, UNIT_COUNT, UNIT_IDS, unitOfId } from "../rules/units.ts";
import { stateOf } from "./imagined.ts";
import { asView, hiddenIn, unitOf, unitsInSight, type WarView } from "./view.ts";

/** The odds against the strongest that could be there besides the visible defenders, if they are worse. */
export const worstOf = ({ odds, worst }: Attack): Forecast | null =>
  worst && (worst.percent < odds.percent || worst.column < odds.column) ? worst : null;

/** The attacker's strength in percent of the defender's, and no less whatever is hidden. */
export const leastOf = (attack: Attack): number => Math.min(attack.odds.percent, worstOf(attack)?.percent ?? attack.odds.percent);

/** What the board shows of an attack: the least odds, with a + if there may be more, and a ! if it is on a neutral. */
export const markOf = (attack: Attack): string => `${leastOf(attack)}%${worstOf(attack) ? "+" : ""}${attack.given ? " !" : ""}`;

/** How many faces of the die hit the attacker, how many the defender, and how many bring a counterattack; walls cancel a withdrawal (15.0, 16.2). */
export function balanceOf({ table, walled }: Pick<Attack, "table" | "walled">, { column }: Pick<Forecast, "column">): Balance {
  const results = TABLES[table].map((row) => row[column]!);
  return {
    against: results.filter((result) => result.startsWith("A")).length,
    favour: results.filter((result) => result.startsWith("D") && !(walled && result === "DW")).length,
    counter: results.filter((result) => result === "CA").length,
  };
}

interface Balance {
  readonly against: number;
  readonly favour: number;
  readonly counter: number;
}

/** By how many faces of the die the attack is in favour: a counterattack hurts in half of the cases, or so. */
const edgeOf = ({ favour, against, counter }: Balance): number => favour - against - counter / 2;

/** What that makes of the odds, in a word. */
export function verdictOf(balance: Balance): "good" | "even" | "poor" {
  const edge = edgeOf(balance);
  if (Math.abs(edge) < 1) return "even";
  return edge > 0 ? "good" : "poor";
}

/** The odds in a word, with the dice that they come from. */
export function verdictSaid(attack: Attack, words: Words): string {
  const balance = balanceOf(attack, worstOf(attack) ?? attack.odds);
  return words.say("face.verdict", { verdict: `face.verdict.${verdictOf(balance)}`, ...balance });
}

/** That the attack is one on a neutral, and what it gives the enemy; nothing if it is not (24.2). */
export function invasionSaid({ given }: Pick<Attack, "given">, seat: Seat, words: Words): string {
  return given ? words.say("face.invasion", { ...given, side: `side:${other(seat)}` }) : "";
}

/** The column shifts that are certain, and those that hidden units may add. */
export function shiftsSaid({ odds, worst }: Attack, words: Words): string[] {
  const known = counted(odds.shifts);
  const more = counted(worst?.shifts ?? []).filter((shift) => !known.includes(shift));
  return [
    ...(known.length > 0 ? [words.say("face.remark.shifts", { modifiers: known })] : []),
    ...(more.length > 0 ? [words.say("face.remark.shifts.worst", { modifiers: more })] : []),
  ];
}

/** What a catastrophe would cost the attacker; nothing if no die brings one (15.0, 15.3). */
export function ruinSaid(attack: Attack, words: Words): string {
  if (!dieOf(attack, words).some(({ faces }) => faces.some(({ sign }) => sign === "AC"))) return "";
  return words.say(attack.units >= MAJOR_LOSS ? "face.ruin.major" : "face.ruin", { count: attack.units });
}

/** How far those who rout could flee, if they might be lost for want of a way; nothing if no die beats them back (16.1). */
export function roomSaid(attack: Attack, words: Words): string {
  const { room, from } = attack;
  const isBeaten = dieOf(attack, words).some(({ faces }) => faces.some(({ sign }) => sign === "AR" || sign === "CA"));
  if (room >= DICE || !isBeaten) return "";
  return words.say(room === 0 ? "face.room.none" : "face.room", { hex: from, room });
}

/** The farthest that all of a force could retreat from a hex, by the ways that its slowest may go (16.1). */
function roomIn(s: State, side: number, hex: number, units: readonly number[]): number {
  if (isSheltered(s, side, hex)) return DICE;
  const movers = units.filter((unit) => s.aboard[unit]! < 0 && !IS_STATIC[unit]);
  const ways = new Set(movers.map(wayOf));
  if (ways.has("heavy")) ways.delete("light");
  const isOpen = (hexes: number) =>
    [...ways].every((way) => retreatHexes(s, { side, units: [], origin: hex, hex, left: hexes, hexes }, way).hexes.length > 0);
  let room = 0;
  while (room < DICE && isOpen(room + 1)) room++;
  return room;
}
const DICE = 6;

/** The table whose dice clearly favour the attacker, as far as he can see; neither if that is doubtful. */
export function favouredTable(attacks: readonly Attack[]): Attack["table"] | undefined {
  const ranked = attacks
    .map((attack) => ({ table: attack.table, ...balanceOf(attack, worstOf(attack) ?? attack.odds) }))
    .map(({ table, ...balance }) => ({ table, edge: edgeOf(balance) }))
    .sort((a, b) => b.edge - a.edge);
  const [first, second] = ranked;
  return first && first.edge > 0 && first.edge !== second?.edge ? first.table : undefined;
}

const say = (words: Words, key: string, attack: Attack, odds: Forecast): string =>
  words.say(key, {
    percent: odds.percent,
    column: `fpw.column.${odds.column}`,
    verdict: `face.verdict.${verdictOf(balanceOf(attack, odds))}`,
  });

/** The odds and the column they lead to: at worst and against what is in sight, if more may be hidden. */
export function oddsSaid(attack: Attack, words: Words): string[] {
  const worst = worstOf(attack);
  if (!worst) return [say(words, "face.remark.odds", attack, attack.odds)];
  return [say(words, "face.remark.odds.worst", attack, worst), say(words, "face.remark.odds.seen", attack, attack.odds)];
}

/** The same beside a button: at worst, if anything is hidden. */
export function gistOf(attack: Attack, words: Words): string {
  const worst = worstOf(attack);
  return say(words, `face.gist.${attack.table}${worst ? ".worst" : ""}`, attack, worst ?? attack.odds);
}

/** What each face of the die of an attack brings: in one column, or at worst and against what is in sight. */
export function dieOf(attack: Attack, words: Words): DieRow[] {
  const { table, odds, walled } = attack;
  return columnsBetween(odds.column, Math.min(odds.column, attack.worst?.column ?? odds.column), words).map(({ column, said }) =>
    dieRow(table, column, walled, words, said),
  );
}

/** The column that counts; or, if something is hidden, the one at worst and the one against what is in sight. */
export const columnsBetween = (column: number, worst: number, words: Words): { column: number; said: string }[] =>
  worst < column
    ? [
        { column: worst, said: words.say("face.at-worst") },
        { column, said: words.say("face.in-sight") },
      ]
    : [{ column, said: "" }];

/** A column of a combat table, face by face, good or bad for whoever strikes, or is struck; walls make a withdrawal idle (16.2). */
export const dieRow = (
  table: Attack["table"],
  column: number,
  walled: boolean,
  words: Words,
  said = "",
  strikes = true,
): DieRow => ({
  said,
  faces: TABLES[table].map((row): DieFace => {
    const sign = row[column]!;
    const tone = sign === "CA" ? "open" : sign.startsWith(strikes ? "D" : "A") ? "good" : "bad";
    return { sign, said: words.say(`fpw.result.${sign}`), tone, isIdle: walled && sign === "DW" };
  }),
});

/** As many units as are hidden in a hex, the strongest of those not in sight anywhere: all of them fighters, or a leader among them. */
function strongest(view: WarView, s: State, seat: Seat, hex: number): number[][] {
  const stack = view.stacks.find((each) => hexOfId(`hex:${each.hex}`) === hex && each.side !== seat);
  const count = stack ? hiddenIn(stack) : 0;
  if (count === 0) return [];
  const known = new Set([
    ...unitsInSight(view).keys(),
    ...[view.recruits.rome, view.recruits.carthage, view.leaders.rome, view.leaders.carthage].flat(),
    ...view.minorPowers,
    ...view.eliminated,
  ]);
  const side = ["rome", "carthage", "neutral"].indexOf(stack!.side);
  const strength = (unit: number) => Math.max(...unitOf(UNIT_IDS[unit]!).combat);
  const unseen = Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter(
    (unit) => sideOf(s, unit) === side && !known.has(UNIT_IDS[unit]!),
  );
  const fighters = unseen.filter((unit) => !IS_LEADER[unit]).sort((a, b) => strength(b) - strength(a));
  const [leader] = unseen.filter((unit) => IS_LEADER[unit]).sort((a, b) => COMMAND[b]! - COMMAND[a]!);
  const led = leader === undefined ? [] : [[...fighters.slice(0, count - 1), leader]];
  return [fighters.slice(0, count), ...led];
}

/** An attack that could be declared now, as far as the attacker can work it out. */
export interface Attack {
  /** `hex:2916` */
  readonly target: string;
  readonly from: string;
  /** how many hexes the attackers could flee, 6 if that is no question */
  readonly room: number;
  readonly table: "battle" | "raid";
  readonly strength: number;
  readonly units: number;
  /** what it gives the enemy for certain: a neutral power that is attacked becomes his ally, with its victory points */
  readonly given: { readonly power: string; readonly points: number } | null;
  /** whether a fortress or camp shelters the defender */
  readonly walled: boolean;
  /** against units that may be examined */
  readonly odds: Forecast;
  /** against the strongest that could also be there, if there are others */
  readonly worst: Forecast | null;
}

/** The attacks the question is about, on both tables; with only the units picked so far, if they are being picked. */
export function attacksFor(plain: Plain, seat: Seat, question: Question, picked: readonly string[]): Attack[] {
  const s = stateOf(plain);
  const view = asView(plain);
  if (question.prompt === "fpw.choose-table" && view.combat) {
    const { from, to, attackers } = view.combat;
    return bothTables(hexOfId(`hex:${from}`), hexOfId(`hex:${to}`), attackers.map(unitOfId));
  }
  const { operation } = s;
  if (!operation) return [];
  const { hex, dropped } = operation;
  if (question.prompt === "fpw.attack" && question.kind === "choose")
    return question.options.map(hexOfId).flatMap((to) => {
      if (to < 0) return [];
      const able = attackersInto(s, scan(s), sideOfSeat(seat), hex, directionTo(hex, to), dropped);
      return bothTables(hex, to, able);
    });
  if (question.prompt === "fpw.choose-attackers" && typeof question.params?.hex === "string" && picked.length > 0)
    return bothTables(hex, hexOfId(question.params.hex), picked.map(unitOfId));
  return [];

  function worstCase(from: number, to: number, units: readonly number[], table: "battle" | "raid"): Forecast | null {
    const cases = strongest(view, s, seat, to).map((supposed) => {
      const veteran = s.veteran.map((is, unit) => (supposed.includes(unit) ? 1 : is));
      return forecast({ ...s, veteran }, seat, from, to, units, table, supposed);
    });
    const [worst] = cases.toSorted((a, b) => a.column - b.column);
    return worst ? { ...worst, percent: Math.min(...cases.map(({ percent }) => percent)) } : null;
  }

  function bothTables(from: number, to: number, units: readonly number[]): Attack[] {
    const all = withCargo(s, units);
    const raiders = all.filter((unit) => canRaid(s, unit));
    const given = givenAway(s, sideOfSeat(seat), to);
    const attack = (table: "battle" | "raid", part: readonly number[]): Attack => ({
      target: HEX_IDS[to]!,
      from: HEX_IDS[from]!,
      room: roomIn(s, sideOfSeat(seat), from, part),
      table,
      strength: totalStrength(s, part),
      units: part.length,
      given,
      walled: isSheltered(s, enemyOf(sideOfSeat(seat)), to),
      odds: forecast(s, seat, from, to, units, table),
      worst: worstCase(from, to, units, table),
    });
    return [attack("battle", all), ...(raiders.length > 0 ? [attack("raid", raiders)] : [])];
  }
}
