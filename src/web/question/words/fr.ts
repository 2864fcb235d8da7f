import type { en } from "./en.ts";

export const fr: Record<keyof typeof en, string> = {
  "muster.who-first": "Cliquez d'abord qui doit y aller : son nom dans la liste des lieux, ou + ou − à son genre.",
  "muster.not-there": "{what} ne peut pas être mis là. Il peut aller à : {places}.",
  "muster.not-there-because": "{because} {what} peut aller à : {places}.",
  "plan.too-far": "Trop loin : au moins {steps} d'ici, et il en reste {left}.",
  "plan.too-far-both": "Trop loin : au moins {byLand} par terre et {steps} par mer, et il en reste {left}.",
  "plan.too-far-both-barred":
    "Trop loin : au moins {byLand} par terre et {steps} par mer, et il en reste {left}. En outre, par mer : {because}",
  "plan.no-way": "Aucun chemin n'y mène d'ici.",
  "plan.too-far-by-sea":
    "Par mer seulement, et c'est trop loin : au moins {steps} d'ici, trajet jusqu'à un port et depuis un port compris, et il en reste {left}.",
  "plan.voyage-costs": "Par mer seulement : la traversée coûte {steps}, et il en reste {left}.",
  "plan.far-by-land": "Trop loin par terre : au moins {steps} d'ici, et il en reste {left}. Par mer : {because}",
  "plan.closed-step": "Le chemin le plus court est fermé, et aucun autre n'est assez court. {step.first} : {because}",
  "plan.too-many-there": "Pas avec toute la force. {step.first} : {because}",
  "plan.too-little-left":
    "Le chemin le plus court n'est pas ouvert, et par {place.the} c'est trop loin : encore {steps}, et il ne resterait là {left|aucun mouvement|que #|que #}.",
  "plan.stops-there": "Le chemin passe par {place.the}, où le mouvement s'arrête. {because}",
  "plan.ends-there": "Le chemin passe par {place.the}, où le mouvement peut s'arrêter : allez-y d'abord. {because}",
  "plan.may-end": "Une interception, le mauvais temps, un débarquement ou un jet de dé peuvent en être la cause.",
  "plan.fights-there":
    "Le chemin passe par {place.the}, où se tient l'ennemi : la bataille, ou sa tentative de l'éviter, vient d'abord et peut arrêter le mouvement.",
  "plan.barred":
    "Assez près sur la carte, mais le chemin est fermé : par un ennemi, ou par une limite imposée à ceux qui partent.",
  "plan.at-place": "{place.first} : {because}",
  "plan.elsewhere": "{piece.the} {piece|est|sont} {place.in} : c'est parmi ceux {asked.in} qu'il faut choisir.",
  "plan.only-by-sea": "Par mer seulement. {because}",
  "plan.only-by-sea-and-far":
    "Par mer seulement. {because} En outre c'est trop loin : au moins {steps} d'ici avec la traversée, et il en reste {left}.",
  "plan.no-card": "On ne peut rien en faire à présent.",
  "plan.no-card-at-all": "On ne peut rien entreprendre à présent.",
  "plan.not-offered": "Ce n'est pas une de celles qui peuvent être jouées maintenant. {because}",
  "plan.choose-place": "C'est le lieu qu'on demande : choisissez {place.the}.",
  "plan.who-goes": "Choisissez qui y va.",
  "plan.nobody": "Aucune de vos pièces ne peut y aller maintenant.",
  "plan.nearest": "{piece.first} : {because}",
  "plan.besides": "{first} {because}",
  "plan.nobody-nearest": "Aucune de vos pièces ne peut y aller maintenant. {piece.first} : {because}",
  "plan.nobody-and": "{nobody} {deed} : {because}",
  "why-not.first": "Il faut d'abord décider ceci : {asked}",
  "why-not.first-told": "Autre chose vient d'abord. {asked}",
  "why-not.itself": "C'est justement ce qui se décide : {asked}",
  "why-not.number": "Il faut d'abord donner un nombre : {asked}",
  "why-not.other": "C'est autre chose qu'il faut choisir : {asked}",
  "why-not.only": "On peut choisir maintenant : {options}.",
  "why-not.many": "Cela n'est pas parmi les {count} choix possibles. {asked}",
};
