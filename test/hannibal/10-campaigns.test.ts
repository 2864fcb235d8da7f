import { expect, test } from "vitest";
import { activate, asks, carthage, cusOf, generalsOf, march, rome, setOut, stop, whereIs, win } from "./march.ts";
import { type Game, gameAt, logged, options, play } from "./table.ts";

const MAJOR = 33;
const MINOR = 37;
const why = (game: Game, option: string) => game.question?.whyNot?.(option);

test("10.11 a minor campaign activates two generals of any rating, a major one three, each only once", () => {
  const position = {
    active: "rome",
    forces: [
      rome("rome", 5, "fabius_maximus"),
      rome("capua", 5, "a_paulus"),
      rome("cannae", 5, "p_scipio"),
      rome("pisae", 5, "varro"),
    ],
  };
  for (const [card, generals] of [
    [MINOR, ["fabius_maximus", "a_paulus"]],
    [MAJOR, ["fabius_maximus", "a_paulus", "p_scipio"]],
  ] as const) {
    const game = gameAt({ ...position, hands: { rome: [card], carthage: [1] } });
    play(game, ["play-card", `card:${card}`], ["use-card", "event"]);
    for (const general of generals) {
      expect(options(game, "activate")).toContain(`general:${general}`);
      activate(game, general, { cus: 5 });
      stop(game);
      if (asks(game, "activate")) expect(why(game, `general:${general}`)?.rule).toBe("10.11");
    }
    expect(game.state.play).toBeNull();
    expect(game.question).toMatchObject({ seat: "carthage" });
  }
});

test("10.11 a general finishes his move and his battle before the next is activated; the player may stop after the first", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 8, "hasdrubal"), carthage("gades", 3, "mago"), rome("dertosa", 2)],
    hands: { carthage: [MAJOR], rome: [1] },
  });
  play(game, ["play-card", "card:33"], ["use-card", "event"]);
  expect(options(game, "activate")).not.toContain("done");
  activate(game, "hasdrubal", { cus: 8 });
  march(game, "dertosa");
  expect(game.state.battle).not.toBeNull();
  win(game);
  expect(options(game, "activate")).toEqual(["general:mago", "done"]);
  game.answer("done");
  expect(game.state.play).toBeNull();
});

test("10.11 CUs moved by two generals come four spaces in all", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 5, "hasdrubal"), carthage("emporiae", 1, "mago")],
    hands: { carthage: [MINOR] },
  });
  setOut(game, MINOR, "hasdrubal", { use: "event", cus: 5 });
  march(game, "dertosa", "tarraco", "emporiae");
  stop(game);
  if (asks(game, "commander")) game.answer("general:hasdrubal");
  activate(game, "mago", { cus: 6 });
  march(game, "narbo");
  expect(why(game, "space:nemausus")).toMatchObject({ why: "hannibal.why.cus-moved", rule: "10.11" });
  play(game, ["march", "drop"], ["drop.cus", { cus: 5 }]);
  march(game, "nemausus"); // Mago and his own CU have two more
  expect(cusOf(game, "carthage", "nemausus")).toBe(1);
});

test("10.11 of CUs that look alike the freshest march: a general who leaves the tired ones behind goes all his four spaces", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 5, "hasdrubal"), carthage("emporiae", 2, "mago")],
    hands: { carthage: [MINOR] },
  });
  setOut(game, MINOR, "hasdrubal", { use: "event", cus: 5 });
  march(game, "dertosa", "tarraco", "emporiae");
  stop(game);
  if (asks(game, "commander")) game.answer("general:hasdrubal");
  activate(game, "mago", { cus: 2 });
  march(game, "narbo", "nemausus");
  expect([cusOf(game, "carthage", "nemausus"), cusOf(game, "carthage", "emporiae")]).toEqual([2, 5]);
});

