import { describe, expect, test } from "vitest";
import {
  controlsMareTyrrhenum,
  controlsProvince,
  italianProvinces,
  significantProvinces,
} from "../../src/games/hamilcar/rules/control.ts";
import { battleRating, highest, rank } from "../../src/games/hamilcar/rules/forces.ts";
import { GENERALS, general } from "../../src/games/hamilcar/rules/generals.ts";
import {
  CITIES,
  COASTAL,
  HOLDS,
  isLargeCity,
  isPort,
  KINDS,
  LANE_DISTANCE,
  LANES,
  MAJOR_PORTS,
  MARE_PORTS,
  PROVINCE_SPACES,
  PROVINCES,
  province,
  REGION_OF,
  ROADS,
  SPACE_COUNT,
  SPACE_IDS,
  space,
} from "../../src/games/hamilcar/rules/map.ts";
import { AWAY } from "../../src/games/hamilcar/rules/state.ts";
import { CARDS } from "../../src/games/hamilcar/rules/strategy-cards.ts";
import { LARGE_DIE, NAVAL_DIE, RED_DIE, SMALL_DIE, WHITE_DIE } from "../../src/games/hamilcar/rules/tables.ts";
import { TACTIC_COUNT, TACTICS } from "../../src/games/hamilcar/rules/tactics.ts";
import { encounter } from "./sea-battle.ts";
import { cus, gameAt, isAt, logged, marching, options, owner, play, prompt, stack, supply, where, whyNot } from "./table.ts";

const quiet = { hands: { rome: [41], carthage: [] } };

