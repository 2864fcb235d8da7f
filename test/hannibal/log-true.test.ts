import { expect, test } from "vitest";
import { holding } from "./field.ts";
import { carthage, march, rome, setOut, stop } from "./march.ts";
import { gameAt, play } from "./table.ts";
import { told, WORDS } from "./told.ts";

// What the log says is true of everybody who stands there, not only of those who have just been moved

const besiegers = { side: "carthage", at: "rome", cus: 3, elephants: 2, generals: ["hannibal", "mago", "h_gisgo"] };
const besieged = rome("inside:rome", 5, "a_paulus");

test("20.2 a loss of the general who besieges leaves those who were not activated, too", () => {
  const game = gameAt(
    { forces: [besiegers, besieged], siege: { rome: { by: "carthage", points: 1 } }, hands: { carthage: [37] } },
    { dice: [3] },
  );
  stop(setOut(game, 37, "hannibal", { elephants: 2, staff: ["mago"], use: "event" }));
  play(game, ["siege", "yes"]);
  expect(told(game, "en", "lost")).toEqual([
    "Carthage loses 1 elephant CU outside Rome in the siege: 3 CUs and 1 elephant CU left in all.",
  ]);
  expect(told(game, "fr", "lost")).toEqual([
    "Carthage perd 1 UC d'éléphants au siège, devant Rome ; il reste 3 UC et 1 UC d'éléphants en tout.",
  ]);
});

test("9.3 who commands where a general of a lower rank comes back is one of the two consuls, not the only one of his rank", () => {
  const game = gameAt(
    {
      active: "rome",
      forces: [rome("iberus", 11, "a_paulus", "varro", "c_nero"), carthage("azaila", 5, "hasdrubal")],
      consuls: ["a_paulus", "varro"],
      proconsul: "c_nero",
      control: holding({ rome: ["iberus"], carthage: ["azaila"] }),
      hands: { rome: [1], carthage: [] },
    },
    { dice: [1] },
  );
  march(setOut(game, 1, "c_nero", { cus: 1 }), "ilerda");
  play(game, ["intercept", "general:hasdrubal"], ["intercept.with.cus", { cus: 5 }], ["back-up", "back"]);
  expect(told(game, "fr", "commander").at(-1)).toMatch(/ prend le commandement sur l'Èbre \(l'un de ceux du plus haut rang\), /);
});

test("20.8 when Rome falls, Hannibal commands as the highest in rank: he was there before", () => {
  const game = gameAt(
    { forces: [besiegers, besieged], siege: { rome: { by: "carthage", points: 2 } }, hands: { carthage: [1] } },
    { dice: [6] },
  );
  setOut(game, 1, "hannibal", { cus: 2, elephants: 2 });
  stop(play(game, ["commander", "general:mago"]));
  play(game, ["siege", "yes"]);
  expect(told(game, "fr", "commander").at(-1)).toBe(
    "Hannibal prend le commandement à Rome (le plus haut rang sur place), avec Magon et H. Giscon sous ses ordres.",
  );
});

test("6.2, 6.3 reinforcements that find no room in Italy are lost for that, although others go to a general abroad", () => {
  const game = gameAt({
    turn: 2,
    phase: "roman-reinforcements",
    forces: [rome("inside:rome", 3, "t_longus"), rome("tarraco", 5, "p_scipio"), carthage("rome", 8, "hannibal")],
    siege: { rome: { by: "carthage", points: 1 } },
    consuls: ["p_scipio", "t_longus"],
  });
  expect([...told(game, "en", "reinforcement-lost"), ...told(game, "fr", "reinforcement-lost")]).toEqual([
    "Rome loses 3 CUs of reinforcements: with the enemy outside Rome, there is too little room for them there and with the generals in Italy, and at most 2 may go to generals outside Italy.",
    "Rome perd 3 UC de renfort : l'ennemi étant devant Rome, la place y manque, comme auprès des généraux d'Italie, et 2 UC au plus peuvent rejoindre des généraux hors d'Italie.",
  ]);
});

test("25 a PC that a card lets Hannibal remove is told with the card, and one that Hanno removes without", () => {
  const removed = { seat: "seat:rome", space: "space:falerii", by: "general:hannibal", card: "card:28" };
  const { card: _, ...byHanno } = { ...removed, by: "general:hanno" };
  const say = (params: typeof byHanno) =>
    (["en", "fr"] as const).map((language) => WORDS[language].say("hannibal.log.pc-removed", params));
  expect(say(removed)).toEqual([
    "Rome loses control of Falerii, now neutral (Hannibal removes the PC, by “Hannibal Charms Italy”).",
    "Rome perd le contrôle de Falerii, désormais neutre (CP retiré par Hannibal, effet de « Hannibal séduit l'Italie »).",
  ]);
  expect(say(byHanno)).toEqual([
    "Rome loses control of Falerii, now neutral (Hanno removes the PC).",
    "Rome perd le contrôle de Falerii, désormais neutre (CP retiré par Hannon).",
  ]);
});
