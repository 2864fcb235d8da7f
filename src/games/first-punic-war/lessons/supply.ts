import type { Plain } from "../../../engine/index.ts";
import type { Lesson } from "../../../lessons/lesson.ts";
import { scene, seen } from "./scene.ts";

const BESIEGERS = ["unit:R-legion-1", "unit:R-legion-2", "unit:R-auxiliary-1", "unit:R-auxiliary-2", "unit:R-siege-1"];

/** The Roman units of the position. */
const EATERS: Readonly<Record<string, { readonly at: string; readonly veteran?: boolean }>> = {
  "R-legion-1": { at: "2816" },
  "R-legion-2": { at: "2816" },
  "R-auxiliary-1": { at: "2816" },
  "R-auxiliary-2": { at: "2816" },
  "R-siege-1": { at: "2816" },
  "R-legion-3": { at: "3016", veteran: true },
  "R-legion-4": { at: "3016" },
  "R-cavalry-1": { at: "3016" },
  "R-legion-5": { at: "2917" },
  "R-legion-6": { at: "2917" },
  "R-auxiliary-3": { at: "2917" },
  "R-auxiliary-4": { at: "2917" },
  "R-cavalry-2": { at: "2917" },
};

/** Rome's turn is over. */
const isOver = (view: Plain): boolean => seen(view).phasing === "carthage";

export const supply: Lesson = {
  id: "supply",
  title: { en: "Camps and supply", fr: "Camps et ravitaillement" },
  about: {
    en: "How many units a hex feeds, what a camp is good for, and who goes hungry.",
    fr: "Combien d'unités nourrit un hexagone, à quoi sert un camp, et qui souffre de la disette.",
  },
  minutes: 3,
  seat: "rome",
  seed: "supply",
  dice: [4],
  position: scene({
    turn: 3,
    initiative: "rome",
    phasing: "rome",
    ap: { rome: 3, carthage: 4 },
    units: {
      ...EATERS,
      "R-duilius": { at: "3016" },
      "R-mamertines": { at: "3116" },
      "C-fleet-3": { at: "2918" },
    },
  }),
  steps: [
    {
      say: {
        en: "**Panormus** is surrounded by three Roman armies. But soldiers eat. After your operations comes the **Supply Phase**: open country feeds 3 units, rough country 2, mountains and desert 1, a town 4, fortresses more. Leaders eat nothing.\nEach unit too many checks its morale, and if it fails it is **lost**.",
        fr: "**Palerme** est entourée de trois armées romaines. Mais les soldats mangent. Après vos opérations vient la **phase de ravitaillement** : un terrain dégagé nourrit 3 unités, un terrain accidenté 2, montagnes et désert 1, une ville 4, les forteresses davantage. Les chefs ne mangent rien.\nChaque unité de trop fait un test de moral, et si elle échoue elle est **perdue**.",
      },
      show: ["hex:2816", "hex:3016", "hex:2917"],
    },
    {
      say: {
        en: "A fortress without enemy land units next to it, or a port without enemy fleets next to it, feeds everybody. Agrigentum is a port, but a Carthaginian fleet lies outside: so the town feeds 4, and you have 5 there.",
        fr: "Une forteresse sans unité terrestre ennemie à côté, ou un port sans flotte ennemie à côté, nourrit tout le monde. Agrigente est un port, mais une flotte carthaginoise est devant : la ville nourrit donc 4 unités, et vous en avez 5.",
      },
      show: ["hex:2917", "hex:2918"],
    },
    {
      say: {
        en: "South-west of Panormus five units stand in open country that feeds three. A **camp** feeds two more, shifts attacks one column to the left, and keeps its men from routing. It is built for 1 AP at the end of an operation, which itself costs 1; the force need not move.",
        fr: "Au sud-ouest de Palerme, cinq unités sont en terrain dégagé, qui en nourrit trois. Un **camp** en nourrit deux de plus, décale les attaques d'une colonne à gauche, et garde ses hommes de la déroute. On le construit pour 1 PA à la fin d'une opération, qui en coûte 1 elle aussi ; la force n'a pas à bouger.",
      },
      show: ["hex:2816"],
    },
    {
      say: {
        en: "**Begin a land operation with the five, but let them stay**: click them, then **Stay here**, then Confirm. After that **No attack**, and then **the camp**.",
        fr: "**Commencez une opération terrestre avec les cinq, mais qu'ils ne bougent pas** : cliquez sur eux, puis **Rester sur place**, puis Confirmer. Ensuite **Ne pas attaquer**, et puis **le camp**.",
      },
      show: ["hex:2816"],
      otherwise: {
        en: "A land operation with all five south-west of Panormus (2816); they stay, No attack, then the camp.",
        fr: "Une opération terrestre avec les cinq au sud-ouest de Palerme (2816) ; ils restent sur place, Ne pas attaquer, puis le camp.",
      },
      answers: [
        ["fpw.choose-operation", "op:land"],
        ["fpw.choose-force-hex", "hex:2816"],
        ["fpw.choose-force", BESIEGERS],
        ["fpw.move", "stop"],
        ["fpw.attack", "pass"],
        ["fpw.camp", "hex:2816"],
      ],
    },
    {
      say: {
        en: "One AP is left, and two hexes are hungry: Agrigentum, and the hills south-east of Panormus, where three units stand and two find food. In the Supply Phase **1 AP feeds a whole hex**.\nWhere you do not pay, you choose who checks morale. A leader there steadies, as in battle.",
        fr: "Il reste un PA, et deux hexagones ont faim : Agrigente, et les collines au sud-est de Palerme, où se tiennent trois unités, et où deux trouvent à manger. Dans la phase de ravitaillement, **1 PA nourrit tout un hexagone**.\nOù vous ne payez pas, vous choisissez qui teste son moral. Un chef sur place soutient, comme au combat.",
      },
      show: ["hex:2917", "hex:3016"],
    },
    {
      say: {
        en: "Alone: **end your operations and bring everybody through.** The die for hunger will be a 4. Where are there only recruits, and where are there veterans and a leader?",
        fr: "À vous : **terminez vos opérations et ne perdez personne.** Le dé de la disette donnera 4. Où n'y a-t-il que des recrues, et où y a-t-il des vétérans et un chef ?",
      },
      show: ["hex:2917", "hex:3016"],
      task: {
        goal: (view) => isOver(view) && !seen(view).recruits.rome.some((unit) => unit.slice("unit:".length) in EATERS),
        until: isOver,
        lost: isOver,
        turns: 3,
        solution: [
          ["fpw.choose-operation", "end"],
          ["fpw.supply", ["hex:2917"]],
          ["fpw.hungry-units", ["unit:R-legion-3"]],
        ],
        failed: {
          en: "Somebody starved. Pay for Agrigentum, where there are only recruits; in the hills let the veterans of Legio III check, with Duilius beside them.",
          fr: "On est mort de faim. Payez pour Agrigente, où il n'y a que des recrues ; dans les collines, que les vétérans de la légion III fassent le test, avec Duilius près d'eux.",
        },
      },
    },
  ],
};
