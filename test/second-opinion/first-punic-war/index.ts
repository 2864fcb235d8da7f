import type { Plain } from "../../../src/engine/index.ts";
import type { Moment, Opinion, SecondOpinion } from "../compare.ts";
import {
  type Ask,
  amounts,
  bare,
  boardAt,
  lastEntry,
  lastOf,
  named,
  offered,
  options,
  promptOf,
  say,
  someAnswer,
  sorted,
} from "./asked.ts";
import type { Board } from "./board.ts";
import { attackers, firstBlow, isRaider, odds, targets } from "./combat.ts";
import { colonyHexes, deployment, income, kindOf, priceOf, trainees } from "./deployment.ts";
import { modifiers, powersToWin, talks } from "./diplomacy.ts";
import { madeUp } from "./made-up.ts";
import { COUNTERS, counter, enemyOf, MARKERS, type Side, TABLES } from "./map.ts";
import { forceAt, forceHexes, joining, nextHexes, price, rallyHexes, surcharge } from "./movement.ts";
import { navalRoll, nextWaters } from "./naval.ts";
import { pursuers, secondHex } from "./pursuit.ts";
import { moraleAsked, moraleRolled } from "./results.ts";
import { ways } from "./retreat.ts";
import { rolled } from "./rolls.ts";
import { eaters, hungry } from "./supply.ts";
import { campHexes, carriers, fleetHexes, fleetsAt, fleetsToSend, landing, passengers, surchargeAboard } from "./transport.ts";

const withSiege = ({ header }: Moment) => header.options.siege === true;

/** What the count says at a question, by its prompt. */
const opinionsOn: Record<string, Ask> = {
  "choose-operation": options("operations", "12.0", "op", operations),
  "choose-force-hex": options("operations", "12.1", "hex", (board, _, seat) => forceHexes(board, seat)),
  "choose-force": options("operations", "12.1", "unit", (board, moment, seat) => forceAt(board, seat, named(moment, "hex"))),
  "choose-fleet-hex": options("operations", "12.1", "hex", (board, _, seat) => fleetHexes(board, seat)),
  "choose-fleets": options("operations", "12.1", "unit", (board, moment, seat) =>
    fleetsToSend(board, seat, named(moment, "hex")),
  ),
  "choose-leader-hex": options("concentration", "12.3", "hex", (board, _, seat) => rallyHexes(board, seat)),
  "choose-joining": options("concentration", "12.3", "unit", (board, moment, seat) => joining(board, seat, named(moment, "hex"))),
  move: options("movement", "13.0", "hex", (board) => nextHexes(board, board.position.operation!)),
  sail: options("naval movement", "19.1", "hex", (board) => nextWaters(board, board.position.operation!)),
  embark: options("transport", "19.3", "unit", (board) => passengers(board, board.position.operation!)),
  "embark-on": options("transport", "19.3", "unit", (board, moment, seat) => {
    const passenger = named(moment, "unit");
    const hex = board.unit(passenger)?.at ?? bare(String(lastOf(moment)!.answer)); // 9.2: a leader who arrives at sea
    return carriers(board, board.position.operation?.units ?? fleetsAt(board, seat, hex), counter(passenger));
  }),
  debark: options("transport", "19.3", "unit", (board, moment) =>
    landing(board, board.position.operation!, named(moment, "hex")),
  ),
  attack: options("targets", "14.0", "hex", (board) => targets(board, board.position.operation!)),
  "choose-attackers": options("attackers", "14.0", "unit", (board, moment) =>
    attackers(board, board.position.operation!, named(moment, "hex")),
  ),
  "choose-table": raid,
  "attack-tactics": column,
  "defence-tactics": column,
  boost: moraleAsked,
  retreat,
  pursue: pursuers,
  hunt: secondHex,
  camp: options("camps", "22.0", "hex", (board) => campHexes(board, board.position.operation!, MARKERS.camp)),
  supply,
  "hungry-units": hungryUnits,
  deploy: options("deployment", "9.2", "hex", (board, moment, seat) =>
    deployment(board, seat, counter(named(moment, "unit")), withSiege(moment)),
  ),
  "place-mercenaries": options("deployment", "24.3", "hex", (board, moment, seat) =>
    deployment(board, seat, counter(named(moment, "unit")), withSiege(moment)),
  ),
  mobilize: recruits,
  colonize: options("deployment", "32.1", "hex", (board, _, seat) =>
    board.position.ap[seat] >= TABLES.actions.colony ? colonyHexes(board, seat) : [],
  ),
  diplomacy: options("diplomacy", "24.1", "power", (board, _, seat) => powersToWin(board, seat)),
  "commit-marker": talking,
  "oppose-diplomacy": talking,
};

