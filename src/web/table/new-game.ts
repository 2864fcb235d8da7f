import { type AnyGame, type Header, perSeat, type Seat } from "../../engine/index.ts";
import { newId, type StoredGame } from "./store.ts";

/** The stored form of a game that has just been set up. */
export function newGame(header: Header, game: AnyGame, players: StoredGame["players"]): StoredGame {
  return {
    id: newId(),
    rulesVersion: game.rulesVersion,
    header,
    players,
    inputs: [],
    touched: Date.now(),
    toMove: null,
    over: null,
    followed: {},
  };
}

/** The players of a game against the computer. */
export const againstComputer = (seats: readonly Seat[], person: Seat, bot: string): StoredGame["players"] =>
  perSeat(seats, (seat) => (seat === person ? "here" : { computer: bot }));
