import { type LogEntry, type Params, same } from "../../../engine/index.ts";
import { kindOf, nameOf } from "../../../words/ids.ts";
import { type Join, runs } from "../../../words/runs.ts";

const LOG = "hannibal.log.";

/** Entries of the log that begin something new. */
const OPENERS = new Set(
  ["start", "plays", "discards", "turn", "deal", "winter", "points"].map((event) => `hannibal.log.${event}`),
);

export const opensGroup = ({ event }: Pick<LogEntry, "event">): boolean => OPENERS.has(event);

const rows = runs(LOG, {
  pc: { of: "space", by: ["seat", "from"] },
  "pc-removed": { of: "space", by: ["seat", "by"] },
  isolated: { of: "space", by: ["seat"] },
  displaced: { of: "general", by: ["space"] },
  marched: { of: "space", by: ["general"] },
});

/** What is told as one in a row. */
export const joined: Join = (before, entry) => {
  if (entry.event === `${LOG}stays` && before.event === `${LOG}activated`)
    return { event: `${LOG}activated-stays`, params: before.params };
  if (entry.event === `${LOG}picked-up` && before.event === `${LOG}dropped` && isSameParty(before, entry))
    return { event: `${LOG}dropped-not`, params: before.params };
  // who goes nowhere leaves nobody behind
  if (entry.event === `${LOG}halts` && before.event === `${LOG}picked-up` && isSamePlace(before, entry))
    return { event: `${LOG}picked-up-halts`, params: before.params };
  if (entry.event === REINFORCED && [REINFORCED, `${REINFORCED}.all`].includes(before.event))
    return reinforcedTwice(before, entry);
  return rows(before, entry);
};

/** Whether a general picks up there and then what he has just left. */
const isSameParty = ({ params: left = {} }: LogEntry, { params: taken = {} }: LogEntry): boolean =>
  isSamePlace({ params: left }, { params: taken }) && same(left.units, taken.units);

const isSamePlace = ({ params: one = {} }: Pick<LogEntry, "params">, { params: other = {} }: Pick<LogEntry, "params">): boolean =>
  one.general === other.general && one.space === other.space;

const REINFORCED = `${LOG}reinforced`;

/** CUs that one side receives, counted together by place. */
function reinforcedTwice({ params: old = {} }: LogEntry, { event, params = {} }: LogEntry): ReturnType<Join> {
  if (old.seat !== params.seat) return undefined;
  const places: Record<string, Record<string, number>> = {};
  for (const [units, place] of [...received(old), ...received(params)]) {
    places[place] ??= {};
    const count = places[place];
    for (const id of units) count[kindOf(id)] = (count[kindOf(id)] ?? 0) + Number(nameOf(id));
  }
  const stacks = Object.entries(places).map(([place, count]) => ({
    place,
    units: Object.entries(count).map(([kind, number]) => `${kind}:${number}`),
  }));
  if (stacks.length === 1) return { event, params: { ...params, units: stacks[0]!.units } };
  return {
    event: `${event}.all`,
    params: {
      seat: params.seat!,
      units: inAll(Object.values(places)),
      modifiers: stacks.map(({ units, place }) => `${units.join("+")}=${place}`),
    },
  };
}

/** Units of several places counted together, each kind by itself. */
const inAll = (places: readonly Readonly<Record<string, number>>[]): string[] =>
  [...new Set(places.flatMap((count) => Object.keys(count)))].map(
    (kind) => `${kind}:${places.reduce((sum, count) => sum + (count[kind] ?? 0), 0)}`,
  );

/** What an entry tells of reinforcements: units and their place, one after the other. */
const received = ({ units, at, space, modifiers }: Params): [units: string[], place: string][] =>
  Array.isArray(modifiers)
    ? (modifiers as string[]).map((stack) => [stack.split("=")[0]!.split("+"), stack.split("=")[1]!])
    : [[[units].flat() as string[], String(at ?? space)]];
