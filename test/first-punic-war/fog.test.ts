import { describe, expect, test } from "vitest";
import { chanceFrom, clone, type Plain, randomAnswer } from "../../src/engine/index.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { sideOfSeat } from "../../src/games/first-punic-war/rules/state.ts";
import { unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import { hiddenUnits } from "../../src/games/first-punic-war/rules/view.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { landForce, newGame, options, play, powers, prompt, situation, u } from "./table.ts";

type Stack = { hex: string; side: string; land: number; fleets: number; aboard: number; top: string; units: { id: string }[] };

function stackIn(game: ReturnType<typeof situation>, seat: Seat | null, hex: string): Stack {
  return (game.view(seat) as unknown as { stacks: Stack[] }).stacks.find((stack) => stack.hex === hex)!;
}
const seen = (game: ReturnType<typeof situation>, seat: Seat | null, hex: string): string[] =>
  stackIn(game, seat, hex).units.map(({ id }) => id);

const ARMY = ["C-garrison-1 2916", "C-hoplite-2 2916 veteran", "C-hanno 2916", "C-fleet-1 2916", "C-marine-1 on C-fleet-1"];

describe("25.0 fog of war", () => {
  test("25.0 a player examines all units of his own and of an enemy stack only the top one", () => {
    const game = situation([...ARMY, "R-legion-1 0207"]);
    expect(seen(game, "carthage", "2916")).toHaveLength(5);
    expect(seen(game, "rome", "2916")).toEqual(u("C-garrison-1"));
    expect(seen(game, null, "2916")).toEqual(u("C-garrison-1"));
  });

  test("25.0 everybody may count a stack and tell ships from soldiers", () => {
    const game = situation([...ARMY, "R-legion-1 0207"]);
    expect(stackIn(game, "rome", "2916")).toMatchObject({ land: 3, fleets: 1, aboard: 1, top: "unit:C-garrison-1" });
  });

  test("25.0 markers lie on top and count as units: under a camp, an army marker or the crisis nobody is seen", () => {
    const top = (more: Record<string, Plain>) =>
      stackIn(situation(["C-hoplite-2 0207", "C-hanno 0207", "R-legion-1 0507"], more), "rome", "0207");
    expect(top({ camps: { rome: [], carthage: ["0207"] } })).toMatchObject({ top: "piece:camp", units: [] });
    expect(top({ armies: { rome: [], carthage: ["0207"] } })).toMatchObject({ top: "piece:army", units: [] });
    expect(top({ crisis: "0207" })).toMatchObject({ top: "piece:crisis", units: [] });
  });

  test("25.0 neutral stacks show their top to both players and nothing more", () => {
    const game = situation(["S-garrison-1 3118", "S-hoplite-1 3118", "S-hiero 3118"], { phase: "mobilization" });
    for (const seat of ["rome", "carthage", null] as const) expect(seen(game, seat, "3118")).toEqual(u("S-garrison-1"));
  });

  test("25.0 home grounds: Rome examines all enemies in Italia, Carthage all in Libya", () => {
    const game = situation([
      "C-hoplite-2 3211",
      "C-hanno 3211",
      "R-legion-1 2419",
      "R-duilius 2419",
      "R-legion-2 2917",
      "R-regulus 2917",
    ]);
    expect(seen(game, "rome", "3211")).toEqual(u("C-hoplite-2", "C-hanno"));
    expect(seen(game, "carthage", "2419")).toEqual(u("R-legion-1", "R-duilius"));
    expect(seen(game, "carthage", "2917")).toEqual(u("R-legion-2"));
  });

  test("25.0 combat reveals who fights, until it is over", () => {
    const game = situation(["R-legion-1 0207", "R-duilius 0207", "R-regulus 0207", "C-hoplite-2 0206", "C-hanno 0206"], {
      markers: { rome: ["levy"], carthage: ["levy"] },
    });
    landForce(game, "0207", "R-legion-1", "R-duilius");
    play(
      game,
      ["move", "stop"],
      ["attack", "hex:0206"],
      ["choose-attackers", u("R-legion-1", "R-duilius")],
      ["choose-table", "table:battle"],
    );
    expect(seen(game, "rome", "0206")).toEqual(u("C-hoplite-2", "C-hanno"));
    expect(seen(game, "carthage", "0207")).toEqual(u("R-legion-1", "R-duilius")); // not Regulus, who stays out
    game.dice([6]);
    play(game, ["attack-tactics", "pass"], ["defence-tactics", "pass"]);
    while (game.state.combat) game.answer(game.question!.kind === "pick" ? [] : options(game)[0]!);
    const hex = (game.view("rome") as unknown as { stacks: Stack[] }).stacks.find((stack) => stack.side === "carthage")!;
    expect(hex.units).toHaveLength(1);
  });

  test("25.0 which units form a force is its owner's secret", () => {
    const game = situation(["R-legion-1 0207", "R-duilius 0207", "R-regulus 0207"]);
    landForce(game, "0207", "R-regulus");
    const operation = (seat: Seat) => (game.view(seat) as { operation: { units?: string[]; count: number } }).operation;
    expect(operation("rome").units).toEqual(u("R-regulus"));
    expect(operation("carthage").units).toBeUndefined();
    expect(operation("carthage").count).toBe(1);
    expect(game.logFor("carthage").some((entry) => JSON.stringify(entry).includes("R-regulus"))).toBe(false);
  });

  test("25.0 the recruits and leaders that are available, and the losses, lie open", () => {
    const game = situation(["R-legion-1 0207", "R-duilius gone"]);
    const view = game.view("carthage") as { recruits: { rome: string[] }; eliminated: string[]; leaders: { rome: string[] } };
    expect(view.recruits.rome).not.toContain("unit:R-legion-1");
    expect(view.recruits.rome).toContain("unit:R-legion-2");
    expect(view.leaders.rome).toContain("unit:R-regulus");
    expect(view.eliminated).toEqual(u("R-duilius"));
  });

  test("25.0 an army marker goes along when the whole stack moves and stays with who remains", () => {
    const game = situation(["R-legion-1 0207", "R-legion-2 0207"], { armies: { rome: ["0207"], carthage: [] } });
    const part = game.fork();
    landForce(part, "0207", "R-legion-1");
    play(part, ["move", "hex:0206"]);
    expect(part.view(null)).toMatchObject({ armies: { rome: ["0207"] } });
    landForce(game, "0207", "R-legion-1", "R-legion-2");
    play(game, ["move", "hex:0206"]);
    expect(game.view(null)).toMatchObject({ armies: { rome: ["0206"] } });
  });

  test("25.0 before a rout it does not show whether a leader is among those who stayed out of the attack (15.2)", () => {
    const routed = (bystander: string) => {
      const game = situation(["R-legion-1 0207", `${bystander} 0207`, "C-hoplite-2 0206 veteran", "C-hoplite-3 0206 veteran"]);
      game.dice([2]); // 50 percent: AR
      landForce(game, "0207", "R-legion-1");
      play(game, ["move", "stop"], ["attack", "hex:0206"]);
      game.answer(u("R-legion-1"));
      return game.question;
    };
    expect(routed("R-regulus")).toMatchObject({ prompt: "fpw.boost", max: 1 });
    expect(routed("R-cavalry-1")).toMatchObject({ prompt: "fpw.boost", max: 0 });
  });

  test("25.0 there are three army markers a side", () => {
    const game = situation(["R-legion-1 0207"], { armies: { rome: [], carthage: [] } });
    expect(game.state.armies).toHaveLength(6);
    expect(() => situation(["R-legion-1 0207"], { armies: { rome: ["0207", "0207", "0207", "0207"], carthage: [] } })).toThrow(
      "at most 3",
    );
  });
});

describe("25.0 dealing hidden things anew", () => {
  test("25.0 what the seat knows stays, what it does not know may change", () => {
    const game = newGame("III", { setup: "auto" });
    while (prompt(game) !== "fpw.choose-operation") game.answer(options(game)[0]!);
    const seat = game.question!.seat;
    const before = game.view(seat);
    let changed = 0;
    for (let i = 0; i < 10; i++) {
      const state = clone(game.state);
      firstPunicWar.redeal(state, seat, `seed ${i}`);
      expect(firstPunicWar.view(state, seat)).toEqual(before);
      expect(firstPunicWar.faults(state)).toEqual([]);
      if (JSON.stringify(state.at) !== JSON.stringify(game.state.at)) changed++;
    }
    expect(changed).toBeGreaterThan(5);
  });

  test("10.0, 25.0 what lies beneath a top that its owner has not chosen is known if nothing else can lie there", () => {
    const lying = (first: string, second: string) => {
      const armies = { rome: ["3212"], carthage: [] };
      const standing = [`${first} 3212`, "R-duilius 3212", "R-legion-3 2911", `${second} 2911`, "C-hanno 2507"];
      const game = situation(standing, { armies });
      const units = firstPunicWar.faceDown(game.state, "carthage").filter(({ kind }) => kind.startsWith("unit"));
      return units.flatMap(({ items }) => items).sort();
    };
    expect(lying("R-legion-5", "R-legion-4")).toEqual(["R-legion-4", "R-legion-5"].map(unitNamed).sort());
    expect(lying("R-legion-2", "R-legion-4")).toEqual([]); // the second legion would lie on top of the third
  });

  test("25.0 units dealt anew are no oftener where they truly stand than where another deal puts them", () => {
    let [units, stayed, alike] = [0, 0, 0];
    for (const scenario of ["I", "II", "III"]) {
      const game = newGame(scenario, {}, `mixed ${scenario}`);
      const chance = chanceFrom(`mixed ${scenario}`);
      for (let i = 1; game.question && i <= 480; i++) {
        if (i % 40 === 0) {
          const { seat } = game.question;
          const hidden = hiddenUnits(game.state, sideOfSeat(seat));
          const deal = (seed: string) => {
            const state = clone(game.state);
            firstPunicWar.redeal(state, seat, seed);
            return state.at;
          };
          for (let deals = 0; deals < 60; deals++) {
            const [one, two] = [deal(`one ${i} ${deals}`), deal(`two ${i} ${deals}`)];
            for (const unit of hidden) {
              units++;
              if (one[unit] === game.state.at[unit]) stayed++;
              if (one[unit] === two[unit]) alike++;
            }
          }
        }
        game.answer(randomAnswer(game.question, chance));
      }
    }
    expect(units).toBeGreaterThan(20_000);
    expect(Math.abs(stayed - alike) / units).toBeLessThan(0.008); // three standard deviations; badly shuffled it was 0.028
  });

  test("25.0, 9.2 a garrison just raised does not keep the others where they truly stand", () => {
    const standing = [
      "R-garrison-1 2809",
      "R-legion-3 2809",
      "R-legion-4 2809",
      "R-legion-1 0207",
      "R-legion-5 0207",
      "R-legion-2 3211",
    ];
    const game = situation(standing, {
      phase: "mobilization",
      ap: { rome: 9, carthage: 0 },
    });
    play(game, ["mobilize", "unit:R-garrison-2"]);
    if (prompt(game) === "fpw.deploy") play(game, ["deploy", "hex:3211"]);
    expect(game.state.mobilization!.fresh).toHaveLength(1);
    game.state.tops.push(unitNamed("R-legion-2")); // the garrison lies beneath, alone
    const deals = Array.from({ length: 10 }, (_, i) => {
      const state = clone(game.state);
      firstPunicWar.redeal(state, "carthage", `fresh ${i}`);
      expect(firstPunicWar.view(state, "carthage")).toEqual(game.view("carthage"));
      return String(state.at);
    });
    expect(new Set(deals).size).toBeGreaterThan(1);
  });

  test("10.0, 19.3 who comes to lie on top of fleets when units land is the same in every deal, unless their owner has arranged them", () => {
    const standing = ["R-fleet-2 2917", "R-fleet-3 2917", "R-fleet-4 3015", "R-fleet-5 3015", "C-fleet-1 2916"];
    const landed = (seat: Seat, arranged: readonly string[]) => {
      const game = situation(standing);
      for (const unit of arranged) game.state.tops.push(unitNamed(unit));
      const deals = Array.from({ length: 10 }, (_, i) => {
        const state = clone(game.state);
        firstPunicWar.redeal(state, seat, `landing ${i}`);
        const legion = unitNamed("R-legion-1");
        state.at[legion] = state.at[unitNamed("R-fleet-2")]!;
        return (firstPunicWar.view(state, seat) as unknown as { stacks: Stack[] }).stacks.find(({ hex }) => hex === "2917")!.top;
      });
      return [...new Set(deals)];
    };
    for (const seat of ["rome", "carthage"] as const) {
      expect(landed(seat, [])).toEqual(u("R-legion-1"));
      expect(landed(seat, ["R-fleet-2"])).toEqual(u("R-fleet-2"));
    }
  });

  test("25.0 a Diplomacy marker committed in secret stays one, of any value", () => {
    const game = situation(["R-garrison-1 2809"], {
      phase: "diplomacy",
      powers: powers(),
      markers: { rome: ["diplomacy-3", "levy"], carthage: ["spy"] },
    });
    play(game, ["diplomacy", "power:gauls"], ["commit-marker", "marker:diplomacy-3"]);
    const values = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const fork = game.fork();
      fork.redeal("carthage", String(i));
      expect(fork.view("carthage")).toEqual(game.view("carthage"));
      fork.answer("pass");
      if (prompt(fork) === "fpw.treachery") fork.answer("pass");
      values.add(String(fork.state.markers));
    }
    expect(values.size).toBeGreaterThan(3);
  });
});
