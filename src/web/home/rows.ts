import { type Outcome, opponentOf, type Seat } from "../../engine/index.ts";
import type { GameInfo, MyGame } from "../../server/protocol.ts";
import { seatName, t } from "../speech.svelte.ts";
import type { StoredGame } from "../table/store.ts";

/** A game as a row in a list. */
export interface Row {
  readonly id: string;
  readonly address: string;
  readonly game: string;
  readonly who: string;
  readonly standing: string;
  readonly mark: Seat | null;
  readonly touched: number;
  readonly local: boolean;
  /** whether it waits for me */
  readonly mine: boolean;
}

function ended(game: string, { winner, reason }: Pick<Outcome, "winner" | "reason">): string {
  if (winner) return t("mine.won", { seat: seatName(game, winner) });
  return t(reason === "cancelled" ? "mine.called-off" : "mine.drawn");
}

export function localRow(game: StoredGame): Row {
  const named = (seat: Seat) => seatName(game.header.game, seat);
  const here = Object.keys(game.players).filter((seat) => game.players[seat] === "here");
  const who = game.archived
    ? t("mine.record")
    : here.length > 1
      ? t("mine.here")
      : t("mine.computer", { seat: here[0] ? named(here[0]) : "" });
  return {
    id: game.id,
    address: `#/${game.archived ? "replay" : "play"}/${game.id}`,
    game: game.header.game,
    who,
    standing: game.over
      ? ended(game.header.game, game.over)
      : game.toMove
        ? t("mine.to-move", { seat: named(game.toMove) })
        : t("mine.new"),
    mark: game.over ? game.over.winner : game.toMove,
    touched: game.touched,
    local: true,
    mine: false,
  };
}

export function onlineRow(game: MyGame): Row {
  const opponent = game.players[opponentOf(Object.keys(game.players), game.seat)] ?? t("mine.somebody");
  const mine = game.status === "playing" && game.turn === game.seat;
  return {
    id: game.id,
    address: `#/g/${game.id}`,
    game: game.game,
    who: t("mine.against", { seat: seatName(game.game, game.seat), name: opponent }),
    standing: game.result
      ? ended(game.game, game.result)
      : game.status === "waiting"
        ? t("mine.waiting")
        : mine
          ? t("mine.your-turn")
          : t("mine.their-turn"),
    mark: game.result ? game.result.winner : game.turn,
    touched: game.updated,
    local: false,
    mine,
  };
}

export function watchRow(game: GameInfo): Row {
  const players = Object.entries(game.players).map(([seat, name]) =>
    t("watch.player", { name: name ?? t("mine.somebody"), seat: seatName(game.game, seat) }),
  );
  return {
    id: game.id,
    address: `#/g/${game.id}`,
    game: game.game,
    who: players.join(", "),
    standing: game.result
      ? ended(game.game, game.result)
      : game.turn
        ? t("mine.to-move", { seat: seatName(game.game, game.turn) })
        : t("mine.waiting"),
    mark: game.result ? game.result.winner : game.turn,
    touched: game.updated,
    local: false,
    mine: false,
  };
}
