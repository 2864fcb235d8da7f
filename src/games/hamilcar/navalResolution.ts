import { choose, other, type Play, type Seat } from "../../engine/index.ts";
import { cardsAfterBattle } from "./cards/afterBattle.ts";
import { controls, removePCs, SEAT_NAMES } from "./control.ts";
import { fleetUnits, portOf, putAshore, returnWarships } from "./fleet.ts";
import { captureSupply, cusAt, displace, generalsAt, hasGeneral, openPost, room, shutGates, tidy } from "./forces.ts";
import { AT_SEA, COASTAL, LANES, SPACE_OPTIONS, spaceNamed } from "./map.ts";
import { navalAbility } from "./navalBattle.ts";
import { returnHome, whyNotLand } from "./navalMovement.ts";
import { type Hamilcar, isSilver, type T } from "./state.ts";
import { takeSupremacy, warshipsLeft } from "./warships.ts";

// 9.3.B After a naval battle

/** Prizes, Naval Supremacy, and the loser goes home. */
export function* settle(t: T): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const winner = battle.winner!;
  const loser = other(winner);
  battle.stage = "consequences";
  claimPrizes(t, winner);
  if (!battle.fled) takeSupremacy(t, winner, "9.3.B3"); // Flee! saves it
  const lostAll = fleetUnits(s, loser) === 0;
  const haven = havenOf(s, loser);
  returnWarships(s, loser, true);
  if (loser === battle.mover) s.march!.stage = "over";
  if (lostAll) for (const general of generalsAt(s, loser, AT_SEA)) yield* displace(t, general, "9.3.B2");
  else {
    shutGates(s, winner, haven);
    putAshore(s, loser, haven);
  }
  s.fleets[loser] = null;
  tidy(s);
}

/** The winner claims all prizes that he took and half of those that the loser took; the others are sunk. */
function claimPrizes(t: T, winner: Seat): void {
  const s = t.s;
  const loser = other(winner);
  const own = s.warships[winner];
  const theirs = s.warships[loser];
  const taken = own.prizes;
  const back = Math.floor(theirs.prizes / 2); // 15.1
  own.sunk += theirs.prizes - back; // his own, lost for good in the loser's hands
  own.spent += back;
  theirs.prizes = 0;
  own.prizes = 0;
  const claimed = Math.min(taken, warshipsLeft(s, winner)); // 2.3.F
  own.spent += claimed;
  theirs.sunk += taken - claimed;
  if (taken + back > 0) t.note("hamilcar.log.prizes", { seat: SEAT_NAMES[winner], count: claimed + back }, "9.3.B1");
}

/** The post where the loser's army goes: the last friendly port of its route that is free, or where it came from (9.3.B2). */
function havenOf(s: Hamilcar, loser: Seat): number {
  const enemy = other(loser);
  const fleet = s.fleets[loser]!;
  for (let i = fleet.route.length - 2; i >= 1; i--) {
    const port = fleet.route[i]!;
    if (!controls(s, loser, port)) continue;
    if (isSilver(s) && (cusAt(s, enemy, port) > 0 || hasGeneral(s, enemy, port))) continue;
    if (room(s, loser, port, "cus") >= cusAt(s, loser, AT_SEA) && room(s, loser, port, "supply") >= s.supply[loser][AT_SEA]!)
      return openPost(s, loser, port);
  }
  return fleet.home;
}

// 9.4 Political consequences

export function* politicalConsequences(t: T): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const loser = other(battle.winner!);
  battle.stage = "landfall";
  if (!battle.quick) {
    const extra = navalAbility(s, loser).extraPC ?? 0; // Pulcher
    yield* removePCs(t, loser, Math.floor(battle.lost[loser] / 2) + extra, { rule: "9.4", miatFirst: true });
  }
  yield* cardsAfterBattle(t, {
    winner: battle.winner!,
    winningCommander: battle.commanders[battle.winner!],
    losingCommander: battle.commanders[loser],
    lost: battle.lost[loser],
    land: -1,
    silenced: battle.silenced,
  });
}

// 9.3.B1 Where the winner goes

export function* landfall(t: T): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const winner = battle.winner!;
  if (winner === battle.mover) yield* moverGoesOn(t);
  else yield* interceptorLands(t, winner);
  s.seaBattle = null;
  tidy(s);
}

/** The mover lands in the port of the battle, or sails on and has his warships Spent. */
function* moverGoesOn(t: T): Play {
  const s = t.s;
  const march = s.march!;
  if (march.stage === "over") return;
  const fleet = s.fleets[march.seat]!;
  march.won = true;
  const port = portOf(fleet);
  const left = Math.min(fleet.limit - fleet.used, march.allowance - march.used);
  const options: string[] = [];
  if (!whyNotLand(s, march, port)) options.push("land");
  if (LANES[port]!.some(({ cost }) => cost <= left)) options.push("sail-on");
  if (options.length === 0) return returnHome(t);
  const answer = yield* choose(march.seat, options, { prompt: "hamilcar.after-victory", rule: "9.3.B1" });
  march.stage = answer === "land" ? "landing" : "sea";
  fleet.weary = answer === "sail-on";
}

/** The interceptor lands on his route; in Golden Geek in the port of the battle, or further on with Spent warships. */
function* interceptorLands(t: T, seat: Seat): Play {
  const s = t.s;
  const fleet = s.fleets[seat]!;
  const port = portOf(fleet);
  const enemy = other(seat);
  const isFree = (at: number) => cusAt(s, enemy, at) === 0 && !hasGeneral(s, enemy, at);
  const ports = (isSilver(s) ? [...fleet.route].reverse() : portsWithin(port, fleet.limit - fleet.used)).filter(isFree);
  const options = [...new Set(ports)].map((at) => SPACE_OPTIONS[at]!);
  if (options.length === 0) {
    shutGates(s, enemy, fleet.home);
    putAshore(s, seat, fleet.home);
  } else {
    const at = spaceNamed(yield* choose(seat, options, { prompt: "hamilcar.interceptor-lands", rule: "9.3.B1" }));
    putAshore(s, seat, at);
    if (cusAt(s, seat, at) > 0) captureSupply(t, enemy, at);
    fleet.weary = !isSilver(s) && at !== port;
    t.note("hamilcar.log.interceptor-landed", { seat: SEAT_NAMES[seat], space: SPACE_OPTIONS[at]! }, "9.3.B1");
  }
  returnWarships(s, seat, fleet.weary);
  s.fleets[seat] = null;
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
