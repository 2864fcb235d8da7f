import type { Example } from "../../../../lessons/lesson.ts";
import { cusOf, scene } from "../scene.ts";

export const voyage: Example = {
  id: "voyage",
  rule: "11.6",
  title: { en: "Two voyages", fr: "Deux traversées" },
  about: {
    en: "Adding up what helps and what endangers a fleet of Carthage.",
    fr: "Additionner ce qui aide et ce qui menace une flotte de Carthage.",
  },
  minutes: 2,
  seat: "carthage",
  seed: "voyage",
  dice: [5, 2],
  position: scene({
    active: "carthage",
    turn: 2,
    hands: { carthage: [24, 26, 27], rome: [] },
    forces: [{ side: "carthage", at: "carthage", cus: 5, generals: ["hasdrubal"] }],
  }),
  steps: [
    {
      say: {
        en: "A fleet of Carthage gets through if Rome's die, with everything added, shows 1 or less; on a 2 it turns back, on more it sinks. What is added: **the numbers of both ports**, +1 for each port with a Roman PC, −1 if a **single CU** sails.\nFrom Carthage (−2) to New Carthage (−2) that makes **−4**: only a 6 turns the fleet back. **Hasdrubal sails there with his five CUs, and stops.**",
        fr: "Une flotte de Carthage passe si le dé de Rome, tout compté, donne 1 ou moins ; à 2 elle rebrousse chemin, au-delà elle est coulée. On ajoute **les nombres des deux ports**, +1 pour chaque port avec un CP romain, −1 si **une seule UC** voyage.\nDe Carthage (−2) à Carthagène (−2), cela fait **−4** : seul un 6 la fait rebrousser chemin. **Hasdrubal y va avec ses cinq UC, et s'arrête.**",
      },
      show: ["general:hasdrubal", "space:carthage", "space:new_carthage"],
      otherwise: {
        en: "With a card of 3 and all five CUs, to New Carthage.",
        fr: "Avec une carte de 3 et les cinq UC, à Carthagène.",
      },
      answers: [
        ["hannibal.play-card", "card:24", "card:26"],
        ["hannibal.use-card", "move"],
        ["hannibal.take.cus", { cus: 5 }],
        ["hannibal.march", "sea:new_carthage"],
        ["hannibal.march", "stop"],
      ],
    },
    {
      say: {
        en: "A 5, less 4, is 1: he is there. Now a bold one: on to **Rhegium** in Italy. New Carthage −2, Rhegium +1, its Roman PC +1: that is 0. Rome's die will be a 2. **Bring him to Rhegium**: how many men must he leave at home?",
        fr: "Un 5, moins 4, fait 1 : il y est. Plus hardi : de là à **Rhegium**, en Italie. Carthagène −2, Rhegium +1, son CP romain +1 : cela fait 0. Le dé de Rome donnera 2. **Menez-le à Rhegium** : combien d'hommes doit-il laisser ?",
      },
      show: ["space:new_carthage", "space:rhegium"],
      task: {
        goal: (view) => cusOf(view, "hasdrubal", "rhegium") === 1,
        solution: [
          ["hannibal.play-card", "card:26", "card:24"],
          ["hannibal.use-card", "move"],
          ["hannibal.take.cus", { cus: 1 }],
          ["hannibal.march", "sea:rhegium"],
        ],
        failed: {
          en: "He did not arrive. With a single CU he has −1: a die of 2 then counts 1, and he gets through.",
          fr: "Il n'est pas arrivé. Avec une seule UC il a −1 : un dé de 2 compte alors 1, et il passe.",
        },
      },
    },
  ],
};
