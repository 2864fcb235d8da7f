import type { Example } from "../../../../lessons/lesson.ts";
import { ITALIA, seen } from "../scene.ts";

export const reinforcements: Example = {
  id: "reinforcements",
  rule: "15.3.B",
  title: { en: "What a warlike Miat sends", fr: "Ce qu'envoie un Miat belliqueux" },
  about: {
    en: "The reinforcements of Carthage at the beginning of a turn.",
    fr: "Les renforts de Carthage au début d'un tour.",
  },
  minutes: 1,
  seat: "carthage",
  seed: "reinforcements",
  position: {
    turn: 2,
    phase: "contract",
    active: "carthage",
    miat: ["centre", "r1", "r2"],
    supremacy: "carthage",
    control: { rome: ITALIA, carthage: [] },
    forces: [
      { side: "rome", at: "roma", cus: 5 },
      { side: "carthage", at: "carthago", cus: 2 },
    ],
  },
  steps: [
    {
      say: {
        en: "Every turn Carthage gets **a CU, two generals and a warship**. Three PCs lie on the Miat, one of them in the centre: it is Warlike and counts as a province of yours. And two neighbours with a CU between them are filled: that is **one CU more**.",
        fr: "À chaque tour Carthage reçoit **une UC, deux généraux et un navire**. Trois CP sont sur le Miat, dont un au centre : il est belliqueux et compte comme une de vos provinces. Et deux cases voisines avec une UC entre elles sont remplies : cela fait **une UC de plus**.",
      },
      show: ["miat:centre", "miat:r1", "miat:r2", "space:carthago"],
    },
    {
      say: {
        en: "**Bring everything to Carthago:** four CUs in all, and both generals.",
        fr: "**Amenez tout à Carthago :** quatre UC en tout, et les deux généraux.",
      },
      show: ["space:carthago"],
      task: {
        goal: (view) =>
          seen(view).forces.some(({ at, cus, generals }) => at === "carthago" && cus === 4 && generals?.length === 2),
        turns: 9,
        lost: (view) => seen(view).active === "rome",
        solution: [
          ["hamilcar.place-cu", "space:carthago"],
          ["hamilcar.miat-cu", "cu"],
          ["hamilcar.place-general", "space:carthago"],
          ["hamilcar.place-general", "space:carthago"],
        ],
        failed: {
          en: "Not all of them are in Carthago: take the CU of the Miat, not a warship, and bring both generals there.",
          fr: "Tous ne sont pas à Carthago : prenez l'UC du Miat, pas un navire, et amenez-y les deux généraux.",
        },
      },
    },
  ],
};
