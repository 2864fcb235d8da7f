import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, randomAnswer, Session } from "../../src/engine/index.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import en from "../../src/games/hamilcar/words/en.ts";
import fr from "../../src/games/hamilcar/words/fr.ts";
import { Words } from "../../src/words/words.ts";
import { encounter } from "./sea-battle.ts";
import { answerWhile, type Game, gameAt, logged, marching, passWindows, play, stack } from "./table.ts";

// A game can be followed from its log alone, and every question answered without a look at the state

const english = new Words("en", en);
const french = new Words("fr", fr);
const both = [english, french];

const ofEvent = (game: Game, event: string) => game.log!.filter((entry) => entry.event === `hamilcar.log.${event}`);
/** What the log says of an event, in English. */
const told = (game: Game, event: string): string[] => ofEvent(game, event).map((entry) => english.say(entry.event, entry.params));
const events = (game: Game): string[] => game.log!.map(({ event }) => event.slice("hamilcar.log.".length));
const asked = (game: Game): string => english.say(game.question!.prompt, game.question!.params);

describe("the log of a march", () => {
  test("7.1 who goes with the general, what he picks up and what he leaves", () => {
    const game = marching("hanno", {
      forces: [
        stack("carthage", "utica", 4, { supply: 1, generals: ["hanno"] }),
        stack("carthage", "tunes", 2, { generals: ["gisco"] }),
      ],
    });
    play(game, ["march", "regroup"], ["take-units", { cus: 3 }], ["march", "space:tunes"], ["march", "regroup"]);
    play(game, ["take-generals", ["general:gisco"]], ["take-units", { cus: 5 }], ["march", "space:sicca"]);
    expect(told(game, "picked-up")).toEqual(["Hanno picks up 2 CUs and H. Gisco in Tunes."]);
    expect(told(game, "marched")).toEqual([
      "Hanno moves to Tunes with 3 CUs; 1 CU and 1 supply train stay in Utica.",
      "Hanno moves to Sicca with 5 CUs and H. Gisco.",
    ]);
  });

  test("17.1 #32 Bad Weather says which army goes back, from where and to where; so does its question", () => {
    const game = marching("hanno", { hands: { rome: [32] }, forces: [stack("carthage", "utica", 3, { generals: ["hanno"] })] });
    play(game, ["march", "space:tunes"], ["march", "space:sicca"], ["march", "space:madauros"]);
    expect(asked(game)).toBe("Hanno has come as far as Madauros. Play Bad Weather and send him back to Sicca?");
    play(game, ["bad-weather", "card:32"]);
    expect(told(game, "turned-back")).toEqual(["Bad weather: Hanno must go back from Madauros to Sicca with 3 CUs."]);
  });

  test("11.1, 12.1 the number that is needed, the +1 by its name, and who arrives", () => {
    const game = marching(
      "florus",
      {
        control: { rome: ["enna"], carthage: ["carthago"] },
        forces: [
          stack("rome", "catana", 5, { generals: ["florus"] }),
          stack("carthage", "thermae", 3, { generals: ["adherbal"] }),
        ],
      },
      { dice: [2] },
    );
    play(game, ["march", "space:enna"]);
    expect(asked(game)).toBe(
      "Florus enters Enna with 5 CUs. Intercept him, or let him come in? Highest die that succeeds (Adherbal 2).",
    );
    play(game, ["react", "intercept:adherbal"], ["intercept-units", { cus: 2 }]);
    expect(told(game, "declared")).toEqual(["Adherbal, in Thermae with 2 CUs, will try to intercept."]);
    expect(told(game, "intercept-roll")).toEqual([
      "Adherbal tries to intercept: die 2 (into an enemy space +1), total 3, needs 3 or less: success.",
    ]);
    expect(told(game, "intercepts")).toEqual(["Adherbal intercepts in Enna with 2 CUs."]);
  });

  test("11.1, 12.1 whoever could react to an army and does not is told", () => {
    const game = marching("florus", {
      control: { rome: [], carthage: ["carthago"] },
      forces: [stack("rome", "catana", 5, { generals: ["florus"] }), stack("carthage", "thermae", 3, { generals: ["adherbal"] })],
    });
    play(game, ["march", "space:enna"], ["react", "done"], ["march", "space:thermae"], ["react", "done"]);
    expect(told(game, "no-interception")).toEqual(["Carthage does not try to intercept Florus in Enna."]);
    expect(told(game, "stands")).toEqual(["Carthage does not try to avoid battle in Thermae."]);
  });

  test("7.1 who takes everybody along leaves nothing that would be told", () => {
    const game = marching("hanno", { forces: [stack("carthage", "utica", 4, { generals: ["hanno"] })] });
    play(game, ["march", "regroup"], ["take-units", { cus: 4 }], ["march", "space:tunes"]);
    expect(told(game, "picked-up")).toEqual([]);
    expect(told(game, "marched")).toEqual(["Hanno moves to Tunes with 4 CUs."]);
  });

  test("2.2.E1, 7.3.C a general of higher rank who comes aboard takes command of the fleet, and it is told", () => {
    const game = marching("hanno", {
      forces: [
        stack("carthage", "carthago", 2, { generals: ["hanno"] }),
        stack("carthage", "lilybaeum", 1, { generals: ["barca"] }),
      ],
    });
    play(game, ["march", "sail"], ["sail", "space:lilybaeum"], ["sail", "gather"]);
    play(game, ["gather-generals", ["general:barca"]], ["gather-units", { cus: 1 }]);
    expect(told(game, "gathered")).toEqual(["Carthage takes 1 CU and Hamilcar Barca aboard in Lilybaeum."]);
    expect(told(game, "fleet-commander")).toEqual(["Hamilcar Barca takes command of the fleet."]);
  });

  test("17.1 #39 weather at sea is asked for with the fleet and the port", () => {
    const game = marching("hanno", {
      hands: { rome: [39] },
      warships: { carthage: { ready: 2 } },
      forces: [stack("carthage", "carthago", 2, { generals: ["hanno"] })],
    });
    play(game, ["march", "sail"], ["take-warships", 2], ["sail", "space:lilybaeum"], ["sail", "land"]);
    expect(asked(game)).toBe("Hanno's fleet (4 units) is off Lilybaeum: play Storms at Sea?");
  });

  test("10 who and what goes inside a city, and what stays outside", () => {
    const game = marching("florus", {
      forces: [
        stack("rome", "heraclea", 5, { generals: ["florus"] }),
        stack("carthage", "lilybaeum", 3, { supply: 1, generals: ["hanno"] }),
      ],
    });
    play(game, ["march", "space:lilybaeum"], ["inside-generals", ["general:hanno"]], ["inside-units", { cus: 2, supply: 1 }]);
    expect(told(game, "inside")).toEqual([
      "Carthage has 2 CUs, 1 supply train, and Hanno inside the walls of Lilybaeum; outside: 1 CU.",
    ]);
  });
});

