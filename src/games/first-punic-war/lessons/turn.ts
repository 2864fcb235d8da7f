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
        en: "264 BC. You are **Rome**, the counters stand where the war found them, and it begins over one place: **Messana**, the fortress at the tip of Sicily. **What wins the war:** fortresses. Whoever holds the more valuable ones after the last turn has won.\nEverything you do costs **action points**, AP for short. They come every turn from your fortresses, your capital and a die: 17 now, and with the 2 you had you have 19. All else on the screen can wait: each lesson explains its part.",
        fr: "264 av. J.-C. Vous êtes **Rome**, les pions sont où la guerre les trouva, et elle commence pour une place : **Messine**, la forteresse à la pointe de la Sicile. **Ce qui gagne la guerre :** les forteresses. Qui tient les plus précieuses après le dernier tour a gagné.\nTout ce que vous faites coûte des **points d'action**, PA en abrégé. Ils viennent à chaque tour de vos forteresses, de votre capitale et d'un dé : 17 cette fois, et avec les 2 que vous aviez cela fait 19. Le reste de l'écran peut attendre : chaque leçon explique sa part.",
      },
      show: ["hex:3116", "hex:3216"],
    },
    {
      say: {
        en: "First comes **mobilization**: AP become troops. New units are **recruits**, white counters with a coloured rim: they break more easily until they are trained or have won. **Veterans** are all colour. The three numbers on a counter are **combat, morale and movement**.\nDo not spend all your AP here: operations and supply cost AP too.",
        fr: "D'abord la **mobilisation** : les PA deviennent des troupes. Les unités nouvelles sont des **recrues**, des pions blancs à bord de couleur : elles cèdent plus vite tant qu'elles ne sont pas aguerries. Les **vétérans** sont tout en couleur. Les trois nombres d'un pion sont **combat, moral et mouvement**.\nNe dépensez pas tous vos PA ici : les opérations et le ravitaillement en coûtent aussi.",
      },
      show: ["hex:3216"],
    },
    {
      say: {
        en: "This is the list of what you can raise; in a game it comes with a proposal, which you may change. **Press + at the legion, and see that it goes to Rhegium**, across the strait from Messana: if another place stands before it, click Rhegium on the board. Then **Confirm, then recruit more**.",
        fr: "Voici la liste de ce que vous pouvez lever ; dans une partie, elle vient avec une proposition, à changer à votre gré. **Pressez + à la légion, et voyez qu'elle aille à Rhégion**, face à Messine : si un autre lieu est inscrit devant elle, cliquez sur Rhégion sur la carte. Puis **Confirmer, puis en lever d'autres**.",
      },
      show: ["hex:3216"],
      otherwise: {
        en: "Another time, if you like. Now one legion, it goes to Rhegium, and you recruit more afterwards.",
        fr: "Une autre fois, si vous voulez. Maintenant une légion, elle va à Rhégion, et vous en levez d'autres ensuite.",
      },
      answers: [
        ["fpw.mobilize", "unit:R-legion-5"],
        ["fpw.deploy", "hex:3216"],
      ],
    },
    {
      say: {
        en: "A leader in the same fortress can **train** a recruit: for 1 AP it becomes a veteran. **Press + at Train Legio III**, which stands in Rhegium with the leader Duilius. Then **Confirm all**: mobilization is over.",
        fr: "Un chef dans la même forteresse peut **aguerrir** une recrue : pour 1 PA, elle devient une unité de vétérans. **Pressez + à la Légion III**, qui est à Rhégion avec le chef Duilius. Puis **Tout confirmer** : la mobilisation est finie.",
      },
      show: ["hex:3216"],
      otherwise: {
        en: "Train Legio III, nothing else, then Confirm all.",
        fr: "Aguerrissez la Légion III, rien d'autre, puis Tout confirmer.",
      },
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
