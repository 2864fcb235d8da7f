import { expect, test } from "vitest";
import type { Params } from "../../src/engine/index.ts";
import { raisedBy } from "../../src/games/hamilcar/page/stage/raised.ts";
import { notFound } from "../../src/games/hamilcar/page/stage/winter.ts";
import { PROVINCE_OF, PROVINCE_OPTIONS, SPACE_OPTIONS } from "../../src/games/hamilcar/rules/map.ts";
import { CODE } from "../../src/games/hamilcar/rules/state.ts";
import en from "../../src/games/hamilcar/words/en.ts";
import fr from "../../src/games/hamilcar/words/fr.ts";
import { joined } from "../../src/games/hamilcar/words/telling.ts";
import { ENGINE_WORDS } from "../../src/words/engine.ts";
import { joinedIn } from "../../src/words/runs.ts";
import { Words } from "../../src/words/words.ts";
import { fleetsMeet } from "./sea-battle.ts";
import { type Game, gameAt, marching, newGame, play, stack } from "./table.ts";

// A war can be retold from its log alone: every loss once, with what is left, why, and what becomes of whom

const WORDS = { en: new Words("en", en, ENGINE_WORDS.en), fr: new Words("fr", fr, ENGINE_WORDS.fr) };
const told = (game: Game, language: "en" | "fr", ...events: string[]): string[] =>
  joinedIn(game.log ?? [], joined)
    .filter(({ event }) => events.includes(event.slice("hamilcar.log.".length)))
    .map(({ event, params }) => WORDS[language].say(event, params));

const control = { rome: ["roma", "capua"], carthage: ["carthago", "lilybaeum"] };

const START = [
  "start",
  "start-forces",
  "start-pool",
  "start-control",
  "start-display",
  "start-neutral",
  "start-warships",
  "start-miat",
  "start-dictator",
  "start-dictator-ready",
  "start-elephants",
];

test("3.1, 3.2, 3.3 the set-up is told: who stands where, and who controls what", () => {
  const game = newGame();
  expect(told(game, "en", ...START)).toEqual([
    "The set-up: who stands where, and who controls what.",
    "Rome begins with 12 CUs (3 CUs and Flaccus in Roma; 1 CU in Capua; 1 CU in Neapolis; 1 CU in Tarentum; 4 CUs, 1 supply train, and Maximus in Regium; 2 CUs, 1 supply train, and Caudex in Messana); Caudex and Maximus are consuls; Flaccus is proconsul.",
    "In Rome's pool of generals: Megellus, Duilius, Scipio, Florus, Paterculus, Calatinus, Regulus, Vulso, Metellus, Cotta, and Catulus; still to come: Asina; not in this game: Pulcher.",
    "Rome controls all of Latium, Campania, and Apulia; besides, Cosa, Corfinium, Bovianum, Beneventum, Paestum, Thurii, Locri, Regium, and Messana.",
    "On the Provincial Display Rome has 4 provinces (Latium, Campania, Apulia, and Lucania); it also has Samnium, which does not count there.",
    "Carthage begins with 8 CUs and 1 elephant (1 CU in Lipara; 2 CUs and H. Gisco in Thermae; 1 CU and 1 supply train in Lilybaeum; 1 CU and 1 supply train in Agrigentum; 1 CU in Carales; 2 CUs, 1 elephant, 1 supply train, and Hanno in Carthago).",
    "In Carthage's pool of generals: nobody; still to come: Hamilcar, Hasdrubal, Carthalo, Adherbal, and Himilco; mercenaries for hire, one after the other: Xanthippus and Hamilcar Barca.",
    "Carthage controls all of Syracusae and Carthago; besides, Lipara, Thermae, Panormus, Lilybaeum, Agrigentum, Sassari, Nuoro, Oristano, Carales, Hadrumetum, Thapsus, Sicca, Thabraca, and Hippo Regius.",
    "On the Provincial Display Carthage has 6 provinces (Syracusae, Corsica & Sardinia, Carthago, Libya, Lilybaeum, and the Miat).",
    "Neutral spaces: Volaterrae, Arretium, Clusium, Consentia, Drepanum, Heraclea Minoa, Enna, Catana, Camarina, and Aleria; neutral tribes: Volsinii, Aufidena, Theveste, Madauros, and Cirta.",
    "Roman warships: 1 Ready in port; Carthaginian warships: 2 Ready in port and 1 Spent in port. Carthage has Naval Supremacy; Roman seamanship is Poor.",
    "The Miat is Warlike: Carthage has PCs in 3 of its 7 slots (centre, slot 1, and slot 2).",
    "The Dictator card lies face up.",
    "Forgotten tactics: elephants charge at −2 until Xanthippus comes.",
  ]);
  expect(told(game, "fr", "start-forces", "start-display", "start-warships", "start-miat").slice(1)).toEqual([
    "Au tableau des provinces, Rome a 4 provinces (Latium, Campania, Apulia et Lucania) ; elle a aussi Samnium, qui n'y compte pas.",
    "Carthage commence avec 8 UC et 1 éléphant (1 UC à Lipara ; 2 UC et H. Gisco à Thermae ; 1 UC et 1 convoi à Lilybaeum ; 1 UC et 1 convoi à Agrigentum ; 1 UC à Carales ; 2 UC, 1 éléphant, 1 convoi et Hanno à Carthago).",
    "Au tableau des provinces, Carthage a 6 provinces (Syracusae, Corsica et Sardinia, Carthago, Libya, Lilybaeum et le Miat).",
    "Navires de guerre romains : 1 prêt au port ; carthaginois : 2 prêts au port et 1 épuisé au port. Carthage a la suprématie navale ; l'art naval de Rome est médiocre.",
    "Le Miat est belliqueux : Carthage y a un CP dans 3 cases sur 7 (centre, case 1 et case 2).",
  ]);
  expect(game.log?.[0]?.event).toBe("hamilcar.log.start");
});