describe("2.1 board and political control", () => {
  test("2.1.A spaces are joined by roads and sea lanes; a space with a lane is a port, three are major ports", () => {
    expect(SPACE_COUNT).toBe(54);
    expect(MAJOR_PORTS.map((at) => SPACE_IDS[at])).toEqual(["roma", "syracusae", "carthago"]);
    expect(isPort(space("capua"))).toBe(false);
    expect(ROADS[space("messana")]!.map(({ to }) => SPACE_IDS[to]).sort()).toEqual(["catana", "regium", "thermae"]);
    expect(LANE_DISTANCE[space("roma")]![space("lipara")]).toBe(2);
    for (const [at, roads] of ROADS.entries())
      for (const { to } of roads)
        expect(
          ROADS[to]!.some((back) => back.to === at),
          `${SPACE_IDS[at]}-${SPACE_IDS[to]}`,
        ).toBe(true);
  });

  test("2.1.B a PC or a walled city gives control; generals and units do not", () => {
    const game = gameAt({
      ...quiet,
      control: { rome: ["cosa"], carthage: [] },
      forces: [stack("carthage", "enna", 3, { generals: ["hanno"] })],
    });
    expect([owner(game, "cosa"), owner(game, "roma"), owner(game, "enna")]).toEqual(["rome", "rome", "nobody"]);
  });

  test("2.1.C eleven walled cities hold five or two CUs and as many supply trains; three are large", () => {
    expect(CITIES.map((at) => [SPACE_IDS[at], HOLDS[at]])).toEqual([
      ["roma", 5],
      ["capua", 2],
      ["neapolis", 2],
      ["tarentum", 2],
      ["regium", 2],
      ["messana", 2],
      ["lilybaeum", 2],
      ["agrigentum", 2],
      ["syracusae", 2],
      ["carales", 2],
      ["carthago", 5],
    ]);
    expect(CITIES.filter(isLargeCity).map((at) => SPACE_IDS[at])).toEqual(["roma", "syracusae", "carthago"]);
  });

  test("2.1.C units inside a city neither stop the enemy nor are they in a battle", () => {
    const game = marching("megellus", {
      forces: [
        stack("rome", "heraclea", 4, { generals: ["megellus"] }),
        stack("carthage", "lilybaeum", 2, { supply: 2, generals: ["hanno"] }),
        stack("carthage", "panormus", 2, { generals: ["gisco"] }),
      ],
    });
    play(game, ["march", "space:lilybaeum"]);
    expect(whyNot(game, "general:gisco")).toBe("general-elsewhere");
    expect(whyNot(game, "general:megellus")).toBe("enemy-general");
    play(game, ["inside-generals", ["general:hanno"]], ["inside-units", { cus: 2, supply: 2 }]);
    expect(prompt(game)).toBe("march");
    expect(options(game, "march")).toContain("space:drepanum");
  });

  test("2.1.C no more goes inside than the city holds", () => {
    const game = marching("megellus", {
      forces: [stack("rome", "heraclea", 4, { generals: ["megellus"] }), stack("carthage", "lilybaeum", 5)],
    });
    play(game, ["march", "space:lilybaeum"]);
    expect(() => game.answer({ cus: 3 })).toThrow(/from 0 to 2/);
  });

  test("2.1.D nobody places a PC where a tribe is", () => {
    const game = play(gameAt(quiet), ["use-card", "points"]);
    expect(whyNot(game, "space:volsinii")).toBe("tribe");
    expect(KINDS.filter((kind) => kind === "tribe")).toHaveLength(5);
  });

  test("2.1.E more than half of its spaces give a province; only Samnium does not count", () => {
    const game = gameAt({ ...quiet, control: { rome: ["praeneste", "corfinium", "bovianum", "beneventum"], carthage: [] } });
    expect(controlsProvince(game.state, "rome", province("latium"))).toBe(true); // with Roma two of three
    expect(controlsProvince(game.state, "rome", province("campania"))).toBe(true);
    expect(controlsProvince(game.state, "rome", province("samnium"))).toBe(true);
    expect(controlsProvince(game.state, "rome", province("apulia"))).toBe(false);
    expect(italianProvinces(game.state, "rome")).toBe(3);
    expect(significantProvinces(game.state, "rome")).toBe(2);
    expect(PROVINCES.filter(({ significant }) => !significant).map(({ id }) => id)).toEqual(["samnium"]);
    expect(PROVINCES).toHaveLength(12);
  });

  test("2.1.F four regions; Lipara and Lilybaeum are in Sicilia", () => {
    const regions: Record<string, string[]> = {};
    for (const { id, region } of PROVINCES) regions[region] = [...(regions[region] ?? []), id];
    expect(Object.fromEntries(Object.entries(regions).map(([region, provinces]) => [region, provinces.sort()]))).toEqual({
      italia: ["apulia", "campania", "etruria", "latium", "lucania", "samnium"],
      sicilia: ["sicilia", "syracusae"],
      corsica_sardinia: ["corsica_sardinia"],
      africa: ["carthago", "libya", "numidia"],
    });
    for (const id of ["lipara", "lilybaeum"]) expect(PROVINCE_SPACES[province("sicilia")]).toContain(space(id));
    expect(REGION_OF[space("aleria")]).toBe("corsica_sardinia");
  });

  test("2.1.G Carthage places PCs on the Miat as an operation; the first PC lost comes from it", () => {
    const game = gameAt({ active: "carthage", hands: { rome: [], carthage: [16, 41] }, miat: ["centre"] });
    play(game, ["play-card", "card:16"], ["use-card", "points"], ["spend-point", "miat:r1"]);
    expect(game.state.miat.reduce((sum, one) => sum + one, 0)).toBe(2);
    const lost = gameAt({
      phase: "victory-check",
      miat: ["centre"],
      ...atPeace,
    });
    expect(logged(lost, "miat-removed")).toHaveLength(1); // the only one there: taken without asking
  });
  /** Rome is ahead on the display by the difference of its cities. */
  const atPeace = {
    control: {
      rome: [
        "roma",
        "praeneste",
        "capua",
        "neapolis",
        "nola",
        "tarentum",
        "luceria",
        "canusium",
        "regium",
        "locri",
        "thurii",
        "lilybaeum",
        "messana",
      ],
      carthage: ["carthago", "utica", "tunes"],
    },
  };

  test("2.1.H Mare Tyrrhenum joins its ports for two points and three storms, and belongs to whoever has most of them", () => {
    const lane = LANES[space("roma")]!.find(({ to }) => to === space("panormus"))!;
    expect(lane).toMatchObject({ cost: 2, storms: 3, open: true });
    expect(COASTAL[space("roma")]).not.toContain(space("panormus"));
    expect(MARE_PORTS).toHaveLength(7);
    const game = gameAt({
      ...quiet,
      control: { rome: ["roma", "neapolis", "cosa", "aleria"], carthage: ["lipara", "panormus"] },
    });
    expect(controlsMareTyrrhenum(game.state, "rome")).toBe(true);
    expect(controlsMareTyrrhenum(game.state, "carthage")).toBe(false);
  });

  test("2.1.I Naval Supremacy decides who may choose the first player", () => {
    const game = gameAt({ phase: "first-play", supremacy: "rome", hands: { rome: [1], carthage: [] } });
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.who-first" });
  });

  test("2.1.J storms lie on lanes, worst on the south coast of Sicilia and on the crossings", () => {
    const storms = (a: string, b: string) => LANES[space(a)]!.find(({ to }) => to === space(b))!.storms;
    expect([storms("camarina", "syracusae"), storms("clupea", "agrigentum"), storms("roma", "neapolis")]).toEqual([2, 2, 0]);
  });
});

