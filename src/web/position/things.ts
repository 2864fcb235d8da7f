import type { Around, Control, Item, Offer } from "./controls.ts";
import { nameOf, textIn } from "./controls.ts";
import type { Counted, ThingKind } from "./editing.ts";
import { movedToList, movedToStack, type Stacks, stackAt, thingsOf } from "./moves.ts";
import { listOf, valueAt, withValue } from "./paths.ts";

/** A number from 0 to 1. */
export type Lot = () => number;

/** The lists of a kind of things: what lies in each, and what can be brought there. */
export function listsOf(around: Around, kind: ThingKind, lot: Lot = Math.random): Control[] {
  const { editing, position } = around;
  return kind.lists.map(({ path, name, on }) => ({
    kind: "things",
    field: path,
    label: textIn(around, name),
    items: listOf(valueAt(position, path)).map((item) => ({
      ...itemOf(around, kind, String(item)),
      stays: homeOf(kind, String(item)) === path,
    })),
    more: elsewhere(around, kind, path, (thing) => on?.(thing) ?? true),
    add: (thing) => movedToList(editing, kind, position, thing, path),
    remove: (thing) => movedToList(editing, kind, position, thing, homeOf(kind, thing)),
    shuffle: kind.ordered?.includes(path)
      ? () => withValue(position, path, shuffled(listOf(valueAt(position, path)), lot))
      : null,
  }));
}

const homeOf = (kind: ThingKind, thing: string): string => kind.home?.(thing) ?? kind.lists[0]!.path;

const itemOf = (around: Around, kind: ThingKind, thing: string): Item => ({
  value: thing,
  label: nameOf(around, thing, kind.kind),
});

/** The things that lie elsewhere, by where they lie. */
function elsewhere(around: Around, kind: ThingKind, here: string, fits: (thing: string) => boolean) {
  const { editing, position, words } = around;
  const groups = new Map<string, Offer[]>();
  for (const { thing, path, at } of thingsOf(editing, kind, position)) {
    if ((path ?? at) === here || !fits(thing)) continue;
    const list = kind.lists.find((each) => each.path === path);
    const label = list ? textIn(around, list.name) : words.say(editing.idOf(at!) ?? at!);
    groups.set(label, [...(groups.get(label) ?? []), itemOf(around, kind, thing)]);
  }
  return [...groups].map(([label, offers]) => ({
    label,
    offers: offers.sort((a, b) => a.label.localeCompare(b.label, words.language, { numeric: true })),
  }));
}

function shuffled<T>(list: readonly T[], lot: Lot): T[] {
  const left = [...list];
  for (let i = left.length - 1; i > 0; i--) {
    const other = Math.floor(lot() * (i + 1));
    [left[i], left[other]] = [left[other]!, left[i]!];
  }
  return left;
}

/** The things in a stack on the board. */
export function inStack(around: Around, part: Stacks, side: string, at: string): Control {
  const { editing, position } = around;
  const kind = editing.things.find((each) => each.kind === part.things.kind)!;
  return {
    kind: "things",
    field: part.field,
    label: textIn(around, kind.name),
    items: listOf(stackAt(position, part, side, at)?.[part.things.field]).map((item) => itemOf(around, kind, String(item))),
    more: elsewhere(around, kind, at, (thing) => (kind.serves?.(thing) ?? side) === side),
    add: (thing) => movedToStack(editing, kind, position, thing, part, side, at),
    remove: (thing) => movedToList(editing, kind, position, thing, homeOf(kind, thing)),
    shuffle: null,
  };
}

/** How many counters of each kind a side holds. */
export function countersOf(around: Around, counted: Counted): Control {
  const { game, position } = around;
  return {
    kind: "group",
    field: counted.field,
    label: textIn(around, counted.name),
    side: null,
    controls: game.seats.map((seat): Control => {
      const path = `${counted.field}.${seat}`;
      const held = listOf(valueAt(position, path));
      const heldBy = (who: string, kind: string) =>
        listOf(valueAt(position, `${counted.field}.${who}`)).filter((item) => counted.kindOf(item) === kind).length;
      return {
        kind: "group",
        field: path,
        label: nameOf(around, seat, ""),
        side: seat,
        controls: counted.kinds.map(({ name, count }) => {
          const value = heldBy(seat, name);
          const others = game.seats.reduce((sum, who) => sum + heldBy(who, name), 0) - value;
          return {
            kind: "count",
            field: path,
            label: nameOf(around, name, counted.kind),
            value,
            least: 0,
            most: count - others,
            put: (wanted) => {
              const of = held.filter((item) => counted.kindOf(item) === name);
              const kept = held.filter((item) => !of.includes(item) || of.indexOf(item) < wanted);
              return withValue(position, path, [...kept, ...new Array<string>(Math.max(0, wanted - of.length)).fill(name)]);
            },
          };
        }),
      };
    }),
  };
}
