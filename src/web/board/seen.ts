import { getContext, setContext } from "svelte";
import type { Box } from "./chart.ts";

const KEY = Symbol("seen");

/** Lets everything on a board know which part of it is in sight while the hand rests. */
export const tellSeen = (seen: () => Box): void => {
  setContext(KEY, seen);
};

export const whatIsSeen = (): (() => Box) => getContext(KEY);
