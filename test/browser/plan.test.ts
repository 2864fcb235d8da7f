import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, type AnyGame, chanceFrom, headerFor, onlyAnswer, type Question, Session } from "../../src/engine/index.ts";
import { policy as warPolicy } from "../../src/games/first-punic-war/players/frozen/policy.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { policy as hamilcarPolicy } from "../../src/games/hamilcar/players/frozen/policy.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { policy as hannibalPolicy } from "../../src/games/hannibal/players/frozen/policy.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import { playUntil, seatTwo, sitDown } from "../server/house.ts";
import { liftCurtain, stored } from "./player.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

type Policy = (state: never, question: Question<"rome" | "carthage">, chance: ReturnType<typeof chanceFrom>) => Answer;

interface Plan {
  readonly game: AnyGame;
  readonly policy: Policy;
  readonly seed: string;
  readonly prompt: string;
  readonly nth: number;
  readonly seat: string;
  /** what one begins with, where one goes, and by which way point */
  readonly stack: string;
  readonly goal: string;
  readonly via: string;
  /** a place that is clicked before anybody is chosen, who is sent there, and who else could be */
  readonly first: { readonly place: string; readonly sent: string; readonly other?: string };
}
const PLANS: Record<string, Plan> = {
  hannibal: {
    game: hannibal as unknown as AnyGame,
    policy: hannibalPolicy as Policy,
    seed: "plan shot",
    prompt: "hannibal.play-card",
    nth: 1,
    seat: "carthage",
    stack: "Hannibal",
    goal: "space:tarraco",
    via: "space:dertosa",
    first: { place: "space:salaria", sent: "general:mago", other: "general:hannibal" },
  },
  hamilcar: {
    game: hamilcar as unknown as AnyGame,
    policy: hamilcarPolicy as Policy,
    seed: "two shot",
    prompt: "hamilcar.play-card",
    nth: 3,
    seat: "carthage",
    stack: "Hanno",
    goal: "space:hadrumetum",
    via: "space:tunes",
    first: { place: "space:hadrumetum", sent: "general:hanno" },
  },
  "first-punic-war": {
    game: firstPunicWar as unknown as AnyGame,
    policy: warPolicy as Policy,
    seed: "two shot",
    prompt: "fpw.choose-operation",
    nth: 1,
    seat: "rome",
    stack: "Duilius",
    goal: "hex:3212",
    via: "hex:3213",
    first: { place: "hex:3112", sent: "hex:3216", other: "hex:3011" },
  },
};

function upTo({ game, policy, seed, prompt, nth, seat }: Plan): Session {
  const session = Session.begin(game, headerFor(game, { seed }));
  const chance = chanceFrom("x");
  for (let left = nth; ; ) {
    const question = session.question!;
    if (question.prompt === prompt && question.seat === seat && --left === 0) return session;
    session.answer(onlyAnswer(question) ?? policy(session.state as never, question as never, chance));
  }
}

async function open(plan: Plan, viewport: typeof WIDE): Promise<{ page: Page; version: number }> {
  const session = upTo(plan);
  const page = await stage.page({ viewport, prefs: { curtain: false } });
  await stage.openGame(page, stored(session.header, "plan", courseOf(session).inputs, plan.game));
  await liftCurtain(page);
  return { page, version: session.version };
}
const version = (page: Page) => page.locator("[data-version]").getAttribute("data-version").then(Number);
const nameOf = (id: string) => id.slice(id.indexOf(":") + 1);
const confirm = (page: Page) => page.locator("[data-plan-confirm]");

type Device = "mouse" | "touch" | "keyboard";

