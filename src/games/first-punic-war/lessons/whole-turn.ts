import type { Lesson } from "../../../lessons/lesson.ts";
import { seen, stands } from "./scene.ts";

export const wholeTurn: Lesson = {
  id: "whole-turn",
  title: { en: "A whole turn", fr: "Tout un tour" },
  about: {
    en: "One turn of the war from mobilization to supply, with the teacher beside you.",
    fr: "Un tour de la guerre, de la mobilisation au ravitaillement, le maître à vos côtés.",
  },
  minutes: 6,
  seat: "rome",
  seed: "war",
  scenario: "I",
  options: { setup: "auto" },
  steps: [
    {
      say: {
        en: "Now a whole turn, from the set-up of 264 BC. You are **Rome**. A turn has two halves, yours and Carthage's. In its half a side goes through four phases: **mobilization, diplomacy, operations, supply**.\n**The plan:** two legions and Duilius in Messana. The fire there is the **crisis** of this turn: if one side alone has a leader in Messana at its end, that side gains action points and two stratagem markers, and the other loses some.",
        fr: "Maintenant tout un tour, depuis la mise en place de 264 av. J.-C. Vous êtes **Rome**. Un tour a deux moitiés, la vôtre et celle de Carthage. Dans la sienne, un camp passe par quatre phases : **mobilisation, diplomatie, opérations, ravitaillement**.\n**Le plan :** deux légions et Duilius à Messine. Le feu y marque la **crise** de ce tour : si un seul camp y a un chef à la fin, il gagne des points d'action et deux stratagèmes, et l'autre en perd.",
      },
      show: ["hex:3116", "hex:3216"],
    },
    {
      say: {
        en: "Later turns begin with the **initiative**: each side rolls a die and adds its fortresses, and the higher plays first. Then the **augurs**: two dice name an event, good or bad. The worst for your stacks is **plague and uprisings**: a die for every occupied fortress, and where it is odd one unit is lost. You are asked which of yours.",
        fr: "Les tours suivants commencent par l'**initiative** : chaque camp lance un dé et ajoute ses forteresses, et le plus haut joue le premier. Puis les **augures** : deux dés désignent un événement, bon ou mauvais. Le pire pour vos piles est **peste et révoltes** : un dé pour chaque forteresse occupée, et s'il est impair une unité y est perdue. On vous demande laquelle des vôtres.",
      },
    },
    {
      say: {
        en: "**Mobilization.** Below the list of units lie three things more. **Draw a leader**: one of yours comes, chance decides who. **Buy a stratagem marker**: one more in your hand, each dearer than the last. **Send units home**: they leave the map and can be raised elsewhere, but no AP come back.\nNobody has **more than 25 AP**: what next turn's income brings beyond that is lost.",
        fr: "**Mobilisation.** Sous la liste des unités, trois choses encore. **Tirer un chef** : l'un des vôtres arrive, le sort dit lequel. **Acheter un stratagème** : un de plus en main, chacun plus cher que le précédent. **Renvoyer des unités** : elles quittent la carte et peuvent être levées ailleurs, mais aucun PA ne revient.\nNul n'a **plus de 25 PA** : ce que les revenus du tour suivant apportent au-delà est perdu.",
      },
      show: ["hex:3216"],
    },
    {
      say: {
        en: "**Raise one legion for Rhegium**, next to Duilius and Legio III, **then Confirm all**.",
        fr: "**Levez une légion pour Rhégion**, près de Duilius et de la Légion III, **puis Tout confirmer**.",
      },
      show: ["hex:3216"],
      otherwise: { en: "One legion in Rhegium, then Confirm all.", fr: "Une légion à Rhégion, puis Tout confirmer." },
      answers: [
        ["fpw.mobilize", "unit:R-legion-5"],
        ["fpw.deploy", "hex:3216"],
        ["fpw.mobilize", "done"],
      ],
    },
    {
      say: {
        en: "**Diplomacy.** You hold a Diplomacy marker, and the table below shows that Syracuse might well come over. You have courted her in the lesson before; this time **press Done**: the marker stays in your hand, an answer for when Carthage courts somebody.",
        fr: "**Diplomatie.** Vous tenez un marqueur Diplomatie, et la table ci-dessous montre que Syracuse pourrait bien vous rejoindre. Vous avez négocié avec elle à la leçon d'avant ; cette fois **Terminé** : le marqueur reste dans votre main, une réponse pour le jour où Carthage négociera.",
      },
      otherwise: { en: "Not today: Done.", fr: "Pas aujourd'hui : Terminé." },
      answers: [["fpw.diplomacy", "done"]],
    },
    {
      say: {
        en: "**Operations.** Two things are new. **Concentrate on a leader** brings units from many places to one leader, for 1 AP in all. **Arrange a stack** chooses the counter on top, which is all that the enemy sees, and costs nothing.\nWhen you end your operations, **supply** comes: you are asked only if somebody goes hungry. Carthage waits this time, and then the turn is over.",
        fr: "**Opérations.** Deux choses sont nouvelles. La **concentration sur un chef** amène des unités de partout à un chef, pour 1 PA en tout. **Arranger une pile** choisit le pion du dessus, le seul que voit l'ennemi, et ne coûte rien.\nQuand vous terminez vos opérations vient le **ravitaillement** : on ne vous demande rien si personne n'a faim. Carthage attend cette fois, et le tour est fini.",
      },
      show: ["hex:3216", "hex:3116"],
    },
    {
      say: {
        en: "**The operations are yours.** Bring both legions and Duilius from Rhegium to Messana; do more if you like. Then end your operations.",
        fr: "**Les opérations sont à vous.** Menez les deux légions et Duilius de Rhégion à Messine ; faites davantage si vous voulez. Puis terminez vos opérations.",
      },
      show: ["hex:3216", "hex:3116"],
      task: {
        goal: (view) => seen(view).turn > 1 && stands(view, "R-legion-3", "3116") && stands(view, "R-legion-5", "3116"),
        until: (view) => seen(view).turn > 1,
        lost: (view) => seen(view).turn > 1,
        turns: 99,
        solution: [
          ["fpw.choose-operation", "op:land"],
          ["fpw.choose-force-hex", "hex:3216"],
          ["fpw.choose-force", ["unit:R-legion-3", "unit:R-legion-5", "unit:R-duilius"]],
          ["fpw.move", "hex:3116"],
          ["fpw.move", "stop"],
          ["fpw.choose-operation", "end"],
        ],
        failed: {
          en: "The turn is over, but the two legions are not in Messana. Click their stack in Rhegium, then Messana, and only then end your operations.",
          fr: "Le tour est fini, mais les deux légions ne sont pas à Messine. Cliquez sur leur pile à Rhégion, puis sur Messine, et ne terminez vos opérations qu'ensuite.",
        },
      },
    },
  ],
};
