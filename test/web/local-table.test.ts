import { describe, expect, test } from "vitest";
import { seenBy } from "../../src/bots/bot.ts";
import { randomBot } from "../../src/bots/random.ts";
import { chanceFrom, type Header, headerFor, randomAnswer, readRecord, replay } from "../../src/engine/index.ts";
import { strait } from "../../src/kit/template/rules/index.ts";
import type { StraitView } from "../../src/kit/template/rules/state.ts";
import { isWhole, readable } from "../../src/web/table/client.ts";
import { LocalTable, type Surroundings } from "../../src/web/table/local.svelte.ts";
import { againstComputer, newGame } from "../../src/web/table/new-game.ts";
import { memoryStore, type StoredGame } from "../../src/web/table/store.ts";
import { SessionKeeper } from "../../src/web/thinker/session-keeper.ts";
import type { Thinker } from "../../src/web/thinker/thinker.ts";

const header = headerFor(strait, { seed: "a game for two" });
const hotSeat: StoredGame["players"] = { rome: "here", carthage: "here" };

function surroundings(change: Partial<Surroundings> = {}): Surroundings {
  return {
    store: memoryStore(),
    thinker: () => thinkerInPage(),
    answersForced: () => true,
    hasCurtain: () => true,
    ...change,
  };
}

function thinkerInPage(): Thinker {
  const keeper = new SessionKeeper(async () => strait);
  return {
    think: async ({ game, seat }) =>
      randomBot.choose(seenBy(await keeper.session(game), seat), seat, { milliseconds: 0, seed: `${game.inputs.length}` }),
    close: () => {},
  };
}

const hands = (table: LocalTable) => (table.moment.view as StraitView).hands;
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Plays at random for whoever is asked at this screen, until the game is over or so many answers are given. */
async function play(table: LocalTable, answers = 1000): Promise<void> {
  const chance = chanceFrom("fingers");
  for (let i = 0; i < answers && !table.moment.over; i++) {
    table.liftCurtain();
    while (table.thinking) await settle();
    const { question } = table.moment;
    if (isWhole(question)) await table.answer(randomAnswer(question, chance));
  }
}

describe("two players at one screen", () => {
  test("nobody's cards are shown before somebody has taken the seat", () => {
    const table = LocalTable.open(strait, newGame(header, strait, hotSeat), surroundings());
    expect(table.curtain).toBe("rome");
    expect(hands(table)).toEqual({ rome: 4, carthage: 4 });
    expect(isWhole(table.moment.question)).toBe(false);
    table.liftCurtain();
    expect(table.curtain).toBeNull();
    expect(hands(table)).toEqual({
      rome: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
      carthage: 4,
    });
  });

  test("the curtain falls when the other side must decide, and undo is possible until then", async () => {
    const table = LocalTable.open(strait, newGame(header, strait, hotSeat), surroundings());
    table.liftCurtain();
    await table.answer("pass");
    expect(table.curtain).toBe("carthage");
    expect(hands(table)).toEqual({ rome: 4, carthage: 4 });
    expect(table.canUndo).toBe(true);
    await table.undo();
    expect(table.curtain).toBeNull();
    expect(table.moment.seat).toBe("rome");
  });

  test("without a curtain the table turns to whoever is asked", async () => {
    const table = LocalTable.open(strait, newGame(header, strait, hotSeat), surroundings({ hasCurtain: () => false }));
    expect(table.moment.seat).toBe("rome");
    await table.answer("pass");
    expect(table.moment.seat).toBe("carthage");
  });

  test("a game is kept after every answer and goes on where it was", async () => {
    const around = surroundings();
    const stored = newGame(header, strait, hotSeat);
    const table = LocalTable.open(strait, stored, around);
    await play(table, 9);
    const again = LocalTable.open(strait, (await around.store.get(stored.id))!, around);
    again.liftCurtain();
    table.liftCurtain();
    expect(again.moment.view).toEqual(table.moment.view);
    expect(again.moment.log).toEqual(table.moment.log);
  });

  test("after the end both hands are open, and the record replays", async () => {
    const table = LocalTable.open(strait, newGame(header, strait, hotSeat), surroundings());
    await play(table);
    expect(table.moment.over).not.toBeNull();
    expect(Object.keys(table.moment.open)).toEqual(["rome", "carthage"]);
    const record = await table.record();
    expect(replay(strait, record).over).toEqual(table.moment.over);
  });

  test("who opens a game that is over again has seen it all", async () => {
    const around = surroundings();
    const table = LocalTable.open(strait, newGame(header, strait, hotSeat), around);
    await play(table);
    const again = LocalTable.open(strait, (await around.store.get(table.id))!, around);
    expect(again.followed).toBeGreaterThanOrEqual(readable(again.moment));
  });
});

