import type { Found, Trial } from "../../engine/index.ts";
import { bestOpening, type Opening, openingsOf, startsOf } from "./explore.ts";
import type { Planning } from "./planning.ts";

/** Somebody who can go to a place, with the way. */
export interface Comer {
  readonly id: string;
  readonly way: Found;
}

/** Somebody who can set out. */
export interface Goer {
  readonly id: string;
  readonly openings: readonly Opening[];
}

/** Whoever can go anywhere. */
export const goersOf = (planning: Planning, trial: Trial): Goer[] =>
  [...startsOf(planning, trial)].flatMap(([id, deeds]) => {
    const deed = deeds.find(({ name, many }) => name === planning.going && !many);
    const openings = deed ? openingsOf(planning, trial, deed) : [];
    return openings.length > 0 ? [{ id, openings }] : [];
  });

/** Stands for a march that an expert would not make. */
const UNWANTED = -1000;

/** Whoever can go to a place, the one whom an expert would send first; among equals whoever has the shortest way. */
export function comersTo(planning: Planning, trial: Trial, goers: readonly Goer[], place: string): Comer[] {
  const comers = goers.flatMap(({ id, openings }) => {
    const way = openings[bestOpening(openings, place)]?.places.get(place);
    return way ? [{ id, way }] : [];
  });
  const worth = new Map(
    comers.map(({ id, way }) => {
      const state = way.moves[0]?.trial.session.state;
      return [id, (state && planning.sending?.(id, place, state, trial.seat)) ?? UNWANTED];
    }),
  );
  return comers.sort(
    (a, b) => worth.get(b.id)! - worth.get(a.id)! || Number(b.way.stands) - Number(a.way.stands) || b.way.left - a.way.left,
  );
}

/** Who is sent to a place that is clicked before anybody is chosen; nobody if the click may mean the place itself or who stands there. */
export function sentTo(planning: Planning, trial: Trial, goers: readonly Goer[], place: string): string | undefined {
  const { state } = trial.session;
  const isMeant = [...startsOf(planning, trial).keys()].some((id) => id === place || planning.placeOf(id, state) === place);
  return isMeant ? undefined : comersTo(planning, trial, goers, place)[0]?.id;
}
