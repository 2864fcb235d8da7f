import { expect, test } from "vitest";
import { Table } from "../../src/engine/index.ts";
import { meetOthers } from "../../src/games/hannibal/rules/army.ts";
import { GENERALS } from "../../src/games/hannibal/rules/generals.ts";
import { joined } from "../../src/games/hannibal/words/telling.ts";
import { joinedIn } from "../../src/words/runs.ts";
import { battleAt, holding, onlyHolding, turnOf } from "./field.ts";
import { carthage, march, rome, setOut, stop } from "./march.ts";
import { gameAt, play } from "./table.ts";
import { told, toldSince, WORDS } from "./told.ts";

// Who has read nothing but the log knows where everybody stands, who commands, and what a die did

const beforeRome = (dice: number[], hands: number[] = [1]) =>
  gameAt(
    {
      forces: [
        { side: "carthage", at: "rome", cus: 8, elephants: 2, generals: ["hannibal"] },
        rome("inside:rome", 5, "a_paulus"),
      ],
      siege: { rome: { by: "carthage", points: 1 } },
      hands: { carthage: hands },
    },
    { dice },
  );

test("10.7 besiegers are outside the city, not in it", () => {
  const game = beforeRome([2]);
  stop(setOut(game, 1, "hannibal", { cus: 7, elephants: 2 }));
  play(game, ["siege", "yes"], ["lose-elephants", 0]);
  const events = ["activated", "activated-stays", "siege-roll", "lost"];
  expect(told(game, "en", ...events)).toEqual([
    "Hannibal is activated outside Rome but does not move.",
    "Hannibal besieges Rome: die 2 (strong city −1, Carthaginian siege without train −1), total 0: no siege point, 1 of 3 so far (a total of 3 to 5 earns 1 point, 6 or more 2 points; a total of 3, or of 1 or less, also costs a CU).",
    "Carthage loses 1 CU outside Rome in the siege: 7 CUs and 2 elephant CUs left.",
  ]);
  expect(told(game, "fr", ...events)).toEqual([
    "Hannibal est activé devant Rome mais ne se déplace pas.",
    "Hannibal assiège Rome : dé 2 (ville forte −1, siège carthaginois sans engins −1), total 0 : aucun point de siège, 1 sur 3 jusqu'ici (un total de 3 à 5 donne 1 point, de 6 ou plus 2 points ; un total de 3, ou de 1 ou moins, coûte aussi une UC).",
    "Carthage perd 1 UC au siège, devant Rome ; il reste 7 UC et 2 UC d'éléphants.",
  ]);
});

test("6.1, 6.3 CUs come to an army outside Rome; Rome's own find no place, and the log says why", () => {
  const game = gameAt({
    turn: 2,
    phase: "carthaginian-reinforcements",
    forces: [carthage("rome", 8, "hannibal"), rome("inside:rome", 5, "a_paulus")],
    siege: { rome: { by: "carthage", points: 1 } },
    control: holding({}),
    consuls: ["a_paulus"],
    gone: ["hasdrubal", "mago", "h_gisgo", "hanno"],
  });
  while (game.question?.prompt === "hannibal.reinforce-carthage")
    game.answer(
      game.question.kind === "choose" && game.question.options.includes("space:rome") ? "space:rome" : "space:new_carthage",
    );
  expect(told(game, "en", "reinforced.all")).toEqual([
    expect.stringMatching(/^Carthage receives \d CUs \(.*\b\d CUs? outside Rome.*\)\.$/),
  ]);
  expect(told(game, "fr", "reinforced.all")).toEqual([
    expect.stringMatching(/^Carthage reçoit \d UC \(.*\b\d UC devant Rome.*\)\.$/),
  ]);
  expect(told(game, "en", "reinforcement-lost")).toEqual([
    "Rome loses 5 CUs of reinforcements: with the enemy outside Rome, there is no place there or with another general.",
  ]);
});

