import type { Lesson } from "../../../lessons/lesson.ts";
import { cusOf, scene } from "./scene.ts";

export const passes: Lesson = {
  id: "passes",
  title: { en: "Over the Alps", fr: "Par-dessus les Alpes" },
  about: {
    en: "What a mountain pass costs, and how attrition is rolled.",
    fr: "Ce que coûte un col, et comment se tire l'attrition.",
  },
  minutes: 2,
  seat: "carthage",
  seed: "passes",
  dice: [5, 4],
  position: scene({
    active: "carthage",
    hands: { carthage: [5, 12, 17], rome: [] },
    forces: [
      { side: "carthage", at: "druentia", cus: 8, elephants: 2, generals: ["hannibal"] },
      { side: "carthage", at: "isere", cus: 4, generals: ["hasdrubal"] },
    ],
  }),
  steps: [
    {
      say: {
        en: "Italy is on the other side of these mountains. Hannibal stands on the Druentia with ten CUs, two of them **elephants**.\nA dashed line with peaks is a **mountain pass**. It costs two spaces instead of one, and whoever crosses it rolls for **attrition**: hunger, cold, desertion.",
        fr: "L'Italie est de l'autre côté de ces montagnes. Hannibal est sur la Durance avec dix UC, dont deux d'**éléphants**.\nUn trait interrompu avec des sommets est un **col**. Il coûte deux espaces au lieu d'un, et qui le franchit tire l'**attrition** : faim, froid, désertion.",
      },
      show: ["general:hannibal", "space:druentia", "space:taurini"],
    },
    {
      say: {
        en: "A die is rolled. The higher it is, and the larger the army, the more CUs are lost: of one CU usually none, of ten between one and three, and a 6 kills elephants first.\n**Take Hannibal to the Taurini.** The orange number shows what is lost on average.",
        fr: "On lance un dé. Plus il est haut et plus l'armée est grande, plus elle perd de UC : d'une seule presque jamais, de dix entre une et trois, et un 6 tue d'abord les éléphants.\n**Menez Hannibal chez les Taurins.** Le nombre orange dit ce que l'on perd en moyenne.",
      },
      show: ["general:hannibal", "space:druentia", "space:taurini"],
      otherwise: {
        en: "Down there it is warmer, but Italy is over the pass. Hannibal crosses to the Taurini, with everybody.",
        fr: "Il fait plus chaud en bas, mais l'Italie est derrière le col. Hannibal passe chez les Taurins, avec tout le monde.",
      },
      answers: [
        ["hannibal.play-card", "card:17"],
        ["hannibal.use-card", "move"],
        ["hannibal.take.cus", { cus: 8, elephants: 2 }],
        ["hannibal.march", "space:taurini"],
      ],
    },
    {
      say: {
        en: "A 5, and three CUs are gone: no road on the map is costlier than the Alps. You choose which: **keep the elephants** (they will frighten Romans in battle), then let Hannibal **stop here**.",
        fr: "Un 5, et trois UC ont disparu : les Alpes sont la route la plus chère de la carte. Vous choisissez lesquelles : **gardez les éléphants** (ils effraieront les Romains), puis qu'Hannibal **s'arrête ici**.",
      },
      show: ["space:taurini"],
      otherwise: {
        en: "Keep both elephants: none of them is lost. Then he stops.",
        fr: "Gardez les deux éléphants : aucun n'est perdu. Puis il s'arrête.",
      },
      answers: [
        ["hannibal.lose-elephants", 0],
        ["hannibal.march", "stop"],
      ],
    },
    {
      say: {
        en: "The **Alps** are the passes with white peaks, between Gaul and Italy. The others are kinder (2 less on the die).\nArmies also roll in **winter**, if they spend it in enemy country. More of that later.",
        fr: "Les **Alpes** sont les cols aux sommets blancs, entre la Gaule et l'Italie. Les autres sont moins durs (2 de moins au dé).\nLes armées tirent aussi en **hiver**, quand elles le passent en pays ennemi. Nous y viendrons.",
      },
      show: ["general:hannibal", "space:taurini"],
    },
    {
      say: {
        en: "Now you. Bring Hasdrubal (strategy rating 2) from the Isere to the Insubres **without losing one of his four CUs**. A card in your hand has a text about mountains: read it. If he moves with that card, what it says counts by itself, and the chances shown include it. A small risk is left; take it.",
        fr: "À vous. Menez Hasdrubal (talent de stratège 2) de l'Isère chez les Insubres **sans perdre une seule de ses quatre UC**. Le texte d'une de vos cartes parle de montagnes : lisez-le. S'il part avec cette carte, ce qu'elle dit vaut de soi-même, et les chances affichées en tiennent compte. Il reste un petit risque : courez-le.",
      },
      show: ["space:isere", "space:insubres"],
      task: {
        goal: (view) => cusOf(view, "hasdrubal", "insubres") === 4,
        solution: [
          ["hannibal.play-card", "card:5"],
          ["hannibal.use-card", "move"],
          ["hannibal.activate", "general:hasdrubal"],
          ["hannibal.take.cus", { cus: 4 }],
          ["hannibal.march", "space:insubres"],
        ],
        failed: {
          en: "The mountains took their toll. Use the **Native Guide** to move Hasdrubal: it takes 3 from the die. You can choose the card before you confirm.",
          fr: "La montagne a prélevé sa part. Servez-vous de la carte **Guides autochtones** pour déplacer Hasdrubal : elle retire 3 au dé. On peut choisir la carte avant de confirmer.",
        },
      },
    },
  ],
};
