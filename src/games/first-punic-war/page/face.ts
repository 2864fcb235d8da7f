import type { GameFace } from "../../../web/face.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { joined, opensGroup } from "../words/telling.ts";
import About from "./About.svelte";
import Board from "./Board.svelte";
import Context from "./Context.svelte";
import { LOOKS, STORIES, sideOf } from "./film.ts";
import Hand from "./Hand.svelte";
import OptionPicture from "./OptionPicture.svelte";
import { outlook } from "./outlook.ts";
import PlayedMarker from "./PlayedMarker.svelte";
import { placesOf } from "./places.ts";
import { planning } from "./planning.ts";
import { PORTRAITS } from "./portraits.ts";
import { gist, heading, leftOut, remark, stakes } from "./remarks.ts";
import ScoreBar from "./ScoreBar.svelte";
import SignLookUp from "./SignLookUp.svelte";
import StandingLookUp from "./StandingLookUp.svelte";
import { suggestion } from "./suggestions.ts";
import TableLookUp from "./TableLookUp.svelte";
import { targets } from "./targets.ts";
import { telling } from "./telling.ts";
import UnitLookUp from "./UnitLookUp.svelte";
import { asView } from "./view.ts";

export const face: GameFace = {
  id: "first-punic-war",
  board: Board,
  hand: Hand,
  score: ScoreBar,
  outlook,
  context: Context,
  about: About,
  lookUps: [
    { id: "units", title: "face.lookup.units", part: UnitLookUp },
    { id: "tables", title: "face.lookup.tables", part: TableLookUp },
    { id: "standing", title: "face.lookup.standing", part: StandingLookUp },
    { id: "signs", title: "face.lookup.signs", part: SignLookUp },
  ],
  legend: "signs",
  looks: LOOKS,
  stories: STORIES,
  telling,
  sideOf,
  card: PlayedMarker,
  handSize: (view, seat: Seat) => asView(view).markerCounts[seat],
  portrait: (id) => PORTRAITS[id.slice("unit:".length)],
  onBoard: new Set(["hex"]),
  targets,
  picture: OptionPicture,
  isPictured: (option) => option.startsWith("unit:") || option.startsWith("train:"),
  heading,
  remark,
  gist,
  leftOut,
  stakes,
  suggestion,
  spent: new Set(["marker"]),
  planning,
  opensGroup,
  joined,
  places: placesOf,
};
