import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, onlyAnswer, type Plain, randomAnswer, Session } from "../../src/engine/index.ts";
import { CARTHAGE_AT_START, ROME_AT_START } from "../../src/games/hannibal/lessons/scene.ts";
import { battleOdds } from "../../src/games/hannibal/page/battle-odds.ts";
import { STORIES } from "../../src/games/hannibal/page/film.ts";
import { imaginedPosition } from "../../src/games/hannibal/page/imagined.ts";
import { oddsFor } from "../../src/games/hannibal/page/odds.ts";
import { gist } from "../../src/games/hannibal/page/pcs.ts";
import { planning } from "../../src/games/hannibal/page/planning.ts";
import { heading, leftOut, remark, stakes } from "../../src/games/hannibal/page/remarks.ts";
import { rollOf } from "../../src/games/hannibal/page/rolls.ts";
import { decidedAt } from "../../src/games/hannibal/page/stage/winter.ts";
import { suggestion } from "../../src/games/hannibal/page/suggestions.ts";
import { targets } from "../../src/games/hannibal/page/targets.ts";
import { telling } from "../../src/games/hannibal/page/telling.ts";
import { asView, scoreOf } from "../../src/games/hannibal/page/view.ts";
import allEn from "../../src/games/hannibal/page/words/all-en.ts";
import { en } from "../../src/games/hannibal/page/words/en.ts";
import { fr } from "../../src/games/hannibal/page/words/fr.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import type { Hannibal } from "../../src/games/hannibal/rules/state.ts";
import type { Choose, Seat } from "../../src/games/shared/rules/seats.ts";
import type { Planning } from "../../src/web/plan/planning.ts";
import { missedIn } from "../../src/web/plan/why-not.ts";
import { hintOn } from "../../src/web/question/hint.ts";
import { Words } from "../../src/words/words.ts";
import { ifAsked } from "../hannibal/field.ts";
import { setOut } from "../hannibal/march.ts";
import { gameAt, play } from "../hannibal/table.ts";

const game = hannibal;
type Played = Session<Hannibal, Plain, Seat>;
const header = headerFor(game, { seed: "a face" });

/** A game at random, up to a moment that is wanted. */
function upTo(seed: string, enough: (session: Played) => boolean, most = 600): Played | null {
  const session = Session.begin(game, { ...header, seed });
  const chance = chanceFrom(seed);
  while (session.question && session.version < most) {
    if (enough(session)) return session;
    session.answer(onlyAnswer(session.question) ?? randomAnswer(session.question, chance));
  }
  return null;
}

const question = (prompt: string, more: Partial<Choose> = {}): Choose => ({
  kind: "choose",
  seat: "rome",
  prompt,
  rule: "",
  options: [],
  ...more,
});

test("the page's words for Hannibal have the same parameters in both languages", () => {
  const parameters = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
  for (const [key, text] of Object.entries(en))
    expect([key, parameters(fr[key as keyof typeof en])]).toEqual([key, parameters(text)]);
});

test("22.1 at the start Rome has nine political points and Carthage seven", () => {
  const session = Session.begin(game, header);
  const { points, provinces } = scoreOf(asView(session.view(null)));
  expect(points).toEqual({ rome: 9, carthage: 7 });
  expect(provinces.reduce((sum, { spaces }) => sum + spaces, 0)).toBe(96);
});

test("however many spaces PCs can go to, each stands below its province with what both sides hold of it", () => {
  const game = gameAt({ active: "carthage", hands: { carthage: [48] } });
  play(game, ["play-card", "card:48"], ["use-card", "place"]);
  const question = game.question as unknown as Choose;
  expect(question.options.length).toBeGreaterThan(16);
  const words = new Words("en", allEn);
  const headings = question.options.map((space) => heading(space, question, game.view("carthage"), words));
  expect(headings).not.toContain("");
  const tolosa = question.options.indexOf("space:tolosa");
  expect(headings[tolosa]).toBe("Gallia Transalpina (no point): Rome 0, Carthage 0 of 9, majority 5");
});

