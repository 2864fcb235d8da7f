import type { RulesReference } from "../../../words/rules-reference.ts";

/** Comment jouer chaque camp de Hannibal. */
export const strategy: RulesReference = [
  {
    id: "rome",
    title: "Comment jouer Rome",
    text: [
      "Le temps travaille pour vous. Vous commencez avec plus de provinces, vous recevez chaque tour plus de troupes que Carthage et vous passez la mer sans jet naval ([[11.5]]). Carthage a besoin de grandes victoires ; il vous suffit de n'en subir aucune. Comptez les provinces avant chaque carte : la différence se paie à la fin du tour ([[22.2]]).",
      "- En rase campagne, Hannibal gagne presque toujours. Suivez-le : gardez une armée à portée, refusez la bataille quand c'est possible, reposez des CP derrière lui. Fabius proconsul vaut mieux qu'une attaque heureuse, car le proconsul reste quand les consuls changent.",
      "- Gardez au moins cinq UC dans Rome ou à côté. La capitale perdue, la guerre l'est aussi ([[23]]).",
      "- Frappez là où il n'est pas. P. Scipion en Espagne retient les levées carthaginoises et gagne les provinces qui paient pour l'Italie. La Sardaigne et la Sicile sont des gains sûrs pour un général avec une carte navale.",
      "- Isolez les CP. Quelques-uns des vôtres en travers d'une vallée isolent toute une province, et les CP isolés disparaissent sans combat ([[19.4]]).",
      "- Reprenez Syracuse ou Capoue par un siège patient, sous un général qui s'y entend ([[20.2]]).",
      "Les mauvais consuls font partie du jeu. Confiez-leur des levées et des provinces calmes ; confiez les campagnes au meilleur tacticien. Avant d'attaquer, comparez les cartes de bataille : UC, talent et alliés des deux côtés ([[14]]). Avec moins de cartes que lui, attendez un tour.",
      "L'arrivée de Scipion l'Africain retourne la guerre. Envoyez-le en Espagne si elle tient encore, ou en Afrique avec dix UC : la Numidie change volontiers de camp, Hannibal doit rentrer, et même un siège manqué de Carthage coûte un an à l'ennemi.",
      "L'erreur habituelle est l'impatience : deux consuls qui attaquent l'un après l'autre, chacun seul. L'autre erreur est d'oublier les CP. Une carte qui occupe deux espaces vides est rarement perdue.",
    ],
  },
  {
    id: "carthage",
    title: "Comment jouer Carthage",
    text: [
      "Vous avez le meilleur général de son temps et moins d'hommes chaque année. Il faut gagner tôt et garder ce qui est gagné : à égalité après le dernier tour, la guerre est à vous ([[22.4]]). Un compte égal suffit donc.",
      "- La place d'Hannibal est en Italie, dès le premier ou le deuxième tour. Passez les Alpes avec un trois ou une marche forcée, avec assez d'UC pour survivre au col ([[21.2]]), et reposez-vous chez les Boïens et les Insubres, vos amis.",
      "- Gagnez une grande bataille, puis occupez le terrain. Un consul battu coûte à Rome des CP autant que des UC ([[15.5]]) ; ce qui reste d'armées ne vous empêche plus de retourner l'Apulie, la Lucanie et le Samnium.",
      "- Ne vous arrêtez pas devant Rome, à moins qu'Hannibal ait huit UC et que personne ne puisse la secourir. L'Italie tombe aussi province par province : toutes sauf le Latium terminent la guerre ([[23]]).",
      "- Hasdrubal et Magon tiennent l'Espagne. Gardez une armée entre l'Èbre et Carthagène, restez près des murs et n'acceptez la bataille qu'avec plus de cartes.",
      "- Laissez Hannon en Afrique avec quatre ou cinq UC. Une Afrique vide attire Scipion.",
      "La mer est dangereuse : chaque voyage demande un jet naval, et une armée coulée est perdue ([[11.5]]). Embarquez peu d'UC, après l'alliance macédonienne, ou quand rien d'autre ne convient. Les renforts vont en Italie à pied, ou débarquent dans un port que vous tenez.",
      "Les éléphants gagnent la première bataille d'une campagne, pas la dernière ; servez-vous-en tant qu'ils sont nombreux. L'hiver frappe les armées en pays hostile ([[21.1]]) : finissez le tour sur un CP à vous ou dans une ville.",
      "Les erreurs habituelles : Hannibal chez lui avec dix UC pendant que les cartes posent des CP ; Hannibal seul en Italie sans une carte pour occuper ce qu'il gagne ; des CP dans des espaces isolés à la fin du tour ([[19.4]]).",
    ],
  },
];
