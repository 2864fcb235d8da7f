import type { Form } from "../../engine/codec/index.ts";
import type { AnyGame, Plain } from "../../engine/index.ts";
import type { Words } from "../../words/words.ts";
import type { Editing, Field, Texts } from "./editing.ts";
import { entriesOf, listOf, valueAt, withValue } from "./paths.ts";

/** Something that can be chosen. */
export interface Offer {
  readonly value: string;
  readonly label: string;
}

/** One thing in a list, with what more can be said of it. */
export interface Item extends Offer {
  readonly controls?: readonly Control[];
  /** it cannot be taken away */
  readonly stays?: boolean;
}

interface Common {
  /** the field of the position that it fills in */
  readonly field: string;
  readonly label: string;
}

/** Something to fill in. Whatever is put gives the position that follows; whether it is legal the reader says. */
export type Control =
  | (Common & {
      readonly kind: "count";
      readonly value: number;
      readonly least: number;
      readonly most: number;
      put(value: number): Plain;
    })
  | (Common & { readonly kind: "tick"; readonly value: boolean; put(value: boolean): Plain })
  | (Common & { readonly kind: "choice"; readonly value: string; readonly offers: readonly Offer[]; put(value: string): Plain })
  | (Common & {
      readonly kind: "things";
      readonly items: readonly Item[];
      /** what can be added, sorted by where it lies */
      readonly more: readonly { readonly label: string; readonly offers: readonly Offer[] }[];
      add(value: string): Plain;
      remove(value: string): Plain;
      shuffle: (() => Plain) | null;
    })
  | (Common & { readonly kind: "group"; readonly side: string | null; readonly controls: readonly Control[] })
  | (Common & { readonly kind: "clear"; readonly isSet: boolean; clear(): Plain });

/** What controls are made of: the game, how it is edited, its words, and the position. */
export interface Around {
  readonly game: AnyGame;
  readonly editing: Editing;
  readonly words: Words;
  readonly position: Plain;
}

/** Nothing chosen. */
export const NONE = "";
const NOTHING: Texts = { en: "none", fr: "aucun" };

export const textIn = ({ words }: Around, text: Texts): string => text[words.language];

/** What a value is called: by the description, or by the words of the game for a thing of this kind. */
export function nameOf({ game, words }: Around, value: string, kind: string, names: Field["names"] = {}): string {
  const own = names[value];
  if (own) return own[words.language];
  const isSeat = game.seats.includes(value);
  return words.say(`${kind || (isSeat ? (words.has(`seat:${value}`) ? "seat" : "side") : "")}:${value}`);
}

/** The control of a field, made from the form that its codec declares; nothing if it has none. */
export function fieldControl(around: Around, field: Field): Control | null {
  const form = around.game.fields[field.field]?.how.form;
  if (!form) return null;
  const { position, editing } = around;
  // what is left out is as at the start: nothing is under way
  const left = field.ends ? editing.underWay.reduce((so, each) => withValue(so, each.field, undefined), position) : position;
  return controlFor({ ...around, position: left }, field, form, field.field, textIn(around, field.name), "");
}

function controlFor(around: Around, field: Field, form: Form, path: string, label: string, key: string): Control | null {
  const { position } = around;
  const value = valueAt(position, path);
  const common = { field: path, label };
  const set = (put: Plain | undefined) => withValue(position, path, put);
  switch (form.kind) {
    case "flag":
      return { ...common, kind: "tick", value: value === true, put: set };
    case "number":
      if (field.as) return choice(around, field, form, common, value, set, key);
      return { ...common, kind: "count", value: Number(value ?? 0), least: form.least, most: form.most, put: set };
    case "name":
      return choice(around, field, form, common, value, set, key);
    case "or-null":
      return form.of.kind === "name" ? choice(around, field, form, common, value, set, key) : null;
    case "list":
      return listControl(around, field, form.of, common, value, set, key);
    case "object": {
      const controls = Object.entries(form.fields).flatMap(([inner, of]) => {
        const name = nameOf(around, inner, field.keys ?? "", field.names);
        return controlFor(around, field, of, `${path}.${inner}`, name, inner) ?? [];
      });
      return { ...common, kind: "group", side: around.game.seats.includes(key) ? key : null, controls };
    }
    case "entries":
      return entriesControl(around, field, form, common, value, set);
  }
}

interface Named {
  readonly kind: string;
  readonly values: readonly (string | number)[];
}