test("3 the set-up tells of every space whose it is, and a later turn does not tell it again", () => {
  const game = newGame({ options: { "political-instability": true } });
  const entries = (game.log ?? []).filter(({ event }) => /start-(control|neutral)$/.test(event));
  const whose = SPACE_OPTIONS.map((at, space) =>
    entries
      .filter(({ params = {} }) =>
        [params.provinces, params.spaces, params.tribes]
          .flat()
          .some((id) => id === at || id === PROVINCE_OPTIONS[PROVINCE_OF[space]!]),
      )
      .map(({ params }) => params?.seat ?? "nobody"),
  );
  const holders = game.state.control.map((code) => [
    code === CODE.rome ? "seat:rome" : code === CODE.carthage ? "seat:carthage" : "nobody",
  ]);
  expect(whose).toEqual(holders);
  expect(told(gameAt({ turn: 2, phase: "deal", control }), "en", ...START)).toEqual([]);
});

test("5.1.A sunk warships can be built again", () => {
  const game = gameAt({ phase: "contract", control, warships: { rome: { ready: 1, sunk: 3 } } });
  expect(told(game, "en", "warships-returned")).toEqual(["Rome can build 3 sunk warships again."]);
  expect(told(game, "fr", "warships-returned")).toEqual([
    "Rome : 3 navires coulés sont de nouveau disponibles à la construction.",
  ]);
});

const reform = () =>
  gameAt({ phase: "reforms", queue: ["duilius"], control, forces: [stack("rome", "roma", 6, { generals: ["duilius"] })] });

test("5.1.C CUs that become warships are told once", () => {
  const game = play(reform(), ["reform", "warships"], ["cus-to-warships", 2]);
  expect(told(game, "en", "crews-aboard", "built")).toEqual([
    "Duilius turns 2 CUs in Roma into 2 warships (now 2 Ready in port).",
  ]);
});

test("5.1.C, 5.3.C seamanship: why it rises, and when it falls again", () => {
  expect(told(play(reform(), ["reform", "seamanship"]), "en", "seamanship")).toEqual([
    "Roman seamanship rises to Fair (naval reform of Duilius); it falls in winter if Rome has fewer than 2 Ready warships.",
  ]);
  const winter = gameAt({ phase: "seamanship", control, seamanship: "fair", warships: { rome: { ready: 1 } } });
  expect(told(winter, "en", "seamanship", "seamanship-falls")).toEqual([
    "Roman seamanship falls to Poor: Rome has fewer than 2 Ready warships.",
  ]);
});

