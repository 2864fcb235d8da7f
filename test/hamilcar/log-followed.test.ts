import { describe, expect, test } from "vitest";
import { type Params, Table } from "../../src/engine/index.ts";
import { spaceNamed } from "../../src/games/hamilcar/rules/map.ts";
import { loseCUs } from "../../src/games/hamilcar/rules/pieces.ts";
import { MIAT_OPTIONS } from "../../src/games/hamilcar/rules/tables.ts";
import en from "../../src/games/hamilcar/words/en.ts";
import fr from "../../src/games/hamilcar/words/fr.ts";
import { joined } from "../../src/games/hamilcar/words/telling.ts";
import { ENGINE_WORDS } from "../../src/words/engine.ts";
import { joinedIn } from "../../src/words/runs.ts";
import { Words } from "../../src/words/words.ts";
import { encounter } from "./sea-battle.ts";
import { answerWhile, type Game, gameAt, marching, passWindows, play, stack } from "./table.ts";

// Whoever has nothing but the log can add up what it says, and knows at any time where everybody is

const WORDS = { en: new Words("en", en, ENGINE_WORDS.en), fr: new Words("fr", fr, ENGINE_WORDS.fr) };
const told = (game: Game, language: "en" | "fr", ...events: string[]): string[] =>
  joinedIn(game.log ?? [], joined)
    .filter(({ event }) => events.includes(event.slice("hamilcar.log.".length)))
    .map(({ event, params }) => WORDS[language].say(event, params));
/** What happened last, in both languages. */
const both = (game: Game, ...events: string[]) =>
  (["en", "fr"] as const).map((language) => told(game, language, ...events).at(-1));

const control = { rome: ["roma", "capua"], carthage: ["carthago", "lilybaeum"] };

describe("where everybody is", () => {
  test("5.2.C3 an elephant that a leaving general leaves behind is no CU", () => {
    const game = gameAt({
      phase: "turn-end",
      control,
      forces: [stack("carthage", "sassari", 0, { elephants: 1, generals: ["xanthippus"] })],
    });
    expect(both(game, "eliminated")).toEqual([
      "Xanthippus leaves the game (his contract is over); 1 elephant stays in Sassari without a general.",
      "Xanthippus quitte la partie (son contrat est achevé) ; 1 éléphant reste à Sassari sans général.",
    ]);
  });

  test("2.1.C those inside the walls come out when the enemy has left", () => {
    const game = marching("hanno", {
      control,
      forces: [
        stack("carthage", "capua", 3, { generals: ["hanno"] }),
        stack("rome", "inside:capua", 1, { generals: ["flaccus"] }),
      ],
    });
    play(game, ["march", "space:fregellae"]);
    expect(both(game, "gates-open")).toEqual([
      "No enemy CU is left before Capua: 1 CU and Flaccus come out of the walls.",
      "Il n'y a plus d'UC ennemie devant Capua : 1 UC et Flaccus sortent des murs.",
    ]);
  });

  test("10 who is inside the walls is told once, also where both sides are asked again before the battle", () => {
    const game = marching(
      "hanno",
      {
        control,
        forces: [stack("carthage", "fregellae", 5, { generals: ["hanno"] }), stack("rome", "capua", 3)],
      },
      { ruleset: "golden-geek" },
    );
    play(game, ["march", "space:capua"], ["inside-units", { cus: 0 }], ["inside-units", { cus: 1 }]);
    expect(told(game, "en", "inside")).toEqual(["Rome has 1 CU inside the walls of Capua; outside: 2 CUs."]);
    expect(told(game, "fr", "inside")).toEqual(["Rome a 1 UC dans les murs de Capua ; dehors : 2 UC."]);
  });

  test("7.3.C who stays ashore is told when the fleet sets sail, and its warships when it lands", () => {
    const game = marching("hanno", {
      control,
      forces: [stack("carthage", "carthago", 5, { generals: ["hanno"] })],
      warships: { carthage: { ready: 3, spent: 1 } },
    });
    play(game, ["march", "regroup"], ["take-units", { cus: 2 }], ["march", "sail"], ["take-warships", 2]);
    expect(both(game, "sailed")).toEqual([
      "Hanno sets sail from Carthago with 2 warships; aboard: 2 CUs; 3 CUs stay ashore.",
      "Hanno prend la mer à Carthago avec 2 navires de guerre ; à bord : 2 UC ; 3 UC restent à terre.",
    ]);
    play(game, ["sail", "space:lilybaeum"], ["sail", "land"]);
    expect(both(game, "landed")).toEqual([
      "Hanno lands in Lilybaeum; 2 warships go back to port (now 3 Ready in port and 1 Spent in port).",
      "Hanno débarque à Lilybaeum ; 2 navires rentrent au port (maintenant 3 prêts au port et 1 épuisé au port).",
    ]);
  });

  test("7.2.C a general who is displaced alone is told why", () => {
    const game = marching("cotta", {
      control,
      forces: [stack("rome", "roma", 4, { generals: ["cotta"] }), stack("carthage", "cosa", 0, { generals: ["hanno"] })],
    });
    play(game, ["march", "space:cosa"]);
    answerWhile(game, { react: "done" });
    expect(both(game, "displaced")).toEqual([
      "Hanno is displaced (without CUs among the enemy) and goes back to the pool.",
      "Hanno est neutralisé (sans UC parmi l'ennemi) et retourne dans la réserve.",
    ]);
  });
});

