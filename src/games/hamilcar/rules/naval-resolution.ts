import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { choose, type Option, type Reason } from "./ask.ts";
import { cardsAfterBattle } from "./cards/after-battle.ts";
import { raidPort, whyNotRaidPort } from "./cards/naval-raids.ts";
import { controls, removePCs, SEAT_NAMES } from "./control.ts";
import { fleetUnits, portOf, putAshore, returnWarships } from "./fleet.ts";
import { cusAt, cusInSpace, generalsAt, hasGeneral, openPost, room, sayParty, unitsAt, unitsInSpace, unitsOf } from "./forces.ts";
import { shutGates, storeSupply, tidy } from "./gates.ts";
import { GENERAL_OPTIONS } from "./generals.ts";
import {
  AT_SEA,
  COASTAL,
  HOLDS,
  insideOf,
  isAfrican,
  isCity,
  isInside,
  POST_OPTIONS,
  SPACE_OPTIONS,
  spaceNamed,
  spaceOf,
} from "./map.ts";
import { isKeptInAfrica } from "./miat.ts";
import { navalAbility } from "./naval-rolls.ts";
import { displaceAll, keepToWalls, loseCUs, takeUnguarded } from "./pieces.ts";
import { type Hamilcar, isSilver, type MarchStage, type T } from "./state.ts";
import { canLeavePort, returnHome, whyNotLand } from "./voyage.ts";
import { sayWarships, takeSupremacy, warshipsLeft } from "./warships.ts";

// 9.3.B, 9.4 After a naval battle: the winner, then the loser, then the political consequences

/** Settles the battle, and returns what the march waits for. */
export function* navalResolution(t: T): Play<MarchStage> {
  const s = t.s;
  const battle = s.seaBattle!;
  const winner = battle.winner!;
  claimPrizes(t, winner);
  if (!battle.fled) takeSupremacy(t, winner, "hamilcar.because.supremacy-won", "9.3.B3"); // Flee! saves it
  const next = winner === battle.mover ? yield* moverDecides(t) : yield* interceptorLands(t, winner); // 9.3.B1
  yield* loserReturns(t, other(winner)); // 9.3.B2
  yield* politicalConsequences(t); // 9.4
  s.seaBattle = null;
  tidy(t);
  return next;
}

// 9.3.B1 The winner claims prizes and chooses where to go

/** The winner claims all prizes he took and half of those the loser took; the others are sunk. */
function claimPrizes(t: T, winner: Seat): void {
  const s = t.s;
  const loser = other(winner);
  const own = s.warships[winner];
  const theirs = s.warships[loser];
  const taken = own.prizes;
  const back = Math.floor(theirs.prizes / 2); // 15.1
  const lost = theirs.prizes - back;
  own.sunk += lost; // his own, taken by the loser and not recovered
  own.spent += back;
  theirs.prizes = 0;
  own.prizes = 0;
  const claimed = Math.min(taken, warshipsLeft(s, winner)); // 2.3.F
  own.spent += claimed;
  theirs.sunk += taken - claimed;
  if (taken + back + lost === 0) return;
  const ships = claimed + back > 0 ? sayWarships(s, winner) : [];
  t.note(
    "hamilcar.log.prizes",
    { seat: SEAT_NAMES[winner], count: claimed + back, ...(lost > 0 && { sunk: lost }), ships },
    "9.3.B1",
  );
}

/** Who and what of a side is at sea, its commander before the other generals. */
function aboard(s: Hamilcar, seat: Seat): string[] {
  const chief = s.seaBattle!.commanders[seat];
  const generals = generalsAt(s, seat, AT_SEA);
  return sayParty(
    unitsOf(s, seat, AT_SEA),
    [...generals].sort((a, b) => Number(b === chief) - Number(a === chief)),
  );
}

