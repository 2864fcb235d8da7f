import type { Moment, Opinion } from "../compare.ts";
import { named } from "./asked.ts";
import type { Board } from "./board.ts";
import { card, general, type Side, TURNS } from "./map.ts";
import { controlsProvince, display } from "./politics.ts";
import { placesForMercenary, placesForTroops } from "./reinforcements.ts";

/** What replaces the play of a card. (5.2.C3, 5.2.C4) */
export function replacing(board: Board, { question }: Moment): Opinion[] {
  if (question.kind !== "choose") return [];
  const { turn, miat, mercenaries, dictator } = board.position;
  const shown = display(board);
  const hire =
    mercenaries[0] !== undefined &&
    miat.length >= TURNS[turn - 1]!.mercenaryCost &&
    placesForMercenary(board, mercenaries[0]).length > 0;
  const away = board.where("calatinus") === undefined;
  const elect = turn > 1 && dictator === "ready" && away && shown.carthage.length - shown.rome.length >= 3;
  const count = question.seat === "carthage" ? (hire ? ["hire"] : []) : elect ? ["dictator"] : [];
  const engine = question.options.filter((option) => option === "hire" || option === "dictator");
  return [{ topic: "mercenaries and the Dictator", rule: "5.2.C3, 5.2.C4", engine, count }];
}

/** Troops and warships for a card of three points. (5.2.C2) */
export function building(board: Board, moment: Moment, side: Side): Opinion[] {
  const { question } = moment;
  if (question.kind !== "choose") return [];
  const { ops, ships, effect } = card(Number(named(moment, "card")));
  const grain = effect.kind === "grain" && controlsProvince(board, side, effect.province!); // #55
  const three = ops === 3 || grain;
  const count = [
    ...(three && (ships > 0 || grain) && board.warshipsLeft(side) > 0 ? ["ships"] : []),
    ...(three && placesForTroops(board, side).length > 0 ? ["troops"] : []),
  ];
  const engine = question.options.filter((option) => option === "ships" || option === "troops").sort();
  return [{ topic: "troops and warships", rule: "5.2.C2", engine, count }];
}

/** Who may be activated with a single card. (5.2.C2) */
export function activating(board: Board, { question }: Moment, side: Side): Opinion[] {
  const { play, flamen } = board.position;
  if (question.kind !== "choose" || board.isCampaign || flamen !== null || play!.orders.sailWith >= 0) return [];
  const rating = play!.orders.rating;
  const count = board.position.forces
    .filter((force) => force.side === side)
    .flatMap(({ generals = [], supply = 0 }) => generals.map((id) => ({ id, supply })))
    .filter(({ id, supply }) => rating === 0 || general(id).strategy <= rating + supply)
    .map(({ id }) => `general:${id}`);
  return [
    { topic: "activation", rule: "5.2.C2", engine: question.options.filter((id) => id !== "done").sort(), count: count.sort() },
  ];
}
