import type { Language } from "../words/words.ts";

export type Theme = "system" | "light" | "dark";

/** What a player has chosen about the page; kept in the browser. */
export interface Prefs {
  language: Language;
  theme: Theme;
  /** no motion even if the system allows it */
  calm: boolean;
  /** answer by itself where only one answer is possible */
  answerForced: boolean;
  /** ask again before what cannot be taken back */
  confirmFinal: boolean;
  /** a curtain between the hands of two players at one screen */
  curtain: boolean;
  /** tell by notification that it is my turn */
  notify: boolean;
  nickname: string;
}

const KEY = "punica:prefs";

const standard = (): Prefs => ({
  language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
  theme: "system",
  calm: false,
  answerForced: true,
  confirmFinal: true,
  curtain: true,
  notify: false,
  nickname: "",
});

function stored(): Partial<Prefs> {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const known = standard() as unknown as Record<string, unknown>;
    return Object.fromEntries(Object.entries(value).filter(([key, item]) => typeof item === typeof known[key]));
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({ ...standard(), ...stored() });

const systemCalm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
let systemIsCalm = $state(systemCalm?.matches ?? false);
systemCalm?.addEventListener("change", () => {
  systemIsCalm = systemCalm.matches;
});

/** Whether nothing should move. */
export const isCalm = (): boolean => prefs.calm || systemIsCalm;

/** Keeps what is chosen, and shows the colours that were chosen. To be called once, where effects may live. */
export function keepPrefs(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs));
    } catch {
      // a browser that keeps nothing still plays
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (prefs.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = prefs.theme;
    root.toggleAttribute("data-calm", isCalm());
    root.lang = prefs.language;
  });
}