function operations(board: Board, _: Moment, seat: Side): string[] {
  const kinds = { land: forceHexes(board, seat), naval: fleetHexes(board, seat), concentrate: rallyHexes(board, seat) };
  return Object.entries(kinds).flatMap(([kind, hexes]) => (hexes.length > 0 ? [kind] : []));
}

/** The columns of both tables, before one is chosen, and who could raid. (14.1) */
function raid(board: Board, { question, header }: Moment): Opinion[] {
  const combat = board.position.combat!;
  const raiders = combat.attackers.filter((id) => isRaider(board.unit(id)!));
  const engine = {
    raiders: sorted((question.params!.units as readonly string[]).map(bare)),
    column: String(question.params!.column).replace(/.*\./, ""),
    raidColumn: String(question.params!.raidColumn).replace(/.*\./, ""),
  };
  const of = (ids: readonly string[]) =>
    String(odds(board, firstBlow(board, { ...combat, attackers: ids }, header.options.leaders === true)).column);
  return [
    say("combat columns", "14.1", engine, { raiders: sorted(raiders), column: of(combat.attackers), raidColumn: of(raiders) }),
  ];
}

function column(board: Board, { question, header }: Moment): Opinion[] {
  const { attack, defence, percent, modifiers: shifts } = question.params!;
  const engine = {
    attack: attack!,
    defence: defence!,
    percent: percent!,
    shifts: amounts(shifts!),
    column: Number(String(question.params!.column).replace(/.*\./, "")),
  };
  const count = odds(board, firstBlow(board, board.position.combat!, header.options.leaders === true));
  return [say("combat columns", "14.1", engine, count as unknown as Plain)];
}

function retreat(board: Board, moment: Moment): Opinion[] {
  const group = board.position.combat!.retreats[0]!;
  const { zones, hexes } = ways(board, group);
  const engine = { hexes: offered(moment, "hex"), zones: moment.question.params!.zones! };
  return [say("retreats", "16.1", engine, { hexes: sorted(hexes), zones: zones ?? null })];
}

function supply(board: Board, moment: Moment, seat: Side): Opinion[] {
  const { question } = moment;
  if (question.kind !== "pick") return [];
  const told = (question.params!.modifiers as readonly string[]).map((text) => text.split("="));
  const engine = Object.fromEntries(told.map(([hex, more]) => [bare(hex!), Number(more)]));
  const count = hungry(board, seat, withSiege(moment));
  const most = Math.min(Object.keys(count).length, board.position.ap[seat]);
  return [say("supply", "18.0", { ...engine, most: question.max }, { ...count, most })];
}

function hungryUnits(board: Board, moment: Moment, seat: Side): Opinion[] {
  const hex = named(moment, "hex");
  const units = sorted(eaters(board, seat, hex).map(({ id }) => id));
  const count = hungry(board, seat, withSiege(moment))[hex] ?? 0;
  const engine = { units: offered(moment, "unit"), count: moment.question.params!.count! };
  return [say("supply", "18.0", engine, { units, count })];
}

/** The kinds of units that can be bought now. (9.1) */
function recruits(board: Board, moment: Moment, seat: Side): Opinion[] {
  const { units, ap, mobilization } = board.position;
  const noLeaders = moment.header.options.leaders === true && mobilization!.leaders >= 2; // 29.1
  const engine = [...new Set(offered(moment, "unit").map((id) => kindOf(counter(id))))];
  const able = COUNTERS.filter(
    (unit) =>
      board.sideOf(unit) === seat &&
      !(unit.id in units) &&
      !(unit.type === "leader" && (noLeaders || unit.of === seat)) &&
      priceOf(seat, unit) <= ap[seat] &&
      deployment(board, seat, unit, withSiege(moment)).length > 0,
  );
  return [
    say("recruits", "9.1", sorted(engine), sorted([...new Set(able.map(kindOf))])),
    say("training", "20.0", offered(moment, "train"), sorted(trainees(board, seat))),
  ];
}

/** What the fortresses brought at the beginning of this player's turn. (8.1) */
function earned(moment: Moment): Opinion[] {
  const last = lastOf(moment);
  const found = lastEntry(moment.log, "ap-rolled");
  const now = boardAt(moment);
  if (!last || !found || now.position.phase !== "mobilization" || boardAt(last).position.phase === "mobilization") return [];
  const count = income(now, now.position.phasing, withSiege(moment));
  const { own, theirs, minor, major } = found.entry.params!;
  return [say("action points", "8.1", Number(own) + Number(theirs) + Number(minor) + 2 * Number(major), count)];
}

/** The modifiers that the player knows who is asked: leaders of the other side may lie hidden. (24.1, 25.0) */
function talking(board: Board, moment: Moment, seat: Side): Opinion[] {
  const { question } = moment;
  const commits = promptOf(question) === "commit-marker";
  const side = commits ? seat : enemyOf(seat);
  const hidden = commits ? "enemy-leader-there" : "own-leader-there";
  const known = (question.params!.modifiers as readonly string[]).filter((text) => !text.includes(hidden));
  const count = modifiers(board, side, named(moment, "power"), [seat]);
  return [say("diplomacy", "24.1", amounts(known), count)];
}