describe("the log of battles and sieges", () => {
  test("13.3, 13.4 levels with their reasons; who stands at level 0 rolls no die", () => {
    const allRoman = ["roma", "messana", "agrigentum", "syracusae", "lilybaeum"];
    const game = marching("regulus", {
      control: { rome: allRoman, carthage: ["carthago", "thermae"] },
      forces: [stack("rome", "catana", 5, { generals: ["regulus"] }), stack("carthage", "enna", 4, { generals: ["hanno"] })],
    });
    play(game, ["march", "space:enna"]);
    answerWhile(passWindows(game), { react: "done" });
    expect(told(game, "fights")).toEqual(["Rome fights with 5 CUs under Regulus.", "Carthage fights with 4 CUs under Hanno."]);
    expect(told(game, "level")).toEqual([
      "Rome's dice level: 3 (base +1, larger army +1, more allies +1).",
      "Carthage's dice level: 0 (base +1, outclassed −1).",
    ]);
    expect(logged(game, "battle-dice")).toHaveLength(1);
    expect(told(game, "no-dice")).toEqual(["Carthage is outclassed and rolls no die."]);
  });

  test("13.5 a retreat and its way are asked with their price, and told with the spaces passed", () => {
    const game = marching(
      "regulus",
      {
        control: { rome: ["roma", "tunes"], carthage: ["carthago", "clupea", "thapsus"] },
        forces: [
          stack("rome", "theveste", 9, { generals: ["regulus"] }),
          stack("rome", "tunes", 0, { generals: ["flaccus"] }),
          stack("carthage", "sicca", 6, { generals: ["hanno"] }),
        ],
      },
      { dice: [1, 1, 1] },
    );
    play(game, ["march", "space:sicca"]);
    answerWhile(game, { react: "done" });
    expect(both.map((words) => words.say(game.question!.prompt, game.question!.params))).toEqual([
      "Where does Carthage retreat? CUs lost on the way (Carthago 0, Clupea 0, Thapsus 0).",
      "Vers où Carthage bat-elle en retraite ? UC perdues en route (Carthago 0, Clupea 0, Thapsus 0).",
    ]);
    play(game, ["retreat", "space:clupea"]);
    expect(both.map((words) => words.say(game.question!.prompt, game.question!.params))).toEqual([
      "Carthage retreats to Clupea: by which way? CUs lost on it (Tunes – Clupea 1, Hadrumetum – Clupea 0).",
      "Carthage bat en retraite vers Clupea : par quel chemin ? UC perdues (Tunes – Clupea 1, Hadrumetum – Clupea 0).",
    ]);
    play(game, ["retreat-way", "way:tunes>clupea"]);
    expect(told(game, "passes")).toEqual(["Carthage retreats through Tunes."]);
    expect(told(game, "cus-lost").slice(-1)).toEqual(["Carthage loses 1 CU in Tunes (on the retreat): 3 CUs left."]);
    expect(told(game, "retreated")).toEqual(["Carthage retreats to Clupea with 3 CUs and Hanno."]);
  });

  test("14.2, 17.2.B the loss that Cotta is spared is no loss", () => {
    const game = marching(
      "cotta",
      {
        control: { rome: ["roma"], carthage: ["carthago", "lilybaeum"] },
        supremacy: "rome",
        forces: [stack("rome", "lilybaeum", 3, { generals: ["cotta"] })],
      },
      { dice: [5] },
    );
    play(game, ["march", "besiege"]);
    expect(told(game, "siege-roll")).toEqual(["The siege die shows 1 point and 1 loss."]);
    expect(told(game, "siege-points")).toEqual(["1 point of the 2 needed against Lilybaeum."]);
    expect(told(game, "siege-loss-spared")).toEqual(["Cotta loses no CU."]);
    expect(logged(game, "cus-lost")).toEqual([]);
  });

  test("14.1 a siege is lifted when its besiegers are gone: they march off, or are beaten", () => {
    const position = {
      siege: { messana: { by: "carthage", points: 1 } },
      forces: [stack("carthage", "messana", 3, { generals: ["hanno"] }), stack("rome", "inside:messana", 1)],
    };
    const game = play(marching("hanno", position), ["march", "space:thermae"]);
    expect(events(game).slice(-3)).toEqual(["marched", "siege-lifted", "gates-open"]);
    expect(told(game, "siege-lifted")).toEqual(["The siege of Messana is lifted: its points are gone."]);
    expect(told(game, "gates-open")).toEqual(["No enemy CU is left before Messana: 1 CU comes out of the walls."]);
    const tribe = marching("florus", {
      siege: { volsinii: { by: "rome", points: 2 } },
      forces: [stack("rome", "volsinii", 3, { generals: ["florus"] })],
    });
    play(tribe, ["march", "space:cosa"]);
    expect(told(tribe, "subjugation-ended")).toEqual(["The subjugation of Volsinii ends: its points are gone."]);
  });

  test("9.3 after a naval victory: prizes and Supremacy, where the winner goes, where the loser goes, then the PCs", () => {
    const game = encounter(
      { roman: "catulus", romanWarships: 5, punicWarships: 1, punicCUs: 3, more: { supremacy: "carthage", seamanship: "good" } },
      { dice: [1, 4] },
    );
    answerWhile(game, {
      maneuver: "pass",
      evade: "pass",
      "reroll-naval": "no",
      "flee-danger": "pass",
      "after-victory": "sail-on",
    });
    const after = events(game).slice(events(game).indexOf("naval-victory"));
    expect(after.slice(0, 4)).toEqual(["naval-victory", "supremacy", "sails-on", "fleet-returned"]);
    expect(told(game, "fleet-returned")[0]).toMatch(/^Carthage, beaten at sea, falls back on \w+ with \d CUs? and .+\.$/);
  });
});

