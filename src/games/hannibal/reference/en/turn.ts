import type { RulesReference } from "../../../../words/rules-reference.ts";

export const turn: RulesReference = [
  {
    id: "1",
    title: "The war",
    text: [
      "Two players fight the Second Punic War, 218 to 201 BC: Rome against Carthage, in nine turns. Whoever controls more provinces at the end wins, unless the war ends earlier: see [[22.4]] and [[23]].",
      "CU stands for combat unit, PC for political control marker. An army is a general with at least one CU. Where the two editions differ, both are given; some of the differences are options of the game.",
      "> After the last turn Rome has nine points and Carthage nine: Carthage has won. With ten against eight Rome would have.",
    ],
  },
  {
    id: "4",
    title: "Set-up",
    text: [
      "Both sides begin where history put them in 218 BC: Rome in [[4.1]], Carthage in [[4.2]], the tribes in [[4.3]]. Every game begins this way, unless a position of your own is played.",
    ],
  },
  {
    id: "4.1",
    title: "Rome",
    text: [
      "Eight CUs stand with the consul P. Scipio in Rome, eight with the consul T. Longus in Agrigentum. Every red space and city is Roman: Italy except Cisalpine Gaul and Bruttium, Sicily, Corsica and Sardinia, and the city of Massilia. Six more generals wait in the cup for the elections ([[6.4]]); Scipio Africanus comes later, see [[6.7]].",
      "> Rome holds Messana and Rhegium, so T. Longus may march from Agrigentum by Enna and Messana over the strait to Rhegium: four spaces with a single card ([[10.6]]).",
    ],
  },
  {
    id: "4.2",
    title: "Carthage",
    text: [
      "Four CUs stand with Hanno in Carthage, two with Hasdrubal in New Carthage. Hannibal is in Saguntum with ten CUs, two of them elephants ([[17]]); Mago and H. Gisgo serve under him. Every blue space and city is Carthaginian: Africa, most of Spain, and the Balearic Islands.",
      "> Hannibal can march at once with all ten CUs. If he leaves Mago behind in Saguntum with two of them, eight go on.",
    ],
  },
  {
    id: "4.3",
    title: "Tribes",
    text: [
      "Eight spaces hold a tribe. Boii, Insubres and Bruttium are friends of Carthage ([[20.9]]); the five others belong to nobody: the Aquitani, Arverni, Allobroges and the two Ligurian peoples. A tribe leaves the map only when it is subjugated ([[20.8]]).",
      "> A Roman army that winters among the Boii suffers attrition, a Carthaginian one does not. Among the Allobroges both do.",
    ],
  },
  {
    id: "4.4",
    title: "Decks",
    text: [
      "64 strategy cards and 48 battle cards are shuffled separately. The strategy deck lasts until it is shuffled anew ([[8.7]]); the battle cards go back and are shuffled after every battle. There are 12 Frontal Assaults, 9 Flank Left, 9 Flank Right, 8 Probes, 6 Double Envelopments and 4 Reserves.",
      "> You hold 8 Frontal Assaults: at most 4 are left for the enemy, besides Reserves. Attack with them, and he soon has nothing to match them with.",
    ],
  },
  {
    id: "5",
    title: "The turn",
    text: [
      "The war is played in nine turns. Each goes through the same steps:",
      "- Reinforcements (not on turn 1): Carthage, its displaced generals, Rome, Scipio Africanus, the elections: [[6]].",
      "- Strategy cards are dealt and played one by one: [[7]].",
      "- Winter attrition: [[21.1]].",
      "- Isolated PCs are removed: [[19.4]].",
      "- Political points are counted: [[22]].",
      "> Hannibal ends turn 1 among the Boii with eight CUs: no attrition in winter, since they are his friends. At the start of turn 2 one of the four Carthaginian reinforcements may join him there.",
    ],
  },
  {
    id: "6",
    title: "Reinforcements",
    text: [
      "From turn 2 on both sides receive new CUs at the start of the turn: four at most for Carthage ([[6.1]]), five for Rome ([[6.2]]). Then Rome elects its consuls ([[6.4]]).",
    ],
  },
  {
    id: "6.1",
    title: "Carthage",
    text: [
      "Carthage places up to four CUs, one after the other:",
      "- one in Carthage or with a general in Africa;",
      "- one in New Carthage or with a general in Spain, if New Carthage is Carthaginian;",
      "- one more likewise, if Carthage controls Baetica;",
      "- one in Carthage, in New Carthage or with any general.",
      "What cannot be placed is lost. Then displaced generals come back ([[10.10]]), each to any CUs that are not besieged, Hanno only in Africa.",
      "> Rome has taken New Carthage, but Baetica is still Carthaginian. The second CU is lost, the third goes to a general in Spain, and the fourth may join Hannibal in Italy.",
    ],
  },
  {
    id: "6.2",
    title: "Rome",
    text: [
      "Rome places five CUs, in Rome or with any of its generals, as it likes. At least three of them must be placed in Italy. If no stack of five CUs exists, the reinforcements must make one: the new consuls will need it ([[6.5]]).",
      "> P. Scipio holds out in Spain with three CUs, and four stand in Rome. Two of the five may go to Spain; three must go to Rome, where there are then seven.",
    ],
  },
  {
    id: "6.3",
    title: "Limits",
    text: [
      "Nothing is placed inside a besieged city ([[20.4]]). If enemies stand before an unbesieged city, what is placed there goes inside, as far as it has room. An enemy general alone keeps nothing out: he is displaced ([[10.10]]).",
      "> Hannibal stands before Rome without a siege point, and three CUs are inside. Two of the Roman reinforcements can join them; with a siege point on the city, none.",
    ],
  },
  {
    id: "6.4",
    title: "Elections",
    text: [
      "Rome names one of its generals on the map proconsul (an option of the game says whether it must) and returns the others to the cup. Then it draws two at random: the consuls of the turn. Those who have just gone into the cup may be drawn again. Scipio Africanus is outside of all this ([[6.7]]).",
      "> Marcellus and Varro were consuls. Rome makes Marcellus proconsul, so that he stays with his army; Varro goes into the cup, and may come out again at once.",
    ],
  },
  {
    id: "6.5",
    title: "Placing the consuls",
    text: [
      "A consul is placed in a space with at least five Roman CUs, alone or with the other. They go inside besieged Rome only if there is no other such place. Fabius Maximus must be placed in Italy: with any CUs there if no stack has five, or in Rome if there are no CUs in Italy.",
      "> Nine CUs are in Rome, four at Capua, six with the proconsul in Spain. A consul may go to Rome or to Spain, not to Capua; Fabius only to Rome.",
    ],
  },
  {
    id: "6.6",
    title: "The proconsul",
    text: [
      "He stays with his army when his year as consul is over. There is only one at a time, besides Scipio Africanus. He keeps his office until a departing consul replaces him, and serves under any consul who is placed with him ([[9.3]]).",
      "> Marcellus, battle rating 3, is proconsul in Sicily. As long as Rome names nobody else, he stays there, turn after turn.",
    ],
  },
  {
    id: "6.7",
    title: "Scipio Africanus",
    text: [
      "On turn 6, after the normal reinforcements and before the elections, he arrives with five CUs in a Roman-controlled space of Italy, or port of Spain, that is free of enemy CUs; by the Valley rules not in the space of a walled city. If there is none, he never comes. He remains proconsul for the rest of the game, besides the other one. If he is displaced he is out of the game ([[10.10]]).",
      "> Rome has a PC in Tarraco, a port of Spain without Carthaginian CUs. Scipio Africanus, 1 and 4, lands there with five CUs and can march with the first card of the turn.",
    ],
  },
  {
    id: "7",
    title: "The strategy phase",
    text: [
      "Everything is done by playing strategy cards, one by one in turn: marching, placing PCs, raising troops, events. How many there are is in [[7.1]], what can be done with one in [[8.2]].",
    ],
  },
  {
    id: "7.1",
    title: "Hands",
    text: [
      "Each side gets seven cards on turns 1 to 3, eight on turns 4 to 6, nine on turns 7 to 9. Both play all of them: nothing is kept for the next turn.",
      "> On turn 1 you have seven cards, two of them counter events. If you use both in battle, you will have only five turns of your own.",
    ],
  },
  {
    id: "7.2",
    title: "One card, several uses",
    text: [
      "A card is played for its operations ([[8.2]]) or for its event ([[8.3]]), or it is discarded ([[8.6]]). Only one of the three: whoever uses the number gives up the event, but for events that come with a move.",
      "> Carthage holds Iberian Recruits. It takes two CUs for a general in Spain, or it uses the number of the card to march; not both.",
    ],
  },
  {
    id: "7.3",
    title: "Who begins",
    text: [
      "Rome may begin with a Campaign card, as event or for operations, and must then play that card. Otherwise Carthage says who plays first. Rome is asked before Carthage decides, and cannot refuse to begin if Carthage wants it so.",
      "> Hannibal stands next to a weak Roman army. Rome shows a Minor Campaign and begins; without such a card, Carthage would have struck first.",
    ],
  },
  {
    id: "7.4",
    title: "The end of the phase",
    text: [
      "Players take turns until both hands are empty. Whoever has cards left when the other has none plays on alone, one card after the other. Counter events make such differences ([[8.4]]).",
      "> Rome played two counter events, Carthage none. At the end Carthage still has two cards, and marches twice while Rome only looks on.",
    ],
  },
  {
    id: "8",
    title: "Strategy cards",
    text: [
      "A card shows its operations (one to three), who may play its event, and, if it has three operations, a ship. This chapter says what can be done with it: operations in [[8.2]], events in [[8.3]] and [[8.4]].",
    ],
  },
  {
    id: "8.1",
    title: "What a card shows",
    text: [
      "The number moves generals and places PCs. The event takes place only if the number is not used, except for events that come with a move. Cards with a ship allow naval movement: [[11.1]].",
      "> Native Guide comes with a move: Hannibal marches with it over the Alps and takes 3 off the die of the pass. With Gallic Recruits he would have either the march or the CUs.",
    ],
  },
  {
    id: "8.2",
    title: "Operations",
    text: [
      "The number of a card is used for one of three things. Both sides may use every card so, whoever its event belongs to:",
      "- Move a general whose strategy rating is not above the number, with up to ten CUs: [[10]].",
      "- Place as many PCs as the number says: [[19.2]].",
      "- With a three: raise one CU with a general in a friendly space of a friendly province, not in a besieged city.",
      "> A card with a 2 activates Hannibal (1), Nero (1) or Marcellus (2), but not P. Scipio (3); or it places two PCs. Only in Spain is P. Scipio's rating 2.",
    ],
  },
  {
    id: "8.3",
    title: "Events",
    text: [
      "Some events belong to Rome, some to Carthage, some to both. Operations are open to both with every card. An event that has nothing to work on cannot be played; the card can then still be used for its number or discarded.",
      "> Allied Auxiliaries is an event for Rome. In the hand of Carthage the card is only worth its number, but there it does Rome no good.",
    ],
  },
  {
    id: "8.4",
    title: "Counter events",
    text: [
      "They are played in the middle of something: a move, a voyage, a battle. They do not count as the player's move: when it comes, he still plays a card. Hostile Tribes may also be played as a move, against CUs that are in Liguria or Transalpine Gaul.",
      "> Hannibal crosses the Alps with ten CUs, in the first two of his four spaces. Before the die is rolled Rome plays Bad Weather: he rolls, but comes no farther this time. Then it is Rome's move as usual.",
    ],
  },
  {
    id: "8.5",
    title: "Once only",
    text: [
      "The events of Capua (25) and Syracuse (26) happen once and are then out of the game. Philip V (9) happens twice, the second time by Rome alone, to undo the first. A card used otherwise stays in the deck.",
      "> Carthage uses Syracuse (26) only for its three operations. The card stays in the deck, and the city may still change sides after the next shuffle.",
    ],
  },
  {
    id: "8.6",
    title: "Discarding",
    text: [
      "A card may be discarded face up without any effect. That is a turn like any other, and the other side plays next. Only the Truce has a consequence even so: the deck is shuffled at the end of the turn ([[8.7]]).",
      "> All your armies stand well, and moving any of them would open the way to Rome. You discard a card and wait for the other side to move.",
    ],
  },
  {
    id: "8.7",
    title: "Shuffling",
    text: [
      "If the deck cannot serve both sides, deck and discards are shuffled together first; cards that happen once stay out. Whenever the Truce is played or discarded, that happens at the end of the turn. The counsels of Hanno and Cato end with it ([[25]]).",
      "> On turns 1 to 3 both hands take 14 cards a turn: 42 of 64. On turn 4 sixteen more are needed, and 22 are left; on turn 5 six are not enough, and all is shuffled.",
    ],
  },
  {
    id: "9",
    title: "Stacks and command",
    text: [
      "How many units may stand together, and who commands them. Command matters because only the commander's ratings and ability count, in marching and in battle ([[9.2]], [[9.3]]).",
    ],
  },
  {
    id: "9.1",
    title: "CUs",
    text: [
      "Any number of CUs may be in a space. Only what is on the move is limited: ten CUs with a general ([[10.2]]), and what a walled city holds ([[10.7]]).",
      "> Fourteen Roman CUs stand in Rome under Fabius. He marches off with ten; four remain, with or without a general.",
    ],
  },
  {
    id: "9.2",
    title: "Generals",
    text: [
      "If there are several generals in a stack, one commands and the others are his subordinates. They move with him if he wants, and their ratings and abilities have no effect. They can be dropped, or be activated themselves ([[10.9]]).",
      "> Hannibal marches with Mago and H. Gisgo. In battle his 4 counts, not Mago's 2. On the way he leaves Gisgo and two CUs in New Carthage.",
    ],
  },
  {
    id: "9.3",
    title: "Rank",
    text: [
      "Hannibal outranks every Carthaginian; consuls outrank proconsuls. A general cannot command anybody who outranks him. Among equals the player chooses whenever he activates the army; see also [[10.8]].",
      "> Varro (battle rating 1) is consul and Marcellus (3) proconsul in the same space: Varro commands. Were both consuls, Rome would let Marcellus command.",
    ],
  },
];
