import type { Bot } from "../bots/index.ts";
import type { AnyGame } from "../engine/index.ts";
import type { Manifest } from "../games/manifest.ts";
import type { RulesReference } from "../words/rules-reference.ts";
import { type Catalogue, type Language, Words } from "../words/words.ts";
import { CATALOGUES } from "./catalogues.ts";
import { BARE_FACE, type TerminalFace } from "./face.ts";

/** A game with everything the command line needs. */
export interface LoadedGame {
  readonly manifest: Manifest;
  readonly rules: AnyGame;
  readonly face: TerminalFace;
  readonly players: readonly Bot[];
  readonly reference: Readonly<Record<Language, RulesReference>>;
  readonly words: Readonly<Record<Language, Words>>;
}

export async function loadGame(manifest: Manifest): Promise<LoadedGame> {
  const [rules, face = BARE_FACE, players, en, fr, referenceEn, referenceFr] = await Promise.all([
    manifest.rules(),
    manifest.terminal?.(),
    manifest.players(),
    manifest.words.en(),
    manifest.words.fr(),
    manifest.reference.en(),
    manifest.reference.fr(),
  ]);
  const wordsIn = (language: Language, catalogue: Catalogue) =>
    new Words(language, catalogue, face.words[language], manifest.names[language].seats, CATALOGUES[language]);
  return {
    manifest,
    rules,
    face,
    players,
    reference: { en: referenceEn, fr: referenceFr },
    words: { en: wordsIn("en", en), fr: wordsIn("fr", fr) },
  };
}
