import { readFileSync } from "node:fs";
import { PunicaError, readRecord } from "../engine/index.ts";
import { rulesOf } from "../games/manifest.ts";
import type { OnlineRecord } from "../server/protocol.ts";
import { type Proved, verify as verifyRecord } from "../server/verify.ts";
import { type Command, UsageError } from "./args.ts";

const SENTENCES: Readonly<Record<Proved, string>> = {
  witness: "The commitments are those that were shown, and the player's part is in the seed.",
  seed: "The server's secret is the one it was committed to, and the seed comes from it and both players' parts.",
  renewals: "After every undo past chance the dice came from a further secret of the chain of commitments.",
  replay: "Every answer was replayed: the seed gives every roll and every draw.",
  "replay-since":
    "What was played since the rules changed was replayed; what came before cannot be replayed under today's rules.",
};

export const verify: Command = {
  name: "verify",
  purpose: "check the record of an online game: that its dice were fair, and that it replays",
  usage: () => `usage: punica verify RECORD

Says what was proved. The exit code is 1 if anything is doubtful.`,
  options: () => ({}),
  async run(line, world) {
    const [file, ...more] = line.words;
    if (file === undefined || more.length > 0) throw new UsageError("Name one record.");
    try {
      const value = JSON.parse(readFileSync(file, "utf8"));
      const { game, record } = readRecord(value, await rulesOf(world.games));
      const online = { ...value, ...record } as OnlineRecord;
      if (!online.fair)
        throw new PunicaError("bad-record", "This is not the record of an online game: it proves nothing of its seed.");
      const { proved, doubt, answers } = verifyRecord(online, game);
      for (const point of proved) world.output.write(`proved: ${SENTENCES[point]}\n`);
      if (doubt === null) {
        world.output.write(`All is well: ${answers} answers.\n`);
        return 0;
      }
      world.output.write(`doubtful: ${doubt}\n`);
    } catch (error) {
      world.errors.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    return 1;
  },
};
