import type { Plain } from "../engine/index.ts";
import { firstPunicWarFace } from "../games/first-punic-war/terminal/face.ts";
import { hamilcarFace } from "../games/hamilcar/terminal/face.ts";
import { hannibalFace } from "../games/hannibal/terminal/face.ts";
import type { RulesReference } from "../words/rules-reference.ts";
import { type Catalogue, type Language, Words } from "../words/words.ts";
import { CATALOGUES } from "./catalogues.ts";

/** Draws what a seat sees as text, at most 100 columns wide. */
export type TextBoard = (view: Plain, words: Words) => string;

/** How a game is shown in a terminal. */
export interface Face {
  readonly catalogues: Readonly<Record<Language, Catalogue>>;
  /** the rules in our own words, by section */
  readonly rules?: Readonly<Record<Language, RulesReference>>;
  readonly board: TextBoard;
  /** what a player wants to see beside the name of an option, such as the ratings of a general; may be empty */
  readonly hint?: (id: string, view: Plain, words: Words) => string;
  /** the ids of all that can be looked at, whether it is an option or not */
  readonly things?: readonly string[];
  /** what is to be said about one of them */
  readonly about?: (id: string, view: Plain, words: Words) => string;
}

/** The faces of games, by the game's id. A game without one is shown by its keys and its bare view. */
export type Faces = Readonly<Record<string, Face>>;

export const FACES: Faces = {
  hannibal: hannibalFace,
  hamilcar: hamilcarFace,
  "first-punic-war": firstPunicWarFace,
};

export const LANGUAGES: readonly Language[] = ["en", "fr"];

export function wordsFor(faces: Faces, game: string, language: Language): Words {
  return new Words(language, faceFor(faces, game).catalogues[language], CATALOGUES[language]);
}

export const faceFor = (faces: Faces, game: string): Face => (Object.hasOwn(faces, game) ? faces[game]! : BARE_FACE);

/** A view as an outline, a line for each value. */
const bareBoard: TextBoard = (view, words) => outline(view, words, "").join("\n");

const BARE_FACE: Face = { catalogues: { en: {}, fr: {} }, board: bareBoard };

function outline(value: Plain, words: Words, indent: string): string[] {
  if (typeof value !== "object" || value === null) return [`${indent}${String(value)}`];
  return Object.entries(value).flatMap(([key, item]) => {
    const name = `${indent}${words.say(key)}`;
    const simple = typeof item !== "object" || item === null;
    if (simple) return [`${name}: ${String(item)}`];
    if (Array.isArray(item) && item.every((entry) => typeof entry !== "object")) return [`${name}: ${item.join(" ")}`];
    return [name, ...outline(item, words, `${indent}  `)];
  });
}