describe("battles can be added up", () => {
  /** Hanno attacks Maximus, an Aristocrat, in Enna. */
  const defeat = (dice: number[], hands: { [key: string]: number[] } = {}) => {
    const game = marching(
      "hanno",
      {
        control: { rome: ["roma", "enna", "cosa", "clusium", "arretium", "volaterrae"], carthage: ["carthago", "catana"] },
        hands,
        forces: [
          stack("carthage", "catana", 8, { elephants: 1, generals: ["hanno"] }),
          stack("rome", "enna", 3, { supply: 1, generals: ["maximus"] }),
        ],
      },
      { dice },
    );
    play(game, ["march", "space:enna"]);
    answerWhile(game, { react: "done" });
    return game;
  };

  test("13.4 the hits follow from the dice: cavalry, infantry, light troops, and what cancels what", () => {
    const game = passWindows(defeat([6, 6, 6]));
    answerWhile(game, { charge: "no", "lose-elephants": 0 });
    for (const language of ["en", "fr"] as const) {
      const hits = joinedIn(game.log ?? [], joined).filter(({ event }) => event === "hamilcar.log.hits");
      expect(hits).toHaveLength(2);
      for (const { params } of hits) {
        const parts = (params!.modifiers as string[]).map((part) => Number(part.slice(part.lastIndexOf("=") + 1)));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(params!.hits);
      }
      expect(told(game, language, "hits").join(" ")).not.toMatch(/hamilcar|[{}]/);
    }
    const params = {
      seat: "seat:rome",
      hits: 4,
      modifiers: [
        "hamilcar.because.cavalry=+1",
        "hamilcar.because.infantry=+4",
        "hamilcar.because.infantry-cancelled=-1",
        "hamilcar.because.light=+1",
        "hamilcar.because.light-used=-1",
      ],
    };
    expect(WORDS.en.say("hamilcar.log.hits", params)).toBe(
      "Rome scores 4 hits (cavalry +1, infantry +4, infantry cancelled by enemy light troops −1, light troops +1, light troops used to cancel enemy infantry −1).",
    );
    expect(WORDS.fr.say("hamilcar.log.hits", { ...params, hits: 0, modifiers: [] })).toBe("Rome ne porte aucune touche.");
  });

  test("13.1 a card that changes the Battle Rating says so", () => {
    const game = defeat([], { carthage: [54] });
    play(game, ["battle-cards", "card:54"]);
    expect(both(game, "rating-raised")).toEqual([
      "Hanno's Battle Rating is 1 higher in this battle.",
      "Le talent de tacticien d'Hanno est augmenté de 1 dans cette bataille.",
    ]);
    expect(told(game, "en", "event").at(-1)).toMatch(/^Carthage plays “Ambush” \(\d points?\) as a counter event\.$/);
  });

  test("17.2.B a die that a general has rolled again says who wanted it", () => {
    const game = encounter({ roman: "catulus", more: { supremacy: "rome", seamanship: "good" } }, { dice: [1, 4] });
    answerWhile(game, { "battle-cards": "pass", maneuver: "pass", "flee-danger": "pass" });
    play(game, ["reroll-naval", "yes"]);
    expect(both(game, "rolled-again")).toEqual([
      "Catulus has the die rolled again (special ability).",
      "Catulus fait relancer le dé (capacité spéciale).",
    ]);
  });

  test("13.3.D elephants that do not charge are told: too few, or held back", () => {
    const few = passWindows(defeat([]));
    expect(told(few, "en", "too-few-to-charge", "no-charge")).toEqual([
      "Too few elephants for a charge: against Maximus it takes 2 elephants, as many as his Battle Rating.",
    ]);
  });

  test("2.2.D2, 13.6 the Aristocrats lost are named with their Battle Ratings, and supply trains are among the units lost", () => {
    const game = passWindows(defeat([6, 6, 1]));
    answerWhile(game, { charge: "no", "lose-elephants": 0 });
    expect(both(game, "eliminated")).toEqual([
      "Maximus is displaced (no CUs left) and leaves the game.",
      "Maximus est neutralisé (plus aucune UC) et quitte la partie.",
    ]);
    expect(both(game, "price-aristocrats")).toEqual([
      "Rome must remove 2 PCs: the Battle Rating of each Aristocrat lost (Maximus +2).",
      "Rome doit retirer 2 CP : le talent de tacticien de chaque Aristocrate perdu (Maximus +2).",
    ]);
    play(game, ["remove-pcs", ["space:enna", "space:cosa"]]);
    expect(told(game, "en", "price").at(-1)).toBe(
      "Rome must remove 2 PCs (political consequences of the defeat: 4 units of any kind lost, one PC for every two).",
    );
  });

  test("9.2.B1 warships taken as prizes are not counted twice", () => {
    const said = (struck: number, some: number, all: number) => {
      const params = { seat: "seat:rome", struck, some, all, ships: ["at-sea:2"] };
      return (["en", "fr"] as const).map((language) => WORDS[language].say("hamilcar.log.warships-hit", params));
    };
    expect(said(1, 0, 1)[0]).toBe("Rome loses 1 warship, taken as a prize (now 2 at sea).");
    expect(said(3, 1, 0)).toEqual([
      "Rome loses 3 warships, 1 of them taken as a prize (now 2 at sea).",
      "Rome perd 3 navires de guerre, dont 1 pris par l'ennemi (maintenant 2 en mer).",
    ]);
  });
});

