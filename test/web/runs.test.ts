import { expect, test } from "vitest";
import type { Params } from "../../src/engine/index.ts";
import { manifest as hamilcar } from "../../src/games/hamilcar/index.ts";
import { manifest as hannibal } from "../../src/games/hannibal/index.ts";
import { joinedIn } from "../../src/words/runs.ts";
import { Words } from "../../src/words/words.ts";

async function told(manifest: typeof hannibal, event: string, params: readonly Params[]): Promise<string[]> {
  const { joined } = await manifest.page.face();
  const entries = joinedIn(
    params.map((each) => ({ event: `${manifest.id}.log.${event}`, params: each })),
    joined,
  );
  const words = new Words("en", await manifest.page.words.en());
  expect((await manifest.page.words.fr())[entries[0]!.event]).toBeDefined();
  return entries.map((entry) => words.say(entry.event, entry.params));
}
const spaces = (seat: string, ...names: readonly string[]) =>
  names.map((name) => ({ seat: `seat:${seat}`, space: `space:${name}`, from: [], by: [] }));

test("places that one side takes or loses one after the other are told in one sentence", async () => {
  expect(await told(hannibal, "pc", [...spaces("rome", "capua", "arpi"), ...spaces("carthage", "utica")])).toEqual([
    "Rome takes control of Capua and Arpi.",
    "Carthage takes control of Utica.",
  ]);
  expect(await told(hannibal, "isolated", spaces("rome", "capua", "arpi", "pisae"))).toHaveLength(1);
  expect(await told(hamilcar, "pc", spaces("rome", "capua", "nola"))).toEqual(["Rome places PCs in Capua and in Nola."]);
  expect(await told(hamilcar, "pc-removed", spaces("rome", "capua", "nola"))).toEqual([
    "Rome loses Capua and Nola, which become neutral.",
  ]);
});

test("a march of several steps says where it ends and by what way", async () => {
  const steps = ["capua", "beneventum", "arpi"].map((name) => ({ general: "general:hannibal", space: `space:${name}` }));
  expect(await told(hannibal, "marched", steps)).toEqual(["Hannibal moves to Arpi by way of Capua and Beneventum."]);
  const back = ["capua", "arpi", "capua"].map((name) => ({ general: "general:hannibal", space: `space:${name}` }));
  expect(await told(hannibal, "marched", back)).toEqual(["Hannibal moves to Capua by way of Arpi."]);
});

test("generals who are displaced together are told together", async () => {
  const where = { space: "space:capua" };
  const generals = ["mago", "hanno"].map((name) => ({ general: `general:${name}`, ...where }));
  expect(await told(hannibal, "displaced", generals)).toEqual([
    "Mago and Hanno, left without CUs in Capua, are displaced: out of play until the next reinforcements.",
  ]);
});
