import type { RulesReference } from "../../../../words/rules-reference.ts";

export const scenarios: RulesReference = [
  {
    id: "26.0",
    title: "Scenario I: Opening Clash",
    text: [
      "Turns 1 to 4; both begin with 2 AP and one stratagem marker. All minor powers are neutral. Carthage sets up first.",
      "- Neutrals: in Cirta two units of cavalry and one of auxiliaries, in Volubilis one of cavalry; in Saguntum one of auxiliaries, one of cavalry and a garrison, in Baecula one of auxiliaries; in Massilia one of hoplites, a garrison and a fleet, in Emporia a garrison; in Placentia two of auxiliaries, in Illiberis one of auxiliaries and one of cavalry; in Syracuse one of hoplites, one of auxiliaries, one of cavalry, a garrison, a fleet and Hiero. The mercenaries wait on the display.",
      "- Carthage: garrisons in Carthage, Utica, Leptis Megale, Cartenna, Tingis, Gades, Baleares, Aleria, Karaly, Panormus, Lilybaeum and Melita; in Carthage Sacred Band foot, two fleets, Hanno; in Panormus and Lilybaeum one unit of cavalry, two of hoplites, the Balearic slingers, two fleets, H. Gisco; one unit of auxiliaries and one of recruit cavalry in Libya, Tartessos, Sardinia or Corsica, one a hex; marines on a fleet.",
      "- Rome: garrisons in Rome, Capua, Neapolis, Tarentum, Pisae, Ariminum, Sena Gallica, Ostia, Brundisium and Rhegium; two legions, two recruit legions, one unit of auxiliaries, one of recruit cavalry, Duilius and Valerius Maximus in Italia, one unit and one leader a hex; the Mamertines in Messana.",
      "Garrisons do not count against the limit of one a hex, and units may start aboard. The crisis marker is in Messana ([[7.1]]). In turn 1 Rome has the initiative, and there are no augurs.",
      "> Rome sets up its two veteran legions in Rhegium and Croton and Duilius with one of them. In the first turn he gathers them ([[12.3]]) and crosses to Messana, where the crisis waits.",
    ],
  },
  {
    id: "27.0",
    title: "Scenario II: The First Punic War",
    text: [
      "The whole war, turns 1 to 8, with the set-up and rules of scenario I ([[26.0]]). Nothing is counted before turn 8 is over, so a lost fortress can still be won back.",
      "> After turn 4 Rome stands at 21 points against 14: in scenario I a substantive victory. Here the war goes on for another twelve years.",
    ],
  },
  {
    id: "28.0",
    title: "Scenario III: Regulus' War",
    text: [
      "Turns 4 to 8; Syracuse is Rome's ally, the mercenaries are Carthage's; the others are neutral, set up as in scenario I ([[26.0]]). Rome begins with 6 AP, Carthage with none; both with two stratagem markers. Carthage sets up first.",
      "- Carthage: garrisons as in scenario I, but none in Aleria; in Carthage Sacred Band foot, marines, elephants, two fleets, and Xanthippus with two units of hoplites and one of auxiliaries; in Panormus and Lilybaeum two units of cavalry, four of hoplites, the Balearic slingers, one unit of auxiliaries, a siege train, Hanno, Hamilcar; two units of auxiliaries and one of recruit cavalry as in scenario I; marines on a fleet. H. Gisco is not in play.",
      "- Rome: garrisons as in scenario I and in Messana; two recruit legions, one unit of auxiliaries and one of recruit cavalry in Italia, one a hex; in Messana, Agrigentum and Syracuse two legions, one unit of auxiliaries, one of cavalry, a siege train, three fleets and the Tribune; in Hadrumetum Regulus, two legions, one unit of auxiliaries and a fleet; in Syracuse Hiero with the hoplites, auxiliaries, garrison and fleet of Syracuse.",
      "Turn 4: Rome has the initiative. With pillage ([[31.0]]) Agrigentum begins pillaged.",
      "> Regulus in Hadrumetum is two hexes from Carthage with two legions. Rome moves first and has AP; Carthage has Xanthippus, command 3, and gets its own AP only when Rome is done.",
    ],
  },
  {
    id: "29.0",
    title: "Option: leaders",
    text: [
      "Limits on leaders ([[29.1]]), and what a defeat can do to them ([[29.3]]). With this option a side thinks twice before it risks its best leader for a shift.",
    ],
  },
  {
    id: "29.1",
    title: "Politics",
    text: [
      "Nobody recruits more than two leaders in a Mobilization Phase. A leader called by a Dictator or Sufete counts, and so do those of minor powers.",
      "> Rome plays Dictator for Regulus and pays 1 AP for another leader: two. A third has to wait until next turn.",
    ],
  },
  {
    id: "29.2",
    title: "The Tribune",
    text: [
      "He stands for the citizens who come forward: eliminated, he goes back to the pool and can be recruited again. All other leaders are gone for good ([[9.3]]).",
      "> Regulus and the Tribune fall in the same battle. Next turn Rome may pick the Tribune again; Regulus never.",
    ],
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
      "> Hanno defends with his 2 shifts, and the result is DR. The die is 5, +1 for Carthage makes 6: he is executed, and never comes back. A Roman would only have been relieved.",
    ],
  },
  {
    id: "30.0",
    title: "Option: siege",
    text: [
      "A fortress is besieged while an enemy camp stands next to it; one camp is enough. Towns and camps are not besieged. What it means is in [[30.1]], and a port needs a blockade as well ([[30.2]]).",
    ],
  },
  {
    id: "30.1",
    title: "Its effects",
    text: [
      "A besieged fortress gives no AP, by the augurs neither, and receives no reinforcements. It feeds only as many units as a town: four.",
      "> Capua is besieged with five units inside: no AP for Rome, and with an enemy land unit next to it one of the five goes hungry.",
    ],
  },
  {
    id: "30.2",
    title: "Blockade",
    text: [
      "A fortress that is a port is besieged only if an enemy fleet is next to it as well. Camp and fleet may stand in different hexes.",
      "> Rome has a camp beside Lilybaeum, but its fleet has been driven off: the city gets AP and reinforcements as usual. With a fleet in the hex next to it the siege is complete.",
    ],
  },
  {
    id: "31.0",
    title: "Option: pillage",
    text: [
      "An attacker who wins against a town or fortress and pursues into it may pillage it. That brings AP at once ([[31.1]]), and leaves the place nearly worthless ([[31.3]]) until somebody pays to restore it ([[31.4]]).",
    ],
  },
  {
    id: "31.1",
    title: "The gain",
    text: [
      "A pillage marker goes to the hex. The pillager gains 2 AP for a fortress, 1 for a town.",
      "> Rome storms Utica and pillages it: 2 AP now, but no AP from the fortress in later turns. Had it kept Utica whole, it would have had 1 each turn.",
    ],
  },
  {
    id: "31.2",
    title: "Limits",
    text: [
      "The pursuers must end in the hex. Only a place that was fought for can be pillaged; not one of a pursuer's own nation, so by no Roman unit in Italia; not one of a friendly minor power; and none twice.",
      "> Hoplites leave Agrigentum before the Romans come, and a legion walks in: nothing to pillage. Had it driven them out in battle, it would have gained 1 AP.",
    ],
  },
  {
    id: "31.3",
    title: "What remains",
    text: [
      "A pillaged place gives no AP, by the augurs neither, and receives no reinforcements. It helps no fleet as a port, gives no defensive shift and no shelter from retreats, and feeds one unit. It still counts for victory.",
      "> Panormus is pillaged and Rome defends it. The 3 shifts of a major fortress are gone, and a DW drives the legions out; but as long as one stands there, it is worth 2 points.",
    ],
  },
  {
    id: "31.4",
    title: "Rebuilding",
    text: [
      "At the end of your Mobilization Phase 2 AP remove the marker where you have a unit. Until then, and for the reinforcements of that same phase, the place stays pillaged.",
      "> Rome pays 2 AP for Panormus at the end of turn 3's mobilization. From turn 4 on it brings 2 AP a turn again.",
    ],
  },
  {
    id: "32.0",
    title: "Option: colonies",
    text: [
      "Towns can be made fortresses, where a leader founds a colony ([[32.1]]). It is a way to turn spare AP into lasting strength and victory points ([[32.2]]).",
    ],
  },
  {
    id: "32.1",
    title: "Founding",
    text: [
      "A colony is founded at the end of your Mobilization Phase, for 4 AP, in a town with a leader of yours. A camp there is removed and can be used again.",
      "> Duilius is in Agrigentum when Rome's mobilization ends. For 4 AP a colony is founded there.",
    ],
  },
  {
    id: "32.2",
    title: "Effects",
    text: [
      "The hex is a minor fortress for everything: victory, AP, deployment, zones of control, supply, combat. For victory it counts one point, and one more if you control it outside your home region ([[4.2]]).",
      "> Rome's colony in Agrigentum brings 1 AP a turn, defends with 2 shifts instead of 1, feeds 6 units, and is worth 2 points at the end.",
    ],
  },
  {
    id: "32.3",
    title: "For good",
    text: [
      "A colony stays until the end of the game, pillaged or not, whoever holds it. Its founder has built a fortress that the enemy can take.",
      "> Carthage storms Agrigentum and has the Roman colony: 1 AP a turn for Carthage, and 2 points at the end, since Sicily is outside Libya.",
    ],
  },
  {
    id: "33.0",
    title: "Option: reactions",
    text: [
      "The other player may act in your half of a turn, right after one of your operations ([[33.1]]). It costs him twice as much as an operation of his own, so he must have kept AP for it.",
    ],
  },
  {
    id: "33.1",
    title: "How",
    text: [
      "When the phasing player has finished an operation, the other may pay 2 AP and carry out one of his own with a stack that has a leader; the leader goes with it. Then the phasing player goes on.",
      "> A Roman legion lands near Lilybaeum. Carthage has kept 2 AP: Hamilcar marches out with two units of hoplites and attacks it before Rome can build up. With the Sacred Band in the force it would cost 3.",
    ],
  },
  {
    id: "33.2",
    title: "Limits",
    text: [
      "A reaction is made by land or sea, one for each enemy operation, and only right after it. It is no concentration, but may end in a combat and a camp like any operation ([[12.0]]).",
      "> Rome carries out three operations in a row. Carthage may react once after each, 6 AP in all; what it missed after the first it cannot make up after the third.",
    ],
  },
];
