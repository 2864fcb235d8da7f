import { afterAll, describe, expect, test } from "vitest";
import { beginTrial } from "../../../src/engine/index.ts";
import { planning as hamilcarPlanning } from "../../../src/games/hamilcar/page/planning.ts";
import { gist } from "../../../src/games/hannibal/page/pcs.ts";
import { planning } from "../../../src/games/hannibal/page/planning.ts";
import words from "../../../src/games/hannibal/page/words/all-en.ts";
import { Planner } from "../../../src/web/plan/planner.svelte.ts";
import type { Planning } from "../../../src/web/plan/planning.ts";
import { whyNotThere } from "../../../src/web/plan/why-not.ts";
import { en as reasons } from "../../../src/web/question/words/en.ts";
import type { Desk } from "../../../src/web/table/desk.svelte.ts";
import { en } from "../../../src/web/words/en.ts";
import { Words } from "../../../src/words/words.ts";
import { marching, stack } from "../../hamilcar/table.ts";
import { carthage, rome, setOut } from "../../hannibal/march.ts";
import { type Game, gameAt } from "../../hannibal/table.ts";

const english = new Words("en", words, en, reasons);

/** As much of a desk as a plan needs. */
function plannerIn(game: Game): Planner {
  const desk = {
    guide: null,
    face: { planning, gist },
    shown: { view: game.view(game.question!.seat) },
    words: english,
    name: (id: string) => english.say(id),
    question: game.question,
    client: { moment: { version: game.version } },
    foresight: { trial: beginTrial(game, game.question!.seat, "x") },
  };
  return new Planner(desk as unknown as Desk);
}

const game = gameAt({
  active: "carthage",
  forces: [carthage("dertosa", 6, "hannibal"), rome("emporiae", 3, "p_scipio")],
  control: { carthage: ["dertosa", "carthage"], rome: ["rome"] },
  hands: { carthage: [1, 8] },
});
const destroyed: (() => void)[] = [];
afterAll(() => {
  for (const each of destroyed) each();
});
function planned(test: (planner: Planner) => void, at = game): void {
  destroyed.push($effect.root(() => test(plannerIn(at))));
}

describe("a counter of the enemy", () => {
  test("stands for its place while a plan is being made", () =>
    planned((planner) => {
      expect(planner.click("general:hannibal")).toBe(true);
      expect(planner.click("general:p_scipio")).toBe(true);
      expect([planner.subject, planner.place]).toEqual(["general:hannibal", "space:emporiae"]);
    }));

  test("that is clicked first is marched against", () =>
    planned((planner) => {
      expect(planner.sendTo("general:p_scipio")).toBe(true);
      expect([planner.subject, planner.place]).toEqual(["general:hannibal", "space:emporiae"]);
    }));
});

test("the card that a plan would play is marked in the hand, and so is another that is picked", () =>
  planned((planner) => {
    planner.click("general:hannibal");
    planner.click("space:tarraco");
    const used = () => [...planner.chosen].filter((id) => id.startsWith("card:"));
    const [first] = used();
    const other = ["card:1", "card:8"].find((card) => card !== first)!;
    expect(used()).toHaveLength(1);
    planner.click(other);
    expect(used()).toEqual([other]);
  }));

test("10.6 who is said to go is who sets out, whatever the pass on the way will cost", () =>
  planned(
    (planner) => {
      planner.click("general:hannibal");
      planner.click("space:insubres");
      expect(planner.route.length).toBeGreaterThan(2);
      expect(planner.party).toEqual(["cus:8"]);
    },
    gameAt({
      active: "carthage",
      forces: [carthage("rhone", 8, "hannibal")],
      control: { carthage: ["carthage"], rome: ["rome"] },
      hands: { carthage: [61] },
    }),
  ));

test("along the way of a plan the numbers are what its own card leaves, and not what another would", () =>
  planned(
    (planner) => {
      planner.click("general:hannibal");
      planner.click("space:rhone");
      expect(planner.route).toHaveLength(7);
      const left = planner.route.slice(1).map((place) => planner.shown.get(place)?.parts.map(({ text }) => text));
      expect(left).toEqual([["5"], ["4"], ["3"], ["2"], ["1"], ["0"]]);
    },
    gameAt({
      active: "carthage",
      forces: [carthage("saguntum", 6, "hannibal")],
      control: { carthage: ["carthage", "saguntum"], rome: ["rome"] },
      hands: { carthage: [48, 61] },
    }),
  ));

test("19.4 places for PCs that are chosen on the board say what they mean together", () =>
  planned(
    (planner) => {
      planner.click("space:nemausus");
      expect(planner.gist).toBe("Carthage wins Massilia");
      planner.click("space:nemausus");
      expect(planner.gist).toBe("");
    },
    gameAt({
      active: "carthage",
      hands: { carthage: [48], rome: [] },
      control: { rome: ["rome"], carthage: ["carthage", "narbo", "emporiae"] },
    }),
  ));

