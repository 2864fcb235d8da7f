import type { Manifest } from "../manifest.ts";

export const manifest: Manifest = {
  id: "hannibal",
  seats: [
    { id: "rome", colour: "red" },
    { id: "carthage", colour: "blue" },
  ],
  names: {
    en: {
      title: "Hannibal: Rome vs. Carthage",
      about:
        "218–201 BC. Hannibal crosses the Alps, Rome learns to fight back. Strategy cards, armies on roads and at sea, battles fought card by card.",
      feel: "A duel of nerves: one march can open Italy, one battle can turn the war.",
      seats: { rome: "Rome", carthage: "Carthage" },
    },
    fr: {
      title: "Hannibal : Rome contre Carthage",
      about:
        "218–201 av. J.-C. Hannibal franchit les Alpes, Rome apprend à lui répondre. Cartes Stratégie, armées sur les routes et sur mer, batailles jouées carte à carte.",
      feel: "Un duel de nerfs : une marche peut ouvrir l'Italie, une bataille retourner la guerre.",
      seats: { rome: "Rome", carthage: "Carthage" },
    },
  },
  profile: { hours: [3, 5], difficulty: 2, pages: 30, lessons: { count: 10, minutes: 29, first: "march" } },
  picture: {
    light: new URL("./page/pictures/light.webp", import.meta.url).href,
    dark: new URL("./page/pictures/dark.webp", import.meta.url).href,
  },
  rules: async () => (await import("./rules/index.ts")).hannibal,
  words: {
    en: async () => (await import("./words/en.ts")).default,
    fr: async () => (await import("./words/fr.ts")).default,
  },
  reference: {
    en: async () => (await import("./reference/en.ts")).default,
    fr: async () => (await import("./reference/fr.ts")).default,
  },
  lessons: async () => (await import("./lessons/index.ts")).lessons,
  players: async () => (await import("./players/index.ts")).players,
  counsel: async () => (await import("./players/index.ts")).counsel,
  yardsticks: async () => (await import("./players/frozen/index.ts")).yardsticks,
  style: async () => (await import("./players/style.ts")).style,
  terminal: async () => (await import("./terminal/face.ts")).face,
  page: {
    face: async () => (await import("./page/face.ts")).face,
    words: {
      en: async () => (await import("./page/words/all-en.ts")).default,
      fr: async () => (await import("./page/words/all-fr.ts")).default,
    },
  },
  coverage: async () => (await import("./rules/coverage.ts")).coverage,
};