async function press(page: Page, device: Device, selector: string): Promise<void> {
  const thing = page.locator(selector).first();
  await thing.waitFor({ state: "attached" });
  const force = /^\[data-(space|stack)/.test(selector); // on the board it may lie under a counter
  if (device === "mouse") await thing.click({ force });
  else if (device === "touch") {
    if (selector.startsWith("[data-space")) {
      await thing.focus(); // the map is moved to it, as by a finger
      await (await thing.elementHandle())!.waitForElementState("stable"); // and comes to rest: who presses by force does not wait for it
    }
    await thing.tap({ force });
  } else {
    await thing.focus();
    await page.keyboard.press("Enter");
  }
}

const undo = "[data-undo]";

/** What one begins with, where one goes, and by which way point. */
interface Route {
  readonly stack: string;
  readonly goal: string;
  readonly via: string;
}

/** A march is planned, seen on the board before it is made, bent, confirmed, and taken back whole: it ends where it began. */
async function travelled(page: Page, device: Device, { stack, goal, via }: Route, before: number): Promise<void> {
  await press(page, device, stack);
  await press(page, device, `[data-place="${goal}"]`);
  await page
    .locator(`[data-space="${nameOf(goal)}"][aria-pressed="true"]`)
    .first()
    .waitFor({ state: "attached" });
  await confirm(page).waitFor();
  await press(page, device, "[data-bend]");
  await press(page, device, `[data-space="${nameOf(via)}"]`);
  await page.locator("[data-straighten]").waitFor();
  expect(await version(page)).toBe(before);
  await press(page, device, "[data-plan-confirm]");
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  await expect.poll(() => page.locator(undo).first().isEnabled()).toBe(true); // the plan has been carried out
  if (device === "keyboard") await page.keyboard.press("u");
  else await press(page, device, undo);
  await expect.poll(() => version(page)).toBe(before);
  expect(stage.errors).toEqual([]);
}

/** Confirms a plan and takes it back whole. */
async function confirmed(page: Page, before: number): Promise<void> {
  await confirm(page).click();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  await page.keyboard.press("u");
  await expect.poll(() => version(page)).toBe(before);
  expect(stage.errors).toEqual([]);
}

for (const [name, plan] of Object.entries(PLANS)) {
  describe(name, () => {
    let page: Page;
    let before: number;
    beforeAll(async () => {
      ({ page, version: before } = await open(plan, WIDE));
    });
    afterAll(() => stage.closePages());

    const route: Route = { ...plan, stack: `[data-stack][aria-label*="${plan.stack}"]` };
    for (const device of ["mouse", "keyboard"] as const)
      test(`by ${device} a march is planned, seen, bent, confirmed, and taken back whole`, () =>
        travelled(page, device, route, before));

    test("a counter is dragged to where it goes", async () => {
      const middle = async (selector: string) => {
        const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
        return [x + width / 2, y + height / 2] as const;
      };
      const counter = `[data-stack][aria-label*="${plan.stack}"]`;
      await page.locator(counter).first().waitFor();
      await page.mouse.move(...(await middle(counter)));
      await page.mouse.down();
      const goal = await middle(`[data-space="${nameOf(plan.goal)}"]`);
      await page.mouse.move(goal[0] - 20, goal[1] - 20, { steps: 4 });
      await page.mouse.move(...goal, { steps: 4 });
      await page.mouse.up();
      expect(await version(page)).toBe(before);
      await confirmed(page, before);
    });

    test("a plan is given up with Escape", async () => {
      await press(page, "keyboard", route.stack);
      await press(page, "keyboard", `[data-place="${plan.goal}"]`);
      await confirm(page).focus();
      await page.keyboard.press("Escape");
      await expect.poll(() => confirm(page).count()).toBe(0);
      expect(await version(page)).toBe(before);
      expect(stage.errors).toEqual([]);
    });

    test("a click on a place and one on Confirm send somebody there, and others at one click more", async () => {
      const { first } = plan;
      const chosen = page.locator('[data-plan] [data-comer][aria-pressed="true"]');
      const sendAnybody = () => page.locator(`[data-space="${nameOf(first.place)}"]`).click({ force: true });
      await sendAnybody();
      await confirm(page).waitFor();
      expect(await page.locator("[data-plan]").getAttribute("data-plan")).toBe(first.sent);
      await confirmed(page, before);
      if (!first.other) return;
      await sendAnybody();
      expect(await chosen.getAttribute("data-comer")).toBe(first.sent);
      await page.locator(`[data-comer="${first.other}"]`).click();
      await expect.poll(() => chosen.getAttribute("data-comer")).toBe(first.other);
      await confirmed(page, before);
    });
  });

  test(`${name}, by touch: a march is planned, seen, bent, confirmed, and taken back whole`, async () => {
    const { page, version: before } = await open(plan, PHONE);
    await travelled(page, "touch", { ...plan, stack: `[data-stack][aria-label*="${plan.stack}"]` }, before);
    await stage.closePages();
  });

  test(`${name}, online, by mouse, keyboard and touch: a plan is one request, and nothing is said before it is confirmed`, async () => {
    const { enter, said } = await seatedOnline(plan);
    const page = await enter(WIDE);
    const before = await version(page);
    const route = await routeOn(page);
    expect(said()).toEqual([]);
    await travelled(page, "mouse", route, before);
    await travelled(page, "keyboard", route, before);
    await travelled(await enter(PHONE), "touch", route, before);
    expect(said()).toEqual(["plan", "undo", "plan", "undo", "plan", "undo"]);
    await stage.closePages();
  });
}

/** A game online that has come to a question: how to open it as the one who is asked, and what the pages have said of answers since. */
async function seatedOnline({ game, prompt }: Pick<Plan, "game" | "prompt">) {
  const pair = await seatTwo(stage.house.url, { game: game.id, part: "0".repeat(32) });
  const duel = await sitDown(stage.house.url, pair);
  const isAsked = () => [duel.rome, duel.carthage].some((client) => client.asked?.prompt === prompt);
  await playUntil(duel, isAsked, "to a plan");
  const seat: "rome" | "carthage" = duel.rome.asked?.prompt === prompt ? "rome" : "carthage";
  await Promise.all([duel.rome.close(), duel.carthage.close()]);
  const sent: { type: string }[] = [];
  const enter = async (viewport: typeof WIDE) => {
    const page = await stage.page({ player: pair.keys[seat], viewport });
    page.on("websocket", (socket) =>
      socket.on("framesent", ({ payload }) => sent.push(...[JSON.parse(String(payload)) as { type: string }])),
    );
    await stage.go(page, `#/g/${pair.id}`);
    await page.locator(".prompt.mine").waitFor();
    return page;
  };
  const said = () => sent.flatMap(({ type }) => (["answer", "plan", "undo"].includes(type) ? [type] : []));
  return { enter, said, seat };
}

/** The first route on a page that can be bent and taken back: found by trying, and given up again. */
async function routeOn(page: Page): Promise<Route> {
  const counters = page.locator("[data-stack][data-lit]");
  for (let nth = 0; nth < (await counters.count()); nth++) {
    const stack = `[data-stack][aria-label="${await counters.nth(nth).getAttribute("aria-label")}"]`;
    await press(page, "mouse", stack);
    const places = await page.locator("[data-place]").evaluateAll((all) => all.map((each) => each.getAttribute("data-place")!));
    for (const goal of places) {
      await press(page, "mouse", `[data-place="${goal}"]`);
      for (const via of (await page.getByText("You can still undo it afterwards").count()) > 0 ? places : []) {
        if (via === goal) continue;
        await press(page, "mouse", "[data-bend]");
        await press(page, "keyboard", `[data-space="${nameOf(via)}"]`);
        if ((await confirm(page).count()) > 0 && (await page.locator("[data-straighten]").count()) > 0) {
          await page.locator("[data-plan-cancel]").click();
          return { stack, goal, via };
        }
        if ((await page.locator("[data-straighten]").count()) > 0) await press(page, "mouse", "[data-straighten]");
        else await press(page, "mouse", "[data-bend]");
      }
      await page.locator("[data-plan-cancel]").click();
      await press(page, "mouse", stack);
    }
    if ((await page.locator("[data-plan-cancel]").count()) > 0) await page.locator("[data-plan-cancel]").click();
  }
  throw new Error("nobody can go anywhere by another way");
}

/** Recruits are changed, one is put elsewhere, all are confirmed at once, and taken back whole. */
async function mustered(page: Page, device: Device | "drag"): Promise<void> {
  const by = device === "drag" ? "mouse" : device;
  const before = await version(page);
  const recruits = page.locator("[data-mustered]");
  await recruits.first().waitFor();
  const proposed = await recruits.count();
  await press(page, by, "[data-less]:enabled");
  await expect.poll(() => recruits.count()).toBe(proposed - 1);
  await press(page, by, "[data-mustered]:enabled");
  const where = page.locator("[data-muster-place]");
  const other = (await where.locator("option:not(:checked)").first().getAttribute("value"))!;
  const place = `[data-space="${nameOf(other)}"]`;
  if (device === "drag")
    await page.locator("[data-mustered]:enabled").first().dragTo(page.locator(place).first(), { force: true });
  else await press(page, device, place);
  await expect.poll(() => where.inputValue()).toBe(other);
  expect(await version(page)).toBe(before);
  await press(page, by, "[data-muster-confirm]");
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  expect(await page.locator("[data-muster]").count()).toBe(0);
  if (by === "keyboard") await page.keyboard.press("u");
  else await press(page, by, undo);
  await expect.poll(() => version(page)).toBe(before);
  expect(stage.errors).toEqual([]);
}

describe("first punic war: recruits in one list", () => {
  const recruiting = { ...PLANS["first-punic-war"]!, prompt: "fpw.mobilize" };

  test("by mouse, by dragging and by keyboard they are put elsewhere and confirmed at once; or placed one by one", async () => {
    const { page } = await open(recruiting, WIDE);
    await mustered(page, "mouse");
    await mustered(page, "drag");
    await mustered(page, "keyboard");
    await page.locator("[data-by-hand]").click();
    await page.locator('[data-option^="unit:"]').first().waitFor();
    await page.locator("[data-at-once]").click();
    await page.locator("[data-muster]").waitFor();
    expect(stage.errors).toEqual([]);
  });

  test("no row moves while recruits are added and taken back, and each kind is explained where it stands", async () => {
    const { page } = await open(recruiting, WIDE);
    const rows = page.locator("[data-more]");
    await rows.first().waitFor();
    const heights = () => rows.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
    const before = await heights();
    for (const change of ["[data-less]:enabled", "[data-more]:enabled", "[data-more]:enabled", "[data-less]:enabled"]) {
      await page.locator(change).first().click();
      const after = await heights();
      // what only becomes possible with another comes last
      const common = Math.min(before.length, after.length);
      expect(after.slice(0, common), change).toEqual(before.slice(0, common));
    }
    const name = page.locator("[data-muster] .what").first();
    await name.click();
    await page.locator("[data-muster] .about").waitFor();
    await name.click();
    expect(await page.locator("[data-muster] .about").count()).toBe(0);
  });

  test("the space bar scrolls the list not away: pressed once more after a film, it does nothing", async () => {
    const { page } = await open(recruiting, WIDE);
    // what was clicked last is what the bar would scroll
    await page.locator("[data-muster] [data-proposed]").click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const body = page.locator(".prompt .body");
    expect(await body.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeGreaterThan(50);
    await page.keyboard.press("Space");
    await page.waitForTimeout(500);
    expect(await body.evaluate((node) => node.scrollTop)).toBe(0);
  });

  test("by touch too", async () => {
    const { page } = await open(recruiting, PHONE);
    await mustered(page, "touch");
  });

  test("and online, by mouse and by touch", async () => {
    const pair = await seatTwo(stage.house.url, { game: "first-punic-war", part: "0".repeat(32) });
    const duel = await sitDown(stage.house.url, pair);
    const isAsked = () => [duel.rome, duel.carthage].some((client) => client.asked?.prompt === "fpw.mobilize");
    await playUntil(duel, isAsked, "to a plan");
    const seat = duel.rome.asked?.prompt === "fpw.mobilize" ? "rome" : "carthage";
    await Promise.all([duel.rome.close(), duel.carthage.close()]);
    for (const [viewport, device] of [
      [WIDE, "mouse"],
      [PHONE, "touch"],
    ] as const) {
      const page = await stage.page({ player: pair.keys[seat], viewport });
      await stage.go(page, `#/g/${pair.id}`);
      await mustered(page, device);
    }
    await stage.closePages();
  });
});

test("hannibal: a card and its use are chosen at one click and taken back whole; the places for PCs are proposed", async () => {
  const { page, version: before } = await open(PLANS.hannibal!, WIDE);
  const both = page.locator('[data-both$=" place"]').first();
  await both.click();
  await expect.poll(() => version(page)).toBe(before + 2);
  await page.locator("input[data-option]").first().waitFor();
  await page.keyboard.press("u");
  await expect.poll(() => version(page)).toBe(before);
  // places for PCs are proposed as a whole, and another takes the place of one of them
  await page.locator('[data-both$=" place"]').last().click();
  await expect.poll(() => version(page)).toBe(before + 2);
  const chosen = page.locator("input[data-option]:checked");
  const count = await chosen.count();
  expect(count).toBeGreaterThan(0);
  const another = page.locator("input[data-option]:not(:checked)").first();
  const id = await another.getAttribute("data-option");
  await another.click();
  await page.locator(`input[data-option="${id}"]:checked`).waitFor();
  expect(await chosen.count()).toBe(count);
  // on the board too
  await page.locator(`[data-space="${id!.replace("space:", "")}"]`).click({ force: true });
  await page.locator(`input[data-option="${id}"]:not(:checked)`).waitFor();
  expect(await chosen.count()).toBe(count - 1);
  await page.locator("[data-send]").click();
  await expect.poll(() => version(page)).toBeGreaterThan(before + 2);
  expect(stage.errors).toEqual([]);
});

test("hannibal: a card is played with all that is proposed for it at one click, from the list and from the hand", async () => {
  const { page, version: before } = await open(PLANS.hannibal!, WIDE);
  const proposed = page.locator('[data-as-proposed$=" place"]');
  const said = (await proposed.first().innerText()).trim();
  const heading = await page.locator(".proposals > p").first().innerText();
  // what it says is what is ticked when the places are asked for
  await page.locator('[data-both$=" place"]').first().click();
  const ticked = page.locator("label:has(input[data-option]:checked)");
  await ticked.first().waitFor();
  for (const name of await ticked.locator(".label-text").allInnerTexts()) expect(said).toContain(name.split("\n")[0]!.trim());
  // and it is plain that it is done at once, and with which card
  expect(heading).toMatch(/at one click/);
  expect(said).toMatch(/^plays \d · /m);
  await page.keyboard.press("u");
  await expect.poll(() => version(page)).toBe(before);
  await proposed.first().click();
  await expect.poll(() => version(page)).toBeGreaterThanOrEqual(before + 3);
  const { page: phone } = await open(PLANS.hannibal!, PHONE);
  await press(phone, "touch", '[data-option^="card:"]');
  await press(phone, "touch", '[data-as-proposed="place"]');
  await expect.poll(() => version(phone)).toBeGreaterThanOrEqual(before + 3);
  expect(stage.errors).toEqual([]);
});

test("the second click of a double click does not reach another card, answer or place that has come to lie under it", async () => {
  const session = upTo(PLANS.hannibal!);
  const page = await stage.page({ prefs: { curtain: false }, still: true });
  const anew = () => stage.openGame(page, stored(session.header, "plan", courseOf(session).inputs, PLANS.hannibal!.game));
  await anew();
  /** Clicks one thing and at once another, as if that had come to lie at the same point. */
  const clicks = (selectors: readonly string[], away: boolean) =>
    page.evaluate(
      ([all, moves]) => {
        const heard: string[] = [];
        for (const [selector, thing] of all.map((each) => [each, document.querySelector(each)!] as const)) {
          const hear = () => heard.push(selector);
          thing.addEventListener("click", hear);
          const at = { bubbles: true, cancelable: true, detail: 1, clientX: 100, clientY: 100 };
          thing.dispatchEvent(new MouseEvent("click", at));
          thing.removeEventListener("click", hear);
          if (moves) document.dispatchEvent(new PointerEvent("pointermove", { clientX: 300, clientY: 100 }));
        }
        return heard;
      },
      [selectors, away] as const,
    );
  await page.locator(".hand [data-card]").first().waitFor();
  const cards = await page.locator(".hand [data-card]").evaluateAll((all) => all.map((card) => card.getAttribute("data-card")));
  const inHand = cards.slice(0, 2).map((card) => `.hand [data-card="${card}"]`);
  const inPanel = cards.slice(0, 2).map((card) => `[data-option="card:${card}"]`);
  const places = ["[data-space=tarraco]", "[data-space=dertosa]"];
  for (const [first, second] of [inHand, places, inPanel, [inPanel[0]!, inHand[1]!], [places[0]!, inPanel[1]!]])
    for (const away of [false, true]) {
      await anew();
      await page.locator(second!).waitFor();
      expect(await clicks([first!, second!], away)).toEqual(away ? [first, second] : [first]);
    }
  expect(stage.errors).toEqual([]);
});

test("hannibal, online, by mouse, keyboard and touch: a card with all that is proposed for it is one request, and is taken back whole", async () => {
  const { enter, said } = await seatedOnline(PLANS.hannibal!);
  const requests: string[] = [];
  for (const [viewport, device] of [
    [WIDE, "mouse"],
    [WIDE, "keyboard"],
    [PHONE, "touch"],
  ] as const) {
    const page = await enter(viewport);
    const before = await version(page);
    await page.locator('[data-as-proposed$=" place"]').first().waitFor({ state: "attached" });
    expect(said()).toEqual(requests);
    await press(page, device, '[data-as-proposed$=" place"]');
    await expect.poll(() => version(page)).toBeGreaterThanOrEqual(before + 3);
    if (device === "keyboard") await page.keyboard.press("u");
    else await press(page, device, undo);
    await expect.poll(() => version(page)).toBe(before);
    requests.push("plan", "undo");
    expect(said()).toEqual(requests);
    await stage.closePages();
  }
  expect(stage.errors).toEqual([]);
});

test("hannibal: a card is played with all that is proposed for it by keyboard, and taken back whole", async () => {
  const { page, version: before } = await open(PLANS.hannibal!, WIDE);
  await press(page, "keyboard", '[data-as-proposed$=" place"]');
  await expect.poll(() => version(page)).toBeGreaterThanOrEqual(before + 3);
  await page.keyboard.press("u");
  await expect.poll(() => version(page)).toBe(before);
  expect(stage.errors).toEqual([]);
});

describe("others go along on the way", () => {
  /** Somebody sets out and takes others along on the way; that is said only when it is confirmed. */
  async function joined(page: Page, device: Device, who: string, goal: string, join: string): Promise<void> {
    const before = await version(page);
    await press(page, device, `[data-stack][aria-label*="${who}"]`);
    await press(page, device, `[data-place="${goal}"]`);
    await press(page, device, `[data-join="${join}"]`);
    await page.locator(`[data-join="${join}"][aria-pressed="true"]`).waitFor();
    expect(await version(page)).toBe(before);
    await press(page, device, "[data-plan-confirm]");
    await expect.poll(() => version(page)).toBeGreaterThan(before + 4);
    expect(stage.errors).toEqual([]);
  }

  for (const [name, who, goal, join] of [
    ["hannibal", "Hasdrubal", "space:dertosa", "space:saguntum"],
    ["hamilcar", "Gisco", "space:camarina", "space:agrigentum"],
  ] as const)
    for (const [viewport, device] of [
      [WIDE, "mouse"],
      [WIDE, "keyboard"],
      [PHONE, "touch"],
    ] as const)
      test(`${name}, by ${device}`, async () => {
        const { page } = await open({ ...PLANS[name]!, nth: 1 }, viewport);
        await joined(page, device, who, goal, join);
        await stage.closePages();
      });

  test("hannibal, online: it is one request", async () => {
    const { enter, said, seat } = await seatedOnline(PLANS.hannibal!);
    const [who, goal, join] = { rome: ["Longus", "falerii", "rome"], carthage: ["Hasdrubal", "dertosa", "saguntum"] }[seat];
    await joined(await enter(WIDE), "mouse", who!, `space:${goal}`, `space:${join}`);
    expect(said()).toEqual(["plan"]);
    await stage.closePages();
  });
});

test("first punic war: an army with a fleet is planned to sail, and marches where a place on land is clicked", async () => {
  for (const [viewport, device] of [
    [WIDE, "mouse"],
    [PHONE, "touch"],
    [WIDE, "keyboard"],
  ] as const) {
    const { page, version: before } = await open(PLANS["first-punic-war"]!, viewport);
    const deed = (name: string) => page.locator(`[data-deed="${name}"]`).getAttribute("aria-pressed");
    await press(page, device, '[data-stack][aria-label*="Duilius"]');
    expect(await deed("sail")).toBe("true");
    await press(page, device, '[data-place="hex:3315"]');
    await expect.poll(() => deed("march")).toBe("true");
    await press(page, device, '[data-deed="sail"]');
    await expect.poll(() => deed("sail")).toBe("true");
    await press(page, device, "[data-plan-confirm]");
    // the fleets are at sea, and where to is asked next
    await expect.poll(() => version(page)).toBeGreaterThan(before + 3);
    await page.locator('[data-option^="hex:"]').first().waitFor();
    await stage.closePages();
  }
  expect(stage.errors).toEqual([]);
});

test("hannibal: an answer that was to be remembered is listed, and asked for again if wanted", async () => {
  const { page, version: before } = await open({ ...PLANS.hannibal!, prompt: "hannibal.who-first" }, WIDE);
  // once it has been answered, and not before
  expect(await page.locator("[data-remember]").count()).toBe(0);
  await page.locator('[data-option="carthage"]').click();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  await page.keyboard.press("u");
  await page.locator("[data-remembering] summary").click();
  await page.locator('[data-remember="game"]').click();
  await page.locator('[data-option="carthage"]').click();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  await page
    .locator("details", { has: page.locator("[data-ask-again]") })
    .locator("summary")
    .click();
  await page.locator('[data-ask-again="hannibal.who-first"]').click();
  await expect.poll(() => page.locator("[data-ask-again]").count()).toBe(0);
  expect(stage.errors).toEqual([]);
});

test("hannibal: a click with Shift is a way point", async () => {
  const plan = PLANS.hannibal!;
  const { page } = await open(plan, WIDE);
  await page.locator(`[data-stack][aria-label*="${plan.stack}"]`).first().click({ force: true });
  await page.locator(`[data-place="${plan.goal}"]`).click();
  await page
    .locator(`[data-space="${nameOf(plan.via)}"]`)
    .first()
    .click({ force: true, modifiers: ["Shift"] });
  await page.locator("[data-straighten]").waitFor();
  await confirm(page).waitFor();
  expect(stage.errors).toEqual([]);
});
