import { describe, expect, test } from "vitest";
import { loadGame } from "../../src/cli/loaded-game.ts";
import { manifest } from "../../src/games/hamilcar/index.ts";
import { inTurn, TypesetWords } from "../../src/words/typeset.ts";
import { Words } from "../../src/words/words.ts";

const en = new Words(
  "en",
  { "card:7": "Elephants in Fright", "attack.pass": "Hold your ground" },
  {
    lost: "{seat} loses {count|# unit|# units} in {space}.",
    drew: "{seat} drew {cards}.",
    rolled: "Dice: {dice}. Doubled: {doubled}.",
    "space:capua": "Capua",
    "card:7": "an older name",
    "card:9": "Forced March",
    rome: "Rome",
    pass: "Pass",
  },
);
const fr = new Words("fr", {
  lost: "{seat} perd {count|# unité|# unités} à {space}.",
  rome: "Rome",
  drew: "{cards}",
  a: "A",
  b: "B",
});

describe("words", () => {
  test("five forms: none, then by number and gender; a name within a sentence has no capital of its own", () => {
    const words = new Words("fr", {
      veterans: "Rome{veterans.the|| ; # est aguerri| ; # est aguerrie| ; # sont aguerris| ; # sont aguerries}.",
      morale: "Moral{modifiers}.",
      legion: "Légion I",
      "legion.the": "la légion I",
      "legion.is": "f",
      latins: "Latins",
      "latins.the": "les Latins",
      "latins.is": "mp",
    });
    expect([[], ["legion"], ["latins"], ["legion", "latins"]].map((veterans) => words.say("veterans", { veterans }))).toEqual([
      "Rome.",
      "Rome ; la légion I est aguerrie.",
      "Rome ; les Latins sont aguerris.",
      "Rome ; la légion I et les Latins sont aguerris.",
    ]);
    expect(words.say("veterans", {})).toBe("Rome.");
    expect(words.say("morale", { modifiers: ["legion=3", "latins=2"] })).toBe("Moral (légion I 3, Latins 2).");
  });

  test("stacks and where they are", () => {
    const words = {
      one: "{modifiers}",
      "cus:2": "2 CUs",
      hanno: "Hanno",
      mago: "Mago",
      "space:gades": "Gades",
      "space:utica": "Utica",
    };
    const modifiers = ["cus:2+hanno+mago=space:gades", "cus:2=space:utica"];
    expect(new Words("en", words).say("one", { modifiers })).toBe(" (2 CUs, Hanno, and Mago in Gades; 2 CUs in Utica)");
    expect(new Words("fr", words).say("one", { modifiers })).toBe(" (2 CUs, Hanno et Mago à Gades ; 2 CUs à Utica)");
  });

  test("a number with its sign, and names with their articles where there are any", () => {
    const words = new Words("fr", {
      shift: "{shift.signed}",
      with: "Rome{units.the||, avec #|, avec #}.",
      latins: "Latins",
      "latins.the": "les Latins",
    });
    expect([2, 0, -1].map((shift) => words.say("shift", { shift }))).toEqual(["+2", "0", "\u22121"]);
    expect(words.say("with", { units: ["latins"] })).toBe("Rome, avec les Latins.");
    expect(words.say("with", { units: [] })).toBe("Rome.");
    expect(words.say("with", {})).toBe("Rome."); // an older entry of a log may not say
  });

  test("an id among the parameters is replaced by its name, a number is written as it is", () => {
    expect(en.say("lost", { seat: "rome", count: 3, space: "space:capua" })).toBe("Rome loses 3 units in Capua.");
  });

  test.each([
    [0, "0 units", "0 unité"],
    [1, "1 unit", "1 unité"],
    [2, "2 units", "2 unités"],
    [1.5, "1½ units", "1½ unité"],
    [1000, "1000 units", "1000 unités"],
  ])("%d: the plural of each language", (count, english, french) => {
    expect(en.say("lost", { seat: "rome", count, space: "x" })).toContain(english);
    expect(fr.say("lost", { seat: "rome", count, space: "x" })).toContain(`perd ${french} à`);
  });

  test("with three forms the first is for none; a list is as many as its items", () => {
    const words = new Words("en", { came: "Hanno comes{count| alone| with # man| with # men}{others||, and #|, and #}." });
    expect(words.say("came", { count: 0, others: [] })).toBe("Hanno comes alone.");
    expect(words.say("came", { count: 1, others: ["Gisco"] })).toBe("Hanno comes with 1 man, and Gisco.");
    expect(words.say("came", { count: 2, others: ["a", "b"] })).toBe("Hanno comes with 2 men, and a and b.");
  });

  test("a list is joined as the language does it, its ids named", () => {
    expect(en.say("drew", { seat: "rome", cards: ["card:7", "card:9"] })).toBe("Rome drew Elephants in Fright and Forced March.");
    expect(fr.say("drew", { cards: ["a", "b"] })).toBe("A et B");
    expect(en.say("rolled", { dice: [1, 6, 6], doubled: true })).toBe("Dice: 1, 6, and 6. Doubled: true.");
  });

  test("numbers as they are printed: halves, and a true minus sign", () => {
    expect([0.5, 2.5, -1, -1.5, 0.25, 12].map((number) => en.numeral(number))).toEqual(["½", "2½", "−1", "−1½", "0.25", "12"]);
    expect(fr.numeral(0.25)).toBe("0,25");
  });

  test("an earlier catalogue goes before a later one", () => {
    expect(en.say("card:7")).toBe("Elephants in Fright");
  });

  test("an option is worded for its prompt where there is such an entry", () => {
    expect(en.option("attack", "pass")).toBe("Hold your ground");
    expect(en.option("play-card", "pass")).toBe("Pass");
    expect(en.option("attack", "card:9")).toBe("Forced March");
  });

  test("what is missing shows as its key, never as nothing", () => {
    expect(en.say("no-such-key")).toBe("no-such-key");
    expect(en.has("no-such-key")).toBe(false);
    expect(en.has("constructor")).toBe(false);
    expect(en.say("toString")).toBe("toString");
    expect(en.say("lost", { seat: "rome" })).toBe("Rome loses {count} in {space}.");
    expect(en.option("attack", "card:999")).toBe("card:999");
  });

  test("say why a game is over without parameters", () => {
    const reasons = Object.entries(en).filter(([key]) => key.includes(".over."));
    for (const [key, text] of reasons) expect(text, key).not.toContain("{");
  });
});

