import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, onlyAnswer, type Plain, randomAnswer, Session } from "../../src/engine/index.ts";
import { outlook as fpwOutlook } from "../../src/games/first-punic-war/page/outlook.ts";
import fpwEn from "../../src/games/first-punic-war/page/words/all-en.ts";
import fpwFr from "../../src/games/first-punic-war/page/words/all-fr.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { heldIn, stateIn } from "../../src/games/hamilcar/page/imagined.ts";
import { outlook as hamilcarOutlook } from "../../src/games/hamilcar/page/outlook.ts";
import { asView } from "../../src/games/hamilcar/page/view.ts";
import hamilcarEn from "../../src/games/hamilcar/page/words/all-en.ts";
import hamilcarFr from "../../src/games/hamilcar/page/words/all-fr.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { checkNow } from "../../src/games/hamilcar/rules/victory.ts";
import { outlook as hannibalOutlook } from "../../src/games/hannibal/page/outlook.ts";
import { asView as asHannibalView, isolatedIn } from "../../src/games/hannibal/page/view.ts";
import hannibalEn from "../../src/games/hannibal/page/words/all-en.ts";
import hannibalFr from "../../src/games/hannibal/page/words/all-fr.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import { type Outlook, SECTIONS } from "../../src/web/table/outlook.ts";
import { Words } from "../../src/words/words.ts";
import { situation } from "../first-punic-war/table.ts";
import { gameAt, stack } from "../hamilcar/table.ts";
import { holding, onlyHolding, type Scene, scene } from "../hannibal/field.ts";
import { options, play } from "../hannibal/table.ts";

const said = (outlook: Outlook, key: string) =>
  SECTIONS.flatMap((section) => outlook[section]).filter(({ say }) => say === `face.outlook.${key}`);

describe("where both sides stand in Hannibal", () => {
  const lastCard = (control: Plain, more: Scene = {}) => scene({ hands: { carthage: [64] }, control, ...more });
  const outlookOf = (game: ReturnType<typeof scene>) => hannibalOutlook(game.view(null), headerFor(hannibal, { seed: "any" }));

  test("22.2 nine against seven costs Carthage two PCs, and that is what the end of the turn asks for", () => {
    const game = lastCard(holding({}));
    const outlook = outlookOf(game);
    expect(outlook.brief).toMatchObject({ say: "face.outlook.brief.price", params: { count: 2 }, seat: "carthage" });
    expect(outlook.figures[0]).toEqual({ say: "face.points", of: { rome: 9, carthage: 7 } });
    expect(said(outlook, "price")[0]).toMatchObject({
      params: { rome: 9, carthage: 7, count: 2, seat: "seat:carthage" },
      rule: "22.2",
    });
    play(game, ["play-card", "card:64"], ["use-card", "discard"]);
    expect(game.question).toMatchObject({ seat: "carthage", min: 2, max: 2 });
    expect(said(outlook, "price")[0]!.params!.left).toBe(options(game, "remove-pcs").length);
  });

  test("19.4 PCs that are cut off are gone before the points are counted", () => {
    // Latium and Corsica/Sardinia against Carthago: Sassari and its neighbours have no port of their own
    const game = lastCard(onlyHolding(["capua", "arpi"], ["cannae"]));
    const outlook = outlookOf(game);
    const marked = isolatedIn(asHannibalView(game.view(null)));
    play(game, ["play-card", "card:64"], ["use-card", "discard"]);
    const gone = (game.log ?? []).filter(({ event }) => event === "hannibal.log.isolated").map(({ params }) => params!.space);
    expect(gone.length).toBeGreaterThan(0);
    expect(said(outlook, "cut-off").flatMap(({ params }) => params!.spaces)).toEqual(gone);
    // and on the board they stand on a broken ring before
    expect(marked.map((id) => `space:${id}`)).toEqual(gone);
    const counted = (game.log ?? []).find(({ event }) => event === "hannibal.log.points")!.params!;
    expect(said(outlook, "even").concat(said(outlook, "price"), said(outlook, "peace"))[0]!.params).toMatchObject(counted);
  });

  test("19.4 whoever loses isolated PCs is told so in a sentence that names each place once", () => {
    const params = { seat: "seat:rome", spaces: ["space:cirta", "space:numantia"] };
    const all = [hannibalEn, hannibalFr, hamilcarEn, hamilcarFr].map((words, at) => {
      const language = at % 2 === 0 ? "en" : "fr";
      const spaces = at < 2 ? params.spaces : ["space:cosa", "space:sassari"];
      return new Words(language, words).say("face.outlook.cut-off", { ...params, spaces });
    });
    expect(all).toEqual([
      "Rome loses the isolated PCs in Cirta and in Numantia, unless they are linked by then to a CU, walled city, tribe or port of its own.",
      "Rome perd les CP isolés à Cirta et à Numance, sauf si une ligne d'espaces les relie d'ici là à une UC, une ville fortifiée, une tribu ou un port à elle.",
      "Rome loses PCs that are isolated: Cosa and Sassari.",
      "Rome perd des CP isolés : Cosa et Sassari.",
    ]);
  });

  test("23 Carthage is told which provinces of Italy it lacks", () => {
    const [italy] = said(outlookOf(lastCard(holding({}))), "italy");
    expect(italy!.params!.needed).toBe(Number(italy!.params!.held) + (italy!.params!.provinces as string[]).length);
    expect(italy!.params!.provinces).not.toContain("province:latium");
    expect(italy!.params!.provinces).toContain("province:campania");
  });

  test("22.4 in the last turn there is a winner and no price", () => {
    const outlook = outlookOf(lastCard(holding({}), { turn: 9 }));
    expect(outlook.brief).toEqual({ say: "face.outlook.brief.wins", seat: "rome" });
    expect(said(outlook, "price")).toEqual([]);
    expect(said(outlook, "last")[0]).toMatchObject({ params: { seat: "seat:rome" }, rule: "22.4" });
  });
});

