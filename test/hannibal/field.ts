import type { Answer, Plain } from "../../src/engine/index.ts";
import { cusAt, elephantsAt } from "../../src/games/hannibal/rules/forces.ts";
import { general, OF_SIDE } from "../../src/games/hannibal/rules/generals.ts";
import { insideOf, SPACE_IDS, START, space, spaceOf } from "../../src/games/hannibal/rules/map.ts";
import { AWAY, BATTLE_CARDS, type BattleCard, CODE } from "../../src/games/hannibal/rules/state.ts";
import { SEATS, type Seat } from "../../src/games/shared/rules/seats.ts";
import { type Game, gameAt, play, type Situation } from "./table.ts";

// Positions for the tests of battles, sieges, politics and cards

/** The counter events. Unless a test deals them they lie on the discard pile, so that nobody is asked for them. */
export const COUNTERS = [6, 7, 8, 20, 31, 32, 41, 42, 59, 60];
/** A card that no rule is about: it keeps a side in the game after the other has played. */
export const SPARE = { rome: 46, carthage: 30 };

export type Scene = { [key: string]: Plain };

export interface Stack {
  side: Seat;
  at: string;
  cus?: number;
  elephants?: number;
  generals?: string[];
}

/** Control as in 218 BC, but for the spaces named. */
export function holding(changes: Partial<Record<Seat | "nobody", string[]>>): Plain {
  const changed = new Set(Object.values(changes).flat());
  const held = (seat: Seat) => [
    ...SPACE_IDS.filter((id, number) => START[number] === seat && !changed.has(id)),
    ...(changes[seat] ?? []),
  ];
  return { rome: held("rome"), carthage: held("carthage") };
}

/** Control of these spaces and no others; the two capitals are always their owners'. */
export const onlyHolding = (rome: string[], carthage: string[]): Plain => ({
  rome: [...new Set(["rome", ...rome])],
  carthage: [...new Set(["carthage", ...carthage])],
});

/** A position in the strategy phase. */
export function scene(position: Scene, situation: Situation = {}): Game {
  const hands = (position.hands ?? {}) as Partial<Record<Seat, number[]>>;
  const played = (position.play as { card?: number } | undefined)?.card;
  const elsewhere = [...(hands.rome ?? []), ...(hands.carthage ?? []), ...((position.deck as number[]) ?? []), played];
  return gameAt({ discard: COUNTERS.filter((card) => !elsewhere.includes(card)), ...position }, situation);
}

/** A position to look at: it is Carthage's turn and nothing has happened yet. */
export const still = (position: Scene): Game => scene({ hands: { carthage: [SPARE.carthage] }, ...position });

/** It is one side's turn, with one card to play; the other side keeps a spare card. */
export function turnOf(seat: Seat, card: number, position: Scene = {}, situation: Situation = {}): Game {
  const enemy = seat === "rome" ? "carthage" : "rome";
  const spare = card === SPARE[enemy] ? 1 : SPARE[enemy];
  return scene({ active: seat, hands: { [seat]: [card], [enemy]: [spare] }, ...position }, situation);
}

export type Cards = Partial<Record<BattleCard, number>>;

export interface Field {
  space: string;
  attacker: Seat;
  from: string;
  /** the two armies: the first general of each commands */
  rome: Omit<Stack, "side" | "at">;
  carthage: Omit<Stack, "side" | "at">;
  /** battle cards; without them the battle is still to be prepared */
  cards?: Record<Seat, Cards>;
  /** strategy cards; a side without any is never asked for one */
  hands?: Partial<Record<Seat, number[]>>;
  others?: Stack[];
  control?: Plain;
  /** the card that moved the attacker, and how it was used */
  card?: number;
  use?: "move" | "event";
  battle?: Scene;
  march?: Scene;
  more?: Scene;
}

const full = (cards: Cards = {}): Plain => Object.fromEntries(BATTLE_CARDS.map((name) => [name, cards[name] ?? 0]));

