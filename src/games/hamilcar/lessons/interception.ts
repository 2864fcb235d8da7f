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
        en: "Now Rome has two warships ready, and a good admiral: **Duilius**, in Messana, with four CUs. You have four warships, and **Hamilcar** in Panormus. It is Rome's move.",
        fr: "Rome a maintenant deux navires prêts, et un bon amiral : **Duilius**, à Messana, avec quatre UC. Vous avez quatre navires, et **Hamilcar** à Panormus. C'est à Rome de jouer.",
      },
      show: ["general:duilius", "general:hamilcar", "space:messana", "space:panormus"],
    },
    {
      say: {
        en: "A fleet at sea is a **pennant**: the number below counts its warships, the one above the CUs aboard. In every port that it enters it can be **intercepted**, by a fleet that sails from a **major port** (the golden anchor: Carthago, Syracusae or Roma) and picks up a general on its way.\nPress Next and see where Duilius goes.",
        fr: "Une flotte en mer est un **fanion** : le nombre du bas compte ses navires, celui du haut les UC à bord. Dans chaque port où elle entre, elle peut être **interceptée**, par une flotte qui part d'un **port majeur** (l'ancre dorée : Carthago, Syracusae ou Roma) et prend un général en route.\nAppuyez sur Suite et voyez où va Duilius.",
      },
      show: ["space:carthago", "space:syracusae", "space:panormus"],
    },
    {
      say: {
        en: "His fleet has entered the port of Lipara. He could sail one lane more: Roman crews have little practice yet, and go two at most.\nFour warships against two: **intercept him.**",
        fr: "Sa flotte est entrée dans le port de Lipara. Il pourrait suivre encore une route : les équipages romains, peu exercés encore, n'en suivent que deux.\nQuatre navires contre deux : **interceptez-le.**",
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
        en: "**Let the fleet sail from Carthago, with all four warships.** It comes by Lilybaeum and Panormus, where Hamilcar goes aboard by himself to command it. You choose who comes with him: **take both CUs along**.",
        fr: "**Que la flotte parte de Carthago, avec les quatre navires.** Elle passe par Lilybaeum et Panormus, où Hamilcar embarque de lui-même pour la commander. Vous choisissez qui vient avec lui : **prenez les deux UC**.",
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
        en: "Now it is a **naval battle**, of three rounds at most. In each a side may play one **tactic card**, then rolls a die: the higher the total, the more enemy ships go down. How many is read in the table between the two sides, for each in its **column**, I to V: an Admiral begins in that of his battle rating (Hamilcar in III), anybody else in I, and each round it is the next one. Who has **Naval Supremacy** goes first: that is you.",
        fr: "Voici une **bataille navale**, de trois rounds au plus. À chaque round, un camp peut jouer une **carte de tactique**, puis lance un dé : plus le total est haut, plus l'ennemi perd de navires. Combien, c'est dit dans la table entre les deux camps, pour chacun dans sa **colonne**, de I à V : un Amiral commence dans celle de son talent de tacticien (Hamilcar dans la III), les autres dans la I, et à chaque round c'est la suivante. Qui a la **suprématie navale** commence : c'est vous.",
      },
    },
    {
      say: {
        en: "A side with no warships left has lost; after three rounds the larger fleet has won. Whoever is in trouble may **evade**: he loses the battle, and Naval Supremacy if it is his, but saves his ships.\nWhoever loses a battle, at sea or on land, also **removes one of his PCs for every two units he has lost**. (Carthage takes the first of them from the **Miat**, its council: that is lesson 6.)",
        fr: "Le camp qui n'a plus de navires a perdu ; après trois rounds, la plus grande flotte a gagné. Qui est en peine peut **esquiver** : il perd la bataille, et la suprématie navale s'il l'a, mais sauve ses navires.\nQui perd une bataille, sur mer ou sur terre, **retire en outre un de ses CP pour deux unités perdues**. (Carthage prend le premier au **Miat**, son conseil : c'est la leçon 6.)",
      },
    },
    {
      say: {
        en: "**Win the battle.** The boxes I to III above the table are its rounds. Read your tactic cards, play one if you like it, and do not evade. Hamilcar adds 1 to his first roll: that is his gift. Afterwards your fleet lands in a port on its way, and Hamilcar stays there with his CUs: **Lipara** will do.",
        fr: "**Gagnez la bataille.** Les cases I à III au-dessus de la table sont ses rounds. Lisez vos cartes de tactique, jouez-en une si elle vous plaît, et n'esquivez pas. Hamilcar ajoute 1 à son premier jet : c'est son don. Ensuite votre flotte débarque dans un port de sa route, et Hamilcar y reste avec ses UC : **Lipara** convient.",
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
