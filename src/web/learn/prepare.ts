import { gameWith } from "../games.ts";
import { prefs } from "../prefs.svelte.ts";
import { loadGameWords } from "../speech.svelte.ts";

/** Begins to load all that a lesson needs: at once where it is opened, and earlier where somebody points at the way there. */
export function prepareLessons(game: string): void {
  const manifest = gameWith(game);
  // whoever opens the lesson hears of it if something cannot be loaded
  void Promise.allSettled([
    import("./Learn.svelte"),
    manifest?.lessons?.(),
    manifest?.rules(),
    manifest?.page.face(),
    loadGameWords(game, prefs.language),
  ]);
}
