import type { RulesReference } from "../../../words/rules-reference.ts";

const rules: RulesReference = [
  { id: "1", title: "Le jeu", text: ["Rome et Carthage ont chacune une armée, dans sa ville, et quatre cartes."] },
  { id: "1.1", title: "En infériorité", text: ["Avec cette option, Carthage commence avec trois fantassins au lieu de quatre."] },
  { id: "2", title: "Les tours", text: ["Rome et Carthage jouent une carte à tour de rôle."] },
  { id: "2.1", title: "Jouer une carte", text: ["Choisissez une de vos cartes, ou passez."] },
  {
    id: "2.2",
    title: "Utiliser une carte",
    text: ["Elle sert à marcher ([[3.1]]), à lever des troupes ([[5.1]]) ou à éclairer ([[4.1]])."],
  },
  { id: "3", title: "Marcher", text: ["Une armée se déplace avec une carte qui sert à marcher."] },
  { id: "3.1", title: "Où aller", text: ["L'armée suit une route."] },
  { id: "3.2", title: "Rencontrer l'ennemi", text: ["Si l'ennemi s'y trouve, il y a bataille ([[7.1]])."] },
  { id: "4", title: "Éclairer", text: ["On pioche avec une carte qui sert à éclairer."] },
  { id: "4.1", title: "Piocher une carte", text: ["Piochez une carte."] },
  { id: "5", title: "Lever des troupes", text: ["Une armée grandit avec une carte qui sert à lever des troupes."] },
  { id: "5.1", title: "Combien", text: ["Ajoutez autant de fantassins que le numéro de la carte, cinq au plus."] },
  { id: "6", title: "La fin", text: ["La guerre dure six tours, ou neuf."] },
  { id: "6.1", title: "Qui l'emporte", text: ["Après le dernier tour, la plus grande armée l'emporte."] },
  { id: "7", title: "Batailles", text: ["Les armées se battent quand elles se rencontrent."] },
  { id: "7.1", title: "Dépenser des cartes", text: ["L'attaquant, puis le défenseur, dépense jusqu'à deux cartes."] },
  {
    id: "7.2",
    title: "Les dés",
    text: ["Chaque camp ajoute un dé, un par fantassin, deux par cavalier, et les numéros de ses cartes."],
  },
  {
    id: "7.3",
    title: "Les pertes",
    text: ["Le plus petit total perd deux unités de son choix et rentre chez lui. L'attaquant gagne en cas d'égalité."],
  },
];
export default rules;