/** The die of a talk that came with the last answer. (24.1) */
function talked({ past, log }: Moment): Opinion[] {
  const last = past.at(-1);
  const found = lastEntry(log, "diplomacy-rolled");
  if (!last || !found || !["oppose-diplomacy", "treachery"].includes(promptOf(last.question))) return [];
  const begun = lastEntry(log, "diplomacy-begun");
  const before = boardAt(last);
  if (!begun || begun.index > found.index || before.position.diplomacy === null) return [];
  const { side, power } = before.position.diplomacy;
  const value = (prompt: string) => {
    const { answer } = past.findLast(({ question }) => promptOf(question) === prompt)!;
    return Number(String(answer).replace("pass", "marker:diplomacy-0").replace("marker:diplomacy-", ""));
  };
  const { column: told, die, result } = found.entry.params!;
  const sum = modifiers(before, side, power).reduce((total, amount) => total + amount, 0);
  const engine = {
    column: Number(String(told).replace(/.*\./, "")),
    result: String(result)
      .replace(/.*\./, "")
      .replace(/^([ANX])-.*/, "$1"),
  };
  return [
    say("diplomacy", "24.1", amounts(found.entry.params!.modifiers!), modifiers(before, side, power)),
    say("diplomacy", "24.1", engine, talks(value("commit-marker") - value("oppose-diplomacy"), Number(die), sum)),
  ];
}

/** What the last step of an operation has cost. (12.0, 13.1, 19.1, 21.0, 33.1) */
function costs(moment: Moment): Opinion[] {
  const last = lastOf(moment);
  if (!last) return [];
  const [before, now] = [boardAt(last), boardAt(moment)];
  const [was, is] = [before.position.operation, now.position.operation];
  const prompt = promptOf(last.question);
  if (was === null && is !== null) return [begun(before, now)];
  if (was === null || is === null || was.kind !== is.kind) return [];
  const to = bare(String(last.answer));
  const opinions: Opinion[] = [];
  if ((prompt === "move" || prompt === "sail") && String(last.answer).startsWith("hex:")) {
    const cost = prompt === "move" ? price(was.hex, to) : 1;
    opinions.push(say("price of movement", prompt === "move" ? "13.1" : "19.1", is.spent - was.spent, cost));
    const further = prompt === "move" ? nextHexes(now, is) : nextWaters(now, is);
    if (is.stage !== "move") opinions.push(say("end of movement", "11.1", [], further));
  }
  if (is.die > 0 && was.die === 0) {
    const sum = is.modifiers.reduce((total, { amount }) => total + amount, 0);
    opinions.push(say("naval table", "19.1", { sum, hexes: is.allowance, storm: is.storm }, navalRoll(before, is)));
  }
  return opinions;
}

function begun(before: Board, now: Board): Opinion {
  const { side, kind, units, reaction } = now.position.operation!;
  const more = kind === "naval" ? surchargeAboard(before, units) : surcharge(units.map((id) => before.unit(id)!));
  const price = (reaction ? TABLES.actions.reaction : TABLES.actions.operation) + more;
  return say("operations", "12.0", before.position.ap[side] - now.position.ap[side], price);
}

const opinionsAt = (moment: Moment): Opinion[] => {
  const { question } = moment;
  const asked = opinionsOn[promptOf(question)]?.(boardAt(moment), moment, question.seat as Side) ?? [];
  return [...asked, ...costs(moment), ...rolled(moment), ...moraleRolled(moment), ...talked(moment), ...earned(moment)];
};

/** Fights out what could be attacked now, once with a low die and once with a high one. */
function fighting(moment: Moment): Opinion[] {
  const { question, past } = moment;
  if (promptOf(question) !== "attack" || question.kind !== "choose") return [];
  const opinions: Opinion[] = [];
  for (const target of question.options.filter((option) => option !== "pass"))
    for (const die of [1 + (past.length % 3), 4 + (past.length % 3)]) {
      let now = moment.after(target);
      for (let step = 0; now && step < 12; step++) {
        const at = now;
        opinions.push(...opinionsAt(at).map((opinion) => ({ ...opinion, at })));
        if (boardAt(at).position.combat === null && promptOf(at.question) !== "choose-attackers") break;
        const number = past.length * 6 + die + step;
        const dice = [1 + ((die + step) % 6), 1 + (number % 6), 1 + ((past.length + die) % 6)];
        now = at.after(someAnswer(at.question, number), dice);
      }
    }
  return opinions;
}

export const opinion: SecondOpinion = { madeUp, opinions: (moment) => [...opinionsAt(moment), ...fighting(moment)] };