describe("cards and provinces", () => {
  test("2.1.E, 5.1.C Samnium, which is not on the Provincial Display, is told all the same when it changes hands", () => {
    const game = gameAt({
      active: "rome",
      hands: { rome: [41], carthage: [] },
      control: { rome: ["roma", "bovianum", "beneventum"], carthage: ["carthago"] },
    });
    play(game, ["use-card", "points"], ["spend-point", "space:corfinium"]);
    expect(both(game, "province-uncounted")).toEqual([
      "Rome now has Samnium, with 3 of 4 spaces (not on the Provincial Display).",
      "Rome contrôle désormais la province de Samnium, avec 3 espaces sur 4 (hors du tableau des provinces).",
    ]);
  });

  test("2.1.E a French province is told with a number of spaces", () => {
    const params = { seat: "seat:rome", province: "province:etruria", held: 3, of: 5, rome: 5, carthage: 6 };
    expect(WORDS.fr.say("hamilcar.log.province", params)).toBe(
      "Rome contrôle désormais la province d'Etruria, avec 3 espaces sur 5 (tableau des provinces : Rome 5, Carthage 6).",
    );
    expect(WORDS.fr.say("hamilcar.log.province-lost", { ...params, held: 1 })).toMatch(
      /^Rome, avec 1 espace seulement sur 5, ne contrôle plus la province d'Etruria /,
    );
  });

  test("15.3 a change of the Miat's mood is told with the Provincial Display", () => {
    const game = gameAt({ hands: { rome: [15], carthage: [1] }, control, miat: ["centre", "r1", "r2"] });
    play(game, ["use-card", "event"]);
    answerWhile(game, { "cancel-event": "pass" });
    play(game, ["lose-miat", ["miat:centre", "miat:r1"]]);
    expect(told(game, "en", "miat-mood")[0]).toMatch(/counts for nobody \(Rome \d, Carthage \d\)\.$/);
  });

  test("5.1.C Rome's CUs are told with the provinces that bring them", () => {
    const game = gameAt({ phase: "roman-cus", control: { rome: ["roma", "praeneste", "fregellae"], carthage: ["carthago"] } });
    expect(both(game, "cus-placed")).toEqual([
      "Rome places 2 CUs in Roma (one for each of its provinces of Italia: Latium and Campania).",
      "Rome place 2 UC à Roma (une pour chacune de ses provinces d'Italia : Latium et Campania).",
    ]);
  });

  test("2.2.A, 5.2.C4 Calatinus, once gone, may still come back as Dictator, and his card then leaves the game", () => {
    const lost = marching("hanno", {
      control: { rome: ["roma", "cosa"], carthage: ["carthago"] },
      dictator: "ready",
      forces: [
        stack("carthage", "volaterrae", 4, { generals: ["hanno"] }),
        stack("rome", "cosa", 0, { generals: ["calatinus"] }),
      ],
    });
    play(lost, ["march", "space:cosa"]);
    answerWhile(lost, { react: "done" });
    expect(both(lost, "eliminated")).toEqual([
      "Calatinus is displaced (without CUs among the enemy) and leaves the game (he can still come back as Dictator).",
      "Calatinus est neutralisé (sans UC parmi l'ennemi) et quitte la partie (il peut encore revenir comme dictateur).",
    ]);
    const ends = gameAt({
      phase: "turn-end",
      control,
      dictator: "elected",
      calatinusServed: true,
      forces: [stack("rome", "roma", 5, { generals: ["calatinus"] })],
      offices: { calatinus: "dictator" },
    });
    expect(told(ends, "en", "eliminated", "dictator-gone")).toEqual([
      "Calatinus leaves the game (his term is over); 5 CUs stay in Roma without a general.",
      "The Dictator card leaves the game.",
    ]);
    const params = { general: "general:calatinus", space: "space:roma", ops: 3, back: 1 };
    expect(WORDS.en.say("hamilcar.log.dictator", params)).toBe(
      "Rome names Calatinus, who had left the game, Dictator in Roma, with the Dictator card (3 points).",
    );
  });

  test("5.6 the War Chest says what the difference comes to, also where supply trains have made it up", () => {
    const chest = (points: number, trains: number) => {
      const game = gameAt({
        phase: "war-chest",
        control,
        chest: { rome: 12 + points, carthage: 12 },
        forces: [stack("rome", "roma", 3, { supply: 2 })],
      });
      answerWhile(game, { "reduce-difference": { "supply:roma": trains } });
      return both(game, "war-chest", "war-chest-even");
    };
    expect(chest(3, 2)).toEqual([
      "The difference is now 1 point: Carthage may spend 1 point from the War Chest.",
      "L'écart est maintenant de 1 point : Carthage peut dépenser 1 point du trésor de guerre.",
    ]);
    expect(chest(3, 0)).toEqual([
      "The difference is 3 points: Carthage may spend 3 points from the War Chest.",
      "L'écart est de 3 points : Carthage peut dépenser 3 points du trésor de guerre.",
    ]);
    expect(chest(2, 2)).toEqual([
      "There is no longer a difference in points: nobody draws on the War Chest.",
      "Il n'y a plus d'écart de points : personne ne puise dans le trésor de guerre.",
    ]);
    expect(chest(0, 0)[0]).toBe("There is no difference in points: nobody draws on the War Chest.");
  });

  test("17.1 #45 a cancelled card says by which, and that its points do not count", () => {
    const params = { card: "card:43", by: "card:45" };
    expect(WORDS.en.say("hamilcar.log.event-cancelled", params)).toBe(
      "“Triumph” is cancelled by “Punic Faith”: it is discarded, and its points do not count.",
    );
    expect(WORDS.fr.say("hamilcar.log.event-cancelled", params)).toBe(
      "« Triomphe », carte annulée par « Foi punique », va à la défausse, et ses points ne comptent pas.",
    );
    expect(WORDS.en.say("hamilcar.log.event-cancelled", { ...params, chest: [4] })).toBe(
      "“Triumph” is cancelled by “Punic Faith”: it is discarded, and its points do not count (Rome has 4 so far).",
    );
  });

  test("5.2.C2 supply trains placed one by one are told as one, and points that nobody spends are told", () => {
    const game = gameAt({ active: "rome", hands: { rome: [41], carthage: [] }, control });
    play(game, ["use-card", "points"], ["spend-point", "supply:roma"], ["spend-point", "supply:roma"], ["spend-point", "done"]);
    expect(told(game, "en", "supply-placed", "points-unspent")).toEqual([
      "Rome places 2 supply trains in Roma.",
      "Rome leaves 1 point unspent.",
    ]);
  });

  test("5.2.B whoever plays first owes it to Naval Supremacy", () => {
    const said = (lets: string[]) =>
      (["en", "fr"] as const).map((language) => WORDS[language].say("hamilcar.log.first", { seat: "seat:carthage", lets }));
    expect(said([])).toEqual([
      "Carthage, which has Naval Supremacy, plays first.",
      "Carthage, qui a la suprématie navale, joue en premier.",
    ]);
    expect(said(["seat:rome"])[1]).toBe("Carthage, qui a la suprématie navale, laisse Rome jouer en premier.");
  });
});