test("a game from a position begins again from that position, under another seed", async () => {
  const around = surroundings();
  const position = strait.writePosition(strait.setup(headerFor(strait, { seed: "elsewhere" })));
  const table = LocalTable.open(strait, { ...newGame(header, strait, hotSeat), position }, around);
  const address = await table.again();
  const next = (await around.store.get(address.slice("#/play/".length)))!;
  expect(next.position).toEqual(position);
  expect(next.header.seed).not.toBe(header.seed);
});

test("against the computer, the person keeps the own view all along and the computer answers by itself", async () => {
  const table = LocalTable.open(
    strait,
    newGame(header, strait, againstComputer(["rome", "carthage"], "carthage", "random")),
    surroundings(),
  );
  table.begin();
  const seats = new Set();
  const chance = chanceFrom("fingers");
  while (!table.moment.over) {
    while (table.thinking) await settle();
    seats.add(table.moment.seat);
    if (isWhole(table.moment.question)) await table.answer(randomAnswer(table.moment.question, chance));
  }
  expect([...seats]).toEqual(["carthage"]);
});

describe("earlier moments", () => {
  test("each moment shows what the seat saw then, with the log up to then", async () => {
    const table = LocalTable.open(
      strait,
      newGame(header, strait, againstComputer(["rome", "carthage"], "rome", "random")),
      surroundings(),
    );
    const seen: { version: number; view: unknown; log: number }[] = [];
    table.begin();
    const chance = chanceFrom("fingers");
    while (table.moment.version < 12) {
      while (table.thinking) await settle();
      const { version, view, log } = table.moment;
      seen.push({ version, view, log: log.length });
      if (isWhole(table.moment.question)) await table.answer(randomAnswer(table.moment.question, chance));
    }
    for (const { version, view, log } of seen) {
      const then = await table.at(version);
      expect(then.view).toEqual(view);
      expect(then.log).toHaveLength(log);
      expect(then.open).toEqual({});
    }
  });

  test("another game can begin from an earlier moment; the first stays as it is", async () => {
    const around = surroundings();
    const table = LocalTable.open(strait, newGame(header, strait, hotSeat), around);
    await play(table, 12);
    const { version } = table.moment;
    const address = await table.branch(4);
    const copy = LocalTable.open(strait, (await around.store.get(address.slice("#/play/".length)))!, around);
    expect(copy.moment.version).toBe(4);
    expect(copy.id).not.toBe(table.id);
    expect((await around.store.get(table.id))!.inputs).toHaveLength(version);
  });
});

describe("a plan that meets an unforeseen question", () => {
  const foot = 1;
  async function planned() {
    const table = LocalTable.open(strait, newGame(header, strait, hotSeat), surroundings({ hasCurtain: () => false }));
    const [first, second] = hands(table).rome as number[];
    const rest = [{ prompt: "play-card", answer: `card:${second}` }];
    await table.carryOut([{ prompt: "play-card", answer: `card:${first}` }, { prompt: "use-card", answer: "muster" }, ...rest]);
    expect(table.moment.question?.prompt).toBe("muster-how-many");
    expect(table.rest).toEqual([]);
    await table.answer(foot);
    return { table, rest };
  }
  const untilRome = async (table: LocalTable) => {
    const chance = chanceFrom("x");
    for (let { question } = table.moment; question?.seat !== "rome"; { question } = table.moment)
      if (isWhole(question)) await table.answer(randomAnswer(question, chance));
  };

  test("waits until it is answered; what is left of the plan is offered when its own question comes", async () => {
    const { table, rest } = await planned();
    await untilRome(table);
    expect(table.moment.question?.prompt).toBe("play-card");
    expect(table.rest).toEqual(rest);
  });

  test("is over as soon as its maker answers otherwise", async () => {
    const { table } = await planned();
    await untilRome(table);
    const other = (hands(table).rome as number[]).at(-1)!;
    await table.answer(`card:${other}`);
    await table.undo();
    expect(table.moment.question?.prompt).toBe("play-card");
    expect(table.rest).toEqual([]);
  });

  test("is taken back as a whole, but what was answered after it is taken back first, by itself", async () => {
    const { table } = await planned();
    expect(table.moment.version).toBe(3);
    await table.undo();
    expect(table.moment.question?.prompt).toBe("muster-how-many");
    expect(table.moment.version).toBe(2);
    await table.undo();
    expect(table.moment.version).toBe(0);
    expect(table.canUndo).toBe(false);
  });
});

