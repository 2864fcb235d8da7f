/** Pictures of every step of a lesson: node test/browser/lesson-pictures.ts hannibal march [en|fr] [light|dark] [wide|phone] [folder] */
import { mkdirSync } from "node:fs";
import { GAMES } from "../../src/games/index.ts";
import { lessonsOf } from "../lessons/all.ts";
import { takeLesson } from "./learner.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

const [, , id = "hannibal", name = "march", language = "en", theme = "light", size = "wide", folder = "pictures"] = process.argv;
const manifest = GAMES.find((game) => game.id === id)!;
const lesson = (await lessonsOf(manifest)).find((each) => each.id === name)!;
mkdirSync(folder, { recursive: true });
const stage = await Stage.open();
try {
  const page = await stage.page({
    language: language as "en" | "fr",
    theme: theme as "light" | "dark",
    viewport: size === "phone" ? PHONE : WIDE,
  });
  await stage.go(page, `#/learn/${id}/${name}`);
  await takeLesson(page, await manifest.rules(), lesson, async (step) => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${id}-${name}-${step}-${language}-${theme}-${size}.png` });
  });
} finally {
  await stage.close();
}