test("10.11 CUs that have come four spaces stay where they are", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 5, "hasdrubal"), carthage("narbo", 1, "mago")],
    hands: { carthage: [MINOR] },
  });
  setOut(game, MINOR, "hasdrubal", { use: "event", cus: 5 });
  march(game, "dertosa", "tarraco", "emporiae", "narbo");
  stop(game);
  if (asks(game, "commander")) game.answer("general:hasdrubal");
  game.answer("general:mago");
  expect(asks(game, "take.generals")).toBe(false); // Hasdrubal has come four spaces too
  expect(game.question).toMatchObject({ prompt: "hannibal.take.cus", max: 1 });
});

test("10.11 a subordinate moved by one general goes on by himself for what is left of four spaces", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "hannibal", "mago")], hands: { carthage: [MINOR] } });
  setOut(game, MINOR, "hannibal", { use: "event", cus: 8, staff: ["mago"] });
  march(game, "dertosa", "tarraco");
  play(game, ["march", "drop"], ["drop.generals", ["general:mago"]], ["drop.cus", { cus: 3 }]);
  march(game, "emporiae");
  stop(game);
  activate(game, "mago", { cus: 3 });
  march(game, "ilerda", "azaila");
  expect(why(game, "space:iberus")?.rule).toBe("10.2");
  expect(cusOf(game, "carthage", "azaila")).toBe(3);
});

test("10.11 a subordinate moved by two generals comes four spaces in all", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 5, "hasdrubal", "h_gisgo"), carthage("tarraco", 5, "mago")],
    hands: { carthage: [MINOR] },
  });
  setOut(game, MINOR, "hasdrubal", { use: "event", cus: 0, staff: ["h_gisgo"] });
  march(game, "dertosa", "tarraco");
  stop(game);
  activate(game, "mago", { cus: 5, staff: ["h_gisgo"] });
  march(game, "emporiae", "narbo");
  expect(why(game, "space:nemausus")?.rule).toBe("10.11");
  play(game, ["march", "drop"], ["drop.generals", ["general:h_gisgo"]], ["drop.cus", { cus: 0 }]);
  march(game, "nemausus");
  expect(whereIs(game, "h_gisgo")).toBe("narbo");
});

/** Hasdrubal with five CUs has come to a space where Mago waits with three; what may Mago take on? */
const afterwards = (game: Game): number => {
  if (asks(game, "commander")) game.answer("general:hasdrubal");
  expect(options(game, "activate")).toContain("general:mago");
  game.answer("general:mago");
  expect(asks(game, "take.generals")).toBe(false); // Hasdrubal can do no more
  return game.question?.kind === "allocate" ? game.question.max : 0;
};

test("10.11 after a battle all who fought are spent", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 6, "hasdrubal"), carthage("azaila", 3, "mago"), rome("dertosa", 2)],
    hands: { carthage: [MAJOR] },
  });
  setOut(game, MAJOR, "hasdrubal", { use: "event", cus: 6 });
  march(game, "dertosa");
  win(game);
  activate(game, "mago", { cus: 3 });
  march(game, "dertosa");
  expect(options(game, "march")).not.toContain("take"); // neither Hasdrubal nor his CUs
});

test("10.11 those who helped from inside the city are spent with the army that they helped", () => {
  const game = gameAt({
    forces: [carthage("dianium", 6, "hasdrubal"), carthage("inside:saguntum", 2, "mago"), rome("saguntum", 3)],
    siege: { saguntum: { by: "rome", points: 1 } },
    hands: { carthage: [MINOR], rome: [1] },
  });
  setOut(game, MINOR, "hasdrubal", { use: "event", cus: 6 });
  march(game, "saguntum");
  play(game, ["sortie", "sally:2"], ["sortie.generals", ["general:mago"]]);
  win(game);
  expect(game.state.play).toBeNull(); // Mago cannot be activated any more
});

