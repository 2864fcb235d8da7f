import { expect, test } from "vitest";
import { joined } from "../../src/games/hannibal/words/telling.ts";
import { joinedIn } from "../../src/words/runs.ts";
import { battleAt, scene, turnOf } from "./field.ts";
import { asks, carthage, march, rome, setOut, stop } from "./march.ts";
import { gameAt, logged, play } from "./table.ts";
import { told, WORDS } from "./told.ts";

// Who retells the war from the log alone asks: how many of them are elephants, who stays inside, and why?

test("21.1 attrition tells elephants apart; an older entry counts them among the CUs", () => {
  const game = gameAt(
    {
      forces: [{ side: "carthage", at: "druentia", cus: 3, elephants: 1, generals: ["hannibal"] }],
      hands: { carthage: [1] },
    },
    { dice: [1] },
  );
  march(setOut(game, 1, "hannibal", { cus: 3, elephants: 1 }), "taurini");
  expect(told(game, "en", "attrition")).toEqual([
    "Attrition (mountain pass) for the 3 CUs and 1 elephant CU of Carthage among the Taurini: die 1, no losses.",
  ]);
  expect(told(game, "fr", "attrition")).toEqual([
    "Attrition (col) pour les 3 UC et 1 UC d'éléphants de Carthage chez les Taurins : dé 1, aucune perte.",
  ]);
  const roll = {
    seat: "seat:carthage",
    space: "space:rome",
    because: "hannibal.because.winter",
    die: 1,
    losses: 0,
    modifiers: [],
  };
  expect(WORDS.fr.tell({ event: "hannibal.log.attrition", params: { ...roll, cus: 4 } })).toContain("pour les 4 UC de Carthage");
  expect(WORDS.en.tell({ event: "hannibal.log.attrition", params: { ...roll, units: ["cus:1"] } })).toContain(
    " for 1 CU of Carthage",
  );
  expect(WORDS.fr.tell({ event: "hannibal.log.attrition", params: { ...roll, units: ["cus:1"] } })).toContain(
    "pour 1 UC de Carthage",
  );
});

test("6 reinforcements are counted together with elephants apart", () => {
  const entry = (units: string, space: string) => ({
    event: "hannibal.log.reinforced",
    params: { seat: "seat:carthage", units: [units], space },
  });
  const [all] = joinedIn(
    [entry("cus:2", "space:carthage"), entry("elephants:2", "space:carthage"), entry("cus:1", "space:new_carthage")],
    joined,
  );
  expect(WORDS.en.tell(all!)).toBe(
    "Carthage receives 3 CUs and 2 elephant CUs (2 CUs and 2 elephant CUs in Carthage; 1 CU in New Carthage).",
  );
});

test("20.7 who sallies out to help says who stays inside", () => {
  const game = turnOf("rome", 33, {
    forces: [carthage("capua", 6, "hannibal"), rome("inside:capua", 2, "varro"), rome("terventum", 6, "p_scipio")],
    siege: { capua: { by: "carthage", points: 1 } },
  });
  march(setOut(game, 33, "p_scipio", { cus: 6 }), "capua");
  play(game, ["sortie", "sally:1"], ["sortie.generals", []]);
  expect(told(game, "en", "sortie-helps")).toEqual([
    "1 CU sallies out of Capua to help; 1 CU and Varro stay inside; if the enemy is driven off, nobody has to go back inside.",
  ]);
  expect(told(game, "fr", "sortie-helps")).toEqual([
    "1 UC sort de Capoue pour aider ; 1 UC et Varron restent dans les murs ; si l'ennemi est chassé, personne n'aura à rentrer dans les murs.",
  ]);
});

test("card 54 a second roll against a city says what brings it", () => {
  const game = scene(
    {
      active: "carthage",
      forces: [carthage("capua", 6, "hannibal"), rome("inside:capua", 1)],
      hands: { carthage: [54] },
    },
    { dice: [5, 2] },
  );
  stop(setOut(game, 54, "hannibal", { cus: 6 }));
  play(game, ["siege", "yes"]);
  const [first, second] = told(game, "en", "siege-roll");
  expect(first).toMatch(/^Hannibal besieges Capua: die 5 /);
  expect(second).toMatch(/^Hannibal besieges Capua, a second roll through “Treachery within City”: die 2 /);
  expect(told(game, "fr", "siege-roll")[1]).toMatch(
    /^Hannibal assiège Capoue, second jet grâce à « Traître dans la ville » : dé 2 /,
  );
});

test("10.10 the price of Hannibal comes on top of that of the defeat, and the log has the sum", () => {
  const price = { seat: "seat:carthage", general: "general:hannibal", count: 5 };
  const say = (params: typeof price & { sum?: number }) =>
    (["en", "fr"] as const).map((language) => WORDS[language].tell({ event: "hannibal.log.price-hannibal", params }));
  expect(say({ ...price, sum: 6 })).toEqual([
    "Carthage has lost Hannibal and must remove 5 PCs, 6 in all with those.",
    "Carthage a perdu Hannibal et doit retirer 5 CP, soit 6 en tout.",
  ]);
  expect(say(price)).toEqual([
    "Carthage has lost Hannibal and must remove 5 PCs.",
    "Carthage a perdu Hannibal et doit retirer 5 CP.",
  ]);
});

test("6.5 a consul who arrives far from Rome says what he goes there for", () => {
  const arrived = { general: "general:varro", space: "space:agrigentum" };
  const because = "hannibal.because.consular-army";
  const say = (params: { [name: string]: string }) =>
    (["en", "fr"] as const).map((language) => WORDS[language].tell({ event: "hannibal.log.general-arrives", params }));
  expect(say({ ...arrived, because })).toEqual([
    "Varro arrives in Agrigentum, where five CUs or more await a consul.",
    "Varron arrive à Agrigente, où cinq UC ou plus attendent un consul.",
  ]);
  expect(say(arrived)[0]).toBe("Varro arrives in Agrigentum.");
});

test("15.5 the rules hand the sum over when Hannibal falls with his army", () => {
  const game = battleAt(
    {
      ...{ space: "arpi", from: "cannae", attacker: "rome" },
      rome: { cus: 8, generals: ["marcellus"] },
      carthage: { cus: 2, generals: ["hannibal"] },
      cards: { rome: { frontal: 2 }, carthage: { probe: 1 } },
    },
    { dice: [1, 6] },
  );
  play(game, ["attack", "frontal"]);
  if (asks(game, "match")) play(game, ["match", "concede"]);
  expect(logged(game, "price-defeat")).toMatchObject([{ count: 1 }]);
  expect(logged(game, "price-hannibal")).toMatchObject([{ count: 5, sum: 6 }]);
});
