import type { TerminalFace } from "../../../cli/face.ts";
import { wrapped } from "../../../cli/question-text.ts";
import type { Words } from "../../../words/words.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { inForce, PointBoard } from "../../shared/terminal/point-board.ts";
import { GENERAL_OPTIONS, GENERALS } from "../rules/generals.ts";
import {
  HOLDS,
  isCity,
  KINDS,
  LINKS,
  PORTS,
  PROVINCE_OF,
  PROVINCE_SPACES,
  PROVINCES,
  SPACE_IDS,
  SPACE_OPTIONS,
} from "../rules/map.ts";
import type { HannibalView } from "../rules/position.ts";
import { BATTLE_CARDS, TURNS } from "../rules/state.ts";
import { ALL_CARDS } from "../rules/strategy-cards.ts";
import { joined, opensGroup } from "../words/telling.ts";
import { BOARD_WORDS } from "./words.ts";

const waysBy = (at: number, way: string) => LINKS[at]!.filter(({ by }) => by === way).map(({ to }) => to);

const pointBoard: PointBoard<HannibalView> = new PointBoard<HannibalView>({
  parts: [
    ["board.hispania", ["hispania"]],
    ["board.gallia", ["gallia_transalpina", "massilia_province", "liguria"]],
    ["board.italia", ["italia"]],
    ["board.islands", ["sicilia", "corsica_sardinia", "balearic_islands"]],
    ["board.africa", ["africa"]],
  ],
  provinces: PROVINCES,
  provinceOf: PROVINCE_OF,
  provinceSpaces: PROVINCE_SPACES,
  spaceIds: SPACE_IDS,
  isCity,
  isTribe: (at) => KINDS[at] === "tribe",
  isPort: (at) => PORTS[at] !== undefined,
  holds: HOLDS,
  generals: GENERALS,
  ops: (card) => ALL_CARDS[card - 1]?.ops ?? 0,
  heading,
  ratings: (_view, id) => {
    const general = GENERALS.find((candidate) => candidate.id === id);
    return general ? `${general.strategy}-${general.battle}` : "";
  },
  office: (view, id) => (view.consuls.includes(id) ? "board.consul" : view.proconsul === id ? "board.proconsul" : null),
  baggage: (view, words, { side, at }) => (side === "carthage" && view.siegeTrain === at ? [words.say("board.siege-train")] : []),
  away: ({ displaced }) => ({ "board.displaced": displaced }),
  underWay: battle,
  facts: (at, words) => (PORTS[at] === undefined ? [] : [words.say("about.port", { modifier: PORTS[at] })]),
  ways: (at) => ({
    "about.road": waysBy(at, "road"),
    "about.pass": waysBy(at, "pass"),
    "about.alps-pass": waysBy(at, "alps-pass"),
    "about.strait": waysBy(at, "strait"),
  }),
});

function heading(view: HannibalView, words: Words): string[] {
  const points = (seat: Seat) =>
    PROVINCES.filter((province, i) => province.political && pointBoard.provinceHolder(view, i) === seat).length;
  const turn = words.say("board.turn", { turn: view.turn, turns: TURNS, phase: `board.phase.${view.phase}` });
  return [
    `${turn}.  ${words.say("board.points", { rome: points("rome"), carthage: points("carthage") })}`,
    ...inForce(
      [
        view.truce && "board.truce",
        view.macedonia === "allied" && "board.macedonia",
        view.navalVictory && "board.naval",
        view.hannoCounsels && "board.hanno",
        view.catoCounsels && "board.cato",
        view.reshuffle && "board.reshuffle",
      ],
      words,
    ),
  ];
}

function battle({ battle: fought }: HannibalView, words: Words): string[] {
  if (!fought) return [];
  const hand = (seat: Seat) => {
    const cards = fought.hands[seat];
    const held =
      typeof cards === "number"
        ? [String(cards)]
        : BATTLE_CARDS.flatMap((id) => (cards[id]! > 0 ? [`${cards[id]} ${words.say(`battle:${id}`)}`] : []));
    return wrapped(`  ${words.say("board.battle-cards", { seat: `seat:${seat}` })} `, held, ", ");
  };
  return [
    "",
    words.say("board.battle", { space: `space:${fought.space}`, attacker: `seat:${fought.attacker}` }),
    ...SEATS.flatMap(hand),
    ...fought.rounds.map(({ by, attack, match }) => {
      const answer = match ? words.say("board.matched", { card: `battle:${match}` }) : words.say("board.not-matched");
      return `  ${words.say("board.round", { seat: `seat:${by}`, card: `battle:${attack}`, match: answer })}`;
    }),
  ];
}

export const face: TerminalFace = {
  words: BOARD_WORDS,
  opensGroup,
  joined,
  board: pointBoard.board,
  hint: pointBoard.hint,
  things: [...SPACE_OPTIONS, ...GENERAL_OPTIONS, ...ALL_CARDS.map(({ number }) => `card:${number}`)],
  about: pointBoard.about,
};
