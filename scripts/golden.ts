import { loadGame } from "../src/cli/loaded-game.ts";
import { GAMES } from "../src/games/index.ts";
import { faultOf, goldensOf, playGolden, readGolden, writeGolden } from "../test/golden/golden.ts";
import { GAME_NAMES, optionsOf } from "./usage.ts";

const USAGE = `usage: npm run golden [-- options]

Replays the golden records (test/golden). With --renew it plays those anew that are missing or were made under an earlier
version of the rules. One that plays differently under the same version is never renewed: raise the game's rulesVersion first.

  --game NAME   ${GAME_NAMES} (all)
  --renew       plays anew what has to be`;

const values = optionsOf(USAGE, { game: { type: "string" }, renew: { type: "boolean" } });

for (const manifest of GAMES.filter(({ id }) => values.game === undefined || id === values.game)) {
  const { rules: game, players } = await loadGame(manifest);
  let renewed = 0;
  const goldens = goldensOf(game);
  for (const golden of goldens) {
    const record = readGolden(game, golden);
    if (values.renew && record?.rulesVersion !== game.rulesVersion) {
      writeGolden(game, golden, playGolden(game, players, golden));
      renewed++;
    }
    const fault = faultOf(game, readGolden(game, golden));
    if (!fault) continue;
    console.log(`${game.id} ${golden.name}: ${fault}`);
    process.exitCode = 1;
  }
  console.log(`${game.id}: ${goldens.length} golden records${renewed ? `, ${renewed} of them renewed` : ""}`);
}
