import {
  type Answer,
  type Chance,
  chanceFrom,
  type Game,
  type GameState,
  type Header,
  onlyAnswer,
  type PerSeat,
  type Question,
  randomAnswer,
  randomBelow,
  type Seat,
  Table,
} from "../../engine/index.ts";
import type { Mind, Thumb } from "../mind.ts";
import type { Features } from "./features.ts";

/** What a game gives to learn from: how it is played, and what is seen of a situation. */
export interface Learning<S extends GameState> {
  readonly mind: Mind<S>;
  readonly features: Features<S>;
}

/** How varied the games are, in thousandths of the quiet questions. */
export interface Variety {
  /** a situation is kept, as both seats see it */
  readonly kept: number;
  /** a side changes its plan for any other that is open */
  readonly turned: number;
  /** a side answers anything at all */
  readonly random: number;
}

export const VARIED: Variety = { kept: 60, turned: 30, random: 10 };

/** A game that takes more decisions than this goes nowhere. */
const LONGEST = 20_000;

/** A situation of a game, as a seat sees it. */
export interface Position {
  readonly seat: Seat;
  readonly held: Uint16Array;
  readonly turn: number;
}

/**
 * A game by rule of thumb in which each side draws its plan by lot, and another now and then, so that all kinds of war are seen and which
 * plans win from where. Returns the situations kept and who won; nobody if the game was not finished.
 */
export function playToLearn<S extends GameState>(
  game: Game<S>,
  header: Header,
  { mind, features }: Learning<S>,
  variety: Variety,
): { positions: Position[]; winner: Seat | null } {
  const chance = chanceFrom(`${header.seed} varied`);
  const happens = (thousandths: number) => randomBelow(chance, 1000) < thousandths;
  const table = new Table(game.setup(header), null);
  const thumbs: Partial<PerSeat<Thumb<S>>> = {};
  const positions: Position[] = [];
  const held = new Uint16Array(features.most);
  // some games begin with answers at random
  let wild = happens(250) ? randomBelow(chance, 20) : 0;
  const answer = (question: Question): Answer => {
    const { s } = table;
    const { seat } = question;
    if (mind.isQuiet(s)) {
      if (happens(variety.kept)) {
        for (const viewer of game.seats)
          positions.push({ seat: viewer, held: held.slice(0, features.write(s, viewer, held)), turn: turnOf(s) });
      }
      if (!thumbs[seat] || happens(variety.turned)) thumbs[seat] = anyThumb(mind, s, seat, chance);
      if (wild-- > 0 || happens(variety.random)) return randomAnswer(question, chance);
    }
    return onlyAnswer(question) ?? (thumbs[seat] ?? anyThumb(mind, s, seat, chance)).answer(s, question);
  };
  for (let answers = 0; !table.s.over && answers < LONGEST; ) {
    const play = game.unit(table);
    for (let step = play.next(); !step.done; answers++) step = play.next(answer(step.value));
  }
  return { positions, winner: table.s.over?.winner ?? null };
}

function anyThumb<S extends GameState>(mind: Mind<S>, s: S, seat: Seat, chance: Chance): Thumb<S> {
  const plans = mind.plans(s, seat);
  return mind.thumb(seat, plans[randomBelow(chance, plans.length)]!, chance);
}

const turnOf = (s: GameState): number => ("turn" in s && typeof s.turn === "number" ? s.turn : 0);
