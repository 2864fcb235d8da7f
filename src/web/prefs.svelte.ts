import type { Language } from "../words/words.ts";
import { SPEEDS, type Speed } from "./film/pace.ts";

export type Theme = "system" | "light" | "dark";

/** When to ask again: before all that cannot be taken back, only where something may be lost, or never. */
export const CONFIRMATIONS = ["always", "sometimes", "never"] as const;
type Confirmation = (typeof CONFIRMATIONS)[number];

/** What a player has chosen about the page; kept in the browser. */
interface Prefs {
  language: Language;
  theme: Theme;
  /** how fast what happens is shown */
  speed: Speed;
  /** what happens is shown step by step */
  stepwise: boolean;
  /** no motion even if the system allows it */
  calm: boolean;
  /** answer by itself where only one answer is possible */
  answerForced: boolean;
  /** when to ask again before what cannot be taken back */
  confirm: Confirmation;
  /** be warned of blunders before they are made, where nobody elsewhere plays */
  warnBlunders: boolean;
  /** a curtain between the hands of two players at one screen */
  curtain: boolean;
  /** what happens can be heard */
  sound: boolean;
  /** tell by notification that it is my turn */
  notify: boolean;
  nickname: string;
}

const KEY = "punica:prefs";

const standard = (): Prefs => ({
  language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
  theme: "system",
  speed: "normal",
  stepwise: false,
  calm: false,
  answerForced: true,
  confirm: "sometimes",
  warnBlunders: false,
  curtain: true,
  // a phone is often held where others are
  sound: !(globalThis.matchMedia?.("(pointer: coarse)").matches ?? false),
  notify: false,
  nickname: "",
});

function stored(): Partial<Prefs> {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const known: Record<string, unknown> = { ...standard() };
    const kept = Object.fromEntries(Object.entries(value).filter(([key, item]) => typeof item === typeof known[key]));
    if (!SPEEDS.includes(kept.speed as Speed)) delete kept.speed;
    if (!CONFIRMATIONS.includes(kept.confirm as Confirmation)) delete kept.confirm;
    return kept;
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({ ...standard(), ...stored() });

/** Follows a wish of the system. */
function wishOfSystem(query: string): () => boolean {
  const media = globalThis.matchMedia?.(query);
  let wished = $state(media?.matches ?? false);
  media?.addEventListener("change", () => {
    wished = media.matches;
  });
  return () => wished;
}

const systemIsCalm = wishOfSystem("(prefers-reduced-motion: reduce)");
const systemIsDark = wishOfSystem("(prefers-color-scheme: dark)");

/** Whether nothing should move. */
const isCalm = (): boolean => prefs.calm || systemIsCalm();

/** Whether the table is shown by lamplight. */
export const isDark = (): boolean => prefs.theme === "dark" || (prefs.theme === "system" && systemIsDark());

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
    root.dataset.theme = isDark() ? "dark" : "light";
    root.toggleAttribute("data-calm", isCalm());
    root.lang = prefs.language;
  });
}
