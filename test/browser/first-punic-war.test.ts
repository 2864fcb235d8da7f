import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Answer, type Choose, headerFor, onlyAnswer, type Plain, type Question, Session } from "../../src/engine/index.ts";
import en from "../../src/games/first-punic-war/page/words/all-en.ts";
import fr from "../../src/games/first-punic-war/page/words/all-fr.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import type { State } from "../../src/games/first-punic-war/rules/state.ts";
import { COMBAT_VETERAN, unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { courseOf, rebuild } from "../../src/web/replay/moves.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { Words } from "../../src/words/words.ts";
import { play, powers, situation, where } from "../first-punic-war/table.ts";
import { expectPrompt, give, liftCurtain } from "./player.ts";
import { expectAccessible, PHONE, Stage, WIDE } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

const WORDS = { en: new Words("en", en), fr: new Words("fr", fr) };

/** A game as the browser keeps it, with what has been played so far and dice for what comes. */
const kept = (session: Session<State, Plain, Seat>, dice: readonly number[] = []): StoredGame => ({
  ...courseOf(session),
  id: "war",
  rulesVersion: firstPunicWar.rulesVersion,
  players: { rome: "here", carthage: "here" },
  inputs: [...courseOf(session).inputs, ...(dice.length > 0 ? [{ dice }] : [])],
  touched: 0,
  toMove: null,
  over: null,
  followed: { rome: 0, carthage: 0 },
});

/** The game as the browser has kept it, played anew here: whatever it says has happened there. */
async function playedIn(page: Page): Promise<Session<State, Plain, Seat>> {
  const stored = await page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const request = indexedDB.open("punica", 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const games = request.result.transaction("games").objectStore("games").getAll();
          games.onsuccess = () => {
            request.result.close();
            resolve(games.result.at(-1));
          };
        };
      }),
  );
  return rebuild(firstPunicWar, stored as StoredGame) as unknown as Session<State, Plain, Seat>;
}
/** Waits until something is true of the game in the browser. */
const expectPlayed = (page: Page, what: (game: Session<State, Plain, Seat>) => unknown) =>
  expect.poll(async () => what(await playedIn(page)), { interval: 250 });

/** A game in the browser and its twin here, which says what is asked. */
class Play {
  readonly page: Page;
  readonly twin: Session<State, Plain, Seat>;
  readonly words: Words;

  constructor(page: Page, twin: Session<State, Plain, Seat>, words: Words) {
    this.page = page;
    this.twin = twin;
    this.words = words;
  }

  /** What the page asks next: forced answers it gives by itself. */
  async asked(prompt: string): Promise<Question> {
    for (;;) {
      const question = this.twin.question as Question;
      const forced = onlyAnswer(question);
      if (forced === undefined) break;
      this.twin.answer(forced);
    }
    const question = this.twin.question as Question;
    expect(question.prompt).toBe(`fpw.${prompt}`);
    await expectPrompt(this.page, question, this.words);
    return question;
  }

  async answer(prompt: string, answer: Answer): Promise<void> {
    const question = await this.asked(prompt);
    await give(this.page, question, answer);
    this.twin.answer(answer);
  }

  /** Clicks a hex of the board, whatever lies on it. */
  async clickHex(hex: string): Promise<void> {
    await this.page.locator(`[data-space="${hex}"]`).dispatchEvent("click");
  }
}

const u = (...ids: string[]) => ids.map((id) => `unit:${id}`);

/** Rome's turn from diplomacy on: an army at Capua with an enemy at Venusia, fleets at Rhegium, five units in the open. */
const campaign = () =>
  situation(
    [
      "R-legion-1 3010 veteran",
      "R-legion-2 3010 veteran",
      "R-cavalry-1 3010 veteran",
      "R-duilius 3010",
      "R-fleet-1 3216 veteran",
      "R-legion-3 3216 veteran",
      "R-regulus 3216",
      "R-legion-4 2908",
      "R-legion-5 2908",
      "R-legion-6 2908",
      "R-auxiliary-1 2908",
      "R-auxiliary-2 2908",
      "C-hoplite-2 3211",
      "C-auxiliary-2 3211",
      "C-garrison-1 2417",
      "M-hoplite-1 1907",
    ],
    { phase: "diplomacy", powers: powers(), markers: { rome: ["diplomacy-3"], carthage: [] } },
  );

