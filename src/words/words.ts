import type { LogEntry, Params } from "../engine/index.ts";

/** Texts by key. Keys are prompts, log events, reasons and the ids of things (`space:rome`, `card:33`). */
export type Catalogue = Readonly<Record<string, string>>;

/** What a catalogue says otherwise under a rule set: `card:1.text@silver` for `card:1.text`. */
export const under = (catalogue: Catalogue, ruleset: string): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).flatMap(([key, text]) =>
      key.endsWith(`@${ruleset}`) ? [[key.slice(0, -ruleset.length - 1), text]] : [],
    ),
  );

/** The same keys in another language, and how that language uses names in a sentence (`space:boii.in`). */
export type Translation<Original> = Readonly<Record<keyof Original, string>> & {
  readonly [use: `${string}.${"in" | "at" | "to" | "from" | "of" | "the" | "is"}`]: string;
};

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];

/** Names before which French "de" or "que" is elided; the h of ancient names is mute, that of an initial is not. */
const ELIDED = /^(?!H\.)[AEIOUYHÀÂÉÈÊËÎÏÔŒÆ]/i;

/** Several things and where they are: their names are a list of their own. */
const STACK = /\+.*=[a-z]+:/;

type Use = (name: string) => string;

/** "de" and "à" with the article that follows: du Rhône, des Boïens, à la mer. */
const contracted = (before: string, le: string, les: string) => (name: string) =>
  name.startsWith("le ")
    ? `${le} ${name.slice(3)}`
    : name.startsWith("les ")
      ? `${les} ${name.slice(4)}`
      : before === "de" && ELIDED.test(name)
        ? `d'${name}`
        : `${before} ${name}`;
export const de = contracted("de", "du", "des");
const à = contracted("à", "au", "aux");

/** A title between the quotation marks of a language, if the name does not bring its own. */
const between =
  (open: string, close: string): Use =>
  (name) =>
    name.startsWith(open.charAt(0)) ? name : `${open}${name}${close}`;

/** A number with its sign. */
const signed: Use = (number) => (/^[1-9½]/.test(number) ? `+${number}` : number);

/** A name at the beginning of a sentence that follows another. */
const capital: Use = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** How names are used in a sentence, unless they have entries of their own. */
const USES: Readonly<Record<Language, Readonly<Record<string, Use>>>> = {
  en: {
    in: (name) => `in ${name}`,
    at: (name) => `at ${name}`,
    to: (name) => `to ${name}`,
    from: (name) => `from ${name}`,
    of: (name) => `of ${name}`,
    the: (name) => name,
    title: between("“", "”"),
    signed,
  },
  fr: { in: à, at: à, to: à, from: de, of: de, the: (name) => name, title: between("« ", " »"), signed },
};

/**
 * Words keys in one language. In a text
 *   {name}                  stands for a parameter; an id is replaced by the name of the thing, a list is joined;
 *   {at,space.in}           the first of several parameters that is given;
 *   {count|# unit|# units}  chooses by number, # standing for it; with three forms the first is for none. A list counts its items;
 *   {unit|# is|# are}       chooses by the number of a thing's name, and {unit|éliminé|éliminée|éliminés|éliminées} by its gender too;
 *                           with five forms the first is for none;
 *   {space.in}              is a name as it stands in a sentence: in, at, to, from, of, the; {shift.signed} a number with its sign;
 *   {hex.first}             is a name as it is, at the beginning of a sentence: The hex north of Rome, Rome;
 *   {card.title}            is a title in quotation marks;
 *   {units.the||, with #|, with #}  does both: nothing for an empty list, otherwise the names with their articles;
 *   "way:capua>neapolis"    an id of a way, is said by the names of its places;
 *   {modifiers}             lists what adds to a die, in brackets, or nothing. One is written "key of the reason=+1", or
 *                           "unit:fleet=space:rome" for a thing and where it is, "cus:8+general:fabius=space:rome" for a stack.
 *   {modifiers.bare}        lists them without brackets.
 * In French the "de" or "que" before a name is elided where the name asks for it: d'Agrigente.
 *
 * How a name is used is told by entries beside it:
 *   "space:boii": "Boïens"            as it stands alone, on the map and in lists
 *   "space:boii.the": "les Boïens"    with its article; of, from and to follow from it (des Boïens, aux Boïens)
 *   "space:boii.in": "chez les Boïens"  any form that is not as usual
 *   "unit:mamertines.is": "mp"        m, f, mp or fp in French, s or p in English; a name without it is m, or s
 * Without such entries a place is "in Capua", "à Capoue", "de Capoue".
 */
