import type { RulesReference } from "../../../../words/rules-reference.ts";

export const battle: RulesReference = [
  {
    id: "13",
    title: "Land battle",
    text: [
      "It comes about when an army meets enemy CUs that do not get away and are not overrun, or is intercepted and does not back up. The active side is the attacker. The dice decide: [[13.3]], [[13.4]].",
    ],
  },
  {
    id: "13.1",
    title: "Order",
    text: [
      "Before the dice fall, command and cards are settled, the attacker always first. In this order:",
      "- Change of command: [[13.2]].",
      "- Counter events of the attacker.",
      "- Counter events of the defender.",
      "- The dice levels: [[13.3]].",
      "> Carthage attacks Duilius and Catulus, both consuls. It rolls for the change of command and plays no card, Rome plays Ambush, and then the levels are worked out.",
    ],
  },
  {
    id: "13.2",
    title: "Change of command",
    text: [
      "If both consuls are in the Roman army, equal in rank and without the Dictator, Carthage rolls: it may if Rome attacks, it must if Rome defends. On 4 to 6 the other consul takes command. An Aristocrat beside a consul who is none always commands.",
      "> Duilius (3) commands and Florus (2) is the other consul; neither is an Aristocrat. Rome attacks, Carthage rolls a 5, and Florus leads the battle with one less.",
    ],
  },
  {
    id: "13.3",
    title: "Dice levels",
    text: [
      "Cards for the battle take effect first. Then size, allies and commander give each side its level, in this order: 1 the small die, 2 the large one, 3 both. Last, the elephants may charge.",
      "> Maximus (2) with four CUs attacks H. Gisco (1) with two in Thermae. Silver: size lifts Rome to 2, allies lift Carthage to 2, the commander lifts Rome to 3: both dice against the large one.",
    ],
  },
  {
    id: "13.3.A",
    title: "Size",
    text: [
      "Elephants count as CUs. Silver: both begin at level 1; the side with more CUs goes to 2. Golden Geek: five or more CUs begin at level 2, fewer at 1.",
      "> Four CUs against two: Silver gives the four level 2, Golden Geek leaves both at 1. With six against five, Golden Geek has both at 2.",
    ],
  },
  {
    id: "13.3.B",
    title: "Allies",
    text: [
      "Each of your walled cities in the region of the battle is an ally, if a general of yours takes part in the battle. Golden Geek: two at most count. The side with more goes up a level.",
      "> The battle is in Thermae, in Sicilia. Rome has Messana, one ally; Carthage has Lilybaeum, Agrigentum and Syracusae, three (Golden Geek: two count): Carthage goes up a level.",
    ],
  },
  {
    id: "13.3.C",
    title: "Commander",
    text: [
      "The side whose commander has the higher battle rating goes up a level. If it is at 3 already, Silver: the enemy rolls no die at all; Golden Geek: the enemy goes down a level, not below 1.",
      "> Hamilcar Barca (3) against Flaccus (1), and Carthage is already at level 3 by size and allies. Silver: Rome rolls no die; Golden Geek: Rome goes from 2 to 1, if it was at 2.",
    ],
  },
  {
    id: "13.3.D",
    title: "Elephant charge",
    text: [
      "Carthage may announce one if it has at least as many elephants as the battle rating of the Roman commander. Rome may answer with Elephant Fright ([[17.1]]). Roll the die, with -2 while Forgotten Tactics is in play ([[5.2.C3]]).",
      "- 1 or less: Rome may have a battle die rolled again.",
      "- Above the Roman rating: Carthage may.",
      "Silver: any one die of either side; Golden Geek: one of the opponent's. It is chosen when all dice lie on the table; other re-rolls follow, the attacker's first.",
      "> Xanthippus has three elephants and Regulus commands Rome (3): a charge is possible. Forgotten Tactics is gone, the die is 4: Carthage has a die rolled again. With two elephants no charge could be announced.",
    ],
  },
  {
    id: "13.4",
    title: "The result",
    text: [
      "Both roll at once, and every cavalry symbol is a hit. Infantry symbols cancel the enemy's light troops, one each; what is left of light troops and infantry are hits too. Each hit costs a CU.",
      "Who suffers more hits has lost; if equal, the attacker, also when nobody hits. If Carthage charged and lost, its first loss is an elephant. The winner takes all supply trains of the space; a loser without CUs has his generals displaced, a winner has not.",
      "> Rome rolls one cavalry and three infantry, Carthage one light and two infantry. The light troops and one Roman infantry cancel each other: Rome hits three times, Carthage twice, and Carthage has lost the battle.",
    ],
  },
  {
    id: "13.5",
    title: "Retreat",
    text: [
      "What is left of the beaten force leaves the space, as far as four spaces if need be ([[13.5.A]]). The way may cost more CUs than the battle ([[13.5.C]]).",
    ],
  },
  {
    id: "13.5.A",
    title: "Where to",
    text: [
      "To a friendly space without enemy units, or to friends who outnumber the force, counted in units. At most four spaces, and to the nearest such place; farther only where that costs fewer CUs (Golden Geek: by the shortest way at that price). The limit of ten units does not apply.",
      "Friendly forces on the way that are not larger are swept along, generals included, after its losses there; a general alone is not. Of the shortest ways the loser takes the one he likes, even if it costs more CUs.",
      "> Carthage is beaten in Thermae and one CU is left. Panormus, next to it, has a Carthaginian PC and no Romans: there it goes, and joins those who are there.",
    ],
  },
  {
    id: "13.5.B",
    title: "Limits",
    text: [
      "Not every way is open to a beaten force. These limits hold in addition to [[13.5.A]]:",
      "- It may pass enemy CUs, but not end with them; Silver: not even if they are inside a city.",
      "- Not over the strait, and not by sea without an Admiral ([[13.5.D]]).",
      "- A beaten attacker first goes back to the space he came from; after a landing that means by sea, after a sortie inside the city.",
      "- A beaten defender may not go there.",
      "> Maximus came from Messana and is beaten in Thermae. He first goes back to Messana, a Roman city, and stops there; over the strait to Regium he could not have gone.",
    ],
  },
  {
    id: "13.5.C",
    title: "Its price",
    text: [
      "One CU for each space entered with an enemy PC or a tribe. Where enemies stand, Silver: one CU for each enemy CU there; Golden Geek: for each enemy unit. Enemy generals who have none are displaced. Silver: unguarded supply trains on the way are captured. A force that reaches no place within four spaces is eliminated, its generals displaced.",
      "> Three Roman CUs retreat from Lilybaeum to Agrigentum, which is Roman, by Heraclea Minoa with a Carthaginian PC: one CU is lost. A single Carthaginian CU there would cost another.",
    ],
  },
  {
    id: "13.5.D",
    title: "By sea",
    text: [
      "With an Admiral the army may retreat over one ordinary sea lane, not Mare Tyrrhenum, to a port without enemy PC or units. It stops there.",
      "> Carthalo, an Admiral, is beaten in Panormus and every road is full of Romans. Over one lane he retreats to Lipara, which has no Roman PC and no Roman unit.",
    ],
  },
  {
    id: "13.5.E",
    title: "Into the city",
    text: [
      "In a space with a friendly city that is not besieged, as many as there is room for may go inside. Into a besieged one, only those who sallied out of it ([[14.5.B]]). The rest retreats as usual: only here may a force be divided.",
      "> Hanno is beaten before Agrigentum with four CUs left. Two go inside with him, the other two retreat to Heraclea Minoa, if it is Carthaginian.",
    ],
  },
  {
    id: "13.6",
    title: "Political consequences",
    text: [
      "The loser removes half as many PCs as he lost units in battle and retreat, captured supply trains included: any on the map but cities, Carthage the first from the Miat. A displaced Aristocrat costs more ([[2.2.D2]]). Who cannot has lost the game ([[4.1]]).",
      "> Rome loses three CUs in battle, one on the retreat and a supply train: five units, so two PCs. If Maximus is displaced as well, two more.",
    ],
  },
  {
    id: "14",
    title: "Siege and subjugation",
    text: [
      "How walled cities and tribes are won: an attempt with a siege die for each activation ([[14.2]]) until there are enough points ([[14.1]]). The besieger has to stay, and winters in the open ([[5.3.A]]).",
    ],
  },
  {
    id: "14.1",
    title: "What it takes",
    text: [
      "An activated general who is, or ends his move, with three friendly CUs in the space of an enemy city or a tribe may make one attempt, unless he has fought a battle in this activation. Backing up is no battle.",
      "A subordinate may do it on his own with three CUs of the besiegers, using his own ability; in a campaign the others stay free to act (so expressly in Silver).",
      "Needed: two points against a city, three against Roma, Carthago and Syracusae, three against a tribe. Without CUs in the space the besieger loses all points, even if the roll that cost the last CU brought the last point.",
      "> Megellus marches to Agrigentum with four CUs, and the Carthaginians go inside: he may roll at once. After a battle before the walls he would have had to wait for the next card.",
    ],
  },
  {
    id: "14.2",
    title: "The attempt",
    text: [
      "Roll one siege die: red against tribes; against cities red with Naval Supremacy, white without it. Roma, Carthago and Syracusae can be besieged only with Naval Supremacy, and always with the white die; while you lack it the points stay as long as CUs do.",
      "The face shows points, of which the red die can give two, a lost CU, both, or nothing.",
      "> Rome besieges Agrigentum without Naval Supremacy: white die, a point on two faces of six. With Supremacy the red die gives a point or two on four of six. Syracusae it could not besiege at all without it.",
    ],
  },
  {
    id: "14.3",
    title: "Determined Defense",
    text: [
      "When siege points fall on a city, its owner may give up one supply train and one CU from inside to cancel one of them. Silver: once for each roll; Golden Geek: once for each activation.",
      "> Agrigentum has one siege point, and the red die gives the second. Carthage gives up the supply train and a CU inside: the point is cancelled, and the city holds out.",
    ],
  },
  {
    id: "14.4",
    title: "Success",
    text: [
      "The points are removed. The city changes its owner: CUs inside are lost, supply trains captured, generals displaced. A tribe leaves the game for good, and a PC of yours takes its place.",
      "> Lilybaeum falls with a CU, a supply train and Himilco inside. The CU is lost, the supply train is Roman, Himilco goes to the pool; Rome has the city, and a point on the Provincial Display.",
    ],
  },
  {
    id: "14.5",
    title: "Besieged cities",
    text: [
      "What a siege means for those inside: they are cut off ([[14.5.A]]), but may break out ([[14.5.B]]). The points stay as long as a besieging CU does ([[14.1]]).",
    ],
  },
  {
    id: "14.5.A",
    title: "Shut in",
    text: [
      "A city is besieged once it has a siege point. It receives no reinforcements, no troops are raised in it, nobody sails out of it, and whoever lands there stays outside.",
      "> Panormus is no city and cannot be besieged; Lilybaeum with one point is. Hanno, who lands there with four CUs, stands before the walls and has to fight the besiegers.",
    ],
  },
  {
    id: "14.5.B",
    title: "Sorties",
    text: [
      "A besieged army, activated, may attack the besiegers in a normal land battle, while its supply trains stay inside. Beaten, it is back inside.",
      "When another army of yours attacks them, besieged units and generals may join it. Among generals of equal rank you choose the commander; losses come from either part. Generals who stay inside do not count. In defeat only those who sallied may go back in ([[13.5.E]]).",
      "> Hanno attacks the Romans before Agrigentum with three CUs, and Himilco comes out with two: five CUs fight. They lose with three CUs left: two may go inside with Himilco, the third retreats with Hanno.",
    ],
  },
];
