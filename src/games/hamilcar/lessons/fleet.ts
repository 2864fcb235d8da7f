import type { Lesson } from "../../../lessons/lesson.ts";
import { armyOf } from "./scene.ts";

export const fleet: Lesson = {
  id: "fleet",
  title: { en: "Fleets and sea lanes", fr: "Flottes et routes maritimes" },
  about: {
    en: "How an army goes to sea, with warships to guard it.",
    fr: "Comment une armée prend la mer, avec des navires pour la garder.",
  },
  minutes: 3,
  seat: "carthage",
  seed: "fleet",
  position: {
    turn: 1,
    phase: "strategy",
    active: "carthage",
    hands: { carthage: [11, 16, 23, 9], rome: [] },
    warships: { carthage: { ready: 3 }, rome: {} },
    supremacy: "carthage",
    forces: [
      { side: "carthage", at: "carthago", cus: 3, generals: ["hamilcar"] },
      { side: "carthage", at: "thermae", cus: 2, generals: ["gisco"] },
      { side: "rome", at: "messana", cus: 2, generals: ["caudex"] },
    ],
  },
  steps: [
    {
      say: {
        en: "264 BC: Rome has crossed to Sicily, and the first war between the two powers has begun. You are **Carthage**, mistress of the sea. **What wins the war:** holding more provinces than the enemy after the last turn, or taking his capital before.\nIn Carthago stands **Hamilcar**, with three CUs: a CU, a combat unit, is a few thousand men.\nAt the bottom of the board are your **warships**. They belong to no general: they lie ready at port until a fleet sails.",
        fr: "264 av. J.-C. : Rome est passée en Sicile, et la première guerre entre les deux puissances a commencé. Vous êtes **Carthage**, maîtresse de la mer. **Ce qui gagne la guerre :** contrôler plus de provinces que l'ennemi après le dernier tour, ou prendre sa capitale avant.\nÀ Carthago se trouve **Hamilcar**, avec trois UC : une UC, une unité de combat, ce sont quelques milliers d'hommes.\nVos **navires de guerre** sont au bord du plateau. Ils n'appartiennent à aucun général : ils attendent au port qu'une flotte parte.",
      },
      show: ["general:hamilcar", "space:carthago"],
    },
    {
      say: {
        en: "Nothing moves without a card. Its number says what it can do: a general can be activated by a card of at least his **strategy rating**, the first number on his counter. Hamilcar's is 2.\nA general has four **movement points**. A road costs one, and so does a **sea lane**, the dashed line from port to port.",
        fr: "Rien ne bouge sans carte. Son nombre dit ce qu'elle peut : un général est activé par une carte d'au moins son **talent de stratège**, le premier nombre de son pion. Celui d'Hamilcar est 2.\nUn général a quatre **points de mouvement**. Une route en coûte un, et une **route maritime**, la ligne en tirets d'un port à l'autre, un aussi.",
      },
      show: ["general:hamilcar", "space:carthago", "space:lilybaeum"],
    },
    {
      say: {
        en: "An army may sail without warships, but then whoever catches it has it. So an escort goes along.\n**Activate Hamilcar, set sail with two warships, go to Lilybaeum, and land.** Answer the questions one by one, or click him and then Lilybaeum.",
        fr: "Une armée peut partir sans navires de guerre, mais alors qui l'attrape la tient. On prend donc une escorte.\n**Activez Hamilcar, prenez la mer avec deux navires, allez à Lilybaeum, et débarquez.** Répondez aux questions une à une, ou cliquez sur lui puis sur Lilybaeum.",
      },
      show: ["general:hamilcar", "space:carthago", "space:lilybaeum"],
      otherwise: {
        en: "First Hamilcar, with a card of 2: he takes one or two of the three warships, not all of them, sails to Lilybaeum and lands.",
        fr: "D'abord Hamilcar, avec une carte de 2 : il prend un ou deux des trois navires, pas tous, va à Lilybaeum et débarque.",
      },
      answers: [
        ["hamilcar.play-card", "card:11", "card:16", "card:23"],
        ["hamilcar.use-card", "activate"],
        ["hamilcar.activate", "general:hamilcar"],
        ["hamilcar.march", "sail"],
        ["hamilcar.take-warships", 2, 1],
        ["hamilcar.sail", "space:lilybaeum"],
        ["hamilcar.sail", "land"],
        ["hamilcar.march", "stop"],
      ],
    },
    {
      say: {
        en: "Hamilcar is in Sicily. Nobody was there to stop him: Rome has no warship ready. In the next lesson it will have some.\nThe thunderbolts beside a lane count storms; they matter when somebody plays an event about them.",
        fr: "Hamilcar est en Sicile. Personne n'était là pour l'arrêter : Rome n'a aucun navire prêt. À la prochaine leçon elle en aura.\nLes éclairs près d'une route maritime comptent les tempêtes ; ils importent quand quelqu'un joue un événement qui en parle.",
      },
      show: ["general:hamilcar", "space:lilybaeum"],
    },
    {
      say: {
        en: "Now you: bring **H. Gisco** (strategy rating 1) and his two CUs from Thermae to the island of **Lipara**, by sea.",
        fr: "À vous : menez **H. Gisco** (talent de stratège 1) et ses deux UC de Thermae à l'île de **Lipara**, par mer.",
      },
      show: ["space:thermae", "space:lipara"],
      task: {
        goal: (view) => {
          const army = armyOf(view, "gisco");
          return army?.at === "lipara" && army.cus >= 2;
        },
        solution: [
          ["hamilcar.play-card", "card:16", "card:11"],
          ["hamilcar.use-card", "activate"],
          ["hamilcar.activate", "general:gisco"],
          ["hamilcar.march", "sail"],
          ["hamilcar.take-warships", 1],
          ["hamilcar.sail", "space:panormus"],
          ["hamilcar.sail", "space:lipara"],
          ["hamilcar.sail", "land"],
        ],
        failed: {
          en: "He is not there yet. Two lanes lead from Thermae to Lipara, over Panormus or Messana; take both CUs along, and land.",
          fr: "Il n'y est pas encore. Deux routes mènent de Thermae à Lipara, par Panormus ou Messana ; emmenez les deux UC, et débarquez.",
        },
      },
    },
  ],
};
