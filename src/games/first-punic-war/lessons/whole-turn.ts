import type { Lesson } from "../../../lessons/lesson.ts";
import { seen, stands } from "./scene.ts";

export const wholeTurn: Lesson = {
  id: "whole-turn",
  title: { en: "A whole turn", fr: "Tout un tour" },
  about: {
    en: "One turn of the war from mobilization to supply, Carthage's answer included, with the teacher beside you.",
    fr: "Un tour de la guerre, de la mobilisation au ravitaillement, avec la réponse de Carthage, et le maître à vos côtés.",
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
        en: "Later turns begin with the **augurs**: two dice name an event, good or bad, for one side or both. The worst for your stacks is **plague and uprisings**: a die for every occupied fortress, and where it is odd one unit is lost. You are asked which of yours.",
        fr: "Les tours suivants commencent par les **augures** : deux dés désignent un événement, bon ou mauvais, pour un camp ou pour les deux. Le pire pour vos piles est **peste et révoltes** : un dé pour chaque forteresse occupée, et s'il est impair une unité y est perdue. On vous demande laquelle des vôtres.",
      },
    },
    {
      say: {
        en: "**Mobilization.** Raise one legion, and deploy it in Rhegium, next to Duilius and Legio III. Then press **Done**: what you do not spend stays yours.",
        fr: "**Mobilisation.** Levez une légion, et déployez-la à Rhégion, près de Duilius et de la Légion III. Puis **Terminé** : ce que vous ne dépensez pas vous reste.",
      },
      show: ["hex:3216"],
      otherwise: { en: "One legion in Rhegium, then Done.", fr: "Une légion à Rhégion, puis Terminé." },
      answers: [
        ["fpw.mobilize", "unit:R-legion-5"],
        ["fpw.deploy", "hex:3216"],
        ["fpw.mobilize", "done"],
      ],
    },
    {
      say: {
        en: "**Diplomacy.** You drew a marker that lets you court a minor power. It costs an action point and may fail. You have done it with Syracuse in the lesson before; this time keep the marker, for an answer when Carthage courts somebody.\nPress **Done**: the marker stays in your hand.",
        fr: "**Diplomatie.** Vous avez tiré un marqueur qui permet de négocier avec une puissance mineure. Cela coûte un point d'action et peut échouer. Vous l'avez fait avec Syracuse à la leçon d'avant ; cette fois gardez le marqueur, pour répondre quand Carthage négociera.\n**Terminé** : le marqueur reste dans votre main.",
      },
      otherwise: { en: "Not today: Done.", fr: "Pas aujourd'hui : Terminé." },
      answers: [["fpw.diplomacy", "done"]],
    },
    {
      say: {
        en: "**The operations are yours, and so is the rest of the turn.** Bring both legions and Duilius from Rhegium to Messana. Do more if you like: **Concentrate on a leader** brings units from many places to one leader, for 1 AP in all. Then end your operations, see what Carthage does, and the turn is over.",
        fr: "**Les opérations sont à vous, et tout le reste du tour.** Menez les deux légions et Duilius de Rhégion à Messine. Faites davantage si vous voulez : la **concentration sur un chef** amène des unités de partout à un chef, pour 1 PA en tout. Puis terminez vos opérations, voyez ce que fait Carthage, et le tour est fini.",
      },
      show: ["hex:3216", "hex:3116"],
      task: {
        goal: (view) => seen(view).turn > 1 && stands(view, "R-legion-3", "3116") && stands(view, "R-legion-5", "3116"),
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
