import { each, list, over, positions, type StateIn, whole, word } from "../../../engine/codec/index.ts";
import { chanceFrom, type GameState, type Header, shuffle, type Table } from "../../../engine/index.ts";
import type { Key } from "./ask.ts";

export type Seat = "rome" | "carthage";
export const SEATS: readonly Seat[] = ["rome", "carthage"];
export const other = (seat: Seat): Seat => (seat === "rome" ? "carthage" : "rome");

export const SPACES = ["rome", "capua", "neapolis", "messana", "syracuse", "carthage"] as const;
export type Space = (typeof SPACES)[number];

export const ROADS: Readonly<Record<Space, readonly Space[]>> = {
  rome: ["capua"],
  capua: ["rome", "neapolis", "messana"],
  neapolis: ["capua"],
  messana: ["capua", "syracuse"],
  syracuse: ["messana", "carthage"],
  carthage: ["syracuse"],
};

/** Where each army begins, and where it goes when it is beaten. */
export const HOMES: Readonly<Record<Seat, Space>> = { rome: "rome", carthage: "carthage" };

export const CARDS = 20;
const HAND = 4;

// The shape of the state: how it is written and read, and who may see what

const card = whole(1, CARDS).faceDown("card");
const units = whole(0, 999);
const count = (things: readonly unknown[]): number => things.length;

const shape = {
  turn: whole(1, 99).needed(),
  turns: whole(1, 99).needed().doc("how many there are"),
  active: word(SEATS).needed().doc("whose turn it is to play a card"),
  hands: each(SEATS, (owner) => list(card).secret(owner, count)).needed(),
  deck: list(card).secret("nobody", count).needed().doc("the last card is on top"),
  discard: list(card).open().needed(),
  at: each(SEATS, word(SPACES)).needed().doc("where the army of each side is"),
  foot: each(SEATS, units).needed(),
  horse: each(SEATS, units).needed(),
};

export interface StraitState extends GameState, StateIn<typeof shape> {}
export type T = Table<StraitState, Key>;

export function setup(header: Header): StraitState {
  const chance = chanceFrom(header.seed);
  const deck = Array.from({ length: CARDS }, (_, i) => i + 1);
  shuffle(chance, deck);
  return {
    chance,
    over: null,
    turn: 1,
    turns: header.scenario === "long" ? 9 : 6,
    active: "rome",
    hands: { rome: deck.splice(0, HAND), carthage: deck.splice(0, HAND) },
    deck,
    discard: [],
    at: { ...HOMES },
    foot: { rome: 4, carthage: header.options.outnumbered ? 3 : 4 },
    horse: { rome: 2, carthage: 2 },
  };
}

/** What is wrong with a state: every card must be somewhere, once. */
export function faults(s: StraitState): string[] {
  const cards = [...s.deck, ...s.discard, ...s.hands.rome, ...s.hands.carthage].sort((a, b) => a - b);
  return cards.length === CARDS && cards.every((number, i) => number === i + 1) ? [] : ["a card is lost or doubled"];
}

/** Redeals what a seat does not know: the other hand and the deck. In order first, so that the deal tells nothing of how they lay. */
export function redeal(s: StraitState, seat: Seat, seed: string): void {
  s.chance = chanceFrom(seed);
  const hidden = [...s.deck, ...s.hands[other(seat)]].sort((a, b) => a - b);
  shuffle(s.chance, hidden);
  s.hands[other(seat)] = hidden.splice(0, s.hands[other(seat)].length);
  s.deck = hidden;
}

export const position = positions({ start: setup, fields: { ...shape, over }, finish: () => {}, faults });
export type StraitView = ReturnType<typeof position.view>;
