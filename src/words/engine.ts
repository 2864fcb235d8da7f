import type { Catalogue, Language } from "./words.ts";

/** What the log of every game may say. */
export const ENGINE_WORDS = {
  en: {
    "rules-changed": "The rules have changed: version {from} until now, version {to} from here on.",
    "game-won": "The game is over: {winner} wins. {reason}",
    "game-drawn": "The game is over: a draw. {reason}",
  },
  fr: {
    "rules-changed": "Les règles ont changé : version {from} jusqu'ici, version {to} désormais.",
    "game-won": "La partie est finie : {winner} gagne. {reason}",
    "game-drawn": "La partie est finie : match nul. {reason}",
  },
} satisfies Readonly<Record<Language, Catalogue>>;