describe("the log of cards", () => {
  test("17.1 #19 an event that activates nobody says so", () => {
    const game = gameAt({
      hands: { rome: [], carthage: [19] },
      active: "carthage",
      warships: { carthage: { ready: 1 } },
      forces: [stack("carthage", "carthago", 1, { generals: ["hanno"] })],
    });
    play(game, ["use-card", "event"], ["activate", "done"]);
    expect(told(game, "nobody-activated")).toEqual(["Carthage activates nobody."]);
  });

  test("17.1 #15 Peace Party asks for both PCs of the Miat at once", () => {
    const game = gameAt({ hands: { rome: [15], carthage: [1] }, miat: ["centre", "r1", "r2"] });
    play(game, ["use-card", "event"]);
    answerWhile(game, { "cancel-event": "pass" });
    expect(asked(game)).toBe("Remove 2 PCs from the Miat.");
  });

  test("2.3.D4 one supply train is burnt, and two are", () => {
    const said = (count: number) => {
      const params = { seat: "seat:rome", count, space: "space:messana" };
      return both.map((words) => words.say("hamilcar.log.supply-destroyed", params));
    };
    expect(said(1)).toEqual(["Rome loses 1 supply train to fire in Messana.", "Rome perd 1 convoi brûlé à Messana."]);
    expect(said(2)).toEqual(["Rome loses 2 supply trains to fire in Messana.", "Rome perd 2 convois brûlés à Messana."]);
  });

  test("5.2.C5, 7.3.C, 8.3 discarding and coming aboard are told with their own sections", () => {
    const discard = play(gameAt({ hands: { rome: [41], carthage: [1] } }), ["use-card", "discard"]);
    expect(ofEvent(discard, "discarded")).toMatchObject([{ rule: "5.2.C5" }]);
    const fleet = marching("hanno", {
      forces: [stack("carthage", "carthago", 2, { generals: ["hanno"] }), stack("carthage", "lilybaeum", 2)],
    });
    play(fleet, ["march", "sail"], ["sail", "space:lilybaeum"], ["sail", "gather"]);
    expect(fleet.question?.rule).toBe("7.3.C");
    play(fleet, ["gather-units", { cus: 2 }]);
    expect(ofEvent(fleet, "gathered")).toMatchObject([{ rule: "7.3.C" }]);
    const interception = encounter({ punicCUs: 2 });
    expect(ofEvent(interception, "gathered").at(-1)).toMatchObject({ rule: "8.3", params: { seat: "seat:carthage" } });
  });
});

