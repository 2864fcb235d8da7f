import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { checkOneOf, GAME_NAMES, gamesAndOptionsOf, refuse } from "../../scripts/usage.ts";
import { seenBy } from "../../src/bots/bot.ts";
import { botFor } from "../../src/bots/index.ts";
import { headerFor, type LogEntry, perSeat, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { courseOf, rebuild } from "../../src/web/replay/moves.ts";
import { againstComputer, newGame } from "../../src/web/table/new-game.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { give } from "./player.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

const USAGE = `usage: node test/browser/film-strip.ts GAME [options]

Takes a picture a second of a game against the computer, at normal speed, for so many turns of the computer: whoever sees only the
pictures should be able to retell what happened.

  GAME         ${GAME_NAMES}
  --turns N    how many turns of the computer (5)
  --seat SIDE  the side of the player: rome, carthage (rome)
  --first NAME begin where the computer first comes to this entry of the log: battle (Hannibal), operation (First Punic War)
  --seed TEXT  another game ("film strip")
  --bot NAME   the computer player (hasty)
  --steps      a picture of each step instead, however long it takes
  --phone      on a phone
  --dark       in dark colours
  --out PATH   the folder, with one for the game in it (strips)`;

const { values, words } = gamesAndOptionsOf(USAGE, {
  turns: { type: "string", default: "5" },
  seat: { type: "string", default: "rome" },
  first: { type: "string" },
  seed: { type: "string", default: "film strip" },
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
  "first-punic-war": /^(Rome|Carthage): (land|naval) operation|concentration/,
};

/** where the pictures begin if nothing is said: with a turn in which the computer comes to this, in the name of its entry of the log */
const FIRST: Record<string, string> = { hannibal: "battle", "first-punic-war": "operation" };
/** with what such a turn begins in the log */
const GROUP: Record<string, RegExp> = {
  hannibal: /\.(plays|discards)$/,
  hamilcar: /\.(event|operation|discarded)$/,
  "first-punic-war": /-operation$/,
};

const header = headerFor(game, { seed: values.seed, ...(game.id === "first-punic-war" && { options: { setup: "auto" } }) });
/** what goes before the pictures */
const before = beginning();
const folder = join(values.out, game.id);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const stage = await Stage.open();
const page = await stage.page({
  viewport: values.phone ? PHONE : WIDE,
  theme: values.dark ? "dark" : "light",
  moving: true,
  prefs: { confirm: "never", speed: "normal", stepwise: values.steps },
});
await stage.sameSeeds(page);
await stage.openGame(page, {
  ...newGame(header, game, againstComputer(game.seats, seat, values.bot)),
  ...before,
  id: "strip",
});

/** What goes before the pictures. */
function beginning(): Partial<StoredGame> {
  const first = values.first ?? FIRST[game.id];
  if (first === undefined) return {};
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
  if (!hasCome()) refuse(`In this game (--seed "${values.seed}") the computer never comes to "${first}".`, USAGE);
  const begins = (reader: string) => session.logFor(reader).findLastIndex(({ event }) => GROUP[game.id]!.test(event));
  return { inputs: courseOf(session).inputs, followed: perSeat(game.seats, begins) };
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

await page
  .getByRole("button", { name: "Watch it" })
  .click({ timeout: 3000 })
  .catch(() => {}); // only after a longer absence
const pictures: string[] = [];
const notes: string[] = [];
let waited = 0;
/** turns that were over before the pictures begin */
const earlier = await turns();
for (let second = 0; second < 900; second++) {
  const next = values.steps ? settled() : page.waitForTimeout(1000);
  if (values.steps) await next;
  const path = join(folder, `${String(second).padStart(4, "0")}.png`);
  await page.screenshot({ path });
  pictures.push(path);
  notes.push(
    `${second} ${
      (await page
        .locator("[data-caption]")
        .textContent({ timeout: 200 })
        .catch(() => "")) ?? ""
    }`,
  );
  if ((await turns()) - earlier > Number(values.turns)) break;
  if (await page.locator('[data-film="waits"]').isVisible()) {
    // what stands until it has been read is read for two seconds
    if (values.steps || ++waited > 2) {
      await page.keyboard.press("Space");
      waited = 0;
    }
  } else waited = 0;
  if (await page.locator(".prompt.mine").isVisible()) await answer();
  await next;
}
writeFileSync(join(folder, "captions.txt"), notes.join("\n"));
await sheets(await stage.page(), pictures);
await stage.closePages();
await stage.close();

/** Twelve pictures a sheet. */
async function sheets(page: Page, list: readonly string[]): Promise<void> {
  const width = values.phone ? 240 : 480;
  await page.setViewportSize({ width: width * (values.phone ? 6 : 3), height: values.phone ? 1060 : 1240 });
  for (let at = 0; at < list.length; at += 12) {
    const images = list.slice(at, at + 12).map((path) => {
      const data = readFileSync(path).toString("base64");
      return `<figure><img width="${width}" src="data:image/png;base64,${data}"><figcaption>${path.slice(-8, -4)}</figcaption></figure>`;
    });
    await page.setContent(
      `<style>body{margin:0;display:flex;flex-wrap:wrap;font:10px sans-serif}figure{margin:0;width:${width}px}img{display:block}</style>${images.join("")}`,
    );
    await page.screenshot({ path: join(folder, `sheet-${String(at / 12).padStart(2, "0")}.png`), fullPage: true });
  }
}
