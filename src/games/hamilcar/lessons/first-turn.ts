import type { Lesson } from "../../../lessons/lesson.ts";
import { seen } from "./scene.ts";

export const firstTurn: Lesson = {
  id: "first-turn",
  title: { en: "A whole first turn", fr: "Tout un premier tour" },
  about: {
    en: "The first turn of the war, from its first card to its end, with the teacher beside you.",
    fr: "Le premier tour de la guerre, de sa première carte à sa fin, avec le maître à vos côtés.",
  },
  minutes: 8,
  seat: "carthage",
  seed: "first",
  enemy: {
    "hamilcar.play-card": ["card:10", "card:13", "card:19", "card:36", "card:42", "card:45"],
    "hamilcar.use-card": ["activate", "points", "points", "points", "points", "activate", "points"],
    "hamilcar.activate": ["general:caudex"],
    "hamilcar.spend-point": ["space:consentia", "space:catana"],
  },
  steps: [
    {
      say: {
        en: "Now a real first turn. It is 264 BC, everything stands where the war began, and each side holds seven cards. You are **Carthage**.\n**The plan:** Sicily is what the war is about. Take the towns of Sicilia that belong to nobody before Rome does, and keep the sea.",
        fr: "Voici un vrai premier tour. C'est 264 av. J.-C., tout est où la guerre le trouva, et chacun tient sept cartes. Vous êtes **Carthage**.\n**Le plan :** la Sicile est l'enjeu de la guerre. Prenez avant Rome les villes de Sicilia qui ne sont à personne, et gardez la mer.",
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
        en: "Rome has shown its hand: Caudex stays in Messana. Your move: a card as an event, to activate a general, or for its **operation points**, as many as its number. A point places one PC.\n**Play a 2 for its points, and place PCs in Enna and in Drepanum.**",
        fr: "Rome s'est découverte : Caudex reste à Messana. À vous : une carte pour son événement, pour activer un général, ou pour ses **points d'opération**, autant que son nombre. Un point place un CP.\n**Jouez un 2 pour ses points, et placez des CP à Enna et à Drepanum.**",
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
        en: "Rome places PCs too. Now the sea: a card of **3** can also raise troops or build **warships**. Whoever has more of them ready chooses where the war is fought.\n**Play a 3 to build warships.**",
        fr: "Rome place des CP aussi. Maintenant la mer : une carte de **3** peut aussi lever des troupes ou construire des **navires de guerre**. Qui en a le plus choisit où l'on se bat.\n**Jouez un 3 pour construire des navires.**",
      },
      show: ["card:25", "card:28"],
      otherwise: { en: "Warships now, with a card of 3.", fr: "Des navires maintenant, avec une carte de 3." },
      answers: [
        ["hamilcar.play-card", "card:25", "card:28"],
        ["hamilcar.use-card", "ships"],
      ],
    },
    {
      say: {
        en: "Five cards are left, and they are yours to play. After the last one the turn ends: **isolated PCs are lost** (those with an orange ring: nothing joins them to a CU or a walled city of yours), **the side with fewer provinces removes as many of its PCs as it lacks**, the points both have spent are compared, and new troops and generals come.\nIf a word is not clear, click it; if a question is not, click its number: the rule opens.",
        fr: "Il reste cinq cartes, et vous les jouez comme vous voulez. Après la dernière le tour finit : **les CP isolés sont perdus** (ceux au cercle orange : rien ne les relie à une UC ou à une ville fortifiée à vous), **le camp qui a le moins de provinces retire autant de ses CP qu'il lui en manque**, on compare les points dépensés, et de nouvelles troupes et de nouveaux généraux arrivent.\nSi un mot n'est pas clair, cliquez dessus ; si c'est une question, cliquez sur son numéro : la règle s'ouvre.",
      },
    },
    {
      say: {
        en: "**Play the turn to its end.** Good things to do: more PCs in Sicilia, Hanno with an army from Carthago to Lilybaeum, an event that hurts Rome. Nothing you do here can go badly wrong.",
        fr: "**Jouez le tour jusqu'à sa fin.** De bonnes idées : d'autres CP en Sicilia, Hannon avec une armée de Carthago à Lilybaeum, un événement qui gêne Rome. Rien de ce que vous ferez ici ne peut vraiment mal tourner.",
      },
      task: {
        goal: (view) => seen(view).turn > 1,
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
        ],
        failed: { en: "The war has ended too soon. Once more.", fr: "La guerre a fini trop tôt. Encore une fois." },
      },
    },
  ],
};
