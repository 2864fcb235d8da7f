import { parseArgs } from "node:util";
import { FACES, LANGUAGES, wordsFor } from "../src/cli/face.ts";
import { GAMES } from "../src/games/index.ts";
import { checkGame, type Tally } from "../test/kit/check-game.ts";

/** Puts games through the kit at length: npm run fuzz -- --game hannibal --games 2000 --illegal 1000000 */

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "fuzz" },
    every: { type: "string", default: "10" },
    illegal: { type: "string", default: "0" },
    ruleset: { type: "string", multiple: true },
    scenario: { type: "string", multiple: true },
  },
});

const chosen = GAMES.filter(({ id }) => values.game === undefined || id === values.game);
if (chosen.length === 0) throw new Error(`there is no game ${values.game}`);

for (const game of chosen) {
  const words = Object.hasOwn(FACES, game.id) ? LANGUAGES.map((language) => wordsFor(FACES, game.id, language)) : undefined;
  const plan = {
    seed: values.seed,
    every: Number(values.every),
    ...(values.ruleset && { rulesets: values.ruleset }),
    ...(values.scenario && { scenarios: values.scenario }),
    ...(words && { words }),
  };
  let shown = performance.now();
  const onGame = (tally: Tally) => {
    if (performance.now() - shown < 5000) return;
    shown = performance.now();
    console.error(
      `${game.id}: ${tally.games} games, ${tally.decisions} decisions, ${tally.illegalTried} illegal answers refused`,
    );
  };
  const tally = checkGame(game, { ...plan, games: Number(values.games), onGame });
  console.log(`${game.id}: nothing wrong`, tally);

  const wanted = Number(values.illegal) - tally.illegalTried;
  if (wanted > 0) console.log(`${game.id}: ${tally.illegalTried + refuseIllegal(wanted)} illegal answers tried, none accepted`);

  /** Tries so many illegal answers more, many at each of the moments looked at. */
  function refuseIllegal(count: number): number {
    let tried = 0;
    for (let i = 0; tried < count; i++) {
      const more = checkGame(game, { ...plan, games: 1, seed: `${values.seed} illegal ${i}`, illegal: 1000, onGame });
      tried += more.illegalTried;
    }
    return tried;
  }
}
