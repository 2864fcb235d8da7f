import type { Example } from "../../../../lessons/lesson.ts";
import type { HannibalView } from "../../rules/position.ts";
import { cusOf, scene } from "../scene.ts";

export const staff: Example = {
  id: "staff",
  rule: "9.2",
  title: { en: "Generals left on the way", fr: "Des généraux laissés en chemin" },
  about: {
    en: "One card, one march, three armies: a commander drops his subordinates where he passes.",
    fr: "Une carte, une marche, trois armées : un commandant dépose ses subordonnés où il passe.",
  },
  minutes: 2,
  seat: "carthage",
  seed: "staff",
  position: scene({
    active: "carthage",
    hands: { carthage: [15], rome: [46] },
    forces: [{ side: "carthage", at: "saguntum", cus: 10, generals: ["hannibal", "mago", "h_gisgo"] }],
  }),
  steps: [
    {
      say: {
        en: "Three generals stand in Saguntum. **Hannibal** commands, for he outranks all others; **Mago** and **H. Gisgo** are his subordinates and go along for nothing. A card of 1, which could move neither of them alone, moves all three with ten CUs.",
        fr: "Trois généraux sont à Sagonte. **Hannibal** commande, car il surpasse tous les autres ; **Magon** et **H. Giscon** sont ses subordonnés et l'accompagnent sans rien coûter. Une carte de 1, qui ne pourrait déplacer seul ni l'un ni l'autre, les déplace tous trois avec dix UC.",
      },
      show: ["general:hannibal", "space:saguntum"],
    },
    {
      say: {
        en: "**Leave H. Gisgo with two CUs in Tarraco and Mago with three in Emporiae, and lead the rest to Narbo**, all with your one card. Choose **Move a general** and answer step by step: in every space that you enter you may drop units and march on.",
        fr: "**Laissez H. Giscon avec deux UC à Tarraco et Magon avec trois à Emporiae, et menez les autres à Narbo**, avec votre unique carte. Choisissez **Déplacer un général** et répondez pas à pas : dans chaque espace où vous entrez, vous pouvez déposer des unités et continuer.",
      },
      show: ["space:saguntum", "space:tarraco", "space:emporiae", "space:narbo"],
      task: {
        goal: (view) =>
          cusOf(view, "h_gisgo", "tarraco") === 2 &&
          cusOf(view, "mago", "emporiae") === 3 &&
          cusOf(view, "hannibal", "narbo") === 5,
        lost: (view) => (view as HannibalView).active === "rome",
        solution: [
          ["hannibal.use-card", "move"],
          ["hannibal.take.generals", ["general:mago", "general:h_gisgo"]],
          ["hannibal.take.cus", { cus: 10 }],
          ["hannibal.march", "space:dertosa"],
          ["hannibal.march", "space:tarraco"],
          ["hannibal.march", "drop"],
          ["hannibal.drop.generals", ["general:h_gisgo"]],
          ["hannibal.drop.cus", { cus: 2 }],
          ["hannibal.march", "space:emporiae"],
          ["hannibal.march", "drop"],
          ["hannibal.drop.generals", ["general:mago"]],
          ["hannibal.drop.cus", { cus: 3 }],
          ["hannibal.march", "space:narbo"],
        ],
        failed: {
          en: "Gisgo should be in Tarraco with two CUs, Mago in Emporiae with three, Hannibal in Narbo with five. Do not plan the whole march on the board: answer step by step, and drop units in Tarraco and in Emporiae before you go on.",
          fr: "Giscon devrait être à Tarraco avec deux UC, Magon à Emporiae avec trois, Hannibal à Narbo avec cinq. Ne planifiez pas toute la marche sur le plateau : répondez pas à pas, et déposez des unités à Tarraco et à Emporiae avant de continuer.",
        },
      },
    },
  ],
};
