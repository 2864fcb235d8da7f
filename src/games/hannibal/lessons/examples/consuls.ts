import type { Plain } from "../../../../engine/index.ts";
import type { Example } from "../../../../lessons/lesson.ts";
import type { HannibalView } from "../../rules/position.ts";
import { armyOf, scene } from "../scene.ts";

const isFighting = (view: Plain): boolean => (view as HannibalView).battle !== null;

export const consuls: Example = {
  id: "consuls",
  rule: "18.2",
  title: { en: "Two consuls, one army", fr: "Deux consuls, une armée" },
  about: {
    en: "The change of command: who leads today is not who led yesterday.",
    fr: "La passation de commandement : qui commande aujourd'hui n'est pas qui commandait hier.",
  },
  minutes: 2,
  seat: "carthage",
  seed: "consuls 20",
  // the change of command
  dice: [5],
  position: scene({
    active: "rome",
    turn: 3,
    hands: { rome: [44, 45], carthage: [] },
    consuls: ["marcellus", "varro"],
    forces: [
      { side: "rome", at: "capua", cus: 10, generals: ["marcellus", "varro"] },
      { side: "carthage", at: "beneventum", cus: 8, generals: ["hannibal"] },
    ],
  }),
  enemy: {
    "hannibal.play-card": ["card:44"],
    "hannibal.use-card": ["move"],
    "hannibal.activate": ["general:marcellus"],
    "hannibal.take.generals": [["general:varro"]],
    "hannibal.take.cus": [{ cus: 10 }],
    "hannibal.march": ["space:beneventum"],
  },
  steps: [
    {
      say: {
        en: "**Marcellus** and **Varro** stand together in Capua with ten CUs. Rome lets Marcellus lead, a 3, and he comes for Hannibal. Press Next.",
        fr: "**Marcellus** et **Varron** sont ensemble à Capoue avec dix UC. Rome fait commander Marcellus, un 3, et il marche sur Hannibal. Cliquez sur Suite.",
      },
      show: ["general:marcellus", "general:varro", "general:hannibal", "space:beneventum"],
    },
    {
      say: {
        en: "**Stand and fight.** But the consuls lead by turns: before the battle cards are dealt you may roll, and on 4 to 6 the other one commands. **Roll.** (When you attack two consuls you must.)",
        fr: "**Restez et combattez.** Mais les consuls commandent à tour de rôle : avant la distribution des cartes vous pouvez lancer un dé, et de 4 à 6 c'est l'autre qui commande. **Lancez.** (Quand c'est vous qui attaquez deux consuls, vous le devez.)",
      },
      show: ["general:hannibal", "space:beneventum"],
      answers: [["hannibal.change-of-command", "yes"]],
    },
    {
      say: {
        en: "A 5: today it is **Varro**, a 1, and Rome has two cards less. **Win the battle**: match what he lays down, and keep your Reserves for what you lack.",
        fr: "Un 5 : aujourd'hui c'est **Varron**, un 1, et Rome a deux cartes de moins. **Gagnez la bataille** : parez ce qu'il joue, et gardez vos Réserves pour ce qui vous manque.",
      },
      show: ["space:beneventum"],
      task: {
        goal: (view) => !isFighting(view) && armyOf(view, "hannibal")?.at === "beneventum",
        lost: (view) => !isFighting(view) && armyOf(view, "hannibal")?.at !== "beneventum",
        turns: 99,
        solution: [
          ["hannibal.match", "frontal"],
          ["hannibal.counterattack", "yes"],
          ["hannibal.attack", "probe:envelopment"],
        ],
        failed: {
          en: "Hannibal had to give way. That happens even to him: try again.",
          fr: "Hannibal a dû céder. Cela lui arrive même à lui : essayez encore.",
        },
      },
    },
  ],
};