describe("a question says who, where and with what", () => {
  const inBoth = (game: Game) => both.map((words) => words.say(game.question!.prompt, game.question!.params));

  test("7.1, 7.3.A what a general does next", () => {
    const game = marching("hanno", {
      forces: [stack("carthage", "carthago", 2, { supply: 1, generals: ["hanno", "gisco"] })],
      warships: { carthage: { ready: 2 } },
    });
    expect(inBoth(game)).toEqual([
      "Hanno in Carthago with 2 CUs, 1 supply train, and H. Gisco: what next? 4 movement points left.",
      "Hanno à Carthago avec 2 UC, 1 convoi et H. Gisco : que faire ? Il reste 4 points de mouvement.",
    ]);
    play(game, ["march", "sail"], ["take-warships", 1], ["sail", "space:lilybaeum"]);
    expect(inBoth(game)).toEqual([
      "Hanno's fleet is off Lilybaeum: where to? 3 movement points left at sea.",
      "La flotte d'Hanno est devant Lilybaeum : vers où ? Il reste 3 points de mouvement en mer.",
    ]);
  });

  test("13.1, 13.2, 13.3.D cards, command and charge in a battle", () => {
    const game = marching("florus", {
      hands: { carthage: [54] },
      forces: [
        stack("rome", "catana", 6, { generals: ["florus", "cotta"] }),
        stack("carthage", "enna", 2, { elephants: 3, generals: ["hanno"] }),
      ],
    });
    play(game, ["march", "space:enna"], ["react", "done"], ["commander", "general:florus"]);
    expect(inBoth(game)).toEqual([
      "Florus commands the Romans, with Cotta beside him. Roll for a change of command (4 or more)?",
      "Florus commande les Romains, Cotta à ses côtés. Lancer le dé pour un changement de commandement (4 ou plus) ?",
    ]);
    play(game, ["change-command", "no"]);
    expect(inBoth(game)).toEqual([
      "Battle in Enna, 2 CUs, 3 elephants, and Hanno against 6 CUs, Florus, and Cotta: play a card?",
      "Bataille à Enna, 2 UC, 3 éléphants et Hanno contre 6 UC, Florus et Cotta : jouer une carte ?",
    ]);
  });

  test("17.1 #43, #44 cards after a victory", () => {
    const game = marching(
      "florus",
      {
        hands: { rome: [43, 44] },
        forces: [stack("rome", "catana", 8, { generals: ["florus"] }), stack("carthage", "enna", 2)],
      },
      { dice: [6, 6, 1] },
    );
    play(game, ["march", "space:enna"]);
    answerWhile(game, { react: "done", "battle-cards": "pass", spy: "pass", roll: "roll" });
    answerWhile(game, { retreat: "space:agrigentum", "remove-miat": "miat:r1" });
    expect(inBoth(game)[0]).toMatch(/^Rome has won, and Carthage has lost \d units: play Triumph\?$/);
    play(game, ["triumph", "pass"]);
    expect(inBoth(game)).toEqual([
      "Victory in Enna: play Spoils of War in the province of Sicilia?",
      "Victoire à Enna : jouer Butin de guerre dans la province de Sicilia ?",
    ]);
  });

  test("13.4 with equal hits it is said that the attacker loses", () => {
    const said = (rome: number, equal: number) =>
      both.map((words) =>
        words.say("hamilcar.log.victory", { seat: "seat:rome", space: "space:capua", rome, carthage: 2, equal }),
      );
    expect(said(2, 1)).toEqual([
      "Rome wins in Capua: with equal hits the attacker loses.",
      "Rome gagne à Capua : à égalité de touches l'attaquant perd.",
    ]);
    expect(said(1, 0)[0]).toBe("Rome wins in Capua, having scored more hits.");
  });

  test("2.3.D1 a supply train used up for an activation says why: the rating and the card", () => {
    const because = ["hamilcar.because.activation"];
    const spent = { seat: "seat:rome", count: 1, space: "space:capua", because, strategy: 2, points: 1 };
    expect(both.map((words) => words.say("hamilcar.log.supply-spent", spent))).toEqual([
      "Rome uses up 1 supply train in Capua (for the activation: Strategy Rating 2, a card of only 1 point).",
      "Rome consomme 1 convoi à Capua (pour l'activation : talent de stratège 2, carte de 1 point seulement).",
    ]);
  });

  test("13.6 the price of defeat is reckoned: units lost, and Pulcher", () => {
    const price = { seat: "seat:rome", count: 2, because: "hamilcar.because.defeat", lost: 3, general: "general:pulcher" };
    expect(both.map((words) => words.say("hamilcar.log.price", price))).toEqual([
      "Rome must remove 2 PCs (political consequences of the defeat: 3 units of any kind lost, one PC for every two, and one more for Pulcher).",
      "Rome doit retirer 2 CP (suites politiques de la défaite : 3 unités perdues, de toute sorte, un CP pour deux, et un de plus pour Pulcher).",
    ]);
  });
});

