import type { Allocate, Answer, Pick, Question } from "../engine/index.ts";
import type { Words } from "../words/words.ts";

/** A typed answer, as understood. The session decides whether the question allows it. */
type Typed =
  | { readonly answer: Answer }
  | { readonly unclear: "not-understood" }
  | { readonly unclear: "several"; ids: string[] };

/** What an option is named by. */
type Asked = { readonly prompt: string; readonly params?: Question["params"] };

const NOT_UNDERSTOOD: Typed = { unclear: "not-understood" };
const ALL = ["all", "tout", "tous"];
const NONE = ["none", "rien", "aucun", "-"];

export function readTyped(question: Question, text: string, words: Words): Typed {
  const typed = text.trim();
  switch (question.kind) {
    case "choose": {
      const found = findOption(question, question.options, typed, words);
      return typeof found === "string" ? { answer: found } : found;
    }
    case "pick":
      return readPick(question, typed, words);
    case "amount":
      return /^\d+$/.test(typed) ? { answer: Number(typed) } : NOT_UNDERSTOOD;
    case "allocate":
      return readAllocation(question, typed, words);
  }
}

/** Finds an option by its number, id, name, or a part of its name that no other option has. */
export function findOption(asked: Asked, options: readonly string[], typed: string, words: Words): string | Typed {
  if (/^\d+$/.test(typed)) return options[Number(typed) - 1] ?? NOT_UNDERSTOOD;
  if (options.includes(typed)) return typed;
  const wanted = fold(typed);
  if (wanted === "") return NOT_UNDERSTOOD;
  const named = options.map((id) => ({ id, name: fold(words.option(asked.prompt, id, asked.params)) }));
  const exact = named.filter(({ name }) => name === wanted);
  const begins = named.filter(({ name }) => name.startsWith(wanted));
  const holds = named.filter(({ name }) => name.includes(wanted));
  const found = [exact, begins, holds].find((list) => list.length > 0) ?? [];
  if (found.length > 1) return { unclear: "several", ids: found.map(({ id }) => id) };
  return found[0]?.id ?? NOT_UNDERSTOOD;
}

/** Without accents and capitals. */
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

function readPick(question: Pick, typed: string, words: Words): Typed {
  const { options } = question;
  if (ALL.includes(fold(typed))) return { answer: options };
  if (NONE.includes(fold(typed))) return { answer: [] };
  const parts = typed.split(/[,;]/).flatMap((part) => (/^[\d\s-]+$/.test(part) ? part.split(/\s+/) : [part.trim()]));
  const picked: string[] = [];
  for (const part of parts.filter((text) => text !== "")) {
    const range = /^(\d+)-(\d+)$/.exec(part);
    if (range) {
      const some = options.slice(Number(range[1]) - 1, Number(range[2]));
      if (some.length === 0 || range[1] === "0") return NOT_UNDERSTOOD;
      picked.push(...some);
      continue;
    }
    const found = findOption(question, options, part, words);
    if (typeof found !== "string") return found;
    picked.push(found);
  }
  return picked.length > 0 ? { answer: picked } : NOT_UNDERSTOOD;
}

function readAllocation(question: Allocate, typed: string, words: Words): Typed {
  const { items } = question;
  const ids = items.map(({ id }) => id);
  if (NONE.includes(fold(typed))) return { answer: {} };
  if (ALL.includes(fold(typed))) return { answer: Object.fromEntries(items.map(({ id, max }) => [id, max])) };
  const numbers = typed.split(/[\s,;]+/);
  if (numbers.length === ids.length && numbers.every((text) => /^\d+$/.test(text)))
    return { answer: Object.fromEntries(ids.map((id, i) => [id, Number(numbers[i])])) };
  if (!typed.includes("=")) {
    const all = findOption(question, ids, typed, words);
    if (typeof all !== "string") return all;
    return { answer: { [all]: Math.min(question.max, items.find(({ id }) => id === all)!.max) } };
  }
  const counts: Record<string, number> = {};
  for (const part of typed.split(/(?<==\s*\d+)[\s,;]+/)) {
    const match = /^(.*\S)\s*=\s*(\d+)$/.exec(part.trim());
    const found = match ? findOption(question, ids, match[1]!.trim(), words) : NOT_UNDERSTOOD;
    if (typeof found !== "string") return found;
    if (Object.hasOwn(counts, found)) return NOT_UNDERSTOOD;
    counts[found] = Number(match![2]);
  }
  return { answer: counts };
}
