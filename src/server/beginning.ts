import { type Game, type Header, headerFor, type PerSeat, perSeat } from "../engine/index.ts";
import { Course } from "./course.ts";
import { commitmentTo, fairSeed, randomHex } from "./fair.ts";
import { newGameId } from "./keys.ts";
import type { GameInfo } from "./protocol.ts";
import type { NextGame, StoredGame, StoredSeat } from "./storage.ts";

/** The id of a new game and the secret that the server commits to. Both are fixed before the players' parts are known. */
export async function nextGame(): Promise<NextGame> {
  const secret = randomHex(32);
  return { id: newGameId(), secret, commitment: await commitmentTo(secret) };
}

/** A game that waits for its players. Throws a PunicaError if the game knows no such rule set, scenario or option. */
export function waitingGame(rules: Game, next: NextGame, wanted: Partial<Header>, isPublic: boolean, at: number): StoredGame {
  const { game, ruleset, scenario, options } = headerFor(rules, { ...wanted, seed: "none" });
  return {
    ...next,
    game,
    ruleset,
    scenario,
    options,
    rulesVersion: rules.rulesVersion,
    public: isPublic,
    created: at,
    seed: null,
    status: "waiting",
    version: 0,
    turn: null,
    updated: at,
    result: null,
    rematch: null,
  };
}

export const FREE_SEAT: StoredSeat = { name: null, player: null, token: null, invite: null, part: null, seen: 0, ask: false };

/** Both players are there: the seed comes from the secret and their parts, and play begins. */
export async function begin(
  rules: Game,
  game: StoredGame,
  seats: PerSeat<StoredSeat>,
  at: number,
): Promise<{ game: StoredGame; course: Course }> {
  const parts = rules.seats.map((seat) => seats[seat]!.part!);
  const begun = { ...game, seed: await fairSeed(game.id, game.secret, parts) };
  const course = new Course(rules, headerOf(begun));
  for (;;) {
    const answer = course.answerOfItself(asks(seats));
    if (answer === undefined) break;
    course.automatic(answer, at);
  }
  return { game: { ...begun, ...progress(course), updated: at }, course };
}

export const headerOf = ({ game, ruleset, scenario, options, seed }: StoredGame): Header => ({
  game,
  ruleset,
  scenario,
  options,
  seed: seed!,
});

/** What the row of a game says about how far it has come. */
export function progress(course: Course): Pick<StoredGame, "status" | "version" | "turn" | "result"> {
  const result = course.session.over;
  return { status: result ? "over" : "playing", version: course.version, turn: course.session.question?.seat ?? null, result };
}

export const asks = (seats: PerSeat<StoredSeat>): PerSeat<boolean> => perSeat(Object.keys(seats), (seat) => seats[seat]!.ask);

/** What everybody may know of a game; its players in the order of its seats. */
export function infoOf(game: StoredGame, seats: PerSeat<StoredSeat>, rules: Game | undefined): GameInfo {
  const { secret: _, seed: __, rulesVersion: ___, ...open } = game;
  return { ...open, players: perSeat(rules?.seats ?? Object.keys(seats), (seat) => seats[seat]?.name ?? null) };
}
