import type { Manifest } from "../../games/manifest.ts";

export const manifest: Manifest = {
  id: "strait",
  seats: [
    { id: "rome", colour: "red" },
    { id: "carthage", colour: "blue" },
  ],
  names: {
    en: {
      title: "The Strait",
      about: "Two armies, six cities, a hand of cards.",
      feel: "Quick and easy: begin with this one.",
      seats: { rome: "Rome", carthage: "Carthage" },
    },
    fr: {
      title: "Le détroit",
      about: "Deux armées, six villes, une main de cartes.",
      feel: "Rapide et facile : commencez par celui-ci.",
      seats: { rome: "Rome", carthage: "Carthage" },
    },
  },
  picture: {
    light: new URL("./page/picture.svg", import.meta.url).href,
    dark: new URL("./page/picture.svg", import.meta.url).href,
  },
  profile: { hours: [0.25, 0.5], difficulty: 1, pages: 2 },
  rules: async () => (await import("./rules/index.ts")).strait,
  words: {
    en: async () => (await import("./words/en.ts")).default,
    fr: async () => (await import("./words/fr.ts")).default,
  },
  reference: {
    en: async () => (await import("./reference/en.ts")).default,
    fr: async () => (await import("./reference/fr.ts")).default,
  },
  players: async () => (await import("./players/index.ts")).players,
  terminal: async () => (await import("./terminal/face.ts")).face,
  page: {
    face: async () => (await import("./page/face.ts")).face,
    words: {
      en: async () => (await import("./words/en.ts")).default,
      fr: async () => (await import("./words/fr.ts")).default,
    },
  },
  coverage: async () => (await import("./rules/coverage.ts")).coverage,
};
