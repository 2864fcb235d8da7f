import type { Example } from "../../../../lessons/lesson.ts";
import { armyOf, CARTHAGE_AT_START, ROME_AT_START, scene } from "../scene.ts";

const OURS = ["verona", "heraclea", "croton", "paestum"];
const NOBODY_S = ["arpi", "cannae", "beneventum"];

export const cannae: Example = {
  id: "cannae",
  rule: "14.3",
  title: { en: "Allies at Cannae", fr: "Les alliés à Cannes" },
  about: {
    en: "Which provinces send battle cards, and to whom.",
    fr: "Quelles provinces donnent des cartes de bataille, et à qui.",
  },
  minutes: 3,
  seat: "carthage",
  seed: "cannae",
  position: scene({
    active: "carthage",
    turn: 3,
    hands: { carthage: [17], rome: [46] },
    consuls: ["varro"],
    control: {
      rome: ROME_AT_START.filter((space) => ![...OURS, ...NOBODY_S].includes(space)),
      carthage: [...CARTHAGE_AT_START, ...OURS],
    },
    forces: [
      { side: "carthage", at: "arpi", cus: 8, generals: ["hannibal"] },
      { side: "rome", at: "cannae", cus: 5, generals: ["varro"] },
    ],
  }),
  steps: [
    {
      say: {
        en: "In a battle each **province** of the country that stands with a side gives it a card, if it has a general there. In Italy you control **Gallia Cisalpina** and **Lucania**: two cards. Rome controls Campania, Samnium and Etruria, but it never gets more than two from Italy; Latium, its own land, does not count. Apulia, where you fight, is nobody's.\nElsewhere it is the same: in Spain and in Africa every province of the country counts, each Numidia twice; an island only for itself.",
        fr: "Dans une bataille, chaque **province** du pays qui est avec un camp lui donne une carte, s'il y a un général. En Italie vous contrôlez la **Gaule cisalpine** et la **Lucanie** : deux cartes. Rome contrôle la Campanie, le Samnium et l'Étrurie, mais n'en reçoit jamais plus de deux d'Italie ; le Latium, son propre pays, ne compte pas. L'Apulie, où l'on se bat, n'est à personne.\nAilleurs c'est pareil : en Espagne et en Afrique chaque province du pays compte, chaque Numidie deux fois ; une île seulement pour elle-même.",
      },
      show: ["general:hannibal", "general:varro", "space:cannae"],
    },
    {
      say: {
        en: "So you get 8 for your CUs, 4 for Hannibal and 2 for allies; Varro gets 5, 1 and 2. **Attack him in Cannae, and win.**",
        fr: "Vous recevez donc 8 cartes pour vos UC, 4 pour Hannibal et 2 pour les alliés ; Varron 5, 1 et 2. **Attaquez-le à Cannes, et gagnez.**",
      },
      show: ["general:hannibal", "space:arpi", "space:cannae"],
      task: {
        goal: (view) => armyOf(view, "hannibal")?.at === "cannae" && armyOf(view, "varro")?.at !== "cannae",
        solution: [
          ["hannibal.use-card", "move"],
          ["hannibal.take.cus", { cus: 8 }],
          ["hannibal.march", "space:cannae"],
          ["hannibal.attack", "probe"],
          ["hannibal.attack", "probe"],
        ],
        failed: {
          en: "Varro has held out, with luck. Once more, with all eight CUs: lay down what you hold most of.",
          fr: "Varron a tenu, par chance. Encore une fois, avec les huit UC : jouez ce que vous avez en plus grand nombre.",
        },
      },
    },
  ],
};
