import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { Limiter, sourceOf } from "../../src/server/limits.ts";
import { Client, newId, newKey } from "./client.ts";
import { get, type House, openHouse, post, seatTwo, sitDown } from "./house.ts";

let house: House | null = null;
const open = async (more: Parameters<typeof openHouse>[0] = {}) => {
  house = await openHouse(more);
  return house;
};
afterEach(async () => {
  await house?.close();
  house = null;
});

const WISH = { game: "toy", side: "rome", nickname: "Marius" };

test("however the server is started, node gets the same flags", () => {
  const flagsIn = (file: string, line: RegExp) =>
    line.exec(readFileSync(join(import.meta.dirname, "../..", file), "utf8"))![0].match(/--[a-z0-9-]+(=\d+)?/g);
  const flags = flagsIn("package.json", /"start": .*/);
  expect(flags).toContain("--v8-pool-size=1");
  expect(flagsIn("Dockerfile", /^CMD .*/m)).toEqual(flags);
  expect(flagsIn("punica", /flags="--.*/)).toEqual(flags);
});

describe("headers", () => {
  test("every answer carries strict ones, errors too", async () => {
    const { url } = await open();
    for (const path of ["/healthz", "/api/games", "/api/games/nothing", "/nowhere"]) {
      const { headers } = await fetch(url + path);
      const policy = headers.get("content-security-policy")!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("worker-src 'self'");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("strict-transport-security")).toBeNull();
      expect(headers.get("x-powered-by")).toBeNull();
    }
    expect((await fetch(`${url}/api/games`)).headers.get("cache-control")).toBe("no-store");
  });

  test("behind an https proxy the browser is told to stay with https", async () => {
    const { url } = await open({ proxies: 1 });
    const { headers } = await fetch(`${url}/healthz`, {
      headers: { "x-forwarded-proto": "https", "x-forwarded-for": "1.2.3.4" },
    });
    expect(headers.get("strict-transport-security")).toMatch(/max-age/);
  });
});

describe("the built page", () => {
  test("is served with its files; other paths are for the page to understand", async () => {
    const page = mkdtempSync(join(tmpdir(), "punica-page-"));
    mkdirSync(join(page, "assets"));
    writeFileSync(join(page, "index.html"), "<!doctype html><title>Punica</title>");
    writeFileSync(join(page, "assets/app-1a2b.js"), `export const long = "${"x".repeat(5000)}";`);
    const { url } = await open({ page });
    for (const path of ["/", "/game/abcdefghijkm", "/replay?at=7"]) {
      const response = await fetch(url + path);
      expect([response.status, await response.text()]).toEqual([200, "<!doctype html><title>Punica</title>"]);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
    const script = await fetch(`${url}/assets/app-1a2b.js`);
    expect(script.headers.get("cache-control")).toContain("immutable");
    expect(script.headers.get("content-encoding")).toMatch(/br|gzip|zstd/);
    for (const path of ["/assets/none.js", "/favicon.ico", "/api/none", "/..%2f..%2fpackage.json", "/.env"])
      expect((await fetch(url + path)).status).toBe(404);
    rmSync(page, { recursive: true });
  });
});

describe("what comes from outside", () => {
  test.each([
    ["an unknown game", { ...WISH, game: "chess" }, "unknown-game"],
    ["an unknown rule set", { ...WISH, ruleset: "house" }, "bad-header"],
    ["an unknown option", { ...WISH, options: { cheat: true } }, "bad-header"],
    ["an unknown side", { ...WISH, side: "gaul" }, "bad-request"],
    ["no nickname", { ...WISH, nickname: " \n " }, "bad-request"],
    ["an invisible nickname", { ...WISH, nickname: "\u200b\u2060\u3164\u2800" }, "bad-request"],
    ["a long nickname", { ...WISH, nickname: "x".repeat(25) }, "bad-request"],
    ["a part that is not random digits", { ...WISH, part: "mine" }, "bad-request"],
    ["a seed of one's own", { ...WISH, seed: "1" }, "bad-request"],
    ["no object", [], "bad-request"],
    ["nothing", null, "bad-request"],
  ])("a new game with %s is refused", async (_what, body, code) => {
    const { url } = await open();
    expect(await post(`${url}/api/games`, body, newKey())).toMatchObject({ status: 400, body: { error: { code } } });
  });

  test("bodies that are no JSON or too large, and bad keys, are refused", async () => {
    const { url } = await open();
    const send = (body: string, key = newKey()) =>
      fetch(`${url}/api/games`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      });
    expect((await send("{")).status).toBe(400);
    expect((await send(JSON.stringify({ ...WISH, nickname: "x".repeat(20_000) }))).status).toBe(413);
    expect((await send(JSON.stringify(WISH), "short")).status).toBe(401);
    expect(
      (
        await fetch(`${url}/api/games`, {
          method: "POST",
          body: "a=b",
          headers: { "content-type": "application/x-www-form-urlencoded" },
        })
      ).status,
    ).toBe(415);
  });

  test("a message that is too large ends the connection, and only that one", async () => {
    const { url } = await open();
    const pair = await seatTwo(url);
    const { rome, carthage } = await sitDown(url, pair);
    carthage.sendText("x".repeat(20_000));
    await carthage.until(() => carthage.closed !== null);
    expect(carthage.closed!.code).toBe(1009);
    expect(await rome.answer("pass")).toMatchObject({ type: "ack" });
  });

  test("a page from elsewhere may not connect", async () => {
    const { url } = await open();
    await expect(Client.open(url, { origin: "https://evil.example" })).rejects.toThrow("403");
    await expect(Client.open(url, { origin: "null" })).rejects.toThrow("403");
    await (await Client.open(url, { origin: url })).close();
  });

  test("whoever says no hello is sent away", async () => {
    const { url } = await open({ limits: { helloTime: 30 } });
    const client = await Client.open(url);
    await client.until(() => client.closed !== null);
    expect(client.closed).toEqual({ code: 1008, reason: "no hello" });
  });
});

describe("limits", () => {
  test("of messages on a connection: too many are refused, far too many end it", async () => {
    const { url } = await open({ limits: { messages: { burst: 10, perSecond: 0.001 } } });
    const pair = await seatTwo(url);
    const { rome } = await sitDown(url, pair);
    for (let i = 0; i < 7; i++) await rome.ask({ type: "why", option: "card:1" });
    expect(await rome.answer("pass")).toMatchObject({ type: "error", code: "too-many" });
    for (let i = 0; i < 101; i++) rome.send({ type: "resign", id: newId() });
    await rome.until(() => rome.closed !== null);
    expect(rome.closed!.code).toBe(1008);
    expect((await get(`${url}/api/games/${pair.id}`)).body).toMatchObject({ status: "playing", version: 0 });
  });

  test("of messages from an address over all of its connections", async () => {
    const { url } = await open({ limits: { messagesOfAddress: { burst: 10, perSecond: 0.001 } } });
    const pair = await seatTwo(url);
    const { rome, carthage } = await sitDown(url, pair);
    for (let i = 0; i < 4; i++) await rome.ask({ type: "why", option: "card:1" });
    expect(await carthage.ask({ type: "why", option: "card:1" })).toMatchObject({ code: "too-many" });
  });

  test("of requests and of new games from an address", async () => {
    const { url } = await open({
      limits: { newGames: { burst: 2, perSecond: 0.001 }, requests: { burst: 5, perSecond: 0.001 } },
    });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await post(`${url}/api/games`, WISH, newKey())).status);
    expect(statuses).toEqual([201, 201, 429]);
    await get(`${url}/api/games`);
    await get(`${url}/api/games`);
    const refused = await fetch(`${url}/api/games`);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
    expect(await refused.json()).toMatchObject({ error: { code: "too-many" } });
    expect((await get(`${url}/healthz`)).status).toBe(200);
  });

  test("of connections from an address, to a seat, and of spectators", async () => {
    const { url } = await open({ limits: { connectionsOfAddress: 6, connectionsOfSeat: 2, watchers: 1 } });
    const pair = await seatTwo(url);
    const hello = { game: pair.id, key: pair.keys.rome };
    await Client.enter(url, hello);
    await Client.enter(url, hello);
    const third = await Client.open(url);
    third.send({ type: "hello", ...hello });
    await third.until(() => third.closed !== null);
    expect(third.closed!.code).toBe(4001);
    await Client.enter(url, { game: pair.id });
    const watcher = await Client.open(url);
    watcher.send({ type: "hello", game: pair.id });
    await watcher.until(() => watcher.closed !== null);
    expect(watcher.closed!.code).toBe(4001);
    for (let i = 0; i < 3; i++) await Client.open(url);
    await expect(Client.open(url)).rejects.toThrow("429");
  });

  test("of games of one player that wait for an opponent", async () => {
    const { url } = await open({ limits: { waitingGames: 1 } });
    const key = newKey();
    expect((await post(`${url}/api/games`, WISH, key)).status).toBe(201);
    expect(await post(`${url}/api/games`, WISH, key)).toMatchObject({ status: 429, body: { error: { code: "too-many" } } });
  });

  test("fill up again with time, and remember only so many sources", () => {
    let time = 0;
    const limiter = new Limiter({ burst: 2, perSecond: 1 }, () => time, 3);
    expect([limiter.allows("a"), limiter.allows("a"), limiter.allows("a")]).toEqual([true, true, false]);
    time += 1500;
    expect([limiter.allows("a"), limiter.allows("a")]).toEqual([true, false]);
    for (const source of ["b", "c", "d"]) limiter.allows(source);
    expect([limiter.allows("a"), limiter.allows("a")]).toEqual([true, true]);
  });

  test("count an IPv6 customer as one, and an IPv4 address the same in either spelling", () => {
    expect(sourceOf("2001:db8:1:2:3:4:5:6")).toBe(sourceOf("2001:db8:1:2::9"));
    expect(sourceOf("2001:db8:1:2::9")).not.toBe(sourceOf("2001:db8:1:3::9"));
    expect(sourceOf("::ffff:10.0.0.7")).toBe("10.0.0.7");
    expect(sourceOf("::1")).toBe("0:0:0:0::/64");
  });

  test("look at the address that the trusted proxy saw, not at what a client claims", async () => {
    const { url } = await open({ proxies: 1, limits: { connectionsOfAddress: 1 } });
    await Client.open(url, { "x-forwarded-for": "6.6.6.6, 1.2.3.4" });
    await expect(Client.open(url, { "x-forwarded-for": "7.7.7.7, 1.2.3.4" })).rejects.toThrow("429");
    await Client.open(url, { "x-forwarded-for": "1.2.3.4, 1.2.3.5" });
  });
});

