import { expect, test } from "vitest";
import { notFound } from "../../src/games/hannibal/page/stage/winter.ts";
import { siegePoints } from "../../src/games/hannibal/rules/forces.ts";
import { PROVINCE_OF, PROVINCE_OPTIONS, SPACE_OPTIONS, space } from "../../src/games/hannibal/rules/map.ts";
import { joined } from "../../src/games/hannibal/words/telling.ts";
import { joinedIn } from "../../src/words/runs.ts";
import { battleAt, beatenAttacker, onlyHolding, type Stack, scene, turnOf } from "./field.ts";
import { carthage, march, rome, setOut, stop } from "./march.ts";
import { gameAt, logged, newGame, play } from "./table.ts";
import { told, WORDS } from "./told.ts";

// A war can be retold from its log alone: every loss once, with what is left, why, and what becomes of whom

const START = ["start", "start-forces", "start-cup", "start-control", "start-neutral"];

test("4.1, 4.2, 4.3 the set-up is told: who stands where, and who controls what", () => {
  const game = newGame();
  expect(told(game, "en", ...START)).toEqual([
    "The set-up: who stands where, and who controls what.",
    "Rome begins with 16 CUs (8 CUs and P. Scipio in Rome; 8 CUs and T. Longus in Agrigentum); P. Scipio and T. Longus are consuls.",
    "In the cup that later consuls are drawn from: Flaminius, Varro, A. Paulus, Fabius Maximus, Marcellus, and C. Nero. Scipio Africanus arrives in turn 6; Carthage's generals are all on the map.",
    "Rome controls all of Etruria, Latium, Samnium, Campania, Apulia, Sicilia, Syracuse, and Corsica/Sardinia; besides, Massilia, Heraclea, Paestum, Croton, and Rhegium (9 political points, one of them for most of Lucania).",
    "Carthage begins with 14 CUs and 2 elephant CUs (2 CUs and Hasdrubal in New Carthage; 8 CUs, 2 elephant CUs, Hannibal, Mago, and H. Gisgo in Saguntum; 4 CUs and Hanno in Carthage).",
    "Carthage controls all of Carthage, Carthaginia, Eastern Numidia, Western Numidia, Baetica, Celtiberia, Orospeda, and the Balearic Islands; of the tribes, the Insubres, the Boii, and Bruttium (7 political points; none for the Balearic Islands).",
    "Neutral: all of Idubeda, Gallia Transalpina, and Liguria; besides, Narbo, Emporiae, Nemausus, Nice, the Taurini, Verona, and Mutina; of the tribes, the Western Ligurians, the Eastern Ligurians, the Aquitani, the Arverni, and the Allobroges.",
  ]);
  expect(told(game, "fr", "start-forces")).toEqual([
    "Rome commence avec 16 UC (8 UC et P. Scipion à Rome ; 8 UC et T. Longus à Agrigente) ; P. Scipion et T. Longus sont consuls.",
    "Carthage commence avec 14 UC et 2 UC d'éléphants (2 UC et Hasdrubal à Carthagène ; 8 UC, 2 UC d'éléphants, Hannibal, Magon et H. Giscon à Sagonte ; 4 UC et Hannon à Carthage).",
  ]);
  expect(told(game, "fr", "start-control")[1]).toMatch(
    /^Sous le contrôle de Carthage : Carthage, .+ et les îles Baléares, en entier ; .+ \(7 points politiques ; aucun pour les îles Baléares\)\.$/,
  );
  expect(game.log?.[0]?.event).toBe("hannibal.log.start");
});

test("4 the set-up tells of every space whose it is, and a later turn does not tell it again", () => {
  const game = newGame();
  const names = (list: unknown) => list as string[];
  const whose = SPACE_OPTIONS.map((at, space) =>
    [...logged(game, "start-control"), ...logged(game, "start-neutral")]
      .filter(
        ({ provinces, spaces, tribes }) =>
          names(provinces).includes(PROVINCE_OPTIONS[PROVINCE_OF[space]!]!) ||
          names(spaces).includes(at) ||
          names(tribes).includes(at),
      )
      .map(({ seat }) => seat ?? "nobody"),
  );
  const holders = game.state.control.map((code) => [["nobody", "seat:rome", "seat:carthage"][code]]);
  expect(whose).toEqual(holders);
  expect(told(gameAt({ turn: 2, phase: "deal", forces: [rome("rome", 8, "p_scipio")] }), "en", "deal", ...START)).toHaveLength(1);
});