test("10.7, 14.5 an army that meets the enemy at its own city fights outside it, and is told who went inside", () => {
  const game = gameAt(
    {
      forces: [
        { side: "carthage", at: "falerii", cus: 8, elephants: 0, generals: ["hannibal", "mago", "h_gisgo"] },
        rome("rome", 6, "p_scipio", "a_paulus"),
      ],
      proconsul: "p_scipio",
      consuls: ["a_paulus"],
      hands: { carthage: [1] },
    },
    { dice: [5] },
  );
  play(setOut(game, 1, "hannibal", { cus: 8 }), ["commander", "general:mago"]);
  expect(told(game, "en", "activated", "commander").slice(-2)).toEqual([
    "Hannibal is activated in Falerii with 8 CUs; Mago and H. Gisgo, without CUs, stay there.",
    "Mago takes command in Falerii (of the generals who are not activated), with H. Gisgo under him.",
  ]);
  expect(told(game, "fr", "activated").at(-1)).toBe(
    "Hannibal est activé à Falerii avec 8 UC ; Magon et H. Giscon, sans UC, y restent.",
  );
  const from = game.log!.length;
  march(game, "rome");
  play(game, ["inside", "inside:5"], ["inside.generals", []], ["avoid", "general:p_scipio"]);
  expect(toldSince(game, "en", from).slice(0, 4)).toEqual([
    "Hannibal moves to Rome.",
    "Rome brings 5 CUs and A. Paulus inside the walls of Rome; 1 CU and P. Scipio stay outside.",
    "P. Scipio tries to avoid battle outside Rome: die 5, needs 2 or less: failure.",
    "Battle outside Rome: the Carthaginians (8 CUs under Hannibal) attack the Romans (1 CU under P. Scipio).",
  ]);
  expect(toldSince(game, "fr", from)[0]).toBe("Hannibal arrive devant Rome.");
});

test("10.2 a general who gathers units and goes no farther has led nobody away", () => {
  const game = gameAt({
    forces: [carthage("tarraco", 4, "h_gisgo"), carthage("ilerda", 5, "mago")],
    control: holding({ carthage: ["tarraco", "ilerda"] }),
    hands: { carthage: [1] },
  });
  march(setOut(game, 1, "h_gisgo", { cus: 4 }), "ilerda");
  play(game, ["march", "take"], ["pick-up.generals", []], ["pick-up.cus", { cus: 3 }]);
  stop(game);
  const events = ["picked-up", "picked-up-halts", "halts", "commander"];
  expect(told(game, "en", ...events)).toEqual([
    "H. Gisgo picks up 3 CUs in Ilerda and goes no farther.",
    "H. Gisgo takes command in Ilerda (as the newcomer), with Mago under him.",
  ]);
  expect(told(game, "fr", ...events)).toEqual([
    "H. Giscon prend avec lui 3 UC à Ilerda et ne va pas plus loin.",
    "H. Giscon prend le commandement à Ilerda (en tant que dernier arrivé), avec Magon sous ses ordres.",
  ]);
});

test("14.5 the commander of each side is named as such, whoever else is there", () => {
  const game = gameAt({
    forces: [carthage("rhone", 6, "mago", "hasdrubal", "h_gisgo"), rome("druentia", 2)],
    control: onlyHolding(["druentia"], ["rhone"]),
    hands: { carthage: [1] },
  });
  march(setOut(game, 1, "mago", { cus: 6, staff: ["hasdrubal", "h_gisgo"] }), "druentia");
  expect(told(game, "en", "battle")).toEqual([
    "Battle on the Druentia: the Carthaginians (6 CUs under Mago, with Hasdrubal and H. Gisgo) attack the Romans (2 CUs).",
  ]);
  expect(told(game, "fr", "battle")).toEqual([
    "Bataille sur la Durance : les Carthaginois (6 UC sous Magon, avec Hasdrubal et H. Giscon) attaquent les Romains (2 UC).",
  ]);
});

test("6.4, 9.3 who commands where a new consul arrives is told", () => {
  const game = gameAt({ turn: 2, phase: "elections", forces: [rome("rome", 12, "p_scipio")], consuls: ["p_scipio"] });
  if (game.question?.kind === "choose") play(game, ["commander", game.question.options[0]!]);
  expect(told(game, "en", "commander")).toEqual([
    expect.stringMatching(/^\S.+ takes command in Rome \(chosen from those of the highest rank\), with .+ and .+ under him\.$/),
  ]);
});

