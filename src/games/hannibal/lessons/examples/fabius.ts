import type { Example } from "../../../../lessons/lesson.ts";
import { armyOf, CARTHAGE_AT_START, ROME_AT_START, scene } from "../scene.ts";

const OURS = ["arpi", "beneventum", "cannae", "terventum"];

export const fabius: Example = {
  id: "fabius",
  rule: "13.3",
  title: { en: "Fabius comes for Gisgo", fr: "Fabius marche sur Giscon" },
  about: {
    en: "Who may intercept where, what is declared before the dice, and when a pursuer must stop.",
    fr: "Qui peut intercepter où, ce qui se déclare avant les dés, et quand le poursuivant doit s'arrêter.",
  },
  minutes: 3,
  seat: "carthage",
  seed: "fabius",
  // Hannibal intercepts, Gisgo avoids battle, Fabius pursues
  dice: [5, 1, 4],
  position: scene({
    active: "rome",
    turn: 3,
    hands: { rome: [46, 47], carthage: [] },
    consuls: ["fabius_maximus"],
    control: { rome: ROME_AT_START.filter((space) => !OURS.includes(space)), carthage: [...CARTHAGE_AT_START, ...OURS] },
    forces: [
      { side: "rome", at: "praeneste", cus: 8, generals: ["fabius_maximus"] },
      { side: "carthage", at: "arpi", cus: 2, generals: ["h_gisgo"] },
      { side: "carthage", at: "beneventum", cus: 5, generals: ["hannibal"] },
      { side: "carthage", at: "cannae", cus: 3, generals: ["mago"] },
    ],
  }),
  enemy: {
    "hannibal.play-card": ["card:46"],
    "hannibal.use-card": ["move"],
    "hannibal.take.cus": [{ cus: 8 }],
    "hannibal.march": ["space:terventum", "space:arpi"],
  },
  steps: [
    {
      say: {
        en: "**Fabius Maximus** is in Praeneste with eight CUs, and he is after **H. Gisgo** in Arpi, who has two. On his way lies Terventum, next to Gisgo and to **Hannibal** in Beneventum. **Mago** in Cannae is next to Arpi only. Press Next.",
        fr: "**Fabius Maximus** est à Préneste avec huit UC, et il en veut à **H. Giscon**, à Arpi, qui en a deux. Sur son chemin se trouve Terventum, voisin de Giscon et d'**Hannibal**, à Bénévent. **Magon**, à Cannes, n'est voisin que d'Arpi. Cliquez sur Suite.",
      },
      show: ["general:fabius_maximus", "general:h_gisgo", "general:hannibal", "general:mago", "space:terventum"],
    },
    {
      say: {
        en: "Fabius is in Terventum: Hannibal and Gisgo may intercept him there, Mago is too far. **Let Hannibal try, with all five CUs.**",
        fr: "Fabius est à Terventum : Hannibal et Giscon peuvent l'y intercepter, Magon est trop loin. **Qu'Hannibal essaie, avec ses cinq UC.**",
      },
      show: ["general:hannibal", "space:terventum", "space:beneventum"],
      answers: [
        ["hannibal.intercept", "pass"],
        ["hannibal.intercept", "general:hannibal"],
        ["hannibal.intercept.with.cus", { cus: 5 }],
      ],
    },
    {
      say: {
        en: "A 5 is too much even for him, and Fabius goes on into Arpi. Gisgo cannot intercept there: he is the one attacked. But now Hannibal **and** Mago may come to his help, or Gisgo may **avoid battle**, on a 3 or less, which is his gift. All of it is declared before any die is rolled: you cannot wait for one to see about the other. Whoever gets away joins the army he flees to, and Fabius may follow only if he rolls a 3 or less.\n**Bring Gisgo with both CUs to Hannibal in Beneventum, and fight no battle.**",
        fr: "Un 5 est trop même pour lui, et Fabius entre à Arpi. Giscon ne peut y intercepter : c'est lui qu'on attaque. Mais maintenant Hannibal **et** Magon peuvent venir l'aider, ou Giscon peut **éviter le combat**, avec 3 ou moins, c'est son don. Tout est déclaré avant le premier dé : on n'attend pas l'un pour décider de l'autre. Qui s'échappe rejoint l'armée où il se réfugie, et Fabius ne peut poursuivre qu'avec 3 ou moins.\n**Menez Giscon et ses deux UC auprès d'Hannibal, à Bénévent, sans combattre.**",
      },
      show: ["general:h_gisgo", "general:fabius_maximus", "space:arpi", "space:beneventum"],
      task: {
        goal: (view) => armyOf(view, "h_gisgo")?.at === "beneventum",
        turns: 9,
        solution: [
          ["hannibal.avoid", "general:h_gisgo"],
          ["hannibal.intercept", "pass"],
          ["hannibal.intercept", "pass"],
          ["hannibal.avoid.where", "space:beneventum"],
          ["hannibal.avoid.with.cus", { cus: 2 }],
        ],
        failed: {
          en: "Gisgo had to fight. Let nobody intercept; when you are asked, let Gisgo avoid battle, to Beneventum.",
          fr: "Giscon a dû combattre. Que personne n'intercepte ; quand on vous le demande, Giscon évite le combat, vers Bénévent.",
        },
      },
    },
  ],
};
