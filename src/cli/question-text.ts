import type { Answer, Question, Reason } from "../engine/index.ts";
import { blocksOf, numberOf, type RulesReference, type RulesSection } from "../words/rules-reference.ts";
import type { Words } from "../words/words.ts";

/** As wide as terminals have always been. */
const WIDTH = 80;

type Hint = (id: string) => string;

/** A question as lines of text: who is asked what, the numbered options, how to answer. */
export function questionText(
  question: Question,
  words: Words,
  hint: Hint = () => "",
): { heading: string; rule: string; body: string[] } {
  const prompt = words.say(question.prompt, question.params);
  return {
    heading: words.say("cli.asks", { seat: question.seat, prompt }),
    rule: words.say("cli.section", { rule: question.rule }),
    body: bodyOf(question, words, hint),
  };
}

function bodyOf(question: Question, words: Words, hint: Hint): string[] {
  const name = (id: string) => words.option(question.prompt, id, question.params);
  const label = (id: string) => `${name(id)}  ${hint(id)}`.trimEnd();
  switch (question.kind) {
    case "choose":
      return numbered(question.options.map(label));
    case "pick": {
      const how =
        question.min === question.max
          ? words.say("cli.pick-exactly", { count: question.min })
          : words.say("cli.pick", { min: question.min, max: question.max });
      return [...numbered(question.options.map(label)), how];
    }
    case "amount": {
      const { min, max, prompt, params } = question;
      const worded = Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap((count) => {
        const said = words.amount(prompt, count, params);
        return said === String(count) ? [] : [`${String(count).padStart(3)}  ${said}`];
      });
      return [...worded, words.say("cli.amount", { min, max })];
    }
    case "allocate": {
      const range = (min: number, max: number) => words.say("cli.range", { min, max });
      const how =
        question.min === question.max
          ? words.say("cli.allocate-exactly", { count: question.min })
          : words.say("cli.allocate", { min: question.min, max: question.max });
      const limits = (question.limits ?? [])
        .filter(({ items }) => items.length > 0)
        .map(({ items, min, max }) => words.say("cli.limit", { items: items.map(name), min, max }));
      return [...numbered(question.items.map((item) => `${name(item.id)}  (${range(item.min, item.max)})`)), ...limits, how];
    }
  }
}

/** Numbered, one per line; in columns if they are many and short. */
function numbered(labels: readonly string[]): string[] {
  const cells = labels.map((label, i) => `${String(i + 1).padStart(3)}  ${label}`);
  const width = Math.max(...cells.map((cell) => cell.length)) + 2;
  const columns = cells.length > 8 ? Math.max(1, Math.floor(WIDTH / width)) : 1;
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (cells[column * rows + row] ?? "").padEnd(width))
      .join("")
      .trimEnd(),
  );
}

/** A title and items, wrapped so that further lines begin below the first item. */
export function wrapped(title: string, items: readonly string[], separator: string): string[] {
  const lines = [title];
  for (const item of items) {
    const last = lines.length - 1;
    const isFirst = lines[last]!.trimEnd() === "" || lines[last] === title;
    const next = `${lines[last]}${isFirst ? "" : separator}${item}`;
    if (isFirst || next.length + separator.trimEnd().length <= WIDTH) {
      lines[last] = next;
      continue;
    }
    lines[last] += separator.trimEnd();
    lines.push(`${" ".repeat(title.length)}${item}`);
  }
  return lines;
}

/** A section of the rules, and the titles of its subsections. */
export function sectionText(section: RulesSection, rules: RulesReference, words: Words): string[] {
  const { id, title } = section;
  const marks = { paragraph: "  ", list: "  - ", example: `  ${words.say("cli.example")} ` };
  const chapter = `${id.replace(/\.0$/, "")}.`;
  const below = rules.filter((each) => each.id !== id && each.id.startsWith(chapter));
  return [
    numberOf(section) ? `${id}  ${title}` : title,
    ...blocksOf(section).flatMap(({ kind, lines }) =>
      lines.flatMap((line) => wrapped(marks[kind], line.replace(/\[\[([^\]]+)\]\]/g, "$1").split(" "), " ")),
    ),
    ...below.map((each) => `  ${each.id}  ${each.title}`),
  ];
}

/** An answer in words. */
export function answerText(question: Question, answer: Answer, words: Words): string {
  const name = (id: string) => words.option(question.prompt, id, question.params);
  if (typeof answer === "string") return name(answer);
  if (typeof answer === "number") return String(answer);
  const parts = Array.isArray(answer)
    ? answer.map(name)
    : Object.entries(answer)
        .filter(([, count]) => count > 0)
        .map(([id, count]) => `${name(id)} ${count}`);
  return parts.length > 0 ? parts.join(", ") : "–";
}

export const reasonText = (reason: Reason, words: Words): string =>
  `${words.say(reason.why, reason.params)} ${words.say("cli.section", { rule: reason.rule })}`;
