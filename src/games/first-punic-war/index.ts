import type { Manifest } from "../manifest.ts";
import { CARTHAGE, ROME } from "../shared/sides.ts";

export const manifest: Manifest = {
  id: "first-punic-war",
  seats: [ROME, CARTHAGE],
  names: {
    en: {
      title: "First Punic War",
      about: "264–241 BC. Hexes, action points and the fog of war, from the first clash at Messana to the end at the Aegates.",
      feel: "A staff officer's war: you see counters face down, weigh the odds, and spend every point twice over in your head.",
      seats: { rome: "Rome", carthage: "Carthage" },
    },
    fr: {
      title: "La première guerre punique",
      about:
        "264–241 av. J.-C. Hexagones, points d'action et brouillard de guerre, du premier choc à Messine jusqu'aux îles Égates.",
      feel: "Une guerre d'état-major : des pions retournés, des rapports de force à peser, et des points qui manquent toujours.",
      seats: { rome: "Rome", carthage: "Carthage" },
    },
  },
  profile: {
    hours: [1, 8],
    difficulty: 3,
    pages: 25,
    lessons: { turn: 4, combat: 4, morale: 4, sea: 4, supply: 3, stratagems: 4, "whole-turn": 6 },
  },
  picture: {
    light: new URL("./page/pictures/light.webp", import.meta.url).href,
    dark: new URL("./page/pictures/dark.webp", import.meta.url).href,
  },
  rules: async () => (await import("./rules/index.ts")).firstPunicWar,
  words: {
    en: async () => (await import("./words/en.ts")).default,
    fr: async () => (await import("./words/fr.ts")).default,
  },
  reference: {
    en: async () => (await import("./reference/en.ts")).default,
    fr: async () => (await import("./reference/fr.ts")).default,
  },
  pictures: async () => (await import("./lessons/pictures.ts")).pictures,
  quick: [
    "5.0",
    "4.2",
    "4.2.1",
    "8.1",
    "8.2",
    "9.1",
    "10.0",
    "11.1",
    "12.0",
    "13.1",
    "14.1",
    "15.0",
    "15.2",
    "16.1",
    "17.0",
    "18.0",
    "19.1",
    "19.2",
    "19.4",
    "23.1",
    "24.1",
  ],
  lessons: async () => (await import("./lessons/index.ts")).lessons,
  examples: async () => (await import("./lessons/examples/index.ts")).examples,
  hasLevels: true,
  players: async () => (await import("./players/index.ts")).players,
  counsel: async () => (await import("./players/index.ts")).counsel,
  yardsticks: async () => (await import("./players/frozen/index.ts")).yardsticks,
  style: async () => (await import("./players/style.ts")).style,
  terminal: async () => (await import("./terminal/face.ts")).face,
  page: {
    face: async () => (await import("./page/face.ts")).face,
    editing: async () => (await import("./page/editing.ts")).editing,
    words: {
      en: async () => (await import("./page/words/all-en.ts")).default,
      fr: async () => (await import("./page/words/all-fr.ts")).default,
    },
  },
  coverage: async () => (await import("./rules/coverage.ts")).coverage,
};
