import type { Plain } from "../../../engine/index.ts";
import type { Lesson } from "../../../lessons/lesson.ts";
import { armyOf, seen } from "./scene.ts";

const isWarlike = (view: Plain) => {
  const { miat } = seen(view);
  return miat.length >= 3 && miat.includes("centre");
};

export const miat: Lesson = {
  id: "miat",
  title: { en: "The Miat and the mercenaries", fr: "Le Miat et les mercenaires" },
  about: {
    en: "Keeping the council of Carthage warlike, and hiring the best generals of the war.",
    fr: "Garder belliqueux le conseil de Carthage, et engager les meilleurs généraux de la guerre.",
  },
  minutes: 3,
  seat: "carthage",
  seed: "miat",
  position: {
    turn: 5,
    phase: "strategy",
    active: "carthage",
    hands: { carthage: [8, 33, 15, 39], rome: [] },
    miat: ["r1", "r2"],
    supremacy: "carthage",
    forces: [
      { side: "carthage", at: "carthago", cus: 3, generals: ["hanno"] },
      { side: "carthage", at: "lilybaeum", cus: 2 },
      { side: "rome", at: "messana", cus: 4, generals: ["metellus"] },
    ],
  },
  steps: [
    {
      say: {
        en: "You are Carthage. The **Miat** is the council that pays for your war, with seven slots for PCs. Above the map you read “Neutral 2”: only two are filled, and a **Neutral** council lets no CU and no supply train leave Africa.\nWith **three PCs, one of them in the centre**, it is **Warlike**: your armies may sail, and the Miat counts for you like a province. Empty it would be **Peaceful**, and count for Rome.",
        fr: "Vous êtes Carthage. Le **Miat** est le conseil qui paie votre guerre, avec sept cases pour des CP. Au-dessus de la carte on lit « Neutre 2 » : deux seulement sont occupées, et un conseil **neutre** ne laisse ni UC ni convoi quitter l'Africa.\nAvec **trois CP, dont un au centre**, il est **belliqueux** : vos armées peuvent prendre la mer, et le Miat compte pour vous comme une province. Vide, il serait **pacifique**, et compterait pour Rome.",
      },
      show: ["miat:centre", "general:hanno"],
    },
    {
      say: {
        en: "A PC on the Miat costs one operation point. **Spend your card of 3 point by point: on the centre first, then on slots 3 and 4.**\nLook at the symbols between the slots: with both neighbours filled, each gives you a CU or a general more every turn.",
        fr: "Un CP sur le Miat coûte un point d'opération. **Dépensez votre carte de 3 point par point : le centre d'abord, puis les cases 3 et 4.**\nVoyez les symboles entre les cases : quand leurs deux voisines sont occupées, chacun vous donne une UC ou un général de plus à chaque tour.",
      },
      show: ["miat:centre", "miat:r3", "miat:r4"],
      otherwise: {
        en: "The card of 3, point by point, on the Miat: the centre, then slots 3 and 4.",
        fr: "La carte de 3, point par point, sur le Miat : le centre, puis les cases 3 et 4.",
      },
      answers: [
        ["hamilcar.play-card", "card:8"],
        ["hamilcar.use-card", "points"],
        ["hamilcar.spend-point", "miat:centre"],
        ["hamilcar.spend-point", "miat:r3", "miat:r4"],
        ["hamilcar.spend-point", "miat:r4", "miat:r3"],
      ],
    },
    {
      say: {
        en: "Five PCs: the council is Warlike. It can also pay **mercenaries**, generals for hire: first Xanthippus of Sparta, then Hamilcar Barca, the father of Hannibal (another man than the Hamilcar of the first lessons). They are cheaper every turn; now, in turn 5, each costs two PCs of the Miat. You hire instead of playing a card.\n**Hire Xanthippus. Pay with slots 3 and 4, so that the Miat stays Warlike.** He comes to a port in Africa: let it be Carthago.",
        fr: "Cinq CP : le conseil est belliqueux. Il paie aussi des **mercenaires**, des généraux à engager : d'abord Xanthippus de Sparte, puis Hamilcar Barca, le père d'Hannibal (un autre que l'Hamilcar des premières leçons). Ils coûtent moins à chaque tour ; au tour 5, deux CP du Miat chacun. On engage au lieu de jouer une carte.\n**Engagez Xanthippus. Payez avec les cases 3 et 4, pour que le Miat reste belliqueux.** Il vient dans un port d'Africa : que ce soit Carthago.",
      },
      show: ["miat:r3", "miat:r4", "space:carthago"],
      otherwise: {
        en: "Hire the mercenary, pay with slots 3 and 4, and let him come to Carthago.",
        fr: "Engagez le mercenaire, payez avec les cases 3 et 4, et faites-le venir à Carthago.",
      },
      answers: [
        ["hamilcar.play-card", "hire"],
        ["hamilcar.pay-mercenary", ["miat:r3", "miat:r4"]],
        ["hamilcar.place-general", "space:carthago"],
      ],
    },
    {
      say: {
        en: "He has brought an elephant, and he has taught your men: **Forgotten Tactics** is gone. (Carthage no longer knew how to use its elephants: “Elephants −2” in the bar took 2 from the roll of every charge.) But he stays for this turn only.\n**Hamilcar Barca** (1/3), the next in the box, stays to the end of the war, and comes to any port of yours.",
        fr: "Il a amené un éléphant, et il a instruit vos hommes : les **tactiques oubliées** ne le sont plus. (Carthage ne savait plus se servir de ses éléphants : « Éléphants −2 », dans la barre, ôtait 2 au jet de chaque charge.) Mais il ne reste que ce tour.\n**Hamilcar Barca** (1/3), le suivant, reste jusqu'à la fin de la guerre, et vient dans n'importe lequel de vos ports.",
      },
      show: ["general:xanthippus", "space:carthago"],
    },
    {
      say: {
        en: "**Bring Hamilcar Barca to Lilybaeum, and keep the Miat Warlike.** You have two moves for it.",
        fr: "**Faites venir Hamilcar Barca à Lilybaeum, et gardez le Miat belliqueux.** Vous avez deux coups pour cela.",
      },
      show: ["space:lilybaeum", "miat:centre"],
      task: {
        goal: (view) => armyOf(view, "barca")?.at === "lilybaeum" && isWarlike(view),
        turns: 2,
        solution: [
          ["hamilcar.play-card", "card:33"],
          ["hamilcar.use-card", "points"],
          ["hamilcar.spend-point", "miat:r3"],
          ["hamilcar.spend-point", "miat:r4"],
          ["hamilcar.play-card", "hire"],
          ["hamilcar.pay-mercenary", ["miat:r3", "miat:r4"]],
          ["hamilcar.place-general", "space:lilybaeum"],
        ],
        failed: {
          en: "Not yet. He costs two PCs, and three must be left, one of them in the centre: so first put two more on the Miat with a card of 2, then hire him.",
          fr: "Pas encore. Il coûte deux CP, et il doit en rester trois, dont un au centre : placez donc d'abord deux CP sur le Miat avec une carte de 2, puis engagez-le.",
        },
      },
    },
  ],
};
