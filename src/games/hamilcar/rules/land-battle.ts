import type { Params, Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { CONSULAR_MINIMUM } from "./army.ts";
import { allocate, choose, confirm, type Item, pick } from "./ask.ts";
import { armyOf, effortOf, leaveSupply, marchers, movable, shift, spendAll } from "./campaign.ts";
import { battleCards } from "./cards/battle-cards.ts";
import { controls, SEAT_NAMES } from "./control.ts";
import { rollDie } from "./dice.ts";
import { cusAt, elephantsAt, generalsAt, highest, isBesieged, isConsul, isDictator, rank, sayParty, unitsOf } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed } from "./generals.ts";
import { politicalConsequences } from "./land-aftermath.ts";
import { determineDice, elephantCharge, rerollByCharge, rerollMore, rollBattleDice, takeLosses } from "./land-dice.ts";
import { insideOf, isCity, SPACE_OPTIONS, spaceOf } from "./map.ts";
import { arrivedBySea, cameFrom, relocate } from "./marching.ts";
import { retreat } from "./retreat.ts";
import type { BattleStage, Hamilcar, MarchStage, T } from "./state.ts";
import { whyNotComing } from "./who-comes.ts";

// 13 Land battle

/** The course of a battle: each step is a unit of play. Returns what the march waits for. */
export function* landBattle(t: T): Play<MarchStage> {
  const battle = t.s.battle!;
  if (battle.stage === "consequences") return yield* politicalConsequences(t); // 13.6
  battle.stage = yield* battleStep(t, battle.stage);
  return "battle";
}

/** Takes a step, and returns the one that follows. */
function* battleStep(t: T, stage: Exclude<BattleStage, "consequences">): Play<BattleStage> {
  const { attacker, space } = t.s.battle!;
  const defender = other(attacker);
  switch (stage) {
    case "command":
      yield* joinSortie(t); // 14.5.B
      spendAll(t.s, attacker, space); // 7.1
      yield* takeCommand(t); // 2.2.E1
      yield* changeOfCommand(t); // 13.2
      return "cards";
    case "cards":
      yield* playCards(t, attacker); // 13.1
      yield* playCards(t, defender);
      return "dice";
    case "dice":
      determineDice(t); // 13.3
      yield* elephantCharge(t);
      rollBattleDice(t); // 13.4
      yield* rerollByCharge(t);
      yield* rerollMore(t, attacker);
      yield* rerollMore(t, defender);
      yield* takeLosses(t);
      return "retreat";
    case "retreat":
      yield* retreat(t); // 13.5
      return "consequences";
  }
}

/** The marching army fights the enemy in its space. */
export function startBattle(t: T): MarchStage {
  const march = t.s.march!;
  return begin(t, cameFrom(march), arrivedBySea(march));
}

/** The army inside a city attacks the enemy outside its walls: a sortie. Supply trains stay inside (14.5.B). */
export function sally(t: T): MarchStage {
  const s = t.s;
  const march = s.march!;
  const at = spaceOf(march.at);
  leaveSupply(s, march);
  relocate(s, march, at);
  begin(t, -1, false);
  const { cus, elephants } = armyOf(march);
  s.battle!.sortie = { cus, elephants, generals: marchers(march) };
  const party = sayParty({ cus, elephants, supply: 0 }, marchers(march));
  t.note("hamilcar.log.sortie", { seat: SEAT_NAMES[march.seat], space: SPACE_OPTIONS[at]!, party }, "14.5.B");
  return "battle";
}

function begin(t: T, from: number, bySea: boolean): MarchStage {
  const s = t.s;
  const march = s.march!;
  const attacker = march.seat;
  march.fought = true;
  march.settled = march.path.length - 1;
  s.battle = {
    space: march.at,
    attacker,
    from,
    bySea,
    stage: "command",
    sortie: { cus: 0, elephants: 0, generals: [] },
    commanders: { rome: -1, carthage: -1 },
    ratings: { rome: [], carthage: [] },
    levels: { rome: [], carthage: [] },
    silenced: false,
    charge: "none",
    dice: { rome: [-1, -1], carthage: [-1, -1] },
    hits: { rome: 0, carthage: 0 },
    lost: { rome: 0, carthage: 0 },
    winner: null,
  };
  t.note(
    "hamilcar.log.battle",
    { attacker: SEAT_NAMES[attacker], defender: SEAT_NAMES[other(attacker)], space: SPACE_OPTIONS[march.at]! },
    "13",
  );
  return "battle";
}

// 14.5.B Units in the city join an attack on the besiegers

