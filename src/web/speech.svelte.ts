import type { Params, Seat } from "../engine/index.ts";
import { type Catalogue, type Language, Words } from "../words/words.ts";
import { gameWith } from "./games.ts";
import { prefs } from "./prefs.svelte.ts";
import type { UiKey } from "./words/en.ts";

const PAGE: Record<Language, () => Promise<Catalogue>> = {
  en: () => import("./words/en.ts").then((module) => module.en),
  fr: () => import("./words/fr.ts").then((module) => module.fr),
};

/** What is needed only at a table comes with the words of its game. */
const TABLE: Record<Language, () => Promise<Catalogue>> = {
  en: () => import("./counsel/words/en.ts").then((module) => module.en),
  fr: () => import("./counsel/words/fr.ts").then((module) => module.fr),
};

/** French sets a space before some signs; no line may begin with them. */
const typeset = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/ (?=[:;?!%])/g, "\u00a0") : text;
const typesetAll = (catalogue: Catalogue, language: Language): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, typeset(text, language)]));

let page = $state.raw<Words>(new Words("en"));
/** the page's own words, as catalogue, to put behind those of a game */
let pageCatalogue = $state.raw<Catalogue>({});

/** Loads the words of the page in the chosen language. */
export async function usePageWords(language: Language): Promise<void> {
  const catalogue = typesetAll(await PAGE[language](), language);
  if (language !== prefs.language) return;
  pageCatalogue = catalogue;
  page = new Words(language, catalogue);
}

/** Words a key of the page's own catalogue. */
export const t = (key: UiKey, params?: Params): string => page.say(key, params);

/** Words a key that is put together; the page's catalogue has it or it stays as it is. */
export const tAny = (key: string, params?: Params): string => page.say(key, params);

/** The name of a game, and what it is about. */
export const titleOf = (game: string): string => typeset(gameWith(game)?.names[page.language].title ?? game, page.language);
/** Its name without what comes after a colon. */
export const shortTitleOf = (game: string): string => titleOf(game).split(":")[0]!.trim();
export const aboutOf = (game: string): string => typeset(gameWith(game)?.names[page.language].about ?? "", page.language);

export const feelOf = (game: string): string => typeset(gameWith(game)?.names[page.language].feel ?? "", page.language);

/** The name of a side of a game. */
export const seatName = (game: string, seat: Seat): string => gameWith(game)?.names[page.language].seats[seat] ?? seat;

let gameCatalogue = $state.raw<Readonly<Record<string, Catalogue>>>({});

/** Loads the words of a game in a language, once. */
export async function loadGameWords(game: string, language: Language): Promise<void> {
  const key = `${game} ${language}`;
  if (gameCatalogue[key]) return;
  const [catalogue, table] = await Promise.all([gameWith(game)?.page.words[language](), TABLE[language]()]);
  if (catalogue) gameCatalogue = { ...gameCatalogue, [key]: typesetAll({ ...table, ...catalogue }, language) };
}

/** The words of a game together with those of the page; until they are loaded, those of the page alone. */
export function gameWords(game: string): Words {
  const catalogue = gameCatalogue[`${game} ${page.language}`];
  return catalogue ? new Words(page.language, catalogue, pageCatalogue) : page;
}
