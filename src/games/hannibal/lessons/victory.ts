import type { Plain } from "../../../engine/index.ts";
import type { Lesson } from "../../../lessons/lesson.ts";
import type { HannibalView } from "../rules/position.ts";
import { CARTHAGE_AT_START, ROME_AT_START, scene } from "./scene.ts";

const outcome = (view: Plain) => (view as HannibalView).over;

export const victory: Lesson = {
  id: "victory",
  title: { en: "How the war is won", fr: "Comment on gagne la guerre" },
  about: {
    en: "Political points, peace, and the last card of the war.",
    fr: "Les points politiques, la paix, et la dernière carte de la guerre.",
  },
  minutes: 2,
  seat: "carthage",
  seed: "victory",
  position: scene({
    active: "carthage",
    turn: 9,
    hands: { carthage: [17, 35], rome: [] },
    consuls: [],
    control: {
      rome: ROME_AT_START.filter((space) => space !== "sassari"),
      carthage: [...CARTHAGE_AT_START, "sassari"],
    },
    forces: [
      { side: "carthage", at: "nuoro", cus: 2, generals: ["mago"] },
      { side: "carthage", at: "carales", cus: 1 },
      { side: "carthage", at: "carthage", cus: 4, generals: ["hanno"] },
      { side: "rome", at: "rome", cus: 5 },
    ],
  }),
  steps: [
    {
      say: {
        en: "The war can end in four ways. **At the end of turn 9** the side with more political points has won; if they are equal, Carthage has, for it has held out.\nBefore that, a side that is **so far behind that it cannot remove the PCs it owes** must sue for peace, and has lost. **If the city of Rome or of Carthage falls**, the war is over at once. And if Carthage **controls all of Italy** except Latium, the country around Rome, when the points are counted at the end of a turn, it has won.",
        fr: "La guerre peut finir de quatre façons. **À la fin du tour 9**, le camp qui a le plus de points politiques a gagné ; à égalité c'est Carthage, qui a tenu.\nAvant cela, un camp **si en retard qu'il ne peut retirer les CP qu'il doit** doit demander la paix, et a perdu. **Si la ville de Rome ou celle de Carthage tombe**, la guerre finit aussitôt. Et si Carthage **contrôle toute l'Italie** sauf le Latium, le pays autour de Rome, quand on compte les points à la fin d'un tour, elle a gagné.",
      },
      show: ["space:rome", "space:carthage"],
    },
    {
      say: {
        en: "This is turn 9. Rome has 9 points, you have 7, and two cards. Begin with the easy one: **place a PC in Mutina** with your 1, and Gallia Cisalpina is yours.",
        fr: "C'est le tour 9. Rome a 9 points, vous en avez 7, et deux cartes. Commencez par la facile : **placez un CP à Mutina** avec votre 1, et la Gaule cisalpine est à vous.",
      },
      show: ["space:mutina"],
      otherwise: {
        en: "Keep the 2 for the last blow: place the PC in Mutina with your 1.",
        fr: "Gardez le 2 pour le dernier coup : placez le CP à Mutina avec votre 1.",
      },
      answers: [
        ["hannibal.play-card", "card:17"],
        ["hannibal.use-card", "place"],
        ["hannibal.place-pcs", ["space:mutina"]],
      ],
    },
    {
      say: {
        en: "Rome 9, Carthage 8. **One card is left in the whole war: win it.** Look for a province where you stand with CUs, and count its places: Corsica and Sardinia are **one province** of five. A province that changes hands takes a point from Rome and gives you one.",
        fr: "Rome 9, Carthage 8. **Il reste une carte dans toute la guerre : gagnez-la.** Cherchez une province où vous avez des UC, et comptez ses places : la Corse et la Sardaigne sont **une seule province** de cinq places. Une province qui change de main retire un point à Rome et vous en donne un.",
      },
      show: ["space:sassari", "space:nuoro", "space:carales"],
      task: {
        goal: (view) => outcome(view)?.winner === "carthage",
        solution: [
          ["hannibal.use-card", "place"],
          ["hannibal.place-pcs", ["space:nuoro", "space:carales"]],
        ],
        failed: {
          en: "Rome has won by a point. Corsica and Sardinia are one province of five places, and Sassari is yours already: flip two more, where your CUs stand.",
          fr: "Rome a gagné d'un point. La Corse et la Sardaigne sont une province de cinq places, et Sassari est déjà à vous : retournez-en deux autres, là où sont vos UC.",
        },
      },
    },
  ],
};