/** The mover lands in the port of the battle, or sails on to another with his warships Spent. */
function* moverDecides(t: T): Play<MarchStage> {
  const s = t.s;
  const { port } = s.seaBattle!;
  const march = s.march!;
  march.won = true;
  march.settled = march.path.length - 1; // 17.1 #32
  for (;;) {
    const options: Option[] = [];
    if (!whyNotLand(s, march, port)) options.push("land");
    if (canLeavePort(s, march)) options.push("sail-on");
    if (options.length === 0) return yield* returnHome(t);
    if (!whyNotRaidPort(s, march, port)) options.push("raid-port");
    const params = { space: SPACE_OPTIONS[port]! };
    const answer = yield* choose(march.seat, options, { prompt: "hamilcar.after-victory", rule: "9.3.B1", params });
    if (answer === "land") return "landing";
    if (answer === "sail-on") break;
    yield* raidPort(t, port); // then he says where he goes
  }
  s.fleets[march.seat]!.weary = true;
  t.note("hamilcar.log.sails-on", { general: GENERAL_OPTIONS[march.general]! }, "9.3.B1");
  return "sea";
}

/** The interceptor lands on his route; in Golden Geek in the port of the battle, or farther on with Spent warships. */
function* interceptorLands(t: T, seat: Seat): Play<MarchStage> {
  const s = t.s;
  const fleet = s.fleets[seat]!;
  const port = portOf(fleet);
  const enemy = other(seat);
  const ports = isSilver(s) ? [...fleet.route].reverse() : portsWithin(port, fleet.limit - fleet.used);
  const options = [...new Set(ports)].filter((at) => !whyNotLandInterceptors(s, seat, at)).map((at) => SPACE_OPTIONS[at]!);
  const party = aboard(s, seat);
  let home = fleet.home;
  if (options.length === 0) {
    shutGates(s, enemy, home);
    putAshore(s, seat, home);
    yield* keepToWalls(t, seat, home);
    takeUnguarded(t, seat, home);
  } else {
    const beyond: Reason = { why: isSilver(s) ? "hamilcar.why.not-on-route" : "hamilcar.why.too-far-by-sea", rule: "9.3.B1" };
    const at = spaceNamed(
      yield* choose(seat, options, {
        prompt: "hamilcar.interceptor-lands",
        rule: "9.3.B1",
        whyNot: (id) => {
          if (!id.startsWith("space:")) return undefined;
          return ports.includes(spaceNamed(id)) ? whyNotLandInterceptors(s, seat, spaceNamed(id)) : beyond;
        },
      }),
    );
    putAshore(s, seat, at);
    storeSupply(s, enemy, at);
    takeUnguarded(t, seat, at);
    fleet.weary = !isSilver(s) && at !== port;
    home = at;
  }
  returnWarships(s, seat, fleet.weary);
  const params = { seat: SEAT_NAMES[seat], space: POST_OPTIONS[home]!, party, ships: sayWarships(s, seat) };
  t.note("hamilcar.log.interceptor-landed", params, "9.3.B1");
  s.fleets[seat] = null;
  tidy(t);
  return "over";
}

/**
 * Why the interceptors may not land in a port: enemy generals or CUs, inside or outside walls; or the loser has nowhere else to
 * go back to. Units that may not leave Africa stay there (15.3.C).
 */
function whyNotLandInterceptors(s: Hamilcar, seat: Seat, at: number): Reason | undefined {
  const enemy = other(seat);
  if (cusInSpace(s, enemy, at) > 0 || hasGeneral(s, enemy, at) || (isCity(at) && hasGeneral(s, enemy, insideOf(at))))
    return { why: "hamilcar.why.enemy-army-there", rule: "9.3.B1" };
  if (cusAt(s, seat, AT_SEA) === 0 && unitsInSpace(s, enemy, at) > 0) return { why: "hamilcar.why.alone", rule: "2.2.A" };
  if (fleetUnits(s, enemy) > 0 && spaceOf(havenOf(s, enemy, at)) === at)
    return { why: "hamilcar.why.loser-returns", rule: "9.3.B2" };
  const leaves = seat === "carthage" && s.fleets[seat]!.fromAfrica && !isAfrican(at) && unitsAt(s, seat, AT_SEA) > 0;
  return leaves && isKeptInAfrica(s) ? { why: "hamilcar.why.miat", rule: "15.3.C" } : undefined;
}

