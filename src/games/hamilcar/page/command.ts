import type { LogEntry, Plain } from "../../../engine/index.ts";
import { keys } from "../../../words/ids.ts";
import { battleRating, rank } from "../rules/forces.ts";
import { GENERALS, generalNamed } from "../rules/generals.ts";
import type { Hamilcar } from "../rules/state.ts";
import { stateIn } from "./imagined.ts";
import { asView, ratingsOf, type Stack } from "./view.ts";

/** The events that name whoever leads from now on. */
const TAKES_COMMAND = keys("hamilcar.log.", "activated", "intercepts", "avoided", "fights", "fleet-fights", "command-changed");

/** Among generals of equal rank, the one who fights best; the first of those who are as good. */
export const ablest = (options: readonly string[], s: Hamilcar): string =>
  [...options].sort((a, b) => battleRating(s, generalNamed(b)) - battleRating(s, generalNamed(a)))[0]!;

/** When a general last took command, as a place in the log; -1 for never. */
const ledAt = (log: readonly LogEntry[], id: string): number =>
  log.findLastIndex(
    ({ event, params }) => TAKES_COMMAND.has(event) && [params?.general, params?.commander].flat().includes(`general:${id}`),
  );

/**
 * The generals of a stack, its commander first: who leads the battle, the fleet or the march, or else the highest in rank (2.2.D);
 * of equals, who led last, or else who fights best.
 */
export function byCommand(
  plain: Plain,
  { side, generals = [] }: Pick<Stack, "side" | "generals">,
  log: readonly LogEntry[],
): readonly string[] {
  if (generals.length < 2) return generals;
  const view = asView(plain);
  const { battle, seaBattle, fleets, march } = view;
  const leaders = [battle?.commanders[side], seaBattle?.commanders[side], fleets[side]?.commander, march?.general];
  const leads = (id: string) => (leaders.includes(id) ? leaders.length - leaders.indexOf(id) : 0);
  const s = stateIn(plain);
  const rankOf = (id: string) =>
    s
      ? rank(
          s,
          GENERALS.findIndex((general) => general.id === id),
        )
      : 0;
  const rating = (id: string) => ratingsOf(view, id).battle;
  return [...generals].sort(
    (a, b) => leads(b) - leads(a) || rankOf(b) - rankOf(a) || ledAt(log, b) - ledAt(log, a) || rating(b) - rating(a),
  );
}
