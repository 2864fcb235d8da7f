import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, type Params, randomAnswer, Session } from "../../src/engine/index.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { HEX_IDS, PLACES } from "../../src/games/first-punic-war/rules/map.ts";
import { MARKERS, UNIT_IDS } from "../../src/games/first-punic-war/rules/units.ts";
import english from "../../src/games/first-punic-war/words/en.ts";
import french from "../../src/games/first-punic-war/words/fr.ts";
import { Words } from "../../src/words/words.ts";

const en = new Words("en", english);
const fr = new Words("fr", french);

describe("words", () => {
  test("1.0 every unit, hex, place and marker has a name, and no two have the same", () => {
    for (const catalogue of [english, french]) {
      for (const id of [...UNIT_IDS, ...HEX_IDS, ...MARKERS.map((marker) => marker.id)]) expect(catalogue[id], id).toBeTruthy();
      for (const place of PLACES) expect(catalogue[HEX_IDS[place.hex]!]).not.toMatch(/hex|\d/);
      for (const ids of [UNIT_IDS, HEX_IDS]) expect(new Set(ids.map((id) => catalogue[id])).size).toBe(ids.length);
      expect(UNIT_IDS.every((id) => !catalogue[id]!.includes("#") && !/^[A-Z]-/.test(catalogue[id]!))).toBe(true);
    }
  });

  test("1.0 a hex without a name is said by the nearest place", () => {
    const names = (id: string) => [en.say(id), fr.say(id)];
    expect(names("hex:3115")).toEqual(["the hex north of Messana (3115)", "l'hexagone au nord de Messine (3115)"]);
    expect(names("hex:2816")).toEqual(["the hex south-west of Panormus (2816)", "l'hexagone au sud-ouest de Palerme (2816)"]);
    expect(names("hex:1412")).toEqual([
      "the hex south-west of the Baleares (1412)",
      "l'hexagone au sud-ouest des Baléares (1412)",
    ]);
    expect(names("hex:2914")).toEqual([
      "the second hex north of Panormus (2914)",
      "le deuxième hexagone au nord de Palerme (2914)",
    ]);
    expect(names("hex:1410")).toEqual([
      "the hex two hexes north-north-west of the Baleares (1410)",
      "l'hexagone à deux hexagones au nord-nord-ouest des Baléares (1410)",
    ]);
    expect(names("hex:2610")).toEqual(["the hex south-west of Ostia (2610)", "l'hexagone au sud-ouest d'Ostie (2610)"]);
  });

  test("1.0 sentences are filled in, with articles and prepositions", () => {
    const params = { side: "side:rome", unit: "unit:R-legion-1", hex: "hex:2809", how: [] };
    expect(en.say("fpw.deployed", params)).toBe("Rome deploys Legio I in the city of Rome.");
    expect(fr.say("fpw.deployed", params)).toBe("Rome déploie la légion I dans la ville de Rome.");
    const islands = { side: "side:carthage", from: "hex:1512", to: "hex:1412", units: 2 };
    expect(en.say("fpw.sailed", islands)).toBe(
      "Carthage: 2 fleets sail from the Baleares to the hex south-west of the Baleares (1412).",
    );
    expect(fr.say("fpw.sailed", islands)).toBe(
      "Carthage : 2 flottes naviguent des Baléares jusqu'à l'hexagone au sud-ouest des Baléares (1412).",
    );
    const lost = { unit: "unit:R-mamertines", hex: "hex:3116", end: ["fpw.lost.for-good"], how: [] };
    expect(en.say("fpw.eliminated", lost)).toBe("The Mamertines are eliminated for good in Messana.");
    expect(fr.say("fpw.eliminated", lost)).toBe("Les Mamertins sont éliminés définitivement à Messine.");
    expect(fr.say("fpw.eliminated", { unit: "unit:R-fleet-1", hex: "hex:2610", end: [], how: [] })).toBe(
      "La flotte romaine I est éliminée dans l'hexagone au sud-ouest d'Ostie (2610).",
    );
    expect(fr.say("fpw.neutral", { power: "power:gauls" })).toBe("Les Gaulois sont désormais neutres.");
    expect(fr.option("fpw.attack", "pass")).toBe("Ne pas attaquer");
    expect(fr.option("fpw.mobilize", "pass")).toBe("Passer"); // without words of its own
  });

  test("14.1 the log of a combat names strengths and every shift with its reason", () => {
    const roll = { side: "side:rome", hex: "hex:2717", table: "table:battle", attack: 20, defence: 13, percent: 153, die: 4 };
    const modifiers = ["fpw.because.rome-leader=+2", "fpw.because.major-fortress=-3"];
    const params = { ...roll, shift: -1, modifiers, column: "fpw.column.2", result: "fpw.result.CA" };
    expect(en.say("fpw.combat-rolled", params)).toBe(
      "Rome rolls on the Battle table against Lilybaeum: 20 to 13 (153%), shift \u22121 (Rome's leader +2, major fortress \u22123), column 100-149%, die 4: counterattack.",
    );
    expect(fr.say("fpw.combat-rolled", params)).toContain(
      "(153 %), décalage \u22121 (chef de Rome +2, forteresse majeure \u22123), colonne 100-149 %",
    );
  });
});

