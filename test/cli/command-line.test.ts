import { describe, expect, test } from "vitest";
import { punica } from "./punica.ts";

const COMMANDS = ["serve", "start", "play", "selfplay", "arena", "bench", "engine", "verify", "backup", "restore", "new-game"];

describe("the command line", () => {
  test.each(["", "help", "--help", "-h"])("punica %s says what there is", async (command) => {
    const { code, out } = await punica(command);
    expect(code).toBe(0);
    for (const name of ["serve", "start", "play", "selfplay", "bench", "engine", "new-game", "toy"]) expect(out).toContain(name);
  });

  test.each(COMMANDS)("punica %s --help says how it is used", async (command) => {
    const { code, out, errors } = await punica(`${command} --help`);
    expect(code).toBe(0);
    expect(out).toContain(`usage: punica ${command}`);
    expect(errors).toBe("");
  });

  test.each(COMMANDS)("punica %s does not understand an unknown option, and says so", async (command) => {
    const { code, errors } = await punica(`${command} --no-such-option`);
    expect(code).toBe(2);
    expect(errors).toContain('Unknown option "--no-such-option".');
    expect(errors).toContain(`usage: punica ${command}`);
  });

  test.each(["play", "selfplay", "arena"])(
    "punica %s --help names rule sets, scenarios, players and options",
    async (command) => {
      const { out } = await punica(`${command} --help`);
      for (const line of [
        "rule sets: plain, harsh",
        "scenarios: whole, short",
        "players:   random",
        "options:   hand=small|large",
      ])
        expect(out).toContain(line);
    },
  );

  test.each([
    ["dance", 'There is no command "dance".'],
    ["play", "Say which game: toy."],
    ["play chess", 'There is no game "chess"; there are toy.'],
    ["play toy chess", "Not understood: chess."],
    ["play toy --loud", 'Unknown option "--loud".'],
    ["play toy --lang de", "--lang must be one of en, fr, not de."],
    ["play toy --rome nobody", "--rome must be one of person, computer, not nobody."],
    ["play toy --ruleset odd", 'ruleset must be one of plain, harsh, not "odd".'],
    ["play toy --option hand=huge", "The option hand must be one of small, large"],
    ["play toy --option hand", "--option takes name=value, not hand."],
    ["play toy --option odd=1", 'toy has no option "odd".'],
    ["play toy --load /no/such/file", "/no/such/file cannot be loaded"],
    ["selfplay toy --games 0", "--games must be a whole number above 0, not 0."],
    ["selfplay toy --games many", "--games must be a whole number above 0, not many."],
    ["selfplay toy --bot genius", "--bot must be one of random, mixed, not genius."],
    ["selfplay toy --seed", "argument missing"],
    ["bench --game chess", 'There is no game "chess"; there are toy.'],
    ["bench --seconds soon", "--seconds must be a number above 0, not soon."],
    ["bench toy", "Not understood: toy."],
    ["engine now", "Not understood: now."],
    ["arena toy --a genius", "--a must be one of random, not genius."],
    ["arena toy --state package.json", "package.json is not the state of a match."],
    ["verify", "Name one record."],
    ["backup", "Name one file."],
    ["restore", "Name one file."],
    ["new-game Pyrrhus", "Name one game, in lower case with hyphens, like social-war."],
    ["start now", "Not understood: now."],
    ["serve --port high", "--port must be a whole number, not high."],
  ])("punica %s is not understood, and says why", async (command, sentence) => {
    const { code, out, errors } = await punica(command);
    expect(code).toBe(2);
    expect(errors).toContain(sentence);
    expect(errors).toContain("usage: punica");
    expect(out).toBe("");
  });
});

describe("selfplay", () => {
  test("finishes every game, counts the wins by side and reason, and is the same for the same seed", async () => {
    const command = "selfplay toy --games 60 --seed 1 --ruleset harsh --option hand=small --json";
    const { code, out, errors } = await punica(command);
    expect(code).toBe(0);
    expect(errors).toContain("60 of 60 games");
    const report = JSON.parse(out);
    expect(report).toMatchObject({ game: "toy", ruleset: "harsh", options: { hand: "small" }, seed: "1", bot: "mixed" });
    expect(report).toMatchObject({ games: 60, finished: 60, stuck: [], exceptions: [] });
    const wins = Object.values(report.wins as Record<string, Record<string, number>>).flatMap((reasons) =>
      Object.values(reasons),
    );
    expect(wins.reduce((a, b) => a + b, 0)).toBe(60);
    expect(report.decisions.mean).toBeGreaterThan(report.decisions.shortest);
    expect(report.decisionsPerSecond).toBeGreaterThan(0);
    expect(JSON.parse((await punica(command)).out).wins).toEqual(report.wins);
  });

  test("without --json is for reading", async () => {
    const { out } = await punica("selfplay toy --games 3");
    expect(out).toContain("toy, plain, whole: 3 of 3 games finished");
  });
});

describe("bench", () => {
  test("measures decisions, forks, the size of the state turn by turn, and replay", async () => {
    const { code, out } = await punica("bench --game toy --seconds 0.1 --json");
    expect(code).toBe(0);
    const { machine, games } = JSON.parse(out);
    expect(machine.node).toBe(process.version);
    expect(games).toHaveLength(4);
    for (const game of games) {
      expect(game.decisionsPerSecond).toBeGreaterThan(1000);
      expect(game.fork.meanMicroseconds).toBeGreaterThan(0);
      expect(game.stateBytes.max).toBeGreaterThanOrEqual(game.stateBytes.mean);
      expect(game.stateBytes.atTurnEnd["1"]).toBeGreaterThan(100);
      expect(game.replay.checkedPerSecond).toBeGreaterThan(100);
      expect(game.replay.uncheckedPerSecond).toBeGreaterThan(100);
    }
  });
});
