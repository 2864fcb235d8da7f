import type { Params, Plain, Seat } from "../../engine/index.ts";
import { joinedIn } from "../../words/runs.ts";
import type { Words } from "../../words/words.ts";
import type { GameFace } from "../face.ts";
import { t } from "../speech.svelte.ts";
import type { Logged } from "../table/client.ts";
import type { Tally } from "./chronicle.ts";
import { isSameStep, type Shot } from "./shot.ts";

/** Of many different things that happen at once, so many are told. */
const MOST = 2;
/** Of changes of one kind on one side more. */
const MOST_CHANGES = 4;
/** In a sum, so many things of a kind are named; more are only counted. */
const MOST_NAMES = 3;

/** The entries a caption tells: a march as one, if wanted with the steps that follow in the log; changes as far as the board shows them; of anything else the last. */
export const toldIn = (
  { look, entries }: Pick<Shot, "look" | "entries">,
  { joined }: Pick<GameFace, "joined">,
  log: readonly Logged[],
): readonly Logged[] => {
  const last = entries.at(-1);
  const isWhole = look.as === "walk" && look.whole;
  const later = isWhole && last ? log.filter(({ n }) => n > last.n) : [];
  const end = later.findIndex((entry) => !isSameStep(look, last, entry));
  const told = joinedIn([...entries, ...later.slice(0, end < 0 ? later.length : end)], joined);
  return told.slice(look.as === "walk" ? -1 : look.as === "change" ? -MOST_CHANGES : -MOST);
};

/** The card that lies face up in a shot, and its use. */
export function cardIn({ look, entries }: Pick<Shot, "look" | "entries">): PlayedCard | null {
  // what it reacts to may come before it
  const { n, params } = entries.at(-1)!;
  const id = look.as === "card" ? params?.[look.card ?? "card"] : undefined;
  return typeof id === "string" ? { n, id, use: typeof params!.use === "string" ? params!.use : null } : null;
}
interface PlayedCard {
  readonly n: number;
  readonly id: string;
  readonly use: string | null;
}

/** Whether the text of a card matters: not if it is used for its points. */
export const isForText = (use: string | null): boolean => use === null || use.includes("event");

/** What is rolled for, before the die of an entry lies still: its sentence without what the die decides, or nothing. */
export function aimOf(
  { telling, joined }: Pick<GameFace, "telling" | "joined">,
  words: Words,
  log: readonly Logged[],
  entry: Logged,
): string {
  const decided = telling?.decided ?? {};
  // what comes of the die may be told in the entries after it
  const [whole] = joinedIn(
    log.filter(({ n, version }) => n >= entry.n && version === entry.version),
    joined,
  );
  const told = [whole, entry].find((each) => each && decided[each.event]);
  if (!told) return "";
  const open = Object.entries(told.params ?? {}).flatMap(([name, value]): [string, Params[string]][] => {
    if (!decided[told.event]!.includes(name)) return [[name, name === "modifiers" ? [] : value]];
    if (Array.isArray(value)) return [[name, []]];
    return typeof value === "number" ? [[name, "…"]] : [];
  });
  return words.tell({ event: told.event, params: Object.fromEntries(open) }).replaceAll(/…([\s….]*…)?\.?/g, "…");
}

/**
 * What the changes between two moments mean: who has what now, and the points. It is read off the game itself, so that it is said
 * wherever it happens.
 */
export function changesIn(
  { telling }: Pick<GameFace, "telling">,
  words: Words,
  nameOf: (seat: Seat) => string,
  before: Plain | null,
  now: Plain,
): readonly string[] {
  if (!telling || !before || before === now) return [];
  const changes = (telling.changes?.(before, now) ?? []).map(({ say, params }) => words.say(say, params));
  return telling.isLogged ? changes : [...changes, ...pointsIn({ telling }, words, nameOf, before, now)];
}

/** The points of both sides, if they have changed between two moments. */
export function pointsIn(
  { telling }: Pick<GameFace, "telling">,
  words: Words,
  nameOf: (seat: Seat) => string,
  before: Plain,
  now: Plain,
): readonly string[] {
  if (!telling) return [];
  const was = telling.standing(before).points;
  const is = telling.standing(now).points;
  const seats = Object.keys(is);
  if (seats.every((seat) => is[seat] === was[seat])) return [];
  const points = seats.map((seat) => `${nameOf(seat)} ${is[seat]}${signed(is[seat]! - was[seat]!)}`);
  return [t("film.points", { what: words.say(telling.points), points: points.join(", ") })];
}

/** What both sides have won and lost in some entries, a sentence for each side, and what was decided. */
export function sumOf(
  { telling, stories = [] }: Pick<GameFace, "telling" | "stories">,
  words: Words,
  seats: readonly Seat[],
  nameOf: (seat: Seat) => string,
  sideOf: (entry: Logged) => Seat | null,
  entries: readonly Logged[],
  now?: Plain,
): readonly string[] {
  const isElsewhere = ({ elsewhere, entry }: Sum) =>
    elsewhere !== undefined && now !== undefined && !telling?.moves?.isThere(now, entry);
  const decided = entries.filter(({ event }) =>
    stories.some(({ id, settles }) => telling?.fights.has(id) && settles?.has(event)),
  );
  const sums = seats.map((seat) => {
    const sums = new Map<string, Sum>();
    for (const entry of entries) {
      for (const one of telling?.tally(entry) ?? []) {
        if ((one.seat ?? sideOf(entry)) !== seat) continue;
        const key = `${one.say} ${one.who}`;
        const { count, names } = sums.get(key) ?? { count: 0, names: [] };
        const others = names.filter((name) => name !== one.name);
        sums.set(key, { ...one, entry, count: count + one.count, names: one.name ? [...others, one.name] : names });
      }
    }
    return { seat, told: [...sums.values()].map((sum) => words.say(isElsewhere(sum) ? sum.elsewhere! : sum.say, paramsOf(sum))) };
  });
  const gist = decided.slice(-MOST).map((entry) => telling?.gist?.(entry) ?? entry);
  return [
    ...gist.map((entry) => words.tell(entry)),
    ...sums.flatMap(({ seat, told }) => (told.length > 0 ? [t("film.sum", { side: nameOf(seat), told: told.join(", ") })] : [])),
  ];
}

/** All of one kind, with the latest entry that tells of it. */
interface Sum extends Tally {
  readonly names: readonly string[];
  readonly entry: Logged;
}

const paramsOf = ({ count, who, names }: Sum): Params => ({
  count,
  ...(names.length <= MOST_NAMES && { names }),
  ...(who !== undefined && { who, to: names.at(-1)! }),
});

const signed = (change: number): string => (change > 0 ? ` (+${change})` : change < 0 ? ` (−${-change})` : "");
