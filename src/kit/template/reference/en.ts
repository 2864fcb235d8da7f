import type { RulesReference } from "../../../words/rules-reference.ts";

const rules: RulesReference = [
  { id: "1", title: "The game", text: ["Rome and Carthage have an army each, in its home city, and four cards."] },
  { id: "1.1", title: "Outnumbered", text: ["With this option Carthage begins with three foot instead of four."] },
  { id: "2", title: "Turns", text: ["Rome and Carthage play a card in turn."] },
  { id: "2.1", title: "Playing a card", text: ["Choose one of your cards, or pass."] },
  { id: "2.2", title: "Using a card", text: ["Use it to march ([[3.1]]), to muster ([[5.1]]) or to scout ([[4.1]])."] },
  { id: "3", title: "Marching", text: ["An army moves with a card that is used to march."] },
  { id: "3.1", title: "Where to", text: ["The army marches along one road."] },
  { id: "3.2", title: "Meeting the enemy", text: ["If the enemy is there, there is a battle ([[7.1]])."] },
  { id: "4", title: "Scouting", text: ["Cards are drawn with a card that is used to scout."] },
  { id: "4.1", title: "Drawing a card", text: ["Draw a card."] },
  { id: "5", title: "Mustering", text: ["An army grows with a card that is used to muster."] },
  { id: "5.1", title: "How many", text: ["Add as many foot as the number of the card, five at most."] },
  { id: "6", title: "The end", text: ["The war lasts six turns, or nine."] },
  { id: "6.1", title: "Who wins", text: ["After the last turn the larger army wins."] },
  { id: "7", title: "Battles", text: ["Armies fight when they meet."] },
  { id: "7.1", title: "Spending cards", text: ["The attacker, then the defender, spends up to two cards."] },
  {
    id: "7.2",
    title: "Rolling",
    text: ["Each side adds a die, one for each foot, two for each horse, and the numbers of its cards."],
  },
  { id: "7.3", title: "Losses", text: ["The lower total loses two units of its choice and goes home. The attacker wins a tie."] },
];
export default rules;
