import type { RulesReference } from "../../../../words/rules-reference.ts";

export const battle: RulesReference = [
  {
    id: "14",
    title: "Bataille",
    text: [
      "Deux armées dans un même espace combattent avec des cartes de bataille, round après round, jusqu'à ce que l'une ne pare plus la carte de l'autre. L'armée la plus forte et le meilleur général apportent plus de cartes ([[14.1]]) ; le vaincu perd aussi des UC ([[14.12]]), bat en retraite ([[15]]) et paie en CP ([[15.5]]).",
    ],
  },
  {
    id: "14.1",
    title: "Cartes de bataille",
    text: [
      "Le nombre de cartes montre la force d'un camp. Chaque camp reçoit :",
      "- le talent de tacticien de son commandant ;",
      "- une par UC ;",
      "- une pour une interception réussie ; une de moins pour un combat non évité ;",
      "- alliés, milice et tribu amie : [[14.2]], [[14.4]].",
      "Jamais plus de vingt, avant les éléphants. Les cartes restent cachées, et après la bataille toutes reviennent au paquet.",
      "> Hannibal (4) attaque à Mutina avec dix UC et ne contrôle encore aucune province d'Italie : 14 cartes. P. Scipion (2), avec huit UC et deux alliés italiens, en a 12.",
    ],
  },
  {
    id: "14.2",
    title: "Alliés",
    text: [
      "Un camp reçoit une carte par province du même pays (Afrique, Espagne, Italie) ou de la même île qu'il contrôle, deux pour chaque Numidie. Ailleurs, seule la province de la bataille elle-même aide. Ce qui compte, c'est qui contrôle les provinces quand la bataille commence.",
      "> En Espagne, Carthage contrôle trois provinces et Rome une : trois cartes contre une, où que l'on se batte en Espagne. En Sicile, qui contrôle la Sicile en a une, et qui contrôle Syracuse une autre.",
    ],
  },
  {
    id: "14.3",
    title: "Limites des alliés",
    text: [
      "Les alliés n'aident qu'un camp qui a un général dans la bataille. Le Latium n'en donne pas. Rome en a deux au plus d'Italie, Carthage jusqu'à six.",
      "> À Cannes, Carthage contrôle la Gaule cisalpine et la Lucanie : deux cartes. Rome contrôle la Campanie, le Samnium et l'Étrurie, et en a deux aussi, non trois.",
    ],
  },
  {
    id: "14.4",
    title: "Milice et tribus",
    text: [
      "Rome a deux cartes de plus dans le Latium, même sans général, outre celles de ses alliés. Carthage en a une de plus dans l'espace d'une tribu amie ([[20.9]]), avec ou sans général.",
      "> Cinq UC sans général combattent Hannibal devant Rome : cinq cartes et deux pour la milice, mais aucune pour les alliés.",
    ],
  },
  {
    id: "14.5",
    title: "Ordre",
    text: [
      "Avant la première carte, on règle tout ce qui touche aux mains et au commandement. Cela se fait dans cet ordre :",
      "- passation de commandement : [[18.2]] ;",
      "- cartes de stratégie de l'attaquant, puis du défenseur ;",
      "- éléphants : [[17]] ;",
      "- distribution des cartes de bataille.",
      "> Carthage attaque deux consuls. Elle lance le dé de passation de commandement, joue Espion dans le camp ennemi, charge avec ses éléphants, et ne voit qu'ensuite ses cartes de bataille.",
    ],
  },
  {
    id: "14.6",
    title: "Rounds",
    text: [
      "L'attaquant joue une carte ; le défenseur doit la parer ([[14.7]]) ou perdre la bataille. Celui dont l'armée s'est déplacée attaque d'abord. Si la carte est parée, un autre round suit.",
      "> Hannibal attaque avec un Flanc gauche, Varron le pare avec un Flanc gauche : le deuxième round commence, et Hannibal joue la carte suivante.",
    ],
  },
  {
    id: "14.7",
    title: "Parer",
    text: [
      "On pare une carte avec une carte de même sorte, ou avec une Réserve ([[14.9]]). Les sortes sont Attaque frontale, Flanc gauche, Flanc droit, Éprouver l'adversaire et Double enveloppement. Le défenseur peut choisir de ne pas parer, et perd la bataille.",
      "> Contre un Flanc droit, Rome a deux Attaques frontales, une carte « Éprouver l'adversaire » et une Réserve : seule la Réserve la sauve.",
    ],
  },
  {
    id: "14.8",
    title: "Contre-attaque",
    text: [
      "Après un round paré, le défenseur peut lancer le dé : avec le talent de tacticien de son général ou moins, il devient l'attaquant. S'il échoue il reste défenseur, sans autre effet. Un Double enveloppement paré lui donne l'initiative sans jet (selon l'option, seulement s'il le veut).",
      "> Fabius (3) a paré l'Attaque frontale d'Hannibal. Il obtient 2 et a l'initiative : à Hannibal maintenant de parer.",
    ],
  },
  {
    id: "14.9",
    title: "Réserves",
    text: [
      "Une Réserve vaut n'importe quelle autre carte, en attaque comme en défense. L'attaquant dit quelle carte elle est, et elle compte alors comme telle à tous égards : en Double enveloppement, elle aggrave la retraite de l'ennemi, et donne l'initiative si elle est parée.",
      "> Rome joue une Réserve comme « Éprouver l'adversaire ». Carthage n'a plus cette carte, mais une Réserve, et pare.",
    ],
  },
  {
    id: "14.10",
    title: "Gagner",
    text: [
      "L'attaquant gagne s'il n'est pas paré. Le défenseur gagne si l'attaquant n'a plus de carte au début d'un round, même s'il n'en a plus lui-même.",
      "> Rome a attaqué avec sa dernière carte, et Carthage l'a parée avec la sienne, la dernière aussi. Au début du round suivant Rome ne peut pas attaquer : Carthage a gagné.",
    ],
  },
  {
    id: "14.11",
    title: "Pertes",
    text: [
      "Il y a un jet sur la table d'attrition ([[21.2]]), dans la colonne du nombre de rounds : chaque camp perd autant d'UC. Le dernier round compte, les replis manqués non. Aucun événement sur l'attrition ne s'y applique.",
      "> La bataille a duré quatre rounds, et le dé donne 5 : chaque camp perd une UC. Après sept rounds, c'eût été deux.",
    ],
  },
  {
    id: "14.12",
    title: "Table de retraite",
    text: [
      "Le vaincu lance encore le dé : +2 s'il est battu par un Double enveloppement, -2 par « Éprouver l'adversaire ». Avec quatre UC ou moins au départ il emploie la colonne de gauche, sinon celle de droite. La première UC perdue est un éléphant.",
      "UC perdues, colonnes de gauche et de droite :",
      "- dé 0 ou moins : 0, 1 ;",
      "- dé 1 : 1, 2 ;",
      "- dé 2 : 1, 2 ;",
      "- dé 3 : 2, 3 ;",
      "- dé 4 : 2, 3 ;",
      "- dé 5 : 2, 4 ;",
      "- dé 6 : 3, 5 ;",
      "- dé 7 ou plus : toutes.",
      "> Rome a commencé avec huit UC et elle est battue par un Double enveloppement. Un 4 devient 6 et coûte cinq UC ; un 5 deviendrait 7 et détruirait l'armée. Battue par « Éprouver l'adversaire », le 4 deviendrait 2 et en coûterait deux.",
    ],
  },
  {
    id: "15",
    title: "Retraite",
    text: [
      "Où va le vaincu d'une bataille ([[15.1]]), et ce qu'il lui en coûte : des UC en chemin ([[15.3]]) et des CP ([[15.5]]). Cela vient après les pertes ([[14.11]]) et la table de retraite ([[14.12]]).",
    ],
  },
  {
    id: "15.1",
    title: "Vers où",
    text: [
      "Le vaincu bat en retraite vers l'espace ami le plus proche sans UC ennemie, ou l'espace le plus proche avec plus d'UC amies que l'armée vaincue, au plus court des deux (selon les règles de Valley, l'un ou l'autre) ; quatre espaces au plus. On peut choisir un chemin plus long ou un endroit plus éloigné s'il coûte moins d'UC. Les UC amies en chemin se joignent à la retraite, sauf si elles sont plus nombreuses que celles qui passent. Tous vont ensemble : la limite de dix UC ne vaut pas, et rien n'est laissé en arrière.",
      "> Hannibal, venu d'Héraclée, gagne à Cannes ; il reste six UC romaines. Arpi, tout à côté, a un CP romain et pas d'ennemis : elles vont là ou chez un autre voisin semblable. Selon les règles de Valley, elles peuvent aussi rejoindre les huit UC romaines de Capoue.",
    ],
  },
  {
    id: "15.2",
    title: "Limites",
    text: [
      "Une retraite ne passe ni col, ni détroit, ni mer, et ne revient pas par la bataille. L'attaquant d'origine va d'abord d'où il vient. Personne ne va d'où vient l'ennemi (selon les règles de Valley, cela ne lie que le défenseur d'origine). Une armée qui a débarqué dans l'espace de la bataille est perdue, sauf si une ville amie de l'espace l'accueille.",
      "> Hannibal attaque P. Scipion à Mutina depuis les Boïens et gagne. P. Scipion ne peut aller ni chez les Boïens, d'où vient Hannibal, ni par le col à Faesulae : reste Ariminum, et Vérone seulement si Rome y a un CP ([[15.1]]).",
    ],
  },
  {
    id: "15.3",
    title: "Pertes en chemin",
    text: [
      "Une retraite coûte une UC par espace avec un CP ennemi ou une tribu hostile, et une par UC ennemie présente, garnisons comprises sauf si des amis les tiennent enfermées. Elle ne finit jamais parmi des UC ennemies. Sans issue, tout est perdu.",
      "> Quatre UC carthaginoises, venues de Falerii, sont battues devant Rome et battent en retraite par Falerii et Ariminum, qui ont un CP romain, vers Mutina, qui est à elles : deux sont perdues en chemin. S'il y avait une UC romaine à Ariminum, ce serait trois.",
    ],
  },
  {
    id: "15.4",
    title: "Dans la ville",
    text: [
      "Si la bataille a eu lieu devant une ville amie non assiégée, l'armée vaincue peut y entrer. Si elle est trop nombreuse (selon les règles de Valley, dans tous les cas), elle peut se partager : une partie entre, le reste bat en retraite. Dans une ville assiégée n'entrent que ceux qui en sont sortis.",
      "> Rome est battue devant Neapolis et il lui reste cinq UC. Deux entrent, les trois autres battent en retraite à Capoue, avec ou sans le général.",
    ],
  },
  {
    id: "15.5",
    title: "Conséquences politiques",
    text: [
      "Le vaincu retire un de ses CP pour deux UC perdues en bataille et en retraite, arrondi vers le bas. Ils peuvent être n'importe où sur la carte, mais ni villes ni tribus.",
      "> Rome perd une UC en pertes, trois sur la table de retraite et une en chemin : cinq en tout, donc deux CP. Elle les prend en Corse et en Sardaigne, où ils comptent le moins.",
    ],
  },
  {
    id: "15.6",
    title: "Capitulation",
    text: [
      "Qui ne peut retirer assez de CP perd la guerre aussitôt ([[23]]). Villes et tribus n'y changent rien, puisqu'on ne peut les retirer.",
      "> Carthage perd six UC dans une bataille en Afrique et doit retirer trois CP. Elle n'en a que deux outre ses villes : elle capitule, et Rome a gagné.",
    ],
  },
  {
    id: "16",
    title: "Repli",
    text: [
      "Comment une armée quitte une bataille avant qu'elle ne soit décidée. Seul l'attaquant du round peut essayer ([[16.1]]) ; cela lui épargne la table de retraite et le prix politique ([[16.2]]).",
    ],
  },
  {
    id: "16.1",
    title: "La tentative",
    text: [
      "Au lieu de jouer une carte, l'attaquant du round peut lancer le dé : le talent de tacticien de son général ou moins. L'autre camp peut l'annuler du même jet. S'il n'aboutit pas, le défenseur peut prendre l'initiative, s'il a un général. On peut essayer aussi souvent qu'on attaque ; sans endroit où aller, on ne le peut pas du tout ([[16.3]]).",
      "> Marcellus (3) n'a plus que deux cartes et l'initiative. Il obtient 3 pour se replier ; Hannibal (4) obtient 5 et ne peut l'arrêter.",
    ],
  },
  {
    id: "16.2",
    title: "Réussite",
    text: [
      "La bataille finit ; on lance le dé des pertes pour les rounds livrés jusque-là ([[14.11]]), mais pas sur la table de retraite. L'armée va dans un espace adjacent. Il n'y a pas de vaincu, donc personne ne paie en CP.",
      "> Hannibal se replie après trois rounds parés. Le dé donne 6 : chaque camp perd une UC, et il est parti. Avant le premier round, cela n'aurait rien coûté.",
    ],
  },
  {
    id: "16.3",
    title: "Limites",
    text: [
      "Tous vont ensemble, par route, pas dans un espace avec un CP ennemi, des UC ennemies ou une tribu hostile, et pas d'où vient l'ennemi. L'attaquant d'origine retourne d'où il vient, et les intercepteurs aussi (pas selon les règles de Valley). Ceux qui ont fait une sortie rentrent dans la ville.",
      "> Hannibal est allé d'Arpi à Cannes et a attaqué. Il ne peut se replier qu'à Arpi, et pas même là si Arpi a un CP romain.",
    ],
  },
  {
    id: "17",
    title: "Éléphants",
    text: [
      "Combien d'éléphants a Carthage ([[17.1]]), et ce qu'ils font avant une bataille ([[17.3]]). Une charge peut prendre des cartes à Rome avant le premier round ; un mauvais dé en prend une à Carthage.",
    ],
  },
  {
    id: "17.1",
    title: "Combien",
    text: [
      "Il y a quatre UC d'éléphants au plus. Deux commencent avec Hannibal ; les Renforts africains en amènent : une paire, si l'un des deux pions est libre, ou (par option) un par un. Des UC ordinaires viennent là où les éléphants manquent.",
      "> Un des deux éléphants d'Hannibal est mort dans les Alpes. Selon les pions, l'autre en occupe encore un, et les Renforts africains amènent une paire : trois sont en jeu.",
    ],
  },
  {
    id: "17.2",
    title: "Comme UC",
    text: [
      "Elles valent des UC en tout : en bataille, en mer, en marche. Leur propriétaire choisit les UC perdues, mais un éléphant là où la table le dit ([[14.12]], [[21.2]]).",
      "> Hannibal passe les Alpes avec dix UC, dont deux d'éléphants, et obtient 6 : trois UC sont perdues, et l'une doit être un éléphant. Avec un 5, il aurait gardé les deux.",
    ],
  },
  {
    id: "17.3",
    title: "La charge",
    text: [
      "Avant la bataille Carthage peut charger, en attaque ou en défense, avec ou sans général. La charge réussit au-dessus du talent de tacticien du commandant romain ; s'il n'y en a pas, à tout sauf 1. La suite est en [[17.4]] et [[17.5]].",
      "> Contre Varron (1) la charge réussit sur 2 à 6, contre Marcellus (3) sur 4 à 6, contre Scipion l'Africain (4) seulement sur 5 et 6.",
    ],
  },
  {
    id: "17.4",
    title: "Réussite",
    text: [
      "Rome a une carte de bataille de moins par UC d'éléphants qui a chargé. On les retire après la limite de vingt ([[14.1]]).",
      "> Deux UC d'éléphants chargent Flaminius (2), et le dé donne 4. Il aurait eu 11 cartes de bataille ; il en a 9.",
    ],
  },
  {
    id: "17.5",
    title: "Affolement",
    text: [
      "Un 1 coûte à Carthage une carte de bataille : les bêtes se retournent contre les leurs. C'est une carte, quel que soit le nombre d'éléphants. Tout autre échec ne coûte rien.",
      "> Quatre UC d'éléphants chargent et le dé donne 1. Carthage a une carte de moins, Rome garde toutes les siennes. Avec un 2 contre Fabius (3), il ne se serait rien passé.",
    ],
  },
  {
    id: "18",
    title: "Consuls",
    text: [
      "Les commandants annuels de Rome et les armées qu'ils doivent avoir ([[18.1]]). Deux consuls dans une armée sont un risque : nul ne sait qui commandera le jour de la bataille ([[18.2]]).",
    ],
  },
  {
    id: "18.1",
    title: "Armées consulaires",
    text: [
      "Rome ne fait jamais rien qui laisse un consul avec moins de cinq UC. Les pertes le peuvent ; alors rien ne peut être laissé en arrière tant qu'il n'y en a pas davantage. Deux consuls ne se séparent que si chacun garde cinq UC et s'ils sont partis d'un espace qui en a dix (selon les règles de Valley, la première condition suffit).",
      "> Flaminius, consul, est à Falerii avec sept UC. Il peut en laisser deux, pas trois. Après une bataille qui lui en laisse quatre, il les garde toutes avec lui.",
    ],
  },
  {
    id: "18.2",
    title: "Passation de commandement",
    text: [
      "Quand deux consuls combattent ensemble, Carthage peut lancer le dé, et le doit si elle attaque : sur 4 à 6, l'autre consul commande. Sur 1 à 3 rien ne change. Cela dure au-delà de la bataille, jusqu'à ce que Rome donne le commandement à un autre.",
      "> Marcellus (3) commande et Varron (1) est avec lui. Ils attaquent Hannibal, Carthage obtient 5, et Varron mène la bataille : deux cartes de bataille de moins pour Rome.",
    ],
  },
  {
    id: "18.3",
    title: "Consuls et proconsuls",
    text: [
      "Un proconsul qui finit avec un consul le sert. S'il arrive chez un consul de moins de cinq UC, il doit s'arrêter, ou lui en laisser assez. Il passe librement chez un consul qui en a cinq ou plus, et peut en quitter un avec dix UC au plus, autant que [[18.1]] le permet.",
      "> Le proconsul Fabius passe avec huit UC par Capoue, où le consul Varron en a trois. Il en laisse deux à Varron et continue avec six, ou reste.",
    ],
  },
];
