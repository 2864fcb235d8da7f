import type { Play } from "../../../engine/index.ts";
import { spacesWhere } from "../../shared/rules/why.ts";
import { CONSULAR_MINIMUM } from "./army.ts";
import { amount, choose, type Option, type Reason } from "./ask.ts";
import { mountCorvi } from "./cards/battle-cards.ts";
import { improveSeamanship } from "./cards/naval-events.ts";
import { citiesOf, controls, italianProvinces, italianProvincesOf, SEAT_NAMES } from "./control.ts";
import {
  battleRating,
  cusAt,
  cusInSpace,
  generalsOnMap,
  isBesieged,
  isBesiegedPost,
  isConsul,
  isOnMap,
  isProconsul,
  openPost,
  room,
} from "./forces.ts";
import { BARCA, CALATINUS, DUILIUS, GENERAL_OPTIONS, GENERALS, generalNamed, OF_SIDE, XANTHIPPUS } from "./generals.ts";
import { CARTHAGO, insideOf, isCity, POST_OPTIONS, ROMA, SPACE_COUNT, SPACE_OPTIONS, spaceNamed, spaceOf } from "./map.ts";
import { bring, payMercenary } from "./mercenaries.ts";
import { miatCount, miatGives } from "./miat.ts";
import { eliminate, placeCUs } from "./pieces.ts";
import { AWAY, CONSUL, type Hamilcar, has, isSilver, PROCONSUL, type T } from "./state.ts";
import { EXCELLENT, LAST_TURN, turnOf } from "./tables.ts";
import { build, refit, sayWarships, warshipsLeft } from "./warships.ts";

// 5.1 The reinforcement phase

// 5.1.A Return all warships

export function* beginReinforcements(t: T): Play {
  const s = t.s;
  s.phase = "carthaginian-cu";
  for (const seat of ["rome", "carthage"] as const) {
    const count = s.warships[seat].sunk;
    s.warships[seat].sunk = 0;
    if (count > 0) t.note("hamilcar.log.warships-returned", { seat: SEAT_NAMES[seat], count }, "5.1.A");
  }
  yield* prolongContract(t);
}

/** 16.3: Xanthippus stays another turn if Carthage pays his price again. */
function* prolongContract(t: T): Play {
  const s = t.s;
  if (!isOnMap(s, XANTHIPPUS)) return;
  const { mercenaryCost } = turnOf(s.turn);
  const stays =
    miatCount(s) >= mercenaryCost &&
    (yield* choose("carthage", ["prolong", "dismiss"], {
      prompt: "hamilcar.prolong",
      rule: "16.3",
      params: { count: mercenaryCost },
    })) === "prolong";
  if (stays) yield* payMercenary(t, XANTHIPPUS);
  else eliminate(t, XANTHIPPUS, "16.3", ["hamilcar.because.contract"]);
}

// 5.1.B Carthage

/** Spaces where a general can be placed: with Carthaginian CUs, or in a friendly city that is not besieged. */
function whereGeneralsGo(s: Hamilcar): number[] {
  const spaces: number[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) {
    const open = isCity(at) && controls(s, "carthage", at) && !isBesieged(s, at);
    if (open || cusAt(s, "carthage", at) > 0) spaces.push(at);
  }
  return spaces;
}

export function* carthaginianCU(t: T): Play {
  const s = t.s;
  s.phase = "miat-cus";
  s.queue = [miatGives(s, "cu")];
  build(t, "carthage", 1, "5.1.B");
  const spaces = new Set(
    generalsOnMap(s, "carthage")
      .filter((one) => !isBesiegedPost(s, s.generals[one]!))
      .map((one) => spaceOf(s.generals[one]!)),
  );
  for (const city of citiesOf(s, "carthage")) if (!isBesieged(s, city)) spaces.add(city);
  const options = [...spaces].filter((at) => room(s, "carthage", at, "cus") > 0).map((at) => SPACE_OPTIONS[at]!);
  if (options.length === 0) return;
  const elsewhere = spacesWhere("hamilcar.why.cu-where", "5.1.B");
  const whyNot = (id: string): Reason | undefined =>
    id.startsWith("space:") && spaces.has(spaceNamed(id)) ? { why: "hamilcar.why.cu-full", rule: "2.1.C" } : elsewhere(id);
  const at = spaceNamed(yield* choose("carthage", options, { prompt: "hamilcar.place-cu", rule: "5.1.B", whyNot }));
  yield* placeCUs(t, "carthage", at, { cus: 1, because: "hamilcar.because.reinforcement" }, "5.1.B");
}