describe("words that misled readers", () => {
  const said = (event: string, params: Params) =>
    (["en", "fr"] as const).map((language) => WORDS[language].tell({ event: `hamilcar.log.${event}`, params }));

  test("13.4, 5.3.B a general who has lost his last CU stays where no enemy drives him out", () => {
    const params = { seat: "seat:carthage", space: "space:thermae", lost: 2, left: [], alone: ["general:gisco"] };
    expect(said("cus-lost", params)).toEqual([
      "Carthage loses 2 CUs in Thermae: none left; H. Gisco stays there without CUs.",
      "Carthage perd 2 UC à Thermae ; il n'en reste aucune ; H. Gisco y reste, sans UC.",
    ]);
    const forces = [stack("carthage", "thermae", 2, { generals: ["gisco"] })];
    const table = new Table(gameAt({ control, forces }).state, []);
    loseCUs(table, "carthage", spaceNamed("space:thermae"), 2, { rule: "5.3.B" }).next();
    expect(table.log!.at(-1)!.params!.alone).toEqual(["general:gisco"]);
  });

  test("7.2.A a march back to where it began is a return", () => {
    const step = (space: string) => ({
      event: "hamilcar.log.marched",
      params: { general: "general:regulus", space: `space:${space}`, party: ["cus:9"], left: [], start: "space:neapolis" },
    });
    const tell = (spaces: string[]) => joinedIn(spaces.map(step), joined).map((entry) => WORDS.fr.tell(entry));
    expect(tell(["nola", "capua", "neapolis"])).toEqual([
      "Regulus, avec 9 UC, revient à Neapolis après être passé par Nola et Capua.",
    ]);
    expect(tell(["nola", "capua"])).toEqual(["Regulus, avec 9 UC, arrive à Capua en passant par Nola."]);
  });

  test("13.2, 2.2.E1 who commands instead of the one who marched", () => {
    const fights = { seat: "seat:rome", party: ["cus:3"], commander: ["general:caudex"] };
    expect(said("fights", { ...fights, equal: ["general:maximus"] })).toEqual([
      "Rome fights with 3 CUs under Caudex, chosen rather than Maximus, his equal in rank.",
      "Rome combat avec 3 UC, sous les ordres de Caudex, choisi plutôt que Maximus, de même rang.",
    ]);
    expect(said("fights", { ...fights, outranked: ["general:maximus"] })[0]).toBe(
      "Rome fights with 3 CUs under Caudex, who outranks Maximus.",
    );
  });

  test("9.3.A a victory at sea says why", () => {
    const params = { seat: "seat:carthage", general: "general:gisco" };
    expect(said("naval-victory", { ...params, because: "hamilcar.because.more-warships" })).toEqual([
      "Carthage wins at sea under H. Gisco (more warships left after the last round).",
      "Carthage gagne la bataille navale sous les ordres de H. Gisco (plus de navires de guerre après le dernier round).",
    ]);
  });

  test("15.3 the slots of the Miat are numbered in one list", () => {
    const params = {
      many: 4,
      slot: [MIAT_OPTIONS[2]!, MIAT_OPTIONS[1]!, "miat:centre"],
      count: 3,
      slots: 7,
      mood: "mood:warlike",
    };
    expect(said("miat-removed.all", params)[0]).toContain("4 PCs from the Miat, slots 2, 1, and centre (");
    expect(said("miat-removed.all", params)[1]).toContain("4 CP du Miat, cases 2, 1 et centre (");
  });
});
