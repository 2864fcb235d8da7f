import type { Header } from "../../../src/engine/index.ts";
import type { Board } from "./board.ts";
import { enemyOf, general, isCity, regionOf, roadsFrom, type Side, space } from "./map.ts";
import { countryOf, type Marching } from "./march.ts";

/** What the side that is not on the move may do when somebody enters a space. (10.3, 12, 13) */

const MAY_GO = (id: string, to: string) => countryOf(id) === undefined || countryOf(id) === regionOf(to);

/** The army of a side at a space: a garrison that nobody shuts in is simply there. (10.7) */
export function armyAt(board: Board, side: Side, at: string): { cus: number; generals: readonly string[] } {
  const shutIn = board.enemyCus(side, at) > 0;
  if (shutIn) return { cus: board.cus(side, at), generals: board.generals(side, at) };
  const inside = `inside:${at}`;
  return {
    cus: board.cusWithin(side, at),
    generals: [...board.generals(side, at), ...board.generals(side, inside)],
  };
}

/** How many CUs must stay with those whom a leader leaves behind, and how many he must take himself. (12.7, 13.3, 18.1) */
function canLead(board: Board, leader: string, cus: number, generals: readonly string[], least: number): boolean {
  const { consuls } = board.position;
  const commander = generals[0]!;
  if (leader === commander) return cus >= least;
  const isConsul = consuls.includes(leader);
  const stays = consuls.includes(commander) ? 5 : 1;
  return cus >= stays + (isConsul ? 5 : least);
}

/** Who may intercept into a space, by where they come from, with the highest die that succeeds. (12) */
export function interceptors(board: Board, moving: Marching, into: string): Record<string, Record<string, number>> {
  const side = enemyOf(moving.side);
  const standing = board.cus(moving.side, into) - moving.cus;
  if (board.position.truce || standing > 0) return {}; // card 64, 12.3
  const harder = board.control(into) === moving.side && board.cus(side, into) === 0 ? 1 : 0; // 12.4
  const found: Record<string, Record<string, number>> = {};
  for (const from of roadsFrom(into)) {
    const { cus, generals } = armyAt(board, side, from);
    const able = generals.filter((id) => MAY_GO(id, into) && canLead(board, id, cus, generals, 1));
    if (cus > 0 && able.length > 0) found[from] = Object.fromEntries(able.map((id) => [id, interceptionNumber(id) - harder]));
  }
  return found;
}

/** 24: Varro and Gisgo */
const interceptionNumber = (id: string) => (id === "varro" ? 4 : id === "h_gisgo" ? 3 : general(id).battle);

/** 24: Fabius and Gisgo */
const avoidingNumber = (id: string) => (id === "fabius_maximus" ? 5 : id === "h_gisgo" ? 3 : general(id).battle);

/** Who may try to avoid battle in a space that an army has entered, with the highest die that succeeds. (13.1, 13.3) */
export function avoiders(board: Board, header: Header, moving: Marching, cameFrom: string): Record<string, number> {
  const side = enemyOf(moving.side);
  const cus = board.cus(side, moving.at);
  const generals = board.generals(side, moving.at);
  if (moving.cus === 0) return {};
  const able = generals.filter(
    (id) => canLead(board, id, cus, generals, 0) && placesToAvoid(board, header, moving, cameFrom, id).length > 0,
  );
  return Object.fromEntries(able.map((id) => [id, avoidingNumber(id)]));
}

/** Where an army or a general that avoids battle may go. (13.2, 13.5) */
export function placesToAvoid(board: Board, header: Header, moving: Marching, cameFrom: string, leader: string): string[] {
  const side = enemyOf(moving.side);
  const { at } = moving;
  const alone = board.cus(side, at) === 0;
  const roads = roadsFrom(at).filter((to) => {
    if (to === cameFrom || !MAY_GO(leader, to)) return false;
    if (board.control(to) === moving.side || board.isUnfriendlyTribe(to, side)) return false;
    if (board.cus(moving.side, to) > 0) return false;
    return !alone || board.generals(moving.side, to).length === 0; // 10.4
  });
  const ownCity = isCity(at) && board.control(at) === side && header.options.avoidIntoCity === true;
  if (!ownCity) return roads;
  const room = space(at).holds! - board.cus(side, `inside:${at}`);
  const needs = board.position.consuls.includes(leader) ? Math.min(5, board.cus(side, at)) : 0; // 18.1
  return room >= needs ? [...roads, `inside:${at}`] : roads;
}
