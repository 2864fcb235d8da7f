import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredGame } from "../../src/web/table/store.ts";
import type { Stage } from "./stage.ts";

const GAMES = join(import.meta.dirname, "../../src/games");
const WIDTH = 960;
const HEIGHT = 600;

/** Takes the picture of a game's board for the home page, by day and by lamplight, as a small WebP; a part at the right may be cut off. */
export async function homePicture(stage: Stage, game: StoredGame, cut = 0): Promise<void> {
  const folder = join(GAMES, game.header.game, "page/pictures");
  mkdirSync(folder, { recursive: true });
  for (const theme of ["light", "dark"] as const) {
    const page = await stage.page({ theme, viewport: { width: 1640, height: 1080 }, prefs: { curtain: false } });
    await stage.openGame(page, game);
    await page.waitForTimeout(1500);
    const png = (await page.locator("section.board").screenshot()).toString("base64");
    // the content policy lets no page fetch data of its own making, so this is done on an empty one
    const blank = await page.context().newPage();
    const address = await blank.evaluate(
      async ([data, width, height, off]) => {
        const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const shown = picture.width * (1 - off);
        const scale = Math.max(width / shown, height / picture.height);
        const [wide, tall] = [shown * scale, picture.height * scale];
        canvas
          .getContext("2d")!
          .drawImage(picture, 0, 0, shown, picture.height, (width - wide) / 2, (height - tall) / 2, wide, tall);
        return canvas.toDataURL("image/webp", 0.84);
      },
      [png, WIDTH, HEIGHT, cut] as const,
    );
    writeFileSync(join(folder, `${theme}.webp`), Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
    await stage.closePages();
  }
}
