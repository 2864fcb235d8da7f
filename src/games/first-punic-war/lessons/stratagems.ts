import type { Lesson } from "../../../lessons/lesson.ts";
import { holds, scene } from "./scene.ts";

const ARMY = ["unit:R-legion-1", "unit:R-legion-2", "unit:R-duilius"];

export const stratagems: Lesson = {
  id: "stratagems",
  title: { en: "Spies and allies", fr: "Espions et alliés" },
  about: {
    en: "The fog of war, stratagem markers, and winning over Syracuse.",
    fr: "Le brouillard de guerre, les stratagèmes, et Syracuse à gagner.",
  },
  minutes: 4,
  seat: "rome",
  seed: "stratagems",
  dice: [3, 4, 2],
  position: scene({
    turn: 1,
    phase: "diplomacy",
    initiative: "rome",
    phasing: "rome",
    ap: { rome: 4, carthage: 4 },
    markers: { rome: ["spy", "diplomacy-2", "tactics-2"], carthage: ["tactics-1"] },
    units: {
      "R-legion-1": { at: "3016", veteran: true },
      "R-legion-2": { at: "3016", veteran: true },
      "R-duilius": { at: "3016" },
      "R-mamertines": { at: "3116" },
      "C-hoplite-2": { at: "2917" },
      "C-hoplite-3": { at: "2917" },
      "S-hoplite-1": { at: "3118", veteran: true },
      "S-garrison-1": { at: "3118" },
      "S-fleet-1": { at: "3118", veteran: true },
      "S-hiero": { at: "3118" },
    },
  }),
  steps: [
    {
      say: {
        en: "You want **Agrigentum**. There are two units in it, but you see only the upper one: the rest of every enemy stack is hidden by the **fog of war**. Elephants, or only slingers?\nYou have three **stratagem markers**. Each is played once and goes back to the pool; the number on some is how much they do. The enemy sees how many you hold, not which.",
        fr: "Vous voulez **Agrigente**. Deux unités y sont, mais vous ne voyez que celle du dessus : le **brouillard de guerre** cache le reste de chaque pile ennemie. Des éléphants, ou de simples frondeurs ?\nVous avez trois **stratagèmes**. Chacun sert une fois et retourne à la réserve ; le nombre sur certains dit ce qu'ils valent. L'ennemi voit combien vous en tenez, pas lesquels.",
      },
      show: ["hex:2917", "hex:3016"],
    },
    {
      say: {
        en: "A **Spy** shows all enemy units of a region, or all enemy markers. **Play it, and choose Sicilia.** On the map the stacks then lie open: point at Agrigentum. Then Done. (An enemy who held **Treachery** could cancel your Spy.)",
        fr: "Un **Espion** montre toutes les unités ennemies d'une région, ou tous les stratagèmes ennemis. **Jouez-le, et envoyez-le en Sicile.** Sur la carte, les piles sont alors ouvertes : pointez Agrigente. Puis Terminé. (Un ennemi qui tiendrait **Trahison** pourrait annuler votre Espion.)",
      },
      show: ["hex:2917"],
      otherwise: {
        en: "First the Spy, to Sicilia: we want to know who is in Agrigentum.",
        fr: "D'abord l'Espion, en Sicile : il faut savoir qui est à Agrigente.",
      },
      answers: [
        ["fpw.diplomacy", "marker:spy"],
        ["fpw.spy", "region:sicilia"],
        ["fpw.look", "done"],
      ],
    },
    {
      say: {
        en: "Two units of hoplites, both recruits: 3 + 3. They are hidden again now; click Agrigentum at any time, and you read what was last seen there.\nNow the **Diplomacy Phase**. Six **minor powers** stand aside, and whoever wins one over gets its troops and fortresses. Rome can court five: the mercenaries serve Carthage or nobody.",
        fr: "Deux unités d'hoplites, toutes deux des recrues : 3 + 3. Elles sont cachées de nouveau ; cliquez sur Agrigente quand vous voulez, et vous lisez ce qu'on y a vu en dernier.\nC'est la **phase de diplomatie**. Six **puissances mineures** restent à l'écart, et qui en gagne une a ses troupes et ses forteresses. Rome peut négocier avec cinq : les mercenaires servent Carthage ou personne.",
      },
      show: ["hex:2917", "hex:3118"],
    },
    {
      say: {
        en: "**Syracuse** is the prize: a great fortress, worth 3 points. An attempt takes 1 AP and a Diplomacy marker. **Court Syracuse with your Diplomacy 2.**",
        fr: "**Syracuse** est la plus belle : une grande forteresse, qui vaut 3 points. Une tentative prend 1 PA et un marqueur Diplomatie. **Négociez avec Syracuse, avec votre Diplomatie 2.**",
      },
      show: ["hex:3118"],
      otherwise: {
        en: "Syracuse is old friends with Rome, 1 better on the die. Try her.",
        fr: "Syracuse est une vieille amie de Rome : 1 de plus au dé. Essayez-la.",
      },
      answers: [["fpw.diplomacy", "power:syracusa"]],
    },
    {
      say: {
        en: "The die, a 3, became 4, since each power has **old ties** to one side, which add 1 for it: Syracuse to Rome. The result was neutrality, and a power that is neutral already becomes an ally. **Syracuse is yours**, with Hiero, hoplites and a fleet. They move and fight for you now.",
        fr: "Le dé, 3, est devenu 4, car chaque puissance a des **liens anciens** avec un camp, qui lui ajoutent 1 : Syracuse avec Rome. Le résultat était la neutralité, et une puissance déjà neutre devient une alliée. **Syracuse est à vous**, avec Hiéron, des hoplites et une flotte. Ils marchent et combattent pour vous.",
      },
      show: ["hex:3118"],
    },
    {
      say: {
        en: "The enemy might have laid a Diplomacy marker against yours: the difference is the column of the diplomacy table. When he courts a power, you are asked the same, and a table shows what each of your markers would change.\nBeware of two things: **Treachery** negates a marker, and whoever enters a neutral's towns drives it to the other side.",
        fr: "L'ennemi aurait pu opposer un marqueur Diplomatie au vôtre : la différence donne la colonne de la table. Quand il négocie, on vous le demande aussi, et une table montre ce que changerait chacun de vos marqueurs.\nGare à deux choses : une **Trahison** annule un stratagème, et qui entre dans les villes d'un neutre le jette dans l'autre camp.",
      },
      show: ["hex:3118"],
    },
    {
      say: {
        en: "Your last marker is **Tactics 2**: in a combat it shifts the column by two, in favour of whoever plays it. You have no Diplomacy marker left, so it is time for operations.",
        fr: "Votre dernier stratagème est **Tactique 2** : dans un combat, il décale la colonne de deux, en faveur de qui le joue. Vous n'avez plus de marqueur Diplomatie : place aux opérations.",
      },
      show: ["marker:tactics-2"],
    },
    {
      say: {
        en: "Alone: **take the two legions and Duilius against Agrigentum and drive the hoplites out.** The die will be a 4. The town shifts one column against you: without Tactics you would only provoke a counterattack. (The odds reckon with the worst that might hide there; you know better.)",
        fr: "À vous : **menez les deux légions et Duilius contre Agrigente et chassez-en les hoplites.** Le dé donnera 4. La ville décale d'une colonne contre vous : sans la Tactique, vous ne feriez que provoquer une contre-attaque. (Les chances comptent avec le pire qui pourrait s'y cacher ; vous en savez plus.)",
      },
      show: ["hex:3016", "hex:2917"],
      task: {
        goal: (view) => !holds(view, "carthage", "2917"),
        solution: [
          ["fpw.choose-operation", "op:land"],
          ["fpw.choose-force-hex", "hex:3016"],
          ["fpw.choose-force", ARMY],
          ["fpw.move", "stop"],
          ["fpw.attack", "hex:2917"],
          ["fpw.choose-attackers", ARMY],
          ["fpw.choose-table", "table:battle"],
          ["fpw.attack-tactics", "marker:tactics-2"],
        ],
        failed: {
          en: "Agrigentum holds. Attack it from the hex south-east of Panormus (3016) with everybody, in a battle, and play Tactics 2 when you are asked.",
          fr: "Agrigente tient. Attaquez-la de l'hexagone au sud-est de Palerme (3016) avec tous, en bataille, et jouez Tactique 2 quand on vous le demande.",
        },
      },
    },
  ],
};
