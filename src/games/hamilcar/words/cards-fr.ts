import type { Catalogue } from "../../../words/words.ts";

export const cardNames: Readonly<Record<number, string>> = {
  1: "Panique des éléphants",
  2: "Éléphants de guerre",
  3: "Ingénieurs de siège",
  4: "Hiéron s'allie à Rome",
  5: "Socii Navales",
  6: "Quinquérème capturée",
  7: "Exercices de rame",
  8: "Dons privés",
  9: "Chantiers puniques",
  10: "Recrues mercenaires",
  11: "Mer cruelle",
  12: "Trésor vide",
  13: "Mutinerie des mercenaires",
  14: "Hannibal le Rhodien",
  15: "Parti de la paix",
  16: "Parti de la guerre",
  17: "Corbeau",
  18: "Pilotes habiles",
  19: "Raid sur un port",
  20: "Mare Nostrum",
  21: "Révolte en Numidia",
  22: "Révolte en Sardinia",
  23: "Troubles en Italia",
  24: "Emprunt ptolémaïque",
  25: "Campagne majeure",
  26: "Campagne majeure",
  27: "Diplomatie",
  28: "Campagne mineure",
  29: "Campagne mineure",
  30: "Campagne mineure",
  31: "Campagne mineure",
  32: "Mauvais temps",
  33: "Auxiliaires alliés",
  34: "La flotte rompt le siège",
  35: "Épidémie",
  36: "Peste",
  37: "Traître dans la ville",
  38: "Messager intercepté",
  39: "Tempêtes en mer",
  40: "Marche forcée",
  41: "Marche forcée",
  42: "Désertion des alliés siciliens",
  43: "Triomphe",
  44: "Butin de guerre",
  45: "Foi punique",
  46: "Citadelle",
  47: "Dérobade",
  48: "Le Sénat révoque le proconsul",
  49: "Trêve",
  50: "Bon présage",
  51: "Espion dans le camp ennemi",
  52: "Raids surprises",
  53: "Sortie surprise",
  54: "Embuscade",
  55: "Blé sicilien",
  56: "Flamen Martialis",
  57: "Dictateur",
  58: "Le prix de l'échec",
  59: "Mauvais présage",
};

export const tacticNames: Readonly<Record<string, string>> = {
  "favorable-wind": "Vent favorable",
  "great-leadership": "Grand commandant",
  flee: "Fuyez !",
  pursuit: "Poursuite",
  ramming: "Éperonnage",
  diekplous: "Diekplous",
  boarding: "Abordage",
  "sheared-oars": "Rames brisées",
  "close-formation": "Formation serrée",
  "fire-pots": "Pots à feu",
};

const majorCampaign = "Activez jusqu'à trois généraux, l'un après l'autre, quel que soit leur talent de stratège.";
const minorCampaign = "Activez jusqu'à deux généraux, l'un après l'autre, quel que soit leur talent de stratège.";
const forcedMarch =
  "Activez un général que la carte permet ; il a six points de mouvement. Dans l'édition Golden Geek, la limite habituelle vaut sur mer.";

const tactics = {
  wind: "Tirez autant de cartes de tactique que le talent de tacticien de votre commandant. Jouez-en une aussitôt, défaussez les autres.",
  leadership: "Le talent de tacticien de votre commandant augmente de un jusqu'à la fin de la bataille.",
  flee: "Votre flotte esquive. Si elle s'échappe, vous gardez la suprématie navale (Silver).",
  pursuit: "Quand l'ennemi esquive : il ne s'échappe pas.",
  ramming: "+1 à votre jet de bataille.",
  diekplous: "Votre jet de bataille se lit une colonne plus à droite, jusqu'à V.",
  boarding: "Si votre jet touche un navire, l'un de ceux touchés est pris.",
  oars: "-1 au prochain jet de bataille ennemi.",
  formation: "La première touche du prochain jet ennemi ne compte pas.",
  pots: "Lancez le dé : à partir de 4, un navire ennemi est coulé.",
};

