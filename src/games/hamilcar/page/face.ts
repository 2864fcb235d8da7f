import { type GameFace, namedIn } from "../../../web/face.ts";
import { countOf } from "../../shared/page/cards.ts";
import GeneralPicture from "../../shared/page/GeneralPicture.svelte";
import type { Seat } from "../../shared/rules/seats.ts";
import { joined, opensGroup } from "../words/telling.ts";
import About from "./About.svelte";
import Board from "./Board.svelte";
import CardLookUp from "./CardLookUp.svelte";
import Context from "./Context.svelte";
import { fightOdds } from "./estimates.svelte.ts";
import Figure from "./Figure.svelte";
import { LOOKS, STORIES } from "./film.ts";
import GeneralLookUp from "./GeneralLookUp.svelte";
import Hand from "./Hand.svelte";
import Miat from "./Miat.svelte";
import { outlook } from "./outlook.ts";
import PlayedCard from "./PlayedCard.svelte";
import { planning } from "./planning.ts";
import { PORTRAITS } from "./portraits.ts";
import { heading, leftOut, remark, stakes } from "./remarks.ts";
import ScoreBar from "./ScoreBar.svelte";
import SignLookUp from "./SignLookUp.svelte";
import StandingLookUp from "./StandingLookUp.svelte";
import { sideOf } from "./sides.ts";
import { suggestion } from "./suggestions.ts";
import TableLookUp from "./TableLookUp.svelte";
import { targets } from "./targets.ts";
import { telling } from "./telling.ts";
import { asView } from "./view.ts";

export const face: GameFace = {
  id: "hamilcar",
  board: Board,
  hand: Hand,
  score: ScoreBar,
  outlook,
  context: Context,
  figure: Figure,
  about: About,
  lookUps: [
    { id: "standing", title: "face.standing", part: StandingLookUp },
    { id: "cards", title: "face.lookup.cards", part: CardLookUp },
    { id: "generals", title: "face.lookup.generals", part: GeneralLookUp },
    { id: "tables", title: "face.lookup.tables", part: TableLookUp },
    { id: "signs", title: "face.lookup.signs", part: SignLookUp },
  ],
  legend: "signs",
  looks: LOOKS,
  stories: STORIES,
  telling,
  joined,
  sideOf,
  card: PlayedCard,
  beside: ({ event }) => (event.startsWith("hamilcar.log.miat-") ? Miat : undefined),
  handSize: (view, seat: Seat) => countOf(asView(view).hands[seat]),
  portrait: (id) => PORTRAITS[id.slice("general:".length)],
  picture: GeneralPicture,
  isPictured: (option) => option.startsWith("general:"),
  onBoard: new Set(["space"]),
  targets,
  suggestion,
  numbered: { "hamilcar.use-card": ["event", "counter", "activate", "points", "troops", "ships", "discard"] },
  planning,
  fightOdds,
  heading,
  remark,
  stakes,
  leftOut,
  opensGroup,
  places: (entry) => namedIn(entry).map((id) => id.replace(/^(inside|sea|supply):/, "space:")),
};
