import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Answer, headerFor, onlyAnswer, type Plain, Session } from "../../src/engine/index.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { FLEE, tacticNamed } from "../../src/games/hamilcar/rules/tactics.ts";
import en from "../../src/games/hamilcar/words/en.ts";
import fr from "../../src/games/hamilcar/words/fr.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { Words } from "../../src/words/words.ts";
import { answerFirst, expectPrompt, give, liftCurtain } from "./player.ts";
import { expectAccessible, PHONE, Stage, WIDE } from "./stage.ts";

const rules = hamilcar;
const WORDS = { en: new Words("en", en), fr: new Words("fr", fr) };

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

type Position = { [key: string]: Plain };
type Step = [prompt: string, answer: Answer];

/** A game that begins from a position, with dice that come first. */
function begun(id: string, position: Position, dice: readonly number[]): { game: StoredGame; session: Session } {
  const header = headerFor(rules, { seed: id });
  const session = Session.fromPosition(rules, header, { turn: 2, phase: "strategy", ...position });
  session.dice(dice);
  const game: StoredGame = {
    ...courseOf(session),
    id,
    rulesVersion: rules.rulesVersion,
    players: { rome: "here", carthage: "here" },
    touched: 0,
    toMove: null,
    over: null,
    followed: { rome: 0, carthage: 0 },
  };
  return { game, session };
}

/** The page gives by itself what is the only answer. */
function passForced(session: Session): void {
  for (let forced = given(session); forced !== undefined; forced = given(session)) session.answer(forced);
}
const given = ({ question }: Session): Answer | undefined => (question ? onlyAnswer(question) : undefined);

/** Plays steps on the page; the rules say alongside what must be asked. */
async function play(page: Page, session: Session, language: "en" | "fr", steps: readonly Step[]): Promise<void> {
  for (const [prompt, answer] of steps) {
    const question = session.question!;
    expect(question.prompt, `before ${JSON.stringify(answer)}`).toBe(`hamilcar.${prompt}`);
    await expectPrompt(page, question, WORDS[language]);
    await give(page, question, answer);
    session.answer(answer);
    passForced(session);
    await expect.poll(() => page.locator("[data-version]").getAttribute("data-version")).toBe(String(session.version));
  }
}

/** A space lies within the part of the board that is not under anything. */
async function expectInSight(page: Page, space: string): Promise<void> {
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const isInside = async () => {
    const board = await boxOf("[role=application]");
    const { x, y, width, height } = await boxOf(`[data-space=${space}]`);
    return x > board.x && y > board.y && x + width < board.x + board.width && y + height < board.y + board.height;
  };
  await expect.poll(isInside).toBe(true);
}

const stack = (side: string, at: string, cus: number, more: Position = {}): Plain => ({ side, at, cus, ...more });

/** A tactic card that is no way to get out of the battle. */
const isManeuver = (option: string): boolean => option.startsWith("tactic:") && !FLEE.includes(tacticNamed(option));

const CALM = { confirm: "always" };

const toSea: Position = {
  active: "rome",
  supremacy: "rome",
  seamanship: "fair",
  corvi: true,
  offices: { flaccus: "proconsul" },
  control: {
    rome: ["roma", "neapolis", "capua", "tarentum", "regium", "praeneste"],
    carthage: ["carthago", "lilybaeum", "agrigentum", "syracusae", "carales", "messana", "lipara", "utica"],
  },
  warships: { rome: { ready: 2 }, carthage: { ready: 3, spent: 1 } },
  forces: [
    stack("rome", "roma", 3, { generals: ["flaccus"] }),
    stack("rome", "neapolis", 1),
    stack("carthage", "messana", 2, { generals: ["carthalo"] }),
    stack("carthage", "lipara", 1),
  ],
  hands: { rome: [41, 2], carthage: [3] },
};

