import type { Lesson } from "../../../lessons/lesson.ts";
import { attack, holds, scene } from "./scene.ts";

const ARMY = ["unit:C-hoplite-2", "unit:C-hoplite-3", "unit:C-elephant-1", "unit:C-hanno"];

export const morale: Lesson = {
  id: "morale",
  title: { en: "Morale", fr: "Le moral" },
  about: {
    en: "A counterattack, a morale check, and how an army comes back from a defeat.",
    fr: "Une contre-attaque, un test de moral, et comment une armée se remet d'une défaite.",
  },
  minutes: 4,
  seat: "carthage",
  seed: "morale",
  dice: [3, 6, 4, 6, 4],
  position: scene({
    turn: 4,
    initiative: "carthage",
    phasing: "carthage",
    ap: { rome: 4, carthage: 6 },
    units: {
      "R-legion-1": { at: "2418", veteran: true },
      "R-legion-2": { at: "2418" },
      "R-cavalry-1": { at: "2418" },
      "R-regulus": { at: "2418" },
      "C-hoplite-2": { at: "2419", veteran: true },
      "C-hoplite-3": { at: "2419" },
      "C-elephant-1": { at: "2419" },
      "C-hanno": { at: "2419" },
    },
  }),
  enemy: {
    "fpw.boost": [["unit:R-legion-2", "unit:R-cavalry-1"]],
    // over the hills, and through no town of the Numidians
    "fpw.retreat": ["hex:2218", "hex:2118", "hex:2018", "hex:2318"],
  },
  steps: [
    {
      say: {
        en: "Now you are **Carthage**, and Regulus stands before your capital. Hanno has veterans, recruits and elephants in Hadrumetum: 11 against 11, and the two leaders cancel each other out. The elephants shift the column one to the right in open country. (In Libya, your home, all of his counters are in sight.)",
        fr: "Vous êtes maintenant **Carthage**, et Regulus est devant votre capitale. Hannon a des vétérans, des recrues et des éléphants à Hadrumète : 11 contre 11, et les deux chefs s'annulent. Les éléphants décalent la colonne d'un cran à droite en terrain dégagé. (En Libye, chez vous, tous ses pions sont en vue.)",
      },
      show: ["hex:2419", "hex:2418"],
    },
    {
      say: {
        en: "**Attack Regulus with everybody**: click Hadrumetum, then his hex, the one to the north, and Confirm. Then choose the battle.",
        fr: "**Attaquez Regulus avec tous** : cliquez sur Hadrumète, puis sur son hexagone, celui du nord, et Confirmer. Puis choisissez la bataille.",
      },
      show: ["hex:2419", "hex:2418"],
      otherwise: {
        en: "The whole army, from Hadrumetum against the hex to the north, in a battle.",
        fr: "Toute l'armée, de Hadrumète contre l'hexagone au nord, en bataille.",
      },
      answers: attack(ARMY, "stop", "hex:2418"),
    },
    {
      say: {
        en: "A 3: Regulus **counterattacked** at once, with a column for that and another for his cavalry, since you have none. He rolled a 6, and now your army may **rout**.\nA die is rolled for all. Whoever has less **morale** than the die flees as many hexes as the die shows; whoever has enough withdraws one. A 6 is too much for anybody. (Had he rolled a counterattack too, **both sides** would rout and both would check.)",
        fr: "Un 3 : Regulus a **contre-attaqué** aussitôt, avec une colonne pour cela et une autre pour sa cavalerie, puisque vous n'en avez pas. Il a fait 6, et votre armée risque la **déroute**.\nUn dé est lancé pour tous. Qui a moins de **moral** que le dé fuit d'autant d'hexagones que montre le dé ; qui en a assez se replie d'un seul. Un 6 est trop pour tout le monde. (S'il avait fait lui aussi une contre-attaque, **les deux camps** seraient en déroute, et tous deux testeraient leur moral.)",
      },
      show: ["hex:2419"],
    },
    {
      say: {
        en: "Before the die, a leader may **steady** as many units as his command: they check with 1 more. Hanno can steady two. The veterans have morale 4, the recruits and the elephants 3.\n**Steady the two who need it.**",
        fr: "Avant le dé, un chef peut **soutenir** autant d'unités que son commandement : elles ont 1 de plus pour ce test. Hannon peut en soutenir deux. Les vétérans ont 4 de moral, les recrues et les éléphants 3.\n**Soutenez les deux qui en ont besoin.**",
      },
      show: ["hex:2419"],
      otherwise: {
        en: "The veterans stand by themselves. Libyan hoplites II and the elephants need Hanno.",
        fr: "Les vétérans tiennent seuls. Les hoplites libyens II et les éléphants ont besoin d'Hannon.",
      },
      answers: [["fpw.boost", ["unit:C-hoplite-3", "unit:C-elephant-1"]]],
    },
    {
      say: {
        en: "A 4: all have held, and withdraw one hex. Choose the way with care: whoever retreats **into an enemy zone of control loses a unit** there, so such a hex is offered only if there is no other.\n**Go back one hex to the south, and build no camp.**",
        fr: "Un 4 : tous ont tenu, et se replient d'un hexagone. Choisissez bien le chemin : qui se retire **dans une zone de contrôle ennemie y perd une unité** ; un tel hexagone n'est proposé que s'il n'y en a pas d'autre.\n**Reculez d'un hexagone vers le sud, et ne construisez pas de camp.**",
      },
      show: ["hex:2419", "hex:2420"],
      otherwise: {
        en: "Straight south, to the hex south of Hadrumetum (2420), all together.",
        fr: "Droit au sud, dans l'hexagone au sud d'Hadrumète (2420), tous ensemble.",
      },
      answers: [
        ["fpw.retreat", "hex:2420"],
        ["fpw.camp", "pass"],
      ],
    },
    {
      say: {
        en: "Nobody is lost, and nobody is tired: a beaten army may march again at once, for another AP. Units are lost when they cannot get away, when a **catastrophe** is rolled, or when they may not retreat at all, like garrisons.\nWhoever destroys enemies without being hurt **turns as many recruits into veterans**.",
        fr: "Personne n'est perdu, et personne n'est las : une armée battue peut repartir aussitôt, pour un autre PA. On perd des unités quand elles ne peuvent s'échapper, quand le dé donne une **catastrophe**, ou quand elles ne peuvent se retirer du tout, comme les garnisons.\nQui détruit des ennemis sans rien subir **fait d'autant de recrues des vétérans**.",
      },
      show: ["hex:2420"],
    },
    {
      say: {
        en: "Now alone: **march back and drive Regulus from the gates of Carthage.** Take everybody; this time the dice are with you.",
        fr: "À vous : **revenez et chassez Regulus des portes de Carthage.** Prenez tout le monde ; cette fois les dés sont avec vous.",
      },
      show: ["hex:2420", "hex:2419", "hex:2418"],
      task: {
        goal: (view) => !holds(view, "rome", "2418"),
        solution: attack(ARMY, "hex:2419", "hex:2418"),
        failed: {
          en: "Regulus is still there. Take all four from the hex south of Hadrumetum (2420) to Hadrumetum and attack the hex to the north, in a battle.",
          fr: "Regulus est toujours là. Menez les quatre de l'hexagone au sud d'Hadrumète (2420) à Hadrumète et attaquez l'hexagone au nord, en bataille.",
        },
      },
    },
  ],
};
