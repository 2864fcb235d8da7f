import type { Lesson } from "../../../lessons/lesson.ts";
import { seen } from "./scene.ts";

export const victory: Lesson = {
  id: "victory",
  title: { en: "How the war is won", fr: "Comment on gagne la guerre" },
  about: {
    en: "The Provincial Display, the War Chest, and the last card of the war.",
    fr: "Le tableau des provinces, le trésor de guerre, et la dernière carte de la guerre.",
  },
  minutes: 3,
  seat: "rome",
  seed: "victory",
  position: {
    turn: 7,
    phase: "strategy",
    active: "rome",
    hands: { rome: [14, 23], carthage: [24] },
    chest: { rome: 0, carthage: 2 },
    warships: { carthage: {}, rome: { ready: 3 } },
    supremacy: "rome",
    seamanship: "good",
    gone: ["xanthippus", "barca"],
    control: {
      rome: [
        ...["cosa", "volaterrae", "arretium", "praeneste", "fregellae", "nola", "luceria", "canusium", "venusia", "brundisium"],
        ...["paestum", "thurii", "locri", "catana", "camarina", "enna", "agrigentum", "syracusae"],
      ],
      carthage: [
        ...["lipara", "thermae", "panormus", "heraclea", "sassari", "nuoro", "oristano", "utica", "tunes", "clupea"],
        ...["hadrumetum", "thapsus", "sicca", "thabraca", "hippo_regius", "madauros", "consentia"],
      ],
    },
    forces: [
      { side: "rome", at: "thermae", cus: 5, generals: ["catulus"] },
      { side: "carthage", at: "carthago", cus: 3, generals: ["hanno"] },
      { side: "carthage", at: "lilybaeum", cus: 2 },
    ],
  },
  enemy: { "hamilcar.use-card": ["points"], "hamilcar.spend-point": ["space:drepanum"] },
  steps: [
    {
      say: {
        en: "241 BC, the seventh and last turn. You are Rome. **At its end the side that holds more of the Provincial Display has won**; if both hold as much, Carthage has.\nEarlier the war ends only if Roma or Carthago falls, if Rome holds fewer than three provinces of Italia, or if a side cannot remove the PCs that it must.",
        fr: "241 av. J.-C., le septième et dernier tour. Vous êtes Rome. **À la fin, le camp qui tient le plus du tableau des provinces a gagné** ; à égalité, c'est Carthage.\nAvant cela, la guerre ne finit que si Roma ou Carthago tombe, si Rome tient moins de trois provinces d'Italia, ou si un camp ne peut retirer les CP qu'il doit.",
      },
      show: ["space:roma", "space:carthago"],
    },
    {
      say: {
        en: "A province is yours with **more than half of its spaces**. All count but Samnium. So do the city of **Lilybaeum**, the **Miat** while it is Warlike (or Peaceful, for Rome), and **Mare Tyrrhenum**, the open sea, for whoever controls four of its seven ports, those with a trident: Cosa, Roma, Neapolis, Lipara, Panormus, Aleria and Carales.\nIt stands at 6 to 6. You have three of those ports: **place a PC in Aleria with your 1**, and the sea is yours.",
        fr: "Une province est à vous avec **plus de la moitié de ses espaces**. Toutes comptent sauf Samnium. Comptent aussi la ville de **Lilybaeum**, le **Miat** tant qu'il est belliqueux (ou pacifique, pour Rome), et **Mare Tyrrhenum**, la haute mer, pour qui contrôle quatre de ses sept ports, ceux au trident : Cosa, Roma, Neapolis, Lipara, Panormus, Aleria et Carales.\nOn en est à 6 contre 6. Vous avez trois de ces ports : **placez un CP à Aleria avec votre 1**, et la mer est à vous.",
      },
      show: ["space:aleria", "space:cosa", "space:roma", "space:neapolis"],
      otherwise: {
        en: "Keep the 2 for the end: with your 1, place a PC in Aleria.",
        fr: "Gardez le 2 pour la fin : avec votre 1, placez un CP à Aleria.",
      },
      answers: [
        ["hamilcar.play-card", "card:14"],
        ["hamilcar.use-card", "points"],
        ["hamilcar.spend-point", "space:aleria"],
      ],
    },
    {
      say: {
        en: "7 to 6. At the end of every turn comes **winter**: armies in enemy country may lose CUs, supply trains that nobody guards are lost, and a Rome with few warships Ready loses seamanship, in the end even Naval Supremacy. All of it is shown as it happens. The reckoning after it has three steps.\nFirst **isolated PCs are lost**: those that no way past enemy PCs, by road or along the coast, joins to a CU or a walled city of their side. A **broken orange ring** warns of it: **Consentia**, Carthage's last PC in Italia, will go.",
        fr: "7 contre 6. À la fin de chaque tour vient **l'hiver** : des armées en pays ennemi peuvent perdre des UC, les convois que personne ne garde sont perdus, et une Rome qui a peu de navires prêts perd de son art naval, à la fin même la suprématie navale. Tout cela est montré quand cela arrive. Le décompte qui suit a trois temps.\nD'abord **les CP isolés sont perdus** : ceux qu'aucun chemin libre de CP ennemis, par route ou le long des côtes, ne relie à une UC ou à une ville fortifiée de leur camp. Un **anneau orange brisé** en avertit : **Consentia**, le dernier CP de Carthage en Italia, tombera.",
      },
      show: ["space:consentia"],
    },
    {
      say: {
        en: "Then **the side that is behind removes as many PCs as it lacks provinces**: one, as it stands. (In earlier turns the bar at the top says who pays.)\nLast comes the **War Chest**: the operation points that both have played this turn are compared, and **whoever played fewer spends the difference**, on PCs, supply trains or refitting. So low cards are not lost.\nBut Carthage still has a card, a 1. Press Next and see.",
        fr: "Puis **le camp en retard retire autant de CP qu'il lui manque de provinces** : un, pour l'instant. (Aux tours précédents, la barre du haut dit qui paie.)\nEnfin vient le **trésor de guerre** : on compare les points d'opération joués par chacun pendant le tour, et **qui en a joué moins dépense la différence**, en CP, en convois ou à radouber. Des cartes faibles ne sont donc pas perdues.\nMais Carthage a encore une carte, un 1. Appuyez sur Suite et voyez.",
      },
      show: ["space:aleria"],
    },
    {
      say: {
        en: "Carthage has taken **Drepanum**, its sixth space of eleven in Sicilia: 7 to 7, and that would be its victory. **One card is left in the whole war, your 2: win it.** An enemy PC can be converted where your CUs stand and his do not.",
        fr: "Carthage a pris **Drepanum**, son sixième espace sur onze en Sicilia : 7 contre 7, et ce serait sa victoire. **Il reste une carte dans toute la guerre, votre 2 : gagnez-la.** On retourne un CP ennemi là où sont vos UC et non les siennes.",
      },
      show: ["space:drepanum", "general:catulus"],
      task: {
        goal: (view) => seen(view).over?.winner === "rome",
        solution: [
          ["hamilcar.use-card", "points"],
          ["hamilcar.spend-point", "space:thermae"],
          ["hamilcar.spend-point", "done"],
        ],
        failed: {
          en: "Carthage has held out. Catulus stands in Thermae, on an enemy PC: spend a point to convert it. Then six of the eleven spaces of Sicilia are yours.",
          fr: "Carthage a tenu. Catulus est à Thermae, sur un CP ennemi : dépensez un point pour le retourner. Alors six des onze espaces de Sicilia sont à vous.",
        },
      },
    },
  ],
};
