import type { Lesson } from "../../../lessons/lesson.ts";
import { seen } from "./scene.ts";

export const firstTurn: Lesson = {
  id: "first-turn",
  title: { en: "A whole first turn", fr: "Tout un premier tour" },
  about: {
    en: "The first turn of the war, from its first card to its end, with the teacher beside you.",
    fr: "Le premier tour de la guerre, de sa première carte à sa fin, avec le maître à vos côtés.",
  },
  minutes: 10,
  seat: "carthage",
  seed: "first",
  // Rome takes Etruria, the rest of Sicilia as far as it can, and Mare Tyrrhenum
  enemy: {
    "hamilcar.play-card": ["card:10", "card:13", "card:19", "card:36", "card:45", "card:42", "card:49"],
    "hamilcar.use-card": ["points", "points", "points", "points", "ships", "points", "points"],
    "hamilcar.spend-point": [
      ...["space:volaterrae", "space:arretium", "space:catana"],
      ...["space:camarina", "space:consentia"],
      ...["space:aleria", "space:clusium"],
      ...["supply:messana", "supply:regium", "supply:roma"],
    ],
    "hamilcar.remove-pcs": [["space:corfinium", "space:bovianum", "space:beneventum", "space:thurii", "space:luceria"]],
    "hamilcar.proconsul": ["general:maximus"],
    "hamilcar.spend-difference": ["supply:messana", "supply:regium", "supply:roma", "supply:messana"],
  },
  steps: [
    {
      say: {
        en: "Now a real first turn. It is 264 BC, everything stands where the war began, and each side holds seven cards. You are **Carthage**. (A card in **both colours**: either side may play its event. A † at its foot: it leaves the game after its event. The small number there is only its own.)\n**The plan:** Sicily is what the war is about. Take the towns of Sicilia that belong to nobody before Rome does, and keep the sea.",
        fr: "Voici un vrai premier tour. C'est 264 av. J.-C., tout est où la guerre le trouva, et chacun tient sept cartes. Vous êtes **Carthage**. (Une carte **aux deux couleurs** : chacun des camps peut en jouer l'événement. Un † au bas : elle quitte le jeu après son événement. Le petit nombre n'est que son numéro.)\n**Le plan :** la Sicile est l'enjeu de la guerre. Prenez avant Rome les villes de Sicilia qui ne sont à personne, et gardez la mer.",
      },
      show: ["space:enna", "space:drepanum", "space:messana"],
    },
    {
      say: {
        en: "A turn begins with the question of who plays the first card. You decide it, as you have **Naval Supremacy**; but Rome may show a Campaign card, and then it begins and plays that card. **Let Rome begin**: then you see what it does before you act, and the last card of the turn is yours.",
        fr: "Un tour commence par une question : qui joue la première carte ? C'est à vous d'en décider, car vous avez la **suprématie navale** ; mais si Rome montre une carte Campagne, elle commence, et joue cette carte. **Laissez commencer Rome** : vous voyez ce qu'elle fait avant d'agir, et la dernière carte du tour est à vous.",
      },
      otherwise: { en: "This time Rome begins.", fr: "Cette fois Rome commence." },
      answers: [["hamilcar.who-first", "seat:rome"]],
    },
    {
      say: {
        en: "Rome has spent a 3: with Volaterrae and Arretium it controls Etruria now, one province more, and it has a foot in Catana. Your move: a card as an event, to activate a general, or for its **operation points**, as many as its number. A point places one PC.\nOf Sicilia's eleven spaces you control five, and six are more than half: **Enna** wins you the province, and **Drepanum** keeps it if you lose one. **Play the 2 that glows for its points, and place PCs in Enna and in Drepanum.**",
        fr: "Rome a dépensé un 3 : avec Volaterrae et Arretium elle contrôle l'Etruria, une province de plus, et elle a mis le pied à Catana. À vous : une carte pour son événement, pour activer un général, ou pour ses **points d'opération**, autant que son nombre. Un point place un CP.\nDes onze espaces de la Sicilia vous en contrôlez cinq, et six font plus de la moitié : **Enna** vous donne la province, et **Drepanum** vous la garde si vous en perdez un. **Jouez le 2 qui brille pour ses points, et placez des CP à Enna et à Drepanum.**",
      },
      show: ["card:44", "space:enna", "space:drepanum"],
      otherwise: {
        en: "First the towns: the card that glows, for its points, in Enna and in Drepanum.",
        fr: "Les villes d'abord : la carte qui brille, pour ses points, à Enna et à Drepanum.",
      },
      answers: [
        ["hamilcar.play-card", "card:44"],
        ["hamilcar.use-card", "points"],
        ["hamilcar.spend-point", "space:enna", "space:drepanum"],
        ["hamilcar.spend-point", "space:drepanum", "space:enna"],
      ],
    },
    {
      say: {
        en: "Sicilia is yours, and Rome goes on placing PCs. Now the sea: a card of **3** can also raise troops or build **warships**. Whoever has more of them ready chooses where the war is fought.\n**Play a 3 to build warships.**",
        fr: "La Sicilia est à vous, et Rome place d'autres CP. Maintenant la mer : une carte de **3** peut aussi lever des troupes ou construire des **navires de guerre**. Qui en a le plus choisit où l'on se bat.\n**Jouez un 3 pour construire des navires.**",
      },
      show: ["card:25", "card:28", "harbour:carthage"],
      otherwise: { en: "Warships now, with a card of 3.", fr: "Des navires maintenant, avec une carte de 3." },
      answers: [
        ["hamilcar.play-card", "card:25", "card:28"],
        ["hamilcar.use-card", "ships"],
      ],
    },
    {
      say: {
        en: "With Hanno in Carthago is a **supply train**, the little wagon: food and money on wheels. You give one up to **activate a general with a card that is one too low** for him, to **spare an army its losses in winter**, or to defend a besieged city. An operation point places one with an army or in a city of yours.",
        fr: "Avec Hanno à Carthago se trouve un **convoi**, le petit chariot : des vivres et de l'argent sur roues. Vous en sacrifiez un pour **activer un général avec une carte qui a un point de moins qu'il ne faut**, pour **épargner à une armée ses pertes en hiver**, ou pour défendre une ville assiégée. Un point d'opération en place un avec une armée ou dans une ville à vous.",
      },
      show: ["general:hanno"],
    },
    {
      say: {
        en: "Five cards are left, and they are yours to play. After the last one the turn ends: **isolated PCs are lost** (those on a broken orange ring: nothing joins them to a CU or a walled city of yours), **the side with fewer provinces removes as many of its PCs as it lacks**, and the points both have played are compared for the War Chest.\nThen the next turn begins. **Troops come**: for Carthage a warship and a CU, and one CU more for each CU symbol of the Miat; for Rome a CU for each province of Italia that it controls. **Generals change**: Carthage's go back to a pool from which others, or the same, are drawn, and Rome has two new consuls. Their armies stay where they are.",
        fr: "Il reste cinq cartes, et vous les jouez comme vous voulez. Après la dernière le tour finit : **les CP isolés sont perdus** (ceux à l'anneau orange brisé : rien ne les relie à une UC ou à une ville fortifiée à vous), **le camp qui a le moins de provinces retire autant de ses CP qu'il lui en manque**, et on compare les points joués pour le trésor de guerre.\nPuis le tour suivant commence. **Des troupes arrivent** : pour Carthage un navire et une UC, et une UC de plus pour chaque symbole d'UC du Miat ; pour Rome une UC par province d'Italia qu'elle contrôle. **Les généraux changent** : ceux de Carthage retournent dans une réserve d'où l'on en tire d'autres, ou les mêmes, et Rome a deux nouveaux consuls. Leurs armées restent où elles sont.",
      },
    },
    {
      say: {
        en: "**Play the turn to its end, and the beginning of the next** until new cards are dealt. Good things to do: more PCs in Sicilia, Hanno with an army from Carthago to Lilybaeum, an event that hurts Rome; then a general for each army. Nothing you do here can go badly wrong.",
        fr: "**Jouez le tour jusqu'à sa fin, et le début du suivant** jusqu'à la donne. De bonnes idées : d'autres CP en Sicilia, Hanno avec une armée de Carthago à Lilybaeum, un événement qui gêne Rome ; puis un général pour chaque armée. Rien de ce que vous ferez ici ne peut vraiment mal tourner.",
      },
      task: {
        goal: (view) => seen(view).turn > 1 && ["first-play", "strategy"].includes(seen(view).phase),
        turns: 99,
        solution: [
          ["hamilcar.play-card", "card:27"],
          ["hamilcar.use-card", "discard"],
          ["hamilcar.play-card", "card:28", "card:25"],
          ["hamilcar.use-card", "discard"],
          ["hamilcar.play-card", "card:46"],
          ["hamilcar.use-card", "discard"],
          ["hamilcar.play-card", "card:52"],
          ["hamilcar.use-card", "discard"],
          ["hamilcar.use-card", "discard"],
          ["hamilcar.reduce-difference", { "supply:lilybaeum": 0, "supply:agrigentum": 0, "supply:carthago": 0 }],
          ["hamilcar.place-cu", "space:carthago"],
          ["hamilcar.miat-cu", "cu"],
          ["hamilcar.place-general", "space:thermae"],
          ["hamilcar.place-general", "space:carthago"],
        ],
        failed: { en: "The war has ended too soon. Once more.", fr: "La guerre a fini trop tôt. Encore une fois." },
      },
    },
  ],
};
