import type { RulesReference } from "../../../../words/rules-reference.ts";

export const appendix: RulesReference = [
  {
    id: "15",
    title: "Autres règles",
    text: [
      "L'attrition ([[15.2]]), le Miat ([[15.3]]), l'art naval ([[15.4]]), les corbeaux ([[15.5]]) et l'Africa ([[15.6]]). Cela revient dans plusieurs phases, et s'explique ici une fois.",
    ],
  },
  {
    id: "15.1",
    title: "Moitiés",
    text: [
      "La moitié de quoi que ce soit s'arrondit vers le bas. Cela vaut pour les CP après une bataille ([[9.4]], [[13.6]]) et pour les prises ([[9.3.B1]]).",
      "> Trois unités perdues coûtent un CP, et deux aussi ; une seule n'en coûte aucun.",
    ],
  },
  {
    id: "15.2",
    title: "Attrition",
    text: [
      "En hiver ([[5.3.A]]) et par des événements. On lance le dé et on lit la colonne des UC de la force ; pertes pour 1 ou moins, 2, 3, 4, 5, 6, 7 et plus :",
      "- 1 ou 2 UC : 0 0 0 0 0 1 1",
      "- 3 : 0 0 0 0 1 1 2",
      "- 4 : 0 0 0 1 1 2 2",
      "- 5 ou 6 : 0 0 1 1 1 2 3",
      "- 7 à 9 : 0 1 1 1 2 3 3",
      "- 10 et plus : 1 1 1 2 2 3 3",
      "- tempête : 1 1 2 2 3 3 4",
      "À 5 et plus la première UC carthaginoise perdue est un éléphant, s'il y en a un. L'attrition ne neutralise jamais un général.",
      "> Cinq UC hivernent devant Lilybaeum et le dé donne 5 : une est perdue. Si elles sont carthaginoises et qu'il y a un éléphant parmi elles, c'est l'éléphant.",
    ],
  },
  {
    id: "15.3",
    title: "Le Miat",
    text: [
      "Le conseil des Cent-Quatre, où Carthage change des points d'opération en renforts et en une province ([[15.3.A]]). Ses CP paient aussi les mercenaires ([[5.2.C3]]) et les batailles perdues.",
    ],
  },
  {
    id: "15.3.A",
    title: "Ce qu'il donne",
    text: [
      "Sept cases, un CP chacune, payé d'un point d'opération ([[5.2.C2]]). Les renforts ordinaires y sont rappelés : une UC, deux généraux, un navire. Une UC ou un général de plus vient pour chaque symbole dont les deux cases voisines sont garnies.",
      "Quand Carthage doit retirer des CP au bilan ou après une bataille, le premier vient d'ici ; tous comptent comme des CP du plateau.",
      "> Carthage commence avec le centre et les deux cases qui partagent une UC (Golden Geek : et une à côté du symbole de général) : outre les renforts ordinaires, une UC de plus vient à chaque tour. Des CP dans les deux cases voisines du symbole de général amèneraient un troisième général.",
    ],
  },
  {
    id: "15.3.B",
    title: "Belliqueux",
    text: [
      "Le Miat est belliqueux avec trois CP ou plus, dont un au centre. Il compte alors comme une province pour Carthage ([[5.5]]), et les troupes carthaginoises vont où elles veulent.",
      "> Carthage y a trois CP, dont un au centre, et perd une bataille qui en coûte un : il en reste deux, et le point est perdu jusqu'à ce qu'elle en paie un nouveau.",
    ],
  },
  {
    id: "15.3.C",
    title: "Neutre",
    text: [
      "Silver seulement. Au moins un CP, sans être belliqueux : le Miat ne compte pour personne, et les UC et convois carthaginois ne peuvent quitter l'Africa.",
      "> Il reste deux CP sur le Miat. Hanno peut encore faire voile vers Lilybaeum, mais seul : ses UC et convois restent à Carthago.",
    ],
  },
  {
    id: "15.3.D",
    title: "Pacifique",
    text: [
      "Silver seulement. Aucun CP : le Miat compte comme une province pour Rome, les UC et convois carthaginois ne peuvent quitter l'Africa, et les limites d'une trêve, avec ou sans la carte, lient Carthage seule ([[17.1]]), jusqu'à ce qu'un CP y soit de nouveau placé.",
      "> Carthage dépense ses derniers CP du Miat pour Xanthippus. Rome a un point de plus, et aucune armée carthaginoise n'entre dans un espace avec des CP ou des UC romains avant qu'un CP soit de nouveau placé sur le Miat.",
    ],
  },
  {
    id: "15.4",
    title: "Art naval romain",
    text: [
      "Comment Rome tient la mer, en quatre niveaux ([[15.4.B]]). Chaque niveau ouvre un peu plus la mer, et à la fin l'Africa ([[15.6]]).",
    ],
  },
  {
    id: "15.4.A",
    title: "Hausse et baisse",
    text: [
      "Quatre niveaux : médiocre, au début, passable, bon, excellent. Les réformes navales ([[5.1.C]]) et des événements l'élèvent. L'hiver il baisse d'un si moins de navires sont prêts au port que son nombre, et s'il n'est pas excellent la suprématie navale va à Carthage ([[5.3.C]]). Plus il est haut, plus les flottes romaines vont loin, évitent l'interception et interceptent Carthage.",
      "> Au tour 2 Duilius apporte une réforme navale : médiocre devient passable. L'hiver il faut à Rome deux navires prêts au port pour garder le niveau ; elle en a trois.",
    ],
  },
  {
    id: "15.4.B",
    title: "Les niveaux",
    text: [
      "Le nombre du niveau est aussi celui des navires prêts qui le gardent pendant l'hiver ([[5.3.C]]). Les niveaux sont :",
      "- 1 Médiocre : un point en mer ; -1 aux jets de bataille ; trois symboles carthaginois ([[8.2]]) ; un jet de tempête de plus avec Mer cruelle.",
      "- 2 Passable : deux points ; -1 aux jets de bataille ; deux symboles.",
      "- 3 Bon : trois points ; un symbole ; l'Africa est ouverte tant que Rome contrôle Syracusae.",
      "- 4 Excellent : quatre points ; aucun symbole ; l'Africa est ouverte ; Rome garde la suprématie navale pendant l'hiver.",
      "> Avec un bon art naval Rome va de Regium à Drepanum par Lipara et Panormus, trois routes maritimes. Médiocre, elle ne serait allée que jusqu'à Lipara, et aurait lancé avec -1 en chemin.",
    ],
  },
  {
    id: "15.5",
    title: "Corbeaux",
    text: [
      "Des ponts d'abordage : tous les navires romains en ont, ou aucun. Ils ajoutent 1 aux jets de bataille romains et donnent une prise sur un 6 ([[9.2.B3]]), mais coûtent un jet de tempête de plus avec Mer cruelle. La carte Corbeau ou une réforme navale ([[5.1.C]]) les monte ou les démonte.",
      "> Rome a les corbeaux et un art naval médiocre : +1 et -1 en bataille. Au retour, par une route à un symbole de tempête, Carthage joue Mer cruelle : trois jets de tempête.",
    ],
  },
  {
    id: "15.6",
    title: "Rome en Africa",
    text: [
      "Un général romain qui vient d'ailleurs ne peut débarquer en Africa que si l'art naval est excellent ; ou s'il est bon et que Rome contrôle Syracusae ; ou s'il a le trait Africanus ; ou si un événement le dit. Sa flotte peut quand même passer par les ports d'Africa.",
      "> L'art naval est bon et Rome tient Syracusae : Metellus peut aller d'Agrigentum à Clupea, une route maritime. Si Carthage reprend Syracusae, seuls Regulus et Vulso, qui sont Africanus, peuvent encore débarquer.",
    ],
  },
  {
    id: "16",
    title: "Règles optionnelles",
    text: [
      "Choisies à la création de la partie, chacune à part. La plupart aident un camp, et peuvent ainsi équilibrer deux joueurs de force inégale.",
    ],
  },
  {
    id: "16.1",
    title: "Renforts romains fixes",
    text: [
      "Aide Rome. Cinq UC à chaque tour, quelles que soient les provinces d'Italia qu'elle contrôle ([[5.1.C]]).",
      "> Rome a perdu Campania et Lucania et contrôle trois provinces d'Italia. Selon la règle ordinaire elle reçoit trois UC, avec cette option cinq.",
    ],
  },
  {
    id: "16.2",
    title: "Choix des consuls",
    text: [
      "Aide Rome. Elle peut choisir un consul ou les deux dans la réserve au lieu de les tirer.",
      "> Rome veut se battre en mer et choisit Duilius (2/3, Amiral) et Scipio (2/2, Amiral), au lieu de s'en remettre au sort.",
    ],
  },
  {
    id: "16.3",
    title: "Contrat prolongé",
    text: [
      "Aide Carthage. Xanthippus reste au tour suivant si Carthage paie le prix de ce tour-là en CP du Miat, avant de compter les renforts du Miat.",
      "Elle peut le faire tour après tour, tant que le Miat peut payer.",
      "> Xanthippus a été engagé au tour 4 pour trois CP. Le garder au tour 5 en coûte deux de plus, au tour 6 un.",
    ],
  },
  {
    id: "16.4",
    title: "Forceurs de blocus",
    text: [
      "Aide Carthage. Avec un convoi dans un de ses ports majeurs, un navire prêt et une ville assiégée, Carthage peut au lieu de jouer une carte retirer le convoi, défausser une carte et lancer un dé de siège : rouge avec la suprématie navale, sinon blanc. Chaque point ôte un point de siège à la ville ; une perte coûte le navire.",
      "> Lilybaeum a un point de siège. Carthage retire un convoi à Carthago, défausse une carte et lance le dé rouge : un point, et le point de siège disparaît.",
    ],
  },
  {
    id: "16.5",
    title: "Instabilité politique",
    text: [
      "N'aide personne. La tribu de Madauros est laissée de côté. Après l'isolement politique chaque tribu sans point de soumission coûte un CP : celles d'Italia à Rome, celles d'Africa à Carthage. Il vient de la région de la tribu, si possible ; Golden Geek : d'abord de sa province.",
      "> Volsinii et Aufidena n'ont pas de points : Rome perd deux CP à chaque tour. Avec un point de soumission sur chacune, elle n'en perd aucun.",
    ],
  },
  {
    id: "16.6",
    title: "Prix de l'échec",
    text: [
      "Ajoute le général romain P. Claudius Pulcher à la réserve et les cartes Le prix de l'échec et Mauvais présage au paquet. Elles sont dans la boîte Silver ; pour Golden Geek c'était une extension.",
      "> Pulcher (3/1), Amiral et Aristocrate, est tiré comme consul. S'il perd une bataille, Rome retire un CP de plus que d'habitude.",
    ],
  },
  {
    id: "17",
    title: "Cartes et généraux",
    text: [
      "Notes sur des cartes ([[17.1]]) et des généraux ([[17.2]]), là où leur propre texte laisse une question ouverte. Toute carte et tout général se consultent dans le jeu.",
    ],
  },
  {
    id: "17.1",
    title: "Cartes de stratégie",
    text: [
      "Les cartes s'expliquent par leur propre texte ; on trouve ici ce qu'il ne dit pas.",
      "Les numéros sont ceux de Silver, avec ceux de Golden Geek entre parenthèses.",
      "- 1 (91) Panique des éléphants : Silver : -2 au dé de la charge ; Golden Geek : deux éléphants de moins. S'ajoute aux Tactiques oubliées.",
      "- 3 (93) Ingénieurs de siège : agit jusqu'à ce que le siège réussisse ou cesse. Au plus, Silver : deux trains de siège, Golden Geek : cinq.",
      "- 4 (94) Hiéron : les UC dans la ville sont perdues, les convois pris.",
      "- 5 (95) Socii Navales : construisez deux navires ; puis, si vous voulez, employez les points pour une activation avec un mouvement naval, mouvement terrestre compris. Sans navire à construire, elle rompt une trêve quand la flotte part.",
      "- 11 (101) Mer cruelle : jets de tempête pour la dernière route (Mare Tyrrhenum trois), un de plus si l'art naval est médiocre, un de plus avec les corbeaux. Chaque touche prend un navire, une UC et un convoi, s'il y en a. Sans unité restante les généraux sont neutralisés. Quel qu'en soit l'usage, le paquet est mélangé à la fin du tour.",
      "- 12 (102) Trésor vide : trois CP ou convois ; qui en a moins en tout perd la partie.",
      "- 17 (107) Corbeau : quand c'est à vous de jouer, avant votre carte, entre deux généraux d'une campagne ou après la carte ; ou, Silver : au début d'une bataille navale, Golden Geek : à tout moment de celle-ci.",
      "- 19, 20 (109, 110) Raid sur un port, Mare Nostrum : une fois, dans un port où la flotte entre sans avoir à s'arrêter, villes fortifiées comprises ; le mouvement terrestre peut s'y joindre.",
      "- 32 (122) Mauvais temps : contre un mouvement terrestre ou naval, avant toute réaction, rien d'autre. Le général a deux points : il revient au dernier espace où ils l'ont mené ; Golden Geek : au deuxième espace où il est entré. En campagne il touche un seul général, avant que le suivant parte ; les unités gardent leurs quatre points avec un autre.",
      "- 33 (123) Auxiliaires alliés : avec un général en Italia ; à Roma aussi, seulement s'il y en a un.",
      "- 35, 36 (125, 126) Épidémie, Peste : celui qui joue la carte désigne l'armée.",
      "- 39 (129) Tempêtes en mer : la colonne de toutes les unités de la flotte ; les navires d'abord. Sans unité le général revient là où il a embarqué.",
      "- 40, 41 (130, 131) Marche forcée : six points ; Silver : tous en mer si l'on veut ; Golden Geek : en mer la limite ordinaire vaut.",
      "- 42 (132) Désertion des alliés siciliens : pas d'éléphants.",
      "- 43 (133) Triomphe : ne retire pas de CP carthaginois.",
      "- 44 (134) Butin de guerre : seulement des CP sans unité ennemie, pas de villes.",
      "- 45 (135) Foi punique : les points d'un événement annulé ne comptent pas au trésor de guerre ; les cartes montrées restent visibles pour le tour.",
      "- 46 (147) Citadelle : reste à la ville et sert son nouveau maître.",
      "- 49 (139) Trêve : ni interceptions, ni sièges, ni CP retournés par des UC, ni entrée d'une armée là où sont des CP ou des UC ennemis (un général sans unités le peut). Les forces peuvent rester, les points sont gardés, la soumission continue, l'hiver mord. Seul un événement au rameau brisé qui a un effet y met fin avant terme.",
      "- 50 (140) Bon présage : un dé est placé au lieu d'être lancé.",
      "- 52 (142) Raids surprises : des CP voisins d'un espace où vous avez une UC (Golden Geek : une unité), ni villes, ni tribus, ni unités ennemies.",
      "- 54 (144) Embuscade : un talent de tacticien d'un point plus haut peut élever le niveau de dés ; en mer une carte de plus s'il y a un Amiral dans la flotte, et une colonne de plus s'il commande.",
      "- 56 (146) Flamen Martialis : deux CP, seulement pour la prochaine activation de ce général ce tour.",
      "- 57 (136) Dictateur : [[5.2.C4]].",
      "> Rome navigue avec quatre navires, trois UC et un convoi par une route à deux symboles, avec un art naval passable et sans corbeaux, et Carthage joue Mer cruelle : deux jets de tempête. Un 4 fait deux touches, et chacune prend un navire, une UC et un convoi, tant qu'il y en a.",
    ],
  },
  {
    id: "17.2",
    title: "Généraux",
    text: [
      "Les capacités ne jouent que pour le commandant d'une armée ou d'une flotte. Celles d'un subordonné dorment, sauf quand un général assiège ou lance le dé de son côté ([[14.1]]).",
    ],
  },
  {
    id: "17.2.A",
    title: "Généraux carthaginois",
    text: [
      "Carthage change de généraux à chaque tour, si bien que leurs capacités vont et viennent. Celles-ci demandent un mot de plus que leur pion n'en contient :",
      "- Adherbal : à la tête d'intercepteurs que l'ennemi n'a pas évités, il radoube un navire épuisé et peut l'emmener ; cinq reste la limite.",
      "- Carthalo : au lieu d'aller ou d'assiéger il retourne un CP ennemi voisin par route ou route maritime : ni ville, ni tribu, ni unité ennemie. Pas depuis une ville assiégée.",
      "- H. Gisco : deux cartes de tactique pour son talent, et non deux de plus.",
      "- Hamilcar : batailles navales seulement : +1 à son premier jet.",
      "- Hamilcar Barca : batailles terrestres seulement : il peut relancer un de ses dés.",
      "- Hasdrubal : dans une charge un éléphant de plus et +1 au dé ; nulle part ailleurs.",
      "- Himilco : dans une ville assiégée il retire un point de siège ; c'est toute son activation, sans sortie.",
      "- Xanthippus : [[5.2.C3]].",
      "> Hasdrubal a un éléphant et affronte Maximus (2). Il charge comme s'il en avait deux, et un dé de 4 compte pour 5 ; avec les Tactiques oubliées encore en jeu, pour 3.",
    ],
  },
  {
    id: "17.2.B",
    title: "Généraux romains",
    text: [
      "Les consuls de Rome servent un tour : chaque capacité doit s'employer aussitôt. Celles-ci demandent un mot de plus que leur pion n'en contient :",
      "- Florus : batailles terrestres seulement : un allié de plus.",
      "- Calatinus : batailles terrestres seulement : une touche ne coûte pas d'UC, mais compte pour la victoire. Le Dictateur : [[5.2.C4]].",
      "- Catulus : batailles navales seulement : un jet relancé par bataille.",
      "- Caudex : le détroit lui coûte un point par terre. Quand il est éliminé, Asina rejoint la réserve.",
      "- Cotta : ses sièges et soumissions ne coûtent pas d'UC.",
      "- Duilius : ne devient proconsul que si Rome a payé pour lui un point du trésor de guerre au tour où il était consul.",
      "- Flaccus : un jet relancé quand il soumet.",
      "- Maximus : là où finit son activation, un CP placé ou retourné ; pas sous les ordres d'un supérieur, et après une bataille seulement s'il l'a gagnée.",
      "- Megellus : pas de Défense acharnée contre lui.",
      "- Metellus : une fois par bataille terrestre le dé d'une charge est relancé, une fois connu.",
      "- Paterculus : le premier navire touché est une prise ; acquise seulement dans la victoire.",
      "- Pulcher : une bataille perdue coûte un CP de plus ; pas de Bon présage.",
      "- Regulus : batailles terrestres seulement : après une victoire il continue avec les points qui lui restent.",
      "- Scipio : après toute bataille gagnée un CP dans un espace qui n'en a pas, qui que ce soit s'y trouve.",
      "- Vulso : activé dans un port majeur ami non assiégé, jusqu'à deux navires, prêts ou épuisés, deviennent des UC ; puis il agit.",
      "> Regulus va de Clupea à Tunes, un point, et y bat Hanno. Il lui reste trois points et il continue vers Carthago ; tout autre aurait dû s'arrêter.",
    ],
  },
];
