import { mount } from "svelte";
import type { Manifest } from "../games/manifest.ts";
import App from "./App.svelte";
import "./look/index.css";
import { offer } from "./games.ts";
import { prefs } from "./prefs.svelte.ts";
import { usePageWords } from "./speech.svelte.ts";

/** Opens the page with these games. */
export async function open(games: readonly Manifest[], worker: () => Worker): Promise<void> {
  offer(games, worker);
  await usePageWords(prefs.language);
  mount(App, { target: document.getElementById("app")! });
  if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
  // The site has been updated, and a part of this version that was not yet loaded is gone.
  addEventListener("vite:preloadError", () => location.reload());
}
