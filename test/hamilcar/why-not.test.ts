import { expect, test } from "vitest";
import { beginTrial } from "../../src/engine/index.ts";
import { planning } from "../../src/games/hamilcar/page/planning.ts";
import words from "../../src/games/hamilcar/page/words/all-en.ts";
import { whyNotBegin } from "../../src/web/plan/why-not.ts";
import { en } from "../../src/web/words/en.ts";
import { Words } from "../../src/words/words.ts";
import { type Game, gameAt, stack, whyNot } from "./table.ts";

const english = new Words("en", words, en);
const trialOf = (game: Game) => beginTrial(game, game.question!.seat, "x");
const begun = (game: Game, id: string) => whyNotBegin(planning, trialOf(game), id, english)!;
const sayOf = ({ why, params }: ReturnType<typeof begun>) => english.say(why, params);

const control = { rome: ["roma", "cosa"], carthage: ["lilybaeum", "carthago"] };

test("5.2.C2 where no general is on the map, that is why nobody is activated, not the cards", () => {
  const forces = [stack("rome", "roma", 5)];
  const game = gameAt({ active: "rome", control, forces, hands: { rome: [2, 4, 20], carthage: [] } });
  expect(sayOf(begun(game, "space:cosa"))).toMatch(/^None of your generals is on the map\./);
});

test("5.2.C2 where no card whatever activates a general, it is not the card in hand that is too weak", () => {
  const forces = [stack("rome", "roma", 5, { generals: ["regulus"] })];
  const flamen = { active: "rome", control: { rome: [] }, forces, flamen: "regulus" };
  const game = gameAt({ ...flamen, hands: { rome: [2], carthage: [] } });
  expect(whyNot(game, "activate")).toBe("none-may");
});

test("14.5.B a general shut up in a besieged city is told where he is shut up, not that the way is closed", () => {
  const game = gameAt({
    active: "carthage",
    control,
    siege: { lilybaeum: { by: "rome", points: 1 } },
    forces: [
      stack("carthage", "inside:lilybaeum", 2, { generals: ["himilco"] }),
      stack("rome", "lilybaeum", 3, { generals: ["florus"] }),
    ],
    hands: { rome: [], carthage: [41, 24] },
  });
  expect(sayOf(begun(game, "space:enna"))).toMatch(
    /Himilco: He is shut up in Lilybaeum, which is besieged, and can only sally out\./,
  );
});

test("5.2.C3 of two mercenaries in the box the second is told that the first has to be hired before him", () => {
  const game = gameAt({
    active: "carthage",
    control,
    mercenaries: ["xanthippus", "barca"],
    hands: { rome: [], carthage: [41, 24] },
  });
  expect(begun(game, "general:barca")).toMatchObject({ why: "hamilcar.away.mercenary-next", rule: "5.2.C3" });
  expect(begun(game, "general:xanthippus")).toMatchObject({ why: "hamilcar.away.mercenary" });
  const alone = gameAt({
    active: "carthage",
    control,
    mercenaries: ["barca"],
    gone: ["xanthippus"],
    hands: { rome: [], carthage: [41, 24] },
  });
  expect(begun(alone, "general:barca")).toMatchObject({ why: "hamilcar.away.mercenary" });
});

test("5.1.C where a consul goes is said without barring Roma that has three CUs", () => {
  expect(english.say("hamilcar.why.consul-where")).toMatch(/; if there is no such space, to Roma\.$/);
});