test("5.3.A attrition is told once: its die, then the loss with what is left", () => {
  const game = gameAt(
    {
      phase: "winter",
      control: { ...control, carthage: [...control.carthage, "thermae"] },
      forces: [stack("rome", "thermae", 4, { supply: 1 })],
    },
    { dice: [6] },
  );
  play(game, ["winter", "roll"]);
  expect(told(game, "en", "die", "attrition", "cus-lost")).toEqual([
    "Attrition of Rome in Thermae (4 CUs): die 6.",
    "Rome loses 2 CUs in Thermae: 2 CUs left.",
  ]);
  expect(told(game, "fr", "cus-lost")).toEqual(["Rome perd 2 UC à Thermae ; il reste 2 UC."]);
});

test("13.5.C who cannot retreat loses his last CUs: a new loss", () => {
  const params = { seat: "seat:carthage", lost: 2, party: ["cus:1", "elephants:1"], space: "space:thermae" };
  expect(WORDS.en.say("hamilcar.log.no-retreat", params)).toBe(
    "Carthage cannot retreat from Thermae and loses all that is left: 1 CU and 1 elephant.",
  );
  expect(WORDS.fr.say("hamilcar.log.no-retreat", params)).toBe(
    "Carthage ne peut battre en retraite de Thermae et perd tout ce qui lui reste : 1 UC et 1 éléphant.",
  );
});

test("8.2 the Naval Die says what is added and what is needed", () => {
  const params = { rome: 2, carthage: 0, track: 2, total: 2, seat: "seat:carthage", result: "hamilcar.not-avoided" };
  expect(WORDS.en.say("hamilcar.log.naval-die", params)).toBe(
    "Naval Die: Rome 2; Carthage 0 + 2 (Seamanship) = 2. Carthage needs more than its enemy to slip away: the fleet is intercepted.",
  );
});

test("2.1.E a province that changes hands is named", () => {
  const game = gameAt({
    active: "rome",
    hands: { rome: [41], carthage: [] },
    control: { rome: ["roma", "cosa", "clusium"], carthage: ["carthago"] },
  });
  play(game, ["use-card", "points"], ["spend-point", "space:arretium"]);
  expect(told(game, "en", "pc", "province")).toEqual([
    "Rome places a PC in Arretium.",
    expect.stringMatching(/^Rome now has Etruria, with 3 of 5 spaces \(Provincial Display: Rome \d+, Carthage \d+\)\.$/),
  ]);
});

test("2.1.E where two things change hands on the Provincial Display, each is told with the count it leads to", () => {
  const game = gameAt({
    active: "rome",
    hands: { rome: [41], carthage: [] },
    forces: [stack("rome", "panormus", 4, { generals: ["megellus"] })],
    control: {
      rome: ["roma", "aleria", "neapolis"],
      carthage: ["carthago", "carales", "panormus", "lipara", "thermae", "drepanum", "lilybaeum", "agrigentum"],
    },
  });
  play(game, ["play-card", "card:41"], ["use-card", "points"], ["spend-point", "space:panormus"]);
  expect(told(game, "en", "province", "province-lost")).toEqual([
    "Carthage, with only 5 of 11 spaces, no longer has Sicilia (Provincial Display: Rome 1, Carthage 3).",
    "Rome now has Mare Tyrrhenum, with 4 of 7 spaces (Provincial Display: Rome 2, Carthage 3).",
  ]);
});

test("5.5 the PCs that the side behind removes have a reason", () => {
  const params = { seat: "seat:carthage", count: 2, because: "hamilcar.because.behind" };
  expect(WORDS.en.say("hamilcar.log.price", params)).toBe("Carthage must remove 2 PCs (behind on the Provincial Display).");
});

test("2.2.A a displaced general has one fate: Carthage's go back to the pool, Rome's leave the game", () => {
  const said = (event: string, params: Params) => WORDS.en.say(`hamilcar.log.${event}`, params);
  expect(said("displaced", { general: "general:hanno", because: "hamilcar.because.alone" })).toBe(
    "Hanno is displaced (without CUs among the enemy) and goes back to the pool.",
  );
  expect(said("eliminated", { general: "general:maximus", displaced: ["hamilcar.because.no-cus-left"] })).toBe(
    "Maximus is displaced (no CUs left) and leaves the game.",
  );
  expect(said("eliminated", { general: "general:cotta", because: ["hamilcar.because.term"] })).toBe(
    "Cotta leaves the game (his term is over).",
  );
});

