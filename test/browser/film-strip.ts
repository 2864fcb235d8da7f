import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { checkOneOf, GAME_NAMES, gamesAndOptionsOf, refuse } from "../../scripts/usage.ts";
import { seenBy } from "../../src/bots/bot.ts";
import { botFor } from "../../src/bots/index.ts";
import { type Header, headerFor, type LogEntry, perSeat, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { courseOf, rebuild } from "../../src/web/replay/moves.ts";
import { againstComputer, newGame } from "../../src/web/table/new-game.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { give } from "./player.ts";
import { PHONE, Stage } from "./stage.ts";

const USAGE = `usage: node test/browser/film-strip.ts GAME [options]

Takes a picture a second of a game against the computer, at normal speed, for so many turns of the computer: whoever sees only the
pictures should be able to retell what happened. They show the board and the hand, not the column with the log; pictures in which
nothing has changed are left out, and what the player is asked in between stands below them. Four pictures make a sheet.

  GAME         ${GAME_NAMES}
  --turns N    how many turns of the computer (5)
  --seat SIDE  the side of the player: rome, carthage (rome)
  --first NAME begin where the computer first comes to this entry of the log: battle (Hannibal), operation (First Punic War)
  --seed TEXT  another game ("film strip", with a number behind it if need be)
  --bot NAME   the computer player (hasty)
  --steps      a picture of each step instead, however long it takes
  --phone      on a phone
  --dark       in dark colours
  --out PATH   the folder, with one for the game in it (strips)`;

const { values, words } = gamesAndOptionsOf(USAGE, {
  turns: { type: "string", default: "5" },
  seat: { type: "string", default: "rome" },
  first: { type: "string" },
  seed: { type: "string" },
  bot: { type: "string", default: "hasty" },
  steps: { type: "boolean", default: false },
  phone: { type: "boolean", default: false },
  dark: { type: "boolean", default: false },
  out: { type: "string", default: "strips" },
});
const manifest = GAMES.find(({ id }) => id === words[0])!;
checkOneOf(USAGE, "seat", values.seat, ["rome", "carthage"]);
const game = await manifest.rules();
const players = await manifest.players();
const seat = values.seat as Seat;
/** with what a turn of the computer begins; a counter event is played besides */
const TURN: Record<string, RegExp> = {
  hannibal: /^(Rome|Carthage) (plays|discards) (?!.*in the turn of)/,
  hamilcar: /^(Rome|Carthage) (plays|discards) (?!.*as a counter event)/,
  "first-punic-war": /^(Rome|Carthage) (begins a (land|naval) operation|concentrates)/,
};

/** where the pictures begin if nothing is said: with a turn in which the computer comes to this, in the name of its entry of the log */
const FIRST: Record<string, string> = { hannibal: "battle", "first-punic-war": "operation" };
/** with what such a turn begins in the log */
const GROUP: Record<string, RegExp> = {
  hannibal: /\.(plays|discards)$/,
  hamilcar: /\.(event|operation|discarded)$/,
  "first-punic-war": /-operation$/,
};

/** small enough for four pictures to be read side by side */
const LAPTOP = { width: 1200, height: 760 };
/** seeds that are tried, until the computer comes to what the pictures begin with */
const SEEDS = values.seed
  ? [values.seed]
  : Array.from({ length: 20 }, (_, i) => (i === 0 ? "film strip" : `film strip ${i + 1}`));
const headers = SEEDS.map((seed) =>
  headerFor(game, { seed, ...(game.id === "first-punic-war" && { options: { setup: "auto" } }) }),
);
/** what goes before the pictures */
const before = headers
  .values()
  .map(beginning)
  .find((course) => course !== null);
if (!before)
  refuse(`In this game the computer never comes to "${values.first ?? FIRST[game.id]}". Another --seed has another game.`, USAGE);
const folder = join(values.out, game.id);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const stage = await Stage.open();
const page = await stage.page({
  viewport: values.phone ? PHONE : LAPTOP,
  theme: values.dark ? "dark" : "light",
  moving: true,
  // the first step waits until the first picture is taken
  prefs: { confirm: "never", speed: "normal", stepwise: true },
});
await stage.sameSeeds(page);
await stage.openGame(page, {
  ...newGame(before.header, game, againstComputer(game.seats, seat, values.bot)),
  ...before,
  id: "strip",
});

/** What goes before the pictures in a game; nothing if the computer never comes to what they begin with. */
function beginning(header: Header): (Pick<StoredGame, "header"> & Partial<StoredGame>) | null {
  const first = values.first ?? FIRST[game.id];
  if (first === undefined) return { header };
  const bot = botFor(players, values.bot);
  const session = Session.begin(game, header);
  const isWanted = ({ event, params }: LogEntry) =>
    [".", "-"].some((mark) => event.endsWith(`${mark}${first}`)) &&
    [params?.side, params?.seat, params?.attacker].some((id) => typeof id === "string" && !id.endsWith(seat));
  const hasCome = () => session.log!.some(isWanted);
  while (session.question && !hasCome()) {
    const asked = session.question.seat;
    session.answer(bot.choose(seenBy(session, asked), asked, { milliseconds: 50, seed: `${session.version}` }));
  }
  if (!hasCome()) return null;
  const begins = (reader: string) => session.logFor(reader).findLastIndex(({ event }) => GROUP[game.id]!.test(event));
  return { header, inputs: courseOf(session).inputs, followed: perSeat(game.seats, begins) };
}

/** How many turns the computer has begun, as far as the film has shown them. */
const turns = () =>
  page.evaluate(
    ([pattern, name]) => {
      const said = [...document.querySelectorAll(".log .head p")].map((p) => p.textContent?.trim() ?? "");
      return said.filter((text) => new RegExp(pattern!).test(text) && !text.startsWith(name!)).length;
    },
    [TURN[game.id]!.source, seat === "rome" ? "Rome" : "Carthage"] as const,
  );

/** Somebody who plays as the computer would. */
async function answer(): Promise<void> {
  const kept = await page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const request = indexedDB.open("punica", 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const found = request.result.transaction("games").objectStore("games").get("strip");
          found.onsuccess = () => resolve(found.result);
        };
      }),
  );
  const session = rebuild(game, kept as StoredGame);
  const { question } = session;
  if (!question || question.seat !== seat) return;
  // the page has just gone on, and its film comes first
  if (!(await page.locator(`[data-version="${session.version}"] .prompt.mine`).isVisible())) return;
  const bot = botFor(players, values.bot);
  await give(page, question, bot.choose(seenBy(session, seat), seat, { milliseconds: 200, seed: `${session.version}` }));
  // nothing looks chosen because the mouse rests on it
  await page.mouse.move(0, 0);
}

