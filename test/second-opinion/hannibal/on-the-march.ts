import type { Moment, Opinion } from "../compare.ts";
import { boardAt, numbersIn, places, playOn, promptOf } from "./asked.ts";
import type { Board } from "./board.ts";
import { fighting } from "./in-battle.ts";
import { byLand, bySea, type Marching, marchingOf, maySally, mayStop, pointsLeft } from "./march.ts";
import { avoiders, interceptors, placesToAvoid } from "./reactions.ts";
import { navalModifier, navalResult } from "./sea.ts";
import { attemptAt } from "./siege.ts";

/** All that there is to compare when a march may go on. */
export function onTheMarch(board: Board, moment: Moment): Opinion[] {
  const { header, question, past } = moment;
  const { play } = board.position;
  if (question.kind !== "choose") return [];
  const marching = marchingOf(board);
  const land = byLand(board, header, marching);
  const sea = bySea(board, header, marching);
  const offered = (kind: RegExp) => question.options.filter((option) => kind.test(option)).sort();
  const ends = [...(maySally(board, marching) ? ["sortie"] : []), ...(mayStop(board, marching) ? ["stop"] : [])];
  const opinions: Opinion[] = [
    { topic: "march by land", rule: "10", engine: offered(/^space:/), count: places(Object.keys(land)) },
    { topic: "march by sea", rule: "11", engine: offered(/^sea:|^harbour:/), count: sea.sort() },
    { topic: "end of a march", rule: "10.4, 20.5", engine: offered(/^stop$|^sortie$/), count: ends },
  ];
  opinions.push({
    topic: "march allowance",
    rule: "10.2, 10.11",
    engine: Number(question.params!.left),
    count: pointsLeft(board),
  });
  if (marching.atStart && play!.card !== 28) {
    const carried = new Map(play!.generalMoved).get(marching.generals[0]!) ?? 0; // 10.11: by others
    opinions.push({ topic: "march allowance", rule: "10.11", engine: board.position.march!.path[0]![1], count: carried });
  }
  const steps = offered(/^space:|^sea:|^harbour:|^sortie$/);
  if (steps.length > 0) {
    const step = steps[past.length % steps.length]!;
    opinions.push(...entering(board, moment, marching, step, land));
    if (step.startsWith("sea:") && marching.side === "carthage") opinions.push(...atSea(board, moment, marching, step.slice(4)));
  }
  if (question.options.includes("stop") && play!.activated.length === 1) opinions.push(...stopping(board, moment, marching));
  return opinions;
}

/** The reactions that the engine asks for when a step is taken, and the one of the count. (10.3) */
function entering(board: Board, moment: Moment, before: Marching, step: string, land: Record<string, number>): Opinion[] {
  const { header, past } = moment;
  const to = step === "sortie" ? before.at.replace("inside:", "") : step.replace(/^.*:/, "");
  const opinions: Opinion[] = [];
  let now = playOn(moment.after(step, [1, 1, 1]), { inside: "inside:0" });
  if (now === null || boardAt(now).position.march?.at !== to) return [];
  const used = boardAt(now).position.march!.used - board.position.march!.used;
  if (step.startsWith("space:"))
    opinions.push({ topic: "march prices", rule: "10.2, 10.6", engine: used, count: land[to] ?? null });
  if (step.startsWith("sea:")) opinions.push({ topic: "march prices", rule: "11.1", engine: used, count: 3 });

  const entered = boardAt(now);
  const marching = marchingOf(entered);
  const enemyCus = entered.enemyCus(marching.side, to);
  if (promptOf(now) === "avoid") opinions.push(...whereTo(now, marching, before.at, past.length));
  const asked: { avoid: Record<string, number>; intercept: Record<string, Record<string, number>> } = {
    avoid: {},
    intercept: {},
  };
  while (now) {
    if (promptOf(now) === "avoid") {
      asked.avoid = numbersIn(now);
      now = playOn(now.after("stand"));
    } else if (promptOf(now) === "intercept") {
      asked.intercept[String(now.question.params!.from).replace(/^.*:/, "")] = numbersIn(now);
      now = playOn(now.after("pass"));
    } else break;
  }
  if (now && (enemyCus > 0 || step === "sortie")) opinions.push(...fighting(now));
  opinions.push({ topic: "interception", rule: "12", engine: asked.intercept, count: interceptors(entered, marching, to) });
  const barred = entered.position.march!.failedToIntercept.length > 0; // 12.10
  if (!barred)
    opinions.push({ topic: "avoiding", rule: "13", engine: asked.avoid, count: avoiders(entered, header, marching, before.at) });
  return opinions;
}

/** Where those go who have avoided battle. */
function whereTo(moment: Moment, marching: Marching, cameFrom: string, number: number): Opinion[] {
  const { question, header } = moment;
  if (question.kind !== "choose") return [];
  const leaders = question.options.filter((option) => option !== "stand");
  const leader = leaders[number % leaders.length]!;
  let now = playOn(moment.after(leader, [1]));
  while (now && promptOf(now) === "intercept") now = playOn(now.after("pass"));
  const count = placesToAvoid(boardAt(moment), header, marching, cameFrom, leader.replace("general:", ""));
  const where = now && promptOf(now) === "avoid.where" && now.question.kind === "choose" ? now.question.options : null;
  if (where === null && count.length === 1) return [];
  return [{ topic: "avoiding, where to", rule: "13.2", engine: where && [...where].sort(), count: places(count), at: moment }];
}

/** A voyage of Carthage with a die of the naval table. */
function atSea(board: Board, moment: Moment, marching: Marching, to: string): Opinion[] {
  const general = marching.generals[0]!;
  const modifier = navalModifier(board, moment.header, marching, to);
  return [1, 2, 3, 4, 5, 6]
    .filter((die) => (die + moment.past.length) % 3 === 0)
    .flatMap((die) => {
      const next = playOn(moment.after(`sea:${to}`, [die]));
      if (next === null || boardAt(next).position.phase !== "strategy") return []; // the turn is over
      const at = boardAt(next).where(general);
      const engine = at === undefined ? "sunk" : at === to ? "none" : "return";
      return [{ topic: "naval table", rule: "11.6", engine, count: modifier === null ? "none" : navalResult(die + modifier) }];
    });
}

/** Whether there is a siege to go on with when the march ends. */
function stopping(board: Board, moment: Moment, marching: Marching): Opinion[] {
  const next = playOn(moment.after("stop"), { commander: "first" });
  const asked = next && ["siege", "subjugation"].includes(promptOf(next)) ? promptOf(next) : null;
  const opinions = [{ topic: "besieging", rule: "20.2", engine: asked, count: attemptAt(board, marching) }];
  if (next === null || promptOf(next) !== "activate") return opinions;
  return [...opinions, fatigue(board, next, marching.at)];
}

/** How far the CUs at the end of a march have come in a campaign. (10.11) */
function fatigue(board: Board, next: Moment, at: string): Opinion {
  const { columns, used } = board.position.march!;
  const tired = (units: readonly { cus: number; elephants: number; spaces: number }[]) => {
    const spaces: Record<number, number> = {};
    for (const unit of units) spaces[unit.spaces] = (spaces[unit.spaces] ?? 0) + unit.cus + unit.elephants;
    delete spaces[0];
    return spaces;
  };
  const came = columns.map(({ cus, elephants, before }) => ({ cus, elephants, spaces: before + used }));
  const there = (position: Board["position"]) => position.play!.moved.filter((unit) => unit.at === at);
  const engine = tired(there(boardAt(next).position));
  return { topic: "fatigue", rule: "10.11", engine, count: tired([...there(board.position), ...came]) };
}
