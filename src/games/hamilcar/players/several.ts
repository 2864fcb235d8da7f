import { best } from "../../../bots/best.ts";
import { type Amount, type Answer, type Chance, handOut, randomAnswer, randomBelow } from "../../../engine/index.ts";
import type { Allocate, Pick } from "../../shared/rules/seats.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { UNIT_LIMIT } from "../rules/army.ts";
import { controls } from "../rules/control.ts";
import { cusInSpace, rank } from "../rules/forces.ts";
import { generalNamed } from "../rules/generals.ts";
import { HOLDS, isCity, isPort, spaceNamed, spaceOf } from "../rules/map.ts";
import { CODE, type Hamilcar, NOBODY } from "../rules/state.ts";
import { miatSlotNamed } from "../rules/tables.ts";
import { seaRating, unitsAboard } from "./escort.ts";
import { canSpareOne } from "./leading.ts";
import { measureAs } from "./measures.ts";
import { miatWorth, pcScorer } from "./points.ts";
import { removalWorth } from "./politics.ts";
import { armyAt, edge } from "./strength.ts";

// Answers with more than one option

/** Whether a garrison should stay behind its walls: the army outside is stronger. */
function isOutmatched(s: Hamilcar, seat: Seat): boolean {
  if (!s.march) return false;
  const at = spaceOf(s.march.at);
  const own = { cus: cusInSpace(s, seat, at), rating: armyAt(s, seat, at).rating };
  return edge(s, seat, at, own, armyAt(s, other(seat), at)) < 1;
}

/** An army too large for the walls stays together: what it left outside would be lost without its general. */
const takesShelter = (s: Hamilcar, seat: Seat): boolean =>
  isOutmatched(s, seat) && cusInSpace(s, seat, spaceOf(s.march!.at)) <= HOLDS[spaceOf(s.march!.at)]!;

const LUCK = 1;

/** Takes a number of options one at a time, since each changes the worth of the next. */
function choose(
  s: Hamilcar,
  seat: Seat,
  name: string,
  options: readonly string[],
  count: number,
  chance: Chance,
  luck = LUCK,
): string[] {
  const trial = { ...s, control: [...s.control], miat: [...s.miat] };
  const placed = name === "place-pcs" ? pcScorer(trial, seat) : undefined;
  const worth = (option: string) => placed?.(spaceNamed(option)) ?? worthOf(trial, seat, name, option);
  const left = [...options];
  const chosen: string[] = [];
  while (chosen.length < count) {
    const option = best(left, worth, luck, chance);
    chosen.push(option);
    left.splice(left.indexOf(option), 1);
    if (option.startsWith("miat:")) trial.miat[miatSlotNamed(option)] = name === "place-miat" ? 1 : 0;
    if (option.startsWith("space:")) trial.control[spaceNamed(option)] = name === "place-pcs" ? CODE[seat] : NOBODY;
  }
  return chosen;
}

/** The worth of giving up an option, or of putting a PC on the Miat. */
function worthOf(s: Hamilcar, seat: Seat, name: string, option: string): number {
  switch (option.split(":")[0]) {
    case "miat":
      return miatWorth(s, miatSlotNamed(option)) * (name === "place-miat" ? 1 : -1);
    case "supply":
      return -1.2;
    case "space":
      return removalWorth(s, seat, spaceNamed(option));
    default:
      return 0;
  }
}

export function pickSome(s: Hamilcar, question: Pick, chance: Chance, luck = LUCK): Answer {
  const { seat, options, min, max } = question;
  const name = question.prompt.slice("hamilcar.".length);
  measureAs(seat);
  if (name === "inside-generals") return options.slice(0, takesShelter(s, seat) ? max : min);
  if (name === "sortie-generals") return options.slice(0, isOutmatched(s, seat) ? min : max);
  if (name === "take-generals") return options; // a lone general is lost to the war
  if (name === "gather-generals") return crewFor(s, seat, options, min);
  if (name.endsWith("generals")) return options.slice(0, randomBelow(chance, 10) < 8 ? max : min); // keep together
  return choose(s, seat, name, options, max, chance, luck);
}

