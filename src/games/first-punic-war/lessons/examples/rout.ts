import type { Example } from "../../../../lessons/lesson.ts";
import { attack, scene, seen, stands } from "../scene.ts";

const ARMY = ["unit:R-legion-1", "unit:R-legion-2", "unit:R-auxiliary-1", "unit:R-duilius"];

export const rout: Example = {
  id: "rout",
  rule: "15.2",
  title: { en: "Who holds and who runs", fr: "Qui tient et qui fuit" },
  about: {
    en: "A morale check for units of 4, 3 and 2, and how far each goes back.",
    fr: "Un test de moral pour des unités de 4, 3 et 2, et jusqu'où chacune recule.",
  },
  minutes: 2,
  seat: "rome",
  seed: "rout",
  dice: [2, 4],
  position: scene({
    turn: 3,
    initiative: "rome",
    phasing: "rome",
    ap: { rome: 2, carthage: 4 },
    units: {
      "R-legion-1": { at: "2419", veteran: true },
      "R-legion-2": { at: "2419" },
      "R-auxiliary-1": { at: "2419" },
      "R-duilius": { at: "2419" },
      "C-hoplite-2": { at: "2418", veteran: true },
      "C-hoplite-3": { at: "2418", veteran: true },
      "C-hoplite-4": { at: "2418", veteran: true },
      "C-hoplite-5": { at: "2418", veteran: true },
      "C-hanno": { at: "2418" },
    },
  }),
  steps: [
    {
      say: {
        en: "Your veterans have morale 4, the recruits of Legio II 3, the slingers 2; **Duilius** commands two. Hanno with sixteen factors of hoplites is too much for them, and we want to see it go wrong: **attack him with everybody, in a battle.**",
        fr: "Vos vétérans ont 4 de moral, les recrues de la Légion II 3, les frondeurs 2 ; **Duilius** en commande deux. Hannon et ses seize points d'hoplites sont trop pour eux, et nous voulons voir l'échec : **attaquez-le avec tous, en bataille.**",
      },
      show: ["hex:2419", "hex:2418"],
      otherwise: {
        en: "All four from Hadrumetum against the hex to the north, in a battle.",
        fr: "Tous les quatre, d'Hadrumète contre l'hexagone au nord, en bataille.",
      },
      answers: attack(ARMY, "stop", "hex:2418"),
    },
    {
      say: {
        en: "**Attacker routs.** One die for all, and whoever has less morale than it runs. Duilius may raise two of them by 1. **Let it be the two legions**: 5, 4 and 2.",
        fr: "**L'attaquant est en déroute.** Un dé pour tous, et qui a moins de moral que lui fuit. Duilius peut en soutenir deux de 1. **Choisissez les deux légions** : 5, 4 et 2.",
      },
      show: ["hex:2419"],
      otherwise: { en: "Legio I and Legio II.", fr: "La Légion I et la Légion II." },
      answers: [["fpw.boost", ["unit:R-legion-1", "unit:R-legion-2"]]],
    },
    {
      say: {
        en: "A 4: both legions pass, and so does Duilius, but the slingers run. Who runs goes as many hexes as the die shows, **four**; who passed withdraws **one**. **Lead them back, hex by hex: first the slingers, then the others.** Hexes next to an enemy are offered only if there is no other: there a unit would be lost.",
        fr: "Un 4 : les deux légions tiennent, Duilius aussi, mais les frondeurs fuient. Qui fuit recule d'autant d'hexagones que le dé, **quatre** ; qui a tenu se replie d'**un**. **Ramenez-les, hexagone par hexagone : d'abord les frondeurs, puis les autres.** Les hexagones à côté d'un ennemi ne sont proposés que s'il n'y en a pas d'autre : une unité y serait perdue.",
      },
      show: ["hex:2419", "hex:2418"],
      task: {
        goal: (view) => seen(view).combat === null && !stands(view, "R-legion-1", "2419"),
        turns: 9,
        solution: [
          ["fpw.retreat", "hex:2420"],
          ["fpw.retreat", "hex:2322"],
          ["fpw.retreat", "hex:2420"],
        ],
        failed: {
          en: "They have not got away. Choose hexes away from the enemy, to the south.",
          fr: "Ils n'ont pas pu s'échapper. Choisissez des hexagones loin de l'ennemi, vers le sud.",
        },
      },
    },
  ],
};