test("15.3 CUs lost on a retreat are told with what costs them: an enemy PC, a tribe, enemy CUs", () => {
  const lossOf = (space: string, from: string, rome: string[], carthage: string[], others: Stack[] = []) => {
    const game = battleAt(
      {
        ...{ space, from, others, attacker: "carthage", control: onlyHolding(rome, carthage), hands: { rome: [46] } },
        rome: { cus: 4, generals: ["p_scipio"] },
        carthage: { cus: 9, generals: ["hasdrubal"] },
        cards: { rome: { frontal: 1 }, carthage: { probe: 1, "flank-left": 1 } },
      },
      { dice: [1, 2] },
    );
    play(game, ["attack", "probe"], ["match", "concede"]);
    return [...told(game, "en", "lost"), ...told(game, "fr", "lost")];
  };
  expect(lossOf("bilbilis", "numantia", ["toletum"], ["segobriga", "segovia"])).toEqual([
    expect.stringMatching(/^Rome loses 1 CU in \w+ on the retreat, one for the enemy PC there: 3 CUs left\.$/),
    expect.stringMatching(
      /^Rome perd 1 UC à \w+ en battant en retraite, une pour le CP ennemi qui s'y trouve ; il reste 3 UC\.$/,
    ),
  ]);
  expect(lossOf("tolosa", "narbo", ["araceli"], [])[0]).toMatch(
    / on the retreat, one for the unfriendly tribe there: 3 CUs left\.$/,
  );
  const enemies = ["segobriga", "segovia"].map((at): Stack => ({ side: "carthage", at, cus: 2 }));
  expect(lossOf("bilbilis", "numantia", ["toletum"], ["segobriga", "segovia"], enemies)).toEqual([
    expect.stringMatching(/^Rome loses 3 CUs in \w+ on the retreat, one for the enemy PC and each enemy CU there: 1 CU left\.$/),
    expect.stringMatching(
      /^Rome perd 3 UC à \w+ en battant en retraite, une pour le CP ennemi et chaque UC ennemie qui s'y trouvent ; il reste 1 UC\.$/,
    ),
  ]);
});

const beaten = () =>
  beatenAttacker(
    {
      space: "bilbilis",
      attacker: "carthage",
      from: "numantia",
      control: onlyHolding(["azaila"], ["numantia", "araceli", "saguntum"]),
      rome: { cus: 6, generals: ["p_scipio"] },
      carthage: { cus: 8, generals: ["hasdrubal"] },
    },
    [2],
  );

test("14.12 a loss is told once, with what is left", () => {
  const game = beaten();
  expect(told(game, "en", "casualties", "retreat-roll", "lost").slice(0, 2)).toEqual([
    "The Carthaginians are routed in Bilbilis: die 2, 2 CUs to lose.",
    "Carthage loses 2 CUs in Bilbilis in the rout: 6 CUs left.",
  ]);
  expect(told(game, "fr", "retreat-roll", "lost").slice(0, 2)).toEqual([
    "Les Carthaginois sont en déroute à Bilbilis : dé 2, 2 UC à perdre.",
    "Carthage perd 2 UC à Bilbilis dans la déroute ; il reste 6 UC.",
  ]);
});

test("15.5 what a defeat costs is told before the PCs go", () => {
  expect(told(beaten(), "en", "price-defeat", "pc-removed")[0]).toBe(
    "Carthage lost 2 CUs in the battle (rout and retreat included) and must remove 1 PC, one for every two CUs lost.",
  );
});

test("21.3 sickness is told with its die, the loss with what is left; elephants apart", () => {
  const params = { seat: "seat:rome", cus: 15, space: "space:rome", because: "card:51", die: 3, modifiers: [] };
  expect(WORDS.en.say("hannibal.log.attrition", { ...params, losses: 2 })).toBe(
    "Attrition (Epidemic) for the 15 CUs of Rome in Rome: die 3, 2 CUs to lose.",
  );
  const lost = { seat: "seat:carthage", units: ["cus:2"], left: ["cus:6", "elephants:2"], space: "space:capua" };
  expect(WORDS.en.say("hannibal.log.lost", lost)).toBe("Carthage loses 2 CUs in Capua: 6 CUs and 2 elephant CUs left.");
  expect(WORDS.fr.say("hannibal.log.lost", { ...lost, left: [] })).toBe("Carthage perd 2 UC à Capoue ; il n'en reste aucune.");
});

