import { expect, test } from "vitest";
import { LOOKS as HAMILCAR } from "../../../src/games/hamilcar/page/film.ts";
import hamilcarEn from "../../../src/games/hamilcar/page/words/all-en.ts";
import hamilcarFr from "../../../src/games/hamilcar/page/words/all-fr.ts";
import { LOOKS as HANNIBAL } from "../../../src/games/hannibal/page/film.ts";
import hannibalEn from "../../../src/games/hannibal/page/words/all-en.ts";
import hannibalFr from "../../../src/games/hannibal/page/words/all-fr.ts";
import { onScreen } from "../../../src/web/film/pace.ts";
import { Words } from "../../../src/words/words.ts";

test("a card that was taken is named to those who may know it, what a spy sees to both", () => {
  expect(HANNIBAL["hannibal.log.message-card"]).toMatchObject({ as: "outcome" });
  expect(HAMILCAR["hamilcar.log.messenger-card"]).toMatchObject({ as: "outcome" });
  expect(HANNIBAL["hannibal.log.spied"]).toMatchObject({ matters: true });
});

test("an attack card lies for two seconds before it is answered", () => {
  expect(onScreen("normal", HANNIBAL["hannibal.log.attack"]!, "", "", 1)).toBe(2000);
});

test("13.3 dice levels are told before the dice are cast", () => {
  expect(HAMILCAR["hamilcar.log.level"]).toMatchObject({ as: "outcome" });
});

test("what happens however a card is used is the end of its text", () => {
  const all = [hannibalEn, hannibalFr, hamilcarEn, hamilcarFr];
  for (const [index, catalogue] of all.entries()) {
    const words = new Words(index % 2 === 0 ? "en" : "fr", catalogue);
    const ids = words.under("card:").flatMap((key) => (key.endsWith(".always") ? [key.slice(0, -".always".length)] : []));
    expect(ids).toHaveLength(1);
    for (const id of ids) expect(words.say(`${id}.text`).endsWith(` ${words.say(`${id}.always`)}`)).toBe(true);
  }
});
