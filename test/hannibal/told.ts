import type { LogEntry } from "../../src/engine/index.ts";
import en from "../../src/games/hannibal/words/en.ts";
import fr from "../../src/games/hannibal/words/fr.ts";
import { joined } from "../../src/games/hannibal/words/telling.ts";
import { ENGINE_WORDS } from "../../src/words/engine.ts";
import { joinedIn } from "../../src/words/runs.ts";
import { Words } from "../../src/words/words.ts";
import type { Game } from "./table.ts";

export const WORDS = { en: new Words("en", en, ENGINE_WORDS.en), fr: new Words("fr", fr, ENGINE_WORDS.fr) };

const sentences = (entries: readonly LogEntry[], language: "en" | "fr"): string[] =>
  entries.map(({ event, params }) => WORDS[language].say(event, params));

/** The sentences of the log about some events, as they are told: those that belong together as one. */
export const told = (game: Game, language: "en" | "fr", ...events: string[]): string[] =>
  sentences(
    joinedIn(game.log ?? [], joined).filter(({ event }) => events.includes(event.slice("hannibal.log.".length))),
    language,
  );

/** All that the log has told since some moment. */
export const toldSince = (game: Game, language: "en" | "fr", from: number): string[] =>
  sentences((game.log ?? []).slice(from), language);
