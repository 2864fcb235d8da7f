import { type GameFace, namedIn } from "../../../web/face.ts";
import { countOf } from "../../shared/page/cards.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import About from "./About.svelte";
import Board from "./Board.svelte";
import CardLookUp from "./CardLookUp.svelte";
import Context from "./Context.svelte";
import { fightOdds } from "./estimates.svelte.ts";
import { joined, LOOKS, STORIES } from "./film.ts";
import GeneralLookUp from "./GeneralLookUp.svelte";
import Hand from "./Hand.svelte";
import PlayedCard from "./PlayedCard.svelte";
import { planning } from "./planning.ts";
import { remark, stakes } from "./remarks.ts";
import ScoreBar from "./ScoreBar.svelte";
import StandingLookUp from "./StandingLookUp.svelte";
import { sideOf } from "./sides.ts";
import { suggestion } from "./suggestions.ts";
import TableLookUp from "./TableLookUp.svelte";
import { targets } from "./targets.ts";
import { telling } from "./telling.ts";
import { asView } from "./view.ts";

/** Entries of the log that begin something new. */
const OPENERS = new Set(
  [
    "turn",
    "generals",
    "consul",
    "dealt",
    "event",
    "operation",
    "discarded",
    "activated",
    "naval-battle",
    "battle",
    "passed",
    "provinces",
    "chests",
    "dictator",
    "blockade",
  ].map((event) => `hamilcar.log.${event}`),
);

export const face: GameFace = {
  id: "hamilcar",
  board: Board,
  hand: Hand,
  score: ScoreBar,
  context: Context,
  about: About,
  lookUps: [
    { id: "standing", title: "face.standing", part: StandingLookUp },
    { id: "cards", title: "face.lookup.cards", part: CardLookUp },
    { id: "generals", title: "face.lookup.generals", part: GeneralLookUp },
    { id: "tables", title: "face.lookup.tables", part: TableLookUp },
  ],
  looks: LOOKS,
  stories: STORIES,
  telling,
  joined,
  sideOf,
  card: PlayedCard,
  handSize: (view, seat: Seat) => countOf(asView(view).hands[seat]),
  targets,
  suggestion,
  planning,
  fightOdds,
  remark,
  stakes,
  opensGroup: ({ event }) => OPENERS.has(event),
  places: (entry) => namedIn(entry).map((id) => id.replace(/^(inside|sea|supply):/, "space:")),
};
