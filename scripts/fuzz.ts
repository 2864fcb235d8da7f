import { loadGame } from "../src/cli/loaded-game.ts";
import { GAMES } from "../src/games/index.ts";
import { type CheckPlan, checkGame, type GameFault } from "../src/kit/check-game.ts";
import { GAME_NAMES, optionsOf } from "./usage.ts";

const games = await Promise.all(GAMES.map(loadGame));
const namesOf = (what: "rulesets" | "scenarios") => [...new Set(games.flatMap(({ rules }) => rules[what]))].join(", ");

const USAGE = `usage: npm run fuzz [-- options]

Runs the kit at length: random games, with everything checked at every step.

  --game NAME       ${GAME_NAMES} (all)
  --games N         how many games of each (200)
  --illegal N       how many illegal answers to try at least (0)
  --every N         expensive checks are made once in this many moments (20)
  --ruleset NAME    only this rule set; may be repeated (${namesOf("rulesets")})
  --scenario NAME   only this scenario; may be repeated (${namesOf("scenarios")})
  --seed TEXT       a different seed gives different games

The exit code is 1 if a fault is found.`;

const values = optionsOf(USAGE, {
  game: { type: "string" },
  games: { type: "string", default: "200" },
  seed: { type: "string", default: "fuzz" },
  every: { type: "string", default: "20" },
  illegal: { type: "string", default: "0" },
  ruleset: { type: "string", multiple: true },
  scenario: { type: "string", multiple: true },
});

const chosen = games.filter(({ rules }) => values.game === undefined || rules.id === values.game);

for (const { rules: game, players, words } of chosen) {
  const faults = new Map<string, { count: number; fault: GameFault }>();
  let shown = performance.now();
  const plan: Omit<CheckPlan, "games"> = {
    seed: values.seed,
    every: Number(values.every),
    bots: players.filter(({ id }) => id === "hasty"),
    ...(values.ruleset && { rulesets: values.ruleset }),
    ...(values.scenario && { scenarios: values.scenario }),
    words: Object.values(words),
    onFault(fault) {
      const kind = fault.message.split("\n")[0]!.replaceAll(/"[^"]*"|\d+/g, "#");
      faults.set(kind, { count: (faults.get(kind)?.count ?? 0) + 1, fault });
    },
    onGame(tally) {
      if (performance.now() - shown < 5000) return;
      shown = performance.now();
      console.error(
        `${game.id}: ${tally.games} games, ${tally.decisions} decisions, ${tally.illegalTried} illegal answers refused`,
      );
    },
  };
  const tally = checkGame(game, { ...plan, games: Number(values.games) });
  let illegal = tally.illegalTried;
  for (let i = 0; illegal < Number(values.illegal); i++)
    illegal += checkGame(game, { ...plan, games: 1, seed: `${values.seed} illegal ${i}`, illegal: 1000 }).illegalTried;
  console.log(`${game.id}:`, { ...tally, illegalTried: illegal });
  for (const { count, fault } of faults.values()) console.log(`\n${count} times: ${fault.message}`);
  if (faults.size === 0) console.log(`${game.id}: ${illegal} illegal answers tried, none accepted`);
  console.log(faults.size === 0 ? `${game.id}: nothing wrong` : `\n${game.id}: ${faults.size} kinds of fault`);
  if (faults.size > 0) process.exitCode = 1;
}
