import type { Plain } from "../../engine/index.ts";
import type { BoardPart, Editing, ThingKind } from "./editing.ts";
import { type Entries, entriesOf, listOf, valueAt, withValue } from "./paths.ts";

export type Stacks = Extract<BoardPart, { part: "stacks" }>;

export const stacksIn = (editing: Editing): readonly Stacks[] =>
  editing.onBoard.filter((part): part is Stacks => part.part === "stacks");

const isThing = (thing: string) => (item: Plain) => String(item) === thing;

/** A stack without what is nothing; null if nothing is left of it. */
function tidied(stack: Entries, { counts, things }: Stacks): Entries | null {
  const units = counts.reduce((sum, { field }) => sum + Number(stack[field] ?? 0), 0);
  const { [things.field]: held, ...rest } = stack;
  if (listOf(held).length > 0) return stack;
  return units > 0 ? rest : null;
}

/** The stack of a side at a place. */
export const stackAt = (position: Plain, { field }: Stacks, side: string, at: string): Entries | undefined =>
  listOf(valueAt(position, field))
    .map(entriesOf)
    .find((stack) => stack.side === side && stack.at === at);

/** The position with a stack changed, made or, if nothing is left of it, taken away. */
export function withStack(position: Plain, part: Stacks, side: string, at: string, changes: Entries): Plain {
  const stacks = listOf(valueAt(position, part.field));
  const old = stackAt(position, part, side, at);
  const stack = tidied({ ...(old ?? { side, at, [part.counts[0]!.field]: 0 }), ...changes }, part);
  const others = old ? stacks.map((each) => (each === old ? stack : each)) : [...stacks, stack];
  return withValue(
    position,
    part.field,
    others.filter((each) => each !== null),
  );
}

/** All things of a kind, each with the name of the list, or the place, where it lies. */
export function thingsOf(
  editing: Editing,
  kind: ThingKind,
  position: Plain,
): { readonly thing: string; readonly path: string | null; readonly at: string | null }[] {
  return [
    ...kind.lists.flatMap(({ path }) => listOf(valueAt(position, path)).map((item) => ({ thing: String(item), path, at: null }))),
    ...stacksIn(editing)
      .filter(({ things }) => things.kind === kind.kind)
      .flatMap(({ field, things }) =>
        listOf(valueAt(position, field))
          .map(entriesOf)
          .flatMap((stack) =>
            listOf(stack[things.field]).map((item) => ({ thing: String(item), path: null, at: String(stack.at) })),
          ),
      ),
  ];
}

/** Takes a thing from wherever it lies. */
function without(editing: Editing, kind: ThingKind, position: Plain, thing: string): Plain {
  const is = isThing(thing);
  let left = position;
  for (const path of [...kind.lists.map((list) => list.path), ...(kind.marks ?? [])]) {
    const list = listOf(valueAt(left, path));
    if (list.some(is))
      left = withValue(
        left,
        path,
        list.filter((item) => !is(item)),
      );
  }
  for (const part of stacksIn(editing)) {
    if (part.things.kind !== kind.kind) continue;
    for (const stack of listOf(valueAt(left, part.field)).map(entriesOf)) {
      const held = listOf(stack[part.things.field]);
      if (held.some(is))
        left = withStack(left, part, String(stack.side), String(stack.at), {
          [part.things.field]: held.filter((item) => !is(item)),
        });
    }
  }
  return left;
}

/** The thing itself, as the position has it: a card is a number there. */
function itemOf(editing: Editing, kind: ThingKind, position: Plain, thing: string): Plain {
  const is = isThing(thing);
  const lists = kind.lists.map(({ path }) => listOf(valueAt(position, path)));
  const held = stacksIn(editing).flatMap(({ field, things }) =>
    listOf(valueAt(position, field)).map((stack) => listOf(entriesOf(stack)[things.field])),
  );
  return [...lists, ...held].flat().find(is) ?? thing;
}

/** The position with a thing in one of the lists of its kind. */
export function movedToList(editing: Editing, kind: ThingKind, position: Plain, thing: string, path: string): Plain {
  const item = itemOf(editing, kind, position, thing);
  const left = without(editing, kind, position, thing);
  return withValue(left, path, [...listOf(valueAt(left, path)), item]);
}

/** The position with a thing in a stack on the board. */
export function movedToStack(
  editing: Editing,
  kind: ThingKind,
  position: Plain,
  thing: string,
  part: Stacks,
  side: string,
  at: string,
): Plain {
  const item = itemOf(editing, kind, position, thing);
  const left = without(editing, kind, position, thing);
  const { field } = part.things;
  return withStack(left, part, side, at, { [field]: [...listOf(stackAt(left, part, side, at)?.[field]), item] });
}
