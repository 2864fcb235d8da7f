import type { Plain } from "../../src/engine/index.ts";
import { TACTIC_COUNT } from "../../src/games/hamilcar/rules/tactics.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { answerWhile, type Game, gameAt, marching, play, type Situation, stack } from "./table.ts";

interface Encounter {
  roman?: string;
  punic?: string;
  romanWarships?: number;
  punicWarships?: number;
  romanCUs?: number;
  romanSupply?: number;
  punicCUs?: number;
  more?: { [key: string]: Plain };
  /** tactic cards in hand */
  tactics?: { rome?: number[]; carthage?: number[] };
}

/**
 * A Roman fleet from Roma is intercepted at Neapolis by a fleet from Syracusae. Neapolis is Roman, so that Rome draws a tactic
 * card for it. The game stands at the beginning of the battle.
 */
export function encounter(
  {
    roman = "cotta",
    punic = "hanno",
    romanWarships = 3,
    punicWarships = 3,
    romanCUs = 3,
    romanSupply = 0,
    punicCUs = 0,
    more = {},
  }: Encounter,
  situation: Situation = {},
): Game {
  const game = marching(
    roman,
    {
      supremacy: "carthage",
      warships: { rome: { ready: romanWarships }, carthage: { ready: punicWarships } },
      forces: [
        stack("rome", "roma", romanCUs, { supply: romanSupply, generals: [roman] }),
        stack("carthage", "syracusae", punicCUs, { generals: [punic] }),
      ],
      ...more,
    },
    situation,
  );
  play(game, ["march", "sail"]);
  answerWhile(game, { "take-warships": romanWarships });
  answerWhile(game, { sail: "space:neapolis" });
  return intercept(game, punicWarships, punicCUs);
}

function intercept(game: Game, warships: number, cus: number): Game {
  play(game, ["intercept-fleet", "yes"]);
  answerWhile(game, { "avoid-interception": "no" });
  answerWhile(game, { "interceptor-warships": warships });
  answerWhile(game, { "gather-units": { cus } });
  while (game.question?.prompt === "hamilcar.interceptor-route") {
    const options = (game.question as { options: readonly string[] }).options;
    game.answer(["space:neapolis", "space:lipara", "space:messana"].find((id) => options.includes(id))!);
  }
  return game;
}

const both = (value: Plain): Plain => ({ rome: value, carthage: value });

/**
 * The same battle when both fleets have met and hold just these tactic cards: the holder of Naval Supremacy begins to maneuver.
 */
export function fleetsMeet(
  {
    roman = "cotta",
    punic = "hanno",
    romanWarships = 3,
    punicWarships = 3,
    romanCUs = 3,
    romanSupply = 0,
    punicCUs = 0,
    more = {},
    tactics = {},
  }: Encounter,
  situation: Situation = {},
): Game {
  const supremacy = (more.supremacy as Seat | undefined) ?? "carthage";
  const hands = { rome: tactics.rome ?? [], carthage: tactics.carthage ?? [] };
  const deck = Array.from({ length: TACTIC_COUNT }, (_, index) => index + 1).filter(
    (card) => !hands.rome.includes(card) && !hands.carthage.includes(card),
  );
  const limit = { poor: 1, fair: 2, good: 3, excellent: 4 }[(more.seamanship as "poor" | undefined) ?? "poor"];
  const { forces = [], warships, ...rest } = more;
  const held = (warships as Record<Seat, { [key: string]: number }> | undefined) ?? { rome: {}, carthage: {} };
  return gameAt(
    {
      hands: { rome: [], carthage: [] },
      played: [41],
      supremacy,
      warships: {
        rome: { ...held.rome, ready: 0, atSea: romanWarships },
        carthage: { ...held.carthage, ready: 0, atSea: punicWarships },
      },
      forces: [
        stack("rome", "at-sea", romanCUs, { supply: romanSupply, generals: [roman] }),
        stack("carthage", "at-sea", punicCUs, { generals: [punic] }),
        ...(forces as Plain[]),
      ],
      play: { seat: "rome", card: 41, activated: [roman], orders: {} },
      march: {
        seat: "rome",
        general: roman,
        at: "at-sea",
        columns: [{ cus: romanCUs, supply: romanSupply }],
        path: ["roma", "neapolis"],
        spent: [0, 1],
        used: 1,
        embarked: 0,
        stage: "battle",
        fought: true,
      },
      fleets: {
        rome: { commander: roman, route: ["roma", "neapolis"], home: "roma", limit: limit!, used: 1, challenged: true },
        carthage: {
          commander: punic,
          route: ["syracusae", "messana", "lipara", "neapolis"],
          home: "syracusae",
          limit: 4,
          used: 3,
          challenged: true,
          target: "neapolis",
          gathered: true,
        },
      },
      seaBattle: {
        port: "neapolis",
        mover: "rome",
        stage: "maneuver",
        commanders: { rome: roman, carthage: punic },
        turn: supremacy,
        first: supremacy,
        round: 1,
        deck,
        hands,
        ratings: both([]),
        pending: both({}),
        extraTactics: both(0),
        rolls: both(0),
        lost: both(0),
      },
      ...rest,
    },
    situation,
  );
}
