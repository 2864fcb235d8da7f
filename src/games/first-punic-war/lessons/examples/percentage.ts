import type { Example } from "../../../../lessons/lesson.ts";
import { attack, holds, scene } from "../scene.ts";

const LEGIONS = ["unit:R-legion-1", "unit:R-legion-2", "unit:R-legion-3", "unit:R-legion-4"];

export const percentage: Example = {
  id: "percentage",
  rule: "14.0",
  title: { en: "Twenty against thirteen", fr: "Vingt contre treize" },
  about: {
    en: "How the combat factors of both sides become a column of the table.",
    fr: "Comment les valeurs de combat des deux camps donnent une colonne de la table.",
  },
  minutes: 1,
  seat: "rome",
  seed: "percentage",
  dice: [5],
  position: scene({
    turn: 3,
    initiative: "rome",
    phasing: "rome",
    ap: { rome: 2, carthage: 4 },
    units: {
      "R-legion-1": { at: "2419", veteran: true },
      "R-legion-2": { at: "2419", veteran: true },
      "R-legion-3": { at: "2419", veteran: true },
      "R-legion-4": { at: "2419", veteran: true },
      "C-hoplite-2": { at: "2418", veteran: true },
      "C-hoplite-3": { at: "2418", veteran: true },
      "C-hoplite-4": { at: "2418", veteran: true },
      "C-auxiliary-2": { at: "2418" },
    },
  }),
  steps: [
    {
      say: {
        en: "Four veteran legions, 5 each: **20**. Three units of veteran hoplites, 4 each, and slingers with 1: **13**. Twenty divided by thirteen is 1.53, and that is **153 percent**; what is left over is dropped. The column is 150-199, and nobody has a leader who would shift it.\nWith three legions it would be 15 to 13, 115 percent: a column less.",
        fr: "Quatre légions de vétérans, 5 chacune : **20**. Trois unités d'hoplites vétérans, 4 chacune, et des frondeurs qui valent 1 : **13**. Vingt divisé par treize font 1,53, soit **153 pour cent** ; on laisse tomber le reste. La colonne est 150-199, et personne n'a de chef pour la décaler.\nAvec trois légions ce serait 15 contre 13, 115 pour cent : une colonne de moins.",
      },
      show: ["hex:2419", "hex:2418"],
    },
    {
      say: {
        en: "The die will be a 5. In column 150-199 the defender withdraws on it, in 100-149 he counterattacks. **Drive the hoplites away.**",
        fr: "Le dé donnera 5. Dans la colonne 150-199 le défenseur se replie, dans la colonne 100-149 il contre-attaque. **Chassez les hoplites.**",
      },
      show: ["hex:2419", "hex:2418"],
      task: {
        goal: (view) => !holds(view, "carthage", "2418"),
        solution: attack(LEGIONS, "stop", "hex:2418").filter(([prompt]) => prompt !== "fpw.choose-table"),
        failed: {
          en: "They hold. All four legions must attack: begin a land operation in Hadrumetum, stay, and attack the hex to the north with everybody.",
          fr: "Ils tiennent. Les quatre légions doivent attaquer : une opération terrestre à Hadrumète, restez, et attaquez l'hexagone au nord avec tous.",
        },
      },
    },
  ],
};
