import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { GAME_NAMES, optionsOf } from "../../scripts/usage.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

const USAGE = `usage: node test/browser/position-pictures.ts [options]

Takes pictures of the position editor, wide and on a phone, in light (English) and dark (French).

  --game NAME  ${GAME_NAMES} (all of them)
  --out PATH   the folder (pictures)`;

const { out: folder, game: only } = optionsOf(USAGE, {
  game: { type: "string" },
  out: { type: "string", default: "pictures" },
});
mkdirSync(folder, { recursive: true });

const PLACES = { hannibal: "saguntum", hamilcar: "agrigentum", "first-punic-war": "2809" } as const;

const stage = await Stage.open();
for (const [game, place] of Object.entries(PLACES)) {
  if (only && only !== game) continue;
  for (const [size, viewport] of Object.entries({ wide: WIDE, phone: PHONE }))
    for (const theme of ["light", "dark"] as const) {
      const page = await stage.page({ viewport, theme, language: theme === "dark" ? "fr" : "en" });
      const shoot = (name: string) => page.screenshot({ path: join(folder, `${game}-${size}-${theme}-${name}.png`) });
      await stage.go(page, `#/position/${game}`);
      await page.locator(".parts").waitFor();
      await shoot("begin");
      const sections = page.locator("[data-section]");
      await sections.nth(1).locator("summary").first().click();
      await shoot("turn");
      await page.locator(`[data-space="${place}"], [data-hex="${place}"]`).first().focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
      await shoot("place");
      await page.getByRole("dialog").locator(".picker > button").first().click();
      await shoot("pick");
      await stage.closePages();
    }
}
await stage.close();
console.log(stage.errors.join("\n") || "no errors");