export class Words {
  readonly language: Language;
  private readonly catalogues: readonly Catalogue[];
  private readonly plural: Intl.PluralRules;
  private readonly list: Intl.ListFormat;
  private readonly number: Intl.NumberFormat;

  /** Earlier catalogues take precedence over later ones. */
  constructor(language: Language, ...catalogues: Catalogue[]) {
    this.language = language;
    this.catalogues = catalogues;
    this.plural = new Intl.PluralRules(language);
    this.list = new Intl.ListFormat(language, { type: "conjunction" });
    this.number = new Intl.NumberFormat(language, { useGrouping: false });
  }

  /** All keys with a prefix. */
  under(prefix: string): string[] {
    return this.catalogues.flatMap((one) => Object.keys(one).filter((key) => key.startsWith(prefix)));
  }

  has(key: string): boolean {
    return this.text(key) !== undefined;
  }

  private text(key: string): string | undefined {
    const catalogue = this.catalogues.find((one) => Object.hasOwn(one, key));
    return catalogue ? catalogue[key] : key.startsWith("way:") ? this.way(key) : undefined;
  }

  say(key: string, params: Params = {}): string {
    const text = this.text(key);
    if (text === undefined) return key;
    const said = text.replace(
      /(\b(?:[Dd]|[Qq]u)e )?\{(\w+(?:,\w+)*)(?:\.(\w+))?((?:\|[^|{}]*)*)\}/g,
      (_whole, before: string | undefined, names: string, use: string | undefined, choices: string) => {
        const all = names.split(",");
        const name = all.find((one) => params[one] !== undefined) ?? all[0]!;
        const value = params[name];
        const filled = this.filledIn(name, use, choices, value);
        return before && this.language === "fr" && ELIDED.test(filled)
          ? `${before.slice(0, -2)}'${filled}`
          : (before ?? "") + filled;
      },
    );
    return /^\{[\w,]+\./.test(text) ? said.charAt(0).toLocaleUpperCase(this.language) + said.slice(1) : said;
  }

  /** An entry of a log. One that an older version wrote may lack what is said today: that is left open. */
  tell({ event, params }: Pick<LogEntry, "event" | "params">): string {
    return this.say(event, { modifiers: [], ...params }).replaceAll(/\{[^{}]*\}/g, "…");
  }

  /** What is asked, before the names and numbers in it are known: the question alone if there is more besides. */
  outline(key: string): string {
    const text = (this.text(key) ?? key).replaceAll(/\{[^}]*\}/g, "…").replaceAll(/…(\s*…)+/g, "…");
    const questions = text.split(/(?<=[.?])\s+(?=[^\s?.])/).filter((sentence) => sentence.endsWith("?"));
    return questions.length > 0 ? questions.join(" ") : text;
  }

  /** A thing's name, or a list of names, as it is used in a sentence: with its preposition or article. */
  private used(use: string, value: Params[string]): string {
    if (Array.isArray(value)) return this.list.format(value.map((item) => this.used(use, item as string)));
    if (use === "first") return capital(this.value(value));
    const id = String(value);
    if (this.has(`${id}.${use}`)) return this.say(`${id}.${use}`);
    const form = USES[this.language][use];
    if (!form) throw new Error(`no language uses a name as "${use}"`);
    return form(this.has(`${id}.the`) ? this.say(`${id}.the`) : this.value(value));
  }