test("5.2.B a card shown for the first play is not played yet", () => {
  expect(WORDS.en.say("hamilcar.log.preempted", { seat: "seat:rome", card: "card:1" })).toMatch(
    /^Rome shows .+ and takes the first play\.$/,
  );
});

test("9.2.B1 a roll of a naval battle is told once, with what it counts as", () => {
  const game = fleetsMeet({ more: { seamanship: "good", corvi: true, supremacy: "rome" } }, { dice: [5] });
  const events = ["die", "die-counted", "modifiers", "battle-roll", "warships-hit"];
  expect(told(game, "en", ...events).slice(0, 2)).toEqual([
    "Rome engages in column I: die 5, total 6 (Corvi +1), 1 hit.",
    "Carthage loses 1 warship, taken as a prize (now 2 at sea).",
  ]);
  expect(told(game, "fr", ...events).slice(0, 2)).toEqual([
    "Rome engage le combat dans la colonne I : dé 5, total 6 (corbeaux +1), 1 touche.",
    "Carthage perd 1 navire de guerre, pris par l'ennemi (maintenant 2 en mer).",
  ]);
});

test("17.2.B a roll that is thrown again keeps its own line", () => {
  const die = { event: "hamilcar.log.die", params: { what: "hamilcar.roll.charge", seat: "seat:carthage", die: 4 } };
  const counted = { event: "hamilcar.log.modifiers", params: { die: 2, modifiers: ["hamilcar.because.forgotten-tactics=-2"] } };
  const lines = joinedIn([die, counted, die, counted], joined).map(({ event, params }) => WORDS.en.say(event, params));
  const line = "Elephant charge: Carthage rolls 4, which counts as 2 (forgotten tactics −2).";
  expect(lines).toEqual([line, line]);
});

test("2.3.F whoever builds warships is told with how many he has now", () => {
  const game = gameAt({
    active: "carthage",
    hands: { rome: [], carthage: [41] },
    control,
    warships: { carthage: { ready: 2, spent: 3 } },
  });
  play(game, ["use-card", "ships"]);
  expect(told(game, "en", "built")).toEqual(["Carthage builds 1 warship (now 3 Ready in port and 3 Spent in port)."]);
  expect(told(game, "fr", "built")).toEqual([
    "Carthage construit 1 navire de guerre (maintenant 3 prêts au port et 3 épuisés au port).",
  ]);
});

test("7.3.A a fleet reaches a port that it only passes", () => {
  const game = marching("hamilcar", { control, forces: [stack("carthage", "lilybaeum", 2, { generals: ["hamilcar"] })] });
  play(game, ["march", "sail"], ["sail", "space:drepanum"], ["sail", "space:panormus"]);
  expect(told(game, "en", "fleet-entered.all")).toEqual(["Hamilcar reaches Panormus by sea, by way of Drepanum."]);
  expect(told(game, "fr", "fleet-entered.all")).toEqual(["Hamilcar atteint Panormus par mer, en passant par Drepanum."]);
});

test("9.2.B1 the total of a roll is told with the die as it fell", () => {
  const game = fleetsMeet({ more: { seamanship: "good", corvi: true, supremacy: "rome" } }, { dice: [5] });
  const roll = joinedIn(game.log ?? [], joined).find(({ event }) => event === "hamilcar.log.battle-roll");
  expect(roll?.params).toMatchObject({ rolled: 5, die: 6 });
});

test("5.2.C4 the Dictator is told with his card and its points", () => {
  const params = { general: "general:calatinus", space: "space:roma" };
  expect(WORDS.en.say("hamilcar.log.dictator", { ...params, ops: 3 })).toBe(
    "Rome names Calatinus Dictator in Roma, with the Dictator card (3 points).",
  );
  expect(WORDS.en.say("hamilcar.log.dictator", { ...params, ops: 0 })).toBe("Rome names Calatinus Dictator in Roma.");
});

