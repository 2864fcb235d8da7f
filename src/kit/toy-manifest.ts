import { randomBot } from "../bots/index.ts";
import type { TerminalFace } from "../cli/face.ts";
import type { Plain } from "../engine/index.ts";
import type { Manifest } from "../games/manifest.ts";
import type { RulesReference } from "../words/rules-reference.ts";
import type { Catalogue, Language } from "../words/words.ts";
import { kindOf, SPACES, type ToySeat, type ToyView, toy } from "./toy.ts";

const cards = (name: (kind: string) => string): Catalogue =>
  Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`card:${i + 1}`, `${name(kindOf(i + 1))} (${i + 1})`]));

const places: Catalogue = {
  "space:rhegium": "Rhegium",
  "space:messana": "Messana",
  "space:panormus": "Panormus",
  "space:agrigentum": "Agrigentum",
  "space:lilybaeum": "Lilybaeum",
};

const en: Catalogue = {
  ...places,
  ...cards((kind) => kind[0]!.toUpperCase() + kind.slice(1)),
  "ruleset:plain": "plain rules",
  "ruleset:harsh": "harsh rules",
  "scenario:whole": "five turns",
  "scenario:short": "two turns",
  foot: "foot",
  horse: "horse",
  "play-card": "which card do you play?",
  "play-card.pass": "Play none",
  "how-many": "how many units do you muster?",
  place: "place {count|# unit|# units}.",
  "raid-where": "which spaces do you raid?",
  ambush: "do you ambush the raid on {space}?",
  "march-from": "from where do you march?",
  "march-to": "where do you march to?",
  "march-with": "who marches?",
  withdraw: "do you withdraw?",
  losses: "which units do you lose?",
  loss: "which unit do you lose?",
  "ambush-only-counters": "An ambush only counters a raid.",
  "no-enemy-near": "{space} has no enemy beside it, or no units.",
  reshuffled: "The discards are shuffled.",
  drew: "{seat} draws a card.",
  "drew-card": "You drew {card}.",
  passed: "{seat} plays no card.",
  played: "{seat} plays {card}.",
  mustered: "{seat} musters {count|# unit|# units}.",
  raided: "{seat} raids {space}: {die}.",
  ambushed: "{seat} plays {card}.",
  marched: "{seat} marches from {from} to {to} with {count|# unit|# units}.",
  "battle-round": "Round {round}: {dice}.",
  conquered: "{seat} takes {space}.",
  withdrew: "{seat} withdraws.",
  conquest: "Nothing is left to the other side.",
  "most-spaces": "More spaces at the end.",
};

const fr: Catalogue = {
  ...places,
  ...cards((kind) => ({ muster: "Levée", raid: "Razzia", march: "Marche", ambush: "Embuscade" })[kind]!),
  "ruleset:plain": "règles simples",
  "ruleset:harsh": "règles dures",
  "scenario:whole": "cinq tours",
  "scenario:short": "deux tours",
  foot: "fantassins",
  horse: "cavaliers",
  "play-card": "quelle carte jouez-vous ?",
  "play-card.pass": "N'en jouer aucune",
  "how-many": "combien d'unités levez-vous ?",
  place: "placez {count|# unité|# unités}.",
  "raid-where": "quels espaces pillez-vous ?",
  ambush: "tendez-vous une embuscade à la razzia sur {space} ?",
  "march-from": "d'où partez-vous ?",
  "march-to": "où allez-vous ?",
  "march-with": "qui marche ?",
  withdraw: "vous retirez-vous ?",
  losses: "quelles unités perdez-vous ?",
  loss: "quelle unité perdez-vous ?",
  "ambush-only-counters": "Une embuscade ne sert que contre une razzia.",
  "no-enemy-near": "{space} n'a pas d'ennemi pour voisin, ou pas d'unités.",
  reshuffled: "La défausse est mélangée.",
  drew: "{seat} pioche une carte.",
  "drew-card": "Vous avez pioché {card}.",
  passed: "{seat} ne joue pas de carte.",
  played: "{seat} joue {card}.",
  mustered: "{seat} lève {count|# unité|# unités}.",
  raided: "{seat} pille {space} : {die}.",
  ambushed: "{seat} joue {card}.",
  marched: "{seat} marche de {from} à {to} avec {count|# unité|# unités}.",
  "battle-round": "Tour de combat {round} : {dice}.",
  conquered: "{seat} prend {space}.",
  withdrew: "{seat} se retire.",
  conquest: "Il ne reste rien à l'autre camp.",
  "most-spaces": "Plus d'espaces à la fin.",
};

const face: TerminalFace = {
  words: { en: {}, fr: {} },
  board(view: Plain, words) {
    const { turn, spaces, hands } = view as ToyView;
    const lines = SPACES.map((name) => {
      const { owner, foot, horse } = spaces[name];
      return `${words.say(`space:${name}`).padEnd(12)} ${words.say(owner).padEnd(9)} ${foot} ${words.say("foot")}, ${horse} ${words.say("horse")}`;
    });
    const hand = (seat: ToySeat) => {
      const cards = hands[seat];
      return `${words.say(seat)}: ${typeof cards === "number" ? cards : cards.map((card) => words.say(`card:${card}`)).join(", ")}`;
    };
    return [`[${turn}]`, ...lines, hand("rome"), hand("carthage")].join("\n");
  },
};

const reference: Record<Language, RulesReference> = {
  en: [
    { id: "1", title: "The game", text: ["A war of three turns for six spaces."] },
    { id: "2", title: "Cards", text: ["Each side plays a card in turn, see [[2.4]]:", "- or passes."] },
    { id: "2.4", title: "Ambush", text: ["It counters a raid."] },
  ],
  fr: [
    { id: "1", title: "Le jeu", text: ["Une guerre de trois tours pour six cases."] },
    { id: "2", title: "Cartes", text: ["Chaque camp joue une carte à son tour, voir [[2.4]] :", "- ou passe."] },
    { id: "2.4", title: "Embuscade", text: ["Elle contre un raid."] },
  ],
};

export const toyManifest: Manifest = {
  id: "toy",
  seats: [
    { id: "rome", colour: "red" },
    { id: "carthage", colour: "blue" },
  ],
  names: {
    en: {
      title: "The toy war",
      about: "A small war for a ring of spaces.",
      feel: "",
      seats: { rome: "Rome", carthage: "Carthage" },
    },
    fr: {
      title: "La guerre pour rire",
      about: "Une petite guerre pour un cercle d'espaces.",
      feel: "",
      seats: { rome: "Rome", carthage: "Carthage" },
    },
  },
  profile: { hours: [1, 1], difficulty: 1, pages: 1 },
  picture: { light: "", dark: "" },
  rules: async () => toy,
  words: { en: async () => en, fr: async () => fr },
  reference: { en: async () => reference.en, fr: async () => reference.fr },
  players: async () => [randomBot],
  terminal: async () => face,
  page: {
    face: () => Promise.reject(new Error("the toy has no page")),
    words: { en: async () => en, fr: async () => fr },
  },
  coverage: async () => ({ sections: [], items: [] }),
};
