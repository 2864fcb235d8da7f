import type { Params, Seat } from "../engine/index.ts";
import { TypesetWords, typeset } from "../words/typeset.ts";
import { type Catalogue, type Language, under, type Words } from "../words/words.ts";
import { gameWith } from "./games.ts";
import { prefs } from "./prefs.svelte.ts";
import type { UiKey } from "./words/en.ts";

const PAGE: Record<Language, () => Promise<Catalogue>> = {
  en: () => import("./words/en.ts").then((module) => module.en),
  fr: () => import("./words/fr.ts").then((module) => module.fr),
};

/** Texts needed only at a table are loaded with the words of its game. */
const TABLE: Record<Language, () => Promise<Catalogue>> = {
  en: async () => ({ ...(await import("./counsel/words/en.ts")).en, ...(await import("./question/words/en.ts")).en }),
  fr: async () => ({ ...(await import("./counsel/words/fr.ts")).fr, ...(await import("./question/words/fr.ts")).fr }),
};

let page = $state.raw<Words>(new TypesetWords("en"));
/** the page's own catalogue, used after a game's */
let pageCatalogue = $state.raw<Catalogue>({});

/** Loads the words of the page in the chosen language. */
export async function usePageWords(language: Language): Promise<void> {
  const catalogue = await PAGE[language]();
  if (language !== prefs.language) return;
  pageCatalogue = catalogue;
  page = new TypesetWords(language, catalogue);
}

/** The text for a key of the page's own catalogue. */
export const t = (key: UiKey, params?: Params): string => page.say(key, params);

/** The text for a computed key; the key itself if the page's catalogue has none. */
export const tAny = (key: string, params?: Params): string => page.say(key, params);

/** The name of a game, and what it is about. */
export const titleOf = (game: string): string => typeset(gameWith(game)?.names[page.language].title ?? game, page.language);
/** Its name without the part after a colon. */
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
  const manifest = gameWith(game);
  const [catalogue, table] = await Promise.all([manifest?.page.words[language](), TABLE[language]()]);
  if (!manifest || !catalogue) return;
  const { seats } = manifest.names[language];
  gameCatalogue = { ...gameCatalogue, [key]: { ...seats, ...table, ...catalogue } };
}

/** The words of a game together with the page's, in a rule set with its own; until they are loaded, the page's alone. */
export function gameWords(game: string, ruleset?: string): Words {
  const catalogue = gameCatalogue[`${game} ${page.language}`];
  if (!catalogue) return page;
  return new TypesetWords(page.language, ruleset ? under(catalogue, ruleset) : {}, catalogue, pageCatalogue);
}
