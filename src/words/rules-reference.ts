/** A section of the rules in our own words. */
export interface RulesSection {
  /** the number, as prompts and log name it: `13.5`; or the seat that a page on strategy is for: `rome` */
  readonly id: string;
  readonly title: string;
  /** paragraphs; a line that begins with "- " is an item of a list, with "> " an example from play; `[[13.5]]` is a link to a section */
  readonly text: readonly string[];
}

export type RulesReference = readonly RulesSection[];

/** The section with this number, or else the nearest one that contains it (`13.5.C` is in `13.5`, else in `13`). */
export function sectionFor(rules: RulesReference, rule: string): RulesSection | undefined {
  const page = rules.find(({ id }) => id === rule);
  if (page) return page;
  const wanted = rule.match(/\d+(?:\.\w+)*/)?.[0] ?? "";
  const parts = wanted.split(".");
  for (let length = parts.length; length > 0; length--) {
    const id = parts.slice(0, length).join(".");
    const found = rules.find((section) => section.id === id) ?? rules.find((section) => section.id.startsWith(`${id}.`));
    if (found) return found;
  }
  return undefined;
}

/** The number of a section of the rules; a page on strategy has none. */
export const numberOf = ({ id }: RulesSection): string | null => (/^\d/.test(id) ? id : null);

/** How deep a section lies: 0 for a chapter. */
export const depthOf = (section: RulesSection): number => section.id.replace(/\.0$/, "").split(".").length - 1;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The sections that contain all the words; those with them in the title come first. */
export function searchRules(rules: RulesReference, wanted: string): RulesSection[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = rules.flatMap((section) => {
    const title = plain(`${section.id} ${section.title}`);
    const text = plain(section.text.join(" "));
    if (!words.every((word) => title.includes(word) || text.includes(word))) return [];
    return [{ section, weight: words.filter((word) => title.includes(word)).length }];
  });
  return found.sort((a, b) => b.weight - a.weight).map(({ section }) => section);
}

interface Block {
  readonly kind: "paragraph" | "list" | "example";
  readonly lines: readonly string[];
}

/** The text of a section: paragraphs, lists and examples. */
export function blocksOf({ text }: RulesSection): Block[] {
  const blocks: { kind: Block["kind"]; lines: string[] }[] = [];
  for (const line of text) {
    const kind = line.startsWith("- ") ? "list" : line.startsWith("> ") ? "example" : "paragraph";
    const last = blocks.at(-1);
    if (kind === "list" && last?.kind === "list") last.lines.push(line.slice(2));
    else blocks.push({ kind, lines: [kind === "paragraph" ? line : line.slice(2)] });
  }
  return blocks;
}

/** A paragraph as pieces: text, and links to sections written as `[[13.5]]`. */
export function piecesOf(paragraph: string): { text: string; link: string | null }[] {
  return paragraph
    .split(/(\[\[[^\]]+\]\])/)
    .filter(Boolean)
    .map((piece) => {
      const link = /^\[\[([^\]]+)\]\]$/.exec(piece)?.[1];
      return link === undefined ? { text: piece, link: null } : { text: link, link };
    });
}
