import type { Analysis } from "../../bots/analysis.ts";
import type { Session } from "../../engine/index.ts";

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);
const isChance: Check = (value) => isNumber(value) && (value as number) >= 0 && (value as number) <= 1;
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const has =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && Object.entries(fields).every(([name, check]) => check(value[name]));
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

const isParam: Check = (value) =>
  typeof value === "string" || isNumber(value) || isListOf((item) => typeof item === "string")(value);
const isSaid = has({
  key: (key) => typeof key === "string",
  params: (params) => params === undefined || (isFields(params) && Object.values(params).every(isParam)),
});

/** An analysis that came with a shared game, if it fits that game. */
export function readAnalysis(value: unknown, { game, version }: Session): Analysis | undefined {
  const isSeat: Check = (seat) => game.seats.some((each) => each === seat);
  const isVersion: Check = (moment) => Number.isInteger(moment) && (moment as number) >= 0 && (moment as number) < version;
  const forEachSeat = has(Object.fromEntries(game.seats.map((seat) => [seat, isNumber])));
  const isAnalysis = has({
    curve: isListOf(has({ version: isVersion, seat: isSeat, first: isChance })),
    turningPoints: isListOf(
      has({
        version: isVersion,
        seat: isSeat,
        before: isChance,
        expected: isChance,
        after: isChance,
        better: orNull(has({ line: isSaid, chance: isChance })),
      }),
    ),
    luck: forEachSeat,
    lost: forEachSeat,
  });
  return isAnalysis(value) ? (value as Analysis) : undefined;
}