test("who goes stays chosen when another card is picked", () =>
  planned((planner) => {
    planner.click("general:hannibal");
    planner.click("space:tarraco");
    planner.adjust("hannibal.take.cus", { cus: 4 });
    const first = [...planner.chosen].find((id) => id.startsWith("card:"));
    planner.click(["card:1", "card:8"].find((card) => card !== first)!);
    expect(planner.adjustable.find(({ question }) => question.prompt === "hannibal.take.cus")?.answer).toEqual({ cus: 4 });
  }));

describe("where a road leads nobody is proposed to sail", () => {
  const coast = () =>
    gameAt({
      active: "carthage",
      forces: [carthage("carthage", 4, "mago"), rome("hippo_regius", 5, "t_longus")],
      control: { carthage: ["carthage", "saguntum"], rome: ["rome"] },
      hands: { carthage: [3, 24] },
    });

  test("not even to a battle, where no movement is left either way; a port overseas is sailed to, and the plan says so", () =>
    planned((planner) => {
      planner.click("general:mago");
      planner.click("space:hippo_regius");
      expect(planner.route.length).toBeGreaterThan(2);
      expect(planner.isVoyage).toBe(false);
      planner.click("space:saguntum");
      expect(planner.route).toEqual(["space:carthage", "space:saguntum"]);
      expect(planner.isVoyage).toBe(true);
    }, coast()));

  test("and a click on a port that can be walked to on the march plans the walk; the next place is gone to at once", () => {
    const marching = setOut(coast(), 3, "mago", { cus: 4 });
    planned((planner) => {
      expect(planner.isMoving).toBe(true);
      expect(planner.isStep("space:thabraca", ["space:thabraca"])).toBe(true);
      expect(planner.isStep("space:hippo_regius", ["sea:hippo_regius"])).toBe(false);
      expect(planner.isStep("space:saguntum", ["sea:saguntum"])).toBe(true);
    }, marching);
  });
});

test("what is left of a plan says where it leads, and to which battle", () => {
  const marching = setOut(
    gameAt({
      active: "carthage",
      forces: [carthage("dertosa", 6, "hannibal"), rome("emporiae", 3, "p_scipio")],
      control: { carthage: ["dertosa", "carthage"], rome: ["rome"] },
      hands: { carthage: [1, 8] },
    }),
    8,
    "hannibal",
    { cus: 6 },
  );
  planned((planner) => {
    const rest = ["space:ilerda", "space:emporiae"].map((answer) => ({ prompt: "hannibal.march", answer }));
    const ahead = planner.ahead(rest);
    expect(ahead?.place).toBe("space:emporiae");
    expect(ahead?.fight).not.toBeNull();
    expect(planner.ahead([{ prompt: "hannibal.siege", answer: "yes" }])).toBeNull();
  }, marching);
});

test("once a place is chosen the marks off the way stand back, until the way is bent", () =>
  planned((planner) => {
    planner.click("general:hannibal");
    expect([...planner.shown.values()].some(({ isAside }) => isAside)).toBe(false);
    planner.click("space:tarraco");
    const aside = () => [...planner.shown].filter(([, { isAside }]) => isAside).map(([id]) => id);
    expect(aside()).not.toContain("space:tarraco");
    expect(aside()).toContain("space:ilerda");
    planner.bend();
    expect(aside()).toEqual([]);
  }));

test("Hamilcar: a plan that gives up movement says that the move ends there, one to a battle does not", () => {
  const board = marching("hanno", {
    forces: [stack("carthage", "thermae", 4, { generals: ["hanno"] }), stack("rome", "catana", 1)],
    control: { carthage: ["carthago", "thermae", "enna"], rome: ["roma"] },
  } as never);
  const desk = {
    guide: null,
    face: { planning: hamilcarPlanning },
    words: english,
    name: (id: string) => english.say(id),
    question: board.question,
    client: { moment: { version: board.version } },
    foresight: { trial: beginTrial(board, "carthage", "x") },
  };
  const stop = $effect.root(() => {
    const planner = new Planner(desk as unknown as Desk);
    expect(planner.click("space:enna")).toBe(true);
    expect([planner.left! > 0, planner.end, planner.endsMove]).toEqual([true, "stop", true]);
    planner.click("space:catana");
    expect(planner.endsMove).toBe(false);
  });
  stop();
});

test("Hamilcar: where nothing can be besieged, and nobody sallies out, a plan does not say so", () => {
  const refused = (game: ReturnType<typeof marching>) =>
    whyNotThere(hamilcarPlanning as Planning, beginTrial(game, "carthage", "x")).map(({ id }) => id);
  const forces = [stack("carthage", "carthago", 3, { generals: ["hanno"] })];
  const atHome = marching("hanno", { forces, control: { carthage: ["carthago"] } } as never);
  expect(refused(atHome)).not.toContain("besiege");
  expect(refused(atHome)).not.toContain("sortie");
});
