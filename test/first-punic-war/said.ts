import type { Session } from "../../src/engine/index.ts";
import type { State } from "../../src/games/first-punic-war/rules/state.ts";
import english from "../../src/games/first-punic-war/words/en.ts";
import french from "../../src/games/first-punic-war/words/fr.ts";
import { joined } from "../../src/games/first-punic-war/words/telling.ts";
import { ENGINE_WORDS } from "../../src/words/engine.ts";
import { joinedIn } from "../../src/words/runs.ts";
import { Words } from "../../src/words/words.ts";

export const en = new Words("en", english, ENGINE_WORDS.en, { rome: "Rome" });
export const fr = new Words("fr", french, ENGINE_WORDS.fr, { rome: "Rome" });

/** The pending question, in words. */
export const asked = (game: Session<State>, words = en): string => words.say(game.question!.prompt, game.question!.params);

/** What everybody reads in the log, in words. */
export const told = (game: Session<State>, words = en): string[] =>
  game.logFor(null).map(({ event, params }) => words.say(event, params));

export const hand = (rome: string[], carthage: string[] = []) => ({ markers: { rome, carthage } });

/** The log as a side (or, for null, a spectator) reads it on the page, in words. */
export const read = (game: Session<State>, seat: "rome" | "carthage" | null, words = en): string[] =>
  joinedIn(game.logFor(seat), joined).map(({ event, params }) => words.say(event, params));