describe("2.2 generals", () => {
  test("2.2.A a displaced Roman leaves the game, a displaced Carthaginian returns to the pool", () => {
    const game = marching("hanno", {
      forces: [stack("carthage", "enna", 3, { generals: ["hanno"] }), stack("rome", "catana", 0, { generals: ["florus"] })],
    });
    play(game, ["march", "space:catana"], ["react", "done"]);
    expect(where(game, "florus")).toBe(AWAY.gone);
    const other = marching("florus", {
      forces: [stack("rome", "catana", 3, { generals: ["florus"] }), stack("carthage", "enna", 0, { generals: ["hanno"] })],
    });
    play(other, ["march", "space:enna"], ["react", "done"]);
    expect(where(other, "hanno")).toBe(AWAY.pool);
  });

  test("2.2.A a general alone never goes where enemy units are, not even supply trains", () => {
    const game = marching("florus", {
      forces: [stack("rome", "catana", 0, { generals: ["florus"] }), stack("carthage", "enna", 0, { supply: 1 })],
    });
    expect(whyNot(game, "space:enna")).toBe("alone");
  });

  test("2.2.B the pool holds those who wait, not those on the turn track or out of the game", () => {
    const game = gameAt({ ...quiet, gone: ["regulus"] });
    const pool = (game.view(null) as { pool: string[] }).pool;
    expect(pool).not.toContain("regulus");
    expect(pool).not.toContain("hamilcar"); // on the turn track
    expect(pool).toContain("scipio");
  });

  test("2.2.C1 there is only one Dictator in a game", () => {
    const game = gameAt({ ...behind, dictator: "gone" });
    expect(whyNot(game, "dictator")).toBe("dictator-was");
  });
  const behind = {
    hands: { rome: [41, 1], carthage: [] },
    control: {
      rome: ["roma", "praeneste", "neapolis", "capua", "tarentum", "regium", "messana"],
      carthage: [
        "carthago",
        "utica",
        "tunes",
        "hadrumetum",
        "thapsus",
        "sicca",
        "syracusae",
        "lilybaeum",
        "carales",
        "nuoro",
        "sassari",
      ],
    },
  };

  test("2.2.C2 Romans enter play as consuls, two at a time", () => {
    const game = gameAt({ phase: "elections", forces: [stack("rome", "roma", 6)] });
    expect(logged(game, "consul")).toHaveLength(2);
    expect(game.state.office.filter((office) => office === 1)).toHaveLength(2);
  });

  test("2.2.C3 a consul who becomes proconsul eliminates the old one", () => {
    const game = gameAt({
      phase: "proconsul",
      forces: [
        stack("rome", "roma", 6, { generals: ["flaccus", "regulus"] }),
        stack("rome", "cosa", 3, { generals: ["catulus"] }),
      ],
      offices: { flaccus: "proconsul" },
    });
    play(game, ["proconsul", "general:regulus"]);
    expect(where(game, "flaccus")).toBe(AWAY.gone);
    expect(where(game, "catulus")).toBe(AWAY.gone);
    expect(isAt(game, "regulus", "roma")).toBe(true);
    expect(game.state.office[general("regulus")]).toBe(2);
  });

  test("2.2.D1 admirals are marked as such on both sides", () => {
    const admirals = GENERALS.filter(({ admiral }) => admiral).map(({ id }) => id);
    expect(admirals).toEqual([
      "asina",
      "duilius",
      "scipio",
      "paterculus",
      "vulso",
      "catulus",
      "pulcher",
      "gisco",
      "hamilcar",
      "carthalo",
      "adherbal",
    ]);
  });

  test("2.2.D2 a displaced aristocrat costs Rome PCs for his battle rating", () => {
    const game = marching("hanno", {
      forces: [stack("carthage", "enna", 3, { generals: ["hanno"] }), stack("rome", "catana", 0, { generals: ["megellus"] })],
    });
    play(game, ["march", "space:catana"], ["react", "done"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.remove-pcs", min: 2, rule: "2.2.D2" });
  });

  test("2.2.D2 the price falls due only when he is displaced, not when his year is over", () => {
    const game = gameAt({ phase: "proconsul", forces: [stack("rome", "roma", 3, { generals: ["megellus"] })] });
    play(game, ["proconsul", "none"]);
    expect(where(game, "megellus")).toBe(AWAY.gone);
    expect(logged(game, "pc-removed")).toEqual([]);
  });

  test("2.2.D3 an Africanus may sail to Africa at any level of seamanship", () => {
    const position = { control: { rome: ["roma", "lilybaeum"], carthage: ["carthago"] }, seamanship: "poor" };
    const regulus = marching("regulus", { ...position, forces: [stack("rome", "lilybaeum", 4, { generals: ["regulus"] })] });
    play(regulus, ["march", "sail"]);
    expect(options(regulus, "sail")).toContain("space:carthago");
    const cotta = marching("cotta", { ...position, forces: [stack("rome", "lilybaeum", 4, { generals: ["cotta"] })] });
    play(cotta, ["march", "sail"]);
    expect(options(cotta, "sail")).not.toContain("space:carthago");
    expect(whyNot(cotta, "space:carthago")).toBe("africa");
  });

  test("2.2.E1 the highest rank commands; with equal ranks the owner chooses", () => {
    const game = marching("hanno", {
      forces: [
        stack("carthage", "enna", 3, { generals: ["hanno"] }),
        stack("rome", "catana", 3, { generals: ["florus", "cotta"] }),
      ],
    });
    play(game, ["march", "space:catana"], ["react", "done"]);
    expect(options(game, "commander")).toEqual(["general:florus", "general:cotta"]);
  });

  test("2.2.E1 of equals in a fleet that is intercepted the owner names the commander", () => {
    const game = encounter({
      roman: "cotta",
      more: {
        forces: [
          stack("rome", "roma", 4, { generals: ["cotta", "catulus"] }),
          stack("carthage", "syracusae", 0, { generals: ["hanno"] }),
        ],
      },
    });
    play(game, ["commander", "general:catulus"]);
    expect(game.state.seaBattle?.commanders.rome).toBe(general("catulus"));
    expect(game.state.march?.general).toBe(general("cotta"));
  });

  test("2.2.E1 a general takes along only those of equal or lesser rank", () => {
    const game = marching("flaccus", {
      forces: [stack("rome", "roma", 9, { generals: ["flaccus", "florus"] })],
      offices: { flaccus: "proconsul" },
    });
    expect(game.state.march?.staff).toEqual([]);
    const consul = marching("florus", {
      forces: [stack("rome", "roma", 9, { generals: ["flaccus", "florus"] })],
      offices: { flaccus: "proconsul" },
    });
    expect(consul.state.march?.staff).toEqual([general("flaccus")]);
  });

  test("2.2.E2 Dictator, aristocrat consuls, consuls, proconsul; Hamilcar Barca above all Carthaginians", () => {
    const game = gameAt({
      ...quiet,
      forces: [
        stack("rome", "roma", 3, { generals: ["calatinus", "megellus", "florus", "flaccus"] }),
        stack("carthage", "carthago", 3, { generals: ["barca", "hanno", "gisco"] }),
      ],
      offices: { calatinus: "dictator", flaccus: "proconsul" },
    });
    const ranks = ["calatinus", "megellus", "florus", "flaccus"].map((id) => rank(game.state, general(id)));
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(new Set(ranks).size).toBe(4);
    expect(highest(game.state, ["hanno", "barca", "gisco"].map(general))).toEqual([general("barca")]);
    expect(rank(game.state, general("hanno"))).toBe(rank(game.state, general("gisco")));
  });

  test("2.2.A Caudex is rated 3/2 in the Silver Edition and 3/3 in Golden Geek", () => {
    const rating = (ruleset: "silver" | "golden-geek") => battleRating(gameAt(quiet, { ruleset }).state, general("caudex"));
    expect([rating("silver"), rating("golden-geek")]).toEqual([2, 3]);
  });
});

describe("2.3 units", () => {
  test("2.3.A generals are not units: any number goes along with ten units", () => {
    const game = marching("barca", {
      forces: [stack("carthage", "utica", 12, { generals: ["barca", "hanno", "gisco", "carthalo"] })],
    });
    expect(game.state.march?.staff).toHaveLength(3);
    play(game, ["march", "space:tunes"]);
    expect(cus(game, "carthage", "tunes")).toBe(10);
    expect(cus(game, "carthage", "utica")).toBe(2);
  });

  test("2.3.B CUs are a number at a post", () => {
    const game = gameAt({ ...quiet, forces: [stack("rome", "roma", 2), stack("rome", "roma", 3)] });
    expect(cus(game, "rome", "roma")).toBe(5);
  });

  test("2.3.C elephants are CUs for all purposes, and there are four", () => {
    const game = gameAt({ ...quiet, forces: [stack("carthage", "carthago", 1, { elephants: 4 })] });
    expect(cus(game, "carthage", "carthago")).toBe(5);
    expect(() =>
      gameAt({
        ...quiet,
        forces: [stack("carthage", "utica", 1, { elephants: 4 }), stack("carthage", "tunes", 0, { elephants: 1 })],
      }),
    ).toThrow(/four is the limit/);
  });

  test("2.3.D1 a supply train in the general's space makes up a missing point, one elsewhere does not", () => {
    const game = gameAt({
      hands: { rome: [35], carthage: [] },
      forces: [stack("rome", "roma", 4, { generals: ["catulus"] }), stack("rome", "capua", 1, { supply: 1 })],
    });
    expect(options(game, "use-card")).not.toContain("activate");
    expect(whyNot(game, "activate")).toBe("nobody-to-activate");
  });

  test("2.3.D2 a city holds as many supply trains as CUs, besides them", () => {
    const game = marching("megellus", {
      forces: [stack("rome", "heraclea", 4, { generals: ["megellus"] }), stack("carthage", "lilybaeum", 2, { supply: 3 })],
    });
    play(game, ["march", "space:lilybaeum"], ["inside-units", { cus: 2, supply: 2 }]);
    expect(cus(game, "carthage", "inside:lilybaeum")).toBe(2);
    expect(supply(game, "carthage", "inside:lilybaeum")).toBe(2);
    expect(supply(game, "rome", "lilybaeum")).toBe(1); // the third was left outside and is captured
  });

  test("2.3.D3 an army captures supply trains that nobody guards", () => {
    const game = marching("florus", {
      forces: [stack("rome", "catana", 3, { generals: ["florus"] }), stack("carthage", "enna", 0, { supply: 2 })],
    });
    play(game, ["march", "space:enna"]);
    expect(supply(game, "rome", "enna")).toBe(2);
    expect(prompt(game)).toBe("march");
  });

  test("2.3.D3, 7.2.D supply trains left before a city stay the enemy's until a general is activated who comes out with CUs", () => {
    const left = (generals: string[]) => ({
      active: "carthage",
      forces: [
        stack("rome", "agrigentum", 0, { supply: 2 }),
        stack("carthage", "agrigentum", 2, { generals }),
        stack("carthage", "enna", 2, { generals: ["hanno"] }),
      ],
    });
    expect(supply(marching("hanno", left(["gisco"])), "rome", "agrigentum")).toBe(2);
    const game = marching("gisco", left(["gisco"]));
    expect([supply(game, "rome", "agrigentum"), supply(game, "carthage", "agrigentum")]).toEqual([0, 2]);
    play(game, ["march", "space:camarina"]);
    expect(supply(game, "carthage", "camarina")).toBe(2); // he takes them along
  });

  test("2.3.D4 a moving general destroys supply trains in his space for a movement point", () => {
    const game = marching("florus", { forces: [stack("rome", "catana", 3, { supply: 2, generals: ["florus"] })] });
    play(game, ["march", "destroy-supply"], ["destroy-supply", 2]);
    expect(supply(game, "rome", "catana")).toBe(0);
    expect(game.question?.params?.left).toBe(3);
  });

  test("2.3.D4 a general in a besieged city destroys what the enemy shall not have", () => {
    const game = marching("hanno", {
      siege: { lilybaeum: { by: "rome", points: 1 } },
      forces: [
        stack("carthage", "inside:lilybaeum", 1, { supply: 2, generals: ["hanno"] }),
        stack("rome", "lilybaeum", 3, { generals: ["florus"] }),
      ],
    });
    play(game, ["march", "destroy-supply"], ["destroy-supply", 2]);
    expect(supply(game, "carthage", "inside:lilybaeum")).toBe(0);
    expect(game.question?.params?.left).toBe(3);
  });

  test("2.3.E1 a force without a general neither moves nor reacts", () => {
    const game = marching("florus", {
      forces: [
        stack("rome", "catana", 6, { generals: ["florus"] }),
        stack("carthage", "enna", 2),
        stack("carthage", "thermae", 3),
      ],
    });
    play(game, ["march", "space:enna"]);
    expect(prompt(game)).not.toBe("react");
  });

  test("2.3.E2 an army without CUs does not intercept", () => {
    const game = marching("florus", {
      forces: [stack("rome", "catana", 6, { generals: ["florus"] }), stack("carthage", "thermae", 0, { generals: ["hanno"] })],
    });
    play(game, ["march", "space:enna"]);
    expect(prompt(game)).toBe("march");
  });

  test("2.3.E3 a consul does not leave CUs behind if fewer than three would go with him", () => {
    const game = marching("florus", { forces: [stack("rome", "catana", 5, { generals: ["florus"] })] });
    play(game, ["march", "regroup"]);
    expect(() => game.answer({ cus: 2 })).toThrow();
    play(game, ["take-units", { cus: 3 }], ["march", "space:enna"]);
    expect(cus(game, "rome", "enna")).toBe(3);
  });

  test("2.3.E3 with fewer than three CUs he takes all there are", () => {
    const game = marching("florus", { forces: [stack("rome", "catana", 2, { generals: ["florus"] })] });
    play(game, ["march", "regroup"]);
    expect(() => game.answer({ cus: 1 })).toThrow();
  });

  test("2.3.E3 two consuls part only if both keep three CUs", () => {
    const together = marching("florus", { forces: [stack("rome", "catana", 5, { generals: ["florus", "cotta"] })] });
    play(together, ["march", "regroup"], ["take-units", { cus: 5 }], ["march", "space:enna"]);
    expect(isAt(together, "cotta", "enna")).toBe(true);
    const apart = marching("florus", { forces: [stack("rome", "catana", 6, { generals: ["florus", "cotta"] })] });
    play(apart, ["march", "regroup"], ["take-generals", []], ["march", "space:enna"]);
    expect(isAt(apart, "cotta", "catana")).toBe(true);
    expect(cus(apart, "rome", "catana")).toBe(3);
  });

  test("2.3.E3 a consul who cannot part from his superior has nothing to regroup", () => {
    const position = { forces: [stack("rome", "messana", 4, { generals: ["florus", "scipio"] })] };
    const stuck = gameAt({ hands: { rome: [28], carthage: [] }, ...position });
    play(stuck, ["use-card", "event"], ["activate", "general:florus"]);
    expect(stuck.question?.prompt).toBe("hamilcar.activate"); // he could do nothing but stop
  });

  test("2.3.E3 a proconsul who passes a consul with fewer than three CUs drops off what is missing", () => {
    const game = marching("flaccus", {
      forces: [stack("rome", "messana", 4, { generals: ["flaccus"] }), stack("rome", "catana", 1, { generals: ["florus"] })],
      offices: { flaccus: "proconsul" },
    });
    play(game, ["march", "space:catana"]);
    expect(whyNot(game, "space:enna")).toBe("consul-left-needs-three");
    play(game, ["march", "regroup"], ["take-units", { cus: 2 }], ["march", "space:enna"]);
    expect([cus(game, "rome", "catana"), cus(game, "rome", "enna")]).toEqual([3, 2]);
  });

  test("2.3.E3 a proconsul without CUs passes a consul with fewer than three", () => {
    const game = marching("flaccus", {
      forces: [stack("rome", "messana", 0, { generals: ["flaccus"] }), stack("rome", "catana", 2, { generals: ["florus"] })],
      offices: { flaccus: "proconsul" },
    });
    play(game, ["march", "space:catana"], ["march", "space:enna"]);
    expect(isAt(game, "flaccus", "enna")).toBe(true);
  });

  test("2.3.E3 a consul passes the other, who has fewer than three CUs, and takes none of them", () => {
    const passing = () =>
      play(
        marching("cotta", {
          forces: [stack("rome", "messana", 4, { generals: ["cotta"] }), stack("rome", "catana", 2, { generals: ["florus"] })],
        }),
        ["march", "space:catana"],
      );
    const straight = play(passing(), ["march", "space:enna"]);
    expect([cus(straight, "rome", "catana"), cus(straight, "rome", "enna")]).toEqual([2, 4]);
    const helping = play(passing(), ["march", "regroup"], ["take-generals", []]);
    expect(() => helping.answer({ cus: 5 })).toThrow();
    expect(() => helping.answer({ cus: 2 })).toThrow();
    play(helping, ["take-units", { cus: 3 }], ["march", "space:enna"]);
    expect([cus(helping, "rome", "catana"), cus(helping, "rome", "enna")]).toEqual([3, 3]);
  });

  test("2.3.E3 the Dictator may take CUs from consuls", () => {
    const game = marching("calatinus", {
      forces: [stack("rome", "catana", 4, { generals: ["calatinus", "florus"] })],
      offices: { calatinus: "dictator" },
    });
    play(game, ["march", "regroup"], ["take-generals", []], ["take-units", { cus: 4 }], ["march", "space:enna"]);
    expect(cus(game, "rome", "catana")).toBe(0);
    expect(isAt(game, "florus", "catana")).toBe(true);
  });

  test("2.3.F ten warships at most, those on the turn track among them", () => {
    const game = gameAt({ hands: { rome: [5], carthage: [] }, warships: { rome: { ready: 4, spent: 3, sunk: 2 } } });
    play(game, ["use-card", "ships"]);
    expect(game.state.warships.rome.ready).toBe(5);
    expect(() => gameAt({ ...quiet, warships: { rome: { ready: 8, spent: 3 } } })).toThrow(/more than ten warships/);
  });

  test("2.3.G a fleet has a general and ten units, five of them warships at most", () => {
    const game = marching("hanno", {
      forces: [stack("carthage", "carthago", 8, { generals: ["hanno"] })],
      warships: { carthage: { ready: 7 } },
    });
    play(game, ["march", "sail"]);
    expect(game.question).toMatchObject({ kind: "amount", min: 0, max: 2 });
    const small = marching("hanno", {
      forces: [stack("carthage", "carthago", 1, { generals: ["hanno"] })],
      warships: { carthage: { ready: 7 } },
    });
    play(small, ["march", "sail"]);
    expect(small.question).toMatchObject({ kind: "amount", min: 0, max: 5 });
  });
});

describe("2.4 cards and dice", () => {
  test("2.4.A 59 strategy cards with 1 to 3 points; cards of three points raise troops", () => {
    expect(CARDS.slice(1)).toHaveLength(59);
    for (const { ops, troops, number } of CARDS.slice(1)) expect(troops, `card ${number}`).toBe(ops === 3 && number !== 57);
  });

  test("2.4.A an event is only for the side of its colour", () => {
    const game = gameAt({ hands: { rome: [2], carthage: [] }, forces: [stack("rome", "roma", 3, { generals: ["florus"] })] });
    expect(whyNot(game, "event")).toBe("not-your-event");
  });

  test("2.4.B twenty naval tactic cards of ten kinds", () => {
    expect(TACTIC_COUNT).toBe(20);
    expect(TACTICS).toHaveLength(10);
  });

  test("2.4.C battle dice, siege dice and the Naval Die have six faces", () => {
    for (const die of [SMALL_DIE, LARGE_DIE, WHITE_DIE, RED_DIE, NAVAL_DIE]) expect(die).toHaveLength(6);
    expect(RED_DIE.some(({ point }) => point === 2)).toBe(true);
    expect(WHITE_DIE.every(({ point }) => point < 2)).toBe(true);
  });
});