/** What no sentence may have, in one language or the other. */
const SLIPS: Readonly<Record<"en" | "fr", readonly RegExp[]>> = {
  en: [
    /[{}|#]/,
    /\b(fpw|hex|unit|side|power|marker|region|table|type|piece):\w/,
    /\bfpw\./,
    /(^|[^\d.,½])1 (units|fleets|hexes|action points|recruits|movement points|fortresses)\b/,
    /(^|[^\d.,½])0 (units?|fleets?|action points?)\b/,
    /\b(The|the) (the|The)\b/,
    / {2}| [.,;:?!]/,
    /\) \(/,
    /\bundefined\b|\bnull\b|NaN/,
  ],
  fr: [
    /[{}|#]/,
    /\b(fpw|hex|unit|side|power|marker|region|table|type|piece):\w/,
    /\bfpw\./,
    /(^|[^\d.,½])[01] (unités|flottes|hexagones|points d'action|recrues|points de mouvement|forteresses)\b/,
    /\b([Dd]e|[Àà]) les?\b/,
    /\b(de|que) [AEIOUYÉÈÊaeiouyéèê]\w/,
    /\b(les|Les) (la|le|l')/,
    / {2}| [.,]|[^ «]»|«[^ ]/,
    /\) \(/,
    /[^.:?!«] (Infanterie|Hoplites|Garnison|Flotte|Cavalerie|Légion) /,
    /\bundefined\b|\bnull\b|NaN/,
  ],
};
const OPTIONS = { leaders: true, siege: true, pillage: true, colonies: true, reaction: true };

test("1.0 entries of an older log, which say less, are whole sentences too", () => {
  const side = "side:rome";
  expect(en.say("fpw.placed", { side, hex: "hex:3010" })).toBe("Rome sets up a unit in Capua.");
  expect(en.say("fpw.trained", { unit: "unit:R-legion-1" })).toBe("Legio I is now a veteran.");
  expect(en.say("fpw.holds-none", { side })).toBe("Augurs: of the places that count, Rome holds none and gains nothing.");
  expect(fr.say("fpw.ap-rolled", { side, track: 4, die: 2, fortresses: 9 })).toBe(
    "Rome compte ses points d'action : 4 selon la piste des tours, dé 2, 9 pour les autres forteresses.",
  );
});

test("1.0 thousands of sentences of random games have no slip of the pen, and prompts end with a stop", () => {
  const said = { en: new Set<string>(), fr: new Set<string>() };
  const say = (key: string, params?: Params) => {
    said.en.add(en.say(key, params));
    said.fr.add(fr.say(key, params));
  };
  for (const [number, scenario] of ["I", "II", "III", "I", "II", "III"].entries()) {
    const options = number < 3 ? {} : OPTIONS;
    const game = Session.begin(firstPunicWar, headerFor(firstPunicWar, { scenario, options, seed: `said ${number}` }));
    const chance = chanceFrom(`said ${number}`);
    const met = new Set<string>();
    while (game.question) {
      const { question } = game;
      for (const words of [en, fr]) expect(words.say(question.prompt, question.params)).toMatch(/[.?]$/);
      say(question.prompt, question.params);
      for (const id of met) {
        const reason = question.whyNot?.(id);
        if (reason) say(reason.why, reason.params);
      }
      if (question.kind === "choose" || question.kind === "pick") for (const id of question.options.slice(0, 9)) met.add(id);
      if (met.size > 60) met.clear();
      game.answer(randomAnswer(question, chance));
    }
    for (const { event, params } of game.log!) say(event, params);
  }
  expect(said.en.size).toBeGreaterThan(2000);
  for (const language of ["en", "fr"] as const)
    for (const slip of SLIPS[language])
      expect([...said[language]].filter((sentence) => slip.test(sentence)).slice(0, 5)).toEqual([]);
});
