import type { RulesReference } from "../words/rules-reference.ts";
import type { Catalogue, Language } from "../words/words.ts";
import type { GameFace } from "./face.ts";

/** A game as the home page lists it; the rest is loaded when it is opened. */
export interface FaceEntry {
  readonly id: string;
  /** addresses of a picture of the board, by day and by lamplight */
  readonly picture: { readonly light: string; readonly dark: string };
  readonly words: Readonly<Record<Language, () => Promise<Catalogue>>>;
  readonly rules: Readonly<Record<Language, () => Promise<RulesReference>>>;
  readonly face: () => Promise<GameFace>;
}

export const FACES: readonly FaceEntry[] = [
  {
    id: "hannibal",
    picture: {
      light: new URL("../games/hannibal/page/pictures/light.webp", import.meta.url).href,
      dark: new URL("../games/hannibal/page/pictures/dark.webp", import.meta.url).href,
    },
    words: {
      en: async () => (await import("../games/hannibal/page/words/all-en.ts")).default,
      fr: async () => (await import("../games/hannibal/page/words/all-fr.ts")).default,
    },
    rules: {
      en: async () => (await import("../games/hannibal/reference/en.ts")).default,
      fr: async () => (await import("../games/hannibal/reference/fr.ts")).default,
    },
    face: async () => (await import("../games/hannibal/page/face.ts")).face,
  },
  {
    id: "hamilcar",
    picture: {
      light: new URL("../games/hamilcar/page/pictures/light.webp", import.meta.url).href,
      dark: new URL("../games/hamilcar/page/pictures/dark.webp", import.meta.url).href,
    },
    words: {
      en: async () => (await import("../games/hamilcar/page/words/all-en.ts")).default,
      fr: async () => (await import("../games/hamilcar/page/words/all-fr.ts")).default,
    },
    rules: {
      en: async () => (await import("../games/hamilcar/reference/en.ts")).default,
      fr: async () => (await import("../games/hamilcar/reference/fr.ts")).default,
    },
    face: async () => (await import("../games/hamilcar/page/face.ts")).face,
  },
  {
    id: "first-punic-war",
    picture: {
      light: new URL("../games/first-punic-war/page/pictures/light.webp", import.meta.url).href,
      dark: new URL("../games/first-punic-war/page/pictures/dark.webp", import.meta.url).href,
    },
    words: {
      en: async () => (await import("../games/first-punic-war/page/words/all-en.ts")).default,
      fr: async () => (await import("../games/first-punic-war/page/words/all-fr.ts")).default,
    },
    rules: {
      en: async () => (await import("../games/first-punic-war/reference/en.ts")).default,
      fr: async () => (await import("../games/first-punic-war/reference/fr.ts")).default,
    },
    face: async () => (await import("../games/first-punic-war/page/face.ts")).face,
  },
];
