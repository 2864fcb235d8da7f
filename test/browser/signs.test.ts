import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Answer, type AnyGame, headerFor, onlyAnswer, type Plain, Session } from "../../src/engine/index.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { liftCurtain } from "./player.ts";
import { expectAccessible, PHONE, Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

/** A game with as many signs on the board and in the bar as there are at a time. */
function crowded(rules: AnyGame, position: Plain, answers: readonly Answer[] = [], options = {}): StoredGame {
  const session = Session.fromPosition(rules, headerFor(rules, { seed: "signs", options }), position);
  for (const answer of answers) {
    session.answer(answer);
    for (
      let only = session.question && onlyAnswer(session.question);
      only;
      only = session.question && onlyAnswer(session.question)
    )
      session.answer(only);
  }
  return {
    ...courseOf(session),
    id: `signs-${rules.id}`,
    rulesVersion: rules.rulesVersion,
    players: { rome: "here", carthage: "here" },
    touched: 0,
    toMove: null,
    over: null,
    followed: { rome: 0, carthage: 0 },
  };
}

const GAMES: Readonly<Record<string, StoredGame>> = {
  hamilcar: crowded(
    hamilcar,
    {
      turn: 3,
      phase: "strategy",
      active: "rome",
      supremacy: "rome",
      seamanship: "fair",
      corvi: true,
      truce: true,
      citadel: "agrigentum",
      siegeTrains: ["lilybaeum"],
      siege: { agrigentum: { by: "rome", points: 1 } },
      flamen: "florus",
      dictator: "elected",
      mercenaries: ["xanthippus"],
      offices: { flaccus: "proconsul", duilius: "consul", calatinus: "dictator" },
      control: {
        rome: ["roma", "neapolis", "capua", "tarentum", "regium", "praeneste", "aleria"],
        carthage: ["carthago", "lilybaeum", "agrigentum", "syracusae", "carales", "panormus", "lipara", "sassari", "thermae"],
      },
      warships: { rome: { ready: 2, spent: 1, sunk: 1 }, carthage: { ready: 3, spent: 1 } },
      forces: [
        { side: "rome", at: "roma", cus: 4, generals: ["duilius"] },
        { side: "rome", at: "regium", cus: 4, supply: 2, generals: ["calatinus", "flaccus"] },
        { side: "rome", at: "lilybaeum", cus: 4 },
        { side: "rome", at: "venusia", supply: 1 },
        { side: "rome", at: "inside:tarentum", cus: 1 },
        { side: "carthage", at: "carthago", cus: 2, elephants: 2, generals: ["hanno", "carthalo"] },
      ],
      hands: { rome: [41, 2], carthage: [3] },
    },
    ["card:41", "activate", "general:duilius", "sail", 2, "space:neapolis"],
  ),
  hannibal: crowded(hannibal, {
    turn: 6,
    active: "rome",
    consuls: ["p_scipio"],
    proconsul: "marcellus",
    macedonia: "allied",
    truce: true,
    navalVictory: true,
    hannoCounsels: true,
    catoCounsels: true,
    reshuffle: true,
    siegeTrain: "syracuse",
    siege: { syracuse: { by: "carthage", points: 1 } },
    forces: [
      { side: "rome", at: "rome", cus: 5, generals: ["p_scipio", "marcellus"] },
      { side: "rome", at: "capua", cus: 2 },
      { side: "carthage", at: "syracuse", cus: 5, elephants: 2, generals: ["hannibal"] },
      { side: "rome", at: "inside:syracuse", cus: 1 },
    ],
    hands: { rome: [4], carthage: [5] },
  }),
};

/** The pictures and the numbers of pieces, spaces and ways on the board, by how they are drawn. */
const drawnOn = (page: Page, where: string): Promise<string[]> =>
  page.locator(where).evaluateAll((drawings) => {
    const all = drawings.flatMap((drawing) => [...drawing.querySelectorAll("use, text")]);
    const kinds = all.map((each) => {
      const scope = [...each.classList].find((name) => name.startsWith("svelte-"));
      return each.getAttribute("href") ?? `a number of ${scope}`;
    });
    return [...new Set(kinds)];
  });

for (const [name, game] of Object.entries(GAMES))
  test(`${name}: whatever stands on the board and in the bar is in the list of signs`, async () => {
    const page = await stage.page();
    await stage.openGame(page, game);
    await liftCurtain(page);
    // the numbers of warships have their titles above them
    const board = await drawnOn(page, ".ways, .anchors, .space, .walls, .siege, .piece, .ship, .citadel, .tyrrhenum, .hire");
    expect(board.length).toBeGreaterThan(15);
    const bar = page.locator("header .score").first();
    const loose = await bar.evaluate((node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.textContent?.trim() && !text.parentElement!.closest("[data-sign], .hidden")) found.push(text.textContent);
      return found;
    });
    expect(loose, "in the bar, but no sign").toEqual([]);
    const inBar = await bar.locator("[data-sign]").evaluateAll((signs) => signs.map((sign) => sign.getAttribute("data-sign")));
    // whoever asks about anything on the board is led to the list
    await page.locator("[data-space=syracusae], [data-space=syracuse]").press("Enter");
    await page.locator("[data-all-signs]").click();
    await page.locator("dialog [data-sign]").first().waitFor();
    const explained = await drawnOn(page, "dialog [data-sign] svg");
    expect(board.filter((sign) => !explained.includes(sign))).toEqual([]);
    const lines = await page
      .locator("dialog [data-sign]")
      .evaluateAll((signs) => signs.map((sign) => sign.getAttribute("data-sign")));
    expect(inBar.filter((sign) => !lines.includes(sign))).toEqual([]);
    expect(await page.locator("dialog").textContent()).not.toMatch(/face\.|\{/);
    await expectAccessible(page, `signs of ${name}`);
  });

const WAR = crowded(
  firstPunicWar,
  {
    turn: 2,
    phase: "operations",
    first: "rome",
    side: "rome",
    crisis: "3116",
    ap: { rome: 10, carthage: 4 },
    armies: { rome: ["3010"], carthage: ["1918"] },
    camps: { rome: ["3017"], carthage: [] },
    pillaged: ["2916"],
    colonies: ["2419"],
    markers: { rome: ["spy", "tactics-2"], carthage: ["levy"] },
    units: {
      "R-garrison-1": { at: "3116" },
      "R-garrison-2": { at: "2809" },
      "R-legion-1": { at: "2816", veteran: true },
      "R-legion-2": { at: "2816" },
      "R-duilius": { at: "2816" },
      "R-legion-3": { at: "3017" },
      "R-legion-4": { at: "3010" },
      "R-auxiliary-1": { at: "3011" },
      "R-cavalry-1": { at: "2707" },
      "R-siege-1": { at: "2906" },
      "R-fleet-1": { at: "3216" },
      "R-fleet-2": { at: "3216" },
      "R-legion-5": { at: "3216" },
      "C-hoplite-2": { at: "2917", veteran: true },
      "C-hoplite-3": { at: "2917" },
      "C-hanno": { at: "2917" },
      "C-elephant-1": { at: "2418" },
      "C-marine-1": { at: "2419" },
      "C-fleet-1": { at: "2717" },
      "C-garrison-1": { at: "2417" },
      "C-hoplite-4": { at: "1918" },
    },
  },
  [],
  { pillage: true, colonies: true },
);

test("first-punic-war: whatever stands on the board and in the bar is in the list of signs", async () => {
  const page = await stage.page();
  await stage.openGame(page, WAR);
  await liftCurtain(page);
  /** All that is drawn, by its class. */
  const drawn = (where: string) =>
    page.locator(where).evaluateAll((drawings) => {
      const all = drawings.flatMap((drawing) => [drawing, ...drawing.querySelectorAll("*")]);
      const names = all.flatMap((each) => [...each.classList].filter((name) => !name.startsWith("svelte-")));
      const uses = all.flatMap((each) => each.getAttribute("href") ?? []);
      return [...new Set([...names, ...uses])];
    });
  const board = ".sides, .roads, .place, .places > .anchor, .overlay, .piece, .trail, .chip";
  const before = await drawn(board);
  // who stands where he can attack: what is within reach, and the attack
  await page.locator("[data-space='2816']").dispatchEvent("click");
  await page.locator("[data-plan]").waitFor();
  const planned = await drawn(".overlay");
  const bar = page.locator("header .score").first();
  const inBar = await bar.locator("[data-sign]").evaluateAll((signs) => signs.map((sign) => sign.getAttribute("data-sign")));
  await page.keyboard.press("Escape");
  await page.keyboard.press("c");
  await page.getByRole("button", { name: "What the signs mean" }).click();
  await page.locator("dialog [data-sign]").first().waitFor();
  const explained = await drawn("dialog [data-sign] svg");
  expect([...before, ...planned].length).toBeGreaterThan(60);
  // what belongs to the piece itself, not to what it shows
  const OTHER = /^(piece|scaled|looks|hit|open|lit|chosen|overlay|aside)$/;
  expect([...new Set([...before, ...planned])].filter((name) => !OTHER.test(name) && !explained.includes(name))).toEqual([]);
  const lines = await page
    .locator("dialog [data-sign]")
    .evaluateAll((signs) => signs.map((sign) => sign.getAttribute("data-sign")));
  expect(inBar.filter((sign) => !lines.includes(sign))).toEqual([]);
  expect(await page.locator("dialog").textContent()).not.toMatch(/face\.|term:|\{/);
  await expectAccessible(page, "signs of first-punic-war");
});

test("the list of signs can be read on a phone, in French and by night", async () => {
  const page = await stage.page({ viewport: PHONE, language: "fr", theme: "dark" });
  for (const game of [...Object.values(GAMES), WAR]) {
    await stage.openGame(page, game);
    await liftCurtain(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Que veulent dire les signes" }).click();
    await page.locator("dialog [data-sign]").first().waitFor();
    expect(await page.locator("dialog").textContent()).not.toMatch(/face\.|\{/);
    expect(await page.locator("dialog").evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    await expectAccessible(page, `signs of ${game.id} on a phone`);
    await page.keyboard.press("Escape");
  }
});