test("12.2 each army that lets an enemy pass is named", () => {
  const passing = gameAt({
    forces: [carthage("narbo", 5, "hannibal"), carthage("ilerda", 5, "mago", "hasdrubal"), rome("massilia", 8, "p_scipio")],
    control: holding({ rome: ["emporiae", "massilia"] }),
    active: "rome",
    hands: { rome: [1] },
  });
  march(setOut(passing, 1, "p_scipio", { cus: 5 }), "sea:emporiae");
  play(passing, ["intercept", "pass"], ["intercept", "pass"]);
  expect(told(passing, "en", "let-pass").sort()).toEqual([
    "Hannibal, in Narbo, does not try to intercept P. Scipio in Emporiae.",
    "Mago, in Ilerda, does not try to intercept P. Scipio in Emporiae.",
  ]);
  expect(told(passing, "fr", "let-pass").sort()[0]).toBe("Hannibal, à Narbo, ne tente pas d'intercepter P. Scipion à Emporiae.");
});

test("12.2 besiegers that let an enemy pass are outside the city", () => {
  const game = gameAt({
    forces: [carthage("rome", 8, "hannibal"), rome("inside:rome", 5, "a_paulus"), rome("ariminum", 6, "p_scipio")],
    siege: { rome: { by: "carthage", points: 1 } },
    active: "rome",
    hands: { rome: [1] },
  });
  march(setOut(game, 1, "p_scipio", { cus: 6 }), "falerii");
  play(game, ["intercept", "pass"]);
  expect(told(game, "en", "let-pass")).toEqual(["Hannibal, outside Rome, does not try to intercept P. Scipio in Falerii."]);
  expect(told(game, "fr", "let-pass")).toEqual(["Hannibal, devant Rome, ne tente pas d'intercepter P. Scipion à Falerii."]);
});

test("10.9 what is put down and taken along again is one line; who is left without CUs stays there", () => {
  const params = { general: "general:hannibal", space: "space:rhone", units: ["elephants:2"] };
  const entries = ["dropped", "picked-up"].map((event) => ({ event: `hannibal.log.${event}`, params }));
  const [one, ...more] = joinedIn(entries, joined);
  expect(more).toEqual([]);
  expect(WORDS.en.tell(one!)).toBe("Hannibal puts down 2 elephant CUs on the Rhone and takes them along again.");
  expect(WORDS.fr.tell(one!)).toBe("Hannibal laisse 2 UC d'éléphants sur le Rhône, puis les reprend avec lui.");
  const other = { event: "hannibal.log.picked-up", params: { ...params, units: ["elephants:1"] } };
  expect(joinedIn([entries[0]!, other], joined)).toHaveLength(2);
  const alone = { general: "general:mago", units: ["cus:2"], space: "space:narbo", alone: ["general:hannibal"] };
  expect(WORDS.en.say("hannibal.log.picked-up", alone)).toBe("Mago picks up 2 CUs in Narbo; Hannibal stays there without CUs.");
  expect(WORDS.fr.say("hannibal.log.picked-up", alone)).toBe("Magon prend avec lui 2 UC à Narbo ; Hannibal reste là, sans UC.");
});

test("20.2 a siege without points has none yet", () => {
  const roll = { general: "general:hasdrubal", space: "space:syracuse", die: 2, points: 0, reached: 0 };
  expect(WORDS.en.say("hannibal.log.siege-roll", roll)).toContain(": no siege point, 0 of 3 so far (");
  expect(WORDS.fr.say("hannibal.log.siege-roll", roll)).toContain(" : aucun point de siège, 0 sur 3 jusqu'ici (");
});

test("12.4, 12.6 an interception says whom it meets and who commands then", () => {
  const game = gameAt(
    {
      forces: [
        { side: "carthage", at: "massilia", cus: 5, elephants: 1, generals: ["hannibal"] },
        { side: "carthage", at: "druentia", cus: 0, elephants: 0, generals: ["mago"] },
        rome("nice", 1, "marcellus"),
      ],
      control: holding({ rome: ["massilia", "nice"], carthage: ["druentia"] }),
      active: "rome",
      hands: { rome: [1] },
    },
    { dice: [2] },
  );
  march(setOut(game, 1, "marcellus", { cus: 1 }), "druentia");
  play(game, ["avoid", "stand"], ["intercept", "general:hannibal"], ["intercept.with.cus", { cus: 5, elephants: 1 }]);
  expect(told(game, "fr", "intercept-roll", "intercepted", "commander")).toEqual([
    "Hannibal tente d'intercepter Marcellus sur la Durance : dé 2, il faut 4 ou moins : succès.",
    "Hannibal quitte Massilia avec 5 UC et 1 UC d'éléphants pour intercepter Marcellus sur la Durance.",
    "Hannibal prend le commandement sur la Durance (le plus haut rang sur place), avec Magon sous ses ordres.",
  ]);
  expect(told(game, "en", "intercepted")).toEqual([
    "Hannibal comes from Massilia with 5 CUs and 1 elephant CU to intercept Marcellus on the Druentia.",
  ]);
});