/** A battle: about to begin, or (with cards) at its first round. */
export function battleAt(field: Field, situation: Situation = {}): Game {
  const { space: at, attacker, from, rome, carthage, cards, others = [], card = 33, use = "move" } = field;
  const army = { rome, carthage }[attacker];
  const [chief, ...staff] = army.generals ?? [];
  const used = from.startsWith("inside:") ? 0 : 1;
  const hands = field.hands ?? {};
  const size = ({ cus = 0, elephants = 0 }: Omit<Stack, "side" | "at">) => cus + elephants;
  return scene(
    {
      active: attacker,
      hands: { rome: hands.rome ?? [], carthage: hands.carthage ?? [] },
      forces: [{ side: "rome", at, ...rome }, { side: "carthage", at, ...carthage }, ...others] as unknown as Plain,
      ...(field.control && { control: field.control }),
      play: { seat: attacker, card, use, activated: [chief!] },
      march: {
        general: chief!,
        staff,
        staffLimits: staff.map(() => [0, 99, 0]),
        columns: [{ cus: army.cus ?? 0, elephants: army.elephants ?? 0, before: 0, limit: 99 }],
        at,
        used,
        path: [
          [from, 0],
          [at, used],
        ],
        fought: true,
        ...field.march,
      },
      battle: {
        space: at,
        attacker,
        from,
        sallied: from === `inside:${at}`,
        sortie: { cus: 0, elephants: 0, generals: [] },
        commanders: { rome: rome.generals?.[0] ?? null, carthage: carthage.generals?.[0] ?? null },
        strength: { rome: size(rome), carthage: size(carthage) },
        stage: cards ? "rounds" : "command",
        hands: { rome: full(cards?.rome), carthage: full(cards?.carthage) },
        open: { rome: {}, carthage: {} },
        deck: cards ? {} : { frontal: 12, "flank-left": 9, "flank-right": 9, probe: 8, envelopment: 6, reserve: 4 },
        reasons: { rome: [], carthage: [] },
        played: { rome: [], carthage: [] },
        initiative: attacker,
        rounds: [],
        lost: { rome: 0, carthage: 0 },
        ...field.battle,
      },
      ...field.more,
    },
    situation,
  );
}

/**
 * A battle whose attacker has no battle card left: he is asked once (he might hold a strategy card that helps) and has lost.
 * The question comes before any die, so that forced dice are in time.
 */
export function beatenAttacker(field: Omit<Field, "cards">, dice: number[], situation: Situation = {}): Game {
  const cards = { rome: {}, carthage: {}, [field.attacker === "rome" ? "carthage" : "rome"]: { frontal: 1 } };
  const hands = { [field.attacker]: [SPARE[field.attacker]] };
  return play(battleAt({ ...field, cards, hands, more: { discard: [], ...field.more } }, { dice, ...situation }), [
    "attack",
    "concede",
  ]);
}

/** Answers a question if it is asked at all; some are not when there is nothing to choose. */
export const ifAsked = (game: Game, prompt: string, answer: Answer): Game =>
  game.question?.prompt === `hannibal.${prompt}` ? play(game, [prompt, answer]) : game;

// What a test looks at

const postNamed = (at: string): number => (at.startsWith("inside:") ? insideOf(space(at.slice(7))) : space(at));

export const cus = (game: Game, seat: Seat, at: string): number => cusAt(game.state, seat, postNamed(at));
export const elephants = (game: Game, at: string): number => elephantsAt(game.state, "carthage", postNamed(at));
export const allCUs = (game: Game, seat: Seat): number =>
  game.state.cus[seat].reduce((sum, number) => sum + number, 0) +
  (seat === "carthage" ? game.state.elephants.reduce((sum, number) => sum + number, 0) : 0);

/** Where a general is: a space, the inside of a city, or the name of the place off the map. */
export function whereIs(game: Game, id: string): string {
  const post = game.state.generals[general(id)]!;
  if (post >= 0) return post < SPACE_IDS.length ? SPACE_IDS[post]! : `inside:${SPACE_IDS[spaceOf(post)]}`;
  return Object.entries(AWAY).find(([, where]) => where === post)![0];
}

export const holder = (game: Game, at: string): Seat | null =>
  SEATS.find((seat) => game.state.control[space(at)] === CODE[seat]) ?? null;

export const commanderOf = (game: Game, seat: Seat, at: string): number | undefined =>
  OF_SIDE[seat].find((one) => game.state.generals[one] === postNamed(at) && game.state.commands[one] === 1);

/** How many battle cards a side holds. */
export const hand = (game: Game, seat: Seat): number => game.state.battle!.hands[seat].reduce((sum, number) => sum + number, 0);