function portsWithin(port: number, lanes: number): number[] {
  const found = [port];
  let edge = [port];
  for (let i = 0; i < lanes; i++) {
    edge = edge.flatMap((at) => COASTAL[at]!.filter((to) => !found.includes(to)));
    found.push(...new Set(edge));
  }
  return found;
}

// 9.3.B2 The loser goes home

function* loserReturns(t: T, loser: Seat): Play {
  const s = t.s;
  const { quick } = s.seaBattle!;
  const winner = other(loser);
  const lostAll = fleetUnits(s, loser) === 0;
  const haven = havenOf(s, loser, -1);
  const spent = s.warships[loser].atSea;
  returnWarships(s, loser, true);
  if (lostAll) {
    const spared = quick && isSilver(s); // 8.5: Silver counts his price in 9.4
    yield* displaceAll(t, generalsAt(s, loser, AT_SEA), "9.3.B2", { spared, why: "hamilcar.because.fleet-lost" });
  } else {
    const crowded = crowding(s, loser, haven);
    shutGates(s, winner, haven);
    const party = aboard(s, loser);
    putAshore(s, loser, haven);
    const ships = sayWarships(s, loser);
    t.note(
      "hamilcar.log.fleet-returned",
      { seat: SEAT_NAMES[loser], space: POST_OPTIONS[haven]!, party, spent, ships },
      "9.3.B2",
    );
    if (isInside(haven)) yield* keepToWalls(t, loser, haven);
    else yield* loseCUs(t, loser, haven, crowded, { rule: "2.1.C" });
    if (isCity(haven)) yield* keepToWalls(t, winner, insideOf(haven));
    takeUnguarded(t, loser, haven);
  }
  s.fleets[loser] = null;
  tidy(t);
}

/**
 * The post the loser's army goes to: the last friendly port on its route that is free and not taken, or where its general
 * embarked.
 */
function havenOf(s: Hamilcar, loser: Seat, taken: number): number {
  const enemy = other(loser);
  const fleet = s.fleets[loser]!;
  for (let i = fleet.route.length - 2; i >= 0; i--) {
    const port = fleet.route[i]!;
    const post = openPost(s, loser, port);
    if (!controls(s, loser, port) || port === taken || port === s.seaBattle!.port || post < 0) continue;
    const enemies = cusAt(s, enemy, port) > 0;
    const general = hasGeneral(s, enemy, port);
    if (isSilver(s) ? enemies || general : general && !enemies) continue;
    if (crowding(s, loser, post) > 0) continue;
    if (room(s, loser, port, "cus") >= cusAt(s, loser, AT_SEA) && room(s, loser, port, "supply") >= s.supply[loser][AT_SEA]!)
      return post;
  }
  return fleet.home;
}

/**
 * Excess CUs where a beaten interceptor goes: in a city the moving fleet set out from, and may return to, only what fits inside
 * stays (2.1.C).
 */
function crowding(s: Hamilcar, loser: Seat, post: number): number {
  const mover = s.fleets[other(loser)];
  if (loser === s.seaBattle!.mover || mover?.home !== post || !isCity(post)) return 0;
  return cusAt(s, loser, post) + cusAt(s, loser, AT_SEA) - HOLDS[post]!;
}

// 9.4 Political consequences

function* politicalConsequences(t: T): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const winner = battle.winner!;
  const loser = other(winner);
  if (!battle.quick) {
    const extra = navalAbility(s, loser).extraPC ?? 0; // Pulcher
    yield* removePCs(t, loser, Math.floor(battle.lost[loser] / 2) + extra, {
      rule: "9.4",
      because: "hamilcar.because.defeat",
      lost: battle.lost[loser],
      ...(extra > 0 && { general: GENERAL_OPTIONS[battle.commanders[loser]]! }),
      miatFirst: true,
    });
  }
  yield* cardsAfterBattle(t, {
    winner,
    winningCommander: battle.commanders[winner],
    losingCommander: battle.commanders[loser],
    lost: battle.lost[loser],
    land: -1,
    silenced: battle.silenced,
  });
}