async function playTurn(
  viewport: { width: number; height: number },
  language: "en" | "fr",
  theme: "light" | "dark",
): Promise<void> {
  const page = await stage.page({ viewport, language, theme, prefs: { confirm: "never" } });
  const twin = campaign();
  // diplomacy, the attack, the fleet, hunger
  const dice = [6, 6, 4, 1, 1];
  await stage.openGame(page, kept(twin, dice));
  twin.dice(dice);
  const game = new Play(page, twin, WORDS[language]);
  // in the order in which the page proposes or adds them
  const army = u("R-legion-1", "R-legion-2", "R-duilius", "R-cavalry-1");
  const pursuers = u("R-legion-1", "R-legion-2", "R-cavalry-1", "R-duilius");

  // a diplomacy attempt: what the dice would bring is there before it is made
  await game.asked("diplomacy");
  expect(await page.locator('[data-courted="power:massilia"] td').count()).toBe(6);
  await expectAccessible(page, "diplomacy");
  await game.answer("diplomacy", "power:massilia");
  await game.asked("choose-operation");
  await expectPlayed(page, ({ state }) => state.powers[1]).toBe(0);

  // a land operation with combat and pursuit
  await game.answer("choose-operation", "op:land");
  await game.answer("choose-force-hex", "hex:3010");
  await game.answer("choose-force", army);
  await game.asked("move");
  await expectAccessible(page, "moving");
  await game.answer("move", "hex:3111");
  await game.answer("attack", "hex:3211");
  await game.asked("choose-attackers");
  await liftCurtain(page);
  const odds = page.locator('[data-odds="battle"]');
  expect(await odds.textContent()).toContain(WORDS[language].say("fpw.because.striking-leader"));
  expect(await odds.locator("tbody td").count()).toBe(6);
  await expectAccessible(page, "odds");
  await game.answer("choose-attackers", army);
  await game.asked("choose-table");
  await page.locator('[data-combat="table"]').waitFor();
  await expectAccessible(page, "combat");
  await game.answer("choose-table", "table:battle");
  await game.asked("pursue");
  expect(where(await playedIn(page), "C-hoplite-2")).not.toBe("3211");
  await game.answer("pursue", pursuers);
  await settle(game, "choose-operation");
  await expectPlayed(page, (played) => army.map((id) => where(played, id.slice("unit:".length)))).toEqual(army.map(() => "3211"));

  // a naval transport with landing: a press on the harbour and Confirm carry the fleet there and the troops ashore
  await game.answer("choose-operation", "op:naval");
  await game.answer("embark", "unit:R-legion-3");
  await game.answer("embark", "unit:R-regulus");
  await game.asked("sail");
  await page.locator("[data-naval]").waitFor();
  // the die stands as a number above what is added to it
  expect(await page.locator("[data-die] b").innerText()).toBe(await page.locator("[data-naval]").getAttribute("data-naval"));
  await expectAccessible(page, "sailing");
  const carriedBy = (played: Session<State, Plain, Seat>) => played.state.aboard[unitNamed("R-legion-3")];
  await expectPlayed(page, carriedBy).toBe(unitNamed("R-fleet-1"));
  await game.clickHex("2916");
  await page.locator("[data-plan-confirm]").click();
  await expect.poll(() => page.locator("#prompt-sentence").textContent()).toContain(sentenceOf(language));
  await expectPlayed(page, (played) => [where(played, "R-legion-3"), carriedBy(played), where(played, "R-fleet-1")]).toEqual([
    "2916",
    -1,
    "2916",
  ]);
  await page.locator('button[data-option="end"]').click();

  // the supply phase: nothing is paid, hungry units check their morale, and the other side has its turn
  await expect.poll(() => page.locator("[data-supply]").count()).toBe(1);
  await expectAccessible(page, "supply");
  await give(page, (await playedIn(page)).question as Question, []);
  await page.locator('input[data-option="unit:R-auxiliary-1"]').waitFor();
  const hungry = (await playedIn(page)).question as Question;
  expect(hungry.prompt).toBe("fpw.hungry-units");
  if (hungry.kind === "pick") await give(page, hungry, hungry.options.slice(0, hungry.max));
  await expectPlayed(page, ({ state }) => state.side).toBe(1);
  expect((await playedIn(page)).log!.some(({ event }) => event === "fpw.hunger-check")).toBe(true);
}

