import type { Translation } from "../../../../words/words.ts";
import type { editions as original } from "./editions-en.ts";

const march = "Activez un général que la carte permet ; il a six points de mouvement";
const flee = "Votre flotte esquive";
const charge = "Contre-événement, à l'annonce d'une charge d'éléphants :";
const train =
  "Un train de siège pour votre armée de trois UC avec un général devant une ville ennemie : après chaque jet de siège vous pouvez relancer. Il reste jusqu'à la prise de la ville ou la fin du siège.";
const weather =
  "Contre-événement contre un général en mouvement, avant toute réaction : il n'a que deux points de mouvement et revient au";
const raid = "Retirez jusqu'à deux CP ennemis sans unités voisins d'un espace avec une";
const dictator =
  "Carte propre à Rome, dès le tour 2, si Carthage mène de trois au tableau des provinces et que Calatinus n'est pas sur la carte : il est dictateur à Roma";

/** What cards do in the edition being played, where it makes a difference. */
export const editions: Translation<typeof original> = {
  "card:1.text@silver": `${charge} -2 à son dé.`,
  "card:1.text@golden-geek": `${charge} deux éléphants de moins y prennent part.`,
  "card:3.text@silver": `${train} Deux au plus.`,
  "card:3.text@golden-geek": `${train} Cinq au plus.`,
  "card:32.text@silver": `${weather} dernier espace où ils l'avaient mené.`,
  "card:32.text@golden-geek": `${weather} deuxième espace où il est entré.`,
  "card:40.text@silver": `${march}.`,
  "card:40.text@golden-geek": `${march} ; sur mer la limite habituelle vaut.`,
  "card:41.text@silver": `${march}.`,
  "card:41.text@golden-geek": `${march} ; sur mer la limite habituelle vaut.`,
  "card:52.text@silver": `${raid} UC à vous.`,
  "card:52.text@golden-geek": `${raid} unité à vous.`,
  "card:57.text@silver": `${dictator}, avec trois UC.`,
  "card:57.text@golden-geek": `${dictator}.`,
  "tactic:5.text@silver": `${flee}. Si elle s'échappe, vous gardez la suprématie navale.`,
  "tactic:5.text@golden-geek": `${flee}.`,
  "tactic:6.text@silver": `${flee}. Si elle s'échappe, vous gardez la suprématie navale.`,
  "tactic:6.text@golden-geek": `${flee}.`,
  "face.hint.spend-difference@silver":
    "Un point place ou retourne un CP dans un espace, place un convoi auprès d'un général ou dans une de vos villes, ou radoube un navire épuisé. Le Miat ne reçoit rien du trésor de guerre. Terminé abandonne les points qui restent.",
  "face.hint.spend-difference@golden-geek":
    "Un point place ou retourne un CP dans un espace (Carthage : ou en place un au Miat), place un convoi auprès d'un général ou dans une de vos villes, ou radoube un navire épuisé. Terminé abandonne les points qui restent.",
};