/** Each CU of the Miat goes to Carthago or becomes a Ready warship. */
export function* miatCU(t: T): Play {
  const s = t.s;
  if (s.queue[0]! === 0) {
    s.phase = "turn-generals";
    recall(t);
    return;
  }
  s.queue[0]!--;
  const options: Option[] = [];
  if (controls(s, "carthage", CARTHAGO) && room(s, "carthage", CARTHAGO, "cus") > 0) options.push("cu");
  if (warshipsLeft(s, "carthage") > 0) options.push("warship");
  if (options.length === 0) return;
  const whyNot = (id: string) => whyNotMiatCU(s, id);
  const answer = yield* choose("carthage", options, { prompt: "hamilcar.miat-cu", rule: "5.1.B", whyNot });
  if (answer === "cu") yield* placeCUs(t, "carthage", CARTHAGO, { cus: 1, because: "hamilcar.because.miat" }, "5.1.B");
  else build(t, "carthage", 1, "5.1.B");
}

/** Where a CU of the Miat goes, for whoever points at a space or a general of his. */
function whyNotMiatCU(s: Hamilcar, id: string): Reason | undefined {
  const general = GENERAL_OPTIONS.indexOf(id as Option);
  const isOwn = general >= 0 && GENERALS[general]!.side === "carthage" && isOnMap(s, general);
  if (isOwn && s.generals[general] === openPost(s, "carthage", CARTHAGO))
    return { why: "hamilcar.why.miat-cu-joins", rule: "5.1.B", params: { space: SPACE_OPTIONS[CARTHAGO]! } };
  return isOwn || id.startsWith("space:")
    ? { why: "hamilcar.why.miat-cu-where", rule: "5.1.B", params: { space: SPACE_OPTIONS[CARTHAGO]! } }
    : undefined;
}

/** All generals except Hamilcar Barca return to the pool; the one in the turn box is placed before any are drawn. */
function recall(t: T): void {
  const s = t.s;
  const recalled = generalsOnMap(s, "carthage").filter((general) => general !== BARCA && general !== XANTHIPPUS);
  for (const general of recalled) {
    const space = POST_OPTIONS[s.generals[general]!]!;
    s.generals[general] = AWAY.pool;
    t.note("hamilcar.log.recalled", { generals: [GENERAL_OPTIONS[general]!], space }, "5.1.B");
  }
  s.queue = [];
  const named = turnOf(s.turn).general;
  if (named >= 0 && s.generals[named] === AWAY.track) s.queue.push(named);
  if (s.turn === LAST_TURN && s.generals[BARCA] === AWAY.mercenary) s.queue.push(BARCA); // 5.2.C3
  s.drawn = [...s.queue];
  if (s.queue.length > 0) noteGenerals(t, s.queue);
}

function drawGenerals(t: T): void {
  const s = t.s;
  const pool = OF_SIDE.carthage.filter((general) => s.generals[general] === AWAY.pool);
  const count = Math.min(pool.length, 1 + miatGives(s, "general"));
  t.shuffle(pool);
  s.queue = pool.slice(0, count);
  s.drawn.push(...s.queue);
  noteGenerals(t, s.queue);
}

function noteGenerals(t: T, generals: readonly number[]): void {
  t.note("hamilcar.log.generals", { generals: generals.map((general) => GENERAL_OPTIONS[general]!) }, "5.1.B");
}

