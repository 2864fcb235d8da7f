import type { AnyGame, Game, GameState } from "../engine/index.ts";

/** How much was checked. */
export interface Tally {
  games: number;
  decisions: number;
  optionsTried: number;
  illegalTried: number;
  undos: number;
  positions: number;
  spoiledPositions: number;
  hiddenCompared: number;
  hiddenInconclusive: number;
  /** moments at which something lay face down */
  faceDown: number;
  redealsThatChanged: number;
  /** places with face-down things that were redealt many times */
  placesDealtAnew: number;
  longestGame: number;
  outcomes: Record<string, number>;
}

export const newTally = (): Tally => ({
  games: 0,
  decisions: 0,
  optionsTried: 0,
  illegalTried: 0,
  undos: 0,
  positions: 0,
  spoiledPositions: 0,
  hiddenCompared: 0,
  hiddenInconclusive: 0,
  faceDown: 0,
  redealsThatChanged: 0,
  placesDealtAnew: 0,
  longestGame: 0,
  outcomes: {},
});

/** Whether something lies face down that a player may not see. */
export const hasFaceDown = <S extends GameState>(game: Game<S>, state: S): boolean =>
  game.seats.some((seat) => game.faceDown(state, seat).some(({ isSeen, items }) => !isSeen && items.length > 0));

/**
 * The checks that have had nothing to check, although the game gives cause for them: what is not hidden is not dealt anew, and a
 * redeal changes nothing where there are no secrets.
 */
export function unchecked({ fields }: AnyGame, { outcomes, hiddenInconclusive, faceDown, ...counts }: Tally): string[] {
  const hasSecrets = faceDown > 0 || Object.values(fields).some(({ how }) => how.secrecy !== undefined);
  const idle = new Set([...(hasSecrets ? [] : ["redealsThatChanged"]), ...(faceDown > 0 ? [] : ["placesDealtAnew"])]);
  return [
    ...Object.entries(counts).flatMap(([what, count]) => (count === 0 && !idle.has(what) ? [what] : [])),
    ...(counts.hiddenCompared > hiddenInconclusive ? [] : ["hiddenCompared: too often inconclusive"]),
  ];
}
