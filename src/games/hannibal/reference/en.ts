import { strategy } from "./strategy-en.ts";

/** The rules of Hannibal by section, in our own words. A line that begins with "- " is an item of a list; [[13.5]] is a link. */
const rules: readonly { readonly id: string; readonly title: string; readonly text: readonly string[] }[] = [
  {
    id: "1",
    title: "The war",
    text: [
      "Two players fight the Second Punic War, 218 to 201 BC: Rome against Carthage, in nine turns. Whoever controls more provinces at the end wins, unless the war ends earlier: see [[22.4]] and [[23]].",
      "CU stands for combat unit, PC for political control marker. An army is a general with at least one CU. Where the two editions differ, both are given; some of the differences are options of the game.",
    ],
  },
  { id: "4", title: "Set-up", text: ["Both sides begin where history put them in 218 BC."] },
  {
    id: "4.1",
    title: "Rome",
    text: [
      "Eight CUs with the consul P. Scipio in Rome; eight CUs with the consul T. Longus in Agrigentum. Every red space and city is Roman. Six more generals wait in the cup; Scipio Africanus comes later, see [[6.7]].",
    ],
  },
  {
    id: "4.2",
    title: "Carthage",
    text: [
      "Four CUs with Hanno in Carthage; ten CUs, two of them elephants, with Hannibal in Saguntum, Mago and H. Gisgo serving under him; two CUs with Hasdrubal in New Carthage. Every blue space and city is Carthaginian.",
    ],
  },
  {
    id: "4.3",
    title: "Tribes",
    text: [
      "Eight spaces hold a tribe. Boii, Insubres and Bruttium are friends of Carthage ([[20.9]]); the five others belong to nobody.",
    ],
  },
  { id: "4.4", title: "Decks", text: ["64 strategy cards and 48 battle cards are shuffled separately."] },
  {
    id: "5",
    title: "The turn",
    text: [
      "- Reinforcements (not on turn 1): Carthage, its displaced generals, Rome, Scipio Africanus, the elections: [[6]].",
      "- Strategy cards are dealt and played one by one: [[7]].",
      "- Winter attrition: [[21.1]].",
      "- Isolated PCs are removed: [[19.4]].",
      "- Political points are counted: [[22]].",
    ],
  },
  { id: "6", title: "Reinforcements", text: ["From turn 2 on both sides receive new CUs at the start of the turn."] },
  {
    id: "6.1",
    title: "Carthage",
    text: [
      "Up to four CUs:",
      "- one in Carthage or with a general in Africa;",
      "- one in New Carthage or with a general in Spain, if New Carthage is Carthaginian;",
      "- one more likewise, if Carthage controls Baetica;",
      "- one in Carthage, in New Carthage or with any general.",
      "What cannot be placed is lost. Then displaced generals come back, each to any CUs that are not besieged.",
    ],
  },
  {
    id: "6.2",
    title: "Rome",
    text: [
      "Five CUs, in Rome or with any generals; at least three of them in Italy. If no stack of five CUs exists, the reinforcements must make one.",
    ],
  },
  {
    id: "6.3",
    title: "Limits",
    text: [
      "Nothing is placed inside a besieged city. If enemies stand before an unbesieged city, what is placed there goes inside, as far as it has room. An enemy general alone keeps nothing out: he is displaced.",
    ],
  },
  {
    id: "6.4",
    title: "Elections",
    text: [
      "Rome names one of its generals on the map proconsul (an option of the game says whether it must), returns the others to the cup, and draws two at random: the consuls of the turn. Scipio Africanus is outside of all this.",
    ],
  },
  {
    id: "6.5",
    title: "Placing the consuls",
    text: [
      "With at least five CUs, together or apart. Inside besieged Rome only if there is no other such place. Fabius Maximus must be placed in Italy: with any CUs there if no stack has five, or in Rome if there are no CUs in Italy.",
    ],
  },
  {
    id: "6.6",
    title: "The proconsul",
    text: [
      "He stays with his army. There is only one at a time, besides Scipio Africanus. He keeps his office until a departing consul replaces him.",
    ],
  },
  {
    id: "6.7",
    title: "Scipio Africanus",
    text: [
      "On turn 6, after the normal reinforcements and before the elections, he arrives with five CUs in a Roman-controlled space of Italy, or port of Spain, that is free of enemy CUs; by the Valley rules not in the space of a walled city. If there is none, he never comes. He remains proconsul for the rest of the game.",
    ],
  },
  { id: "7", title: "The strategy phase", text: ["Everything is done by playing strategy cards."] },
  {
    id: "7.1",
    title: "Hands",
    text: ["Each side gets seven cards on turns 1 to 3, eight on turns 4 to 6, nine on turns 7 to 9."],
  },
  {
    id: "7.2",
    title: "One card, several uses",
    text: ["A card is played for its operations or for its event, or it is discarded."],
  },
  {
    id: "7.3",
    title: "Who begins",
    text: ["Rome may begin with a Campaign card, as event or for operations. Otherwise Carthage says who plays first."],
  },
  {
    id: "7.4",
    title: "The end of the phase",
    text: ["Players take turns until both hands are empty. Whoever has cards left when the other has none plays on alone."],
  },
  {
    id: "8",
    title: "Strategy cards",
    text: ["A card shows its operations (one to three), who may play its event, and, if it has three operations, a ship."],
  },
  {
    id: "8.1",
    title: "What a card shows",
    text: [
      "The number moves generals and places PCs. The event takes place only if the number is not used, except for events that come with a move. Cards with a ship allow naval movement: [[11.1]].",
    ],
  },
  {
    id: "8.2",
    title: "Operations",
    text: [
      "- Move a general whose strategy rating is not above the number, with up to ten CUs.",
      "- Place as many PCs as the number says: [[19.2]].",
      "- With a three: raise one CU with a general in a friendly space of a friendly province, not in a besieged city.",
    ],
  },
  {
    id: "8.3",
    title: "Events",
    text: ["Some events belong to Rome, some to Carthage, some to both. Operations are open to both with every card."],
  },
  {
    id: "8.4",
    title: "Counter events",
    text: [
      "They are played in the middle of something: a move, a voyage, a battle. They do not count as the player's turn. Hostile Tribes may also be played as a turn.",
    ],
  },
  {
    id: "8.5",
    title: "Once only",
    text: [
      "The events of Capua (25) and Syracuse (26) happen once. Philip V (9) happens twice, the second time by Rome alone, to undo the first. A card used otherwise stays in the deck.",
    ],
  },
  { id: "8.6", title: "Discarding", text: ["A card may be discarded face up without any effect."] },
  {
    id: "8.7",
    title: "Shuffling",
    text: [
      "If the deck cannot serve both sides, deck and discards are shuffled together first. Whenever the Truce is played or discarded, that happens at the end of the turn.",
    ],
  },
  { id: "9", title: "Stacks and command", text: ["How many units may stack, and who commands them."] },
  { id: "9.1", title: "CUs", text: ["Any number of CUs may be in a space."] },
  {
    id: "9.2",
    title: "Generals",
    text: [
      "If there are several generals in a stack, one commands and the others are his subordinates. They move with him, and their abilities have no effect.",
    ],
  },
  {
    id: "9.3",
    title: "Rank",
    text: [
      "Hannibal outranks every Carthaginian; consuls outrank proconsuls. A general cannot command anybody who outranks him. Among equals the player chooses whenever he activates the army; see also [[10.8]].",
    ],
  },
  {
    id: "10",
    title: "Movement",
    text: ["How generals and armies march, how far, and what they may do on the way."],
  },
  {
    id: "10.1",
    title: "Who moves",
    text: ["Generals move, with or without CUs; CUs never move alone. One general for each card, but for campaigns."],
  },
  {
    id: "10.2",
    title: "How",
    text: [
      "Up to four spaces along the lines, six with a Forced March. At most ten CUs go with him at any time; units can be picked up and dropped on the way. Every space entered gives the other side its reactions: [[10.3]]. At the end he may besiege or subjugate, if he has not fought.",
    ],
  },
  {
    id: "10.3",
    title: "Reactions",
    text: [
      "In this order, for each space entered:",
      "- in a walled city of the other side its CUs are declared inside or outside;",
      "- all attempts to avoid battle and to intercept are declared;",
      "- the attempt to avoid battle is rolled;",
      "- the interceptions are rolled, in any order.",
    ],
  },
  {
    id: "10.4",
    title: "Enemies in the way",
    text: [
      "An army that meets enemy CUs who do not get away stops and fights. A general without CUs may not enter a space with enemy CUs, unless friends keep them shut up in their city. He may pass an enemy general, but not stop with him.",
    ],
  },
  {
    id: "10.5",
    title: "Overruns",
    text: [
      "An army of five or more CUs that meets a single CU without a general destroys it and marches on. A garrison inside the walls makes no difference.",
    ],
  },
  {
    id: "10.6",
    title: "Passes and straits",
    text: [
      "Both cost two spaces. After a pass the army suffers attrition, with -2 if it is not in the Alps. The Strait of Messina is open to armies whose side controls both Rhegium and Messana; generals without CUs may always cross it, but not by the Valley rules. The strait between Corsica and Sardinia is open to all. Nobody intercepts, avoids battle, withdraws or retreats across passes and straits.",
    ],
  },
  {
    id: "10.7",
    title: "Walled cities",
    text: [
      "CUs are inside or outside the walls. A city holds two CUs, Rome and Carthage five. Those inside do not stop an enemy. While a city is not besieged, its owner decides anew whenever an enemy army enters the space. Only enemy CUs shut a garrison in; a general alone before the walls does not.",
    ],
  },
  {
    id: "10.8",
    title: "Joining",
    text: [
      "A general may pass others and take along those who do not outrank him (by option, only those he outranks). If he ends his move with a superior, he becomes his subordinate; if with an equal, he commands.",
    ],
  },
  {
    id: "10.9",
    title: "Parting",
    text: [
      "Subordinates can be dropped at any time, with or without CUs, and can be activated themselves, with CUs of the army, as far as [[18.1]] allows.",
    ],
  },
  {
    id: "10.10",
    title: "Displaced generals",
    text: [
      "A general is displaced when an enemy army enters his space while he has no CUs, or when all his CUs are lost in a retreat, on the retreat table or to the Roman fleet; not by attrition, storms or battle casualties.",
      "Scipio Africanus and Hannibal are then out of the game; for Hannibal, Carthage removes five PCs more.",
    ],
  },
  {
    id: "10.11",
    title: "Campaigns",
    text: [
      "The generals move one after the other, each only once. A CU or subordinate may move with several of them, four spaces in all. Everybody who was in a battle, besieged, backed up or failed to pursue is done for this campaign, wherever he ends up. One attempt against each city or tribe.",
    ],
  },
  {
    id: "10.12",
    title: "Nero",
    text: [
      "Activated by a Campaign card he has six spaces, including those that others have carried him; so have units that make their whole move with him.",
    ],
  },
  {
    id: "11",
    title: "Naval movement",
    text: ["How armies cross the sea from port to port, and what Carthage risks in doing so."],
  },
  {
    id: "11.1",
    title: "How",
    text: [
      "From port to port, with a card that shows a ship, at a cost of three spaces. The rest of the move may come before or after.",
    ],
  },
  { id: "11.2", title: "Enemy ports", text: ["Any port can be sailed from and to, also one with enemy PCs or CUs."] },
  {
    id: "11.3",
    title: "Besieged cities",
    text: [
      "Nobody sails out of a besieged city, or into it; but one can land before it. A friendly city that is not besieged can be entered from the sea while enemies stand outside.",
    ],
  },
  {
    id: "11.4",
    title: "How many",
    text: ["A campaign allows one of its armies to sail, with up to ten CUs; any other 3-OPS card, an army of up to five CUs."],
  },
  {
    id: "11.5",
    title: "Roman supremacy",
    text: [
      "Against each Carthaginian voyage Rome rolls on the naval table: 1 or less lets it through, 2 sends it back to port and ends the move, 3 or more sinks it: CUs lost, generals displaced, no political consequences.",
    ],
  },
  {
    id: "11.6",
    title: "Modifiers",
    text: [
      "- the numbers of both ports;",
      "- +1 for each of the two with a Roman PC;",
      "- -1 for a single CU (by option, for a general alone too);",
      "- -1 each for Syracuse Carthaginian, Macedonia allied, Naval Victory, Mago in command.",
    ],
  },
  {
    id: "12",
    title: "Interception",
    text: ["How an army that is not on the move catches one that is, before it gets where it wants."],
  },
  {
    id: "12.1",
    title: "What it is",
    text: [
      "An army of the other side moves one space, into a space that the enemy has just entered, and makes him fight or go back.",
    ],
  },
  {
    id: "12.2",
    title: "When",
    text: [
      "Whenever an enemy enters a space adjacent to the army, whoever else is there; but not when he enters the army's own space.",
    ],
  },
  {
    id: "12.3",
    title: "Limits",
    text: ["Armies only; not over passes and straits; not where other enemy CUs already stand. Only moves can be intercepted."],
  },
  {
    id: "12.4",
    title: "The roll",
    text: [
      "It succeeds on the leader's battle rating or less; +1 if the space has an enemy PC and no friendly CUs. Up to ten CUs go. In the battle the interceptor gets one battle card more.",
    ],
  },
  {
    id: "12.5",
    title: "Backing up",
    text: [
      'The intercepted army may go back where it came from and end its move. Over a pass it suffers attrition again; by sea a Carthaginian army needs another naval roll, and on "return" it must stay and fight. It may still besiege or subjugate there.',
    ],
  },
  {
    id: "12.6",
    title: "Several at once",
    text: [
      "All are declared before the first is rolled. Those that succeed fight together under one commander. The mover decides when all are rolled.",
    ],
  },
  {
    id: "12.7",
    title: "Subordinates",
    text: [
      "A part of an army may intercept, under a subordinate too; general and CUs are named beforehand. The commander must keep at least one CU. One attempt from each space.",
    ],
  },
  {
    id: "12.8",
    title: "And cities",
    text: [
      "An army shut up in a city by enemy CUs cannot intercept. Interception happens before the mover can go inside a city, also if he sails straight into its harbour. If he came by sea to a friendly city that is not besieged, he may fight, go inside, go back, or split between the last two.",
    ],
  },
  { id: "12.9", title: "And overruns", text: ["Interceptions come first, and can prevent an overrun."] },
  {
    id: "12.10",
    title: "Failing",
    text: ["Whoever has failed to intercept an army cannot avoid battle with it while the card lasts."],
  },
  {
    id: "13",
    title: "Avoiding battle, pursuit",
    text: ["How an army slips away from one that marches upon it, and how it may be followed."],
  },
  {
    id: "13.1",
    title: "Avoiding battle",
    text: [
      "When an enemy army enters, the general may try to get away: his battle rating or less. If it fails he fights with one battle card less.",
    ],
  },
  {
    id: "13.2",
    title: "Limits",
    text: [
      "At most ten CUs; to an adjacent space by road, without enemy CUs or PC, without an unfriendly tribe, and not where the enemy came from. Units may be left behind, as far as [[18.1]] allows.",
    ],
  },
  {
    id: "13.3",
    title: "Subordinates",
    text: ["A subordinate may lead a part away if the commander keeps a CU, a consul five. One attempt only."],
  },
  {
    id: "13.4",
    title: "Pursuit",
    text: [
      "After the enemy has got away the mover may go on, in any direction, if he rolls his battle rating or less and has spaces left. The enemy may avoid battle again, and be pursued again.",
    ],
  },
  {
    id: "13.5",
    title: "Before a city",
    text: [
      "An army before its own city may go inside at once, which does not slow the enemy, or stay outside and try to avoid battle. By option it may go inside after a successful roll.",
    ],
  },
  { id: "13.6", title: "Sieges after a failed pursuit", text: ["They are allowed where the army stands."] },
  {
    id: "14",
    title: "Battle",
    text: ["Two armies in one space fight with battle cards, round after round, until one cannot match the other's card."],
  },
  {
    id: "14.1",
    title: "Battle cards",
    text: [
      "Each side gets:",
      "- the battle rating of its commander;",
      "- one for each CU;",
      "- one for a successful interception; one less for failing to avoid battle;",
      "- allies, militia and friendly tribe: [[14.2]], [[14.4]].",
      "Never more than twenty, before elephants.",
    ],
  },
  {
    id: "14.2",
    title: "Allies",
    text: [
      "One card for each province of the same country (Africa, Spain, Italy) or island that the side controls, two for each of the Numidias; elsewhere for the province itself.",
    ],
  },
  {
    id: "14.3",
    title: "Limits of allies",
    text: ["Only with a general in the battle. Latium gives none. Rome has at most two from Italy, Carthage up to six."],
  },
  {
    id: "14.4",
    title: "Militia and tribes",
    text: ["Two for Rome in Latium, even without a general. One for Carthage where a friendly tribe lives."],
  },
  {
    id: "14.5",
    title: "Order",
    text: [
      "- change of command: [[18.2]];",
      "- the attacker's strategy cards, then the defender's;",
      "- elephants: [[17]];",
      "- battle cards are dealt.",
    ],
  },
  {
    id: "14.6",
    title: "Rounds",
    text: ["The attacker plays a card; the defender must match it. The player whose army moved attacks first."],
  },
  { id: "14.7", title: "Matching", text: ["With a card of the same kind."] },
  {
    id: "14.8",
    title: "Counterattack",
    text: [
      "After a matched round the defender may roll his general's battle rating or less to become the attacker. A matched Double Envelopment gives him the initiative without a roll (by option, only if he wants it).",
    ],
  },
  { id: "14.9", title: "Reserves", text: ["They stand for any other card, in attack and defence."] },
  {
    id: "14.10",
    title: "Winning",
    text: ["The attacker wins if he is not matched. The defender wins if the attacker has no card left at the start of a round."],
  },
  {
    id: "14.11",
    title: "Casualties",
    text: [
      "One roll on the attrition table, by the number of rounds: both sides lose as many CUs. The last round counts, failed withdrawals do not.",
    ],
  },
  {
    id: "14.12",
    title: "The retreat table",
    text: [
      "The loser rolls once more: +2 if a Double Envelopment beat him, -2 if a Probe did. With four CUs or fewer at the start the left column, otherwise the right. The first CU lost is an elephant.",
      "CUs lost, left and right column:",
      "- die 0 or less: 0, 1;",
      "- die 1: 1, 2;",
      "- die 2: 1, 2;",
      "- die 3: 2, 3;",
      "- die 4: 2, 3;",
      "- die 5: 2, 4;",
      "- die 6: 3, 5;",
      "- die 7 or more: all.",
    ],
  },
  { id: "15", title: "Retreat", text: ["Where the loser of a battle goes, and what it costs him."] },
  {
    id: "15.1",
    title: "Where to",
    text: [
      "To the nearest friendly-controlled space without enemy CUs, or to the nearest space with more friendly CUs than retreat, whichever is nearer (by the Valley rules, either of the two); at most four spaces. A longer way or a farther place may be chosen if it costs fewer CUs. Friendly CUs on the way join the retreat unless they are more than those who come through.",
    ],
  },
  {
    id: "15.2",
    title: "Limits",
    text: [
      "Not over passes, straits or sea, and not back through the battle. The original attacker first goes where he came from. Nobody goes where the enemy came from (by the Valley rules this binds the original defender only). An army that landed in the space of the battle is lost, unless a friendly city there takes it in.",
    ],
  },
  {
    id: "15.3",
    title: "Losses on the way",
    text: [
      "One CU for each space with an enemy PC or unfriendly tribe, and one for each enemy CU in a space, garrisons included unless friends keep them shut in. Without a way out all are lost.",
    ],
  },
  {
    id: "15.4",
    title: "Into the city",
    text: [
      "If the battle was before a friendly city that is not besieged, the beaten army may go inside. One that is too large (by the Valley rules, any) may be split: part goes inside, the rest retreats. Into a besieged city only those who came out of it may go.",
    ],
  },
  {
    id: "15.5",
    title: "Political consequences",
    text: ["The loser removes a PC of his for every two CUs lost in battle and retreat, rounded down; no cities, no tribes."],
  },
  { id: "15.6", title: "Suing for peace", text: ["Whoever cannot remove enough loses the war at once."] },
  { id: "16", title: "Withdrawal", text: ["How an army leaves a battle before it is decided."] },
  {
    id: "16.1",
    title: "The attempt",
    text: [
      "Instead of playing a card the attacker of the round may roll his general's battle rating or less. The other side may cancel it with the same roll. If it does not come off, the defender may take the initiative, if he has a general.",
    ],
  },
  {
    id: "16.2",
    title: "Success",
    text: ["The battle ends; casualties are rolled, but no retreat table. The army goes to an adjacent space."],
  },
  {
    id: "16.3",
    title: "Limits",
    text: [
      "All together; by road; not into a space with an enemy PC, enemy CUs or an unfriendly tribe; not where the enemy came from. The original attacker goes back where he came from, and so do interceptors (not by the Valley rules). Those who sallied go back inside.",
    ],
  },
  { id: "17", title: "Elephants", text: ["How many elephants Carthage has, and what they do before a battle."] },
  {
    id: "17.1",
    title: "How many",
    text: [
      "At most four elephant CUs. Two begin with Hannibal; African Reinforcements bring more: a pair, if one of the two counters is free, or (by option) one by one.",
    ],
  },
  {
    id: "17.2",
    title: "As CUs",
    text: ["They count as CUs in everything. The owner chooses which CUs are lost, but an elephant where the table says so."],
  },
  {
    id: "17.3",
    title: "The charge",
    text: [
      "Before the battle Carthage may charge. It succeeds on more than the Roman commander's battle rating; without one, on anything but 1.",
    ],
  },
  { id: "17.4", title: "Success", text: ["Rome gets a battle card less for each elephant CU."] },
  { id: "17.5", title: "Amok", text: ["A 1 costs Carthage a battle card."] },
  { id: "18", title: "Consuls", text: ["Rome's yearly commanders and the armies they must have."] },
  {
    id: "18.1",
    title: "Consular armies",
    text: [
      "Rome never does anything that leaves a consul with fewer than five CUs. Losses may do so; then nothing may be left behind until there are more. Two consuls part only if each keeps five CUs and they set out from a space with ten (by the Valley rules the first is enough).",
    ],
  },
  {
    id: "18.2",
    title: "Change of command",
    text: ["When two consuls fight together, Carthage may roll, and must if it attacks: on 4 to 6 the other consul commands."],
  },
  {
    id: "18.3",
    title: "Consuls and proconsuls",
    text: [
      "A proconsul who ends with a consul serves under him. If he comes to a consul with fewer than five CUs he must stop, or leave him enough.",
    ],
  },
  { id: "19", title: "Political control", text: ["Whose a space or a province is, and how that changes."] },
  {
    id: "19.1",
    title: "Control",
    text: [
      "A space belongs to whoever has his PC there, whatever CUs are in it. A province belongs to whoever holds more than half of its spaces.",
    ],
  },
  {
    id: "19.2",
    title: "Placing PCs",
    text: [
      "In spaces without enemy PC and CUs. An enemy PC can be turned where one has a CU. Cities and tribes cannot be had this way.",
    ],
  },
  {
    id: "19.3",
    title: "What PCs do",
    text: [
      "They never stop anybody. In a space with an enemy PC interception is harder, one cannot avoid battle or withdraw into it, retreat costs a CU, and winter brings attrition.",
    ],
  },
  {
    id: "19.4",
    title: "Isolation",
    text: [
      "At the end of the turn, Rome first, PCs are removed that no line of spaces joins to a friendly CU, or to a city, tribe or port of their side. The line does not cross passes, nor spaces with an enemy PC or neutral tribe unless a friendly CU is there, nor spaces with enemy CUs unless they have a friendly PC. Cities and tribes are never removed.",
    ],
  },
  { id: "20", title: "Sieges and subjugation", text: ["How walled cities fall to a siege, and how tribes are subjugated."] },
  {
    id: "20.1",
    title: "Cities and tribes",
    text: ["A walled city is won by siege or by an event, a tribe by subjugation alone."],
  },
  {
    id: "20.2",
    title: "The attempt",
    text: [
      "A general who ends his move with at least three CUs in the space, and has not fought, may roll on the siege table. Three points and it falls. One attempt for each place and card. What concerns sieges does not concern tribes.",
      "Sieges, not subjugation, are modified: -1 for Carthage without its siege train, -1 against Rome, Carthage and Syracuse, +1 for Marcellus ([[24]]).",
      "Points won, and CUs lost by the besieger:",
      "- die 1 or less: 0, 1;",
      "- die 2: 0, 0;",
      "- die 3: 1, 1;",
      "- die 4: 1, 0;",
      "- die 5: 1, 0;",
      "- die 6 or more: 2, 0.",
    ],
  },
  {
    id: "20.3",
    title: "Subordinates",
    text: [
      "A subordinate may be activated to besiege where he is, and uses his own ability. In a campaign only three CUs, five for a consul, count as used.",
    ],
  },
  { id: "20.4", title: "Besieged", text: ["A city is besieged once it has a siege point, not before."] },
  {
    id: "20.5",
    title: "What that means",
    text: ["No reinforcements, no raising of troops, no sailing out or in. The garrison may sally out and fight."],
  },
  {
    id: "20.6",
    title: "The end of a siege",
    text: ["When no enemy CU is left in the space, all points are gone. Fewer than three CUs still keep it up."],
  },
  {
    id: "20.7",
    title: "Relief",
    text: [
      "When an army attacks the besiegers, all or part of the garrison may sally out and fight with it; a general of higher rank commands. Losses may be taken from either. Only those who came out may retreat into the city.",
    ],
  },
  {
    id: "20.8",
    title: "The fall",
    text: ["The city changes hands, its garrison is lost. A tribe is gone for good, and a PC takes its place."],
  },
  {
    id: "20.9",
    title: "Friends of Carthage",
    text: [
      "Boii, Insubres and Bruttium count as Carthaginian PCs in everything, and give Carthage a battle card in their spaces.",
    ],
  },
  { id: "21", title: "Attrition", text: ["What winter in hostile country, mountain passes and some events cost an army."] },
  {
    id: "21.1",
    title: "When",
    text: ["In winter, for CUs in a space with an enemy PC or unfriendly tribe, besiegers too; after every pass; and by events."],
  },
  {
    id: "21.2",
    title: "How",
    text: [
      "One die for each force, in the column of its size. Generals are never touched. On 6 or more one of the CUs lost must be an elephant, if there is one.",
      "CUs lost by forces of 1, 2, 3, 4, 5-6, 7-9, 10 and more CUs (for casualties, as many rounds):",
      "- die 1 or less: 0, 0, 0, 0, 0, 1, 1;",
      "- die 2: 0, 0, 0, 0, 1, 1, 1;",
      "- die 3: 0, 0, 0, 1, 1, 1, 2;",
      "- die 4: 0, 0, 1, 1, 1, 2, 2;",
      "- die 5: 0, 1, 1, 1, 2, 2, 3;",
      "- die 6: 1, 1, 1, 2, 2, 3, 3;",
      "- die 7 or more: 1, 1, 2, 2, 3, 3, 4.",
    ],
  },
  { id: "21.3", title: "Hostile Tribes", text: ["Their column is that of five or six CUs, whatever the size."] },
  {
    id: "22",
    title: "Political points",
    text: ["At the end of each turn the provinces of both sides are compared, and the side with fewer pays the difference."],
  },
  {
    id: "22.1",
    title: "Counting",
    text: [
      "One for each province controlled, except Gallia Transalpina, Massilia, Liguria and the Balearic Islands: eighteen in all.",
    ],
  },
  {
    id: "22.2",
    title: "The price",
    text: ["The side with fewer points removes as many of its PCs as it is behind; no cities, no tribes."],
  },
  { id: "22.3", title: "Suing for peace", text: ["Whoever cannot remove enough loses at once."] },
  {
    id: "22.4",
    title: "The end of the war",
    text: ["After turn 9 the side with more points wins; if they are equal, Carthage."],
  },
  {
    id: "23",
    title: "Sudden death",
    text: [
      "Rome wins by taking Carthage. Carthage wins by taking Rome, or if it controls every province of Italy but Latium when points are counted. Either wins if the other sues for peace.",
    ],
  },
  {
    id: "24",
    title: "Abilities of generals",
    text: [
      "They count only while the general commands. Each is shown with the general. Hanno never leaves Africa and Fabius never leaves Italy, though both may sail from port to port at home. Marcellus and Scipio Africanus are better at sieges, not at subjugation. Nero's six spaces may include a voyage (by option, two). The numbers on which Flaminius pursues and Longus and Paulus counterattack stop withdrawals too, if the option says so. Hannibal's Probe counts in every respect as the card it stands for.",
    ],
  },
  {
    id: "25",
    title: "The strategy cards",
    text: [
      "Every card can be looked up with its text. Events that come with a move (5, 18, 28, 50, 54) are used together with the operation. Bad Weather (41) is played before any die on the naval or attrition table, never after one in the same move. Mercenaries Desert (21) spares CUs in the space of any walled city (by the Valley rules, of a friendly one). The counsels of Hanno and Cato last until the deck is reshuffled.",
      "The truce (64): nobody enters a space with enemy PCs or CUs, intercepts or besieges; neutral tribes may be subjugated; Carthage sails without naval rolls. It is broken by events that bring troops, revolts, attrition events played as a turn, political events, sorties, the Naval Victory and the Messenger.",
    ],
  },
  ...strategy,
];

export default rules;
