import type { Play } from "../../../../engine/index.ts";
import { choose, type Option, pick } from "../ask.ts";
import { beginOperation, operable } from "../forces.ts";
import { HEX_IDS } from "../map.ts";
import { fleetsFor, goAboard } from "../naval.ts";
import type { FpwTable } from "../pieces.ts";
import { enemyOf, SIDE_IDS, type State, seatOf, sideOf } from "../state.ts";
import { COST } from "../tables.ts";
import { IS_LEADER, UNIT_IDS, unitOfId } from "../units.ts";

/** The fleets that could carry a leader into a reaction: the one he is on, otherwise those of his nation with him. */
function flagships(s: State, side: number, leader: number): number[] {
  const fleets = operable(s, side, true, COST.reaction).filter((fleet) => s.at[fleet] === s.at[leader]);
  const aboard = s.aboard[leader]!;
  return aboard >= 0 ? fleets.filter((fleet) => fleet === aboard) : fleetsFor(s, fleets, leader);
}

/** The operation is over: the other player may react with one stack that has a leader, for two AP (33.1). */
export function* react(t: FpwTable): Play {
  const { s } = t;
  s.reacting = false;
  const side = enemyOf(s.side);
  const leaders = s.at.flatMap((hex, unit) => (hex >= 0 && IS_LEADER[unit] && sideOf(s, unit) === side ? [unit] : []));
  if (s.ap[side]! < COST.reaction || leaders.length === 0) return;
  const able = leaders.filter((leader) => s.aboard[leader]! < 0 || flagships(s, side, leader).length > 0);
  const answer = yield* choose(seatOf(side), ["pass", ...able.map((leader) => UNIT_IDS[leader]!)], {
    prompt: "fpw.react",
    rule: "33.1",
    params: {
      ap: COST.reaction,
      left: s.ap[side]!,
      modifiers: able.map((leader) => `${UNIT_IDS[leader]}=${HEX_IDS[s.at[leader]!]}`),
    },
    always: true,
  });
  if (answer !== "pass") yield* formReaction(t, side, unitOfId(answer));
}

function* formReaction(t: FpwTable, side: number, leader: number): Play {
  const { s } = t;
  const seat = seatOf(side);
  const hex = s.at[leader]!;
  const params = { hex: HEX_IDS[hex]!, unit: UNIT_IDS[leader]! };
  const ships = flagships(s, side, leader);
  const kinds: Option[] = [];
  if (s.aboard[leader]! < 0) kinds.push("op:land");
  if (ships.length > 0) kinds.push("op:naval");
  const naval = (yield* choose(seat, kinds, { prompt: "fpw.react-kind", rule: "33.2", params, always: true })) === "op:naval";
  const ids = ships.map((fleet) => UNIT_IDS[fleet]!);
  const head = naval
    ? unitOfId(yield* choose(seat, ids, { prompt: "fpw.flagship", rule: "33.1", params, always: true }))
    : leader;
  const others = operable(s, side, naval, COST.reaction).filter((unit) => s.at[unit] === hex && unit !== head);
  const options = others.map((unit) => UNIT_IDS[unit]!);
  const picked = yield* pick(seat, options, 0, options.length, { prompt: "fpw.react-force", rule: "33.1", params, always: true });
  t.note("fpw.reacted", { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]! }, "33.1");
  if (naval && s.aboard[leader]! < 0) goAboard(t, leader, head);
  beginOperation(t, side, naval ? "naval" : "land", hex, [head, ...picked.map(unitOfId)], COST.reaction, true);
}
