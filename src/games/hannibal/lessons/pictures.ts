import type { RulesPictures } from "../../../lessons/picture.ts";
import { CARTHAGE_AT_START, ROME_AT_START, scene } from "./scene.ts";

const CONTROL = { rome: ROME_AT_START, carthage: CARTHAGE_AT_START };
const without = (spaces: readonly string[], ...taken: readonly string[]) => spaces.filter((space) => !taken.includes(space));
const at = (...spaces: readonly string[]) => spaces.map((space) => `space:${space}`);

/** Small boards beside the rules of Hannibal. */
export const pictures: RulesPictures = {
  "10.2": {
    position: scene({
      active: "carthage",
      control: CONTROL,
      forces: [{ side: "carthage", at: "narbo", cus: 8, elephants: 2, generals: ["hannibal", "mago"] }],
    }),
    show: at("saguntum", "narbo"),
    trail: at("saguntum", "dertosa", "tarraco", "emporiae", "narbo"),
    caption: {
      en: "Four spaces: Hannibal has come from Saguntum to Narbo.",
      fr: "Quatre espaces : Hannibal est venu de Sagonte à Narbo.",
    },
  },
  "10.6": {
    position: scene({
      active: "carthage",
      control: CONTROL,
      forces: [{ side: "carthage", at: "allobroges", cus: 8, elephants: 2, generals: ["hannibal"] }],
    }),
    show: at("allobroges", "taurini"),
    lit: at("taurini"),
    caption: {
      en: "Between the Allobroges and the Taurini lies a pass of the Alps: two spaces, and attrition.",
      fr: "Entre les Allobroges et les Taurins, un col des Alpes : deux espaces, et l'attrition.",
    },
  },
  "10.7": {
    position: scene({
      active: "carthage",
      control: CONTROL,
      forces: [
        { side: "carthage", at: "capua", cus: 8, generals: ["hannibal"] },
        { side: "rome", at: "inside:capua", cus: 2 },
      ],
    }),
    show: at("capua", "neapolis"),
    caption: {
      en: "Two Roman CUs inside the walls of Capua, Hannibal before them.",
      fr: "Deux UC romaines dans les murs de Capoue, Hannibal devant.",
    },
  },
  "12.2": {
    position: scene({
      active: "carthage",
      control: CONTROL,
      consuls: ["t_longus"],
      forces: [
        { side: "carthage", at: "boii", cus: 8, generals: ["hannibal"] },
        { side: "rome", at: "mutina", cus: 5, generals: ["t_longus"] },
      ],
    }),
    show: at("boii", "ariminum", "verona"),
    trail: at("ariminum", "mutina"),
    caption: {
      en: "T. Longus has entered Mutina, next to Hannibal, who may try to intercept him there.",
      fr: "T. Longus est entré à Mutina, à côté d'Hannibal, qui peut tenter de l'y intercepter.",
    },
  },
  "13.2": {
    position: scene({
      active: "carthage",
      control: CONTROL,
      consuls: ["p_scipio"],
      forces: [
        { side: "carthage", at: "boii", cus: 8, generals: ["hannibal"] },
        { side: "rome", at: "mutina", cus: 5, generals: ["p_scipio"] },
      ],
    }),
    show: at("boii", "ariminum", "verona", "faesulae"),
    lit: at("ariminum", "verona"),
    caption: {
      en: "If Hannibal comes from the Boii, P. Scipio may get away to Ariminum or Verona, not over the pass to Faesulae.",
      fr: "Si Hannibal vient de chez les Boïens, P. Scipion peut se dérober vers Ariminum ou Vérone, pas par le col vers Faesulae.",
    },
  },
  "15.1": {
    position: scene({
      active: "carthage",
      control: CONTROL,
      consuls: ["varro"],
      forces: [
        { side: "carthage", at: "heraclea", cus: 8, generals: ["hannibal"] },
        { side: "rome", at: "cannae", cus: 6, generals: ["varro"] },
        { side: "rome", at: "capua", cus: 8 },
      ],
    }),
    show: at("heraclea", "cannae", "capua", "arpi"),
    lit: at("arpi", "beneventum", "tarentum", "brundisium"),
    caption: {
      en: "Beaten at Cannae by Hannibal from Heraclea, Varro goes to one of the Roman spaces next to it; by the Valley rules also to the larger army in Capua.",
      fr: "Battu à Cannes par Hannibal venu d'Héraclée, Varron va dans un des espaces romains voisins ; selon les règles de Valley, aussi vers l'armée plus grande de Capoue.",
    },
  },
  "19.1": {
    position: scene({
      active: "carthage",
      control: {
        rome: without(ROME_AT_START, "ariminum", "firmum_picenum", "sena"),
        carthage: [...CARTHAGE_AT_START, "ariminum", "firmum_picenum"],
      },
      forces: [],
    }),
    show: at("ariminum", "terventum", "praeneste"),
    lit: at("ariminum", "firmum_picenum", "sena", "praeneste", "terventum"),
    caption: {
      en: "Samnium: two PCs for Carthage, two for Rome, Sena empty. Nobody controls the province.",
      fr: "Le Samnium : deux CP à Carthage, deux à Rome, Sena vide. Personne ne contrôle la province.",
    },
  },
  "19.4": {
    position: scene({
      active: "rome",
      control: {
        rome: without(ROME_AT_START, "pisae", "cosa", "tarquinii", "falerii"),
        carthage: [...CARTHAGE_AT_START, "pisae", "cosa", "tarquinii", "falerii"],
      },
      forces: [],
    }),
    show: at("pisae", "tarquinii", "mutina"),
    lit: at("faesulae"),
    caption: {
      en: "The Roman PC in Faesulae is isolated: Carthage has all roads, and no line crosses the pass to Mutina.",
      fr: "Le CP romain de Faesulae est isolé : Carthage a toutes les routes, et aucune ligne ne passe le col vers Mutina.",
    },
  },
  "20.4": {
    position: scene({
      active: "carthage",
      control: CONTROL,
      siege: { tarentum: { by: "carthage", points: 1 } },
      forces: [
        { side: "carthage", at: "tarentum", cus: 8, generals: ["hannibal"] },
        { side: "rome", at: "inside:tarentum", cus: 2 },
      ],
    }),
    show: at("tarentum", "cannae", "heraclea"),
    caption: {
      en: "Tarentum has a siege point: now it is besieged.",
      fr: "Tarente a un point de siège : la voilà assiégée.",
    },
  },
};
