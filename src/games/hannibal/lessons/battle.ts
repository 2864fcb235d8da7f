import type { Lesson } from "../../../lessons/lesson.ts";
import { armyOf, scene } from "./scene.ts";

export const battle: Lesson = {
  id: "battle",
  title: { en: "Battle", fr: "La bataille" },
  about: {
    en: "How many battle cards each side gets, how they are played, and what defeat costs.",
    fr: "Combien de cartes de bataille chacun reçoit, comment on les joue, et ce que coûte la défaite.",
  },
  minutes: 4,
  seat: "carthage",
  seed: "battle 12",
  position: scene({
    active: "carthage",
    hands: { carthage: [12, 17, 27], rome: [] },
    consuls: ["p_scipio", "t_longus"],
    forces: [
      { side: "carthage", at: "boii", cus: 4, generals: ["hannibal"] },
      { side: "rome", at: "mutina", cus: 4, generals: ["p_scipio"] },
      { side: "rome", at: "rome", cus: 5, generals: ["t_longus"] },
    ],
  }),
  steps: [
    {
      say: {
        en: "Hannibal is in Italy, and the consul **P. Scipio** bars his way in Mutina. Whoever marches into a space with enemy CUs fights a **battle**.\nBattles are fought with cards of their own. Each side gets one **battle card** for each of its CUs, more for its general's **battle rating** (the second number: Hannibal 4, Scipio 2), and some for allies from provinces it controls.",
        fr: "Hannibal est en Italie, et le consul **P. Scipion** lui barre la route à Mutina. Qui entre dans un espace où sont des UC ennemies livre **bataille**.\nLes batailles ont leurs propres cartes. Chaque camp reçoit une **carte de bataille** par UC, d'autres pour le **talent de tacticien** de son général (le second nombre : Hannibal 4, Scipion 2), et quelques-unes pour les alliés des provinces qu'il contrôle.",
      },
      show: ["general:hannibal", "general:p_scipio", "space:mutina"],
    },
    {
      say: {
        en: "4 CUs and Hannibal make 8 cards for you; 4 CUs, Scipio and his allies make 8 for Rome. As many cards on both sides, and still the odds are well above one half: you attack, and Hannibal is the better general. What that is worth you will see in a moment.\n**Hannibal marches to Mutina.**",
        fr: "4 UC et Hannibal font 8 cartes pour vous ; 4 UC, Scipion et ses alliés en font 8 pour Rome. Autant de cartes de part et d'autre, et pourtant vos chances passent de loin une sur deux : vous attaquez, et Hannibal est le meilleur général. Ce que cela vaut, vous le verrez bientôt.\n**Hannibal marche sur Mutina.**",
      },
      show: ["general:hannibal", "space:mutina"],
      otherwise: {
        en: "He came for Scipio. Click Hannibal, then Mutina, then Confirm.",
        fr: "Il est venu pour Scipion. Cliquez sur Hannibal, puis sur Mutina, puis sur Confirmer.",
      },
      answers: [
        ["hannibal.play-card", "card:17", "card:27"],
        ["hannibal.use-card", "move"],
        ["hannibal.take.cus", { cus: 4 }],
        ["hannibal.march", "space:mutina"],
      ],
    },
    {
      say: {
        en: "The attacker **has the initiative**: he lays down a card, and the defender must answer with **a card of the same name, or he has lost**. A Reserve can stand for any card; Hannibal may play his Probe as a flanking card too.\nSo you win by laying down what the enemy has no more of, and you want to have cards left to answer with. Begin with a **Frontal Assault**: you hold two, so you can spare one.",
        fr: "L'attaquant **a l'initiative** : il pose une carte, et le défenseur doit répondre par **une carte du même nom, ou il a perdu**. Une Réserve vaut n'importe quelle carte ; Hannibal peut jouer « Éprouver l'adversaire » comme une attaque de flanc.\nOn gagne donc en posant ce que l'ennemi n'a plus, et il faut garder de quoi répondre. Commencez par une **Attaque frontale** : vous en avez deux, vous pouvez en donner une.",
      },
      otherwise: {
        en: "A good card, but keep it. First a Frontal Assault.",
        fr: "Bonne carte, mais gardez-la. D'abord l'Attaque frontale.",
      },
      answers: [["hannibal.attack", "frontal"]],
    },
    {
      say: {
        en: "Rome had a Frontal Assault too: the first round is over, and both cards are gone. Now Scipio could try to **counterattack**: on a die of his battle rating or less he would become the attacker. But an attacker must lay down the next card, and of yours he has seen only one: he does not try.\nSo it is still your attack. For the second round the **Flank Right**: you hold two of it as well, and perhaps he holds none. (**Try to withdraw** would break off the battle, on a die of Hannibal's battle rating or less. You have no reason to.)",
        fr: "Rome avait aussi une Attaque frontale : le premier assaut est fini, et les deux cartes sont jouées. Scipion pourrait maintenant **contre-attaquer** : avec un dé d'au plus son talent de tacticien, il deviendrait l'attaquant. Mais c'est à l'attaquant de poser la carte suivante, et il n'a vu qu'une des vôtres : il n'essaie pas.\nVous attaquez donc toujours. Pour le deuxième assaut, **Flanc droit** : vous en avez deux aussi, et peut-être n'en a-t-il pas. (**Tenter un repli** romprait le combat, avec un dé d'au plus le talent de tacticien d'Hannibal. Vous n'avez pas de raison de le faire.)",
      },
      answers: [["hannibal.attack", "flank-right"]],
    },
    {
      say: {
        en: "Matched again. Then the **Double Envelopment**, Hannibal's masterpiece: there are only six among 48 cards, and no other card costs a beaten army as much. (Careful: if it is matched, the attack passes to the enemy, and Hannibal has to win it back with a counterattack, on a 4 or less.)",
        fr: "Encore parée. Alors le **Double enveloppement**, le chef-d'œuvre d'Hannibal : il n'y en a que six sur 48 cartes, et aucune carte ne coûte autant à l'armée battue. (Attention : s'il est paré, l'attaque passe à l'ennemi, et Hannibal doit la reprendre par une contre-attaque, avec un 4 ou moins.)",
      },
      answers: [["hannibal.attack", "envelopment"]],
    },
    {
      say: {
        en: "Rome had no answer: **you have won**. Two dice followed. The first is for both sides, the longer the battle the worse; the second only for the loser, and it was made worse by your Double Envelopment.\nThe rest of the Romans fled to Ariminum, and Rome lost control of a place: cities think again about an ally who loses.",
        fr: "Rome n'avait pas de réponse : **vous avez gagné**. Deux dés ont suivi. Le premier vaut pour les deux camps, et plus la bataille est longue, pire il est ; le second ne vaut que pour le vaincu, et votre Double enveloppement l'a aggravé.\nLe reste des Romains a fui à Ariminum, et Rome a perdu le contrôle d'une place : les cités se défient d'un allié qui perd.",
      },
      show: ["space:ariminum", "general:p_scipio"],
    },
    {
      say: {
        en: "Now alone: attack P. Scipio in **Ariminum** and win. You have more cards than he has; begin with those that you hold twice. If you are asked, counterattack: a failed try costs nothing.",
        fr: "À vous : attaquez P. Scipion à **Ariminum** et gagnez. Vous avez plus de cartes que lui ; commencez par celles que vous avez en double. Si on vous le demande, contre-attaquez : un échec ne coûte rien.",
      },
      show: ["space:mutina", "space:ariminum"],
      task: {
        goal: (view) => armyOf(view, "hannibal")?.at === "ariminum" && armyOf(view, "p_scipio")?.at !== "ariminum",
        solution: [
          ["hannibal.play-card", "card:27", "card:17"],
          ["hannibal.use-card", "move"],
          ["hannibal.take.cus", { cus: 4 }],
          ["hannibal.march", "space:ariminum"],
          ["hannibal.attack", "probe"],
          ["hannibal.attack", "probe"],
        ],
        failed: {
          en: "Scipio is still there. That happens to the best: try again, with all your CUs, and keep the cards you have only once for the end.",
          fr: "Scipion est toujours là. Cela arrive aux meilleurs : recommencez, avec toutes vos UC, et gardez pour la fin les cartes que vous n'avez qu'une fois.",
        },
      },
    },
  ],
};