  private filledIn(name: string, use: string | undefined, choices: string, value: Params[string] | undefined): string {
    const forms = choices.split("|").slice(1);
    if (value === undefined) return forms.length % 2 === 1 ? forms[0]! : `{${use === undefined ? name : `${name}.${use}`}}`;
    if (name === "modifiers" && Array.isArray(value)) {
      const list = this.modifiers(value as string[]);
      return use === "bare" || list === "" ? list : ` (${list})`;
    }
    const said = use === undefined ? this.value(value) : this.used(use, value);
    return forms.length < 2 ? said : this.form(value, forms).replaceAll("#", said);
  }

  private form(value: Params[string], forms: readonly string[]): string {
    const count = Array.isArray(value) ? value.length : Number(value);
    if (count === 0 && forms.length % 2 === 1) return forms[0]!;
    if (forms.length > 3) return forms.slice(-4)[(this.isPlural(value) ? 2 : 0) + (this.isFeminine(value) ? 1 : 0)]!;
    const [one, many] = forms.slice(-2);
    return this.isPlural(value) ? many! : one!;
  }

  /** Whether a name takes a plural verb: a number, a list, or a plural name. */
  private isPlural(value: Params[string]): boolean {
    if (Array.isArray(value)) return value.length === 1 ? this.isPlural(value[0] as string) : this.isPlural(value.length);
    if (typeof value === "string" && !/^\d/.test(value)) return this.kindOf(value).endsWith("p");
    const count = Math.abs(Number(value));
    return this.plural.select(count > 0 && count < 1 ? 1 : count) !== "one"; // half a point is one
  }

  /** A list is feminine if all its names are. */
  private isFeminine(value: Params[string]): boolean {
    const names = Array.isArray(value) ? value : [value];
    return names.length > 0 && names.every((name) => this.kindOf(String(name)).startsWith("f"));
  }

  private kindOf(id: string): string {
    return this.has(`${id}.is`) ? this.say(`${id}.is`) : "";
  }

  /** A route is worded by the places on it. */
  private way(key: string): string {
    return key
      .slice("way:".length)
      .split(">")
      .map((id) => this.say(`space:${id}`))
      .join(" \u2013 ");
  }

  /** The name of an option: by the entry for that prompt if there is one, which may use what the question says, otherwise by its id. */
  option(prompt: string, id: string, params?: Params): string {
    const special = `${prompt}.${id}`;
    if (this.has(special)) return this.say(special, params);
    const any = `${prompt}.any`;
    return id.includes(":") && this.has(any) ? this.say(any, { id }) : this.say(id);
  }

  /** A number that may be answered: by the entry for that prompt if there is one (an elephant or not), otherwise as it is. */
  amount(prompt: string, count: number, params?: Params): string {
    const special = `${prompt}.${count}`;
    return this.has(special) ? this.say(special, params) : String(count);
  }

  private modifiers(list: readonly string[]): string {
    const said = list.map((text) => {
      const at = text.lastIndexOf("=");
      const amount = text.slice(at + 1);
      const said = this.has(amount) ? this.used("in", amount) : amount.replace("-", "\u2212");
      const id = text.slice(0, at);
      return `${this.has(amount) ? this.used("the", id.split("+")) : this.within(id)} ${said}`;
    });
    const between = list.some((text) => STACK.test(text)) ? (this.language === "fr" ? " ; " : "; ") : ", ";
    return said.join(between);
  }

  /** A name without its article inside a sentence: hoplites libyens, but Mamertins. */
  private within(id: string): string {
    const name = this.say(id);
    const small = name.charAt(0).toLocaleLowerCase(this.language) + name.slice(1);
    return this.used("the", id).endsWith(small) ? small : name;
  }

  private value(value: Params[string]): string {
    if (typeof value === "string") return this.has(value) ? this.say(value) : value;
    if (Array.isArray(value)) return this.list.format(value.map((item) => this.value(item as string | number)));
    return typeof value === "number" ? this.numeral(value) : String(value);
  }

  /** A number in print: halves as ½, with a true minus sign. */
  numeral(value: number): string {
    const whole = Math.trunc(value);
    const said = Math.abs(value - whole) === 0.5 ? `${whole === 0 ? "" : this.number.format(whole)}½` : this.number.format(value);
    return value < 0 ? `\u2212${said.replace("-", "")}` : said;
  }
}