test("19.1, 19.4 whatever is done to PCs, the list says what the province and its neighbours make of it", () => {
  const words = new Words("en", allEn);
  const hands = { carthage: [35, 48], rome: [] };
  const control = (rome: string[], carthage: string[]) => ({ rome, carthage: ["carthage", ...carthage] });
  const of = (game: ReturnType<typeof gameAt>, space: string) =>
    remark(`space:${space}`, game.question!, game.view("carthage"), words, header);

  // Massilia has five spaces: three are the majority
  const placing = gameAt({ active: "carthage", hands, control: control([], ["narbo", "emporiae"]) });
  play(placing, ["play-card", "card:48"], ["use-card", "place"]);
  expect(of(placing, "nemausus")).toBe("wins the province");
  expect(gist(placing.question!, ["space:nemausus", "space:tolosa"], placing.view("carthage"), words)).toBe(
    "Carthage wins Massilia",
  );

  const lost = ["segovia", "salmantica"];
  const flipping = gameAt({
    active: "carthage",
    hands,
    control: { rome: [...ROME_AT_START, ...lost], carthage: CARTHAGE_AT_START.filter((space) => !lost.includes(space)) },
  });
  play(flipping, ["play-card", "card:35"], ["use-card", "event"]);
  expect(of(flipping, "segovia")).toContain("isolates Salmantica");
  expect(of(flipping, "salmantica")).not.toContain("isolates");
});

test("22.2 of one's own PCs those are proposed that cost no province, and what costs one is named", () => {
  const words = new Words("en", allEn);
  // seven points against nine: two PCs go; three of the five spaces of Massilia are Carthage's and two spare ones elsewhere
  const game = gameAt({
    active: "carthage",
    hands: { carthage: [], rome: [] },
    control: { rome: ROME_AT_START, carthage: [...CARTHAGE_AT_START, "narbo", "emporiae", "nemausus"] },
  });
  while (game.question && game.question.prompt !== "hannibal.remove-pcs") game.answer(onlyAnswer(game.question) ?? "pass");
  const asked = game.question!;
  expect(asked.prompt).toBe("hannibal.remove-pcs");
  const view = game.view("carthage");
  expect(remark("space:narbo", asked, view, words, header)).toContain("gives up the province");
  const proposed = suggestion(asked, view, header) as string[];
  expect(proposed).toHaveLength(2);
  expect(gist(asked, proposed, view, words)).toBe("");
  for (const space of proposed) expect(remark(space, asked, view, words, header)).toBe("");
});

test("20.2 whether to besiege is decided with the points there, the odds of the roll, and what it means to leave", () => {
  const game = gameAt({
    active: "carthage",
    hands: { carthage: [48] },
    forces: [{ side: "carthage", at: "massilia", cus: 6, generals: ["hannibal"] }],
    control: { rome: ["massilia"], carthage: ["carthage"] },
    siege: { massilia: { by: "carthage", points: 2 } },
  });
  play(game, ["play-card", "card:48"], ["use-card", "move"]);
  while (game.question!.prompt !== "hannibal.march") game.answer(onlyAnswer(game.question!) ?? { cus: 6 });
  game.answer("stop");
  const asked = game.question!;
  expect(asked.prompt).toBe("hannibal.siege");
  const of = (option: string) => remark(option, asked, game.view("carthage"), new Words("en", allEn), header);
  expect(of("yes")).toMatch(/^2 points so far, 3 are needed\. It falls .*%; At least one .*%; A CU is lost: \d+\u00a0%$/);
  expect(of("no")).toBe(
    "No roll; the 2 siege points stay. The card is used up and nobody moves. Whoever is still here at the end of the turn rolls for winter attrition.",
  );
});

