import type { Catalogue, Language } from "../../../words/words.ts";

/** The words of a terminal board with spaces, armies and strategy cards, for any game. */
const en: Catalogue = {
  "board.legend": "R Rome's  C Carthage's  - nobody's   # walled city  ^ tribe  ~ port",
  "board.italia": "ITALY",
  "board.islands": "ISLANDS",
  "board.africa": "AFRICA",
  "board.forces": "FORCES",
  "board.cus": "{count|# CU|# CUs}",
  "board.elephants": "{count|# elephant CU|# elephant CUs}",
  "board.siege-train": "siege train",
  "board.siege": "{seat} has {count|# siege point|# siege points}",
  "board.gone": "Out of the game:",
  "board.truce": "truce",
  "board.in-force": "In force:",
  "board.battle": "BATTLE at {space}: {attacker} attacks",
  "board.cards": "Deck {deck}, discards {discard}, out of the game {removed}",
  "board.hand": "{seat}: {count|# card|# cards} in hand",
  "hint.card": "{ops} OPS",
  "about.space": "{space}: {facts}",
  "about.province": "in {province}",
  "about.city": "walled city for {count|# CU|# CUs}",
  "about.tribe": "tribe",
  "about.road": "roads to {spaces}",
};

const fr: Catalogue = {
  "board.legend": "R à Rome  C à Carthage  - à personne   # ville fortifiée  ^ tribu  ~ port",
  "board.italia": "ITALIE",
  "board.islands": "ÎLES",
  "board.africa": "AFRIQUE",
  "board.forces": "FORCES",
  "board.cus": "{count|# UC|# UC}",
  "board.elephants": "{count|# UC d'éléphants|# UC d'éléphants}",
  "board.siege-train": "train de siège",
  "board.siege": "{seat} a {count|# point de siège|# points de siège}",
  "board.gone": "Hors du jeu :",
  "board.truce": "trêve",
  "board.in-force": "En vigueur :",
  "board.battle": "BATAILLE à {space} : {attacker} attaque",
  "board.cards": "Pioche {deck}, défausse {discard}, hors du jeu {removed}",
  "board.hand": "{seat} : {count|# carte|# cartes} en main",
  "hint.card": "{ops} OPS",
  "about.space": "{space} : {facts}",
  "about.province": "{province}",
  "about.city": "ville fortifiée pour {count|# UC|# UC}",
  "about.tribe": "tribu",
  "about.road": "routes vers {spaces}",
};

export const POINT_BOARD_WORDS: Readonly<Record<Language, Catalogue>> = { en, fr };
