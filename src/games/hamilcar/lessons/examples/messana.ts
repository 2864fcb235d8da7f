import type { Example } from "../../../../lessons/lesson.ts";
import { armyOf, ITALIA, seen } from "../scene.ts";

export const messana: Example = {
  id: "messana",
  rule: "13.4",
  title: { en: "Hanno at Messana", fr: "Hannon à Messana" },
  about: {
    en: "Dice levels, an elephant that charges, hits that cancel each other, and the bill.",
    fr: "Niveaux de dés, un éléphant qui charge, des touches qui s'annulent, et l'addition.",
  },
  minutes: 2,
  seat: "carthage",
  seed: "messana",
  // the charge, Carthage's small and large die, Rome's large one, and that one again
  dice: [4, 1, 5, 6, 4],
  position: {
    turn: 4,
    phase: "strategy",
    active: "carthage",
    hands: { carthage: [5], rome: [13] },
    supremacy: "carthage",
    forgottenTactics: false,
    gone: ["xanthippus", "barca"],
    control: {
      rome: [...ITALIA, "catana"],
      carthage: ["thermae", "enna"],
    },
    forces: [
      { side: "carthage", at: "thermae", cus: 2, elephants: 1, generals: ["hanno"] },
      { side: "rome", at: "messana", cus: 5, supply: 1, generals: ["flaccus"] },
    ],
  },
  enemy: { "hamilcar.retreat-inside-units": [{ cus: 2 }] },
  steps: [
    {
      say: {
        en: "**Hanno** has two CUs and an elephant in Thermae, **Flaccus** five CUs and a supply train before Messana. Reckon first. Both begin at dice level 1. Rome has more CUs: level 2. You have three walled cities in Sicilia, Rome one: level 2 for you. And Hanno's battle rating is 2, Flaccus's 1: **level 3 for you**, both dice against the large one.",
        fr: "**Hannon** a deux UC et un éléphant à Thermae, **Flaccus** cinq UC et un convoi devant Messana. Comptez d'abord. Tous deux commencent au niveau de dés 1. Rome a plus d'UC : niveau 2. Vous avez trois villes fortifiées en Sicilia, Rome une : niveau 2 pour vous. Et le talent de tacticien d'Hannon est 2, celui de Flaccus 1 : **niveau 3 pour vous**, les deux dés contre le grand.",
      },
      show: ["general:hanno", "general:flaccus", "space:messana"],
    },
    {
      say: {
        en: "**Hanno marches to Messana with everything, and the elephant charges**: one is enough against a rating of 1.",
        fr: "**Hannon marche sur Messana avec tout, et l'éléphant charge** : un seul suffit contre un talent de 1.",
      },
      show: ["general:hanno", "space:thermae", "space:messana"],
      otherwise: { en: "Hanno to Messana, with everything, and charge.", fr: "Hannon à Messana, avec tout, et chargez." },
      answers: [
        ["hamilcar.use-card", "activate"],
        ["hamilcar.march", "space:messana"],
        ["hamilcar.charge", "yes"],
      ],
    },
    {
      say: {
        en: "A 4, more than Flaccus's 1: you may roll one die again. Rome's large die shows its best face, a cavalry and four infantry. **Let Rome roll it again.**",
        fr: "Un 4, plus que le 1 de Flaccus : vous pouvez relancer un dé. Le grand dé de Rome montre sa meilleure face, une cavalerie et quatre infanteries. **Faites relancer Rome.**",
      },
      show: ["space:messana"],
      otherwise: {
        en: "It cannot get better for Rome: roll that one.",
        fr: "Il ne peut pas s'améliorer pour Rome : relancez celui-là.",
      },
      answers: [["hamilcar.reroll", "die:rome-large"]],
    },
    {
      say: {
        en: "Your cavalry hits. Your light troops and one Roman infantry cancel each other, and so do Rome's light troops and one of yours; two infantry hit on each side. **Three hits to two: you have won.** Rome loses three CUs and its supply train, which you capture; for these four units it removes two PCs.\nYou lose two CUs. **Choose who falls, and keep the elephant.**",
        fr: "Votre cavalerie touche. Vos troupes légères et une infanterie romaine s'annulent, de même celles de Rome et une des vôtres ; deux infanteries touchent de chaque côté. **Trois touches à deux : vous avez gagné.** Rome perd trois UC et son convoi, que vous prenez ; pour ces quatre unités elle retire deux CP.\nVous perdez deux UC. **Choisissez qui tombe, et gardez l'éléphant.**",
      },
      show: ["space:messana", "general:hanno"],
      task: {
        goal: (view) => seen(view).battle === null && armyOf(view, "hanno")?.elephants === 1,
        lost: (view) => seen(view).battle === null && armyOf(view, "hanno")?.elephants !== 1,
        turns: 9,
        solution: [["hamilcar.lose-elephants", 0]],
        failed: {
          en: "The elephant is lost. None of your losses need be an elephant: the two CUs can take them both.",
          fr: "L'éléphant est perdu. Aucune de vos pertes ne doit être un éléphant : les deux UC peuvent les subir.",
        },
      },
    },
  ],
};