describe("10.11 in a campaign with more activations to come", () => {
  const besieging = (card: number) =>
    gameAt({
      active: "carthage",
      hands: { carthage: [card], rome: [] },
      forces: [{ side: "carthage", at: "capua", cus: 6, generals: ["hannibal", "mago", "h_gisgo"] }],
      control: { rome: ["rome", "capua"], carthage: ["carthage"] },
    });
  const campaign = (card: number, use: string) => {
    const game = besieging(card);
    play(game, ["play-card", `card:${card}`], ["use-card", use]);
    return ifAsked(game, "activate", "general:hannibal");
  };
  const words = new Words("en", allEn);
  const proposed = (game: ReturnType<typeof gameAt>) => suggestion(game.question!, game.view("carthage"), game.header);

  test("nobody is proposed to go along whom the card could still activate, and the question says what going along means", () => {
    const game = campaign(33, "event");
    expect(game.question!.prompt).toBe("hannibal.take.generals");
    expect(hintOn(game.question!, words)).toContain("This card can activate 2 more generals: whoever goes along");
    expect(proposed(game)).toEqual([]);
    expect(planning.ground.guide(game.question!, game.state)).toEqual([]);
    const march = campaign(48, "move");
    expect(hintOn(march.question!, words)).not.toContain("This card");
    expect(proposed(march)).toEqual(["general:mago", "general:h_gisgo"]);
  });

  test("nobody is proposed to leave a commander who stays, and who can be activated next", () => {
    const forces = [{ side: "carthage", at: "saguntum", cus: 8, generals: ["hannibal", "mago", "h_gisgo"] }];
    const game = gameAt({ active: "carthage", hands: { carthage: [33], rome: [] }, forces });
    play(game, ["play-card", "card:33"], ["use-card", "event"], ["activate", "general:mago"]);
    expect(game.question!.prompt).toBe("hannibal.take.generals");
    expect(proposed(game)).toEqual([]);
  });

  test("20.2 whoever stays to besiege need not lead a single CU, and may be told so", () => {
    const game = campaign(33, "event");
    game.answer([]);
    expect(hintOn(game.question!, words)).toBe(
      "To besiege the place where he stands he needs to lead none: all CUs there count, and three are enough. Those that he leads in a siege can do no more with this card.",
    );
    game.answer({ cus: 0 });
    while (game.question!.prompt !== "hannibal.siege") {
      const { options } = game.question as Choose;
      game.answer(options.includes("stop") ? "stop" : options[0]!);
    }
    expect(game.question!.prompt).toBe("hannibal.siege");
    const no = remark("no", game.question!, game.view("carthage"), words, header);
    expect(no).toContain("He does not move; the card can still activate 2 more generals.");
    expect(no).not.toContain("used up");
  });
});

test("8.2 who cannot raise a CU is told why among the uses of a card of three, and not with a smaller one", () => {
  const missing = (card: number, at: string) => {
    const forces = [{ side: "carthage", at, cus: 4, generals: ["hannibal"] }];
    const game = gameAt({ active: "carthage", hands: { carthage: [card, 24] }, forces });
    play(game, ["play-card", `card:${card}`]);
    return missedIn(planning as Planning, game.question as Choose).map(({ id, reason }) => `${id} ${reason.why}`);
  };
  expect(missing(30, "ariminum")).toContain("raise hannibal.why.raise");
  expect(missing(30, "saguntum").join()).not.toContain("raise");
  expect(missing(48, "ariminum").join()).not.toContain("raise");
});

test("one PC or several: the end of the war counts them as the same use of a card", () => {
  const used = (use: string) => telling.use!({ event: "hannibal.log.plays", params: { use } });
  expect(used("hannibal.use.place-one")).toBe(used("hannibal.use.place"));
  expect(used("hannibal.use.move")).toBe("hannibal.use.move");
});

test("22.4 the end of the last turn says who wins, and no PCs are removed any more", () => {
  const words = new Words("en", allEn);
  const said = (turn: number, rome: number, carthage: number) => {
    const decided = decidedAt(turn, { rome, carthage });
    return decided && words.say(decided.said, decided.params);
  };
  expect(said(8, 8, 9)).toBeNull();
  expect(said(9, 8, 9)).toBe("Carthage is ahead by 1 at the end of the war, and wins");
  expect(said(9, 8, 8)).toBe("Nobody is ahead at the end of the war: Carthage wins");
});

test("the page of a new turn waits to be read only once there is something on it", () => {
  const { held } = STORIES.find(({ id }) => id === "turn")!;
  const waits = (...events: string[]) =>
    (held as (entries: readonly unknown[]) => boolean)(events.map((event) => ({ event: `hannibal.log.${event}` })));
  expect(waits("turn")).toBe(false);
  expect(waits("turn", "reinforced")).toBe(true);
});

