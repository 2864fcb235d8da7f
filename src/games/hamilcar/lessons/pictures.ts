import type { RulesPictures } from "../../../lessons/picture.ts";

const at = (...spaces: readonly string[]) => spaces.map((space) => `space:${space}`);
const STRATEGY = { turn: 2, phase: "strategy", hands: { carthage: [], rome: [] } } as const;

/** Small boards beside the rules of Hamilcar. */
export const pictures: RulesPictures = {
  "2.1.C": {
    position: {
      ...STRATEGY,
      active: "carthage",
      forces: [
        { side: "carthage", at: "messana", cus: 5, generals: ["hanno"] },
        { side: "rome", at: "inside:messana", cus: 2 },
      ],
    },
    show: at("messana", "thermae", "regium"),
    caption: {
      en: "Two Roman CUs inside the walls of Messana, Hanno's army outside.",
      fr: "Deux UC romaines dans les murs de Messana, l'armée d'Hanno dehors.",
    },
  },
  "5.4": {
    position: {
      ...STRATEGY,
      active: "rome",
      control: {
        rome: ["messana", "enna", "regium", "roma", "capua", "neapolis", "tarentum"],
        carthage: ["thermae", "catana", "agrigentum", "lilybaeum", "panormus", "syracusae", "carthago", "carales"],
      },
      forces: [],
    },
    show: at("thermae", "agrigentum", "catana", "enna"),
    lit: at("enna"),
    caption: {
      en: "The Roman PC in Enna is isolated: Thermae, Catana and Agrigentum are Carthaginian.",
      fr: "Le CP romain d'Enna est isolé : Thermae, Catana et Agrigentum sont carthaginoises.",
    },
  },
  "7.2.A": {
    position: {
      ...STRATEGY,
      active: "rome",
      forces: [{ side: "rome", at: "catana", cus: 4, generals: ["maximus"] }],
    },
    show: at("regium", "catana", "syracusae"),
    trail: at("regium", "messana", "catana"),
    caption: {
      en: "Maximus has crossed the strait for two points and marched to Catana for a third.",
      fr: "Maximus a passé le détroit pour deux points et marché jusqu'à Catana pour un troisième.",
    },
  },
  "7.3.C": {
    position: {
      ...STRATEGY,
      active: "carthage",
      warships: { carthage: { ready: 3 }, rome: { ready: 1 } },
      forces: [{ side: "carthage", at: "panormus", cus: 3, generals: ["hamilcar"] }],
    },
    show: at("carthago", "panormus"),
    trail: at("carthago", "lilybaeum", "drepanum", "panormus"),
    caption: {
      en: "A voyage of three sea lanes: Carthago, Lilybaeum, Drepanum, Panormus.",
      fr: "Une traversée de trois routes maritimes : Carthago, Lilybaeum, Drepanum, Panormus.",
    },
  },
  "8.1": {
    position: {
      ...STRATEGY,
      active: "rome",
      supremacy: "carthage",
      warships: { carthage: { ready: 2 }, rome: { ready: 1 } },
      forces: [
        { side: "rome", at: "messana", cus: 3, generals: ["maximus"] },
        { side: "carthage", at: "syracusae", cus: 2, generals: ["carthalo"] },
      ],
    },
    show: at("regium", "syracusae"),
    trail: at("regium", "messana"),
    lit: at("syracusae"),
    caption: {
      en: "A fleet that sails from Regium to Messana can be intercepted from Syracusae, where Carthalo is.",
      fr: "Une flotte qui va de Regium à Messana peut être interceptée depuis Syracusae, où se trouve Carthalo.",
    },
  },
  "12.1": {
    position: {
      ...STRATEGY,
      active: "rome",
      forces: [
        { side: "rome", at: "catana", cus: 3, generals: ["flaccus"] },
        { side: "carthage", at: "syracusae", cus: 4, generals: ["hanno"] },
      ],
    },
    show: at("messana", "syracusae"),
    trail: at("messana", "catana"),
    caption: {
      en: "Flaccus has entered Catana, and Hanno may try to meet him there from Syracusae.",
      fr: "Flaccus est entré à Catana, et Hanno peut tenter de l'y rejoindre depuis Syracusae.",
    },
  },
  "13.5.B": {
    position: {
      ...STRATEGY,
      active: "rome",
      forces: [
        { side: "rome", at: "messana", cus: 4, generals: ["maximus"] },
        { side: "carthage", at: "thermae", cus: 2, generals: ["gisco"] },
      ],
    },
    show: at("messana", "panormus", "enna"),
    lit: at("panormus"),
    caption: {
      en: "If Maximus attacks from Messana and wins, H. Gisco goes to Panormus, which is Carthaginian, not to Messana.",
      fr: "Si Maximus attaque depuis Messana et gagne, H. Gisco va à Panormus, qui est carthaginoise, pas à Messana.",
    },
  },
  "14.5.A": {
    position: {
      ...STRATEGY,
      active: "rome",
      siege: { agrigentum: { by: "rome", points: 1 } },
      forces: [
        { side: "rome", at: "agrigentum", cus: 4, generals: ["megellus"] },
        { side: "carthage", at: "inside:agrigentum", cus: 2, generals: ["himilco"] },
      ],
    },
    show: at("agrigentum", "enna", "heraclea_minoa"),
    caption: {
      en: "Agrigentum with one siege point: Himilco is shut in with two CUs.",
      fr: "Agrigentum avec un point de siège : Himilco est enfermé avec deux UC.",
    },
  },
};
