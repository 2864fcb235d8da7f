import type { Plain } from "../../src/engine/index.ts";
import { answerWhile, type Game, marching, play, type Situation, stack } from "./table.ts";

export interface Encounter {
  roman?: string;
  punic?: string;
  romanWarships?: number;
  punicWarships?: number;
  romanCUs?: number;
  romanSupply?: number;
  punicCUs?: number;
  more?: { [key: string]: Plain };
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