test("what cannot be taken back is known beforehand", async () => {
  const table = LocalTable.open(strait, newGame(header, strait, hotSeat), surroundings());
  table.liftCurtain();
  const card = table.moment.question as { options: readonly string[] };
  expect(await table.isFinal(card.options[0]!)).toBe(false);
  await table.answer(card.options[0]!);
  expect(await table.isFinal("march")).toBe(false);
  expect(await table.isFinal("scout")).toBe(true);
});

test("a forced answer is given by itself, and undo goes back beyond it", async () => {
  const table = LocalTable.open(strait, newGame(header, strait, hotSeat), surroundings());
  table.liftCurtain();
  const before = table.moment.version;
  await table.answer((table.moment.question as { options: readonly string[] }).options[0]!);
  await table.answer("march");
  // from Rome only one road leads on
  expect(table.moment.log.some((entry) => entry.event === "marched")).toBe(true);
  await table.undo();
  expect(table.moment.question?.prompt).toBe("use-card");
  await table.undo();
  expect(table.moment.version).toBe(before);
});

test("the two seats of a game share nothing but the game", () => {
  const players = againstComputer(["rome", "carthage"], "rome", "random");
  expect(players).toEqual({ rome: "here", carthage: { computer: "random" } });
});

describe("a game that was begun under other rules", () => {
  const played = async (): Promise<StoredGame> => {
    const around = surroundings();
    const game = newGame(header, strait, hotSeat);
    await play(LocalTable.open(strait, game, around), 8);
    return (await around.store.get(game.id))!;
  };
  const newer = { ...strait, rulesVersion: strait.rulesVersion + 1 };

  test("goes on if its answers lead where they led", async () => {
    const table = LocalTable.open(newer, await played(), surroundings());
    expect(table.moment.version).toBeGreaterThan(0);
  });

  /** Rules under which everybody begins with more foot, so that the same answers lead elsewhere. */
  const other = { ...newer, setup: (header: Header) => ({ ...strait.setup(header), foot: { rome: 9, carthage: 9 } }) };

  test("goes on from where it stood if they lead elsewhere, and loses nothing", async () => {
    const around = surroundings();
    const game = newGame(header, strait, hotSeat);
    const before = LocalTable.open(strait, game, around);
    await play(before, 8);
    const kept = (await around.store.get(game.id))!;
    const { view, log, version } = before.moment;

    const table = LocalTable.open(other, kept, around);
    table.liftCurtain();
    before.liftCurtain();
    expect(table.moment.view).toEqual(before.moment.view);
    expect(table.moment.version).toBe(version);
    const changed = table.moment.log.find(({ event }) => event === "rules-changed");
    expect(changed?.params).toEqual({ from: strait.rulesVersion, to: other.rulesVersion });
    expect(table.moment.log.filter((entry) => entry !== changed).map(({ event }) => event)).toEqual(
      log.map(({ event }) => event),
    );
    expect((await table.at(0)).log.length).toBeLessThanOrEqual(log.length);
    expect((await table.at(version)).view).toEqual(view);

    await play(table);
    expect(table.moment.over).not.toBeNull();
    const record = await table.record();
    expect(record).toMatchObject({ rulesVersion: other.rulesVersion, earlier: [{ rulesVersion: strait.rulesVersion }] });
    const { record: read } = readRecord(JSON.parse(JSON.stringify(record)), [other]);
    expect(replay(other, read).over).toEqual(table.moment.over);
    const again = LocalTable.open(other, (await around.store.get(game.id))!, around);
    const told = ({ moment }: LocalTable) => moment.log.map(({ event, version }) => [event, version]);
    expect(told(again)).toEqual(told(table));
  });

  test("cannot go on if they lead elsewhere and it was kept without a snapshot", async () => {
    const { fingerprint: _, snapshot: __, ...game } = await played();
    expect(() => LocalTable.open(newer, { ...game, fingerprint: "elsewhere" }, surroundings())).toThrow(/other rules/);
    expect(() => LocalTable.open(newer, game, surroundings())).toThrow(/other rules/);
  });
});

