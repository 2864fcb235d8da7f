import { type LogEntry, same } from "../../../engine/index.ts";
import { type Join, runs } from "../../../words/runs.ts";

const LOG = "hamilcar.log.";

/** Entries of the log that begin something new. */
const OPENERS = new Set(
  [
    "start",
    "turn",
    "generals",
    "consul",
    "dealt",
    "event",
    "operation",
    "discarded",
    "activated",
    "naval-battle",
    "battle",
    "passed",
    "provinces",
    "chests",
    "dictator",
    "blockade",
    "hired",
  ].map((event) => `hamilcar.log.${event}`),
);

export const opensGroup = ({ event }: Pick<LogEntry, "event">): boolean => OPENERS.has(event);

const rows = runs(LOG, {
  pc: { of: "space", by: ["seat", "by"] },
  "pc-converted": { of: "space", by: ["seat", "from", "by"] },
  "pc-removed": { of: "space", by: ["seat"] },
  isolated: { of: "space", by: ["seat"] },
  "miat-placed": { of: "slot", by: [] },
  "miat-removed": { of: "slot", by: [] },
  displaced: { of: "general", by: ["because"] },
  marched: { of: "space", by: ["general", "party", "left"] },
  "fleet-entered": { of: "space", by: ["general", "mare"] },
  "interceptors-enter": { of: "space", by: ["seat"] },
});

/** Entries that tell the die again that has just been told, or what it counts as. */
const WITH_DIE = new Set(
  [
    ...["avoid-roll", "intercept-roll", "pursuit-roll", "attrition"],
    ...["battle-roll", "corvus-roll", "fire-pots", "charge-nothing", "charge-rome", "charge-carthage"],
    ...["command-changed", "command-kept"],
  ].map((event) => `${LOG}${event}`),
);
const DICE = new Set(["die", "die-counted"].map((event) => `${LOG}${event}`));

/** What is placed one by one, and the parameter that counts it. */
const PLACED: Readonly<Record<string, string>> = {
  [`${LOG}cus-placed`]: "cus",
  [`${LOG}elephants-placed`]: "elephants",
  [`${LOG}supply-placed`]: "count",
};

/** The slots of the Miat as they are numbered, the centre first. */
const inOrder = (slots: unknown): string[] => [slots].flat().map(String).sort();

const isMarch = ({ event }: LogEntry): boolean => [`${LOG}marched`, `${LOG}marched.all`].includes(event);

/** A further step of a march, told with those who have stayed where it began. */
const onTheWay = ({ params: old = {} }: LogEntry, entry: LogEntry): LogEntry =>
  [entry.params?.left ?? []].flat().length > 0
    ? entry
    : { ...entry, params: { ...entry.params, left: old.left ?? [], from: old.from ?? [] } };

/** What is told as one in a row. */
export const joined: Join = (before, entry) => {
  const { event, params = {} } = entry;
  const old = before.params ?? {};
  if (before.event === `${LOG}die` && event === `${LOG}modifiers`)
    return { event: `${LOG}die-counted`, params: { ...old, ...params, rolled: old.die! } };
  if (DICE.has(before.event) && WITH_DIE.has(event))
    return { event, params: { modifiers: old.modifiers ?? [], ...params, rolled: old.rolled ?? old.die! } };
  const count = PLACED[event];
  const isSame =
    before.event === event && old.seat === params.seat && old.space === params.space && same(old.because, params.because);
  if (count && isSame) return { event, params: { ...params, [count]: Number(old[count]) + Number(params[count]) } };
  if (event === `${LOG}inside` && isSame) return { event, params }; // once more just before a battle
  if (event === `${LOG}stays` && before.event === `${LOG}activated`) return { event: `${LOG}activated-stays`, params: old };
  const row = rows(before, isMarch(before) && isMarch(entry) ? onTheWay(before, entry) : entry);
  if (row?.event.startsWith(`${LOG}miat-`)) return { ...row, params: { ...row.params, slot: inOrder(row.params?.slot) } };
  return row?.event === `${LOG}marched.all` && row.params?.to === row.params?.start
    ? { ...row, event: `${LOG}marched.back` }
    : row;
};