test("10.11 an army beaten back is spent where it has retreated to", () => {
  const game = gameAt(
    {
      forces: [carthage("dertosa", 6, "hasdrubal"), carthage("saguntum", 3, "mago"), rome("dertosa", 6, "p_scipio")],
      play: { seat: "carthage", card: MINOR, use: "event", activations: 1, activated: ["hasdrubal"] },
      march: {
        general: "hasdrubal",
        columns: [{ cus: 6, before: 0, limit: 4 }],
        at: "dertosa",
        used: 1,
        path: [
          ["saguntum", 0],
          ["dertosa", 1],
        ],
        fought: true,
      },
      battle: {
        space: "dertosa",
        attacker: "carthage",
        from: "saguntum",
        sortie: { cus: 0, elephants: 0, generals: [] },
        commanders: { rome: "p_scipio", carthage: "hasdrubal" },
        strength: { rome: 6, carthage: 6 },
        stage: "rounds",
        hands: { rome: { frontal: 1 }, carthage: { frontal: 1 } },
        open: { rome: {}, carthage: {} },
        deck: {},
        reasons: { rome: [], carthage: [] },
        played: { rome: [], carthage: [] },
        initiative: "carthage",
        rounds: [],
        lost: { rome: 0, carthage: 0 },
      },
    },
    { dice: [1, 1] }, // no casualties, and two CUs by the retreat table
  );
  play(game, ["attack", "frontal"], ["match", "frontal"], ["counterattack", "no"], ["commander", "general:hasdrubal"]);
  play(game, ["remove-pcs", ["space:zama"]]);
  expect(cusOf(game, "carthage", "saguntum")).toBe(7); // four of Hasdrubal's, three of Mago's
  expect(afterwards(game)).toBe(3);
});

test("10.11 after a siege those who besieged are spent", () => {
  const game = gameAt(
    {
      forces: [carthage("beneventum", 5, "hasdrubal"), carthage("capua", 3, "mago")],
      hands: { carthage: [MAJOR] },
    },
    { dice: [4] },
  );
  setOut(game, MAJOR, "hasdrubal", { use: "event", cus: 5 });
  march(game, "capua");
  stop(game);
  play(game, ["siege", "yes"]);
  expect(afterwards(game)).toBe(3);
});

test("10.11 a campaign besieges the same city or tribe only once", () => {
  const game = gameAt(
    {
      forces: [carthage("capua", 8, "hasdrubal"), carthage("beneventum", 4, "mago")],
      hands: { carthage: [MAJOR], rome: [1] },
    },
    { dice: [4] },
  );
  setOut(game, MAJOR, "hasdrubal", { use: "event", cus: 8 });
  stop(game);
  play(game, ["siege", "yes"]);
  activate(game, "mago", { cus: 4 });
  march(game, "capua");
  stop(game);
  expect(asks(game, "siege")).toBe(false);
  expect(logged(game, "siege-roll")).toHaveLength(1);
});

test("10.11 one general may beat the defenders and another then besiege the city, with the CUs that are there", () => {
  const game = gameAt(
    {
      forces: [carthage("beneventum", 4, "hasdrubal"), carthage("arpi", 3, "mago"), rome("capua", 1)],
      hands: { carthage: [MAJOR] },
    },
    { dice: [1, 6] }, // no casualties; the loser loses everything
  );
  setOut(game, MAJOR, "hasdrubal", { use: "event", cus: 4 });
  march(game, "capua");
  play(game, ["inside", "inside:0"]);
  win(game);
  activate(game, "mago", { cus: 0 });
  march(game, "beneventum", "capua");
  stop(game);
  play(game, ["siege", "yes"]);
  expect(logged(game, "siege-roll")).toHaveLength(1);
});

test("10.11 an army that backed up is spent", () => {
  const game = gameAt(
    {
      forces: [carthage("saguntum", 5, "hasdrubal"), carthage("dertosa", 3, "mago"), rome("emporiae", 6, "varro")],
      hands: { carthage: [MAJOR] },
    },
    { dice: [1] },
  );
  setOut(game, MAJOR, "hasdrubal", { use: "event", cus: 5 });
  march(game, "dertosa", "tarraco");
  play(game, ["intercept", "general:varro"], ["intercept.with.cus", { cus: 6 }], ["back-up", "back"]);
  expect(whereIs(game, "hasdrubal")).toBe("dertosa");
  expect(afterwards(game)).toBe(3);
});

