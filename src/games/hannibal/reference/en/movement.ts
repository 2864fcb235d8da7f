import type { RulesReference } from "../../../../words/rules-reference.ts";

export const movement: RulesReference = [
  {
    id: "10",
    title: "Movement",
    text: [
      "How generals and armies march, how far, and what they may do on the way. Every space that is entered may bring a reaction of the other side ([[10.3]]), and every march may end in a battle ([[14]]) or a siege ([[20.2]]).",
    ],
  },
  {
    id: "10.1",
    title: "Who moves",
    text: [
      "Generals move, with or without CUs; CUs never move alone. A card moves one general, but for campaigns ([[10.11]]), and his strategy rating may not be above its number. The same army may be moved again with the next card.",
      "> With three cards Carthage marches Hannibal from Saguntum to the Rhone and over the Alps. The two CUs left in Saguntum without a general stay there until somebody comes for them.",
    ],
  },
  {
    id: "10.2",
    title: "How",
    text: [
      "A general moves up to four spaces along the lines, six with a Forced March. At most ten CUs go with him at any time; units can be picked up and dropped on the way. Every space entered gives the other side its reactions: [[10.3]]. At the end he may besiege or subjugate, if he has not fought.",
      "> Hannibal marches from Saguntum by Dertosa and Tarraco to Emporiae: three spaces. With the fourth he comes to Narbo.",
    ],
  },
  {
    id: "10.3",
    title: "Reactions",
    text: [
      "Each time a general or an army enters a space, the other side may react. Everything is declared before the first die is rolled, and what was declared is carried out. In this order, for each space entered:",
      "- in a walled city of the other side its CUs are declared inside or outside: [[10.7]];",
      "- all attempts to avoid battle and to intercept are declared: [[13]], [[12]];",
      "- the attempt to avoid battle is rolled;",
      "- the interceptions are rolled, in any order.",
      "> Fabius enters the space of H. Gisgo, and Hannibal stands next to it. Carthage must say at once whether Gisgo tries to get away and whether Hannibal comes to help; it cannot wait for the first die.",
    ],
  },
  {
    id: "10.4",
    title: "Enemies in the way",
    text: [
      "An army that meets enemy CUs who do not get away stops and fights. A general without CUs may not enter a space with enemy CUs, unless friends keep them shut up in their city. He may pass an enemy general, but not stop with him.",
      "> Two Roman CUs without a general stand in Mutina. Hannibal, who comes from the Boii with eight, cannot march past them: he stops there and fights ([[14]]).",
    ],
  },
  {
    id: "10.5",
    title: "Overruns",
    text: [
      "An army of five or more CUs that meets a single CU without a general destroys it and marches on, without battle and at no cost in spaces. An army may overrun as often as its move allows. Two CUs are never overrun, by however many. A garrison inside the walls makes no difference.",
      "> Hannibal enters Mutina with eight CUs, where one Roman CU stands alone. It is gone, and he goes on to Ariminum with what is left of his four spaces.",
    ],
  },
  {
    id: "10.6",
    title: "Passes and straits",
    text: [
      "Both cost two spaces. After a pass the army suffers attrition ([[21.2]]), with -2 if it is not in the Alps. The Strait of Messina is open to armies whose side controls both Rhegium and Messana; generals without CUs may always cross it, but not by the Valley rules. The strait between Corsica and Sardinia is open to all. Nobody intercepts, avoids battle, withdraws or retreats across passes and straits.",
      "> From the Allobroges Hannibal crosses the Alps to the Taurini: two of his four spaces. With ten CUs a die of 5 costs him three of them, a 1 only one.",
    ],
  },
  {
    id: "10.7",
    title: "Walled cities",
    text: [
      "CUs are inside or outside the walls. A city holds two CUs, Rome and Carthage five. Those inside do not stop an enemy. While a city is not besieged, its owner decides anew whenever an enemy army enters the space. Only enemy CUs shut a garrison in; a general alone before the walls does not.",
      "> Hannibal comes to Capua, where four Roman CUs stand. Two may go inside; the other two must meet him outside. With two CUs in all Rome could let him march past without a fight.",
    ],
  },
  {
    id: "10.8",
    title: "Joining",
    text: [
      "A general may pass others and take along those who do not outrank him (by option, only those he outranks). If he ends his move with a superior, he becomes his subordinate; if with an equal, he commands.",
      "> Mago marches to Hasdrubal, his equal, and stops: Mago now commands both armies. Had he marched to Hannibal, he would serve under him.",
    ],
  },
  {
    id: "10.9",
    title: "Parting",
    text: [
      "Subordinates can be dropped at any time, with or without CUs. They can also be activated themselves, with CUs of the army, as far as [[18.1]] allows. That is the move of the card: the commander stays where he is.",
      "> With a 2 Carthage activates Mago, who serves under Hannibal, and he marches off with four of Hannibal's ten CUs. Hannibal keeps six.",
    ],
  },
  {
    id: "10.10",
    title: "Displaced generals",
    text: [
      "A general is displaced when an enemy army enters his space while he has no CUs, or when all his CUs are lost in a retreat, on the retreat table or to the Roman fleet; not by attrition, storms or battle casualties. He leaves the map: a Carthaginian comes back with the next reinforcements ([[6.1]]), a Roman goes into the cup ([[6.4]]).",
      "Scipio Africanus and Hannibal are then out of the game; for Hannibal, Carthage removes five PCs more.",
      "> Hannibal has two CUs left after a lost battle, and the way to a friendly space leads through three enemy PCs. Both CUs would fall: he has no retreat, and he and five PCs are lost.",
    ],
  },
  {
    id: "10.11",
    title: "Campaigns",
    text: [
      "The generals move one after the other, each only once: two with a Minor Campaign, three with a Major one. A CU or subordinate may move with several of them, four spaces in all. Everybody who was in a battle, besieged, backed up or failed to pursue is done for this campaign, wherever he ends up. There is one attempt against each city or tribe.",
      "> Flaminius beats the army before Syracuse. Then Marcellus, the second general, comes with fresh CUs and besieges the city, with the +1 of his ability.",
    ],
  },
  {
    id: "10.12",
    title: "Nero",
    text: [
      "Activated by a Campaign card he has six spaces, including those that others have carried him. So have units that make their whole move with him. With any other card he has four like everybody else.",
      "> With a Minor Campaign Nero marches from Paestum by Neapolis, Capua, Rome, Falerii and Ariminum to Mutina, six spaces, and falls upon Hasdrubal. With a plain 3 he would have come no farther than Falerii.",
    ],
  },
  {
    id: "11",
    title: "Naval movement",
    text: [
      "How armies cross the sea from port to port, and what Carthage risks in doing so. Rome commands the sea: its armies sail freely, while every Carthaginian voyage faces a roll ([[11.5]]).",
    ],
  },
  {
    id: "11.1",
    title: "How",
    text: [
      "A general, with or without CUs, sails from port to port with a card that shows a ship, at a cost of three spaces. The rest of the move may come before or after. How far it is over sea makes no difference.",
      "> With a 3 Rome moves a general from Capua to Neapolis, one space, and then by sea to Massilia, three: his move is over. From Neapolis itself he could have marched one space beyond Massilia.",
    ],
  },
  {
    id: "11.2",
    title: "Enemy ports",
    text: [
      "Any port can be sailed from and to, also one with enemy PCs or CUs. An army that lands on enemy CUs fights them as after any other move ([[10.4]]), and has no retreat from there ([[15.2]]).",
      "> Four Carthaginian CUs hold Tarraco. P. Scipio lands on them from Massilia with five; if he loses the battle, all five are lost.",
    ],
  },
  {
    id: "11.3",
    title: "Besieged cities",
    text: [
      "Nobody sails out of a besieged city, or into it; but one can land before it. A friendly city that is not besieged can be entered from the sea while enemies stand outside.",
      "> Marcellus stands before Syracuse, which is Carthaginian and empty, without a siege point yet. Mago sails straight into the city with two CUs. With one point on it he could only land before the walls and fight.",
    ],
  },
  {
    id: "11.4",
    title: "How many",
    text: [
      "A campaign allows one of its armies to sail, with up to ten CUs; any other 3-OPS card, an army of up to five CUs. A Campaign card that is played for its operations counts as any other 3. During a Carthaginian Naval Victory (29) Rome sails with Campaign cards only.",
      "> With a Minor Campaign Scipio Africanus sails to Utica with ten CUs, and a second general marches in Italy. With a plain 3 he would take five.",
    ],
  },
  {
    id: "11.5",
    title: "Roman supremacy",
    text: [
      "Against each Carthaginian voyage Rome rolls on the naval table. 1 or less lets it through, 2 sends it back to port and ends the move, 3 or more sinks it: CUs lost, generals displaced, no political consequences ([[15.5]]). The modifiers are in [[11.6]].",
      "> Hasdrubal sails from New Carthage (-2) to Carthage (-2) with five CUs: even a 5 becomes a 1, and only a 6, which becomes a 2, sends him back.",
    ],
  },
  {
    id: "11.6",
    title: "Modifiers",
    text: [
      "They are added to Rome's die, so that a minus helps Carthage. All that apply are counted together:",
      "- the numbers of both ports;",
      "- +1 for each of the two with a Roman PC;",
      "- -1 for a single CU (by option, for a general alone too);",
      "- -1 each for Syracuse Carthaginian, Macedonia allied, Naval Victory, Mago in command.",
      "> Mago sails with one CU from New Carthage (-2) to Rhegium (+1), which is Roman (+1): with -1 for the single CU and -1 for himself that makes -2. He comes through on 1 to 3.",
    ],
  },
  {
    id: "12",
    title: "Interception",
    text: [
      "How an army that is not on the move catches one that is, before it gets where it wants. It comes up whenever an enemy enters a space next to one of your armies ([[12.2]]), and is one roll ([[12.4]]).",
    ],
  },
  {
    id: "12.1",
    title: "What it is",
    text: [
      "An army of the other side moves one space, into a space that the enemy has just entered, and makes him fight or go back ([[12.5]]). It costs no card, only the risk of the roll ([[12.10]]).",
      "> T. Longus marches from Ariminum to Mutina. Hannibal, who waits among the Boii next to it, rolls a 3, comes over with ten CUs, and Longus must fight him in Mutina or return to Ariminum.",
    ],
  },
  {
    id: "12.2",
    title: "When",
    text: [
      "An army may try whenever an enemy enters a space adjacent to it, also to help friends who stand there; where other enemy CUs already stand it may not ([[12.3]]). It may not when he enters the army's own space: there it can only fight or avoid battle ([[13.1]]). An enemy who passes several spaces next to the army gives it several chances.",
      "> Fabius marches upon H. Gisgo by a space that is next to both Gisgo and Hannibal: both may try. When he enters Gisgo's own space, Gisgo may not, but Hannibal may.",
    ],
  },
  {
    id: "12.3",
    title: "Limits",
    text: [
      "Only armies intercept: a general without CUs or CUs without a general do not. It is not done over passes and straits, nor where other enemy CUs already stand; CUs behind walls do not count for that. Only moves can be intercepted, no retreat, withdrawal, avoiding of battle or other interception.",
      "> Rome holds Faesulae and Hannibal enters Mutina. There is only a pass between them, so nobody can intercept from Faesulae; from Ariminum it could be done.",
    ],
  },
  {
    id: "12.4",
    title: "The roll",
    text: [
      "It succeeds on the leader's battle rating or less; +1 to the die if the space has an enemy PC and no friendly CUs. Up to ten CUs go. In the battle the interceptor gets one battle card more, and never more than one, however many armies come.",
      "> Hannibal (4) tries to intercept in Mutina, where Rome has a PC: he needs a 3 or less. Varro (1) intercepts on 4 or less by his ability.",
    ],
  },
  {
    id: "12.5",
    title: "Backing up",
    text: [
      'The intercepted army may go back where it came from and end its move. Over a pass it suffers attrition again; by sea a Carthaginian army needs another naval roll, and on "return" it must stay and fight. It may still besiege or subjugate there.',
      "> T. Longus is intercepted by Hannibal in Mutina. He has five CUs, Hannibal ten: he goes back to Ariminum, and the card is spent.",
    ],
  },
  {
    id: "12.6",
    title: "Several at once",
    text: [
      "All are declared before the first is rolled. Those that succeed fight together under one commander. The mover decides when all are rolled whether he fights or goes back ([[12.5]]).",
      "> Hannibal (4) and Hasdrubal (3) both try. Hannibal rolls 6 and stays, Hasdrubal 2 and comes: the mover has only Hasdrubal before him, and chooses to fight.",
    ],
  },
  {
    id: "12.7",
    title: "Subordinates",
    text: [
      "A part of an army may intercept, under a subordinate too; general and CUs are named beforehand. The commander must keep at least one CU, a consul five ([[18.1]]). There is one attempt from each space.",
      "> Hannibal stands on the Rhone with ten CUs, Mago under him. He sends Mago (2) with three CUs to bar the way; Hannibal stays with seven, and cannot try as well.",
    ],
  },
  {
    id: "12.8",
    title: "And cities",
    text: [
      "An army shut up in a city by enemy CUs cannot intercept. Interception happens before the mover can go inside a city, also if he sails straight into its harbour. If he came by sea to a friendly city that is not besieged, he may fight, go inside, go back, or split between the last two; none of his CUs stay outside then.",
      "> Mago lands at Syracuse, his own city, with four CUs, and Marcellus intercepts from Messana. Mago puts two CUs inside, as many as it holds, and the other two sail back with another naval roll.",
    ],
  },
  {
    id: "12.9",
    title: "And overruns",
    text: [
      "Interceptions come first, and can prevent an overrun ([[10.5]]). If they succeed there is more than a single CU in the space, and the mover must fight or go back.",
      "> A single Roman CU stands in Mutina, Flaminius with five next to it in Ariminum. Hannibal enters Mutina; Flaminius rolls a 2 and comes to its help: no overrun, but a battle against six CUs.",
    ],
  },
  {
    id: "12.10",
    title: "Failing",
    text: [
      "Whoever has failed to intercept an army cannot avoid battle with it while the card lasts. This holds for the generals and CUs that tried, not for others of their stack. He may try to intercept the same army again when it moves on.",
      "> Flaminius fails to intercept Hannibal in Mutina. If Hannibal then marches on into his space, Flaminius has to fight.",
    ],
  },
  {
    id: "13",
    title: "Avoiding battle, pursuit",
    text: [
      "How an army gets away from one that marches upon it ([[13.1]]), and how it may be followed ([[13.4]]). It is the last chance of a weaker army before a battle.",
    ],
  },
  {
    id: "13.1",
    title: "Avoiding battle",
    text: [
      "When an enemy army enters his space, a general may try to get away: his battle rating or less. If it fails he fights with one battle card less. A general without CUs may try too; if he fails he is displaced.",
      "> Hannibal marches upon Fabius in Capua. Fabius avoids battle on 1 to 5 by his ability, and gets away to Neapolis with up to ten CUs. Varro would need a 1.",
    ],
  },
  {
    id: "13.2",
    title: "Limits",
    text: [
      "At most ten CUs go, to an adjacent space by road. There may be no enemy CUs, enemy PC or unfriendly tribe, and it may not be the space the enemy came from. Units may be left behind, as far as [[18.1]] allows.",
      "> Hannibal comes from the Boii to Mutina, where P. Scipio stands. Ariminum and Verona are left; Faesulae lies beyond a pass, and if Verona has a Carthaginian PC only Ariminum remains.",
    ],
  },
  {
    id: "13.3",
    title: "Subordinates",
    text: [
      "A subordinate may lead a part away if the commander keeps a CU, a consul five. He rolls with his own number and ability. There is one attempt only, whoever makes it.",
      "> Rome attacks Hasdrubal, who commands H. Gisgo and six CUs. Gisgo (1 to 3 by his ability) could leave with five of them; Hasdrubal would stay behind with one.",
    ],
  },
  {
    id: "13.4",
    title: "Pursuit",
    text: [
      "After the enemy has got away the mover may go on, in any direction, if he rolls his battle rating or less and has spaces left. The enemy may avoid battle again, and be pursued again. Whoever does not try simply ends his move there.",
      "> Fabius has got away from Hannibal, who has used two of his four spaces. Hannibal rolls a 4, goes after him, and Fabius must roll again.",
    ],
  },
  {
    id: "13.5",
    title: "Before a city",
    text: [
      "An army before its own city may go inside at once, which does not slow the enemy, or stay outside and try to avoid battle. If that succeeds the enemy has to pursue to go on. By option it may go inside after a successful roll.",
      "> Marcellus holds Neapolis with two CUs, and Hannibal is on his way to Paestum. Inside the walls Marcellus lets him pass; outside he may get away with a 3 or less, and then Hannibal needs a 4 or less to go on.",
    ],
  },
  {
    id: "13.6",
    title: "Sieges after a failed pursuit",
    text: [
      "An army whose pursuit has failed may still besiege or subjugate where it stands. It has not fought, and that is what matters ([[20.2]]).",
      "> Hannibal drives Marcellus away from Neapolis and fails to pursue. With three CUs or more he can now roll for the siege of the city.",
    ],
  },
];
