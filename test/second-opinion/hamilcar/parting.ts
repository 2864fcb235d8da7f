import type { Moment, Opinion } from "../compare.ts";
import { boardAt, limitsOf, promptOf, someAnswer } from "./asked.ts";
import { type Board, spaceOf } from "./board.ts";
import { enemyOf } from "./map.ts";
import { type Group, groups, placesToAvoid } from "./reactions.ts";

/** Dice that succeed. */
const SUCCESS = [1];

/** Who goes with a general who reacts, with how many CUs, and where those go who avoid battle. (11, 12, 2.3.E3) */
export function parting(now: Moment, cameFrom: string, number: number): Opinion[] {
  const { question } = now;
  if (promptOf(now) !== "react" || question.kind !== "choose") return [];
  const declared = question.options.filter((id) => id !== "done");
  const option = declared[number % declared.length]!;
  const [kind, leader] = option.split(":") as [string, string];
  const board = boardAt(now);
  const side = enemyOf(board.position.march!.seat);
  const at = board.where(leader)!;
  const choices = groups(board, side, at, leader, kind === "intercept" ? 1 : 0);
  const opinions: Opinion[] = [];
  const others = [...new Set(choices.flatMap((group) => group.generals.slice(1)))];
  const forced = others.filter((id) => choices.every((group) => group.generals.includes(id))); // who cannot be left
  let generals = [leader, ...forced];
  let next = now.after(option, SUCCESS);
  if (next && promptOf(next) === `${kind}-generals` && next.question.kind === "pick") {
    opinions.push({
      topic: "generals who react",
      rule: "11.1, 12.1",
      engine: [...next.question.options].sort(),
      count: others
        .filter((id) => !forced.includes(id))
        .map((id) => `general:${id}`)
        .sort(),
      at: next,
    });
    const picked = someAnswer(next.question, number) as readonly string[];
    generals = [leader, ...forced, ...picked.map((id) => id.replace("general:", ""))];
    next = next.after(picked, SUCCESS);
  } else if (others.length > forced.length) return []; // nothing was asked: who goes cannot be told
  const group = choices.find(
    (one) => one.generals.length === generals.length && generals.every((id) => one.generals.includes(id)),
  );
  if (!next || group === undefined) return opinions;
  let going: Record<string, number> | null = board.units(side, at) === 0 ? {} : null;
  if (promptOf(next) === `${kind}-units` && next.question.kind === "allocate") {
    opinions.push({
      topic: "CUs that react",
      rule: "11.1, 12.1, 2.3.E3",
      engine: limitsOf(next.question),
      count: { least: group.least, most: group.most },
      at: next,
    });
    going = someAnswer(next.question, number) as Record<string, number>;
    next = next.after(going, SUCCESS);
  }
  if (kind === "avoid" && next && going) opinions.push(...whereTo(board, next, cameFrom, group, going));
  return opinions;
}

function whereTo(board: Board, moment: Moment, cameFrom: string, group: Group, units: Record<string, number>): Opinion[] {
  let next: Moment | null = promptOf(moment) === "react" ? moment.after("done") : moment;
  while (next && (promptOf(next) === "evasion" || promptOf(next) === "roll")) next = next.after("roll");
  const at = spaceOf(board.where(group.generals[0]!)!);
  const { cus = 0, elephants = 0, supply = 0 } = units;
  const count = placesToAvoid(board, enemyOf(board.position.march!.seat), at, cameFrom, group.generals, {
    cus: cus + elephants,
    supply,
  });
  const { question } = next ?? {};
  const asked = next && promptOf(next) === "avoid-where" && question?.kind === "choose" ? [...question.options].sort() : null;
  if (asked === null && count.length < 2) return [];
  return [{ topic: "where to avoid battle", rule: "11.2", engine: asked, count: count.sort(), ...(next && { at: next }) }];
}
