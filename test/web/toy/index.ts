import { randomBot } from "../../../src/bots/index.ts";
import type { Manifest } from "../../../src/games/manifest.ts";

const reference = async () => [
  { id: "2", title: "Turns", text: ["Rome and Carthage play a card in turn."] },
  { id: "2.1", title: "Playing a card", text: ["Choose one of your cards, or pass. See [[2.2]]."] },
  { id: "2.2", title: "Using a card", text: ["March, muster or scout.", "- March: [[3.1]].", "- Muster: [[5]]."] },
  { id: "3", title: "Marching", text: ["Armies march along roads."] },
  { id: "3.1", title: "Where to", text: ["One road a card."] },
];
const words = {
  en: async () => (await import("./words.ts")).en,
  fr: async () => (await import("./words.ts")).fr,
};

export const manifest: Manifest = {
  id: "toy",
  seats: [
    { id: "rome", colour: "red" },
    { id: "carthage", colour: "blue" },
  ],
  names: {
    en: {
      title: "The Strait",
      about: "A small game to try the page on.",
      feel: "",
      seats: { rome: "Rome", carthage: "Carthage" },
    },
    fr: {
      title: "Le détroit",
      about: "Un petit jeu pour essayer la page.",
      feel: "",
      seats: { rome: "Rome", carthage: "Carthage" },
    },
  },
  profile: { hours: [1, 1], difficulty: 1, pages: 1 },
  picture: { light: "/icon.svg", dark: "/icon.svg" },
  rules: async () => (await import("./rules.ts")).toy,
  words,
  reference: { en: reference, fr: reference },
  players: async () => [randomBot],
  page: { face: async () => (await import("./page/face.ts")).face, words },
  coverage: async () => ({ sections: [], items: [] }),
};
