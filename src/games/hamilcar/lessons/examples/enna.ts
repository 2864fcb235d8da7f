import type { Example } from "../../../../lessons/lesson.ts";
import { armyOf, ITALIA, seen } from "../scene.ts";

export const enna: Example = {
  id: "enna",
  rule: "10",
  title: { en: "Three answers to one march", fr: "Trois réponses à une marche" },
  about: {
    en: "Avoiding battle and intercepting: all of it is declared before a die is rolled.",
    fr: "Éviter la bataille et intercepter : tout est déclaré avant le premier dé.",
  },
  minutes: 2,
  seat: "carthage",
  seed: "enna",
  dice: [2, 3, 2],
  position: {
    turn: 6,
    phase: "strategy",
    active: "rome",
    hands: { rome: [13, 15, 21], carthage: [] },
    supremacy: "carthage",
    gone: ["xanthippus"],
    control: {
      rome: [...ITALIA, "catana"],
      carthage: ["enna", "thermae"],
    },
    forces: [
      { side: "rome", at: "catana", cus: 6, generals: ["regulus"] },
      { side: "carthage", at: "enna", cus: 2, generals: ["himilco"] },
      { side: "carthage", at: "thermae", cus: 2, generals: ["adherbal"] },
      { side: "carthage", at: "agrigentum", cus: 2, generals: ["barca"] },
    ],
  },
  enemy: {
    "hamilcar.play-card": ["card:13", "card:15"],
    "hamilcar.use-card": ["activate", "activate"],
    "hamilcar.march": ["space:enna", "space:enna"],
    "hamilcar.take-units": [{ cus: 6 }, { cus: 6 }],
    "hamilcar.back-up": ["back-up"],
  },
  steps: [
    {
      say: {
        en: "**Regulus**, with six CUs in Catana, will march on Enna, where **Himilco** has two. Beside it stand **Adherbal** in Thermae and **Hamilcar Barca** in Agrigentum. Press Next.",
        fr: "**Regulus**, avec six UC à Catana, va marcher sur Enna, où **Himilco** en a deux. À côté se trouvent **Adherbal**, à Thermae, et **Hamilcar Barca**, à Agrigentum. Cliquez sur Suite.",
      },
      show: ["general:regulus", "general:himilco", "general:adherbal", "general:barca", "space:enna"],
    },
    {
      say: {
        en: "Himilco may **avoid battle**, Adherbal and Barca may **intercept**, each if his die shows his battle rating or less. Whoever tries must say so **before the first die is rolled**: you cannot wait and see whether Himilco gets away.\n**Let Himilco avoid battle with both CUs, and Barca intercept with both of his; then Done. Himilco goes to Agrigentum.**",
        fr: "Himilco peut **éviter la bataille**, Adherbal et Barca peuvent **intercepter**, chacun si son dé montre son talent de tacticien ou moins. Qui veut essayer doit le dire **avant le premier dé** : on ne peut pas attendre de savoir si Himilco s'échappe.\n**Himilco évite la bataille avec ses deux UC, et Barca intercepte avec les siennes ; puis Terminé. Himilco va à Agrigentum.**",
      },
      show: ["general:himilco", "general:barca", "space:enna", "space:agrigentum"],
      otherwise: {
        en: "Himilco avoids battle and Barca intercepts, both with all they have; Adherbal stays.",
        fr: "Himilco évite la bataille et Barca intercepte, tous deux avec tout ce qu'ils ont ; Adherbal reste.",
      },
      answers: [
        ["hamilcar.react", "avoid:himilco"],
        ["hamilcar.avoid-units", { cus: 2 }],
        ["hamilcar.react", "intercept:barca"],
        ["hamilcar.intercept-units", { cus: 2 }],
        ["hamilcar.react", "done"],
        ["hamilcar.avoid-where", "space:agrigentum"],
      ],
    },
    {
      say: {
        en: "A 2 for Himilco, who is in Agrigentum, and a 3 for Barca, who is in Enna. Regulus did not want that battle and **backed up** to Catana. But he has another card. **Bring Barca out of Enna without a battle.**",
        fr: "Un 2 pour Himilco, qui est à Agrigentum, et un 3 pour Barca, qui est à Enna. Regulus ne voulait pas de cette bataille et a **reculé** à Catana. Mais il a une autre carte. **Faites sortir Barca d'Enna sans bataille.**",
      },
      show: ["general:barca", "general:regulus", "space:enna"],
      task: {
        goal: (view) =>
          seen(view).battle === null && armyOf(view, "regulus")?.at === "enna" && armyOf(view, "barca")?.at !== "enna",
        lost: (view) => seen(view).battle !== null,
        turns: 9,
        solution: [
          ["hamilcar.react", "avoid:barca"],
          ["hamilcar.avoid-units", { cus: 2 }],
          ["hamilcar.react", "done"],
          ["hamilcar.avoid-where", "space:agrigentum"],
        ],
        failed: {
          en: "Barca had to fight. Declare that he avoids battle, with both CUs, and nobody who intercepts: an interception would bring a battle about.",
          fr: "Barca a dû se battre. Déclarez qu'il évite la bataille, avec ses deux UC, et que personne n'intercepte : une interception amènerait une bataille.",
        },
      },
    },
  ],
};
