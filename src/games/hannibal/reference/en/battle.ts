import type { RulesReference } from "../../../../words/rules-reference.ts";

export const battle: RulesReference = [
  {
    id: "14",
    title: "Battle",
    text: [
      "Two armies in one space fight with battle cards, round after round, until one cannot match the other's card. The stronger army and the better general bring more cards ([[14.1]]); who loses also loses CUs ([[14.12]]), retreats ([[15]]) and pays in PCs ([[15.5]]).",
    ],
  },
  {
    id: "14.1",
    title: "Battle cards",
    text: [
      "The number of cards shows how strong a side is. Each side gets:",
      "- the battle rating of its commander;",
      "- one for each CU;",
      "- one for a successful interception; one less for failing to avoid battle;",
      "- allies, militia and friendly tribe: [[14.2]], [[14.4]].",
      "Never more than twenty, before elephants. The cards stay hidden, and after the battle all go back into the deck.",
      "> Hannibal (4) attacks in Mutina with ten CUs and controls no province of Italy yet: 14 cards. P. Scipio (2) with eight CUs and two Italian allies has 12.",
    ],
  },
  {
    id: "14.2",
    title: "Allies",
    text: [
      "A side gets one card for each province of the same country (Africa, Spain, Italy) or island that it controls, two for each of the Numidias. Elsewhere only the province of the battle itself helps. What counts is who controls the provinces when the battle begins.",
      "> In Spain Carthage controls three provinces and Rome one: three cards against one, wherever in Spain they fight. In Sicily whoever controls Sicilia gets one, and whoever controls Syracuse another.",
    ],
  },
  {
    id: "14.3",
    title: "Limits of allies",
    text: [
      "Allies help only a side that has a general in the battle. Latium gives none. Rome has at most two from Italy, Carthage up to six.",
      "> At Cannae Carthage controls Cisalpine Gaul and Lucania: two cards. Rome controls Campania, Samnium and Etruria, and gets two as well, not three.",
    ],
  },
  {
    id: "14.4",
    title: "Militia and tribes",
    text: [
      "Rome gets two cards more in Latium, even without a general, besides those of its allies. Carthage gets one more in the space of a tribe that is its friend ([[20.9]]), with or without a general.",
      "> Five CUs without a general fight Hannibal before Rome: five cards and two for the militia, but none for allies.",
    ],
  },
  {
    id: "14.5",
    title: "Order",
    text: [
      "Before the first card is played, everything that decides about hands and command is settled. It goes in this order:",
      "- change of command: [[18.2]];",
      "- the attacker's strategy cards, then the defender's;",
      "- elephants: [[17]];",
      "- battle cards are dealt.",
      "> Carthage attacks two consuls. It rolls for the change of command, plays Spy in Enemy Camp, charges with its elephants, and only then sees its battle cards.",
    ],
  },
  {
    id: "14.6",
    title: "Rounds",
    text: [
      "The attacker plays a card; the defender must match it ([[14.7]]) or lose the battle. The player whose army moved attacks first. If the card is matched, another round follows.",
      "> Hannibal attacks with a Flank Left, Varro matches it with a Flank Left: the second round begins, and Hannibal plays the next card.",
    ],
  },
  {
    id: "14.7",
    title: "Matching",
    text: [
      "A card is matched with one of the same kind, or with a Reserve ([[14.9]]). The kinds are Frontal Assault, Flank Left, Flank Right, Probe and Double Envelopment. The defender may choose not to match, and loses the battle.",
      "> Against a Flank Right Rome holds two Frontal Assaults, a Probe and a Reserve: only the Reserve saves it.",
    ],
  },
  {
    id: "14.8",
    title: "Counterattack",
    text: [
      "After a matched round the defender may roll his general's battle rating or less to become the attacker. If he fails he stays the defender, and nothing else happens. A matched Double Envelopment gives him the initiative without a roll (by option, only if he wants it).",
      "> Fabius (3) has matched Hannibal's Frontal Assault. He rolls a 2 and has the initiative: now Hannibal must match.",
    ],
  },
  {
    id: "14.9",
    title: "Reserves",
    text: [
      "A Reserve stands for any other card, in attack and defence. The attacker says which card it is, and it then counts as that card in every respect: as a Double Envelopment it makes the enemy's retreat worse, and gives the initiative away if it is matched.",
      "> Rome plays a Reserve as a Probe. Carthage has no Probe left, but a Reserve of its own, and matches.",
    ],
  },
  {
    id: "14.10",
    title: "Winning",
    text: [
      "The attacker wins if he is not matched. The defender wins if the attacker has no card left at the start of a round, even if he has none himself.",
      "> Rome has attacked with its last card, and Carthage has matched it with its own last one. At the start of the next round Rome cannot attack: Carthage has won.",
    ],
  },
  {
    id: "14.11",
    title: "Casualties",
    text: [
      "There is one roll on the attrition table ([[21.2]]), in the column of the number of rounds: both sides lose as many CUs. The last round counts, failed withdrawals do not. No event about attrition touches it.",
      "> The battle took four rounds, and the die is 5: each side loses one CU. After seven rounds it would have been two.",
    ],
  },
  {
    id: "14.12",
    title: "The retreat table",
    text: [
      "The loser rolls once more: +2 if a Double Envelopment beat him, -2 if a Probe did. With four CUs or fewer at the start he uses the left column, otherwise the right. The first CU lost is an elephant.",
      "CUs lost, left and right column:",
      "- die 0 or less: 0, 1;",
      "- die 1: 1, 2;",
      "- die 2: 1, 2;",
      "- die 3: 2, 3;",
      "- die 4: 2, 3;",
      "- die 5: 2, 4;",
      "- die 6: 3, 5;",
      "- die 7 or more: all.",
      "> Rome began with eight CUs and is beaten by a Double Envelopment. A 4 becomes 6 and costs five CUs; a 5 would become 7 and destroy the army. Beaten by a Probe, the 4 would become 2 and cost two.",
    ],
  },
  {
    id: "15",
    title: "Retreat",
    text: [
      "Where the loser of a battle goes ([[15.1]]), and what it costs him: CUs on the way ([[15.3]]) and PCs ([[15.5]]). It comes after the casualties ([[14.11]]) and the retreat table ([[14.12]]).",
    ],
  },
  {
    id: "15.1",
    title: "Where to",
    text: [
      "The loser retreats to the nearest friendly-controlled space without enemy CUs, or to the nearest space with more friendly CUs than retreat, whichever is nearer (by the Valley rules, either of the two); at most four spaces. A longer way or a farther place may be chosen if it costs fewer CUs. Friendly CUs on the way join the retreat unless they are more than those who come through. All go together: the limit of ten CUs does not hold, and nothing is left behind.",
      "> Hannibal, who came from Heraclea, wins at Cannae; six Roman CUs are left. Arpi, next door, has a Roman PC and no enemies: they go there or to another such neighbour. By the Valley rules they may also go to the eight Roman CUs in Capua.",
    ],
  },
  {
    id: "15.2",
    title: "Limits",
    text: [
      "A retreat does not cross passes, straits or sea, and does not go back through the battle. The original attacker first goes where he came from. Nobody goes where the enemy came from (by the Valley rules this binds the original defender only). An army that landed in the space of the battle is lost, unless a friendly city there takes it in.",
      "> Hannibal attacks P. Scipio in Mutina from the Boii and wins. P. Scipio cannot go to the Boii, where Hannibal came from, nor over the pass to Faesulae: Ariminum is left, and Verona only if Rome has a PC there ([[15.1]]).",
    ],
  },
  {
    id: "15.3",
    title: "Losses on the way",
    text: [
      "A retreat costs one CU for each space with an enemy PC or unfriendly tribe, and one for each enemy CU in a space, garrisons included unless friends keep them shut in. It never ends among enemy CUs. Without a way out all are lost.",
      "> Four Carthaginian CUs, who had come from Falerii, are beaten before Rome and retreat through Falerii and Ariminum, both with a Roman PC, to Mutina, which is theirs: two are lost on the way. If one Roman CU stood in Ariminum it would be three.",
    ],
  },
  {
    id: "15.4",
    title: "Into the city",
    text: [
      "If the battle was before a friendly city that is not besieged, the beaten army may go inside. One that is too large (by the Valley rules, any) may be split: part goes inside, the rest retreats. Into a besieged city only those who came out of it may go.",
      "> Rome is beaten before Neapolis with five CUs left. Two go inside, the other three retreat to Capua, with or without the general.",
    ],
  },
  {
    id: "15.5",
    title: "Political consequences",
    text: [
      "The loser removes a PC of his for every two CUs lost in battle and retreat, rounded down. They may be anywhere on the map, but no cities and no tribes.",
      "> Rome loses one CU as casualties, three on the retreat table and one on the way: five in all, and so two PCs. It takes them from Corsica and Sardinia, where they matter least.",
    ],
  },
  {
    id: "15.6",
    title: "Suing for peace",
    text: [
      "Whoever cannot remove enough PCs loses the war at once ([[23]]). Cities and tribes do not help, since they cannot be removed.",
      "> Carthage loses six CUs in a battle in Africa and must remove three PCs. It has only two besides its cities: it sues for peace, and Rome has won.",
    ],
  },
  {
    id: "16",
    title: "Withdrawal",
    text: [
      "How an army leaves a battle before it is decided. Only the attacker of the round can try ([[16.1]]); it saves him the retreat table and the political price ([[16.2]]).",
    ],
  },
  {
    id: "16.1",
    title: "The attempt",
    text: [
      "Instead of playing a card the attacker of the round may roll his general's battle rating or less. The other side may cancel it with the same roll. If it does not come off, the defender may take the initiative, if he has a general. It can be tried again as often as one attacks; without a place to go it cannot be tried at all ([[16.3]]).",
      "> Marcellus (3) has only two cards left and the initiative. He rolls a 3 to withdraw; Hannibal (4) rolls a 5 and cannot stop him.",
    ],
  },
  {
    id: "16.2",
    title: "Success",
    text: [
      "The battle ends; casualties are rolled for the rounds fought so far ([[14.11]]), but no retreat table. The army goes to an adjacent space. There is no loser, so nobody pays in PCs.",
      "> Hannibal withdraws after three matched rounds. The die is 6: both sides lose one CU, and he is gone. Before the first round it would have cost nothing.",
    ],
  },
  {
    id: "16.3",
    title: "Limits",
    text: [
      "All go together, by road, not into a space with an enemy PC, enemy CUs or an unfriendly tribe, and not where the enemy came from. The original attacker goes back where he came from, and so do interceptors (not by the Valley rules). Those who sallied go back inside.",
      "> Hannibal marched from Arpi to Cannae and attacked. He can withdraw to Arpi only, and not even there if Arpi has a Roman PC.",
    ],
  },
  {
    id: "17",
    title: "Elephants",
    text: [
      "How many elephants Carthage has ([[17.1]]), and what they do before a battle ([[17.3]]). A charge can take cards from Rome before the first round; a bad die takes one from Carthage.",
    ],
  },
  {
    id: "17.1",
    title: "How many",
    text: [
      "There are at most four elephant CUs. Two begin with Hannibal; African Reinforcements bring more: a pair, if one of the two counters is free, or (by option) one by one. Ordinary CUs come where elephants are wanting.",
      "> One of Hannibal's two elephants was lost in the Alps. By the counters the other one still uses a counter, and African Reinforcements bring a pair: three are in play.",
    ],
  },
  {
    id: "17.2",
    title: "As CUs",
    text: [
      "They count as CUs in everything: in battle, at sea, on the march. The owner chooses which CUs are lost, but an elephant where the table says so ([[14.12]], [[21.2]]).",
      "> Hannibal crosses the Alps with ten CUs, two of them elephants, and rolls a 6: three CUs are lost, and one of them must be an elephant. With a 5 he would have kept both.",
    ],
  },
  {
    id: "17.3",
    title: "The charge",
    text: [
      "Before the battle Carthage may charge, attacking or defending, with or without a general. It succeeds on more than the Roman commander's battle rating; without one, on anything but 1. What follows is in [[17.4]] and [[17.5]].",
      "> Against Varro (1) the charge succeeds on 2 to 6, against Marcellus (3) on 4 to 6, against Scipio Africanus (4) only on 5 and 6.",
    ],
  },
  {
    id: "17.4",
    title: "Success",
    text: [
      "Rome gets a battle card less for each elephant CU that charged. They are taken off after the limit of twenty ([[14.1]]).",
      "> Two elephant CUs charge Flaminius (2), and the die is 4. He would have had 11 battle cards; he gets 9.",
    ],
  },
  {
    id: "17.5",
    title: "Amok",
    text: [
      "A 1 costs Carthage a battle card: the beasts turn on their own side. It is one card, however many elephants charged. Any other failure costs nothing.",
      "> Four elephant CUs charge and the die is 1. Carthage has one card less, Rome all of its own. With a 2 against Fabius (3) nothing would have happened.",
    ],
  },
  {
    id: "18",
    title: "Consuls",
    text: [
      "Rome's yearly commanders and the armies they must have ([[18.1]]). Two of them in one army are a risk: nobody knows who will command on the day of battle ([[18.2]]).",
    ],
  },
  {
    id: "18.1",
    title: "Consular armies",
    text: [
      "Rome never does anything that leaves a consul with fewer than five CUs. Losses may do so; then nothing may be left behind until there are more. Two consuls part only if each keeps five CUs and they set out from a space with ten (by the Valley rules the first is enough).",
      "> Flaminius, consul, stands in Falerii with seven CUs. He may leave two behind, not three. After a battle that leaves him four, he keeps them all with him.",
    ],
  },
  {
    id: "18.2",
    title: "Change of command",
    text: [
      "When two consuls fight together, Carthage may roll, and must if it attacks: on 4 to 6 the other consul commands. On 1 to 3 nothing changes. It lasts beyond the battle, until Rome puts somebody else in command.",
      "> Marcellus (3) commands and Varro (1) is with him. They attack Hannibal, Carthage rolls a 5, and Varro leads the battle: two battle cards less for Rome.",
    ],
  },
  {
    id: "18.3",
    title: "Consuls and proconsuls",
    text: [
      "A proconsul who ends with a consul serves under him. If he comes to a consul with fewer than five CUs he must stop, or leave him enough. He may pass a consul with five or more freely, and leave one with up to ten CUs, as far as [[18.1]] allows.",
      "> The proconsul Fabius marches with eight CUs through Capua, where the consul Varro has three. He leaves two with Varro and goes on with six, or stays.",
    ],
  },
];
