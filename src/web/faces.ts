import type { Catalogue, Language } from "../words/words.ts";
import type { GameFace, RulesReference } from "./face.ts";

/** A game as the home page lists it; the rest is loaded when it is opened. */
export interface FaceEntry {
  readonly id: string;
  /** addresses of a picture of the board, by day and by lamplight */
  readonly picture: { readonly light: string; readonly dark: string };
  readonly words: Readonly<Record<Language, () => Promise<Catalogue>>>;
  readonly rules: Readonly<Record<Language, () => Promise<RulesReference>>>;
  readonly face: () => Promise<GameFace>;
}

export const FACES: readonly FaceEntry[] = [];