const sentenceOf = (language: "en" | "fr") => WORDS[language].say("fpw.choose-operation", { ap: 7 }).split(":")[0]!.trim();

/** Declines what else is asked until a prompt comes. */
async function settle(game: Play, prompt: string): Promise<void> {
  while (game.twin.question?.prompt !== `fpw.${prompt}`) {
    const question = game.twin.question as Question;
    const forced = onlyAnswer(question);
    if (forced !== undefined) game.twin.answer(forced);
    else await game.answer(question.prompt.slice(4), question.kind === "choose" ? decline(question.options) : []);
  }
}
const decline = (options: readonly string[]) => options.find((id) => ["pass", "done", "no", "end"].includes(id))!;

describe("First Punic War", () => {
  test("a game is begun in the dialogue, which says what is reconstructed, and the set-up is chosen on the board", async () => {
    const page = await stage.page({ prefs: { curtain: false } });
    await stage.go(page, "");
    const card = page.getByRole("article", { name: "First Punic War" });
    await card.getByRole("button", { name: "Two players at this screen" }).click();
    await page.locator("dialog[open]").waitFor();
    await expect.poll(() => page.locator("dialog[open]").textContent()).toContain(en["fpw.reconstructed"]);
    await expectAccessible(page, "new game");
    await page.getByLabel("Scenario").selectOption("II");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator(".prompt.mine").waitFor();
    const twin = Session.begin(firstPunicWar, headerFor(firstPunicWar, { scenario: "II", seed: "x" }));
    const game = new Play(page, twin, WORDS.en);
    // all units are placed already, as a proposal
    await page.locator("[data-muster]").waitFor();
    await expectAccessible(page, "proposed set-up");
    await page.locator("[data-by-hand]").click();
    const question = await game.asked("setup-place");
    const first = question.kind === "choose" ? question.options[0]! : "";
    await expectAccessible(page, "set-up");
    await game.clickHex(first.slice("hex:".length));
    twin.answer(first);
    await game.asked("setup-place");
    const unit = String(question.params?.unit).slice("unit:".length);
    await expectPlayed(page, (played) => where(played, unit)).toBe(first.slice("hex:".length));
    await page.getByRole("button", { name: /Undo/ }).click();
    await expectPrompt(page, question, WORDS.en);
    await expectPlayed(page, (played) => where(played, unit)).toBe("available");
  });

  test("who does not care for the set-up has it made, and begins with the first turn", async () => {
    const page = await stage.page({ prefs: { curtain: false } });
    await stage.go(page, "");
    const card = page.getByRole("article", { name: "First Punic War" });
    await card.getByRole("button", { name: "Two players at this screen" }).click();
    await page.locator("dialog[open]").waitFor();
    await page.getByLabel(en["option:setup"]!).selectOption("auto");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator(".prompt.mine").waitFor();
    await expectPlayed(page, ({ state }) => [state.setup, state.phase, state.turn]).toEqual([null, "mobilization", 1]);
  });

  test("diplomacy, a land operation with combat and pursuit, a naval transport with landing and a supply phase", () =>
    playTurn(WIDE, "en", "light"));
  test("the same on a phone, in French, in the dark", () => playTurn(PHONE, "fr", "dark"));

  for (const viewport of [WIDE, PHONE]) {
    const press = (page: Page, selector: string) =>
      viewport === PHONE ? page.locator(selector).tap({ force: true }) : page.locator(selector).click({ force: true });

    test(`${viewport.width} wide: a press on a stack plans an operation, a press on a hex in reach and Confirm carry it out`, async () => {
      const page = await stage.page({ viewport, prefs: { confirm: "never", curtain: false } });
      const twin = campaign();
      play(twin, ["diplomacy", "done"]);
      await stage.openGame(page, kept(twin));
      const game = new Play(page, twin, WORDS.en);
      await game.asked("choose-operation");
      await press(page, '[data-stack="rome unit:R-duilius"]');
      await page.locator('[data-place="hex:2809"]').waitFor();
      await press(page, '[data-space="2809"]');
      await page.locator("[data-plan-confirm]").click();
      await expectPlayed(page, (played) => where(played, "R-duilius")).toBe("2809");
    });

    test(`${viewport.width} wide: a game opened in the middle of an operation shows the force that acts`, async () => {
      const page = await stage.page({ viewport, prefs: { curtain: false } });
      const twin = campaign();
      play(twin, ["diplomacy", "done"], ["choose-operation", "op:land"], ["choose-force-hex", "hex:3216"]);
      twin.answer(u("R-legion-3", "R-regulus"));
      await stage.openGame(page, kept(twin));
      await page.waitForTimeout(600);
      const force = (await page.locator('[data-space="3216"]').boundingBox())!;
      const board = (await page.locator("section.board").boundingBox())!;
      const sheet = viewport === PHONE ? (await page.locator(".sheet:has(.grip)").boundingBox())!.y : board.y + board.height;
      expect(force.y).toBeGreaterThan(board.y);
      expect(force.y + force.height).toBeLessThan(sheet);
      expect(force.x).toBeGreaterThan(board.x);
      expect(force.x + force.width).toBeLessThan(board.x + board.width);
    });
  }

  test("a stack tells how many units it has and how strong they are; of the other side's only how many", async () => {
    const page = await stage.page();
    const army = ["R-legion-1", "R-legion-2", "R-cavalry-1"];
    const game = situation([
      ...army.map((id) => `${id} 3010 veteran`),
      "R-duilius 3010",
      "C-hoplite-2 2916",
      "C-auxiliary-2 2916",
    ]);
    await stage.openGame(page, kept(game));
    await liftCurtain(page);
    await page.locator(".piece").first().waitFor();
    const disc = (stack: string, which: string) => page.locator(`.piece:has([data-stack="${stack}"]) .${which} text`);
    const strength = army.reduce((sum, id) => sum + COMBAT_VETERAN[unitNamed(id)]!, COMBAT_VETERAN[unitNamed("R-duilius")]!);
    expect(await disc("rome unit:R-duilius", "number").allTextContents()).toEqual(["4"]);
    expect(await disc("rome unit:R-duilius", "strength").allTextContents()).toEqual([`${strength}`]);
    const enemy = "carthage unit:C-auxiliary-2";
    expect(await disc(enemy, "number").allTextContents()).toEqual(["2"]);
    expect(await disc(enemy, "strength").count()).toBe(0);
  });

  for (const [viewport, theme] of [
    [WIDE, "dark"],
    [PHONE, "light"],
  ] as const)
    test(`the odds, ${viewport.width} wide and ${theme}`, async () => {
      const page = await stage.page({ viewport, theme, prefs: { curtain: false } });
      const twin = campaign();
      play(twin, ["diplomacy", "done"], ["choose-operation", "op:land"], ["choose-force-hex", "hex:3010"]);
      play(twin, ["choose-force", u("R-legion-1", "R-duilius")], ["move", "hex:3111"], ["attack", "hex:3211"]);
      await stage.openGame(page, kept(twin));
      await page.locator('[data-odds="battle"]').waitFor();
      await expectAccessible(page, "odds");
    });

  test("an attack with very many units: the odds and the button are there at once, and all or as few as possible are picked with one press", async () => {
    const page = await stage.page({ prefs: { curtain: false } });
    const legions = Array.from({ length: 10 }, (_, index) => `R-legion-${index + 1}`);
    const others = [
      "R-auxiliary-1",
      "R-auxiliary-2",
      "R-auxiliary-3",
      "R-auxiliary-4",
      "R-cavalry-1",
      "R-cavalry-2",
      "R-siege-1",
    ];
    const army = [...legions, ...others, "R-duilius"];
    const twin = situation([...army.map((id) => `${id} 3111`), "C-hoplite-2 3211", "C-hanno 3211"]);
    play(twin, ["choose-operation", "op:land"], ["choose-force", u(...army)], ["move", "stop"], ["attack", "hex:3211"]);
    await stage.openGame(page, kept(twin));
    const battle = page.locator('[data-odds="battle"]');
    const column = (await page.locator(".decision").boundingBox())!;
    const send = page.locator("[data-send]");
    for (const part of [battle, send]) {
      const box = (await part.boundingBox())!;
      expect(box.y + box.height).toBeLessThan(column.y + column.height);
    }
    const units = page.locator("input[data-option]");
    expect(await units.count()).toBe(army.length);
    const percent = (await battle.locator("h3 b").textContent())!.replace(/\D/g, "");
    expect(await send.textContent()).toContain(`Battle ${percent}`);
    await expectAccessible(page, "an attack with many units");
    await page.getByRole("button", { name: "As few as possible" }).click();
    expect(await page.locator("input[data-option]:checked").count()).toBe(1);
    await page.locator("label:has(input[data-option]:checked)").click();
    expect(await send.isDisabled()).toBe(true);
    await page.getByRole("button", { name: "All", exact: true }).click();
    expect(await page.locator("input[data-option]:checked").count()).toBe(army.length);
  });

  test("the end of the war: who has won and how well, with the points of both sides", async () => {
    const page = await stage.page({ prefs: { curtain: false } });
    const twin = situation(["R-garrison-1 2809", "C-garrison-1 2417"], {
      turn: 8,
      first: "carthage",
      ap: { rome: 0, carthage: 0 },
    });
    while (twin.question) {
      const { options, kind } = twin.question as Choose;
      twin.answer(onlyAnswer(twin.question) ?? decline(options) ?? (kind === "choose" ? options.at(-1)! : []));
    }
    await stage.openGame(page, kept(twin));
    await expect.poll(() => page.locator(".prompt").textContent()).toMatch(/draw|victory: (Rome|Carthage)\./);
    expect(await page.locator(".prompt").textContent()).not.toContain("{");
    await expectAccessible(page, "the end");
  });

  test("on a screen of 1024 pixels the displays fit as well", async () => {
    const page = await stage.page({ viewport: { width: 1024, height: 768 }, language: "fr", prefs: { curtain: false } });
    await stage.openGame(page, kept(campaign()));
    await page.locator(".pools").waitFor();
    const beyond = await page
      .locator(".displays :is(button, h2, table)")
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent));
    expect(beyond).toEqual([]);
    expect((await page.locator("section.board").boundingBox())!.height).toBeGreaterThan(440);
  });

  test("on a phone the displays fit its width, in French too", async () => {
    const page = await stage.page({ viewport: PHONE, language: "fr", prefs: { curtain: false } });
    await stage.openGame(page, kept(campaign()));
    await page.locator("#tab-hand").click();
    await page.locator(".pools").waitFor();
    const excess = await page.locator("#sheet-panel").evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(excess).toBe(0);
    await expectAccessible(page, "displays");
  });

  test("the look-ups and the rules, in the dark", async () => {
    const page = await stage.page({ theme: "dark", prefs: { curtain: false } });
    await stage.openGame(page, kept(campaign()));
    await expectAccessible(page, "table");
    for (const which of [0, 1, 2, 3]) {
      await page.keyboard.press("c");
      await page.locator("dialog nav button").nth(which).click();
      await expectAccessible(page, `look-up ${which}`);
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    await stage.go(page, "#/rules/first-punic-war/14.1");
    await page.locator("h1").waitFor();
    await expectAccessible(page, "rules");
  });
});

