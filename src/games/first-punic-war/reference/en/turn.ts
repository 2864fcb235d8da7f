import type { RulesReference } from "../../../../words/rules-reference.ts";

export const turn: RulesReference = [
  {
    id: "1.0",
    title: "The war",
    text: [
      "Rome and Carthage fight for the western Mediterranean, 264 to 241 BC. A turn is three years, a hex forty miles. Both sides live on action points (AP): with them they raise units, court minor powers and set armies and fleets in motion.",
      "The optional rules [[29.0]] to [[33.0]] are chosen when the game is set up.",
      "> In the first turn Rome has about 19 AP. Raising two legions takes 4 of them, a fleet 4 more, each march and attack 1: eleven operations at most are left.",
    ],
  },
  {
    id: "2.0",
    title: "Components",
    text: [
      "A map of hexes, 176 counters, a die and charts. A unit shows its combat factor, its morale and its movement allowance; leaders also a command value; fleets an anchor, because a table says how far they sail ([[19.1]]). Allowance 0 makes a static unit, which never moves or attacks.",
      "Parts of the components are reconstructed: the map with its towns, roads and terrain, the factors of the units, the numbers of some counters, the combat tables, the terrain chart, the naval table and the turn track could not be read. They fit every number of the rules, but they are not the printed originals.",
      "> A veteran legion shows 5-4-4: it fights with 5, stands fast on a morale die of 4 or less, and marches four points. A garrison shows 2-3-0 and stays where it is.",
    ],
  },
  {
    id: "3.0",
    title: "Words",
    text: [
      "A few words are used in one exact sense. Control is the most important of them, for it brings AP and reinforcements:",
      "- Occupy a hex: have a unit in it. Control it: occupy it while no enemy zone of control reaches in ([[11.0]]). In a fortress both are the same, for no zone does. Control ends the moment the last unit leaves.",
      "- Friendly units: your own and those of minor powers allied to you; they count as yours for everything.",
      "- Force: units that carry out an operation together.",
      "- Phasing player: the one whose half of the turn it is.",
      "- Pick: at random. Select: by choice.",
      "> A Roman legion stands in Agrigentum, a town, and Carthaginian hoplites in the next hex: Rome occupies Agrigentum, but does not control it. In Panormus, a fortress, the neighbours would make no difference.",
    ],
  },
  {
    id: "4.0",
    title: "Victory",
    text: [
      "The war is won suddenly ([[4.1]]), or by points after the last turn ([[4.2]]). In both cases fortresses decide, and a fortress counts only for the side that has a unit in it.",
    ],
  },
  {
    id: "4.1",
    title: "Sudden death",
    text: [
      "At any moment: who occupies every fortress in Italia, in Libya and on the whole island of Sicilia, Syracuse and Messana included, wins a decisive victory. It is looked for after every step of play, so it may come in the middle of a turn.",
      "> Rome holds all of Italia and Sicilia, and in Libya everything but Utica. The moment a Roman unit pursues into Utica, the war is over.",
    ],
  },
  {
    id: "4.2",
    title: "At the end",
    text: [
      "After the last turn of the scenario each fortress you occupy counts, whoever it belonged to. Units of your allies occupy it for you:",
      "- 5: Rome, Carthage.",
      "- 3: Syracuse, Massilia.",
      "- 2: Lilybaeum, Panormus.",
      "- 1: any other fortress.",
      "- With colonies ([[32.0]]) one more for each that you control outside Italia (Rome) or Libya (Carthage).",
      "> As they stand in 264 BC, Rome has 5 for its capital and 8 for the other eight fortresses, 13 in all; Carthage 5 for its capital, 4 for Panormus and Lilybaeum and 8 for eight others, 17.",
    ],
  },
  {
    id: "4.2.1",
    title: "How great a victory",
    text: [
      "The difference of the two totals decides who wins and by how much. The side with more points has:",
      "- 8 or more: a decisive victory.",
      "- 5 to 7: a substantive one.",
      "- 2 to 4: a marginal one.",
      "- 0 or 1: a draw.",
      "> Carthage begins the war with 17 points against 13, a marginal victory if nothing changes. If Rome takes Panormus (2), it is 15 against 15: a draw.",
    ],
  },
  {
    id: "5.0",
    title: "The turn",
    text: [
      "A turn stands for three years. It has two halves, one for each player, the one with the initiative first:",
      "- Initiative: [[6.0]].",
      "- Augurs: [[7.0]].",
      "- The first player: action points ([[8.1]]), mobilization ([[9.0]]), diplomacy ([[24.1]]), operations ([[12.0]]), supply ([[18.0]]). Each operation is movement, then combat, then perhaps a camp ([[22.0]]).",
      "- The second player: the same.",
      "- End of turn: a crisis is settled ([[7.1]]); then the next turn, or the count.",
      "> Rome is first and marches into Sicily. It checks supply at the end of its own half; only then does Carthage receive AP, raise units and strike back.",
    ],
  },
  {
    id: "6.0",
    title: "Initiative",
    text: [
      "It makes a player the first player, until it is determined anew next turn ([[6.1]]). To be second is no mere drawback: whoever is second in one turn and first in the next acts twice in a row.",
    ],
  },
  {
    id: "6.1",
    title: "Who has it",
    text: [
      "Each player adds a die to the number of fortresses he controls, major and minor alike, no towns. The higher total has the initiative. In a tie both roll again, without adding anything.",
      "In the first turn of every scenario Rome has it.",
      "> Rome controls nine fortresses and rolls a 4, Carthage eleven and rolls a 3: 13 against 14, and Carthage is first.",
    ],
  },
  {
    id: "6.2",
    title: "What it means",
    text: [
      "The first player has the first half of the turn. He also acts first wherever both players have something to do in the same phase, and rolls for neutral fortresses in a plague ([[7.0]]).",
      "> The augurs are Piracy: both lose a fleet. The player with the initiative selects his first, and the other may then judge which of his own he needs most.",
    ],
  },
  {
    id: "7.0",
    title: "Augurs",
    text: [
      "Each player rolls a die; the total names an event for this turn. An event can come again.",
      "- 2 Barbarians: both lose all their AP.",
      "- 3 Allies go home: a die for each allied minor power; odd, it is neutral again ([[24.6]]).",
      "- 4 Bad omens: each returns a stratagem marker, picked at random.",
      "- 5 Piracy: each selects a fleet of his own and loses it with all aboard.",
      "- 6 Plague and uprisings: a die for each occupied fortress; odd, one unit there, selected by its player, is lost. The first player does this for neutral fortresses.",
      "- 7 Crisis: a die places the marker ([[7.1]]).",
      "- 8 Morale: an AP for each fortress occupied, Rome outside Italia, Carthage outside its set-up of scenario I.",
      "- 9 Rally: who controls at least three fortresses fewer gains 2 AP.",
      "- 10 Alexander's successors: a die; odd, Rome gains so many AP; even, Carthage does.",
      "- 11 Good omens: each picks two stratagem markers.",
      "- 12 Magna Graecia: an AP each for occupying Syracuse, Massilia and Tarentum.",
      "> The dice are 3 and 5: Morale. Rome occupies Messana and Panormus, which are outside Italia, and gains 2 AP.",
    ],
  },
  {
    id: "7.1",
    title: "Crisis",
    text: [
      "The marker goes to 1 Baecula, 2 Mastia, 3 Volubilis, 4 Illiberis, 5 Placentia or 6 Messana. At the end of the turn, before anything else:",
      "- If only one side has a leader there, it rolls a die, gains so many AP and picks two stratagem markers. The other side rolls a die and loses so many AP; what it lacks is taken from its gain next turn. It also selects a marker of its own to return.",
      "- If neither or both have one, nothing happens.",
      "Leaders of allied minor powers count. In scenarios I and II the marker begins in Messana.",
      "> In the first turn Duilius ends in Messana and no Carthaginian leader is there. Rome rolls a 4 and gains 4 AP and two markers; Carthage rolls a 5, has 3 AP left, loses them, and will get 2 fewer next turn.",
    ],
  },
  {
    id: "8.0",
    title: "Action points",
    text: [
      "They pay for mobilization, diplomacy, operations, camps and supply. They come from the turn track and from fortresses ([[8.1]]), and what is not spent can be kept ([[8.2]]).",
    ],
  },
  {
    id: "8.1",
    title: "Gaining them",
    text: [
      "At the start of your half of a turn you gain the sum of:",
      "- the number of the turn and a die. Turns 1 to 8: Rome 4 5 6 7 7 6 5 4, Carthage 3 4 5 5 5 4 3 2;",
      "- 2 for your own capital, 1 for the enemy's;",
      "- 2 for each other major fortress you control;",
      "- 1 for each minor fortress.",
      "More can be won or lost by major combats ([[15.3]]), augurs and pillage ([[31.0]]).",
      "> Turn 1: Rome gets 4 and a die of 3, 2 for Rome, and 8 for Capua, Neapolis, Tarentum, Brundisium, Rhegium, Ariminum, Pisae and Messana: 17, besides the 2 it begins with.",
    ],
  },
  {
    id: "8.2",
    title: "Keeping them",
    text: [
      "A side never has more than 25 AP, never fewer than none. What is not spent stays for later turns, but what goes beyond 25 is lost.",
      "> Carthage has kept 10 AP and gains 19: it has 25, and 4 are lost. It had better spent them.",
    ],
  },
  {
    id: "9.0",
    title: "Mobilization",
    text: [
      "The phasing player raises units ([[9.1]]), places them ([[9.2]]), draws leaders ([[9.3]]), trains recruits ([[20.0]]) and buys stratagem markers ([[23.0]]). All of it costs AP that are then missing for operations.",
    ],
  },
  {
    id: "9.1",
    title: "Raising units",
    text: [
      "Units of the recruit display come for AP, your own and those of allied minor powers; eliminated units wait there too, leaders and the Mamertines excepted ([[21.0]]). Two-sided units come as recruits ([[20.0]]). There are no more units than counters.",
      "- Both: garrison 1, auxiliary infantry 1, hoplites 2, siege train 2, fleet 4.",
      "- Rome: leader 1, legion 2, cavalry 3.",
      "- Carthage: leader 2, marines 2, cavalry 2, elephants 3, Sacred Band 3.",
      "When all is bought, units on the map may be sent home, to be raised again later; leaders may not.",
      "> Rome raises a legion (2), a fleet (4) and a leader (1): 7 AP. The legion comes with combat 3 and morale 3, and becomes 4 and 4 when it is trained.",
    ],
  },
  {
    id: "9.2",
    title: "Deployment",
    text: [
      "New units never come to a hex with enemy units or in an enemy zone of control. A friendly unit that has to be there must have been there when the phase began.",
      "- Auxiliary infantry, cavalry, hoplites: a fortress you control. Rome's hoplites: those of Syracuse and Massilia in their own region, the Mamertines in Messana.",
      "- Legions: a controlled fortress or town in Italia. Garrisons: any, one a hex.",
      "- Siege trains: a controlled fortress, or a camp of yours. Fleets and marines: a controlled port.",
      "- Elephants: a controlled fortress in Libya or Numidia. Sacred Band: Carthage.",
      "- Leaders: in the capital, or with a legion (Rome) or any Carthaginian unit, at sea too. The capital receives leaders and the Sacred Band even if nobody stands there, unless the enemy does.",
      "Minor powers have places of their own: [[24.3]].",
      "> Rome wants a new legion as near to Sicily as it can be: Rhegium, the last fortress of Italia, is the place. Auxiliaries it may even deploy in Messana, for any fortress it controls will do.",
    ],
  },
  {
    id: "9.3",
    title: "Leaders",
    text: [
      "Leaders not set up by the scenario wait in the pool of their side. A leader you pay for is picked from it at random; only a Dictator or Sufete marker lets you select ([[23.1]]). An eliminated leader never returns.",
      "> Rome pays 1 AP for a leader and hopes for Regulus, command 2. It picks Claudius Pulcher, command 1, and must make do with him.",
    ],
  },
];
