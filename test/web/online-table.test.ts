import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { chanceFrom, type Question, randomAnswer } from "../../src/engine/index.ts";
import type { PerSeat, Seat } from "../../src/games/shared/rules/seats.ts";
import { strait } from "../../src/kit/template/rules/index.ts";
import { type OnlineRecord, SOCKET_PATH } from "../../src/server/protocol.ts";
import type { KnownSeat, SeatMemory } from "../../src/web/online/keys.ts";
import { OnlineTable } from "../../src/web/online/online-table.svelte.ts";
import { isWhole } from "../../src/web/table/client.ts";
import { memoryAnalyses } from "../../src/web/table/store.ts";
import { type House, openHouse, type Pair, seatTwo } from "../server/house.ts";

let house: House;
let pair: Pair;
let open: { table: OnlineTable; sockets: WebSocket[]; frames: string[] }[] = [];

beforeEach(async () => {
  house = await openHouse({ games: [strait] });
  pair = await seatTwo(house.url, { game: strait.id });
});

afterEach(async () => {
  for (const { table } of open) table.close();
  open = [];
  await house.close();
});

async function until(so: () => boolean): Promise<void> {
  for (let i = 0; i < 400 && !so(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
  if (!so()) throw new Error("waited in vain");
}

function memory(): SeatMemory {
  const kept = new Map<string, KnownSeat>();
  return { get: (game) => kept.get(game), set: (game, seat) => kept.set(game, seat) };
}

/** Opens the game as a page would, and keeps all that comes over the wire. */
async function enter(key: string, analyses = memoryAnalyses()): Promise<(typeof open)[number]> {
  const sockets: WebSocket[] = [];
  const frames: string[] = [];
  const table = new OnlineTable(pair.id, {
    keys: [key],
    seats: memory(),
    analyses,
    givePart: async () => {},
    answersForced: () => true,
    rules: async () => strait,
    record: async (id) => (await (await fetch(`${house.url}/api/games/${id}/record`)).json()) as OnlineRecord,
    socket: () => {
      const socket = new WebSocket(`${house.url.replace("http", "ws")}${SOCKET_PATH}`);
      socket.addEventListener("message", (event) => frames.push(String(event.data)));
      sockets.push(socket);
      return socket;
    },
  });
  const entered = { table, sockets, frames };
  open.push(entered);
  await until(() => table.begun);
  return entered;
}

const chance = chanceFrom("two far apart");

/** Plays until so many answers are given, or the game is over. */
async function play(players: PerSeat<{ table: OnlineTable }>, moment = 1000): Promise<void> {
  for (;;) {
    const { rome, carthage } = players;
    await until(() => rome.table.moment.version === carthage.table.moment.version && !rome.table.busy && !carthage.table.busy);
    if (rome.table.moment.over || rome.table.moment.version >= moment) return;
    const seat = rome.table.moment.question!.seat as Seat;
    const { question, version } = players[seat].table.moment;
    if (!isWhole(question)) {
      if (!players[seat].table.byItself) throw new Error("the one who is asked does not see the question");
      await until(() => rome.table.moment.version > version && carthage.table.moment.version > version);
      continue;
    }
    await players[seat].table.answer(randomAnswer(question, chance));
    await until(() => rome.table.moment.version > version && carthage.table.moment.version > version);
  }
}

const both = async () => ({ rome: await enter(pair.keys.rome), carthage: await enter(pair.keys.carthage) });

describe("a game with somebody elsewhere", () => {
  test("is played to its end, and then everything may be seen", async () => {
    const players = await both();
    await play(players);
    const { table } = players.rome;
    await until(() => Object.keys(table.moment.open).length === 2);
    expect(table.moment.over).not.toBeNull();
    const then = await table.at(1);
    expect(Object.keys(then.open)).toEqual(["rome", "carthage"]);
  });

  test("an analysis is kept on the device, and found again when the game is opened again", async () => {
    const players = await both();
    await play(players);
    const analyses = memoryAnalyses();
    const { table } = await enter(pair.keys.rome, analyses);
    expect(table.analysis).toBeNull();
    const analysis = { curve: [], turningPoints: [], luck: { rome: 0.1, carthage: 0.2 }, lost: { rome: 0, carthage: 0 } };
    await table.keepAnalysis(analysis);
    table.close();
    const again = await enter(pair.keys.rome, analyses);
    await until(() => again.table.analysis !== null);
    expect(again.table.analysis).toEqual(analysis);
  });

  test("a confirmed plan is one request, is carried out answer by answer, and is taken back whole", async () => {
    const { rome, carthage } = await both();
    const sent: string[] = [];
    const socket = rome.sockets.at(-1)!;
    const send = socket.send.bind(socket);
    socket.send = (data) => {
      sent.push((JSON.parse(String(data)) as { type: string }).type);
      send(data);
    };
    const before = rome.table.moment.view;
    const card = (before as { hands: { rome: number[] } }).hands.rome[0]!;
    await rome.table.carryOut([
      { prompt: "play-card", answer: `card:${card}` },
      { prompt: "use-card", answer: "muster" },
      { prompt: "muster-how-many", answer: 1 },
    ]);
    await until(() => carthage.table.moment.version === 3);
    expect(sent).toEqual(["plan"]);
    expect((rome.table.moment.view as { foot: object }).foot).toMatchObject({ rome: 5 });
    await rome.table.undo();
    await until(() => rome.table.moment.version === 0);
    expect(rome.table.moment.view).toEqual(before);
  });

  test("nothing is taken back while the server still gives the answers of a plan", async () => {
    const { rome } = await both();
    const card = (rome.table.moment.view as { hands: { rome: number[] } }).hands.rome[0]!;
    await rome.table.answer(`card:${card}`);
    await until(() => rome.table.moment.version === 1 && !rome.table.busy);
    expect(rome.table.canUndo).toBe(true);
    const update = JSON.parse(rome.frames.findLast((frame) => frame.includes('"type":"update"'))!) as object;
    // as told in the middle of a plan: the question is mine, but the answer is not asked of me
    const data = JSON.stringify({ ...update, frames: [], view: {}, question: { seat: "rome", prompt: "use-card" } });
    rome.sockets.at(-1)!.dispatchEvent(new MessageEvent("message", { data }));
    expect(rome.table.moment.question).toEqual({ seat: "rome", prompt: "use-card" });
    expect(rome.table.canUndo).toBe(false);
  });

  test("a plan that chance interrupts stops there, and what is left of it can be carried out if it still fits", async () => {
    const { rome, carthage } = await both();
    const [first, second] = (rome.table.moment.view as { hands: { rome: number[] } }).hands.rome;
    await rome.table.carryOut([
      { prompt: "play-card", answer: `card:${first}` },
      { prompt: "use-card", answer: "scout" },
      { prompt: "play-card", answer: `card:${second}` },
    ]);
    await until(() => carthage.table.moment.version === 2 && isWhole(carthage.table.moment.question));
    expect(rome.table.rest).toEqual([]);
    await carthage.table.answer("pass");
    await until(() => rome.table.moment.version === 3);
    // the card was drawn: the server has given up the plan, and its maker is asked
    expect(rome.table.moment.question).toMatchObject({ seat: "rome", prompt: "play-card" });
    expect(rome.table.rest).toEqual([{ prompt: "play-card", answer: `card:${second}` }]);
  });

  test("a plan that meets an unforeseen question waits until it is answered, and is offered again", async () => {
    const { rome, carthage } = await both();
    const [first, second] = (rome.table.moment.view as { hands: { rome: number[] } }).hands.rome;
    await rome.table.carryOut([
      { prompt: "play-card", answer: `card:${first}` },
      { prompt: "use-card", answer: "muster" },
      { prompt: "play-card", answer: `card:${second}` },
    ]);
    await until(() => rome.table.moment.question?.prompt === "muster-how-many" && !rome.table.busy);
    expect(rome.table.rest).toEqual([]);
    await rome.table.answer(1);
    while (!isWhole(rome.table.moment.question)) {
      await until(() => isWhole(carthage.table.moment.question) && !carthage.table.busy);
      const { question, version } = carthage.table.moment;
      await carthage.table.answer(randomAnswer(question as Question, chance));
      await until(() => rome.table.moment.version > version);
    }
    expect(rome.table.rest).toEqual([{ prompt: "play-card", answer: `card:${second}` }]);
  });

  test("goes on after an interruption exactly where it was", async () => {
    const players = await both();
    await play(players, 6);
    players.carthage.sockets.at(-1)!.close();
    await until(() => players.carthage.table.trouble !== null);
    await until(() => players.carthage.table.trouble === null);
    await play(players, 12);
    const fresh = await enter(pair.keys.carthage);
    expect(players.carthage.table.moment.view).toEqual(fresh.table.moment.view);
    expect(players.carthage.table.moment.log.map(({ event }) => event)).toEqual(fresh.table.moment.log.map(({ event }) => event));
  });

  test("an answer that was given while the connection was down arrives once", async () => {
    const players = await both();
    await play(players, 4);
    const seat = players.rome.table.moment.question!.seat as Seat;
    const { table, sockets } = players[seat];
    const { question, version } = table.moment;
    sockets.at(-1)!.close();
    await until(() => table.trouble !== null);
    if (isWhole(question)) await table.answer(randomAnswer(question, chance));
    await until(() => table.moment.version > version);
    await play(players, version + 4);
  });

  test("earlier moments show what was seen then", async () => {
    const players = await both();
    const { table } = players.rome;
    await play(players, 5);
    const { version, view, log } = table.moment;
    await play(players, 12);
    const then = await table.at(version);
    expect(then.view).toEqual(view);
    expect(then.log).toEqual(log);
    const fresh = (await enter(pair.keys.rome)).table;
    expect(await fresh.momentOf(log.length - 1)).toBe(table.moment.log[log.length - 1]!.version);
  });

  test("a refusal says why and changes nothing", async () => {
    const players = await both();
    const seat = players.rome.table.moment.question!.seat as Seat;
    const { table } = players[seat];
    const before = table.moment.version;
    await expect(table.answer("nonsense")).rejects.toThrow(/not among the options/);
    expect(table.moment.version).toBe(before);
    expect(table.busy).toBe(false);
  });

  test("talk and offers reach the other side", async () => {
    const { rome, carthage } = await both();
    await rome.table.say("Hail!");
    await until(() => carthage.table.chat.length === 1);
    await carthage.table.make("draw");
    await until(() => rome.table.offers.length === 1);
    await rome.table.reply(rome.table.offers[0]!, true);
    await until(() => rome.table.moment.over !== null && carthage.table.moment.over !== null);
    expect(rome.table.moment.over!.winner).toBeNull();
  });
});

test("somebody without a seat watches, and nothing hidden comes over the wire", async () => {
  const players = await both();
  const watcher = await enter("nobody-knows-this-key-at-all");
  await play(players, 10);
  await until(() => watcher.table.moment.version === players.rome.table.moment.version);
  expect(watcher.table.moment.seat).toBeNull();
  expect(watcher.table.players.rome!.name).toBe("Scipio");
  // a hand, not the number of its cards
  const hidden = /"(?:rome|carthage)":\[\d+,|"options":\[|"drew"/;
  expect(players.rome.frames.some((frame) => hidden.test(frame))).toBe(true);
  for (const frame of watcher.frames) expect(frame).not.toMatch(hidden);
});