/** A step stands, or something is asked. */
async function settled(): Promise<void> {
  await page.locator('[data-film="waits"], .prompt.mine, [data-end]').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(700);
}

// only after a longer absence it is asked whether to watch it
const film = page.locator("[data-film]");
const watch = page.getByRole("button", { name: "Watch it" });
const asked = page.locator(".prompt.mine");
await film.or(watch).or(asked).first().waitFor();
if (await watch.isVisible()) await watch.click();

/** the film as long as it goes on step by step */
const steps = film.locator('select:has([value="stepwise"]:checked)');

interface Picture {
  readonly path: string;
  readonly note: string;
}
const waits = page.locator('[data-film="waits"]');
await waits.or(asked).first().waitFor();
const pictures: Picture[] = [];
let waited = 0;
/** turns that were over before the pictures begin */
const earlier = await turns();
const clip = values.phone ? undefined : await boardAndHand();
for (let second = 0; second < 1800; second++) {
  const next = values.steps ? settled() : page.waitForTimeout(1000);
  if (values.steps) await next;
  const path = join(folder, `${String(second).padStart(4, "0")}.png`);
  await page.screenshot({ path, timeout: 0, ...(clip && { clip }) });
  const isAsked = await asked.isVisible();
  const note = isAsked ? `the player is asked: ${await said("#prompt-sentence")}` : await said("[data-caption]");
  pictures.push({ path, note });
  if (!values.steps && (await steps.isVisible())) {
    await steps.selectOption("normal");
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()); // the space bar is for going on
  }
  if ((await turns()) - earlier > Number(values.turns) || (await page.locator("section[data-end]").isVisible())) break;
  if (await waits.isVisible()) {
    // what stands until it has been read is read for two seconds
    if (values.steps || ++waited > 2) {
      await page.keyboard.press("Space");
      waited = 0;
    }
  } else waited = 0;
  if (isAsked) await answer();
  await next;
}
writeFileSync(join(folder, "captions.txt"), pictures.map(({ path, note }) => `${path.slice(-8, -4)} ${note}`).join("\n"));
await sheets(await stage.page(), pictures);
await stage.closePages();
await stage.close();

/** What stands somewhere on the page. */
async function said(where: string): Promise<string> {
  const text = await page
    .locator(where)
    .first()
    .textContent({ timeout: 200 })
    .catch(() => "");
  return text?.trim() ?? "";
}

/** The page without the column beside the board. */
async function boardAndHand() {
  const { x } = (await page.locator(".column").boundingBox())!;
  return { x: 0, y: 0, width: Math.floor(x), height: LAPTOP.height };
}

/** Four pictures a sheet, without those in which nothing has changed. */
async function sheets(page: Page, list: readonly Picture[]): Promise<void> {
  const width = values.phone ? PHONE.width : clip!.width;
  const height = values.phone ? PHONE.height : clip!.height;
  const across = values.phone ? 4 : 2;
  const source = (path: string) => `data:image/png;base64,${readFileSync(path).toString("base64")}`;
  const seen: Picture[] = [];
  for (const picture of list) {
    const last = seen.at(-1);
    if (last && last.note === picture.note && (await isAlike(page, source(last.path), source(picture.path))))
      rmSync(picture.path);
    else seen.push(picture);
  }
  // of what is told in one sentence, how it begins and how it ends
  const told = seen.filter(({ note }, i) => note === "" || [seen[i - 1], seen[i + 1]].some((next) => next?.note !== note));
  await page.setViewportSize({ width: width * across, height: height + 22 });
  for (let at = 0; at < told.length; at += 4) {
    const images = told.slice(at, at + 4).map(({ path, note }) => {
      const below = note.startsWith("the player is asked") ? note : "";
      return `<figure><img src="${source(path)}"><figcaption>${path.slice(-8, -4)} ${below}</figcaption></figure>`;
    });
    await page.setContent(
      `<style>body{margin:0;display:flex;flex-wrap:wrap;font:16px/22px sans-serif}figure{margin:0;width:${width}px}
      img{display:block}figcaption{height:22px;overflow:hidden}</style>${images.join("")}`,
    );
    await page.screenshot({ path: join(folder, `sheet-${String(at / 4).padStart(2, "0")}.png`), fullPage: true, timeout: 0 });
  }
}

/** Whether two pictures are the same but for a shimmer. */
function isAlike(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(
    async (sources) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width / 2, image.height / 2);
          const context = canvas.getContext("2d")!;
          context.drawImage(image, 0, 0, canvas.width, canvas.height);
          return context.getImageData(0, 0, canvas.width, canvas.height).data;
        }),
      );
      let changed = 0;
      for (let i = 0; i < a!.length; i++) if (Math.abs(a![i]! - b![i]!) > 40) changed++;
      return changed < 60;
    },
    [one, other],
  );
}
