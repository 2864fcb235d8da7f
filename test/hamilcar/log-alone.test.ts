import { expect, test } from "vitest";
import { type Params, Table } from "../../src/engine/index.ts";
import { spaceNamed } from "../../src/games/hamilcar/rules/map.ts";
import { loseCUs } from "../../src/games/hamilcar/rules/pieces.ts";
import en from "../../src/games/hamilcar/words/en.ts";
import fr from "../../src/games/hamilcar/words/fr.ts";
import { joined } from "../../src/games/hamilcar/words/telling.ts";
import { ENGINE_WORDS } from "../../src/words/engine.ts";
import { joinedIn } from "../../src/words/runs.ts";
import { Words } from "../../src/words/words.ts";
import { encounter } from "./sea-battle.ts";
import { answerWhile, type Game, gameAt, marching, play, stack } from "./table.ts";

// Who retells the war from the log alone asks: who stays behind, who commands and why, whose province it was

const WORDS = [new Words("en", en, ENGINE_WORDS.en), new Words("fr", fr, ENGINE_WORDS.fr)];
/** What happened last, in both languages. */
const both = (game: Game, event: string) =>
  WORDS.map((words) =>
    joinedIn(game.log ?? [], joined)
      .filter((entry) => entry.event === `hamilcar.log.${event}`)
      .map((entry) => words.tell(entry))
      .at(-1),
  );
const said = (event: string, params: Params) => WORDS.map((words) => words.tell({ event: `hamilcar.log.${event}`, params }));

const control = { rome: ["roma", "capua"], carthage: ["carthago", "lilybaeum", "utica"] };

test("7.1 who stays where a march or a voyage begins is told, also if nobody was asked who goes", () => {
  const crowd = () =>
    marching("hanno", {
      control,
      forces: [stack("carthage", "carthago", 12, { generals: ["hanno", "barca"] })],
      warships: { carthage: { ready: 1 } },
    });
  const onFoot = crowd();
  answerWhile(onFoot, { "take-generals": [], "take-units": { cus: 10 } });
  play(onFoot, ["march", "space:tunes"]);
  expect(both(onFoot, "marched")).toEqual([
    "Hanno moves to Tunes with 10 CUs; 2 CUs and Hamilcar Barca stay in Carthago.",
    "Hanno, avec 10 UC, arrive à Tunes ; 2 UC et Hamilcar Barca restent à Carthago.",
  ]);
  const bySea = crowd();
  play(bySea, ["march", "sail"]);
  answerWhile(bySea, { "take-warships": 0 });
  expect(both(bySea, "sailed")).toEqual([
    "Hanno sets sail from Carthago without warships; aboard: 10 CUs; 2 CUs and Hamilcar Barca stay ashore.",
    "Hanno prend la mer à Carthago sans navire de guerre ; à bord : 10 UC ; 2 UC et Hamilcar Barca restent à terre.",
  ]);
});

test("7.2.A a march of several steps is one line, with those who stay where it began", () => {
  const step = (to: string, left: string[] = []) => ({
    event: "hamilcar.log.marched",
    params: {
      ...{ general: "general:duilius", space: `space:${to}`, party: ["cus:6"], start: "space:roma" },
      ...{ left, from: left.length > 0 ? ["space:roma"] : [] },
    },
  });
  const tell = (...steps: ReturnType<typeof step>[]) =>
    WORDS.map((words) => joinedIn(steps, joined).map((entry) => words.tell(entry)));
  expect(tell(step("fregellae", ["cus:3"]), step("capua"), step("neapolis"))).toEqual([
    ["Duilius moves to Neapolis by way of Fregellae and Capua with 6 CUs; 3 CUs stay in Roma."],
    ["Duilius, avec 6 UC, arrive à Neapolis en passant par Fregellae et Capua ; 3 UC restent à Roma."],
  ]);
  expect(tell(step("fregellae"), step("capua", ["cus:3"]), step("neapolis"))[0]).toHaveLength(2);
});