/** The values of a form that is one name, or a number with a name. */
function namesIn(form: Form, field: Field): Named | null {
  if (form.kind === "name") return { kind: field.as ?? form.of, values: form.names };
  if (form.kind === "number" && field.as)
    return { kind: field.as, values: Array.from({ length: form.most - form.least + 1 }, (_, i) => form.least + i) };
  return form.kind === "or-null" ? namesIn(form.of, field) : null;
}

/** Names in the order of the alphabet, unless they are few words of their own, like phases. */
const sorted = (offers: Offer[], { words }: Around, isWord: boolean): Offer[] =>
  isWord ? offers : offers.sort((a, b) => a.label.localeCompare(b.label, words.language, { numeric: true }));

function offersFor(around: Around, field: Field, form: Form, key: string): Offer[] {
  const named = namesIn(form, field);
  if (!named) return [];
  const values = field.among?.(around.position, key) ?? named.values;
  const offers = values
    .filter((each) => each !== 0)
    .map((each) => ({ value: String(each), label: nameOf(around, String(each), named.kind, field.names) }));
  return sorted(offers, around, form.kind === "name" && form.of === "");
}

function choice(
  around: Around,
  field: Field,
  form: Form,
  common: Common,
  value: Plain | undefined,
  set: (value: Plain) => Plain,
  key: string,
): Control {
  const isNumber = form.kind === "number";
  const none = form.kind === "or-null" ? null : isNumber && form.least === 0 ? 0 : undefined;
  const offers = offersFor(around, field, form, key);
  return {
    ...common,
    kind: "choice",
    value: value === none || value === undefined ? NONE : String(value),
    offers: none === undefined ? offers : [{ value: NONE, label: textIn(around, NOTHING) }, ...offers],
    put: (chosen) => set(chosen === NONE ? (none ?? null) : isNumber ? Number(chosen) : chosen),
  };
}

function listControl(
  around: Around,
  field: Field,
  of: Form,
  common: Common,
  value: Plain | undefined,
  set: (value: Plain) => Plain,
  key: string,
): Control | null {
  const named = namesIn(of, field);
  if (!named) return null;
  const list = listOf(value);
  const offers = offersFor(around, field, of, key);
  return {
    ...common,
    kind: "things",
    items: list.map((item) => ({ value: String(item), label: nameOf(around, String(item), named.kind, field.names) })),
    more: [{ label: "", offers: offers.filter((offer) => !list.some((item) => String(item) === offer.value)) }],
    add: (chosen) => set([...list, of.kind === "number" ? Number(chosen) : chosen]),
    remove: (chosen) => set(list.filter((item) => String(item) !== chosen)),
    shuffle: null,
  };
}

/** Entries by name, each with a value of its own. */
function entriesControl(
  around: Around,
  field: Field,
  { by, of }: Extract<Form, { kind: "entries" }>,
  common: Common,
  value: Plain | undefined,
  set: (value: Plain) => Plain,
): Control | null {
  const named = namesIn(of, field);
  if (!named || by.kind !== "name") return null;
  const entries = entriesOf(value);
  const label = (name: string) => nameOf(around, name, by.of);
  const names = (field.among?.(around.position, "") ?? by.names).map(String);
  return {
    ...common,
    kind: "things",
    items: Object.keys(entries).map((name) => {
      const inner = controlFor(around, { ...field, among: () => named.values }, of, `${common.field}.${name}`, label(name), name);
      return { value: name, label: label(name), ...(inner && { controls: [inner] }) };
    }),
    more: [
      {
        label: "",
        offers: sorted(
          names.filter((name) => !(name in entries)).map((name) => ({ value: name, label: label(name) })),
          around,
          false,
        ),
      },
    ],
    add: (name) => set({ ...entries, [name]: named.values[0]! }),
    remove: (name) => {
      const { [name]: _, ...others } = entries;
      return set(others);
    },
    shuffle: null,
  };
}

/** Whether there is anything in a field that may be empty. */
function isSet(value: Plain | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "object" && value !== null && Object.values(value).every((each) => each === null)) return false;
  return value !== null && value !== undefined && value !== false;
}

/** What is under way can only be cleared: left out, it is as at the start. */
export const clearControl = (around: Around, field: Field): Control => ({
  field: field.field,
  label: textIn(around, field.name),
  kind: "clear",
  isSet: isSet(valueAt(around.position, field.field)),
  clear: () => withValue(around.position, field.field, undefined),
});
