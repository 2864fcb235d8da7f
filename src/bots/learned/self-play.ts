import {
  type Answer,
  type Chance,
  chanceFrom,
  copyState,
  type Game,
  type GameState,
  type Header,
  type Input,
  onlyAnswer,
  type Question,
  randomAnswer,
  randomBelow,
  type Seat,
  Table,
} from "../../engine/index.ts";
import type { Mind, Thumb } from "../mind.ts";
import { type Manner, Search } from "../search.ts";
import { World } from "../world.ts";
import type { Features } from "./features.ts";

/** What a game offers to learn from: how it is played, and what is seen of a situation. */
export interface Learning<S extends GameState> {
  readonly mind: Mind<S>;
  readonly features: Features<S>;
  /**
   * By how much the second side is ahead at the end of a game, from -1 to 1: a close game teaches a different lesson from a rout.
   */
  margin(state: S): number;
}

/** The variety of the games: how often something happens, in thousandths of the questions that begin something. */
interface Variety {
  /** a situation is kept, as both seats see it */
  readonly kept: number;
  /** a side switches to any other open plan */
  readonly turned: number;
  /** a side answers anything at all */
  readonly random: number;
  /** a side compares lines by the value of the situations they lead to */
  readonly compared: number;
}

/** By rule of thumb: many games of all kinds. */
export const VARIED: Variety = { kept: 150, turned: 50, random: 20, compared: 0 };
/** Mostly as good players would: fewer games, which take longer. */
export const SKILLED: Variety = { kept: 400, turned: 30, random: 10, compared: 850 };

/** How lines are compared: once each, as far as the next card or operation. */
const GLANCE: Manner = { lines: 9, depth: 0, plans: 8, trust: 0.004 };
/** Questions that need less thought are answered by rule of thumb. */
const WEIGHTY = 0.9;

/** A game with more decisions than this is going nowhere. */
const LONGEST = 20_000;

/** Somebody who plays one side in his own way. */
export interface Guest<S extends GameState> {
  readonly seat: Seat;
  answer(state: S, question: Question, chance: Chance): Answer;
}

/** A situation of a game, as a seat sees it. */
export interface Position {
  readonly seat: Seat;
  readonly held: Uint16Array;
  readonly turn: number;
}

/**
 * Plays a game in which each side draws its plan at random, and a new one now and then, so that all kinds of war occur and it
 * shows which plans win from where; or a guest plays one side. Returns the situations kept, who won (nobody if the game was not
 * finished) and by how much.
 */
export function playToLearn<S extends GameState>(
  game: Game<S>,
  header: Header,
  { mind, features, margin }: Learning<S>,
  variety: Variety,
  guest?: Guest<S>,
): { positions: Position[]; winner: Seat | null; margin: number } {
  const chance = chanceFrom(`${header.seed} varied`);
  const happens = (thousandths: number) => randomBelow(chance, 1000) < thousandths;
  const table = new Table(game.setup(header), null);
  const thumbs: Record<Seat, Thumb<S> | undefined> = {};
  const positions: Position[] = [];
  const held = new Uint16Array(features.most);
  // some games begin with random answers
  let wild = happens(250) ? randomBelow(chance, 20) : 0;
  let start = table.s;
  let since: Input[] = [];
  /** Takes the line that looks best, and follows it up as it intends. */
  const compare = (question: Question, seed: string): Answer => {
    const { seats } = game;
    const { seat } = question;
    const origin = { game, state: start, since };
    const imagine = (world: string) => new World(origin, seat, world);
    const search = new Search(mind, { question, seats, imagine }, seat, seed, GLANCE);
    const worth = search.lines.map(
      ({ promise }, line) => search.play(line, 0) + (4 * GLANCE.trust * promise) / (mind.measure ?? 4),
    );
    const chosen = search.lines[worth.indexOf(Math.max(...worth))]!;
    thumbs[seat] = mind.thumb(seat, chosen.plan, chance, chosen);
    return chosen.answer;
  };
  const answer = (question: Question, number: number): Answer => {
    const { s } = table;
    const { seat } = question;
    const anew = mind.begins(question) && mind.isQuiet(s);
    if (anew && happens(variety.kept)) {
      for (const viewer of game.seats)
        positions.push({ seat: viewer, held: held.slice(0, features.write(s, viewer, held)), turn: turnOf(s) });
    }
    if (seat === guest?.seat) return onlyAnswer(question) ?? guest.answer(s, question, chance);
    if (anew) {
      if (!thumbs[seat] || happens(variety.turned)) thumbs[seat] = anyThumb(mind, s, seat, chance);
      if (wild-- > 0 || happens(variety.random)) return randomAnswer(question, chance);
      if ((mind.weight?.(question) ?? 1) >= WEIGHTY && onlyAnswer(question) === undefined && happens(variety.compared))
        return compare(question, `${header.seed}/${number}`);
    }
    return onlyAnswer(question) ?? (thumbs[seat] ?? anyThumb(mind, s, seat, chance)).answer(s, question);
  };
  for (let answers = 0; !table.s.over && answers < LONGEST; ) {
    if (variety.compared > 0) start = copyState(game, table.s);
    since = [];
    const play = game.unit(table);
    for (let step = play.next(); !step.done; answers++) {
      const given = answer(step.value, answers);
      since.push({ answer: given, by: step.value.seat, revealed: false });
      step = play.next(given);
    }
  }
  return { positions, winner: table.s.over?.winner ?? null, margin: margin(table.s) };
}

function anyThumb<S extends GameState>(mind: Mind<S>, s: S, seat: Seat, chance: Chance): Thumb<S> {
  const plans = mind.plans(s, seat);
  return mind.thumb(seat, plans[randomBelow(chance, plans.length)]!, chance);
}

const turnOf = (s: GameState): number => ("turn" in s && typeof s.turn === "number" ? s.turn : 0);
