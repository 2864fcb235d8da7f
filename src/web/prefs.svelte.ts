import type { Language } from "../words/words.ts";
import { SPEEDS, type Speed } from "./film/pace.ts";

export type Theme = "system" | "light" | "dark";

/** When to ask for confirmation: before everything that cannot be taken back, only where something may be lost, or never. */
export const CONFIRMATIONS = ["always", "sometimes", "never"] as const;
type Confirmation = (typeof CONFIRMATIONS)[number];

/** A player's settings; kept in the browser. */
interface Prefs {
  language: Language;
  theme: Theme;
  /** how fast the film runs */
  speed: Speed;
  /** the film stops after each step */
  stepwise: boolean;
  /** no motion even if the system allows it */
  calm: boolean;
  /** answer automatically if there is only one answer */
  answerForced: boolean;
  /** when to ask for confirmation */
  confirm: Confirmation;
  /** warn of blunders, in games without an opponent elsewhere */
  warnBlunders: boolean;
  /** a curtain between the hands of two players at one screen */
  curtain: boolean;
  /** what the pointer rests on is explained */
  tips: boolean;
  /** places that can be clicked on the board are listed too, however many */
  lists: boolean;
  /** the log is open beside the board, and beside a lesson */
  log: boolean;
  lessonLog: boolean;
  /** sounds are on */
  sound: boolean;
  /** notify me when it is my turn */
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
  tips: true,
  lists: false,
  log: true,
  lessonLog: false,
  // a phone is often used in company
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

/** Follows a system setting. */
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

/** Whether the page is dark. */
export const isDark = (): boolean => prefs.theme === "dark" || (prefs.theme === "system" && systemIsDark());

/** Saves the settings and applies the colours. Call once, where effects are allowed. */
export function keepPrefs(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs));
    } catch {
      // play works without storage too
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark() ? "dark" : "light";
    root.toggleAttribute("data-calm", isCalm());
    root.lang = prefs.language;
  });
}
