import type { Catalogue } from "../../../words/words.ts";

/** Ce que les joueurs artificiels disent de leurs plans, de leurs coups et de leurs raisons. */
const players: Catalogue = {
  "fpw.plan.sicily": "La guerre se décide en Sicile",
  "fpw.plan.balanced": "Frapper là où l'ennemi est faible",
  "fpw.plan.africa": "Porter la guerre en Afrique",
  "fpw.plan.italy": "Porter la guerre en Italie",
  "fpw.plan.islands": "Gagner les îles",
  "fpw.plan.spain": "Gagner l'ouest, de Massilia à Gadès",
  "fpw.plan.fleet": "Se servir des flottes",
  "fpw.plan.hunt": "Battre leurs armées en campagne",
  "fpw.plan.talks": "Gagner les puissances mineures",
  "fpw.plan.home": "Chasser l'ennemi de notre pays",
  "fpw.plan.arms": "Lever toutes les troupes possibles",

  "fpw.line.march": "L'armée {from.in} se met en marche",
  "fpw.line.crisis": "{unit.the} se rend sur les lieux de la crise {to.in}",
  "fpw.line.march-against": "L'armée {from.in} marche contre {to.the}",
  "fpw.line.sail": "Les flottes {from.in} prennent la mer",
  "fpw.line.sail-against": "Les flottes {from.in} vont contre {to.the}",
  "fpw.line.rally": "Des unités rejoignent le chef {from.in}",
  "fpw.line.end": "Finir les opérations",
  "fpw.line.choice": "{choice}",
  "fpw.line.choices": "{choices}",
  "fpw.line.number": "{number}",
  "fpw.line.counts": "{choices}",

  "fpw.reason.fortress": "une forteresse qui vaut {points|# point|# points}",
  "fpw.reason.crisis": "qui y a un chef à la fin gagne des PA et des marqueurs, et l'autre camp en perd",
  "fpw.reason.open": "personne ne défend {hex.the}",
  "fpw.reason.end": "les PA qui restent sont gardés pour le ravitaillement et le tour suivant",
};

export default players;
