import type { Example } from "../../../../lessons/lesson.ts";
import { holds, scene } from "../scene.ts";

const LEGIONS = ["unit:R-legion-1", "unit:R-legion-2"];

export const forces: Example = {
  id: "forces",
  rule: "12.4",
  title: { en: "Forces and operations", fr: "Forces et opérations" },
  about: {
    en: "Splitting a stack, several operations in a row, and who may join an attack.",
    fr: "Diviser une pile, enchaîner les opérations, et qui peut se joindre à une attaque.",
  },
  minutes: 2,
  seat: "rome",
  seed: "forces",
  dice: [3],
  position: scene({
    turn: 3,
    initiative: "rome",
    phasing: "rome",
    ap: { rome: 3, carthage: 4 },
    units: {
      "R-legion-1": { at: "2420", veteran: true },
      "R-legion-2": { at: "2420" },
      "R-cavalry-1": { at: "2420" },
      "R-legion-3": { at: "2419" },
      "C-hoplite-2": { at: "2418" },
    },
  }),
  steps: [
    {
      say: {
        en: "Three units stand south of Hadrumetum. They can move as one **force**, or some go and the others stay: a force is whoever moves together from one hex.\nEach operation costs 1 AP and moves one force, which may then attack without paying more. After that comes the next operation, with another force or with the same again, as long as you can pay.",
        fr: "Trois unités sont au sud d'Hadrumète. Elles peuvent se déplacer en une seule **force**, ou certaines partent et les autres restent : une force, c'est ce qui part ensemble d'un hexagone.\nChaque opération coûte 1 PA et déplace une force, qui peut ensuite attaquer sans payer davantage. Puis vient l'opération suivante, avec une autre force ou avec la même, tant que vous pouvez payer.",
      },
      show: ["hex:2420", "hex:2419", "hex:2418"],
    },
    {
      say: {
        en: "**Send the two legions to Hadrumetum, without the cavalry. Stop there: no attack yet, and no camp.**",
        fr: "**Envoyez les deux légions à Hadrumète, sans la cavalerie. Arrêtez-vous là : pas d'attaque, et pas de camp.**",
      },
      show: ["hex:2420", "hex:2419"],
      otherwise: {
        en: "Only Legio I and Legio II, to Hadrumetum; then No attack and no camp.",
        fr: "Seulement les légions I et II, à Hadrumète ; puis pas d'attaque et pas de camp.",
      },
      answers: [
        ["fpw.choose-operation", "op:land"],
        ["fpw.choose-force-hex", "hex:2420"],
        ["fpw.choose-force", LEGIONS],
        ["fpw.move", "hex:2419"],
        ["fpw.attack", "pass"],
        ["fpw.camp", "pass"],
      ],
    },
    {
      say: {
        en: "Now the cavalry: when it ends its move in Hadrumetum, **everybody in that hex may join its attack**, also Legio III, which was there all the time, and you may leave out whom you like. Units in other hexes never join.\n**Bring the cavalry there and drive the hoplites away with all four.** The die will be a 3: you need column 400-499.",
        fr: "Maintenant la cavalerie : quand elle s'arrête à Hadrumète, **tous ceux de cet hexagone peuvent se joindre à son attaque**, même la Légion III, qui y était déjà, et vous laissez de côté qui vous voulez. Les unités d'autres hexagones ne se joignent jamais.\n**Amenez-y la cavalerie et chassez les hoplites avec les quatre.** Le dé donnera 3 : il faut la colonne 400-499.",
      },
      show: ["hex:2420", "hex:2419", "hex:2418"],
      task: {
        goal: (view) => !holds(view, "carthage", "2418"),
        solution: [
          ["fpw.choose-operation", "op:land"],
          ["fpw.choose-force-hex", "hex:2420"],
          ["fpw.move", "hex:2419"],
          ["fpw.attack", "hex:2418"],
          ["fpw.choose-attackers", [...LEGIONS, "unit:R-cavalry-1", "unit:R-legion-3"]],
          ["fpw.choose-table", "table:battle"],
        ],
        failed: {
          en: "The hoplites are still there. Move the cavalry to Hadrumetum, attack, tick all four units, and choose a battle: 14 to 3.",
          fr: "Les hoplites y sont encore. Menez la cavalerie à Hadrumète, attaquez, cochez les quatre unités, et choisissez une bataille : 14 contre 3.",
        },
      },
    },
  ],
};
