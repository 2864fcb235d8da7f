import type { RulesReference } from "../../../../words/rules-reference.ts";

export const land: RulesReference = [
  {
    id: "10.0",
    title: "Empilement",
    text: [
      "Autant d'unités amies qu'on veut, de tout contingent, dans un hexagone ; seules les garnisons sont limitées à une. Mais trop de monde peut avoir faim ([[18.0]]). Le joueur arrange ses piles à son gré, les marqueurs toujours dessus. Un marqueur d'armée peut tenir lieu des unités d'un hexagone.",
      "> Six unités romaines et Duilius sont en terrain dégagé. Rien ne l'interdit, mais le pays en nourrit trois : à la fin du tour Rome paie un PA pour elles, ou trois risquent d'être perdues.",
    ],
  },
  {
    id: "11.0",
    title: "Zones de contrôle",
    text: [
      "Toute unité, statique ou chef compris, a une zone de contrôle dans les six hexagones autour d'elle. Rien ne l'annule, et plusieurs n'y font pas plus qu'une. Ses effets sont en [[11.1]]. Mais :",
      "- aucune n'entre dans un hexagone de forteresse ni n'en sort ;",
      "- celle des unités terrestres ne franchit ni les côtés de pleine mer ni les détroits, et n'entre pas dans les hexagones de pleine mer ;",
      "- celle des flottes ne franchit pas les côtés tout en terre et n'entre pas à l'intérieur des terres ;",
      "- les unités neutres n'en ont pas.",
      "> Des hoplites carthaginois sont à Agrigente, une ville. Leur zone couvre les hexagones autour, mais pas Palerme, tout à côté, une forteresse. La garnison de Palerme n'a pas de zone du tout.",
    ],
  },
  {
    id: "11.1",
    title: "Leurs effets",
    text: [
      "Les zones de contrôle retiennent qui approche d'un ennemi. Elles n'arrêtent personne pour de bon :",
      "- Qui entre dans une zone de contrôle ennemie s'arrête.",
      "- Qui commence dans l'une ne passe pas directement dans une autre, mais peut la quitter et entrer dans une autre plus loin.",
      "- Elles n'obligent personne à attaquer.",
      "- Elles coûtent des unités dans les retraites ([[16.2]]) ; les poursuivants les ignorent ([[17.0]]).",
      "- Les renforts n'y arrivent pas ([[9.2]]).",
      "> Des légions romaines partent de Messine par la route du nord et entrent dans la zone d'hoplites carthaginois : elles s'arrêtent. À l'opération suivante elles ne peuvent passer de là à un autre hexagone voisin des mêmes hoplites ; elles attaquent, ou reculent d'un hexagone et font le tour.",
    ],
  },
  {
    id: "12.0",
    title: "Opérations",
    text: [
      "Pour un PA une force se déplace, attaque, ou fait les deux. Les opérations se suivent, autant que vous pouvez en payer, ou aucune. Une force avec le Bataillon sacré peut coûter plus : [[21.0]].",
      "> Rome paie 1 PA : Duilius marche de deux hexagones et attaque avec deux légions. Elle en paie un autre, et la même armée repart ; un troisième, et une flotte quitte Ostie.",
    ],
  },
  {
    id: "12.1",
    title: "Forces",
    text: [
      "Une force est une unité ou plusieurs qui commencent dans le même hexagone. Les autres restent. Les unités terrestres forment une force terrestre, les flottes avec ce qu'elles portent une force navale.",
      "> Trois légions et un chef sont à Rhégion. Une opération fait passer le détroit au chef et à deux légions ; la troisième reste, ou suit pour un PA à elle.",
    ],
  },
  {
    id: "12.2",
    title: "Opérations répétées",
    text: [
      "La même force peut opérer autant de fois qu'on veut dans un tour, un PA chaque fois, et d'autres forces entre-temps. L'attaque à la fin d'un mouvement ne coûte rien de plus. Un camp riche frappe donc le même ennemi encore et encore.",
      "> Une légion va de Naples à Rhégion avec un PA, 3,5 points le long de la route. Avec un deuxième elle passe à Messine, avec un troisième elle est à l'ennemi.",
    ],
  },
  {
    id: "12.3",
    title: "Concentration sur un chef",
    text: [
      "Pour un PA toutes les unités terrestres que vous voulez, d'où qu'elles soient, marchent vers l'hexagone d'un chef ami, si chacune peut l'atteindre en un mouvement ; par une ville neutre, c'est une invasion ([[24.2]]). Il reste où il est, et nul ne va par mer. Puis ceux de son hexagone peuvent attaquer.",
      "> Duilius est à Capoue ; des légions sont à Rome, à Naples et à Venusia. Toutes trois atteignent Capoue par la route en un mouvement : 1 PA au lieu de trois.",
    ],
  },
  {
    id: "12.4",
    title: "Qui attaque",
    text: [
      "Tous ceux de l'hexagone où finit la force peuvent se joindre à son attaque, qu'ils aient bougé ou non, et chacun peut en être exclu ; mais non ceux qu'on a laissés en route ([[13.0]]). Des unités d'hexagones différents n'attaquent jamais ensemble.",
      "> Deux légions rejoignent une troisième qui est déjà à côté de l'ennemi. Les trois attaquent, ou deux seulement, pour qu'une soit à l'abri quoi que dise le dé.",
    ],
  },
  {
    id: "13.0",
    title: "Mouvement terrestre",
    text: [
      "Une force va d'hexagone en hexagone, aussi loin que portent les points de mouvement de sa plus lente unité ; on peut laisser les lentes en route. Qui est laissé ne bouge plus et n'attaque pas dans cette opération. On ne prend personne en chemin, et les unités statiques ne bougent pas.",
      "Un hexagone est toujours possible, quel qu'en soit le prix, mais non contre les zones de contrôle ([[11.1]]) ni en terrain interdit. Les hexagones avec des unités ennemies, flottes aussi, ou neutres sont fermés.",
      "> Une légion (4 points) et un train de siège (3) partent ensemble en terrain dégagé. Après trois hexagones on laisse le train de siège ; la légion va seule un hexagone plus loin.",
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
      "> De Naples à Rhégion la route a sept hexagones : 3,5 des 4 points d'une légion. Le détroit de Messine coûte 4, terrain accidenté 2 et détroit 2 de plus : il faut une deuxième opération.",
    ],
  },
  {
    id: "14.0",
    title: "Combat",
    text: [
      "Une force qui s'est déplacée, ou non, peut attaquer un hexagone ennemi adjacent, avec d'autres de son hexagone si vous voulez. Attaquer n'est jamais obligatoire. Les unités comptent entières, les chefs aussi, même un chef seul. Les unités statiques n'attaquent pas, mais défendent et contre-attaquent. Toutes les unités de l'hexagone attaqué défendent ensemble.",
      "> Deux légions (5 chacune) et Duilius (1) attaquent des hoplites (4) et H. Gisco (1) : 11 contre 5. La suite est en [[14.1]].",
    ],
  },
  {
    id: "14.1",
    title: "Déroulement d'un combat",
    text: [
      "Un combat est un jet sur une table ; la force donne la colonne, et les décalages la déplacent. Étape par étape :",
      "- On nomme les attaquants ; toutes les unités des deux camps sont révélées.",
      "- L'attaquant choisit la table des batailles, ou celle des raids : alors seuls cavalerie, infanterie auxiliaire, infanterie de marine et chefs y prennent part.",
      "- Le rapport de forces en pour cent, arrondi à l'entier inférieur, donne la colonne : jusqu'à 49, 50-99, 100-149, 150-199, 200-299, 300-399, 400-499, 500-599, 600 et plus.",
      "- L'attaquant, puis le défenseur, peut jouer un marqueur Tactique.",
      "- Les décalages à droite aident l'attaquant, à gauche le défenseur ; seule compte la différence, et on ne sort pas de la table.",
      "- L'attaquant lance le dé : [[15.0]].",
      "Décalages de l'attaquant : commandement d'un chef ; Tactique ; train de siège contre une forteresse ou un camp 1 ; éléphants contre un hexagone dégagé, de désert ou de ville sans forteresse 1 ; infanterie de marine embarquée contre un port 1.",
      "Décalages du défenseur : commandement d'un chef ; Tactique ; le meilleur d'entre accidenté 1, montagne 2, ville 1, forteresse mineure 2, forteresse majeure 3 ; le côté attaqué, fleuve, ligne de montagnes ou détroit, 1 ; camp 1.",
      "Dans une contre-attaque : [[15.1]].",
      "> 11 contre 5 font 220 pour cent : colonne 200-299. Duilius décale de 2 à droite, H. Gisco de 2 et la ville d'Agrigente de 1 à gauche : un à gauche, 150-199. Un dé de 5 y donne DW, un 3 CA.",
    ],
  },
  {
    id: "15.0",
    title: "Résultats du combat",
    text: [
      "Les lettres disent qui est visé, A l'attaquant et D le défenseur, et ce qui lui arrive.",
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
      "> Une bataille dans la colonne 300-399 : 1 à 3 amènent une contre-attaque, 4 repousse l'ennemi, 5 peut le mettre en déroute, 6 l'anéantit. La même colonne en raid n'a ni AC ni DC : au mieux l'ennemi teste son moral.",
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
      "> L'attaque d'Agrigente donne CA. Maintenant 5 combattent contre 11, 45 pour cent : la première colonne. Les 2 d'H. Gisco et les 2 de Duilius s'annulent, la contre-attaque décale d'un à droite : 50-99. Un 4 donne AW, et Carthage se replie.",
    ],
  },
  {
    id: "15.2",
    title: "Tests de moral",
    text: [
      "Un chef de l'hexagone peut élever d'un le moral d'autant d'unités que son commandement, jamais celui des chefs. Puis un seul dé pour toute la force : jusqu'à son moral une unité réussit, au-dessus elle échoue ; sur un 6 toutes échouent.",
      "> Trois unités de moral 4, 3 et 2 sont menées par un chef de commandement 2, moral 4. Il soutient les deux premières. Sur un 4 seule la troisième échoue.",
    ],
  },
  {
    id: "15.3",
    title: "Combat majeur",
    text: [
      "Si un camp perd quatre unités ou plus dans un combat, retraites comprises, et l'autre non, le vainqueur gagne un PA et le vaincu en perd un, s'il en a. Si les deux en perdent autant, rien. Les chefs et les unités à bord comptent parmi les pertes.",
      "> Deux flottes romaines avec deux légions à bord subissent DC en mer : quatre unités disparaissent, Carthage gagne 1 PA et Rome en perd 1.",
    ],
  },
  {
    id: "16.0",
    title: "Repli et déroute",
    text: [
      "Ce sont deux retraites, comptées en hexagones, non en points de mouvement. Un repli est d'un hexagone. Les unités qui ont échoué à un test de moral sont en déroute d'autant d'hexagones que le dé du test ; celles qui ont réussi se replient.",
      "> Après DR le dé du test donne 4. Les hoplites de moral 4 réussissent et se replient d'un hexagone ; les auxiliaires de moral 3 fuient de quatre hexagones.",
    ],
  },
  {
    id: "16.1",
    title: "Comment se retirer",
    text: [
      "Le joueur déplace ses unités, ensemble ou séparées. Chacune doit finir au nombre entier d'hexagones de l'endroit du combat, sinon elle est éliminée. Elle ne va jamais chez des unités ennemies ou neutres, en terrain interdit, par un côté interdit ou hors de la carte ; ni là où cela coûterait une unité si un autre chemin est ouvert.",
      "> Des auxiliaires fuient de quatre hexagones dans l'ouest de la Sicile, et la mer commence après trois : ils sont éliminés. Avec un dé de 3, ils auraient échappé.",
    ],
  },
  {
    id: "16.2",
    title: "Cas particuliers",
    text: [
      "Certains lieux et certaines unités aggravent ou épargnent une retraite. Ce sont, dans toute retraite :",
      "- Un groupe qui se replie dans une zone de contrôle ennemie perd une unité ; en déroute il en perd une par hexagone de ce genre, qui que ce soit s'y trouve.",
      "- Les trains de siège se replient, mais sont éliminés en déroute. Les unités statiques sont éliminées si elles doivent se retirer.",
      "- Les flottes vont par mer, côte et détroit, et emmènent ce qu'elles portent.",
      "- Dans une forteresse ou un camp : AW et DW sont sans effet ; après AR et DR tous se replient d'un hexagone, sans test ; AC et DC agissent comme d'habitude.",
      "> Rome attaque Lilybée et obtient DW : rien ne se passe, car les murs tiennent. Avec DR les hoplites de la place se replient d'un hexagone, et la garnison, qui ne le peut pas, est éliminée.",
    ],
  },
  {
    id: "17.0",
    title: "Poursuite",
    text: [
      "Si le résultat le permet et que l'hexagone ennemi est vide, vos unités mobiles qui ont combattu peuvent y entrer ; chefs et cavalerie peuvent aller d'un second hexagone, dans toute direction. La poursuite compte des hexagones, non des points, et ignore les zones de contrôle ; le terrain doit être ouvert à l'unité. Qui finit à côté d'un ennemi n'attaque plus dans cette opération. Les unités statiques ne poursuivent jamais. Les défenseurs vainqueurs peuvent poursuivre aussi, si le résultat le dit ([[15.0]]).",
      "> Après DW à Agrigente deux légions entrent dans la ville, et Duilius va d'un hexagone plus loin avec la cavalerie. On prend une forteresse de la même façon : qui ne poursuit pas ne l'a pas.",
    ],
  },
  {
    id: "18.0",
    title: "Ravitaillement",
    text: [
      "À la fin de votre moitié de tour on vérifie chacun de vos hexagones. Il est ravitaillé :",
      "- dans une forteresse, sans unité terrestre ennemie à côté ;",
      "- dans un port, sans flotte ennemie à côté ;",
      "- partout, si vous payez un PA pour l'hexagone.",
      "Sinon il nourrit autant d'unités que son meilleur terrain : dégagé 3, accidenté 2, désert 1, montagne 1, ville 4, forteresse mineure 6, forteresse majeure 8, pleine mer 1 ; deux de plus dans votre camp. Vous désignez celles en trop ; elles testent leur moral ([[15.2]]), et qui échoue est éliminé. Les chefs ne comptent ni ne souffrent ; les unités embarquées ne comptent pas.",
      "> Cinq unités romaines finissent le tour en terrain dégagé avec un camp : 3 et 2 sont nourries, personne n'a faim. Sans le camp deux testent leur moral ; avec 1 PA pour l'hexagone, aucune.",
    ],
  },
];