test("10.11 an army that failed to pursue is spent", () => {
  const game = gameAt(
    {
      forces: [carthage("saguntum", 5, "hasdrubal"), carthage("azaila", 3, "mago"), rome("dertosa", 5, "p_scipio")],
      hands: { carthage: [MAJOR] },
    },
    { dice: [1, 6] },
  );
  setOut(game, MAJOR, "hasdrubal", { use: "event", cus: 5 });
  march(game, "dertosa");
  play(game, ["avoid", "general:p_scipio"], ["avoid.where", "space:tarraco"], ["avoid.with.cus", { cus: 5 }], ["pursue", "yes"]);
  activate(game, "mago", { cus: 3 });
  march(game, "dertosa");
  expect(options(game, "march")).not.toContain("take");
});

test("10.11 an army that the Roman fleet sent back to port is spent", () => {
  const game = gameAt(
    {
      forces: [carthage("carthage", 5, "hasdrubal"), carthage("carthage", 3, "mago")],
      hands: { carthage: [MAJOR] },
    },
    { dice: [4] },
  );
  setOut(game, MAJOR, "hasdrubal", { use: "event", cus: 5 });
  march(game, "sea:agrigentum"); // -2 -1 +1: a 4 is a 2, and the fleet goes home
  expect(whereIs(game, "hasdrubal")).toBe("carthage");
  expect(afterwards(game)).toBe(3);
});

test("10.11, 20.3 a subordinate who has come four spaces can still besiege where he stands, and nothing else", () => {
  const game = gameAt(
    {
      active: "rome",
      forces: [rome("rome", 8, "varro", "marcellus"), carthage("carthage", 1)],
      control: { carthage: ["rhegium", "neapolis"], rome: ["rome"] },
      hands: { rome: [MINOR], carthage: [] },
    },
    { dice: [3] },
  );
  setOut(game, MINOR, "varro", { use: "event", cus: 8, staff: ["marcellus"] });
  march(game, "capua", "beneventum", "paestum", "neapolis");
  stop(game);
  play(game, ["siege", "no"], ["activate", "general:marcellus"]);
  play(game, ["siege", "yes"]); // he is not asked where to go, nor with whom
  expect(logged(game, "siege-roll")).toMatchObject([{ die: 3, modifiers: ["hannibal.because.marcellus=+1"], points: 1 }]);
});

test("10.11 a campaign card played for its operations moves one general", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 5, "hasdrubal"), carthage("carthage", 3, "mago")],
    hands: { carthage: [MAJOR], rome: [1] },
  });
  setOut(game, MAJOR, "hasdrubal", { cus: 5 });
  march(game, "dertosa");
  stop(game);
  expect(game.state.play).toBeNull();
});

// 10.12 Nero

const NORTHWARD = ["capua", "rome", "falerii", "ariminum", "mutina", "verona"];

test("10.12 Nero and those who stay with him move six spaces in a campaign", () => {
  const game = gameAt({ active: "rome", forces: [rome("neapolis", 6, "c_nero", "varro")], hands: { rome: [MINOR] } });
  setOut(game, MINOR, "c_nero", { use: "event", cus: 6, staff: ["varro"] });
  march(game, ...NORTHWARD);
  expect(cusOf(game, "rome", "verona")).toBe(6);
  expect(generalsOf(game, "rome", "verona")).toEqual(["c_nero", "varro"]);
});

test("10.12 with any other card he moves four", () => {
  const game = gameAt({ active: "rome", forces: [rome("neapolis", 6, "c_nero")], hands: { rome: [1] } });
  setOut(game, 1, "c_nero", { cus: 6 });
  march(game, ...NORTHWARD.slice(0, 4));
  expect(why(game, "space:mutina")?.rule).toBe("10.2");
});

