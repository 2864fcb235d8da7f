import type { Plain } from "../engine/index.ts";
import { type Catalogue, type Language, Words } from "../words/words.ts";
import { CATALOGUES } from "./catalogues.ts";

/** Draws what a seat sees as text, at most 100 columns wide. */
export type TextBoard = (view: Plain, words: Words) => string;

/** How a game is shown in a terminal. */
export interface Face {
  readonly catalogues: Readonly<Record<Language, Catalogue>>;
  readonly board: TextBoard;
}

/** The faces of games, by the game's id. A game without one is shown by its keys and its bare view. */
export type Faces = Readonly<Record<string, Face>>;

export const FACES: Faces = {};

export const LANGUAGES: readonly Language[] = ["en", "fr"];

export function wordsFor(faces: Faces, game: string, language: Language): Words {
  const face = Object.hasOwn(faces, game) ? faces[game] : undefined;
  return new Words(language, ...(face ? [face.catalogues[language]] : []), CATALOGUES[language]);
}

export function boardFor(faces: Faces, game: string): TextBoard {
  return Object.hasOwn(faces, game) ? faces[game]!.board : bareBoard;
}

/** A view as an outline, a line for each value. */
const bareBoard: TextBoard = (view, words) => outline(view, words, "").join("\n");

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
