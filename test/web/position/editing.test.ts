import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { type AnyGame, type Plain, Session, writePosition } from "../../../src/engine/index.ts";
import { GAMES } from "../../../src/games/index.ts";
import { complaintIn } from "../../../src/web/position/complaints.ts";
import { type Around, type Control, NONE } from "../../../src/web/position/controls.ts";
import { check, setUpDraft } from "../../../src/web/position/draft.ts";
import { Editor } from "../../../src/web/position/editor.svelte.ts";
import { listOf, valueAt } from "../../../src/web/position/paths.ts";
import { placeControls } from "../../../src/web/position/places.ts";
import { sectionsOf, subjectOf, underWayOf } from "../../../src/web/position/sheet.ts";
import { Words } from "../../../src/words/words.ts";
import { goldensOf, readGolden } from "../../golden/golden.ts";

type Kind = Control["kind"];
type Of<K extends Kind> = Extract<Control, { kind: K }>;

/** The games whose positions can be edited. */
const EDITED = GAMES.filter(({ page }) => page.editing).map(({ id }) => id);

/** The editor of a game, with its set-up, and what its controls are made of. */
async function open(id: string) {
  const manifest = GAMES.find((game) => game.id === id)!;
  const [game, editing, catalogue] = await Promise.all([manifest.rules(), manifest.page.editing!(), manifest.page.words.en()]);
  const editor = new Editor(game, editing, setUpDraft(game, { seed: "editor" }));
  const words = new Words("en", catalogue);
  const around = (): Around => ({ game, editing, words, position: editor.position });
  /** All controls at a place, those within others too. */
  const at = (place: string) => all(editor.placesOf(place).flatMap((each) => placeControls(around(), each)));
  const off = () => all(sectionsOf(around()).flatMap(({ controls }) => controls));
  return { editor, around, at, off, game, editing };
}

/** Controls, and all that are within them. */
const all = (controls: readonly Control[]): Control[] =>
  controls.flatMap((control) => [
    control,
    ...(control.kind === "group" ? all(control.controls) : []),
    ...(control.kind === "things" ? control.items.flatMap((item) => all(item.controls ?? [])) : []),
  ]);

/** The control with a label; the second one of Hannibal's stacks is Carthage's. */
function find<K extends Kind>(controls: readonly Control[], kind: K, label: string, n = 0): Of<K> {
  const found = controls.filter((control): control is Of<K> => control.kind === kind && control.label === label);
  return found[n]!;
}

/** A position of a played game, after so many answers. */
function after(game: AnyGame, answers: number): Plain {
  const { header, steps } = readGolden(game, goldensOf(game)[0]!)!;
  const session = Session.begin(game, header);
  for (const step of steps.slice(0, answers)) session.put("answer" in step ? { answer: step.answer } : step);
  return writePosition(game, session.unitStart().state);
}

const cardsIn = (position: Plain) =>
  ["deck", "discard", "removed", "hands.rome", "hands.carthage"].flatMap((path) => listOf(valueAt(position, path)));

describe("pieces on the board", () => {
  test("CUs are counted up and down; the last one takes the stack with it", async () => {
    const { editor, at } = await open("hannibal");
    editor.put(find(at("space:capua"), "count", "CUs").put(3));
    expect(listOf(valueAt(editor.position, "forces"))).toContainEqual({ side: "rome", at: "capua", cus: 3 });
    editor.put(find(at("space:capua"), "count", "CUs").put(0));
    expect(JSON.stringify(valueAt(editor.position, "forces"))).not.toContain("capua");
  });

  test("a general who is put somewhere leaves where he was; taken away, he goes where he belongs", async () => {
    const { editor, at } = await open("hannibal");
    const [rome, carthage] = [0, 1].map((n) => find(at("space:capua"), "things", "Generals", n));
    expect(rome!.more.flatMap(({ offers }) => offers).map(({ value }) => value)).not.toContain("hannibal");
    editor.put(carthage!.add("hannibal"));
    expect(editor.placesOf("general:hannibal")[0]!.at).toBe("capua");
    expect(JSON.stringify(valueAt(editor.position, "forces")).match(/"hannibal"/g)).toHaveLength(1);
    editor.put(find(at("space:capua"), "things", "Generals", 1).remove("hannibal"));
    expect(valueAt(editor.position, "gone")).toEqual(["hannibal"]);
  });

  test("political control is changed; a tribe of Hamilcar gives way to a side", async () => {
    const { editor, at } = await open("hamilcar");
    const tribe = String(listOf(valueAt(editor.position, "tribes"))[0]);
    editor.put(find(at(`space:${tribe}`), "choice", "Political control").put("control.rome"));
    expect(listOf(valueAt(editor.position, "control.rome"))).toContain(tribe);
    expect(listOf(valueAt(editor.position, "tribes"))).not.toContain(tribe);
    expect(editor.troubles).toEqual([]);
  });

  test("units of First Punic War come from the reserve, are veterans or recruits, and go on board a fleet", async () => {
    const { editor, at } = await open("first-punic-war");
    const roma = "hex:2809";
    const units = () => find(at(roma), "things", "Units");
    const there = new Set(units().items.map(({ value }) => value));
    const legion = units()
      .more.flatMap(({ offers }) => offers)
      .find(({ value }) => value.startsWith("R-legion"))!.value;
    editor.put(units().add(legion));
    const own = () => units().items.find(({ value }) => value === legion)!;
    expect(own()).toBeDefined();
    editor.put(find(own().controls!, "tick", "Veteran").put(true));
    expect(valueAt(editor.position, `units.${legion}`)).toEqual({ at: "2809", veteran: true });
    editor.put(units().remove(legion));
    expect(new Set(units().items.map(({ value }) => value))).toEqual(there);
  });

  test("the board of the editor shows the units of every side, whatever fog there is", async () => {
    const { editor } = await open("first-punic-war");
    const { stacks } = editor.view as {
      stacks: readonly { units: readonly unknown[]; land: number; fleets: number; aboard: number }[];
    };
    expect(stacks.every(({ units, land, fleets, aboard }) => units.length === land + fleets + aboard)).toBe(true);
  });
});

