import type { Lesson } from "../../../lessons/lesson.ts";
import { seen } from "./scene.ts";

export const siege: Lesson = {
  id: "siege",
  title: { en: "Siege and blockade", fr: "Siège et blocus" },
  about: {
    en: "Taking a walled city, and saving one by sea.",
    fr: "Prendre une ville fortifiée, et en sauver une par la mer.",
  },
  minutes: 4,
  seat: "carthage",
  seed: "siege",
  options: { "blockade-runners": true },
  // Messana twice, the blockade of Agrigentum, Messana again
  dice: [3, 4, 3, 3],
  position: {
    turn: 3,
    phase: "strategy",
    active: "carthage",
    hands: { carthage: [33, 15, 21, 39, 7], rome: [] },
    warships: { carthage: { ready: 2 }, rome: {} },
    supremacy: "carthage",
    gone: ["xanthippus", "barca"],
    siege: { agrigentum: { by: "rome", points: 1 } },
    forces: [
      { side: "carthage", at: "thermae", cus: 5, generals: ["hamilcar"] },
      { side: "carthage", at: "carthago", cus: 1, supply: 1 },
      { side: "carthage", at: "inside:agrigentum", cus: 2 },
      { side: "rome", at: "inside:messana", cus: 1, supply: 1 },
      { side: "rome", at: "agrigentum", cus: 4, generals: ["caudex"] },
    ],
  },
  enemy: { "hamilcar.inside-units": [{ cus: 1, supply: 1 }], "hamilcar.determined-defense": ["yes"] },
  steps: [
    {
      say: {
        en: "You are Carthage, and **Messana** is the Roman foothold in Sicilia. It is a **walled city**: no operation point wins it over. A general with at least three CUs before its walls may **besiege** it: one roll of the siege die for each activation. **Two siege points** and it falls; Roma, Carthago and Syracusae take three. **Tribes**, the green hexagons, are **subjugated** the same way, with three points.",
        fr: "Vous êtes Carthage, et **Messana** est le pied-à-terre de Rome en Sicilia. C'est une **ville fortifiée** : aucun point d'opération ne la gagne. Un général avec au moins trois UC devant ses murs peut l'**assiéger** : un jet du dé de siège par activation. À **deux points de siège**, elle tombe ; pour Roma, Carthago et Syracusae il en faut trois. Les **tribus**, les hexagones verts, se **soumettent** de la même façon, en trois points.",
      },
      show: ["space:messana", "general:hamilcar"],
    },
    {
      say: {
        en: "There are two siege dice. With **Naval Supremacy**, as you have, you roll the red one: two thirds of its faces bring a point. Without it, and always against the three great cities, it is the white one, where only a third do.\n**Hamilcar marches to Messana and besieges it.**",
        fr: "Il y a deux dés de siège. Avec la **suprématie navale**, et vous l'avez, on lance le rouge : deux faces sur trois donnent un point. Sans elle, et toujours contre les trois grandes villes, c'est le blanc, où une sur trois seulement en donne.\n**Hamilcar marche sur Messana et l'assiège.**",
      },
      show: ["general:hamilcar", "space:thermae", "space:messana"],
      otherwise: {
        en: "To Messana, with all five CUs and a card of 2, and besiege it.",
        fr: "À Messana, avec les cinq UC et une carte de 2, et assiégez-la.",
      },
      answers: [
        ["hamilcar.play-card", "card:33", "card:15", "card:21"],
        ["hamilcar.use-card", "activate"],
        ["hamilcar.march", "space:messana"],
        ["hamilcar.march", "besiege"],
      ],
    },
    {
      say: {
        en: "A point, but it did not stay: the garrison has given up its **supply train** (the little wagon: food and money on wheels) and a CU for a **Determined Defense**, which cancels one point. Now it has nothing left. **Besiege Messana again**: Hamilcar is there already.",
        fr: "Un point, mais il n'est pas resté : la garnison a sacrifié son **convoi** (le petit chariot : des vivres et de l'argent sur roues) et une UC pour une **défense acharnée**, qui annule un point. Elle n'a plus rien. **Assiégez encore Messana** : Hamilcar y est déjà.",
      },
      show: ["space:messana", "general:hamilcar"],
      otherwise: {
        en: "Stay before Messana and besiege it again, with a card of 2.",
        fr: "Restez devant Messana et assiégez-la encore, avec une carte de 2.",
      },
      answers: [
        ["hamilcar.play-card", "card:33", "card:15", "card:21"],
        ["hamilcar.use-card", "activate"],
        ["hamilcar.march", "besiege"],
      ],
    },
    {
      say: {
        en: "One point stays on Messana. But look at **Agrigentum**: Caudex has a point against your city too, and the next roll may be the last.\nAgrigentum is a port, and Caudex cannot close it: a ship by night brings help past his siege. (The game calls that **running the blockade**; it is an optional rule.) It takes a Ready warship, a supply train from a major port and a card, whatever its number; the siege die then says whether one of his points goes. **Choose “Run the blockade”, and give up a 1.**",
        fr: "Un point reste sur Messana. Mais voyez **Agrigentum** : Caudex a lui aussi un point contre votre ville, et le prochain jet peut être le dernier.\nAgrigentum est un port, et Caudex ne peut le fermer : un navire y porte secours de nuit, malgré le siège. (Le jeu appelle cela **forcer le blocus** ; c'est une règle optionnelle.) Il faut un navire prêt, un convoi d'un port majeur et une carte, quel que soit son nombre ; le dé de siège dit alors si un de ses points s'en va. **Choisissez « Forcer le blocus », et donnez un 1.**",
      },
      show: ["space:agrigentum", "space:carthago"],
      otherwise: {
        en: "First help Agrigentum: run the blockade, and give up a card of 1. You need a 2 for Hamilcar.",
        fr: "D'abord Agrigentum : forcez le blocus, et donnez une carte de 1. Il faut un 2 à Hamilcar.",
      },
      answers: [
        ["hamilcar.play-card", "run-blockade"],
        ["hamilcar.blockade-card", "card:39", "card:7"],
      ],
    },
    {
      say: {
        en: "The ship got through, and the siege of Agrigentum has to begin again. If Carthage had not ruled the sea, it would have been the white die, and a cross on either die sinks the warship.\nNow alone: **take Messana.**",
        fr: "Le navire est passé, et le siège d'Agrigentum est à recommencer. Si Carthage n'avait pas la mer, ç'aurait été le dé blanc ; et une croix, sur l'un ou l'autre dé, coule le navire.\nÀ vous : **prenez Messana.**",
      },
      show: ["space:messana", "general:hamilcar"],
      task: {
        goal: (view) => seen(view).control.carthage.includes("messana"),
        solution: [
          ["hamilcar.play-card", "card:21", "card:15"],
          ["hamilcar.use-card", "activate"],
          ["hamilcar.march", "besiege"],
        ],
        failed: {
          en: "Messana still holds out. Activate Hamilcar with your 2, and besiege.",
          fr: "Messana tient encore. Activez Hamilcar avec votre 2, et assiégez.",
        },
      },
    },
  ],
};
