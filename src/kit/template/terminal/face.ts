import type { TerminalFace } from "../../../cli/face.ts";
import type { Plain } from "../../../engine/index.ts";
import { ROADS, SEATS, SPACES, type Space, type StraitView } from "../rules/state.ts";

export const face: TerminalFace = {
  things: SPACES.map((space) => `space:${space}`),
  about(id, _view, words) {
    const space = id.slice("space:".length) as Space;
    return words.say("strait.roads", { space: id, to: ROADS[space].map((to) => `space:${to}`) });
  },
  words: {
    en: {
      "strait.turn": "Turn {turn} of {turns}",
      "strait.roads": "{space}: roads to {to}",
      "strait.army": "{seat}: {foot} foot, {horse} horse",
      "strait.hand": "{seat}: {cards}",
      "strait.hidden-hand": "{seat}: {count|# card|# cards}",
    },
    fr: {
      "strait.turn": "Tour {turn} sur {turns}",
      "strait.roads": "{space} : routes vers {to}",
      "strait.army": "{seat} : {foot|# fantassin|# fantassins}, {horse|# cavalier|# cavaliers}",
      "strait.hand": "{seat} : {cards}",
      "strait.hidden-hand": "{seat} : {count|# carte|# cartes}",
    },
  },
  board(view: Plain, words) {
    const { turn, turns, at, foot, horse, hands } = view as StraitView;
    const army = (space: string) =>
      SEATS.filter((seat) => at[seat] === space).map((seat) =>
        words.say("strait.army", { seat, foot: foot[seat], horse: horse[seat] }),
      );
    const spaces = SPACES.map((space) => {
      const roads = ROADS[space].map((to) => words.say(`space:${to}`)).join(", ");
      return `${words.say(`space:${space}`).padEnd(10)} ${`(${roads})`.padEnd(28)} ${army(space).join("; ")}`.trimEnd();
    });
    const cards = SEATS.map((seat) => {
      const hand = hands[seat];
      if (typeof hand === "number") return words.say("strait.hidden-hand", { seat, count: hand });
      return words.say("strait.hand", { seat, cards: hand.map((card) => `card:${card}`) });
    });
    return [words.say("strait.turn", { turn: Math.min(turn, turns), turns }), ...spaces, ...cards].join("\n");
  },
};
