import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type AnyGame, inputFrom, replay } from "../../src/engine/index.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import { goldensOf, readGolden } from "../golden/golden.ts";
import { liftCurtain, stored } from "./player.ts";
import { Stage, WIDE } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

/** Open hexes are many and alike: one in so many is asked about. */
const FEW = 15;
/** A key of a catalogue that was not found: it is shown as it is. */
const KEY = /\b(face|hannibal|hamilcar|fpw|space|general|hex|piece|unit|terrain|works)[.:][a-z]/;

for (const [game, language] of [
  [hannibal, "en"],
  [hamilcar, "fr"],
  [firstPunicWar, "en"],
] as [AnyGame, "en" | "fr"][]) {
  test(`${game.id}: all that lies on the board and in the hand tells what it is`, async () => {
    const record = readGolden(game, goldensOf(game)[0]!)!;
    const inputs = replay(game, record).history.slice(0, 150).map(inputFrom);
    const page = await stage.page({ viewport: WIDE, language });
    await stage.openGame(page, stored(record.header, "about", inputs, game));
    await liftCurtain(page);
    // an earlier moment: nothing can be chosen, so that a click only asks
    await page.keyboard.press("r");
    await page.keyboard.press("[");
    await expect.poll(() => page.locator(".lit").count()).toBe(0);
    const told = await page.evaluate(async (few) => {
      const things = [
        ...document.querySelectorAll(".board [role=button], .hand [data-card], .hand [data-marker], .hand [data-power]"),
      ];
      const asked = things.filter((thing, i) => !thing.matches(".hex") || i % few === 0);
      const answers: { name: string; answer: string }[] = [];
      for (const thing of asked) {
        thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await new Promise(requestAnimationFrame);
        const title = document.querySelector("#about-title");
        const answer = title?.closest("section")?.innerText ?? "";
        answers.push({
          name: thing.getAttribute("aria-label") ?? thing.textContent ?? "",
          answer: answer.slice(title?.textContent?.length ?? 0),
        });
        document.querySelector<HTMLElement>("section:has(> header > #about-title) button")?.click();
        await new Promise(requestAnimationFrame);
      }
      return answers;
    }, FEW);
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter(({ answer }) => answer.trim().length < 15)).toEqual([]);
    expect(told.filter(({ name, answer }) => KEY.test(name) || KEY.test(answer) || name === "")).toEqual([]);
  });
}
