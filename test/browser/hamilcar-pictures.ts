/** Takes the pictures of Hamilcar for the documentation: `node test/browser/hamilcar-pictures.ts`. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { botFor, seenBy } from "../../src/bots/index.ts";
import { headerFor, onlyAnswer, type Plain, Session } from "../../src/engine/index.ts";
import { asView, type HamilcarView } from "../../src/games/hamilcar/page/view.ts";
import { players } from "../../src/games/hamilcar/players/index.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import type { Hamilcar } from "../../src/games/hamilcar/rules/state.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { liftCurtain } from "./player.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

const rules = hamilcar;
const DOCS = join(import.meta.dirname, "../../docs/screenshots");
mkdirSync(DOCS, { recursive: true });

/** Two computer players, until something is worth a picture. */
function until(name: string, enough: (session: Session<Hamilcar, Plain, Seat>, view: HamilcarView) => boolean): StoredGame {
  for (let seed = 0; seed < 300; seed++) {
    const header = headerFor(rules, { seed: `${name} ${seed}` });
    const session = Session.begin(rules, header);
    while (session.question && session.version < 1500) {
      const { seat } = session.question;
      if (onlyAnswer(session.question) === undefined && enough(session, asView(session.view(seat))))
        return {
          ...courseOf(session),
          id: name,
          rulesVersion: rules.rulesVersion,
          players: { rome: "here", carthage: "here" },
          touched: 0,
          toMove: null,
          over: null,
          followed: { rome: 0, carthage: 0 },
        };
      session.answer(
        onlyAnswer(session.question) ??
          botFor(players, "hasty").choose(seenBy(session, seat), seat, { milliseconds: 0, seed: `${session.version}` }),
      );
    }
  }
  throw new Error(`no game of 300 comes to "${name}"`);
}

const asks = ({ question }: Session<Hamilcar, Plain, Seat>, prompt: string): boolean => question?.prompt === `hamilcar.${prompt}`;
const card = until("card", (session, { turn }) => turn === 2 && asks(session, "play-card"));
const fleet = until("fleet", (session, view) => {
  const route = view.fleets.rome?.route ?? view.fleets.carthage?.route ?? [];
  return asks(session, "sail") && route.length > 2 && view.turn > 1;
});
const sea = until("sea", (session, { seaBattle, warships }) => {
  const held = seaBattle?.hands[session.question!.seat];
  const many = warships.rome.atSea > 1 && warships.carthage.atSea > 1;
  return asks(session, "maneuver") && many && seaBattle!.round > 1 && typeof held === "object" && held.length > 1;
});
const battle = until("land", (session, { battle: fought }) => {
  const dice = [...(fought?.dice.rome ?? []), ...(fought?.dice.carthage ?? [])].filter((face) => face >= 0);
  return asks(session, "reroll") && dice.length > 2;
});
const siege = until("siege", (session, { siege: points, march }) => {
  const { question } = session;
  return question?.kind === "choose" && question.options.includes("besiege") && points[march!.at] !== undefined;
});
const chest = until("chest", (session) => asks(session, "spend-difference"));

const stage = await Stage.open();
const shot = (page: Page, name: string) => page.screenshot({ path: join(DOCS, `hamilcar-${name}.png`) });

async function table(game: StoredGame, name: string, wanted: Parameters<Stage["page"]>[0]): Promise<Page> {
  const page = await stage.page(wanted);
  await stage.openGame(page, game);
  await liftCurtain(page);
  await page.waitForTimeout(2500);
  await shot(page, name);
  return page;
}

await table(card, "table", { viewport: WIDE });
await table(fleet, "fleet", { viewport: WIDE });
await table(sea, "naval-battle", { viewport: WIDE });
await table(battle, "battle-dark", { viewport: WIDE, theme: "dark" });
await table(siege, "siege", { viewport: WIDE, language: "fr" });
await table(chest, "war-chest", { viewport: WIDE });
await table(card, "phone", { viewport: PHONE });
const hand = await table(sea, "phone-naval-battle", { viewport: PHONE, theme: "dark", language: "fr" });
await hand.locator("#tab-hand").click();
await hand.waitForTimeout(500);
await shot(hand, "phone-hand");
const wide = await table(card, "table-french", { viewport: WIDE, language: "fr", theme: "dark" });
await wide.keyboard.press("c");
await wide.waitForTimeout(600);
await shot(wide, "standing");
for (const [which, name] of [
  [1, "cards"],
  [3, "tables"],
] as const) {
  await wide.locator("dialog nav button").nth(which).click();
  await wide.waitForTimeout(500);
  await shot(wide, name);
}
await stage.close();
console.log("pictures taken");