for (const [viewport, language] of [
  [WIDE, "en"],
  [PHONE, "fr"],
] as const) {
  test(`${language}, ${viewport.width} wide: a fleet sails, is intercepted and fights a naval battle`, async () => {
    const { game, session } = begun(`sea-${language}`, toSea, [1, 6, 3, 2, 4]);
    const page = await stage.page({ viewport, language, prefs: CALM });
    await stage.openGame(page, game);
    await play(page, session, language, [
      ["play-card", "card:41"],
      ["use-card", "activate"],
      ["march", "sail"],
      ["take-warships", 2],
      ["sail", "space:neapolis"],
    ]);
    await play(page, session, language, [
      ["intercept-fleet", "no"],
      ["sail", "space:lipara"],
    ]);
    await liftCurtain(page);
    await expect.poll(() => page.locator('[data-stack^="fleet"]').count()).toBeGreaterThan(0); // the pennant on the board
    await play(page, session, language, [
      ["intercept-fleet", "yes"],
      ["avoid-interception", "yes"],
      ["interceptor-warships", 3],
    ]);
    // the interceptors make their way to Lipara
    while (!(session.view(null) as { seaBattle: unknown }).seaBattle) {
      const question = session.question!;
      const answer: Answer =
        question.kind === "choose" ? question.options[0]! : question.kind === "pick" ? question.options : { cus: 1 };
      await play(page, session, language, [[question.prompt.slice("hamilcar.".length), answer]]);
    }
    await liftCurtain(page);
    const said = WORDS[language];
    await page
      .getByRole("heading", { name: new RegExp(said.say("space:lipara")) })
      .first()
      .waitFor();
    await expectInSight(page, "lipara");
    await expectAccessible(page, `naval battle in ${language}`);
    for (let i = 0; i < 30 && (session.view(null) as { seaBattle: unknown }).seaBattle; i++) {
      const question = session.question!;
      const options = question.kind === "choose" ? question.options : [];
      const answer: Answer =
        question.kind === "choose"
          ? (question.prompt === "hamilcar.maneuver" && options.find(isManeuver)) || options[0]!
          : question.kind === "pick"
            ? question.options.slice(0, question.min)
            : question.kind === "allocate"
              ? { [question.items[0]!.id]: question.min }
              : question.min;
      await play(page, session, language, [[question.prompt.slice("hamilcar.".length), answer]]);
      // only warships are missing from the rows of hulls
      const hits = session.log!.filter(({ event }) => event === "hamilcar.log.warships-hit");
      const struck = hits.reduce((all, { params }) => all + Number(params!.struck), 0);
      if ((session.view(null) as { seaBattle: unknown }).seaBattle)
        await expect.poll(() => page.locator(".stage .hulls .fallen").count()).toBe(struck);
    }
    expect(session.log!.some(({ event }) => event === "hamilcar.log.naval-victory")).toBe(true);
    expect(session.log!.filter(({ event }) => event === "hamilcar.log.battle-roll").length).toBeGreaterThan(0);
  });
}

test("ships in port and a fleet at sea are used and asked about on the board", async () => {
  const { game, session } = begun("harbour", { ...toSea, citadel: "agrigentum", mercenaries: ["xanthippus"] }, []);
  const page = await stage.page({ prefs: CALM });
  await stage.openGame(page, game);
  await play(page, session, "en", [
    ["play-card", "card:41"],
    ["use-card", "activate"],
  ]);
  await page.getByRole("button", { name: "The whole board (0)" }).click();
  await page.getByRole("button", { name: /^Xanthippus .* For hire/ }).click();
  await page.locator("#tip").getByRole("heading", { name: "Xanthippus" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Carthage: 3 warships ready and 1 spent/ }).click();
  await page.getByRole("heading", { name: "Warships of Carthage" }).waitFor();
  await expect(page.getByRole("button", { name: /^Agrigentum, .* It has the Citadel/ }).count()).resolves.toBe(1);
  await page.getByRole("button", { name: /^Rome: 2 warships ready/ }).click(); // sets sail
  session.answer("sail");
  await play(page, session, "en", [
    ["take-warships", 2],
    ["sail", "space:neapolis"],
    ["intercept-fleet", "no"],
  ]);
  await liftCurtain(page);
  await expectPrompt(page, session.question!, WORDS.en);
  await page.getByRole("button", { name: /^Fleet of Rome, 2 warships, Rome, Flaccus/ }).press("Enter"); // what can it do?
  await expect.poll(() => page.locator(".prompt.mine [data-option]").count()).toBe(2);
  await expectAccessible(page, "a fleet at sea");
  await give(page, session.question!, "land");
  session.answer("land");
  passForced(session);
  await expect.poll(() => page.locator(".log").textContent()).toContain("Flaccus lands in Neapolis");
});