describe("running", () => {
  test("the log is structured and holds no key, token, invitation or nickname", async () => {
    const lines: string[] = [];
    const { url } = await open({ log: { write: (line) => lines.push(line) } });
    const pair = await seatTwo(url, { nickname: "Hasdrubal" });
    const { rome } = await sitDown(url, pair);
    await rome.answer("card:99");
    await get(`${url}/api/my-games`, pair.keys.rome);
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries).toContainEqual(
      expect.objectContaining({ msg: "request", method: "POST", route: "/api/games/:id/join", status: 200 }),
    );
    expect(entries).toContainEqual(expect.objectContaining({ code: "illegal-answer", game: pair.id, seat: "rome" }));
    for (const secret of [...Object.values(pair.keys), pair.made.token, pair.made.invite!, pair.joined.token, "Hasdrubal"])
      expect(lines.join()).not.toContain(secret);
  });

  test("a request and a connection are known by the ids that the proxy gave them, or by new ones, in every line of the log", async () => {
    const lines: string[] = [];
    const { url } = await open({ log: { write: (line) => lines.push(line) } });
    const given = await fetch(`${url}/api/games`, { headers: { "x-request-id": "from-the-proxy" } });
    expect(given.headers.get("x-request-id")).toBe("from-the-proxy");
    const forged = await fetch(`${url}/api/games`, { headers: { "x-request-id": "a b; c" } });
    expect(forged.headers.get("x-request-id")).toMatch(/^[\w-]{12}$/);
    const pair = await seatTwo(url);
    const client = await Client.open(url, { "x-request-id": "this-connection" });
    client.send({ type: "hello", game: pair.id, key: pair.keys.rome });
    await client.until(() => client.version >= 0);
    await client.answer("card:99");
    await client.close();
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries).toContainEqual(expect.objectContaining({ msg: "request", request: "from-the-proxy" }));
    const connected = { connection: "this-connection", game: pair.id, seat: "rome" };
    expect(entries).toContainEqual(expect.objectContaining({ msg: "connected", ...connected }));
    expect(entries).toContainEqual(expect.objectContaining({ code: "illegal-answer", ...connected }));
  });

  test("figures are told in the format of Prometheus, to this machine or to who has the token", async () => {
    const { url } = await open();
    const pair = await seatTwo(url);
    const { rome } = await sitDown(url, pair);
    await rome.answer("card:99");
    await rome.answer("pass");
    await get(`${url}/healthz`);
    const response = await fetch(`${url}/metrics`);
    expect(response.headers.get("content-type")).toContain("text/plain");
    const text = await response.text();
    for (const line of [
      'punica_steps_total{kind="answer"} 1',
      'punica_refused_total{code="illegal-answer"} 1',
      'punica_command_seconds_count{type="answer"} 1',
      "punica_rooms 1",
      "punica_sockets 2",
      'punica_storage_trouble{what="full"} 0',
      'punica_request_seconds_count{route="/api/games/:id/join",status="200"} 1',
    ])
      expect(text.split("\n")).toContain(line);
    expect(text).toMatch(/punica_sent_bytes_total [1-9]/);
    expect(text).not.toContain(pair.id);
  });

  test("figures are nobody else's business", async () => {
    const first = await open({ proxies: 1 });
    expect((await fetch(`${first.url}/metrics`, { headers: { "x-forwarded-for": "1.2.3.4" } })).status).toBe(404);
    await first.close();
    const { url } = await open({ metricsToken: "sesame" });
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { headers: { authorization: "Bearer sesame" } })).status).toBe(200);
  });

  test("health is told, and a broken storage shows", async () => {
    let time = 0;
    const { url, storage } = await open({ now: () => time });
    expect(await get(`${url}/healthz`)).toEqual({ status: 200, body: { ok: true, rooms: 0, connections: 0 } });
    storage.check = async () => ({ what: "full", sentence: "The disk is full." });
    time += 5000;
    expect(await get(`${url}/healthz`)).toMatchObject({ status: 503, body: { ok: false, trouble: "The disk is full." } });
  });

  test("stopping settles what is under way: all that was sent is either stored and acknowledged or neither", async () => {
    const { url } = await open();
    const pair = await seatTwo(url);
    const { rome, carthage } = await sitDown(url, pair);
    rome.send({ type: "answer", id: newId(), version: 0, answer: "pass" });
    await house!.close();
    house = null;
    await Promise.all([rome, carthage].map((client) => client.until(() => client.closed !== null)));
    expect(rome.closed!.code).toBe(1012);
    const acknowledged = rome.messages.some(({ type }) => type === "ack");
    expect(rome.messages.some(({ type }) => type === "update")).toBe(acknowledged);
  });

  test("a client that answers no ping is gone", async () => {
    const { url } = await open({ limits: { pingTime: 300 } });
    const pair = await seatTwo(url);
    const { rome, carthage } = await sitDown(url, pair);
    carthage.deafen();
    await rome.find((message) => message.type === "presence" && !message.here.includes("carthage"));
    expect(rome.closed).toBeNull();
  });
});