test("10.7, 20.6 a siege that is lifted is told, and the garrison that comes out", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("new_carthage", 5, "p_scipio"), carthage("inside:new_carthage", 2)],
    siege: { new_carthage: { by: "rome", points: 1 } },
    hands: { rome: [1], carthage: [2] },
  });
  stop(march(setOut(game, 1, "p_scipio", { cus: 5 }), "dianium"));
  const events = ["siege-lifted", "garrison-free"];
  expect(told(game, "en", ...events)).toEqual([
    "The siege of New Carthage is lifted; its siege point is removed.",
    "No enemy is left outside New Carthage: 2 CUs come out of the walls.",
  ]);
  expect(told(game, "fr", ...events)[1]).toBe("Plus d'ennemi devant Carthagène : 2 UC sortent des murs.");
});

test("6.4 whose term ends goes back into the cup, his CUs stay; so does a displaced general", () => {
  const game = gameAt({
    turn: 2,
    phase: "elections",
    forces: [rome("rome", 8, "p_scipio"), rome("agrigentum", 8, "t_longus")],
    consuls: ["p_scipio", "t_longus"],
    displaced: ["varro"],
  });
  play(game, ["proconsul", "general:p_scipio"]);
  expect(told(game, "en", "proconsul", "go-home", "displaced-home")).toEqual([
    "P. Scipio stays in Rome as proconsul.",
    "The term of T. Longus, in Agrigentum, ends: he goes back into the cup; 8 CUs stay there without a general.",
    "Varro, displaced, goes back into the cup.",
  ]);
  expect(told(game, "en", "consuls")[0]).toMatch(/^The consuls of the year, drawn from the cup, are /);
  expect(told(game, "fr", "go-home")).toEqual([
    "Le mandat de T. Longus, à Agrigente, s'achève : il retourne dans la coupe ; 8 UC restent sur place sans général.",
  ]);
});

test("card 19 Senate Dismisses Proconsul: the log says where both come from and go", () => {
  const game = turnOf("carthage", 19, {
    proconsul: "marcellus",
    consuls: ["varro"],
    forces: [rome("arpi", 5, "marcellus"), rome("rome", 5, "varro")],
  });
  play(game, ["play-card", "card:19"], ["use-card", "event"], ["event.proconsul", "general:t_longus"]);
  expect(told(game, "en", "plays", "replaced")).toEqual([
    "Carthage plays “Senate Dismisses Proconsul” (1 operation) for its event.",
    "T. Longus, from the cup, replaces Marcellus as proconsul in Arpi; Marcellus goes back into the cup.",
  ]);
});

test("19.2 a space taken from the enemy is told apart from a neutral one", () => {
  const pc = { seat: "seat:carthage", space: "space:croton" };
  expect(WORDS.en.say("hannibal.log.pc", { ...pc, from: [] })).toBe("Carthage takes control of Croton.");
  expect(WORDS.en.say("hannibal.log.pc", { ...pc, from: ["seat:rome"] })).toBe("Carthage takes control of Croton from Rome.");
  expect(WORDS.fr.say("hannibal.log.pc", { ...pc, from: ["seat:rome"] })).toBe(
    "Carthage prend le contrôle de Crotone, aux dépens de Rome.",
  );
});

