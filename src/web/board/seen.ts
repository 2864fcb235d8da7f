import { getContext, setContext } from "svelte";
import type { Box, Point } from "./chart.ts";

const SEEN = Symbol("seen");
const TARGETS = Symbol("targets");

/** Lets everything on a board know which part of it is in sight while the hand rests. */
export const tellSeen = (seen: () => Box): void => {
  setContext(SEEN, seen);
};

export const whatIsSeen = (): (() => Box) => getContext(SEEN);

/** Lets what opens over a board know what may be pressed next. */
export const tellTargets = (targets: () => readonly Point[]): void => {
  setContext(TARGETS, targets);
};

export const whatIsLit = (): (() => readonly Point[]) => getContext(TARGETS);
