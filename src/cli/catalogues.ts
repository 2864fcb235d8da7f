import { ENGINE_WORDS } from "../words/engine.ts";
import type { Catalogue, Language } from "../words/words.ts";

/** The terminal's own texts, and a few words that all games share. A game's own catalogue takes precedence. */
const en: Catalogue = {
  ...ENGINE_WORDS.en,
  yes: "Yes",
  no: "No",
  pass: "Pass",
  "cli.asks": "{seat}: {prompt}",
  "cli.section": "(section {rule})",
  "cli.pick": "Pick {min} to {max}: their numbers, such as 1 3, or 1-3, all, none.",
  "cli.pick-exactly": "Pick {count}: their numbers, such as 1 3, or 1-3, all.",
  "cli.amount": "A number from {min} to {max}.",
  "cli.allocate": "{min} to {max} in all: type 1=2 3=1, or a number for each in order, or one of them, or all.",
  "cli.allocate-exactly": "{count} in all: type 1=2 3=1, or a number for each in order, or one of them for all.",
  "cli.limit": "Over {items}: {min} to {max}.",
  "cli.range": "{min} to {max}",
  "cli.only-answer": "{seat}: {prompt} Only one answer is possible: {answer}.",
  "cli.computer": "The computer plays {seat}.",
  "cli.curtain": "{seat} is to decide. Give {seat} the keyboard, then press Enter.",
  "cli.not-understood": "Not understood: {text}. Type help for a list of commands.",
  "cli.several": "That could be {items}.",
  "cli.nothing-to-undo": "There is nothing to take back.",
  "cli.consent":
    "New information has been revealed since, or the other side has decided. Take it back all the same, if both agree? yes / no",
  "cli.undone": "Taken back.",
  "cli.saved": "Saved in {file}.",
  "cli.not-saved": "Not saved: {error}",
  "cli.loaded": "Loaded {file}: {count|# answer|# answers} so far.",
  "cli.not-loaded": "Not loaded: {error}",
  "cli.save-where": "Say where: save game.json",
  "cli.load-what": "Say which: load game.json",
  "cli.why-what": "Say what: why, and then an id or a number",
  "cli.look-what": "Say at what: look card:33",
  "cli.nothing-to-look-at": "There is nothing written about {item}.",
  "cli.dice-what": "Say which: dice 6 5",
  "cli.dice-queued": "The next dice will show {dice}.",
  "cli.allowed": "{item} is allowed.",
  "cli.log-empty": "Nothing has happened yet.",
  "cli.unsaved": "The game is not saved. Type quit again to leave it, or save game.json.",
  "cli.not-kept": "The game was not saved.",
  "cli.and-more": "(and {count} more)",
  "cli.all-of-it": "log {count} tells all of it.",
  "cli.goodbye": "Goodbye.",
  "cli.help": `Answer with the number of an option, with a part of its name, or with its id.
  board            the board again
  options          the question again
  log [20]         what happened
  look <name>      about a card, general or space
  why <name>       why something may not be chosen
  rule [10.2]      what a section says
  rule <words>     the sections with these words
  undo             take back the last answer
  save game.json   keep the game
  load game.json   go on with a kept game
  dice 6 5         the next dice show this
  quit             leave`,
  "cli.no-rules": "The rules of this game are not written down here.",
  "cli.no-rule": "No section of the rules has {text}.",
  "cli.example": "Example:",
  "cli.rules-found": "{count|# section has|# sections have} it:",
  "cli.no-games": "There is no game to play.",
  "cli.menu-game": "Which game?",
  "cli.menu-players": "Who plays?",
  "cli.menu-both": "Two persons at this terminal",
  "cli.menu-seat": "I play {seat} against the computer",
  "cli.menu-watch": "Nobody: the computer plays itself",
  "cli.menu-load": "Go on with a saved game",
  "cli.menu-file": "The file:",
  "cli.menu-ruleset": "Which rules?",
  "cli.menu-scenario": "Which scenario?",
  "cli.menu-quit": "Leave",
};

