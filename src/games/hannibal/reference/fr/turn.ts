import type { RulesReference } from "../../../../words/rules-reference.ts";

export const turn: RulesReference = [
  {
    id: "1",
    title: "La guerre",
    text: [
      "Deux joueurs s'affrontent dans la deuxième guerre punique, de 218 à 201 av. J.-C. : Rome contre Carthage, en neuf tours. Celui qui contrôle le plus de provinces à la fin gagne, sauf si la guerre s'achève plus tôt : voir [[22.4]] et [[23]].",
      "UC veut dire unité de combat, CP marqueur de contrôle politique. Une armée est un général avec au moins une UC. Là où les deux éditions diffèrent, les deux règles sont données ; certaines différences sont des options de la partie.",
      "> Après le dernier tour, Rome a neuf points et Carthage neuf : Carthage a gagné. À dix contre huit, c'eût été Rome.",
    ],
  },
  {
    id: "4",
    title: "Mise en place",
    text: [
      "Les deux camps commencent là où l'histoire les a placés en 218 av. J.-C. : Rome en [[4.1]], Carthage en [[4.2]], les tribus en [[4.3]]. Toute partie commence ainsi, sauf si l'on joue une position de son choix.",
    ],
  },
  {
    id: "4.1",
    title: "Rome",
    text: [
      "Huit UC sont avec le consul P. Scipion à Rome, huit avec le consul T. Longus à Agrigente. Tous les espaces et villes rouges sont romains : l'Italie sauf la Gaule cisalpine et le Bruttium, la Sicile, la Corse et la Sardaigne, et la ville de Massilia. Six autres généraux attendent les élections dans la coupe ([[6.4]]) ; Scipion l'Africain vient plus tard, voir [[6.7]].",
      "> Rome tient Messine et Rhegium : T. Longus peut donc aller d'Agrigente à Rhegium par Enna, Messine et le détroit : quatre espaces avec une seule carte ([[10.6]]).",
    ],
  },
  {
    id: "4.2",
    title: "Carthage",
    text: [
      "Quatre UC sont avec Hannon à Carthage, deux avec Hasdrubal à Carthagène. Hannibal est à Sagonte avec dix UC, dont deux d'éléphants ([[17]]) ; Magon et H. Giscon sont sous ses ordres. Tous les espaces et villes bleus sont carthaginois : l'Afrique, la plus grande partie de l'Espagne, les Baléares.",
      "> Hannibal peut partir aussitôt avec ses dix UC. S'il laisse Magon à Sagonte avec deux d'entre elles, huit l'accompagnent.",
    ],
  },
  {
    id: "4.3",
    title: "Tribus",
    text: [
      "Huit espaces ont une tribu. Boïens, Insubres et Bruttium sont amis de Carthage ([[20.9]]) ; les cinq autres ne sont à personne : les Aquitains, les Arvernes, les Allobroges et les deux peuples ligures. Une tribu ne quitte la carte que soumise ([[20.8]]).",
      "> Une armée romaine qui hiverne chez les Boïens subit l'attrition, une armée carthaginoise non. Chez les Allobroges, les deux la subissent.",
    ],
  },
  {
    id: "4.4",
    title: "Paquets",
    text: [
      "64 cartes de stratégie et 48 cartes de bataille sont mélangées séparément. Le paquet de stratégie dure jusqu'au prochain mélange ([[8.7]]) ; les cartes de bataille reviennent au paquet et sont mélangées après chaque bataille. Il y a 12 Attaques frontales, 9 Flancs gauches, 9 Flancs droits, 8 « Éprouver l'adversaire », 6 Doubles enveloppements et 4 Réserves.",
      "> Vous avez 8 Attaques frontales : il en reste 4 au plus à l'ennemi, outre les Réserves. Attaquez avec elles, et il n'aura bientôt plus de quoi parer.",
    ],
  },
  {
    id: "5",
    title: "Le tour",
    text: [
      "La guerre se joue en neuf tours. Chacun passe par les mêmes étapes :",
      "- Renforts (sauf au tour 1) : Carthage, ses généraux neutralisés, Rome, Scipion l'Africain, les élections : [[6]].",
      "- Les cartes de stratégie sont distribuées et jouées une à une : [[7]].",
      "- Attrition d'hiver : [[21.1]].",
      "- Les CP isolés sont retirés : [[19.4]].",
      "- On compte les points politiques : [[22]].",
      "> Hannibal finit le tour 1 chez les Boïens avec huit UC : pas d'attrition en hiver, puisque ce sont ses amis. Au début du tour 2, un des quatre renforts carthaginois peut le rejoindre là.",
    ],
  },
  {
    id: "6",
    title: "Renforts",
    text: [
      "Dès le tour 2, les deux camps reçoivent de nouvelles UC au début du tour : quatre au plus pour Carthage ([[6.1]]), cinq pour Rome ([[6.2]]). Puis Rome élit ses consuls ([[6.4]]).",
    ],
  },
  {
    id: "6.1",
    title: "Carthage",
    text: [
      "Carthage place jusqu'à quatre UC, l'une après l'autre :",
      "- une à Carthage ou avec un général en Afrique ;",
      "- une à Carthagène ou avec un général en Espagne, si Carthagène est carthaginoise ;",
      "- une autre de même, si Carthage contrôle la Bétique ;",
      "- une à Carthage, à Carthagène ou avec n'importe quel général.",
      "Ce qu'on ne peut placer est perdu. Puis les généraux neutralisés reviennent ([[10.10]]), chacun auprès d'UC non assiégées, Hannon en Afrique seulement.",
      "> Rome a pris Carthagène, mais la Bétique est encore carthaginoise. La deuxième UC est perdue, la troisième va à un général en Espagne, et la quatrième peut rejoindre Hannibal en Italie.",
    ],
  },
  {
    id: "6.2",
    title: "Rome",
    text: [
      "Rome place cinq UC, à Rome ou avec ses généraux, comme elle veut. Trois au moins doivent être placées en Italie. S'il n'y a aucune pile de cinq UC, les renforts doivent en former une : les nouveaux consuls en auront besoin ([[6.5]]).",
      "> P. Scipion tient bon en Espagne avec trois UC, et il y en a quatre à Rome. Deux des cinq peuvent aller en Espagne ; trois doivent aller à Rome, où il y en a alors sept.",
    ],
  },
  {
    id: "6.3",
    title: "Limites",
    text: [
      "Rien n'est placé dans une ville assiégée ([[20.4]]). Si l'ennemi est devant une ville non assiégée, ce qu'on y place entre dans les murs, dans la limite de la place. Un général ennemi seul n'empêche rien : il est neutralisé ([[10.10]]).",
      "> Hannibal est devant Rome sans point de siège, et trois UC sont dans les murs. Deux des renforts romains peuvent les rejoindre ; avec un point de siège sur la ville, aucun.",
    ],
  },
  {
    id: "6.4",
    title: "Élections",
    text: [
      "Rome nomme proconsul un de ses généraux sur la carte (une option dit si elle le doit) et remet les autres dans la coupe. Puis elle en tire deux au hasard : les consuls du tour. Ceux qui viennent d'aller dans la coupe peuvent être tirés à nouveau. Scipion l'Africain n'est pas concerné ([[6.7]]).",
      "> Marcellus et Varron étaient consuls. Rome nomme Marcellus proconsul, pour qu'il reste avec son armée ; Varron va dans la coupe, et peut en ressortir aussitôt.",
    ],
  },
  {
    id: "6.5",
    title: "Placement des consuls",
    text: [
      "Un consul est placé dans un espace avec au moins cinq UC romaines, seul ou avec l'autre. Ils n'entrent dans Rome assiégée que s'il n'y a pas d'autre place. Fabius Maximus doit être placé en Italie : avec n'importe quelles UC si aucune pile n'en a cinq, ou à Rome s'il n'y a pas d'UC en Italie.",
      "> Neuf UC sont à Rome, quatre à Capoue, six avec le proconsul en Espagne. Un consul peut aller à Rome ou en Espagne, pas à Capoue ; Fabius seulement à Rome.",
    ],
  },
  {
    id: "6.6",
    title: "Le proconsul",
    text: [
      "Il reste avec son armée quand son année de consul est finie. Il n'y en a qu'un à la fois, outre Scipion l'Africain. Il garde sa charge jusqu'à ce qu'un consul sortant le remplace, et il sert sous tout consul placé avec lui ([[9.3]]).",
      "> Marcellus, talent de tacticien 3, est proconsul en Sicile. Tant que Rome ne nomme personne d'autre, il y reste, tour après tour.",
    ],
  },
  {
    id: "6.7",
    title: "Scipion l'Africain",
    text: [
      "Au tour 6, après les renforts normaux et avant les élections, il arrive avec cinq UC dans un espace d'Italie, ou un port d'Espagne, contrôlé par Rome et sans UC ennemie ; selon les règles de Valley, pas dans l'espace d'une ville fortifiée. S'il n'y en a pas, il ne vient jamais. Il reste proconsul jusqu'à la fin de la partie, à côté de l'autre. S'il est neutralisé, il est hors du jeu ([[10.10]]).",
      "> Rome a un CP à Tarraco, port d'Espagne sans UC carthaginoise. Scipion l'Africain, 1 et 4, y débarque avec cinq UC et peut se déplacer dès la première carte du tour.",
    ],
  },
  {
    id: "7",
    title: "La phase de stratégie",
    text: [
      "Tout se fait en jouant des cartes de stratégie, une à une et tour à tour : marcher, placer des CP, lever des troupes, déclencher des événements. Combien il y en a est dit en [[7.1]], ce qu'on fait d'une carte en [[8.2]].",
    ],
  },
  {
    id: "7.1",
    title: "Les mains",
    text: [
      "Chaque camp reçoit sept cartes aux tours 1 à 3, huit aux tours 4 à 6, neuf aux tours 7 à 9. On les joue toutes : rien ne se garde pour le tour suivant.",
      "> Au tour 1 vous avez sept cartes, dont deux contre-événements. Si vous les employez tous deux en bataille, il ne vous restera que cinq coups.",
    ],
  },
  {
    id: "7.2",
    title: "Une carte, plusieurs usages",
    text: [
      "Une carte se joue pour ses opérations ([[8.2]]) ou pour son événement ([[8.3]]), ou se défausse ([[8.6]]). Un seul des trois usages : qui emploie le nombre renonce à l'événement, sauf pour les événements qui accompagnent un mouvement.",
      "> Carthage a Recrues ibères. Elle reçoit deux UC avec un général en Espagne, ou elle emploie le nombre de la carte pour se déplacer ; pas les deux.",
    ],
  },
  {
    id: "7.3",
    title: "Qui commence",
    text: [
      "Rome peut commencer avec une carte Campagne, comme événement ou pour les opérations, et doit alors jouer cette carte. Sinon Carthage dit qui joue d'abord. On demande à Rome avant que Carthage décide, et elle ne peut refuser de commencer si Carthage le veut.",
      "> Hannibal est à côté d'une faible armée romaine. Rome montre une Campagne mineure et commence ; sans une telle carte, Carthage aurait frappé la première.",
    ],
  },
  {
    id: "7.4",
    title: "Fin de la phase",
    text: [
      "On joue à tour de rôle jusqu'à ce que les deux mains soient vides. Celui à qui il reste des cartes quand l'autre n'en a plus joue seul, une carte après l'autre. Les contre-événements créent de telles différences ([[8.4]]).",
      "> Rome a joué deux contre-événements, Carthage aucun. À la fin il reste deux cartes à Carthage, qui se déplace deux fois sous les yeux de Rome.",
    ],
  },
  {
    id: "8",
    title: "Cartes de stratégie",
    text: [
      "Une carte montre ses opérations (de une à trois), qui peut jouer son événement et, si elle a trois opérations, un navire. Ce chapitre dit ce qu'on en fait : les opérations en [[8.2]], les événements en [[8.3]] et [[8.4]].",
    ],
  },
  {
    id: "8.1",
    title: "Ce que montre une carte",
    text: [
      "Le nombre sert à déplacer des généraux et à placer des CP. L'événement n'a lieu que si le nombre n'est pas utilisé, sauf pour les événements qui accompagnent un mouvement. Les cartes au navire permettent le mouvement naval : [[11.1]].",
      "> Guides autochtones accompagne un mouvement : Hannibal passe les Alpes avec elle et retire 3 au dé du col. Avec Recrues gauloises, il aurait ou le mouvement ou les UC.",
    ],
  },
  {
    id: "8.2",
    title: "Opérations",
    text: [
      "Le nombre d'une carte sert à l'une de trois choses. Les deux camps peuvent ainsi employer toute carte, à qui que soit son événement :",
      "- Déplacer un général dont le talent de stratège ne dépasse pas le nombre, avec dix UC au plus : [[10]].",
      "- Placer autant de CP que le nombre : [[19.2]].",
      "- Avec un trois : lever une UC avec un général dans un espace ami d'une province amie, hors d'une ville assiégée.",
      "> Une carte à 2 active Hannibal (1), Néron (1) ou Marcellus (2), mais pas P. Scipion (3) ; ou elle place deux CP. En Espagne seulement, le talent de P. Scipion est de 2.",
    ],
  },
  {
    id: "8.3",
    title: "Événements",
    text: [
      "Certains événements sont à Rome, d'autres à Carthage, d'autres aux deux. Les opérations sont ouvertes aux deux avec toute carte. Un événement qui n'aurait rien à quoi s'appliquer ne peut être joué ; la carte sert alors encore pour son nombre, ou se défausse.",
      "> Auxiliaires alliés est un événement romain. Dans la main de Carthage la carte ne vaut que son nombre, mais là elle ne sert pas Rome.",
    ],
  },
  {
    id: "8.4",
    title: "Contre-événements",
    text: [
      "Ils se jouent au milieu d'autre chose : un mouvement, une traversée, une bataille. Ils ne comptent pas comme le tour du joueur : quand il vient, il joue encore une carte. Tribus hostiles peut aussi se jouer comme un tour, contre des UC en Ligurie ou en Gaule transalpine.",
      "> Hannibal passe les Alpes avec dix UC, dans les deux premiers de ses quatre espaces. Avant le dé, Rome joue Éléments contraires : il fait son jet, mais ne va pas plus loin cette fois. Puis c'est à Rome de jouer, comme d'habitude.",
    ],
  },
  {
    id: "8.5",
    title: "Une seule fois",
    text: [
      "Les événements de Capoue (25) et de Syracuse (26) n'arrivent qu'une fois, puis sont hors du jeu. Philippe V (9) arrive deux fois, la seconde par Rome seule, pour défaire la première. Une carte employée autrement reste dans le paquet.",
      "> Carthage emploie Syracuse (26) seulement pour ses trois opérations. La carte reste dans le paquet, et la ville peut encore changer de camp après le prochain mélange.",
    ],
  },
  {
    id: "8.6",
    title: "Défausser",
    text: [
      "On peut défausser une carte face visible, sans aucun effet. C'est un tour comme un autre, et l'autre camp joue ensuite. Seule la Trêve a même alors une conséquence : le paquet est mélangé à la fin du tour ([[8.7]]).",
      "> Toutes vos armées sont bien placées, et en bouger une ouvrirait la route de Rome. Vous défaussez une carte et attendez que l'autre bouge.",
    ],
  },
  {
    id: "8.7",
    title: "Mélange",
    text: [
      "Si le paquet ne suffit pas aux deux camps, paquet et défausse sont d'abord mélangés ; les cartes qui n'arrivent qu'une fois restent dehors. Quand la Trêve est jouée ou défaussée, cela se fait à la fin du tour. Les conseils d'Hannon et de Caton prennent fin alors ([[25]]).",
      "> Aux tours 1 à 3 les deux mains prennent 14 cartes par tour : 42 sur 64. Au tour 4 il en faut seize de plus, et il en reste 22 ; au tour 5, six ne suffisent pas, et tout est mélangé.",
    ],
  },
  {
    id: "9",
    title: "Piles et commandement",
    text: [
      "Combien d'unités peuvent être ensemble, et qui les commande. Le commandement compte, car seuls les talents et la capacité du commandant jouent, en marche et en bataille ([[9.2]], [[9.3]]).",
    ],
  },
  {
    id: "9.1",
    title: "UC",
    text: [
      "Il peut y avoir n'importe quel nombre d'UC dans un espace. Seul ce qui bouge est limité : dix UC avec un général ([[10.2]]), et ce que contient une ville fortifiée ([[10.7]]).",
      "> Quatorze UC romaines sont à Rome sous Fabius. Il part avec dix ; quatre restent, avec ou sans général.",
    ],
  },
  {
    id: "9.2",
    title: "Généraux",
    text: [
      "Quand plusieurs généraux sont dans une pile, l'un commande et les autres sont ses subordonnés. Ils se déplacent avec lui s'il le veut, et leurs talents et capacités n'ont aucun effet. On peut les laisser en route, ou les activer eux-mêmes ([[10.9]]).",
      "> Hannibal se déplace avec Magon et H. Giscon. En bataille son 4 compte, pas le 2 de Magon. En chemin il laisse Giscon et deux UC à Carthagène.",
    ],
  },
  {
    id: "9.3",
    title: "Rang",
    text: [
      "Hannibal est supérieur à tous les Carthaginois ; les consuls sont supérieurs aux proconsuls. Un général ne peut pas commander à son supérieur. Entre égaux, le joueur choisit quand il active l'armée ; voir aussi [[10.8]].",
      "> Varron (talent de tacticien 1) est consul et Marcellus (3) proconsul dans le même espace : Varron commande. S'ils étaient consuls tous deux, Rome ferait commander Marcellus.",
    ],
  },
];
