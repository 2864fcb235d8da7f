import type { Example } from "../../../../lessons/lesson.ts";
import { armyOf } from "../scene.ts";

export const supplyTrain: Example = {
  id: "supply-train",
  rule: "5.2.C2",
  title: { en: "A card that is too low", fr: "Une carte trop faible" },
  about: {
    en: "Supply trains make up for what a card lacks to activate a general.",
    fr: "Les convois comblent ce qui manque à une carte pour activer un général.",
  },
  minutes: 1,
  seat: "rome",
  seed: "supply train",
  position: {
    turn: 2,
    phase: "strategy",
    active: "rome",
    hands: { rome: [3, 7, 14], carthage: [] },
    supremacy: "rome",
    forces: [
      { side: "rome", at: "roma", cus: 4, supply: 1, generals: ["megellus"] },
      { side: "rome", at: "regium", cus: 4, supply: 2, generals: ["cotta"] },
    ],
  },
  steps: [
    {
      say: {
        en: "A card of 1 activates generals with a strategy rating of 1, a card of 2 those with 1 or 2, a card of 3 anybody. **Megellus** in Roma has a 3, and you hold a 2 and two 1s.\nBut a **supply train** stands with him: each one that he gives up is worth a point. 2 + 1 = 3.",
        fr: "Une carte de 1 active les généraux dont le talent de stratège est 1, une carte de 2 ceux qui ont 1 ou 2, une carte de 3 n'importe lequel. **Megellus**, à Roma, a 3, et vous tenez un 2 et deux 1.\nMais un **convoi** est avec lui : chacun de ceux qu'il sacrifie vaut un point. 2 + 1 = 3.",
      },
      show: ["general:megellus", "space:roma"],
    },
    {
      say: {
        en: "**Bring Megellus to Cosa with your 2.** His supply train is the price.",
        fr: "**Menez Megellus à Cosa avec votre 2.** Son convoi en est le prix.",
      },
      show: ["general:megellus", "space:roma", "space:cosa"],
      otherwise: {
        en: "The 2 for Megellus, who marches to Cosa.",
        fr: "Le 2 pour Megellus, qui marche vers Cosa.",
      },
      answers: [
        ["hamilcar.play-card", "card:3"],
        ["hamilcar.use-card", "activate"],
        ["hamilcar.activate", "general:megellus"],
        ["hamilcar.march", "space:cosa"],
        ["hamilcar.march", "stop"],
      ],
    },
    {
      say: {
        en: "Now with a 1: bring **Cotta**, another 3, from Regium over the strait to **Messana**. How many supply trains will it cost?",
        fr: "Maintenant avec un 1 : menez **Cotta**, un 3 lui aussi, de Regium à **Messana** par le détroit. Combien de convois faudra-t-il ?",
      },
      show: ["space:regium", "space:messana"],
      task: {
        goal: (view) => armyOf(view, "cotta")?.at === "messana",
        solution: [
          ["hamilcar.play-card", "card:7", "card:14"],
          ["hamilcar.use-card", "activate"],
          ["hamilcar.march", "space:messana"],
        ],
        failed: {
          en: "Cotta is not in Messana. Activate him: two supply trains and a card of 1 make 3.",
          fr: "Cotta n'est pas à Messana. Activez-le : deux convois et une carte de 1 font 3.",
        },
      },
    },
  ],
};