const fr: Catalogue = {
  ...ENGINE_WORDS.fr,
  yes: "Oui",
  no: "Non",
  pass: "Passer",
  "cli.asks": "{seat} : {prompt}",
  "cli.section": "(section {rule})",
  "cli.pick": "Choisissez-en de {min} à {max} : leurs numéros, par exemple 1 3, ou 1-3, tout, rien.",
  "cli.pick-exactly": "Choisissez-en {count} : leurs numéros, par exemple 1 3, ou 1-3, tout.",
  "cli.amount": "Un nombre de {min} à {max}.",
  "cli.allocate": "De {min} à {max} en tout : tapez 1=2 3=1, ou un nombre pour chacun dans l'ordre, ou l'un d'eux, ou tout.",
  "cli.allocate-exactly": "{count} en tout : tapez 1=2 3=1, ou un nombre pour chacun dans l'ordre, ou l'un d'eux pour tout.",
  "cli.limit": "Pour {items} : de {min} à {max}.",
  "cli.range": "{min} à {max}",
  "cli.only-answer": "{seat} : {prompt} Une seule réponse est possible : {answer}.",
  "cli.computer": "L'ordinateur joue {seat}.",
  "cli.curtain": "C'est à {seat} de décider. Laissez-lui le clavier, puis appuyez sur Entrée.",
  "cli.not-understood": "Pas compris : {text}. Tapez aide pour la liste des commandes.",
  "cli.several": "Cela peut être {items}.",
  "cli.nothing-to-undo": "Il n'y a rien à reprendre.",
  "cli.consent":
    "Quelque chose s'est révélé depuis, ou l'autre camp a décidé. Reprendre quand même, si les deux sont d'accord ? oui / non",
  "cli.undone": "Repris.",
  "cli.saved": "Enregistré dans {file}.",
  "cli.not-saved": "Pas enregistré : {error}",
  "cli.loaded": "{file} chargé : {count|# réponse|# réponses} jusqu'ici.",
  "cli.not-loaded": "Pas chargé : {error}",
  "cli.save-where": "Dites où : sauver partie.json",
  "cli.load-what": "Dites laquelle : charger partie.json",
  "cli.why-what": "Dites quoi : pourquoi, puis un identifiant ou un numéro",
  "cli.look-what": "Dites quoi : voir card:33",
  "cli.nothing-to-look-at": "Il n'y a rien d'écrit sur {item}.",
  "cli.dice-what": "Dites lesquels : dés 6 5",
  "cli.dice-queued": "Les prochains dés donneront {dice}.",
  "cli.allowed": "{item} est permis.",
  "cli.log-empty": "Il ne s'est encore rien passé.",
  "cli.unsaved": "La partie n'est pas enregistrée. Tapez quitter encore une fois pour la laisser, ou sauver partie.json.",
  "cli.not-kept": "La partie n'a pas été enregistrée.",
  "cli.and-more": "(et {count} de plus)",
  "cli.all-of-it": "journal {count} dit tout.",
  "cli.goodbye": "Au revoir.",
  "cli.help": `Répondez par le numéro d'une option, par une partie de son nom, ou par son id.
  plateau              le plateau
  options              la question
  journal [20]         ce qui s'est passé
  voir <nom>           sur une carte, un général, un espace
  pourquoi <nom>       pourquoi une chose n'est pas permise
  règle [10.2]         ce que dit une section
  règle <mots>         les sections où sont ces mots
  annuler              reprendre la réponse
  sauver partie.json   garder la partie
  charger partie.json  reprendre une partie gardée
  dés 6 5              les prochains dés donnent cela
  quitter              partir`,
  "cli.no-rules": "Les règles de ce jeu ne sont pas écrites ici.",
  "cli.no-rule": "Aucune section des règles ne contient {text}.",
  "cli.example": "Exemple :",
  "cli.rules-found": "{count|# section le contient|# sections le contiennent} :",
  "cli.no-games": "Il n'y a pas de jeu.",
  "cli.menu-game": "Quel jeu ?",
  "cli.menu-players": "Qui joue ?",
  "cli.menu-both": "Deux personnes devant ce terminal",
  "cli.menu-seat": "Je joue {seat} contre l'ordinateur",
  "cli.menu-watch": "Personne : l'ordinateur joue seul",
  "cli.menu-load": "Reprendre une partie enregistrée",
  "cli.menu-file": "Le fichier :",
  "cli.menu-ruleset": "Quelles règles ?",
  "cli.menu-scenario": "Quel scénario ?",
  "cli.menu-quit": "Partir",
};

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, fr };
