import type { Plain } from "../../../engine/index.ts";
import type { Lesson } from "../../../lessons/lesson.ts";
import type { HannibalView } from "../rules/position.ts";
import { cusOf, scene } from "./scene.ts";

const isFighting = (view: Plain) => (view as HannibalView).battle !== null;

export const reactions: Lesson = {
  id: "reactions",
  title: { en: "When the enemy moves", fr: "Quand l'ennemi joue" },
  about: {
    en: "Interception and avoiding battle: what an army can do while the other side plays.",
    fr: "Intercepter et éviter le combat : ce que peut une armée pendant que l'autre camp joue.",
  },
  minutes: 3,
  seat: "rome",
  seed: "reactions",
  dice: [3, 5, 3],
  position: scene({
    active: "carthage",
    turn: 3,
    hands: { carthage: [12, 17, 27, 10], rome: [] },
    consuls: ["fabius_maximus", "marcellus"],
    forces: [
      { side: "carthage", at: "arpi", cus: 3, generals: ["mago"] },
      { side: "carthage", at: "beneventum", cus: 8, generals: ["hannibal"] },
      { side: "rome", at: "capua", cus: 6, generals: ["marcellus"] },
      { side: "rome", at: "paestum", cus: 5, generals: ["fabius_maximus"] },
    ],
  }),
  enemy: {
    "hannibal.play-card": ["card:27", "card:17", "card:12"],
    "hannibal.use-card": ["move", "move", "move"],
    "hannibal.activate": ["general:mago", "general:hannibal"],
    "hannibal.take.cus": [{ cus: 3 }, { cus: 8 }, { cus: 8 }],
    "hannibal.march": ["space:terventum", "space:paestum", "space:beneventum", "space:terventum", "stop"],
    "hannibal.back-up": ["back"],
  },
  steps: [
    {
      say: {
        en: "Change of seats: you are **Rome**, and it is Carthage's move. Do not fall asleep.\n**Mago**, Hannibal's youngest brother, has 3 CUs in Arpi and wants to go north. On his way, in Capua, stands your best fighter, **Marcellus**, with 6. Press Next and see what Mago does.",
        fr: "On change de place : vous êtes **Rome**, et c'est à Carthage de jouer. Ne vous endormez pas.\n**Magon**, le plus jeune frère d'Hannibal, a 3 UC à Arpi et veut aller au nord. Sur sa route, à Capoue, se tient votre meilleur soldat, **Marcellus**, avec 6. Appuyez sur Suite et voyez ce que fait Magon.",
      },
      show: ["general:mago", "general:marcellus", "space:terventum", "space:capua"],
    },
    {
      say: {
        en: "Mago has come to Terventum, right beside Marcellus.\nAn army may jump at an enemy who comes to a space next to it: it **intercepts** if a die shows its general's battle rating or less. For Marcellus that is 3. (Where the place has a PC of the side that moves, and no CU of his own side, 1 is added to the die.)\nYou are asked whenever that is possible. **Choose Marcellus, and send all six CUs.** (He is a consul, COS on his counter: a consul goes with at least five.)",
        fr: "Magon est arrivé à Terventum, juste à côté de Marcellus.\nUne armée peut se jeter sur un ennemi qui arrive dans un espace voisin : elle **intercepte** si le dé montre au plus le talent de tacticien de son général. Pour Marcellus c'est 3. (Là où se trouve un CP du camp qui marche, et aucune UC du sien, on ajoute 1 au dé.)\nOn vous le demande chaque fois que c'est possible. **Choisissez Marcellus, et envoyez ses six UC.** (Il est consul, COS sur son pion : un consul en mène au moins cinq.)",
      },
      show: ["general:marcellus", "space:terventum", "space:capua"],
      otherwise: {
        en: "Six against three: do not let that pass. Marcellus goes, with all six.",
        fr: "Six contre trois : ne laissez pas passer cela. Marcellus y va, avec les six.",
      },
      answers: [
        ["hannibal.intercept", "general:marcellus"],
        ["hannibal.intercept.with.cus", { cus: 6 }],
      ],
    },
    {
      say: {
        en: "A 3: just enough. Mago did not like the odds and **backed up** to Arpi; his march is over. Had he fought, you would have had one battle card more for the surprise.\nBut look south, where **Hannibal** stands with eight CUs, beside **Fabius Maximus** with five. You have no cards left this turn, so it is Carthage's move again.",
        fr: "Un 3 : juste assez. Magon n'a pas aimé la partie et **s'est replié** sur Arpi ; sa marche est finie. S'il avait combattu, vous auriez eu une carte de bataille de plus pour la surprise.\nMais regardez au sud, où **Hannibal** se tient avec huit UC, à côté de **Fabius Maximus** qui en a cinq. Vous n'avez plus de cartes ce tour-ci : c'est donc encore à Carthage de jouer.",
      },
      show: ["general:hannibal", "general:fabius_maximus", "space:paestum"],
    },
    {
      say: {
        en: "Hannibal marches on Paestum. But nobody has to wait for him. An army that is attacked may try to **avoid battle**, again with its general's battle rating or less. Fabius made it an art: it is his special gift that he does it on 1 to 5, not only up to his rating of 3.\n**Let Fabius slip away to Neapolis.**",
        fr: "Hannibal marche sur Paestum. Mais personne n'est obligé de l'attendre. Une armée attaquée peut tenter d'**éviter le combat**, là encore avec au plus le talent de tacticien de son général. Fabius en a fait un art : c'est son don particulier d'y parvenir de 1 à 5, et non seulement jusqu'à 3.\n**Que Fabius s'échappe à Neapolis.**",
      },
      show: ["general:fabius_maximus", "space:paestum", "space:neapolis"],
      otherwise: {
        en: "Against Hannibal, with five CUs? Fabius would shake his head. Avoid battle, and go to Neapolis.",
        fr: "Contre Hannibal, avec cinq UC ? Fabius secouerait la tête. Évitez le combat, et allez à Neapolis.",
      },
      answers: [
        ["hannibal.avoid", "general:fabius_maximus"],
        ["hannibal.avoid.where", "space:neapolis"],
      ],
    },
    {
      say: {
        en: "Away, without a scratch. If the die fails, one must fight, and the enemy gets a card more: so the good generals try it and the others had better not stand near Hannibal at all.",
        fr: "Parti, sans une égratignure. Si le dé échoue, il faut combattre, et l'ennemi reçoit une carte de plus : les bons généraux essaient donc, et les autres font mieux de ne pas rester près d'Hannibal.",
      },
      show: ["general:fabius_maximus", "space:neapolis"],
    },
    {
      say: {
        en: "Hannibal is on the move again, for **Marcellus** this time. Your task: bring Marcellus away **with all six CUs and without a battle**. Think about every question: you may be tempted first.",
        fr: "Hannibal repart, cette fois contre **Marcellus**. Votre tâche : tirer Marcellus de là **avec ses six UC et sans bataille**. Pesez chaque question : on vous tentera d'abord.",
      },
      show: ["general:hannibal", "general:marcellus", "space:terventum", "space:beneventum"],
      task: {
        goal: (view) => ["capua", "praeneste", "sena"].some((at) => cusOf(view, "marcellus", at) === 6),
        lost: isFighting,
        turns: 9,
        solution: [
          ["hannibal.intercept", "pass"],
          ["hannibal.intercept", "pass"],
          ["hannibal.avoid", "general:marcellus"],
          ["hannibal.avoid.where", "space:capua"],
          ["hannibal.avoid.with.cus", { cus: 6 }],
        ],
        failed: {
          en: "Hannibal has what he wanted. Do not intercept him: pass. When he comes to Terventum, avoid battle, with all six CUs.",
          fr: "Hannibal a ce qu'il voulait. Ne l'interceptez pas : passez. Quand il arrive à Terventum, évitez le combat, avec les six UC.",
        },
      },
    },
  ],
};
