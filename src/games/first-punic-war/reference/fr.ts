import { strategy } from "./strategy-fr.ts";

/** Les règles de First Punic War par section, avec nos mots. Same sections and links as in English. */
const rules: readonly { readonly id: string; readonly title: string; readonly text: readonly string[] }[] = [
  {
    id: "1.0",
    title: "La guerre",
    text: [
      "Rome et Carthage se disputent la Méditerranée occidentale, de 264 à 241 av. J.-C. Un tour vaut trois ans, un hexagone quarante milles. Les deux camps vivent de points d'action (PA) : avec eux ils lèvent des unités, négocient avec les puissances mineures et mettent en route armées et flottes.",
      "Les règles optionnelles [[29.0]] à [[33.0]] se choisissent à la création de la partie.",
    ],
  },
  {
    id: "2.0",
    title: "Matériel",
    text: [
      "Une carte d'hexagones, 176 pions, un dé et des tables. Une unité montre son facteur de combat, son moral et son potentiel de mouvement ; un chef aussi une valeur de commandement ; une flotte une ancre, car une table dit jusqu'où elle va. Un potentiel de 0 fait une unité statique, qui ne bouge ni n'attaque jamais.",
      "Une partie du matériel est reconstituée : la carte avec ses villes, routes et terrains, les facteurs des unités, le nombre de certains pions, les tables de combat, le tableau des terrains, la table navale et la piste des tours n'ont pu être lus. Tout cela respecte chaque nombre de la règle, mais ce n'est pas le matériel imprimé.",
    ],
  },
  {
    id: "3.0",
    title: "Les mots",
    text: [
      "- Occuper un hexagone : y avoir une unité. Le contrôler : l'occuper sans qu'une zone de contrôle ennemie s'y étende ([[11.0]]). Dans une forteresse c'est la même chose, car aucune n'y entre. Le contrôle cesse quand part la dernière unité.",
      "- Unités amies : les vôtres et celles des puissances mineures alliées ; elles comptent en tout comme les vôtres.",
      "- Force : des unités qui mènent ensemble une opération.",
      "- Joueur actif : celui dont c'est le tour.",
      "- Tirer : au hasard. Choisir : à son gré.",
    ],
  },
  { id: "4.0", title: "Victoire", text: ["Soudaine, ou aux points après le dernier tour."] },
  {
    id: "4.1",
    title: "Mort subite",
    text: [
      "À tout moment : qui occupe toutes les forteresses d'Italie, de Libye et de toute l'île de Sicile, Syracuse et Messine comprises, remporte une victoire décisive.",
    ],
  },
  {
    id: "4.2",
    title: "À la fin",
    text: [
      "Après le dernier tour du scénario, chaque forteresse que vous occupez compte, à qui qu'elle ait été :",
      "- 5 : Rome, Carthage.",
      "- 3 : Syracuse, Massilia.",
      "- 2 : Lilybée, Palerme.",
      "- 1 : toute autre forteresse.",
      "- Avec les colonies ([[32.0]]), un de plus pour chacune que vous contrôlez hors d'Italie (Rome) ou de Libye (Carthage).",
    ],
  },
  {
    id: "4.2.1",
    title: "Ampleur de la victoire",
    text: [
      "La différence des deux totaux décide :",
      "- 8 ou plus : décisive.",
      "- 5 à 7 : substantielle.",
      "- 2 à 4 : marginale.",
      "- 0 ou 1 : match nul.",
    ],
  },
  {
    id: "5.0",
    title: "Le tour",
    text: [
      "- Initiative : [[6.0]].",
      "- Augures : [[7.0]].",
      "- Le premier joueur : points d'action ([[8.1]]), mobilisation ([[9.0]]), diplomatie ([[24.1]]), opérations ([[12.0]]), ravitaillement ([[18.0]]). Chaque opération est mouvement, puis combat, puis peut-être un camp ([[22.0]]).",
      "- Le second joueur : de même.",
      "- Fin du tour : une crise se règle ([[7.1]]) ; puis le tour suivant, ou le décompte.",
    ],
  },
  {
    id: "6.0",
    title: "Initiative",
    text: ["Elle fait d'un joueur le premier joueur, jusqu'à ce qu'on la détermine de nouveau au tour suivant."],
  },
  {
    id: "6.1",
    title: "Qui l'a",
    text: [
      "Chaque joueur ajoute un dé au nombre de forteresses qu'il contrôle, majeures et mineures également, sans les villes. Le plus haut total a l'initiative. À égalité les deux relancent, sans rien ajouter.",
      "Au premier tour de chaque scénario c'est Rome.",
    ],
  },
  {
    id: "6.2",
    title: "Ce qu'elle donne",
    text: [
      "Le premier joueur joue son tour d'abord, et agit d'abord partout où les deux joueurs ont à faire dans la même phase.",
    ],
  },
  {
    id: "7.0",
    title: "Augures",
    text: [
      "Chaque joueur jette un dé ; le total désigne un événement pour ce tour. Un événement peut revenir.",
      "- 2 Barbares : les deux perdent tous leurs PA.",
      "- 3 Les alliés rentrent : un dé par puissance mineure alliée ; impair, elle redevient neutre ([[24.6]]).",
      "- 4 Mauvais présages : chacun remet un stratagème, tiré au hasard.",
      "- 5 Piraterie : chacun choisit une de ses flottes et la perd avec tout ce qu'elle porte.",
      "- 6 Peste ou révolte : un dé par forteresse occupée ; impair, une unité du lieu, choisie par son joueur, est perdue. Le premier joueur le fait pour les forteresses neutres.",
      "- 7 Crise : un dé place le marqueur ([[7.1]]).",
      "- 8 Bon moral : un PA par forteresse occupée, Rome hors d'Italie, Carthage hors de sa mise en place du scénario I.",
      "- 9 Sursaut : qui contrôle au moins trois forteresses de moins gagne 2 PA.",
      "- 10 Successeurs d'Alexandre : un dé ; impair, Rome gagne autant de PA ; pair, Carthage.",
      "- 11 Bons présages : chacun tire deux stratagèmes.",
      "- 12 Grande-Grèce : un PA chacune pour qui occupe Syracuse, Massilia et Tarente.",
    ],
  },
  {
    id: "7.1",
    title: "Crise",
    text: [
      "Le marqueur va à 1 Baecula, 2 Mastia, 3 Volubilis, 4 Illibéris, 5 Plaisance ou 6 Messine. À la fin du tour, avant toute autre chose :",
      "- Si un seul camp y a un chef, il jette un dé, gagne autant de PA et tire deux stratagèmes. L'autre jette un dé et perd autant de PA ; ce qui lui manque est pris sur son gain du tour suivant. Il choisit aussi un de ses stratagèmes à remettre.",
      "- Si aucun ou les deux en ont un, rien ne se passe.",
      "Les chefs des puissances mineures alliées comptent.",
    ],
  },
  {
    id: "8.0",
    title: "Points d'action",
    text: ["Ils paient la mobilisation, la diplomatie, les opérations, les camps et le ravitaillement."],
  },
  {
    id: "8.1",
    title: "Les gagner",
    text: [
      "Au début de votre tour, la somme de :",
      "- le nombre du tour et un dé. Tours 1 à 8 : Rome 4 5 6 7 7 6 5 4, Carthage 3 4 5 5 5 4 3 2 ;",
      "- 2 pour votre capitale, 1 pour celle de l'ennemi ;",
      "- 2 pour chaque autre forteresse majeure que vous contrôlez ;",
      "- 1 pour chaque forteresse mineure.",
      "On en gagne ou perd encore par les combats majeurs ([[15.3]]), les augures et le pillage ([[31.0]]).",
    ],
  },
  {
    id: "8.2",
    title: "Les garder",
    text: ["Jamais plus de 25, jamais moins que zéro. Ce qui n'est pas dépensé reste pour les tours suivants."],
  },
  {
    id: "9.0",
    title: "Mobilisation",
    text: ["Le joueur actif lève et aguerrit des unités, tire des chefs et achète des stratagèmes."],
  },
  {
    id: "9.1",
    title: "Lever des unités",
    text: [
      "Les recrues disponibles viennent contre des PA, les vôtres et celles des puissances mineures alliées ; les unités éliminées y attendent aussi, sauf les chefs. Les unités à deux faces viennent comme recrues ([[20.0]]). Il n'y a pas plus d'unités que de pions.",
      "- Les deux : garnison 1, infanterie auxiliaire 1, hoplites 2, train de siège 2, flotte 4.",
      "- Rome : chef 1, légion 2, cavalerie 3.",
      "- Carthage : chef 2, infanterie de marine 2, cavalerie 2, éléphants 3, Bataillon sacré 3.",
      "Quand tout est acheté, des unités de la carte peuvent être renvoyées, pour être levées plus tard ; les chefs non.",
    ],
  },
  {
    id: "9.2",
    title: "Déploiement",
    text: [
      "Jamais avec des unités ennemies ni dans une zone de contrôle ennemie. Une unité amie dont la présence est requise doit avoir été là au début de la phase.",
      "- Infanterie auxiliaire, cavalerie, hoplites : une forteresse que vous contrôlez. Hoplites de Rome : ceux de Syracuse et de Massilia dans leur région, les Mamertins à Messine.",
      "- Légions : une forteresse ou ville contrôlée d'Italie. Garnisons : n'importe laquelle, une par hexagone.",
      "- Trains de siège : une forteresse contrôlée, ou un camp à vous. Flottes et infanterie de marine : un port contrôlé.",
      "- Éléphants : une forteresse contrôlée de Libye ou de Numidie. Bataillon sacré : Carthage.",
      "- Chefs : dans la capitale, ou avec une légion (Rome) ou toute unité carthaginoise, en mer aussi. La capitale reçoit les chefs et le Bataillon sacré même si personne ne s'y trouve, sauf si l'ennemi y est.",
      "Les puissances mineures ont leurs propres lieux : [[24.3]].",
    ],
  },
  {
    id: "9.3",
    title: "Chefs",
    text: [
      "Les chefs que le scénario ne place pas attendent dans la réserve de leur camp. Un chef payé en est tiré au hasard. Un chef éliminé ne revient jamais.",
    ],
  },
  {
    id: "10.0",
    title: "Empilement",
    text: [
      "Autant d'unités amies qu'on veut, de tout contingent, dans un hexagone ; seules les garnisons sont limitées à une. Mais trop de monde peut avoir faim ([[18.0]]). Le joueur arrange ses piles à son gré, les marqueurs toujours dessus. Un marqueur d'armée peut tenir lieu des unités d'un hexagone.",
    ],
  },
  {
    id: "11.0",
    title: "Zones de contrôle",
    text: [
      "Toute unité, statique ou chef compris, a une zone de contrôle dans les six hexagones autour d'elle. Rien ne l'annule, et plusieurs n'y font pas plus qu'une. Mais :",
      "- aucune n'entre dans un hexagone de forteresse ni n'en sort ;",
      "- celle des unités terrestres ne franchit ni les côtés de pleine mer ni les détroits, et n'entre pas dans les hexagones de pleine mer ;",
      "- celle des flottes ne franchit pas les côtés tout en terre et n'entre pas à l'intérieur des terres ;",
      "- les unités neutres n'en ont pas.",
    ],
  },
  {
    id: "11.1",
    title: "Leurs effets",
    text: [
      "- Qui entre dans une zone de contrôle ennemie s'arrête.",
      "- Qui commence dans l'une ne passe pas directement dans une autre, mais peut la quitter et entrer dans une autre plus loin.",
      "- Elles n'obligent personne à attaquer.",
      "- Elles coûtent des unités dans les retraites ([[16.2]]) ; les poursuivants les ignorent ([[17.0]]).",
      "- Les renforts n'y arrivent pas ([[9.2]]).",
    ],
  },
  {
    id: "12.0",
    title: "Opérations",
    text: [
      "Pour un PA une force se déplace, attaque, ou fait les deux. Les opérations se suivent, autant que vous pouvez en payer, ou aucune. Une force avec le Bataillon sacré peut coûter plus : [[21.0]].",
    ],
  },
  {
    id: "12.1",
    title: "Forces",
    text: [
      "Une unité ou plusieurs qui commencent dans le même hexagone. Les autres restent. Les unités terrestres forment une force terrestre, les flottes avec ce qu'elles portent une force navale.",
    ],
  },
  {
    id: "12.2",
    title: "Opérations répétées",
    text: [
      "La même force peut opérer autant de fois qu'on veut dans un tour, un PA chaque fois, et d'autres forces entre-temps. L'attaque à la fin d'un mouvement ne coûte rien de plus.",
    ],
  },
  {
    id: "12.3",
    title: "Concentration sur un chef",
    text: [
      "Pour un PA toutes les unités terrestres que vous voulez, d'où qu'elles soient, marchent vers l'hexagone d'un chef ami, si chacune peut l'atteindre en un mouvement ; par une ville neutre, c'est une invasion ([[24.2]]). Il reste où il est, et nul ne va par mer. Puis ceux de son hexagone peuvent attaquer.",
    ],
  },
  {
    id: "12.4",
    title: "Qui attaque",
    text: [
      "Tous ceux de l'hexagone où finit la force peuvent se joindre à son attaque, qu'ils aient bougé ou non, et chacun peut en être exclu ; mais non ceux qu'on a laissés en route ([[13.0]]). Des unités d'hexagones différents n'attaquent jamais ensemble.",
    ],
  },
  {
    id: "13.0",
    title: "Mouvement terrestre",
    text: [
      "Une force va d'hexagone en hexagone, aussi loin que portent les points de mouvement de sa plus lente unité ; on peut laisser les lentes en route. Qui est laissé ne bouge plus et n'attaque pas dans cette opération. On ne prend personne en chemin. Les unités statiques ne bougent pas.",
      "Un hexagone est toujours possible, quel qu'en soit le prix, mais non contre les zones de contrôle ([[11.1]]) ni en terrain interdit. Les hexagones avec des unités ennemies, flottes aussi, ou neutres sont fermés.",
    ],
  },
  {
    id: "13.1",
    title: "Terrain",
    text: [
      "Points de mouvement pour entrer dans un hexagone :",
      "- dégagé 1, accidenté 2, désert 2, montagne 3 ; villes et forteresses comme le pays autour ;",
      "- par-dessus un fleuve ou une ligne de montagnes 1 de plus, un détroit 2 de plus ;",
      "- le long d'une route un demi-point, quoi qu'il y ait d'autre.",
      "En montagne et par les lignes de montagnes ne vont que chefs, cavalerie, infanterie auxiliaire et infanterie de marine ; par une route tout le monde. Un détroit laisse passer les unités terrestres, sauf si une flotte ennemie est au-delà ; les autres côtés et hexagones de pleine mer non, sinon en flotte ([[19.3]]).",
    ],
  },
  {
    id: "14.0",
    title: "Combat",
    text: [
      "Une force qui s'est déplacée, ou non, peut attaquer un hexagone ennemi adjacent, avec d'autres de son hexagone si vous voulez. Attaquer n'est jamais obligatoire. Les unités comptent entières, les chefs aussi, même un chef seul. Les unités statiques n'attaquent pas, mais défendent et contre-attaquent. Toutes les unités de l'hexagone attaqué défendent ensemble.",
    ],
  },
  {
    id: "14.1",
    title: "Déroulement d'un combat",
    text: [
      "- On nomme les attaquants ; toutes les unités des deux camps sont révélées.",
      "- L'attaquant choisit la table des batailles, ou celle des raids : alors seuls cavalerie, infanterie auxiliaire, infanterie de marine et chefs y prennent part.",
      "- Le rapport de forces en pour cent, arrondi à l'entier inférieur, donne la colonne : jusqu'à 49, 50-99, 100-149, 150-199, 200-299, 300-399, 400-499, 500-599, 600 et plus.",
      "- L'attaquant, puis le défenseur, peut jouer un marqueur Tactique.",
      "- Les décalages à droite aident l'attaquant, à gauche le défenseur ; seule compte la différence, et on ne sort pas de la table.",
      "- L'attaquant jette le dé : [[15.0]].",
      "Décalages de l'attaquant : commandement d'un chef ; Tactique ; train de siège contre une forteresse ou un camp 1 ; éléphants contre un hexagone dégagé, de désert ou de ville sans forteresse 1 ; infanterie de marine embarquée contre un port 1.",
      "Décalages du défenseur : commandement d'un chef ; Tactique ; le meilleur d'entre accidenté 1, montagne 2, ville 1, forteresse mineure 2, forteresse majeure 3 ; le côté attaqué, fleuve, ligne de montagnes ou détroit, 1 ; camp 1.",
      "Dans une contre-attaque : [[15.1]].",
    ],
  },
  {
    id: "15.0",
    title: "Résultats du combat",
    text: [
      "- AC : tous les attaquants sont éliminés ; le défenseur peut poursuivre.",
      "- AR : les attaquants testent leur moral ; qui échoue est en déroute, le reste se replie ([[16.0]]). Pas de poursuite.",
      "- AW : les attaquants se replient. Pas de poursuite.",
      "- CA : le défenseur contre-attaque ([[15.1]]).",
      "- DW : les défenseurs se replient ; l'attaquant peut poursuivre ([[17.0]]).",
      "- DR : les défenseurs testent leur moral ; qui échoue est en déroute, le reste se replie. L'attaquant peut poursuivre.",
      "- DC : tous les défenseurs sont éliminés ; l'attaquant peut poursuivre.",
      "Table des batailles, dé par dé, de la colonne jusqu'à 49 à celle de 600 et plus :",
      "- 1 : AC AC AR AR AW CA CA CA CA",
      "- 2 : AC AR AR AW CA CA CA DW DR",
      "- 3 : AR AR AW CA CA CA DW DR DR",
      "- 4 : AR AW CA CA CA DW DR DR DC",
      "- 5 : AW CA CA DW DW DR DR DC DC",
      "- 6 : CA CA DW DR DR DC DC DC DC",
      "Table des raids :",
      "- 1 : AC AR AR AW AW AW CA CA CA",
      "- 2 : AR AR AW AW AW CA CA DW DW",
      "- 3 : AR AW AW AW CA DW DW DW DW",
      "- 4 : AW AW AW CA DW DW DW DW DR",
      "- 5 : AW AW CA DW DW DW DR DR DR",
      "- 6 : DW DW DW DW DR DR DR DR DC",
    ],
  },
  {
    id: "15.1",
    title: "Contre-attaque",
    text: [
      "Tous les défenseurs attaquent aussitôt ceux qui les ont attaqués, sur la même table ; les unités restées à l'écart ne sont pas concernées. Les résultats se lisent à l'envers : A est maintenant le défenseur initial.",
      "- 1 décalage pour la contre-attaque.",
      "- 1 pour la supériorité en cavalerie, si le premier hexagone attaqué est dégagé, de désert ou une ville sans forteresse : au camp qui a au moins le double des facteurs de cavalerie de l'autre, ou la seule cavalerie.",
      "- Aucun décalage de terrain ni de côté. Tous les autres valent. Les Tactiques déjà jouées agissent encore pour leur joueur ; pas de nouvelles.",
      "Les unités statiques contre-attaquent mais ne poursuivent pas. Un second CA n'est pas une troisième attaque : les deux camps testent leur moral comme pour AR et DR, et nul ne poursuit.",
    ],
  },
  {
    id: "15.2",
    title: "Tests de moral",
    text: [
      "Un chef de l'hexagone peut élever d'un le moral d'autant d'unités que son commandement, jamais celui des chefs. Puis un seul dé pour toute la force : jusqu'à son moral une unité réussit, au-dessus elle échoue ; sur un 6 toutes échouent.",
      "Exemple : des morals de 4, 3 et 2, et un chef de commandement 2, moral 4. Il soutient les deux premières. Sur un 4 seule la troisième échoue.",
    ],
  },
  {
    id: "15.3",
    title: "Combat majeur",
    text: [
      "Si un camp perd quatre unités ou plus dans un combat, retraites comprises, et l'autre non, le vainqueur gagne un PA et le vaincu en perd un, s'il en a. Si les deux en perdent autant, rien.",
    ],
  },
  {
    id: "16.0",
    title: "Repli et déroute",
    text: [
      "Ce sont deux retraites, comptées en hexagones, non en points de mouvement. Un repli est d'un hexagone. Les unités qui ont échoué à un test de moral sont en déroute d'autant d'hexagones que le dé du test ; celles qui ont réussi se replient.",
    ],
  },
  {
    id: "16.1",
    title: "Comment se retirer",
    text: [
      "Le joueur déplace ses unités, ensemble ou séparées. Chacune doit finir au nombre entier d'hexagones de l'endroit du combat, sinon elle est éliminée. Jamais chez des unités ennemies ou neutres, en terrain interdit, par un côté interdit ou hors de la carte ; ni là où cela coûterait une unité si un autre chemin est ouvert.",
    ],
  },
  {
    id: "16.2",
    title: "Cas particuliers",
    text: [
      "- Un groupe qui se replie dans une zone de contrôle ennemie perd une unité ; en déroute il en perd une par hexagone de ce genre, qui que ce soit s'y trouve.",
      "- Les trains de siège se replient, mais sont éliminés en déroute. Les unités statiques sont éliminées si elles doivent se retirer.",
      "- Les flottes vont par mer, côte et détroit, et emmènent ce qu'elles portent.",
      "- Dans une forteresse ou un camp : AW et DW sont sans effet ; après AR et DR tous se replient d'un hexagone, sans test ; AC et DC agissent comme d'habitude.",
    ],
  },
  {
    id: "17.0",
    title: "Poursuite",
    text: [
      "Si le résultat le permet et que l'hexagone ennemi est vide, vos unités mobiles qui ont combattu peuvent y entrer. Chefs et cavalerie peuvent aller d'un second hexagone, dans toute direction. La poursuite compte des hexagones, non des points, et ignore les zones de contrôle ; le terrain doit être ouvert à l'unité. Qui finit à côté d'un ennemi n'attaque plus dans cette opération. Les unités statiques ne poursuivent jamais. Les défenseurs vainqueurs peuvent poursuivre aussi.",
    ],
  },
  {
    id: "18.0",
    title: "Ravitaillement",
    text: [
      "À la fin de votre tour on vérifie chacun de vos hexagones. Il est ravitaillé :",
      "- dans une forteresse, sans unité terrestre ennemie à côté ;",
      "- dans un port, sans flotte ennemie à côté ;",
      "- partout, si vous payez un PA pour l'hexagone.",
      "Sinon il nourrit autant d'unités que son meilleur terrain : dégagé 3, accidenté 2, désert 1, montagne 1, ville 4, forteresse mineure 6, forteresse majeure 8, pleine mer 1 ; deux de plus dans votre camp. Vous désignez celles en trop ; elles testent leur moral ([[15.2]]), et qui échoue est éliminé. Les chefs ne comptent ni ne souffrent ; les unités embarquées ne comptent pas.",
    ],
  },
  { id: "19.0", title: "Flottes", text: ["Elles suivent les règles des unités terrestres, avec ces différences."] },
  {
    id: "19.1",
    title: "Naviguer",
    text: [
      "Les flottes entrent dans les hexagones de mer et de côte par des côtés tout ou en partie de mer, un point par hexagone. Après l'embarquement ([[19.3]]) le dé dit jusqu'où ; +1 d'un port ami non pillé, +1 avec un chef à bord, -1 avec une flotte de recrues :",
      "- 1 ou moins : 0 hexagone, et une tempête. 2 : 2 hexagones, et une tempête.",
      "- 3 : 4. 4 : 6. 5 : 8. 6 : 10. 7 ou plus : 12.",
      "La tempête vient après le mouvement et avant le débarquement, et épargne une force dans un port ami. Sinon les flottes testent leur moral ([[15.2]]) : qui échoue est perdu avec tout ce qu'il porte ; les chefs survivent si une flotte survit.",
      "Aucune flotte n'entre chez des flottes ennemies, dans une forteresse ennemie ou chez des neutres. Elle peut passer devant d'autres unités terrestres ennemies, non finir avec elles.",
    ],
  },
  {
    id: "19.2",
    title: "Combattre",
    text: [
      "- Les flottes attaquent les flottes sur toute mer ou côte ; ce qui est empilé avec elles est attaqué aussi.",
      "- Elles attaquent les unités terrestres des côtes et des îles, quel que soit le côté qui les sépare, jamais à l'intérieur des terres.",
      "- Les unités terrestres attaquent les flottes des côtes, non celles de pleine mer.",
      "- Flottes et unités terrestres d'un hexagone côtier peuvent attaquer ensemble l'hexagone côtier voisin, même par-dessus l'eau.",
      "- Les flottes se retirent et poursuivent par mer et côte seulement, comme elles naviguent : en déroute, elles peuvent passer devant des unités terrestres ennemies, mais pas finir avec elles.",
    ],
  },
  {
    id: "19.3",
    title: "Transport",
    text: [
      "Une flotte porte deux unités terrestres mobiles de son contingent et autant de chefs qu'on veut. Elles embarquent dans son hexagone au début de l'opération et peuvent débarquer sur une côte ou dans un port à la fin ; alors ni elles ni la flotte ne vont plus loin. Elles peuvent aussi rester à bord. D'une flotte laissée en route elles peuvent débarquer là où elle est restée, mais pas attaquer. Avec un résultat naval de 0 on peut encore embarquer et débarquer. Une flotte transporte une fois par mouvement.",
    ],
  },
  {
    id: "19.4",
    title: "Ravitaillement en mer",
    text: [
      "Comme en [[18.0]] : un hexagone de pleine mer nourrit une flotte, un hexagone côtier ce que nourrit sa terre, flottes et unités débarquées comptées ensemble. Qui est à bord n'est pas compté, et partage le sort de la flotte ; seuls les chefs passent sur une autre flotte, ou à terre.",
    ],
  },
  {
    id: "19.5",
    title: "Combat amphibie",
    text: [
      "Les unités embarquées ajoutent leurs facteurs aux combats de leur flotte, en mer et contre une côte, sans débarquer ; ou elles attaquent pendant que la flotte reste à l'écart. Mais les éléphants à bord comptent 0 et ne donnent pas de décalage, la cavalerie à bord n'est pas de la cavalerie ; les trains de siège à bord agissent.",
      "Dans un raid seuls combattent l'infanterie de marine, l'infanterie auxiliaire et les chefs embarqués ; leurs flottes restent à l'écart, mais partagent une retraite. La flotte teste le moral pour tous à bord : ils se retirent ou périssent avec elle. Les unités à terre auprès d'une flotte combattent aussi, et se retirent par terre.",
    ],
  },
  {
    id: "20.0",
    title: "Recrues et vétérans",
    text: [
      "Les unités à deux faces sont vétérans devant, recrues derrière ; celles à une face sont toujours des recrues. Les renforts viennent comme recrues.",
      "Pour un PA une recrue devient vétéran dans la phase de mobilisation : une unité terrestre dans une forteresse, à terre ou à bord, ou une flotte dans un port, avec un chef ; unités et chefs nouveaux aussi, autant qu'on veut par chef.",
      "Après un combat où votre force n'a rien subi, une recrue qui a combattu devient vétéran pour chaque unité ennemie éliminée, sans rien payer.",
    ],
  },
  {
    id: "21.0",
    title: "Unités particulières",
    text: [
      "- Troupes légères : cavalerie, infanterie auxiliaire, infanterie de marine, chefs. Elles vont en montagne et mènent des raids.",
      "- Trains de siège : 1 décalage dans une attaque contre une forteresse ou un camp, quel qu'en soit le nombre.",
      "- Garnisons : statiques, une par hexagone, dans les forteresses et villes.",
      "- Bataillon sacré (infanterie et cavalerie) : une opération d'une force qui le contient et commence hors de Libye coûte 1 PA de plus, une fois ; aussi s'il se joint seulement à l'attaque.",
      "- Frondeurs baléares : levés seulement tant que Carthage contrôle les Baléares, dans toute forteresse carthaginoise.",
      "- Infanterie de marine : embarquée, 1 décalage contre un port ennemi, en bataille et en raid.",
      "- Mamertins : une unité romaine ; éliminée, elle ne revient jamais.",
    ],
  },
  {
    id: "22.0",
    title: "Camps",
    text: [
      "À la fin d'une opération une légion ou des hoplites carthaginois de la force peuvent construire un camp pour 1 PA : un par hexagone ; ni dans une forteresse, ni en montagne, ni en mer ; pas plus qu'il n'y a de marqueurs.",
      "Il donne à ses défenseurs, flottes comprises, 1 décalage, les abrite des retraites ([[16.2]]) et nourrit deux unités de plus. Il n'a pas de zone de contrôle et ne demande pas de ravitaillement. Il est retiré quand il n'y a plus d'unité terrestre amie dans l'hexagone.",
    ],
  },
  {
    id: "23.0",
    title: "Stratagèmes",
    text: [
      "Les stratagèmes se tirent cachés de la réserve. Dans votre phase de mobilisation le premier d'un tour coûte 1 PA, le deuxième 2, le troisième 3 et ainsi de suite, tant que durent réserve et PA. Augures et crises en amènent d'autres.",
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
      "- Espion (à votre tour) : voyez toutes les unités ennemies d'une région, ou tous les stratagèmes ennemis.",
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
      "Pour 1 PA nommez une puissance neutre ou hostile et engagez en secret un marqueur Diplomatie ; il vous en faut un. L'adversaire peut en engager un aussi. Votre valeur moins la sienne donne la colonne. Jetez le dé, tenu entre 1 et 6 : -1 si la puissance est à l'ennemi ; +1 Carthage avec la Numidie ou les mercenaires, Rome avec Syracuse ou Massilia ; +1 pour un de vos chefs dans une forteresse de sa région, -1 pour un de l'ennemi. Résultats de 1 à 6 :",
      "- -1 ou moins : X X X – – A",
      "- 0 : X X – – N A",
      "- 1 : X X – N A A",
      "- 2 : X – N N A A",
      "- 3 ou plus : X N N A A A",
      "A : elle est votre alliée. N : une neutre devient votre alliée, une alliée de l'ennemi neutre ([[24.6]]). X : l'adversaire gagne un PA. Un tiret : rien. Les mercenaires ne servent jamais Rome : pour eux A vaut N.",
      "Si des unités se séparent ainsi dans un hexagone, les moins nombreuses partent vers un hexagone voisin, menées par leur joueur, ou périssent s'il n'y en a pas, comme toujours les garnisons ; à égalité, celles du plus petit dé partent.",
    ],
  },
  {
    id: "24.2",
    title: "Invasion",
    text: [
      "Attaquer une unité neutre, ou entrer dans une ville ou forteresse neutre par mouvement, retraite ou poursuite, fait aussitôt de cette puissance l'alliée de votre adversaire. Traverser seulement sa région, non.",
    ],
  },
  {
    id: "24.3",
    title: "Leurs renforts",
    text: [
      "Ils coûtent ce que dit votre propre tableau.",
      "- Syracuse et Massilia : dans les forteresses et villes de leur région, les flottes dans ses ports ; aucune unité amie n'a à s'y trouver.",
      "- Numidie, Ibères, Gaulois : partout dans leur région, de même.",
      "- Mercenaires : la première fois que Carthage les gagne tous viennent à la fois, sans rien payer, dans des forteresses qu'elle occupe ; plus tard contre des PA.",
      "Les unités ennemies et leurs zones de contrôle ferment un hexagone à tous.",
    ],
  },
  {
    id: "24.4",
    title: "Leurs places",
    text: [
      "Forteresses et villes d'une puissance mineure sont à celui dont les unités contrôlent l'hexagone, de quelque contingent qu'elles soient ([[3.0]]).",
    ],
  },
  {
    id: "24.5",
    title: "Leurs opérations",
    text: [
      "Les unités alliées opèrent avec toutes les vôtres. Seul le transport reste dans chaque contingent : une flotte n'en porte pas d'autre. Elles peuvent s'empiler.",
    ],
  },
  {
    id: "24.6",
    title: "De nouveau neutre",
    text: [
      "Toutes les unités de la puissance quittent la carte. Le joueur qui l'a perdue les replace dans les forteresses et villes de leur région qu'aucune autre puissance ne tient, une dans chacune avant une seconde. Celles qui n'ont pas de place, et toujours les mercenaires, quittent la carte et pourront être levées par le prochain allié.",
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
    ],
  },
  {
    id: "26.0",
    title: "Scénario I : Premier choc",
    text: [
      "Tours 1 à 4. Chacun commence avec 2 PA et un stratagème. Toutes les puissances mineures sont neutres. Carthage se place d'abord.",
      "- Neutres : à Cirta deux unités de cavalerie et une d'auxiliaires, à Volubilis une de cavalerie ; à Sagonte une unité d'auxiliaires, une de cavalerie et une garnison, à Baecula une d'auxiliaires ; à Massilia une unité d'hoplites, une garnison et une flotte, à Emporion une garnison ; à Plaisance deux unités d'auxiliaires, à Illibéris une d'auxiliaires et une de cavalerie ; à Syracuse une unité d'hoplites, une d'auxiliaires, une de cavalerie, une garnison, une flotte et Hiéron. Les mercenaires attendent hors de la carte.",
      "- Carthage : des garnisons à Carthage, Utique, Leptis Mégalè, Cartenna, Tingis, Gadès, aux Baléares, à Aléria, Caralis, Palerme, Lilybée et Malte ; à Carthage l'infanterie du Bataillon sacré, deux flottes, Hannon ; à Palerme et Lilybée une unité de cavalerie, deux d'hoplites, les frondeurs baléares, deux flottes, H. Gisco ; une unité d'auxiliaires et une de cavalerie (recrues) en Libye, à Tartessos, en Sardaigne ou en Corse, une par hexagone ; l'infanterie de marine sur une flotte.",
      "- Rome : des garnisons à Rome, Capoue, Naples, Tarente, Pise, Ariminum, Sena Gallica, Ostie, Brindes et Rhégion ; deux légions, deux légions de recrues, une unité d'auxiliaires, une de cavalerie (recrues), Duilius et Valérius Maximus en Italie, une unité et un chef par hexagone ; les Mamertins à Messine.",
      "Les garnisons ne comptent pas dans la limite d'une unité par hexagone. Des unités peuvent commencer à bord. Le marqueur de crise est à Messine. Au tour 1 Rome a l'initiative, et il n'y a pas d'augures.",
    ],
  },
  {
    id: "27.0",
    title: "Scénario II : La première guerre punique",
    text: ["Toute la guerre, tours 1 à 8, avec la mise en place et les règles du scénario I ([[26.0]])."],
  },
  {
    id: "28.0",
    title: "Scénario III : La guerre de Régulus",
    text: [
      "Tours 4 à 8. Syracuse est l'alliée de Rome, les mercenaires ceux de Carthage ; les autres sont neutres, placés comme au scénario I ([[26.0]]). Rome commence avec 6 PA, Carthage sans ; chacun avec deux stratagèmes. Carthage se place d'abord.",
      "- Carthage : des garnisons comme au scénario I, sauf à Aléria ; à Carthage l'infanterie du Bataillon sacré, une infanterie de marine, des éléphants, deux flottes, et Xanthippe avec deux unités d'hoplites et une d'auxiliaires ; à Palerme et Lilybée deux unités de cavalerie, quatre d'hoplites, les frondeurs baléares, une unité d'auxiliaires, un train de siège, Hannon, Hamilcar ; deux unités d'auxiliaires et une de cavalerie (recrues) comme au scénario I ; une infanterie de marine sur une flotte. H. Gisco n'est pas en jeu.",
      "- Rome : des garnisons comme au scénario I et à Messine ; deux légions de recrues, une unité d'auxiliaires et une de cavalerie (recrues) en Italie, une par hexagone ; à Messine, Agrigente et Syracuse deux légions, une unité d'auxiliaires, une de cavalerie, un train de siège, trois flottes et le Tribun ; à Hadrumète Régulus, deux légions, une unité d'auxiliaires et une flotte ; à Syracuse Hiéron avec les hoplites, les auxiliaires, la garnison et la flotte de Syracuse.",
      "Tour 4 : Rome a l'initiative. Avec le pillage ([[31.0]]) Agrigente commence pillée.",
    ],
  },
  { id: "29.0", title: "Option : chefs", text: ["Des limites aux chefs, et ce qu'une défaite peut leur faire."] },
  { id: "29.1", title: "Politique", text: ["Nul ne recrute plus de deux chefs dans une phase de mobilisation."] },
  {
    id: "29.2",
    title: "Le Tribun",
    text: ["Il représente les citoyens qui se présentent : éliminé, il peut être recruté de nouveau."],
  },
  {
    id: "29.3",
    title: "Disgrâce",
    text: [
      "Quand les stratagèmes ont été joués, chaque joueur nomme le chef qui décale la colonne, ou aucun.",
      "Un chef dont le commandement a décalé la colonne et qui survit à AR comme attaquant ou à DR comme défenseur, dans une contre-attaque aussi, doit rendre des comptes : un dé, +1 pour Carthage.",
      "- 1 à 3 : il garde son commandement.",
      "- 4 ou 5 : il est relevé et retourne dans la réserve.",
      "- 6 ou plus : il est exécuté ou exilé, hors du jeu.",
    ],
  },
  {
    id: "30.0",
    title: "Option : siège",
    text: [
      "Une forteresse est assiégée tant qu'un camp ennemi est à côté ; un seul suffit. Villes et camps ne sont pas assiégés.",
    ],
  },
  {
    id: "30.1",
    title: "Ses effets",
    text: [
      "Une forteresse assiégée ne donne pas de PA, même par les augures, ne reçoit pas de renforts, et ne nourrit qu'autant d'unités qu'une ville : quatre.",
    ],
  },
  {
    id: "30.2",
    title: "Blocus",
    text: ["Une forteresse qui est un port n'est assiégée que si une flotte ennemie est aussi à côté."],
  },
  {
    id: "31.0",
    title: "Option : pillage",
    text: ["Un attaquant qui vainc dans une ville ou forteresse et poursuit jusque-là peut la piller."],
  },
  {
    id: "31.1",
    title: "Le gain",
    text: ["Un marqueur de pillage va dans l'hexagone ; le pillard gagne 2 PA pour une forteresse, 1 pour une ville."],
  },
  {
    id: "31.2",
    title: "Limites",
    text: [
      "Les poursuivants doivent finir dans l'hexagone. Seule une place où l'on a combattu peut être pillée ; non une place de la nation d'un poursuivant, donc par aucune unité romaine en Italie ; ni celle d'une puissance mineure amie ; et aucune deux fois.",
    ],
  },
  {
    id: "31.3",
    title: "Ce qui reste",
    text: [
      "Une place pillée ne donne pas de PA, même par les augures, ne reçoit pas de renforts, n'aide aucune flotte comme port, ne donne ni décalage défensif ni abri contre les retraites, et nourrit une unité. Elle compte encore pour la victoire.",
    ],
  },
  {
    id: "31.4",
    title: "Relever",
    text: ["À la fin de votre phase de mobilisation 2 PA retirent le marqueur là où vous avez une unité."],
  },
  { id: "32.0", title: "Option : colonies", text: ["On peut faire de villes des forteresses."] },
  {
    id: "32.1",
    title: "Fondation",
    text: [
      "À la fin de votre phase de mobilisation, pour 4 PA, dans une ville où vous avez un chef. Un camp qui s'y trouve est retiré et peut resservir.",
    ],
  },
  {
    id: "32.2",
    title: "Effets",
    text: [
      "L'hexagone est une forteresse mineure pour tout : victoire, PA, déploiement, zones de contrôle, ravitaillement, combat.",
    ],
  },
  {
    id: "32.3",
    title: "Pour toujours",
    text: ["Une colonie reste jusqu'à la fin de la partie, pillée ou non, qui que ce soit qui la tienne."],
  },
  { id: "33.0", title: "Option : réactions", text: ["L'autre joueur peut agir pendant votre tour."] },
  {
    id: "33.1",
    title: "Comment",
    text: [
      "Quand le joueur actif a fini une opération, l'autre peut payer 2 PA et en mener une à lui avec une pile qui a un chef ; le chef y va avec. Puis le joueur actif continue.",
    ],
  },
  {
    id: "33.2",
    title: "Limites",
    text: ["Par terre ou par mer, une pour chaque opération ennemie, et seulement juste après."],
  },
  ...strategy,
];

export default rules;