describe("where both sides stand in Hamilcar", () => {
  const HELD = {
    rome: ["roma", "praeneste", "fregellae", "capua", "neapolis", "nola", "tarentum", "luceria", "canusium"],
    carthage: ["carthago", "utica", "tunes", "clupea", "hadrumetum", "thapsus", "sicca", "syracusae", "lilybaeum", "agrigentum"],
  };
  const TIED = {
    rome: [...HELD.rome, "cosa", "volaterrae", "arretium", "clusium"],
    carthage: HELD.carthage.filter((space) => !["hadrumetum", "thapsus", "sicca"].includes(space)),
  };
  const at = (more: Record<string, Plain> = {}) =>
    gameAt({ hands: { rome: [1, 2], carthage: [3] }, control: HELD, forces: [stack("rome", "roma", 2)], ...more }).view(null);

  test("5.5 the price is the difference on the Provincial Display, out of all PCs that can go, the Miat included", () => {
    const view = at({ miat: ["centre"] });
    const outlook = hamilcarOutlook(view);
    const { provinces, behind, price } = checkNow(stateIn(view)!);
    expect(outlook.figures[0]!.of).toEqual(provinces);
    expect(behind).not.toBeNull();
    expect(outlook.brief).toMatchObject({ say: "face.outlook.brief.price", params: { count: price }, seat: behind });
    const without = hamilcarOutlook(at({ miat: [] })).figures[1]!.of;
    expect(outlook.figures[1]!.of).toEqual({ rome: without.rome, carthage: without.carthage! + 1 });
  });

  test("5.6 once the price is paid nothing more is asked at the end of this turn", () => {
    const view = at({ phase: "war-chest", chest: { rome: 2, carthage: 0 }, forces: [stack("rome", "roma", 2, { supply: 1 })] });
    expect(asView(view).phase).toBe("concessions");
    const outlook = hamilcarOutlook(view);
    expect(outlook.brief).toEqual({ say: "face.outlook.brief.paid", seat: null });
    expect(said(outlook, "price")).toEqual([]);
  });

  test("4.1 with fewer than three provinces of Italia Rome has lost", () => {
    const view = at({ control: { ...HELD, rome: ["roma", "praeneste", "fregellae"] } });
    const outlook = hamilcarOutlook(view);
    expect(outlook.brief).toEqual({ say: "face.outlook.brief.wins", seat: "carthage" });
    expect(said(outlook, "italy-falls")[0]).toMatchObject({ rule: "4.1", seat: "carthage" });
    expect(said(hamilcarOutlook(at()), "italy-falls")).toEqual([]);
  });

  test("6.2 in the last turn there is a winner and no price, and a tie is Carthage's", () => {
    const { provinces } = checkNow(stateIn(at({ turn: 7 }))!);
    const ahead = provinces.rome > provinces.carthage ? "rome" : "carthage";
    expect(hamilcarOutlook(at({ turn: 7 })).brief).toEqual({ say: "face.outlook.brief.wins", seat: ahead });
    const tie = at({ turn: 7, control: TIED });
    expect(checkNow(stateIn(tie)!).behind).toBeNull();
    expect(hamilcarOutlook(tie).brief).toEqual({ say: "face.outlook.brief.wins", seat: "carthage" });
    expect(hamilcarOutlook(at({ turn: 6, control: TIED })).brief).toMatchObject({ say: "face.outlook.brief.even", seat: null });
  });

  test("5.4 isolated PCs are announced, in the order in which they go: Carthage's first", () => {
    const view = at({ control: { rome: [...HELD.rome, "aleria"], carthage: [...HELD.carthage, "cosa", "sassari"] } });
    const lost = said(hamilcarOutlook(view), "cut-off").map(({ params, seat }) => [seat, params!.spaces]);
    expect(lost).toEqual([["carthage", ["space:cosa"]]]); // and without Cosa Aleria is joined to Roma
  });

  test("5.6 the side that has played fewer points will spend the difference", () => {
    const chest = hamilcarOutlook(at({ chest: { rome: 9, carthage: 5 } })).next.find(({ rule }) => rule === "5.6");
    expect(chest).toMatchObject({ say: "face.chest.difference", params: { difference: 4 }, seat: "carthage" });
  });

  test("where a position cannot be made up, control and Miat are still those of the view", () => {
    for (const ruleset of hamilcar.rulesets) {
      const view = Session.begin(hamilcar, headerFor(hamilcar, { seed: "held", ruleset })).view(null);
      const [held, state] = [heldIn(asView(view)), stateIn(view)!];
      expect([held.control, held.miat]).toEqual([state.control, state.miat]);
    }
  });
});