export function* placeCarthaginian(t: T): Play {
  const s = t.s;
  const general = s.queue[0];
  if (general === undefined) {
    const drawn = s.phase === "carthaginian-generals";
    s.phase = drawn ? "carthaginian-refit" : "carthaginian-generals";
    if (!drawn) drawGenerals(t);
    return;
  }
  if (general === BARCA && s.generals[BARCA] === AWAY.mercenary) {
    s.queue.shift();
    return yield* bring(t, BARCA);
  }
  const options = whereGeneralsGo(s).map((at) => SPACE_OPTIONS[at]!);
  if (options.length === 0) {
    s.queue.shift();
    s.generals[general] = AWAY.pool;
    return;
  }
  const at = spaceNamed(
    yield* choose("carthage", options, {
      prompt: "hamilcar.place-general",
      rule: "5.1.B",
      params: { general: GENERAL_OPTIONS[general]! },
      whyNot: spacesWhere("hamilcar.why.general-where", "5.1.B"),
    }),
  );
  s.queue.shift();
  s.generals[general] = cusAt(s, "rome", at) > 0 && cusAt(s, "carthage", at) === 0 ? insideOf(at) : at;
  t.note("hamilcar.log.arrived", { general: GENERAL_OPTIONS[general]!, space: SPACE_OPTIONS[at]! }, "5.1.B");
}

/** Admirals placed in Carthago refit warships up to their battle ratings. */
export function carthaginianRefit(t: T): void {
  const s = t.s;
  s.phase = "roman-cus";
  let count = 0;
  for (const general of s.drawn) {
    if (GENERALS[general]!.admiral && isOnMap(s, general) && spaceOf(s.generals[general]!) === CARTHAGO)
      count += battleRating(s, general);
  }
  s.drawn = [];
  refit(t, "carthage", count, "5.1.B");
}

// 5.1.C Rome

const FIXED_CUS = 5;

export function* romanCUs(t: T): Play {
  const s = t.s;
  s.phase = "proconsul";
  s.reformed = false;
  const fixed = has(s, "fixed-reinforcements");
  const count = fixed ? FIXED_CUS : italianProvinces(s, "rome"); // 16.1
  if (openPost(s, "rome", ROMA) < 0 || isBesieged(s, ROMA)) return void t.note("hamilcar.log.roma-besieged", {}, "5.1.D");
  const cus = Math.min(count, room(s, "rome", ROMA, "cus"));
  yield* placeCUs(t, "rome", ROMA, { cus, provinces: fixed ? [] : italianProvincesOf(s, "rome") }, "5.1.C");
}

/** A consul may become proconsul; his predecessor is then eliminated. Duilius must have been paid for. */
export function* proconsul(t: T): Play {
  const s = t.s;
  const consuls = generalsOnMap(s, "rome").filter((general) => isConsul(s, general));
  const before = generalsOnMap(s, "rome").find((general) => isProconsul(s, general));
  const able = consuls.filter((general) => !GENERALS[general]!.ability.proconsulPrice || s.duiliusPaid); // 17.2.B
  if (able.length > 0) {
    const answer = yield* choose("rome", ["none", ...able.map((general) => GENERAL_OPTIONS[general]!)], {
      prompt: "hamilcar.proconsul",
      rule: "5.1.C",
      whyNot: (id) => {
        if (before !== undefined && id === GENERAL_OPTIONS[before]) return { why: "hamilcar.why.is-proconsul", rule: "5.1.C" };
        const isUnpaid = id === GENERAL_OPTIONS[DUILIUS] && consuls.includes(DUILIUS);
        return isUnpaid ? { why: "hamilcar.why.duilius-unpaid", rule: "17.2.B" } : undefined;
      },
    });
    if (answer !== "none") {
      for (const general of generalsOnMap(s, "rome"))
        if (isProconsul(s, general)) eliminate(t, general, "5.1.C", ["hamilcar.because.term"]);
      s.office[generalNamed(answer)] = PROCONSUL;
      const post = s.generals[generalNamed(answer)]!;
      t.note("hamilcar.log.proconsul", { general: answer, space: POST_OPTIONS[post]! }, "5.1.C");
    }
  }
  if (before !== undefined && isOnMap(s, before))
    t.note(
      "hamilcar.log.proconsul-stays",
      { general: GENERAL_OPTIONS[before]!, space: POST_OPTIONS[s.generals[before]!]! },
      "5.1.C",
    );
  for (const general of consuls) if (isConsul(s, general)) eliminate(t, general, "5.1.C", ["hamilcar.because.term"]);
  s.phase = "elections";
  s.queue = [];
}

const CONSULS = 2;

