import type { Example } from "../../../../lessons/lesson.ts";
import { holds, scene } from "../scene.ts";

export const shifts: Example = {
  id: "shifts",
  rule: "14.1",
  title: { en: "One against ten", fr: "Un contre dix" },
  about: {
    en: "What column shifts can do for a small force.",
    fr: "Ce que les décalages de colonne peuvent pour une petite force.",
  },
  minutes: 2,
  seat: "rome",
  seed: "shifts",
  dice: [6],
  position: scene({
    turn: 3,
    initiative: "rome",
    phasing: "rome",
    ap: { rome: 2, carthage: 4 },
    markers: { rome: ["tactics-3"], carthage: ["levy"] },
    units: {
      "R-auxiliary-1": { at: "2418" },
      "C-hoplite-2": { at: "2318", veteran: true },
      "C-hoplite-3": { at: "2318", veteran: true },
      "C-auxiliary-2": { at: "2318", veteran: true },
    },
  }),
  steps: [
    {
      say: {
        en: "One against ten: that is the first column, up to 49 percent, where the attacker is mostly destroyed. But columns **shift**. The **Tactics 3** marker that you hold is worth three to the right; the rough country where the hoplites stand is worth one to the left. Three less one is **two to the right**: from up to 49 over 50-99 to **100-149**.\nIn a combat each side may play one marker, not two.",
        fr: "Un contre dix : c'est la première colonne, jusqu'à 49 pour cent, où l'attaquant est le plus souvent détruit. Mais les colonnes se **décalent**. Le marqueur **Tactique 3** que vous tenez en vaut trois à droite ; le terrain accidenté où sont les hoplites en vaut une à gauche. Trois moins un font **deux à droite** : de jusqu'à 49, par 50-99, à **100-149**.\nDans un combat chaque camp peut jouer un marqueur, pas deux.",
      },
      show: ["hex:2418", "hex:2318", "marker:tactics-3"],
    },
    {
      say: {
        en: "The die will be a 6: in column 100-149 the defender withdraws. **Let the slingers drive three units from the hills.**",
        fr: "Le dé donnera 6 : dans la colonne 100-149 le défenseur se replie. **Que les frondeurs chassent trois unités des collines.**",
      },
      show: ["hex:2418", "hex:2318"],
      task: {
        goal: (view) => !holds(view, "carthage", "2318"),
        solution: [
          ["fpw.choose-operation", "op:land"],
          ["fpw.move", "stop"],
          ["fpw.attack", "hex:2318"],
          ["fpw.choose-table", "table:battle"],
          ["fpw.attack-tactics", "marker:tactics-3"],
        ],
        failed: {
          en: "The hills are not free. Attack in a battle, and play Tactics 3 when you are asked.",
          fr: "Les collines ne sont pas libres. Attaquez en bataille, et jouez Tactique 3 quand on vous le demande.",
        },
      },
    },
  ],
};
