import type { Catalogue, Language } from "../../../words/words.ts";

/** What the board of First Punic War says in a terminal, besides the words of the game itself. */
const en: Catalogue = {
  "board.turn": "Turn {turn} of {turns}, {years} BC: {phase}, {side}",
  "board.score": "{side}: {points|# victory point|# victory points}, {ap} AP, {count|# stratagem marker|# stratagem markers}",
  "board.initiative": "{side} has the initiative",
  "board.crisis": "crisis {hex.in}",
  "board.powers": "Minor powers:",
  "board.neutral": "neutral",
  "board.markers": "Known markers, {side}:",
  "board.legend": "Combat-morale-movement; * veteran, (aboard); ? under the fog of war; ## major, # minor fortress, ~ port",
  "board.sea": "AT SEA",
  "board.camp": "camp",
  "board.army": "army marker",
  "board.hidden": "{count} ?",
  "board.combat": "COMBAT: {from} against {to}, {table}, {percent} percent, column {column}",
  "board.shifts": "  Shifts:",
  "board.none": "none",
  "hint.cost": "{ap} AP",
  "about.port": "port",
  "about.veteran": "veteran {factors}, recruit {recruit}",
  "about.command": "command {count}",
};

const fr: Catalogue = {
  "board.turn": "Tour {turn} sur {turns}, {years} av. J.-C. : {phase}, {side}",
  "board.score": "{side} : {points|# point de victoire|# points de victoire}, {ap} PA, {count|# stratagème|# stratagèmes}",
  "board.initiative": "{side} a l'initiative",
  "board.crisis": "crise {hex.in}",
  "board.powers": "Puissances mineures :",
  "board.neutral": "neutre",
  "board.markers": "Stratagèmes connus, {side} :",
  "board.legend":
    "Combat-moral-mouvement ; * vétéran, (à bord) ; ? brouillard de guerre ; ## forteresse majeure, # mineure, ~ port",
  "board.sea": "EN MER",
  "board.camp": "camp",
  "board.army": "marqueur d'armée",
  "board.hidden": "{count} ?",
  "board.combat": "COMBAT : {from} contre {to}, {table}, {percent} pour cent, colonne {column}",
  "board.shifts": "  Décalages :",
  "board.none": "aucun",
  "hint.cost": "{ap} PA",
  "about.port": "port",
  "about.veteran": "vétéran {factors}, recrue {recruit}",
  "about.command": "commandement {count}",
};

export const BOARD_WORDS: Readonly<Record<Language, Catalogue>> = { en, fr };
