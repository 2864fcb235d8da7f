import { mkdirSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { checkOneOf, GAME_NAMES, gamesAndOptionsOf } from "../../scripts/usage.ts";
import { botFor, seenBy } from "../../src/bots/index.ts";
import { type AnyGame, headerFor, onlyAnswer, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import type { GameFace } from "../../src/web/face.ts";
import type { Telling } from "../../src/web/film/chronicle.ts";
import type { StoryKind } from "../../src/web/film/look.ts";
import { storyOf } from "../../src/web/film/telling.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import { Reel } from "../../src/web/replay/reel.ts";
import type { Logged } from "../../src/web/table/client.ts";
import { stored } from "./player.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

const USAGE = `usage: node test/browser/stage-pictures.ts GAME [options]

Takes pictures of the stage, the chapters, the death of a general and the end of a game, wide and on a phone, in light and dark: of
each kind of story the longest of one game between two computer players.

  GAME             ${GAME_NAMES}
  --seed TEXT      another game ("pictures")
  --only LIST      these kinds only: battle,fallen,end
  --language LANG  en, fr (en)
  --light          in light colours only
  --wide           on a wide screen only
  --phone          on a phone only
  --each           every step of a story, not only its end
  --out PATH       the folder, with one for the game in it (pictures)`;

const { values, words } = gamesAndOptionsOf(USAGE, {
  seed: { type: "string", default: "pictures" },
  only: { type: "string", default: "" },
  language: { type: "string", default: "en" },
  light: { type: "boolean", default: false },
  wide: { type: "boolean", default: false },
  phone: { type: "boolean", default: false },
  each: { type: "boolean", default: false },
  out: { type: "string", default: "pictures" },
});
checkOneOf(USAGE, "language", values.language, ["en", "fr"]);
const manifest = GAMES.find(({ id }) => id === words[0])!;
// what the stage looks like is the browser's business; here only its events matter
registerHooks({
  load: (url, context, next) =>
    url.endsWith(".svelte") ? { format: "module", source: "export default null", shortCircuit: true } : next(url, context),
});
const game = (await manifest.rules()) as AnyGame;
const film = (await import(`../../src/games/${manifest.id}/page/film.ts`)) as { LOOKS: GameFace["looks"]; STORIES: StoryKind[] };
const { telling } = (await import(`../../src/games/${manifest.id}/page/telling.ts`)) as { telling: Telling };
const players = await manifest.players();
const wanted = values.only === "" ? null : new Set(values.only.split(","));

function played(): Session {
  const options: Record<string, string> = game.options.some(({ id }) => id === "setup") ? { setup: "auto" } : {};
  const session = Session.begin(game, headerFor(game, { seed: values.seed, options }));
  const bot = botFor(players, "hasty");
  while (session.question) {
    const { seat } = session.question;
    const budget = { milliseconds: 0, seed: `${session.version}` };
    session.answer(onlyAnswer(session.question) ?? bot.choose(seenBy(session, seat), seat, budget));
  }
  return session;
}

/** The longest story of each kind, and the first death of a general. */
function stories(session: Session): Map<string, readonly Logged[]> {
  const longest = new Map<string, readonly Logged[]>();
  const none: StoryKind = { id: "", opens: new Set(), tells: new Set(), held: false, part: undefined as never };
  let told: StoryKind | null = null;
  let entries: Logged[] = [];
  for (const { entry, view } of new Reel(game, courseOf(session), null, false).frames(0, Number.POSITIVE_INFINITY)) {
    const next = storyOf({ looks: film.LOOKS, stories: film.STORIES }, entry, view, told, none);
    if (next !== told || (next?.opens.has(entry.event) && !next.tells.has(entry.event))) entries = [];
    told = next;
    if (telling.fallen?.(entry).length && !longest.has("fallen")) longest.set("fallen", [entry]);
    entries.push(entry);
    if (told?.id && entries.length > (longest.get(told.id)?.length ?? 0)) longest.set(told.id, [...entries]);
  }
  return longest;
}

const session = played();
const kept = { ...stored(session.header, "stage", courseOf(session).inputs, game), archived: true, over: session.over };
const folder = join(values.out, game.id);
mkdirSync(folder, { recursive: true });
const stage = await Stage.open();

const THEMES = values.light ? (["light"] as const) : (["light", "dark"] as const);
type Pictures = readonly (readonly [theme: string, picture: Buffer])[];

/** The page as it is now, in the colours of each theme. */
async function seen(page: Page): Promise<Pictures> {
  const pictures: [string, Buffer][] = [];
  for (const theme of [...THEMES].reverse()) {
    await page.evaluate((now) => document.documentElement.setAttribute("data-theme", now), theme);
    pictures.push([theme, await page.screenshot()]);
  }
  return pictures;
}
function keep(pictures: Pictures, name: string): void {
  for (const [theme, picture] of pictures) writeFileSync(join(folder, `${name}-${theme}.png`), picture);
}

async function story(page: Page, kind: string, entries: readonly Logged[], name: string): Promise<void> {
  const before = Math.max(0, entries[0]!.version - 1);
  await page.goto(`${stage.house.url}/#/replay/stage/at/${before}`);
  await page.reload();
  await page
    .getByText(new RegExp(`^(Move|Coup) ${before} `))
    .first()
    .waitFor();
  await page.getByRole("button", { name: /^(Play|Lecture)( \(.*\))?$/ }).click();
  let last: Pictures | null = null;
  for (let i = 0; i < 90; i++) {
    await page.locator('[data-film="waits"]').waitFor({ timeout: 60_000 });
    const shown = kind === "fallen" ? "[data-fallen]" : `[data-story="${kind}"]`;
    if ((await page.locator(shown).count()) > 0) {
      await page.waitForTimeout(500);
      last = await seen(page);
      if (values.each) keep(last, `${name}-${i}`);
    } else if (last) break;
    await page.locator("[data-next]").click();
    await page.waitForTimeout(100);
  }
  if (last) keep(last, name);
}

const longest = stories(session);
for (const viewport of [...(values.phone ? [] : [WIDE]), ...(values.wide ? [] : [PHONE])]) {
  const where = viewport === PHONE ? "phone" : "wide";
  const language = values.language as "en" | "fr";
  const page = await stage.page({ viewport, language, prefs: { stepwise: true, speed: "normal" } });
  await stage.go(page, "");
  await stage.keepGame(page, kept);
  for (const [kind, entries] of longest) if (!wanted || wanted.has(kind)) await story(page, kind, entries, `${kind}-${where}`);
  if (!wanted || wanted.has("end")) {
    await stage.keepGame(page, { ...kept, id: "end", archived: false, followed: { rome: 99999, carthage: 99999 } });
    await stage.go(page, "#/play/end");
    await page.reload();
    await page.locator("[data-end] h3").first().waitFor({ timeout: 60_000 });
    keep(await seen(page), `end-${where}`);
  }
}
await stage.closePages();
await stage.close();
