import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eloOf, rateOf } from "../../src/bots/rating.ts";
import type { ArenaReport } from "../../src/cli/arena.ts";
import { GAMES } from "../../src/games/index.ts";
import { punica } from "./punica.ts";

const arena = (more: string) =>
  punica(`arena hannibal --a hasty-1 --b random --seed x --threads 1 --playouts 1 --json ${more}`, [], GAMES);

/** Thinking times are never the same. */
const withoutTimes = (out: string) => ({ ...(JSON.parse(out) as ArenaReport), players: null });

test("a match is played in pairs with the sides swapped, and says who is stronger, how fast, and in which style", async () => {
  const { code, out } = await arena("--games 4");
  const report = JSON.parse(out) as ArenaReport;
  expect(code).toBe(0);
  expect(report.all.games).toBe(4);
  expect(report.as.rome!.games).toBe(2);
  expect(report.all.won).toBe(report.as.rome!.won + report.as.carthage!.won);
  expect(report.all.rate).toBeGreaterThan(0.5);
  expect(report.players.map(({ name }) => name)).toEqual(["hasty-1", "random"]);
  expect(report.style.discardsPercent).toBeGreaterThan(0);
});

test("a match that was cut short goes on where it stood, and ends as if it had not been", async () => {
  const state = join(mkdtempSync(join(tmpdir(), "arena-")), "state");
  const whole = await arena(`--games 4 --state ${state}`);
  const lines = readFileSync(state, "utf8").split("\n");
  writeFileSync(state, `${lines.slice(0, 3).join("\n")}\n`);
  const { out, errors } = await arena(`--games 4 --state ${state}`);
  expect(errors).toContain("3 of 4 games");
  expect(errors).not.toContain("2 of 4 games");
  expect(withoutTimes(out)).toEqual(withoutTimes(whole.out));
  const other = await arena(`--games 4 --state ${state} --ruleset valley`);
  expect(other.code).toBe(2);
  expect(other.errors).toContain("belongs to another match");
});

test("rates have an interval that never leaves 0 to 1, and an Elo", () => {
  const { rate, low, high } = rateOf(70, 100);
  expect([rate, low, high].map((share) => share.toFixed(3))).toEqual(["0.700", "0.604", "0.781"]);
  expect(rateOf(5, 5)).toMatchObject({ rate: 1, high: 1 });
  expect(rateOf(5, 5).low).toBeGreaterThan(0.5);
  expect([eloOf(0.5), eloOf(0.75), eloOf(0.909)]).toEqual([0, 191, 400]);
});
