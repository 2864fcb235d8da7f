import type { Around } from "./controls.ts";
import type { Editing } from "./editing.ts";

/** What every reader may say, in French. */
const GENERAL: Readonly<Record<string, string>> = {
  "The position is impossible: {}": "La position est impossible : {1}",
  "is missing: it must be {}.": "manque.",
  "must be {}, not {}.": "ne peut pas être {2}.",
  "there is no {} {}.": "{2} n'existe pas.",
  "is not known here; known are {}.": "n'est pas connu ici.",
  "is said by the header.": "ne se dit pas dans la position.",
  "a game that is over cannot be played on.": "une partie finie ne peut pas continuer.",
  "There is no position in it.": "Il n'y a pas de position dedans.",
};

/** A sentence as a pattern: {} stands for whatever it names. */
const patterns = new Map<string, RegExp>();
function patternOf(sentence: string): RegExp {
  const known = patterns.get(sentence);
  if (known) return known;
  const parts = sentence.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`^${parts.join("(.+?)")}$`);
  patterns.set(sentence, pattern);
  return pattern;
}

/** The sentence that a message is, its French, and what it names. */
function readAs(editing: Editing, message: string) {
  for (const [english, french] of Object.entries({ ...editing.complaints, ...GENERAL })) {
    const found = patternOf(english).exec(message);
    if (found) return { english, french, named: found.slice(1) };
  }
  return null;
}

/** The ids of the things that a message names. */
export const thingsIn = (editing: Editing, message: string): string[] =>
  readAs(editing, message)?.named.flatMap((name) => editing.idNamed(name) ?? []) ?? [];

/** What the rules say is wrong, in the reader's language, with the names of things. */
export function complaintIn({ editing, words }: Around, message: string): string {
  const sentence = readAs(editing, message);
  if (!sentence) return message;
  const { english, french, named } = sentence;
  const names = named.map((name) => {
    const id = editing.idNamed(name);
    return id && words.has(id) ? words.say(id) : name;
  });
  let next = 0;
  return words.language === "fr"
    ? french.replace(/\{(\d)\}/g, (_, n: string) => names[Number(n) - 1]!).replace(/ (?=[:;])/g, "\u00a0")
    : english.replace(/\{\}/g, () => names[next++]!);
}
