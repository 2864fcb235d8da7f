import type { Plain } from "../../../engine/index.ts";
import type { Lesson } from "../../../lessons/lesson.ts";
import type { HannibalView } from "../rules/position.ts";
import { CARTHAGE_AT_START, ROME_AT_START, scene } from "./scene.ts";

export const winter: Lesson = {
  id: "winter",
  title: { en: "Winter and elections", fr: "L'hiver et les élections" },
  about: {
    en: "What happens when the cards are played: winter, the count, new troops, new consuls.",
    fr: "Ce qui se passe quand les cartes sont jouées : l'hiver, le décompte, des troupes et des consuls nouveaux.",
  },
  minutes: 3,
  seat: "rome",
  seed: "winter",
  dice: [4],
  position: scene({
    active: "rome",
    turn: 2,
    hands: { rome: [17, 30], carthage: [] },
    consuls: ["varro", "marcellus"],
    control: { rome: ROME_AT_START, carthage: [...CARTHAGE_AT_START, "taurini", "mutina"] },
    forces: [
      { side: "carthage", at: "arpi", cus: 8, generals: ["hannibal"] },
      { side: "carthage", at: "carthage", cus: 3, generals: ["hanno"] },
      { side: "carthage", at: "new_carthage", cus: 3, generals: ["hasdrubal", "mago", "h_gisgo"] },
      { side: "rome", at: "mutina", cus: 6, generals: ["varro"] },
      { side: "rome", at: "capua", cus: 6, generals: ["marcellus"] },
    ],
  }),
  steps: [
    {
      say: {
        en: "The year is nearly over: Rome has two cards left, Carthage none. When the last is played, **winter** comes. Every army that stands **in a place with an enemy PC** then rolls for attrition, as on a pass.\nVarro stands in Mutina, in Gaul, with six CUs. He would freeze.",
        fr: "L'année s'achève : Rome a encore deux cartes, Carthage aucune. La dernière jouée, c'est l'**hiver**. Toute armée qui se trouve **dans une place à CP ennemi** tire alors l'attrition, comme sur un col.\nVarron est à Mutina, en Gaule, avec six UC. Il y gèlerait.",
      },
      show: ["general:varro", "space:mutina"],
    },
    {
      say: {
        en: "**Bring Varro home to Ariminum**, with all his men.",
        fr: "**Ramenez Varron à Ariminum**, avec tous ses hommes.",
      },
      show: ["general:varro", "space:mutina", "space:ariminum"],
      otherwise: {
        en: "First get Varro out of the cold: to Ariminum, with your 1 (Surprise Sortie).",
        fr: "D'abord sortez Varron du froid : à Ariminum, avec votre 1 (Sortie surprise).",
      },
      answers: [
        ["hannibal.play-card", "card:17"],
        ["hannibal.use-card", "move"],
        ["hannibal.take.cus", { cus: 6 }],
        ["hannibal.march", "space:ariminum"],
        ["hannibal.march", "stop"],
      ],
    },
    {
      say: {
        en: "Your last card is a 3, with an event of Carthage's. A card of 3 can also **raise a CU**: one more for a general in a place of his own. **Raise one for Marcellus.** Then winter comes; watch Hannibal in Arpi.",
        fr: "Votre dernière carte est un 3, et son événement est à Carthage. Une carte de 3 peut aussi **lever une UC** : une de plus pour un général dans une place à lui. **Levez-en une pour Marcellus.** Puis vient l'hiver ; regardez Hannibal à Arpi.",
      },
      show: ["general:marcellus", "space:capua"],
      otherwise: {
        en: "Troops are what we need: raise a CU, for Marcellus in Capua.",
        fr: "Ce sont des troupes qu'il nous faut : levez une UC, pour Marcellus à Capoue.",
      },
      answers: [
        ["hannibal.use-card", "raise"],
        ["hannibal.raise", "general:marcellus"],
      ],
    },
    {
      say: {
        en: "Hannibal wintered in Italy and paid for it with two CUs. Then the provinces were counted: Rome 9, Carthage 8. **The side that is behind removes as many of its own PCs as it lacks points**, so a lead grows by itself.\nNow a new turn begins, with new troops: Rome gets **five CUs** every year, Carthage about four.",
        fr: "Hannibal a hiverné en Italie et l'a payé de deux UC. Puis on a compté les provinces : Rome 9, Carthage 8. **Le camp en retard retire autant de ses CP qu'il lui manque de points** : une avance grandit d'elle-même.\nUn nouveau tour commence, avec des troupes fraîches : Rome reçoit **cinq UC** par an, Carthage à peu près quatre.",
      },
      show: ["general:hannibal", "space:arpi"],
    },
    {
      say: {
        en: "**Place all five in Rome.** Then the senate asks who shall be **proconsul**: one general may keep his army for another year. All other Roman generals go home. **Keep Marcellus**, not Varro.",
        fr: "**Placez les cinq à Rome.** Puis le sénat demande qui sera **proconsul** : un général peut garder son armée un an de plus. Tous les autres rentrent. **Gardez Marcellus**, pas Varron.",
      },
      show: ["space:rome"],
      otherwise: {
        en: "All five in Rome, please, and then Marcellus.",
        fr: "Les cinq à Rome, s'il vous plaît, et puis Marcellus.",
      },
      answers: [
        ["hannibal.reinforce-rome", { "space:rome": 5 }],
        ["hannibal.proconsul", "general:marcellus"],
      ],
    },
    {
      say: {
        en: "Every year Rome draws two new **consuls**, and has to take whom it gets: good luck this time, **A. Paulus** and **Fabius Maximus**. Carthage keeps its generals.\nYour task: give both of them an army. **An army without a general cannot march**: see to it that none is left without one.",
        fr: "Chaque année Rome tire deux nouveaux **consuls**, et prend qui sort : de la chance cette fois, **A. Paulus** et **Fabius Maximus**. Carthage garde ses généraux.\nVotre tâche : donnez-leur une armée. **Une armée sans général ne marche pas** : veillez à ce qu'aucune n'en manque.",
      },
      show: ["space:rome", "space:ariminum", "space:capua"],
      task: {
        goal: (view) => ["rome", "ariminum", "capua"].every((at) => isLed(view, at)),
        lost: (view) => (view as HannibalView).phase !== "elections",
        turns: 9,
        solution: [
          ["hannibal.place-consul", "space:ariminum"],
          ["hannibal.place-consul", "space:rome"],
        ],
        failed: {
          en: "One army has nobody to lead it. Marcellus has the one in Capua; the consuls take those in Rome and Ariminum.",
          fr: "Une armée n'a personne pour la mener. Marcellus a celle de Capoue ; les consuls prennent celles de Rome et d'Ariminum.",
        },
      },
    },
  ],
};

const isLed = (view: Plain, at: string): boolean =>
  (view as HannibalView).forces.some((army) => army.at === at && army.side === "rome" && army.generals !== undefined);
