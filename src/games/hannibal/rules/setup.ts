import { chanceFrom, type Header, shuffle } from "../../../engine/index.ts";
import { AFRICANUS, GENERAL_COUNT, GISGO, HANNIBAL, HANNO, HASDRUBAL, LONGUS, MAGO, OF_SIDE, P_SCIPIO } from "./generals.ts";
import { CARTHAGO, NEW_CARTHAGE, POST_COUNT, ROMA, START, STRONGHOLDS, space, TRIBES } from "./map.ts";
import { AWAY, CODE, type Hannibal, NOBODY } from "./state.ts";
import { CARD_COUNT } from "./strategy-cards.ts";

// 4 Setting up the game

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

/** A map without pieces, and a deck in order. */
export function emptyState(header: Header): Hannibal {
  return {
    chance: chanceFrom(header.seed),
    over: null,
    ruleset: header.ruleset,
    options: { ...header.options },
    turn: 1,
    phase: "deal",
    active: "carthage",
    announced: 0,
    control: START.map((start) => (start === "rome" ? CODE.rome : start === "carthage" ? CODE.carthage : NOBODY)),
    tribes: TRIBES.map(() => 1),
    siege: zeros(STRONGHOLDS.length),
    cus: { rome: zeros(POST_COUNT), carthage: zeros(POST_COUNT) },
    elephants: zeros(POST_COUNT),
    train: -1,
    generals: Array.from({ length: GENERAL_COUNT }, (_, general) =>
      general === AFRICANUS
        ? AWAY.notYet
        : general === HANNIBAL
          ? AWAY.gone // 10.10: he does not return
          : OF_SIDE.rome.includes(general)
            ? AWAY.cup
            : AWAY.displaced,
    ),
    commands: zeros(GENERAL_COUNT),
    consuls: [],
    proconsul: -1,
    deck: Array.from({ length: CARD_COUNT }, (_, number) => number + 1),
    discard: [],
    removed: [],
    hands: { rome: [], carthage: [] },
    shown: { rome: [], carthage: [] },
    reshuffle: false,
    macedonia: "neutral",
    truce: false,
    navalVictory: false,
    hannoCounsels: false,
    catoCounsels: false,
    owed: 0,
    play: null,
    march: null,
    battle: null,
    winter: [],
  };
}

/** The whole war, from 218 BC. */
export function setup(header: Header): Hannibal {
  const s = emptyState(header);
  const station = (general: number, at: number, commands = 1) => {
    s.generals[general] = at;
    s.commands[general] = commands;
  };
  s.cus.rome[ROMA] = 8; // 4.1
  station(P_SCIPIO, ROMA);
  s.cus.rome[space("agrigentum")] = 8;
  station(LONGUS, space("agrigentum"));
  s.consuls = [P_SCIPIO, LONGUS];
  s.cus.carthage[CARTHAGO] = 4; // 4.2
  station(HANNO, CARTHAGO);
  s.cus.carthage[space("saguntum")] = 8;
  s.elephants[space("saguntum")] = 2;
  station(HANNIBAL, space("saguntum"));
  station(MAGO, space("saguntum"), 0);
  station(GISGO, space("saguntum"), 0);
  s.cus.carthage[NEW_CARTHAGE] = 2;
  station(HASDRUBAL, NEW_CARTHAGE);
  shuffle(s.chance, s.deck); // 4.4
  return s;
}