const siege: Position = {
  active: "rome",
  supremacy: "rome",
  offices: { flaccus: "proconsul" },
  control: {
    rome: ["roma", "neapolis", "capua", "tarentum", "regium", "messana"],
    carthage: ["carthago", "lilybaeum", "agrigentum", "syracusae", "carales", "thermae"],
  },
  siege: { agrigentum: { by: "rome", points: 1 } },
  forces: [
    stack("rome", "agrigentum", 5, { generals: ["flaccus"] }),
    stack("carthage", "inside:agrigentum", 2, { supply: 1 }),
    stack("carthage", "thermae", 2, { generals: ["hanno"] }),
  ],
  hands: { rome: [41, 3], carthage: [2] },
};

test("a siege: the red die, estimates, and a determined defence", async () => {
  const { game, session } = begun("siege", siege, [3]);
  const page = await stage.page({ prefs: CALM });
  await stage.openGame(page, game);
  await play(page, session, "en", [
    ["play-card", "card:41"],
    ["use-card", "activate"],
  ]);
  await page.getByRole("heading", { name: "Siege of Agrigentum" }).waitFor();
  await page.getByText("Red die").waitFor();
  await page.getByText("Agrigentum falls with this roll").first().waitFor();
  await expectAccessible(page, "siege");
  await play(page, session, "en", [["march", "besiege"]]);
  await liftCurtain(page);
  await page.getByRole("heading", { name: "Siege of Agrigentum" }).waitFor();
  await play(page, session, "en", [["determined-defense", "yes"]]);
  await expect.poll(() => page.locator(".log").textContent()).toContain("Determined defense of Agrigentum: Carthage");
  expect((session.view(null) as { siege: Record<string, { points: number }> }).siege.agrigentum!.points).toBe(1);
});

test("Carthage hires a mercenary with PCs that are picked on the Miat", async () => {
  const { game, session } = begun(
    "hire",
    {
      turn: 5,
      active: "carthage",
      miat: ["centre", "r1", "r2", "r3"],
      mercenaries: ["xanthippus", "barca"],
      control: { rome: ["roma", "neapolis", "capua"], carthage: ["carthago", "utica", "clupea", "lilybaeum", "thermae"] },
      forces: [stack("carthage", "carthago", 2, { generals: ["hanno"] }), stack("rome", "roma", 3)],
      hands: { rome: [3], carthage: [41, 2] },
    },
    [],
  );
  const page = await stage.page({ prefs: CALM });
  await stage.openGame(page, game);
  await play(page, session, "en", [["play-card", "hire"]]);
  await page.getByRole("heading", { name: "The Miat" }).waitFor();
  await expectAccessible(page, "the Miat");
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
  expect(await top(".miat")).toBeLessThan(await top("[data-option]"));
  expect(await page.locator(".miat .plan").innerText()).toMatch(/^1\s+2\s+3\s+4\s+5\s+6$/);
  const proposed = page.locator("input[data-option]:checked");
  expect(await proposed.count()).toBe(2);
  while ((await proposed.count()) > 0) await proposed.first().uncheck();
  // on the Miat itself, not in the list
  await page.getByRole("button", { name: /Miat, slot 1/ }).click();
  await page.getByRole("button", { name: /Miat, slot 3/ }).click();
  await page.locator("[data-send]").click();
  session.answer(["miat:r1", "miat:r3"]);
  passForced(session);
  await play(page, session, "en", [["place-general", "space:carthago"]]);
  await expect.poll(() => page.locator(".log").textContent()).toContain("Xanthippus arrives in Carthago");
});

