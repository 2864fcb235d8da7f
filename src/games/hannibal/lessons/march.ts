import type { Lesson } from "../../../lessons/lesson.ts";
import { cusOf, scene } from "./scene.ts";

export const march: Lesson = {
  id: "march",
  title: { en: "The march", fr: "La marche" },
  about: {
    en: "What a counter says, what a card does, and how an army marches.",
    fr: "Ce que dit un pion, à quoi sert une carte, et comment marche une armée.",
  },
  minutes: 2,
  seat: "carthage",
  seed: "march",
  position: scene({
    active: "carthage",
    hands: { carthage: [15, 17, 27], rome: [] },
    forces: [
      { side: "carthage", at: "saguntum", cus: 8, generals: ["hannibal"] },
      { side: "carthage", at: "new_carthage", cus: 4, generals: ["hasdrubal"] },
    ],
  }),
  steps: [
    {
      say: {
        en: "Welcome, general. It is 218 BC, you play **Carthage**, and the counter that glows is **Hannibal**. He stands in Saguntum, on the coast of Spain.\n**What wins the war:** provinces. Whoever controls more of them when it ends has won; whoever takes the enemy's capital wins at once.\nThe 8 beside him is his army: eight **CUs**. A CU, a combat unit, is a few thousand men. Whatever you fight with is counted in CUs.",
        fr: "Bienvenue, général. Nous sommes en 218 av. J.-C., vous jouez **Carthage**, et le pion qui brille est **Hannibal**. Il est à Sagonte, sur la côte d'Espagne.\n**Ce qui gagne la guerre :** les provinces. Qui en contrôle le plus à la fin a gagné ; qui prend la capitale ennemie gagne aussitôt.\nLe 8 à côté de lui est son armée : huit **UC**. Une UC, une unité de combat, ce sont quelques milliers d'hommes. Toutes les forces se comptent en UC.",
      },
      show: ["general:hannibal", "space:saguntum"],
    },
    {
      say: {
        en: "Everything is done with the **cards** in your hand. The sides play them one by one, and for each you decide what it does:\n**move a general**: the number of the card must be at least his **strategy rating**, the first number on his counter. Hannibal's is **1**: any card will do. (The second, **4**, is how well he fights. Nobody is better.)\n**place PCs**, as many as its number. A PC, a political control marker, shows whose a space is: blue yours, red Rome's;\nits **event**, which is printed on it, if the card has your colour, blue;\nand a card of 3 may also **raise a CU**.",
        fr: "Tout se fait avec les **cartes** de votre main. Les camps les jouent une à une, et pour chacune vous décidez de ce qu'elle fait :\n**déplacer un général** : le nombre de la carte doit être au moins son **talent de stratège**, le premier nombre de son pion. Celui d'Hannibal est **1** : toute carte suffit. (Le second, **4**, dit comme il se bat. Nul ne fait mieux.)\n**placer des CP**, autant que son nombre. Un CP, un marqueur de contrôle politique, montre à qui est un espace : bleu à vous, rouge à Rome ;\nson **événement**, imprimé dessus, si la carte est de votre couleur, le bleu ;\net une carte de 3 peut aussi **lever une UC**.",
      },
      show: ["general:hannibal", "card:15", "card:17", "card:27"],
    },
    {
      say: {
        en: "Let us march. Lines join the spaces, and a general goes up to **four spaces** with one card.\n**Click Hannibal, then Narbo, then Confirm.** The cheapest card that will do is chosen for you.",
        fr: "En marche. Des traits relient les espaces, et un général fait jusqu'à **quatre espaces** avec une carte.\n**Cliquez sur Hannibal, puis sur Narbo, puis sur Confirmer.** La carte la moins chère qui suffit est choisie pour vous.",
      },
      show: ["general:hannibal", "space:saguntum", "space:narbo"],
      otherwise: {
        en: "Another time. Now Hannibal goes to Narbo, with all his men: click him, then Narbo, then Confirm.",
        fr: "Une autre fois. Hannibal va à Narbo avec tous ses hommes : cliquez sur lui, puis sur Narbo, puis sur Confirmer.",
      },
      answers: [
        ["hannibal.play-card", "card:15", "card:17"],
        ["hannibal.use-card", "move"],
        ["hannibal.take.cus", { cus: 8 }],
        ["hannibal.march", "space:dertosa"],
        ["hannibal.march", "space:tarraco", "space:ilerda"],
        ["hannibal.march", "space:emporiae"],
        ["hannibal.march", "space:narbo"],
        ["hannibal.march", "stop"],
      ],
    },
    {
      say: {
        en: "Four spaces with one card, and the card is gone to the discard pile. Normally it would be Rome's move now: the two sides play card by card until the hands are empty. That is one **turn** of the game, a year or two of war. Today Rome has no cards.\n**The bar at the top** counts along: the turn, and for Rome (red) and Carthage (blue) the provinces that count (each is a **political point**), then the PCs, then the cards in hand. Beside them stands what the provinces would cost the side that is behind if the turn ended now; click it to read more. The numbers at the anchors are for voyages, those at the walls for sieges: later.",
        fr: "Quatre espaces avec une carte, et la carte est défaussée. Normalement ce serait à Rome : les deux camps jouent carte après carte jusqu'à ce que les mains soient vides. C'est un **tour** de jeu, un an ou deux de guerre. Aujourd'hui Rome n'a pas de cartes.\n**La barre du haut** tient les comptes : le tour, et pour Rome (en rouge) et Carthage (en bleu) les provinces qui comptent (chacune vaut un **point politique**), puis les CP, puis les cartes en main. À côté, ce que les provinces coûteraient au camp qui est derrière si le tour finissait maintenant ; un clic en dit plus. Les nombres près des ancres servent en mer, ceux des remparts pour les sièges : plus tard.",
      },
      show: ["general:hannibal", "space:narbo"],
    },
    {
      say: {
        en: "Now alone. **Hasdrubal**, Hannibal's brother, is in New Carthage with 4 CUs. His strategy rating is **2**. Bring him and all his men to **Dertosa**.",
        fr: "À vous maintenant. **Hasdrubal**, le frère d'Hannibal, est à Carthagène avec 4 UC. Son talent de stratège est **2**. Menez-le avec tous ses hommes à **Dertosa**.",
      },
      show: ["space:new_carthage", "space:dertosa"],
      task: {
        goal: (view) => cusOf(view, "hasdrubal", "dertosa") === 4,
        solution: [
          ["hannibal.play-card", "card:27"],
          ["hannibal.use-card", "move"],
          ["hannibal.activate", "general:hasdrubal"],
          ["hannibal.take.cus", { cus: 4 }],
          ["hannibal.march", "space:dianium"],
          ["hannibal.march", "space:saguntum"],
          ["hannibal.march", "space:dertosa"],
        ],
        failed: {
          en: "Not quite. Hasdrubal needs a card of 2 or 3, and all four CUs must be with him in Dertosa. Click him, then Dertosa.",
          fr: "Pas tout à fait. Hasdrubal demande une carte de 2 ou 3, et ses quatre UC doivent être avec lui à Dertosa. Cliquez sur lui, puis sur Dertosa.",
        },
      },
    },
  ],
};
