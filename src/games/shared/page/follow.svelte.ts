import { untrack } from "svelte";
import type { BoardProps } from "../../../web/face.ts";
import { isNarrow } from "../../../web/table/narrow.svelte.ts";
import type { StackPieces } from "./board/armies/stacks.ts";
import { asksForPlaces, sceneOf, spacesIn } from "./scene.ts";

interface Board {
  followSpaces(spaces: readonly string[], covered?: number): void;
  offerSpaces(spaces: readonly string[]): void;
  showSpaces(spaces: readonly string[]): void;
  foldStacks(): void;
}

/** With more to go to the learner chooses freely. */
const FEW = 3;

/** Brings into view what matters: events, the places that a question names or asks for, and on a narrow screen the planned route and all it is about. */
export function follow(
  board: () => Board | undefined,
  props: () => BoardProps,
  stacks: () => readonly StackPieces[],
  goingOn: () => readonly string[],
): void {
  $effect(() => {
    const { scene, near, covered } = props();
    untrack(() => {
      const spaces = spacesIn(scene, stacks());
      board()?.followSpaces(spaces, covered);
      if (near && covered === 0) board()?.showSpaces(spaces);
    });
  });
  $effect(() => {
    const { marks, trail } = props();
    const way = marks?.size ? spacesIn(trail, []) : [];
    if (way.length > 0 && isNarrow()) untrack(() => board()?.followSpaces(way));
  });
  // what the teacher points at comes into sight, as a goal of a plan on a narrow screen may not be
  $effect(() => {
    const { marks, lit, near } = props();
    const goals = near && marks?.size ? spacesIn([...lit], []) : [];
    if (goals.length > 0 && goals.length <= FEW && isNarrow()) untrack(() => board()?.followSpaces(goals));
  });
  // an open stack would lie over the places within its reach
  const isPlanned = $derived((props().marks?.size ?? 0) > 0);
  $effect(() => {
    if (isPlanned && isNarrow()) untrack(() => board()?.foldStacks());
  });
  $effect(() => {
    const { question, covered } = props();
    untrack(() => {
      if (!isNarrow()) {
        const named = sceneOf(question, new Set(), [], []);
        const asked = question && asksForPlaces(question) ? spacesIn([...props().lit], []) : [];
        if (named.length > 0) board()?.followSpaces(named, covered);
        else if (asked.length > 0) board()?.offerSpaces(asked);
        return;
      }
      const about = sceneOf(question, props().lit, stacks(), goingOn());
      if (about.length > 0) board()?.showSpaces(about);
    });
  });
}
