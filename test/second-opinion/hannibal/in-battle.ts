import type { Moment, Opinion } from "../compare.ts";
import { boardAt, named, numbersAfterEquals, places, playOn, promptOf } from "./asked.ts";
import { attrition, battleCards, routLosses } from "./battle.ts";
import type { Battle, Board } from "./board.ts";
import { isCity, SIDES, type Side, SPACES, space } from "./map.ts";
import { kindOf, kindsOf, pricesOf, retreats, type Way, withdrawals } from "./retreat.ts";

/** The hands as they are dealt. (14.1) */
export function dealt(board: Board): Opinion[] {
  const { hands, stolen, played, rounds, space: at } = board.position.battle!;
  const taken = SIDES.some((side) => Object.values(stolen[side]).some((count) => count > 0)); // card 59
  const touched = taken || played.rome.length + played.carthage.length > 0 || board.elephants("carthage", at) > 0;
  if (rounds.length > 0 || touched) return [];
  const inHand = (side: Side) => Object.values(hands[side]).reduce((sum, count) => sum + count, 0);
  return [
    { topic: "battle cards", rule: "14.1", engine: SIDES.map(inHand), count: SIDES.map((side) => battleCards(board, side)) },
  ];
}

/** Whether somebody came out of the city to help: where they go is not counted. (20.7) */
const isHelped = ({ cus, elephants, generals }: Battle["sortie"]) => cus + elephants + generals.length > 0;

/** Whether the attacker of this round may withdraw, and where to. (16) */
export function withdrawing(board: Board, moment: Moment, side: Side): Opinion[] {
  const { question, header } = moment;
  const { sortie, hands } = board.position.battle!;
  const outOfCards = Object.values(hands[side]).every((count) => count === 0); // 14.10: beaten, unless a strategy card helps
  if (question.kind !== "choose" || isHelped(sortie) || outOfCards) return [];
  const count = withdrawals(board, header, side);
  const offered = question.options.includes("withdraw");
  const opinions: Opinion[] = [{ topic: "withdrawal", rule: "16.1", engine: offered, count: count.length > 0 }];
  const next = offered ? playOn(moment.after("withdraw", [1]), { "stop-withdrawal": "no" }) : null;
  if (next === null || promptOf(next) !== "withdraw" || next.question.kind !== "choose") return opinions;
  return [...opinions, { topic: "withdrawal", rule: "16.3", engine: [...next.question.options].sort(), count: places(count) }];
}

/** The retreat if the defender of this round gives in. (15) */
export function defeat(board: Board, moment: Moment, side: Side): Opinion[] {
  const { space: at, rounds, strength, sortie, sallied, bySea, attacker } = board.position.battle!;
  const { attack } = rounds[rounds.length - 1]!;
  const dice = [...board.position.chance.forced, 1, 1 + (moment.past.length % 5)];
  const die = dice[1]!;
  const modified = die + (attack === "envelopment" ? 2 : attack === "probe" ? -2 : 0); // 14.12
  const cus = board.cus(side, at) - attrition(rounds.length, dice[0]!) - routLosses(strength[side], modified);
  const landed = bySea && attacker === side && board.control(at) === side; // 15.2: as many as fit go into the city
  if (cus < 1 || sallied || isHelped(sortie) || landed) return [];
  const ways = retreats(board, moment.header, { side, cus, generals: board.generals(side, at) });
  const count = { ...pricesOf(ways), ...behindWalls(board, moment, side, cus) };
  const next = playOn(moment.after("concede", dice.slice(-2)), { "retreat-inside": "inside:0" });
  if (next === null) return [];
  const after = boardAt(next);
  if (after.position.phase !== "strategy") return [];
  if (promptOf(next) === "retreat" && next.question.kind === "choose") {
    const costs = numbersAfterEquals(next);
    const engine = Object.fromEntries(next.question.options.map((to) => [to.replace("space:", ""), -(costs[to] ?? 0) + 0]));
    return [{ topic: "retreats", rule: "15", engine, count, at: moment }, ...whichWay(next, ways)];
  }
  if (promptOf(next) === "retreat.way") {
    const to = named(next, "space");
    const engine = { [to]: -Math.max(...Object.values(numbersAfterEquals(next))) };
    return [{ topic: "retreats", rule: "15", engine, count, at: moment }, ...whichWay(next, ways)];
  }
  // nothing to choose: where they are tells
  const inside = `inside:${at}`;
  const isInside = after.cus(side, inside) > board.cus(side, inside);
  const grown = isInside
    ? [inside]
    : SPACES.map(({ id }) => id).filter((id) => id !== at && after.cusWithin(side, id) > board.cusWithin(side, id));
  const all = (where: Board) => SPACES.reduce((sum, { id }) => sum + where.cusWithin(side, id), 0);
  const lost = all(board) - all(after) - (board.cus(side, at) - cus);
  const engine = grown.length === 0 ? {} : { [grown[0]!]: lost };
  return [{ topic: "retreats", rule: "15", engine, count, at: moment }];
}

/** An army that fits goes into its own city in the space, if that is not besieged; in valley it is asked before. (15.4) */
function behindWalls(board: Board, { header }: Moment, side: Side, cus: number): Record<string, number> {
  const at = board.position.battle!.space;
  if (header.ruleset === "valley" || !isCity(at) || board.control(at) !== side || board.isBesieged(at)) return {};
  return cus <= space(at).holds! - board.cus(side, `inside:${at}`) ? { [`inside:${at}`]: 0 } : {};
}

/** The ways to choose from, to one of the places. (15.1) */
function whichWay(moment: Moment, ways: readonly Way[]): Opinion[] {
  const { question, past } = moment;
  if (question.kind !== "choose") return [];
  const ends = question.options;
  const next = promptOf(moment) === "retreat" ? moment.after(ends[past.length % ends.length]!) : moment;
  if (next === null || promptOf(next) !== "retreat.way") return [];
  const to = named(next, "space");
  const engine: Record<string, number[]> = {};
  for (const [way, cost] of Object.entries(numbersAfterEquals(next))) {
    const same = ways.find(({ spaces }) => `way:${spaces.join(">")}` === way);
    const kind = same ? kindOf(same) : way;
    engine[kind] = [...(engine[kind] ?? []), -cost];
  }
  const count = Object.fromEntries(Object.entries(kindsOf(ways, to)).map(([kind, cost]) => [kind, [cost]]));
  return [{ topic: "ways of a retreat", rule: "15.1", engine, count, at: moment }];
}

/** Answers with which a battle goes on. */
const IN_BATTLE = {
  "battle-cards": "pass",
  "ally-deserts": "pass",
  "elephant-fright": "pass",
  elephants: "no",
  "change-of-command": "first",
  commander: "first",
  attack: "first",
  initiative: "first",
};

/** Fights a battle that begins now: what happens if either side is beaten. */
export function fighting(moment: Moment): Opinion[] {
  const opinions: Opinion[] = [];
  const beaten = new Set<string>();
  let now = playOn(moment, IN_BATTLE);
  for (let i = 0; i < 8 && now && beaten.size < 2; i++) {
    if (now.question.kind !== "choose" || boardAt(now).position.battle === null) break;
    if (promptOf(now) === "counterattack") now = playOn(now.after("yes", [1]), IN_BATTLE);
    else if (promptOf(now) === "match") {
      const { seat } = now.question;
      if (!beaten.has(seat)) opinions.push(...defeat(boardAt(now), now, seat as Side));
      beaten.add(seat);
      now = playOn(now.after(now.question.options[0]!), IN_BATTLE);
    } else break;
  }
  return opinions;
}
