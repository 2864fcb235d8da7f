import type { TerminalFace } from "../../../cli/face.ts";
import type { Plain } from "../../../engine/index.ts";
import { ROADS, SEATS, SPACES, type Space, type StraitView } from "../rules/state.ts";

export const face: TerminalFace = {
  things: SPACES.map((space) => `space:${space}`),
  about(id, _view, words) {
    const space = id.slice("space:".length) as Space;
    return `${words.say(id)}: ${ROADS[space].map((to) => words.say(`space:${to}`)).join(", ")}`;
  },
  words: { en: { "strait.turn": "Turn {turn} of {turns}" }, fr: { "strait.turn": "Tour {turn} sur {turns}" } },
  board(view: Plain, words) {
    const { turn, turns, at, foot, horse, hands } = view as StraitView;
    const army = (space: string) =>
      SEATS.filter((seat) => at[seat] === space).map(
        (seat) => `${words.say(seat)}: ${foot[seat]} ${words.say("unit:foot")}, ${horse[seat]} ${words.say("unit:horse")}`,
      );
    const spaces = SPACES.map((space) => {
      const roads = ROADS[space].map((to) => words.say(`space:${to}`)).join(", ");
      return `${words.say(`space:${space}`).padEnd(10)} ${`(${roads})`.padEnd(28)} ${army(space).join("; ")}`.trimEnd();
    });
    const cards = SEATS.map((seat) => {
      const hand = hands[seat];
      return `${words.say(seat)}: ${typeof hand === "number" ? hand : hand.map((card) => words.say(`card:${card}`)).join(", ")}`;
    });
    return [words.say("strait.turn", { turn: Math.min(turn, turns), turns }), ...spaces, ...cards].join("\n");
  },
};
