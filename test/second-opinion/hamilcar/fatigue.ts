import type { Answer } from "../../../src/engine/index.ts";
import type { Moment, Opinion } from "../compare.ts";
import { promptOf } from "./asked.ts";
import { Board, type Effort, type March, type Position } from "./board.ts";
import { enemyOf, roadsFrom, voyagesFrom } from "./map.ts";
import { mayBesiegeAt, priceOf } from "./march.ts";

/*
 * Who has moved how far, and who has fought, with the card of a campaign. (7.1) Generals are counted from what was seen
 * since the card was played; units from one question to the next.
 */

interface Done {
  moved: number;
  fought: boolean;
}

/** Answers after which it takes more than this count to tell who has done what. */
const HARD = ["bad-weather", "back-up", "pursue", "retreat", "retreat-way", "sortie-units", "after-victory", "overrun"];

/** What the generals of the active side have done with this card; null if that is hard to tell. */
function ledger({ position, header, past }: Moment): Map<string, Done> | null {
  const now = position as unknown as Position;
  const { card, seat } = now.play!;
  const seen: { board: Board; prompt: string; answer: Answer }[] = [];
  for (const { position: earlier, question, answer } of [...past].reverse()) {
    const board = new Board(earlier, header);
    if (board.position.play?.card !== card || board.position.play.seat !== seat) break;
    const prompt = question.prompt.replace("hamilcar.", "");
    if (HARD.includes(prompt) && answer !== "pass") return null;
    if (answer === "besiege" || answer === "destroy-supply" || answer === "sortie") return null;
    seen.unshift({ board, prompt, answer });
  }
  if (seen.length === 0 || seen[0]!.board.position.play!.activated.length > 0) return null;
  const done = new Map<string, Done>();
  const of = (id: string) => done.get(id) ?? done.set(id, { moved: 0, fought: false }).get(id)!;
  const later = [...seen.slice(1).map(({ board }) => board), new Board(position, header)];
  for (const [i, board] of later.entries()) {
    const { board: before, prompt, answer } = seen[i]!;
    const isStep = prompt === "march" || prompt === "sail"; // a space may also be one that Carthalo raids
    const [then, march] = [before.position.march, board.position.march];
    const goesOn = then && march && then.general === march.general;
    const price = goesOn ? march.used - then.used : then && march === null && isStep ? lastStep(then, answer) : 0;
    if (price < 0) return null;
    if (then && march === null) for (const id of [then.general, ...then.staff]) of(id).moved += price;
    for (const id of march ? [march.general, ...march.staff] : [])
      if (then && [then.general, ...then.staff].includes(id)) of(id).moved += price;
    const { battle, seaBattle } = board.position;
    const at = battle ? battle.space : seaBattle ? "at-sea" : null;
    for (const id of at ? [...board.generals(seat, at), ...(battle?.sortie.generals ?? [])] : []) of(id).fought = true;
  }
  return done;
}

/** The price of the step after which a march was over. */
function lastStep({ at, path, general }: March, answer: Answer): number {
  const from = path[path.length - 1]!;
  const to = String(answer).replace("space:", "");
  if (answer === to) return 0;
  if (at === "at-sea") return voyagesFrom(from).find((voyage) => voyage.to === to)?.price ?? 0;
  const road = roadsFrom(from).find((one) => one.to === to);
  return road ? priceOf(general, road.strait) : 0;
}

/** Who may be activated next. */
export function activatedNext(board: Board, moment: Moment): Opinion[] {
  const { question } = moment;
  const { play, flamen } = board.position;
  if (question.kind !== "choose" || !board.isCampaign || play!.activated.length === 0 || flamen !== null) return [];
  const done = ledger(moment);
  if (done === null) return [];
  const special = (id: string) => id === "carthalo" || id === "himilco"; // what they can do is no movement
  const count = board.position.forces
    .filter(({ side }) => side === play!.seat)
    .flatMap(({ at, generals = [] }) => generals.map((id) => ({ id, at })))
    .filter(({ id, at }) => {
      const { moved, fought } = done.get(id) ?? { moved: 0, fought: false };
      if (play!.activated.includes(id) || special(id)) return false;
      return (!fought && moved < 4) || mayBesiegeAt(board, play!.seat, at);
    })
    .map(({ id }) => `general:${id}`);
  const engine = question.options.filter((id) => id !== "done" && !special(id.replace("general:", "")));
  return [{ topic: "fatigue of generals", rule: "7.1", engine: engine.sort(), count: count.sort() }];
}

/** How far the units of a march have come, after a step or at its end. */
export function fatigueOfUnits(board: Board, moment: Moment): Opinion[] {
  const last = moment.past[moment.past.length - 1];
  if (!board.isCampaign || last === undefined) return [];
  const before = new Board(last.position, moment.header);
  const [then, now] = [before.position.march, board.position.march];
  if (!then || before.position.play?.card !== board.position.play!.card) return [];
  if (now && now.path.length === then.path.length + 1 && now.general === then.general && now.fought === then.fought) {
    const price = now.used - then.used;
    const count = sum(then.columns.map((column) => ({ ...column, moved: column.moved + price })));
    return [{ topic: "fatigue of units", rule: "7.1", engine: sum(now.columns), count }];
  }
  if (now === null && last.answer === "stop" && promptOf(moment) === "activate") {
    const tired = (one: Board) => one.position.play!.fatigue.units.filter(({ at }) => at === then.at);
    return [
      { topic: "fatigue of units", rule: "7.1", engine: sum(tired(board)), count: sum([...tired(before), ...then.columns]) },
    ];
  }
  return [];
}

/** CUs by how far they have come and whether they have fought; fresh ones are left out. */
function sum(groups: readonly (Effort & { readonly cus: number; readonly elephants: number })[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { cus, elephants, moved, spent } of groups) {
    const what = `${moved}${spent ? " fought" : ""}`;
    if ((moved > 0 || spent) && cus + elephants > 0) found[what] = (found[what] ?? 0) + cus + elephants;
  }
  return found;
}

/** Points that a general has used when his own march begins: those that he was carried. */
export function carried(board: Board, moment: Moment): Opinion[] {
  const { march } = board.position;
  if (!board.isCampaign || march!.path.length > 1 || march!.fought || board.effortOf(march!.general).spent) return [];
  const last = moment.past[moment.past.length - 1];
  if (last === undefined || !["activate", "play-card", "use-card"].includes(last.question.prompt.replace("hamilcar.", "")))
    return [];
  const done = ledger(moment);
  if (done === null || board.cus(enemyOf(march!.seat), march!.at) > 0) return [];
  return [{ topic: "fatigue of generals", rule: "7.1", engine: march!.used, count: done.get(march!.general)?.moved ?? 0 }];
}
