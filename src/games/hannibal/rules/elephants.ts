import type { Limit, Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { allocate, amount, choose, type Item, type Key, type Wording } from "./ask.ts";
import type { Troops } from "./fatigue.ts";
import type { Hannibal } from "./state.ts";

// 17.1 How many elephants there are, and where they may part

export const ELEPHANT_LIMIT = 4;
const COUNTERS = 2; // of two elephant CUs each

const inCounters = (s: Hannibal): boolean => s.options.elephants === "counters";
const counters = (elephants: readonly number[]): number => elephants.reduce((sum, number) => sum + Math.ceil(number / 2), 0);

/** Elephants not in play. Every place with elephants needs a counter of its own, however few there are. */
export function elephantsLeft(s: Hannibal): number {
  const elephants = s.elephants.reduce((sum, number) => sum + number, 0);
  return Math.max(0, inCounters(s) ? 2 * (COUNTERS - counters(s.elephants)) : ELEPHANT_LIMIT - elephants);
}

/** How many counters the elephants need, if that is more than there are. */
export const countersTooMany = (s: Hannibal): number | undefined =>
  inCounters(s) && counters(s.elephants) > COUNTERS ? counters(s.elephants) : undefined;

export const anyNumber = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);

/** How many of the elephants at a post may go, on their own or to those at another post: no pair parts that takes a third counter. */
export const elephantsThatMayGo = (s: Hannibal, from: number, most: number, to = -1): number[] =>
  most === 0 ? [0] : anyNumber(most).filter((count) => mayPart(s, from, count, to));

/** How many of those who could leave a post may stay there while the others go. */
export const elephantsThatMayStay = (s: Hannibal, post: number, most: number): number[] =>
  elephantsThatMayGo(s, post, most)
    .map((count) => most - count)
    .reverse();

function mayPart(s: Hannibal, from: number, count: number, to: number): boolean {
  if (count === 0 || count === s.elephants[from] || !inCounters(s)) return true;
  const after = [...s.elephants, 0];
  after[from]! -= count;
  after[to < 0 ? s.elephants.length : to]! += count;
  return counters(after) <= COUNTERS;
}

interface Choice {
  /** the CUs that may be chosen */
  there: Troops;
  /** how many of the elephants may be */
  beasts: readonly number[];
  train?: boolean;
  min: number;
  max: number;
}

/** Some of the CUs of a stack, elephants and the siege train among them. Elephants that must not part are asked for first, by `prompt`. */
export function* chooseTroops(seat: Seat, choice: Choice, wording: Wording, prompt: Key): Play<Troops & { train: boolean }> {
  const { there, beasts, train = false } = choice;
  const isFree = beasts.length > there.elephants;
  const together = isFree ? 0 : yield* chooseNumber(seat, choosable(choice), { ...wording, prompt });
  const min = Math.max(0, choice.min - together);
  const max = Math.min(choice.max - together, there.cus + (isFree ? there.elephants : 0));
  const items: Item[] = [{ id: "cus", min: 0, max: Math.min(there.cus, max) }];
  if (isFree && there.elephants > 0) items.push({ id: "elephants", min: 0, max: Math.min(there.elephants, max) });
  const kinds = items.map(({ id }) => id);
  const limits: Limit[] | undefined = train ? [{ items: kinds, min, max }] : undefined;
  if (train) items.push({ id: "train", min: 0, max: 1 });
  const params = { ...wording.params, min, max };
  const taken = yield* allocate(seat, items, min, max + (train ? 1 : 0), { ...wording, params }, limits);
  return { cus: taken.cus ?? 0, elephants: together + (taken.elephants ?? 0), train: (taken.train ?? 0) > 0 };
}

/** Whether some choice is possible. */
export const canChoose = (choice: Choice): boolean => choosable(choice).length > 0;

const choosable = ({ there, beasts, min, max }: Choice): number[] =>
  beasts.filter((count) => count <= max && count + there.cus >= min);

function* chooseNumber(seat: Seat, numbers: readonly number[], wording: Wording): Play<number> {
  const answer = yield* choose(
    seat,
    numbers.map((count) => `elephants:${count}` as const),
    { ...wording, rule: "17.1" },
  );
  return Number(answer.slice("elephants:".length));
}

/** How many of the CUs that go may be elephants. */
export const elephantsAmong = (from: Troops, count: number, beasts: readonly number[]): number[] =>
  beasts.filter((number) => number >= count - from.cus && number <= Math.min(count, from.elephants));

/** How many of the CUs that go are elephants; asked only if there is a choice. */
export function* howManyElephants(seat: Seat, numbers: readonly number[], count: number, wording: Wording): Play<number> {
  const [least, most] = [numbers[0]!, numbers.at(-1)!];
  const params = { ...wording.params, count };
  return numbers.length === most - least + 1
    ? yield* amount(seat, least, most, { ...wording, params })
    : yield* chooseNumber(seat, numbers, { ...wording, params });
}
