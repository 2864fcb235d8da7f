import { type GameFace, namedIn } from "../../../web/face.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import About from "./About.svelte";
import Board from "./Board.svelte";
import Context from "./Context.svelte";
import { LOOKS, STORIES, sideOf } from "./film.ts";
import Hand from "./Hand.svelte";
import { joined } from "./joined.ts";
import KeyLookUp from "./KeyLookUp.svelte";
import OptionPicture from "./OptionPicture.svelte";
import PlayedMarker from "./PlayedMarker.svelte";
import { planning } from "./planning.ts";
import { gist, remark } from "./remarks.ts";
import ScoreBar from "./ScoreBar.svelte";
import StandingLookUp from "./StandingLookUp.svelte";
import { suggestion } from "./suggestions.ts";
import TableLookUp from "./TableLookUp.svelte";
import { targets } from "./targets.ts";
import { telling } from "./telling.ts";
import UnitLookUp from "./UnitLookUp.svelte";
import { asView } from "./view.ts";

/** Entries of the log that begin something new. */
const OPENERS = new Set(
  [
    "begun",
    "turn",
    "player-turn",
    "augurs",
    "ap-rolled",
    "diplomacy-begun",
    "land-operation",
    "naval-operation",
    "concentrate-operation",
    "attacked",
    "final-points",
  ].map((event) => `fpw.${event}`),
);

export const face: GameFace = {
  id: "first-punic-war",
  board: Board,
  hand: Hand,
  score: ScoreBar,
  context: Context,
  about: About,
  lookUps: [
    { id: "units", title: "face.lookup.units", part: UnitLookUp },
    { id: "tables", title: "face.lookup.tables", part: TableLookUp },
    { id: "key", title: "face.lookup.key", part: KeyLookUp },
    { id: "standing", title: "face.lookup.standing", part: StandingLookUp },
  ],
  looks: LOOKS,
  stories: STORIES,
  telling,
  sideOf,
  card: PlayedMarker,
  handSize: (view, seat: Seat) => asView(view).markerCounts[seat],
  targets,
  picture: OptionPicture,
  isPictured: (option) => option.startsWith("unit:") || option.startsWith("train:"),
  remark,
  gist,
  suggestion,
  planning,
  opensGroup: ({ event }) => OPENERS.has(event),
  joined,
  places: namedIn,
};
