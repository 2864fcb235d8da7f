import type { Words } from "./words.ts";

/**
 * The glossary of a game is part of its words. A term has an id and four entries:
 *   "term:cu": "CU, combat unit"       its name
 *   "term:cu.forms": "CU|CUs"          how it is written in sentences
 *   "term:cu.means": "..."             what it is, in plain words
 *   "term:cu.rule": "9.1"              where it is in the rules
 */
interface TextPart {
  readonly said: string;
  /** the term, if it is one */
  readonly term?: string;
  /** whether it is the title of a card */
  readonly isTitle?: boolean;
}

interface Terms {
  readonly pattern: RegExp;
  /** a title between quotation marks: on the page its type sets it off */
  readonly quoted: RegExp;
  readonly ids: ReadonlyMap<string, string>;
  readonly titles: ReadonlySet<string>;
}

const NAME = /^term:[a-z-]+$/;
const CARD = /^card:\d+$/;
const known = new WeakMap<Words, Terms | null>();

/** The terms that the words of a game explain. */
export const termsOf = (words: Words): string[] => words.under("term:").filter((key) => NAME.test(key));

function termsIn(words: Words): Terms | null {
  const before = known.get(words);
  if (before !== undefined) return before;
  const ids = new Map(
    termsOf(words).flatMap((id) =>
      words
        .say(`${id}.forms`)
        .split("|")
        .map((form) => [form, id] as const),
    ),
  );
  const titles = new Set(
    words
      .under("card:")
      .filter((key) => CARD.test(key))
      .map((key) => words.say(key)),
  );
  // the longest form goes first: "political points" before "points"
  const oneOf = (texts: Iterable<string>) =>
    [...texts]
      .sort((a, b) => b.length - a.length)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("|");
  const forms = oneOf([...ids.keys(), ...titles]);
  const terms =
    forms.length > 0
      ? {
          pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${forms})(?![\\p{L}\\p{N}])`, "u"),
          quoted: new RegExp(`(?:“|« )(${oneOf(titles)})(?:”| »)`, "gu"),
          ids,
          titles,
        }
      : null;
  known.set(words, terms);
  return terms;
}

/** A text in parts: terms of the game, titles of cards, and the rest. A term is marked only where it first occurs. */
export function partsOf(text: string, words: Words): TextPart[] {
  const terms = termsIn(words);
  if (!terms) return [{ said: text }];
  const met = new Set<string>();
  return text
    .replace(terms.quoted, "$1")
    .split(terms.pattern)
    .map((said) => {
      const term = terms.ids.get(said);
      if (terms.titles.has(said)) return { said, isTitle: true };
      if (term === undefined || met.has(term)) return { said };
      met.add(term);
      return { said, term };
    });
}
