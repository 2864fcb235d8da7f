import type { Plain } from "../../../engine/index.ts";
import type { Editing, Texts } from "../../../web/position/editing.ts";
import { CONTINGENTS } from "../rules/data.ts";
import { MAP } from "../rules/map.ts";
import { PHASES } from "../rules/state.ts";
import { MARKERS, unitOfId } from "../rules/units.ts";
import { complaints } from "./complaints-fr.ts";
import { asView, unitOf, type WarView } from "./view.ts";

const ROME: Texts = { en: "Rome", fr: "Rome" };
const CARTHAGE: Texts = { en: "Carthage", fr: "Carthage" };

type MinorPower = keyof WarView["powers"];
type Placed = Readonly<Record<string, { readonly at: string; readonly veteran?: boolean; readonly aboard?: string }>>;
const unitsIn = (position: Plain): Placed => (position as { readonly units?: Placed }).units ?? {};

const unit = (name: string) => unitOf(`unit:${name}`);
const contingentOf = (name: string) => CONTINGENTS[unit(name).contingent]!;
const isMajor = (power: string) => power === "rome" || power === "carthage";
const kindOf = (marker: string) => marker.slice(marker.startsWith("marker:") ? "marker:".length : 0).split("#")[0]!;

/** How positions of First Punic War are edited. */
export const editing: Editing = {
  empty: {
    turn: 1,
    phase: "operations",
    ap: { rome: 10, carthage: 10 },
    crisis: null,
    units: {},
    markers: { rome: [], carthage: [] },
  },
  placesOf: (id, position) => {
    const [kind, name] = id.split(":") as [string, string];
    const hex = kind === "unit" ? unitsIn(position)[name]?.at : kind === "hex" ? name : undefined;
    return hex !== undefined && MAP.indexOf.has(hex) ? [{ at: hex, id: `hex:${hex}` }] : [];
  },
  idOf: (at) => (MAP.indexOf.has(at) ? `hex:${at}` : null),
  onBoard: [
    {
      part: "pieces",
      field: "units",
      kind: "unit",
      name: { en: "Units", fr: "Unités" },
      sortOf: (name) => (isMajor(contingentOf(name)) ? `side:${contingentOf(name)}` : `power:${contingentOf(name)}`),
      fields: [
        { field: "veteran", name: { en: "Veteran", fr: "Vétéran" }, on: (name) => unit(name).twoSided, lasts: true },
        {
          field: "aboard",
          name: { en: "On board", fr: "À bord" },
          on: (name) => unit(name).type !== "fleet",
          among: (position, name) => {
            const units = unitsIn(position);
            return Object.keys(units).filter(
              (other) =>
                units[other]!.at === units[name]?.at &&
                unit(other).type === "fleet" &&
                unit(other).contingent === unit(name).contingent,
            );
          },
        },
        {
          field: "onTop",
          name: { en: "On top of its stack", fr: "Sur le dessus de sa pile" },
          on: (name, position) => {
            const units = unitsIn(position);
            return Object.keys(units).some((other) => other !== name && units[other]!.at === units[name]?.at);
          },
        },
      ],
      elsewhere: [{ at: "gone", name: { en: "Out of the game", fr: "Hors du jeu" } }],
    },
    { part: "marked", path: "camps.rome", name: { en: "Roman camp", fr: "Camp romain" } },
    { part: "marked", path: "camps.carthage", name: { en: "Carthaginian camp", fr: "Camp carthaginois" } },
    { part: "marked", path: "armies.rome", name: { en: "Roman army marker", fr: "Marqueur d'armée romain" } },
    { part: "marked", path: "armies.carthage", name: { en: "Carthaginian army marker", fr: "Marqueur d'armée carthaginois" } },
    { part: "marked", path: "pillaged", name: { en: "Pillaged", fr: "Pillé" } },
    { part: "marked", path: "colonies", name: { en: "Colony", fr: "Colonie" } },
    { part: "here", field: "crisis", name: { en: "Crisis", fr: "Crise" } },
  ],
  things: [],
  counted: [
    {
      field: "markers",
      name: { en: "Stratagem markers", fr: "Stratagèmes" },
      kind: "marker",
      kinds: [...new Set(MARKERS.map(({ id }) => id))].map((id) => ({
        name: kindOf(id),
        count: MARKERS.filter((marker) => marker.id === id).length,
      })),
      kindOf: (item) => kindOf(typeof item === "string" ? item : String((item as { readonly marker: string }).marker)),
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
          as: "phase",
          ends: true,
          among: (position) => PHASES.filter((phase) => phase !== "setup" || (position as { phase?: string }).phase === "setup"),
        },
        { field: "initiative", name: { en: "Has the initiative", fr: "A l'initiative" }, as: "side" },
        { field: "phasing", name: { en: "Whose turn it is", fr: "À qui le tour" }, as: "side" },
        { field: "ap", name: { en: "Action points", fr: "Points d'action" } },
        { field: "debt", name: { en: "Action points owed from a crisis", fr: "Points d'action dus à une crise" } },
        { field: "bought", name: { en: "Stratagems bought this turn", fr: "Stratagèmes achetés ce tour" } },
      ],
    },
    {
      name: { en: "Minor powers and stratagems", fr: "Puissances mineures et stratagèmes" },
      fields: [
        {
          field: "powers",
          name: { en: "Whom the minor powers are with", fr: "Alliances des puissances mineures" },
          keys: "power",
          as: "side",
        },
        { field: "mercenariesCame", name: { en: "The mercenaries have come", fr: "Les mercenaires sont venus" } },
        {
          field: "barred",
          name: { en: "Stratagems barred by Treachery", fr: "Stratagèmes interdits par Trahison" },
          names: {
            rome: ROME,
            carthage: CARTHAGE,
            levy: { en: "Levy", fr: "Levée" },
            dictator: { en: "Dictator or Sufete", fr: "Dictateur ou suffète" },
            diplomacy: { en: "Diplomacy", fr: "Diplomatie" },
            tactics: { en: "Tactics", fr: "Tactique" },
            treachery: { en: "Treachery", fr: "Trahison" },
            spy: { en: "Spy", fr: "Espion" },
          },
        },
      ],
    },
  ],
  underWay: [
    { field: "setup", name: { en: "The players are setting up", fr: "Les joueurs se placent" } },
    { field: "augur", name: { en: "An event of the augurs", fr: "Un événement des augures" } },
    { field: "mobilization", name: { en: "A mobilization", fr: "Une mobilisation" } },
    { field: "diplomacy", name: { en: "An attempt at diplomacy", fr: "Une tentative de diplomatie" } },
    { field: "operation", name: { en: "An operation", fr: "Une opération" } },
    { field: "reacting", name: { en: "The other player may react", fr: "L'autre joueur peut réagir" } },
    { field: "combat", name: { en: "A combat", fr: "Un combat" } },
    { field: "supply", name: { en: "Supply checks", fr: "Des tests de ravitaillement" } },
    { field: "homecomings", name: { en: "Units on their way home", fr: "Des unités qui rentrent" } },
    { field: "parting", name: { en: "Stacks that must part", fr: "Des piles qui se séparent" } },
    { field: "arriving", name: { en: "Mercenaries without a place yet", fr: "Des mercenaires encore sans place" } },
    { field: "look", name: { en: "What a spy shows", fr: "Ce que montre un espion" } },
  ],
  complaints,
  idNamed: (name) => {
    if (name === "rome" || name === "carthage") return `side:${name}`;
    if (MAP.indexOf.has(name)) return `hex:${name}`;
    return unitOfId(`unit:${name}`) >= 0 ? `unit:${name}` : null;
  },
  derived: ["over"],
  seen: (view, position) => {
    const { stacks, powers, ...rest } = asView(view);
    const sideOf = (name: string) =>
      isMajor(contingentOf(name)) ? contingentOf(name) : powers[contingentOf(name) as MinorPower];
    const units = Object.entries(unitsIn(position)).map(([name, placed]) => ({
      ...placed,
      id: `unit:${name}`,
      side: sideOf(name),
    }));
    return {
      ...rest,
      powers,
      stacks: stacks.map((stack) => ({
        ...stack,
        units: units
          .filter(({ at, side }) => at === stack.hex && side === stack.side)
          .map(({ id, veteran, aboard }) => ({
            id,
            veteran: veteran === true,
            ...(aboard !== undefined && { aboard: `unit:${aboard}` }),
          })),
      })),
    } as Plain;
  },
};