test("a French name that begins with a vowel elides the word before it", async () => {
  const { fr: words } = (await loadGame(manifest)).words;
  expect(words.say("hamilcar.storms-at-sea", { general: "general:adherbal" })).toContain("La flotte d'Adherbal ");
  expect(words.say("hamilcar.storms-at-sea", { general: "general:catulus" })).toContain("La flotte de Catulus ");
});

describe("names as they stand in a sentence", () => {
  const fr = new Words("fr", {
    entered: "{general} entre {space.in}.",
    left: "{general} quitte {space.the}, loin {space.of}.",
    opened: "{space.the} {space|se rend|se rendent}.",
    eliminated: "{unit.the} {unit|est éliminé|est éliminée|sont éliminés|sont éliminées}.",
    cry: "Il faut que {general} vienne.",
    "space:capua": "Capoue",
    "space:agrigentum": "Agrigente",
    "space:boii": "Boïens",
    "space:boii.the": "les Boïens",
    "space:boii.in": "chez les Boïens",
    "space:boii.is": "mp",
    "space:rhodanus": "Rhône",
    "space:rhodanus.the": "le Rhône",
    "unit:legion": "Légion",
    "unit:legion.the": "la légion",
    "unit:legion.is": "f",
    "unit:latins": "Latins",
    "unit:latins.the": "les Latins",
    "unit:latins.is": "mp",
    "general:hannibal": "Hannibal",
    "general:mago": "Magon",
  });
  const general = "general:mago";

  test("a place has its own preposition, or the usual one", () => {
    expect(fr.say("entered", { general, space: "space:boii" })).toBe("Magon entre chez les Boïens.");
    expect(fr.say("entered", { general, space: "space:capua" })).toBe("Magon entre à Capoue.");
    expect(fr.say("entered", { general, space: "space:rhodanus" })).toBe("Magon entre au Rhône.");
  });

  test("article and preposition contract, and a vowel elides", () => {
    expect(fr.say("left", { general, space: "space:boii" })).toBe("Magon quitte les Boïens, loin des Boïens.");
    expect(fr.say("left", { general, space: "space:rhodanus" })).toBe("Magon quitte le Rhône, loin du Rhône.");
    expect(fr.say("left", { general, space: "space:agrigentum" })).toBe("Magon quitte Agrigente, loin d'Agrigente.");
    expect(fr.say("cry", { general: "general:hannibal" })).toBe("Il faut qu'Hannibal vienne.");
    expect(fr.say("cry", { general })).toBe("Il faut que Magon vienne.");
  });

  test("verb and participle agree with the name; a sentence begins with a capital", () => {
    expect(fr.say("opened", { space: "space:boii" })).toBe("Les Boïens se rendent.");
    expect(fr.say("opened", { space: "space:capua" })).toBe("Capoue se rend.");
    expect(fr.say("eliminated", { unit: "unit:legion" })).toBe("La légion est éliminée.");
    expect(fr.say("eliminated", { unit: "unit:latins" })).toBe("Les Latins sont éliminés.");
    expect(fr.say("eliminated", { unit: ["unit:legion", "unit:latins"] })).toBe("La légion et les Latins sont éliminés.");
    expect(fr.say("eliminated", { unit: ["unit:legion", "unit:legion"] })).toBe("La légion et la légion sont éliminées.");
    expect(fr.say("eliminated", { unit: ["unit:latins"] })).toBe("Les Latins sont éliminés.");
  });

  test("English knows singular and plural names", () => {
    const en = new Words("en", {
      eliminated: "{unit|# is|# are} eliminated {space.in}.",
      "unit:mamertines": "Mamertines",
      "unit:mamertines.is": "p",
      "unit:legion": "Legion I",
      "space:boii": "Boii",
      "space:boii.in": "among the Boii",
    });
    expect(en.say("eliminated", { unit: "unit:mamertines", space: "space:boii" })).toBe(
      "Mamertines are eliminated among the Boii.",
    );
    expect(en.say("eliminated", { unit: "unit:legion", space: "Capua" })).toBe("Legion I is eliminated in Capua.");
  });

  test("what is missing shows, and a use that no language has is a defect", () => {
    expect(fr.say("entered", { general })).toBe("Magon entre {space.in}.");
    const wrong = new Words("fr", { wrong: "{space.chez}" });
    expect(() => wrong.say("wrong", { space: "x" })).toThrow("chez");
  });
});

