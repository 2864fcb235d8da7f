import type { FaceEntry } from "../../src/web/faces.ts";

const rules = async () => [
  { id: "2", title: "Turns", text: ["Rome and Carthage play a card in turn."] },
  { id: "2.1", title: "Playing a card", text: ["Choose one of your cards, or pass. See [[2.2]]."] },
  { id: "2.2", title: "Using a card", text: ["March, muster or scout.", "- March: [[3.1]].", "- Muster: [[5]]."] },
  { id: "3", title: "Marching", text: ["Armies march along roads."] },
  { id: "3.1", title: "Where to", text: ["One road a card."] },
];

export const FACES: readonly FaceEntry[] = [
  {
    id: "toy",
    picture: { light: "/icon.svg", dark: "/icon.svg" },
    words: { en: async () => (await import("./toy-words.ts")).en, fr: async () => (await import("./toy-words.ts")).fr },
    rules: { en: rules, fr: rules },
    face: () => import("./toy-face.ts").then((module) => module.face),
  },
];