/** Generals who join a fleet: all but those who would take the command from a better Admiral (8.4). */
function crewFor(s: Hamilcar, seat: Seat, options: readonly string[], min: number): readonly string[] {
  const { commander } = s.fleets[seat]!;
  const all = options.map(generalNamed);
  const led = commander < 0 ? all : [commander, ...all];
  const chief = led.reduce((best, one) => (seaRating(s, one) > seaRating(s, best) ? one : best), led[0]!);
  const aboard = options.filter(
    (_, index) => rank(s, all[index]!) <= rank(s, chief) || seaRating(s, all[index]!) >= seaRating(s, chief),
  );
  return aboard.length >= min ? aboard : options.slice(0, min);
}

/** PCs and supply trains to give up, the least useful first. */
function giveUp(s: Hamilcar, { seat, items, min, prompt }: Allocate, chance: Chance): Answer {
  const units = items.flatMap(({ id, max }) => Array.from({ length: max }, () => id));
  const answer: Record<string, number> = Object.fromEntries(items.map(({ id }) => [id, 0]));
  for (const id of choose(s, seat, prompt.slice("hamilcar.".length), units, min, chance)) answer[id]!++;
  return answer;
}

/** Units that stay behind, or are lost, count the other way round: as few as possible, and cheap ones first. */
export function allocateSome(s: Hamilcar, question: Allocate, chance: Chance): Answer {
  const { seat, items, min, max } = question;
  const name = question.prompt.slice("hamilcar.".length);
  if (name === "shortfall") return giveUp(s, question, chance);
  const few = (name === "inside-units" && !takesShelter(s, seat)) || (name === "sortie-units" && isOutmatched(s, seat));
  const order =
    name === "lose-at-sea"
      ? items.toSorted((a, b) => price(a.id) - price(b.id))
      : name === "reduce-difference"
        ? items.toSorted((a, b) => needOfTrains(s, seat, spaceNamed(a.id)) - needOfTrains(s, seat, spaceNamed(b.id)))
        : items;
  const answer = handOut(question, few ? min : name === "take-units" ? Math.min(max, unitsToTake(s, seat)) : max, order);
  const sum = (ids: readonly string[]) => ids.reduce((so, id) => so + answer[id]!, 0);
  const staysToTurn =
    name === "take-units" &&
    controls(s, other(seat), spaceOf(s.march!.at)) &&
    canSpareOne(s, (answer.cus ?? 0) + (answer.elephants ?? 0));
  if (staysToTurn && answer.cus! > 0 && (question.limits ?? []).every((limit) => sum(limit.items) > limit.min)) answer.cus!--;
  return sum(items.map(({ id }) => id)) < min ? randomAnswer(question, chance) : answer;
}

/** Trains go with troops; those of a city with enemies before it defend it (14.3). */
const needOfTrains = (s: Hamilcar, seat: Seat, at: number): number =>
  cusInSpace(s, seat, at) + (isCity(at) && cusInSpace(s, other(seat), at) > 0 ? UNIT_LIMIT : 0);

/** As many as may go; from a port of one's own, as many as can sail with warships. */
function unitsToTake(s: Hamilcar, seat: Seat): number {
  const { at, general, embarked } = s.march!;
  const here = spaceOf(at);
  return embarked < 0 && isPort(here) && !controls(s, other(seat), here) ? unitsAboard(s, seat, general) : UNIT_LIMIT;
}

const price = (unit: string): number => ({ supply: 0, cus: 1, elephants: 2 })[unit] ?? 1;

export function amountOf(s: Hamilcar, { prompt, params, seat, min, max }: Amount): number | undefined {
  switch (prompt.slice("hamilcar.".length)) {
    case "lose-elephants":
    case "destroy-supply":
    case "ready-to-cus":
      return min;
    case "take-warships":
    case "interceptor-warships":
    case "spent-to-cus":
    case "raid-supply":
      return max;
    case "cus-to-warships":
      return s.warships.rome.ready + s.warships.rome.spent < 6 ? max : min;
    case "set-die":
      return isLowGood(String(params?.what)) && seat ? min : max;
    default:
      return undefined;
  }
}
/** Rolls where lower is better: they succeed, or hurt less. */
const isLowGood = (what: string): boolean => /\.(attrition|avoid|intercept|pursuit|storm|mutiny)$/.test(what);
