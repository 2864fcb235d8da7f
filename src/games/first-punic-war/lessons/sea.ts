import type { Expected, Lesson } from "../../../lessons/lesson.ts";
import { holds, scene } from "./scene.ts";

const FLEETS = ["unit:R-fleet-1", "unit:R-fleet-2"];

const ABOARD = ["unit:R-legion-1", "unit:R-legion-2", "unit:R-duilius"];
const ON_WHICH: Expected = ["fpw.embark-on", "unit:R-fleet-1", "unit:R-fleet-2"];

/** Both legions and Duilius go aboard, in any order, on either fleet. */
const EMBARKING: readonly Expected[] = [
  ["fpw.embark", "unit:R-legion-1", "unit:R-legion-2", "unit:R-duilius"],
  ON_WHICH,
  ["fpw.embark", "unit:R-legion-2", "unit:R-legion-1", "unit:R-duilius"],
  ON_WHICH,
  ["fpw.embark", "unit:R-duilius", "unit:R-legion-1", "unit:R-legion-2"],
  ON_WHICH,
];

export const sea: Lesson = {
  id: "sea",
  title: { en: "Fleets", fr: "Les flottes" },
  about: {
    en: "Embarking legions, sailing, landing, and a battle at sea.",
    fr: "Embarquer des légions, faire voile, débarquer, et une bataille en mer.",
  },
  minutes: 4,
  seat: "rome",
  seed: "sea",
  dice: [3, 3, 4, 2],
  position: scene({
    turn: 2,
    initiative: "rome",
    phasing: "rome",
    ap: { rome: 5, carthage: 4 },
    units: {
      "R-fleet-1": { at: "3113", veteran: true },
      "R-fleet-2": { at: "3113" },
      "R-legion-1": { at: "3113", veteran: true },
      "R-legion-2": { at: "3113" },
      "R-duilius": { at: "3113" },
      "R-mamertines": { at: "3116" },
      "C-fleet-3": { at: "2915", veteran: true },
      "C-fleet-4": { at: "2915", veteran: true },
    },
  }),
  steps: [
    {
      say: {
        en: "Sicily needs legions, and **Duilius** has built ships: two fleets lie in **Paestum**. The way is free; the Carthaginian fleets are off Panormus, to the west.\nEach fleet carries **two land units** and any number of leaders. Its counter has an anchor in place of the third number: how far fleets sail, a die decides. (An anchor at the side of a stack says that there are fleets in it, one on the coast marks a port.)",
        fr: "La Sicile a besoin de légions, et **Duilius** a construit des navires : deux flottes sont à **Paestum**. La voie est libre ; les flottes carthaginoises sont devant Palerme, à l'ouest.\nChaque flotte porte **deux unités terrestres** et autant de chefs qu'on veut. Son pion a une ancre à la place du troisième nombre : c'est un dé qui dit jusqu'où vont les flottes. (Une ancre sur le côté d'une pile dit qu'elle contient des flottes, une sur la côte marque un port.)",
      },
      show: ["hex:3113", "hex:3116", "hex:2915"],
    },
    {
      say: {
        en: "A voyage begins with a **die**. The naval table says how far it leads: with 3 four hexes, with 4 six, with 6 ten. The die is better by 1 from a port of your own, and by 1 with a leader on board; worse by 1 with a recruit fleet.\nOn 2 or less in all a **storm** comes up, and fleets may sink unless they end in a friendly port.",
        fr: "Un voyage commence par un **dé**. La table navale dit jusqu'où il mène : avec 3 quatre hexagones, avec 4 six, avec 6 dix. Le dé gagne 1 au départ d'un port à soi, et 1 avec un chef à bord ; il perd 1 avec une flotte de recrues.\nÀ 2 ou moins en tout, une **tempête** se lève, et des flottes peuvent couler, sauf si elles finissent dans un port ami.",
      },
      show: ["hex:3113"],
    },
    {
      say: {
        en: "**Begin a naval operation with both fleets, and embark both legions and Duilius**: click Paestum and put to sea; then you are asked who goes aboard. It costs 1 AP, however many sail.",
        fr: "**Commencez une opération navale avec les deux flottes, et embarquez les deux légions et Duilius** : cliquez sur Paestum et mettez à la voile ; puis on vous demande qui embarque. Cela coûte 1 PA, quel que soit leur nombre.",
      },
      show: ["hex:3113"],
      otherwise: {
        en: "A naval operation with both fleets. Take Legio I, Legio II and Duilius aboard, then Done.",
        fr: "Une opération navale avec les deux flottes. Prenez à bord la légion I, la légion II et Duilius, puis Terminé.",
      },
      answers: [["fpw.choose-operation", "op:naval"], ["fpw.choose-fleets", FLEETS], ...EMBARKING],
    },
    {
      say: {
        en: "The die was 3, and 1 more in all makes 4: **six hexes**. The numbers on the map count what is then left. Hatched hexes are in the zone of control of an enemy fleet: whoever enters one stops.",
        fr: "Le dé a fait 3, et 1 de plus en tout font 4 : **six hexagones**. Les nombres sur la carte comptent ce qui reste alors. Les hexagones hachurés sont dans la zone de contrôle d'une flotte ennemie : qui y entre s'arrête.",
      },
      show: ["hex:3113", "hex:3116"],
    },
    {
      say: {
        en: "Three hexes straight south is Messana. **Sail there, stop, and land everybody**: click Messana on the map, choose Stop here, then all three.",
        fr: "À trois hexagones droit au sud, c'est Messine. **Allez-y, arrêtez-vous et débarquez tout le monde** : cliquez sur Messine sur la carte, S'arrêter ici, puis tous les trois.",
      },
      show: ["hex:3113", "hex:3116"],
      otherwise: {
        en: "Straight south, three hexes, to Messana; **Stop here** ends the voyage, then all three land.",
        fr: "Droit au sud, trois hexagones, jusqu'à Messine ; **S'arrêter ici** finit le voyage, puis tous les trois débarquent.",
      },
      answers: [
        ["fpw.sail", "hex:3114"],
        ["fpw.sail", "hex:3115"],
        ["fpw.sail", "hex:3116"],
        ["fpw.sail", "stop"],
        ["fpw.debark", ABOARD],
      ],
    },
    {
      say: {
        en: "The legions are in Sicily. Now for the enemy's ships. Fleets fight by the same table as armies, and have a zone of control at sea. His two are better than yours: 5 + 5 against 4 + 3.\nBut **whoever is on board fights along**. Roman legions on deck, a boarding bridge on the bow: so Duilius won at Mylae.",
        fr: "Les légions sont en Sicile. Aux navires ennemis, maintenant. Les flottes combattent sur la même table que les armées, et ont une zone de contrôle en mer. Ses deux flottes valent mieux que les vôtres : 5 + 5 contre 4 + 3.\nMais **qui est à bord combat aussi**. Des légionnaires sur le pont, une passerelle à la proue : ainsi Duilius vainquit à Myles.",
      },
      show: ["hex:2915", "hex:3116"],
    },
    {
      say: {
        en: "Alone: **drive the Carthaginian fleets from the waters north of Panormus.** Sail up beside them and attack, with both legions and Duilius on board; leave the Mamertines in Messana, or nobody holds it. (Only the upper of their counters is in sight: reckon with 5 + 5.)",
        fr: "À vous : **chassez les flottes carthaginoises des eaux au nord de Palerme.** Allez jusqu'à elles et attaquez, les deux légions et Duilius à bord ; laissez les Mamertins à Messine, sinon personne ne la tient. (Seul leur pion du dessus est en vue : comptez 5 + 5.)",
      },
      show: ["hex:3116", "hex:2915"],
      task: {
        goal: (view) => !holds(view, "carthage", "2915"),
        solution: [
          ["fpw.choose-operation", "op:naval"],
          ["fpw.choose-fleets", FLEETS],
          ...EMBARKING,
          ["fpw.embark", "done"],
          ["fpw.sail", "hex:3015"],
          ["fpw.attack", "hex:2915"],
          ["fpw.choose-attackers", [...FLEETS, ...ABOARD]],
          ["fpw.choose-table", "table:battle"],
        ],
        failed: {
          en: "They still bar the sea. Take both fleets, with both legions and Duilius on board, sail to the hex north-east of Panormus (3015), and attack with both in a battle: 17 to 10, and Duilius shifts two columns.",
          fr: "Elles barrent toujours la mer. Prenez les deux flottes, avec les deux légions et Duilius à bord, allez dans l'hexagone au nord-est de Palerme (3015), et attaquez avec les deux, en bataille : 17 contre 10, et Duilius décale de deux colonnes.",
        },
      },
    },
  ],
};
