import type { explain as en } from "./explain-en.ts";

/** Les termes du jeu, en mots simples. */
export const explain: Readonly<Record<keyof typeof en, string>> = {
  "term:cu": "UC, unité de combat",
  "term:cu.forms": "UC",
  "term:cu.means":
    "Quelques milliers de soldats. Toutes les forces se comptent en UC : le nombre près d'un général dit combien il en a. Chacune vaut une carte de bataille dans une bataille.",
  "term:cu.rule": "9",
  "term:elephants": "Éléphants",
  "term:elephants.forms": "éléphants",
  "term:elephants.means":
    "Des UC carthaginoises qui peuvent charger au début d'une bataille : un bon jet prend des cartes de bataille aux Romains, un 1 vous en coûte une. Elles meurent les premières quand un col ou une bataille tourne mal.",
  "term:elephants.rule": "17",
  "term:pc": "CP, marqueur de contrôle politique",
  "term:pc.forms": "CP",
  "term:pc.means":
    "Il montre à qui est une place : rouge pour Rome, bleu pour Carthage. Qui tient plus de la moitié des places d'une province la contrôle.",
  "term:pc.rule": "19",
  "term:province": "Province",
  "term:province.forms": "province|provinces",
  "term:province.means":
    "Un groupe de places d'une même couleur. Qui en tient plus de la moitié la contrôle. La plupart valent un point politique, et beaucoup envoient des alliés aux batailles voisines.",
  "term:province.rule": "19",
  "term:political-points": "Points politiques",
  "term:political-points.forms": "points politiques|point politique",
  "term:political-points.means":
    "Un pour la plupart des provinces que l'on contrôle. On les compte à la fin de chaque tour : le camp en retard retire autant de ses CP qu'il lui manque de points. À la fin du tour 9, ils décident de la guerre.",
  "term:political-points.rule": "22",
  "term:strategy-rating": "Talent de stratège",
  "term:strategy-rating.forms": "talent de stratège|talents de stratège",
  "term:strategy-rating.means":
    "Le premier nombre du pion d'un général, de 1 à 3. Il faut une carte d'au moins ce nombre pour le mettre en marche. Plus il est bas, mieux c'est : un 1 marche avec n'importe quelle carte.",
  "term:strategy-rating.rule": "10.1",
  "term:battle-rating": "Talent de tacticien",
  "term:battle-rating.forms": "talent de tacticien|talents de tacticien",
  "term:battle-rating.means":
    "Le second nombre du pion d'un général, de 1 à 4. Il apporte autant de cartes de bataille à une bataille, et il lui faut au plus autant au dé pour intercepter, éviter le combat, poursuivre ou contre-attaquer.",
  "term:battle-rating.rule": "14",
  "term:battle-card": "Carte de bataille",
  "term:battle-card.forms": "carte de bataille|cartes de bataille",
  "term:battle-card.means":
    "Ce avec quoi l'on se bat. L'attaquant en pose une, le défenseur répond par une carte du même nom ou il a perdu. On en reçoit une par UC, d'autres pour le général et les alliés.",
  "term:battle-card.rule": "14",
  "term:operations": "Opérations, le nombre d'une carte",
  "term:operations.forms": "opérations",
  "term:operations.means":
    "Le nombre dans le coin d'une carte de stratégie, de 1 à 3. Elle déplace un général, ou place autant de CP, ou, avec un 3, lève une UC. Ou bien l'on joue l'événement qu'elle porte.",
  "term:operations.rule": "8",
  "term:counter-event": "Contre-événement",
  "term:counter-event.forms": "contre-événement|contre-événements",
  "term:counter-event.means":
    "Une carte qui se joue aussi au milieu du coup de l'autre camp, au moment dont elle parle : les Éléments contraires quand quelqu'un marche, par exemple.",
  "term:counter-event.rule": "8.4",
  "term:campaign": "Campagne",
  "term:campaign.forms": "carte Campagne|cartes Campagne|Campagne",
  "term:campaign.means":
    "Une Campagne mineure déplace deux généraux l'un après l'autre, une Campagne majeure trois, quel que soit leur talent de stratège. Une armée peut aller par mer, avec dix UC au plus.",
  "term:campaign.rule": "10.11",
  "term:isolated": "CP isolé",
  "term:isolated.forms": "isolé|isolés|isolée|isolement",
  "term:isolated.means":
    "Un CP d'où aucune ligne d'espaces ne mène à une UC, une ville fortifiée, une tribu ou un port de son camp. La ligne ne peut suivre ni les cols, ni les espaces qui portent un CP ou une UC de l'ennemi, ou une tribu neutre. Il est perdu à la fin du tour, après l'hiver et avant le compte des provinces. Sur le plateau, il est cerclé d'un anneau brisé.",
  "term:isolated.rule": "19.4",
  "term:attrition": "Attrition",
  "term:attrition.forms": "attrition",
  "term:attrition.means":
    "Des UC perdues par la faim, le froid et la désertion : sur les cols, en hiver en pays ennemi, par certains événements. Plus le dé est haut et l'armée grande, pire c'est.",
  "term:attrition.rule": "21",
  "term:interception": "Interception",
  "term:interception.forms": "interception|Interceptions|intercepter|intercepte|Intercepter",
  "term:interception.means":
    "Une armée peut se jeter sur un ennemi qui entre dans un espace voisin. Elle y parvient si le dé montre au plus le talent de tacticien de son général.",
  "term:interception.rule": "12",
  "term:avoid-battle": "Éviter le combat",
  "term:avoid-battle.forms": "éviter le combat|évite le combat|évitez le combat",
  "term:avoid-battle.means":
    "Une armée sur laquelle on marche peut s'échapper dans un espace voisin, si le dé montre au plus le talent de tacticien de son général. Si elle échoue elle doit se battre, et l'ennemi a une carte de bataille de plus.",
  "term:avoid-battle.rule": "13",
  "term:siege": "Siège",
  "term:siege.forms": "points de siège|point de siège|siège|Assiéger|assiégez",
  "term:siege.means":
    "C'est ainsi que tombent les villes fortifiées. Trois UC ou plus qui finissent là leur marche peuvent faire un jet par carte. À trois points de siège, la ville est prise.",
  "term:siege.rule": "20",
  "term:siege-train": "Engins de siège",
  "term:siege-train.forms": "engins de siège",
  "term:siege-train.means":
    "Les machines de Carthage. Sans elles, tout jet de siège carthaginois compte 1 de moins. Elles ne passent ni les Alpes ni la mer.",
  "term:siege-train.rule": "20",
  "term:tribe": "Tribu",
  "term:tribe.forms": "tribu|tribus|Soumettre",
  "term:tribe.means":
    "Un hexagone sur la carte. Une tribu qui n'est pas des vôtres doit être soumise, comme un siège à trois points, avant qu'on y place un CP.",
  "term:tribe.rule": "20",
  "term:walled-city": "Ville fortifiée",
  "term:walled-city.forms": "ville fortifiée|villes fortifiées",
  "term:walled-city.means":
    "Un carré à tours. Elle ne change de main que par un siège ou un événement, et des UC peuvent s'abriter dans ses murs.",
  "term:walled-city.rule": "20",
  "term:port": "Port",
  "term:port.forms": "port|ports",
  "term:port.means":
    "Une place avec une ancre. Les armées vont de port en port avec une carte de 3. Son nombre s'ajoute au jet naval quand Carthage navigue : plus il est bas, plus c'est sûr.",
  "term:port.rule": "11",
  "term:consul": "Consul",
  "term:consul.forms": "consul|consuls",
  "term:consul.means":
    "L'un des deux généraux romains de l'année, COS sur le pion. On les tire au sort à chaque tour. Un consul ne peut marcher avec moins de cinq UC.",
  "term:consul.rule": "18",
  "term:proconsul": "Proconsul",
  "term:proconsul.forms": "proconsul",
  "term:proconsul.means":
    "Le seul général romain qui garde son commandement un tour de plus, choisi par Rome ; PRO sur le pion. Tous les autres rentrent.",
  "term:proconsul.rule": "6.4",
  "term:displaced": "Neutralisé",
  "term:displaced.forms": "neutralisé|neutralisés",
  "term:displaced.means": "Un général qui a perdu son armée reste dehors jusqu'aux prochains renforts, où il revient.",
  "term:displaced.rule": "10.10",
};
