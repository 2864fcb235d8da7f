import type { Moment, Opinion } from "../compare.ts";
import { bare, boardAt, lastEntry, lastOf, promptOf, say, sorted } from "./asked.ts";
import { type Board, type Combat, isLeader, isStatic, type Unit } from "./board.ts";
import type { Side } from "./map.ts";
import { ways } from "./retreat.ts";

/** What the dice of a combat bring: the result, who withdraws or routs, and where to. (15.0 to 16.2) */

/** The units of a side that fought, those that carried them too. */
export const forceOf = ({ side, attackers, defenders, bearers }: Combat, of: Side): readonly string[] =>
  of === side ? [...attackers, ...bearers] : defenders;

/** What happened at once to the side that was hit. (15.0, 16.2) */
export function effect(before: Board, moment: Moment, combat: Combat, side: Side, kind: string): Opinion[] {
  const hex = side === combat.side ? combat.from : combat.to;
  const now = boardAt(moment);
  const struck = (side === combat.side ? combat.attackers : combat.defenders).map((id) => before.unit(id)!);
  const place = ({ id }: Unit) => now.position.units[id]?.at ?? "away";
  if (kind === "C") {
    const left = struck.filter((unit) => now.unit(unit.id) !== undefined).map(({ id }) => id);
    return [say("combat results", "15.0", left, [])];
  }
  const shelter = struck[0]!.side !== "neutral" && before.isShelter(side, hex);
  if (shelter && kind === "W") {
    const moved = struck.filter((unit) => place(unit) !== hex).map(({ id }) => id);
    return [say("combat results", "16.2", moved, [])];
  }
  const spared = lastEntry(moment.log, "rout-sheltered", `side:${side}`);
  const checks = (spared?.index ?? -1) > (lastEntry(moment.log, "attacked")?.index ?? -1) ? "withdrawal" : "check";
  const known = kind === "R" && moment.log.length > 0;
  const rout = known ? [say("combat results", "16.2", checks, shelter ? "withdrawal" : "check")] : [];
  const dead = struck.filter((unit) => isStatic(unit) && now.unit(unit.id)).map(({ id }) => id);
  const opinions = [...rout, say("combat results", "16.2", dead, [])];
  if (kind === "R" && !shelter) return opinions;
  return [...opinions, ...gone(before, moment, combat, side, new Map(struck.map(({ id }) => [id, 1])))];
}

/** Where units are that had to retreat so many hexes, if nothing but the map decides. (16.1) */
function gone(before: Board, moment: Moment, combat: Combat, side: Side, steps: ReadonlyMap<string, number>): Opinion[] {
  const origin = side === combat.side ? combat.from : combat.to;
  const now = boardAt(moment);
  const pending = (now.position.combat?.retreats ?? []).flatMap(({ units }) => units);
  const engine: Record<string, string> = {};
  const count: Record<string, string> = {};
  for (const [id, left] of steps) {
    const unit = before.unit(id)!;
    if (unit.aboard !== undefined || isStatic(unit) || pending.includes(id)) continue;
    if (isLeader(unit) && moment.header.options.leaders === true) continue; // 29.3: he may be disgraced
    const { zones, hexes } = ways(before, { side, units: [id], origin, hex: origin, left });
    if (zones !== undefined && zones > 0) return [];
    const at = now.position.units[id]?.at ?? "away";
    engine[id] = at === "gone" ? "away" : at;
    if (zones === undefined) count[id] = "away";
    else if (left === 1) count[id] = hexes.includes(at) ? at : hexes.join(" or ");
    else count[id] = now.unit(id) ? engine[id]! : "somewhere";
  }
  return [say("retreats", "16.1", engine, count)];
}

/** Who is asked to keep his nerve, and how many the leader helps. (15.2) */
export function moraleAsked(board: Board, moment: Moment, seat: Side): Opinion[] {
  const { question } = moment;
  if (question.kind !== "pick") return [];
  const hex = bare(String(question.params!.hex));
  const leaders = board.of(seat, hex).filter(isLeader);
  const command = Math.max(0, ...leaders.map((leader) => leader.command!));
  const opinions = [say("morale", "15.2", question.max, Math.min(command, question.options.length))];
  const { combat } = board.position;
  if (combat === null) return opinions;
  const checked = checkers(board, combat, seat).filter((unit) => !isLeader(unit));
  const units = sorted(checked.map(({ id }) => id));
  return [...opinions, say("morale", "15.2", sorted(question.options.map(bare)), units)];
}

/** The units of a side that make the check: fleets for those on board. (15.2, 19.5) */
function checkers(board: Board, combat: Combat, side: Side): Unit[] {
  const force = forceOf(combat, side).flatMap((id) => board.unit(id) ?? []);
  return force.filter((unit) => unit.aboard === undefined && !isStatic(unit));
}

/** Who failed, once the die was cast. (15.2, 16.2) */
export function moraleRolled(moment: Moment): Opinion[] {
  const last = lastOf(moment);
  if (!last || promptOf(last.question) !== "boost") return [];
  const before = boardAt(last);
  const { combat } = before.position;
  if (combat === null) return [];
  const side = last.question.seat as Side;
  const [failed, held] = [
    lastEntry(moment.log, "morale-failed", `side:${side}`),
    lastEntry(moment.log, "morale-held", `side:${side}`),
  ];
  const found = !held || (failed && failed.index > held.index) ? failed : held;
  if (!found) return [];
  const die = Number(found.entry.params!.die);
  const helped = (last.answer as readonly string[]).map(bare);
  const force = checkers(before, combat, side);
  const fails = ({ id, morale }: Unit) => die === 6 || die > morale + (helped.includes(id) ? 1 : 0);
  const engine = sorted(((found.entry.params!.units ?? []) as readonly string[]).map(bare));
  const opinions = [say("morale", "15.2", engine, sorted(force.filter(fails).map(({ id }) => id)))];
  const steps = new Map(force.filter((unit) => unit.type !== "siege").map((unit) => [unit.id, fails(unit) ? die : 1]));
  const trains = force.filter((unit) => unit.type === "siege" && unit.aboard === undefined && fails(unit));
  const alive = trains.filter(({ id }) => boardAt(moment).unit(id)).map(({ id }) => id);
  opinions.push(say("combat results", "16.2", alive, []));
  return [...opinions, ...gone(before, moment, combat, side, steps)];
}