test("5.6, 5.2.C1 an event says during whose play it is played, and that its card leaves the game", () => {
  const params = { seat: "seat:rome", card: "card:11", ops: 2 };
  expect(WORDS.en.say("hamilcar.log.event", { ...params, during: [], leaves: 0 })).toBe(
    "Rome plays “Cruel Sea” (2 points) for its event.",
  );
  expect(WORDS.en.say("hamilcar.log.event", { ...params, counter: 1, during: ["seat:carthage"], leaves: 1 })).toBe(
    "Rome plays “Cruel Sea” (2 points) as a counter event, during Carthage's play; the card leaves the game at the end of the turn.",
  );
  expect(WORDS.fr.say("hamilcar.log.event", { ...params, during: [], leaves: 1 })).toBe(
    "Rome joue « Mer cruelle » (2 points) pour son événement ; la carte quittera la partie à la fin du tour.",
  );
});

test("9.3.B1 interceptors who have won are told with all who land and with their warships", () => {
  const params = { seat: "seat:rome", space: "space:panormus", party: ["cus:8", "general:vulso"], ships: ["ready:2"] };
  expect(WORDS.en.say("hamilcar.log.interceptor-landed", params)).toBe(
    "Rome lands 8 CUs and Vulso in Panormus; its warships go back to port (now 2 Ready in port).",
  );
});

test("5.1.C whose term ends leaves his CUs without a general", () => {
  const params = { general: "general:flaccus", because: ["hamilcar.because.term"], left: ["cus:4"], where: ["space:roma"] };
  expect(WORDS.en.say("hamilcar.log.eliminated", params)).toBe(
    "Flaccus leaves the game (his term is over); 4 CUs stay in Roma without a general.",
  );
});

test("7.1 units left behind are told with the march that leaves them", () => {
  const game = marching("cotta", { control, forces: [stack("rome", "roma", 9, { generals: ["cotta"] })] });
  play(game, ["march", "regroup"], ["take-units", { cus: 4 }]);
  expect(told(game, "en", "marched", "dropped")).toEqual([]); // he may still take them along with another card
  play(game, ["march", "space:cosa"], ["march", "space:volaterrae"]);
  expect(told(game, "en", "marched.all")).toEqual(["Cotta moves to Volaterrae by way of Cosa with 4 CUs; 5 CUs stay in Roma."]);
  expect(told(game, "fr", "marched.all")).toEqual([
    "Cotta, avec 4 UC, arrive à Volaterrae en passant par Cosa ; 5 UC restent à Roma.",
  ]);
});

test("7.1 an activated general who does not move, and a pursuit that may go on", () => {
  const game = marching("cotta", { control, forces: [stack("rome", "roma", 3, { generals: ["cotta"] })] });
  play(game, ["march", "stop"]);
  expect(told(game, "en", "activated-stays", "stays")).toHaveLength(1);
  expect(WORDS.fr.say("hamilcar.log.activated-stays", { general: "general:cotta", space: "space:roma" })).toBe(
    "Cotta est activé à Roma mais ne se déplace pas.",
  );
  const pursuit = { general: "general:cotta", die: 2, needed: 2, result: "hamilcar.may-go-on" };
  expect(WORDS.en.say("hamilcar.log.pursuit-roll", pursuit)).toBe(
    "Cotta pursues: die 2, needs 2 or less: success, he may move on.",
  );
});

test("17.1 the cruel sea says what each roll and each hit costs, and a die rolled again who wants it", () => {
  const sea = { hits: 3, scored: [1, 2], party: ["warships:3", "cus:3", "trains:1"], ships: ["warships:none"] };
  expect(WORDS.en.say("hamilcar.log.cruel-sea", sea)).toBe(
    "The cruel sea: 3 hits (1 and 2), each on a warship, a CU and a supply train: Rome loses 3 warships, 3 CUs, and 1 supply train; warships left: none.",
  );
  expect(WORDS.fr.say("hamilcar.log.rerolled", { seat: "seat:rome", die: "die:carthage-large" })).toMatch(/de Rome\.$/);
});

