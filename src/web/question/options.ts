import { kindOf } from "../../words/ids.ts";
import type { Words } from "../../words/words.ts";

/**
 * The options of a question in a sensible order: things on the board by kind, then bare words, and last what ends the question.
 */
export interface OptionGroup {
  /** `space`, `general`, `card`; empty for bare words: pass, done */
  readonly kind: string;
  /** what stands above them instead of the name of their kind: a province */
  readonly heading?: string;
  readonly ids: readonly string[];
}

/** Groups options by kind; a bare word that names something on the table is of that thing's kind. */
export function groupsOf(ids: readonly string[], targetOf: (id: string) => string | undefined = () => undefined): OptionGroup[] {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const target = targetOf(id) ?? "";
    const kind = kindOf(id) || (target.endsWith(`:${id}`) ? kindOf(target) : "");
    groups.set(kind, [...(groups.get(kind) ?? []), id]);
  }
  const said = groups.get("");
  groups.delete("");
  const list = [...groups].map(([kind, members]) => ({ kind, ids: members }));
  const isLast = (id: string) => id === "done" || id === "end";
  return said ? [...list, { kind: "", ids: [...said.filter((id) => !isLast(id)), ...said.filter(isLast)] }] : list;
}

/** Groups split by what stands above their options; headings and the options below them are in the order of the alphabet. */
export function underHeadings(
  groups: readonly OptionGroup[],
  headingOf: (id: string) => string,
  nameOf: (id: string) => string,
  language: string,
): OptionGroup[] {
  const { compare } = new Intl.Collator(language);
  return groups.flatMap(({ kind, ids }) => {
    const split = Map.groupBy(ids, headingOf);
    if (split.size === 1 && split.has("")) return [{ kind, ids }];
    const headings = [...split.keys()].sort((a, b) => Number(a === "") - Number(b === "") || compare(a, b));
    const named = (heading: string) => split.get(heading)!.sort((a, b) => compare(nameOf(a), nameOf(b)));
    return headings.map((heading) => ({ kind, ...(heading && { heading }), ids: named(heading) }));
  });
}

/**
 * The option that stands out: yes, done, or the only word there is. Where something is to be chosen, "done" counts only once
 * something has been and nothing is left. Among several words none stands out: it would look like advice.
 */
export function primaryOf(ids: readonly string[], isEnough = false): string | undefined {
  const said = ids.filter((id) => !id.includes(":"));
  if (said.length < ids.length) return isEnough ? said.find((id) => id === "done") : undefined;
  return ["yes", "done"].find((id) => said.includes(id)) ?? (said.length === 1 ? said[0] : undefined);
}

/** The names of several things for a sentence; those of a kind that a game names together, such as slots of one thing, become one name. */
export function namesOf(ids: readonly string[], words: Words, nameOf = (id: string) => words.say(id)): string[] {
  const kinds = Map.groupBy(ids, (id) => (words.has(`several.${kindOf(id)}`) ? kindOf(id) : id));
  return [...kinds].map(([kind, members]) =>
    kind === members[0] ? nameOf(kind) : words.say(`several.${kind}`, { those: members }),
  );
}

/** Above this many, options can be searched. */
export const MANY = 16;

/** Whether a name contains all the words of a search. */
export function matches(name: string, wanted: string): boolean {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const where = plain(name);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
