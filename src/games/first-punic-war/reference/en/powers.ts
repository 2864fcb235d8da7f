import type { RulesReference } from "../../../../words/rules-reference.ts";

export const powers: RulesReference = [
  {
    id: "19.0",
    title: "Fleets",
    text: [
      "They follow the rules for land units, with the differences of this chapter: how far they sail ([[19.1]]), whom they fight ([[19.2]]), what they carry ([[19.3]]). Every voyage begins with a die, and storms can sink more than the enemy does.",
    ],
  },
  {
    id: "19.1",
    title: "Sailing",
    text: [
      "Fleets enter sea and coastal hexes through full or partial sea hexsides, a point a hex. After embarking ([[19.3]]) the die says how far; +1 from a friendly port that is not pillaged, +1 with a leader aboard, -1 with a recruit fleet:",
      "- 1 or less: 0 hexes, and a storm. 2: 2 hexes, and a storm.",
      "- 3: 4. 4: 6. 5: 8. 6: 10. 7 or more: 12.",
      "The storm comes after the move and before landing, and spares a force in a friendly port. Else the fleets check morale ([[15.2]]): who fails is lost with all aboard; leaders survive if one fleet does.",
      "No fleet enters a hex with enemy fleets or an enemy fortress, or with neutrals. It may pass other enemy land units, but not end with them.",
      "> Two veteran fleets leave Ostia, a Roman port, with Duilius aboard: +2. A die of 3 becomes 5, and they sail 8 hexes. Recruit fleets out at sea would have rolled 3 less 1: 2 hexes, and a storm.",
    ],
  },
  {
    id: "19.2",
    title: "Fighting",
    text: [
      "Fleets fight by the same tables as armies ([[14.1]]). Who can reach whom is said here:",
      "- Fleets attack fleets on any sea or coast; what is stacked with them is attacked too.",
      "- They attack land units on coasts and islands, whatever hexside is between, never inland.",
      "- Land units attack fleets on coasts, not in all-sea hexes.",
      "- Fleets and land units of one coastal hex may attack the next coastal hex together, across water too.",
      "- Fleets retreat and pursue over sea and coast alone, as they may move: in rout they may pass enemy land units, but not end with them.",
      "> Two Roman fleets (4 each) attack a Carthaginian fleet (5): 160 percent, column 150-199. On a 6 it must check morale.",
    ],
  },
  {
    id: "19.3",
    title: "Transport",
    text: [
      "A fleet carries two mobile land units of its own contingent and any number of leaders. They embark in its hex at the start of the operation and may land on a coast or in a port at its end; then neither they nor the fleet move on. They may also stay aboard. From a fleet dropped off on the way they may land where it was left, but not attack. With a naval result of 0 units can still embark and land. A fleet carries once in a movement.",
      "> Two fleets in Ostia take four legions and Regulus aboard and sail 10 hexes to the coast of Africa. There the legions land and may attack at once; for 1 AP more they march on.",
    ],
  },
  {
    id: "19.4",
    title: "Supply at sea",
    text: [
      "As in [[18.0]]: an all-sea hex feeds one fleet, a coastal hex what its land feeds, fleets and landed units counted together. Whoever is aboard is not counted, and shares the fate of the fleet; only leaders go over to another fleet, or ashore.",
      "> Three fleets end the turn in one all-sea hex: two of them check morale, unless Rome pays 1 AP. In a port without enemy fleets next to it none would have to.",
    ],
  },
  {
    id: "19.5",
    title: "Amphibious combat",
    text: [
      "Embarked units add their factors to the combats of their fleet, at sea and against a coast, without landing; or they attack while the fleet keeps out of it. But elephants aboard count 0 and give no shift, horse aboard is no cavalry; siege trains aboard work.",
      "In a raid only embarked marines, auxiliary infantry and leaders fight; their fleets keep out of it, but share a retreat. The fleet checks morale for all aboard: they retreat or perish with it. Landed units beside a fleet fight too, and retreat by land.",
      "> A Carthaginian fleet (5) with marines (2) aboard attacks a Roman port: 7 factors, and one shift to the right for the marines. Elephants in their place would have added nothing.",
    ],
  },
  {
    id: "20.0",
    title: "Recruits and veterans",
    text: [
      "Two-sided units are veterans on the front, recruits on the back; one-sided ones are always recruits. Reinforcements come as recruits.",
      "For an AP a recruit becomes veteran in the Mobilization Phase: a land unit in a fortress, ashore or aboard, or a fleet in a port, together with a leader; new units and new leaders too, any number to a leader.",
      "After a combat in which your force suffered nothing, one recruit who fought becomes veteran for each enemy unit eliminated, for free.",
      "> Rome raises two legions in Rome, where Duilius is, for 4 AP and trains both at once for 2 more. Two veteran legions of 4-4 stand there, for 6 AP.",
    ],
  },
  {
    id: "21.0",
    title: "Special units",
    text: [
      "Some units have a rule of their own. Where it gives a shift, that shift is counted with the others in [[14.1]]:",
      "- Light troops: cavalry, auxiliary infantry, marines, leaders. They enter mountains and raid.",
      "- Siege trains: 1 shift in an attack on a fortress or camp, however many.",
      "- Garrisons: static, one a hex, in fortresses and towns.",
      "- Sacred Band (foot and horse): an operation of a force with it that begins outside Libya costs 1 AP more, once; also if it only joins the attack.",
      "- Balearic slingers: raised only while Carthage controls the Baleares, in any Carthaginian fortress.",
      "- Marines: embarked, 1 shift against an enemy port, in battle and raid.",
      "- Mamertines: a Roman unit; eliminated, it never returns.",
      "> Two siege trains go along against Panormus, a major fortress: the defender's 3 shifts become 2, not 1. The Sacred Band would have cost Carthage 2 AP for each operation in Sicily.",
    ],
  },
  {
    id: "22.0",
    title: "Camps",
    text: [
      "At the end of an operation a legion or Carthaginian hoplites of the force may build a camp for 1 AP: one a hex; not in a fortress, in mountains or at sea; no more than there are markers.",
      "It gives its defenders, fleets too, 1 shift, shelters them from retreats ([[16.2]]) and feeds two units more. It has no zone of control and needs no supply. It is removed when no friendly land unit is left in the hex.",
      "> Two legions have crossed into Africa and end beside Utica, in rough country. For 1 AP they build a camp: a DW no longer moves them, the defence is shifted by 1 more, and four units can live there instead of two.",
    ],
  },
  {
    id: "23.0",
    title: "Stratagems",
    text: [
      "Markers are picked unseen from the pool. In your Mobilization Phase the first of a turn costs 1 AP, the second 2, the third 3 and so on, as long as pool and AP last. Augurs and crises bring more.",
      "> Carthage picks three markers in one turn: 1, 2 and 3, 6 AP in all. In three turns, one in each, they would have cost 3.",
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
      "- Treachery (any time): negates an enemy marker just revealed, if you have played none in that combat or attempt yourself. In that phase its owner plays no other of the kind; for Tactics, in that combat. A Diplomacy so met ends the attempt; a Tactics leaves the combat without its shift.",
      "- Spy (your own half of a turn): see all enemy units of a region, or all enemy markers.",
      "> Rome attacks with Tactics 3. Carthage, which has played nothing in this combat, plays Treachery: the three shifts are gone, and so are both markers.",
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
      "For 1 AP name a neutral or hostile power and secretly commit a Diplomacy marker; you must have one. The opponent may commit one too. Your value less his is the column. Roll the die, kept within 1 and 6:",
      "- -1 if the power is the enemy's;",
      "- +1 Carthage with Numidia or the mercenaries, Rome with Syracuse or Massilia;",
      "- +1 for a leader of yours in a fortress of its region, -1 for one of the enemy's.",
      "Results for 1 to 6, by column:",
      "- -1 or less: X X X – – A",
      "- 0: X X – – N A",
      "- 1: X X – N A A",
      "- 2: X – N N A A",
      "- 3 or more: X N N A A A",
      "- A: it is your ally. N: a neutral becomes your ally, an enemy's ally neutral ([[24.6]]). X: the opponent gains an AP. A dash: nothing. Mercenaries never serve Rome: for them A is N.",
      "If units so part company in a hex, the fewer leave for an adjacent one, moved by their own player, or perish if there is none, as garrisons always do; in a tie those with the lower die leave.",
      "> Rome courts Syracuse with Diplomacy 2 and Carthage commits nothing: column 2. The die is 3, +1 for Rome with Syracuse makes 4: N, and neutral Syracuse is Rome's ally. Against Diplomacy 2 of Carthage the column would be 0, and a 4 there does nothing.",
    ],
  },
  {
    id: "24.2",
    title: "Invasion",
    text: [
      "Who attacks a neutral unit, or sets foot in a neutral town or fortress, be it moving, retreating or pursuing, makes that power the ally of his opponent at once. Merely crossing its region does not. What the invader takes he may keep, but he now has an enemy more.",
      "> Rome attacks Syracuse, still neutral. At that moment Syracuse is Carthage's ally: its hoplites, cavalry, fleet and Hiero are moved by Carthage from now on.",
    ],
  },
  {
    id: "24.3",
    title: "Their reinforcements",
    text: [
      "They cost what your own chart says ([[9.1]]), and each power has places of its own for them:",
      "- Syracuse and Massilia: in fortresses and towns of their region, fleets in its ports; no friendly unit need be there.",
      "- Numidia, Iberians, Gauls: anywhere in their region, likewise.",
      "- Mercenaries: the first time Carthage wins them all come at once, for free, in fortresses it occupies; later for AP.",
      "Enemy units and their zones of control bar a hex to all of them.",
      "> Carthage has won Numidia and raises a unit of its cavalry for 2 AP: it may appear in any hex of Numidia, for instance two hexes from a Roman army near Cirta, outside its zone of control.",
    ],
  },
  {
    id: "24.4",
    title: "Their places",
    text: [
      "Fortresses and towns of a minor power belong to whoever's units control the hex, of whatever contingent ([[3.0]]). An ally's empty fortress is nobody's, and brings no AP until a unit is in it.",
      "> Rome's ally Syracuse has lost its garrison, and the city stands empty. A Roman legion marches in: Rome now has the 2 AP of a major fortress, and 3 victory points.",
    ],
  },
  {
    id: "24.5",
    title: "Their operations",
    text: [
      "Allied units operate together with all of yours. Only in transport each contingent keeps to itself: fleets carry no others. They may stack.",
      "> The fleet of Syracuse sails with the Roman fleets, and fights beside them. But it carries only the hoplites and auxiliaries of Syracuse, no legion, and nobody carries the mercenaries, who have no fleet.",
    ],
  },
  {
    id: "24.6",
    title: "Neutral again",
    text: [
      "All units of the power leave the map. The player who has lost it sets them up again in fortresses and towns of their region that no other power holds, one in each before a second. Those without room, and mercenaries always, go to the display and can be raised by the next ally.",
      "> The augurs send Numidia home. Carthage puts one unit of cavalry in Cirta and one in Volubilis, then the next ones where fewest stand; if a Roman legion holds Cirta, none go there.",
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
      "> In Lilybaeum a garrison lies on top of four more units: Rome sees that there are five, not what they are. Once it attacks, all five are shown.",
    ],
  },
];
