import { expect, test } from "vitest";
import { headerFor, Session } from "../../src/engine/index.ts";
import { openPlans } from "../../src/games/hannibal/players/plans.ts";
import { wording } from "../../src/games/hannibal/players/wording.ts";
import { HANNIBAL, HANNO } from "../../src/games/hannibal/rules/generals.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import { space } from "../../src/games/hannibal/rules/map.ts";

const { state } = Session.begin(hannibal, headerFor(hannibal, { seed: "wording" }));
const plan = openPlans(state, "carthage").find(({ id }) => id === "italy")!;

/** What the adviser says of the plan when a card is played for something. */
const said = (what: object) => wording.plan({ key: "", answer: "", plan, promise: 0, intent: what }).key;

test("advice names the plan as it is when its general marches or PCs go where it looks", () => {
  expect(said({ use: "move", marches: [{ general: HANNIBAL, to: space("narbo") }] })).toBe("hannibal.plan.italy");
  expect(said({ use: "place", spaces: [space("capua")] })).toBe("hannibal.plan.italy");
});

test("what does not serve the plan is not said to", () => {
  expect(said({ use: "move", marches: [{ general: HANNO, to: space("utica") }] })).toBe("hannibal.plan.later");
  expect(said({ use: "place", spaces: [space("numantia")] })).toBe("hannibal.plan.later");
  expect(said({ use: "event" })).toBe("hannibal.plan.later");
});
