import { expect, test } from "vitest";
import type { LogEntry, Params } from "../../src/engine/index.ts";
import en from "../../src/games/hamilcar/words/en.ts";
import fr from "../../src/games/hamilcar/words/fr.ts";
import { joined } from "../../src/games/hamilcar/words/telling.ts";
import { joinedIn } from "../../src/words/runs.ts";
import { Words } from "../../src/words/words.ts";

// What the log says is true, and says why, also where several lines are told as one

const WORDS = [new Words("en", en), new Words("fr", fr)];
const entry = (event: string, params: Params): LogEntry => ({ event: `hamilcar.log.${event}`, params });
const told = (...entries: LogEntry[]): string[][] =>
  WORDS.map((words) => joinedIn(entries, joined).map((one) => words.tell(one)));

test("2.1.H a voyage says where it crosses the Mare Tyrrhenum, which costs two", () => {
  const to = (space: string, mare?: 1) =>
    entry("fleet-entered", { general: "general:hanno", space: `space:${space}`, ...(mare && { mare }) });
  expect(told(to("carales"), to("panormus", 1))).toEqual([
    ["Hanno reaches Carales by sea.", "Hanno reaches Panormus by sea, across the Mare Tyrrhenum."],
    ["Hanno atteint Carales par mer.", "Hanno atteint Panormus par mer, à travers le Mare Tyrrhenum."],
  ]);
});

test("5.1.B Carthage's reinforcement and the CUs of the Miat are told apart, even in one place", () => {
  const cus = (because: string) =>
    entry("cus-placed", { seat: "seat:carthage", cus: 1, space: "space:carthago", provinces: [], because: [because] });
  const miat = cus("hamilcar.because.miat");
  expect(told(cus("hamilcar.because.reinforcement"), miat, miat)[0]).toEqual([
    "Carthage places 1 CU in Carthago (reinforcement).",
    "Carthage places 2 CUs in Carthago (from the Miat).",
  ]);
});

test("15.3 slots of the Miat are listed in order", () => {
  const removed = (slot: string) => entry("miat-removed", { slot: `miat:r${slot}`, count: 3, slots: 7, mood: "mood:warlike" });
  expect(told(...["4", "3", "1", "2"].map(removed))[1]).toEqual([
    "Carthage retire 4 CP du Miat, cases 1, 2, 3 et 4 (il en reste 3 sur 7, belliqueux).",
  ]);
});

test("17.1 who loses a card to an intercepted messenger is named, if the log knows it", () => {
  expect(told(entry("messenger", { seat: "seat:rome", victim: "seat:carthage" }))).toEqual([
    ["Rome takes a card from Carthage's hand."],
    ["Rome prend une carte dans la main de Carthage."],
  ]);
  expect(told(entry("messenger", { seat: "seat:rome" }))).toEqual([
    ["Rome takes a card from the enemy's hand."],
    ["Rome prend une carte dans la main de l'ennemi."],
  ]);
});
