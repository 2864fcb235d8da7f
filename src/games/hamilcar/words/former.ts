import type { Catalogue, Language } from "../../../words/words.ts";

/** What the log no longer says, but the logs of older games do. */
const former: Readonly<Record<Language, Catalogue>> = {
  en: {
    "hamilcar.because.aristocrat": "the Battle Rating of every Aristocrat lost",
    "hamilcar.because.displaced": "displaced; he does not go back to the pool",
    "hamilcar.because.italian-provinces": "one for each province of Italia, Samnium included",
    "hamilcar.log.marched-leaving": "{general} moves to {space}{party|| with #| with #}; {left} {left|stays|stay} {from.in}.",
    "hamilcar.log.dropped": "If {general} moves on, {party} of his army will stay {space.in}.",
  },
  fr: {
    "hamilcar.because.aristocrat": "le talent de tacticien de chaque Aristocrate perdu",
    "hamilcar.because.displaced": "neutralisé ; il ne retourne pas dans la réserve",
    "hamilcar.because.italian-provinces": "une par province d'Italia, Samnium compris",
    "hamilcar.log.marched-leaving":
      "{general} arrive {space.in}{party|| avec #| avec #} ; {left} {left|reste|restent} {from.in}.",
    "hamilcar.log.dropped": "Si {general} repart, il laissera {party} de son armée {space.in}.",
  },
};

export default former;
