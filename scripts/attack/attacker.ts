import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import type { ServerMessage } from "../../src/server/protocol.ts";
import { Client } from "../../test/server/client.ts";
import { atRandom, type Duel, onTurn, type Pair } from "../../test/server/house.ts";

/* Somebody who does his worst from one address: a process of its own, told by its parent when to stop. */

const [url, name, game] = process.argv.slice(2) as [string, AttackName, string];
const { id, keys } = JSON.parse(game) as Pair;
const ADDRESS = { "x-forwarded-for": "6.6.6.6" };

/** What came of it, to show that something did. */
const done = { served: 0, refused: 0 };
let isOver = false;

process.on("message", () => {
  isOver = true;
});

/** Does something again and again, however it ends. */
async function again(act: () => Promise<void>): Promise<void> {
  while (!isOver) {
    await act().catch(() => {
      done.refused++;
    });
    await pause(1);
  }
}

const many = (count: number, act: (number: number) => Promise<void>) =>
  Promise.all(Array.from({ length: count }, (_, number) => act(number)));

/** A reply, if one comes soon. */
async function soon(reply: Promise<ServerMessage>): Promise<void> {
  const came = await Promise.race([reply, pause(1000, null)]);
  if (came === null || came.type === "error") {
    done.refused++;
    await pause(20);
  } else done.served++;
}

async function enter(key?: string, have?: number): Promise<Client> {
  const client = await Client.open(url, ADDRESS);
  client.send({ type: "hello", game: id, ...(key && { key }), ...(have !== undefined && { have }) });
  await client.until(() => client.welcome !== null);
  return client;
}

async function seated(): Promise<Duel> {
  const [rome, carthage] = await Promise.all((["rome", "carthage"] as const).map((seat) => enter(keys[seat])));
  for (const client of [rome!, carthage!]) await client.until(() => client.version >= 0);
  return { rome: rome!, carthage: carthage! };
}

/** Plays as fast as the limits allow, and goes far back by agreement. */
async function undoDeeply(): Promise<void> {
  const duel = await seated();
  const choose = atRandom("undos");
  await again(async () => {
    const client = onTurn(duel);
    if (client) await soon(client.answer(choose(client.asked!)));
    const from = duel.carthage.messages.length;
    await soon(duel.rome.ask({ type: "offer", what: "undo", to: 100 }));
    const offers = duel.carthage.messages.slice(from).find((message) => message.type === "offers");
    const [offered] = offers?.type === "offers" ? offers.offers : [];
    if (offered) await soon(duel.carthage.ask({ type: "reply", offer: offered.offer, accept: true }));
  });
}

/** Opens connections, looks a little back, and goes again. */
async function greet(key: string | undefined, behind: number): Promise<void> {
  const client = await enter(key, Math.max(0, latest - behind));
  await client.until(() => client.version >= 0);
  latest = client.version;
  done.served++;
  client.cut();
}

let latest = 400;

async function lookBack(seat: Seat): Promise<void> {
  const client = await enter(keys[seat]);
  let from = 0;
  await again(async () => {
    from = (from + 37) % 300;
    await soon(client.ask({ type: "look", from, to: from + 49 }));
    if (client.closed) throw new Error("cut off");
  });
}

/** Asks for much and reads nothing. */
async function readNothing(): Promise<void> {
  const client = await enter();
  client.deafen();
  let asked = 0;
  await again(async () => {
    client.send({ type: "look", id: `look-${asked++}`, from: 0, to: 49 });
    done.served++;
    await pause(20);
  });
}

async function sayNothing(): Promise<void> {
  const sockets: Socket[] = [];
  const { port, hostname } = new URL(url);
  for (let i = 0; i < 2000; i++) {
    const socket = connect(Number(port), hostname).on("error", () => {});
    if (i % 2) socket.write("POST /api/games HTTP/1.1\r\nX-Forwarded-For: 6.6.6.6\r\n");
    sockets.push(socket);
  }
  await again(async () => {
    done.served = sockets.filter((socket) => socket.readyState === "open").length;
    await pause(100);
  });
}

const ATTACKS = {
  undos: undoDeeply,
  hellos: () => many(16, (number) => again(() => greet(number % 2 ? undefined : keys.rome, 1 + (number % 30)))),
  looks: () => many(4, (number) => again(() => lookBack(number % 2 ? "rome" : "carthage"))),
  slowReaders: () => many(60, () => again(readNothing)),
  idleConnections: sayNothing,
} as const;

export type AttackName = keyof typeof ATTACKS;

await Promise.race([ATTACKS[name](), over()]);
process.send!(done);
process.exit(0);

async function over(): Promise<void> {
  while (!isOver) await pause(20);
}