function* joinSortie(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const { attacker, space } = battle;
  if (battle.from < 0 || !isCity(space) || !controls(s, attacker, space)) return; // only out of the city
  if (!isBesieged(s, space)) return noteSortie(s); // asked at the gates (10)
  const inside = insideOf(space);
  const generals = generalsAt(s, attacker, inside);
  const able = generals.filter((general) => !effortOf(s, general).spent); // 7.1
  const params = { space: SPACE_OPTIONS[space]! };
  const options = able.map((general) => GENERAL_OPTIONS[general]!);
  const chosen = yield* pick(attacker, options, 0, options.length, {
    prompt: "hamilcar.sortie-generals",
    rule: "14.5.B",
    params,
    whyNot: whyNotComing(s, attacker, [inside], "14.5.B", (general) =>
      able.includes(general) ? undefined : { why: "hamilcar.why.already-moved", rule: "7.1" },
    ),
  });
  battle.sortie.generals = chosen.map(generalNamed);
  const consulStays = generals.some((one) => isConsul(s, one) && !battle.sortie.generals.includes(one));
  const unspent = movable(s, attacker, inside, true);
  const stay = consulStays ? Math.min(CONSULAR_MINIMUM, cusAt(s, attacker, inside)) : 0; // 2.3.E3
  const most = Math.max(0, Math.min(unspent.cus + unspent.elephants, cusAt(s, attacker, inside) - stay));
  const items: Item[] = [];
  for (const id of ["cus", "elephants"] as const)
    if (Math.min(unspent[id], most) > 0) items.push({ id, min: 0, max: Math.min(unspent[id], most) });
  const joined = yield* allocate(attacker, items, 0, most, { prompt: "hamilcar.sortie-units", rule: "14.5.B", params });
  battle.sortie.cus = joined.cus ?? 0;
  battle.sortie.elephants = joined.elephants ?? 0;
  shift(s, attacker, inside, space, { cus: battle.sortie.cus, elephants: battle.sortie.elephants, supply: 0 });
  for (const general of battle.sortie.generals) s.generals[general] = space;
  const { cus, elephants, generals: sallying } = battle.sortie;
  if (cus + elephants + sallying.length === 0) return;
  const party = sayParty({ cus, elephants, supply: 0 }, sallying);
  t.note("hamilcar.log.sortie", { seat: SEAT_NAMES[attacker], ...params, party }, "14.5.B");
}

/** Units that came out of the city at the gates: all that did not march here. */
function noteSortie(s: Hamilcar): void {
  const { attacker, space, sortie } = s.battle!;
  const march = s.march!;
  const { cus, elephants } = armyOf(march);
  sortie.cus = s.cus[attacker][space]! - cus;
  sortie.elephants = elephantsAt(s, attacker, space) - elephants;
  sortie.generals = generalsAt(s, attacker, space).filter((one) => one !== march.general && !march.staff.includes(one));
}

// 13.2 The commander, and the change of command

function* takeCommand(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  for (const seat of [battle.attacker, other(battle.attacker)]) {
    const generals = generalsAt(s, seat, battle.space);
    const force = { ...unitsOf(s, seat, battle.space), supply: 0 };
    const side = { seat: SEAT_NAMES[seat], party: sayParty(force, []) };
    if (generals.length === 0) {
      t.note("hamilcar.log.fights", { ...side, commander: [] }, "13");
      continue;
    }
    const options = highest(s, generals).map((general) => GENERAL_OPTIONS[general]!);
    battle.commanders[seat] = generalNamed(
      yield* choose(seat, options, {
        prompt: "hamilcar.commander",
        rule: "2.2.E1",
        params: { space: SPACE_OPTIONS[battle.space]! },
      }),
    );
    const commander = battle.commanders[seat];
    const led = seat === battle.attacker && s.march!.general !== commander ? s.march!.general : -1;
    const equals = options.filter((option) => option !== GENERAL_OPTIONS[commander]);
    // the attacker's general on the march, or those whom the defender might have chosen as well (2.2.E1)
    const why: Params =
      led >= 0
        ? { [rank(s, commander) > rank(s, led) ? "outranked" : "equal"]: [GENERAL_OPTIONS[led]!] }
        : seat !== battle.attacker && equals.length > 0
          ? { equal: equals }
          : {};
    t.note("hamilcar.log.fights", { ...side, commander: [GENERAL_OPTIONS[commander]!], ...why }, "13");
  }
}

export const changesCommand = (die: number): boolean => die >= 4; // 13.2

function* changeOfCommand(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const chief = battle.commanders.rome;
  if (chief < 0 || isDictator(s, chief)) return;
  const consuls = generalsAt(s, "rome", battle.space).filter((general) => isConsul(s, general));
  if (consuls.length < 2 || rank(s, consuls[0]!) !== rank(s, consuls[1]!)) return; // 2.2.D2
  const must = battle.attacker === "carthage";
  const colleague = consuls.find((general) => general !== chief)!;
  const params = { general: GENERAL_OPTIONS[chief]!, colleague: GENERAL_OPTIONS[colleague]! };
  if (!must && !(yield* confirm("carthage", { prompt: "hamilcar.change-command", rule: "13.2", params })))
    return t.note("hamilcar.log.no-command-roll", { general: params.general }, "13.2");
  const die = yield* rollDie(t, "carthage", { what: "hamilcar.roll.command", rule: "13.2" });
  if (!changesCommand(die)) return t.note("hamilcar.log.command-kept", { general: GENERAL_OPTIONS[chief]!, die }, "13.2");
  battle.commanders.rome = colleague;
  t.note("hamilcar.log.command-changed", { general: GENERAL_OPTIONS[colleague]!, from: GENERAL_OPTIONS[chief]!, die }, "13.2");
}

// 13.1 Cards: one after another, as many as the player likes

function* playCards(t: T, seat: Seat): Play {
  let played = true;
  while (played) played = yield* battleCards(t, seat);
}
