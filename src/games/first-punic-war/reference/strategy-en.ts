import type { RulesReference } from "../../../words/rules-reference.ts";

/** How to play either side of First Punic War. */
export const strategy: RulesReference = [
  {
    id: "rome",
    title: "How to play Rome",
    text: [
      "Fortresses win the war: each counts victory points for whoever stands in it when the last turn ends ([[4.2]]), and each brings action points until then ([[8.1]]). Your legions are the best troops on land, and Sicilia is next door. Carthage begins ahead in points, so you must take something.",
      "- Mass at Messana first. A stack of legions with a leader there decides what happens on the island; two small stacks decide nothing.",
      "- Attack fortresses with weight. Terrain and walls shift the column against you ([[14.1]]): look at the percentage before you commit, and bring the men who lift you into the next column.",
      "- Keep veterans alive. Recruits have lower morale, and morale decides retreats and hunger. Put leaders where checks will be made.",
      "- Feed the army. More units in a hex than it feeds cost action points or morale checks every turn ([[18.0]]). Spread out at the end of your operations, or end them in a fortress.",
      "- Leave a garrison behind. An empty fortress is lost to one cavalry unit.",
      "Spend action points in this order: what the enemy threatens now, the one attack that can succeed, recruits for the next turn. Points that you save are capped ([[8.2]]), so do not hoard.",
      "At sea you are weaker at first. Build fleets, stay near your own ports, and sail when the enemy's fleets are far away; a storm or a battle with troops on board can cost a whole army ([[19.1]]).",
      "Talk to the minor powers. Syracuse beside you opens half of Sicilia, Massilia brings ports towards Iberia, and the Gauls must not go to Carthage while Italia is empty ([[24.1]]).",
      "When Sicilia is safe, choose one more front: Sardinia and Corsica for points, or Libya to make Carthage defend its home. In Libya take a port first and keep it.",
    ],
  },
  {
    id: "carthage",
    title: "How to play Carthage",
    text: [
      "You begin with more victory points and more fortresses. If nothing changes you win, so every turn in which Rome gains nothing is a good one. But fortresses that nobody defends change hands quickly, and the margin decides how great the victory is ([[4.2.1]]).",
      "- Garrison first. One unit in each fortress, two or three behind the walls that Rome can reach: Lilybaeum, Panormus, Agrigentum. Walls and terrain shift the columns your way ([[14.1]]).",
      "- Use the sea. Your fleets carry an army to wherever the legions are not, and the enemy has to march. Threaten Italia now and then: a landing near an empty fortress costs Rome an army at home.",
      "- Fight on land only with elephants, cavalry or numbers on your side. Legions win an even battle; retreat, and let hunger work ([[18.0]]).",
      "- Bring mercenaries and Numidians in time. They come far from the front, so buy them while it is quiet ([[9.1]]).",
      "- Stay out of open zones of control with small stacks: whoever is caught there fights when the enemy likes.",
      "Fleets are your shield. Keep a squadron between Carthage and Sicilia and another in Sardinia. Ships that lie in a port without enemies around them are supplied and safe; ships at sea meet storms ([[19.1]]).",
      "Diplomacy is cheaper than war. Syracuse neutral, Numidia and the Iberians on your side: that is worth more than a battle won ([[24.1]]). Put stratagem markers into the talks that change who can enter a region.",
      "If Rome lands in Libya, answer with everything. Carthage itself counts much, and a lost fortress there costs you action points every turn ([[8.1]]). Otherwise save your strength, strike one exposed stack with more than twice its force, and go home.",
    ],
  },
];