test("10.12 CUs that another general has moved come no farther than four spaces with him", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("beneventum", 5, "varro"), rome("rome", 5, "c_nero")],
    hands: { rome: [MINOR] },
  });
  setOut(game, MINOR, "varro", { use: "event", cus: 5 });
  march(game, "capua", "rome");
  stop(game);
  if (asks(game, "commander")) game.answer("general:c_nero");
  activate(game, "c_nero", { cus: 6 }); // one of Varro's goes with Nero's five
  march(game, "falerii", "ariminum");
  expect(why(game, "space:mutina")).toMatchObject({ why: "hannibal.why.cus-moved", rule: "10.11" });
  play(game, ["march", "drop"], ["drop.cus", { cus: 1 }]);
  march(game, "mutina", "verona", "boii", "insubres");
  expect(cusOf(game, "rome", "insubres")).toBe(5);
  expect(why(game, "space:taurini")?.rule).toBe("10.2");
});

// 10.11 What CUs have used up goes with them

test("10.7, 10.11 CUs that came into a harbour have come as far when its gates open", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("inside:syracuse", 2, "varro"), carthage("syracuse", 1), rome("messana", 5, "marcellus")],
    hands: { rome: [1], carthage: [2] },
    play: {
      seat: "rome",
      card: MAJOR,
      use: "event",
      activations: 2,
      activated: ["p_scipio"],
      moved: [{ at: "inside:syracuse", cus: 2, spaces: 4 }],
    },
  });
  activate(game, "marcellus", { cus: 5 });
  march(game, "syracuse"); // an overrun
  stop(game);
  if (asks(game, "commander")) game.answer("general:marcellus");
  play(game, ["activate", "general:varro"]);
  if (asks(game, "take.generals")) game.answer([]);
  expect(game.question).toMatchObject({ prompt: "hannibal.take.cus", max: 5 });
});

test("10.11, 20.3 a CU that the besiegers lose is one of theirs", () => {
  const game = gameAt(
    { forces: [carthage("capua", 8, "hannibal", "mago")], hands: { carthage: [MINOR], rome: [1] } },
    { dice: [1] },
  );
  setOut(game, MINOR, "mago", { use: "event", cus: 0 });
  stop(game);
  play(game, ["siege", "yes"], ["activate", "general:hannibal"]);
  if (asks(game, "take.generals")) game.answer([]);
  expect(cusOf(game, "carthage", "capua")).toBe(7);
  expect(game.question).toMatchObject({ prompt: "hannibal.take.cus", max: 5 }); // all but the two besiegers who are left
});

test("10.11, 20.3 a consul who besieges with fewer than five CUs is not counted more than he has", () => {
  const game = gameAt(
    {
      active: "rome",
      forces: [rome("tarquinii", 4, "varro"), rome("falerii", 5, "c_nero")],
      consuls: ["varro"],
      control: { rome: ["falerii"], carthage: ["carthage", "rome"] },
      hands: { rome: [MINOR], carthage: [1] },
    },
    { dice: [5] },
  );
  setOut(game, MINOR, "varro", { use: "event", cus: 4 });
  march(game, "rome");
  stop(game);
  play(game, ["siege", "yes"]);
  expect(game.state.play!.moved.reduce((sum, { cus }) => sum + cus, 0)).toBe(4);
});

test("10.11, 20.3 CUs that have come four spaces besiege before those who may still march", () => {
  const game = gameAt(
    {
      forces: [carthage("arpi", 3, "hasdrubal"), carthage("capua", 3, "mago", "h_gisgo")],
      hands: { carthage: [MAJOR], rome: [1] },
    },
    { dice: [3] },
  );
  setOut(game, MAJOR, "hasdrubal", { use: "event", cus: 3 });
  march(game, "cannae", "beneventum", "neapolis", "capua");
  stop(game);
  play(game, ["siege", "no"]);
  if (asks(game, "commander")) game.answer("general:hasdrubal");
  activate(game, "mago", { cus: 0 });
  stop(game);
  play(game, ["siege", "yes"]);
  if (asks(game, "commander")) game.answer("general:hasdrubal");
  play(game, ["activate", "general:h_gisgo"]);
  expect(game.question).toMatchObject({ prompt: "hannibal.take.cus", max: 3 });
});
