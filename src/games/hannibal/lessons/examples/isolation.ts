import type { Example } from "../../../../lessons/lesson.ts";
import { armyOf, CARTHAGE_AT_START, ROME_AT_START, scene } from "../scene.ts";

const PUNIC = ["narbo", "numantia", "iberus", "ilerda", "bilbilis", "dertosa"];

export const isolation: Example = {
  id: "isolation",
  rule: "19.4",
  title: { en: "PCs that stand alone", fr: "Des CP isolés" },
  about: {
    en: "What holds a PC at the end of a turn, and how one is saved.",
    fr: "Ce qui soutient un CP à la fin d'un tour, et comment en sauver un.",
  },
  minutes: 2,
  seat: "rome",
  seed: "isolation",
  position: scene({
    active: "rome",
    turn: 2,
    hands: { rome: [44, 46], carthage: [] },
    consuls: ["c_nero"],
    control: { rome: [...ROME_AT_START, "tolosa", "araceli", "azaila"], carthage: [...CARTHAGE_AT_START, ...PUNIC] },
    forces: [
      { side: "rome", at: "bilbilis", cus: 1 },
      { side: "rome", at: "massilia", cus: 6, generals: ["c_nero"] },
    ],
  }),
  steps: [
    {
      say: {
        en: "At the end of a turn PCs that stand alone are removed. A PC needs a line, space by space, to a **CU, a walled city, a tribe or a port** of its side. No line crosses a **pass**, an enemy PC or a neutral tribe, unless a CU of its own side stands there.\n**Azaila** is safe: next to it, in Bilbilis, stands a Roman CU, although the PC there is Carthaginian. **Araceli** and **Tolosa** are not: tribes, enemy PCs and the passes of the Pyrenees are all around them.",
        fr: "À la fin d'un tour, les CP isolés sont retirés. Il faut à un CP une ligne, d'espace en espace, jusqu'à **une UC, une ville fortifiée, une tribu ou un port** de son camp. Aucune ligne ne franchit un **col**, un CP ennemi ou une tribu neutre, sauf si une UC de son camp s'y trouve.\n**Azaila** est sauve : à côté, à Bilbilis, se trouve une UC romaine, bien que le CP y soit carthaginois. **Araceli** et **Tolosa** ne le sont pas : tribus, CP ennemis et cols des Pyrénées les entourent.",
      },
      show: ["space:azaila", "space:bilbilis", "space:araceli", "space:tolosa"],
    },
    {
      say: {
        en: "**Save Tolosa.** C. Nero is in Massilia with six CUs; any card moves him. A CU next to Tolosa is enough.",
        fr: "**Sauvez Tolosa.** C. Néron est à Massilia avec six UC ; n'importe quelle carte le déplace. Une UC à côté de Tolosa suffit.",
      },
      show: ["space:massilia", "space:narbo", "space:tolosa"],
      task: {
        goal: (view) => ["narbo", "tolosa"].includes(armyOf(view, "c_nero")?.at ?? ""),
        solution: [
          ["hannibal.play-card", "card:44"],
          ["hannibal.use-card", "move"],
          ["hannibal.take.cus", { cus: 6 }],
          ["hannibal.march", "space:nemausus"],
          ["hannibal.march", "space:narbo"],
        ],
        failed: {
          en: "Tolosa is still alone. Two spaces west of Massilia lies Narbo: with Nero's army there, a line leads to Tolosa.",
          fr: "Tolosa est toujours isolée. Deux espaces à l'ouest de Massilia se trouve Narbo : avec l'armée de Néron, une ligne mène à Tolosa.",
        },
      },
    },
  ],
};
