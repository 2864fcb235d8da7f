import { type GameFace, namedIn } from "../../../../src/web/face.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

export const face: GameFace = {
  id: "toy",
  board: Board,
  hand: Hand,
  lookUps: [],
  handSize: (view, seat) => (view as { hands: Record<string, number> }).hands[seat]!,
  targets: (option) => (option.includes(":") ? [option] : []),
  opensGroup: ({ event }) => event === "card-played" || event === "passed" || event === "over",
  places: namedIn,
};
