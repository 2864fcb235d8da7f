import type { Catalogue, Language } from "../../../words/words.ts";
import { POINT_BOARD_WORDS } from "../../shared/terminal/point-board-words.ts";

/** What the board of Hamilcar says in a terminal, besides the words of the game itself. */
const en: Catalogue = {
  ...POINT_BOARD_WORDS.en,
  "board.turn": "{turn}, of {turns} turns: {phase}",
  "board.points": "Provincial Display: Rome {rome}, Carthage {carthage}",
  "board.sea": "Naval Supremacy: {seat}.  Roman seamanship: {level}",
  "board.miat": "Miat: {mood}, {count|# PC|# PCs}; a mercenary costs {cost}",
  "board.chest": "Points played this turn: Rome {rome}, Carthage {carthage}",
  "board.warships": "Warships, {seat}: {ready} ready, {spent} spent, {atSea} at sea, {sunk} sunk, {prizes|# prize|# prizes}",
  "board.supply": "{count|# supply train|# supply trains}",
  "board.citadel": "Citadel",
  "board.pool": "Can be drawn:",
  "board.track": "On the turn track:",
  "board.mercenaries": "Mercenaries:",
  "board.corvi": "Roman warships have Corvi",
  "board.fleet": "FLEET of {seat}, by way of {route}",
  "board.naval-battle": "NAVAL BATTLE at {space}, round {round}",
  "board.tactics": "{seat}, tactic cards:",
  "about.major-port": "major port",
  "about.mare": "port of Mare Tyrrhenum",
  "about.strait": "strait to {spaces}",
  "about.lane": "sea lanes to {spaces}",
};

const fr: Catalogue = {
  ...POINT_BOARD_WORDS.fr,
  "board.turn": "{turn}, sur {turns} tours : {phase}",
  "board.points": "Tableau des provinces : Rome {rome}, Carthage {carthage}",
  "board.sea": "Suprématie navale : {seat}.  Art naval de Rome : {level}",
  "board.miat": "Miat : {mood}, {count|# CP|# CP} ; un mercenaire coûte {cost}",
  "board.chest": "Points joués ce tour : Rome {rome}, Carthage {carthage}",
  "board.warships":
    "Navires de guerre, {seat} : {ready|# prêt|# prêts}, {spent|# épuisé|# épuisés}, {atSea} en mer, {sunk|# coulé|# coulés}, {prizes|# prise|# prises}",
  "board.supply": "{count|# convoi|# convois}",
  "board.citadel": "Citadelle",
  "board.pool": "Disponibles :",
  "board.track": "Sur la piste des tours :",
  "board.mercenaries": "Mercenaires :",
  "board.corvi": "les navires romains ont des corbeaux",
  "board.fleet": "FLOTTE de {seat}, par {route}",
  "board.naval-battle": "BATAILLE NAVALE {space.in}, round {round}",
  "board.tactics": "{seat}, cartes de tactique :",
  "about.major-port": "port majeur",
  "about.mare": "port de Mare Tyrrhenum",
  "about.strait": "détroit vers {spaces}",
  "about.lane": "routes maritimes vers {spaces}",
};

export const BOARD_WORDS: Readonly<Record<Language, Catalogue>> = { en, fr };
