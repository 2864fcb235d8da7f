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
        en: "264 BC. You are **Rome**, in red; **Carthage** is blue. The war begins over one place: **Messana**, the fortress at the tip of Sicily; the fire there marks the **crisis** of this turn, which whoever alone has a leader in Messana at its end wins (the last lesson says more).\n**What wins the war: fortresses.** After the last turn each of them counts victory points (VP) for whoever holds it: a lead of 2 is a marginal victory, of 5 a substantive one, of 8 a decisive one. All else on the screen can wait: each lesson explains its part.",
        fr: "264 av. J.-C. Vous êtes **Rome**, en rouge ; **Carthage** est en bleu. La guerre commence pour une place : **Messine**, la forteresse à la pointe de la Sicile ; le feu y marque la **crise** de ce tour, que gagne qui seul a un chef à Messine à la fin (la dernière leçon en dit plus).\n**Ce qui gagne la guerre : les forteresses.** Après le dernier tour, chacune compte des points de victoire (PV) pour qui la tient : 2 d'avance font une victoire marginale, 5 une substantielle, 8 une décisive. Le reste de l'écran peut attendre : chaque leçon explique sa part.",
      },
      show: ["hex:3116", "hex:3216"],
    },
    {
      say: {
        en: "Everything you do costs **action points**, AP for short. They come every turn: a fixed number, one or two for each fortress that you hold, and a die. This time it was 17, and with the 2 that you had you have **19**.\nWhat you do not spend stays yours, up to 25.",
        fr: "Tout ce que vous faites coûte des **points d'action**, PA en abrégé. Ils viennent à chaque tour : un nombre fixe, un ou deux par forteresse que vous tenez, et un dé. Cette fois c'était 17, et avec les 2 que vous aviez cela fait **19**.\nCe que vous ne dépensez pas vous reste, jusqu'à 25.",
      },
      show: ["hex:3116", "hex:3216"],
    },
    {
      say: {
        en: "First comes **mobilization**: AP become troops. New units are **recruits**, white counters with a coloured rim: they break more easily until they are trained or have won. **Veterans** are all in colour. The three numbers on a counter are **combat, morale and movement**.\nDo not spend all your AP here: operations and supply cost AP too.",
        fr: "D'abord la **mobilisation** : les PA deviennent des troupes. Les unités nouvelles sont des **recrues**, des pions blancs à bord de couleur : elles cèdent plus vite tant qu'elles ne sont pas aguerries ou victorieuses. Les **vétérans** sont tout en couleur. Les trois nombres d'un pion sont **combat, moral et mouvement**.\nNe dépensez pas tous vos PA ici : les opérations et le ravitaillement en coûtent aussi.",
      },
      show: ["hex:3216"],
    },
    {
      say: {
        en: "This is the list of what you can raise; in a game it comes with a proposal. **Press + at the legion.** The arrow says where it will stand: **click Rhegium on the board**, across the strait from Messana, and it will stand there. Then **Confirm, then recruit more**.",
        fr: "Voici la liste de ce que vous pouvez lever ; dans une partie, elle vient avec une proposition. **Pressez + à la légion.** La flèche dit où elle sera : **cliquez sur Rhégion sur la carte**, face à Messine, et elle y sera. Puis **Confirmer, puis en lever d'autres**.",
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
        en: "A leader in the same fortress can **train** a recruit: for 1 AP it becomes a veteran. The head on the medal at Rhegium is a leader, **Duilius**. **Press + at Train Legio III**, at the end of the list, then **Confirm all**: mobilization is over.",
        fr: "Un chef dans la même forteresse peut **aguerrir** une recrue : pour 1 PA, elle devient une unité de vétérans. La tête sur la médaille à Rhégion est un chef, **Duilius**. **Pressez + à la Légion III**, à la fin de la liste, puis **Tout confirmer** : la mobilisation est finie.",
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
        en: "Now **operations**. The map is made of **hexes**, fields with six sides. For 1 AP one force marches from hex to hex, as far as its movement reaches, and then it may attack. A leader like Duilius makes it fight better.\nOn a stack the white number counts its counters, leaders among them, the black one adds up their combat.",
        fr: "Puis les **opérations**. La carte est faite d'**hexagones**, des cases à six côtés. Pour 1 PA, une force marche d'hexagone en hexagone, aussi loin que va son mouvement, et peut ensuite attaquer. Un chef comme Duilius la fait mieux combattre.\nSur une pile, le nombre blanc compte les pions, chefs compris, le noir additionne leur combat.",
      },
      show: ["hex:3216"],
    },
    {
      say: {
        en: "**Take both legions and Duilius from Rhegium over the strait to Messana**: click the stack, then Messana, then Confirm. The number at a place is the movement left there: 0, for the strait takes all of it.",
        fr: "**Menez les deux légions et Duilius de Rhégion à Messine, par le détroit** : cliquez sur la pile, puis sur Messine, puis Confirmer. Le nombre près d'un lieu est le mouvement qui y reste : 0, car le détroit prend tout.",
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
        en: "Messana is held. In open country mind the enemy: the six hexes around a unit are its **zone of control**, and whoever enters one must stop there.\nYour opponent sees only the top of your stacks, as you see only the top of theirs: that is the **fog of war**.",
        fr: "Messine est tenue. En rase campagne, prenez garde à l'ennemi : les six hexagones autour d'une unité sont sa **zone de contrôle**, et qui y entre doit s'arrêter.\nVotre adversaire ne voit que le dessus de vos piles, comme vous ne voyez que le dessus des siennes : c'est le **brouillard de guerre**.",
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