/** Two new consuls: drawn, or chosen with the option 16.2. */
export function* election(t: T): Play {
  const s = t.s;
  const pool = OF_SIDE.rome.filter((general) => s.generals[general] === AWAY.pool && !s.queue.includes(general));
  if (s.queue.length === CONSULS || pool.length === 0) {
    s.phase = "consuls";
    s.drawn = [...s.queue];
    return;
  }
  let elected = -1;
  if (has(s, "consul-selection")) {
    const options: Option[] = ["draw", ...pool.map((general) => GENERAL_OPTIONS[general]!)];
    const answer = yield* choose("rome", options, { prompt: "hamilcar.select-consul", rule: "16.2" });
    if (answer !== "draw") elected = generalNamed(answer);
  }
  if (elected < 0) elected = t.randomOf(pool);
  s.queue.push(elected);
  s.office[elected] = CONSUL;
  if (elected === CALATINUS) s.calatinusServed = true;
  t.note("hamilcar.log.consul", { general: GENERAL_OPTIONS[elected]! }, "5.1.C");
}

/** Consuls are placed with three Roman CUs; in Roma if there is no such space (Golden Geek: there as well). */
function whereConsulsGo(s: Hamilcar): number[] {
  const shut = (at: number) => controls(s, "rome", at) && isBesieged(s, at); // 5.1.D
  const spaces: number[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) {
    if (cusInSpace(s, "rome", at) >= CONSULAR_MINIMUM && !shut(at)) spaces.push(at);
  }
  const roma = spaces.length === 0 || (!isSilver(s) && !shut(ROMA));
  if (roma && !spaces.includes(ROMA)) spaces.push(ROMA);
  return spaces;
}

export function* placeConsul(t: T): Play {
  const s = t.s;
  const general = s.queue[0];
  if (general === undefined) {
    s.phase = "reforms";
    s.queue = s.drawn.filter(
      (consul) => GENERALS[consul]!.admiral && isOnMap(s, consul) && spaceOf(s.generals[consul]!) === ROMA,
    );
    s.drawn = [];
    return;
  }
  const options = whereConsulsGo(s).map((at) => SPACE_OPTIONS[at]!);
  const params = { general: GENERAL_OPTIONS[general]! };
  const whyNot = spacesWhere(isSilver(s) ? "hamilcar.why.consul-where" : "hamilcar.why.consul-where-or-roma", "5.1.C");
  const at = spaceNamed(yield* choose("rome", options, { prompt: "hamilcar.place-general", rule: "5.1.C", params, whyNot }));
  s.queue.shift();
  const shut = isCity(at) && controls(s, "rome", at) && cusAt(s, "carthage", at) > 0;
  s.generals[general] = shut ? insideOf(at) : at;
  t.note("hamilcar.log.arrived", { ...params, space: SPACE_OPTIONS[at]! }, "5.1.C");
}

// 5.1.C Naval reforms

/** Each Admiral placed in Roma brings one reform. */
export function* navalReform(t: T): Play {
  const s = t.s;
  const general = s.queue.shift();
  if (general === undefined) {
    s.phase = "deal";
    return;
  }
  const post = s.generals[general]!;
  const convertible = Math.min(battleRating(s, general), cusAt(s, "rome", post) - CONSULAR_MINIMUM, warshipsLeft(s, "rome")); // 2.3.E3
  const options: Option[] = ["none"];
  if (convertible > 0) options.push("warships");
  if (!s.reformed && s.seamanship < EXCELLENT) options.push("seamanship");
  options.push(s.corvi ? "dismount" : "mount");
  const answer = yield* choose("rome", options, {
    prompt: "hamilcar.reform",
    rule: "5.1.C",
    params: { general: GENERAL_OPTIONS[general]! },
  });
  if (answer === "seamanship") s.reformed = improveSeamanship(t, "5.1.C", "hamilcar.because.reform", [GENERAL_OPTIONS[general]!]);
  if (answer === "mount" || answer === "dismount") mountCorvi(t, answer === "mount", "5.1.C");
  if (answer !== "warships") return;
  const count = yield* amount("rome", 1, convertible, { prompt: "hamilcar.cus-to-warships", rule: "5.1.C" });
  s.cus.rome[post]! -= count;
  s.warships.rome.ready += count;
  const ships = sayWarships(s, "rome");
  t.note("hamilcar.log.crews-aboard", { general: GENERAL_OPTIONS[general]!, count, ships }, "5.1.C");
}
