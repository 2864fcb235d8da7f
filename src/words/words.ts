import type { Params } from "../engine/index.ts";

/** What is said, by key. Keys are prompts, log events, reasons and the ids of things (`space:rome`, `card:33`). */
export type Catalogue = Readonly<Record<string, string>>;

export type Language = "en" | "fr";

/** Names before which a French "de" loses its vowel; the h of the ancients is mute. */
const ELIDED = /^[AEIOUYHÀÉÈÊ]/;

/**
 * Words keys in one language. In a text
 *   {name}                  stands for a parameter; an id is replaced by the name of the thing, a list is joined;
 *   {count|# unit|# units}  chooses by number, # standing for it; with three forms the first is for none. A list counts its items;
 *   {modifiers}             lists what adds to a die, in brackets, or nothing. One is written "key of the reason=+1".
 * In French the "de" before a name is elided where the name asks for it: d'Agrigentum.
 */
export class Words {
  readonly language: Language;
  private readonly catalogues: readonly Catalogue[];
  private readonly plural: Intl.PluralRules;
  private readonly list: Intl.ListFormat;
  private readonly number: Intl.NumberFormat;

  /** An earlier catalogue goes before a later one. */
  constructor(language: Language, ...catalogues: Catalogue[]) {
    this.language = language;
    this.catalogues = catalogues;
    this.plural = new Intl.PluralRules(language);
    this.list = new Intl.ListFormat(language, { type: "conjunction" });
    this.number = new Intl.NumberFormat(language, { useGrouping: false });
  }

  has(key: string): boolean {
    return this.catalogues.some((catalogue) => Object.hasOwn(catalogue, key));
  }

  say(key: string, params: Params = {}): string {
    const text = this.catalogues.find((catalogue) => Object.hasOwn(catalogue, key))?.[key];
    if (text === undefined) return key;
    return text.replace(
      /(\b[Dd]e )?\{(\w+)((?:\|[^|{}]*)*)\}/g,
      (_whole, of: string | undefined, name: string, choices: string) => {
        const said = this.filledIn(name, choices, params[name]);
        return of && this.language === "fr" && ELIDED.test(said) ? `${of[0]}'${said}` : (of ?? "") + said;
      },
    );
  }

  private filledIn(name: string, choices: string, value: Params[string] | undefined): string {
    if (value === undefined) return `{${name}}`;
    if (name === "modifiers" && Array.isArray(value)) return this.modifiers(value as string[]);
    const forms = choices.split("|").slice(1);
    if (forms.length < 2) return this.value(value);
    const said = Array.isArray(value) ? this.value(value) : this.numeral(Number(value));
    return this.form(value, forms).replaceAll("#", said);
  }

  private form(value: Params[string], forms: readonly string[]): string {
    const count = Array.isArray(value) ? value.length : Number(value);
    if (count === 0 && forms.length > 2) return forms[0]!;
    const [one, many] = forms.slice(-2);
    return this.plural.select(count) === "one" ? one! : many!;
  }

  /** The name of an option of a question: worded for that prompt if there is such an entry, otherwise by its id alone. */
  option(prompt: string, id: string): string {
    const special = `${prompt}.${id}`;
    return this.has(special) ? this.say(special) : this.say(id);
  }

  private modifiers(list: readonly string[]): string {
    const said = list.map((text) => {
      const at = text.lastIndexOf("=");
      return `${this.say(text.slice(0, at))} ${text.slice(at + 1).replace("-", "\u2212")}`;
    });
    return said.length > 0 ? ` (${said.join(", ")})` : "";
  }

  private value(value: Params[string]): string {
    if (typeof value === "string") return this.has(value) ? this.say(value) : value;
    if (Array.isArray(value)) return this.list.format(value.map((item) => this.value(item as string | number)));
    return typeof value === "number" ? this.numeral(value) : String(value);
  }

  /** A number as it is printed: halves as ½, with a true minus sign. */
  numeral(value: number): string {
    const whole = Math.trunc(value);
    const said = Math.abs(value - whole) === 0.5 ? `${whole === 0 ? "" : this.number.format(whole)}½` : this.number.format(value);
    return value < 0 ? `\u2212${said.replace("-", "")}` : said;
  }
}
