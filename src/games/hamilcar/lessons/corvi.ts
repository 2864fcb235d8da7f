import type { Lesson } from "../../../lessons/lesson.ts";
import { armyOf, seen } from "./scene.ts";

export const corvi: Lesson = {
  id: "corvi",
  title: { en: "The corvus", fr: "Le corbeau" },
  about: {
    en: "How Rome, which cannot sail, wins at sea.",
    fr: "Comment Rome, qui ne sait pas naviguer, gagne sur mer.",
  },
  minutes: 3,
  seat: "rome",
  seed: "corvi",
  // Mylae: Carthage rolls, then Rome, twice
  dice: [2, 6, 2, 6, 2, 6],
  position: {
    turn: 2,
    phase: "strategy",
    active: "rome",
    hands: { carthage: [], rome: [17, 13, 21] },
    warships: { carthage: { ready: 4 }, rome: { ready: 4 } },
    supremacy: "carthage",
    seamanship: "fair",
    gone: ["xanthippus", "barca"],
    forces: [
      { side: "carthage", at: "panormus", cus: 1, generals: ["gisco"] },
      { side: "rome", at: "messana", cus: 4, generals: ["duilius"] },
    ],
  },
  enemy: {
    "hamilcar.intercept-fleet": ["yes"],
    "hamilcar.interceptor-base": ["space:carthago"],
    "hamilcar.interceptor-warships": [4],
    "hamilcar.gather-units": [{ cus: 1 }],
  },
  steps: [
    {
      say: {
        en: "260 BC. You are Rome, and your new fleet lies at Messana under **Duilius**. But your crews have never been at sea: the **Seamanship** track stands at Fair. Roman fleets go no farther than two lanes, whatever their movement points, and every battle roll is 1 lower.",
        fr: "260 av. J.-C. Vous êtes Rome, et votre flotte neuve est à Messana sous **Duilius**. Mais vos équipages ne connaissent pas la mer : l'**art naval** est passable. Une flotte romaine ne va pas plus loin que deux routes, quels que soient ses points de mouvement, et chaque jet de bataille compte 1 de moins.",
      },
      show: ["general:duilius", "space:messana"],
    },
    {
      say: {
        en: "So your engineers have built **Corvi**: bridges with a spike, which turn a sea battle into a fight of infantry. They add 1 to every Roman battle roll, and with a total of exactly 6 one enemy ship is not sunk but taken: a **prize**.\nThe Corvus card is a **counter event**: it does not count as your move. **Play it for its event**: the Corvi are mounted at once, and your move is still to come.",
        fr: "Vos ingénieurs ont donc construit des **corbeaux** : des ponts à crochet qui font d'une bataille navale un combat d'infanterie. Ils ajoutent 1 à chaque jet de bataille romain, et avec un total de 6 tout juste, un navire ennemi n'est pas coulé mais pris : une **prise**.\nLa carte Corbeau est un **contre-événement** : elle ne compte pas comme votre coup. **Jouez-la pour son événement** : les corbeaux sont montés aussitôt, et votre coup est encore à jouer.",
      },
      show: ["card:17"],
      otherwise: {
        en: "First the Corvi: play the Corvus card now, for its event.",
        fr: "D'abord les corbeaux : jouez maintenant la carte Corbeau, pour son événement.",
      },
      answers: [
        ["hamilcar.play-card", "card:17"],
        ["hamilcar.use-card", "counter"],
      ],
    },
    {
      say: {
        en: "All your warships carry them now, and the bar at the top says so: Corvi. (They make ships top-heavy: in a storm that Carthage's Cruel Sea brings, they cost you another roll.)\n**Duilius sails to Lipara, with four warships and all his CUs.** Gisco will be waiting.",
        fr: "Tous vos navires en portent, et la barre du haut le dit : corbeaux. (Ils rendent les navires instables : dans la tempête d'une Mer cruelle de Carthage, ils vous coûtent un jet de plus.)\n**Duilius va à Lipara, avec quatre navires et toutes ses UC.** Gisco l'attend.",
      },
      show: ["general:duilius", "space:messana", "space:lipara"],
      otherwise: {
        en: "To Lipara by sea, with all four warships.",
        fr: "À Lipara par mer, avec les quatre navires.",
      },
      answers: [
        ["hamilcar.play-card", "card:13", "card:21"],
        ["hamilcar.use-card", "activate"],
        ["hamilcar.march", "sail"],
        ["hamilcar.take-warships", 4],
        ["hamilcar.sail", "space:lipara"],
      ],
    },
    {
      say: {
        en: "Gisco has caught you: four ships against four. He rolled first, for he has Naval Supremacy, and missed.\nNow you: first a **tactic card**, then the roll. Boarding takes a ship that is hit as a prize, and your Corvi may take another. **Play Boarding.**",
        fr: "Gisco vous a rattrapé : quatre navires contre quatre. Il a lancé le dé d'abord, ayant la suprématie navale, et n'a rien touché.\nÀ vous : d'abord une **carte de tactique**, puis le jet. L'Abordage fait d'un navire touché une prise, et vos corbeaux peuvent en donner une autre. **Jouez l'Abordage.**",
      },
      show: ["space:lipara"],
      otherwise: {
        en: "Keep that one for the next round: this is the moment for Boarding.",
        fr: "Gardez celle-ci pour le prochain round : c'est le moment de l'Abordage.",
      },
      answers: [["hamilcar.maneuver", "tactic:14"]],
    },
    {
      say: {
        en: "A 6! Seamanship took one away, the Corvi gave it back: two hits, and both ships are prizes. Win the battle, and they become warships of yours, Spent until they are refitted. That is how Rome gets a fleet.\nFour against two: **win, and land in Lipara.**",
        fr: "Un 6 ! L'art naval a retiré un, les corbeaux l'ont rendu : deux touches, et deux prises. Gagnez la bataille, et ce seront vos navires, épuisés tant qu'on ne les radoube pas. C'est ainsi que Rome se fait une flotte.\nQuatre contre deux : **gagnez, et débarquez à Lipara.**",
      },
      show: ["space:lipara"],
      task: {
        goal: (view) => seen(view).seaBattle === null && armyOf(view, "duilius")?.at === "lipara",
        turns: 9,
        lost: (view) => seen(view).seaBattle === null && armyOf(view, "duilius")?.at === "messana",
        solution: [
          ["hamilcar.maneuver", "pass"],
          ["hamilcar.after-victory", "land"],
        ],
        failed: {
          en: "Duilius is not in Lipara. Your rolls are as good as theirs now, and you have twice the ships: once more, and land when the sea is yours.",
          fr: "Duilius n'est pas à Lipara. Vos jets valent les leurs à présent, et vous avez deux fois leurs navires : encore une fois, et débarquez quand la mer est à vous.",
        },
      },
    },
  ],
};
