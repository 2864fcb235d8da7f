import type { Plain, Seat } from "../../engine/index.ts";
import { joinedIn } from "../../words/runs.ts";
import type { Words } from "../../words/words.ts";
import type { GameFace } from "../face.ts";
import { t } from "../speech.svelte.ts";
import type { Logged } from "../table/client.ts";
import type { Shot } from "./shot.ts";

/** Of many different things that happen at once, so many are told. */
const MOST = 2;

/** The entries a caption tells: a march as one, if wanted with the steps that follow in the log; of other runs the last, joined. */
export const toldIn = (
  { look, entries }: Pick<Shot, "look" | "entries">,
  { joined }: Pick<GameFace, "joined">,
  log: readonly Logged[],
): readonly Logged[] => {
  if (look.as !== "walk") return joinedIn(entries, joined).slice(-MOST);
  const last = entries.at(-1);
  const later = look.whole && last ? log.filter(({ n }) => n > last.n) : [];
  const end = later.findIndex(
    ({ event, params }) => event !== last!.event || params?.[look.piece] !== last!.params?.[look.piece],
  );
  return joinedIn([...entries, ...later.slice(0, end < 0 ? later.length : end)], joined).slice(-1);
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
  const was = telling.standing(before).points;
  const is = telling.standing(now).points;
  const seats = Object.keys(is);
  if (telling.isLogged || seats.every((seat) => is[seat] === was[seat])) return changes;
  const points = seats.map((seat) => `${nameOf(seat)} ${is[seat]}${signed(is[seat]! - was[seat]!)}`);
  return [...changes, t("film.points", { what: words.say(telling.points), points: points.join(", ") })];
}

/** What both sides have won and lost in some entries, a sentence for each side, and what was decided. */
export function sumOf(
  { telling, stories = [] }: Pick<GameFace, "telling" | "stories">,
  words: Words,
  seats: readonly Seat[],
  nameOf: (seat: Seat) => string,
  sideOf: (entry: Logged) => Seat | null,
  entries: readonly Logged[],
): readonly string[] {
  const decided = entries.filter(({ event }) =>
    stories.some(({ id, settles }) => telling?.fights.has(id) && settles?.has(event)),
  );
  const sums = seats.map((seat) => {
    const counts = new Map<string, { readonly count: number; readonly names: readonly string[] }>();
    for (const entry of entries) {
      const one = sideOf(entry) === seat ? telling?.tally(entry) : undefined;
      if (!one) continue;
      const { count, names } = counts.get(one.say) ?? { count: 0, names: [] };
      counts.set(one.say, { count: count + one.count, names: one.name ? [...names, one.name] : names });
    }
    return { seat, told: [...counts].map(([say, params]) => words.say(say, params)) };
  });
  const gist = decided.slice(-MOST).map((entry) => telling?.gist?.(entry) ?? entry);
  return [
    ...gist.map(({ event, params }) => words.say(event, params)),
    ...sums.flatMap(({ seat, told }) => (told.length > 0 ? [t("film.sum", { side: nameOf(seat), told: told.join(", ") })] : [])),
  ];
}

const signed = (change: number): string => (change > 0 ? ` (+${change})` : change < 0 ? ` (−${-change})` : "");
