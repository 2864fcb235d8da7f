import type { TerminalFace } from "../../../cli/face.ts";
import { wrapped } from "../../../cli/question-text.ts";
import type { Words } from "../../../words/words.ts";
import { SEATS } from "../../shared/rules/seats.ts";
import { type Force, holderOf, inForce, PointBoard } from "../../shared/terminal/point-board.ts";
import { GENERAL_OPTIONS, GENERALS } from "../rules/generals.ts";
import {
  COASTAL,
  HOLDS,
  isCity,
  isPort,
  KINDS,
  MAJOR_PORTS,
  MARE_PORTS,
  PROVINCE_OF,
  PROVINCE_SPACES,
  PROVINCES,
  ROADS,
  SPACE_IDS,
  SPACE_OPTIONS,
} from "../rules/map.ts";
import { moodOf } from "../rules/miat.ts";
import type { HamilcarView } from "../rules/position.ts";
import { CARDS } from "../rules/strategy-cards.ts";
import { TURNS } from "../rules/tables.ts";
import { TACTIC_OPTIONS } from "../rules/tactics.ts";
import { joined, opensGroup } from "../words/telling.ts";
import { BOARD_WORDS } from "./words.ts";

const pointBoard = new PointBoard<HamilcarView>({
  parts: [
    ["board.italia", ["italia"]],
    ["board.islands", ["sicilia", "corsica_sardinia"]],
    ["board.africa", ["africa"]],
  ],
  provinces: PROVINCES,
  provinceOf: PROVINCE_OF,
  provinceSpaces: PROVINCE_SPACES,
  spaceIds: SPACE_IDS,
  isCity,
  isTribe: (at) => KINDS[at] === "tribe",
  isPort,
  holds: HOLDS,
  generals: GENERALS,
  ops: (card) => CARDS[card]?.ops ?? 0,
  heading,
  ratings,
  office: ({ offices }, id) => (offices[id] ? `office:${offices[id]}` : null),
  baggage,
  away: ({ pool, turnTrack, mercenaries }) => ({
    "board.pool": pool,
    "board.track": turnTrack,
    "board.mercenaries": mercenaries,
  }),
  underWay,
  facts: (at, words) => [
    ...(MAJOR_PORTS.includes(at) ? [words.say("about.major-port")] : []),
    ...(MARE_PORTS.includes(at) ? [words.say("about.mare")] : []),
  ],
  ways: (at) => ({
    "about.road": ROADS[at]!.filter(({ strait }) => !strait).map(({ to }) => to),
    "about.strait": ROADS[at]!.filter(({ strait }) => strait).map(({ to }) => to),
    "about.lane": COASTAL[at]!,
  }),
});

function heading(view: HamilcarView, words: Words): string[] {
  const { display, chest, miat } = view;
  const mood = `mood:${moodOf(miat.length, miat.includes("centre"))}`;
  return [
    words.say("board.turn", { turn: `turn:${view.turn}`, turns: TURNS.length, phase: `phase:${view.phase}` }),
    words.say("board.points", { rome: display.rome.length, carthage: display.carthage.length }),
    words.say("board.sea", { seat: `seat:${view.supremacy}`, level: `seamanship:${view.seamanship}` }),
    words.say("board.miat", { count: miat.length, mood, cost: TURNS[view.turn - 1]!.mercenaryCost }),
    words.say("board.chest", { rome: chest.rome, carthage: chest.carthage }),
    ...SEATS.map((seat) => {
      const { ready, spent, sunk, atSea, prizes } = view.warships[seat];
      return words.say("board.warships", { seat: `seat:${seat}`, ready, spent, sunk, atSea, prizes });
    }),
    ...inForce([view.truce && "board.truce", view.corvi && "board.corvi"], words),
  ];
}

function ratings({ ruleset }: HamilcarView, id: string): string {
  const general = GENERALS.find((candidate) => candidate.id === id);
  if (!general) return "";
  return `${general.strategy}-${ruleset === "golden-geek" ? (general.goldenGeekBattle ?? general.battle) : general.battle}`;
}

function baggage(view: HamilcarView, words: Words, { side, at, supply }: Force): string[] {
  return [
    ...(supply ? [words.say("board.supply", { count: supply })] : []),
    ...(view.siegeTrains.includes(at) && holderOf(view, at) !== side ? [words.say("board.siege-train")] : []),
    ...(view.citadel !== null && at === `inside:${view.citadel}` ? [words.say("board.citadel")] : []),
  ];
}

/** Fleets at sea, and battles. */
function underWay(view: HamilcarView, words: Words): string[] {
  const { seaBattle, battle } = view;
  return [
    ...SEATS.flatMap((seat) => {
      const route = view.fleets[seat]?.route ?? [];
      if (route.length === 0) return [];
      return words.say("board.fleet", { seat: `seat:${seat}`, route: route.map((port) => `space:${port}`) });
    }),
    ...(seaBattle
      ? [
          words.say("board.naval-battle", { space: `space:${seaBattle.port}`, round: seaBattle.round }),
          ...SEATS.flatMap((seat) => {
            const hand = seaBattle.hands[seat];
            const held = typeof hand === "number" ? [String(hand)] : hand.map((card) => words.say(`tactic:${card}`));
            return wrapped(`  ${words.say("board.tactics", { seat: `seat:${seat}` })} `, held, ", ");
          }),
        ]
      : []),
    ...(battle ? [words.say("board.battle", { space: `space:${battle.space}`, attacker: `seat:${battle.attacker}` })] : []),
  ];
}

export const face: TerminalFace = {
  words: BOARD_WORDS,
  opensGroup,
  joined,
  board: pointBoard.board,
  hint: pointBoard.hint,
  things: [
    ...SPACE_OPTIONS,
    ...GENERAL_OPTIONS,
    ...CARDS.slice(1).map(({ number }) => `card:${number}`),
    ...TACTIC_OPTIONS.slice(1),
  ],
  about: pointBoard.about,
};
