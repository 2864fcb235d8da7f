import type { FaceDown } from "../engine/codec/index.ts";
import { clone, fingerprint, type Game, type GameState, type Seat } from "../engine/index.ts";

/** The accepted chance of calling something immovable that can move. */
const DOUBT = 1e-9;

/** Things of a kind that lie hidden in one place. */
interface Place {
  readonly name: string;
  readonly items: readonly string[];
  readonly isOrdered: boolean;
  /** the things of which there have always been as many as now */
  readonly stuck: Map<string, number>;
  /** how often something was where it is now */
  inPlace: number;
  /** always in order of number, like a hand: where a thing lies in it says nothing */
  isSorted: boolean;
}

/**
 * Checks that everything face down for a seat is really redealt: over many deals each thing leaves its place, unless the seat can
 * see it there or there is nowhere else to go, and few stay where they were. Returns the number of places checked.
 */
export function checkRedeal<S extends GameState>(game: Game<S>, state: S, seat: Seat, fail: (what: string) => never): number {
  const lying = game.faceDown(state, seat);
  let looked = 0;
  for (const kind of new Set(lying.map((one) => one.kind))) {
    const places = hidden(kind, lying);
    const all = places.flatMap(({ items }) => items);
    const copies = tally(all);
    const isMixed = copies.size < all.length; // identical things: nobody can tell which of them are known
    if (isMixed ? !mayChange(places, known(kind, lying)) : copies.size < 2) continue;
    const deals = dealsNeeded(places, all.length);
    for (let deal = 0; deal < deals; deal++) {
      const dealt = clone(state);
      game.redeal(dealt, seat, `${kind} ${deal}`);
      const now = new Map(hidden(kind, game.faceDown(dealt, seat)).map(({ name, items }) => [name, items]));
      for (const place of places) {
        const items = now.get(place.name) ?? [];
        const here = tally(items);
        for (const [item, count] of place.stuck) if (here.get(item) !== count) place.stuck.delete(item);
        for (const [index, item] of place.items.entries()) if (items[index] === item) place.inPlace++;
        place.isSorted &&= ascends(items);
      }
    }
    for (const { name, items, stuck, inPlace, isOrdered, isSorted } of places) {
      for (const [item, count] of stuck) {
        const forced = items.length - (all.length - copies.get(item)!); // too few others to fill the place
        if (count > Math.max(forced, 0) && !isMixed)
          fail(`dealing anew for ${seat} never takes the ${kind} ${item} out of ${name}`);
      }
      if (isOrdered && !isSorted && !isMixed && all.length > 5 && inPlace > (deals * items.length) / 2)
        fail(`dealing anew for ${seat} leaves most ${kind}s where they are in ${name}`);
      looked++;
    }
    if (isMixed && places.every(({ items, stuck }) => stuck.size === tally(items).size))
      fail(`dealing anew for ${seat} leaves all ${kind}s where they are`);
  }
  return looked;
}

/** Checks that what a seed deals does not depend on how things lay before: players who think with it would know something. */
export function checkBlind<S extends GameState>(game: Game<S>, state: S, seat: Seat, fail: (what: string) => never): void {
  const once = clone(state);
  game.redeal(once, seat, "once");
  const twice = clone(once);
  game.redeal(once, seat, "again");
  game.redeal(twice, seat, "another");
  game.redeal(twice, seat, "again");
  if (fingerprint(once) !== fingerprint(twice)) fail(`what is dealt anew for ${seat} depends on how things lay before`);
}

/** The things of a kind that the seat sees: an announced card may lie in a hidden hand. */
const known = (kind: string, lying: readonly FaceDown[]): Map<string, number> =>
  tally(lying.filter((one) => one.kind === kind && one.isSeen).flatMap(({ items }) => items.map(String)));

/** The places with hidden things of a kind, without those the seat knows to be there. */
function hidden(kind: string, lying: readonly FaceDown[]): Place[] {
  const unseen = lying.filter((one) => one.kind === kind && !one.isSeen);
  const all = unseen.flatMap(({ items }) => items);
  const isKnown = new Set(all).size === all.length ? known(kind, lying) : new Map();
  return unseen.flatMap(({ place, isOrdered, ...one }) => {
    const items = one.items.map(String).filter((item) => !isKnown.has(item));
    return items.length > 0 ? [{ name: place, items, isOrdered, stuck: tally(items), inPlace: 0, isSorted: ascends(items) }] : [];
  });
}

/** Whether two places hold different things that can be exchanged, apart from what the seat may know to be there. */
function mayChange(places: readonly Place[], seen: ReadonlyMap<string, number>): boolean {
  const loose = places.map(({ stuck }) =>
    [...stuck].filter(([item, count]) => count > (seen.get(item) ?? 0)).map(([item]) => item),
  );
  return loose.some((items, at) =>
    loose.some((others, other) => other !== at && items.some((item) => others.some((each) => each !== item))),
  );
}

/** So many deals that something movable would stay in one place only by a miracle. */
function dealsNeeded(places: readonly Place[], all: number): number {
  const crowded = Math.max(...places.map(({ items }) => items.length / all).filter((share) => share < 1), 0.1);
  return Math.ceil(Math.log(DOUBT / all) / Math.log(crowded));
}

const ascends = (items: readonly string[]): boolean =>
  items.every((item, index) => index === 0 || Number(items[index - 1]) < Number(item));

function tally(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
