import type { Plain } from "../../../../engine/index.ts";
import type { Example } from "../../../../lessons/lesson.ts";
import { scene, seen } from "../scene.ts";

const held = (view: Plain): number => seen(view).markerCounts.rome;

export const markers: Example = {
  id: "markers",
  rule: "23.0",
  title: { en: "The price of stratagems", fr: "Le prix des stratagèmes" },
  about: {
    en: "Each marker of a turn costs an action point more than the one before.",
    fr: "Chaque marqueur d'un tour coûte un point d'action de plus que le précédent.",
  },
  minutes: 1,
  seat: "rome",
  seed: "markers",
  position: scene({
    turn: 3,
    phase: "mobilization",
    initiative: "rome",
    phasing: "rome",
    ap: { rome: 6, carthage: 4 },
    units: { "R-mamertines": { at: "3116" } },
  }),
  steps: [
    {
      say: {
        en: "Stratagem markers are bought in mobilization and drawn unseen. The first of a turn costs 1 AP, the second 2, the third 3, and so on; next turn it begins with 1 again. You have 6 AP. **Buy one.**",
        fr: "Les marqueurs de stratagème s'achètent pendant la mobilisation et se tirent au hasard. Le premier d'un tour coûte 1 PA, le deuxième 2, le troisième 3, et ainsi de suite ; au tour suivant on recommence à 1. Vous avez 6 PA. **Achetez-en un.**",
      },
      otherwise: { en: "A stratagem marker, please.", fr: "Un marqueur de stratagème, s'il vous plaît." },
      answers: [["fpw.mobilize", "buy-marker"]],
    },
    {
      say: {
        en: "5 AP are left. A third marker would cost all of them: 2 + 3. **Buy a second one, and keep 3 AP for operations**: end your mobilization then.",
        fr: "Il reste 5 PA. Un troisième marqueur les coûterait tous : 2 + 3. **Achetez-en un deuxième, et gardez 3 PA pour les opérations** : terminez alors la mobilisation.",
      },
      task: {
        goal: (view) => seen(view).phase !== "mobilization" && held(view) === 2 && seen(view).ap.rome === 3,
        lost: (view) => seen(view).phase !== "mobilization",
        turns: 3,
        solution: [
          ["fpw.mobilize", "buy-marker"],
          ["fpw.mobilize", "done"],
        ],
        failed: {
          en: "Two markers and 3 AP were wanted: buy one more, then end your mobilization.",
          fr: "Il fallait deux marqueurs et 3 PA : achetez-en un de plus, puis terminez la mobilisation.",
        },
      },
    },
  ],
};
