import type { Lesson } from "../../../lessons/lesson.ts";
import { armyOf, scene, turnOf } from "./scene.ts";

export const italy: Lesson = {
  id: "italy",
  title: { en: "Hannibal to Italy", fr: "Hannibal en Italie" },
  about: {
    en: "A whole first turn from 218 BC, with the teacher beside you.",
    fr: "Tout un premier tour, en 218 av. J.-C., avec le maître à vos côtés.",
  },
  minutes: 9,
  seat: "carthage",
  seed: "italy",
  dice: [3, 6],
  position: scene({
    active: "carthage",
    hands: { carthage: [3, 5, 12, 24, 27, 30, 61], rome: [19, 23, 44, 45, 46, 47, 48] },
    consuls: ["p_scipio", "t_longus"],
    forces: [
      { side: "carthage", at: "saguntum", cus: 8, elephants: 2, generals: ["hannibal", "mago", "h_gisgo"] },
      { side: "carthage", at: "new_carthage", cus: 2, generals: ["hasdrubal"] },
      { side: "carthage", at: "carthage", cus: 4, generals: ["hanno"] },
      { side: "rome", at: "rome", cus: 8, generals: ["p_scipio"] },
      { side: "rome", at: "agrigentum", cus: 8, generals: ["t_longus"] },
    ],
  }),
  enemy: {
    "hannibal.play-card": ["card:46", "card:44", "card:47"],
    "hannibal.use-card": ["place", "place", "move"],
    "hannibal.place-pcs": [
      ["space:emporiae", "space:tarraco", "space:dertosa"],
      ["space:nice", "space:nemausus"],
    ],
    "hannibal.activate": ["general:p_scipio"],
    "hannibal.take.cus": [{ cus: 8 }],
    "hannibal.march": ["space:falerii", "space:ariminum", "stop"],
  },
  steps: [
    {
      say: {
        en: "Now a real first turn. It is 218 BC, every army stands where the war began, and each side holds seven cards. **You are Carthage, and the plan is Hannibal's own**: over the Alps, and make Gaul your base.\nWhy? Rome raises more troops every year than you do. Far from Italy you lose slowly; in Italy Rome loses provinces.",
        fr: "Voici un vrai premier tour. C'est 218 av. J.-C., chaque armée est où la guerre la trouva, et chacun tient sept cartes. **Vous êtes Carthage, et le plan est celui d'Hannibal** : passer les Alpes, et faire de la Gaule votre base.\nPourquoi ? Rome lève chaque année plus de troupes que vous. Loin de l'Italie vous perdez lentement ; en Italie, c'est Rome qui perd des provinces.",
      },
      show: ["general:hannibal", "general:p_scipio", "space:saguntum", "space:rome"],
    },
    {
      say: {
        en: "Speed is everything: what Rome sees coming, it can stop. A **Forced March** card, played for its event, takes a general six spaces.\n**Send Hannibal to the Rhone**, with all his CUs, Mago and Gisgo. Only the Forced March gets him so far, so it is chosen for you.",
        fr: "Il faut faire vite : ce que Rome voit venir, elle peut l'arrêter. Une carte **Marche forcée**, jouée pour son événement, mène un général à six espaces.\n**Envoyez Hannibal sur le Rhône**, avec toutes ses UC, Magon et Gisgon. Seule la Marche forcée le mène si loin : elle est choisie pour vous.",
      },
      show: ["general:hannibal", "space:saguntum", "space:rhone"],
      otherwise: {
        en: "Not so far, or not with everybody. Click Hannibal, then the Rhone, and take them all along.",
        fr: "Pas si loin, ou pas avec tout le monde. Cliquez sur Hannibal, puis sur le Rhône, et emmenez-les tous.",
      },
      answers: [
        ["hannibal.play-card", "card:61"],
        ["hannibal.use-card", "event"],
        ["hannibal.take.generals", ["general:mago", "general:h_gisgo"]],
        ["hannibal.take.cus", { cus: 8, elephants: 2 }],
        ["hannibal.march", "space:dertosa"],
        ["hannibal.march", "space:tarraco", "space:ilerda"],
        ["hannibal.march", "space:emporiae"],
        ["hannibal.march", "space:narbo"],
        ["hannibal.march", "space:nemausus"],
        ["hannibal.march", "space:rhone"],
        ["hannibal.march", "stop"],
      ],
    },
    {
      say: {
        en: "Rome answers by placing PCs on the coast behind you. Let it: what counts lies before you.\n**Cross to the Boii, over the Taurini, with the Native Guide.** Here the card is chosen for you; in a game you click it in your hand, or in the list, before you confirm. If CUs are lost, keep the elephants.",
        fr: "Rome répond en plaçant des CP sur la côte, derrière vous. Laissez : ce qui compte est devant.\n**Passez chez les Boïens, par les Taurins, avec les Guides autochtones.** Ici la carte est choisie pour vous ; dans une partie, cliquez dessus dans votre main ou dans la liste avant de confirmer. Si des UC sont perdues, gardez les éléphants.",
      },
      show: ["general:hannibal", "space:rhone", "space:taurini", "space:boii"],
      otherwise: {
        en: "With the Native Guide, over the Taurini, to the Boii, and everybody comes along. The elephants live.",
        fr: "Avec les Guides autochtones, par les Taurins, chez les Boïens, et tout le monde vient. Les éléphants vivent.",
      },
      answers: [
        ["hannibal.play-card", "card:5"],
        ["hannibal.use-card", "move"],
        ["hannibal.activate", "general:hannibal"],
        ["hannibal.take.generals", ["general:mago", "general:h_gisgo"]],
        ["hannibal.take.cus", { cus: 8, elephants: 2 }],
        ["hannibal.march", "space:druentia", "space:allobroges"],
        ["hannibal.march", "space:taurini"],
        ["hannibal.lose-elephants", 0],
        ["hannibal.march", "space:boii"],
        ["hannibal.march", "stop"],
      ],
    },
    {
      say: {
        en: "One CU lost, nine through: Hannibal is in Italy, in two cards. The Gauls hate Rome, so they are yours for the asking.\n**Use a 3 to place PCs among the Taurini, in Verona and in Mutina**: click all three, then Confirm. The whole province is yours, and your army will not freeze there in winter.",
        fr: "Une UC perdue, neuf passées : Hannibal est en Italie, en deux cartes. Les Gaulois haïssent Rome : ils n'attendent que vous.\n**Avec un 3, placez des CP chez les Taurins, à Verona et à Mutina** : cliquez sur les trois, puis sur Confirmer. Toute la province est à vous, et votre armée n'y gèlera pas en hiver.",
      },
      show: ["space:taurini", "space:verona", "space:mutina"],
      otherwise: {
        en: "Politics first: three PCs, among the Taurini, in Verona and in Mutina, with a card of 3.",
        fr: "La politique d'abord : trois CP, chez les Taurins, à Verona et à Mutina, avec une carte de 3.",
      },
      answers: [
        ["hannibal.play-card", "card:24", "card:3", "card:30"],
        ["hannibal.use-card", "place"],
        ["hannibal.place-pcs", ["space:taurini", "space:verona", "space:mutina"]],
      ],
    },
    {
      say: {
        en: "Look at the points: 9 to 8. But Rome does not wait: **P. Scipio** is on his way to Ariminum with eight CUs.\nYou have nine, the better general, allies in Gaul, and **elephants**: if they charge well, Rome gets fewer battle cards. That is the kind of battle Hannibal came for.",
        fr: "Voyez les points : 9 à 8. Mais Rome n'attend pas : **P. Scipion** est en route pour Ariminum avec huit UC.\nVous en avez neuf, le meilleur général, des alliés en Gaule, et des **éléphants** : si leur charge réussit, Rome a moins de cartes de bataille. C'est pour une telle bataille qu'Hannibal est venu.",
      },
      show: ["general:hannibal", "general:p_scipio", "space:ariminum"],
    },
    {
      say: {
        en: "**Attack P. Scipio in Ariminum with the whole army, and beat him.** Charge with the elephants, then attack again and again with what you hold most of.",
        fr: "**Attaquez P. Scipion à Ariminum avec toute l'armée, et battez-le.** Faites charger les éléphants, puis attaquez et attaquez avec ce que vous avez en nombre.",
      },
      show: ["space:boii", "space:ariminum"],
      task: {
        goal: (view) => armyOf(view, "hannibal")?.at === "ariminum" && armyOf(view, "p_scipio")?.at !== "ariminum",
        solution: [
          ["hannibal.play-card", "card:27"],
          ["hannibal.use-card", "move"],
          ["hannibal.activate", "general:hannibal"],
          ["hannibal.take.generals", ["general:mago", "general:h_gisgo"]],
          ["hannibal.take.cus", { cus: 7, elephants: 2 }],
          ["hannibal.march", "space:mutina"],
          ["hannibal.march", "space:ariminum"],
          ["hannibal.elephants", "yes"],
          ["hannibal.attack", "flank-left"],
          ["hannibal.attack", "reserve:flank-left"],
        ],
        failed: {
          en: "Scipio holds his ground. Even Hannibal lost a few: try once more, with everybody, and let the elephants charge.",
          fr: "Scipion tient. Même Hannibal a perdu parfois : essayez encore, avec tout le monde, et faites charger les éléphants.",
        },
      },
    },
    {
      say: {
        en: "Scipio is beaten, but the turn is not over: you hold three more cards, and Rome four. Once they are played, **winter** comes. An army that stands on an enemy PC loses CUs; then the political points are counted, and **the side that is behind removes as many of its PCs as it lacks points**. After that the next turn begins, with new troops.",
        fr: "Scipion est battu, mais le tour n'est pas fini : il vous reste trois cartes, et quatre à Rome. Quand elles sont jouées vient l'**hiver**. Une armée sur un CP ennemi perd des UC ; puis on compte les points politiques, et **le camp en retard retire autant de ses CP qu'il lui manque de points**. Ensuite commence le tour suivant, avec de nouvelles troupes.",
      },
      show: ["general:hannibal", "space:ariminum"],
    },
    {
      say: {
        en: "**Play your last three cards, and bring the army through the winter.** First make Ariminum yours with a PC: an army at home does not freeze. The rest is up to you. Do not be shy: if a word is not clear, click it.",
        fr: "**Jouez vos trois dernières cartes, et menez l'armée à travers l'hiver.** D'abord, un CP à Ariminum : une armée chez elle ne gèle pas. Le reste dépend de vous. N'hésitez pas : si un mot n'est pas clair, cliquez dessus.",
      },
      show: ["space:ariminum"],
      task: {
        goal: (view) => turnOf(view) > 1 && (armyOf(view, "hannibal")?.cus ?? 0) >= 4,
        lost: (view) => turnOf(view) > 1,
        turns: 99,
        solution: [
          ["hannibal.play-card", "card:3", "card:24"],
          ["hannibal.use-card", "place"],
          ["hannibal.place-pcs", ["space:ariminum", "space:narbo", "space:rhone"]],
          ["hannibal.play-card", "card:12"],
          ["hannibal.use-card", "place"],
          ["hannibal.place-pcs", ["space:druentia"]],
          ["hannibal.use-card", "place"],
          ["hannibal.place-pcs", ["space:dertosa", "space:ilerda", "space:isere"], ["space:dertosa", "space:ilerda"]],
          ["hannibal.remove-pcs", ["space:acci"]],
        ],
        failed: {
          en: "Winter has come, and Hannibal's army is gone. Once more: first a PC in Ariminum, and no battle that you need not fight.",
          fr: "L'hiver est venu, et l'armée d'Hannibal n'est plus. Encore une fois : d'abord un CP à Ariminum, et pas de bataille inutile.",
        },
      },
    },
  ],
};