test("10.2 a march says why not all of a large stack goes", () => {
  const words = new Words("en", allEn);
  const said = (cus: number) => {
    const forces = [{ side: "carthage", at: "saguntum", cus, generals: ["hannibal"] }];
    const game = gameAt({ active: "carthage", hands: { carthage: [48] }, forces });
    play(game, ["play-card", "card:48"], ["use-card", "move"]);
    expect(game.question!.prompt).toBe("hannibal.take.cus");
    return leftOut(game.question!, [], game.view("carthage"), words);
  };
  expect(said(12)).toEqual(["An army is never larger than ten CUs: of these 12 at least 2 stay here."]);
  expect(said(10)).toEqual([]);
});

test("19.4 where a PC would be isolated, the list says so", () => {
  const control = { rome: ROME_AT_START.filter((space) => space !== "croton"), carthage: [...CARTHAGE_AT_START, "croton"] };
  const game = gameAt({ active: "carthage", control, hands: { carthage: [35] } });
  play(game, ["play-card", "card:35"], ["use-card", "event"]);
  const asked = game.question!;
  const of = (space: string) => remark(`space:${space}`, asked, game.view("carthage"), new Words("en", allEn), header);
  expect(asked.kind === "pick" && asked.options).toEqual(expect.arrayContaining(["space:brundisium", "space:arpi"]));
  expect(of("arpi")).toMatch(/would be isolated, and lost at the end of the turn$/);
  expect(of("brundisium")).not.toMatch(/isolated/);
  // and what has been chosen on the board says it beside the button
  const chosen = (...spaces: string[]) =>
    gist(
      asked,
      spaces.map((space) => `space:${space}`),
      game.view("carthage"),
      new Words("en", allEn),
    );
  expect(chosen("arpi")).toContain("Arpi would be isolated, and lost at the end of the turn");
  expect(chosen("brundisium")).not.toMatch(/would be isolated/);
});

test("an option leads to what it stands for on the table", () => {
  const attack = question("hannibal.attack");
  expect(targets("space:rome", attack)).toEqual(["space:rome"]);
  expect(targets("sea:carthage", attack)).toEqual(["space:carthage"]);
  expect(targets("inside:3", attack)).toEqual([]);
  expect(targets("inside:capua", attack)).toEqual(["space:capua"]);
  expect(targets("frontal", attack)).toEqual(["battle:frontal"]);
  expect(targets("reserve:frontal", attack)).toEqual(["battle:reserve"]);
  expect(targets("withdraw", attack)).toEqual([]);
  expect(targets("stop", question("hannibal.march"))).toEqual([]);
});

test("11.6, 10.6 the page asks again before a voyage that the die decides, a pass and a battle, and says what may be lost", () => {
  const words = new Words("en", allEn);
  const said = new Set<string>();
  for (let seed = 0; said.size < 3 && seed < 60; seed++) {
    const session = upTo(`stakes ${seed}`, ({ question: asked, state }) => {
      if (asked?.prompt !== "hannibal.march" || !state.march) return false;
      const { options } = asked as Choose;
      return options.some((option) => stakes(option, asked, game.view(state, asked.seat), words, header).length > 0);
    });
    if (!session) continue;
    const asked = session.question as Choose;
    const view = session.view(asked.seat);
    for (const option of asked.options)
      for (const sentence of stakes(option, asked, view, words, header)) {
        said.add(
          sentence
            .replace(/[\d.]+/g, "#")
            .replace("CUs", "CU")
            .split(":")[0]!,
        );
        if (sentence.includes("sea")) expect(remark(option, asked, view, words, header)).toContain("Gets through");
      }
    expect(stakes("stop", asked, view, words, header)).toEqual([]);
  }
  expect([...said].sort()).toEqual(["It comes to a battle", "The die is rolled for the pass", "The die is rolled for the sea"]);
});

test("a roll in the log is taken apart: die, modifiers, total", () => {
  const roll = rollOf({
    event: "hannibal.log.naval-roll",
    params: { die: 3, modifiers: ["hannibal.because.port=-2", "hannibal.because.roman-port=+1"] },
    version: 1,
    n: 0,
  });
  expect(roll).toMatchObject({ die: 3, total: 2 });
  expect(roll?.modifiers).toEqual([
    { because: "hannibal.because.port", amount: -2 },
    { because: "hannibal.because.roman-port", amount: 1 },
  ]);
});