test("points are spent without anything moving or covering what is read: the Miat, the end of the list, a card in the hand", async () => {
  const control = {
    rome: ["roma", "messana", "regium"],
    carthage: ["carthago", "lilybaeum", "thermae", "agrigentum", "carales"],
  };
  const position: Position = {
    active: "carthage",
    supremacy: "carthage",
    miat: ["centre", "r1"],
    control,
    warships: { rome: { ready: 2 }, carthage: { ready: 3, spent: 2 } },
    forces: [stack("carthage", "thermae", 4, { generals: ["gisco"] }), stack("rome", "messana", 5, { generals: ["caudex"] })],
    hands: { rome: [41], carthage: [8, 39, 44] },
  };
  const { game, session } = begun("points", position, []);
  const page = await stage.page({ prefs: { ...CALM, lists: false } });
  await stage.openGame(page, game);
  await liftCurtain(page);
  await play(page, session, "en", [
    ["play-card", "card:8"],
    ["use-card", "points"],
  ]);
  const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  // what ends the question stands on its own ground, down to the foot, and the arrow below both
  const [body, said, arrow] = [await boxOf(".prompt .body"), await boxOf(".prompt ul.said"), await boxOf(".prompt .further")];
  expect(Math.abs(said.y + said.height - (body.y + body.height))).toBeLessThan(2);
  expect(arrow.y).toBeGreaterThanOrEqual(body.y + body.height - 1);
  // a slot that is clicked does not move away under the pointer, nor does the next one
  const before = await boxOf(".prompt .miat");
  await page.locator(".prompt .miat button").nth(3).click();
  await page.locator("[data-plan-confirm]").waitFor();
  await expect.poll(async () => Math.abs((await boxOf(".prompt .miat")).y - before.y)).toBeLessThan(1);
  await page.locator(".prompt .miat button").nth(4).click();
  await expect
    .poll(() => page.locator("[data-gain]").allTextContents())
    .toEqual([
      "the Miat becomes Warlike: one province more for Carthage, and units may leave Africa",
      "one general more each turn",
    ]);
  expect(Math.abs((await boxOf(".prompt .miat")).y - before.y)).toBeLessThan(1);
  // a card that slides under a mouse that lies still is not shown large, one that is pointed at is
  const card = page.locator("[data-card]").first();
  await card.dispatchEvent("pointerenter", { pointerType: "mouse" });
  expect(await page.locator(".enlarged").count()).toBe(0);
  await card.hover();
  await page.locator(".enlarged").waitFor();
});

test("the War Chest: Carthage has played less and spends the difference", async () => {
  const { game, session } = begun(
    "chest",
    {
      phase: "war-chest",
      chest: { rome: 9, carthage: 6 },
      control: {
        rome: ["roma", "neapolis", "capua", "tarentum", "regium", "messana", "praeneste", "fregellae", "nola", "bovianum"],
        carthage: ["carthago", "utica", "lilybaeum", "agrigentum", "syracusae", "carales", "thermae"],
      },
      warships: { rome: { ready: 1 }, carthage: { ready: 1, spent: 2 } },
      forces: [stack("rome", "roma", 3, { supply: 1 }), stack("carthage", "carthago", 2, { generals: ["hanno"] })],
      hands: { rome: [], carthage: [] },
    },
    [],
  );
  const page = await stage.page({ prefs: CALM });
  await stage.openGame(page, game);
  await play(page, session, "en", [["reduce-difference", { "supply:roma": 1 }]]);
  await liftCurtain(page);
  await page.getByText("Carthage has played 3 points less and may spend the difference. 2 points are left.").waitFor();
  await expectAccessible(page, "the War Chest");
  await play(page, session, "en", [
    ["spend-difference", "refit"],
    ["spend-difference", "supply:carthago"],
  ]);
  expect((session.view(null) as { turn: number }).turn).toBe(3);
});

