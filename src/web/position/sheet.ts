import type { Plain } from "../../engine/index.ts";
import { type Around, type Control, clearControl, fieldControl, textIn } from "./controls.ts";
import type { Trouble } from "./draft.ts";
import type { Editing, Texts } from "./editing.ts";
import { entriesOf, keysOf, listOf } from "./paths.ts";
import { countersOf, listsOf } from "./things.ts";

/** A part of the sheet beside the board. */
export interface Section {
  readonly id: string;
  readonly name: string;
  readonly controls: readonly Control[];
}

/** All that is not on the board, part by part. */
export const sectionsOf = (around: Around): Section[] => {
  const { editing } = around;
  return [
    ...editing.groups.map(({ name, fields }) => ({
      id: fields[0]!.field,
      name: textIn(around, name),
      controls: fields.flatMap((field) => fieldControl(around, field) ?? []),
    })),
    ...editing.things.map((kind) => ({ id: kind.kind, name: textIn(around, kind.name), controls: listsOf(around, kind) })),
    ...(editing.counted ?? []).map((counted) => {
      const group = countersOf(around, counted);
      return { id: counted.field, name: group.label, controls: group.kind === "group" ? group.controls : [] };
    }),
  ];
};

export const underWayOf = (around: Around): Control[] => around.editing.underWay.map((field) => clearControl(around, field));

/** What every field of a game's positions is called; each is in one part of the description. */
export function namesOfFields(editing: Editing): ReadonlyMap<string, Texts | null> {
  const top = (path: string) => path.split(".")[0]!;
  return new Map<string, Texts | null>([
    ...editing.derived.map((field) => [field, null] as const),
    ...editing.onBoard.flatMap((part): (readonly [string, Texts | null])[] => {
      switch (part.part) {
        case "one-of":
          return part.lists.map(({ path }) => [top(path), part.name]);
        case "marked":
          return [[top(part.path), part.name]];
        case "stacks":
          return [[part.field, null]];
        default:
          return [[part.field, part.name]];
      }
    }),
    ...editing.things.flatMap(({ lists, name }) =>
      lists.map((list) => [top(list.path), list.path.includes(".") ? name : list.name] as const),
    ),
    ...(editing.counted ?? []).map(({ field, name }) => [field, name] as const),
    ...editing.groups.flatMap(({ fields }) => fields.map(({ field, name }) => [field, name] as const)),
    ...editing.underWay.map(({ field, name }) => [field, name] as const),
  ]);
}

/** What a trouble is about, in words: the field, and what stands there if it is one thing. Nothing if no field is to blame. */
export function subjectOf(around: Around, { field }: Trouble): string {
  const { editing, position, words } = around;
  const keys = keysOf(field);
  const name = namesOfFields(editing).get(keys[0] ?? "");
  const value = keys.reduce<Plain | undefined>(
    (so, key) => (Array.isArray(so) ? listOf(so)[Number(key)] : entriesOf(so)[key]),
    position,
  );
  const id =
    typeof value === "string" ? editing.idNamed(value) : typeof value === "number" && keys.length > 1 ? `card:${value}` : null;
  const parts = [...(name ? [textIn(around, name)] : []), ...(id && words.has(id) ? [words.say(id)] : [])];
  return parts.length === 0 ? "" : `${parts.join(", ")}${words.language === "fr" ? "\u00a0:" : ":"}`;
}

/** The section that shows a field. */
export const sectionWith = (sections: readonly Section[], field: string): Section | undefined =>
  sections.find(({ controls }) => controls.some((control) => keysOf(control.field)[0] === keysOf(field)[0]));
