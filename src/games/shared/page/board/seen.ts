import { getContext, setContext } from "svelte";
import type { Box, Point } from "./chart.ts";

const SEEN = Symbol("seen");
const TARGETS = Symbol("targets");

/** Tells everything on a board which part of it is in view when it is not being moved. */
export const tellSeen = (seen: () => Box): void => {
  setContext(SEEN, seen);
};

export const whatIsSeen = (): (() => Box) => getContext(SEEN);

/** Tells what opens over a board where the next click may be. */
export const tellTargets = (targets: () => readonly Point[]): void => {
  setContext(TARGETS, targets);
};

export const whatIsLit = (): (() => readonly Point[]) => getContext(TARGETS);
