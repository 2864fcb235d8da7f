import type { RulesReference } from "../../../../words/rules-reference.ts";

export const battle: RulesReference = [
  {
    id: "13",
    title: "Bataille terrestre",
    text: [
      "Elle a lieu quand une armée rencontre des UC ennemies qui ne se dérobent pas et ne sont pas écrasées, ou quand elle est interceptée et ne recule pas. Le camp actif est l'attaquant. Les dés décident : [[13.3]], [[13.4]].",
    ],
  },
  {
    id: "13.1",
    title: "Ordre",
    text: [
      "Avant les dés, on règle le commandement et les cartes, l'attaquant toujours d'abord. Dans cet ordre :",
      "- Changement de commandement : [[13.2]].",
      "- Contre-événements de l'attaquant.",
      "- Contre-événements du défenseur.",
      "- Les niveaux de dés : [[13.3]].",
      "> Carthage attaque Duilius et Catulus, tous deux consuls. Elle lance le dé du changement de commandement et ne joue pas de carte, Rome joue Embuscade, puis on établit les niveaux.",
    ],
  },
  {
    id: "13.2",
    title: "Changement de commandement",
    text: [
      "Si les deux consuls sont dans l'armée romaine, égaux en rang et sans le Dictateur, Carthage lance le dé : elle le peut si Rome attaque, elle le doit si Rome défend. De 4 à 6 l'autre consul prend le commandement. Un Aristocrate à côté d'un consul qui ne l'est pas commande toujours.",
      "> Duilius (3) commande et Florus (2) est l'autre consul ; aucun n'est Aristocrate. Rome attaque, Carthage obtient 5, et Florus mène la bataille avec un de moins.",
    ],
  },
  {
    id: "13.3",
    title: "Niveaux de dés",
    text: [
      "Les cartes de bataille agissent d'abord. Puis la taille, les alliés et le commandant donnent à chaque camp son niveau, dans cet ordre : 1 le petit dé, 2 le grand, 3 les deux. Enfin les éléphants peuvent charger.",
      "> Maximus (2) avec quatre UC attaque H. Gisco (1) qui en a deux à Thermae. Silver : la taille élève Rome à 2, les alliés élèvent Carthage à 2, le commandant élève Rome à 3 : les deux dés contre le grand.",
    ],
  },
  {
    id: "13.3.A",
    title: "Taille",
    text: [
      "Les éléphants comptent comme UC. Silver : les deux commencent au niveau 1 ; le camp qui a le plus d'UC passe à 2. Golden Geek : cinq UC ou plus commencent au niveau 2, moins au niveau 1.",
      "> Quatre UC contre deux : Silver donne le niveau 2 aux quatre, Golden Geek laisse les deux camps à 1. À six contre cinq, Golden Geek met les deux à 2.",
    ],
  },
  {
    id: "13.3.B",
    title: "Alliés",
    text: [
      "Chacune de vos villes fortifiées dans la région de la bataille est un allié, si un de vos généraux prend part à la bataille. Golden Geek : deux au plus comptent. Le camp qui en a le plus monte d'un niveau.",
      "> La bataille est à Thermae, en Sicilia. Rome a Messana, un allié ; Carthage a Lilybaeum, Agrigentum et Syracusae, trois (Golden Geek : deux comptent) : Carthage monte d'un niveau.",
    ],
  },
  {
    id: "13.3.C",
    title: "Commandant",
    text: [
      "Le camp dont le commandant a le plus grand talent de tacticien monte d'un niveau. S'il est déjà à 3, Silver : l'ennemi ne lance aucun dé ; Golden Geek : l'ennemi descend d'un niveau, pas au-dessous de 1.",
      "> Hamilcar Barca (3) contre Flaccus (1), et Carthage est déjà au niveau 3 par la taille et les alliés. Silver : Rome ne lance aucun dé ; Golden Geek : Rome descend de 2 à 1, si elle était à 2.",
    ],
  },
  {
    id: "13.3.D",
    title: "Charge d'éléphants",
    text: [
      "Carthage peut l'annoncer si elle a au moins autant d'éléphants que le talent de tacticien du commandant romain. Rome peut répondre par Panique des éléphants ([[17.1]]). On lance le dé, avec -2 tant que valent les Tactiques oubliées ([[5.2.C3]]).",
      "- 1 ou moins : Rome peut faire relancer un dé de bataille.",
      "- Plus que le talent du commandant romain : Carthage le peut.",
      "Silver : un dé de l'un ou l'autre camp ; Golden Geek : un de l'adversaire. On le choisit quand tous les dés sont lancés ; les autres relances suivent, l'attaquant d'abord.",
      "> Xanthippus a trois éléphants et Regulus commande Rome (3) : une charge est possible. Les Tactiques oubliées ont disparu, le dé donne 4 : Carthage fait relancer un dé. Avec deux éléphants, aucune charge n'aurait pu être annoncée.",
    ],
  },
  {
    id: "13.4",
    title: "Le résultat",
    text: [
      "Les deux camps lancent en même temps, et chaque symbole de cavalerie est une touche. L'infanterie annule les troupes légères ennemies, une pour une ; ce qui reste de troupes légères et d'infanterie touche aussi. Chaque touche coûte une UC.",
      "Le camp qui subit le plus de touches a perdu ; à égalité l'attaquant, même si personne ne touche. Si Carthage a chargé et perdu, sa première perte est un éléphant. Le vainqueur prend tous les convois de l'espace ; un vaincu sans UC voit ses généraux neutralisés, un vainqueur non.",
      "> Rome obtient une cavalerie et trois infanteries, Carthage une troupe légère et deux infanteries. La troupe légère et une infanterie romaine s'annulent : Rome touche trois fois, Carthage deux, et Carthage a perdu la bataille.",
    ],
  },
  {
    id: "13.5",
    title: "Retraite",
    text: [
      "Ce qui reste de la force battue quitte l'espace, jusqu'à quatre espaces s'il le faut ([[13.5.A]]). Le chemin peut coûter plus d'UC que la bataille ([[13.5.C]]).",
    ],
  },
  {
    id: "13.5.A",
    title: "Vers où",
    text: [
      "Vers un espace ami sans unité ennemie, ou vers un espace où il y a plus d'unités amies que la force en retraite. Quatre espaces au plus, et au plus proche ; plus loin seulement si cela coûte moins d'UC (Golden Geek : par le plus court chemin à ce prix). La limite de dix unités ne vaut pas.",
      "Les forces amies en chemin qui ne sont pas plus grandes sont entraînées, généraux compris, après les pertes à cet endroit ; un général seul ne l'est pas. Entre les plus courts chemins le vaincu choisit, même s'il coûte plus d'UC.",
      "> Carthage est battue à Thermae et il reste une UC. Panormus, à côté, a un CP carthaginois et pas de Romains : elle y va, et rejoint ceux qui s'y trouvent.",
    ],
  },
  {
    id: "13.5.B",
    title: "Limites",
    text: [
      "Tous les chemins ne sont pas ouverts à une force battue. Ces limites s'ajoutent à [[13.5.A]] :",
      "- On peut passer par des UC ennemies, mais pas finir avec elles ; Silver : pas même si elles sont dans une ville.",
      "- Pas par le détroit, ni par mer sans Amiral ([[13.5.D]]).",
      "- L'attaquant battu retourne d'abord dans l'espace d'où il vient ; après un débarquement, donc par mer ; après une sortie, dans la ville.",
      "- Le défenseur battu ne peut y aller.",
      "> Maximus est venu de Messana et il est battu à Thermae. Il retourne d'abord à Messana, ville romaine, et s'y arrête ; il n'aurait pu passer le détroit vers Regium.",
    ],
  },
  {
    id: "13.5.C",
    title: "Son prix",
    text: [
      "Une UC pour chaque espace où l'on entre avec un CP ennemi ou une tribu. Là où sont des ennemis, Silver : une UC pour chaque UC ennemie ; Golden Geek : pour chaque unité ennemie. Les généraux ennemis qui n'en ont pas sont neutralisés. Silver : les convois non gardés sont capturés en chemin. Une force qui n'atteint aucun lieu permis en quatre espaces est éliminée, ses généraux neutralisés.",
      "> Trois UC romaines se retirent de Lilybaeum à Agrigentum, qui est romaine, par Heraclea Minoa qui a un CP carthaginois : une UC est perdue. Une seule UC carthaginoise à cet endroit en coûterait une autre.",
    ],
  },
  {
    id: "13.5.D",
    title: "Par mer",
    text: [
      "Avec un Amiral l'armée peut battre en retraite par une route maritime ordinaire, pas par Mare Tyrrhenum, vers un port sans CP ni unité ennemis. Elle s'y arrête.",
      "> Carthalo, Amiral, est battu à Panormus et toutes les routes sont pleines de Romains. Par une route maritime il bat en retraite à Lipara, qui n'a ni CP ni unité romaine.",
    ],
  },
  {
    id: "13.5.E",
    title: "Dans la ville",
    text: [
      "Dans un espace à ville amie non assiégée, autant d'unités qu'il y a de place peuvent y entrer. Dans une ville assiégée, seulement celles qui en sont sorties ([[14.5.B]]). Le reste bat en retraite comme d'habitude : c'est le seul cas où une force se divise.",
      "> Hanno est battu devant Agrigentum et il lui reste quatre UC. Deux entrent dans les murs avec lui, les deux autres se retirent à Heraclea Minoa, si elle est carthaginoise.",
    ],
  },
  {
    id: "13.6",
    title: "Conséquences politiques",
    text: [
      "Le vaincu retire un CP pour deux unités perdues dans la bataille et la retraite, convois pris compris : n'importe lequel sauf les villes, Carthage le premier du Miat. Un Aristocrate neutralisé coûte davantage ([[2.2.D2]]). Le joueur qui ne le peut pas perd la partie ([[4.1]]).",
      "> Rome perd trois UC en bataille, une en retraite et un convoi : cinq unités, donc deux CP. Si Maximus est de plus neutralisé, encore deux.",
    ],
  },
  {
    id: "14",
    title: "Siège et soumission",
    text: [
      "Comment on gagne villes fortifiées et tribus : une tentative avec un dé de siège par activation ([[14.2]]) jusqu'à ce qu'il y ait assez de points ([[14.1]]). L'assiégeant doit rester, et hiverne dehors ([[5.3.A]]).",
    ],
  },
  {
    id: "14.1",
    title: "Ce qu'il faut",
    text: [
      "Un général activé qui est, ou finit son mouvement, avec trois UC amies dans l'espace d'une ville ennemie ou d'une tribu peut faire une tentative, s'il n'a pas livré bataille dans cette activation. Reculer n'est pas une bataille.",
      "Un subordonné peut le faire seul avec trois UC des assiégeants, avec sa propre capacité ; en campagne les autres restent libres d'agir (dit expressément dans Silver).",
      "Il faut deux points contre une ville, trois contre Roma, Carthago et Syracusae, trois contre une tribu. Sans UC dans l'espace l'assiégeant perd tous ses points, même si le jet qui lui a coûté la dernière UC a donné le dernier point.",
      "> Megellus arrive à Agrigentum avec quatre UC, et les Carthaginois entrent dans les murs : il peut aussitôt faire son jet. Après une bataille devant les murs, il aurait dû attendre la carte suivante.",
    ],
  },
  {
    id: "14.2",
    title: "La tentative",
    text: [
      "On lance un dé de siège : rouge contre les tribus ; contre les villes rouge avec la suprématie navale, blanc sans elle. Roma, Carthago et Syracusae ne s'assiègent qu'avec la suprématie navale, et toujours avec le dé blanc ; tant qu'elle manque, les points restent aussi longtemps que des UC.",
      "La face montre des points, dont le dé rouge peut donner deux, une UC perdue, les deux, ou rien.",
      "> Rome assiège Agrigentum sans la suprématie navale : dé blanc, un point sur deux faces de six. Avec elle, le dé rouge donne un point ou deux sur quatre de six. Sans elle, elle ne pourrait pas du tout assiéger Syracusae.",
    ],
  },
  {
    id: "14.3",
    title: "Défense acharnée",
    text: [
      "Quand une ville reçoit des points de siège, son maître peut donner un convoi et une UC de l'intérieur pour en annuler un. Silver : une fois par jet ; Golden Geek : une fois par activation.",
      "> Agrigentum a un point de siège, et le dé rouge donne le second. Carthage sacrifie le convoi et une UC de la garnison : le point est annulé, et la ville tient.",
    ],
  },
  {
    id: "14.4",
    title: "Succès",
    text: [
      "Les points sont retirés. La ville change de maître : les UC dedans sont perdues, les convois pris, les généraux neutralisés. Une tribu quitte le jeu pour toujours, et un CP à vous prend sa place.",
      "> Lilybaeum tombe avec une UC, un convoi et Himilco dans ses murs. L'UC est perdue, le convoi est romain, Himilco va dans la réserve ; Rome a la ville, et un point sur le tableau des provinces.",
    ],
  },
  {
    id: "14.5",
    title: "Villes assiégées",
    text: [
      "Ce qu'un siège veut dire pour ceux des murs : ils sont coupés ([[14.5.A]]), mais peuvent tenter une sortie ([[14.5.B]]). Les points restent aussi longtemps qu'une UC assiégeante ([[14.1]]).",
    ],
  },
  {
    id: "14.5.A",
    title: "Enfermés",
    text: [
      "Une ville est assiégée dès qu'elle a un point de siège. Elle ne reçoit pas de renforts, on n'y lève pas de troupes, personne n'en sort par mer, et qui débarque là reste dehors.",
      "> Panormus n'est pas une ville et ne peut être assiégée ; Lilybaeum, avec un point, l'est. Hanno, qui y débarque avec quatre UC, est devant les murs et doit combattre les assiégeants.",
    ],
  },
  {
    id: "14.5.B",
    title: "Sorties",
    text: [
      "Une armée assiégée, activée, peut attaquer les assiégeants dans une bataille terrestre ordinaire, pendant que ses convois restent dans les murs. Battue, elle rentre dans la ville.",
      "Quand une autre de vos armées les attaque, des unités et généraux assiégés peuvent se joindre à elle. Entre généraux de même rang vous choisissez le commandant ; les pertes viennent de l'une ou l'autre part. Les généraux restés dedans ne comptent pas. Dans la défaite seuls ceux qui sont sortis peuvent rentrer ([[13.5.E]]).",
      "> Hanno attaque les Romains devant Agrigentum avec trois UC, et Himilco sort avec deux : cinq UC combattent. Ils perdent et il reste trois UC : deux peuvent rentrer avec Himilco, la troisième se retire avec Hanno.",
    ],
  },
];
