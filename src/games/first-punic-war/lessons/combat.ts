import type { Lesson } from "../../../lessons/lesson.ts";
import { attack, holds, scene } from "./scene.ts";

const ARMY = ["unit:R-legion-1", "unit:R-legion-5", "unit:R-cavalry-1", "unit:R-regulus"];

export const combat: Lesson = {
  id: "combat",
  title: { en: "Attack", fr: "L'attaque" },
  about: {
    en: "Zones of control, counting strength, and reading the combat table.",
    fr: "Les zones de contrôle, le compte des forces, et la table de combat.",
  },
  minutes: 4,
  seat: "rome",
  seed: "combat",
  dice: [3, 4],
  position: scene({
    turn: 3,
    initiative: "rome",
    phasing: "rome",
    ap: { rome: 6, carthage: 6 },
    units: {
      "R-legion-1": { at: "2420", veteran: true },
      "R-legion-5": { at: "2420" },
      "R-cavalry-1": { at: "2420", veteran: true },
      "R-regulus": { at: "2420" },
      "C-sacred-foot": { at: "2418", veteran: true },
    },
  }),
  enemy: { "fpw.retreat": ["hex:2318"] },
  steps: [
    {
      say: {
        en: "256 BC, Africa. **Regulus** has landed with two legions and cavalry, and the road to Carthage runs north. The infantry of the **Sacred Band** bars it, the citizens of Carthage.\nThe hexes around it are its **zone of control**: whoever enters one must stop. A unit in a fortress, like the garrison of Carthage, has no such zone.",
        fr: "256 av. J.-C., en Afrique. **Regulus** a débarqué avec deux légions et de la cavalerie, et la route de Carthage va vers le nord. L'infanterie du **Bataillon sacré** la barre, les citoyens de Carthage.\nLes hexagones autour d'elle sont sa **zone de contrôle** : qui y entre doit s'arrêter. Une unité dans une forteresse, comme la garnison de Carthage, n'en a pas.",
      },
      show: ["hex:2420", "hex:2418", "hex:2419"],
    },
    {
      say: {
        en: "An attack compares the **combat** factors of both sides, the first numbers on the counters. Yours: 5 for the veteran legion, 3 for the recruits, 2 for the cavalry, 1 for Regulus: 11. Theirs: 5. That is 11 to 5, or **220 percent**.\nThe percentage gives a **column** of the combat table, here 200-299. Then the column shifts: Regulus has **command** 2, so two columns to the right, to 400-499. Hills, rivers and walls would shift it back.",
        fr: "Une attaque compare les valeurs de **combat** des deux camps, les premiers nombres des pions. Les vôtres : 5 pour la légion de vétérans, 3 pour les recrues, 2 pour la cavalerie, 1 pour Regulus : 11. La leur : 5. C'est 11 contre 5, soit **220 pour cent**.\nLe pourcentage donne une **colonne** de la table de combat, ici 200-299. Puis la colonne se décale : Regulus a un **commandement** de 2, donc deux colonnes à droite, jusqu'à 400-499. Collines, fleuves et murs la ramèneraient en arrière.",
      },
      show: ["hex:2420", "hex:2418"],
    },
    {
      say: {
        en: "A column has a result for each face of the die, and the page shows all six before you confirm. **A** is the attacker, **D** the defender. **W**: he withdraws one hex. **R**: he may rout, and flee far. **C**: catastrophe, all his units are destroyed. **CA**: the defenders strike back at once, with a die of their own.\nThe higher the die, the better for the attacker.",
        fr: "Une colonne a un résultat pour chaque face du dé, et la page les montre tous les six avant que vous confirmiez. **A** est l'attaquant, **D** le défenseur. **W** : il se replie d'un hexagone. **R** : il risque la déroute, et de fuir loin. **C** : catastrophe, toutes ses unités sont détruites. **CA** : les défenseurs ripostent aussitôt, avec un dé à eux.\nPlus le dé est haut, mieux c'est pour l'attaquant.",
      },
      show: ["hex:2420", "hex:2418"],
    },
    {
      say: {
        en: "**March the whole army to Hadrumetum and attack the Sacred Band**: click the army, then the enemy, then Confirm. Asked which kind of attack, choose the **battle**; in a **raid** only the cavalry and Regulus would fight.",
        fr: "**Menez toute l'armée à Hadrumète et attaquez le Bataillon sacré** : cliquez sur l'armée, puis sur l'ennemi, puis Confirmer. À la question du genre d'attaque, choisissez la **bataille** ; dans un **raid**, seuls la cavalerie et Regulus combattraient.",
      },
      show: ["hex:2420", "hex:2419", "hex:2418"],
      otherwise: {
        en: "All four to Hadrumetum, one hex north; then attack the next hex. A battle, not a raid: in a raid the legions would only watch.",
        fr: "Tous les quatre à Hadrumète, un hexagone au nord ; puis attaquez l'hexagone suivant. Une bataille, pas un raid : dans un raid, les légions ne feraient que regarder.",
      },
      answers: attack(ARMY, "hex:2419", "hex:2418"),
    },
    {
      say: {
        en: "The die was a 3, **DW**: the defender withdraws. The Sacred Band has gone back one hex, into the hills. On a 1 or 2 it would have **counterattacked**, and the tables been turned.\n(**Tactics** markers, which shift the column, come in a later lesson.)",
        fr: "Le dé a donné 3, **DW** : le défenseur se replie. Le Bataillon sacré a reculé d'un hexagone, dans les collines. À 1 ou 2, il aurait **contre-attaqué**, et les rôles se seraient inversés.\n(Les marqueurs **Tactique**, qui décalent la colonne, viennent dans une autre leçon.)",
      },
      show: ["hex:2418", "hex:2318"],
    },
    {
      say: {
        en: "You may **pursue** into the hex that it has left: to beat the enemy is not enough, somebody must go in. **Send everybody, then go no farther, and build no camp.**",
        fr: "Vous pouvez **poursuivre** dans l'hexagone qu'il a quitté : battre l'ennemi ne suffit pas, il faut y entrer. **Envoyez tout le monde, n'allez pas plus loin, et ne construisez pas de camp.**",
      },
      show: ["hex:2418", "hex:2318"],
      otherwise: {
        en: "Keep the army together: all pursue, nobody rides on, no camp.",
        fr: "Gardez l'armée réunie : tous poursuivent, personne ne va plus loin, pas de camp.",
      },
      answers: [
        ["fpw.pursue", ARMY],
        ["fpw.hunt", "done"],
        ["fpw.camp", "pass"],
      ],
    },
    {
      say: {
        en: "You stand at the gates of Carthage. The Sacred Band is in **rough** country: one column to the left for whoever attacks it. **Walls do more**: a fortress shifts two or three columns, its defenders ignore a withdrawal, and a rout only makes them withdraw. An army may operate as often as you can pay, 1 AP each time.",
        fr: "Vous êtes aux portes de Carthage. Le Bataillon sacré est en terrain **accidenté** : une colonne à gauche pour qui l'attaque. **Des murs font plus** : une forteresse décale de deux ou trois colonnes, ses défenseurs ignorent un repli, et une déroute ne fait que les replier. Une armée peut opérer aussi souvent que vous payez, 1 PA chaque fois.",
      },
      show: ["hex:2318", "hex:2418"],
    },
    {
      say: {
        en: "Alone now: **drive the Sacred Band out of the hills.** The die will be a 4, so you need column 300-399 or better. The page shows the column before you confirm: see how it falls when somebody stays behind.",
        fr: "À vous : **chassez le Bataillon sacré des collines.** Le dé donnera 4 : il faut la colonne 300-399 ou mieux. La page montre la colonne avant que vous confirmiez : voyez ce que coûte chaque unité laissée en arrière.",
      },
      show: ["hex:2418", "hex:2318"],
      task: {
        goal: (view) => !holds(view, "carthage", "2318"),
        solution: attack(ARMY, "stop", "hex:2318"),
        failed: {
          en: "It is still there. 11 to 5 is 220 percent; two columns right for Regulus, one left for the hills: 300-399. Without the cavalry it is one column less. Attack with everybody, in a battle.",
          fr: "Il y est encore. 11 contre 5 font 220 pour cent ; deux colonnes à droite pour Regulus, une à gauche pour les collines : 300-399. Sans la cavalerie, c'est une colonne de moins. Attaquez avec tous, en bataille.",
        },
      },
    },
  ],
};
