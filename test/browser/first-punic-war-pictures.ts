/** Takes the pictures of First Punic War for the documentation: `node test/browser/first-punic-war-pictures.ts`. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chanceFrom, headerFor, onlyAnswer, type Plain, Session } from "../../src/engine/index.ts";
import { attacksFor } from "../../src/games/first-punic-war/page/attacks.ts";
import { asView, type WarView } from "../../src/games/first-punic-war/page/view.ts";
import { policy } from "../../src/games/first-punic-war/players/thumb.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import type { State } from "../../src/games/first-punic-war/rules/state.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { homePicture } from "./home-picture.ts";
import { liftCurtain } from "./player.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

const DOCS = join(import.meta.dirname, "../../docs/screenshots");
mkdirSync(DOCS, { recursive: true });

/** Two players by rule of thumb, until something is worth a picture. */
function until(
  name: string,
  enough: (session: Session<State, Plain, Seat>, view: WarView) => boolean,
  setup = "auto",
): StoredGame {
  for (let seed = 0; seed < 200; seed++) {
    const chance = chanceFrom(`${name} ${seed}`);
    const header = headerFor(firstPunicWar, { scenario: "II", options: { setup }, seed: `${name} ${seed}` });
    const session = Session.begin(firstPunicWar, header);
    while (session.question && session.version < 1500) {
      const { question } = session;
      const only = onlyAnswer(question);
      if (only === undefined && enough(session, asView(session.view(question.seat))))
        return {
          ...courseOf(session),
          id: name,
          rulesVersion: firstPunicWar.rulesVersion,
          players: { rome: "here", carthage: "here" },
          touched: 0,
          toMove: null,
          over: null,
          followed: { rome: 0, carthage: 0 },
        };
      session.answer(only ?? policy(session.state, question, chance));
    }
  }
  throw new Error(`no game of 200 comes to "${name}"`);
}

const asks = ({ question }: Session<State, Plain, Seat>, prompt: string): boolean => question?.prompt === `fpw.${prompt}`;
const march = until("march", (session, { turn, operation }) => {
  return turn > 1 && asks(session, "move") && operation!.count > 4 && operation!.spent > 0 && operation!.side === "rome";
});
const odds = until("odds", (session, { markers }) => {
  const { question } = session;
  if (
    !asks(session, "choose-attackers") ||
    question?.kind !== "pick" ||
    question.options.length < 5 ||
    question.options.length > 8
  )
    return false;
  const [battle, raid] = attacksFor(session.view(question.seat), question.seat, question, question.options);
  return raid !== undefined && battle!.odds.shifts.length > 2 && battle!.odds.percent < 400 && markers[question.seat].length > 0;
});
const combat = until("combat", (session, { combat: fought }) => {
  return asks(session, "pursue") && fought!.attackers.length > 4 && fought!.lost.rome + fought!.lost.carthage > 1;
});
const fleet = until("fleet", (session, { operation, turn }) => {
  return turn > 1 && asks(session, "sail") && operation!.count > 1 && operation!.party!.length > 5 && operation!.spent > 0;
});
const diplomacy = until("diplomacy", (session, { markers, turn }) => {
  const { question } = session;
  if (turn < 2 || !asks(session, "diplomacy") || question?.kind !== "choose" || markers[question.seat].length < 3) return false;
  return question.options.filter((id) => id.startsWith("power:")).length > 2;
});
const recruits = until("recruits", (session, { turn, ap, phasing }) => turn > 1 && asks(session, "mobilize") && ap[phasing] > 9);
const setup = until("setup", (session) => asks(session, "setup-place") && session.version > 4, "free");

const stage = await Stage.open();
async function picture(game: StoredGame, name: string, wanted: Parameters<Stage["page"]>[0], tab?: string): Promise<void> {
  const page = await stage.page(wanted);
  await stage.openGame(page, game);
  await liftCurtain(page);
  if (tab) await page.locator(`#tab-${tab}`).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(DOCS, `first-punic-war-${name}.png`) });
  await stage.closePages();
}
await homePicture(stage, recruits, 0.1); // the table beyond the edge of the map
await picture(march, "march", { viewport: WIDE });
await picture(odds, "odds", { viewport: WIDE });
await picture(combat, "combat-dark", { viewport: WIDE, theme: "dark" });
await picture(fleet, "fleet", { viewport: WIDE });
await picture(diplomacy, "diplomacy-french", { viewport: WIDE, language: "fr" });
await picture(recruits, "recruits", { viewport: WIDE });
await picture(setup, "setup", { viewport: WIDE });
await picture(march, "phone", { viewport: PHONE, theme: "dark" });
await picture(odds, "phone-odds", { viewport: PHONE, language: "fr" });
await picture(diplomacy, "phone-displays", { viewport: PHONE }, "hand");
await stage.close();
console.log("pictures taken");
