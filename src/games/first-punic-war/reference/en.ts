import { strategy } from "./strategy-en.ts";

/** The rules of First Punic War by section, in our own words. A line that begins with "- " is an item of a list; [[14.1]] is a link. */
const rules: readonly { readonly id: string; readonly title: string; readonly text: readonly string[] }[] = [
  {
    id: "1.0",
    title: "The war",
    text: [
      "Rome and Carthage fight for the western Mediterranean, 264 to 241 BC. A turn is three years, a hex forty miles. Both sides live on action points (AP): with them they raise units, court minor powers and set armies and fleets in motion.",
      "The optional rules [[29.0]] to [[33.0]] are chosen when the game is set up.",
    ],
  },
  {
    id: "2.0",
    title: "Components",
    text: [
      "A map of hexes, 176 counters, a die and charts. A unit shows its combat factor, its morale and its movement allowance; leaders also a command value; fleets an anchor, because a table says how far they sail. Allowance 0 makes a static unit, which never moves or attacks.",
      "Parts of the components are reconstructed: the map with its towns, roads and terrain, the factors of the units, the numbers of some counters, the combat tables, the terrain chart, the naval table and the turn track could not be read. They fit every number of the rules, but they are not the printed originals.",
    ],
  },
  {
    id: "3.0",
    title: "Words",
    text: [
      "- Occupy a hex: have a unit in it. Control it: occupy it while no enemy zone of control reaches in ([[11.0]]). In a fortress both are the same, for no zone does. Control ends the moment the last unit leaves.",
      "- Friendly units: your own and those of minor powers allied to you; they count as yours for everything.",
      "- Force: units that carry out an operation together.",
      "- Phasing player: the one whose turn it is.",
      "- Pick: at random. Select: by choice.",
    ],
  },
  { id: "4.0", title: "Victory", text: ["Suddenly, or by points after the last turn."] },
  {
    id: "4.1",
    title: "Sudden death",
    text: [
      "At any moment: who occupies every fortress in Italia, in Libya and on the whole island of Sicilia, Syracuse and Messana included, wins a decisive victory.",
    ],
  },
  {
    id: "4.2",
    title: "At the end",
    text: [
      "After the last turn of the scenario each fortress you occupy counts, whoever it belonged to:",
      "- 5: Rome, Carthage.",
      "- 3: Syracuse, Massilia.",
      "- 2: Lilybaeum, Panormus.",
      "- 1: any other fortress.",
      "- With colonies ([[32.0]]) one more for each that you control outside Italia (Rome) or Libya (Carthage).",
    ],
  },
  {
    id: "4.2.1",
    title: "How great a victory",
    text: [
      "The difference of the two totals decides:",
      "- 8 or more: decisive.",
      "- 5 to 7: substantive.",
      "- 2 to 4: marginal.",
      "- 0 or 1: a draw.",
    ],
  },
  {
    id: "5.0",
    title: "The turn",
    text: [
      "- Initiative: [[6.0]].",
      "- Augurs: [[7.0]].",
      "- The first player: action points ([[8.1]]), mobilization ([[9.0]]), diplomacy ([[24.1]]), operations ([[12.0]]), supply ([[18.0]]). Each operation is movement, then combat, then perhaps a camp ([[22.0]]).",
      "- The second player: the same.",
      "- End of turn: a crisis is settled ([[7.1]]); then the next turn, or the count.",
    ],
  },
  { id: "6.0", title: "Initiative", text: ["It makes a player the first player, until it is determined anew next turn."] },
  {
    id: "6.1",
    title: "Who has it",
    text: [
      "Each player adds a die to the number of fortresses he controls, major and minor alike, no towns. The higher total has the initiative. In a tie both roll again, without adding anything.",
      "In the first turn of every scenario Rome has it.",
    ],
  },
  {
    id: "6.2",
    title: "What it means",
    text: ["The first player takes his turn first, and acts first wherever both players have something to do in the same phase."],
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
      "- 6 Plague or uprising: a die for each occupied fortress; odd, one unit there, selected by its player, is lost. The first player does this for neutral fortresses.",
      "- 7 Crisis: a die places the marker ([[7.1]]).",
      "- 8 Morale: an AP for each fortress occupied, Rome outside Italia, Carthage outside its set-up of scenario I.",
      "- 9 Rally: who controls at least three fortresses fewer gains 2 AP.",
      "- 10 Alexander's successors: a die; odd, Rome gains so many AP; even, Carthage does.",
      "- 11 Good omens: each picks two stratagem markers.",
      "- 12 Magna Graecia: an AP each for occupying Syracuse, Massilia and Tarentum.",
    ],
  },
  {
    id: "7.1",
    title: "Crisis",
    text: [
      "The marker goes to 1 Baecula, 2 Mastia, 3 Volubilis, 4 Illiberis, 5 Placentia or 6 Messana. At the end of the turn, before anything else:",
      "- If only one side has a leader there, it rolls a die, gains so many AP and picks two stratagem markers. The other side rolls a die and loses so many AP; what it lacks is taken from its gain next turn. It also selects a marker of its own to return.",
      "- If neither or both have one, nothing happens.",
      "Leaders of allied minor powers count.",
    ],
  },
  { id: "8.0", title: "Action points", text: ["They pay for mobilization, diplomacy, operations, camps and supply."] },
  {
    id: "8.1",
    title: "Gaining them",
    text: [
      "At the start of your turn the sum of:",
      "- the number of the turn and a die. Turns 1 to 8: Rome 4 5 6 7 7 6 5 4, Carthage 3 4 5 5 5 4 3 2;",
      "- 2 for your own capital, 1 for the enemy's;",
      "- 2 for each other major fortress you control;",
      "- 1 for each minor fortress.",
      "More can be won or lost by major combats ([[15.3]]), augurs and pillage ([[31.0]]).",
    ],
  },
  {
    id: "8.2",
    title: "Keeping them",
    text: ["Never more than 25, never fewer than none. What is not spent stays for later turns."],
  },
  {
    id: "9.0",
    title: "Mobilization",
    text: ["The phasing player raises and trains units, draws leaders and buys stratagem markers."],
  },
  {
    id: "9.1",
    title: "Raising units",
    text: [
      "Units of the recruit display come for AP, your own and those of allied minor powers; eliminated units wait there too, leaders excepted. Two-sided units come as recruits ([[20.0]]). There are no more units than counters.",
      "- Both: garrison 1, auxiliary infantry 1, hoplites 2, siege train 2, fleet 4.",
      "- Rome: leader 1, legion 2, cavalry 3.",
      "- Carthage: leader 2, marines 2, cavalry 2, elephants 3, Sacred Band 3.",
      "When all is bought, units on the map may be sent home, to be raised again later; leaders may not.",
    ],
  },
  {
    id: "9.2",
    title: "Deployment",
    text: [
      "Never with enemy units or in an enemy zone of control. A friendly unit that has to be there must have been there when the phase began.",
      "- Auxiliary infantry, cavalry, hoplites: a fortress you control. Rome's hoplites: those of Syracuse and Massilia in their own region, the Mamertines in Messana.",
      "- Legions: a controlled fortress or town in Italia. Garrisons: any, one a hex.",
      "- Siege trains: a controlled fortress, or a camp of yours. Fleets and marines: a controlled port.",
      "- Elephants: a controlled fortress in Libya or Numidia. Sacred Band: Carthage.",
      "- Leaders: in the capital, or with a legion (Rome) or any Carthaginian unit, at sea too. The capital receives leaders and the Sacred Band even if nobody stands there, unless the enemy does.",
      "Minor powers have places of their own: [[24.3]].",
    ],
  },
  {
    id: "9.3",
    title: "Leaders",
    text: [
      "Leaders not set up by the scenario wait in the pool of their side. A leader you pay for is picked from it at random. An eliminated leader never returns.",
    ],
  },
  {
    id: "10.0",
    title: "Stacking",
    text: [
      "Any number of friendly units, of any contingent, may share a hex; only garrisons are limited to one. But many in a hex may starve ([[18.0]]). The owner arranges his stacks as he likes, markers always on top. An army marker can stand for the units of a hex.",
    ],
  },
  {
    id: "11.0",
    title: "Zones of control",
    text: [
      "Every unit, static ones and leaders included, has a zone of control in the six hexes around it. Nothing cancels it, and several in a hex do no more than one. But:",
      "- none reaches into or out of a fortress hex;",
      "- that of land units does not cross all-sea hexsides or straits, nor reach into all-sea hexes;",
      "- that of fleets does not cross all-land hexsides or reach inland;",
      "- neutral units have none.",
    ],
  },
  {
    id: "11.1",
    title: "What they do",
    text: [
      "- Who enters an enemy zone of control stops.",
      "- Who begins in one may not step directly into another, but may leave it, and enter one again farther on.",
      "- Nobody has to attack because of them.",
      "- They cost units in retreats ([[16.2]]); pursuers ignore them ([[17.0]]).",
      "- Reinforcements do not arrive in them ([[9.2]]).",
    ],
  },
  {
    id: "12.0",
    title: "Operations",
    text: [
      "For one AP one force moves, attacks, or does both. Operations follow one another, as many as you can pay for, or none. A force with the Sacred Band may cost more: [[21.0]].",
    ],
  },
  {
    id: "12.1",
    title: "Forces",
    text: [
      "One unit or several that begin in the same hex. The others stay behind. Land units form a land force, fleets with what they carry a naval one.",
    ],
  },
  {
    id: "12.2",
    title: "Repeated operations",
    text: [
      "The same force may operate any number of times in a turn, an AP each time, and other forces in between. The attack at the end of a move costs nothing more.",
    ],
  },
  {
    id: "12.3",
    title: "Concentrating on a leader",
    text: [
      "For one AP all land units you choose, from anywhere, march to the hex of a friendly leader, if each can reach it in one movement; through a neutral town that is an invasion ([[24.2]]). He stays where he is, and nobody goes by sea. Then those in his hex may attack.",
    ],
  },
  {
    id: "12.4",
    title: "Who attacks",
    text: [
      "Everybody in the hex where the force ends may join its attack, whether they moved or not, and anybody may be left out; not those dropped off on the way ([[13.0]]). Units of different hexes never attack together.",
    ],
  },
  {
    id: "13.0",
    title: "Land movement",
    text: [
      "A force moves from hex to hex, as far as its slowest unit's movement points reach; slow ones can be dropped off. Whoever is dropped neither moves nor attacks again in this operation. Nobody is picked up. Static units do not move.",
      "One hex is always possible, whatever it costs, but not against zones of control ([[11.1]]) or into forbidden terrain. Hexes with enemy units, fleets too, or neutral units are closed.",
    ],
  },
  {
    id: "13.1",
    title: "Terrain",
    text: [
      "Movement points to enter a hex:",
      "- open 1, rough 2, desert 2, mountain 3; towns and fortresses as the land around them;",
      "- over a river or a mountain line 1 more, over a strait 2 more;",
      "- along a road half a point, whatever else there is.",
      "Into mountains and over mountain lines go only leaders, cavalry, auxiliary infantry and marines; along a road everybody does. A strait carries land units, unless an enemy fleet stands beyond; other all-sea hexsides and hexes do not, except by fleet ([[19.3]]).",
    ],
  },
  {
    id: "14.0",
    title: "Combat",
    text: [
      "A force that has moved, or not, may attack one adjacent enemy hex, with others of its own hex if you like. Attacking is never compulsory. Units count whole, leaders too, even one who is alone. Static units do not attack, but defend and counterattack. All units of the defending hex defend together.",
    ],
  },
  {
    id: "14.1",
    title: "The course of a combat",
    text: [
      "- Attackers are named; all units on both sides are revealed.",
      "- The attacker selects the battle table, or the raid table: then only cavalry, auxiliary infantry, marines and leaders take part.",
      "- Attacking strength in percent of the defending strength, cut to a whole number, gives the column: up to 49, 50-99, 100-149, 150-199, 200-299, 300-399, 400-499, 500-599, 600 and more.",
      "- The attacker, then the defender, may play one Tactics marker.",
      "- Shifts to the right help the attacker, to the left the defender; only the difference counts, and nobody leaves the table.",
      "- The attacker rolls the die: [[15.0]].",
      "Shifts for the attacker: command of one leader; Tactics; siege train against a fortress or camp 1; elephants against an open, desert or town hex without fortress 1; embarked marines against a port 1.",
      "Shifts for the defender: command of one leader; Tactics; the best one of rough 1, mountain 2, town 1, minor fortress 2, major fortress 3; the hexside of the attack, river, mountain line or strait, 1; camp 1.",
      "In a counterattack: [[15.1]].",
    ],
  },
  {
    id: "15.0",
    title: "Combat results",
    text: [
      "- AC: all attackers are eliminated; the defender may pursue.",
      "- AR: the attackers check morale; who fails routs, the rest withdraws ([[16.0]]). No pursuit.",
      "- AW: the attackers withdraw. No pursuit.",
      "- CA: the defender counterattacks ([[15.1]]).",
      "- DW: the defenders withdraw; the attacker may pursue ([[17.0]]).",
      "- DR: the defenders check morale; who fails routs, the rest withdraws. The attacker may pursue.",
      "- DC: all defenders are eliminated; the attacker may pursue.",
      "Battle table, die by die, from the column up to 49 to that of 600 and more:",
      "- 1: AC AC AR AR AW CA CA CA CA",
      "- 2: AC AR AR AW CA CA CA DW DR",
      "- 3: AR AR AW CA CA CA DW DR DR",
      "- 4: AR AW CA CA CA DW DR DR DC",
      "- 5: AW CA CA DW DW DR DR DC DC",
      "- 6: CA CA DW DR DR DC DC DC DC",
      "Raid table:",
      "- 1: AC AR AR AW AW AW CA CA CA",
      "- 2: AR AR AW AW AW CA CA DW DW",
      "- 3: AR AW AW AW CA DW DW DW DW",
      "- 4: AW AW AW CA DW DW DW DW DR",
      "- 5: AW AW CA DW DW DW DR DR DR",
      "- 6: DW DW DW DW DR DR DR DR DC",
    ],
  },
  {
    id: "15.1",
    title: "Counterattack",
    text: [
      "All defenders at once attack those who attacked them, on the same table; units that stayed out are not concerned. Results are read the other way round: A is now the original defender.",
      "- 1 shift for the counterattack.",
      "- 1 for the cavalry edge, if the hex first attacked is open, desert or a town without fortress: to the side with at least twice the cavalry factors of the other, or with the only cavalry.",
      "- No shifts for terrain or hexsides. All others count. Tactics already played keep working for their player; no new ones.",
      "Static units counterattack but do not pursue. A second CA is no third attack: both sides check morale as for AR and DR, and nobody pursues.",
    ],
  },
  {
    id: "15.2",
    title: "Morale checks",
    text: [
      "One leader of the hex may raise the morale of as many units as his command by one, never that of leaders. Then one die for the whole force: up to its morale a unit passes, above it fails; on a 6 all fail.",
      "Example: morale 4, 3 and 2, and a leader with command 2, morale 4. He steadies the first two. On a 4 only the third fails.",
    ],
  },
  {
    id: "15.3",
    title: "Major combat",
    text: [
      "If one side loses four units or more in a combat, retreats included, and the other does not, the winner gains an AP and the loser loses one, if he has any. If both do, nothing happens.",
    ],
  },
  {
    id: "16.0",
    title: "Withdrawal and rout",
    text: [
      "Both are retreats, counted in hexes, not in movement points. A withdrawal is one hex. Units that failed a morale check rout as many hexes as the die of the check; those who passed withdraw.",
    ],
  },
  {
    id: "16.1",
    title: "How to retreat",
    text: [
      "The owner moves the units, together or apart. Each must end the full number of hexes away from where it fought, or it is eliminated. Never into enemy or neutral units, forbidden terrain, over forbidden hexsides or off the map; and not where it would cost a unit if another way is open.",
    ],
  },
  {
    id: "16.2",
    title: "Special cases",
    text: [
      "- A group that withdraws into an enemy zone of control loses one unit; a routing one loses one for each such hex, whoever else stands there.",
      "- Siege trains withdraw like others, but a rout eliminates them. Static units are eliminated by any retreat.",
      "- Fleets go by sea and coast and through straits, and take along whom they carry.",
      "- In a fortress or camp: AW and DW have no effect; after AR and DR all withdraw one hex, without a check; AC and DC work as usual.",
    ],
  },
  {
    id: "17.0",
    title: "Pursuit",
    text: [
      "If the result allows it and the enemy's hex is empty, any of your mobile units that fought may enter it. Leaders and cavalry may go a second hex, in any direction. Pursuit counts hexes, not points, and ignores zones of control; the terrain must be open to the unit. Whoever ends next to an enemy does not attack again in this operation. Static units never pursue. Defenders who win may pursue too.",
    ],
  },
  {
    id: "18.0",
    title: "Supply",
    text: [
      "At the end of your turn every hex of yours is checked. It is in supply:",
      "- in a fortress, with no enemy land unit next to it;",
      "- in a port, with no enemy fleet next to it;",
      "- anywhere, if you pay an AP for the hex.",
      "Otherwise it feeds as many units as its best terrain: open 3, rough 2, desert 1, mountain 1, town 4, minor fortress 6, major fortress 8, all-sea 1; two more in your camp. You designate the units beyond that; they check morale ([[15.2]]), and who fails is eliminated. Leaders are neither counted nor harmed; embarked units do not count.",
    ],
  },
  { id: "19.0", title: "Fleets", text: ["They follow the rules for land units, with these differences."] },
  {
    id: "19.1",
    title: "Sailing",
    text: [
      "Fleets enter sea and coastal hexes through full or partial sea hexsides, a point a hex. After embarking ([[19.3]]) the die says how far; +1 from a friendly port that is not pillaged, +1 with a leader aboard, -1 with a recruit fleet:",
      "- 1 or less: 0 hexes, and a storm. 2: 2 hexes, and a storm.",
      "- 3: 4. 4: 6. 5: 8. 6: 10. 7 or more: 12.",
      "The storm comes after the move and before landing, and spares a force in a friendly port. Else the fleets check morale ([[15.2]]): who fails is lost with all aboard; leaders survive if one fleet does.",
      "No fleet enters a hex with enemy fleets or an enemy fortress, or with neutrals. It may pass other enemy land units, but not end with them.",
    ],
  },
  {
    id: "19.2",
    title: "Fighting",
    text: [
      "- Fleets attack fleets on any sea or coast; what is stacked with them is attacked too.",
      "- They attack land units on coasts and islands, whatever hexside is between, never inland.",
      "- Land units attack fleets on coasts, not in all-sea hexes.",
      "- Fleets and land units of one coastal hex may attack the next coastal hex together, across water too.",
      "- Fleets retreat and pursue over sea and coast alone, as they may move: in rout they may pass enemy land units, but not end with them.",
    ],
  },
  {
    id: "19.3",
    title: "Transport",
    text: [
      "A fleet carries two mobile land units of its own contingent and any number of leaders. They embark in its hex at the start of the operation and may land on a coast or in a port at its end; then neither they nor the fleet move on. They may also stay aboard. From a fleet dropped off on the way they may land where it was left, but not attack. With a naval result of 0 units can still embark and land. A fleet carries once in a movement.",
    ],
  },
  {
    id: "19.4",
    title: "Supply at sea",
    text: [
      "As in [[18.0]]: an all-sea hex feeds one fleet, a coastal hex what its land feeds, fleets and landed units counted together. Whoever is aboard is not counted, and shares the fate of the fleet; only leaders go over to another fleet, or ashore.",
    ],
  },
  {
    id: "19.5",
    title: "Amphibious combat",
    text: [
      "Embarked units add their factors to the combats of their fleet, at sea and against a coast, without landing; or they attack while the fleet keeps out of it. But elephants aboard count 0 and give no shift, horse aboard is no cavalry; siege trains aboard work.",
      "In a raid only embarked marines, auxiliary infantry and leaders fight; their fleets keep out of it, but share a retreat. The fleet checks morale for all aboard: they retreat or perish with it. Landed units beside a fleet fight too, and retreat by land.",
    ],
  },
  {
    id: "20.0",
    title: "Recruits and veterans",
    text: [
      "Two-sided units are veterans on the front, recruits on the back; one-sided ones are always recruits. Reinforcements come as recruits.",
      "For an AP a recruit becomes veteran in the Mobilization Phase: a land unit in a fortress, ashore or aboard, or a fleet in a port, together with a leader; new units and new leaders too, any number to a leader.",
      "After a combat in which your force suffered nothing, one recruit who fought becomes veteran for each enemy unit eliminated, for free.",
    ],
  },
  {
    id: "21.0",
    title: "Special units",
    text: [
      "- Light troops: cavalry, auxiliary infantry, marines, leaders. They enter mountains and raid.",
      "- Siege trains: 1 shift in an attack on a fortress or camp, however many.",
      "- Garrisons: static, one a hex, in fortresses and towns.",
      "- Sacred Band (foot and horse): an operation of a force with it that begins outside Libya costs 1 AP more, once; also if it only joins the attack.",
      "- Balearic slingers: raised only while Carthage controls the Baleares, in any Carthaginian fortress.",
      "- Marines: embarked, 1 shift against an enemy port, in battle and raid.",
      "- Mamertines: a Roman unit; eliminated, it never returns.",
    ],
  },
  {
    id: "22.0",
    title: "Camps",
    text: [
      "At the end of an operation a legion or Carthaginian hoplites of the force may build a camp for 1 AP: one a hex; not in a fortress, in mountains or at sea; no more than there are markers.",
      "It gives its defenders, fleets too, 1 shift, shelters them from retreats ([[16.2]]) and feeds two units more. It has no zone of control and needs no supply. It is removed when no friendly land unit is left in the hex.",
    ],
  },
  {
    id: "23.0",
    title: "Stratagems",
    text: [
      "Markers are picked unseen from the pool. In your Mobilization Phase the first of a turn costs 1 AP, the second 2, the third 3 and so on, as long as pool and AP last. Augurs and crises bring more.",
    ],
  },
  {
    id: "23.1",
    title: "Playing them",
    text: [
      "Each player plays at most one in an operation or action, Treachery included. You keep markers until you play or lose them; then they return to the pool.",
      "- Levy (mobilization): two units of your own nation for free, no leaders, as recruits.",
      "- Dictator or Sufete (mobilization): select a leader of your pool; he joins any friendly unit.",
      "- Diplomacy 1 to 3: [[24.1]].",
      "- Tactics 1 to 3 (combat): so many shifts for you, kept in a counterattack.",
      "- Treachery (any time): cancels an enemy marker just revealed, if you have played none in that combat or attempt yourself. In that phase its owner plays no other of the kind; for Tactics, in that combat. A Diplomacy so met ends the attempt; a Tactics leaves the combat without its shift.",
      "- Spy (your own turn): see all enemy units of a region, or all enemy markers.",
    ],
  },
  {
    id: "24.0",
    title: "Minor powers",
    text: [
      "Syracuse, Massilia, the Gauls, the Iberians, Numidia and the mercenaries are neutral, or allied to a side; the mercenaries only to Carthage. Allies are yours for everything: you raise them and operate with them, and to your opponent they are enemies. Neutral units are raised by nobody, and who enters a neutral town or fortress invades it.",
      "A power is won by diplomacy ([[24.1]]), or by the enemy's invasion ([[24.2]]); augurs can lose it.",
    ],
  },
  {
    id: "24.1",
    title: "Diplomacy",
    text: [
      "For 1 AP name a neutral or hostile power and secretly commit a Diplomacy marker; you must have one. The opponent may commit one too. Your value less his is the column. Roll the die, kept within 1 and 6: -1 if the power is the enemy's; +1 Carthage with Numidia or the mercenaries, Rome with Syracuse or Massilia; +1 for a leader of yours in a fortress of its region, -1 for one of the enemy's. Results for 1 to 6:",
      "- -1 or less: X X X – – A",
      "- 0: X X – – N A",
      "- 1: X X – N A A",
      "- 2: X – N N A A",
      "- 3 or more: X N N A A A",
      "A: it is your ally. N: a neutral becomes your ally, an enemy's ally neutral ([[24.6]]). X: the opponent gains an AP. A dash: nothing. Mercenaries never serve Rome: for them A is N.",
      "If units so part company in a hex, the fewer leave for an adjacent one, moved by their own player, or perish if there is none, as garrisons always do; in a tie those with the lower die leave.",
    ],
  },
  {
    id: "24.2",
    title: "Invasion",
    text: [
      "Who attacks a neutral unit, or sets foot in a neutral town or fortress, be it moving, retreating or pursuing, makes that power the ally of his opponent at once. Merely crossing its region does not.",
    ],
  },
  {
    id: "24.3",
    title: "Their reinforcements",
    text: [
      "They cost what your own chart says.",
      "- Syracuse and Massilia: in fortresses and towns of their region, fleets in its ports; no friendly unit need be there.",
      "- Numidia, Iberians, Gauls: anywhere in their region, likewise.",
      "- Mercenaries: the first time Carthage wins them all come at once, for free, in fortresses it occupies; later for AP.",
      "Enemy units and their zones of control bar a hex to all of them.",
    ],
  },
  {
    id: "24.4",
    title: "Their places",
    text: ["Fortresses and towns of a minor power belong to whoever's units control the hex, of whatever contingent ([[3.0]])."],
  },
  {
    id: "24.5",
    title: "Their operations",
    text: [
      "Allied units operate together with all of yours. Only in transport each contingent keeps to itself: fleets carry no others. They may stack.",
    ],
  },
  {
    id: "24.6",
    title: "Neutral again",
    text: [
      "All units of the power leave the map. The player who has lost it sets them up again in fortresses and towns of their region that no other power holds, one in each before a second. Those without room, and mercenaries always, go to the display and can be raised by the next ally.",
    ],
  },
  {
    id: "25.0",
    title: "Fog of war",
    text: [
      "You see your own units, and of other stacks only what lies on top; a marker there hides all. How many land units, fleets and units aboard there are, everybody may count. More is seen:",
      "- in combat: all units that take part;",
      "- on home ground: Rome sees every enemy in Italia, Carthage in Libya;",
      "- by a spy ([[23.1]]).",
    ],
  },
  {
    id: "26.0",
    title: "Scenario I: Opening Clash",
    text: [
      "Turns 1 to 4. Both begin with 2 AP and one stratagem marker. All minor powers are neutral. Carthage sets up first.",
      "- Neutrals: in Cirta two units of cavalry and one of auxiliaries, in Volubilis one of cavalry; in Saguntum one of auxiliaries, one of cavalry and a garrison, in Baecula one of auxiliaries; in Massilia one of hoplites, a garrison and a fleet, in Emporia a garrison; in Placentia two of auxiliaries, in Illiberis one of auxiliaries and one of cavalry; in Syracuse one of hoplites, one of auxiliaries, one of cavalry, a garrison, a fleet and Hiero. The mercenaries wait on the display.",
      "- Carthage: garrisons in Carthage, Utica, Leptis Megale, Cartenna, Tingis, Gades, Baleares, Aleria, Karaly, Panormus, Lilybaeum and Melita; in Carthage Sacred Band foot, two fleets, Hanno; in Panormus and Lilybaeum one unit of cavalry, two of hoplites, the Balearic slingers, two fleets, H. Gisco; one unit of auxiliaries and one of recruit cavalry in Libya, Tartessos, Sardinia or Corsica, one a hex; marines on a fleet.",
      "- Rome: garrisons in Rome, Capua, Neapolis, Tarentum, Pisae, Ariminum, Sena Gallica, Ostia, Brundisium and Rhegium; two legions, two recruit legions, one unit of auxiliaries, one of recruit cavalry, Duilius and Valerius Maximus in Italia, one unit and one leader a hex; the Mamertines in Messana.",
      "Garrisons do not count against the limit of one a hex. Units may start aboard. The crisis marker is in Messana. In turn 1 Rome has the initiative, and there are no augurs.",
    ],
  },
  {
    id: "27.0",
    title: "Scenario II: The First Punic War",
    text: ["The whole war, turns 1 to 8, with the set-up and rules of scenario I ([[26.0]])."],
  },
  {
    id: "28.0",
    title: "Scenario III: Regulus' War",
    text: [
      "Turns 4 to 8. Syracuse is Rome's ally, the mercenaries are Carthage's; the others are neutral, set up as in scenario I ([[26.0]]). Rome begins with 6 AP, Carthage with none; both with two stratagem markers. Carthage sets up first.",
      "- Carthage: garrisons as in scenario I, but none in Aleria; in Carthage Sacred Band foot, marines, elephants, two fleets, and Xanthippus with two units of hoplites and one of auxiliaries; in Panormus and Lilybaeum two units of cavalry, four of hoplites, the Balearic slingers, one unit of auxiliaries, a siege train, Hanno, Hamilcar; two units of auxiliaries and one of recruit cavalry as in scenario I; marines on a fleet. H. Gisco is not in play.",
      "- Rome: garrisons as in scenario I and in Messana; two recruit legions, one unit of auxiliaries and one of recruit cavalry in Italia, one a hex; in Messana, Agrigentum and Syracuse two legions, one unit of auxiliaries, one of cavalry, a siege train, three fleets and the Tribune; in Hadrumetum Regulus, two legions, one unit of auxiliaries and a fleet; in Syracuse Hiero with the hoplites, auxiliaries, garrison and fleet of Syracuse.",
      "Turn 4: Rome has the initiative. With pillage ([[31.0]]) Agrigentum begins pillaged.",
    ],
  },
  { id: "29.0", title: "Option: leaders", text: ["Limits on leaders, and what a defeat can do to them."] },
  { id: "29.1", title: "Politics", text: ["Nobody recruits more than two leaders in a Mobilization Phase."] },
  {
    id: "29.2",
    title: "The Tribune",
    text: ["He stands for the citizens who come forward: eliminated, he can be recruited again."],
  },
  {
    id: "29.3",
    title: "Disgrace",
    text: [
      "When the stratagems have been played, each player names the leader who shifts the column, or none.",
      "A leader whose command shifted the column and who survives AR as attacker or DR as defender, in a counterattack too, is called to account: a die, +1 for Carthage.",
      "- 1 to 3: he keeps his command.",
      "- 4 or 5: he is relieved and goes back to the pool.",
      "- 6 or more: he is executed or exiled, out of the game.",
    ],
  },
  {
    id: "30.0",
    title: "Option: siege",
    text: ["A fortress is besieged while an enemy camp stands next to it; one camp is enough. Towns and camps are not besieged."],
  },
  {
    id: "30.1",
    title: "Its effects",
    text: [
      "A besieged fortress gives no AP, by the augurs neither, receives no reinforcements, and feeds only as many units as a town: four.",
    ],
  },
  {
    id: "30.2",
    title: "Blockade",
    text: ["A fortress that is a port is besieged only if an enemy fleet is next to it as well."],
  },
  {
    id: "31.0",
    title: "Option: pillage",
    text: ["An attacker who wins against a town or fortress and pursues into it may pillage it."],
  },
  {
    id: "31.1",
    title: "The gain",
    text: ["A pillage marker goes to the hex; the pillager gains 2 AP for a fortress, 1 for a town."],
  },
  {
    id: "31.2",
    title: "Limits",
    text: [
      "The pursuers must end in the hex. Only a place that was fought for can be pillaged; not one of a pursuer's own nation, so by no Roman unit in Italia; not one of a friendly minor power; and none twice.",
    ],
  },
  {
    id: "31.3",
    title: "What remains",
    text: [
      "A pillaged place gives no AP, by the augurs neither, receives no reinforcements, helps no fleet as a port, gives no defensive shift and no shelter from retreats, and feeds one unit. It still counts for victory.",
    ],
  },
  {
    id: "31.4",
    title: "Rebuilding",
    text: ["At the end of your Mobilization Phase 2 AP remove the marker where you have a unit."],
  },
  { id: "32.0", title: "Option: colonies", text: ["Towns can be made fortresses."] },
  {
    id: "32.1",
    title: "Founding",
    text: [
      "At the end of your Mobilization Phase, for 4 AP, in a town with a leader of yours. A camp there is removed and can be used again.",
    ],
  },
  {
    id: "32.2",
    title: "Effects",
    text: ["The hex is a minor fortress for everything: victory, AP, deployment, zones of control, supply, combat."],
  },
  { id: "32.3", title: "For good", text: ["A colony stays until the end of the game, pillaged or not, whoever holds it."] },
  { id: "33.0", title: "Option: reactions", text: ["The other player may act in your turn."] },
  {
    id: "33.1",
    title: "How",
    text: [
      "When the phasing player has finished an operation, the other may pay 2 AP and carry out one of his own with a stack that has a leader; the leader goes with it. Then the phasing player goes on.",
    ],
  },
  {
    id: "33.2",
    title: "Limits",
    text: ["By land or sea, one for each enemy operation, and only right after it."],
  },
  ...strategy,
];

export default rules;