describe("counsel", () => {
  const advice = [{ answer: "yes", line: { key: "a" }, plan: { key: "b" }, chance: 0.6, error: 0.1, reasons: [] }];
  const asked: string[] = [];
  const counsellor = {
    consult: async (kind: string) => {
      asked.push(kind);
      return (kind === "advise" ? advice : null) as never;
    },
    close: () => {},
  };

  test("a game remembers how often each side was advised, also when it is opened again", async () => {
    const around = surroundings({ counsellor: () => counsellor });
    const kept = newGame(header, strait, hotSeat);
    const table = LocalTable.open(strait, kept, around);
    table.liftCurtain();
    expect(await table.counsel!.advise()).toEqual(advice);
    expect(await table.counsel!.warn("yes")).toBeNull();
    expect(table.counsel!.advised).toEqual({ rome: 1, carthage: 0 });
    const again = LocalTable.open(strait, (await around.store.get(kept.id))!, around);
    expect(again.counsel!.advised).toEqual({ rome: 1, carthage: 0 });
    expect(asked).toEqual(["advise", "warn"]);
  });

  test("an analysis is kept with the game, but not with one that branches off from it", async () => {
    const around = surroundings({ counsellor: () => counsellor });
    const kept = newGame(header, strait, hotSeat);
    const table = LocalTable.open(strait, kept, around);
    const analysis = { curve: [], turningPoints: [], luck: {}, lost: {} };
    await table.keepAnalysis(analysis);
    expect((await around.store.get(kept.id))!.analysis).toEqual(analysis);
    const address = await table.branch(0);
    expect((await around.store.get(address.split("/").at(-1)!))!.analysis).toBeUndefined();
  });
});

describe("answers that a player does not want to be asked for again", () => {
  const against = againstComputer(strait.seats, "rome", "random");
  /** Where Rome chooses a card, with what is to become of the answer. */
  async function passing(span: "turn" | "game") {
    const around = surroundings();
    const table = LocalTable.open(strait, newGame(header, strait, against), around);
    const { question, view } = table.moment;
    if (!isWhole(question)) throw new Error("Rome is not asked");
    table.remembered.keep(question, "pass", undefined, span, view);
    return { table, around };
  }
  const turn = (table: LocalTable) => (table.moment.view as { turn: number }).turn;

  test("are given by themselves, to the end of the game", async () => {
    const { table } = await passing("game");
    await table.answer("pass");
    while (table.thinking) await settle();
    expect(turn(table)).toBeGreaterThan(2);
    expect(table.moment.question?.prompt).not.toBe("play-card");
  });

  test("are asked for again in the next turn, if they were meant for this one", async () => {
    const { table } = await passing("turn");
    await table.answer("pass");
    while (table.thinking) await settle();
    expect(table.moment.over).toBeNull();
    expect([turn(table), table.moment.question?.seat]).toEqual([2, "rome"]);
  });

  test("are asked for again once the player says so, also after the game has been opened anew", async () => {
    const { table, around } = await passing("game");
    table.remembered.forget("rome", "play-card");
    await table.answer("pass");
    while (table.thinking) await settle();
    expect(turn(table)).toBe(2);
    table.remembered.keep(table.moment.question as never, "pass", undefined, "game", table.moment.view);
    await settle();
    const again = LocalTable.open(strait, (await around.store.get(table.id))!, around);
    expect(again.remembered.of("rome")).toEqual([{ prompt: "play-card", answer: "pass", turn: null }]);
  });

  test("are what the page proposes, if that is what was remembered, and otherwise words", () => {
    const table = LocalTable.open(strait, newGame(header, strait, against), surroundings());
    const { question, view } = table.moment;
    if (!isWhole(question) || question.kind !== "choose") throw new Error("Rome is not asked");
    const [card, other] = question.options as [string, string];
    table.remembered.keep(question, card, undefined, "game", view);
    expect(table.remembered.answerTo(question, view)).toBeUndefined();
    table.remembered.keep(question, card, card, "game", view);
    table.remembered.proposeWith(() => other);
    expect(table.remembered.answerTo(question, view)).toBe(other);
    table.remembered.proposeWith(() => "card:99");
    expect(table.remembered.answerTo(question, view)).toBeUndefined();
  });
});
