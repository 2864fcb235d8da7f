import type { RulesReference } from "../../../words/rules-reference.ts";

/** Comment jouer chaque camp de Hamilcar. */
export const strategy: RulesReference = [
  {
    id: "rome",
    title: "Comment jouer Rome",
    text: [
      "Vous commencez en puissance terrestre, avec de mauvais équipages et du retard au tableau des provinces. Les deux premiers tours sont pour la Sicilia et pour les navires ; qui tient la mer entre le tour 3 et le tour 5 décide la guerre.",
      "- Passez tout de suite le détroit. Messana est la porte de la Sicilia : une armée y menace Syracusae, prend les espaces libres de la côte et oblige Carthage à se défendre au lieu de débarquer en Italia.",
      "- Construisez des navires à chaque tour et relevez l'art naval par les réformes et les événements ([[15.4.A]]). Gardez assez de navires prêts au port pendant l'hiver, sinon le niveau retombe. Combattez en mer tant que les corbeaux servent, avec plus de navires que lui, et prenez la suprématie navale.",
      "- Sans la mer, n'embarquez pas de grandes armées. Une flotte de transport perdue coûte un an.",
      "- Assiégez avec des convois de ravitaillement. Agrigentum vaut ce temps ; Lilybaeum compte à elle seule ([[2.1.E]]), mais demande un blocus autant qu'un siège.",
      "- Surveillez l'Italia. Avec moins de trois de ses provinces au contrôle de victoire, vous avez perdu ([[4.1]]). Une armée chez vous et des CP contre l'isolement suffisent presque toujours ([[5.4]]).",
      "Chaque point joué remplit le trésor de guerre : le camp qui a moins joué dépense la différence à la fin du tour ([[5.6]]). Dans un tour calme, une petite carte est un cadeau à vous-même.",
      "L'Afrique est le moyen de finir la guerre tôt. Débarquez quand vos équipages peuvent l'atteindre, avec un général comme Regulus, un convoi et la suprématie navale. Utica, Tunes et Clupea donnent une province et retiennent les levées carthaginoises. Rentrez, ou soyez fort, avant l'hiver.",
      "Dans l'édition Silver, un Miat vide compte pour vous, et un Miat qui n'est pas belliqueux retient l'armée carthaginoise en Afrique ([[15.3.C]]). Le premier CP que Carthage doit retirer vient de là : gagnez au compte, et son conseil perd courage.",
    ],
  },
  {
    id: "carthage",
    title: "Comment jouer Carthage",
    text: [
      "Vous tenez la mer, la Sardinia, l'ouest de la Sicilia et l'Africa, et vous gagnez si le tableau des provinces est à égalité à la fin ([[6.2]]). Inutile de conquérir l'Italia : il faut rendre chaque gain romain lent et coûteux.",
      "- Gardez la suprématie navale aussi longtemps que possible. Vos équipages sont meilleurs : combattez tôt, avant que Rome ait relevé son art naval, et évitez à nombre égal les corbeaux tout neufs.",
      "- Gardez un Miat belliqueux : trois CP, dont un au centre ([[15.3.B]]). Il compte comme une province, donne des troupes et, dans l'édition Silver, laisse vos armées quitter l'Afrique. Il paie aussi le premier quand vous êtes en retard : regarnissez-le.",
      "- Tenez les murs. Lilybaeum, Agrigentum et Syracusae coûtent à Rome bien des cartes. Secourez-les par mer, ou par une armée qui menace les convois de l'assiégeant.",
      "- Faites des raids. Un petit débarquement en Sardinia, à Lipara ou sur la côte d'Italia isole des CP romains ([[5.4]]), et les CP isolés sont perdus sans bataille.",
      "- Les généraux mercenaires coûtent moins cher à chaque tour. Engagez-en un quand il a une tâche, pas avant ([[5.2.C3]]).",
      "Comptez le trésor de guerre avant de jouer une carte haute ([[5.6]]) : le camp qui a joué moins de points dépense la différence en navires, ravitaillement et CP. Avec de l'avance au tableau, une petite carte est souvent la meilleure.",
      "Gardez l'Afrique. Deux armées, l'une à Carthago et l'autre dans un port, suffisent à rendre un débarquement dangereux. Si Rome débarque, laissez tout le reste, coupez-la de la mer et affamez-la pendant l'hiver.",
      "Quand Hamilcar arrive, sa place est en Sicilia : évitez la grande bataille, reprenez un espace après l'autre et retenez deux consuls. Les erreurs habituelles : laisser les navires épuisés au port pendant que Rome construit, et se battre à terre à nombre égal pour un espace qui ne compte pas.",
    ],
  },
];
