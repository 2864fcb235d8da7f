import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Client } from "./client.ts";
import { type House, openHouse, seatTwo, sitDown } from "./house.ts";
import { freePort, startServer } from "./process.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "punica-stopping-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A connection that says nothing, or only half of something. */
async function idle(port: number, said = ""): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {}).resume();
  await once(socket, "connect");
  if (said) socket.write(said);
  return socket;
}

describe("stopping", () => {
  test("nobody who is connected keeps the server from ending: neither idle connections, nor half requests, nor deaf players", async () => {
    const port = await freePort();
    const server = await startServer(port, folder);
    const url = `http://127.0.0.1:${port}`;
    const sockets = [
      await idle(port),
      await idle(port, "GET / HTTP/1.1\r\nHost: x\r\n"),
      await idle(port, "POST /api/games HTTP/1.1\r\n"),
    ];
    const pair = await seatTwo(url, { game: "hannibal" });
    const { rome } = await sitDown(url, pair);
    rome.deafen();
    server.kill("SIGTERM");
    const [code] = await once(server, "exit");
    expect(code).toBe(0);
    for (const socket of sockets) socket.destroy();
    // the lock is free, and the game is there
    const again = await startServer(port, folder);
    const back = await Client.enter(url, { game: pair.id, key: pair.keys.rome });
    expect(back.seat).toBe("rome");
    again.kill("SIGTERM");
    await once(again, "exit");
  });
});

describe("connections", () => {
  let house: House;
  afterEach(() => house.close());

  test("of an address and in all are counted from the first byte on, and let go", async () => {
    house = await openHouse({ limits: { connectionsOfAddress: 2 } });
    const port = Number(new URL(house.url).port);
    const sockets: Socket[] = [];
    const cut = async (socket: Socket) => (socket.destroyed ? true : once(socket, "close").then(() => true));
    for (let i = 0; i < 8; i++) sockets.push(await idle(port));
    const ninth = await idle(port);
    expect(await cut(ninth)).toBe(true);
    for (const socket of sockets) expect(socket.destroyed).toBe(false);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await fetch(`${house.url}/healthz`).catch(() => null))?.status).toBe(200);
  });

  test("that never say anything are cut off", async () => {
    house = await openHouse({ limits: { helloTime: 100 } });
    const socket = await idle(Number(new URL(house.url).port));
    await once(socket, "close");
    expect(socket.destroyed).toBe(true);
  });
});
