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
      light: new URL("./home/pictures/hannibal-light.webp", import.meta.url).href,
      dark: new URL("./home/pictures/hannibal-dark.webp", import.meta.url).href,
    },
    words: {
      en: async () => (await import("./faces/hannibal/words/all-en.ts")).default,
      fr: async () => (await import("./faces/hannibal/words/all-fr.ts")).default,
    },
    rules: {
      en: async () => (await import("../games/hannibal/rules/en.ts")).default,
      fr: async () => (await import("../games/hannibal/rules/fr.ts")).default,
    },
    face: async () => (await import("./faces/hannibal/face.ts")).face,
  },
  {
    id: "hamilcar",
    picture: {
      light: new URL("./home/pictures/hamilcar-light.webp", import.meta.url).href,
      dark: new URL("./home/pictures/hamilcar-dark.webp", import.meta.url).href,
    },
    words: {
      en: async () => (await import("./faces/hamilcar/words/all-en.ts")).default,
      fr: async () => (await import("./faces/hamilcar/words/all-fr.ts")).default,
    },
    rules: {
      en: async () => (await import("../games/hamilcar/rules/en.ts")).default,
      fr: async () => (await import("../games/hamilcar/rules/fr.ts")).default,
    },
    face: async () => (await import("./faces/hamilcar/face.ts")).face,
  },
  {
    id: "first-punic-war",
    picture: {
      light: new URL("./home/pictures/first-punic-war-light.webp", import.meta.url).href,
      dark: new URL("./home/pictures/first-punic-war-dark.webp", import.meta.url).href,
    },
    words: {
      en: async () => (await import("./faces/first-punic-war/words/all-en.ts")).default,
      fr: async () => (await import("./faces/first-punic-war/words/all-fr.ts")).default,
    },
    rules: {
      en: async () => (await import("../games/first-punic-war/rules/en.ts")).default,
      fr: async () => (await import("../games/first-punic-war/rules/fr.ts")).default,
    },
    face: async () => (await import("./faces/first-punic-war/face.ts")).face,
  },
];
