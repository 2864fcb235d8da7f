import type { RulesReference } from "../../../words/rules-reference.ts";

/** How to play either side of Hannibal. */
export const strategy: RulesReference = [
  {
    id: "rome",
    title: "How to play Rome",
    text: [
      "Time is on your side. You begin ahead in provinces, receive more troops than Carthage every turn, and cross the sea without a naval roll ([[11.5]]). Carthage needs great victories; you need not to lose one. Count the provinces before every card: the difference is what somebody pays when the turn ends ([[22.2]]).",
      "- Against Hannibal in the open you usually lose. Shadow him: keep an army within reach, refuse battle when you can, and put PCs back where he has passed. Fabius as proconsul is worth more than a lucky attack, because the proconsul stays when the consuls change.",
      "- Keep at least five CUs in or beside Rome. A lost capital is a lost war ([[23]]).",
      "- Strike where he is not. P. Scipio in Spain ties down the Carthaginian levies and wins the provinces that pay for Italy. Sardinia and Sicily are safe gains for a general with a naval card.",
      "- Cut PCs off. A few of your own across a valley make a whole province isolated, and isolated PCs vanish without a fight ([[19.4]]).",
      "- Take Syracuse or Capua back with a patient siege, under a general who is good at it ([[20.2]]).",
      "Weak consuls are part of the game. Give them garrisons to raise and quiet provinces to settle; give the campaigns to whoever has the best battle rating. Before you attack, compare battle cards: CUs, rating and allies of both sides ([[14]]). With fewer cards than he has, wait a turn.",
      "When Scipio Africanus arrives, the war turns. Send him to Spain if it still stands, or to Africa with ten CUs: Numidia changes sides gladly, Hannibal has to come home, and even a failed siege of Carthage costs your enemy a year.",
      "The usual mistake is impatience: two consuls who attack one after the other, each alone. The other one is to forget the PCs. A card that settles two empty spaces is rarely wasted.",
    ],
  },
  {
    id: "carthage",
    title: "How to play Carthage",
    text: [
      "You have the best general of the age and fewer men every year. You must win early and keep what you win: if both sides are equal after the last turn you win the war ([[22.4]]), so a level count is enough.",
      "- Hannibal belongs in Italy, and in the first or second turn. Cross the Alps with a three or with Forced March, take enough CUs to survive the pass ([[21.2]]), and rest among the Boii and Insubres, who are your friends.",
      "- Win one great battle, then settle. A beaten consul costs Rome PCs as well as CUs ([[15.5]]); the armies that remain are too small to stop you from turning Apulia, Lucania and Samnium.",
      "- Do not stand before Rome unless Hannibal has eight CUs and nobody can relieve it. Italy falls province by province too: all of them but Latium end the war ([[23]]).",
      "- Hasdrubal and Mago hold Spain. Keep an army between the Ebro and New Carthage, stay within reach of walls, and accept battle only with more cards.",
      "- Leave Hanno in Africa with four or five CUs. An empty Africa invites Scipio.",
      "The sea is dangerous: every voyage needs a naval roll, and a sunk army is gone ([[11.5]]). Sail with few CUs, after Macedonia has joined you, or when nothing else will do. Reinforcements walk to Italy, or land in a port that you hold.",
      "Elephants win the first battle of a campaign, not the last; use them while there are many. Winter hurts armies on hostile ground ([[21.1]]): end the turn on your own PC or in a city.",
      "The usual mistakes: Hannibal at home with ten CUs while the cards go into PCs; Hannibal alone in Italy without a card to settle what he wins; PCs in spaces that are cut off at the end of the turn ([[19.4]]).",
    ],
  },
];
