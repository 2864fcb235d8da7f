import type { Catalogue, Language } from "../../../words/words.ts";

/** What the log no longer says, but the logs of older games do. */
const former: Readonly<Record<Language, Catalogue>> = {
  en: { "hannibal.because.roman-port": "Roman port" },
  fr: { "hannibal.because.roman-port": "port romain" },
};

export default former;