describe("cards and the rest", () => {
  test("a card that is dealt leaves the draw pile, and no card is lost", async () => {
    const { editor, off } = await open("hannibal");
    const before = cardsIn(editor.position).length;
    editor.put(find(off(), "things", "Hand of Rome").add("33"));
    expect(valueAt(editor.position, "hands.rome")).toEqual([33]);
    expect(cardsIn(editor.position)).toHaveLength(before);
    editor.put(find(off(), "things", "Hand of Rome").remove("33"));
    expect(listOf(valueAt(editor.position, "deck")).at(-1)).toBe(33);
  });

  test("the draw pile can be shuffled", async () => {
    const { editor, off } = await open("hannibal");
    const deck = listOf(valueAt(editor.position, "deck"));
    editor.put(find(off(), "things", "Draw pile").shuffle!());
    expect(listOf(valueAt(editor.position, "deck"))).not.toEqual(deck);
    expect(new Set(listOf(valueAt(editor.position, "deck")))).toEqual(new Set(deck));
  });

  test("stratagem markers are counted by kind, and no side has more than there are", async () => {
    const { editor, off } = await open("first-punic-war");
    const spies = (n: number) => find(off(), "count", "Spy", n);
    const total = spies(0).most + spies(1).value;
    editor.put(spies(0).put(spies(0).most));
    expect(spies(0).value + spies(1).value).toBe(total);
    expect(spies(1).most).toBe(spies(1).value);
    expect(editor.troubles).toEqual([]);
  });

  test("another phase ends what is under way", async () => {
    const { editor, off, around, game } = await open("hannibal");
    editor.put(after(game, 60));
    const isGoing = () => underWayOf(around()).some((control) => control.kind === "clear" && control.isSet);
    editor.put(find(off(), "choice", "Phase").put("winter"));
    expect(isGoing()).toBe(false);
  });

  test("what was done is undone and done again", async () => {
    const { editor, at } = await open("hannibal");
    const first = editor.position;
    editor.put(find(at("space:capua"), "count", "CUs").put(3));
    const second = editor.position;
    editor.undo();
    expect(editor.position).toBe(first);
    expect(editor.canUndo).toBe(false);
    editor.redo();
    expect(editor.position).toBe(second);
    expect(editor.canRedo).toBe(false);
  });
});

describe("what the rules refuse", () => {
  test("pieces that cannot stand together are named, and the position cannot be played", async () => {
    const { editor, at, around } = await open("hannibal");
    editor.put(find(at("space:capua"), "count", "CUs", 0).put(3));
    editor.put(find(at("space:capua"), "count", "CUs", 1).put(2));
    expect(editor.isLegal).toBe(false);
    expect(editor.troubles.map(({ message }) => message)).toEqual(["CUs of both sides stand in Capua."]);
    expect([...editor.blamed]).toEqual(["space:capua"]);
    const french = { ...around(), words: new Words("fr", await GAMES[0]!.page.words.fr()) };
    expect(complaintIn(french, editor.troubles[0]!.message)).toBe("Capoue\u00a0: des UC des deux camps sont au même endroit.");
    editor.undo();
    expect(editor.isLegal).toBe(true);
  });

  test("a field that is wrong is named in words", async () => {
    const { editor, around } = await open("hannibal");
    editor.put({ ...(editor.position as object), turn: 12 } as Plain);
    expect(editor.isLegal).toBe(false);
    expect(editor.troubles[0]).toMatchObject({ field: "turn" });
    expect(subjectOf(around(), editor.troubles[0]!)).toBe("Turn:");
  });

  test("what is wrong with a stack is shown where it stands", async () => {
    const { editor } = await open("hannibal");
    editor.put({
      ...(editor.position as object),
      forces: [{ side: "rome", at: "capua", cus: 2, generals: ["hannibal"] }],
    } as Plain);
    expect(editor.troubles[0]!.field).toBe("forces[0].generals[0]");
    expect([...editor.blamed]).toEqual(["space:capua"]);
  });

  test("what cannot be read at all leaves the board as it was", async () => {
    const { editor } = await open("hannibal");
    const { view } = editor;
    editor.put({ ...(editor.position as object), phase: "siesta" } as Plain);
    expect(editor.view).toBe(view);
    expect(editor.isLegal).toBe(false);
  });
});

