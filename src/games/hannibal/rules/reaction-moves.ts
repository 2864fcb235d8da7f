import type { Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { type Detachment, nameCommander } from "./army.ts";
import type { Key } from "./ask.ts";
import { addCUs, commanderAt, piecesAt, settleCommand, tidy, whereabouts } from "./forces.ts";
import { confinedTo, GENERAL_OPTIONS } from "./generals.ts";
import { POST_OPTIONS, REGION_OF } from "./map.ts";
import { unitNames } from "./naming.ts";
import type { Hannibal, T } from "./state.ts";

// 12, 13: how forces of the reacting side move

/** Confined generals stay in their country (24). */
export const mayBeIn = (general: number, space: number): boolean => {
  const home = confinedTo(general);
  return home === undefined || REGION_OF[space] === home;
};

/** A general's commander in his stack, unless he is that himself. */
export const chiefOver = (s: Hannibal, seat: Seat, post: number, general: number): number | undefined => {
  const chief = commanderAt(s, seat, post);
  return chief === general ? undefined : chief;
};

/** The counsels forbid CUs to leave or enter Africa (cards 57, 58). */
export const isBanned = (s: Hannibal, seat: Seat, from: number, to: number): boolean =>
  (seat === "carthage" && s.hannoCounsels && REGION_OF[from] === "africa" && REGION_OF[to] !== "africa") ||
  (seat === "rome" && s.catoCounsels && REGION_OF[from] !== "africa" && REGION_OF[to] === "africa");

export const cameFrom = (s: Hannibal): number => {
  const { path } = s.march!;
  return path.length < 2 ? -1 : path[path.length - 2]![0];
};

/** Moves a detachment from one post to another and logs it; equals left without their commander get a new one (9.3). */
export function* moveParty(
  t: T,
  seat: Seat,
  from: number,
  to: number,
  party: Detachment,
  { log, rule }: { log: Key; rule: string },
): Play {
  const s = t.s;
  const commanderGoes = [party.general, ...party.staff].includes(commanderAt(s, seat, from));
  addCUs(s, seat, from, -party.cus, -party.elephants);
  addCUs(s, seat, to, party.cus, party.elephants);
  if (party.train) s.train = to;
  for (const general of [party.general, ...party.staff]) {
    s.generals[general] = to;
    s.commands[general] = 0;
  }
  settleCommand(s, seat, to);
  t.note(
    log,
    {
      general: GENERAL_OPTIONS[party.general]!,
      from: POST_OPTIONS[from]!,
      space: POST_OPTIONS[to]!,
      ...whereabouts(s, seat, to),
      attacker: GENERAL_OPTIONS[s.march!.general]!,
      units: unitNames(party, party.staff, party.train),
      behind: piecesAt(s, seat, from),
    },
    rule,
  );
  if (commanderGoes) yield* nameCommander(t, seat, from);
  tidy(t); // 20.6
}
