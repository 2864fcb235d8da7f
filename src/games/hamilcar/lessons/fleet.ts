import type { Lesson } from "../../../lessons/lesson.ts";
import { armyOf } from "./scene.ts";

export const fleet: Lesson = {
  id: "fleet",
  title: { en: "Fleets and sea lanes", fr: "Flottes et routes maritimes" },
  about: {
    en: "What a card can do, and how an army goes to sea, with warships to guard it.",
    fr: "À quoi sert une carte, et comment une armée prend la mer, avec des navires pour la garder.",
  },
  minutes: 4,
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
        en: "264 BC: Rome has crossed to Sicily, and the first war between the two powers has begun. You are **Carthage**, mistress of the sea. **What wins the war:** holding more provinces than the enemy after the last turn, or taking his capital before.\nIn Carthago stands **Hamilcar**. The 3 beside him is his army, three CUs: a CU, a combat unit, is a few thousand men. What stands at the top of the screen and in the boxes at sea can wait: each lesson explains its part, and a click on anything says what it is. Underlined words can be clicked too.",
        fr: "264 av. J.-C. : Rome est passée en Sicile, et la première guerre entre les deux puissances a commencé. Vous êtes **Carthage**, maîtresse de la mer. **Ce qui gagne la guerre :** contrôler plus de provinces que l'ennemi après le dernier tour, ou prendre sa capitale avant.\nÀ Carthago se trouve **Hamilcar**. Le 3 à côté de lui est son armée, trois UC : une UC, une unité de combat, ce sont quelques milliers d'hommes. Ce qui est en haut de l'écran et dans les cadres en mer peut attendre : chaque leçon explique sa part, et un clic sur n'importe quoi dit ce que c'est. Les mots soulignés se cliquent aussi.",
      },
      show: ["general:hamilcar", "space:carthago"],
    },
    {
      say: {
        en: "Everything is done with the **cards** in your hand. The sides play them one by one, and for each you decide what it does:\n**activate a general**, so that he marches or sails: its number must be at least his strategy rating, the first number on his counter (Hamilcar's is 2; the second, 3, says how well he fights);\n**operation points**, as many as its number: each places a **PC**, a political control marker, which says whose a space is;\nits **event**, which is printed on it, if the card has your colour, blue;\nand a card of 3 may also **raise troops or build warships**: the soldier and the ships at its foot say what it brings, and how many ships.",
        fr: "Tout se fait avec les **cartes** de votre main. Les camps les jouent une à une, et pour chacune vous décidez de ce qu'elle fait :\n**activer un général**, pour qu'il marche ou prenne la mer : son nombre doit être au moins son talent de stratège, le premier nombre du pion (celui d'Hamilcar est 2 ; le second, 3, dit comme il se bat) ;\ndes **points d'opération**, autant que son nombre : chacun place un **CP**, un marqueur de contrôle politique, qui dit à qui est un espace ;\nson **événement**, imprimé dessus, si la carte est de votre couleur, le bleu ;\net une carte de 3 peut aussi **lever des troupes ou construire des navires** : le soldat et les navires au bas de la carte disent ce qu'elle apporte, et combien de navires.",
      },
      show: ["card:11", "card:16", "card:23", "card:9"],
    },
    {
      say: {
        en: "This box counts your **warships**: three are **Ready** in port, none is at sea. (**Spent** ones are worn out, and sail again only when they are refitted.) They belong to no general. An army may sail without them, but then any enemy fleet that catches it beats it without a loss: so an escort goes along.",
        fr: "Ce cadre compte vos **navires de guerre** : trois sont **prêts** au port, aucun n'est en mer. (Les **épuisés** sont hors d'état, et ne reprennent la mer qu'une fois radoubés.) Ils n'appartiennent à aucun général. Une armée peut partir sans eux, mais alors toute flotte ennemie qui l'attrape la bat sans rien perdre : une escorte l'accompagne donc.",
      },
      show: ["harbour:carthage"],
    },
    {
      say: {
        en: "An activated general has four **movement points**. A road costs one, and so does a **sea lane**, the dashed line from port to port. The small number beside a walled city is the CUs that find room inside.\n**Click Hamilcar, then Lilybaeum, then Confirm.** The cheapest card that will do is chosen for you; you see it under “With the card”. You may also answer the questions one by one.",
        fr: "Un général activé a quatre **points de mouvement**. Une route en coûte un, et une **route maritime**, la ligne en tirets d'un port à l'autre, un aussi. Le petit nombre près d'une ville fortifiée dit combien d'UC tiennent à l'intérieur.\n**Cliquez sur Hamilcar, puis sur Lilybaeum, puis sur Confirmer.** La carte la moins chère qui suffit est choisie pour vous ; vous la voyez sous « Avec la carte ». Vous pouvez aussi répondre aux questions une à une.",
      },
      show: ["general:hamilcar", "space:carthago", "space:lilybaeum"],
      otherwise: {
        en: "First Hamilcar, with a card of 2 to activate him: he takes warships along, sails to Lilybaeum and lands.",
        fr: "D'abord Hamilcar, avec une carte de 2 pour l'activer : il prend des navires, va à Lilybaeum et débarque.",
      },
      answers: [
        ["hamilcar.play-card", "card:11", "card:16", "card:23"],
        ["hamilcar.use-card", "activate"],
        ["hamilcar.activate", "general:hamilcar"],
        ["hamilcar.march", "sail"],
        ["hamilcar.take-warships", 2, 3, 1],
        ["hamilcar.sail", "space:lilybaeum"],
        ["hamilcar.sail", "land"],
        ["hamilcar.march", "stop"],
      ],
    },
    {
      say: {
        en: "Hamilcar is in Sicily, and the warships are back at port. Nobody was there to stop him: Rome has no warship ready. In the next lesson it will have some.\nNormally Rome would now play a card, then you again, until the hands are empty. That is one **turn** of the war, some years; there are seven. In the bar at the top the small card says how many cards a side still holds, and the small chest how many points it has played this turn.",
        fr: "Hamilcar est en Sicile, et les navires sont rentrés au port. Personne n'était là pour l'arrêter : Rome n'a aucun navire prêt. À la prochaine leçon elle en aura.\nNormalement Rome jouerait maintenant une carte, puis vous, jusqu'à ce que les mains soient vides. C'est un **tour** de la guerre, quelques années ; il y en a sept. Dans la barre du haut, la petite carte dit combien de cartes tient encore un camp, et le petit coffre combien de points il a joués ce tour-ci.",
      },
      show: ["general:hamilcar", "space:lilybaeum"],
    },
    {
      say: {
        en: "The signs at sea: an **anchor** is a port, a golden one a **major port**. A **trident** beside an anchor joins that port to the open sea in the middle of the map; lesson 7 needs it. **Thunderbolts** beside a lane count storms; they matter only when somebody plays an event about them. A lane with **waves** has none.\nWhatever you click tells you what it is. “What the signs mean”, behind the question mark at the top, is a list of all of them.",
        fr: "Les signes de la mer : une **ancre** est un port, une ancre dorée un **port majeur**. Un **trident** près d'une ancre relie ce port à la haute mer au milieu de la carte ; la leçon 7 en aura besoin. Des **éclairs** près d'une route maritime comptent les tempêtes ; ils n'importent que quand quelqu'un joue un événement qui en parle. Une route aux **vagues** n'en a pas.\nTout ce que vous cliquez dit ce que c'est. « Que veulent dire les signes », derrière le point d'interrogation du haut, en est la liste.",
      },
      show: ["space:panormus", "space:carthago"],
    },
    {
      say: {
        en: "Now you: bring **H. Gisco** (strategy rating 1) and his two CUs from Thermae to the island of **Lipara**, by sea: click him, then Lipara. Two ways are as short; the one over Panormus passes no Roman.",
        fr: "À vous : menez **H. Gisco** (talent de stratège 1) et ses deux UC de Thermae à l'île de **Lipara**, par mer : cliquez sur lui, puis sur Lipara. Deux chemins sont aussi courts ; celui de Panormus ne passe devant aucun Romain.",
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
