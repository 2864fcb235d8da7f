import type { Lesson } from "../../../lessons/lesson.ts";
import { seen, stands } from "./scene.ts";

const LEGIONS = ["R-legion-3", "R-legion-5", "R-legion-6", "R-legion-7"];

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
  dice: [4],
  scenario: "I",
  options: { setup: "auto" },
  steps: [
    {
      say: {
        en: "Now a whole turn, from the set-up of 264 BC. You are **Rome**. A turn has two halves, yours and Carthage's. In its half a side goes through four phases: **mobilization, diplomacy, operations, supply**.\n**The plan:** four legions and Duilius in Messana. The fire there is the **crisis** of this turn: if one side alone has a leader in Messana at its end, that side gains action points and two stratagem markers, and the other loses action points and one marker.",
        fr: "Maintenant tout un tour, depuis la mise en place de 264 av. J.-C. Vous êtes **Rome**. Un tour a deux moitiés, la vôtre et celle de Carthage. Dans la sienne, un camp passe par quatre phases : **mobilisation, diplomatie, opérations, ravitaillement**.\n**Le plan :** quatre légions et Duilius à Messine. Le feu y marque la **crise** de ce tour : si un seul camp y a un chef à la fin, il gagne des points d'action et deux stratagèmes, et l'autre perd des points d'action et un stratagème.",
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
        en: "**Mobilization.** Below the list of units lie three things more. **Draw a leader**: one of yours comes, chance decides who. **Buy a stratagem marker**: one more in your hand, each dearer than the last. **Send units home**: they leave the map and can be raised elsewhere, but no AP come back.\nNobody has **more than 25 AP**: what next turn's income brings beyond that is lost. So AP are not saved up: what you can use, use.",
        fr: "**Mobilisation.** Sous la liste des unités, trois choses encore. **Tirer un chef** : l'un des vôtres arrive, le sort dit lequel. **Acheter un stratagème** : un de plus en main, chacun plus cher que le précédent. **Renvoyer des unités** : elles quittent la carte et peuvent être levées ailleurs, mais aucun PA ne revient.\nNul n'a **plus de 25 PA** : ce que les revenus du tour suivant apportent au-delà est perdu. On n'amasse donc pas les PA : employez ce que vous pouvez.",
      },
      show: ["hex:3216"],
    },
    {
      say: {
        en: "**Raise three legions for Rhegium**, next to Duilius and Legio III, **then Confirm all**. That leaves 13 AP: 1 for talks, the rest for operations and supply.",
        fr: "**Levez trois légions pour Rhégion**, près de Duilius et de la Légion III, **puis Tout confirmer**. Il reste 13 PA : 1 pour négocier, les autres pour les opérations et le ravitaillement.",
      },
      show: ["hex:3216"],
      otherwise: { en: "Three legions in Rhegium, then Confirm all.", fr: "Trois légions à Rhégion, puis Tout confirmer." },
      answers: [
        ["fpw.mobilize", "unit:R-legion-5"],
        ["fpw.deploy", "hex:3216"],
        ["fpw.mobilize", "unit:R-legion-6"],
        ["fpw.deploy", "hex:3216"],
        ["fpw.mobilize", "unit:R-legion-7"],
        ["fpw.deploy", "hex:3216"],
        ["fpw.mobilize", "done"],
      ],
    },
    {
      say: {
        en: "**Diplomacy.** You hold a Diplomacy 2. The table below shows what each die brings: with Syracuse five of six win her (N makes a neutral your ally), for 1 AP and the marker. No other power is as likely and brings as much so near to Messana, and Carthage could court her next. **Court Syracuse.**",
        fr: "**Diplomatie.** Vous tenez un marqueur Diplomatie 2. La table ci-dessous montre ce que donne chaque dé : avec Syracuse, cinq sur six la gagnent (N fait d'une neutre votre alliée), pour 1 PA et le marqueur. Nulle autre n'est aussi probable et ne rapporte autant si près de Messine, et Carthage pourrait négocier avec elle ensuite. **Négociez avec Syracuse.**",
      },
      otherwise: { en: "Syracuse: five dice of six win her.", fr: "Syracuse : cinq dés sur six la gagnent." },
      answers: [["fpw.diplomacy", "power:syracusa"]],
    },
    {
      say: {
        en: "The 4 became 5 through old ties: **Syracuse is yours**, with six units, 3 victory points and 2 AP more a turn.\n**Operations.** Two things are new. **Concentrate on a leader** brings units from many places to one leader, for 1 AP in all. **Arrange a stack** chooses the counter on top, which is all that the enemy sees, and costs nothing.\nWhen you end your operations, **supply** comes: you are asked only if somebody goes hungry. Carthage waits this time, and then the turn is over.",
        fr: "Le 4 est devenu 5 par les liens anciens : **Syracuse est à vous**, avec six unités, 3 points de victoire et 2 PA de plus par tour.\n**Opérations.** Deux choses sont nouvelles. La **concentration sur un chef** amène des unités de partout à un chef, pour 1 PA en tout. **Arranger une pile** choisit le pion du dessus, le seul que voit l'ennemi, et ne coûte rien.\nQuand vous terminez vos opérations vient le **ravitaillement** : on ne vous demande rien si personne n'a faim. Carthage attend cette fois, et le tour est fini.",
      },
      show: ["hex:3216", "hex:3116"],
    },
    {
      say: {
        en: "**The operations are yours.** Bring all four legions and Duilius from Rhegium to Messana. That is 1 AP; use others too: End operations says how many of those kept would be lost to the limit. Then end your operations.",
        fr: "**Les opérations sont à vous.** Menez les quatre légions et Duilius de Rhégion à Messine. Cela fait 1 PA ; employez-en d'autres : Fin des opérations dit combien de ceux que vous gardez seraient perdus par la limite. Puis terminez vos opérations.",
      },
      show: ["hex:3216", "hex:3116"],
      task: {
        goal: (view) => seen(view).turn > 1 && LEGIONS.every((legion) => stands(view, legion, "3116")),
        until: (view) => seen(view).turn > 1,
        lost: (view) => seen(view).turn > 1,
        turns: 99,
        solution: [
          ["fpw.choose-operation", "op:land"],
          ["fpw.choose-force-hex", "hex:3216"],
          ["fpw.choose-force", [...LEGIONS, "R-duilius"].map((id) => `unit:${id}`)],
          ["fpw.move", "hex:3116"],
          ["fpw.move", "stop"],
          ["fpw.choose-operation", "end"],
        ],
        failed: {
          en: "The turn is over, but the four legions are not in Messana. Click their stack in Rhegium, then Messana, and only then end your operations.",
          fr: "Le tour est fini, mais les quatre légions ne sont pas à Messine. Cliquez sur leur pile à Rhégion, puis sur Messine, et ne terminez vos opérations qu'ensuite.",
        },
      },
    },
  ],
};
