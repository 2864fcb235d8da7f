import type { Lesson } from "../../../lessons/lesson.ts";
import { holds, scene } from "./scene.ts";

export const control: Lesson = {
  id: "control",
  title: { en: "Who rules the country", fr: "À qui est le pays" },
  about: {
    en: "Placing PCs, flipping those of the enemy, and what a province is worth.",
    fr: "Placer des CP, retourner ceux de l'ennemi, et ce que vaut une province.",
  },
  minutes: 3,
  seat: "carthage",
  seed: "control",
  position: scene({
    active: "carthage",
    hands: { carthage: [17, 24, 26, 4], rome: [] },
    consuls: [],
    forces: [
      { side: "carthage", at: "faesulae", cus: 4, generals: ["hannibal"] },
      { side: "carthage", at: "pisae", cus: 1, generals: ["mago"] },
      { side: "carthage", at: "cosa", cus: 1, generals: ["h_gisgo"] },
    ],
  }),
  steps: [
    {
      say: {
        en: "Armies win battles, but the war is won by the places that stand with you. A place is yours when your **PC** lies there, a political control marker: blue for Carthage, red for Rome.\nPlaces make up **provinces**. Who holds more than half of a province controls it, and nearly every province is worth **one political point** (not Massilia, Liguria, Gallia Transalpina and the Baleares). The large figures at the top are the points: Rome 9, Carthage 7. **At turn's end** beside them is the price: Carthage pays 2 PCs. At the end of the turn whoever has fewer points removes as many of its PCs as it lacks points.",
        fr: "Les armées gagnent les batailles, mais la guerre se gagne par les places qui sont avec vous. Une place est à vous quand votre **CP** s'y trouve, un marqueur de contrôle politique : bleu pour Carthage, rouge pour Rome.\nLes places forment des **provinces**. Qui en tient plus de la moitié contrôle la province, et presque toutes valent **un point politique** (mais non Massilia, la Ligurie, la Gaule transalpine et les Baléares). Les grands nombres en haut sont ces points : Rome 9, Carthage 7. À côté, **Fin du tour** dit le prix : Carthage paie 2 CP. À la fin du tour, qui a moins de points ôte autant de ses CP qu'il lui en manque.",
      },
      show: ["space:taurini", "space:verona", "space:mutina", "space:insubres", "space:boii"],
    },
    {
      say: {
        en: "Gallia Cisalpina, in the north, has five places. Two are Gallic tribes, the green hexagons, and with you; three are **neutral**: anybody may take them.\nA card can be used to **place PCs**, as many as its number. **Click Mutina, then Confirm**: one PC, with your 1, and the province is yours.",
        fr: "La Gaule cisalpine, au nord, a cinq places. Deux sont des tribus gauloises, les hexagones verts, et avec vous ; trois sont **neutres** : elles sont à qui les prend.\nUne carte peut servir à **placer des CP**, autant que son nombre. **Cliquez sur Mutina, puis sur Confirmer** : un CP, avec votre 1, et la province est à vous.",
      },
      show: ["space:mutina"],
      otherwise: {
        en: "Keep your 3s for now: use the 1 (Surprise Sortie) to place a PC in Mutina.",
        fr: "Gardez vos 3 : avec le 1 (Sortie surprise), placez un CP à Mutina.",
      },
      answers: [
        ["hannibal.play-card", "card:17"],
        ["hannibal.use-card", "place"],
        ["hannibal.place-pcs", ["space:mutina"]],
      ],
    },
    {
      say: {
        en: "Look at the top: Carthage has **8** points now. One cheap card, one point.\nNot everything can be had so easily:\nA **Roman PC** is flipped only where you have a CU. Where enemy CUs stand, nobody places PCs.\n**Walled cities** (the squares with towers) fall only to a siege: a later lesson shows how.\n**Tribes** that are not yours must be subjugated by an army that stands there, much as a city is besieged.\nAnd a PC must not stand alone. If no line of places that are yours or neutral leads from it to a CU, a walled city, a tribe or a port of yours, it is **isolated**, and lost at the end of the turn; over a pass no such line leads. You are told so before you place it, and on the board it stands on a broken ring.",
        fr: "Regardez en haut : Carthage a maintenant **8** points. Une carte bon marché, un point.\nTout ne s'obtient pas si facilement :\nUn **CP romain** ne se retourne que là où vous avez une UC. Là où sont des UC ennemies, nul ne place de CP.\nLes **villes fortifiées** (les carrés à tours) ne tombent que par un siège : une autre leçon montre comment.\nLes **tribus** qui ne sont pas à vous doivent être soumises par une armée qui s'y trouve, à peu près comme on assiège une ville.\nEt un CP ne doit pas rester seul. Si aucune ligne de places à vous ou neutres ne mène de lui à une UC, une ville fortifiée, une tribu ou un port à vous, il est **isolé**, et perdu à la fin du tour ; aucune ligne ne passe par un col. On vous le dit avant que vous ne le placiez, et sur le plateau un anneau brisé l'entoure.",
      },
      show: ["space:mutina", "space:verona", "space:taurini"],
    },
    {
      say: {
        en: "Now you. **Etruria** has five places, all Roman. Hannibal, Mago and Gisgo stand in three of them, each with CUs. Take the province, with **one card**.",
        fr: "À vous. L'**Étrurie** a cinq places, toutes romaines. Hannibal, Magon et Gisgon en occupent trois, chacun avec des UC. Prenez la province, avec **une seule carte**.",
      },
      show: ["space:faesulae", "space:pisae", "space:cosa"],
      task: {
        goal: (view) => ["faesulae", "pisae", "cosa"].every((space) => holds(view, "carthage", space)),
        solution: [
          ["hannibal.play-card", "card:24"],
          ["hannibal.use-card", "place"],
          ["hannibal.place-pcs", ["space:faesulae", "space:pisae", "space:cosa"]],
        ],
        failed: {
          en: "Three of five are needed: use a card with a 3 to place PCs, and click the three places where your armies stand before you confirm.",
          fr: "Il en faut trois sur cinq : placez des CP avec une carte de 3, et cliquez sur les trois places où sont vos armées avant de confirmer.",
        },
      },
    },
  ],
};
