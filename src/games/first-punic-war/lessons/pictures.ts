import type { RulesPictures } from "../../../lessons/picture.ts";
import { scene } from "./scene.ts";

const at = (...hexes: readonly string[]) => hexes.map((hex) => `hex:${hex}`);
const ROMAN_TURN = { turn: 2, initiative: "rome", phasing: "rome", ap: { rome: 6, carthage: 6 } } as const;

/** Small boards beside the rules of First Punic War. */
export const pictures: RulesPictures = {
  "11.0": {
    position: scene({
      ...ROMAN_TURN,
      units: { "C-hoplite-2": { at: "2917", veteran: true }, "R-mamertines": { at: "3116" } },
    }),
    show: at("2817", "3017", "2915", "2918"),
    lit: at("2816", "3016", "3017"),
    caption: {
      en: "The zone of control of the hoplites in Agrigentum on land. It does not reach into Panormus, a fortress.",
      fr: "La zone de contrôle des hoplites d'Agrigente, à terre. Elle n'entre pas dans Palerme, une forteresse.",
    },
  },
  "11.1": {
    position: scene({
      ...ROMAN_TURN,
      units: {
        "C-hoplite-2": { at: "2917", veteran: true },
        "R-legion-1": { at: "3016", veteran: true },
        "R-legion-2": { at: "3016", veteran: true },
        "R-mamertines": { at: "3116" },
      },
    }),
    show: at("3116", "2916", "2918"),
    trail: at("3116", "3016"),
    caption: {
      en: "The legions from Messana have entered the zone of the hoplites in Agrigentum and stop.",
      fr: "Les légions venues de Messine sont entrées dans la zone des hoplites d'Agrigente et s'arrêtent.",
    },
  },
  "12.3": {
    position: scene({
      ...ROMAN_TURN,
      units: {
        "R-duilius": { at: "3010" },
        "R-legion-1": { at: "2809", veteran: true },
        "R-legion-2": { at: "3011", veteran: true },
        "R-legion-3": { at: "3211", veteran: true },
      },
    }),
    show: at("2809", "3211", "3011"),
    lit: at("3010"),
    caption: {
      en: "The legions in Rome, Neapolis and Venusia can all join Duilius in Capua for 1 AP.",
      fr: "Les légions de Rome, de Naples et de Venusia peuvent toutes rejoindre Duilius à Capoue pour 1 PA.",
    },
  },
  "13.1": {
    position: scene({ ...ROMAN_TURN, units: { "R-legion-1": { at: "3216", veteran: true } } }),
    show: at("3011", "3216"),
    trail: at("3011", "3112", "3212", "3213", "3314", "3315", "3215", "3216"),
    caption: {
      en: "Seven hexes along the road, 3.5 points: a legion marches from Neapolis to Rhegium.",
      fr: "Sept hexagones le long de la route, 3,5 points : une légion marche de Naples à Rhégion.",
    },
  },
  "14.1": {
    position: scene({
      ...ROMAN_TURN,
      units: {
        "C-hoplite-2": { at: "2917", veteran: true },
        "C-h-gisco": { at: "2917" },
        "R-legion-1": { at: "3016", veteran: true },
        "R-legion-2": { at: "3016", veteran: true },
        "R-duilius": { at: "3016" },
        "R-mamertines": { at: "3116" },
      },
    }),
    show: at("3116", "2916", "2918"),
    lit: at("2917"),
    caption: {
      en: "Two legions and Duilius attack the hoplites and H. Gisco in Agrigentum: 11 against 5.",
      fr: "Deux légions et Duilius attaquent les hoplites et H. Gisco à Agrigente : 11 contre 5.",
    },
  },
  "16.1": {
    position: scene({
      ...ROMAN_TURN,
      units: {
        "C-auxiliary-2": { at: "3016", veteran: true },
        "R-legion-1": { at: "3116", veteran: true },
        "R-legion-2": { at: "3116", veteran: true },
      },
    }),
    show: at("3116", "2717"),
    lit: at("2916", "2816", "2717"),
    caption: {
      en: "Auxiliaries in rout westward along the coast: after three hexes, at Lilybaeum, the island ends.",
      fr: "Des auxiliaires en déroute vers l'ouest le long de la côte : après trois hexagones, à Lilybée, l'île finit.",
    },
  },
  "18.0": {
    position: scene({
      ...ROMAN_TURN,
      camps: { rome: ["2816"], carthage: [] },
      units: {
        "R-legion-1": { at: "2816", veteran: true },
        "R-legion-2": { at: "2816", veteran: true },
        "R-legion-3": { at: "2816", veteran: true },
        "R-auxiliary-1": { at: "2816", veteran: true },
        "R-cavalry-1": { at: "2816", veteran: true },
      },
    }),
    show: at("2916", "2717"),
    caption: {
      en: "Five Roman units in open country with a camp: 3 and 2 are fed, nobody is hungry.",
      fr: "Cinq unités romaines en terrain dégagé avec un camp : 3 et 2 sont nourries, personne n'a faim.",
    },
  },
  "19.1": {
    position: scene({
      ...ROMAN_TURN,
      units: {
        "R-fleet-1": { at: "2814", veteran: true },
        "R-fleet-2": { at: "2814", veteran: true },
      },
    }),
    show: at("2710", "2814"),
    trail: at("2710", "2711", "2712", "2713", "2813", "2814"),
    caption: {
      en: "Two fleets on the way from Ostia to Sicily: each hex of sea is a point.",
      fr: "Deux flottes en route d'Ostie vers la Sicile : chaque hexagone de mer coûte un point.",
    },
  },
  "30.0": {
    position: scene({
      ...ROMAN_TURN,
      camps: { rome: ["2816"], carthage: [] },
      units: {
        "R-legion-1": { at: "2816", veteran: true },
        "R-legion-2": { at: "2816", veteran: true },
        "R-fleet-1": { at: "2718", veteran: true },
      },
    }),
    show: at("2916", "2717", "2718"),
    lit: at("2717"),
    caption: {
      en: "Lilybaeum is besieged: a Roman camp on one side, a Roman fleet on the other.",
      fr: "Lilybée est assiégée : un camp romain d'un côté, une flotte romaine de l'autre.",
    },
  },
};
