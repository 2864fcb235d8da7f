import type { Lesson } from "../../../lessons/lesson.ts";
import { cusOf, scene } from "./scene.ts";

export const sea: Lesson = {
  id: "sea",
  title: { en: "By sea", fr: "Par mer" },
  about: {
    en: "Ports, the naval roll, and an enemy who holds Bad Weather.",
    fr: "Les ports, le jet naval, et un ennemi qui tient les Éléments contraires.",
  },
  minutes: 3,
  seat: "carthage",
  seed: "sea",
  dice: [3, 3],
  position: scene({
    active: "carthage",
    turn: 2,
    hands: { carthage: [26, 24, 33, 17], rome: [41] },
    forces: [
      { side: "carthage", at: "new_carthage", cus: 5, generals: ["hasdrubal"] },
      { side: "carthage", at: "carthage", cus: 5, generals: ["mago"] },
    ],
  }),
  enemy: { "hannibal.weather-at-sea": ["card:41"] },
  steps: [
    {
      say: {
        en: "A place with an **anchor** is a port. With a card of **3** (there is a ship on it) an army of up to five CUs can sail from port to port, however far; it costs three of the general's four spaces. (A Campaign card carries ten.)\nRome rules the sea. So only **Carthage** rolls a die when it sails: **1 or less and the fleet gets through, 2 and it turns back, 3 or more and it is sunk**, with everybody on board.",
        fr: "Une place avec une **ancre** est un port. Avec une carte de **3** (un navire y figure), une armée de cinq UC au plus va par mer de port en port, si loin que ce soit ; cela coûte trois des quatre espaces du général. (Une carte Campagne en porte dix.)\nRome est maîtresse de la mer. Seule **Carthage** lance donc un dé quand elle navigue : **1 ou moins et la flotte passe, 2 et elle rebrousse chemin, 3 ou plus et elle est coulée**, avec tous ceux qui sont à bord.",
      },
      show: ["general:mago", "space:carthage", "space:lilybaeum"],
    },
    {
      say: {
        en: "That sounds like suicide, but the numbers beside the anchors are added: Carthage −2, Lilybaeum −1, a Roman port +1. And **Mago**, the sailor of the family, has −1 of his own: he gets through on a die of 1 to 4.\n**Mago sails to Lilybaeum** with all five CUs.",
        fr: "On croirait un suicide, mais les nombres près des ancres s'ajoutent : Carthage −2, Lilybée −1, un port romain +1. Et **Magon**, le marin de la famille, a −1 pour lui : il passe avec un dé de 1 à 4.\n**Magon fait voile vers Lilybée** avec ses cinq UC.",
      },
      show: ["general:mago", "space:carthage", "space:lilybaeum"],
      otherwise: {
        en: "Not now. Mago sails to Lilybaeum, with all five CUs and a card of 3.",
        fr: "Pas maintenant. Magon va à Lilybée, avec ses cinq UC et une carte de 3.",
      },
      answers: [
        ["hannibal.play-card", "card:24", "card:26"],
        ["hannibal.use-card", "move"],
        ["hannibal.activate", "general:mago"],
        ["hannibal.take.cus", { cus: 5 }],
        ["hannibal.march", "sea:lilybaeum"],
      ],
    },
    {
      say: {
        en: "**Bad Weather!** Rome played a card in the middle of your move, and Mago is back where he was. Such **counter events** are held back for the right moment: you never know what the enemy has up his sleeve, so whenever he might hold something, he is asked.\nBad Weather also stops marches on land. That is why long plans fail.",
        fr: "**Éléments contraires !** Rome a joué une carte au milieu de votre coup, et Magon est revenu d'où il venait. Ces **contre-événements** se gardent pour le bon moment : on ne sait jamais ce que l'ennemi a dans sa manche, et chaque fois qu'il pourrait avoir quelque chose, on le lui demande.\nCette carte arrête aussi les marches à terre. C'est pourquoi les longs plans échouent.",
      },
      show: ["general:mago", "space:carthage"],
    },
    {
      say: {
        en: "The card is gone from Rome's hand, and Rome has no other. **Again: Mago to Lilybaeum.** Let him stop there when he has landed.",
        fr: "La carte a quitté la main de Rome, et Rome n'en a pas d'autre. **Encore : Magon à Lilybée.** Qu'il s'y arrête une fois débarqué.",
      },
      show: ["general:mago", "space:carthage", "space:lilybaeum"],
      otherwise: {
        en: "The sea is free now. Mago sails to Lilybaeum, with everybody, and stops there.",
        fr: "La mer est libre. Magon va à Lilybée, avec tout le monde, et s'y arrête.",
      },
      answers: [
        ["hannibal.play-card", "card:26", "card:24"],
        ["hannibal.use-card", "move"],
        ["hannibal.activate", "general:mago"],
        ["hannibal.take.cus", { cus: 5 }],
        ["hannibal.march", "sea:lilybaeum"],
        ["hannibal.march", "stop"],
      ],
    },
    {
      say: {
        en: "The die shows 3. Less the ports and Mago's skill that makes 1 or less: he is in Sicily. Now you: land **Hasdrubal** with his five CUs in **Sardinia**, from New Carthage. When you plan, every port shows the chance to get there: take the best.",
        fr: "Le dé donne 3. Moins les ports et le talent de Magon, cela fait 1 ou moins : il est en Sicile. À vous : débarquez **Hasdrubal** avec ses cinq UC en **Sardaigne**, depuis Carthagène. Quand vous préparez le voyage, chaque port montre la chance d'y arriver : prenez la meilleure.",
      },
      show: ["space:new_carthage", "space:carales", "space:oristano", "space:sassari"],
      task: {
        goal: (view) => cusOf(view, "hasdrubal", "carales") === 5,
        solution: [
          ["hannibal.play-card", "card:33"],
          ["hannibal.use-card", "move"],
          ["hannibal.activate", "general:hasdrubal"],
          ["hannibal.take.cus", { cus: 5 }],
          ["hannibal.march", "sea:carales"],
        ],
        failed: {
          en: "They did not get through. Carales has −1 and is the safest port of Sardinia: click Hasdrubal, then Carales.",
          fr: "Ils ne sont pas passés. Carales a −1, c'est le port le plus sûr de Sardaigne : cliquez sur Hasdrubal, puis sur Carales.",
        },
      },
    },
  ],
};
