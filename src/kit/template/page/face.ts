import type { Plain } from "../../../engine/index.ts";
import { type GameFace, namedIn } from "../../../web/face.ts";
import type { Seat, StraitView } from "../rules/state.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

export const face: GameFace = {
  id: "strait",
  board: Board,
  hand: Hand,
  lookUps: [],
  handSize(view: Plain, seat) {
    const hand = (view as StraitView).hands[seat as Seat];
    return typeof hand === "number" ? hand : hand.length;
  },
  targets: (option) => (option.includes(":") ? [option] : []),
  opensGroup: ({ event }) => event === "card-played" || event === "passed",
  places: namedIn,
};
