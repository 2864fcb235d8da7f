import type { Manifest } from "../manifest.ts";

export const manifest: Manifest = {
  id: "hamilcar",
  seats: [
    { id: "rome", colour: "red" },
    { id: "carthage", colour: "blue" },
  ],
  names: {
    en: {
      title: "Hamilcar",
      about:
        "264–241 BC. The first war between the two powers, for Sicily and the sea. Fleets, sea lanes, sieges and battle dice.",
      feel: "A war of fleets and money: every crossing is a risk, and every ship has to be paid.",
      seats: { rome: "Rome", carthage: "Carthage" },
    },
    fr: {
      title: "Hamilcar",
      about:
        "264–241 av. J.-C. La première guerre entre les deux puissances, pour la Sicile et la mer. Flottes, routes maritimes, sièges et dés de bataille.",
      feel: "Une guerre de flottes et d'argent : chaque traversée est un risque, et chaque navire se paie.",
      seats: { rome: "Rome", carthage: "Carthage" },
    },
  },
  profile: { hours: [3, 5], difficulty: 3, pages: 35, lessons: { count: 7, minutes: 24, first: "fleet" } },
  picture: {
    light: new URL("./page/pictures/light.webp", import.meta.url).href,
    dark: new URL("./page/pictures/dark.webp", import.meta.url).href,
  },
  rules: async () => (await import("./rules/index.ts")).hamilcar,
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
