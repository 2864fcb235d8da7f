import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, type LogEntry, onlyAnswer, type Plain, randomAnswer, Session } from "../../src/engine/index.ts";
import { battleOdds } from "../../src/games/hamilcar/page/battle-odds.ts";
import { byCommand } from "../../src/games/hamilcar/page/command.ts";
import { imaginedPosition, isolatedIn } from "../../src/games/hamilcar/page/imagined.ts";
import { oddsFor } from "../../src/games/hamilcar/page/odds.ts";
import { heading, leftOut, remark, stakes } from "../../src/games/hamilcar/page/remarks.ts";
import { lastRolls } from "../../src/games/hamilcar/page/rolls.ts";
import { isRedIn } from "../../src/games/hamilcar/page/siege.ts";
import { suggestion } from "../../src/games/hamilcar/page/suggestions.ts";
import { targets } from "../../src/games/hamilcar/page/targets.ts";
import { asView, moodNow, provincesOf, ratingsOf, tyrrhenumOf } from "../../src/games/hamilcar/page/view.ts";
import allEn from "../../src/games/hamilcar/page/words/all-en.ts";
import allFr from "../../src/games/hamilcar/page/words/all-fr.ts";
import { en } from "../../src/games/hamilcar/page/words/en.ts";
import { fr } from "../../src/games/hamilcar/page/words/fr.ts";
import { GENERALS } from "../../src/games/hamilcar/rules/generals.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { slipsAway } from "../../src/games/hamilcar/rules/naval-interception.ts";
import { CARDS } from "../../src/games/hamilcar/rules/strategy-cards.ts";
import { countedIn } from "../../src/games/shared/page/counted.ts";
import { oddsInSight } from "../../src/games/shared/page/odds.ts";
import { sceneOf } from "../../src/games/shared/page/scene.ts";
import type { Choose } from "../../src/games/shared/rules/seats.ts";
import { hintOn } from "../../src/web/question/hint.ts";
import { namesOf } from "../../src/web/question/options.ts";
import { under, Words } from "../../src/words/words.ts";
import { gameAt, marching, play, stack } from "../hamilcar/table.ts";

const game = hamilcar;
const header = headerFor(game, { seed: "a face" });
const asQuestion = (session: { question: unknown }): Choose => session.question as Choose;

/** A game at random, up to a moment that is wanted. */
function upTo(seed: string, ruleset: string, enough: (session: Session) => boolean, most = 1500): Session | null {
  const session = Session.begin(game, headerFor(game, { seed, ruleset }));
  const chance = chanceFrom(seed);
  while (session.question && session.version < most) {
    if (enough(session)) return session;
    session.answer(onlyAnswer(session.question) ?? randomAnswer(session.question, chance));
  }
  return null;
}

test("14.2, 16.4 the siege die is drawn in the colour of the one that was rolled", () => {
  const colour = (supremacy: "rome" | "carthage", event: string, params: Record<string, string>) => {
    const game = gameAt({ supremacy, forces: [stack("rome", "roma", 3)], hands: { rome: [3], carthage: [2] } });
    return isRedIn(asView(game.view(null)), [{ event: `hamilcar.log.${event}`, params }]) ? "red" : "white";
  };
  const byHamilcar = (space: string) => ({ general: "general:hamilcar", space: `space:${space}` });
  expect(colour("carthage", "besieges", byHamilcar("messana"))).toBe("red");
  expect(colour("rome", "besieges", byHamilcar("messana"))).toBe("white");
  expect(colour("carthage", "besieges", byHamilcar("roma"))).toBe("white");
  expect(colour("rome", "subjugates", byHamilcar("cirta"))).toBe("red");
  expect(colour("carthage", "blockade", { space: "space:agrigentum" })).toBe("red");
  expect(colour("rome", "blockade", { space: "space:agrigentum" })).toBe("white");
});

