/** Takes the pictures of the documentation and of the home page: `node test/browser/pictures.ts`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { botFor, seenBy } from "../../src/bots/index.ts";
import { type Header, headerFor, onlyAnswer, Session } from "../../src/engine/index.ts";
import { players } from "../../src/games/hannibal/players/index.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { homePicture } from "./home-picture.ts";
import { liftCurtain, rules, stored } from "./player.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

const ROOT = join(import.meta.dirname, "../..");
const DOCS = join(ROOT, "docs/screenshots");
mkdirSync(DOCS, { recursive: true });

type View = { turn: number; battle: { rounds: unknown[]; strength: { rome: number; carthage: number } } | null };

/** Two computer players, until something is worth a picture. */
function until(name: string, enough: (session: Session, view: View) => boolean): StoredGame {
  for (let seed = 0; seed < 200; seed++) {
    const header: Header = headerFor(rules, { seed: `${name} ${seed}` });
    const session = Session.begin(rules, header);
    while (session.question && session.version < 1500) {
      if (enough(session, session.view(null) as unknown as View)) return stored(header, name, courseOf(session).inputs);
      const { seat } = session.question;
      session.answer(
        onlyAnswer(session.question) ??
          botFor(players, "hasty").choose(seenBy(session, seat), seat, { milliseconds: 0, seed: `${session.version}` }),
      );
    }
  }
  throw new Error(`no game of 200 comes to "${name}"`);
}

const march = until("march", (session, { turn }) => {
  const { question } = session;
  return turn === 3 && question?.prompt === "hannibal.march" && question.kind === "choose" && question.options.length > 4;
});
const battle = until("battle", (session, view) => {
  const { rounds, strength } = view.battle ?? { rounds: [], strength: { rome: 0, carthage: 0 } };
  return session.question?.prompt === "hannibal.attack" && rounds.length >= 3 && strength.rome > 6 && strength.carthage > 6;
});

const stage = await Stage.open();
const shot = (page: Page, name: string) => page.screenshot({ path: join(DOCS, `${name}.png`) });

await homePicture(stage, march);

async function table(game: StoredGame, name: string, wanted: Parameters<Stage["page"]>[0]): Promise<Page> {
  const page = await stage.page(wanted);
  await stage.openGame(page, game);
  await liftCurtain(page);
  await page.waitForTimeout(3000);
  await shot(page, name);
  return page;
}

/** The home page of somebody who has begun some games. */
async function home(name: string, wanted: Parameters<Stage["page"]>[0]): Promise<void> {
  const page = await stage.page(wanted);
  await stage.openGame(page, { ...battle, touched: Date.UTC(2026, 2, 15, 19), toMove: "carthage" });
  await stage.openGame(page, {
    ...march,
    touched: Date.UTC(2026, 2, 14, 21),
    toMove: "rome",
    players: { rome: "here", carthage: { computer: "dictator" } },
  });
  await stage.go(page, "#/");
  await page.locator(".games").waitFor();
  await page.waitForTimeout(800);
  await shot(page, name);
}

await home("home", { viewport: WIDE });
await home("home-dark", { viewport: WIDE, theme: "dark" });
await home("home-phone", { viewport: PHONE });
await table(march, "table", { viewport: WIDE });
await table(battle, "battle", { viewport: WIDE });
await table(battle, "battle-dark", { viewport: WIDE, theme: "dark" });
await table(march, "phone", { viewport: PHONE });
const phone = await table(battle, "phone-battle", { viewport: PHONE, language: "fr", theme: "dark" });
await phone.locator("#tab-hand").click();
await phone.waitForTimeout(400);
await shot(phone, "phone-hand");
const looking = await table(march, "table-french", { viewport: WIDE, language: "fr" });
await looking.keyboard.press("c");
await looking.waitForTimeout(600);
await shot(looking, "cards-french");
const rulesBeside = await table(battle, "rules", { viewport: WIDE });
await rulesBeside.keyboard.press("/");
await rulesBeside.waitForTimeout(800);
await shot(rulesBeside, "rules");
const back = await table(march, "replay", { viewport: WIDE, theme: "dark" });
await back.keyboard.press("r");
for (let i = 0; i < 4; i++) await back.keyboard.press("[");
await back.waitForTimeout(800);
await shot(back, "replay");
await stage.close();
console.log("pictures taken");
