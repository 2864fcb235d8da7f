import type { Page, WebSocketRoute } from "playwright-core";
import { encode } from "uqr";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyDifference, type Plain } from "../../src/engine/index.ts";
import { other, type Seat } from "../../src/games/shared/rules/seats.ts";
import type { ServerMessage } from "../../src/server/protocol.ts";
import { newKey } from "../server/client.ts";
import { type Pair, playUntil, seatTwo, sitDown } from "../server/house.ts";
import { ELSEWHERE } from "./chromium.ts";
import { aggressor, answerFirst, battleHeading, version } from "./player.ts";
import { expectAccessible, PHONE, Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

type View = { battle: { rounds: unknown[]; stage: string } | null };

/** Two players play on, through the server, until a battle is being fought. Lots and parts are given, and so are the dice: it comes to battle in every run. */
async function untilBattle(): Promise<Pair> {
  const pair = await seatTwo(stage.house.url, { game: "hannibal", public: true, part: "0".repeat(32) });
  const duel = await sitDown(stage.house.url, pair);
  const play = aggressor("to battle");
  const fighting = () => (duel.rome.view as View).battle?.stage === "rounds";
  await playUntil(duel, fighting, "to battle", (question) => {
    const client = duel[question.seat as Seat];
    return play(question, { view: () => client.view } as never);
  });
  expect(fighting()).toBe(true);
  await Promise.all([duel.rome.close(), duel.carthage.close()]);
  return pair;
}

const inBattle = (page: Page) => battleHeading(page).isVisible();
/** How many squares a QR code has on a side, its border included. */
const sizeOf = (link: string) => encode(link, { ecc: "M", border: 2 }).size;
const isAsked = (page: Page) => page.locator(".prompt.mine").isVisible();

describe("two browsers far apart", () => {
  let pair: Pair;
  const pages = {} as Record<Seat, Page>;
  const wire: string[] = [];
  const lines: WebSocketRoute[] = [];
  let watcher: Page;

  beforeAll(async () => {
    pair = await untilBattle();
  });

  test("find the game among theirs, and open it where it stands", async () => {
    for (const seat of ["rome", "carthage"] as const) {
      pages[seat] = await stage.page({
        player: pair.keys[seat],
        prefs: { confirm: "never" },
        ...(seat === "carthage" && { viewport: PHONE }),
      });
      // a line to the server that the test can cut
      if (seat === "rome")
        await pages.rome.routeWebSocket(/\/ws$/, (line) => {
          line.connectToServer();
          lines.push(line);
        });
      await stage.go(pages[seat], "");
      await pages[seat].getByRole("link", { name: /Hannibal: Rome vs. Carthage/ }).click();
      await pages[seat].locator(".prompt").waitFor();
    }
    expect(await inBattle(pages.rome)).toBe(true);
  });

  test("somebody watches: nothing hidden comes over the wire", async () => {
    watcher = await stage.page();
    watcher.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => wire.push(String(payload))));
    await stage.go(watcher, "");
    await watcher
      .getByRole("link", { name: /Scipio as Rome/ })
      .first()
      .click();
    await watcher.locator(".prompt").waitFor();
    await expectAccessible(watcher, "watching");
    expect(await isAsked(watcher)).toBe(false);
  });

  test("fight the battle to its end, one reloading and one losing the connection on the way", async () => {
    let rounds = 0;
    let reloaded = false;
    let cutOff = false;
    while (await inBattle(pages.rome)) {
      expect(rounds++).toBeLessThan(120);
      await expect
        .poll(async () => (await isAsked(pages.rome)) || (await isAsked(pages.carthage)), { timeout: 10_000 })
        .toBe(true);
      const asked = (await isAsked(pages.rome)) ? pages.rome : pages.carthage;
      if (rounds === 1) {
        reloaded = true;
        await pages.carthage.reload();
        await pages.carthage.locator(".prompt").waitFor();
        continue;
      }
      if (rounds === 2) {
        cutOff = true;
        const before = lines.length;
        await lines.at(-1)!.close({ code: 1012, reason: "cut off" });
        await expect.poll(() => lines.length).toBeGreaterThan(before);
        continue;
      }
      expect(await asked.title()).toContain("Your move");
      await answerFirst(asked);
      await expect
        .poll(async () => new Set(await Promise.all([pages.rome, pages.carthage, watcher].map(version))).size, {
          timeout: 10_000,
        })
        .toBe(1);
    }
    expect(reloaded && cutOff).toBe(true);
  });

  test("the one who watched was never sent a card that was not open", () => {
    expect(wire.length).toBeGreaterThan(3);
    let view: Plain = null;
    const look = () => {
      const { hands, deck, battle } = view as { hands: unknown; deck: unknown; battle: { hands: unknown } | null };
      expect(hands).toEqual({ rome: expect.any(Number), carthage: expect.any(Number) });
      expect(deck).toEqual(expect.any(Number));
      if (battle) expect(battle.hands).toEqual({ rome: expect.any(Number), carthage: expect.any(Number) });
    };
    for (const frame of wire) {
      expect(frame).not.toMatch(/"options":\[/);
      expect(frame).not.toMatch(/"only":/);
      const message = JSON.parse(frame) as ServerMessage;
      if (message.type === "snapshot") view = message.view;
      else if (message.type !== "update") continue;
      else
        for (const part of [...message.frames, message]) {
          view = applyDifference(view, part.view);
          look();
        }
      look();
    }
  });

  test("talk to each other, offer a draw, and both see the end and everything that was hidden", async () => {
    await pages.rome.getByRole("button", { name: "Chat" }).click();
    await pages.rome.getByLabel("Write a message").fill("Well fought!");
    await pages.rome.keyboard.press("Enter");
    await pages.carthage.getByRole("tab", { name: "Log" }).click();
    await pages.carthage.getByRole("button", { name: "Chat" }).click();
    await pages.carthage.getByText("Well fought!").waitFor();
    await expectAccessible(pages.rome, "talk");
    await pages.rome.getByRole("button", { name: "Menu" }).click();
    await expectAccessible(pages.rome, "menu of an online game");
    await pages.rome.getByRole("button", { name: "Offer a draw" }).click();
    await pages.carthage.getByRole("button", { name: "Accept" }).click();
    await pages.rome.getByRole("heading", { name: "A draw" }).waitFor();
    await pages.rome.locator(".prompt").getByText("Both sides agreed to a draw.").waitFor();
    await expectAccessible(pages.rome, "the end");
    await expect.poll(() => pages.rome.locator(".hand h2").count()).toBe(2);
  });

  test("and play again with sides swapped", async () => {
    await pages.rome.getByRole("button", { name: /Rematch/ }).click();
    await pages.carthage.getByRole("button", { name: "Accept" }).click();
    await pages.rome.getByRole("link", { name: "Go to the rematch" }).click();
    await pages.rome.locator(".prompt").waitFor();
    await expect.poll(() => pages.rome.locator("[data-seat]").getAttribute("data-seat")).toBe("carthage");
  });
});