test("17.2.B a PC taken on the march says whose special ability it is", () => {
  const params = { seat: "seat:rome", from: "seat:carthage", space: "space:thermae", by: ["general:maximus"] };
  const said = (language: "en" | "fr") => WORDS[language].say("hamilcar.log.pc-converted", params);
  expect(said("en")).toBe("Rome takes Thermae from Carthage (Maximus's special ability).");
  expect(said("fr")).toBe("Rome prend Thermae à Carthage (capacité spéciale de Maximus).");
});

test("6.2 the end is told: the provinces, who has won, and why", () => {
  const game = gameAt({ turn: 7, phase: "turn-end", miat: [], control });
  const last = (language: "en" | "fr") => game.log!.slice(-2).map(({ event, params }) => WORDS[language].say(event, params));
  expect(last("en")).toEqual([
    "On the Provincial Display: Rome 2, Carthage 2.",
    "The game is over: Carthage wins. Both hold as much of the Provincial Display at the end of the war, and Carthage wins ties.",
  ]);
  expect(last("fr")[1]).toBe(
    "La partie est finie : Carthage gagne. Parts égales du tableau des provinces à la fin de la guerre : Carthage gagne les égalités.",
  );
});

test("9.2.C, 9.3.B3 whoever breaks off at sea loses the battle, and the log says why Naval Supremacy changes", () => {
  const game = fleetsMeet({}, { dice: [2] });
  play(game, ["evade", "evade"]);
  const events = ["supremacy", "evades", "breaks-off", "naval-victory"];
  expect(told(game, "en", ...events).slice(0, 3)).toEqual([
    "Rome takes Naval Supremacy: the enemy gives it up to break off the battle.",
    "Carthage tries to break off the battle.",
    "Carthage gets away: the battle is over, and Rome has won it.",
  ]);
  expect(told(game, "fr", ...events).slice(0, 3)).toEqual([
    "Rome prend la suprématie navale : l'ennemi y renonce pour rompre le combat.",
    "Carthage tente de rompre le combat.",
    "Carthage rompt le combat : la bataille est finie, et Rome l'a gagnée.",
  ]);
});

test("17.1 Pestilence adds 1 to the die, and the log says so", () => {
  const params = { seat: "seat:rome", space: "space:capua", party: ["cus:4"], size: 4, rolled: 2, modifiers: [], losses: 1 };
  const pestilence = { modifiers: ["card:36=+1"], die: 3, total: 3 };
  const said = (language: "en" | "fr", more: object) => WORDS[language].say("hamilcar.log.attrition", { ...params, ...more });
  expect(said("en", {})).toBe("Attrition of Rome in Capua (4 CUs): die 2.");
  expect(said("en", pestilence)).toBe("Attrition of Rome in Capua (4 CUs): die 2 (Pestilence +1), total 3.");
  expect(said("fr", pestilence)).toBe("Attrition de Rome à Capua (4 UC) : dé 2 (Peste +1), total 3.");
});

test("a winter says what it has checked and not found, once all of it is told", () => {
  const told = (...events: string[]) => notFound(events.map((name) => ({ event: `hamilcar.log.${name}` })));
  expect(told("winter", "supply-rots")).toEqual([]);
  expect(told("winter", "provinces")).toEqual([
    "face.winter.no-attrition",
    "face.winter.all-guarded",
    "face.winter.none-isolated",
  ]);
  expect(told("winter", "supply-spent", "isolated", "provinces")).toEqual(["face.winter.all-guarded"]);
  expect(told("winter", "attrition", "supply-rots", "isolated", "provinces")).toEqual([]);
});

test("5.1 what a side raises is counted by place, elephants and warships for themselves", () => {
  const placed = (event: string, params: Params, seat = "seat:carthage") => ({
    event: `hamilcar.log.${event}`,
    params: { seat, ...params },
  });
  const entries = [
    placed("built", { count: 1 }),
    placed("cus-placed", { cus: 1, space: "space:carthago" }),
    placed("cus-placed", { cus: 6, space: "space:roma" }, "seat:rome"),
    placed("elephants-placed", { elephants: 1, space: "space:carthago" }),
    placed("cus-placed", { cus: 2, space: "space:carthago" }),
  ];
  expect(raisedBy(entries as never, "seat:carthage")).toEqual([
    { what: "ships", count: 1 },
    { what: "cus", count: 3, space: "space:carthago" },
    { what: "elephants", count: 1, space: "space:carthago" },
  ]);
});
