import type { Form } from "../../engine/codec/index.ts";
import type { Plain } from "../../engine/index.ts";
import type { Around, Control } from "./controls.ts";
import { NONE, nameOf, textIn } from "./controls.ts";
import type { BoardPart, Place } from "./editing.ts";
import { type Stacks, stackAt, withStack } from "./moves.ts";
import { type Entries, entriesOf, listOf, valueAt, withValue } from "./paths.ts";
import { inStack } from "./things.ts";

/** What can be filled in at one place of the board. */
export function placeControls(around: Around, { at }: Place): Control[] {
  return around.editing.onBoard.filter(({ on }) => on?.(at) ?? true).flatMap((part) => partControls(around, part, at));
}

function partControls(around: Around, part: BoardPart, at: string): Control[] {
  switch (part.part) {
    case "one-of":
      return [oneOf(around, part, at)];
    case "marked":
      return [marked(around, part, at)];
    case "here":
      return [here(around, part, at)];
    case "entry":
      return [entry(around, part, at)];
    case "stacks":
      return part.sides.map((side) => stack(around, part, side, at));
    case "pieces":
      return [pieces(around, part, at)];
  }
}

type Part<K extends BoardPart["part"]> = Extract<BoardPart, { part: K }>;

const isIn = (position: Plain, path: string, at: string) => listOf(valueAt(position, path)).includes(at);
const withoutIn = (position: Plain, path: string, at: string): Plain =>
  isIn(position, path, at)
    ? withValue(
        position,
        path,
        listOf(valueAt(position, path)).filter((item) => item !== at),
      )
    : position;
const withIn = (position: Plain, path: string, at: string): Plain =>
  withValue(position, path, [...listOf(valueAt(position, path)), at]);

function oneOf(around: Around, { name, lists, none }: Part<"one-of">, at: string): Control {
  const { position } = around;
  const nothing = none?.(at);
  return {
    kind: "choice",
    field: lists[0]!.path.split(".")[0]!,
    label: textIn(around, name),
    value: lists.find(({ path }) => isIn(position, path, at))?.path ?? NONE,
    offers: [
      ...lists.filter(({ on }) => on?.(at) ?? true).map((list) => ({ value: list.path, label: textIn(around, list.name) })),
      ...(nothing ? [{ value: NONE, label: textIn(around, nothing) }] : []),
    ],
    put: (chosen) => {
      const left = lists.reduce((so, { path }) => withoutIn(so, path, at), position);
      return chosen === NONE ? left : withIn(left, chosen, at);
    },
  };
}

const marked = (around: Around, { path, name }: Part<"marked">, at: string): Control => ({
  kind: "tick",
  field: path,
  label: textIn(around, name),
  value: isIn(around.position, path, at),
  put: (is) => (is ? withIn(around.position, path, at) : withoutIn(around.position, path, at)),
});

const here = (around: Around, { field, name }: Part<"here">, at: string): Control => ({
  kind: "tick",
  field,
  label: textIn(around, name),
  value: valueAt(around.position, field) === at,
  put: (is) => withValue(around.position, field, is ? at : null),
});

/** The form of what stands under a name, or in the items of a list. */
function innerForm(around: Around, field: string): Form | undefined {
  const form = around.game.fields[field]?.how.form;
  return form?.kind === "entries" || form?.kind === "list" ? form.of : undefined;
}
const fieldsOf = (form: Form | undefined): Readonly<Record<string, Form>> => (form?.kind === "object" ? form.fields : {});

function entry(around: Around, part: Part<"entry">, at: string): Control {
  const { position } = around;
  const entries = entriesOf(valueAt(position, part.field));
  const own = entries[at];
  const path = `${part.field}.${at}`;
  const tick: Control = {
    kind: "tick",
    field: path,
    label: textIn(around, part.name),
    value: own !== undefined,
    put: (is) => withValue(position, path, is ? part.first : undefined),
  };
  if (own === undefined) return tick;
  const controls = Object.entries(fieldsOf(innerForm(around, part.field))).flatMap(([inner, form]): Control[] => {
    const common = { field: path, label: nameOf(around, inner, "", part.names) };
    const set = (value: Plain) => withValue(position, path, { ...entriesOf(own), [inner]: value });
    const value = entriesOf(own)[inner];
    if (form.kind === "number")
      return [{ ...common, kind: "count", value: Number(value ?? 0), least: form.least, most: form.most, put: set }];
    if (form.kind !== "name") return [];
    const offers = form.names.map((each) => ({ value: each, label: nameOf(around, each, form.of, part.names) }));
    return [{ ...common, kind: "choice", value: String(value), offers, put: set }];
  });
  return { kind: "group", field: path, label: textIn(around, part.name), side: null, controls: [tick, ...controls] };
}