test("11.6 the ports of a naval roll are told apart, and Rome's control of each", () => {
  const game = gameAt(
    {
      forces: [carthage("emporiae", 3, "mago")],
      control: holding({ rome: ["emporiae", "lilybaeum"] }),
      hands: { carthage: [1] },
    },
    { dice: [2] },
  );
  march(setOut(game, 1, "mago", { cus: 3 }), "sea:lilybaeum");
  expect(told(game, "en", "naval-roll")).toEqual([
    "Naval roll: die 2 (Roman control of Emporiae +1, port of Lilybaeum −1, Roman control of Lilybaeum +1, Mago −1), total 2 (1 or less gets through, 2 is turned back, 3 or more is sunk). Mago's fleet must turn back.",
  ]);
  expect(told(game, "fr", "naval-roll")).toEqual([
    "Jet naval : dé 2 (contrôle romain d'Emporiae +1, port de Lilybée −1, contrôle romain de Lilybée +1, Magon −1), total 2 (à 1 ou moins, une flotte passe ; à 2, elle rentre au port ; à 3 ou plus, elle est coulée). La flotte de Magon doit rentrer au port.",
  ]);
});

test("card 64 a fleet of Carthage that Rome does not roll against says why", () => {
  const game = gameAt({ truce: true, forces: [carthage("carthage", 4, "hasdrubal")], hands: { carthage: [1] } });
  march(setOut(game, 1, "hasdrubal", { cus: 4 }), "sea:dianium");
  expect(told(game, "en", "no-naval-roll")).toEqual(["No naval roll against Hasdrubal (truce)."]);
  expect(told(game, "fr", "no-naval-roll")).toEqual(["Pas de jet naval contre Hasdrubal (trêve)."]);
});

test("14.2, 14.3 allies are told by name, and that Rome has more in Italy than count", () => {
  const dealtIn = (space: string, from: string) => {
    const game = battleAt({
      space,
      from,
      attacker: "carthage",
      rome: { cus: 5, generals: ["varro"] },
      carthage: { cus: 5, generals: ["hasdrubal"] },
    });
    while (game.question && told(game, "en", "dealt").length === 0) game.answer("pass");
    return [...told(game, "en", "dealt"), ...told(game, "fr", "dealt")];
  };
  const spain = dealtIn("dertosa", "saguntum");
  expect(spain[0]).toMatch(/allies \+3\); its allies: Baetica, Celtiberia, and Orospeda\.$/);
  expect(spain[1]).not.toMatch(/allies/);
  expect(spain[2]).toMatch(/alliés \+3\) ; alliés : la Bétique, la Celtibérie et l'Orospéda\.$/);
  const italy = dealtIn("arpi", "cannae");
  expect(italy[1]).toMatch(
    /allies \+2\); its allies: Etruria, Samnium, Campania, Apulia, and Lucania; allies in Italy give 2 cards at most\.$/,
  );
  expect(italy[3]).toMatch(/alliés \+2\) ; alliés : l'Étrurie, .+ ; en Italie, les alliés donnent 2 cartes au plus\.$/);
});

test("8.4 a counter event says what it is played into", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "hannibal")], hands: { carthage: [1, 2], rome: [41, 35] } });
  setOut(game, 1, "hannibal", { cus: 8 });
  play(game, ["march", "space:dertosa"], ["march", "space:tarraco"], ["march", "space:emporiae"], ["bad-weather", "card:41"]);
  expect(told(game, "en", "counter", "turned-back")).toEqual([
    "Rome plays “Bad Weather” during the move of Hannibal.",
    "Bad weather drives Hannibal back to Tarraco, and his move ends.",
  ]);
  expect(told(game, "fr", "counter")).toEqual(["Rome joue « Éléments contraires » pendant le mouvement d'Hannibal."]);
  const battle = { seat: "seat:rome", card: "card:42", battle: "space:boii" };
  expect(WORDS.fr.say("hannibal.log.counter", battle)).toMatch(/ dans la bataille des Boïens\.$/);
});

