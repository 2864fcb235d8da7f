import type { RulesReference } from "../../../../words/rules-reference.ts";

export const politics: RulesReference = [
  {
    id: "19",
    title: "Political control",
    text: [
      "Whose a space or a province is, and how that changes. PCs are placed with operations ([[19.2]]), are lost by defeats ([[15.5]]) and when they are cut off ([[19.4]]), and decide the war ([[22]]).",
    ],
  },
  {
    id: "19.1",
    title: "Control",
    text: [
      "A side controls a space if it has its PC there, whatever CUs are in it. It controls a province if it controls more than half of its spaces, not just more than the other side.",
      "> Samnium has five spaces. Carthage has PCs in two of them, Rome in two, one is empty: nobody controls it. With a third PC Carthage does.",
    ],
  },
  {
    id: "19.2",
    title: "Placing PCs",
    text: [
      "PCs are placed in spaces without enemy PC and CUs, anywhere on the map, as many as the number of the card says. An enemy PC can be flipped where one has a CU. Cities and tribes cannot be had this way ([[20.1]]).",
      "> Hannibal has left a CU in each of two Roman spaces of Apulia. With a 3 Carthage flips both PCs, and places the third in Verona, which is empty.",
    ],
  },
  {
    id: "19.3",
    title: "What PCs do",
    text: [
      "They never stop anybody. But into a space with an enemy PC interception is harder ([[12.4]]), and one cannot avoid battle or withdraw there. A retreat through it costs a CU ([[15.3]]), and winter in it brings attrition ([[21.1]]).",
      "> Hannibal marches through three Roman PCs without hindrance and fights in the fourth space. If he loses, the way back through them, to where he set out, costs him three CUs; a fourth PC on the way would leave him no retreat at all.",
    ],
  },
  {
    id: "19.4",
    title: "Isolation",
    text: [
      "At the end of the turn, Rome first, PCs are removed that no line of spaces joins to a friendly CU, or to a city, tribe or port of their side. The line does not cross passes, nor spaces with an enemy PC or neutral tribe unless a friendly CU is there, nor spaces with enemy CUs unless they have a friendly PC. Cities and tribes are never removed.",
      "> Rome has a PC in Faesulae; Pisae, Cosa, Tarquinii and Falerii have turned Carthaginian. Over the pass to Mutina no line may go: the PC is removed, unless a Roman CU stands with it.",
    ],
  },
  {
    id: "20",
    title: "Sieges and subjugation",
    text: [
      "How walled cities fall to a siege, and how tribes are subjugated ([[20.2]]). Both take three points, which usually means several cards, and the besieger must stay there in the meantime ([[20.6]]).",
    ],
  },
  {
    id: "20.1",
    title: "Cities and tribes",
    text: [
      "A walled city is won by siege or by an event, a tribe by subjugation alone. Otherwise both do all that a PC does: they give control of their space and stop nobody.",
      "> Capua is Roman at the start, and so is Campania with its two cities, Capua and Neapolis. To win the province Carthage needs both: two sieges, or one siege and the event of Capua (25).",
    ],
  },
  {
    id: "20.2",
    title: "The attempt",
    text: [
      "A general who ends his move with at least three CUs in the space, and has not fought, may roll on the siege table. Three points and it falls ([[20.8]]). There is one attempt for each place and card. What concerns sieges does not concern tribes.",
      "Sieges, not subjugation, are modified: -1 for Carthage without its siege train, -1 against Rome, Carthage and Syracuse, +1 for Marcellus ([[24]]).",
      "Points won, and CUs lost by the besieger:",
      "- die 1 or less: 0, 1;",
      "- die 2: 0, 0;",
      "- die 3: 1, 1;",
      "- die 4: 1, 0;",
      "- die 5: 1, 0;",
      "- die 6 or more: 2, 0.",
      "> Hannibal besieges Tarentum without the siege train and rolls a 4: with -1 that is a 3, one point and one CU lost. A 6 becomes a 5: one point again. The Boii would be subjugated by Rome without any modifier.",
    ],
  },
  {
    id: "20.3",
    title: "Subordinates",
    text: [
      "A subordinate may be activated to besiege where he is, and uses his own ability. The commander stays as he is. In a campaign only three CUs, five for a consul, count as used.",
      "> Fabius commands ten CUs before Capua and Marcellus is with him. A Minor Campaign activates Marcellus for the siege, with his +1, and the other general of the campaign may still march off with CUs from the stack.",
    ],
  },
  {
    id: "20.4",
    title: "Besieged",
    text: [
      "A city is besieged once it has a siege point, not before. However many enemies stand before it and however often they have tried, until then it is merely shut in ([[10.7]]).",
      "> Rome stands before Capua with ten CUs and has rolled a 2: no point. Capua is not besieged, and Carthage may still place a reinforcement inside, if a general is there.",
    ],
  },
  {
    id: "20.5",
    title: "What that means",
    text: [
      "A besieged city gets no reinforcements, no troops are raised in it, and nobody sails out or in ([[11.3]]). The garrison may sally out and fight, alone or with a relief army ([[20.7]]).",
      "> New Carthage has one siege point, and Hasdrubal is inside with two CUs. Carthage plays a 2 to move him out: he fights the besiegers before the walls.",
    ],
  },
  {
    id: "20.6",
    title: "The end of a siege",
    text: [
      "When no enemy CU is left in the space, all points are gone. Fewer than three CUs still keep it up, but cannot roll ([[20.2]]). The same holds for tribes.",
      "> Hannibal has two points against Tarentum and must leave. If one CU stays behind, the points remain, and he can go on when he is back; if Rome drives it off, all begins anew.",
    ],
  },
  {
    id: "20.7",
    title: "Relief",
    text: [
      "When an army attacks the besiegers, all or part of the garrison may sally out and fight with it; a general of higher rank commands. Losses may be taken from either. Only those who came out may retreat into the city ([[15.4]]).",
      "> Fabius marches with six CUs upon the Carthaginians before Neapolis, and the two CUs inside come out: eight CUs and Fabius's 3 fight together. Beaten, two CUs may go back inside, the others retreat.",
    ],
  },
  {
    id: "20.8",
    title: "The fall",
    text: [
      "At three points the city changes hands, its garrison is lost and the generals inside are displaced ([[10.10]]). A tribe is gone for good, and a PC of the winner takes its place.",
      "> Rome wins the third point against the Insubres: the tribe is removed and a Roman PC stands there. If Carthage takes the space back, it has only an ordinary PC.",
    ],
  },
  {
    id: "20.9",
    title: "Friends of Carthage",
    text: [
      "Boii, Insubres and Bruttium count as Carthaginian PCs in everything, and give Carthage a battle card in their spaces ([[14.4]]). They also keep PCs from being isolated ([[19.4]]) and are places to retreat to.",
      "> Cisalpine Gaul has five spaces. With the Boii and the Insubres Carthage needs only one PC more, in Mutina, Verona or among the Taurini, to control it.",
    ],
  },
  {
    id: "21",
    title: "Attrition",
    text: [
      "What winter in hostile country, mountain passes and some events cost an army ([[21.1]]). One table serves for all of it, and for the casualties of battles too ([[21.2]]).",
    ],
  },
  {
    id: "21.1",
    title: "When",
    text: [
      "Attrition comes in winter, for CUs in a space with an enemy PC or unfriendly tribe, besiegers too; after every pass; and by events. CUs inside their own city are safe from winter. In winter the forces of Rome roll first.",
      "> Hannibal ends the turn before Tarentum, which is Roman, with nine CUs: he rolls. Had he flipped the PC of Cannae and wintered there, he would not have had to.",
    ],
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
      "> Nine CUs winter before Tarentum and the die is 4: two are lost. Over a pass outside the Alps the 4 would become a 2, and one would be lost.",
    ],
  },
  {
    id: "21.3",
    title: "Hostile Tribes",
    text: [
      "The events Hostile Tribes (7 and 8) always use the column of five or six CUs, whatever the size of the army. They strike in Liguria and Transalpine Gaul ([[8.4]]).",
      "> Hannibal is on the Rhone with ten CUs, and Rome plays Hostile Tribes. The die is 5: two CUs are lost, not the three of his own column.",
    ],
  },
  {
    id: "22",
    title: "Political points",
    text: [
      "At the end of each turn the provinces of both sides are compared, and the side with fewer pays the difference ([[22.1]], [[22.2]]). After the last turn the same count decides the war ([[22.4]]).",
    ],
  },
  {
    id: "22.1",
    title: "Counting",
    text: [
      "A side has one point for each province it controls ([[19.1]]), except Gallia Transalpina, Massilia, Liguria and the Balearic Islands: eighteen in all. A province that nobody controls counts for nobody.",
      "> At the start Carthage has the four provinces of Africa and three of Spain, Rome six in Italy, Sicilia, Syracuse and Corsica/Sardinia: seven points against nine.",
    ],
  },
  {
    id: "22.2",
    title: "The price",
    text: [
      "The side with fewer points removes as many of its PCs as it is behind. It chooses them anywhere on the map, but no cities and no tribes. That may cost it another province in turn.",
      "> Rome has nine points and Carthage seven: Carthage removes two PCs. At the start of the game that is exactly the count, so Hannibal had better win a province in his first year.",
    ],
  },
  {
    id: "22.3",
    title: "Suing for peace",
    text: [
      "Whoever cannot remove enough PCs loses at once, in whatever turn it is ([[23]]).",
      "Since cities and tribes cannot be removed, a side that has lost nearly all its open country is in danger even if its walls hold.",
      "> Carthage is four points behind and has three PCs left besides its cities: it sues for peace.",
    ],
  },
  {
    id: "22.4",
    title: "The end of the war",
    text: [
      "After turn 9 the side with more points wins; if they are equal, Carthage. This is looked at before the side that is behind would remove PCs.",
      "> On turn 9 both have eight points and two provinces belong to nobody: Carthage has won. Rome would have needed a single PC more in one of the two.",
    ],
  },
  {
    id: "23",
    title: "Sudden death",
    text: [
      "Rome wins by taking Carthage. Carthage wins by taking Rome, or if it controls every province of Italy but Latium when points are counted. Either wins if the other sues for peace ([[15.6]], [[22.3]]). Control of Italy is looked at after isolated PCs are removed ([[19.4]]).",
      "> Scipio Africanus wins the third siege point against Carthage on turn 8, with only six provinces against twelve. The war is over, and Rome has won.",
    ],
  },
  {
    id: "24",
    title: "Abilities of generals",
    text: [
      "They count only while the general commands. Each is shown with the general:",
      "- Hannibal: once a battle a Probe counts in every respect as a Flank or a Double Envelopment; he outranks all Carthaginians.",
      "- Hanno: may remove a Roman PC where he stops without battle; never leaves Africa, but may sail from port to port there.",
      "- Mago: -1 to naval rolls. H. Gisgo: intercepts and avoids battle on 1 to 3. Hasdrubal: none.",
      "- Fabius: avoids battle on 1 to 5; never leaves Italy, but may sail from port to port there.",
      "- Marcellus: +1 to sieges, not to subjugation, when a Campaign card activates him. Scipio Africanus: two siege rolls with a Forced March.",
      "- Nero: six spaces with a Campaign card, which may include a voyage (by option, two).",
      "- P. Scipio: strategy rating 2 in Spain. Varro: intercepts on 1 to 4.",
      "- Flaminius: pursues on 1 to 4. T. Longus: counterattacks on 1 to 2 if he began the battle. A. Paulus: on 1 to 3 if he was attacked. Their numbers stop withdrawals too, if the option says so.",
      "> Paulus (2) is attacked by Hannibal and matches the first card. He may counterattack on 1 to 3. If he had attacked himself, it would be 1 to 2.",
    ],
  },
  {
    id: "25",
    title: "The strategy cards",
    text: [
      "Every card can be looked up with its text. A few need more than that:",
      "- Events that come with a move (5, 18, 28, 50, 54) are used together with the operation.",
      "- Bad Weather (41) is played before any die on the naval or attrition table, never after one in the same move.",
      "- Mercenaries Desert (21) spares CUs in the space of any walled city (by the Valley rules, of a friendly one).",
      "- The counsels of Hanno (57) and Cato (58) last until the deck is reshuffled.",
      "- The truce (64): nobody enters a space with enemy PCs or CUs, intercepts or besieges; neutral tribes may be subjugated; Carthage sails without naval rolls.",
      "- It is broken by events that bring troops, revolts, attrition events played as a turn, political events, sorties, the Naval Victory and the Messenger.",
      "> The truce holds, and Carthage plays Iberian Recruits for its event: two CUs come, and the war goes on. Had it used the card only for its number, the truce would still hold.",
    ],
  },
];
