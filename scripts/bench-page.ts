import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { headerFor } from "../src/engine/index.ts";
import { GAMES } from "../src/games/index.ts";
import { stored } from "../test/browser/player.ts";
import { Stage } from "../test/browser/stage.ts";

/**
 * How fast the page is, in a real Chromium: how soon a click is answered, and how smoothly the full board is dragged.
 * `--game first-punic-war` for another game than Hannibal.
 */

const { values } = parseArgs({ options: { game: { type: "string", default: "hannibal" } } });
const manifest = GAMES.find(({ id }) => id === values.game);
if (!manifest) throw new Error(`no game "${values.game}"; there are ${GAMES.map(({ id }) => id).join(", ")}`);
const game = await manifest.rules();

const rounded = (value: number): number => Number(value.toFixed(1));

/** Clicks through a game at one screen: from the click until the table shows the next question. */
async function clicks(stage: Stage) {
  const page = await stage.page({ prefs: { confirm: "never", curtain: false } });
  await stage.openGame(page, stored(headerFor(game, { seed: "quick" }), "quick", [], game));
  const times = await page.evaluate(async () => {
    const found: number[] = [];
    for (let i = 0; i < 24; i++) {
      const button = document.querySelector<HTMLElement>(
        'button[data-option="discard"], button[data-option], [data-send]:enabled',
      );
      if (!button) break;
      const table = document.querySelector("[data-version]")!;
      const changed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(table, { attributes: true, attributeFilter: ["data-version"] });
      });
      const begun = performance.now();
      button.click();
      await changed;
      found.push(performance.now() - begun);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
    return found.sort((a, b) => a - b);
  });
  const median = times[Math.floor(times.length / 2)]!;
  return { medianMilliseconds: rounded(median), worstMilliseconds: rounded(times.at(-1)!), clicks: times.length };
}

/**
 * Drags the board about. A frame at 50 a second may take 20 milliseconds; the work of the page's thread for each says more than
 * the clock on a busy machine.
 */
async function dragging(stage: Stage) {
  const page = await stage.page({ moving: true });
  await stage.openGame(page, stored(headerFor(game, { seed: "drag" }), "drag", [], game));
  const board = page.locator("[role=application]");
  await board.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("+");
  await page.waitForTimeout(800);
  const box = (await board.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const tools = await page.context().newCDPSession(page);
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () =>
    (await tools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
  /** Drags the board about for a while; gives the work of the page for each frame, in milliseconds. */
  const drag = async () => {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    const before = await worked();
    const counting = page.evaluate(
      () =>
        new Promise<{ frames: number; seconds: number }>((resolve) => {
          const begun = performance.now();
          let frames = 0;
          const count = () => {
            frames++;
            const lapse = performance.now() - begun;
            if (lapse > 1200) resolve({ frames, seconds: lapse / 1000 });
            else requestAnimationFrame(count);
          };
          requestAnimationFrame(count);
        }),
    );
    for (let i = 0; i < 70; i++) {
      await page.mouse.move(middle.x + 200 * Math.sin(i / 8), middle.y + 120 * Math.cos(i / 8));
      await page.waitForTimeout(8);
    }
    const { frames, seconds } = await counting;
    const cost = ((await worked()) - before) / frames;
    await page.mouse.up();
    return { workMilliseconds: rounded(cost), framesPerSecond: rounded(frames / seconds) };
  };
  // the best of three: the first drag also draws what has not been seen yet
  const drags = [await drag(), await drag(), await drag()];
  return drags.sort((a, b) => a.workMilliseconds - b.workMilliseconds)[0]!;
}

const stage = await Stage.open();
try {
  const result = { click: await clicks(stage), drag: await dragging(stage), loadBefore: rounded(loadavg()[0]!) };
  console.log(JSON.stringify(result));
} finally {
  await stage.closePages();
  await stage.close();
}
