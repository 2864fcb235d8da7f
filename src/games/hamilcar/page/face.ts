import { type Answer, handOut } from "../../../engine/index.ts";
import { type GameFace, namedIn } from "../../../web/face.ts";
import { countOf } from "../../shared/page/cards.ts";
import type { Question, Seat } from "../../shared/rules/seats.ts";
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

/** Questions about units and generals that usually all go, and how many ships usually sail. */
const ALL_GO = new Set(
  ["take-units", "gather-units", "avoid-units", "intercept-units", "sortie-units", "retreat-inside-units"].map(
    (prompt) => `hamilcar.${prompt}`,
  ),
);
const ALL_COME = new Set(
  ["take-generals", "gather-generals", "avoid-generals", "intercept-generals", "retreat-inside-generals"].map(
    (prompt) => `hamilcar.${prompt}`,
  ),
);
const ALL_SAIL = new Set(["hamilcar.take-warships", "hamilcar.interceptor-warships"]);

function suggestion(question: Question): Answer | undefined {
  switch (question.kind) {
    case "amount":
      return ALL_SAIL.has(question.prompt) ? question.max : undefined;
    case "pick":
      return ALL_COME.has(question.prompt) && question.max === question.options.length ? question.options : undefined;
    case "allocate":
      return ALL_GO.has(question.prompt) ? handOut(question) : undefined;
    default:
      return undefined;
  }
}

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
