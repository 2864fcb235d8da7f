import type { RulesReference } from "../../../../words/rules-reference.ts";

export const turn: RulesReference = [
  {
    id: "1.0",
    title: "La guerre",
    text: [
      "Rome et Carthage se disputent la Méditerranée occidentale, de 264 à 241 av. J.-C. Un tour vaut trois ans, un hexagone quarante milles. Les deux camps vivent de points d'action (PA) : avec eux ils lèvent des unités, négocient avec les puissances mineures et mettent en route armées et flottes.",
      "Les règles optionnelles [[29.0]] à [[33.0]] se choisissent à la création de la partie.",
      "> Au premier tour Rome a environ 19 PA. Lever deux légions en prend 4, une flotte encore 4, chaque marche, attaque comprise, 1 : il reste de quoi mener onze opérations.",
    ],
  },
  {
    id: "2.0",
    title: "Matériel",
    text: [
      "Une carte d'hexagones, 176 pions, un dé et des tables. Une unité montre son facteur de combat, son moral et son potentiel de mouvement ; un chef aussi une valeur de commandement ; une flotte une ancre, car une table dit jusqu'où elle va ([[19.1]]). Un potentiel de 0 fait une unité statique, qui ne bouge ni n'attaque jamais.",
      "Une partie du matériel est reconstituée : la carte avec ses villes, routes et terrains, les facteurs des unités, le nombre de certains pions, les tables de combat, le tableau des terrains, la table navale et la piste des tours n'ont pu être lus. Tout cela respecte chaque nombre de la règle, mais ce n'est pas le matériel imprimé.",
      "> Une légion de vétérans montre 5-4-4 : elle combat avec 5, tient bon sur un dé de moral de 4 ou moins, et marche de quatre points. Une garnison montre 2-3-0 et reste où elle est.",
    ],
  },
  {
    id: "3.0",
    title: "Les mots",
    text: [
      "Quelques mots ont un sens précis. Le contrôle est le plus important, car il apporte PA et renforts :",
      "- Occuper un hexagone : y avoir une unité. Le contrôler : l'occuper sans qu'une zone de contrôle ennemie s'y étende ([[11.0]]). Dans une forteresse c'est la même chose, car aucune n'y entre. Le contrôle cesse quand part la dernière unité.",
      "- Unités amies : les vôtres et celles des puissances mineures alliées ; elles comptent en tout comme les vôtres.",
      "- Force : des unités qui mènent ensemble une opération.",
      "- Joueur actif : celui dont c'est le tour.",
      "- Tirer : au hasard. Choisir : à son gré.",
      "> Une légion romaine est à Agrigente, une ville, et des hoplites carthaginois dans l'hexagone voisin : Rome occupe Agrigente, mais ne la contrôle pas. À Palerme, une forteresse, les voisins n'y changeraient rien.",
    ],
  },
  {
    id: "4.0",
    title: "Victoire",
    text: [
      "La guerre se gagne soudainement ([[4.1]]), ou aux points après le dernier tour ([[4.2]]). Dans les deux cas ce sont les forteresses qui décident, et une forteresse ne compte que pour le camp qui y a une unité.",
    ],
  },
  {
    id: "4.1",
    title: "Mort subite",
    text: [
      "À tout moment : qui occupe toutes les forteresses d'Italie, de Libye et de toute l'île de Sicile, Syracuse et Messine comprises, remporte une victoire décisive. On y regarde après chaque action, si bien que cela peut arriver au milieu d'un tour.",
      "> Rome tient toute l'Italie et toute la Sicile, et en Libye tout sauf Utique. Dès qu'une unité romaine poursuit jusque dans Utique, la guerre est finie.",
    ],
  },
  {
    id: "4.2",
    title: "À la fin",
    text: [
      "Après le dernier tour du scénario, chaque forteresse que vous occupez compte, à qui qu'elle ait été. Les unités de vos alliés l'occupent pour vous :",
      "- 5 : Rome, Carthage.",
      "- 3 : Syracuse, Massilia.",
      "- 2 : Lilybée, Palerme.",
      "- 1 : toute autre forteresse.",
      "- Avec les colonies ([[32.0]]), un de plus pour chacune que vous contrôlez hors d'Italie (Rome) ou de Libye (Carthage).",
      "> Tels qu'ils sont en 264 av. J.-C., Rome a 5 pour sa capitale et 8 pour les huit autres forteresses, 13 en tout ; Carthage 5 pour sa capitale, 4 pour Palerme et Lilybée et 8 pour huit autres, 17.",
    ],
  },
  {
    id: "4.2.1",
    title: "Ampleur de la victoire",
    text: [
      "La différence des deux totaux dit qui gagne et de combien. Le camp qui a le plus de points remporte :",
      "- 8 ou plus : une victoire décisive.",
      "- 5 à 7 : une victoire substantielle.",
      "- 2 à 4 : une victoire marginale.",
      "- 0 ou 1 : match nul.",
      "> Carthage commence la guerre avec 17 points contre 13, une victoire marginale si rien ne change. Si Rome prend Palerme (2), c'est 15 contre 15 : match nul.",
    ],
  },
  {
    id: "5.0",
    title: "Le tour",
    text: [
      "Un tour représente trois ans. Il a deux moitiés, une pour chaque joueur, celui qui a l'initiative d'abord :",
      "- Initiative : [[6.0]].",
      "- Augures : [[7.0]].",
      "- Le premier joueur : points d'action ([[8.1]]), mobilisation ([[9.0]]), diplomatie ([[24.1]]), opérations ([[12.0]]), ravitaillement ([[18.0]]). Chaque opération est mouvement, puis combat, puis peut-être un camp ([[22.0]]).",
      "- Le second joueur : de même.",
      "- Fin du tour : une crise se règle ([[7.1]]) ; puis le tour suivant, ou le décompte.",
      "> Rome joue d'abord et marche en Sicile. Elle vérifie son ravitaillement à la fin de sa moitié ; alors seulement Carthage reçoit des PA, lève des unités et riposte.",
    ],
  },
  {
    id: "6.0",
    title: "Initiative",
    text: [
      "Elle fait d'un joueur le premier joueur, jusqu'à ce qu'on la détermine de nouveau au tour suivant ([[6.1]]). Être second n'est pas qu'un mal : qui est second à un tour et premier au suivant agit deux fois de suite.",
    ],
  },
  {
    id: "6.1",
    title: "Qui l'a",
    text: [
      "Chaque joueur ajoute un dé au nombre de forteresses qu'il contrôle, majeures et mineures également, sans les villes. Le plus haut total a l'initiative. À égalité les deux relancent, sans rien ajouter.",
      "Au premier tour de chaque scénario c'est Rome.",
      "> Rome contrôle neuf forteresses et obtient 4, Carthage onze et obtient 3 : 13 contre 14, et Carthage est première.",
    ],
  },
  {
    id: "6.2",
    title: "Ce qu'elle donne",
    text: [
      "Le premier joueur joue la première moitié du tour. Il agit aussi d'abord partout où les deux joueurs ont à faire dans la même phase, et lance les dés des forteresses neutres en cas de peste ([[7.0]]).",
      "> L'augure est Piraterie : les deux perdent une flotte. Le joueur qui a l'initiative choisit la sienne d'abord, et l'autre peut alors juger laquelle lui est la plus utile.",
    ],
  },
  {
    id: "7.0",
    title: "Augures",
    text: [
      "Chaque joueur lance un dé ; le total désigne un événement pour ce tour. Un événement peut revenir.",
      "- 2 Barbares : les deux perdent tous leurs PA.",
      "- 3 Les alliés rentrent : un dé par puissance mineure alliée ; impair, elle redevient neutre ([[24.6]]).",
      "- 4 Mauvais présages : chacun remet un stratagème, tiré au hasard.",
      "- 5 Piraterie : chacun choisit une de ses flottes et la perd avec tout ce qu'elle porte.",
      "- 6 Peste et révoltes : un dé par forteresse occupée ; impair, une unité du lieu, choisie par son joueur, est perdue. Le premier joueur le fait pour les forteresses neutres.",
      "- 7 Crise : un dé place le marqueur ([[7.1]]).",
      "- 8 Bon moral : un PA par forteresse occupée, Rome hors d'Italie, Carthage hors de sa mise en place du scénario I.",
      "- 9 Sursaut : qui contrôle au moins trois forteresses de moins gagne 2 PA.",
      "- 10 Successeurs d'Alexandre : un dé ; impair, Rome gagne autant de PA ; pair, Carthage.",
      "- 11 Bons présages : chacun tire deux stratagèmes.",
      "- 12 Grande-Grèce : un PA chacune pour qui occupe Syracuse, Massilia et Tarente.",
      "> Les dés donnent 3 et 5 : Bon moral. Rome occupe Messine et Palerme, hors d'Italie, et gagne 2 PA.",
    ],
  },
  {
    id: "7.1",
    title: "Crise",
    text: [
      "Le marqueur va à 1 Baecula, 2 Mastia, 3 Volubilis, 4 Illibéris, 5 Plaisance ou 6 Messine. À la fin du tour, avant toute autre chose :",
      "- Si un seul camp y a un chef, il lance un dé, gagne autant de PA et tire deux stratagèmes. L'autre lance un dé et perd autant de PA ; ce qui lui manque est pris sur son gain du tour suivant. Il choisit aussi un de ses stratagèmes à remettre.",
      "- Si aucun ou les deux en ont un, rien ne se passe.",
      "Les chefs des puissances mineures alliées comptent. Dans les scénarios I et II le marqueur commence à Messine.",
      "> Au premier tour Duilius finit à Messine et aucun chef carthaginois n'y est. Rome obtient 4 et gagne 4 PA et deux stratagèmes ; Carthage obtient 5, a encore 3 PA, les perd, et en recevra 2 de moins au tour suivant.",
    ],
  },
  {
    id: "8.0",
    title: "Points d'action",
    text: [
      "Ils paient la mobilisation, la diplomatie, les opérations, les camps et le ravitaillement. Ils viennent de la piste des tours et des forteresses ([[8.1]]), et ce qui n'est pas dépensé se garde ([[8.2]]).",
    ],
  },
  {
    id: "8.1",
    title: "Les gagner",
    text: [
      "Au début de votre moitié de tour vous gagnez la somme de :",
      "- le nombre du tour et un dé. Tours 1 à 8 : Rome 4 5 6 7 7 6 5 4, Carthage 3 4 5 5 5 4 3 2 ;",
      "- 2 pour votre capitale, 1 pour celle de l'ennemi ;",
      "- 2 pour chaque autre forteresse majeure que vous contrôlez ;",
      "- 1 pour chaque forteresse mineure.",
      "On en gagne ou perd encore par les combats majeurs ([[15.3]]), les augures et le pillage ([[31.0]]).",
      "> Tour 1 : Rome reçoit 4 et un dé de 3, 2 pour Rome, et 8 pour Capoue, Naples, Tarente, Brindes, Rhégion, Ariminum, Pise et Messine : 17, outre les 2 du départ.",
    ],
  },
  {
    id: "8.2",
    title: "Les garder",
    text: [
      "Un camp n'a jamais plus de 25 PA, jamais moins que zéro. Ce qui n'est pas dépensé reste pour les tours suivants, mais ce qui dépasse 25 est perdu.",
      "> Carthage a gardé 10 PA et en gagne 19 : elle en a 25, et 4 sont perdus. Elle aurait mieux fait de les dépenser.",
    ],
  },
  {
    id: "9.0",
    title: "Mobilisation",
    text: [
      "Le joueur actif lève des unités ([[9.1]]), les place ([[9.2]]), tire des chefs ([[9.3]]), aguerrit des recrues ([[20.0]]) et achète des stratagèmes ([[23.0]]). Tout cela coûte des PA, qui manquent ensuite pour les opérations.",
    ],
  },
  {
    id: "9.1",
    title: "Lever des unités",
    text: [
      "Les recrues disponibles viennent contre des PA, les vôtres et celles des puissances mineures alliées ; les unités éliminées y attendent aussi, sauf les chefs et les Mamertins ([[21.0]]). Les unités à deux faces viennent comme recrues ([[20.0]]). Il n'y a pas plus d'unités que de pions.",
      "- Les deux : garnison 1, infanterie auxiliaire 1, hoplites 2, train de siège 2, flotte 4.",
      "- Rome : chef 1, légion 2, cavalerie 3.",
      "- Carthage : chef 2, infanterie de marine 2, cavalerie 2, éléphants 3, Bataillon sacré 3.",
      "Quand tout est acheté, des unités de la carte peuvent être renvoyées dans leurs foyers, pour être levées plus tard ; les chefs non.",
      "> Rome lève une légion (2), une flotte (4) et un chef (1) : 7 PA. La légion vient avec combat 3 et moral 3, et passe à 4 et 4 quand elle est aguerrie.",
    ],
  },
  {
    id: "9.2",
    title: "Déploiement",
    text: [
      "Les nouvelles unités ne viennent jamais dans un hexagone avec des unités ennemies ni dans une zone de contrôle ennemie. Une unité amie dont la présence est requise doit avoir été là au début de la phase.",
      "- Infanterie auxiliaire, cavalerie, hoplites : une forteresse que vous contrôlez. Hoplites de Rome : ceux de Syracuse et de Massilia dans leur région, les Mamertins à Messine.",
      "- Légions : une forteresse ou ville contrôlée d'Italie. Garnisons : n'importe laquelle, une par hexagone.",
      "- Trains de siège : une forteresse contrôlée, ou un camp à vous. Flottes et infanterie de marine : un port contrôlé.",
      "- Éléphants : une forteresse contrôlée de Libye ou de Numidie. Bataillon sacré : Carthage.",
      "- Chefs : dans la capitale, ou avec une légion (Rome) ou toute unité carthaginoise, en mer aussi. La capitale reçoit les chefs et le Bataillon sacré même si personne ne s'y trouve, sauf si l'ennemi y est.",
      "Les puissances mineures ont leurs propres lieux : [[24.3]].",
      "> Rome veut une nouvelle légion aussi près que possible de la Sicile : Rhégion, la dernière forteresse d'Italie, est l'endroit. Des auxiliaires, elle peut même en déployer à Messine, car toute forteresse contrôlée convient.",
    ],
  },
  {
    id: "9.3",
    title: "Chefs",
    text: [
      "Les chefs que le scénario ne place pas attendent dans la réserve de leur camp. Un chef payé en est tiré au hasard ; seul un marqueur Dictateur ou Suffète permet de choisir ([[23.1]]). Un chef éliminé ne revient jamais.",
      "> Rome paie 1 PA pour un chef et espère Régulus, commandement 2. Elle tire Claudius Pulcher, commandement 1, et doit s'en contenter.",
    ],
  },
];
