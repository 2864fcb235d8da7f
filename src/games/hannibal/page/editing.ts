import type { Editing } from "../../../web/position/editing.ts";
import {
  BATTLE_FOUGHT,
  CARD_LISTS,
  CARD_PLAYED,
  CARTHAGE,
  handOf,
  NOBODY,
  outside,
  postOfGeneral,
  postsIn,
  ROME,
  SHOWN_CARDS,
  siegePart,
  spaceOfPost,
} from "../../shared/page/editing.ts";
import { AFRICANUS, findGeneral, GENERALS, HANNIBAL, OF_SIDE, sideOf } from "../rules/generals.ts";
import { isCity, SPACE_IDS, SPACE_NAMES, STRONGHOLD_AT, TRIBES } from "../rules/map.ts";
import { complaints } from "./complaints-fr.ts";

const numberOf = (space: string) => SPACE_IDS.indexOf(space);
const isWalled = (space: string) => isCity(numberOf(space));
const serves = (general: string) => sideOf(findGeneral(general)!);
const ROMANS = OF_SIDE.rome.map((number) => GENERALS[number]!.id);

/** How positions of Hannibal are edited. */
export const editing: Editing = {
  empty: { turn: 1, phase: "deal", active: "carthage" },
  placesOf: (id, position) => {
    const [kind, name] = id.split(":") as [string, string];
    const space = kind === "general" ? postOfGeneral(position, name) : name;
    return space === undefined || kind === "province" ? [] : postsIn(spaceOfPost(space), isWalled);
  },
  idOf: (at) => (numberOf(spaceOfPost(at)) < 0 ? null : `space:${spaceOfPost(at)}`),
  onBoard: [
    {
      part: "one-of",
      name: { en: "Political control", fr: "Contrôle politique" },
      lists: [
        { path: "control.rome", name: ROME },
        { path: "control.carthage", name: CARTHAGE },
      ],
      none: () => NOBODY,
      on: outside,
    },
    {
      part: "marked",
      path: "tribes",
      name: { en: "The tribe has its marker", fr: "La tribu a son marqueur" },
      on: (place) => outside(place) && TRIBES.includes(numberOf(place)),
    },
    siegePart((place) => outside(place) && STRONGHOLD_AT[numberOf(place)]! >= 0),
    {
      part: "stacks",
      field: "forces",
      sides: ["rome", "carthage"],
      counts: [
        { field: "cus", name: { en: "CUs", fr: "UC" } },
        { field: "elephants", name: { en: "Elephants", fr: "Éléphants" }, of: "carthage" },
      ],
      things: { field: "generals", kind: "general" },
    },
    { part: "here", field: "siegeTrain", name: { en: "Siege train", fr: "Engins de siège" } },
  ],
  things: [
    {
      kind: "card",
      name: { en: "Strategy cards", fr: "Cartes de stratégie" },
      lists: CARD_LISTS,
      ordered: ["deck"],
      marks: ["shown.rome", "shown.carthage"],
    },
    {
      kind: "general",
      name: { en: "Generals", fr: "Généraux" },
      lists: [
        { path: "cup", name: { en: "In the cup", fr: "Dans le gobelet" }, on: (general) => serves(general) === "rome" },
        { path: "displaced", name: { en: "Displaced until next turn", fr: "Neutralisés jusqu'au prochain tour" } },
        { path: "gone", name: { en: "Out of the game", fr: "Hors du jeu" } },
        { path: "awaited", name: { en: "Not yet in play", fr: "Pas encore en jeu" } },
      ],
      home: (general) => {
        const number = findGeneral(general)!;
        if (number === AFRICANUS) return "awaited";
        return number === HANNIBAL ? "gone" : serves(general) === "rome" ? "cup" : "displaced";
      },
      serves,
    },
  ],
  groups: [
    {
      name: { en: "Turn and phase", fr: "Tour et phase" },
      fields: [
        { field: "turn", name: { en: "Turn", fr: "Tour" } },
        {
          field: "phase",
          name: { en: "Phase", fr: "Phase" },
          ends: true,
          names: {
            "carthaginian-reinforcements": { en: "Carthaginian reinforcements", fr: "Renforts carthaginois" },
            "carthaginian-generals": { en: "Carthaginian generals come back", fr: "Retour des généraux carthaginois" },
            "roman-reinforcements": { en: "Roman reinforcements", fr: "Renforts romains" },
            "scipio-africanus": { en: "Scipio Africanus comes", fr: "Arrivée de Scipion l'Africain" },
            elections: { en: "Elections", fr: "Élections" },
            deal: { en: "Cards are dealt", fr: "Distribution des cartes" },
            "first-play": { en: "Who plays first", fr: "Qui joue en premier" },
            strategy: { en: "Strategy phase", fr: "Phase de stratégie" },
            winter: { en: "Winter attrition", fr: "Attrition hivernale" },
            isolation: { en: "Political isolation", fr: "Isolement politique" },
            politics: { en: "Political consequences", fr: "Conséquences politiques" },
          },
        },
        { field: "active", name: { en: "Plays the next card", fr: "Joue la carte suivante" } },
        {
          field: "announced",
          name: { en: "Campaign card that Rome has announced", fr: "Carte Campagne annoncée par Rome" },
          as: "card",
          among: (position) => handOf(position, "rome"),
        },
      ],
    },
    {
      name: { en: "Offices and events", fr: "Charges et événements" },
      fields: [
        { field: "consuls", name: { en: "Consuls", fr: "Consuls" }, among: () => ROMANS },
        { field: "proconsul", name: { en: "Proconsul", fr: "Proconsul" }, among: () => ROMANS },
        {
          field: "macedonia",
          name: { en: "Macedonia", fr: "Macédoine" },
          names: {
            neutral: { en: "neutral", fr: "neutre" },
            allied: { en: "allied with Carthage", fr: "alliée à Carthage" },
            peace: { en: "at peace", fr: "en paix" },
          },
        },
        { field: "truce", name: { en: "Truce", fr: "Trêve" } },
        { field: "navalVictory", name: { en: "Naval victory", fr: "Victoire navale" } },
        { field: "hannoCounsels", name: { en: "Hanno's counsel", fr: "Conseil d'Hannon" } },
        { field: "catoCounsels", name: { en: "Cato's counsel", fr: "Conseil de Caton" } },
        {
          field: "reshuffle",
          name: { en: "The deck is shuffled at the end of the turn", fr: "La pioche est mélangée en fin de tour" },
        },
        { field: "owed", name: { en: "PCs that Carthage owes for Hannibal", fr: "CP que Carthage doit pour Hannibal" } },
        SHOWN_CARDS,
      ],
    },
  ],
  underWay: [
    CARD_PLAYED,
    { field: "march", name: { en: "An army is on the march", fr: "Une armée est en marche" } },
    BATTLE_FOUGHT,
    {
      field: "winter",
      name: { en: "Armies have still to roll for winter", fr: "Des armées doivent encore lancer le dé pour l'hiver" },
    },
  ],
  complaints,
  idNamed: (name) => {
    if (name === "rome" || name === "carthage") return `seat:${name}`;
    if (/^(space|inside):/.test(name)) return name;
    const space = Math.max(SPACE_NAMES.indexOf(name), SPACE_IDS.indexOf(spaceOfPost(name)));
    if (space >= 0) return `space:${SPACE_IDS[space]}`;
    const general = GENERALS.find((each) => each.id === name || each.name === name);
    return general ? `general:${general.id}` : null;
  },
  derived: ["game", "ruleset", "options", "over"],
};
