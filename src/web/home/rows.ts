import { type Outcome, other, SEATS, type Seat } from "../../engine/index.ts";
import type { GameInfo, MyGame } from "../../server/protocol.ts";
import { t } from "../speech.svelte.ts";
import type { StoredGame } from "../table/store.ts";

/** A game as a line of a list. */
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

function ended({ winner, reason }: Pick<Outcome, "winner" | "reason">): string {
  if (winner) return t("mine.won", { seat: t(`seat.${winner}`) });
  return t(reason === "cancelled" ? "mine.called-off" : "mine.drawn");
}

export function localRow(game: StoredGame): Row {
  const here = SEATS.filter((seat) => game.players[seat] === "here");
  const who = game.archived
    ? t("mine.record")
    : here.length === 2
      ? t("mine.here")
      : t("mine.computer", { seat: t(`seat.${here[0] ?? "rome"}`) });
  return {
    id: game.id,
    address: `#/${game.archived ? "replay" : "play"}/${game.id}`,
    game: game.header.game,
    who,
    standing: game.over ? ended(game.over) : game.toMove ? t("mine.to-move", { seat: t(`seat.${game.toMove}`) }) : t("mine.new"),
    mark: game.over ? game.over.winner : game.toMove,
    touched: game.touched,
    local: true,
    mine: false,
  };
}

export function onlineRow(game: MyGame): Row {
  const opponent = game.players[other(game.seat)] ?? t("mine.somebody");
  const mine = game.status === "playing" && game.turn === game.seat;
  return {
    id: game.id,
    address: `#/g/${game.id}`,
    game: game.game,
    who: t("mine.against", { seat: t(`seat.${game.seat}`), name: opponent }),
    standing: game.result
      ? ended(game.result)
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
  const name = (seat: Seat) => game.players[seat] ?? t("mine.somebody");
  return {
    id: game.id,
    address: `#/g/${game.id}`,
    game: game.game,
    who: t("watch.versus", { rome: name("rome"), carthage: name("carthage") }),
    standing: game.result
      ? ended(game.result)
      : game.turn
        ? t("mine.to-move", { seat: t(`seat.${game.turn}`) })
        : t("mine.waiting"),
    mark: game.result ? game.result.winner : game.turn,
    touched: game.updated,
    local: false,
    mine: false,
  };
}
