import type { Params, Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { noteCommander, replaceCommander } from "./army.ts";
import { choose, confirm, type Option, pick } from "./ask.ts";
import { BATTLE_DECK, cardsDue, deal } from "./battle-cards.ts";
import { round } from "./battle-round.ts";
import { allyDesertsAtOnce, battleParams, declareCards, elephantFright, showSpied } from "./cards/battle-events.ts";
import { controls } from "./control.ts";
import { elephantsAmong, elephantsThatMayGo, howManyElephants } from "./elephants.ts";
import { carryUnspent, isSpent, unspentCUs } from "./fatigue.ts";
import {
  addCUs,
  commanderAt,
  cusAt,
  elephantsAt,
  generalsAt,
  isConsul,
  piecesAt,
  putInCommand,
  rank,
  settleCommand,
  whereabouts,
} from "./forces.ts";
import { battleRating, GENERAL_OPTIONS, generalNamed, sideOf } from "./generals.ts";
import { insideOf, isCity, isInside, SPACE_OPTIONS } from "./map.ts";
import { generalNames, unitNames } from "./naming.ts";
import type { Battle, Hannibal, T } from "./state.ts";

// 14.5 The course of a battle, 17 elephants, 18.2 change of command

/** The marching army fights whatever is in its space. */
export function* beginBattle(t: T, { interceptors, failedToAvoid }: { interceptors: number[]; failedToAvoid: boolean }): Play {
  const s = t.s;
  const march = s.march!;
  const attacker = sideOf(march.general);
  const defender = other(attacker);
  const space = march.at;
  const from = march.path[march.path.length - 2]![0];
  const sortie = yield* sortieToHelp(t, attacker, space); // 20.7
  putInCommand(s, march.general);
  settleRelief(t, attacker, space);
  settleCommand(s, defender, space);
  s.battle = {
    space,
    attacker,
    from,
    bySea: march.bySea,
    sallied: isInside(from) && !march.bySea,
    sortie,
    interceptors,
    failedToAvoid,
    commanders: { rome: commanderAt(s, "rome", space), carthage: commanderAt(s, "carthage", space) },
    strength: { rome: cusAt(s, "rome", space), carthage: cusAt(s, "carthage", space) },
    stage: "command",
    hands: { rome: [0, 0, 0, 0, 0, 0], carthage: [0, 0, 0, 0, 0, 0] },
    open: { rome: [0, 0, 0, 0, 0, 0], carthage: [0, 0, 0, 0, 0, 0] },
    stolen: { rome: [0, 0, 0, 0, 0, 0], carthage: [0, 0, 0, 0, 0, 0] },
    deck: [...BATTLE_DECK],
    reasons: { rome: [], carthage: [] },
    played: { rome: [], carthage: [] },
    initiative: attacker,
    rounds: [],
    probeUsed: false,
    lost: { rome: 0, carthage: 0 },
  };
  march.fought = true;
  const sides = { ...sideIn(s, attacker, "attacker"), ...sideIn(s, defender, "defender") };
  t.note("hannibal.log.battle", { ...battleParams(s), ...sides, ...whereabouts(s, attacker, space) }, "14.5");
}

/** A side of the battle as it is told: its units, its commander, and the generals under him. */
function sideIn(s: Hannibal, seat: Seat, role: "attacker" | "defender"): Params {
  const { space, commanders } = s.battle!;
  const chief = commanders[seat];
  return {
    [role]: `seat:${seat}`,
    [`${role}s`]: unitNames({ cus: s.cus[seat][space]!, elephants: elephantsAt(s, seat, space) }),
    [`${role}Chief`]: generalNames(chief < 0 ? [] : [chief]),
    [`${role}Staff`]: generalNames(generalsAt(s, seat, space).filter((general) => general !== chief)),
  };
}

/**
 * 20.7: some or all CUs shut in their city may come out to help an attack on the besiegers, unless they have already fought
 * (10.11).
 */
function* sortieToHelp(t: T, attacker: Seat, space: number): Play<Battle["sortie"]> {
  const s = t.s;
  const none = { cus: 0, elephants: 0, generals: [] };
  if (!isCity(space) || !controls(s, attacker, space)) return none;
  const inside = insideOf(space);
  const free = unspentCUs(s, attacker, inside);
  const all = cusAt(s, attacker, inside);
  const garrison = generalsAt(s, attacker, inside);
  const withConsul = garrison.some((general) => isConsul(s, general)); // he and his CUs stay together (18.1)
  const params = { space: SPACE_OPTIONS[space]!, attacker: GENERAL_OPTIONS[s.march!.general]!, cus: all };
  const options: Option[] = [];
  const beasts = elephantsThatMayGo(s, inside, free.elephants, space); // 17.1
  for (let count = 0; count <= free.cus + free.elephants; count++)
    if ((!withConsul || count === 0 || count === all) && elephantsAmong(free, count, beasts).length > 0)
      options.push(`sally:${count}`);
  const answer = yield* choose(attacker, options, { prompt: "hannibal.sortie", rule: "20.7", params });
  const count = Number(answer.slice("sally:".length));
  if (count === 0) return none;
  const elephants = yield* howManyElephants(attacker, elephantsAmong(free, count, beasts), count, {
    prompt: "hannibal.sortie.which",
    rule: "20.7",
    params,
  });
  const able = garrison.filter((general) => !isSpent(s, general));
  const mustGo = able.filter((general) => isConsul(s, general));
  const asked = able.filter((general) => !mustGo.includes(general)).map((general) => GENERAL_OPTIONS[general]!);
  const picked = yield* pick(attacker, asked, 0, asked.length, { prompt: "hannibal.sortie.generals", rule: "20.7", params });
  const generals = [...mustGo, ...picked.map(generalNamed)];
  const cus = count - elephants;
  addCUs(s, attacker, inside, -cus, -elephants);
  addCUs(s, attacker, space, cus, elephants);
  for (const general of generals) {
    s.generals[general] = space;
    s.commands[general] = 0;
  }
  carryUnspent(s, attacker, inside, space, { cus, elephants });
  yield* replaceCommander(t, attacker, inside); // 9.3
  const units = unitNames({ cus, elephants }, generals);
  const behind = piecesAt(s, attacker, inside);
  t.note("hannibal.log.sortie-helps", { space: SPACE_OPTIONS[space]!, units, behind }, "20.7");
  return { cus, elephants, generals };
}

/** A general who was there, or came out of the city, commands if he outranks the one who marched in (10.8, 20.7). */
function settleRelief(t: T, attacker: Seat, space: number): void {
  const s = t.s;
  const chief = commanderAt(s, attacker, space);
  const better = generalsAt(s, attacker, space).find((general) => rank(s, general) > rank(s, chief));
  if (better === undefined) return;
  putInCommand(s, better);
  noteCommander(t, better, space, "hannibal.because.highest-rank");
}

/** One stage of the battle, or one round: a unit of play (14.5). */
export function* battleStep(t: T): Play {
  const battle = t.s.battle!;
  switch (battle.stage) {
    case "command":
      yield* changeOfCommand(t); // 14.5.1
      battle.stage = "cards";
      return;
    case "cards":
      yield* declareCards(t, battle.attacker); // 14.5.2
      yield* declareCards(t, other(battle.attacker)); // 14.5.3
      battle.reasons.rome = cardsDue(t.s, "rome");
      battle.reasons.carthage = cardsDue(t.s, "carthage");
      battle.stage = "elephants";
      return;
    case "elephants":
      yield* elephantCharge(t); // 14.5.4
      deal(t); // 14.5.5
      showSpied(t);
      battle.stage = "deal";
      return;
    case "deal":
      yield* allyDesertsAtOnce(t, battle.attacker);
      yield* allyDesertsAtOnce(t, other(battle.attacker));
      battle.stage = "rounds";
      return;
    case "rounds":
      return yield* round(t);
  }
}

// 18.2 Change of command

function* changeOfCommand(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const chief = battle.commanders.rome;
  const fellow = s.consuls.find((consul) => consul !== chief && s.generals[consul] === battle.space);
  if (chief < 0 || !isConsul(s, chief) || fellow === undefined) return;
  const mayDecline = battle.attacker === "rome";
  const params = { general: GENERAL_OPTIONS[chief]!, fellow: GENERAL_OPTIONS[fellow]!, space: SPACE_OPTIONS[battle.space]! };
  if (mayDecline && !(yield* confirm("carthage", { prompt: "hannibal.change-of-command", rule: "18.2", params }))) return;
  const die = t.die();
  const commander = die >= 4 ? fellow : chief;
  putInCommand(s, commander);
  battle.commanders.rome = commander;
  t.note("hannibal.log.command-roll", { die, general: GENERAL_OPTIONS[commander]! }, "18.2");
}

// 17 Elephants

/** What the elephants do on a die roll (17.3, 17.5). */
export const chargeResult = (die: number, needed: number): "rampage" | "success" | "nothing" =>
  die === 1 ? "rampage" : die >= needed ? "success" : "nothing";

function* elephantCharge(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const beasts = s.elephants[battle.space]!;
  if (beasts === 0) return;
  const chief = battle.commanders.rome;
  const needed = chief >= 0 ? battleRating(chief) + 1 : 2; // 17.3
  if (
    !(yield* confirm("carthage", {
      prompt: "hannibal.elephants",
      rule: "17.3",
      params: { elephants: beasts, needed, space: SPACE_OPTIONS[battle.space]! },
    }))
  )
    return;
  const fright = yield* elephantFright(t, beasts);
  if (fright > 0) {
    battle.reasons.carthage.push({ amount: -fright, because: "hannibal.because.elephant-fright" });
    return;
  }
  const die = t.die();
  const result = chargeResult(die, needed);
  const fewer = result === "success" ? beasts : 0; // 17.4
  const spared = result === "nothing" ? beasts : 0;
  const params = { die, needed, elephants: beasts, result: `hannibal.elephants.${result}`, rome: fewer, spared };
  t.note("hannibal.log.elephant-roll", params, "17.3");
  if (fewer > 0) battle.reasons.rome.push({ amount: -fewer, because: "hannibal.because.elephants" });
  if (result === "rampage") battle.reasons.carthage.push({ amount: -1, because: "hannibal.because.rampage" }); // 17.5
}
