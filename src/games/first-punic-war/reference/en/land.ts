import type { RulesReference } from "../../../../words/rules-reference.ts";

export const land: RulesReference = [
  {
    id: "10.0",
    title: "Stacking",
    text: [
      "Any number of friendly units, of any contingent, may share a hex; only garrisons are limited to one. But many in a hex may starve ([[18.0]]). The owner arranges his stacks as he likes, markers always on top. An army marker can stand for the units of a hex.",
      "> Six Roman units and Duilius stand in open country. Nothing forbids it, but the land feeds three: at the end of the turn Rome pays an AP for them, or three of them may be lost.",
    ],
  },
  {
    id: "11.0",
    title: "Zones of control",
    text: [
      "Every unit, static ones and leaders included, has a zone of control in the six hexes around it. Nothing cancels it, and several in a hex do no more than one. What it does is in [[11.1]]. But:",
      "- none reaches into or out of a fortress hex;",
      "- that of land units does not cross all-sea hexsides or straits, nor reach into all-sea hexes;",
      "- that of fleets does not cross all-land hexsides or reach inland;",
      "- neutral units have none.",
      "> Carthaginian hoplites stand in Agrigentum, a town. Their zone covers the hexes around it, but not Panormus next door, a fortress. The garrison of Panormus has no zone at all.",
    ],
  },
  {
    id: "11.1",
    title: "What they do",
    text: [
      "Zones of control hold up whoever comes near an enemy. They never stop anybody for good:",
      "- Who enters an enemy zone of control stops.",
      "- Who begins in one may not step directly into another, but may leave it, and enter one again farther on.",
      "- Nobody has to attack because of them.",
      "- They cost units in retreats ([[16.2]]); pursuers ignore them ([[17.0]]).",
      "- Reinforcements do not arrive in them ([[9.2]]).",
      "> Roman legions march from Messana along the northern road and enter the zone of Carthaginian hoplites: they stop. With the next operation they cannot step from there to another hex beside the same hoplites; they attack, or go back one hex and come round.",
    ],
  },
  {
    id: "12.0",
    title: "Operations",
    text: [
      "For one AP one force moves, attacks, or does both. Operations follow one another, as many as you can pay for, or none. A force with the Sacred Band may cost more: [[21.0]].",
      "> Rome pays 1 AP: Duilius marches two hexes and attacks with two legions. It pays another, and the same army marches on; a third, and a fleet sails from Ostia.",
    ],
  },
  {
    id: "12.1",
    title: "Forces",
    text: [
      "A force is one unit or several that begin in the same hex. The others stay behind. Land units form a land force, fleets with what they carry a naval one.",
      "> Three legions and a leader stand in Rhegium. One operation takes the leader and two legions over the strait; the third legion stays, or follows for an AP of its own.",
    ],
  },
  {
    id: "12.2",
    title: "Repeated operations",
    text: [
      "The same force may operate any number of times in a turn, an AP each time, and other forces in between. The attack at the end of a move costs nothing more. So a rich side strikes the same enemy again and again.",
      "> A legion marches from Neapolis to Rhegium with one AP, 3.5 points along the road. With a second it crosses to Messana, with a third it is at the enemy.",
    ],
  },
  {
    id: "12.3",
    title: "Concentrating on a leader",
    text: [
      "For one AP all land units you choose, from anywhere, march to the hex of a friendly leader, if each can reach it in one movement; through a neutral town that is an invasion ([[24.2]]). He stays where he is, and nobody goes by sea. Then those in his hex may attack.",
      "> Duilius is in Capua; legions stand in Rome, Neapolis and Venusia. All three reach Capua by road in one movement: 1 AP instead of three.",
    ],
  },
  {
    id: "12.4",
    title: "Who attacks",
    text: [
      "Everybody in the hex where the force ends may join its attack, whether they moved or not, and anybody may be left out; not those dropped off on the way ([[13.0]]). Units of different hexes never attack together.",
      "> Two legions march to where a third already stands beside the enemy. All three attack, or only two of them, so that one is safe whatever the die says.",
    ],
  },
  {
    id: "13.0",
    title: "Land movement",
    text: [
      "A force moves from hex to hex, as far as its slowest unit's movement points reach; slow ones can be dropped off. Whoever is dropped neither moves nor attacks again in this operation. Nobody is picked up, and static units do not move.",
      "One hex is always possible, whatever it costs, but not against zones of control ([[11.1]]) or into forbidden terrain. Hexes with enemy units, fleets too, or neutral units are closed.",
      "> A legion (4 points) and a siege train (3) set out together over open country. After three hexes the siege train is dropped off; the legion goes one farther alone.",
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
      "> From Neapolis to Rhegium the road has seven hexes: 3.5 of a legion's 4 points. The strait to Messana costs 4, rough ground 2 and the strait 2 more: it takes a second operation.",
    ],
  },
  {
    id: "14.0",
    title: "Combat",
    text: [
      "A force that has moved, or not, may attack one adjacent enemy hex, with others of its own hex if you like. Attacking is never compulsory. Units count whole, leaders too, even one who is alone. Static units do not attack, but defend and counterattack. All units of the defending hex defend together.",
      "> Two legions (5 each) and Duilius (1) attack hoplites (4) and H. Gisco (1): 11 against 5. How it goes on is in [[14.1]].",
    ],
  },
  {
    id: "14.1",
    title: "The course of a combat",
    text: [
      "A combat is one roll on a table; strength gives the column, and shifts move it. Step by step:",
      "- Attackers are named; all units on both sides are revealed.",
      "- The attacker selects the battle table, or the raid table: then only cavalry, auxiliary infantry, marines and leaders take part.",
      "- Attacking strength in percent of the defending strength, cut to a whole number, gives the column: up to 49, 50-99, 100-149, 150-199, 200-299, 300-399, 400-499, 500-599, 600 and more.",
      "- The attacker, then the defender, may play one Tactics marker.",
      "- Shifts to the right help the attacker, to the left the defender; only the difference counts, and nobody leaves the table.",
      "- The attacker rolls the die: [[15.0]].",
      "Shifts for the attacker: command of one leader; Tactics; siege train against a fortress or camp 1; elephants against an open, desert or town hex without fortress 1; embarked marines against a port 1.",
      "Shifts for the defender: command of one leader; Tactics; the best one of rough 1, mountain 2, town 1, minor fortress 2, major fortress 3; the hexside of the attack, river, mountain line or strait, 1; camp 1.",
      "In a counterattack: [[15.1]].",
      "> 11 against 5 is 220 percent: column 200-299. Duilius shifts 2 to the right, H. Gisco 2 and the town of Agrigentum 1 to the left: one to the left, 150-199. A die of 5 gives DW there, a 3 CA.",
    ],
  },
  {
    id: "15.0",
    title: "Combat results",
    text: [
      "The letters say who is meant, A the attacker and D the defender, and what happens to him.",
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
      "> A battle in the column 300-399: 1 to 3 bring a counterattack, 4 drives the enemy back, 5 may rout him, 6 destroys him. The same column as a raid has neither AC nor DC: at best the enemy checks morale.",
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
      "> The attack on Agrigentum ends in CA. Now 5 fight against 11, 45 percent: the first column. H. Gisco's 2 and Duilius's 2 cancel out, the counterattack shifts one to the right: 50-99. A 4 gives AW, and Carthage withdraws.",
    ],
  },
  {
    id: "15.2",
    title: "Morale checks",
    text: [
      "One leader of the hex may raise the morale of as many units as his command by one, never that of leaders. Then one die for the whole force: up to its morale a unit passes, above it fails; on a 6 all fail.",
      "> Three units with morale 4, 3 and 2 are led by a leader with command 2, morale 4. He steadies the first two. On a 4 only the third fails.",
    ],
  },
  {
    id: "15.3",
    title: "Major combat",
    text: [
      "If one side loses four units or more in a combat, retreats included, and the other does not, the winner gains an AP and the loser loses one, if he has any. If both do, nothing happens. Leaders and units aboard count among the lost.",
      "> A Roman fleet of two with two legions aboard meets DC at sea: four units are gone, Carthage gains 1 AP and Rome loses 1.",
    ],
  },
  {
    id: "16.0",
    title: "Withdrawal and rout",
    text: [
      "Both are retreats, counted in hexes, not in movement points. A withdrawal is one hex. Units that failed a morale check rout as many hexes as the die of the check; those who passed withdraw.",
      "> After DR the die of the check is a 4. The hoplites of morale 4 pass and withdraw one hex; the auxiliaries of morale 3 rout four hexes.",
    ],
  },
  {
    id: "16.1",
    title: "How to retreat",
    text: [
      "The owner moves the units, together or apart. Each must end the full number of hexes away from where it fought, or it is eliminated. It never goes into enemy or neutral units, forbidden terrain, over forbidden hexsides or off the map; and not where it would cost a unit if another way is open.",
      "> Auxiliaries rout four hexes in the west of Sicily, and the sea begins after three: they are eliminated. Had the die been a 3, they would have escaped.",
    ],
  },
  {
    id: "16.2",
    title: "Special cases",
    text: [
      "Some places and some units make a retreat worse or spare it. They are these, in every retreat:",
      "- A group that withdraws into an enemy zone of control loses one unit; a routing one loses one for each such hex, whoever else stands there.",
      "- Siege trains withdraw like others, but a rout eliminates them. Static units are eliminated by any retreat.",
      "- Fleets go by sea and coast and through straits, and take along whom they carry.",
      "- In a fortress or camp: AW and DW have no effect; after AR and DR all withdraw one hex, without a check; AC and DC work as usual.",
      "> Rome attacks Lilybaeum and rolls DW: nothing happens, for the walls hold. With DR the hoplites inside withdraw one hex, and the garrison, which cannot, is eliminated.",
    ],
  },
  {
    id: "17.0",
    title: "Pursuit",
    text: [
      "If the result allows it and the enemy's hex is empty, any of your mobile units that fought may enter it; leaders and cavalry may go a second hex, in any direction. Pursuit counts hexes, not points, and ignores zones of control; the terrain must be open to the unit. Whoever ends next to an enemy does not attack again in this operation. Static units never pursue. Defenders who win may pursue too, if the result says so ([[15.0]]).",
      "> After DW at Agrigentum two legions enter the town, and Duilius with the cavalry rides a hex farther. A fortress is taken in the same way: who does not pursue has not got it.",
    ],
  },
  {
    id: "18.0",
    title: "Supply",
    text: [
      "At the end of your half of a turn every hex of yours is checked. It is in supply:",
      "- in a fortress, with no enemy land unit next to it;",
      "- in a port, with no enemy fleet next to it;",
      "- anywhere, if you pay an AP for the hex.",
      "Otherwise it feeds as many units as its best terrain: open 3, rough 2, desert 1, mountain 1, town 4, minor fortress 6, major fortress 8, all-sea 1; two more in your camp. You designate the units beyond that; they check morale ([[15.2]]), and who fails is eliminated. Leaders are neither counted nor harmed; embarked units do not count.",
      "> Five Roman units end the turn in open country with a camp: 3 and 2 are fed, nobody is hungry. Without the camp two check morale; with 1 AP for the hex nobody does.",
    ],
  },
];
