import { untrack } from "svelte";
import type { StackPieces } from "../../../web/board/armies/stacks.ts";
import type { BoardProps } from "../../../web/face.ts";
import { isNarrow } from "../../../web/table/narrow.svelte.ts";
import { sceneOf, spacesIn } from "./scene.ts";

interface Board {
  followSpaces(spaces: readonly string[], covered?: number): void;
  showSpaces(spaces: readonly string[]): void;
}

/** Brings into view what matters: events, the place a question names, and on a narrow screen the planned route and all it is about. */
export function follow(
  board: () => Board | undefined,
  props: () => BoardProps,
  stacks: () => readonly StackPieces[],
  goingOn: () => readonly string[],
): void {
  $effect(() => {
    const { scene, covered } = props();
    untrack(() => board()?.followSpaces(spacesIn(scene, stacks()), covered));
  });
  $effect(() => {
    const { marks, trail } = props();
    const way = marks?.size ? spacesIn(trail, []) : [];
    if (way.length > 0 && isNarrow()) untrack(() => board()?.followSpaces(way));
  });
  $effect(() => {
    const { question } = props();
    untrack(() => {
      if (!isNarrow()) {
        // the place that a question names is in view
        const named = sceneOf(question, new Set(), [], []);
        if (named.length > 0) board()?.followSpaces(named, props().covered);
        return;
      }
      const about = sceneOf(question, props().lit, stacks(), goingOn());
      if (about.length > 0) board()?.showSpaces(about);
    });
  });
}
