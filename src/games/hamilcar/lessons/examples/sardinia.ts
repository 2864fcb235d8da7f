import type { Example } from "../../../../lessons/lesson.ts";
import { ITALIA, seen } from "../scene.ts";

const ISLANDS = ["aleria", "sassari", "nuoro", "oristano", "carales"];

export const sardinia: Example = {
  id: "sardinia",
  rule: "5.2.C2",
  title: { en: "A province for a card of 2", fr: "Une province pour une carte de 2" },
  about: {
    en: "Placing a PC where nobody rules, and converting one of the enemy's.",
    fr: "Placer un CP où personne ne règne, et retourner un CP ennemi.",
  },
  minutes: 1,
  seat: "carthage",
  seed: "sardinia",
  position: {
    turn: 2,
    phase: "strategy",
    active: "carthage",
    hands: { rome: [13], carthage: [16] },
    supremacy: "carthage",
    control: { rome: [...ITALIA, "nuoro", "sassari"], carthage: [] },
    forces: [
      { side: "carthage", at: "nuoro", cus: 1 },
      { side: "carthage", at: "sassari", cus: 1 },
    ],
  },
  steps: [
    {
      say: {
        en: "Corsica & Sardinia has five spaces: three of them make the province yours. **Carales** is yours already, **Nuoro** and **Sassari** are Roman, **Oristano** and **Aleria** are nobody's. You have one card, a 2.\nA point places a PC in a space without any, even far from your own. Where you have a CU, and no enemy CU is, a point **converts** an enemy PC.",
        fr: "Corse et Sardaigne ont cinq espaces : trois suffisent pour que la province soit à vous. **Carales** est à vous, **Nuoro** et **Sassari** sont romaines, **Oristano** et **Aleria** ne sont à personne. Vous avez une carte, un 2.\nUn point place un CP dans un espace qui n'en a pas, même loin des vôtres. Où vous avez une UC, et l'ennemi aucune, un point **retourne** un CP ennemi.",
      },
      show: ISLANDS.map((space) => `space:${space}`),
    },
    {
      say: {
        en: "Two ways lead there: convert both Roman PCs, or place one and convert one. **Win the province with your card.**",
        fr: "Deux chemins y mènent : retourner les deux CP romains, ou en placer un et en retourner un. **Gagnez la province avec votre carte.**",
      },
      show: ISLANDS.map((space) => `space:${space}`),
      task: {
        goal: (view) => seen(view).display.carthage.includes("corsica_sardinia"),
        solution: [
          ["hamilcar.use-card", "points"],
          ["hamilcar.spend-point", "space:oristano"],
          ["hamilcar.spend-point", "space:nuoro"],
        ],
        lost: (view) => seen(view).active === "rome",
        failed: {
          en: "That was not enough: use the card for its points, and spend both in Sardinia.",
          fr: "Cela n'a pas suffi : jouez la carte pour ses points, et dépensez les deux en Sardaigne.",
        },
      },
    },
  ],
};
