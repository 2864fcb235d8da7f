import type { Lesson } from "../../../lessons/lesson.ts";
import { stands } from "./scene.ts";

export const turn: Lesson = {
  id: "turn",
  title: { en: "A first turn", fr: "Un premier tour" },
  about: {
    en: "Action points: raising a legion, training recruits, and marching to Messana.",
    fr: "Les points d'action : lever une légion, aguerrir des recrues, et marcher sur Messine.",
  },
  minutes: 4,
  seat: "rome",
  seed: "turn",
  scenario: "I",
  options: { setup: "auto" },
  steps: [
    {
      say: {
        en: "264 BC. You are **Rome**, the counters stand where the war found them, and it begins over one place: **Messana**, the fortress at the tip of Sicily. **What wins the war:** fortresses. Whoever holds the more valuable ones after the last turn has won.\nEverything you do costs **action points**, AP for short. They come every turn from your fortresses, your capital and a die: 17 now, and with the 2 you had you have 19.",
        fr: "264 av. J.-C. Vous êtes **Rome**, les pions sont où la guerre les trouva, et elle commence pour une place : **Messine**, la forteresse à la pointe de la Sicile. **Ce qui gagne la guerre :** les forteresses. Qui tient les plus précieuses après le dernier tour a gagné.\nTout ce que vous faites coûte des **points d'action**, PA en abrégé. Ils viennent à chaque tour de vos forteresses, de votre capitale et d'un dé : 17 cette fois, et avec les 2 que vous aviez cela fait 19.",
      },
      show: ["hex:3116", "hex:3216"],
    },
    {
      say: {
        en: "First comes **mobilization**: AP become troops. A legion costs 2, cavalry 3, a fleet 4. New units are **recruits**, white counters with a coloured rim: they break more easily until they are trained or have won. **Veterans** are all colour. The three numbers on a counter are **combat, morale and movement**.\nHere you raise one unit after the other. In a game a whole list is proposed, which you may change; do not spend all your AP on it, for operations and supply cost AP too.\n**Raise a legion and deploy it in Rhegium**, across the strait from Messana.",
        fr: "D'abord la **mobilisation** : les PA deviennent des troupes. Une légion coûte 2, la cavalerie 3, une flotte 4. Les unités nouvelles sont des **recrues**, des pions blancs à bord de couleur : elles cèdent plus vite tant qu'elles ne sont pas aguerries. Les **vétérans** sont tout en couleur. Les trois nombres d'un pion sont **combat, moral et mouvement**.\nIci, vous levez une unité après l'autre. Dans une partie, toute une liste vous est proposée, à changer à votre gré ; n'y dépensez pas tous vos PA, car les opérations et le ravitaillement en coûtent aussi.\n**Levez une légion et déployez-la à Rhégion**, face à Messine.",
      },
      show: ["hex:3216"],
      otherwise: {
        en: "Another time, if you like. Now one legion, and it goes to Rhegium.",
        fr: "Une autre fois, si vous voulez. Maintenant une légion, et elle va à Rhégion.",
      },
      answers: [
        ["fpw.mobilize", "unit:R-legion-5"],
        ["fpw.deploy", "hex:3216"],
      ],
    },
    {
      say: {
        en: "**Train Legio III**, which stands there with the leader Duilius: for 1 AP he turns a recruit into a veteran. Then you are **done** with mobilization.",
        fr: "**Aguerrissez la Légion III**, qui s'y trouve avec le chef Duilius : pour 1 PA, il fait d'une recrue une unité de vétérans. Puis la mobilisation est **terminée**.",
      },
      show: ["hex:3216"],
      otherwise: { en: "Train Legio III, then Done.", fr: "Aguerrissez la Légion III, puis Terminé." },
      answers: [
        ["fpw.mobilize", "train:R-legion-3"],
        ["fpw.mobilize", "done"],
      ],
    },
    {
      say: {
        en: "Now **operations**. The map is made of **hexes**, fields with six sides; an operation moves one force from one hex to others, and then it may attack. On land it costs 1 AP. A leader like **Duilius** makes a force fight better.\n**Take both legions and Duilius from Rhegium over the strait to Messana.** Click the stack, then Messana; or choose Land operation and answer step by step.",
        fr: "Puis les **opérations**. La carte est faite d'**hexagones**, des cases à six côtés ; une opération mène une force d'un hexagone à d'autres, et elle peut ensuite attaquer. Sur terre elle coûte 1 PA. Un chef comme **Duilius** fait mieux combattre une force.\n**Menez les deux légions et Duilius de Rhégion à Messine, par le détroit.** Cliquez sur la pile, puis sur Messine ; ou choisissez Opération terrestre et répondez pas à pas.",
      },
      show: ["hex:3216", "hex:3116"],
      otherwise: {
        en: "A land operation from Rhegium, with all three, to Messana.",
        fr: "Une opération terrestre depuis Rhégion, avec les trois, vers Messine.",
      },
      answers: [
        ["fpw.choose-operation", "op:land"],
        ["fpw.choose-force-hex", "hex:3216"],
        ["fpw.choose-force", ["unit:R-legion-3", "unit:R-legion-5", "unit:R-duilius"]],
        ["fpw.move", "hex:3116"],
        ["fpw.move", "stop"],
      ],
    },
    {
      say: {
        en: "Messana is held; the crossing has used up the march. In open country mind the enemy: the six hexes around a unit are its **zone of control**, and whoever enters one must stop there.\nYour opponent sees only the top of your stacks, as you see only the top of theirs: that is the **fog of war**.",
        fr: "Messine est tenue ; la traversée a épuisé la marche. En rase campagne, prenez garde à l'ennemi : les six hexagones autour d'une unité sont sa **zone de contrôle**, et qui y entre doit s'arrêter.\nVotre adversaire ne voit que le dessus de vos piles, comme vous ne voyez que le dessus des siennes : c'est le **brouillard de guerre**.",
      },
      show: ["hex:3116"],
    },
    {
      say: {
        en: "Now alone, with another operation: bring **Legio II** from Capua to **Neapolis**, where the ships will be built.",
        fr: "À vous, avec une autre opération : menez la **Légion II** de Capoue à **Naples**, où l'on construira les navires.",
      },
      show: ["hex:3010", "hex:3011"],
      task: {
        goal: (view) => stands(view, "R-legion-2", "3011"),
        solution: [
          ["fpw.choose-operation", "op:land"],
          ["fpw.choose-force-hex", "hex:3010"],
          ["fpw.move", "hex:3011"],
        ],
        failed: {
          en: "Legio II is not in Neapolis. Choose a land operation from Capua; Neapolis is the next hex to the south.",
          fr: "La Légion II n'est pas à Naples. Choisissez une opération terrestre depuis Capoue ; Naples est l'hexagone voisin, au sud.",
        },
      },
    },
  ],
};