describe("an invitation by link", () => {
  let host: Page;
  let guest: Page;

  test("a nickname is enough", async () => {
    host = await stage.page({ prefs: { confirm: "never" } });
    await stage.go(host, "");
    await host.getByRole("button", { name: "Invite somebody" }).first().click();
    await host.getByLabel("Your nickname").fill("Fabius");
    await host.getByRole("button", { name: "Create the game" }).click();
    const link = await host.locator("[data-link]").inputValue();
    await expectAccessible(host, "waiting for an opponent");

    guest = await stage.page({ viewport: PHONE, prefs: { confirm: "never" } });
    // the guest comes in over a network, without https
    stage.expected.push(/Cross-Origin-Opener-Policy header has been ignored/);
    await guest.goto(link.replace("127.0.0.1", ELSEWHERE));
    await guest.getByText(/Fabius invites you/).waitFor();
    await expectAccessible(guest, "invitation");
    await guest.getByLabel("Your nickname").fill("Maharbal");
    await guest.getByRole("button", { name: "Take the seat" }).click();
    await guest.locator(".prompt").waitFor();
    await host.locator(".prompt").waitFor();
    await host.getByText("Maharbal").first().waitFor();
    expect(await host.title()).toContain("Hannibal");
  });

  test("where there is no https, a browser keeps back half of what it can do: moves are made all the same", async () => {
    expect(await guest.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([false, "undefined"]);
    const both = [host, guest];
    const askedOne = async () => (await isAsked(guest)) || (await isAsked(host));
    for (let moves = 0; moves < 20 && !(await isAsked(guest)); moves++) {
      await answerFirst(host);
      await expect.poll(askedOne, { timeout: 10_000 }).toBe(true);
    }
    await answerFirst(guest);
    await expect.poll(async () => new Set(await Promise.all(both.map(version))).size, { timeout: 10_000 }).toBe(1);
  });

  test("a seat is opened on another device by its link, which is shown as a QR code, too", async () => {
    const side = await guest.locator("[data-seat]").getAttribute("data-seat");
    await guest.getByRole("button", { name: "Menu" }).click();
    await guest.getByRole("button", { name: "Open this seat on another device" }).click();
    const link = await guest.getByLabel("Link to your seat", { exact: true }).inputValue();
    const code = guest.getByRole("img", { name: "Link to your seat as a QR code" });
    await code.waitFor();
    expect(await code.getAttribute("viewBox")).toBe(`0 0 ${sizeOf(link)} ${sizeOf(link)}`);
    await expectAccessible(guest, "the seat on another device");
    await guest.keyboard.press("Escape");

    const another = await stage.page();
    await another.goto(link);
    await another.locator(".prompt").waitFor();
    expect(await another.locator("[data-seat]").getAttribute("data-seat")).toBe(side);
    expect(await version(another)).toBe(await version(guest));
    // whoever looks over a shoulder learns nothing
    expect(another.url()).not.toContain("seat");
    await another.close();
  });

  test("at the end a seal shows what was proved of the dice, the player's own part in them included", async () => {
    await guest.getByRole("button", { name: "Menu" }).click();
    await guest.getByRole("button", { name: "Resign" }).click();
    await guest.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    const seal = host.locator("[data-seal]");
    await seal.waitFor();
    expect(await seal.getAttribute("data-seal")).toBe("fair");
    await seal.locator("summary").click();
    const proved = await seal.getByRole("listitem").allTextContents();
    expect(proved.map((text) => text.split(" ").slice(0, 3).join(" "))).toEqual([
      "This browser was",
      "The server's secret",
      expect.stringMatching(/^All \d+ answers$/),
    ]);
    await expectAccessible(host, "the seal");
  });
});

test("a table that nobody has joined can be called off, and its link then says so", async () => {
  const host = await stage.page({ player: newKey(), prefs: { nickname: "Varro" } });
  await stage.go(host, "");
  await host.getByRole("button", { name: "Invite somebody" }).first().click();
  await host.getByRole("button", { name: "Create the game" }).click();
  const link = await host.locator("[data-link]").inputValue();
  await host.getByRole("button", { name: "Call it off" }).click();
  await host.getByRole("dialog").getByRole("button", { name: "Call it off" }).click();
  const row = host.getByRole("link", { name: /Called off/ });
  await row.click();
  await host.getByText("The game was called off before anybody joined.").waitFor();

  const guest = await stage.page();
  await guest.goto(link);
  await guest.getByText("The game was called off before anybody joined.").waitFor();
  expect(await guest.getByRole("button", { name: "Take the seat" }).count()).toBe(0);
});

test("whoever looks elsewhere is told that it is their turn, if they want to be", async () => {
  const pair = await seatTwo(stage.house.url, { game: "hannibal" } as never);
  const duel = await sitDown(stage.house.url, pair);
  const first = duel.rome.asked ? "rome" : "carthage";
  const second = other(first);
  const page = await stage.page({ player: pair.keys[second], keeping: true, prefs: { notify: true } });
  await page.context().grantPermissions(["notifications"]);
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title) => void shown.push(title);
    Object.defineProperty(document, "hidden", { get: () => true });
  });
  await stage.go(page, `#/g/${pair.id}`);
  await page.locator(".prompt").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const shown = () => page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
  expect(await shown()).toEqual([]);
  await playUntil(duel, () => duel[second].asked !== null, "on to the other");
  await expect.poll(shown).toEqual(["Your move"]);
  expect(await page.locator('link[rel="icon"]').getAttribute("href")).toBe("/icon-turn.svg");
});