test("6.1 the CUs that a side receives are told together, counted by place", () => {
  const game = scene({});
  const place = (units: string, space: string, at?: string) => ({
    ...game.log![0]!,
    event: "hannibal.log.reinforced",
    params: { seat: "seat:carthage", units: [units], space: `space:${space}`, ...(at && { at }) },
  });
  const told = (...entries: ReturnType<typeof place>[]) => {
    const [one, ...more] = joinedIn(entries, joined);
    expect(more).toEqual([]);
    return [WORDS.en, WORDS.fr].map((words) => words.say(one!.event, one!.params));
  };
  expect(told(place("cus:1", "saguntum"), place("cus:2", "saguntum"), place("elephants:1", "saguntum"))[0]).toBe(
    "Carthage receives 3 CUs and 1 elephant CU in Saguntum.",
  );
  const afar = ["carthage", "iberus", "iberus", "carthage"].map((space) => place("cus:1", space));
  expect(told(...afar, place("cus:1", "rome", "outside:rome"))).toEqual([
    "Carthage receives 5 CUs (2 CUs in Carthage, 2 CUs on the Iberus, 1 CU outside Rome).",
    "Carthage reçoit 5 UC (2 UC à Carthage, 2 UC sur l'Èbre, 1 UC devant Rome).",
  ]);
});

test("19.1, 22.1 a province that changes hands is told once, with the points of both sides", () => {
  const game = turnOf("rome", 1, { control: onlyHolding(["pisae", "faesulae", "arpi", "cannae"], ["cosa"]) });
  play(
    game,
    ["play-card", "card:1"],
    ["use-card", "place"],
    ["place-pcs", ["space:falerii", "space:tarquinii", "space:beneventum"]],
  );
  expect(told(game, "en", "pc", "pc.all", "province", "province-lost")).toEqual([
    "Rome takes control of Falerii.",
    "Rome now controls the province of Etruria (political points: Rome 2, Carthage 1).",
    "Rome takes control of Tarquinii and Beneventum.",
    "Rome now controls the province of Apulia (political points: Rome 3, Carthage 1).",
  ]);
  expect(told(game, "fr", "province")[0]).toBe(
    "Rome contrôle désormais la province d'Étrurie (points politiques : Rome 2, Carthage 1).",
  );
});

test("19.1, 19.4 a province that falls to nobody with isolated PCs is told", () => {
  const control = onlyHolding(["arsa", "salmantica", "segovia"], []);
  const game = gameAt({ phase: "isolation", control });
  expect(told(game, "en", "isolated", "isolated.all", "province-lost")).toEqual([
    "Rome loses control of Arsa, now neutral (isolated).",
    "Rome no longer controls the province of Celtiberia (political points: Rome 1, Carthage 1).",
    "Rome loses control of Salmantica and Segovia, now neutral (isolated).",
  ]);
});

test("10.2 what an army leaves behind is told", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("rome", 9, "p_scipio", "marcellus"), rome("falerii", 3)],
    hands: { rome: [1], carthage: [2] },
  });
  march(setOut(game, 1, "p_scipio", { cus: 5 }), "falerii");
  play(game, ["march", "take"], ["pick-up.cus", { cus: 2 }]);
  expect(told(game, "en", "activated", "picked-up")).toEqual([
    "P. Scipio is activated in Rome with 5 CUs; 4 CUs and Marcellus stay there.",
    "P. Scipio picks up 2 CUs in Falerii; 1 CU does not join him.",
  ]);
  expect(told(game, "fr", "activated", "picked-up")).toEqual([
    "P. Scipion est activé à Rome avec 5 UC ; 4 UC et Marcellus y restent.",
    "P. Scipion prend avec lui 2 UC à Falerii ; 1 UC ne le rejoint pas.",
  ]);
});

test("8.5 a card that leaves the game is told", () => {
  const game = turnOf("carthage", 26, {});
  play(game, ["play-card", "card:26"], ["use-card", "event"]);
  expect(told(game, "en", "pc", "province", "card-removed")).toEqual([
    "Carthage takes control of Syracuse from Rome.",
    "Carthage now controls the province of Syracuse (political points: Rome 8, Carthage 8).",
    "“Syracuse Allies with Carthage” leaves the game for good.",
  ]);
  expect(told(game, "fr", "card-removed")[0]).toMatch(/ quitte définitivement le jeu\.$/);
});

test("20.2 the points of a siege are there when its roll is told", () => {
  const game = turnOf("rome", 63, { forces: [rome("gades", 5, "p_scipio")] }, { dice: [4] });
  const seen: number[] = [];
  game.watch = ({ event }) => {
    if (event === "hannibal.log.siege-roll") seen.push(siegePoints(game.state, space("gades")));
  };
  play(setOut(game, 63, "p_scipio", { cus: 5 }), ["march", "stop"], ["siege", "yes"]);
  expect(seen).toEqual(logged(game, "siege-roll").map(({ reached }) => reached));
  expect(seen).toEqual([1]);
});

