import type { RulesReference } from "../../../../words/rules-reference.ts";

export const concepts: RulesReference = [
  {
    id: "1",
    title: "The war",
    text: [
      "Rome and Carthage fight the First Punic War, 264 to 241 BC, in seven turns. Whoever holds more provinces at the end wins, unless one side breaks earlier: [[4]].",
      "CU stands for combat unit, PC for political control marker; what belongs to you is friendly, what belongs to your opponent is enemy. Where the two editions differ, a section says: Silver: …; Golden Geek: …; the rule set chosen for the game decides.",
      "Parts of the components are reconstructed: most cards and their points, the faces of the dice, the turn track, some columns of the tables and part of the map could not be read. They fit every number and example of the rules, but they are not the printed originals.",
      "> At the start Carthage has six points, for Syracusae, Corsica and Sardinia, Carthago, Libya, Lilybaeum and the Miat; Rome four, for Latium, Campania, Apulia and Lucania. If nothing changes, Rome has to give up two PCs at the end of the first turn.",
    ],
  },
  {
    id: "2",
    title: "Core concepts",
    text: [
      "The board ([[2.1]]), the generals ([[2.2]]), the units ([[2.3]]), the cards and dice ([[2.4]]). All later chapters use the words that are explained here.",
    ],
  },
  {
    id: "2.1",
    title: "Board and political control",
    text: [
      "What the map shows, and what it means to control it. Control decides about points ([[5.5]]), reinforcements ([[5.1]]) and safe places to retreat to ([[13.5]]).",
    ],
  },
  {
    id: "2.1.A",
    title: "Spaces and ports",
    text: [
      "Circles are ordinary spaces, squares are walled cities. Roads join spaces by land, sea lanes by sea; two spaces that a road or a lane joins directly are adjacent for that kind of movement. Every space on a sea lane is a port. A golden anchor marks the three major ports: Roma, Carthago and Syracusae.",
      "> Messana has roads to Thermae and Catana and lanes to Syracusae, Lipara, Regium and Thermae. Enna has roads only: no fleet lands there.",
    ],
  },
  {
    id: "2.1.B",
    title: "Control",
    text: [
      "A space belongs to the side whose PC or walled city stands in it: red for Rome, blue for Carthage. With neither it is neutral. Armies and generals change nothing about that; only the marker counts.",
      "> Maximus stands in Thermae with four CUs, but the PC there is Carthaginian: the space is still Carthage's, and he suffers attrition in winter ([[5.3.A]]).",
    ],
  },
  {
    id: "2.1.C",
    title: "Walled cities",
    text: [
      "A walled city is the PC of its space. It is never flipped with operation points, only taken by siege ([[14]]), and it saves PCs from isolation ([[5.4]]).",
      "Inside there is room for its owner alone: as many CUs as the number on it, and besides these as many supply trains; generals without limit. Roma and Carthago hold five, Syracusae and all others two; outside, both sides may stand. Whoever is inside neither stops an enemy nor has to fight him. The owner moves in and out during his own movement ([[7.2.D]]) and whenever an enemy army arrives ([[10]]).",
      "> Four Roman CUs and three supply trains are in Messana when Hamilcar Barca arrives. Two CUs and two supply trains can go inside; the others must face him outside the walls.",
    ],
  },
  {
    id: "2.1.D",
    title: "Tribes",
    text: [
      "Five spaces hold a tribe, three in Africa and two in Italia. A tribe is nobody's, and no PC can be placed on it. It has to be subjugated first, always with the red die: [[14]].",
      "> Volsinii and Aufidena are the tribes of Italia. Etruria has five spaces, so Rome, with Cosa alone, needs two more to control it: Volaterrae and Arretium are free to take, Volsinii is not.",
    ],
  },
  {
    id: "2.1.E",
    title: "Provinces",
    text: [
      "There are twelve provinces, and one is yours while more than half of its spaces are. All count politically except Samnium. Corsica and Sardinia form one province; Lipara and Lilybaeum lie in Sicilia.",
      "The Provincial Display shows who holds the eleven that count, and three more things that count as a province: Lilybaeum (for the owner of its city), Mare Tyrrhenum ([[2.1.H]]) and the Miat ([[15.3]]). It is always up to date. PCs on it are reminders: they are never lost.",
      "> Sicilia has eleven spaces. At the start Carthage has five of them, Rome only Messana: nobody controls it. With one PC more, in Enna for instance, Carthage does.",
    ],
  },
  {
    id: "2.1.F",
    title: "Regions",
    text: [
      "Provinces are grouped in four regions. They matter for allies in battle ([[13.3.B]]), for Rome's way to Africa ([[15.6]]) and for the defeat of Rome in Italia ([[4.1]]).",
      "- Africa: Numidia, Libya, Carthago.",
      "- Italia: Etruria, Samnium, Latium, Campania, Apulia, Lucania.",
      "- Sicilia: Sicilia, Syracusae.",
      "- Corsica & Sardinia: the province of that name.",
      "> A battle in Camarina is fought in the region Sicilia: Carthage's cities Lilybaeum, Agrigentum and Syracusae are its allies there, Carales in Sardinia is not.",
    ],
  },
  {
    id: "2.1.G",
    title: "The Miat",
    text: [
      "The Council of the Hundred and Four, run by Carthage alone. Carthage buys PCs for it with operation points; a well-filled Miat brings more generals and CUs, pays mercenaries and counts as a province: [[15.3]].",
      "Its PCs count as PCs on the map when Carthage has to give some up. After a lost battle and at the Victory Check the first one comes from the Miat, if there is one.",
      "> Carthage begins with three PCs on the Miat (Golden Geek: four), one of them in the centre: it is Warlike, and worth a point. After a lost battle that costs two PCs the first comes from here, the second from the map.",
    ],
  },
  {
    id: "2.1.H",
    title: "Mare Tyrrhenum",
    text: [
      "The open sea that joins distant ports. Crossing it from one of its ports to another costs two movement points and can be combined with ordinary lanes, as far as the limit allows. It counts as three storms ([[2.1.J]]).",
      "No intercepting fleet crosses it; but a fleet that comes out of it can be intercepted in port by way of ordinary lanes. Who controls more than half of its ports controls it, and it counts as a province.",
      "> It has seven ports: Cosa, Roma, Neapolis, Lipara, Panormus, Aleria and Carales. Each side begins with three of them and Aleria is neutral: a PC there decides who controls it.",
    ],
  },
  {
    id: "2.1.I",
    title: "Naval Supremacy",
    text: [
      "One side always has it. Events, battles and missed interceptions pass it on. It gives its holder:",
      "- the choice who plays first ([[5.2.B]]);",
      "- the right to roll against an interception ([[8.2]]);",
      "- the first move in every round of a naval battle, and a way out of it ([[9.2.C]]);",
      "- the red siege die against ordinary walled cities, and the right to besiege Roma, Carthago and Syracusae at all ([[14.2]]).",
      "Every winter Carthage gets it back, unless Rome's seamanship is Excellent ([[5.3.C]]).",
      "> Rome wins a naval battle off Lipara and takes Naval Supremacy. For the rest of the turn it besieges ordinary cities with the red die, and may besiege Syracusae, with the white one; in winter Carthage gets it back.",
    ],
  },
  {
    id: "2.1.J",
    title: "Stormy lanes",
    text: [
      "Thunderbolts beside a sea lane say how stormy it is. They matter only when Carthage plays Cruel Sea: the Roman fleet then rolls in the storm column once for each thunderbolt of the last lane it used. See [[17.1]] before you send a Roman fleet far.",
      "> A Roman fleet lands at Camarina, whose lanes have two thunderbolts, and Carthage plays Cruel Sea: two storm rolls, one more if seamanship is Poor, one more with Corvi.",
    ],
  },
  {
    id: "2.2",
    title: "Generals",
    text: [
      "Who commands ([[2.2.E]]), in which office ([[2.2.C]]), with which traits ([[2.2.D]]). Nothing moves without a general, and each turn brings others.",
    ],
  },
  {
    id: "2.2.A",
    title: "A general",
    text: [
      "The number in the circle is his strategy rating: the lower, the easier he is to activate. The number in the square is his battle rating. He commands up to ten units, and without CUs never goes of his own will where enemy units are.",
      "A displaced Carthaginian returns to the pool; a displaced Roman is eliminated, that is out of the game with his card. Calatinus alone can return, as Dictator ([[5.2.C4]]). Xanthippus is eliminated when displaced.",
      "> H. Gisco is 1/1: any card activates him, but in battle he is weak. Regulus, 2/3, needs a two and fights well; Calatinus, 3/3, needs a three.",
    ],
  },
  {
    id: "2.2.B",
    title: "The pool",
    text: [
      "Each side has a pool of generals who are off the map and may arrive as reinforcements ([[5.1]]). Those on the turn track and those eliminated are not in it.",
      "> Hasdrubal waits in the box of turn 3. In turn 2 he cannot be drawn; in turn 3 he arrives by himself, and from then on he is one of the pool.",
    ],
  },
  {
    id: "2.2.C",
    title: "Roman offices",
    text: [
      "Every Roman general on the map is Dictator, consul or proconsul. The office says how long he stays and who obeys him ([[2.2.E2]]).",
    ],
  },
  {
    id: "2.2.C1",
    title: "Dictator",
    text: [
      "One man, once in a game, and only by the Dictator card: [[5.2.C4]]. He carries the Dictator marker.",
      "> On turn 4 Carthage has eight PCs on the Provincial Display and Rome five. Rome plays the Dictator card, and Calatinus commands in Roma until the end of the turn.",
    ],
  },
  {
    id: "2.2.C2",
    title: "Consul",
    text: [
      "Romans arrive as consuls, two at most at a time, and serve one turn: [[5.1.C]]. A consul carries no marker.",
      "> Caudex and Maximus are the consuls of turn 1. At the start of turn 2 one of them may stay as proconsul; two others are drawn.",
    ],
  },
  {
    id: "2.2.C3",
    title: "Proconsul",
    text: [
      "At the elections Rome may keep one outgoing consul as proconsul. There is only one: his predecessor is eliminated. See [[5.1.C]].",
      "> Rome keeps Maximus as proconsul in Sicilia. Flaccus, the proconsul of turn 1, is out of the game for good: a good consul has to be worth his predecessor.",
    ],
  },
  {
    id: "2.2.D",
    title: "Traits",
    text: ["Some generals have one or more of these. They are shown beside the ratings, and most concern the sea."],
  },
  {
    id: "2.2.D1",
    title: "Admiral",
    text: [
      "Draws tactic cards for his battle rating and, when he commands, begins a naval battle in a better column ([[9.1]], [[9.2.B1]]). Even as a subordinate he lets his army avoid battle ([[11.1]]) or retreat ([[13.5.D]]) by sea. A Roman Admiral who is elected consul and placed in Roma brings a naval reform ([[5.1.C]]).",
      "> Duilius, Admiral with battle rating 3, draws three tactic cards and begins in column III. Under Calatinus, who is no Admiral, the fleet still draws three cards, but begins in column I.",
    ],
  },
  {
    id: "2.2.D2",
    title: "Aristocrat",
    text: [
      "Romans only. An Aristocrat consul outranks one who is none, so that no change of command can touch him ([[13.2]]) unless his colleague is an Aristocrat too.",
      "When he is displaced, Rome at once removes as many PCs as his battle rating. Leaving the map in any other way (elections, events) costs nothing.",
      "> Maximus, an Aristocrat with battle rating 2, loses his last CU on a retreat and is displaced. Besides the PCs for the lost battle Rome removes two more.",
    ],
  },
  {
    id: "2.2.D3",
    title: "Africanus",
    text: [
      "Romans only. He may always sail to Africa. The others need enough seamanship or an event: [[15.6]].",
      "> Seamanship is only Fair. Regulus, who has the trait, may land in Africa all the same; but with two points at sea he needs a port that is near enough.",
    ],
  },
  {
    id: "2.2.E",
    title: "Subordination",
    text: [
      "Several generals in one army or fleet: one commands, the others serve. Rank decides who ([[2.2.E2]]), and between two consuls sometimes a die ([[13.2]]).",
    ],
  },
  {
    id: "2.2.E1",
    title: "Who commands",
    text: [
      "The general of the highest rank; among equals the owner chooses. Subordinates move with the army if he likes, but their special abilities do not work.",
      "A general may lead his army through the space of a superior. If he stops there, the superior takes over. With both consuls in one army a die may decide: [[13.2]].",
      "> Flaccus, proconsul, marches from Regium to Messana, where the consul Caudex stands, and stops: Caudex commands both armies. Had Flaccus gone on to Catana, he would have kept his own.",
    ],
  },
  {
    id: "2.2.E2",
    title: "Ranks",
    text: [
      "Rank is fixed by office and birth, not by talent. From the highest to the lowest:",
      "- Carthage: Hamilcar Barca above all others, who are equals.",
      "- Rome: the Dictator, then Aristocrat consuls, then other consuls, then the proconsul.",
      "> Duilius and Scipio are consuls in one army. Scipio, an Aristocrat, commands, although Duilius has 3 in battle and he only 2.",
    ],
  },
  {
    id: "2.3",
    title: "Units",
    text: [
      "What generals lead: CUs ([[2.3.B]]), supply trains ([[2.3.D]]) and warships ([[2.3.F]]). Together in one place they make a force, an army or a fleet.",
    ],
  },
  {
    id: "2.3.A",
    title: "What is a unit",
    text: [
      "CUs (elephants included), supply trains and warships are units. Generals and markers are not. A space holds any number of units.",
      "> Four CUs, two supply trains and four warships are ten units, as much as a fleet takes. The three generals aboard do not count.",
    ],
  },
  {
    id: "2.3.B",
    title: "CUs",
    text: [
      "The troops of both sides. Their number is not limited by the counters of the box.",
      "> Rome has lost nine CUs in a turn. If it controls five provinces of Italia it gets five new ones all the same: they come from the supply, which never runs out.",
    ],
  },
  {
    id: "2.3.C",
    title: "Elephants",
    text: [
      "Carthage has four elephant CUs and never more in play. They count as CUs in every way, are not exchanged for others, and can charge: [[13.3.D]].",
      "> All four elephants are in play, and Carthage plays War Elephants: no fifth comes, but an ordinary CU. In a battle against Maximus (2) two elephants are enough to charge.",
    ],
  },
  { id: "2.3.D", title: "Supply trains", text: ["Units that move with a general as CUs do, but do not fight. Fifteen exist."] },
  {
    id: "2.3.D1",
    title: "What they are for",
    text: [
      "A supply train is a reserve that can be turned into one of four things, at the moment when it is needed. Each is used up by one of these:",
      "- Activation: one supply train in a general's space makes up for each point that the card lacks ([[5.2.C2]]).",
      "- Determined Defense: with a CU, it cancels a siege point ([[14.3]]).",
      "- Winter: it spares a force its attrition roll ([[5.3.A]]).",
      "- War Chest: it takes a point off the difference ([[5.6]]).",
      "> Caudex has strategy rating 3, and Rome plays a card with two points. The supply train with him in Messana makes up for the third, and he marches.",
    ],
  },
  {
    id: "2.3.D2",
    title: "In walled cities",
    text: [
      "A city shelters as many supply trains as its number, besides its CUs ([[2.1.C]]). There they need no guard in winter ([[5.3.B]]), and serve for the Determined Defense of the city.",
      "> Agrigentum holds two CUs and two supply trains. A third supply train would have to stay outside when the Romans come, and is theirs if no CU guards it.",
    ],
  },
  {
    id: "2.3.D3",
    title: "Capture",
    text: [
      "They change sides and can be used by the captor. It happens when a city falls ([[14.4]]), when a beaten force retreats, for it leaves them all behind ([[13.4]]), and when an enemy army comes upon supply trains without CUs.",
      "> Hanno is beaten before Lilybaeum with two supply trains. Both are Roman now, and each counts as a lost unit when Carthage removes PCs ([[13.6]]).",
    ],
  },
  {
    id: "2.3.D4",
    title: "Destruction",
    text: [
      "A moving general may burn supply trains of his own in his space for one movement point. Better nobody's than the enemy's.",
      "> Gisco gives up Thermae with ten CUs; the supply train would be an eleventh unit. He burns it for one point and marches to Panormus with another.",
    ],
  },
  {
    id: "2.3.E",
    title: "Forces and armies",
    text: [
      "Words for stacks, which the rules use exactly. A force is units, an army is units with a general, a consular army is one that Rome must not weaken.",
    ],
  },
  {
    id: "2.3.E1",
    title: "Force",
    text: [
      "The CUs and supply trains of one side in a space. Everybody may look at it. Without a general it neither moves nor intercepts nor avoids battle.",
      "> The single CU in Lipara is a force: it holds the island, but cannot intercept a fleet or get away from an army.",
    ],
  },
  {
    id: "2.3.E2",
    title: "Army",
    text: [
      "Silver: a force with a general. Golden Geek: a general with at least one unit. One general commands it, others may serve. An army without CUs is called unguarded: it never moves or intercepts into a space with enemy units.",
      "> A general who brings two supply trains from Roma to Regium is an unguarded army. A single enemy CU on his road bars the way.",
    ],
  },
  {
    id: "2.3.E3",
    title: "Consular army",
    text: [
      "An army under a consul. Rome may do nothing of its own will that leaves a consul with fewer than three CUs: he drops none below three, and two consuls part only if each keeps three. Attrition, battle and retreat may leave him with fewer.",
      "A proconsul whose army passes a consul with fewer than three CUs stops there or leaves him enough; the other consul need only leave him his own. The Dictator is not bound by this and may take CUs from consuls.",
      "> Maximus leaves Regium with four CUs. He may leave one behind in Messana, not two: he must keep three.",
    ],
  },
  {
    id: "2.3.F",
    title: "Warships",
    text: [
      "Ten a side at most. A warship is Ready or Spent; only Ready ones sail. One operation point refits a Spent one, in the Strategy phase ([[5.2.C2]]) or from the War Chest ([[5.6]]).",
      "Warships lie in the At Port box, in no space of the map, and in the At Sea box while their fleet is under way.",
      "> Carthage has two Ready warships and a Spent one. For one point of a card it refits the third, and three can sail.",
    ],
  },
  {
    id: "2.3.G",
    title: "Fleet",
    text: [
      "At least one general, and at most ten units, five of them warships. It exists only while it moves or intercepts; each side can have one. One general commands, by rank as in an army.",
      "> Duilius sails with five warships, four CUs and a supply train: ten units. A sixth warship could not come along, even if he left CUs behind.",
    ],
  },
  {
    id: "2.4",
    title: "Cards and dice",
    text: [
      "What is played and what is rolled. The cards of a hand are hidden, what has been played lies open, and every card counts at the end of the turn ([[5.6]]).",
    ],
  },
  {
    id: "2.4.A",
    title: "Strategy cards",
    text: [
      "A card shows one to three operation points; the colours say who may play its event: red Rome, blue Carthage, both colours either. Whoever may not play the event can still use the points ([[5.2.C2]]).",
      "- Ships: so many warships can be built with it.",
      "- Foot soldier: it can raise troops.",
      "- Crossed swords: a counter event, for a moment of its own ([[5.2.C1]]).",
      "- Broken olive branch: played as an event it ends a truce ([[17.1]]).",
      "> Rome holds Mercenary Recruits, a blue card. It cannot have the mercenaries, but with the points it activates a general, and Carthage does not get them either.",
    ],
  },
  {
    id: "2.4.B",
    title: "Tactic cards",
    text: [
      "Twenty cards for naval battles. Each says when it works: for the whole battle, at once, in your own Engage step, in the enemy's next one ([[9.2.A]]). Flee! and Pursuit have moments of their own ([[9.2.C]]).",
      "> Ramming adds one to the roll of your own Engage step, Sheared Oars takes one off the enemy's next roll. Boarding makes a prize of one of the warships you hit.",
    ],
  },
  {
    id: "2.4.C",
    title: "Dice",
    text: [
      "Where a rule just says the die, it is the ordinary one from 1 to 6. Besides there are:",
      "- the Naval Die, with Roman and Carthaginian symbols ([[8.2]]);",
      "- the white and the better red siege die ([[14.2]]);",
      "- small and large battle dice ([[13.4]]).",
      "> Of its six faces the white siege die shows a point on two, the red one on four, and on one of these two points.",
    ],
  },
  {
    id: "3",
    title: "Set-up",
    text: [
      "Rome has just landed in Messana, and Carthage holds the west of Sicilia and Syracusae ([[3.2]], [[3.3]]). The war begins with seven cards a side and without reinforcements ([[3.4]]).",
    ],
  },
  {
    id: "3.1",
    title: "Board and decks",
    text: [
      "Turn 1, 264-262 BC. Carthage has Naval Supremacy; Roman seamanship is Poor, no Corvi are mounted; Forgotten Tactics hampers the elephants ([[13.3.D]]). Eleven walled cities, six of them Roman, and five tribes are in place.",
      "PCs, those on Miat, Seamanship track and display included: 19 Roman; Carthaginian, Silver: 23, Golden Geek: 24.",
      "The Dictator card is set aside for Rome; Price of Failure, Bad Omen and Pulcher join only with the option [[16.6]]. Scipio Asina waits until Caudex is eliminated, then he joins the pool.",
      "> Poor seamanship lets a Roman fleet sail one lane in a voyage, and it cannot yet land in Africa. Carthage sails four.",
    ],
  },
  {
    id: "3.2",
    title: "Rome",
    text: [
      "Rome begins with twelve CUs, half of them at the strait. It has one warship only, so the sea is Carthage's for now:",
      "- One Ready warship.",
      "- Messana: consul Caudex (Silver: 3/2, Golden Geek: 3/3), two CUs, one supply train.",
      "- Regium: consul Valerius Maximus (2/2), four CUs, one supply train.",
      "- Roma: proconsul Fulvius Flaccus (2/1), three CUs.",
      "- One CU each in Tarentum, Capua and Neapolis.",
      "- The Dictator card: Silver: face up, for use from turn 2 on; Golden Geek: face down until the winter of turn 1.",
      "> With a two Maximus crosses from Regium to Messana for two points and marches on to Thermae for one, where H. Gisco stands with two CUs.",
    ],
  },
  {
    id: "3.3",
    title: "Carthage",
    text: [
      "Carthage begins with more warships and cities in Sicilia, but with few troops. Its best generals come later or for money:",
      "- Two Ready warships and a Spent one.",
      "- Carthago: Hanno (3/2), two CUs, one elephant, one supply train.",
      "- Thermae: H. Gisco (1/1), two CUs.",
      "- Agrigentum and Lilybaeum: one CU and one supply train each.",
      "- Lipara and Carales: one CU each.",
      "- Mercenary box: Xanthippus on top, Hamilcar Barca below. Golden Geek puts their elephant and CU there too; Silver takes them from the supply when they are hired.",
      "- The other generals wait on the turn track.",
      "> With a three Hanno takes his CUs, the elephant and two warships aboard and sails from Carthago by Lilybaeum and Drepanum to Panormus: three lanes.",
    ],
  },
  {
    id: "3.4",
    title: "Beginning",
    text: [
      "The first turn has no reinforcements: it begins with the Strategy phase ([[5.2]]). Carthage, which has Naval Supremacy, says who plays the first card.",
      "> Carthage lets Rome begin. Rome crosses to Thermae with Maximus, and Carthage sees where the blow falls before it plays.",
    ],
  },
  {
    id: "4",
    title: "Victory",
    text: [
      "The war is won at once ([[4.1]]), or by counting provinces after turn 7 ([[4.2]]). Every Victory Check on the way costs the side that is behind some PCs ([[5.5]]).",
    ],
  },
  {
    id: "4.1",
    title: "At once",
    text: [
      "The war ends the moment one of these is true. Otherwise it goes on to the last turn:",
      "- A side that must remove more PCs than it has on the map (Carthage: and on the Miat) loses, whatever the reason.",
      "- Rome wins by controlling Carthago.",
      "- Carthage wins by controlling Roma, or if Rome controls fewer than three provinces of Italia, Samnium included, at the Victory Check ([[5.5]]).",
      "> Regulus takes Carthago in turn 5 with the third siege point: Rome has won, whatever the provinces say.",
    ],
  },
  {
    id: "4.2",
    title: "At the end",
    text: [
      "After turn 7 (243-241 BC) the side with more provinces that count wins; a tie goes to Carthage ([[6.2]]). Lilybaeum, Mare Tyrrhenum and the Miat count as provinces.",
      "> Six against six after turn 7, and nobody controls Mare Tyrrhenum: Carthage has won. Had Rome controlled it, it would be seven against six.",
    ],
  },
];
