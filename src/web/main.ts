import { mount } from "svelte";
import App from "./App.svelte";
import "./look/index.css";
import { prefs } from "./prefs.svelte.ts";
import { usePageWords } from "./speech.svelte.ts";

await usePageWords(prefs.language);
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");

// A newer page has been put in place of this one, and a part of it that was not yet loaded is gone.
addEventListener("vite:preloadError", () => location.reload());