test("2.2.E1 the defender's commander is told with those who might have commanded as well", () => {
  const game = marching("duilius", {
    control,
    forces: [
      stack("rome", "oristano", 6, { generals: ["duilius"] }),
      stack("carthage", "sassari", 3, { generals: ["gisco", "hanno"] }),
    ],
  });
  play(game, ["march", "space:sassari"]);
  answerWhile(game, { react: "done", commander: "general:hanno" });
  expect(both(game, "fights")).toEqual([
    "Carthage fights with 3 CUs under Hanno, chosen rather than H. Gisco, his equal in rank.",
    "Carthage combat avec 3 UC, sous les ordres d'Hanno, choisi plutôt que H. Gisco, de même rang.",
  ]);
  const params = {
    seat: "seat:rome",
    party: ["cus:3"],
    commander: ["general:caudex"],
    equal: ["general:maximus", "general:cotta"],
  };
  expect(said("fights", params)[0]).toMatch(/ chosen rather than Maximus and Cotta, his equals in rank\.$/);
});

test("13.4 supply trains that stay with generals without CUs are told", () => {
  const game = marching(
    "hanno",
    {
      control: { rome: ["roma", "enna"], carthage: ["carthago", "catana"] },
      forces: [
        stack("carthage", "catana", 1, { supply: 1, generals: ["hanno"] }),
        stack("rome", "enna", 1, { generals: ["cotta"] }),
      ],
    },
    { dice: [6, 6, 6] },
  );
  play(game, ["march", "space:enna"]);
  answerWhile(game, { react: "done" });
  expect(both(game, "stays-alone")).toEqual([
    "1 supply train and Hanno stay in Enna without CUs.",
    "1 convoi et Hanno restent à Enna, sans UC.",
  ]);
  const forces = [stack("carthage", "thermae", 2, { supply: 1, generals: ["gisco"] })];
  const table = new Table(gameAt({ control, forces }).state, []);
  loseCUs(table, "carthage", spaceNamed("space:thermae"), 2, { rule: "5.3.B" }).next();
  expect(table.log!.at(-1)!.params!.alone).toEqual(["trains:1", "general:gisco"]);
});

test("2.1.E a province that one side takes from the other is told as lost, too", () => {
  const game = gameAt({
    phase: "strategy",
    active: "rome",
    control: { rome: ["roma", "volaterrae", "clusium"], carthage: ["carthago", "cosa", "arretium", "volsinii"] },
    hands: { rome: [41] },
    forces: [stack("rome", "cosa", 1)],
  });
  answerWhile(game, { "play-card": "card:41", "use-card": "points" });
  play(game, ["spend-point", "space:cosa"]);
  expect(both(game, "province")).toEqual([
    expect.stringMatching(/^Rome now has Etruria, with 3 of 5 spaces, and Carthage no longer has it \(/),
    expect.stringMatching(/^Rome contrôle désormais la province d'Etruria, avec 3 espaces sur 5, aux dépens de Carthage \(/),
  ]);
});

test("8.1, 9.3.B2 whose fleet is intercepted, and the warships that the loser has then", () => {
  const game = encounter({ romanWarships: 3, punicWarships: 3 });
  expect(both(game, "interception")).toEqual([
    "Carthage intercepts Cotta's fleet in Neapolis.",
    "Carthage intercepte la flotte de Cotta à Neapolis.",
  ]);
  const back = { seat: "seat:rome", space: "space:roma", party: ["cus:3"], spent: 2 };
  expect(said("fleet-returned", { ...back, ships: ["spent:2"] })).toEqual([
    "Rome, beaten at sea, falls back on Roma with 3 CUs; 2 warships are Spent (now 2 Spent in port).",
    "Rome, battue sur mer, se replie sur Roma avec 3 UC ; 2 navires sont épuisés (maintenant 2 épuisés au port).",
  ]);
  expect(said("fleet-returned", back)[0]).toMatch(/ 2 warships are Spent\.$/);
});
