import type { Lesson } from "../../../lessons/lesson.ts";
import { armyOf, seen } from "./scene.ts";

export const landBattle: Lesson = {
  id: "land-battle",
  title: { en: "Battle on land", fr: "La bataille sur terre" },
  about: {
    en: "How many dice each side rolls, what they show, and when elephants charge.",
    fr: "Combien de dés chacun lance, ce qu'ils montrent, et quand chargent les éléphants.",
  },
  minutes: 4,
  seat: "carthage",
  seed: "land battle",
  // Tunes: the charge, two dice against one, one of them again; Enna: two dice against one
  dice: [6, 1, 1, 6, 2, 3, 2, 5],
  position: {
    turn: 4,
    phase: "strategy",
    active: "carthage",
    hands: { carthage: [33, 8, 5], rome: [] },
    supremacy: "carthage",
    forgottenTactics: false,
    gone: ["barca"],
    forces: [
      { side: "carthage", at: "agrigentum", cus: 5, generals: ["hamilcar"] },
      { side: "rome", at: "enna", cus: 5, generals: ["flaccus"] },
      { side: "carthage", at: "carthago", cus: 3, elephants: 3, generals: ["xanthippus"] },
      { side: "rome", at: "tunes", cus: 4, generals: ["regulus"] },
    ],
  },
  steps: [
    {
      say: {
        en: "255 BC. You are Carthage, and the enemy is at the gates: **Regulus** stands in Tunes with four CUs. In Carthago you have a hired Spartan, **Xanthippus**, with three CUs and three **elephants**, which count as CUs too.\nWhoever marches into a space with enemy CUs fights a **battle**: one throw of special **battle dice**. What matters is who rolls how many.",
        fr: "255 av. J.-C. Vous êtes Carthage, et l'ennemi est aux portes : **Regulus** est à Tunes avec quatre UC. À Carthago vous avez un Spartiate à votre solde, **Xanthippus**, avec trois UC et trois **éléphants**, qui comptent aussi comme UC.\nQui entre dans un espace où sont des UC ennemies livre **bataille** : un seul lancer de **dés de bataille**. Ce qui compte, c'est qui en lance combien.",
      },
      show: ["general:xanthippus", "general:regulus", "space:tunes"],
    },
    {
      say: {
        en: "Everybody begins at **dice level** 1. You go up one level for **more CUs**, one for **more allies** (walled cities of yours in the region), and one for the **better commander** (his battle rating, the second number on his counter).\nLevel 1 is the small die, level 2 the large one, level 3 both. More there is not: a better commander whose side is at 3 already takes a level from the enemy instead.",
        fr: "Chacun commence au **niveau de dés** 1. On monte d'un niveau pour **plus d'UC**, d'un pour **plus d'alliés** (vos villes fortifiées dans la région), et d'un pour le **meilleur commandant** (son talent de tacticien, le second nombre du pion).\nLe niveau 1 est le petit dé, le niveau 2 le grand, le niveau 3 les deux. Il n'y a pas plus : un meilleur commandant dont le camp est déjà à 3 prend un niveau à l'ennemi.",
      },
      show: ["general:xanthippus", "general:regulus", "space:carthago"],
    },
    {
      say: {
        en: "Six CUs against four, and Carthago for an ally against none: two levels up. The commanders are equal, both 3. So it is level 3 against 1.\n**Xanthippus marches to Tunes with all he has.** His strategy rating is 3: he needs a card of 3.",
        fr: "Six UC contre quatre, et Carthago pour alliée contre aucun : deux niveaux de plus. Les commandants se valent, 3 tous deux. C'est donc le niveau 3 contre 1.\n**Xanthippus marche sur Tunes avec tout ce qu'il a.** Son talent de stratège est 3 : il lui faut une carte de 3.",
      },
      show: ["general:xanthippus", "space:carthago", "space:tunes"],
      otherwise: {
        en: "Xanthippus to Tunes, with everything, and a card of 3.",
        fr: "Xanthippus à Tunes, avec tout, et une carte de 3.",
      },
      answers: [
        ["hamilcar.play-card", "card:5", "card:8"],
        ["hamilcar.use-card", "activate"],
        ["hamilcar.activate", "general:xanthippus"],
        ["hamilcar.march", "space:tunes"],
      ],
    },
    {
      say: {
        en: "You have as many elephants as the Roman's battle rating, so they may **charge** before the dice are rolled. A roll above his rating (3), and you may re-roll one die on the table, yours or his. On a 1 Rome may.\n**Charge.**",
        fr: "Vous avez autant d'éléphants que le talent de tacticien du Romain : ils peuvent **charger** avant les dés. Un jet supérieur à ce talent (3), et vous relancez un dé sur la table, à vous ou à lui. Sur un 1, c'est Rome.\n**Chargez.**",
      },
      show: ["space:tunes", "general:regulus"],
      otherwise: { en: "What else are elephants for? Charge.", fr: "À quoi bon des éléphants, sinon ? Chargez." },
      answers: [["hamilcar.charge", "yes"]],
    },
    {
      say: {
        en: "The charge succeeds, and the dice are down. **Cavalry** always hits. **Light troops** hit unless enemy infantry meets them, **infantry** unless enemy light troops do: one cancels one.\nYou have 1 light and 2 infantry, Regulus 1 cavalry and 2 infantry: two hits each. If hits are equal the attacker has lost. So **let Rome's die be rolled again.**",
        fr: "La charge réussit, et les dés sont jetés. La **cavalerie** touche toujours. Les **troupes légères** touchent sauf si l'infanterie ennemie les arrête, l'**infanterie** sauf si les troupes légères ennemies l'arrêtent : une pour une.\nVous avez 1 légère et 2 infanteries, Regulus 1 cavalerie et 2 infanteries : deux touches chacun. À égalité, l'attaquant a perdu. **Faites donc relancer le dé de Rome.**",
      },
      show: ["space:tunes"],
      otherwise: {
        en: "It could help, but Rome's small die can hardly get better: roll that one again.",
        fr: "Cela pourrait aider, mais le petit dé de Rome ne peut guère être meilleur : relancez celui-là.",
      },
      answers: [["hamilcar.reroll", "die:rome-small"]],
    },
    {
      say: {
        en: "Now Rome has one infantry, and your light troops cancel it: two hits against none, **you have won**. Each hit costs a CU, the winner too if he is hit; the rest should retreat, but in Africa they have nowhere to go. Regulus and his army are gone.\nFor every two units lost, the loser also removes one of his PCs. (A Roman who is an **Aristocrat** costs more: if he loses his army, Rome also removes as many PCs as his battle rating.)",
        fr: "Rome n'a plus qu'une infanterie, et vos légères l'annulent : deux touches contre aucune, **vous avez gagné**. Chaque touche coûte une UC, au vainqueur aussi s'il est touché ; le reste devrait battre en retraite, mais en Africa il n'a nulle part où aller. C'en est fait de Regulus et de son armée.\nPour deux unités perdues, le vaincu retire en outre un de ses CP. (Un Romain **Aristocrate** coûte davantage : s'il perd son armée, Rome retire aussi autant de CP que son talent de tacticien.)",
      },
      show: ["space:tunes", "general:xanthippus"],
    },
    {
      say: {
        en: "**A battle ends the move**, even if points of movement are left: whoever wants to besiege a city must activate the general once more.\nNot every battle is fought: whoever is attacked may try to **avoid battle**, and a general beside the way of an enemy army may try to **intercept** it. Both take a roll of his battle rating or less.",
        fr: "**Une bataille met fin au mouvement**, même s'il reste des points : qui veut assiéger une ville doit activer le général une fois de plus.\nToute bataille n'est pas livrée : qui est attaqué peut tenter d'**éviter le combat**, et un général voisin de la route d'une armée ennemie peut tenter de l'**intercepter**. Il faut au dé son talent de tacticien ou moins.",
      },
      show: ["space:tunes", "general:xanthippus"],
    },
    {
      say: {
        en: "Now alone, in Sicilia: **Hamilcar** in Agrigentum, **Flaccus** in Enna, five CUs each. You have three cities there and Rome one, and Hamilcar is a 3, Flaccus a 1. **Beat him.**",
        fr: "À vous, en Sicilia : **Hamilcar** à Agrigentum, **Flaccus** à Enna, cinq UC chacun. Vous y avez trois villes et Rome une, et Hamilcar vaut 3, Flaccus 1. **Battez-le.**",
      },
      show: ["general:hamilcar", "general:flaccus", "space:agrigentum", "space:enna"],
      task: {
        goal: (view) =>
          seen(view).battle === null && armyOf(view, "hamilcar")?.at === "enna" && armyOf(view, "flaccus")?.at !== "enna",
        solution: [
          ["hamilcar.play-card", "card:33"],
          ["hamilcar.use-card", "activate"],
          ["hamilcar.march", "space:enna"],
        ],
        failed: {
          en: "Flaccus is still in Enna. Activate Hamilcar with a card of 2 or more and march there with all five CUs: both dice against his small one.",
          fr: "Flaccus est toujours à Enna. Activez Hamilcar avec une carte de 2 ou plus et marchez avec les cinq UC : deux dés contre son petit dé.",
        },
      },
    },
  ],
};