test("thousands of sentences in both languages have no brace, no key, no name of an id and no wrong number", () => {
  const wrong = new Set<string>();
  let sentences = 0;
  const say = (key: string, params: Parameters<Words["say"]>[1]) => {
    for (const words of both) {
      const text = words.say(key, params);
      sentences++;
      if (
        /[{}]|hamilcar\.|\b(cus|trains|elephants|space|general|seat|card|inside|sea|miat|mood):\S|\b1 \w+s? are\b|undefined| {2}/.test(
          text,
        )
      )
        wrong.add(`${key}: ${text}`);
    }
  };
  for (let number = 0; number < 16; number++) {
    const options = Object.fromEntries(hamilcar.options.map(({ id }) => [id, number % 3 === 0]));
    const ruleset = number % 2 ? "silver" : "golden-geek";
    const session = Session.begin(hamilcar, headerFor(hamilcar, { seed: `sentences ${number}`, ruleset, options }));
    const chance = chanceFrom(`sentences ${number}`);
    while (session.question) {
      say(session.question.prompt, session.question.params);
      session.answer(randomAnswer(session.question, chance));
    }
    for (const { event, params } of session.log!) say(event, params);
  }
  expect(sentences).toBeGreaterThan(10_000);
  expect([...wrong]).toEqual([]);
});
