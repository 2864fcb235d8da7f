import type { Lesson } from "../../../lessons/lesson.ts";
import { armyOf, seen } from "./scene.ts";

export const interception: Lesson = {
  id: "interception",
  title: { en: "Caught at sea", fr: "Pris en mer" },
  about: {
    en: "Intercepting a fleet, and the battle that follows.",
    fr: "Intercepter une flotte, et la bataille qui suit.",
  },
  minutes: 4,
  seat: "carthage",
  seed: "caught",
  position: {
    turn: 2,
    phase: "strategy",
    active: "rome",
    hands: { carthage: [], rome: [13, 17] },
    warships: { carthage: { ready: 4 }, rome: { ready: 2 } },
    supremacy: "carthage",
    seamanship: "fair",
    forces: [
      { side: "carthage", at: "panormus", cus: 2, generals: ["hamilcar"] },
      { side: "rome", at: "messana", cus: 4, generals: ["duilius"] },
    ],
  },
  enemy: {
    "hamilcar.play-card": ["card:13"],
    "hamilcar.use-card": ["activate"],
    "hamilcar.march": ["sail"],
    "hamilcar.take-warships": [2],
    "hamilcar.take-units": [{ cus: 4 }],
    "hamilcar.sail": ["space:lipara"],
  },
  steps: [
    {
      say: {
        en: "Now Rome has two warships ready, and a good admiral: **Duilius**, in Messana, with four CUs. It is Rome's move. You have four warships and **Hamilcar** in Panormus. Press Next and see where Duilius goes.",
        fr: "Rome a maintenant deux navires prêts, et un bon amiral : **Duilius**, à Messana, avec quatre UC. C'est à Rome de jouer. Vous avez quatre navires, et **Hamilcar** à Panormus. Appuyez sur Suite et voyez où va Duilius.",
      },
      show: ["general:duilius", "general:hamilcar", "space:messana", "space:panormus"],
    },
    {
      say: {
        en: "His fleet has entered the port of Lipara. A fleet can be **intercepted** in every port that it enters, if you have a warship ready and your own fleet can get there from a **major port** (the golden anchor: Carthago, Syracusae or Roma), picking up a general on the way. (On his pennant the lower number is his warships, the upper one his CUs. He could sail one lane more: Roman crews have little practice, and go two at most.)\nFour against two: **intercept him.**",
        fr: "Sa flotte est entrée dans le port de Lipara. On peut **intercepter** une flotte dans chaque port où elle entre, si l'on a un navire prêt et qu'une flotte à soi peut y venir d'un **port majeur** (l'ancre dorée : Carthago, Syracusae ou Roma) en prenant un général en route. (Sur son fanion, le nombre du bas compte ses navires, celui du haut ses UC. Il pourrait suivre encore une route : les équipages romains, peu exercés, n'en suivent que deux.)\nQuatre contre deux : **interceptez-le.**",
      },
      show: ["general:duilius", "space:lipara", "space:panormus"],
      otherwise: {
        en: "He will not be weaker tomorrow. Intercept him.",
        fr: "Il ne sera pas plus faible demain. Interceptez-le.",
      },
      answers: [["hamilcar.intercept-fleet", "yes"]],
    },
    {
      say: {
        en: "**Let the fleet sail from Carthago, with all four warships.** It comes by Lilybaeum and Panormus, where Hamilcar goes aboard: **take both CUs along**.",
        fr: "**Que la flotte parte de Carthago, avec les quatre navires.** Elle passe par Lilybaeum et Panormus, où Hamilcar embarque : **prenez aussi les deux UC**.",
      },
      show: ["space:carthago", "space:panormus", "space:lipara"],
      otherwise: {
        en: "From Carthago, with all four warships, and both CUs of Panormus.",
        fr: "De Carthago, avec les quatre navires, et les deux UC de Panormus.",
      },
      answers: [
        ["hamilcar.interceptor-base", "space:carthago"],
        ["hamilcar.interceptor-warships", 4],
        ["hamilcar.gather-units", { cus: 2 }],
      ],
    },
    {
      say: {
        en: "Now it is a **naval battle**, of three rounds at most. Each round a side may play one **tactic card**, then rolls a die: the higher, the more enemy ships go down. How many is read in a **column** of a table, I to V: an Admiral begins in that of his battle rating (Hamilcar in III), anybody else in I, and each round it is the next one. (I, II and III at the top are the rounds.) Who has **Naval Supremacy** goes first: that is you.\nA side with no warships left has lost; after three rounds the larger fleet has won. Whoever is in trouble may **evade**: he hands over Naval Supremacy and loses the battle, but saves his ships.",
        fr: "Voici une **bataille navale**, de trois rounds au plus. À chaque round, un camp peut jouer une **carte de tactique**, puis lance un dé : plus il est haut, plus l'ennemi perd de navires. Combien, c'est dit dans une **colonne** d'une table, de I à V : un amiral commence dans celle de son talent de tacticien (Hamilcar dans la III), les autres dans la I, et à chaque round c'est la suivante. (I, II et III, en haut, sont les rounds.) Qui a la **suprématie navale** commence : c'est vous.\nLe camp qui n'a plus de navires a perdu ; après trois rounds, la plus grande flotte a gagné. Qui est en peine peut **esquiver** : il cède la suprématie navale et perd la bataille, mais sauve ses navires.",
      },
      show: ["space:lipara"],
    },
    {
      say: {
        en: "**Win the battle.** Read your tactic cards, play one if you like it, and do not evade. Hamilcar adds 1 to his first roll: that is his gift. Afterwards your fleet lands in a port on its way, and Hamilcar stays there with his CUs: **Lipara** will do.",
        fr: "**Gagnez la bataille.** Lisez vos cartes de tactique, jouez-en une si elle vous plaît, et n'esquivez pas. Hamilcar ajoute 1 à son premier jet : c'est son don. Ensuite votre flotte débarque dans un port de sa route, et Hamilcar y reste avec ses UC : **Lipara** convient.",
      },
      show: ["space:lipara"],
      task: {
        goal: (view) => seen(view).seaBattle === null && armyOf(view, "duilius")?.at !== "lipara",
        lost: (view) => seen(view).seaBattle === null && armyOf(view, "duilius")?.at === "lipara",
        turns: 9,
        solution: [
          ["hamilcar.maneuver", "pass"],
          ["hamilcar.evade", "pass"],
          ["hamilcar.maneuver", "pass"],
          ["hamilcar.interceptor-lands", "space:lipara"],
        ],
        failed: {
          en: "Duilius has got through: the sea is a gamble even with four against two. Once more, and fight on.",
          fr: "Duilius est passé : la mer est un pari, même à quatre contre deux. Encore une fois, et tenez bon.",
        },
      },
    },
  ],
};