test("the end of the war says in whole sentences who has won and why, and who holds what", async () => {
  const control = { rome: ["roma", "praeneste", "fregellae", "neapolis", "capua", "nola"], carthage: ["carthago", "utica"] };
  for (const [language, said] of [
    ["en", "Rome holds fewer than three provinces of Italia."],
    ["fr", "Rome tient moins de trois provinces d'Italia."],
  ] as const) {
    const { game } = begun(`end-${language}`, { phase: "victory-check", control, forces: [] }, []);
    const page = await stage.page({ language, viewport: language === "fr" ? PHONE : WIDE });
    await stage.openGame(page, game);
    await page.locator(".prompt").getByText(said).waitFor();
    await page.getByRole("heading", { name: `${WORDS[language].say("seat:carthage")} 3`, exact: true }).waitFor();
    await expect(page.getByRole("heading", { name: WORDS[language].say("phase:war-chest") }).count()).resolves.toBe(0);
    await expectAccessible(page, `the end in ${language}`);
  }
});

test("what cannot be used says why where it can be seen, in the hand of a phone too", async () => {
  const { game, session } = begun("why", toSea, []);
  const page = await stage.page({ viewport: PHONE, prefs: CALM });
  await stage.openGame(page, game);
  await play(page, session, "en", [["play-card", "card:41"]]);
  await page.locator("#tab-hand").click();
  await page.locator("[data-card='2']").click();
  const answer = page.locator("#tip");
  await answer.locator(".why").waitFor();
  await expect(page.locator("#tab-hand").getAttribute("aria-selected")).resolves.toBe("true");
  const { x, y, width, height } = (await answer.boundingBox())!;
  expect([x >= 0, y >= 0, x + width <= PHONE.width, y + height <= PHONE.height]).toEqual([true, true, true, true]);
});

test("everything can be looked up, and the dialogue of a new game says what is reconstructed", async () => {
  for (const [theme, viewport] of [
    ["light", WIDE],
    ["dark", PHONE],
  ] as const) {
    const page = await stage.page({ theme, viewport });
    await stage.go(page, "");
    const card = page.getByRole("article", { name: /Hamilcar/ });
    await card.getByRole("button", { name: "Against the computer" }).click();
    await page.getByText(/are reconstructions/).waitFor();
    await expectAccessible(page, "new game");
    await page.keyboard.press("Escape");
    await stage.openGame(page, begun("look", toSea, []).game);
    await liftCurtain(page);
    await expectAccessible(page, "table");
    await page.keyboard.press("c");
    for (const which of [0, 1, 2, 3, 4]) {
      await page.locator("dialog nav button").nth(which).click();
      await expectAccessible(page, `look-up ${which}`);
    }
    await page.locator("dialog nav").getByRole("button", { name: "Cards" }).click();
    await page.getByRole("button", { name: /Tactics/ }).click();
    await expectAccessible(page, "tactic cards");
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await page.locator("dialog[open]").waitFor();
    await expectAccessible(page, "rules beside the table");
  }
});

test("the computer plays against a person", async () => {
  const page = await stage.page({ prefs: { confirm: "never" } });
  await stage.sameSeeds(page);
  await stage.go(page, "");
  await page
    .getByRole("article", { name: /Hamilcar/ })
    .getByRole("button", { name: "Against the computer" })
    .click();
  await page.getByText("Rome", { exact: true }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  const said = () => page.locator(".log").textContent();
  for (let i = 0; i < 40 && !(await said())?.includes("Carthage plays"); i++) {
    await page.locator(".prompt.mine").waitFor({ timeout: 30_000 });
    await answerFirst(page);
  }
  await expect.poll(said, { timeout: 30_000 }).toContain("Carthage plays");
});