test("10.2 a general who is activated and stays leads nobody anywhere", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "h_gisgo", "mago")], hands: { carthage: [1] } });
  stop(setOut(game, 1, "h_gisgo", { cus: 3, staff: ["mago"] }));
  expect(told(game, "en", "activated", "activated-stays")).toEqual(["H. Gisgo is activated in Saguntum but does not move."]);
  expect(told(game, "fr", "activated-stays")).toEqual(["H. Giscon est activé à Sagonte mais ne se déplace pas."]);
});

test("10.11 a campaign that goes on without another general is told", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 8, "hannibal"), carthage("gades", 2, "mago")],
    hands: { carthage: [37] },
  });
  play(game, ["play-card", "card:37"], ["use-card", "event"], ["activate", "general:hannibal"], ["take.cus", { cus: 8 }]);
  stop(game);
  play(game, ["activate", "done"]);
  expect(told(game, "en", "nobody-else")).toEqual(["Carthage activates no other general."]);
});

test("22.1 a province without political weight says so", () => {
  const game = turnOf("rome", 1, { control: onlyHolding(["massilia", "narbo"], []) });
  play(game, ["play-card", "card:1"], ["use-card", "place"], ["place-pcs", ["space:nice"]]);
  expect(told(game, "en", "province")).toEqual([
    "Rome now controls the province of Massilia (worth no political points: still Rome 1, Carthage 1).",
  ]);
  expect(told(game, "fr", "province")).toEqual([
    "Rome contrôle désormais la province de Massilia (sans point politique : toujours Rome 1, Carthage 1).",
  ]);
});

test("11.6 the naval roll names the ports and its total, and a fleet that sinks is lost as a whole", () => {
  const game = gameAt({ forces: [carthage("carthage", 4, "hasdrubal")], hands: { carthage: [1] } }, { dice: [6] });
  march(setOut(game, 1, "hasdrubal", { cus: 4 }), "sea:dianium");
  expect(told(game, "en", "naval-roll", "lost", "displaced")).toEqual([
    "Naval roll: die 6 (port of Carthage −2), total 4 (1 or less gets through, 2 is turned back, 3 or more is sunk). Hasdrubal's fleet is sunk.",
    "Carthage loses 4 CUs at sea: none left.",
    "Hasdrubal, left without CUs at sea, is displaced: out of play until the next reinforcements.",
  ]);
  expect(told(game, "fr", "lost", "displaced")).toEqual([
    "Carthage perd 4 UC en mer ; il n'en reste aucune.",
    "Hasdrubal, sans UC après cette perte en mer, est neutralisé : il est hors jeu jusqu'aux prochains renforts.",
  ]);
});

test("24 a PC that Hanno removes is told with his name", () => {
  const params = { seat: "seat:rome", space: "space:zama", by: "general:hanno" };
  expect(WORDS.en.say("hannibal.log.pc-removed", params)).toBe("Rome loses control of Zama, now neutral (Hanno removes the PC).");
  expect(WORDS.fr.say("hannibal.log.pc-removed", params)).toBe(
    "Rome perd le contrôle de Zama, désormais neutre (CP retiré par Hannon).",
  );
});

test("8.7 the reshuffle tells which counsel it ends", () => {
  const because = "hannibal.because.truce-played";
  expect(WORDS.en.say("hannibal.log.reshuffle", { because, ends: [] })).toBe(
    "The discards are shuffled back into the strategy deck (“Truce” was played).",
  );
  expect(WORDS.en.say("hannibal.log.reshuffle", { because, ends: ["card:58"] })).toBe(
    "The discards are shuffled back into the strategy deck (“Truce” was played); “Cato Counsels Rome” no longer applies.",
  );
});

