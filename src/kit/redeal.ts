import { clone, type Game, type GameState, type Seat } from "../engine/index.ts";

/** How sure to be that what never moved cannot move. */
const DOUBT = 1e-9;

interface Place {
  readonly name: string;
  /** how often each thing was there at least, in every deal so far */
  readonly least: Map<string, number>;
  readonly items: readonly string[];
  /** how often something that the seat does not know was just where it is */
  inPlace: number;
}

/**
 * All that lies face down for a seat is really dealt anew: in many deals each thing leaves the place where it is, unless the seat
 * can see that it is there or there is nowhere else to go, and few are just where they were. Gives the number of places looked at.
 */
export function checkRedeal<S extends GameState>(game: Game<S>, state: S, seat: Seat, fail: (what: string) => never): number {
  const lying = game.faceDown?.(state, seat) ?? [];
  let looked = 0;
  for (const kind of new Set(lying.map((one) => one.kind))) {
    const known = tally(lying.filter((one) => one.kind === kind && one.isSeen).flatMap(({ items }) => items.map(String)));
    const hidden = lying.filter((one) => one.kind === kind && !one.isSeen && one.items.length > 0);
    const all = hidden.flatMap(({ items }) => items.map(String));
    const copies = tally(all);
    if (copies.size < 2) continue;
    const places = hidden.map(
      ({ place, items }): Place => ({
        name: place,
        items: items.map(String),
        least: tally(items.map(String)),
        inPlace: 0,
      }),
    );
    const deals = dealsNeeded(places, all.length);
    for (let deal = 0; deal < deals; deal++) {
      const dealt = clone(state);
      game.redeal(dealt, seat, `${kind} ${deal}`);
      const now = new Map(game.faceDown!(dealt, seat).map(({ place, items }) => [place, items.map(String)]));
      for (const place of places) {
        const items = now.get(place.name)!;
        const here = tally(items);
        for (const [item, least] of place.least) place.least.set(item, Math.min(least, here.get(item) ?? 0));
        for (const [index, item] of place.items.entries()) if (items[index] === item && !known.has(item)) place.inPlace++;
      }
    }
    for (const { name, items, least, inPlace } of places) {
      for (const [item, count] of least) {
        const forced = items.length - (all.length - copies.get(item)!); // there are too few others to fill the place
        if (count > Math.max(forced, known.get(item) ?? 0))
          fail(`dealing anew for ${seat} never takes the ${kind} ${item} out of ${name}`);
      }
      const unknown = (among: readonly string[]) => among.filter((item) => !known.has(item)).length;
      if (copies.size === all.length && unknown(all) > 5 && inPlace > (deals * unknown(items)) / 2)
        fail(`dealing anew for ${seat} leaves most ${kind}s where they are in ${name}`);
      looked++;
    }
  }
  return looked;
}

/** So many that something that could move has stayed in one place all the time only by a miracle. */
function dealsNeeded(places: readonly Place[], all: number): number {
  const crowded = Math.max(...places.map(({ items }) => items.length / all).filter((share) => share < 1), 0.1);
  return Math.ceil(Math.log(DOUBT / all) / Math.log(crowded));
}

function tally(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
