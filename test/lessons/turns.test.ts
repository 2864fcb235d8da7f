import { expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { en as reasonsEn } from "../../src/web/question/words/en.ts";
import { fr as reasonsFr } from "../../src/web/question/words/fr.ts";
import { en } from "../../src/web/words/en.ts";
import { fr } from "../../src/web/words/fr.ts";
import { lessonsOf } from "./all.ts";

/** What would mean a side's move, where a turn is a turn of the war. */
const A_MOVE = {
  en: /\b(your|his|their|its|my|whose|rome's|carthage's|enemy's|other's|opponent's|player's) (own |whole )?turn\b|\bout of turn\b|\bno turn\b/i,
  fr: /\b(votre|leur|mon|(?<!à )son) (propre )?tour\b|\btour (de (rome|carthage|l'adversaire)|ennemi|adverse)\b|\bau tour de\b/i,
};

test.each(["en", "fr"] as const)(
  "in %s a turn is a turn of the war: whose move it is is said in another word",
  async (language) => {
    const said = Object.values<string>(language === "en" ? { ...en, ...reasonsEn } : { ...fr, ...reasonsFr });
    for (const game of GAMES) {
      said.push(...Object.values(await game.page.words[language]()));
      for (const { title, about, steps } of await lessonsOf(game))
        for (const texts of [title, about, ...steps.flatMap(({ say, otherwise, task }) => [say, otherwise, task?.failed])])
          if (texts) said.push(texts[language]);
      said.push(JSON.stringify(await game.reference[language]()));
    }
    const found = said.flatMap((text) => text.match(new RegExp(`.{0,40}(${A_MOVE[language].source}).{0,30}`, "gi")) ?? []);
    expect(found).toEqual([]);
  },
);
