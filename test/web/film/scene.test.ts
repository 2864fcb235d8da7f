import { expect, test } from "vitest";
import { CHANGE, type Look, MATTERS, type Story } from "../../../src/web/film/look.ts";
import { sceneWith } from "../../../src/web/film/scene.ts";
import type { Logged } from "../../../src/web/table/client.ts";

const face = { places: ({ params }: Logged) => [String(params!.space)], opensGroup: () => false };
const at = (space: string): Logged => ({ n: 1, version: 1, event: "somewhere", params: { space } });
const fight = { kind: { id: "battle" } } as Story;
const after = (scene: readonly string[], space: string, look: Look, story: Story | null) =>
  sceneWith(scene, face, at(space), look, story, false);

test("what a fight changes far away leaves the camera where the fight was", () => {
  expect(after(["rome"], "baleares", CHANGE, fight)).toEqual(["rome"]);
  expect(after(["rome"], "capua", MATTERS, fight)).toEqual(["rome", "capua"]);
  expect(after(["rome"], "baleares", CHANGE, null)).toEqual(["rome", "baleares"]);
});
