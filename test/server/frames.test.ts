import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { frameOf, Outbox } from "../../src/server/frames.ts";

const server = createServer();
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => void server.close());

/** What a WebSocket client reads if these bytes are written to its connection. */
async function read(bytes: string): Promise<string[]> {
  const texts: string[] = [];
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.once("upgrade", (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (ws) => {
      socket.write(bytes, "latin1");
      ws.close();
    }),
  );
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on("message", (data, isBinary) => texts.push(isBinary ? "binary" : data.toString()));
  await once(client, "close");
  return texts;
}

describe("a frame", () => {
  test.each([0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000, 300_000])(
    "of %i bytes is read as it was written",
    async (length) => {
      const text = "x".repeat(length);
      expect(await read(frameOf(text))).toEqual([text]);
    },
  );

  test.each(["é", "Hannibal ante portas — Ἀννίβας", "🐘".repeat(40), `${"a".repeat(124)}é`, "\u0000ÿ\u0100"])(
    "may have letters of more than one byte: %s",
    async (text) => {
      expect(await read(frameOf(text))).toEqual([text]);
    },
  );

  test("may follow another", async () => {
    const texts = ["one", "é".repeat(70), "three".repeat(20_000)];
    expect(await read(texts.map(frameOf).join(""))).toEqual(texts);
  });
});

test("all who have something to send are written to once, at the end of the turn", async () => {
  const outbox = new Outbox();
  const written: string[] = [];
  for (const name of ["a", "b"]) outbox.add({ flush: () => written.push(name) });
  await Promise.resolve();
  expect(written).toEqual([]);
  await new Promise((later) => setImmediate(later));
  expect(written).toEqual(["a", "b"]);
});
