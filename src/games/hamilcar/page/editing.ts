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
import { findGeneral, GENERALS, OF_SIDE, sideOf } from "../rules/generals.ts";
import { findSpace, isCity } from "../rules/map.ts";
import { complaints } from "./complaints-fr.ts";
import { AT_SEA } from "./view.ts";

const isWalled = (space: string) => isCity(findSpace(space) ?? -1);
const isAshore = (place: string) => place !== AT_SEA && outside(place);
const serves = (general: string) => sideOf(findGeneral(general)!);
const ROMANS = OF_SIDE.rome.map((number) => GENERALS[number]!.id);

/** How positions of Hamilcar are edited. */
export const editing: Editing = {
  empty: { turn: 1, phase: "deal", active: "rome" },
  placesOf: (id, position) => {
    const [kind, name] = id.split(":") as [string, string];
    const at = kind === "general" ? postOfGeneral(position, name) : kind === "fleet" ? AT_SEA : name;
    if (at === AT_SEA) return [{ at, id: AT_SEA }];
    const space = spaceOfPost(at ?? "");
    return findSpace(space) === undefined ? [] : postsIn(space, isWalled);
  },
  idOf: (at) => (at === AT_SEA ? AT_SEA : findSpace(spaceOfPost(at)) === undefined ? null : `space:${spaceOfPost(at)}`),
  fieldOf: (id) => (id.startsWith("harbour:") ? "warships" : id.startsWith("general:") ? "mercenaries" : null),
  onBoard: [
    {
      part: "one-of",
      name: { en: "Political control", fr: "Contrôle politique" },
      lists: [
        { path: "control.rome", name: ROME },
        { path: "control.carthage", name: CARTHAGE },
        { path: "tribes", name: { en: "a tribe", fr: "une tribu" }, on: (place) => !isWalled(place) },
      ],
      none: (place) => (isWalled(place) ? null : NOBODY),
      on: isAshore,
    },
    siegePart(isAshore),
    {
      part: "stacks",
      field: "forces",
      sides: ["rome", "carthage"],
      counts: [
        { field: "cus", name: { en: "CUs", fr: "UC" } },
        { field: "elephants", name: { en: "Elephants", fr: "Éléphants" }, of: "carthage" },
        { field: "supply", name: { en: "Supply trains", fr: "Convois" } },
      ],
      things: { field: "generals", kind: "general" },
    },
    { part: "marked", path: "siegeTrains", name: { en: "Siege train", fr: "Engins de siège" }, on: isAshore },
    { part: "here", field: "citadel", name: { en: "Citadel", fr: "Citadelle" }, on: isAshore },
  ],
  things: [
    {
      kind: "card",
      name: { en: "Strategy cards", fr: "Cartes de stratégie" },
      lists: [
        ...CARD_LISTS,
        { path: "played", name: { en: "In the War Chest box", fr: "Dans la case du Trésor de guerre" } },
        { path: "leaving", name: { en: "There, and out of the game afterwards", fr: "Là, puis hors du jeu" } },
      ],
      ordered: ["deck"],
      marks: ["shown.rome", "shown.carthage"],
    },
    {
      kind: "general",
      name: { en: "Generals", fr: "Généraux" },
      lists: [
        { path: "pool", name: { en: "Can be drawn", fr: "Disponibles" } },
        { path: "turnTrack", name: { en: "Wait on the turn track", fr: "Attendent sur la piste des tours" } },
        { path: "mercenaries", name: { en: "For hire", fr: "À engager" }, on: (general) => serves(general) === "carthage" },
        { path: "aside", name: { en: "Set aside", fr: "Mis de côté" } },
        { path: "gone", name: { en: "Out of the game", fr: "Hors du jeu" } },
      ],
      serves,
    },
  ],
  groups: [
    {
      name: { en: "Turn and phase", fr: "Tour et phase" },
      fields: [
        { field: "turn", name: { en: "Turn", fr: "Tour" } },
        { field: "phase", name: { en: "Phase", fr: "Phase" }, as: "phase", ends: true },
        { field: "active", name: { en: "Side to act", fr: "Camp qui agit" } },
        {
          field: "announced",
          name: { en: "Campaign card announced", fr: "Carte Campagne annoncée" },
          as: "card",
          among: (position) => [...handOf(position, "rome"), ...handOf(position, "carthage")],
        },
        { field: "chest", name: { en: "Operation points in the War Chest", fr: "Points d'opération du Trésor de guerre" } },
      ],
    },
    {
      name: { en: "At sea", fr: "Sur mer" },
      fields: [
        {
          field: "warships",
          name: { en: "Warships", fr: "Navires de guerre" },
          names: {
            ready: { en: "Ready", fr: "Prêts" },
            spent: { en: "Spent", fr: "Épuisés" },
            sunk: { en: "Sunk, back next turn", fr: "Coulés, de retour au prochain tour" },
            atSea: { en: "In the fleet", fr: "Dans la flotte" },
            prizes: { en: "Prizes", fr: "Prises" },
          },
        },
        { field: "supremacy", name: { en: "Naval Supremacy", fr: "Suprématie navale" } },
        { field: "seamanship", name: { en: "Rome's Seamanship", fr: "Art naval de Rome" }, as: "seamanship" },
        { field: "reformed", name: { en: "Seamanship reformed this turn", fr: "Art naval réformé ce tour" } },
        { field: "corvi", name: { en: "Corvi", fr: "Corbeaux" } },
      ],
    },
    {
      name: { en: "Offices and events", fr: "Charges et événements" },
      fields: [
        { field: "offices", name: { en: "Offices", fr: "Charges" }, as: "office", among: () => ROMANS },
        {
          field: "dictator",
          name: { en: "The Dictator card", fr: "La carte Dictateur" },
          names: {
            "face-down": { en: "face down", fr: "face cachée" },
            ready: { en: "ready", fr: "prête" },
            elected: { en: "in office", fr: "en charge" },
            gone: { en: "used", fr: "utilisée" },
          },
        },
        { field: "miat", name: { en: "Filled slots of the Miat", fr: "Cases occupées du Miat" }, as: "miat" },
        { field: "truce", name: { en: "Truce", fr: "Trêve" } },
        { field: "forgottenTactics", name: { en: "Forgotten tactics", fr: "Tactiques oubliées" } },
        { field: "calatinusServed", name: { en: "Calatinus has been consul", fr: "Calatinus a été consul" } },
        { field: "duiliusPaid", name: { en: "Duilius has been paid for", fr: "Duilius a été payé" } },
        { field: "flamen", name: { en: "Flamen Martialis", fr: "Flamen Martialis" }, among: () => ROMANS },
        SHOWN_CARDS,
      ],
    },
  ],
  underWay: [
    CARD_PLAYED,
    { field: "march", name: { en: "An army or fleet is on its way", fr: "Une armée ou une flotte est en route" } },
    { field: "fleets", name: { en: "Fleets are at sea", fr: "Des flottes sont en mer" } },
    { field: "seaBattle", name: { en: "A naval battle is being fought", fr: "Une bataille navale est en cours" } },
    BATTLE_FOUGHT,
    { field: "queue", name: { en: "The phase has more to do", fr: "La phase n'est pas finie" } },
    { field: "drawn", name: { en: "Generals drawn in this phase", fr: "Généraux tirés dans cette phase" } },
  ],
  complaints,
  idNamed: (name) => {
    if (name === "rome" || name === "carthage") return `seat:${name}`;
    if (/^(space|inside):/.test(name) || name === AT_SEA) return name;
    if (findSpace(spaceOfPost(name)) !== undefined) return `space:${spaceOfPost(name)}`;
    const general = GENERALS.find((each) => each.id === name || each.name === name);
    return general ? `general:${general.id}` : null;
  },
  derived: ["game", "ruleset", "options", "display", "over"],
};
