import type { Catalogue } from "../../../words/words.ts";

/** What computer players say of their plans, their moves and the reasons for them. */
const players: Catalogue = {
  "hannibal.plan.italy": "Hannibal porte la guerre en Italie",
  "hannibal.plan.brothers": "Hannibal et ses frères se rejoignent en Italie",
  "hannibal.plan.spain": "La guerre se décide en Espagne",
  "hannibal.plan.islands": "Gagner la Sicile et la Sardaigne",
  "hannibal.plan.africa": "La guerre se décide en Afrique",
  "hannibal.plan.rome": "Marcher sur Rome",
  "hannibal.plan.alliances": "Des alliances plutôt que des batailles",
  "hannibal.plan.shadow": "Couvrir Rome, suivre Hannibal, attendre l'occasion",
  "hannibal.plan.hunt": "Traquer l'ennemi en Italie",
  "hannibal.plan.scipios": "Une armée en Espagne, une autre en Afrique",
  "hannibal.plan.sicily": "Tenir la Sicile et prendre Syracuse",
  "hannibal.plan.gaul": "Chasser l'ennemi de la Gaule cisalpine",

  "hannibal.plan.later": "{plan}, mais pas encore avec cette carte",
  "hannibal.some-card": "Une carte",
  "hannibal.line.march": "{card} : {general} marche vers {space}",
  "hannibal.line.sail": "{card} : {general} fait voile vers {space}",
  "hannibal.line.campaign": "{card} : une campagne de {generals}",
  "hannibal.line.place": "{card} : des CP à {spaces}",
  "hannibal.line.raise": "{card} : lever des troupes",
  "hannibal.line.event": "{card} : l'événement",
  "hannibal.line.move": "{card} : déplacer un général",
  "hannibal.line.discard": "Défausser {card}",
  "hannibal.line.choice": "{choice}",
  "hannibal.line.choices": "{choices}",
  "hannibal.line.number": "{number}",
  "hannibal.line.counts": "{choices}",

  "hannibal.reason.battle": "une bataille {space.in}, gagnée avec {percent} % de probabilité",
  "hannibal.reason.siege": "le siège de {space}{points|| (1 point déjà)| (# points déjà)}",
  "hannibal.reason.enemy-country": "cela ouvre {space} à nos CP",
  "hannibal.reason.safety": "l'armée y est plus en sûreté",
  "hannibal.reason.wins-province": "cela gagne {province.the}",
  "hannibal.reason.breaks-province": "cela prend {province.the} à l'ennemi",
  "hannibal.reason.secures-province": "cela assure {province.the}",
  "hannibal.reason.counts": "des CP y comptent pour {provinces.the}",
  "hannibal.reason.raise": "une armée vit de son nombre : plus de cartes dans une bataille, plus de pertes qu'elle supporte",
  "hannibal.reason.event": "l'événement apporte plus à présent qu'une marche ou des CP",
  "hannibal.reason.discard": "aucun de ses usages n'aide à présent, et de meilleures cartes sont gardées pour plus tard",
};

export default players;
