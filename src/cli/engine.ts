import { once } from "node:events";
import type { Command } from "./args.ts";
import { linesOf } from "./lines.ts";
import { loadGame } from "./loaded-game.ts";
import { Protocol } from "./protocol.ts";

const LONGEST_LINE = 20_000_000;

export const engine: Command = {
  name: "engine",
  purpose: "speak JSON lines on standard input and output, for programs",
  usage: () => `usage: punica engine

One request a line, one reply a line; docs/protocol.md says which. For instance:
  {"id":1,"do":"games"}`,
  options: () => ({}),
  async run(line, world) {
    line.noWords();
    const protocol = new Protocol(await Promise.all(world.games.map(loadGame)));
    for await (const read of linesOf(world.input, LONGEST_LINE)) {
      const reply = "text" in read ? protocol.reply(read.text) : protocol.tooLong(LONGEST_LINE);
      if (reply === undefined) continue;
      if (!world.output.write(`${reply}\n`)) await once(world.output, "drain");
      if (protocol.ended) break;
    }
    return 0;
  },
};
