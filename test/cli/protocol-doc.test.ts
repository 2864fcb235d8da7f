import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadGame } from "../../src/cli/loaded-game.ts";
import { Protocol } from "../../src/cli/protocol.ts";
import { GAMES } from "../../src/games/index.ts";

/** Whether a reply is what the text says, where … stands for anything. */
function isAsShown(shown: string, reply: string): boolean {
  let at = 0;
  const parts = shown.split("…");
  for (const [i, part] of parts.entries()) {
    const found = i === 0 ? (reply.startsWith(part) ? 0 : -1) : reply.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return parts.length > 1 || at === reply.length;
}

test("the worked session of docs/protocol.md goes as it is written there", async () => {
  const text = readFileSync(join(import.meta.dirname, "../../docs/protocol.md"), "utf8");
  const lines = text.split("\n").filter((line) => /^[<>] /.test(line));
  expect(lines.length).toBeGreaterThan(20);
  const protocol = new Protocol(await Promise.all(GAMES.map(loadGame)));
  for (let i = 0; i < lines.length; i += 2) {
    expect(lines[i]).toMatch(/^> /);
    const reply = protocol.reply(lines[i]!.slice(2))!;
    const shown = lines[i + 1]!.slice(2);
    if (!isAsShown(shown, reply)) expect(reply).toBe(shown);
  }
});