test("10.5 who is overrun is named: an elephant CU is not simply a CU", () => {
  const game = gameAt({
    active: "rome",
    forces: [
      { side: "rome", at: "salaria", cus: 5, generals: ["marcellus"] },
      { side: "carthage", at: "laminium", elephants: 1 },
    ],
    hands: { rome: [46], carthage: [30] },
  });
  play(game, ["play-card", "card:46"], ["use-card", "move"], ["take.cus", { cus: 5 }], ["march", "space:laminium"]);
  expect(told(game, "en", "overrun")).toEqual(["Marcellus overruns 1 elephant CU in Laminium."]);
  expect(told(game, "fr", "overrun")).toEqual(["Marcellus écrase 1 UC d'éléphants à Laminium."]);
  const older = { general: "general:marcellus", space: "space:laminium" };
  expect(WORDS.en.say("hannibal.log.overrun", older)).toBe("Marcellus overruns a CU in Laminium.");
});

test("13.5 an army that avoids battle inside its own city is told so", () => {
  const params = {
    general: "general:hasdrubal",
    from: "space:new_carthage",
    space: "inside:new_carthage",
    units: ["cus:2"],
    behind: [],
  };
  expect(WORDS.en.say("hannibal.log.avoided-inside", params)).toBe(
    "Hasdrubal avoids battle inside the walls of New Carthage with 2 CUs.",
  );
  expect(WORDS.fr.say("hannibal.log.avoided-inside", params)).toBe("Hasdrubal se réfugie avec 2 UC dans les murs de Carthagène.");
});

test("22.4, 23 the end is told: the points, who has won, and why", () => {
  const end = scene({ turn: 9, hands: { carthage: [64] } });
  play(end, ["play-card", "card:64"], ["use-card", "discard"]);
  const last = (language: "en" | "fr") => end.log!.slice(-2).map(({ event, params }) => WORDS[language].say(event, params));
  expect(last("en")).toEqual([
    "Political points: Rome 9, Carthage 7.",
    "The game is over: Rome wins. More political points at the end of the war.",
  ]);
  expect(last("fr")).toEqual([
    "Points politiques : Rome 9, Carthage 7.",
    "La partie est finie : Rome gagne. Plus de points politiques à la fin de la guerre.",
  ]);
});

test("6.6 the proconsul who is relieved is named, and so is why command changes (9.3)", () => {
  const proconsul = { general: "general:t_longus", space: "space:agrigentum", relieved: ["general:varro"] };
  const command = { general: "general:marcellus", others: ["general:varro"], space: "space:capua" };
  expect(WORDS.en.say("hannibal.log.proconsul", proconsul)).toBe(
    "T. Longus stays in Agrigentum as proconsul; Varro is relieved of that office.",
  );
  expect(WORDS.fr.say("hannibal.log.proconsul", proconsul)).toBe(
    "T. Longus reste à Agrigente comme proconsul ; Varron est relevé de cette charge.",
  );
  const because = "hannibal.because.highest-rank";
  expect(WORDS.en.say("hannibal.log.commander", { ...command, because })).toBe(
    "Marcellus takes command in Capua (the highest rank there), with Varro under him.",
  );
  expect(WORDS.fr.say("hannibal.log.commander", { ...command, because })).toBe(
    "Marcellus prend le commandement à Capoue (le plus haut rang sur place), avec Varron sous ses ordres.",
  );
});

test("17.4, 18.2 an elephant roll names the cards it costs Rome, a change of command the number needed", () => {
  const charge = { elephants: 2, die: 5, needed: 4, result: "hannibal.elephants.success", rome: 2 };
  expect(WORDS.en.say("hannibal.log.elephant-roll", charge)).toBe(
    "2 elephant CUs charge: die 5, needs 4 or more: the charge succeeds. Rome gets 2 fewer battle cards.",
  );
  expect(WORDS.fr.say("hannibal.log.elephant-roll", { ...charge, rome: 0 })).not.toContain("en moins");
  const change = { die: 6, general: "general:varro" };
  expect(WORDS.en.say("hannibal.log.command-roll", change)).toContain("die 6, 4 or more changes it. Varro commands");
});

test("19.4, 21.1 a winter says what it has checked and not found, once all of it is told", () => {
  const told = (...events: string[]) => notFound(events.map((name) => ({ event: `hannibal.log.${name}` })));
  expect(told("winter")).toEqual([]);
  expect(told("winter", "points")).toEqual(["face.winter.no-attrition", "face.winter.none-isolated"]);
  expect(told("winter", "isolated", "points")).toEqual(["face.winter.no-attrition"]);
  expect(told("winter", "attrition", "lost", "points")).toEqual(["face.winter.none-isolated"]);
});
