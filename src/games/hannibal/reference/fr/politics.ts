import type { RulesReference } from "../../../../words/rules-reference.ts";

export const politics: RulesReference = [
  {
    id: "19",
    title: "Contrôle politique",
    text: [
      "À qui appartient un espace ou une province, et comment cela change. Les CP se placent avec des opérations ([[19.2]]), se perdent par les défaites ([[15.5]]) et quand ils sont coupés ([[19.4]]), et décident de la guerre ([[22]]).",
    ],
  },
  {
    id: "19.1",
    title: "Contrôle",
    text: [
      "Un camp contrôle un espace s'il y a son CP, quelles que soient les UC présentes. Il contrôle une province s'il contrôle plus de la moitié de ses espaces, et pas seulement plus que l'autre.",
      "> Le Samnium a cinq espaces. Carthage a des CP dans deux, Rome dans deux, un est vide : personne ne le contrôle. Avec un troisième CP, ce sera Carthage.",
    ],
  },
  {
    id: "19.2",
    title: "Placer des CP",
    text: [
      "Les CP se placent dans les espaces sans CP ni UC ennemis, n'importe où sur la carte, autant que le nombre de la carte. On retourne un CP ennemi là où l'on a une UC. Villes et tribus ne s'obtiennent pas ainsi ([[20.1]]).",
      "> Hannibal a laissé une UC dans deux espaces romains d'Apulie. Avec un 3, Carthage retourne les deux CP, et place le troisième à Vérone, qui est vide.",
    ],
  },
  {
    id: "19.3",
    title: "Ce que font les CP",
    text: [
      "Ils n'arrêtent personne. Mais dans un espace avec un CP ennemi l'interception est plus difficile ([[12.4]]), et l'on ne peut ni éviter le combat ni se replier vers lui. Une retraite qui y passe coûte une UC ([[15.3]]), et l'hiver y apporte l'attrition ([[21.1]]).",
      "> Hannibal traverse trois CP romains sans obstacle et combat dans le quatrième espace. S'il perd, le retour par ces espaces, jusqu'à son point de départ, lui coûte trois UC ; avec un quatrième CP en chemin, il n'aurait plus de retraite du tout.",
    ],
  },
  {
    id: "19.4",
    title: "Isolement",
    text: [
      "À la fin du tour, Rome d'abord, on retire les CP qu'aucune ligne d'espaces ne joint à une UC amie, ou à une ville, une tribu ou un port de leur camp. La ligne ne passe ni col, ni espace avec CP ennemi ou tribu neutre sauf si une UC amie y est, ni espace avec UC ennemie sauf s'il a un CP ami. Villes et tribus ne sont jamais retirées.",
      "> Rome a un CP à Faesulae ; Pisae, Cosa, Tarquinii et Falerii sont passées à Carthage. Aucune ligne ne passe le col vers Mutina : le CP est retiré, sauf si une UC romaine est avec lui.",
    ],
  },
  {
    id: "20",
    title: "Sièges et soumission",
    text: [
      "Comment les villes fortifiées tombent après un siège, et comment on soumet les tribus ([[20.2]]). Il faut trois points dans les deux cas, donc d'ordinaire plusieurs cartes, et l'assiégeant doit rester là entre-temps ([[20.6]]).",
    ],
  },
  {
    id: "20.1",
    title: "Villes et tribus",
    text: [
      "Une ville fortifiée se gagne par siège ou événement, une tribu par soumission seulement. Pour le reste, l'une et l'autre font tout ce que fait un CP : elles donnent le contrôle de leur espace et n'arrêtent personne.",
      "> Capoue est romaine au départ, et la Campanie aussi, avec ses deux villes, Capoue et Neapolis. Pour gagner la province il faut les deux à Carthage : deux sièges, ou un siège et l'événement de Capoue (25).",
    ],
  },
  {
    id: "20.2",
    title: "La tentative",
    text: [
      "Un général qui finit son mouvement avec au moins trois UC dans l'espace, sans avoir combattu, peut lancer le dé sur la table de siège. À trois points la place tombe ([[20.8]]). Il y a une tentative par place et par carte. Ce qui touche les sièges ne touche pas les tribus.",
      "Le siège, non la soumission, est modifié : -1 pour Carthage sans ses engins de siège, -1 contre Rome, Carthage et Syracuse, +1 pour Marcellus ([[24]]).",
      "Points gagnés, et UC perdues par l'assiégeant :",
      "- dé 1 ou moins : 0, 1 ;",
      "- dé 2 : 0, 0 ;",
      "- dé 3 : 1, 1 ;",
      "- dé 4 : 1, 0 ;",
      "- dé 5 : 1, 0 ;",
      "- dé 6 ou plus : 2, 0.",
      "> Hannibal assiège Tarente sans les engins de siège et obtient 4 : avec -1 cela fait 3, un point et une UC perdue. Un 6 devient 5 : encore un point. Rome soumettrait les Boïens sans aucun modificateur.",
    ],
  },
  {
    id: "20.3",
    title: "Subordonnés",
    text: [
      "On peut activer un subordonné pour assiéger sur place, avec sa propre capacité. Le commandant reste comme il est. En campagne seules trois UC, cinq pour un consul, comptent comme employées.",
      "> Fabius commande dix UC devant Capoue et Marcellus est avec lui. Une Campagne mineure active Marcellus pour le siège, avec son +1, et l'autre général de la campagne peut encore partir avec des UC de la pile.",
    ],
  },
  {
    id: "20.4",
    title: "Assiégée",
    text: [
      "Une ville est assiégée dès qu'elle a un point de siège, pas avant. Si nombreux que soient les ennemis devant elle et leurs tentatives, elle est jusque-là seulement enfermée ([[10.7]]).",
      "> Rome est devant Capoue avec dix UC et a obtenu 2 : aucun point. Capoue n'est pas assiégée, et Carthage peut encore placer un renfort dans les murs, s'il s'y trouve un général.",
    ],
  },
  {
    id: "20.5",
    title: "Ce que cela veut dire",
    text: [
      "Une ville assiégée ne reçoit pas de renforts, on n'y lève pas de troupes, et personne n'en sort ni n'y entre par mer ([[11.3]]). La garnison peut faire une sortie et combattre, seule ou avec une armée de secours ([[20.7]]).",
      "> Carthagène a un point de siège, et Hasdrubal est dans les murs avec deux UC. Carthage joue un 2 pour le faire sortir : il combat les assiégeants devant les murs.",
    ],
  },
  {
    id: "20.6",
    title: "Fin d'un siège",
    text: [
      "Quand il n'y a plus d'UC ennemie dans l'espace, tous les points disparaissent. Moins de trois UC le maintiennent encore, mais ne peuvent pas faire de jet ([[20.2]]). Il en va de même pour les tribus.",
      "> Hannibal a deux points contre Tarente et doit partir. Si une UC reste, les points demeurent, et il peut continuer à son retour ; si Rome la chasse, tout recommence.",
    ],
  },
  {
    id: "20.7",
    title: "Secours",
    text: [
      "Quand une armée attaque les assiégeants, tout ou partie de la garnison peut sortir et combattre avec elle ; un général de rang supérieur commande. Les pertes se prennent dans l'une ou l'autre. Seuls ceux qui sont sortis peuvent battre en retraite dans la ville ([[15.4]]).",
      "> Fabius marche avec six UC sur les Carthaginois qui sont devant Neapolis, et les deux UC de la ville sortent : huit UC et le 3 de Fabius combattent ensemble. Vaincues, deux UC peuvent rentrer, les autres battent en retraite.",
    ],
  },
  {
    id: "20.8",
    title: "La chute",
    text: [
      "À trois points la ville change de mains, sa garnison est perdue et les généraux qui s'y trouvent sont neutralisés ([[10.10]]). Une tribu disparaît pour toujours, et un CP du vainqueur prend sa place.",
      "> Rome gagne le troisième point contre les Insubres : la tribu est retirée et un CP romain s'y trouve. Si Carthage reprend l'espace, elle n'y a qu'un CP ordinaire.",
    ],
  },
  {
    id: "20.9",
    title: "Amis de Carthage",
    text: [
      "Boïens, Insubres et Bruttium valent des CP carthaginois en tout, et donnent à Carthage une carte de bataille chez eux ([[14.4]]). Ils évitent aussi l'isolement aux CP qu'une ligne joint à eux ([[19.4]]) et sont des lieux de retraite.",
      "> La Gaule cisalpine a cinq espaces. Avec les Boïens et les Insubres, il suffit à Carthage d'un CP de plus, à Mutina, à Vérone ou chez les Taurins, pour la contrôler.",
    ],
  },
  {
    id: "21",
    title: "Attrition",
    text: [
      "Ce que coûtent à une armée l'hiver en pays hostile, les cols et certains événements ([[21.1]]). Une seule table sert pour tout cela, et aussi pour les pertes des batailles ([[21.2]]).",
    ],
  },
  {
    id: "21.1",
    title: "Quand",
    text: [
      "L'attrition frappe en hiver, pour les UC dans un espace avec CP ennemi ou tribu hostile, assiégeants compris ; après chaque col ; et par des événements. Les UC dans leur propre ville ne craignent pas l'hiver. En hiver, les forces de Rome lancent d'abord le dé.",
      "> Hannibal finit le tour devant Tarente, qui est romaine, avec neuf UC : il fait le jet. S'il avait retourné le CP de Cannes et hiverné là, il n'aurait pas eu à le faire.",
    ],
  },
  {
    id: "21.2",
    title: "Comment",
    text: [
      "Un dé par force, dans la colonne de sa taille. Les généraux ne sont jamais touchés. À 6 ou plus, une des UC perdues doit être un éléphant, s'il y en a.",
      "UC perdues par des forces de 1, 2, 3, 4, 5-6, 7-9, 10 UC et plus (pour les pertes de bataille, autant de rounds) :",
      "- dé 1 ou moins : 0, 0, 0, 0, 0, 1, 1 ;",
      "- dé 2 : 0, 0, 0, 0, 1, 1, 1 ;",
      "- dé 3 : 0, 0, 0, 1, 1, 1, 2 ;",
      "- dé 4 : 0, 0, 1, 1, 1, 2, 2 ;",
      "- dé 5 : 0, 1, 1, 1, 2, 2, 3 ;",
      "- dé 6 : 1, 1, 1, 2, 2, 3, 3 ;",
      "- dé 7 ou plus : 1, 1, 2, 2, 3, 3, 4.",
      "> Neuf UC hivernent devant Tarente et le dé donne 4 : deux sont perdues. Par un col hors des Alpes, le 4 deviendrait 2, et une serait perdue.",
    ],
  },
  {
    id: "21.3",
    title: "Tribus hostiles",
    text: [
      "Les événements Tribus hostiles (7 et 8) emploient toujours la colonne de cinq ou six UC, quelle que soit la taille de l'armée. Elles frappent en Ligurie et en Gaule transalpine ([[8.4]]).",
      "> Hannibal est sur le Rhône avec dix UC, et Rome joue Tribus hostiles. Le dé donne 5 : deux UC sont perdues, et non les trois de sa propre colonne.",
    ],
  },
  {
    id: "22",
    title: "Points politiques",
    text: [
      "À la fin de chaque tour, on compare les provinces des deux camps, et celui qui en a le moins paie la différence ([[22.1]], [[22.2]]). Après le dernier tour, le même compte décide de la guerre ([[22.4]]).",
    ],
  },
  {
    id: "22.1",
    title: "Le compte",
    text: [
      "Un camp a un point par province qu'il contrôle ([[19.1]]), sauf Gaule transalpine, Massilia, Ligurie et Baléares : dix-huit en tout. Une province que personne ne contrôle ne compte pour personne.",
      "> Au départ, Carthage a les quatre provinces d'Afrique et trois d'Espagne, Rome six en Italie, la Sicile, Syracuse, et la Corse et Sardaigne : sept points contre neuf.",
    ],
  },
  {
    id: "22.2",
    title: "Le prix",
    text: [
      "Le camp qui a moins de points retire autant de ses CP qu'il a de retard. Il les choisit n'importe où sur la carte, mais ni villes ni tribus. Cela peut lui coûter à son tour une autre province.",
      "> Rome a neuf points et Carthage sept : Carthage retire deux CP. C'est exactement le compte au début de la partie : Hannibal a intérêt à gagner une province dès la première année.",
    ],
  },
  {
    id: "22.3",
    title: "Capitulation",
    text: [
      "Qui ne peut retirer assez de CP perd aussitôt, quel que soit le tour ([[23]]).",
      "Comme villes et tribus ne peuvent être retirées, un camp qui a perdu presque tout son pays ouvert est en danger même si ses murs tiennent.",
      "> Carthage a quatre points de retard et il lui reste trois CP outre ses villes : elle capitule.",
    ],
  },
  {
    id: "22.4",
    title: "Fin de la guerre",
    text: [
      "Après le tour 9, le camp qui a le plus de points gagne ; à égalité, Carthage. On le constate avant que le camp en retard ait à retirer des CP.",
      "> Au tour 9, chacun a huit points et deux provinces ne sont à personne : Carthage a gagné. Il aurait suffi à Rome d'un CP de plus dans l'une des deux.",
    ],
  },
  {
    id: "23",
    title: "Mort subite",
    text: [
      "Rome gagne en prenant Carthage. Carthage gagne en prenant Rome, ou si elle contrôle toutes les provinces d'Italie sauf le Latium quand on compte les points. L'un gagne si l'autre capitule ([[15.6]], [[22.3]]). Le contrôle de l'Italie se constate après le retrait des CP isolés ([[19.4]]).",
      "> Scipion l'Africain gagne le troisième point de siège contre Carthage au tour 8, avec seulement six provinces contre douze. La guerre est finie, et Rome a gagné.",
    ],
  },
  {
    id: "24",
    title: "Capacités des généraux",
    text: [
      "Elles ne comptent que si le général commande. Chacune est montrée avec lui :",
      "- Hannibal : une fois par bataille, « Éprouver l'adversaire » vaut à tous égards un Flanc ou un Double enveloppement ; il est supérieur à tous les Carthaginois.",
      "- Hannon : peut retirer un CP romain là où il s'arrête sans bataille ; ne quitte jamais l'Afrique, mais peut y naviguer d'un port à l'autre.",
      "- Magon : -1 aux jets navals. H. Giscon : intercepte et évite le combat sur 1 à 3. Hasdrubal : aucune.",
      "- Fabius : évite le combat sur 1 à 5 ; ne quitte jamais l'Italie, mais peut y naviguer d'un port à l'autre.",
      "- Marcellus : +1 aux sièges, pas à la soumission, quand une carte Campagne l'active. Scipion l'Africain : deux jets de siège avec une Marche forcée.",
      "- Néron : six espaces avec une carte Campagne, dont une traversée (selon l'option, deux).",
      "- P. Scipion : talent de stratège 2 en Espagne. Varron : intercepte sur 1 à 4.",
      "- Flaminius : poursuit sur 1 à 4. T. Longus : contre-attaque sur 1 à 2 s'il a engagé la bataille. Paul Émile : sur 1 à 3 s'il a été attaqué. Leurs nombres empêchent aussi les replis, si l'option le dit.",
      "> Paul Émile (2) est attaqué par Hannibal et pare la première carte. Il peut contre-attaquer sur 1 à 3. S'il avait attaqué lui-même, ce serait sur 1 à 2.",
    ],
  },
  {
    id: "25",
    title: "Les cartes de stratégie",
    text: [
      "Toute carte peut être consultée avec son texte. Quelques-unes demandent davantage :",
      "- Les événements qui accompagnent un mouvement (5, 18, 28, 50, 54) s'utilisent avec l'opération.",
      "- Éléments contraires (41) se joue avant tout dé sur la table navale ou d'attrition, jamais après un tel dé dans le même mouvement.",
      "- Désertion de mercenaires (21) épargne les UC dans l'espace de toute ville fortifiée (selon les règles de Valley, d'une ville amie).",
      "- Les conseils d'Hannon (57) et de Caton (58) durent jusqu'au prochain mélange du paquet.",
      "- La trêve (64) : personne n'entre dans un espace avec des CP ou des UC ennemis, n'intercepte ni n'assiège ; les tribus neutres peuvent être soumises ; Carthage navigue sans jet naval.",
      "- Elle est rompue par les événements qui amènent des troupes, les révoltes, les événements d'attrition joués comme un tour, les événements politiques, les sorties, la Victoire navale et le Messager.",
      "> La trêve règne, et Carthage joue l'événement Recrues ibères : deux UC arrivent, et la guerre reprend. Si elle avait employé la carte pour son seul nombre, la trêve tiendrait toujours.",
    ],
  },
];
