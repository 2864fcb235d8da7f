import { type AnyGame, type Header, headerFor, type PerSeat, perSeat } from "../engine/index.ts";
import { Course, type Terms } from "./course.ts";
import { commitmentTo, fairSeed, randomHex } from "./fair.ts";
import { newGameId } from "./keys.ts";
import type { GameInfo } from "./protocol.ts";
import type { NextGame, StoredGame, StoredSeat, StoredSnapshot } from "./storage.ts";

/** The id of a new game and the secret the server commits to. Both are fixed before the players' parts are known. */
export function nextGame(): NextGame {
  const secret = randomHex(32);
  return { id: newGameId(), secret, commitment: commitmentTo(secret) };
}

/** A game waiting for its players. Throws a PunicaError if the game has no such rule set, scenario or option. */
export function waitingGame(rules: AnyGame, next: NextGame, wanted: Partial<Header>, isPublic: boolean, at: number): StoredGame {
  const { game, ruleset, scenario, options } = headerFor(rules, { ...wanted, seed: "none" });
  return {
    ...next,
    rev: 0,
    game,
    ruleset,
    scenario,
    options,
    rulesVersion: rules.rulesVersion,
    begunUnder: rules.rulesVersion,
    public: isPublic,
    created: at,
    renewals: [],
    seed: null,
    status: "waiting",
    version: 0,
    undos: 0,
    turn: null,
    updated: at,
    result: null,
    rematch: null,
  };
}

export const FREE_SEAT: StoredSeat = {
  name: null,
  player: null,
  token: null,
  invite: null,
  part: null,
  seen: 0,
  seenLog: 0,
  ask: false,
  standing: [],
  pace: [],
  plan: [],
};

/** The terms of a game that already has its seed. */
export const termsOf = (rules: AnyGame, game: StoredGame, seats: PerSeat<StoredSeat>): Terms => ({
  rules,
  header: headerOf(game),
  seedAfter: (renewal) => fairSeed(game.id, game.secret, partsOf(rules, seats), renewal),
});

/** The players' parts of the seed, in the order of the seats. */
export const partsOf = (rules: AnyGame, seats: PerSeat<StoredSeat>): readonly string[] =>
  rules.seats.map((seat) => seats[seat]!.part!);

/** Once both players have joined with their parts, derives the seed from them and the secret, and starts play. */
export function begin(rules: AnyGame, game: StoredGame, seats: PerSeat<StoredSeat>, at: number): Begun | null {
  if (rules.seats.some((seat) => seats[seat]!.player === null || seats[seat]!.part === null)) return null;
  const begun = {
    ...game,
    rulesVersion: rules.rulesVersion,
    begunUnder: rules.rulesVersion,
    seed: fairSeed(game.id, game.secret, partsOf(rules, seats)),
  };
  const course = new Course(termsOf(rules, begun, seats));
  const { snapshot, kept } = course.keep();
  course.kept = kept;
  return { game: { ...begun, ...progress(course), updated: at }, course, snapshot };
}

interface Begun {
  readonly game: StoredGame;
  readonly course: Course;
  /** stored from the start, so that no later change of the rules alters the set-up the players have seen */
  readonly snapshot: StoredSnapshot;
}

export const headerOf = ({ game, ruleset, scenario, options, seed }: StoredGame): Header => ({
  game,
  ruleset,
  scenario,
  options,
  seed: seed!,
});

/** The columns of a game's row that record its progress. */
export function progress(course: Course): Pick<StoredGame, "status" | "version" | "turn" | "result"> {
  const result = course.session.over;
  return { status: result ? "over" : "playing", version: course.version, turn: course.session.question?.seat ?? null, result };
}

/** The public information about a game, its players in seat order. */
export function infoOf(game: StoredGame, seats: PerSeat<StoredSeat>, rules: AnyGame | undefined): GameInfo {
  const { secret: _, seed: __, rev: ___, undos: ____, ...open } = game;
  const inOrder = rules?.seats ?? Object.keys(seats);
  return {
    ...open,
    players: perSeat(inOrder, (seat) => seats[seat]?.name ?? null),
    ready: perSeat(inOrder, (seat) => (seats[seat]?.part ?? null) !== null),
  };
}