describe("the page's words for Hamilcar", () => {
  test("have the same parameters in both languages", () => {
    const parameters = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    for (const [key, text] of Object.entries(en))
      expect([key, parameters(fr[key as keyof typeof en])]).toEqual([key, parameters(text)]);
  });

  test("with those of the rules name everything that random games ask and tell", () => {
    for (const [language, catalogue] of [
      ["en", allEn],
      ["fr", allFr],
    ] as const) {
      const words = new Words(language, catalogue);
      const missing = new Set<string>();
      const told = (text: string) => {
        if (/\{|hamilcar\.|[a-z]+:[a-z0-9]/.test(text)) missing.add(text);
      };
      for (const ruleset of game.rulesets) {
        const options = Object.fromEntries(game.options.map(({ id }) => [id, true]));
        const session = Session.begin(game, headerFor(game, { seed: `words ${language}`, ruleset, options }));
        const chance = chanceFrom(language);
        while (session.question) {
          const { question } = session;
          told(words.say(question.prompt, question.params));
          const ids = question.kind === "choose" || question.kind === "pick" ? question.options : [];
          for (const id of ids) told(words.option(question.prompt, id));
          session.answer(randomAnswer(question, chance));
        }
        for (const entry of session.log!) told(words.say(entry.event, entry.params));
      }
      expect([...missing]).toEqual([]);
    }
  });
});

test("an option leads to what it stands for on the table", () => {
  const question = { kind: "choose", seat: "rome", prompt: "", rule: "", options: [] } as const;
  expect(targets("space:roma", question)).toEqual(["space:roma"]);
  expect(targets("supply:roma", question)).toEqual(["space:roma"]);
  expect(targets("sea:lipara", question)).toEqual(["space:lipara"]);
  expect(targets("inside:capua", question)).toEqual(["space:capua"]);
  expect(targets("intercept:hanno", question)).toEqual(["general:hanno"]);
  expect(targets("miat:centre", question)).toEqual(["miat:centre"]);
  expect(targets("die:rome-large", question)).toEqual(["die:rome-large"]);
  expect(targets("stop", question)).toEqual([]);
});

test("what is done with a fleet, with ships in port and with an army is chosen on them", () => {
  const asked = (prompt: string) =>
    ({
      kind: "choose",
      seat: "rome",
      prompt: `hamilcar.${prompt}`,
      rule: "",
      options: [],
      params: { general: "general:asina", space: "space:lipara" },
    }) as const;
  expect(targets("land", asked("sail"))).toEqual(["fleet:rome", "space:lipara"]);
  expect(targets("sail-on", asked("after-victory"))).toEqual(["fleet:rome"]);
  expect(targets("sail", asked("march"))).toEqual(["harbour:rome"]);
  expect(targets("refit", asked("spend-difference"))).toEqual(["harbour:rome"]);
  expect(targets("besiege", asked("march"))).toEqual(["general:asina"]);
  expect(targets("besiege", asked("battle"))).toEqual([]);
});

describe("2.2.D on top of a stack lies its commander", () => {
  const forces = [
    stack("rome", "messana", 3, { generals: ["flaccus", "caudex"] }),
    stack("carthage", "thermae", 2, { generals: ["hanno", "barca"] }),
  ];
  const position = {
    offices: { flaccus: "proconsul", caudex: "consul" },
    control: { rome: ["roma", "neapolis", "capua", "messana"], carthage: ["carthago", "lilybaeum", "thermae"] },
    forces,
    hands: { rome: [], carthage: [] },
  };
  const top = (session: { view(seat: null): Plain }, side: "rome" | "carthage", log: readonly LogEntry[] = []) => {
    const view = session.view(null);
    return byCommand(view, asView(view).forces.find((force) => force.side === side)!, log)[0];
  };

  test("the highest in rank: a consul before the proconsul, Hamilcar Barca before other Carthaginians", () => {
    const session = gameAt(position);
    expect([top(session, "rome"), top(session, "carthage")]).toEqual(["caudex", "barca"]);
  });

  test("who leads a march before those who go with him", () => {
    expect(top(marching("flaccus", position), "rome")).toBe("flaccus");
  });

  test("of equals who led last, whether he was activated or took over in battle; before that, who fights best", () => {
    const session = gameAt({
      ...position,
      offices: { duilius: "consul", flaccus: "consul" },
      forces: [stack("rome", "messana", 3, { generals: ["flaccus", "duilius"] }), forces[1]!],
    });
    const activated = { event: "hamilcar.log.activated", params: { general: "general:flaccus" } };
    const fights = { event: "hamilcar.log.fights", params: { seat: "seat:rome", commander: ["general:duilius"] } };
    const changed = { event: "hamilcar.log.command-changed", params: { general: "general:flaccus", from: "general:duilius" } };
    expect(top(session, "rome")).toBe("duilius");
    expect(top(session, "rome", [activated])).toBe("flaccus");
    expect(top(session, "rome", [activated, fights])).toBe("duilius");
    expect(top(session, "rome", [activated, fights, changed])).toBe("flaccus");
  });
});

describe("a question on the page", () => {
  const march = marching("flaccus", {
    offices: { flaccus: "proconsul", caudex: "consul" },
    control: { rome: ["roma", "neapolis", "capua", "messana"], carthage: ["carthago", "lilybaeum", "agrigentum", "syracusae"] },
    forces: [
      stack("rome", "messana", 3, { generals: ["flaccus"] }),
      stack("rome", "roma", 1, { generals: ["caudex"] }),
      stack("carthage", "thermae", 2, { generals: ["hanno"], elephants: 1, supply: 1 }),
    ],
    hands: { rome: [], carthage: [] },
  });
  const view = march.view("rome");
  const words = new Words("en", allEn);
  const generals = (...options: string[]) =>
    ({ kind: "choose", seat: "rome", prompt: "hamilcar.activate", rule: "", options }) as const;

  test("says of an option what matters to the choice", () => {
    const question = asQuestion(march);
    expect(question.prompt).toBe("hamilcar.march");
    expect(remark("space:thermae", question, view, words, header)).toBe("Carthage 3 CUs, Hanno");
    expect(remark("space:catana", question, view, words, header)).toBe("");
    const far = generals("general:flaccus", "general:caudex");
    expect(remark("general:flaccus", far, view, words, header)).toBe("2–1, Messana");
    expect(remark("general:flaccus", generals("general:flaccus"), view, words, header)).toBe("2–1");
    expect(remark("general:duilius", far, view, words, header)).toBe("2–3, Admiral");
    const storm = { ...generals("card:26", "pass"), prompt: "hamilcar.cruel-sea" };
    expect(remark("card:26", { ...storm, params: { rolls: 2 } }, view, words, header)).toMatch(
      /^the fleet loses 2 to 6 warships/,
    );
    expect(remark("card:26", { ...storm, params: { rolls: 0 } }, view, words, header)).toMatch(/^there is no roll/);
    const pcs = {
      kind: "pick",
      seat: "rome",
      prompt: "hamilcar.remove-enemy-pcs",
      rule: "",
      options: ["space:lilybaeum"],
      min: 0,
      max: 1,
    };
    expect(heading("space:lilybaeum", pcs as never, view, words)).toBe("Sicilia: Rome 1, Carthage 2 of 11");
  });

  test("says where a PC would be isolated, what a reform brings, and what regrouping is", () => {
    const asked = (prompt: string, ...options: string[]) =>
      ({ kind: "choose", seat: "rome", prompt, rule: "", options }) as const;
    const points = asked("hamilcar.spend-point", "space:catana", "space:camarina");
    expect(heading("space:catana", points, view, words)).toBe("Sicilia: Rome 1, Carthage 2 of 11");
    expect(remark("space:catana", points, view, words, header)).toBe("");
    expect(remark("space:camarina", points, view, words, header)).toBe("would be isolated, and lost in winter");
    const reform = asked("hamilcar.reform", "none", "seamanship", "mount");
    expect(remark("seamanship", reform, view, words, header)).toMatch(/^free; Fair: 2 sea lanes, 2 symbols for Carthage/);
    expect(remark("mount", reform, view, words, header)).toMatch(/^free; \+1/);
    expect(remark("regroup", asQuestion(march), view, words, header)).toMatch(/leave some here/);
  });

  test("2.3.G says why not all of a large army marches", () => {
    const forces = [stack("rome", "roma", 12, { generals: ["florus"], supply: 1 })];
    const game = play(marching("florus", { forces }), ["march", "regroup"]);
    const units = game.question!;
    expect(units.prompt).toBe("hamilcar.take-units");
    expect(leftOut(units, [], game.view("rome"), words)).toEqual([
      "An army is never larger than ten units, elephants and supply trains counted: of these 13 at least 3 stay here.",
    ]);
    const few = marching("florus", { forces: [stack("rome", "roma", 9, { generals: ["florus"] })] });
    expect(leftOut(play(few, ["march", "regroup"]).question!, [], few.view("rome"), words)).toEqual([]);
  });

  test("says before an army that enters what a die and what doing nothing would bring", () => {
    const position = {
      control: { rome: [], carthage: ["carthago"] },
      forces: [stack("rome", "catana", 5, { generals: ["florus"] }), stack("carthage", "thermae", 3, { generals: ["adherbal"] })],
    };
    const game = play(marching("florus", position), ["march", "space:enna"]);
    const said = (option: string) => remark(option, asQuestion(game), game.view("carthage"), words, header);
    const asks = () => ["hamilcar.react", "face.hint.react"].map((key) => words.say(key, game.question!.params!));
    expect(asks()[0]).toBe("Florus enters Enna with 5 CUs. Intercept him, or let him come in?");
    expect(asks()[1]).toMatch(/^A general beside the space rolls a die.* no battle/);
    expect([said("intercept:adherbal"), said("done")]).toEqual(["on 1 to 3: 50\u00a0%", "no battle"]);
    play(game, ["react", "done"], ["march", "space:thermae"]);
    expect(asks()[0]).toBe("Florus enters Thermae with 5 CUs and attacks you. Avoid battle, or accept it?");
    expect(asks()[1]).toMatch(/^To avoid battle.* which costs nothing else.* fights a battle\.$/);
    expect([said("avoid:adherbal"), said("done")]).toEqual(["on 1 to 3: 50\u00a0%", ""]);
    const odds = battleOdds({
      view: game.view("carthage"),
      header,
      seat: "carthage",
      prompt: "hamilcar.react",
      answer: "done",
      trials: 5,
    });
    expect(odds.wins).not.toBeNull();
  });

  test("5.6 a supply train that nobody would guard is said to be lost, and the War Chest says what a point does", () => {
    const game = gameAt({
      phase: "war-chest",
      chest: { rome: 12, carthage: 9 },
      control: { rome: ["roma", "messana"], carthage: ["carthago", "lilybaeum"] },
      forces: [stack("carthage", "thermae", 0, { generals: ["gisco"] }), stack("carthage", "enna", 2, { generals: ["hanno"] })],
    });
    expect(game.question!.prompt).toBe("hamilcar.spend-difference");
    const said = (option: string) => remark(option, asQuestion(game), game.view("carthage"), words, header);
    expect(said("supply:thermae")).toMatch(/^no CU guards it/);
    expect([said("supply:enna"), said("supply:lilybaeum")]).toEqual(["", ""]);
    expect(hintOn(game.question!, new Words("en", under(allEn, "silver"), allEn))).toMatch(/The Miat takes no points/);
    expect(hintOn(game.question!, new Words("en", under(allEn, "golden-geek"), allEn))).toMatch(/one on the Miat/);
  });

  test("13.2 a change of command says what would change, and is not proposed where nothing is gained", () => {
    const asked = (attacker: string) => {
      const rome = stack("rome", "catana", 5, { generals: [attacker, "florus"] });
      const offices = { [attacker]: "consul", florus: "consul" };
      const game = marching(attacker, {
        forces: [rome, stack("carthage", "enna", 2, { generals: ["gisco"] })],
        offices,
        control: { rome: ["roma", "cosa", "nola", "thurii", "locri"], carthage: ["carthago", "enna"] },
      });
      play(game, ["march", "space:enna"]);
      for (let i = 0; i < 6 && game.question!.prompt !== "hamilcar.change-command"; i++) {
        const { options } = asQuestion(game);
        game.answer(options.includes("done") ? "done" : `general:${attacker}`);
      }
      return game;
    };
    const said = (game: Session) => ({
      about: hintOn(game.question as never, words),
      yes: remark("yes", asQuestion(game), game.view("carthage"), words, header),
      proposed: suggestion(asQuestion(game), game.view("carthage"), game.header),
    });
    const equal = said(asked("cotta"));
    expect(equal.about).toMatch(/may put Florus in command.* only if he is the worse/);
    expect(equal.yes).toMatch(/^then Florus commands: battle rating 2 as well, so nothing is gained by it/);
    expect(equal.proposed).toBe("no");
    const better = said(asked("calatinus"));
    expect(better.yes).toMatch(/^then Florus commands: battle rating 2 instead of [34]/);
    expect(better.proposed).toBe("yes");
  });

  test("15.3 a slot of the Miat says what its PC brings or what losing it costs", () => {
    const on = (miat: string[], slot: string, ruleset: "silver" | "golden-geek" = "silver") => {
      const view = { ...(gameAt({ hands: { rome: [1], carthage: [2] } }, { ruleset }).view(null) as object), miat };
      return remark(
        `miat:${slot}`,
        { prompt: "hamilcar.remove-miat", kind: "choose", options: [] } as never,
        view,
        words,
        header,
      );
    };
    expect(on(["centre", "r1", "r2"], "r1")).toBe(
      "the Miat becomes Neutral: one province less for Carthage, and no units leave Africa; one CU less each turn",
    );
    expect(on(["centre", "r1", "r2", "r3"], "r3")).toBe("the Miat stays Warlike");
    expect(on(["centre", "r2"], "r1")).toBe(
      "the Miat becomes Warlike: one province more for Carthage, and units may leave Africa; one CU more each turn",
    );
    expect(on(["r3"], "r4")).toBe("the Miat stays Neutral; one general more each turn");
    expect(on(["r3"], "r3")).toBe("the Miat becomes Peaceful: one province more for Rome");
    expect(on(["centre", "r4"], "r5", "golden-geek")).toBe("the Miat becomes Warlike: one province more for Carthage");
    expect(on([], "r5", "golden-geek")).toBe("the Miat becomes Neutral");
  });

  test("2.3.C which of one's own units are lost is asked as a choice, with what an elephant is worth", () => {
    const lost = (count: number) => words.say("hamilcar.lose-elephants", { space: "space:thermae", lost: count });
    expect(lost(2)).toBe("Thermae: 2 of your CUs are lost. Choose how many of them are elephants.");
    expect(lost(1)).toBe("Thermae: one of your CUs is lost. Choose an elephant or an ordinary CU.");
    const question = { kind: "amount", prompt: "hamilcar.lose-elephants", params: { lost: 2 }, min: 0, max: 1 };
    expect(hintOn(question as never, words)).toMatch(/may charge/);
    expect(words.amount("hamilcar.lose-elephants", 0, { lost: 2 })).toBe("No elephant");
  });

  test("5.2.C1 the event of a card in hand that only the enemy may play is told as the enemy's", () => {
    const said = (seat: "rome" | "carthage", card: number) =>
      remark(`card:${card}`, { prompt: "hamilcar.play-card", seat, kind: "choose", options: [] } as never, {}, words, header);
    expect(said("carthage", 33)).toMatch(/^2 · Rome's event: Two CUs/);
    expect(said("rome", 33)).toMatch(/^2 · Two CUs/);
    expect(said("rome", 27)).toMatch(/^2 · Place or convert.* no CUs of your own are needed there/);
  });

  test("who points at one of two options still sees the odds of both", () => {
    const all = ["a", "b"].map((key) => ({ key, chance: 0.5 }));
    expect(oddsInSight(all, all.slice(1))).toEqual(all);
    const many = Array.from({ length: 9 }, (_, i) => ({ key: String(i), chance: 0.5 }));
    expect(oddsInSight(many, many.slice(7, 8))).toEqual(many.slice(7, 8));
    expect(oddsInSight(many, [])).toHaveLength(6);
  });

  test("13.4, 11.2 a re-roll says who loses on a tie, and who avoids battle what becomes of the others", () => {
    const about = (prompt: string, params: Record<string, string>) =>
      hintOn({ kind: "choose", seat: "rome", rule: "1", prompt, options: [], params } as never, words);
    expect(about("hamilcar.spy", { attacker: "seat:carthage" })).toMatch(/on a tie the attacker loses, here Carthage/);
    expect(about("hamilcar.reroll", { attacker: "seat:rome" })).toMatch(/here Rome/);
    expect(about("hamilcar.avoid-units", { general: "general:gisco" })).toMatch(/Those who stay fight without him/);
  });

  test("says how many warships a card builds", () => {
    const game = play(gameAt({ active: "carthage", hands: { rome: [], carthage: [28, 2] } }), ["play-card", "card:28"]);
    const ships = CARDS[28]!.ships;
    expect(ships).toBeGreaterThan(0);
    expect(remark("ships", asQuestion(game), game.view("carthage"), words, header)).toBe(ships > 1 ? `${ships} ships` : "1 ship");
  });

  test("says that the Miat can stay Warlike only where it can", () => {
    const hint = (warlike: number) => words.say("face.hint.remove-miat", { count: 1, warlike });
    expect(hint(0)).not.toContain("Warlike");
    expect(hint(1)).toMatch(/any\. Keep the centre and two others, and it stays Warlike\.$/);
  });

  test("asks again before a battle, and not before a step that costs nothing", () => {
    const question = asQuestion(march);
    expect(stakes("space:thermae", question, view, words, header)).toEqual(["It comes to a battle: 3 CUs against 3."]);
    expect(stakes("space:catana", question, view, words, header)).toEqual([]);
  });

  test("is about what can be chosen, what it names, and where something goes on", () => {
    const general = { id: "flaccus", name: "Flaccus", initials: "FLA", strategy: 2, battle: 1 };
    const stacks = [{ space: "messana", side: "rome", cus: 3, generals: [general] } as const];
    const question = asQuestion(march);
    expect(sceneOf(question, new Set(["space:catana", "card:3"]), stacks, ["roma"])).toEqual(["catana", "messana", "roma"]);
    expect(sceneOf(null, new Set(), stacks, ["roma"])).toEqual([]);
  });
});

describe("what the page reads from a view", () => {
  const view = asView(Session.begin(game, header).view(null));

  test("2.1.E provinces and Mare Tyrrhenum are held as the Provincial Display says", () => {
    for (const seat of ["rome", "carthage"] as const) {
      const held = [...provincesOf(view).filter(({ significant }) => significant), tyrrhenumOf(view)]
        .filter(({ controller }) => controller === seat)
        .map(({ id }) => id);
      expect(held.sort()).toEqual(view.display[seat].filter((id) => id !== "lilybaeum" && id !== "miat").sort());
    }
  });

  test("5.4 a PC that nothing joins to a CU or a city is cut off", () => {
    const alone = gameAt({
      phase: "strategy",
      hands: { rome: [41, 2], carthage: [3] },
      control: { rome: ["roma", "praeneste", "nuoro"], carthage: ["carthago", "sassari", "oristano", "carales"] },
      forces: [stack("rome", "roma", 2), stack("carthage", "carthago", 1)],
    });
    expect(isolatedIn(alone.view("rome"))).toEqual(["nuoro"]);
    expect(isolatedIn(Session.begin(game, header).view(null))).toEqual([]);
  });

  test("15.3 the Miat is Warlike at the start", () => expect(moodNow(view)).toBe("warlike"));

  test("2.2 some generals have another battle rating in the Golden Geek Edition", () => {
    for (const { id, battle, goldenGeekBattle } of GENERALS) {
      expect(ratingsOf({ ruleset: "silver" }, id).battle).toBe(battle);
      expect(ratingsOf({ ruleset: "golden-geek" }, id).battle).toBe(goldenGeekBattle ?? battle);
    }
  });
});

test("a roll in the log is taken apart: die, modifiers, total, and what came of it", () => {
  const [roll] = lastRolls([
    { event: "hamilcar.log.die", params: { die: 6, seat: "seat:rome", what: "hamilcar.roll.naval-battle" }, version: 3, n: 0 },
    { event: "hamilcar.log.modifiers", params: { die: 7, modifiers: ["hamilcar.because.corvi=+1"] }, version: 3, n: 0 },
    { event: "hamilcar.log.battle-roll", params: { seat: "seat:rome", column: 1, die: 7, hits: 2 }, version: 3, n: 0 },
  ]);
  expect(roll).toMatchObject({ kind: "classic", die: 6, total: 7, seat: "rome" });
  expect(roll?.modifiers).toEqual([{ because: "hamilcar.because.corvi", amount: 1 }]);
  expect(roll?.results).toHaveLength(1);
});

test("what a roll has cost is told with it, what is lost later is not", () => {
  const lost = {
    event: "hamilcar.log.cus-lost",
    params: { seat: "seat:rome", lost: 1, space: "space:aufidena" },
    version: 3,
    n: 0,
  };
  const die = {
    event: "hamilcar.log.die",
    params: { die: 5, seat: "seat:rome", what: "hamilcar.roll.attrition" },
    version: 3,
    n: 0,
  };
  const turn = { event: "hamilcar.log.turn", params: { turn: 3 }, version: 3, n: 0 };
  expect(lastRolls([die, lost]).map(({ results }) => results)).toEqual([[lost]]);
  expect(lastRolls([die, turn, lost]).map(({ results }) => results)).toEqual([[]]);
});

test("what is imagined keeps cards that are shown, and the campaign announced, in the hand that they are in", () => {
  const imagined = (position: { [key: string]: Plain }) => {
    const session = gameAt({ hands: { rome: [25, 41, 42], carthage: [1, 2] }, active: "rome", ...position });
    const behind = hamilcar.readPosition(imaginedPosition(session.view("carthage"), "deal"), session.header);
    expect(hamilcar.view(behind, "carthage")).toEqual(session.view("carthage"));
    return behind.hands.rome;
  };
  expect(imagined({ shown: { rome: [42], carthage: [] } })).toContain(42);
  expect(imagined({ announced: 25 })).toContain(25);
});

test("what is imagined behind a view looks just like it, at sea, in battle and out of it", () => {
  const found = { battle: 0, seaBattle: 0, quiet: 0 };
  for (const ruleset of game.rulesets) {
    for (let seed = 0; seed < 6; seed++) {
      const moments = {
        quiet: upTo(
          `imagine ${seed}`,
          ruleset,
          ({ question, version }) => version > 60 && question?.prompt === "hamilcar.play-card",
        ),
        battle: upTo(`imagine ${seed}`, ruleset, (session) => asView(session.view(null)).battle !== null),
        seaBattle: upTo(`imagine ${seed}`, ruleset, (session) => asView(session.view(null)).seaBattle !== null),
      };
      for (const [kind, session] of Object.entries(moments)) {
        if (!session) continue;
        found[kind as keyof typeof found]++;
        for (const seat of ["rome", "carthage"] as const) {
          const view = session.view(seat);
          const state = hamilcar.readPosition(imaginedPosition(view, `deal ${seed}`), session.header);
          expect(hamilcar.view(state, seat)).toEqual(view);
        }
      }
    }
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(1);
});

describe("estimates", () => {
  test("8.2 with Fair seamanship only three Roman symbols slip away: one time in six", () => {
    const { state } = gameAt({ seamanship: "fair", hands: { rome: [41], carthage: [] }, forces: [stack("rome", "roma", 1)] });
    expect(slipsAway(state, "rome")).toBeCloseTo(1 / 6);
    expect(slipsAway(state, "carthage")).toBeCloseTo(4 / 6);
  });

  test("14.2 a siege with Naval Supremacy rolls the red die", () => {
    const session = marching("flaccus", {
      supremacy: "rome",
      offices: { flaccus: "proconsul" },
      control: { rome: ["roma"], carthage: ["carthago", "agrigentum"] },
      siege: { agrigentum: { by: "rome", points: 1 } },
      forces: [
        stack("rome", "agrigentum", 4, { generals: ["flaccus"] }),
        stack("carthage", "inside:agrigentum", 1, { supply: 1 }),
      ],
    });
    const odds = oddsFor(session.view("rome"), session.header, "rome", asQuestion(session));
    const chanceOf = (key: string) => odds.find((each) => each.key === key)?.chance;
    expect(chanceOf("face.odds.falls")).toBeCloseTo(4 / 6); // one point is missing
    expect(chanceOf("face.odds.siege-loss")).toBeCloseTo(2 / 6);
  });

  test("10 what a battle before walls would be is told although the enemy would rather go inside", () => {
    const session = marching("megellus", {
      forces: [stack("rome", "heraclea", 8, { generals: ["megellus"] }), stack("carthage", "lilybaeum", 2)],
    });
    const odds = battleOdds({
      view: session.view("rome"),
      header: session.header,
      seat: "rome",
      prompt: "hamilcar.march",
      answer: "space:lilybaeum",
      trials: 20,
    });
    expect(odds).toMatchObject({ trials: 20 });
    expect(odds.wins).toBeGreaterThan(0.6);
  });

  test("whoever is asked whether he avoids battle learns his chance in it, though Bad Weather might have been played before", () => {
    const game = gameAt({
      active: "rome",
      forces: [stack("carthage", "thermae", 2, { generals: ["gisco"] }), stack("rome", "messana", 5, { generals: ["maximus"] })],
      hands: { rome: [13, 36], carthage: [33, 15] },
    });
    play(game, ["play-card", "card:13"], ["use-card", "activate"]);
    for (let i = 0; i < 4 && game.question!.prompt !== "hamilcar.react"; i++) {
      const isMarch = asQuestion(game).options.includes("space:thermae");
      game.answer(isMarch ? "space:thermae" : onlyAnswer(game.question!)!);
    }
    const odds = battleOdds({
      view: game.view("carthage"),
      header: game.header,
      seat: "carthage",
      prompt: "hamilcar.react",
      answer: "done",
      trials: 40,
    });
    expect(odds.trials).toBeGreaterThan(30);
    expect(odds.wins).toBeLessThan(0.4);
  });

  test("a battle is fought many times over; the same question gives the same answer", () => {
    const session = marching("hanno", {
      supremacy: "carthage",
      control: { rome: ["roma", "enna"], carthage: ["carthago", "thermae"] },
      forces: [stack("carthage", "thermae", 7, { generals: ["hanno"] }), stack("rome", "enna", 2)],
    });
    const wish = {
      view: session.view("carthage"),
      header: session.header,
      seat: "carthage" as const,
      prompt: "hamilcar.march",
      answer: "space:enna",
      trials: 60,
    };
    const odds = battleOdds(wish);
    expect(battleOdds(wish)).toEqual(odds);
    expect(odds.trials).toBeGreaterThan(50);
    expect(odds.wins).toBeGreaterThan(0.6);
  });
});

test("5.5 the end of a turn is told as it was counted, also while PCs are being removed", () => {
  const session = gameAt({
    phase: "victory-check",
    control: {
      rome: [
        "roma",
        "praeneste",
        "fregellae",
        "cosa",
        "volaterrae",
        "arretium",
        "capua",
        "nola",
        "neapolis",
        "syracusae",
        "lilybaeum",
      ],
      carthage: ["carthago", "utica", "tunes"],
    },
    miat: ["centre", "r1", "r2"],
    hands: { rome: [], carthage: [] },
    forces: [],
  });
  const counted = () => countedIn(session.log!, "hamilcar.log.provinces")!;
  const { points } = counted();
  expect(asView(session.view(null)).display.carthage).toHaveLength(points.carthage);
  session.answer("miat:centre"); // the Miat is Neutral now, and counts no more
  expect(asView(session.view(null)).display.carthage).toHaveLength(points.carthage - 1);
  expect(counted().points).toEqual(points);
});

test("a card says only what holds in the edition being played", () => {
  for (const all of [allEn, allFr]) {
    const both = Object.keys(all).filter((key) => /^(card|tactic):\d+\.text$/.test(key) && /Silver|Golden/.test(all[key]!));
    expect(both.length).toBeGreaterThan(5);
    for (const ruleset of ["silver", "golden-geek"]) {
      const own = under(all, ruleset);
      expect(both.filter((key) => !own[key] || /Silver|Golden/.test(own[key]))).toEqual([]);
    }
  }
  expect(new Words("en", under(allEn, "silver"), allEn).say("card:1.text")).toMatch(/: -2 to its die\.$/);
});

test("things that a game names together are one name in a sentence", () => {
  for (const [language, catalogue, miat] of [
    ["en", allEn, "the Miat (centre, slot 3, and slot 4)"],
    ["fr", allFr, "le Miat (centre, case 3 et case 4)"],
  ] as const) {
    const words = new Words(language, catalogue);
    expect(namesOf(["miat:centre", "space:enna", "miat:r3", "miat:r4"], words)).toEqual([miat, "Enna"]);
    expect(namesOf(["space:enna", "space:catana"], words)).toEqual(["Enna", "Catana"]);
  }
});