test("8.2, 21.1 one PC is not PCs, and a winter without attrition is told", () => {
  const game = gameAt({ forces: [rome("rome", 5)], hands: { carthage: [7] } });
  play(game, ["play-card", "card:7"], ["use-card", "place"], ["place-pcs", ["space:verona"]]);
  expect(told(game, "en", "plays", "winter")).toEqual([
    "Carthage plays “Hostile Tribes” (1 operation) to place a PC.",
    "Winter of turn 1: no army has to roll for attrition.",
  ]);
  expect(told(game, "fr", "plays", "winter")).toEqual([
    "Carthage joue « Tribus hostiles » (1 opération) pour placer un CP.",
    "Hiver du tour 1 : aucune armée ne subit l'attrition.",
  ]);
});

test("card 27 a title that brings its own quotes gets no second pair", () => {
  const played = { seat: "seat:carthage", card: "card:27", ops: 2, use: "hannibal.use.move" };
  expect(WORDS.en.say("hannibal.log.plays", played)).toBe(
    "Carthage plays “I Have Come into Italy” (2 operations) to move a general.",
  );
  expect(WORDS.fr.say("hannibal.log.plays", played)).toBe(
    "Carthage joue « Je suis venu en Italie » (2 opérations) pour déplacer un général.",
  );
});

test("card 9 the alliance of Macedonia is told with what it does, and how Rome loses a card", () => {
  const game = turnOf("carthage", 9);
  play(game, ["play-card", "card:9"], ["use-card", "event"]);
  expect(told(game, "en", "discarded", "macedonia")).toEqual([
    "Macedonia allies with Carthage: from now on Carthage's fleets have −1 on their naval rolls, and so get through more easily.",
    "Rome discards “Allied Auxiliaries (Samnium)”, drawn at random from its hand.",
  ]);
  expect(told(game, "fr", "macedonia")).toEqual([
    "La Macédoine s'allie à Carthage : désormais les flottes de Carthage bénéficient de −1 à leurs jets navals, et passent donc plus facilement.",
  ]);
});

test("17.3 a charge without effect says what it might have cost", () => {
  const roll = { elephants: 2, die: 3, needed: 4, result: "hannibal.elephants.nothing", rome: 0, spared: 2 };
  expect(WORDS.fr.say("hannibal.log.elephant-roll", roll)).toBe(
    "2 UC d'éléphants chargent : dé 3, il faut 4 ou plus : sans effet (une charge réussie aurait coûté 2 cartes de bataille à Rome).",
  );
});

test("13.4 a pursuit that fails says that the army stops", () => {
  const roll = { general: "general:hannibal", space: "space:massilia", at: "outside:massilia", die: 5, needed: 4 };
  const result = "hannibal.goes-no-farther";
  expect(WORDS.fr.say("hannibal.log.pursuit-roll", { ...roll, result })).toBe(
    "Hannibal, devant Massilia, tente de continuer sa marche : dé 5, il faut 4 ou moins : échec, il ne va pas plus loin.",
  );
});

test("9.3 who commands where a beaten army joins another is told, even if nothing changes", () => {
  const params = { general: "general:marcellus", others: ["general:fabius_maximus"], space: "space:mutina", kept: 1 };
  const because = "hannibal.because.highest-rank";
  expect(WORDS.en.say("hannibal.log.commander", { ...params, because })).toBe(
    "Marcellus keeps command in Mutina (the highest rank there), with Fabius Maximus under him.",
  );
  const table = new Table(gameAt({ forces: [rome("mutina", 8, "marcellus", "p_scipio")], consuls: ["marcellus"] }).state, []);
  const scipio = GENERALS.findIndex(({ id }) => id === "p_scipio");
  meetOthers(table, table.s.generals[scipio]!, [scipio]).next();
  expect(table.log!.map(({ event, params }) => [event, params!.general, params!.kept])).toEqual([
    ["hannibal.log.commander", "general:marcellus", 1],
  ]);
});
