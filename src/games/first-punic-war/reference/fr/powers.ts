import type { RulesReference } from "../../../../words/rules-reference.ts";

export const powers: RulesReference = [
  {
    id: "19.0",
    title: "Flottes",
    text: [
      "Elles suivent les règles des unités terrestres, avec les différences de ce chapitre : jusqu'où elles vont ([[19.1]]), qui elles combattent ([[19.2]]), ce qu'elles portent ([[19.3]]). Tout voyage commence par un dé, et les tempêtes peuvent couler plus que l'ennemi.",
    ],
  },
  {
    id: "19.1",
    title: "Naviguer",
    text: [
      "Les flottes entrent dans les hexagones de mer et de côte par des côtés tout ou en partie de mer, un point par hexagone. Après l'embarquement ([[19.3]]) le dé dit jusqu'où ; +1 d'un port ami non pillé, +1 avec un chef à bord, -1 avec une flotte de recrues :",
      "- 1 ou moins : 0 hexagone, et une tempête. 2 : 2 hexagones, et une tempête.",
      "- 3 : 4. 4 : 6. 5 : 8. 6 : 10. 7 ou plus : 12.",
      "La tempête vient après le mouvement et avant le débarquement, et épargne une force dans un port ami. Sinon les flottes testent leur moral ([[15.2]]) : qui échoue est perdu avec tout ce qu'il porte ; les chefs survivent si une flotte survit.",
      "Aucune flotte n'entre chez des flottes ennemies, dans une forteresse ennemie ou chez des neutres. Elle peut passer devant d'autres unités terrestres ennemies, non finir avec elles.",
      "> Deux flottes de vétérans quittent Ostie, port romain, avec Duilius à bord : +2. Un dé de 3 devient 5, et elles vont de 8 hexagones. Des flottes de recrues en pleine mer auraient eu 3 moins 1 : 2 hexagones, et une tempête.",
    ],
  },
  {
    id: "19.2",
    title: "Combattre",
    text: [
      "Les flottes combattent sur les mêmes tables que les armées ([[14.1]]). Qui peut atteindre qui est dit ici :",
      "- Les flottes attaquent les flottes sur toute mer ou côte ; ce qui est empilé avec elles est attaqué aussi.",
      "- Elles attaquent les unités terrestres des côtes et des îles, quel que soit le côté qui les sépare, jamais à l'intérieur des terres.",
      "- Les unités terrestres attaquent les flottes des côtes, non celles de pleine mer.",
      "- Flottes et unités terrestres d'un hexagone côtier peuvent attaquer ensemble l'hexagone côtier voisin, même par-dessus l'eau.",
      "- Les flottes se retirent et poursuivent par mer et côte seulement, comme elles naviguent : en déroute, elles peuvent passer devant des unités terrestres ennemies, mais pas finir avec elles.",
      "> Deux flottes romaines (4 chacune) attaquent une flotte carthaginoise (5) : 160 pour cent, colonne 150-199. Sur un 6 elle doit tester son moral.",
    ],
  },
  {
    id: "19.3",
    title: "Transport",
    text: [
      "Une flotte porte deux unités terrestres mobiles de son contingent et autant de chefs qu'on veut. Elles embarquent dans son hexagone au début de l'opération et peuvent débarquer sur une côte ou dans un port à la fin ; alors ni elles ni la flotte ne vont plus loin. Elles peuvent aussi rester à bord. D'une flotte laissée en route elles peuvent débarquer là où elle est restée, mais pas attaquer. Avec un résultat naval de 0 on peut encore embarquer et débarquer. Une flotte transporte une fois par mouvement.",
      "> Deux flottes à Ostie prennent à bord quatre légions et Régulus et vont de 10 hexagones jusqu'à la côte d'Afrique. Là les légions débarquent et peuvent attaquer aussitôt ; pour 1 PA de plus elles marchent.",
    ],
  },
  {
    id: "19.4",
    title: "Ravitaillement en mer",
    text: [
      "Comme en [[18.0]] : un hexagone de pleine mer nourrit une flotte, un hexagone côtier ce que nourrit sa terre, flottes et unités débarquées comptées ensemble. Qui est à bord n'est pas compté, et partage le sort de la flotte ; seuls les chefs passent sur une autre flotte, ou à terre.",
      "> Trois flottes finissent le tour dans un hexagone de pleine mer : deux testent leur moral, sauf si Rome paie 1 PA. Dans un port sans flotte ennemie à côté, aucune n'aurait à le faire.",
    ],
  },
  {
    id: "19.5",
    title: "Combat amphibie",
    text: [
      "Les unités embarquées ajoutent leurs facteurs aux combats de leur flotte, en mer et contre une côte, sans débarquer ; ou elles attaquent pendant que la flotte reste à l'écart. Mais les éléphants à bord comptent 0 et ne donnent pas de décalage, la cavalerie à bord n'est pas de la cavalerie ; les trains de siège à bord agissent.",
      "Dans un raid seuls combattent l'infanterie de marine, l'infanterie auxiliaire et les chefs embarqués ; leurs flottes restent à l'écart, mais partagent une retraite. La flotte teste le moral pour tous à bord : ils se retirent ou périssent avec elle. Les unités à terre auprès d'une flotte combattent aussi, et se retirent par terre.",
      "> Une flotte carthaginoise (5) avec de l'infanterie de marine (2) à bord attaque un port romain : 7 facteurs, et un décalage à droite pour l'infanterie de marine. Des éléphants à sa place n'auraient rien ajouté.",
    ],
  },
  {
    id: "20.0",
    title: "Recrues et vétérans",
    text: [
      "Les unités à deux faces sont vétérans devant, recrues derrière ; celles à une face sont toujours des recrues. Les renforts viennent comme recrues.",
      "Pour un PA une recrue devient vétéran dans la phase de mobilisation : une unité terrestre dans une forteresse, à terre ou à bord, ou une flotte dans un port, avec un chef ; unités et chefs nouveaux aussi, autant qu'on veut par chef.",
      "Après un combat où votre force n'a rien subi, une recrue qui a combattu devient vétéran pour chaque unité ennemie éliminée, sans rien payer.",
      "> Rome lève deux légions à Rome, où se trouve Duilius, pour 4 PA et les aguerrit aussitôt pour 2 de plus. Deux légions de vétérans à 4-4 s'y trouvent, pour 6 PA.",
    ],
  },
  {
    id: "21.0",
    title: "Unités particulières",
    text: [
      "Certaines unités ont une règle à elles. Là où elle donne un décalage, il se compte avec les autres en [[14.1]] :",
      "- Troupes légères : cavalerie, infanterie auxiliaire, infanterie de marine, chefs. Elles vont en montagne et mènent des raids.",
      "- Trains de siège : 1 décalage dans une attaque contre une forteresse ou un camp, quel qu'en soit le nombre.",
      "- Garnisons : statiques, une par hexagone, dans les forteresses et villes.",
      "- Bataillon sacré (infanterie et cavalerie) : une opération d'une force qui le contient et commence hors de Libye coûte 1 PA de plus, une fois ; aussi s'il se joint seulement à l'attaque.",
      "- Frondeurs baléares : levés seulement tant que Carthage contrôle les Baléares, dans toute forteresse carthaginoise.",
      "- Infanterie de marine : embarquée, 1 décalage contre un port ennemi, en bataille et en raid.",
      "- Mamertins : une unité romaine ; éliminée, elle ne revient jamais.",
      "> Deux trains de siège sont contre Palerme, une forteresse majeure : les 3 décalages du défenseur deviennent 2, non 1. Le Bataillon sacré aurait coûté à Carthage 2 PA par opération en Sicile.",
    ],
  },
  {
    id: "22.0",
    title: "Camps",
    text: [
      "À la fin d'une opération une légion ou des hoplites carthaginois de la force peuvent construire un camp pour 1 PA : un par hexagone ; ni dans une forteresse, ni en montagne, ni en mer ; pas plus qu'il n'y a de marqueurs.",
      "Il donne à ses défenseurs, flottes comprises, 1 décalage, les abrite des retraites ([[16.2]]) et nourrit deux unités de plus. Il n'a pas de zone de contrôle et ne demande pas de ravitaillement. Il est retiré quand il n'y a plus d'unité terrestre amie dans l'hexagone.",
      "> Deux légions sont passées en Afrique et finissent à côté d'Utique, en terrain accidenté. Pour 1 PA elles construisent un camp : un DW ne les déplace plus, la défense est décalée de 1 de plus, et quatre unités peuvent y vivre au lieu de deux.",
    ],
  },
  {
    id: "23.0",
    title: "Stratagèmes",
    text: [
      "Les stratagèmes se tirent cachés de la réserve. Dans votre phase de mobilisation le premier d'un tour coûte 1 PA, le deuxième 2, le troisième 3 et ainsi de suite, tant que durent réserve et PA. Augures et crises en amènent d'autres.",
      "> Carthage tire trois stratagèmes en un tour : 1, 2 et 3, 6 PA en tout. En trois tours, un par tour, ils auraient coûté 3.",
    ],
  },
  {
    id: "23.1",
    title: "Les jouer",
    text: [
      "Chaque joueur en joue au plus un par opération ou action, Trahison comprise. On garde ses stratagèmes jusqu'à ce qu'on les joue ou les perde ; ils retournent alors dans la réserve.",
      "- Levée (mobilisation) : deux unités de votre nation sans rien payer, pas de chefs, comme recrues.",
      "- Dictateur ou Suffète (mobilisation) : choisissez un chef de votre réserve ; il rejoint n'importe quelle unité amie.",
      "- Diplomatie 1 à 3 : [[24.1]].",
      "- Tactique 1 à 3 (combat) : autant de décalages pour vous, gardés dans une contre-attaque.",
      "- Trahison (à tout moment) : annule un stratagème ennemi qui vient d'être révélé, si vous n'en avez pas joué vous-même dans ce combat ou cette tentative. Dans cette phase son joueur n'en joue pas d'autre de ce genre ; pour une Tactique, dans ce combat. Une Diplomatie ainsi annulée met fin à la tentative ; une Tactique laisse le combat sans son décalage.",
      "- Espion (pendant votre moitié de tour) : voyez toutes les unités ennemies d'une région, ou tous les stratagèmes ennemis.",
      "> Rome attaque avec une Tactique 3. Carthage, qui n'a rien joué dans ce combat, joue Trahison : les trois décalages disparaissent, et les deux marqueurs aussi.",
    ],
  },
  {
    id: "24.0",
    title: "Puissances mineures",
    text: [
      "Syracuse, Massilia, les Gaulois, les Ibères, la Numidie et les mercenaires sont neutres ou alliés d'un camp ; les mercenaires de Carthage seulement. Les alliés sont à vous pour tout : vous les levez et opérez avec eux, et pour l'adversaire ce sont des ennemis. Les unités neutres ne sont levées par personne, et qui entre dans une ville ou forteresse neutre l'envahit.",
      "Une puissance se gagne par la diplomatie ([[24.1]]), ou par l'invasion de l'ennemi ([[24.2]]) ; les augures peuvent la faire perdre.",
    ],
  },
  {
    id: "24.1",
    title: "Diplomatie",
    text: [
      "Pour 1 PA nommez une puissance neutre ou hostile et engagez en secret un marqueur Diplomatie ; il vous en faut un. L'adversaire peut en engager un aussi. Votre valeur moins la sienne donne la colonne. Lancez le dé, tenu entre 1 et 6 :",
      "- -1 si la puissance est à l'ennemi ;",
      "- +1 Carthage avec la Numidie ou les mercenaires, Rome avec Syracuse ou Massilia ;",
      "- +1 pour un de vos chefs dans une forteresse de sa région, -1 pour un de l'ennemi.",
      "Résultats de 1 à 6, par colonne :",
      "- -1 ou moins : X X X – – A",
      "- 0 : X X – – N A",
      "- 1 : X X – N A A",
      "- 2 : X – N N A A",
      "- 3 ou plus : X N N A A A",
      "- A : elle est votre alliée. N : une neutre devient votre alliée, une alliée de l'ennemi neutre ([[24.6]]). X : l'adversaire gagne un PA. Un tiret : rien. Les mercenaires ne servent jamais Rome : pour eux A vaut N.",
      "Si des unités se séparent ainsi dans un hexagone, les moins nombreuses partent vers un hexagone voisin, menées par leur joueur, ou périssent s'il n'y en a pas, comme toujours les garnisons ; à égalité, celles du plus petit dé partent.",
      "> Rome négocie avec Syracuse, Diplomatie 2, et Carthage n'engage rien : colonne 2. Le dé donne 3, +1 pour Rome avec Syracuse font 4 : N, et Syracuse, neutre, est l'alliée de Rome. Contre une Diplomatie 2 de Carthage la colonne serait 0, et un 4 n'y fait rien.",
    ],
  },
  {
    id: "24.2",
    title: "Invasion",
    text: [
      "Attaquer une unité neutre, ou entrer dans une ville ou forteresse neutre par mouvement, retraite ou poursuite, fait aussitôt de cette puissance l'alliée de votre adversaire. Traverser seulement sa région, non. Ce que l'envahisseur prend, il peut le garder, mais il a un ennemi de plus.",
      "> Rome attaque Syracuse, encore neutre. À l'instant Syracuse est l'alliée de Carthage : ses hoplites, sa cavalerie, sa flotte et Hiéron sont désormais menés par Carthage.",
    ],
  },
  {
    id: "24.3",
    title: "Leurs renforts",
    text: [
      "Ils coûtent ce que dit votre propre tableau ([[9.1]]), et chaque puissance a pour eux ses propres lieux :",
      "- Syracuse et Massilia : dans les forteresses et villes de leur région, les flottes dans ses ports ; aucune unité amie n'a à s'y trouver.",
      "- Numidie, Ibères, Gaulois : partout dans leur région, de même.",
      "- Mercenaires : la première fois que Carthage les gagne tous viennent à la fois, sans rien payer, dans des forteresses qu'elle occupe ; plus tard contre des PA.",
      "Les unités ennemies et leurs zones de contrôle ferment un hexagone à tous.",
      "> Carthage a gagné la Numidie et lève une unité de sa cavalerie pour 2 PA : elle peut paraître dans tout hexagone de Numidie, par exemple à deux hexagones d'une armée romaine près de Cirta, hors de sa zone de contrôle.",
    ],
  },
  {
    id: "24.4",
    title: "Leurs places",
    text: [
      "Forteresses et villes d'une puissance mineure sont à celui dont les unités contrôlent l'hexagone, de quelque contingent qu'elles soient ([[3.0]]). La forteresse vide d'un allié n'est à personne, et n'apporte pas de PA tant qu'aucune unité n'y est.",
      "> Syracuse, alliée de Rome, a perdu sa garnison, et la place est vide. Une légion romaine y entre : Rome a maintenant les 2 PA d'une forteresse majeure, et 3 points de victoire.",
    ],
  },
  {
    id: "24.5",
    title: "Leurs opérations",
    text: [
      "Les unités alliées opèrent avec toutes les vôtres. Seul le transport reste dans chaque contingent : une flotte n'en porte pas d'autre. Elles peuvent s'empiler.",
      "> La flotte de Syracuse navigue avec les flottes romaines, et combat à leurs côtés. Mais elle ne porte que les hoplites et les auxiliaires de Syracuse, aucune légion, et personne ne porte les mercenaires, qui n'ont pas de flotte.",
    ],
  },
  {
    id: "24.6",
    title: "De nouveau neutre",
    text: [
      "Toutes les unités de la puissance quittent la carte. Le joueur qui l'a perdue les replace dans les forteresses et villes de leur région qu'aucune autre puissance ne tient, une dans chacune avant une seconde. Celles qui n'ont pas de place, et toujours les mercenaires, restent hors de la carte et pourront être levées par le prochain allié.",
      "> Les augures renvoient la Numidie chez elle. Carthage met une unité de cavalerie à Cirta et une à Volubilis, puis les suivantes là où il y en a le moins ; si une légion romaine tient Cirta, aucune n'y va.",
    ],
  },
  {
    id: "25.0",
    title: "Brouillard de guerre",
    text: [
      "Vous voyez vos unités, et des autres piles seulement ce qui est dessus ; un marqueur y cache tout. Combien il y a d'unités terrestres, de flottes et d'unités à bord, chacun peut le compter. On voit davantage :",
      "- en combat : toutes les unités qui y prennent part ;",
      "- chez soi : Rome voit tout ennemi en Italie, Carthage en Libye ;",
      "- par un espion ([[23.1]]).",
      "> À Lilybée une garnison est au-dessus de quatre autres unités : Rome voit qu'il y en a cinq, non lesquelles. Dès qu'elle attaque, les cinq sont montrées.",
    ],
  },
];
