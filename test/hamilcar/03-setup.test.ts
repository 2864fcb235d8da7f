import { describe, expect, test } from "vitest";
import { significantProvinces } from "../../src/games/hamilcar/rules/control.ts";
import { GENERALS, general } from "../../src/games/hamilcar/rules/generals.ts";
import { CITIES, SPACE_IDS } from "../../src/games/hamilcar/rules/map.ts";
import { AWAY, CODE, OUT, TRIBE } from "../../src/games/hamilcar/rules/state.ts";
import { cus, elephants, isAt, newGame, owner, prompt, supply, where } from "./table.ts";

const EDITIONS = ["silver", "golden-geek"] as const;
const count = (list: readonly number[], value: number) => list.filter((entry) => entry === value).length;

describe.each(EDITIONS)("3 set-up of the %s edition", (ruleset) => {
  const game = newGame({ ruleset });
  const s = game.state;

  test("3.1 six Roman and five Carthaginian cities, five tribes, PCs as the rules count them", () => {
    const cities = (code: number) => CITIES.filter((city) => s.control[city] === code).length;
    expect([cities(CODE.rome), cities(CODE.carthage)]).toEqual([6, 5]);
    expect(count(s.control, TRIBE)).toBe(5);
    const miat = s.miat.reduce((sum, one) => sum + one, 0);
    const rome = count(s.control, CODE.rome) - 6 + significantProvinces(s, "rome") + 1; // one on the Seamanship track
    const carthage = count(s.control, CODE.carthage) - 5 + significantProvinces(s, "carthage") + miat;
    expect([rome, carthage]).toEqual([19, ruleset === "silver" ? 23 : 24]);
  });

  test("3.1 the deck has 56 cards: the Dictator and the expansion are not in it", () => {
    expect(s.deck.length + s.hands.rome.length + s.hands.carthage.length).toBe(56);
    expect([57, 58, 59].map((card) => s.cards[card])).toEqual([OUT, OUT, OUT]);
    expect([s.supremacy, s.seamanship, s.corvi, s.forgottenTactics]).toEqual(["carthage", 1, false, true]);
  });

  test("3.1 Asina is set aside, Pulcher is not in the game", () => {
    expect([where(game, "asina"), where(game, "pulcher")]).toEqual([AWAY.aside, AWAY.gone]);
  });

  test("3.2 Rome: a Ready warship, Caudex in Messana, Maximus in Regium, Flaccus in Roma, three garrisons", () => {
    expect(s.warships.rome).toEqual({ ready: 1, spent: 0, sunk: 0, atSea: 0, prizes: 0 });
    for (const [id, at, units, trains] of [
      ["caudex", "messana", 2, 1],
      ["maximus", "regium", 4, 1],
      ["flaccus", "roma", 3, 0],
    ] as const) {
      expect(isAt(game, id, at), id).toBe(true);
      expect([cus(game, "rome", at), supply(game, "rome", at)]).toEqual([units, trains]);
    }
    for (const at of ["tarentum", "capua", "neapolis"]) expect(cus(game, "rome", at)).toBe(1);
    expect(["caudex", "maximus", "flaccus"].map((id) => s.office[general(id)])).toEqual([1, 1, 2]);
    expect(s.dictator).toBe(ruleset === "silver" ? "ready" : "face-down");
  });

  test("3.3 Carthage: two Ready warships and a Spent one, Hanno in Carthago, Gisco in Thermae, the mercenaries in their box", () => {
    expect(s.warships.carthage).toMatchObject({ ready: 2, spent: 1 });
    expect(isAt(game, "hanno", "carthago") && isAt(game, "gisco", "thermae")).toBe(true);
    expect([cus(game, "carthage", "carthago"), elephants(game, "carthago"), supply(game, "carthage", "carthago")]).toEqual([
      3, 1, 1,
    ]);
    expect(cus(game, "carthage", "thermae")).toBe(2);
    for (const at of ["agrigentum", "lilybaeum"])
      expect([cus(game, "carthage", at), supply(game, "carthage", at)]).toEqual([1, 1]);
    for (const at of ["lipara", "carales"]) expect(cus(game, "carthage", at)).toBe(1);
    expect(["xanthippus", "barca"].map((id) => where(game, id))).toEqual([AWAY.mercenary, AWAY.mercenary]);
    for (const id of ["hamilcar", "hasdrubal", "carthalo", "adherbal", "himilco"]) expect(where(game, id)).toBe(AWAY.track);
    expect(s.generals.filter((at, who) => at === AWAY.pool && GENERALS[who]!.side === "carthage")).toEqual([]);
  });

  test("3.4 the game begins with the strategy phase: cards are dealt, no reinforcements", () => {
    expect(s.turn).toBe(1);
    expect([s.hands.rome.length, s.hands.carthage.length]).toEqual([7, 7]);
    expect(["preempt", "who-first"]).toContain(prompt(game));
    expect(cus(game, "rome", "roma")).toBe(3);
  });

  test("3.1 every space but the tribes' begins with the side that the map says", () => {
    expect(owner(game, "messana")).toBe("rome");
    expect(owner(game, "syracusae")).toBe("carthage");
    expect(owner(game, "enna")).toBe("nobody");
    expect(SPACE_IDS.filter((id) => owner(game, id) === "tribe").sort()).toEqual([
      "aufidena",
      "cirta",
      "madauros",
      "theveste",
      "volsinii",
    ]);
  });
});