function stack(around: Around, part: Stacks, side: string, at: string): Control {
  const { position } = around;
  const forms = fieldsOf(innerForm(around, part.field));
  const own = stackAt(position, part, side, at);
  const counts = part.counts
    .filter(({ of }) => of === undefined || of === side)
    .flatMap(({ field, name }): Control[] => {
      const form = forms[field];
      if (form?.kind !== "number") return [];
      return [
        {
          kind: "count",
          field: part.field,
          label: textIn(around, name),
          value: Number(own?.[field] ?? 0),
          least: form.least,
          most: form.most,
          put: (value) => withStack(position, part, side, at, { [field]: value }),
        },
      ];
    });
  return {
    kind: "group",
    field: part.field,
    label: nameOf(around, side, ""),
    side,
    controls: [...counts, inStack(around, part, side, at)],
  };
}

function pieces(around: Around, part: Part<"pieces">, at: string): Control {
  const { position, editing, words } = around;
  const all = entriesOf(valueAt(position, part.field));
  const form = around.game.fields[part.field]?.how.form;
  const names = form?.kind === "entries" && form.by.kind === "name" ? form.by.names : [];
  const forms = fieldsOf(innerForm(around, part.field));
  const placeOf = (piece: string) => entriesOf(all[piece]).at;
  const label = (piece: string) => nameOf(around, piece, part.kind);
  const groups = new Map<string, { value: string; label: string }[]>();
  const sort = (name: string, piece: string) =>
    groups.set(name, [...(groups.get(name) ?? []), { value: piece, label: label(piece) }]);
  for (const piece of names) if (placeOf(piece) === undefined) sort(words.say(part.sortOf(piece)), piece);
  for (const { at: where, name } of part.elsewhere)
    for (const piece of names) if (placeOf(piece) === where) sort(textIn(around, name), piece);
  for (const piece of names) {
    const where = placeOf(piece);
    const id = typeof where === "string" && where !== at ? editing.idOf(where) : null;
    if (id) sort(words.say(id), piece);
  }
  return {
    kind: "things",
    field: part.field,
    label: textIn(around, part.name),
    items: names
      .filter((piece) => placeOf(piece) === at)
      .map((piece) => ({ value: piece, label: label(piece), controls: pieceControls(around, part, forms, piece) })),
    more: [...groups].map(([name, offers]) => ({ label: name, offers })),
    add: (piece) => withValue(position, `${part.field}.${piece}`, { ...lasting(part, entriesOf(all[piece])), at }),
    remove: (piece) => withValue(position, `${part.field}.${piece}`, undefined),
    shuffle: null,
  };
}

/** What a piece keeps when it is put elsewhere. */
const lasting = ({ fields }: Part<"pieces">, piece: Entries): Entries =>
  Object.fromEntries(fields.filter(({ field, lasts }) => lasts && field in piece).map(({ field }) => [field, piece[field]]));

function pieceControls(around: Around, part: Part<"pieces">, forms: Readonly<Record<string, Form>>, piece: string): Control[] {
  const { position } = around;
  const own = entriesOf(valueAt(position, `${part.field}.${piece}`));
  return part.fields
    .filter(({ on }) => on?.(piece, position) ?? true)
    .flatMap((field): Control[] => {
      const form = forms[field.field];
      const common = { field: `${part.field}.${piece}`, label: textIn(around, field.name) };
      const { [field.field]: value, ...others } = own;
      const set = (put: Plain | undefined) =>
        withValue(position, common.field, put === undefined ? others : { ...own, [field.field]: put });
      if (form?.kind === "flag") return [{ ...common, kind: "tick", value: value === true, put: (is) => set(is || undefined) }];
      if (form?.kind !== "name") return [];
      const among = field.among?.(position, piece) ?? form.names;
      if (among.length === 0) return [];
      const offers = among.map((each) => ({ value: each, label: nameOf(around, each, form.of) }));
      return [
        {
          ...common,
          kind: "choice",
          value: value === undefined ? NONE : String(value),
          offers: [{ value: NONE, label: textIn(around, { en: "no", fr: "non" }) }, ...offers],
          put: (chosen) => set(chosen === NONE ? undefined : chosen),
        },
      ];
    });
}
