import type { Example } from "../../../../lessons/lesson.ts";
import { armyOf, ITALIA, seen } from "../scene.ts";

export const lipara: Example = {
  id: "lipara",
  rule: "9.2.A",
  title: { en: "The fight for Lipara", fr: "Le combat de Lipara" },
  about: {
    en: "An interception and a naval battle from the first lane to the last ship.",
    fr: "Une interception et une bataille navale, de la première route au dernier navire.",
  },
  minutes: 3,
  seat: "carthage",
  seed: "Lipara 2",
  // the naval die, Rome's roll, Carthage's
  dice: [1, 6, 3],
  position: {
    turn: 3,
    phase: "strategy",
    active: "rome",
    hands: { rome: [13, 15], carthage: [] },
    supremacy: "rome",
    seamanship: "fair",
    corvi: true,
    gone: ["xanthippus", "barca"],
    control: {
      rome: ITALIA,
      carthage: ["messana", "lipara", "utica"],
    },
    warships: { rome: { ready: 1 }, carthage: { ready: 2 } },
    forces: [
      { side: "rome", at: "roma", cus: 3, generals: ["flaccus"] },
      { side: "rome", at: "neapolis", cus: 1 },
      { side: "carthage", at: "syracusae", elephants: 1 },
      { side: "carthage", at: "messana", cus: 1, generals: ["carthalo"] },
      { side: "carthage", at: "lipara", cus: 1 },
    ],
  },
  enemy: {
    "hamilcar.play-card": ["card:13"],
    "hamilcar.use-card": ["activate"],
    "hamilcar.march": ["sail"],
    "hamilcar.take-warships": [1],
    "hamilcar.take-units": [{ cus: 3 }],
    "hamilcar.sail": ["space:neapolis", "gather", "space:lipara"],
    "hamilcar.gather-units": [{ cus: 1 }],
    "hamilcar.avoid-interception": ["yes"],
  },
  steps: [
    {
      say: {
        en: "Rome has Naval Supremacy and wants Lipara. **Flaccus** in Roma is no admiral, and with Fair seamanship his fleet goes two lanes: by Neapolis, where another CU comes aboard.\nYou have two warships, an elephant in Syracusae and the admiral **Carthalo** in Messana. Press Next.",
        fr: "Rome a la suprématie navale et veut Lipara. **Flaccus**, à Roma, n'est pas amiral, et avec un art naval passable sa flotte fait deux routes : par Neapolis, où une UC de plus monte à bord.\nVous avez deux navires, un éléphant à Syracusae et l'amiral **Carthalo** à Messana. Cliquez sur Suite.",
      },
      show: ["general:flaccus", "general:carthalo", "space:neapolis", "space:lipara", "space:syracusae"],
    },
    {
      say: {
        en: "He is in Neapolis, and you could try there, four lanes away. **Let him sail on**: every port he enters gives you another chance.",
        fr: "Il est à Neapolis, et vous pourriez essayer là, à quatre routes. **Laissez-le continuer** : chaque port où il entre vous donne une autre occasion.",
      },
      show: ["space:neapolis"],
      otherwise: { en: "Not yet: wait for him at Lipara.", fr: "Pas encore : attendez-le à Lipara." },
      answers: [["hamilcar.intercept-fleet", "no"]],
    },
    {
      say: {
        en: "Lipara is two lanes from Syracusae, a major port, and Carthalo can come aboard on the way. **Intercept him.**",
        fr: "Lipara est à deux routes de Syracusae, un grand port, et Carthalo peut monter à bord en chemin. **Interceptez-le.**",
      },
      show: ["space:lipara", "space:messana", "space:syracusae"],
      otherwise: { en: "Now: intercept him.", fr: "Maintenant : interceptez-le." },
      answers: [["hamilcar.intercept-fleet", "yes"]],
    },
    {
      say: {
        en: "Who has Naval Supremacy may try to slip away. The naval die showed one Roman symbol, the Seamanship track asks for two: he is caught.\n**Take both warships and the elephant, by Messana, where Carthalo and his CU come aboard. Leave the CU of Lipara on land.**",
        fr: "Qui a la suprématie navale peut essayer de se dérober. Le dé naval a montré un symbole romain, la piste d'art naval en demande deux : il est pris.\n**Prenez les deux navires et l'éléphant, par Messana, où Carthalo et son UC montent à bord. Laissez à terre l'UC de Lipara.**",
      },
      show: ["space:syracusae", "space:messana", "space:lipara"],
      otherwise: {
        en: "Both warships, the elephant, the CU of Messana; nobody from Lipara.",
        fr: "Les deux navires, l'éléphant, l'UC de Messana ; personne de Lipara.",
      },
      answers: [
        ["hamilcar.interceptor-warships", 2],
        ["hamilcar.gather-units", { elephants: 1 }],
        ["hamilcar.interceptor-route", "space:messana"],
        ["hamilcar.gather-units", { cus: 1 }],
        ["hamilcar.interceptor-route", "space:lipara"],
        ["hamilcar.gather-units", { cus: 0 }],
      ],
    },
    {
      say: {
        en: "Carthalo, an admiral of 2, draws two tactic cards, and one more because Lipara is yours; Flaccus draws none. Rome went first: without an admiral in column I, +1 for the Corvi, −1 for its crews. A 6: one hit, and your ship is a prize.\nOne against one. Your column is Carthalo's rating: II. **Great Leadership makes it III. Play it, win, and land in Lipara.**",
        fr: "Carthalo, amiral de 2, tire deux cartes tactiques, et une de plus car Lipara est à vous ; Flaccus n'en tire pas. Rome a commencé : sans amiral, colonne I, +1 pour les corbeaux, −1 pour ses équipages. Un 6 : une touche, et votre navire est une prise.\nUn contre un. Votre colonne est le talent de Carthalo : II. **Grand commandant en fait III. Jouez-la, gagnez, et débarquez à Lipara.**",
      },
      show: ["space:lipara"],
      task: {
        goal: (view) => seen(view).seaBattle === null && armyOf(view, "carthalo")?.at === "lipara",
        lost: (view) => seen(view).seaBattle === null && armyOf(view, "carthalo")?.at !== "at-sea",
        turns: 9,
        solution: [
          ["hamilcar.maneuver", "tactic:3"],
          ["hamilcar.interceptor-lands", "space:lipara"],
        ],
        failed: {
          en: "Carthalo is not in Lipara. Play Great Leadership before your roll; do not flee, and land where the battle was.",
          fr: "Carthalo n'est pas à Lipara. Jouez Grand commandant avant votre jet ; ne fuyez pas, et débarquez où l'on s'est battu.",
        },
      },
    },
  ],
};
