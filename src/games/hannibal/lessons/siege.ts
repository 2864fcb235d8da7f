import type { Lesson } from "../../../lessons/lesson.ts";
import { CARTHAGE_AT_START, holds, ROME_AT_START, scene } from "./scene.ts";

export const siege: Lesson = {
  id: "siege",
  title: { en: "Siege", fr: "Le siège" },
  about: {
    en: "How walled cities fall, and what Marcellus is good for.",
    fr: "Comment tombent les villes fortifiées, et à quoi sert Marcellus.",
  },
  minutes: 2,
  seat: "rome",
  seed: "siege",
  dice: [4, 5, 2],
  position: scene({
    active: "rome",
    turn: 5,
    hands: { rome: [36, 35, 47, 37, 55], carthage: [] },
    consuls: ["marcellus"],
    control: {
      rome: ROME_AT_START.filter((space) => space !== "capua"),
      carthage: [...CARTHAGE_AT_START, "capua"],
    },
    forces: [{ side: "rome", at: "rome", cus: 6, generals: ["marcellus"] }],
  }),
  steps: [
    {
      say: {
        en: "You are Rome, and **Capua** has gone over to Carthage. It is a **walled city**: no PC can be placed there as long as its walls stand.\nAn army of three CUs or more that ends its move before the walls may make a **siege attempt**: one roll for each card. **Three siege points** and the city falls.",
        fr: "Vous êtes Rome, et **Capoue** est passée à Carthage. C'est une **ville fortifiée** : on n'y place pas de CP tant que ses murs tiennent.\nUne armée d'au moins trois UC qui finit sa marche devant les murs peut tenter un **assaut de siège** : un jet par carte. À **trois points de siège**, la ville tombe.",
      },
      show: ["space:capua", "general:marcellus"],
    },
    {
      say: {
        en: "**March Marcellus to Capua; see that Besiege is chosen, as it is proposed, and confirm.** (As a consul he may not go with fewer than five CUs. You have six.)",
        fr: "**Menez Marcellus à Capoue ; voyez qu'Assiéger est choisi, comme proposé, et confirmez.** (Consul, il ne peut marcher avec moins de cinq UC. Il en a six.)",
      },
      show: ["general:marcellus", "space:rome", "space:capua"],
      otherwise: {
        en: "To Capua, with all six CUs, and Besiege. Keep your 3s for later.",
        fr: "À Capoue, avec les six UC, et Assiéger. Gardez vos 3 pour plus tard.",
      },
      answers: [
        ["hannibal.play-card", "card:35", "card:36"],
        ["hannibal.use-card", "move"],
        ["hannibal.take.cus", { cus: 6 }],
        ["hannibal.march", "space:capua"],
        ["hannibal.march", "stop"],
        ["hannibal.siege", "yes"],
      ],
    },
    {
      say: {
        en: "A 4: one point. A 3 gives a point too, but costs a CU; a 6 gives two points; a 2 gives nothing, and a 1 only costs a CU. (Carthage subtracts 1 from its rolls, unless it has its siege train. A strong city has a number on black beside it: Rome's −1 counts in every roll against it.)",
        fr: "Un 4 : un point. Un 3 donne aussi un point, mais coûte une UC ; un 6 donne deux points ; un 2 ne donne rien, et un 1 ne fait que coûter une UC. (Carthage retire 1 à ses jets, sauf avec ses engins de siège. Une ville forte a un nombre sur fond noir : le −1 de Rome compte à chaque jet contre elle.)",
      },
      show: ["space:capua"],
    },
    {
      say: {
        en: "He need not march to try again. **Click Marcellus, choose Besiege, confirm.**",
        fr: "Pour recommencer, il n'a pas besoin de marcher. **Cliquez sur Marcellus, choisissez Assiéger, confirmez.**",
      },
      show: ["general:marcellus", "space:capua"],
      otherwise: {
        en: "Stay before Capua and besiege it again, with your other 2.",
        fr: "Restez devant Capoue et assiégez-la encore, avec votre autre 2.",
      },
      answers: [
        ["hannibal.play-card", "card:36", "card:35"],
        ["hannibal.use-card", "move"],
        ["hannibal.take.cus", { cus: 6 }, { cus: 5 }],
        ["hannibal.march", "stop"],
        ["hannibal.siege", "yes"],
      ],
    },
    {
      say: {
        en: "Two points. **Take Capua with your next card.** The die will not be kind, but Marcellus has a gift: with a **Campaign** card he adds 1 to his siege, whether you use it to move a general or for its event (which moves two).",
        fr: "Deux points. **Prenez Capoue avec votre prochaine carte.** Le dé ne sera pas tendre, mais Marcellus a un don : avec une carte **Campagne**, il ajoute 1 à son siège, que vous l'employiez pour déplacer un général ou pour son événement (qui en déplace deux).",
      },
      show: ["space:capua"],
      task: {
        goal: (view) => holds(view, "rome", "capua"),
        solution: [
          ["hannibal.play-card", "card:37"],
          ["hannibal.use-card", "move"],
          ["hannibal.take.cus", { cus: 6 }],
          ["hannibal.march", "stop"],
          ["hannibal.siege", "yes"],
        ],
        failed: {
          en: "The walls still stand. Besiege once more, with the Minor Campaign: you can change the card before you confirm.",
          fr: "Les murs tiennent encore. Assiégez de nouveau, avec la Campagne mineure : on peut changer de carte avant de confirmer.",
        },
      },
    },
  ],
};
