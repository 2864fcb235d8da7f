import { type Catalogue, type Language, Words } from "../../words/words.ts";
import { typeset } from "../learn/words.ts";

/** What the position editor says. */
const en = {
  title: "Position of {game}",
  board: "Board",
  lists: "Lists",
  start: "Where to begin",
  "start.set-up": "The set-up",
  "start.empty": "An empty board",
  "start.file": "Open a file",
  ruleset: "Rules",
  scenario: "Scenario",
  options: "Options",
  "under-way": "Under way",
  "under-way.none": "Nothing is under way.",
  clear: "Clear",
  "clear.what": "Clear: {what}",
  undo: "Undo",
  redo: "Redo",
  play: "Play from here",
  share: "Link",
  "share.title": "A link to this position",
  "share.about": "The whole position is in the link. Whoever opens it can look at it, change it and play from it.",
  save: "Save as a file",
  lesson: "Save as the start of a lesson",
  add: "Add …",
  "add.to": "Add to: {what}",
  search: "Search",
  remove: "Remove {what}",
  shuffle: "Shuffle",
  "shuffle.what": "Shuffle: {what}",
  legal: "This position can be played.",
  troubles: "{count|One thing is|# things are} wrong:",
  hint: "Click a space on the board to change what stands there.",
  "hint.touch": "Tap a space on the board to change what stands there.",
  over: "From this position the game would be over at once.",
  place: "What stands here",
  count: "{what} ({count})",
  "bad-file": "This is no position of this game: {why}",
  "no-editor": "Positions of this game cannot be edited.",
} as const;

type Key = keyof typeof en;

const fr: Record<Key, string> = {
  title: "Position de {game}",
  board: "Plateau",
  lists: "Listes",
  start: "Point de départ",
  "start.set-up": "La mise en place",
  "start.empty": "Un plateau vide",
  "start.file": "Ouvrir un fichier",
  ruleset: "Règles",
  scenario: "Scénario",
  options: "Options",
  "under-way": "En cours",
  "under-way.none": "Rien n'est en cours.",
  clear: "Effacer",
  "clear.what": "Effacer : {what}",
  undo: "Annuler",
  redo: "Rétablir",
  play: "Jouer d'ici",
  share: "Lien",
  "share.title": "Un lien vers cette position",
  "share.about": "La position entière est dans le lien. Qui l'ouvre peut la regarder, la changer et la jouer.",
  save: "Enregistrer en fichier",
  lesson: "Enregistrer comme début de leçon",
  add: "Ajouter …",
  "add.to": "Ajouter à : {what}",
  search: "Chercher",
  remove: "Retirer {what}",
  shuffle: "Mélanger",
  "shuffle.what": "Mélanger : {what}",
  legal: "Cette position peut être jouée.",
  troubles: "{count|Une chose ne va pas|# choses ne vont pas} :",
  hint: "Cliquez sur une case du plateau pour changer ce qui s'y trouve.",
  "hint.touch": "Touchez une case du plateau pour changer ce qui s'y trouve.",
  over: "Dans cette position, la partie serait aussitôt finie.",
  place: "Ce qui se trouve ici",
  count: "{what} ({count})",
  "bad-file": "Ce n'est pas une position de ce jeu : {why}",
  "no-editor": "Les positions de ce jeu ne peuvent pas être modifiées.",
};

const all = (catalogue: Catalogue, language: Language): Words =>
  new Words(language, Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, typeset(text, language)])));
const WORDS: Record<Language, Words> = { en: all(en, "en"), fr: all(fr, "fr") };

export const say = (language: Language, key: Key, params: Readonly<Record<string, string | number>> = {}): string =>
  WORDS[language].say(key, params);