/** Every sentence in which rules refuse a position, as it stands in their code, with {} for what is filled in. */
function sentencesIn(folder: string): string[] {
  const refusals = /(?:found\.push\(|yield|wrong\([^"`]*?(?:"[^"]*"|`[^`]*`|[a-z]+),|return ashore \? \[)\s*("[^"]*"|`[^`]*`)/g;
  return globSync("{faults,position,state}.ts", { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(refusals)].map(([, sentence]) =>
      sentence!.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "{}"),
    ),
  );
}

test.each(EDITED)("%s: every sentence in which the rules refuse a position is said in French", async (id) => {
  const { editing } = await open(id);
  const sentences = sentencesIn(join(import.meta.dirname, "../../../src/games", id, "rules"));
  expect(sentences).not.toEqual([]);
  expect(new Set(Object.keys(editing.complaints))).toEqual(new Set(sentences));
});

/** What can be put with a control: the ends of a range, every choice, the first things to add and to take away. */
function puts(control: Control): Plain[] {
  switch (control.kind) {
    case "count":
      return [control.put(control.least), control.put(control.most)];
    case "tick":
      return [control.put(!control.value)];
    case "choice":
      return control.offers.slice(0, 12).map(({ value }) => control.put(value));
    case "things": {
      const first = control.more.flatMap(({ offers }) => offers.slice(0, 1));
      const last = control.items.at(-1);
      return [...first.map(({ value }) => control.add(value)), ...(last && !last.stays ? [control.remove(last.value)] : [])];
    }
    case "clear":
      return [control.clear()];
    case "group":
      return [];
  }
}

/** The places that a position names. */
const placesIn = ({ position, editing }: Editor): string[] => [
  ...new Set(
    [...new Set(JSON.stringify(position).match(/"(?:inside:)?[a-z_]{4,}"|"\d{4}"/g))]
      .map((name) => editing.idOf(name.slice(1, -1)))
      .filter((place) => place !== null),
  ),
];

describe.each(EDITED)("%s: whatever is put", (id) => {
  test("the rules read it or say what is wrong, and the board can show it", async () => {
    const { editor, around, game, off, at } = await open(id);
    const errors = vi.spyOn(console, "error");
    editor.put(after(game, 300));
    const controls = [...off(), ...all(underWayOf(around())), ...placesIn(editor).slice(0, 40).flatMap(at)];
    const positions = controls.flatMap(puts);
    let legal = 0;
    for (const position of positions) {
      editor.put(position);
      if (editor.isLegal) legal++;
      expect(check(game, editor.draft).troubles).toEqual(editor.troubles);
      editor.undo();
    }
    expect(legal).toBeGreaterThan(Math.min(100, positions.length / 4));
    expect(errors).not.toHaveBeenCalled();
    expect(
      controls.filter(
        (control) => control.kind === "choice" && control.value === NONE && control.offers.every(({ value }) => value !== NONE),
      ),
    ).toEqual([]);
  });

  test("everything has a name in the words of the game, in English and French", async () => {
    const manifest = GAMES.find((game) => game.id === id)!;
    const { around, off, at, editor } = await open(id);
    const labels = (controls: readonly Control[]) =>
      controls.flatMap((control) => [
        control.label,
        ...(control.kind === "choice" ? control.offers.map(({ label }) => label) : []),
        ...(control.kind === "things"
          ? [...control.items, ...control.more.flatMap(({ offers }) => offers)].map(({ label }) => label)
          : []),
      ]);
    expect(labels([...off(), ...all(underWayOf(around()))]).filter((label) => /^[a-z-]*:/.test(label))).toEqual([]);
    const french = { ...around(), words: new Words("fr", await manifest.page.words.fr()) };
    const inFrench = all(sectionsOf(french).flatMap(({ controls }) => controls));
    expect(labels(inFrench).filter((label) => /^[a-z-]*:/.test(label))).toEqual([]);
    const places = placesIn(editor);
    expect(places.flatMap((place) => editor.placesOf(place))).not.toEqual([]);
    expect(labels(places.flatMap(at)).filter((label) => /^[a-z-]*:/.test(label))).toEqual([]);
  });
});
