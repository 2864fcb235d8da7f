import { expect, test } from "vitest";
import type { GameFace } from "../../src/web/face.ts";
import { CARD, looks, ROLL, type StoryKind } from "../../src/web/film/look.ts";
import { groupsOfLog } from "../../src/web/log/groups.ts";
import { kindsFor, narrowed } from "../../src/web/log/kinds.ts";

const story = (id: string, opens: string, tells: readonly string[], page = false): StoryKind => ({
  id,
  opens: new Set([opens]),
  tells: new Set(tells),
  page,
  held: true,
  part: undefined as never,
});
const face = {
  looks: looks("", { played: CARD, marched: { as: "walk", to: "to", piece: "seat" }, rolled: ROLL }),
  stories: [story("battle", "battle", ["rolled", "lost"]), story("winter", "winter", ["lost"], true)],
  telling: { fights: new Set(["battle"]) },
  opensGroup: ({ event }: { event: string }) => event === "played" || event === "winter",
} as unknown as GameFace;

const log = ["played", "marched", "battle", "rolled", "lost", "played", "rolled", "winter", "lost"].map((event, n) => ({
  event,
  n,
  version: n,
}));
const shown = (kind: "cards" | "moves" | "fights" | "dice" | "turns") =>
  narrowed(groupsOfLog(log, face), kind, face).map(({ entries }) => entries.map(({ event }) => event).join(" "));

test("the log is narrowed down to a kind, each under what it began with", () => {
  expect(shown("cards")).toEqual(["played", "played"]);
  expect(shown("moves")).toEqual(["played marched"]);
  expect(shown("dice")).toEqual(["played rolled", "played rolled"]);
});

test("what is lost in battle belongs to the battle, and what is lost in winter to the turn", () => {
  expect(shown("fights")).toEqual(["played battle rolled lost"]);
  expect(shown("turns")).toEqual(["winter lost"]);
});

test("only what a game has can be chosen", () => {
  expect(kindsFor(face)).toEqual(["cards", "moves", "fights", "dice", "turns"]);
  expect(kindsFor({ looks: {} })).toEqual([]);
});
