import { loadavg } from "node:os";
import { type AnyGame, headerFor } from "../src/engine/index.ts";
import { GAMES } from "../src/games/index.ts";
import { stored } from "../test/browser/player.ts";
import { PHONE, Stage, WIDE } from "../test/browser/stage.ts";
import { checkOneOf, GAME_NAMES, optionsOf } from "./usage.ts";

const USAGE = `usage: npm run bench:page [-- options]

How fast the page is, in a real Chromium without a graphics card: how soon a table stands open, how soon a click is
answered, and what a frame costs while the full board is dragged and zoomed.

  --game NAME   ${GAME_NAMES} (all)
  --only PART   open, click or glide (all)`;

const values = optionsOf(USAGE, { game: { type: "string" }, only: { type: "string" } });
checkOneOf(USAGE, "only", values.only, ["open", "click", "glide"]);
const wanted = GAMES.filter(({ id }) => !values.game || id === values.game);

const rounded = (value: number): number => Number(value.toFixed(1));

/** Opens a table again and again: until the question and the board are on the screen. */
async function openings(stage: Stage, game: AnyGame) {
  const page = await stage.page({ prefs: { curtain: false } });
  await stage.openGame(page, stored(headerFor(game, { seed: "open" }), "open", [], game));
  const times: number[] = [];
  for (let i = 0; i < 9; i++) {
    const begun = performance.now();
    await page.reload();
    await page.locator(".prompt").waitFor();
    await page.locator("[role=application]").waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    times.push(performance.now() - begun);
  }
  await stage.closePages();
  times.sort((a, b) => a - b);
  return { medianMilliseconds: Math.round(times[4]!), bestMilliseconds: Math.round(times[0]!) };
}

/** A game whose pieces stand where they begin: setting up is asked as one page, not as clicks. */
const begun = (game: AnyGame, seed: string) => {
  const options: Record<string, string> = game.options.some(({ id }) => id === "setup") ? { setup: "auto" } : {};
  return stored(headerFor(game, { seed, options }), seed, [], game);
};

/** Clicks through a game at one screen: from each click until the table shows the next question. */
async function clicks(stage: Stage, game: AnyGame) {
  const page = await stage.page({ prefs: { confirm: "never", curtain: false } });
  await stage.openGame(page, begun(game, "quick"));
  const { times, why } = await page.evaluate(async () => {
    const found: number[] = [];
    const button = () => {
      const ways = ['button[data-option="discard"]', "button[data-option]", "[data-send]:enabled"];
      for (const way of ways) {
        const shown = document.querySelector<HTMLElement>(`.prompt ${way}`);
        if (shown) return shown;
      }
      return null;
    };
    const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    const told = (why: string) =>
      `${why}: ${document.querySelector(".prompt")?.textContent?.trim().slice(0, 200) ?? "no question"}`;
    for (let i = 0; i < 24; i++) {
      // what is proposed as a whole can be answered one by one
      const byHand = document.querySelector<HTMLElement>("[data-by-hand]");
      if (byHand) {
        byHand.click();
        await settled();
      }
      const next = button();
      if (!next) return { times: found, why: told("nothing to click") };
      const table = document.querySelector("[data-version]")!;
      const changed = new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve(true);
        });
        observer.observe(table, { attributes: true, attributeFilter: ["data-version"] });
        setTimeout(resolve, 10_000, false);
      });
      const before = performance.now();
      next.click();
      if (!(await changed)) return { times: found, why: told(`"${next.textContent?.trim()}" was not answered`) };
      found.push(performance.now() - before);
      await settled();
    }
    return { times: found, why: "" };
  });
  await stage.closePages();
  times.sort((a, b) => a - b);
  return {
    ...(times.length > 0 && {
      medianMilliseconds: rounded(times[Math.floor(times.length / 2)]!),
      worstMilliseconds: rounded(times.at(-1)!),
    }),
    clicks: times.length,
    ...(why && { stopped: why }),
  };
}

interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time, in microseconds */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The threads a frame goes through: the page's own, the compositor's, the painting ones, and the one that puts it on screen. */
const STAGES = {
  page: /^CrRendererMain$/,
  compositor: /^Compositor$/,
  painting: /^ThreadPoolForegroundWorker$/,
  screen: /^VizCompositorThread$/,
};