describe("what is imagined behind a view", () => {
  test("looks just like it, in battle and out of it", () => {
    let battles = 0;
    for (let seed = 0; seed < 12; seed++) {
      const session = upTo(
        `imagine ${seed}`,
        (each) => each.version >= 60 + seed * 20 && each.question!.prompt === "hannibal.play-card",
      );
      const battle = upTo(`imagine ${seed}`, (each) => each.question!.prompt === "hannibal.attack");
      for (const found of [session, battle]) {
        if (!found) continue;
        if (found === battle) battles++;
        for (const seat of ["rome", "carthage"] as const) {
          const view = found.view(seat);
          const imagined = Session.fromPosition(game, { ...header, seed: "x" }, imaginedPosition(view, `deal ${seed}`));
          expect(imagined.view(seat)).toEqual(view);
        }
      }
    }
    expect(battles).toBeGreaterThan(3);
  });
});

describe("estimates", () => {
  test("14.8 a counterattack on three or less succeeds half of the time", () => {
    const session = Session.begin(game, header);
    const odds = oddsFor(session.view("rome"), header, "rome", question("hannibal.counterattack", { params: { needed: 3 } }));
    expect(odds).toEqual([{ key: "face.odds.counterattack", chance: 0.5 }]);
  });

  test("17.3 elephants run amok on a one, whatever they need", () => {
    const session = Session.begin(game, header);
    const odds = oddsFor(session.view("carthage"), header, "carthage", question("hannibal.elephants", { params: { needed: 3 } }));
    expect(odds.map(({ chance }) => chance)).toEqual([4 / 6, 1 / 6]);
  });

  test("20.2 against a tribe a point comes on three or more, a loss on one and three", () => {
    const session = findSubjugation();
    const seat = session.question!.seat;
    const odds = oddsFor(session.view(seat), session.header, seat, session.question!);
    const chanceOf = (key: string) => odds.find((each) => each.key === key)?.chance;
    expect(chanceOf("face.odds.siege-point")).toBeCloseTo(4 / 6);
    expect(chanceOf("face.odds.siege-loss")).toBeCloseTo(2 / 6);
  });

  test("20.2, card 54 two rolls are told as two: a point or a loss with either of them, and the fall with both", () => {
    const siegeWith = (card: number, points: number) => {
      const game = gameAt({
        active: "carthage",
        forces: [{ side: "carthage", at: "terventum", cus: 6, generals: ["hannibal"] }],
        siege: points > 0 ? { capua: { by: "carthage", points } } : {},
        hands: { carthage: [card], rome: [] },
      });
      setOut(game, card, "hannibal", { cus: 6 });
      play(game, ["march", "space:capua"], ["march", "stop"]);
      const odds = oddsFor(game.view("carthage"), game.header, "carthage", game.question as never);
      return (key: string) => odds.find((each) => each.key === `face.odds.${key}`)?.chance ?? 0;
    };
    const [once, twice] = [siegeWith(48, 0), siegeWith(54, 0)];
    for (const key of ["siege-point", "siege-loss"]) expect(twice(key)).toBeCloseTo(1 - (1 - once(key)) ** 2);
    expect(siegeWith(54, 2)("falls")).toBeCloseTo(1 - (1 - once("siege-point")) ** 2);
  });

  test("a battle is fought many times over; the same question gives the same answer", () => {
    let asked = 0;
    for (let seed = 0; seed < 20 && asked < 3; seed++) {
      const session = upTo(`odds ${seed}`, (each) => each.question!.prompt === "hannibal.attack");
      if (!session) continue;
      asked++;
      const { seat, prompt } = session.question!;
      const wish = { view: session.view(seat), header: session.header, seat, prompt, answer: null, trials: 30 };
      const odds = battleOdds(wish);
      expect(odds.trials).toBeGreaterThan(20);
      expect(odds.wins).toBeGreaterThanOrEqual(0);
      expect(odds.wins).toBeLessThanOrEqual(1);
      expect(battleOdds(wish)).toEqual(odds);
    }
    expect(asked).toBe(3);
  });
});

function findSubjugation(): Played {
  for (let seed = 0; seed < 200; seed++) {
    const found = upTo(`tribes ${seed}`, (each) => each.question!.prompt === "hannibal.subjugation", 1500);
    if (found) return found;
  }
  throw new Error("nobody ever subjugates a tribe");
}
