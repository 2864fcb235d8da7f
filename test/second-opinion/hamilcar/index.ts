import type { Moment, Opinion, SecondOpinion } from "../compare.ts";
import { type Ask, boardAt, named, options, places, promptOf, someAnswer } from "./asked.ts";
import { aBattleLost, retreating, waysOf } from "./beaten.ts";
import { endOfTurn } from "./end-of-turn.ts";
import { activatedNext, carried, fatigueOfUnits } from "./fatigue.ts";
import { takingAboard, takingUnits } from "./loading.ts";
import { madeUp } from "./made-up.ts";
import type { Side } from "./map.ts";
import { afterTheMarch, atSea, onTheMarch, takingWarships } from "./on-the-march.ts";
import { activating, building, replacing } from "./playing.ts";
import { display, loosePcs } from "./politics.ts";
import { placesForConsul, placesForCu, placesForGeneral, placesForMercenary, placesForTroops } from "./reinforcements.ts";
import { spending } from "./spending.ts";

/** What the count says at a question, by its prompt. */
const opinionsOn: Record<string, Ask> = {
  "play-card": (board, moment) => [
    standing(moment),
    ...replacing(board, moment),
    ...(moment.past.length % 3 === 0 ? [...endOfTurn(board, moment), ...newTurn(moment)] : []),
    ...aBattleLost(board, moment),
  ],
  "spend-point": spending,
  "spend-difference": spending,
  "remove-pcs": (board, moment, seat) =>
    moment.question.rule === "17.1"
      ? []
      : options("PCs to lose", "5.5, 9.4, 13.6", () => loosePcs(board, seat))(board, moment, seat),
  "place-cu": options("reinforcements", "5.1.B", (board) => places(placesForCu(board))),
  "place-general": options("reinforcements", "5.1, 5.2.C3", (board, moment) => {
    const id = named(moment, "general");
    if (moment.question.seat === "rome") return moment.question.rule === "5.1.C" ? places(placesForConsul(board)) : undefined;
    return places(moment.question.rule === "5.1.B" ? placesForGeneral(board) : placesForMercenary(board, id));
  }),
  "raise-troops": options("raising troops", "5.2.C2", (board, _, seat) => places(placesForTroops(board, seat))),
  activate: (board, moment, seat) => [...activating(board, moment, seat), ...activatedNext(board, moment)],
  "use-card": building,
  march: (board, moment) => [...onTheMarch(board, moment), ...carried(board, moment)],
  "march-ended": afterTheMarch,
  sail: atSea,
  "take-warships": takingWarships,
  "take-units": takingUnits,
  "gather-units": takingAboard,
  retreat: retreating,
  "retreat-way": waysOf,
};

/** The Provincial Display. (2.1.E) */
function standing(moment: Moment): Opinion {
  const board = boardAt(moment);
  const sorted = (shown: Readonly<Record<Side, readonly string[]>>) => ({
    rome: [...shown.rome].sort(),
    carthage: [...shown.carthage].sort(),
  });
  return { topic: "political points", rule: "5.5", engine: sorted(board.position.display), count: sorted(display(board)) };
}

const PHASES = ["carthaginian-cu", "turn-generals", "carthaginian-generals", "proconsul"];

/** The opinions on the questions of a phase of reinforcements, as it would be from here. */
function newTurn({ position, past, from }: Moment): Opinion[] {
  const phase = PHASES[past.length % PHASES.length]!;
  const opinions: Opinion[] = [];
  let moment = from({ ...(position as object), phase, play: null, announced: 0 });
  for (let i = 0; i < 6 && moment && boardAt(moment).position.phase !== "strategy"; i++) {
    opinions.push(...opinionsAt(moment));
    moment = moment.after(someAnswer(moment.question, past.length));
  }
  return opinions;
}

function opinionsAt(moment: Moment): Opinion[] {
  const board = boardAt(moment);
  const found = opinionsOn[promptOf(moment)]?.(board, moment, moment.question.seat as Side) ?? [];
  return [...found, ...fatigueOfUnits(board, moment)];
}

export const opinion: SecondOpinion = { madeUp, opinions: opinionsAt };
