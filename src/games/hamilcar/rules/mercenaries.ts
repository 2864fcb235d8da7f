import type { Play } from "../../../engine/index.ts";
import { spacesWhere } from "../../shared/rules/why.ts";
import { choose, pick, type Reason } from "./ask.ts";
import { controls, removeFromMiat } from "./control.ts";
import { elephantsLeft, isBesieged, openPost, room } from "./forces.ts";
import { BARCA, GENERAL_OPTIONS, XANTHIPPUS } from "./generals.ts";
import { isAfrican, isPort, SPACE_COUNT, SPACE_OPTIONS, spaceNamed } from "./map.ts";
import { miatCount, miatOptions } from "./miat.ts";
import { placeCUs } from "./pieces.ts";
import { AWAY, type Hamilcar, isSilver, type T } from "./state.ts";
import { miatSlotNamed, turnOf } from "./tables.ts";

// 5.2.C3 Hire a mercenary

/** The mercenary at the top of the box, or -1. */
const topMercenary = (s: Hamilcar): number => [XANTHIPPUS, BARCA].find((general) => s.generals[general] === AWAY.mercenary) ?? -1;

/** Friendly ports that are not besieged; in Africa for Xanthippus. */
function portsFor(s: Hamilcar, general: number): number[] {
  const ports: number[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) {
    if (!isPort(at) || !controls(s, "carthage", at) || isBesieged(s, at) || room(s, "carthage", at, "cus") < 1) continue;
    if (general !== XANTHIPPUS || isAfrican(at)) ports.push(at);
  }
  return ports;
}

export function whyNotHire(s: Hamilcar): Reason | undefined {
  const general = topMercenary(s);
  if (general < 0) return { why: "hamilcar.why.no-mercenary", rule: "5.2.C3" };
  if (miatCount(s) < turnOf(s.turn).mercenaryCost) return { why: "hamilcar.why.miat-too-poor", rule: "5.2.C3" };
  if (portsFor(s, general).length === 0) return { why: "hamilcar.why.no-port", rule: "5.2.C3" };
  return undefined;
}

export function* hire(t: T): Play {
  const s = t.s;
  const general = topMercenary(s);
  t.note("hamilcar.log.hired", { general: GENERAL_OPTIONS[general]!, count: turnOf(s.turn).mercenaryCost }, "5.2.C3");
  yield* payMercenary(t, general);
  yield* bring(t, general);
  if (general === XANTHIPPUS && s.forgottenTactics) {
    s.forgottenTactics = false;
    t.note("hamilcar.log.tactics-remembered", {}, "5.2.C3");
  }
}

/** The price this turn, in PCs of the Miat. */
export function* payMercenary(t: T, general: number): Play {
  const s = t.s;
  const count = turnOf(s.turn).mercenaryCost;
  const chosen = yield* pick("carthage", miatOptions(s), count, count, {
    prompt: "hamilcar.pay-mercenary",
    rule: "5.2.C3",
    params: { count },
    whyNot: (id) => (id === GENERAL_OPTIONS[general] ? { why: "hamilcar.why.being-paid", rule: "5.2.C3" } : undefined),
  });
  for (const option of chosen) removeFromMiat(t, miatSlotNamed(option), "5.2.C3");
}

/** A mercenary arrives with his CU: Xanthippus with an elephant, if there is one. */
export function* bring(t: T, general: number): Play {
  const s = t.s;
  const options = portsFor(s, general).map((at) => SPACE_OPTIONS[at]!);
  if (options.length === 0) return;
  const params = { general: GENERAL_OPTIONS[general]! };
  const where = general === XANTHIPPUS ? "hamilcar.why.mercenary-where-africa" : "hamilcar.why.mercenary-where";
  const whyNot = spacesWhere(where, "5.2.C3", params);
  const at = spaceNamed(yield* choose("carthage", options, { prompt: "hamilcar.place-general", rule: "5.2.C3", params, whyNot }));
  const boxed = isSilver(s) ? 0 : 1; // Golden Geek: his elephant waits with him
  const elephants = general === XANTHIPPUS ? Math.min(1, elephantsLeft(s) + boxed) : 0;
  s.generals[general] = openPost(s, "carthage", at);
  t.note("hamilcar.log.arrived", { ...params, space: SPACE_OPTIONS[at]! }, "5.2.C3");
  yield* placeCUs(t, "carthage", at, { cus: general === XANTHIPPUS ? 0 : 1, elephants }, "5.2.C3");
}
