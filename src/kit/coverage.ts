/** What must have a test in a game: the numbered sections of its rules, its cards, generals and the like. */
export interface Coverage {
  readonly sections: readonly string[];
  /** the label is what the title of a test calls it: "card 33", "general Hannibal" */
  readonly items: readonly { readonly id: string; readonly label: string }[];
}

/** What no test covers. A title covers the sections that it, or a group it is in, begins with, and every item it names. */
export function untested({ sections, items }: Coverage, titles: readonly string[]): { sections: string[]; items: string[] } {
  const named = new Set(titles.flatMap((title) => title.split(" > ").flatMap(sectionsOf)));
  const covers = (section: string) => [...named].some((name) => name === section || name.startsWith(`${section}.`));
  const text = titles.join("\n");
  const isNamed = (label: string) => new RegExp(`(?<![\\p{L}\\d])${escaped(label)}(?![\\p{L}\\d])`, "iu").test(text);
  return {
    sections: sections.filter((section) => !covers(section)),
    items: items.filter(({ label }) => !isNamed(label)).map(({ label }) => label),
  };
}

/** The section numbers that a title begins with: "13.5.C a retreating force", "7.1, 7.2 dealing", "20.2/20.3 a siege". */
function sectionsOf(title: string): string[] {
  const found: string[] = [];
  let rest = title.trim();
  for (;;) {
    const match = /^(\d+(?:\.[0-9A-Z]+)*)(?![\p{L}\d])/u.exec(rest);
    if (!match) return found;
    found.push(match[1]!);
    const separator = /^\s*(?:,|\/|&|and\b)\s*/.exec(rest.slice(match[0].length));
    if (!separator) return found;
    rest = rest.slice(match[0].length + separator[0].length);
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
