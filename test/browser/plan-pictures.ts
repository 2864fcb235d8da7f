/** Takes pictures of plans before they are confirmed, in both widths, light and dark: `node test/browser/plan-pictures.ts FOLDER [NAME]`. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { type Answer, type AnyGame, chanceFrom, headerFor, onlyAnswer, type Question, Session } from "../../src/engine/index.ts";
import { policy as warPolicy } from "../../src/games/first-punic-war/players/thumb.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { policy as hamilcarPolicy } from "../../src/games/hamilcar/players/thumb.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { policy as hannibalPolicy } from "../../src/games/hannibal/players/thumb.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import { liftCurtain, stored } from "./player.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

const [folder, only = ""] = process.argv.slice(2);
if (!folder) throw new Error("where to?");
mkdirSync(folder, { recursive: true });

type Policy = (state: never, question: Question<"rome" | "carthage">, chance: ReturnType<typeof chanceFrom>) => Answer;

function upTo(game: AnyGame, policy: Policy, seed: string, prompt: string, nth = 1): Session {
  const session = Session.begin(game, headerFor(game, { seed }));
  const chance = chanceFrom("x");
  for (let left = nth; ; ) {
    const question = session.question!;
    if (question.prompt === prompt && --left === 0) return session;
    session.answer(onlyAnswer(question) ?? policy(session.state as never, question as never, chance));
  }
}
const inHannibal = (prompt: string, nth?: number, seed = "plan shot") =>
  upTo(hannibal as unknown as AnyGame, hannibalPolicy as Policy, seed, `hannibal.${prompt}`, nth);
const inHamilcar = (prompt: string, nth?: number, seed = "two shot") =>
  upTo(hamilcar as unknown as AnyGame, hamilcarPolicy as Policy, seed, `hamilcar.${prompt}`, nth);
const inWar = (prompt: string, nth?: number, seed = "two shot") =>
  upTo(firstPunicWar as unknown as AnyGame, warPolicy as Policy, seed, `fpw.${prompt}`, nth);

const press = async (page: Page, selector: string) => {
  const thing = page.locator(selector).first();
  await thing.waitFor();
  await thing.evaluate((element) => element.scrollIntoView({ block: "center" })); // out from under the button that stays in reach
  if (page.viewportSize()!.width < 700) await thing.tap({ force: true });
  else await thing.click({ force: true });
};
const stack = (name: string) => `[data-stack][aria-label*="${name}"]`;
const to = (place: string) => `[data-place="${place}"]`;

/** A game at a question, and what is pressed before the picture. */
const PICTURES: readonly (readonly [name: string, session: () => Session, presses: readonly string[]])[] = [
  ["hannibal-reach", () => inHannibal("play-card", 1), [stack("Hannibal")]],
  [
    "hannibal-route",
    () => inHannibal("play-card", 1),
    [stack("Hannibal"), to("space:tarraco"), "[data-bend]", '[data-space="dertosa"]'],
  ],
  ["hannibal-cards", () => inHannibal("play-card", 6), []],
  ["hannibal-voyage", () => inHannibal("play-card", 1), [stack("Hannibal"), to("space:massilia")]],
  ["hannibal-siege", () => inHannibal("siege", 1), []],
  ["hannibal-pcs", () => inHannibal("place-pcs", 1), []],
  ["hamilcar-reach", () => inHamilcar("play-card", 3), [stack("Hanno")]],
  ["hamilcar-route", () => inHamilcar("play-card", 3), [stack("Hanno"), to("space:hadrumetum")]],
  ["hamilcar-cards", () => inHamilcar("play-card", 5), []],
  ["hamilcar-generals", () => inHamilcar("place-general", 1), []],
  ["hamilcar-sail", () => inHamilcar("sail", 2), []],
  ["hamilcar-naval-battle", () => inHamilcar("maneuver", 1), []],
  ["hamilcar-siege", () => inHamilcar("march", 6), []],
  ["war-setup", () => inWar("setup-place", 1), []],
  ["war-recruits", () => inWar("mobilize", 1), []],
  ["war-recruits-moved", () => inWar("mobilize", 1), ["[data-more]:enabled", "[data-mustered]:enabled"]],
  ["war-reach", () => inWar("choose-operation", 1), [stack("Duilius")]],
  ["war-attack", () => inWar("choose-operation", 1), [stack("Valerius"), to("hex:2505")]],
  ["war-sail", () => inWar("sail", 1), []],
  ["war-voyage", () => inWar("choose-operation", 7), [`[data-stack][aria-label*="Duilius"]`, '[data-deed="sail"]']],
  ["war-route", () => inWar("choose-operation", 1), [stack("Duilius"), to("hex:3212")]],
];

const stage = await Stage.open();
for (const [name, session, presses] of PICTURES) {
  if (!name.includes(only)) continue;
  const looks = (["light", "dark"] as const).flatMap((theme) =>
    Object.entries({ wide: WIDE, phone: PHONE }).map(([width, viewport]) => ({ theme, width, viewport })),
  );
  for (const { theme, width, viewport } of looks) {
    const game = session();
    const page = await stage.page({ viewport, theme, prefs: { curtain: false } });
    await stage.openGame(page, stored(game.header, "plan", courseOf(game).inputs, game.game as AnyGame));
    await liftCurtain(page);
    for (const selector of presses) await press(page, selector);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`) });
    await stage.closePages();
  }
}
await stage.close();