test("on a page no French line breaks before : ; ! ? % », nor after «; elsewhere the spaces are plain", () => {
  const catalogue = {
    plays: "{seat} joue {card.title} ; ensuite : oui ? non ! 5 %{modifiers}",
    rome: "Rome",
    capua: "Capoue",
    cus: "UC",
    "capua.in": "à Capoue",
    "card:1": "Trêve",
    "card:27": "« Je suis venu en Italie »",
  };
  const say = (words: Words, card: string) =>
    words.say("plays", { seat: "rome", card, modifiers: ["rome+cus=capua", "rome=capua"] }).replaceAll("\u00a0", "~");
  const page = new TypesetWords("fr", catalogue);
  expect(say(page, "card:1")).toBe("Rome joue «~Trêve~»~; ensuite~: oui~? non~! 5~% (Rome et UC à Capoue, Rome à Capoue)");
  expect(say(page, "card:27")).toContain("joue «~Je suis venu en Italie~»~;");
  expect(say(new Words("fr", catalogue), "card:27")).toContain("joue « Je suis venu en Italie » ; ensuite : oui ? non !");
  expect(say(new TypesetWords("en", catalogue), "card:1")).toContain("joue “Trêve” ; ensuite");
});

test("of several parameters the first that is given is said", () => {
  const words = new Words("en", { stands: "He stands {at,space.in}.", "space:rome": "Rome", "outside:rome.in": "outside Rome" });
  expect(words.say("stands", { space: "space:rome" })).toBe("He stands in Rome.");
  expect(words.say("stands", { space: "space:rome", at: "outside:rome" })).toBe("He stands outside Rome.");
});

test("remarks stand one after the other, in French with a space before the semicolon", () => {
  expect(inTurn(["17 %", "", "sunk on 3"], "en")).toBe("17\u00a0%; sunk on 3");
  expect(inTurn(["une chance", "coulé sur 3"], "fr")).toBe("une chance\u00a0; coulé sur 3");
});
