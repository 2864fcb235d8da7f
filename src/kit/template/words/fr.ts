import type { Catalogue, Translation } from "../../../words/words.ts";
import type { en } from "./en.ts";
import { names } from "./names.ts";

const fr: Translation<typeof en> = {
  "ruleset:plain": "Les règles",
  "scenario:short": "La guerre courte : six tours",
  "scenario:long": "La longue guerre : neuf tours",
  "option:outnumbered": "En infériorité",
  "option:outnumbered.about": "Carthage commence avec un fantassin de moins.",
  rome: "Rome",
  carthage: "Carthage",
  "unit:foot": "Infanterie",
  "unit:horse": "Cavalerie",
  pass: "Passer",
  march: "Marcher",
  muster: "Lever des troupes",
  scout: "Éclairer",
  "play-card": "Jouez une carte, ou passez.",
  "use-card": "À quoi sert {card} ?",
  "march-to": "Où marche votre armée en partant {from.from} ?",
  "muster-how-many": "Combien de fantassins levez-vous ?",
  "spend-cards": "Dépensez jusqu'à deux cartes pour cette bataille.",
  "take-losses": "Subissez {count|# perte|# pertes}.",
  "no-road": "Aucune route ne mène {from.from} {to.to}.",
  passed: "{seat} passe.",
  "card-played": "{seat} joue {card}.",
  scouted: "{seat} envoie des éclaireurs et pioche une carte.",
  "no-cards": "{seat} envoie des éclaireurs, mais il n'y a plus de cartes.",
  drew: "Vous avez pioché {card}.",
  marched: "{seat} marche {from.from} {to.to}.",
  mustered: "{seat} lève {count|# fantassin|# fantassins}.",
  battle: "Une bataille {place.at}.",
  "cards-spent": "{seat} dépense {count|# carte|# cartes}.",
  "battle-roll": "{seat} obtient {die} : {total} en tout.",
  "battle-won": "{seat} l'emporte {place.at} ; {loser} perd {count|# unité|# unités} et rentre chez elle.",
  strength: "La plus grande armée à la fin.",
};

const words: Catalogue = { ...fr, ...names((number) => `Carte ${number}`) };
export default words;