/** The cost of every frame while something is done, in milliseconds of CPU time: the clock says little on a busy machine. */
async function costOf(stage: Stage, act: () => Promise<void>) {
  const tools = await stage.tools();
  const events: TraceEvent[] = [];
  tools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => tools.once("Tracing.tracingComplete", resolve));
  await tools.send("Tracing.start", {
    traceConfig: { includedCategories: ["toplevel", "viz"], excludedCategories: ["*"] },
    transferMode: "ReportEvents",
  });
  const begun = performance.now();
  await act();
  const seconds = (performance.now() - begun) / 1000;
  await tools.send("Tracing.end");
  await complete;
  await tools.detach();
  const named = (kind: string) =>
    new Map(
      events
        .filter(({ name }) => name === kind)
        .map(({ pid, tid, args }) => [kind === "process_name" ? `${pid}` : `${pid}/${tid}`, args.name]),
    );
  const [threads, processes] = [named("thread_name"), named("process_name")];
  const drawn = events.filter(({ ph, name }) => ph === "X" && name === "Display::DrawAndSwap").length;
  const costs = Object.entries(STAGES).map(([part, pattern]) => {
    const own = events.filter(
      ({ ph, name, pid, tid }) =>
        ph === "X" &&
        /RunTask$/.test(name) &&
        /^(Renderer|GPU Process)$/.test(processes.get(`${pid}`) ?? "") &&
        pattern.test(threads.get(`${pid}/${tid}`) ?? ""),
    );
    // tasks of the pool lie within tasks of the thread
    const outer = own.filter(({ name }) => part !== "painting" || name === "ThreadPool_RunTask");
    return [part, outer.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) / drawn] as const;
  });
  return {
    frameMilliseconds: rounded(costs.reduce((sum, [, cost]) => sum + cost, 0)),
    ...Object.fromEntries(costs.map(([part, cost]) => [part, rounded(cost)])),
    framesPerSecond: rounded(drawn / seconds),
  };
}

/** Drags the board about and zooms it. */
async function glide(stage: Stage, game: AnyGame, viewport: typeof WIDE) {
  const page = await stage.page({ moving: true, viewport, prefs: { curtain: false } });
  await stage.openGame(page, begun(game, "drag"));
  const board = page.locator("[role=application]");
  await board.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("+");
  await page.waitForTimeout(4000);
  const box = (await board.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const drag = async () => {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    for (let i = 0; i < 90; i++)
      await page.mouse.move(middle.x + box.width * 0.16 * Math.sin(i / 8), middle.y + box.height * 0.16 * Math.cos(i / 8));
    await page.mouse.up();
  };
  const zoom = () =>
    page.evaluate(
      ({ x, y }) =>
        new Promise<void>((resolve) => {
          const board = document.querySelector("[role=application]")!;
          let i = 0;
          const turn = () => {
            const deltaY = 40 * Math.sign(Math.sin(i / 8));
            board.dispatchEvent(new WheelEvent("wheel", { deltaY, clientX: x, clientY: y, bubbles: true, cancelable: true }));
            if (++i < 90) requestAnimationFrame(turn);
            else resolve();
          };
          turn();
        }),
      middle,
    );
  // the first time also draws parts not seen before
  await drag();
  await page.waitForTimeout(4000);
  const dragged = await costOf(stage, drag);
  await page.waitForTimeout(4000);
  const zoomed = await costOf(stage, zoom);
  await stage.closePages();
  return { drag: dragged, zoom: zoomed };
}

const stage = await Stage.open();
try {
  for (const manifest of wanted) {
    const game = (await manifest.rules()) as AnyGame;
    const tell = (what: string, found: object) =>
      console.log(JSON.stringify({ game: game.id, what, ...found, load: rounded(loadavg()[0]!) }));
    const isWanted = (part: string) => !values.only || values.only === part;
    if (isWanted("open")) tell("open", await openings(stage, game));
    if (isWanted("click")) tell("click", await clicks(stage, game));
    if (!isWanted("glide")) continue;
    for (const viewport of [WIDE, PHONE])
      for (const [what, found] of Object.entries(await glide(stage, game, viewport))) tell(`${what} ${viewport.width}`, found);
  }
} finally {
  await stage.closePages();
  await stage.close();
}
