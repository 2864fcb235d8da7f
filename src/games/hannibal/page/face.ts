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
import { outlook } from "./outlook.ts";
import PlayedCard from "./PlayedCard.svelte";
import ProvinceLookUp from "./ProvinceLookUp.svelte";
import { gist } from "./pcs.ts";
import { planning } from "./planning.ts";
import { PORTRAITS } from "./portraits.ts";
import { heading, leftOut, remark, stakes } from "./remarks.ts";
import ScoreBar from "./ScoreBar.svelte";
import SignLookUp from "./SignLookUp.svelte";
import { sideOf } from "./sides.ts";
import { suggestion } from "./suggestions.ts";
import { targets } from "./targets.ts";
import { telling } from "./telling.ts";
import { asView } from "./view.ts";

export const face: GameFace = {
  id: "hannibal",
  board: Board,
  hand: Hand,
  score: ScoreBar,
  outlook,
  context: Context,
  figure: Figure,
  about: About,
  lookUps: [
    { id: "cards", title: "face.lookup.cards", part: CardLookUp },
    { id: "generals", title: "face.lookup.generals", part: GeneralLookUp },
    { id: "provinces", title: "face.provinces", part: ProvinceLookUp },
    { id: "signs", title: "face.lookup.signs", part: SignLookUp },
  ],
  legend: "signs",
  looks: LOOKS,
  stories: STORIES,
  telling,
  joined,
  sideOf,
  card: PlayedCard,
  handSize: (view, seat: Seat) => countOf(asView(view).hands[seat]),
  portrait: (id) => PORTRAITS[id.slice("general:".length)],
  picture: GeneralPicture,
  isPictured: (option) => option.startsWith("general:"),
  onBoard: new Set(["space"]),
  targets,
  suggestion,
  numbered: { "hannibal.use-card": ["move", "place", "raise", "event", "discard"] },
  folded: new Set(["reserve", "probe"]),
  heading,
  remark,
  stakes,
  gist,
  leftOut,
  planning,
  fightOdds,
  opensGroup,
  places: namedIn,
};