test("7.0 after what was skipped, the place that a plague asks about is in view", async () => {
  const units = ["R-garrison-1 2809", "R-garrison-2 0214", "R-legion-1 0214", "C-garrison-1 2417", "C-garrison-2 2317"];
  const session = situation(units, { side: "carthage", ap: { rome: 0, carthage: 1 } });
  // the augurs are the plague, and Gades is struck
  const game = kept(session, [4, 2, 3, 3, 1, 2, 2, 2, 2, 2]);
  const page = await stage.page({ moving: true, prefs: { speed: "normal", curtain: false } });
  await stage.openGame(page, game);
  // far from there
  for (let i = 0; i < 6; i++) await page.getByRole("button", { name: "Zoom in" }).click();
  await page.locator('[data-option="end"]').click();
  await page.locator("[data-decision]").click();
  await page.locator('.prompt.mine [data-option="unit:R-legion-1"]').waitFor();
  const board = (await page.locator(".board").boundingBox())!;
  const isInView = async () => {
    const gades = (await page.locator('[data-stack][aria-label*="Gades"]').first().boundingBox())!;
    return gades.x > board.x && gades.x + gades.width < board.x + board.width && gades.y > board.y;
  };
  await expect.poll(isInView, { timeout: 10_000 }).toBe(true);
});