/** Ce que font les cartes, les tactiques et les généraux. */
const cards: Catalogue = {
  "card:1.text":
    "Contre-événement, à l'annonce d'une charge d'éléphants. Silver : -2 à son dé. Golden Geek : deux éléphants de moins y prennent part.",
  "card:2.text": "Un éléphant à Carthago ou avec un général en Africa ; une UC ordinaire si les quatre éléphants sont en jeu.",
  "card:3.text":
    "Un train de siège pour votre armée de trois UC avec un général devant une ville ennemie : après chaque jet de siège vous pouvez relancer. Il reste jusqu'à la prise de la ville ou la fin du siège. Deux au plus (Golden Geek : cinq).",
  "card:4.text":
    "Si une armée romaine de trois UC est à Syracusae ou à côté et qu'aucun général carthaginois n'y est, la ville devient romaine : les UC à l'intérieur sont perdues, les convois capturés.",
  "card:5.text":
    "Construisez jusqu'à deux navires. Puis vous pouvez activer un général avec trois points pour une activation comprenant un mouvement naval.",
  "card:6.text": "L'art naval de Rome monte d'un niveau, et un navire est radoubé.",
  "card:7.text":
    "L'art naval monte d'un niveau si autant de navires que le nouveau niveau sont prêts, ou radoubez jusqu'à trois navires.",
  "card:8.text": "Construisez jusqu'à deux navires, dès le tour 6 jusqu'à trois.",
  "card:9.text": "Construisez jusqu'à deux navires, puis radoubez-en un.",
  "card:10.text": "Si le Miat est belliqueux : deux UC dans un port ami non assiégé hors d'Italia.",
  "card:11.text":
    "Contre-événement, quand une flotte romaine va débarquer : un jet dans la colonne de tempête pour chaque symbole de tempête de sa dernière route (trois par Mare Tyrrhenum), un de plus si l'art naval est médiocre, un de plus avec les corbeaux. Chaque touche coûte un navire, une UC et un convoi. Quel que soit son usage, le paquet est mélangé à la fin du tour.",
  "card:11.always": "Quel que soit son usage, le paquet est mélangé à la fin du tour.",
  "card:12.text": "L'adversaire cède trois CP ou convois de son choix.",
  "card:13.text":
    "Une force carthaginoise d'au moins deux UC hors des murs, sans Hamilcar Barca, cède un convoi ou perd des UC : une sur 1-3, deux sur 4-6.",
  "card:14.text":
    "Avec un navire prêt : un port carthaginois assiégé perd un point de siège et reçoit un convoi, s'il y a place.",
  "card:15.text": "Carthage retire deux CP du Miat.",
  "card:16.text": "Placez jusqu'à trois CP sur le Miat.",
  "card:17.text":
    "Contre-événement, quand c'est à vous de jouer (une autre carte peut suivre) ou dans une bataille navale : montez les corbeaux, ou démontez-les. Ou, dans la bataille : un jet de bataille de plus, dans la colonne des UC romaines à bord.",
  "card:18.text": "Contre-événement, au début d'une bataille navale : tirez deux cartes de tactique de plus.",
  "card:19.text":
    "Activez un général quelconque pour une activation avec un mouvement naval et au moins un navire de guerre. Dans un port où entre la flotte, retirez jusqu'à deux convois ennemis.",
  "card:20.text":
    "Activez un général romain quelconque pour une activation avec un mouvement naval et au moins un navire ; l'Africa lui est ouverte. Dans un port où entre la flotte, retirez le CP carthaginois s'il n'y a pas d'UC, ou un convoi d'une ville.",
  "card:21.text": "Retirez jusqu'à deux CP carthaginois sans UC en Numidia et en Libya.",
  "card:22.text": "Retirez jusqu'à deux CP ennemis sans UC en Corsica et Sardinia.",
  "card:23.text": "Retirez jusqu'à deux CP romains sans UC en Italia, sauf dans le Latium.",
  "card:24.text": "Placez jusqu'à trois convois avec des armées ou dans des villes non assiégées.",
  "card:25.text": majorCampaign,
  "card:26.text": majorCampaign,
  "card:27.text":
    "Placez ou retournez jusqu'à deux CP là où il n'y a pas d'unités ennemies ; aucune UC à vous n'y est nécessaire. Ni dans le Latium ni dans la province de Carthago.",
  "card:28.text": minorCampaign,
  "card:29.text": minorCampaign,
  "card:30.text": minorCampaign,
  "card:31.text": minorCampaign,
  "card:32.text":
    "Contre-événement contre un général en mouvement, avant toute réaction : il n'a que deux points de mouvement et revient au dernier espace où ils l'avaient mené (Golden Geek : au deuxième espace où il est entré).",
  "card:33.text": "Deux UC avec un général romain en Italia.",
  "card:34.text": "Avec un navire prêt : un de vos ports assiégés perd tous ses points de siège.",
  "card:35.text": "Une armée ennemie de votre choix subit l'attrition ; les convois n'y font rien.",
  "card:36.text": "Une armée ennemie de votre choix subit l'attrition avec +1 ; les convois n'y font rien.",
  "card:37.text":
    "Un de vos généraux avec trois UC devant une ville ennemie, sauf Roma et Carthago : un point de siège que rien n'annule, puis une tentative de siège si elle est permise.",
  "card:38.text": "Prenez une carte au hasard dans la main de l'adversaire.",
  "card:39.text":
    "Contre-événement contre une flotte carthaginoise avant son débarquement : elle perd des unités selon sa taille, d'abord des navires. Sans unités, son général rentre.",
  "card:40.text": forcedMarch,
  "card:41.text": forcedMarch,
  "card:42.text": "Retirez jusqu'à deux UC ennemies hors des murs dans la région Sicilia, une par espace, jamais d'éléphants.",
  "card:43.text":
    "Contre-événement, après une victoire romaine qui a coûté deux unités à Carthage : placez jusqu'à trois CP dans des espaces vides sans UC carthaginoises.",
  "card:44.text":
    "Contre-événement, après une bataille terrestre gagnée ou une ville prise : retournez jusqu'à deux CP ennemis sans unités dans cette province.",
  "card:45.text":
    "Contre-événement : annulez un événement de Rome, dont les points ne comptent pas. Ou quand c'est à vous de jouer : Rome montre trois cartes pour le reste du tour.",
  "card:46.text":
    "Une de vos villes reçoit la citadelle : il faut un point de siège de plus. La citadelle reste, quel que soit le maître de la ville.",
  "card:47.text":
    "Contre-événement : votre flotte esquive une bataille navale ; ou votre tentative d'éviter une bataille terrestre réussit sans jet.",
  "card:48.text": "Le proconsul romain quitte la partie.",
  "card:49.text":
    "Jusqu'à la fin du tour, ou jusqu'à un événement au rameau brisé : pas d'interceptions, pas de sièges, aucune armée n'entre là où sont des UC ou des CP ennemis, aucun CP n'est retourné par des UC.",
  "card:50.text": "Contre-événement : placez le dé au lieu de le lancer.",
  "card:51.text": "Contre-événement, quand les dés d'une bataille terrestre sont jetés : l'ennemi relance l'un des siens.",
  "card:52.text": "Retirez jusqu'à deux CP ennemis sans unités voisins d'un espace avec une UC à vous (Golden Geek : une unité).",
  "card:53.text": "Une de vos villes assiégées avec une UC dedans perd tous ses points de siège, et l'assiégeant perd une UC.",
  "card:54.text":
    "Contre-événement, au début d'une bataille sur terre ou sur mer : le talent de tacticien de votre commandant augmente de un.",
  "card:55.text": "Tant que vous contrôlez la province Sicilia, elle vaut trois points, aussi pour les troupes et un navire.",
  "card:56.text": "La prochaine activation d'un général romain de votre choix ce tour coûte deux CP à Rome.",
  "card:57.text":
    "Carte propre à Rome, dès le tour 2, si Carthage mène de trois au tableau des provinces et que Calatinus n'est pas sur la carte : il est dictateur à Roma, avec trois UC dans l'édition Silver.",
  "card:58.text":
    "Contre-événement, après une victoire romaine : le commandant carthaginois battu quitte la partie, sauf s'il est mercenaire.",
  "card:59.text":
    "Contre-événement, au début d'une bataille : Rome retire deux CP, ou son commandant combat avec un talent diminué de un et sans sa capacité.",

  "tactic:1.text": tactics.wind,
  "tactic:2.text": tactics.wind,
  "tactic:3.text": tactics.leadership,
  "tactic:4.text": tactics.leadership,
  "tactic:5.text": tactics.flee,
  "tactic:6.text": tactics.flee,
  "tactic:7.text": tactics.pursuit,
  "tactic:8.text": tactics.pursuit,
  "tactic:9.text": tactics.ramming,
  "tactic:10.text": tactics.ramming,
  "tactic:11.text": tactics.ramming,
  "tactic:12.text": tactics.diekplous,
  "tactic:13.text": tactics.diekplous,
  "tactic:14.text": tactics.boarding,
  "tactic:15.text": tactics.boarding,
  "tactic:16.text": tactics.oars,
  "tactic:17.text": tactics.oars,
  "tactic:18.text": tactics.formation,
  "tactic:19.text": tactics.formation,
  "tactic:20.text": tactics.pots,

  "trait:admiral": "Amiral",
  "trait:aristocrat": "Aristocrate",
  "trait:africanus": "Africanus",
  "general:caudex.text":
    "Le détroit de Messana par terre lui coûte un point de mouvement. Quand il quitte la partie, Asina rejoint la réserve.",
  "general:maximus.text": "Là où finit son activation, Rome peut placer ou retourner un CP, s'il n'a pas perdu de bataille.",
  "general:flaccus.text": "Peut relancer quand il soumet une tribu.",
  "general:asina.text": "Rejoint la réserve quand Caudex quitte la partie.",
  "general:megellus.text": "Pas de défense acharnée contre ses sièges.",
  "general:duilius.text": "Ne devient proconsul que si Rome a payé pour lui un point du trésor de guerre.",
  "general:scipio.text": "Après une bataille gagnée : un CP dans un espace vide, quel qu'en soit l'occupant.",
  "general:florus.text": "Un allié de plus dans ses batailles terrestres.",
  "general:paterculus.text": "Le premier navire qu'il touche dans une bataille est pris.",
  "general:calatinus.text":
    "Dans ses batailles terrestres, une touche subie par Rome ne coûte pas d'UC. Il peut revenir comme dictateur.",
  "general:regulus.text": "Poursuit après une bataille terrestre gagnée, s'il lui reste des points de mouvement.",
  "general:vulso.text": "Activé dans un port majeur ami : jusqu'à deux navires deviennent des UC.",
  "general:metellus.text": "Une fois par bataille terrestre : le dé d'une charge d'éléphants est relancé.",
  "general:cotta.text": "Ses sièges et soumissions ne coûtent pas d'UC.",
  "general:catulus.text": "Une fois par bataille navale il peut relancer.",
  "general:pulcher.text": "Une bataille perdue coûte un CP de plus à Rome ; pas de Bon présage dans ses batailles.",
  "general:hanno.text": "Pas de capacité particulière.",
  "general:gisco.text": "Tire deux cartes de tactique pour son talent de tacticien.",
  "general:hamilcar.text": "+1 à son premier jet dans une bataille navale.",
  "general:hasdrubal.text": "Compte un éléphant de plus pour une charge, et +1 à son dé.",
  "general:carthalo.text": "Au lieu d'avancer : retourne un CP ennemi sans unités, voisin par route ou par mer.",
  "general:adherbal.text": "Quand il commande des intercepteurs, un navire épuisé est radoubé et peut le rejoindre.",
  "general:himilco.text": "Dans une ville assiégée, au lieu de tout autre chose : retire un point de siège.",
  "general:xanthippus.text": "Mercenaire, pour le tour où il est engagé. Il met fin aux tactiques oubliées.",
  "general:barca.text":
    "Mercenaire. Dans ses batailles terrestres il peut relancer un de ses propres dés. Il a le pas sur tous les Carthaginois.",
};

export default cards;