describe("where both sides stand in First Punic War", () => {
  test("4.2.1 the margin, the level and what is missing to the next level", () => {
    const game = situation(["R-legion-1 2417", "R-legion-2 3010", "C-hoplite-2 2925"]);
    const outlook = fpwOutlook(game.view(null));
    expect(outlook.figures[0]).toEqual({ say: "face.points", of: { rome: 6, carthage: 1 } });
    expect(outlook.brief).toMatchObject({
      say: "face.outlook.brief.substantive",
      seat: "rome",
      short: { params: { margin: 5 } },
    });
    expect(said(outlook, "next.decisive")[0]).toMatchObject({ params: { margin: 5, count: 3 }, rule: "4.2.1" });
    const even = fpwOutlook(situation(["R-legion-2 3010", "C-hoplite-2 2925"]).view(null));
    expect(even.brief).toEqual({ say: "face.outlook.brief.draw", seat: null });
  });

  test("4.1 each side is told how many of the decisive fortresses it lacks", () => {
    const outlook = fpwOutlook(situation(["R-legion-1 2417", "C-hoplite-2 2925"]).view(null));
    const all = said(outlook, "sudden-death")[0]!.params!.count;
    for (const { params } of said(outlook, "decisive")) expect(Number(params!.held) + Number(params!.count)).toBe(all);
    expect(said(outlook, "decisive").map(({ params }) => params!.held)).toEqual([1, 1]);
  });

  test("18.0 hexes that cannot feed their units are named, with the price; a hex that can is not", () => {
    const legions = (count: number) => Array.from({ length: count }, (_, i) => `R-legion-${i + 1} 0207`);
    const [hungry] = said(fpwOutlook(situation(legions(4)).view(null)), "hungry");
    expect(hungry).toMatchObject({ params: { hexes: ["hex:0207"], ap: 1 }, seat: "rome" });
    const fed = fpwOutlook(situation(legions(3)).view(null));
    expect(said(fed, "hungry")).toEqual([]);
    expect(said(fed, "fed")).toHaveLength(1);
  });
});

test.each([
  ["hannibal", hannibal, hannibalOutlook, hannibalEn, hannibalFr],
  ["hamilcar", hamilcar, hamilcarOutlook, hamilcarEn, hamilcarFr],
  ["first-punic-war", firstPunicWar, fpwOutlook, fpwEn, fpwFr],
] as const)(
  "%s says where both sides stand at any moment of a game, the same to everybody, in both languages",
  (_, game, outlook, en, fr) => {
    const header = headerFor(game as typeof hannibal, { seed: "any moment" });
    const session = Session.begin(game as typeof hannibal, header);
    const chance = chanceFrom("any moment");
    const languages = [new Words("en", en), new Words("fr", fr)];
    while (session.question) {
      if (session.version % 5 === 0) {
        const seen = outlook(session.view(null), header);
        for (const seat of ["rome", "carthage"] as const) expect(outlook(session.view(seat), header)).toEqual(seen);
        for (const words of languages)
          for (const { say, params } of [
            { say: "face.outlook.brief.when" },
            seen.brief,
            seen.brief.short ?? seen.brief,
            ...seen.figures,
            ...SECTIONS.flatMap((section) => seen[section]),
          ])
            expect(words.say(say, params)).not.toMatch(/\{|face\.|[a-z]+:[a-z0-9]/);
      }
      session.answer(onlyAnswer(session.question) ?? randomAnswer(session.question, chance));
    }
  },
);
