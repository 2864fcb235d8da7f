import { strategy } from "./strategy-en.ts";

/** The rules of Hamilcar by section, in our own words. A line that begins with "- " is an item of a list; [[13.5]] is a link. */
const rules: readonly { readonly id: string; readonly title: string; readonly text: readonly string[] }[] = [
  {
    id: "1",
    title: "The war",
    text: [
      "Rome and Carthage fight the First Punic War, 264 to 241 BC, in seven turns. Whoever holds more provinces at the end wins, unless one side breaks earlier: [[4]].",
      "CU stands for combat unit, PC for political control marker. What belongs to you is friendly, what belongs to your opponent is enemy. Fractions of a half are dropped ([[15.1]]).",
      "The two editions differ here and there. A section then says: Silver: …; Golden Geek: …. The rule set chosen for the game decides.",
      "Parts of the components are reconstructed: most cards and their points, the faces of the dice, the turn track, some columns of the tables and part of the map could not be read. They fit every number and example of the rules, but they are not the printed originals.",
    ],
  },
  { id: "2", title: "Core concepts", text: ["The board, the generals, the units, the cards and dice."] },
  { id: "2.1", title: "Board and political control", text: ["What the map shows, and what it means to control it."] },
  {
    id: "2.1.A",
    title: "Spaces and ports",
    text: [
      "Circles are ordinary spaces, squares are walled cities. Roads join spaces by land, sea lanes by sea; two spaces that a road or a lane joins directly are adjacent for that kind of movement. Every space on a sea lane is a port. A golden anchor marks the three major ports: Roma, Carthago and Syracusae.",
    ],
  },
  {
    id: "2.1.B",
    title: "Control",
    text: [
      "A space belongs to the side whose PC or walled city stands in it: red for Rome, blue for Carthage. With neither it is neutral. Armies and generals change nothing about that; only the marker counts.",
    ],
  },
  {
    id: "2.1.C",
    title: "Walled cities",
    text: [
      "A walled city is the PC of its space. It is never flipped with operation points, only taken by siege ([[14]]), and it saves PCs from isolation ([[5.4]]).",
      "It has an inside and an outside. Inside there is room for its owner alone: as many CUs as the number on it, and besides these as many supply trains; generals without limit. Roma and Carthago hold five, Syracusae and all others two. Outside, both sides may stand.",
      "Whoever is inside neither stops an enemy nor has to fight him. The owner moves in and out during his own movement ([[7.2.D]]) and whenever an enemy army arrives ([[10]]).",
    ],
  },
  {
    id: "2.1.D",
    title: "Tribes",
    text: [
      "Five spaces hold a tribe, three in Africa and two in Italia. A tribe is nobody's, and no PC can be placed on it. It has to be subjugated first, always with the red die: [[14]].",
    ],
  },
  {
    id: "2.1.E",
    title: "Provinces",
    text: [
      "There are twelve. A province is yours while more than half of its spaces are. All count politically except Samnium. Corsica and Sardinia form one province; Lipara and Lilybaeum lie in Sicilia.",
      "The Provincial Display shows who holds the eleven that count, and three more things that count as a province: Lilybaeum (for the owner of its city), Mare Tyrrhenum ([[2.1.H]]) and the Miat ([[15.3]]). It is always up to date. PCs on it are reminders: they are never lost.",
    ],
  },
  {
    id: "2.1.F",
    title: "Regions",
    text: [
      "- Africa: Numidia, Libya, Carthago.",
      "- Italia: Etruria, Samnium, Latium, Campania, Apulia, Lucania.",
      "- Sicilia: Sicilia, Syracusae.",
      "- Corsica & Sardinia: the province of that name.",
    ],
  },
  {
    id: "2.1.G",
    title: "The Miat",
    text: [
      "The Council of the Hundred and Four, run by Carthage alone. Carthage buys PCs for it with operation points; a well-filled Miat brings more generals and CUs, pays mercenaries and counts as a province: [[15.3]].",
      "Its PCs count as PCs on the map when Carthage has to give some up. After a lost battle and at the Victory Check the first one comes from the Miat, if there is one.",
    ],
  },
  {
    id: "2.1.H",
    title: "Mare Tyrrhenum",
    text: [
      "The open sea that joins distant ports. Crossing it from one of its ports to another costs two movement points and can be combined with ordinary lanes, as far as the limit allows. It counts as three storms ([[2.1.J]]).",
      "No intercepting fleet crosses it; but a fleet that comes out of it can be intercepted in port by way of ordinary lanes. Who controls more than half of its ports controls it, and it counts as a province.",
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
    ],
  },
  {
    id: "2.1.J",
    title: "Stormy lanes",
    text: [
      "Thunderbolts beside a sea lane say how stormy it is. They matter only when Carthage plays Cruel Sea: the Roman fleet then rolls in the storm column once for each thunderbolt of the last lane it used. See [[17.1]] before you send a Roman fleet far.",
    ],
  },
  { id: "2.2", title: "Generals", text: ["Who commands, in which office, with which talents."] },
  {
    id: "2.2.A",
    title: "A general",
    text: [
      "The number in the circle is his strategy rating: the lower, the easier he is to activate. The number in the square is his battle rating. He commands up to ten units. A general without CUs never goes of his own will where enemy units are.",
      "A displaced Carthaginian returns to the pool; a displaced Roman is eliminated, that is out of the game with his card. Calatinus alone can return, as Dictator ([[5.2.C4]]). Xanthippus is eliminated when displaced.",
    ],
  },
  {
    id: "2.2.B",
    title: "The pool",
    text: [
      "Each side has a pool of generals who are off the map and may arrive as reinforcements ([[5.1]]). Those on the turn track and those eliminated are not in it.",
    ],
  },
  { id: "2.2.C", title: "Roman offices", text: ["Every Roman general on the map is Dictator, consul or proconsul."] },
  {
    id: "2.2.C1",
    title: "Dictator",
    text: ["One man, once in a game, and only by the Dictator card: [[5.2.C4]]. He carries the Dictator marker."],
  },
  {
    id: "2.2.C2",
    title: "Consul",
    text: ["Romans arrive as consuls, two at most at a time, and serve one turn: [[5.1.C]]. A consul carries no marker."],
  },
  {
    id: "2.2.C3",
    title: "Proconsul",
    text: [
      "At the elections Rome may keep one outgoing consul as proconsul. There is only one: his predecessor is eliminated. See [[5.1.C]].",
    ],
  },
  { id: "2.2.D", title: "Traits", text: ["Some generals have one or more of these."] },
  {
    id: "2.2.D1",
    title: "Admiral",
    text: [
      "Draws tactic cards for his battle rating and, when he commands, begins a naval battle in a better column ([[9.1]], [[9.2.B1]]). Even as a subordinate he lets his army avoid battle ([[11.1]]) or retreat ([[13.5.D]]) by sea. A Roman Admiral who is elected consul and placed in Roma brings a naval reform ([[5.1.C]]).",
    ],
  },
  {
    id: "2.2.D2",
    title: "Aristocrat",
    text: [
      "Romans only. An Aristocrat consul outranks one who is none, so that no change of command can touch him ([[13.2]]) unless his colleague is an Aristocrat too.",
      "When he is displaced, Rome at once removes as many PCs as his battle rating. Leaving the map in any other way (elections, events) costs nothing.",
    ],
  },
  {
    id: "2.2.D3",
    title: "Africanus",
    text: ["Romans only. He may always sail to Africa. The others need enough seamanship or an event: [[15.6]]."],
  },
  { id: "2.2.E", title: "Subordination", text: ["Several generals in one army or fleet: one commands, the others serve."] },
  {
    id: "2.2.E1",
    title: "Who commands",
    text: [
      "The general of the highest rank; among equals the owner chooses. Subordinates move with the army if he likes, but their special abilities do not work.",
      "A general may lead his army through the space of a superior. If he stops there, the superior takes over. With both consuls in one army a die may decide: [[13.2]].",
    ],
  },
  {
    id: "2.2.E2",
    title: "Ranks",
    text: [
      "- Carthage: Hamilcar Barca above all others, who are equals.",
      "- Rome: the Dictator, then Aristocrat consuls, then other consuls, then the proconsul.",
    ],
  },
  { id: "2.3", title: "Units", text: ["What generals lead."] },
  {
    id: "2.3.A",
    title: "What is a unit",
    text: [
      "CUs (elephants included), supply trains and warships are units. Generals and markers are not. A space holds any number of units.",
    ],
  },
  {
    id: "2.3.B",
    title: "CUs",
    text: ["The troops of both sides. Their number is not limited by the counters of the box."],
  },
  {
    id: "2.3.C",
    title: "Elephants",
    text: [
      "Carthage has four elephant CUs and never more in play. They count as CUs in every way, are not exchanged for others, and can charge: [[13.3.D]].",
    ],
  },
  { id: "2.3.D", title: "Supply trains", text: ["Units that move with a general as CUs do, but do not fight. Fifteen exist."] },
  {
    id: "2.3.D1",
    title: "What they are for",
    text: [
      "Each is used up by one of these:",
      "- Activation: one supply train in a general's space makes up for each point that the card lacks ([[5.2.C2]]).",
      "- Determined Defense: with a CU, it cancels a siege point ([[14.3]]).",
      "- Winter: it spares a force its attrition roll ([[5.3.A]]).",
      "- War Chest: it takes a point off the difference ([[5.6]]).",
    ],
  },
  {
    id: "2.3.D2",
    title: "In walled cities",
    text: ["A city shelters as many supply trains as its number, besides its CUs ([[2.1.C]])."],
  },
  {
    id: "2.3.D3",
    title: "Capture",
    text: [
      "They change sides and can be used by the captor: when a city falls ([[14.4]]), when a beaten force retreats, for it leaves them all behind ([[13.4]]), and when an enemy army comes upon supply trains without CUs.",
    ],
  },
  {
    id: "2.3.D4",
    title: "Destruction",
    text: ["A moving general may burn supply trains of his own in his space for one movement point."],
  },
  { id: "2.3.E", title: "Forces and armies", text: ["Words for stacks."] },
  {
    id: "2.3.E1",
    title: "Force",
    text: [
      "The CUs and supply trains of one side in a space. Everybody may look at it. Without a general it neither moves nor intercepts nor avoids battle.",
    ],
  },
  {
    id: "2.3.E2",
    title: "Army",
    text: [
      "Silver: a force with a general. Golden Geek: a general with at least one unit. One general commands it, others may serve. An army without CUs is called unguarded: it never moves or intercepts into a space with enemy units.",
    ],
  },
  {
    id: "2.3.E3",
    title: "Consular army",
    text: [
      "An army under a consul. Rome may do nothing of its own will that leaves a consul with fewer than three CUs: he drops none below three, and two consuls part only if each keeps three. Attrition, battle and retreat may leave him with fewer.",
      "A proconsul whose army passes a consul with fewer than three CUs stops there or leaves him enough; the other consul need only leave him his own. The Dictator is not bound by this and may take CUs from consuls.",
    ],
  },
  {
    id: "2.3.F",
    title: "Warships",
    text: [
      "Ten a side at most. A warship is Ready or Spent; only Ready ones sail. One operation point refits a Spent one, in the Strategy phase ([[5.2.C2]]) or from the War Chest ([[5.6]]).",
      "Warships lie in the At Port box, in no space of the map, and in the At Sea box while their fleet is under way.",
    ],
  },
  {
    id: "2.3.G",
    title: "Fleet",
    text: [
      "At least one general, and at most ten units, five of them warships. It exists only while it moves or intercepts; each side can have one. One general commands, by rank as in an army.",
    ],
  },
  { id: "2.4", title: "Cards and dice", text: ["What is played and what is rolled."] },
  {
    id: "2.4.A",
    title: "Strategy cards",
    text: [
      "A card shows one to three operation points; the colours say who may play its event: red Rome, blue Carthage, both colours either.",
      "- Ships: so many warships can be built with it.",
      "- Foot soldier: it can raise troops.",
      "- Crossed swords: a counter event, for a moment of its own ([[5.2.C1]]).",
      "- Broken olive branch: played as an event it ends a truce ([[17.1]]).",
    ],
  },
  {
    id: "2.4.B",
    title: "Tactic cards",
    text: [
      "Twenty cards for naval battles. Each says when it works: for the whole battle, at once, in your own Engage step, in the enemy's next one ([[9.2.A]]). Flee! and Pursuit have moments of their own ([[9.2.C]]).",
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
    ],
  },
  { id: "3", title: "Set-up", text: ["Rome has just landed in Messana."] },
  {
    id: "3.1",
    title: "Board and decks",
    text: [
      "Turn 1, 264-262 BC. Carthage has Naval Supremacy; Roman seamanship is Poor, no Corvi are mounted; Forgotten Tactics hampers the elephants ([[13.3.D]]). Eleven walled cities, six of them Roman, and five tribes are in place.",
      "PCs, those on Miat, Seamanship track and display included: 19 Roman; Carthaginian, Silver: 23, Golden Geek: 24.",
      "The Dictator card is set aside for Rome; Price of Failure, Bad Omen and Pulcher join only with the option [[16.6]]. Scipio Asina waits until Caudex is eliminated, then he joins the pool.",
    ],
  },
  {
    id: "3.2",
    title: "Rome",
    text: [
      "- One Ready warship.",
      "- Messana: consul Caudex (Silver: 3/2, Golden Geek: 3/3), two CUs, one supply train.",
      "- Regium: consul Valerius Maximus (2/2), four CUs, one supply train.",
      "- Roma: proconsul Fulvius Flaccus (2/1), three CUs.",
      "- One CU each in Tarentum, Capua and Neapolis.",
      "- The Dictator card: Silver: face up, for use from turn 2 on; Golden Geek: face down until the winter of turn 1.",
    ],
  },
  {
    id: "3.3",
    title: "Carthage",
    text: [
      "- Two Ready warships and a Spent one.",
      "- Carthago: Hanno (3/2), two CUs, one elephant, one supply train.",
      "- Thermae: H. Gisco (1/1), two CUs.",
      "- Agrigentum and Lilybaeum: one CU and one supply train each.",
      "- Lipara and Carales: one CU each.",
      "- Mercenary box: Xanthippus on top, Hamilcar Barca below. Golden Geek puts their elephant and CU there too; Silver takes them from the supply when they are hired.",
      "- The other generals wait on the turn track.",
    ],
  },
  {
    id: "3.4",
    title: "Beginning",
    text: ["The first turn has no reinforcements: it begins with the Strategy phase ([[5.2]])."],
  },
  { id: "4", title: "Victory", text: ["At once, or by counting provinces after turn 7."] },
  {
    id: "4.1",
    title: "At once",
    text: [
      "- A side that must remove more PCs than it has on the map (Carthage: and on the Miat) loses, whatever the reason.",
      "- Rome wins by controlling Carthago.",
      "- Carthage wins by controlling Roma, or if Rome controls fewer than three provinces of Italia, Samnium included, at the Victory Check ([[5.5]]).",
    ],
  },
  {
    id: "4.2",
    title: "At the end",
    text: ["After turn 7 (243-241 BC) the side with more provinces that count wins; a tie goes to Carthage ([[6.2]])."],
  },
  {
    id: "5",
    title: "The turn",
    text: [
      "- Reinforcements (not in turn 1): [[5.1]].",
      "- Strategy: cards are dealt and played: [[5.2]].",
      "- Winter attrition: [[5.3]].",
      "- Political isolation: [[5.4]].",
      "- Victory Check: [[5.5]].",
      "- War Chest: [[5.6]].",
    ],
  },
  { id: "5.1", title: "Reinforcements", text: ["From turn 2 on: sunk warships come back, then Carthage, then Rome."] },
  {
    id: "5.1.A",
    title: "Sunk warships",
    text: ["All warships on the turn track return to the supply. They are not in play, but can be built again."],
  },
  {
    id: "5.1.B",
    title: "Carthage",
    text: [
      "In this order:",
      "- One Ready warship, and one CU with a general or in a friendly city that is not besieged.",
      "- The CUs of the Miat ([[15.3.A]]), each to Carthago or turned into a Ready warship.",
      "- All generals but Hamilcar Barca return to the pool.",
      "- The general of the turn box arrives, then one drawn at random and those that the Miat adds, as far as the pool goes: each with Carthaginian CUs or in a friendly city that is not besieged.",
      "- Admirals placed in Carthago refit as many Spent warships as the sum of their battle ratings.",
    ],
  },
  {
    id: "5.1.C",
    title: "Rome",
    text: [
      "- In Roma, a CU for each Roman province of Italia, Samnium included.",
      "- Rome may make a consul proconsul; the old proconsul is then eliminated.",
      "- The remaining consuls are eliminated, and two are drawn from the pool (fewer if it has fewer).",
      "- Each goes to a space that is not besieged and has three Roman CUs. Roma is open, Silver: only if there is no such space; Golden Geek: in any case.",
      "- Each new consul who is an Admiral and was placed in Roma may bring one naval reform: turn CUs there into Ready warships, up to his battle rating and sparing the consul's three; or raise seamanship a level (once a turn); or mount or dismount Corvi.",
    ],
  },
  {
    id: "5.1.D",
    title: "Limits",
    text: [
      "Nothing is placed in a besieged city: no reinforcements, no troops raised by a card or event; with Roma besieged, Rome gets no CUs. Enemies outside a city that is not besieged do not matter. An enemy general without CUs hinders nobody: he is displaced when a CU is placed with him.",
    ],
  },
  { id: "5.2", title: "Strategy phase", text: ["Both sides play their cards in turn."] },
  {
    id: "5.2.A",
    title: "Dealing",
    text: [
      "Each side is dealt the number of the turn: seven in turns 1 and 2, eight in turns 3 to 5, nine in turns 6 and 7. If the deck cannot serve both, the discards are shuffled into it first.",
    ],
  },
  {
    id: "5.2.B",
    title: "Who begins",
    text: [
      "The holder of Naval Supremacy says who plays first. Before that, his opponent may take the first play himself by opening with a Major or Minor Campaign, for its event or its points.",
      "Then one card a time, by turns. Who has no cards passes. When both have none the phase is over.",
    ],
  },
  {
    id: "5.2.C",
    title: "A play",
    text: [
      "One of these:",
      "- the event of a card: [[5.2.C1]];",
      "- its operation points: [[5.2.C2]];",
      "- nothing, the card being discarded: [[5.2.C5]];",
      "- instead of a card, Carthage hires a mercenary: [[5.2.C3]];",
      "- instead of a card, Rome names a Dictator, from turn 2 on: [[5.2.C4]].",
      "Every card, also a discarded one, lies in its owner's War Chest until the end of the turn ([[5.6]]).",
    ],
  },
  {
    id: "5.2.C1",
    title: "Events",
    text: [
      "You play an event only if the card has your colour. Counter events are played when their condition arises, even in the middle of the opponent's turn; play then goes on where it was. They still cost a card of your hand.",
      "An event with the broken olive branch ends a truce, whoever plays it, provided it has any effect.",
    ],
  },
  {
    id: "5.2.C2",
    title: "Operation points",
    text: [
      "Choose one:",
      "- Activate a general whose strategy rating is not above the points; each point lacking costs a supply train in his space. He moves with up to ten units ([[7]]), or with three CUs besieges or subjugates ([[14]]).",
      "- Raise a CU, with a three that shows the soldier: with a general in a friendly space of a province you control, not in a besieged city.",
      "- Build the one or two Ready warships that a three shows.",
      "- Spend the points one by one: a PC; a Spent warship refitted; a supply train with an army or in a friendly city that is not besieged; for Carthage a PC on the Miat.",
      "A PC goes to any space without tribe, city, enemy PC or enemy CUs; it need not be near others. An enemy PC, but no city, is converted where you have a CU.",
    ],
  },
  {
    id: "5.2.C3",
    title: "Mercenaries",
    text: [
      "Instead of a card Carthage hires the top one of the box by removing PCs from the Miat: six in turn 1, then 5, 4, 3, 2, 1, 1.",
      "- Xanthippus (3/3), with an elephant, in a friendly port in Africa that is not besieged. Forgotten Tactics is gone for good. He leaves the game at the end of the turn, or when displaced.",
      "- Hamilcar Barca (1/3), after him, with a CU, in any such port. If nobody has hired him he comes by himself in turn 7, even if Xanthippus never did. Displaced, he goes to the pool.",
    ],
  },
  {
    id: "5.2.C4",
    title: "The Dictator",
    text: [
      "From turn 2 on, once a game, if Carthage has at least three more PCs on the Provincial Display than Rome and Calatinus is not on the map. Rome plays the Dictator card as its turn (Golden Geek: as an event, which Punic Faith can cancel); Calatinus, even if eliminated, takes command in Roma. Silver: with three new CUs, but none while Roma is besieged; Golden Geek: with none.",
      "He outranks everybody, always commands, has no minimum of CUs and may take those of consuls. The three points of the card count for the War Chest. At the end of the turn he is eliminated if he has been consul, and otherwise returns to the pool.",
    ],
  },
  {
    id: "5.2.C5",
    title: "Discarding",
    text: ["A card may be laid down without effect. That was your play, and its points count for the War Chest."],
  },
  { id: "5.3", title: "Winter attrition", text: ["Hunger, cold, and idle crews."] },
  {
    id: "5.3.A",
    title: "Forces",
    text: [
      "Every force that stands outside walls on an enemy PC, an enemy city or a tribe rolls for attrition ([[15.2]]); besiegers too. One of its supply trains, given up, spares it the roll. Garrisons inside their own city do not roll. Generals are never lost or displaced by it.",
    ],
  },
  {
    id: "5.3.B",
    title: "Unguarded supply trains",
    text: ["Supply trains without friendly CUs are removed unless they are in a friendly walled city."],
  },
  {
    id: "5.3.C",
    title: "Seamanship",
    text: [
      "If Rome has fewer Ready warships At Port than the number of its seamanship level (1 to 4), the level falls by one, never below Poor. Then Naval Supremacy passes to Carthage unless seamanship is Excellent.",
      "Golden Geek: in turn 1 the Dictator card is now turned face up.",
    ],
  },
  {
    id: "5.4",
    title: "Political isolation",
    text: [
      "Carthage, then Rome, removes its isolated PCs, once. A PC is safe if a way by roads, ordinary sea lanes and the strait joins it to a CU or a walled city of its own side, besieged or not.",
      "The way may lead over neutral spaces, and past enemy CUs only where a friendly PC is. It may not lead over Mare Tyrrhenum or over enemy PCs, enemy cities and tribes. PCs on the Miat are never isolated.",
    ],
  },
  {
    id: "5.5",
    title: "Victory Check",
    text: [
      "Both count their provinces without Samnium, and Lilybaeum, Mare Tyrrhenum and the Miat (Warlike for Carthage; Silver: Peaceful for Rome). Who has fewer removes as many PCs as the difference, no cities; Carthage the first from the Miat. Who cannot has lost.",
      "Carthage wins if Rome now controls fewer than three provinces of Italia, Samnium included.",
    ],
  },
  {
    id: "5.6",
    title: "War Chest",
    text: [
      "The points of all cards played this turn are added up: discards, counter events and the Dictator too, but not an event cancelled by Punic Faith. The side with more may give up supply trains, each taking one off the difference.",
      "The other side then spends what is left, a point each: refit a warship; a supply train with a general or in a friendly city that is not besieged; a PC placed or converted as in [[5.2.C2]] (Golden Geek: on the Miat too). The rest is lost.",
      "Cards to be removed after their event leave the game; the others are discarded.",
    ],
  },
  { id: "6", title: "The end of the game", text: ["By an immediate victory, or after turn 7."] },
  { id: "6.1", title: "Immediate victory", text: ["The game is over the moment a condition of [[4.1]] is met."] },
  {
    id: "6.2",
    title: "The last turn",
    text: [
      "After the War Chest of turn 7 both count as in [[5.5]]: provinces without Samnium, Lilybaeum, Mare Tyrrhenum, and the Miat (Warlike for Carthage; Silver: Peaceful for Rome). The higher number wins; in a tie Carthage.",
    ],
  },
  { id: "7", title: "Movement", text: ["Generals move, by land and by sea, and take units along."] },
  {
    id: "7.1",
    title: "Activation",
    text: [
      "An activated general has four movement points, for land, then one voyage, then land again, as far as they go. On land he may pick up and drop units and generals who do not outrank him, with never more than ten units. Units do not move without a general. Consuls keep three CUs ([[2.3.E3]]). Silver: CUs and supply trains stay in Africa under a Neutral or Peaceful Miat ([[15.3.C]]).",
      "If a card activates several generals, one finishes before the next begins, each only once. Nobody and nothing moves more than four points in all, or moves again after a battle, a siege, backing up or a failed pursuit, wherever it was left: warships are units too. Who may not move again may still be activated to besiege where he stands. After a naval battle a fleet may sail on, but its army does not march on. Only one attempt is made against each city or tribe.",
    ],
  },
  { id: "7.2", title: "Land movement", text: ["Along the roads."] },
  {
    id: "7.2.A",
    title: "Marching",
    text: [
      "A road costs one point. The Strait of Messana between Messana and Regium costs two by land and is open only if you control the city you leave. Every space entered gives the enemy his reactions ([[10]]).",
      "Spaces with enemy units are closed to a general without CUs; an enemy general who has none he may pass, but not stop with.",
    ],
  },
  {
    id: "7.2.B",
    title: "Having to stop",
    text: [
      "An army stops when it meets enemy CUs outside walls, unless it overruns them ([[7.2.E]]) or they get away and it pursues ([[11.3]]). A failed pursuit ends the move.",
    ],
  },
  {
    id: "7.2.C",
    title: "Generals caught",
    text: [
      "An enemy general without CUs may try to avoid the army ([[11]]). If he does not get away he is displaced, his supply trains are captured, and the army may move on.",
    ],
  },
  {
    id: "7.2.D",
    title: "Walled cities",
    text: [
      "The active general and units of his space go in and out of a friendly city that is not besieged, at no cost. Inside there is room for its number of CUs and as many supply trains, and any generals. An army that fits may even march in when enemies are outside it; it stops there without fighting them.",
    ],
  },
  {
    id: "7.2.E",
    title: "Overrun",
    text: [
      "An army of at least five CUs that meets a single CU outside walls, without a general, may simply remove it, capture its supply trains and march on. It is no battle. It happens after the reactions, so that an interception can prevent it.",
    ],
  },
  { id: "7.3", title: "Naval movement", text: ["From port to port, in a fleet."] },
  {
    id: "7.3.A",
    title: "How far",
    text: [
      "A sea lane costs one point, the strait by sea too, crossing Mare Tyrrhenum two. Carthage may spend four points in a voyage, Rome one to four by its seamanship ([[15.4.B]]). Enemy ports, generals and units on the way do not stop a fleet. Rome needs leave for Africa: [[15.6]].",
    ],
  },
  {
    id: "7.3.B",
    title: "From and to",
    text: [
      "Any port will do, whoever controls it. Nobody sails out of a besieged city or lands inside one; outside its walls an army may embark and land. Landing gives the enemy his land reactions ([[10]]).",
    ],
  },
  {
    id: "7.3.C",
    title: "The voyage",
    text: [
      "- The general and the units he takes go to sea; up to five Ready warships may join. Ten units in all. He may also sail alone.",
      "- The fleet sails port by port and may take aboard generals, CUs and supply trains on its way; Golden Geek: no general who outranks its own. The highest in rank commands; ashore the general leads on only those who do not outrank him.",
      "- In any port it enters it may be intercepted ([[8]]).",
      "- At its destination general, CUs and supply trains land. The warships return to port, still Ready.",
    ],
  },
  { id: "8", title: "Naval interception", text: ["A fleet that moves can be caught at sea."] },
  {
    id: "8.1",
    title: "When",
    text: [
      "The other side may intercept in a port that the fleet enters (not where it set out) if it has a Ready warship At Port and a fleet of its own could come there from a friendly major port within its naval range, by ordinary lanes, with a general joining on the way ([[8.4]]). One attempt against each voyage. The major port may be besieged, but then nothing inside it joins.",
      "If the side with Naval Supremacy could intercept and does not, the mover takes it. Silver: at once, in that port; Golden Geek: at the end of a voyage that was not intercepted.",
    ],
  },
  {
    id: "8.2",
    title: "Slipping away",
    text: [
      "A mover with Naval Supremacy may roll the Naval Die. The Carthaginian symbols of the Seamanship level (Poor three, Fair two, Good one, Excellent none) are added, and opposite symbols cancel each other. If one of the mover's own is left, the interception fails.",
    ],
  },
  {
    id: "8.3",
    title: "The intercepting fleet",
    text: [
      "A general caught without any units is displaced, and that is all. Otherwise the interceptor sends one to five Ready warships from a major port he controls and may take aboard generals, CUs and supply trains there and in every port on the way, the last one included, but none out of besieged cities: ten units at most. The battle is fought in that port before anybody lands.",
    ],
  },
  {
    id: "8.4",
    title: "Its commander",
    text: [
      "A general must be aboard when it arrives; he may join anywhere on the way. The first to join commands, until one of higher rank does; of equals who join in one port the owner names one. Without a general there is no interception.",
    ],
  },
  {
    id: "8.5",
    title: "A fleet without warships",
    text: [
      "There is no real battle: no tactic cards, one battle roll of the interceptor in the column of his commander ([[9.2.B1]]), each hit a unit that the owner chooses. The interceptor has won and takes Naval Supremacy; no PCs are removed (Golden Geek: except for a displaced Aristocrat, [[2.2.D2]]).",
    ],
  },
  {
    id: "9",
    title: "Naval battle",
    text: [
      "Fought when an intercepted fleet has warships. It lasts three rounds at most. The holder of Naval Supremacy goes first in each.",
    ],
  },
  {
    id: "9.1",
    title: "Cards",
    text: [
      "The holder of Naval Supremacy, then the other side, may play strategy cards for the battle. All tactic cards are shuffled, and each side draws:",
      "- as many as the battle rating of one Admiral in its fleet, whether he commands or not;",
      "- one more if the port is friendly.",
    ],
  },
  {
    id: "9.2",
    title: "Rounds",
    text: [
      "First the holder of Naval Supremacy, then the other side: maneuver if it likes ([[9.2.A]]), engage ([[9.2.B]]), evade if it likes ([[9.2.C]]). If Naval Supremacy has changed hands, the new holder begins the next round.",
    ],
  },
  {
    id: "9.2.A",
    title: "Maneuver",
    text: [
      "Play one tactic card; it is then discarded. It works for the whole battle, at once, in your Engage step of this round, or in the enemy's next Engage step, as it says.",
      "Whatever can be played at any time, such as Flee!, Evasion or, Golden Geek, Corvus, is not the card of this step.",
    ],
  },
  { id: "9.2.B", title: "Engage", text: ["One battle roll. It must be made."] },
  {
    id: "9.2.B1",
    title: "Hits",
    text: [
      "Roll the die; Rome adds 1 with Corvi and subtracts 1 with Poor or Fair seamanship. A commander who is an Admiral begins in the naval column of his battle rating, anybody else in I; each later round is one column further, up to V. Hits for 1 or less, 2, 3, 4, 5, 6, 7 and more:",
      "- I: 0 0 0 0 1 1 2",
      "- II: 0 0 0 1 1 2 2",
      "- III: 0 0 1 1 1 2 3",
      "- IV: 0 1 1 1 2 3 3",
      "- V: 1 1 1 2 2 3 3",
      "Each hit sinks a warship. When none is left, each costs another unit of the fleet. The sunk go to the next box of the turn track.",
    ],
  },
  {
    id: "9.2.B2",
    title: "A card, or Supremacy",
    text: [
      "Modified roll of 1 or less: draw a tactic card, if one is left. Modified roll of 7 or more: take Naval Supremacy at once.",
    ],
  },
  {
    id: "9.2.B3",
    title: "Prizes",
    text: [
      "A warship taken instead of sunk: by certain tactic cards, as many as they say; by Rome with Corvi when the modified roll is 6, one of those hit. A prize is out of the battle. Who really gets it depends on the victory ([[9.3.B1]]).",
    ],
  },
  {
    id: "9.2.C",
    title: "Evade",
    text: [
      "Leave the battle and lose it: after your own roll by handing Naval Supremacy to the enemy, or at any time by the tactic card Flee! or the strategy card Evasion. The enemy may answer with Pursuit, besides the card of his maneuver: you stay, and Supremacy given away is gone.",
    ],
  },
  { id: "9.3", title: "The end of a naval battle", text: ["Who has won, and what follows."] },
  {
    id: "9.3.A",
    title: "When it ends",
    text: [
      "- A fleet has no Ready warships left: the other wins.",
      "- A fleet evades: the other wins.",
      "- After three rounds: more Ready warships win; if equal, the holder of Naval Supremacy.",
      "The first two end it on the spot, even before the second player's turn in a round.",
    ],
  },
  {
    id: "9.3.B",
    title: "Settling it",
    text: ["First the winner claims prizes and says where he goes, then the loser goes home, then PCs are removed."],
  },
  {
    id: "9.3.B1",
    title: "The winner",
    text: [
      "All prizes he took, and half of those the loser took, become his own Spent warships At Port, up to ten in play; the others are sunk. (Silver: he must claim them; Golden Geek: he may, and always does here.)",
      "The mover lands in the port of the battle, his warships Ready, or sails on within his limits to another port, not to be intercepted again, and has them Spent.",
      "The interceptor, Silver: lands in any port of his route without enemy generals or CUs, his warships Ready; Golden Geek: stops or sails on like a mover. Nobody intercepts him.",
    ],
  },
  {
    id: "9.3.B2",
    title: "The loser",
    text: [
      "His warships return Spent. Generals and units go to the last friendly port of their route, Silver: one without enemy generals or CUs; failing that, to where they embarked. Nobody intercepts them on land. If he has lost all units, his generals are displaced.",
    ],
  },
  {
    id: "9.3.B3",
    title: "Losses and Supremacy",
    text: [
      "Sunk warships go to the next box of the turn track; those of turn 7 are gone. The winner takes Naval Supremacy. Silver: a loser who got away by Flee! keeps it.",
    ],
  },
  {
    id: "9.4",
    title: "Political consequences",
    text: [
      "The loser removes half as many PCs as he lost units, cities excepted, Carthage the first from the Miat; and more for a displaced Aristocrat ([[2.2.D2]]). Who cannot has lost the game ([[4.1]]).",
    ],
  },
  {
    id: "10",
    title: "Land reactions",
    text: [
      "Whenever a general enters a space by land or lands from the sea, the other side reacts in this order:",
      "- In its own city that is not besieged it says who and what is inside and outside, moving them as it likes within the room there is. It must, each time an enemy army comes. If no CU stays outside and nobody intercepts, the army may move on.",
      "- It may try to avoid battle with an army or general outside walls: [[11]].",
      "- It may try to intercept from adjacent spaces: [[12]].",
      "All attempts are declared before the first die is rolled. Just before a battle at a city that is not besieged the active side, if the city is its own, moves generals and units in and out; Golden Geek: so does an owner who defends. If nobody is left outside there is no battle.",
    ],
  },
  { id: "11", title: "Avoiding land battle", text: ["Slipping away before the enemy."] },
  {
    id: "11.1",
    title: "The attempt",
    text: [
      "An army, or a general alone, into whose space the enemy has come may try to leave it for one adjacent space; Silver: also to go inside the city of the space, if there is room. The general rolls: his battle rating or less succeeds. If he fails there is battle; without CUs he is displaced.",
      "One general of the army rolls. A part may go: generals left behind keep a CU, consuls on either side three. A subordinate who rolls leaves the commander and takes nobody of higher rank.",
      "With an Admiral the army may go by one ordinary sea lane to a friendly port without enemy CUs. No fleet intercepts that.",
    ],
  },
  {
    id: "11.2",
    title: "Limits",
    text: [
      "At most ten units go; units without a general never do. Whoever has just failed to intercept the same army may not try. It may not go:",
      "- over the Strait of Messana, except by sea with an Admiral;",
      "- into a space with an enemy unit or PC, or with a tribe;",
      "- to where the enemy came from.",
      "Golden Geek: a consul who goes takes three CUs in any case.",
    ],
  },
  {
    id: "11.3",
    title: "Pursuit",
    text: [
      "An army that has points left, whose enemies have got away and that nobody has intercepted may roll to move on, to wherever it likes: the battle rating of its general or less. Silver: all enemy CUs must have left the space. Golden Geek: all enemy generals and units, except a single CU that is overrun. After a failure it may still besiege or subjugate where it stands.",
    ],
  },
  { id: "12", title: "Land interception", text: ["Barring the way."] },
  {
    id: "12.1",
    title: "The attempt",
    text: [
      "When the active general enters a space, enemy armies next to it may try to meet him there. Its general rolls his battle rating or less; 1 is added to the die if the enemy controls that space and you have no units in it.",
      "One general rolls for each space; several spaces may try. Part of an army may go: generals left behind keep a CU, consuls on either side three. A subordinate who rolls leaves the commander and takes nobody of higher rank. All who succeed fight together under one commander.",
    ],
  },
  {
    id: "12.2",
    title: "Limits",
    text: [
      "At most ten units with each general, and at least one CU. Only movement is intercepted: no interception, avoiding, backing up or retreat. Not over the Strait of Messana, and not into a space with enemy units that were there already. Not, Silver: from inside a city with enemy CUs outside it; Golden Geek: from any space with an enemy unit that does not move. A successful interception rules out pursuit ([[11.3]]).",
    ],
  },
  {
    id: "12.3",
    title: "Backing up",
    text: [
      "An intercepted army may go back to the space it came from instead of fighting. Its move is over, but it may still besiege or subjugate there ([[14.1]]).",
      "After a landing it goes back, Silver: to the port where it embarked; Golden Geek: to the last port before. Golden Geek: it may not back up if there would have been a battle without the interception.",
    ],
  },
  {
    id: "12.4",
    title: "Unguarded armies",
    text: [
      "An army without CUs that is intercepted is lost without battle: its generals are displaced, its supply trains captured. In its own city that is not besieged it may go inside instead ([[7.2.D]]).",
    ],
  },
  {
    id: "13",
    title: "Land battle",
    text: [
      "It comes about when an army meets enemy CUs that do not get away and are not overrun, or is intercepted and does not back up. The active side is the attacker. The dice decide: [[13.3]], [[13.4]].",
    ],
  },
  {
    id: "13.1",
    title: "Order",
    text: [
      "- Change of command: [[13.2]].",
      "- Counter events of the attacker.",
      "- Counter events of the defender.",
      "- The dice levels: [[13.3]].",
    ],
  },
  {
    id: "13.2",
    title: "Change of command",
    text: [
      "If both consuls are in the Roman army, equal in rank and without the Dictator, Carthage rolls: it may if Rome attacks, it must if Rome defends. On 4 to 6 the other consul takes command. An Aristocrat beside a consul who is none always commands.",
    ],
  },
  {
    id: "13.3",
    title: "Dice levels",
    text: [
      "Cards for the battle take effect first. Then size, allies and commander give each side its level, in this order: 1 the small die, 2 the large one, 3 both. Last, the elephants may charge.",
    ],
  },
  {
    id: "13.3.A",
    title: "Size",
    text: [
      "Elephants count as CUs. Silver: both begin at level 1; the side with more CUs goes to 2. Golden Geek: five or more CUs begin at level 2, fewer at 1.",
    ],
  },
  {
    id: "13.3.B",
    title: "Allies",
    text: [
      "Each of your walled cities in the region of the battle is an ally, if a general of yours takes part in the battle. Golden Geek: two at most count. The side with more goes up a level.",
    ],
  },
  {
    id: "13.3.C",
    title: "Commander",
    text: [
      "The side whose commander has the higher battle rating goes up a level. If it is at 3 already, Silver: the enemy rolls no die at all; Golden Geek: the enemy goes down a level, not below 1.",
    ],
  },
  {
    id: "13.3.D",
    title: "Elephant charge",
    text: [
      "Carthage may announce one if it has at least as many elephants as the battle rating of the Roman commander. Rome may answer with Elephant Fright ([[17.1]]). Roll the die, with -2 while Forgotten Tactics is in play ([[5.2.C3]]).",
      "- 1 or less: Rome may have a battle die rolled again.",
      "- Above the Roman rating: Carthage may.",
      "Silver: any one die of either side; Golden Geek: one of the opponent's. It is chosen when all dice lie on the table; other re-rolls follow, the attacker's first.",
    ],
  },
  {
    id: "13.4",
    title: "The result",
    text: [
      "Both roll at once. Every cavalry symbol is a hit. Infantry symbols cancel the enemy's light troops, one each; what is left of light troops and infantry are hits too. Each hit costs a CU.",
      "Who suffers more hits has lost; if equal, the attacker, also when nobody hits. If Carthage charged and lost, its first loss is an elephant. The winner takes all supply trains of the space. A loser without CUs has his generals displaced, a winner has not.",
    ],
  },
  { id: "13.5", title: "Retreat", text: ["What is left of the beaten force leaves the space."] },
  {
    id: "13.5.A",
    title: "Where to",
    text: [
      "To a friendly space without enemy units, or to friends who outnumber the force, counted in units. At most four spaces, and to the nearest such place; farther only where that costs fewer CUs (Golden Geek: by the shortest way at that price). The limit of ten units does not apply.",
      "Friendly forces on the way that are not larger are swept along, generals included, after its losses there; a general alone is not. Of the shortest ways the loser takes the one he likes, even if it costs more CUs.",
    ],
  },
  {
    id: "13.5.B",
    title: "Limits",
    text: [
      "- It may pass enemy CUs, but not end with them; Silver: not even if they are inside a city.",
      "- Not over the strait, and not by sea without an Admiral ([[13.5.D]]).",
      "- A beaten attacker first goes back to the space he came from; after a landing that means by sea, after a sortie inside the city.",
      "- A beaten defender may not go there.",
    ],
  },
  {
    id: "13.5.C",
    title: "Its price",
    text: [
      "One CU for each space entered with an enemy PC or a tribe. Where enemies stand, Silver: one CU for each enemy CU there; Golden Geek: for each enemy unit. Enemy generals who have none are displaced. Silver: unguarded supply trains on the way are captured. A force that reaches no place within four spaces is eliminated, its generals displaced.",
    ],
  },
  {
    id: "13.5.D",
    title: "By sea",
    text: [
      "With an Admiral the army may retreat over one ordinary sea lane, not Mare Tyrrhenum, to a port without enemy PC or units. It stops there.",
    ],
  },
  {
    id: "13.5.E",
    title: "Into the city",
    text: [
      "In a space with a friendly city that is not besieged, as many as there is room for may go inside. Into a besieged one, only those who sallied out of it ([[14.5.B]]). The rest retreats as usual: only here may a force be divided.",
    ],
  },
  {
    id: "13.6",
    title: "Political consequences",
    text: [
      "The loser removes half as many PCs as he lost units in battle and retreat, captured supply trains included: any on the map but cities, Carthage the first from the Miat. A displaced Aristocrat costs more ([[2.2.D2]]). Who cannot has lost the game ([[4.1]]).",
    ],
  },
  { id: "14", title: "Siege and subjugation", text: ["How walled cities and tribes are won."] },
  {
    id: "14.1",
    title: "What it takes",
    text: [
      "An activated general who is, or ends his move, with three friendly CUs in the space of an enemy city or a tribe may make one attempt, unless he has fought a battle in this activation. Backing up is no battle.",
      "A subordinate may do it on his own with three CUs of the besiegers, using his own ability; in a campaign the others stay free to act (so expressly in Silver).",
      "Needed: two points against a city, three against Roma, Carthago and Syracusae, three against a tribe. Without CUs in the space the besieger loses all points, even if the roll that cost the last CU brought the last point.",
    ],
  },
  {
    id: "14.2",
    title: "The attempt",
    text: [
      "Roll one siege die: red against tribes; against cities red with Naval Supremacy, white without it. Roma, Carthago and Syracusae can be besieged only with Naval Supremacy, and always with the white die; while you lack it the points stay as long as CUs do.",
      "The face shows points, of which the red die can give two, a lost CU, both, or nothing.",
    ],
  },
  {
    id: "14.3",
    title: "Determined Defense",
    text: [
      "When siege points fall on a city, its owner may give up one supply train and one CU from inside to cancel one of them. Silver: once for each roll; Golden Geek: once for each activation.",
    ],
  },
  {
    id: "14.4",
    title: "Success",
    text: [
      "The points are removed. The city changes its owner: CUs inside are lost, supply trains captured, generals displaced. A tribe leaves the game for good, and a PC of yours takes its place.",
    ],
  },
  { id: "14.5", title: "Besieged cities", text: ["What a siege means for those inside."] },
  {
    id: "14.5.A",
    title: "Shut in",
    text: [
      "A city is besieged once it has a siege point. It receives no reinforcements, no troops are raised in it, nobody sails out of it, and whoever lands there stays outside.",
    ],
  },
  {
    id: "14.5.B",
    title: "Sorties",
    text: [
      "A besieged army, activated, may attack the besiegers in a normal land battle. Supply trains stay inside. Beaten, it is back inside.",
      "When another army of yours attacks them, besieged units and generals may join it. Among generals of equal rank you choose the commander; losses come from either part. Generals who stay inside do not count. In defeat only those who sallied may go back in ([[13.5.E]]).",
    ],
  },
  { id: "15", title: "Other rules", text: ["Attrition, the Miat, seamanship, Corvi, Africa."] },
  { id: "15.1", title: "Halves", text: ["Half of anything is rounded down."] },
  {
    id: "15.2",
    title: "Attrition",
    text: [
      "In winter ([[5.3.A]]) and by events. Roll the die and read the column of the force's CUs; losses for 1 or less, 2, 3, 4, 5, 6, 7 and more:",
      "- 1 or 2 CUs: 0 0 0 0 0 1 1",
      "- 3: 0 0 0 0 1 1 2",
      "- 4: 0 0 0 1 1 2 2",
      "- 5 or 6: 0 0 1 1 1 2 3",
      "- 7 to 9: 0 1 1 1 2 3 3",
      "- 10 and more: 1 1 1 2 2 3 3",
      "- storm: 1 1 2 2 3 3 4",
      "On 5 and more the first Carthaginian CU lost is an elephant, if there is one. Generals are never displaced by attrition.",
    ],
  },
  { id: "15.3", title: "The Miat", text: ["The Council of the Hundred and Four."] },
  {
    id: "15.3.A",
    title: "What it gives",
    text: [
      "Seven spaces, one PC each, bought for an operation point ([[5.2.C2]]). The regular reinforcements are printed beside it: one CU, two generals, one warship. One more CU or general comes for each symbol whose two neighbouring spaces are filled.",
      "When Carthage must remove PCs at the Victory Check or after a battle, the first comes from here; all of them count as PCs on the map.",
    ],
  },
  {
    id: "15.3.B",
    title: "Warlike",
    text: ["Three PCs or more, one of them in the centre: the Miat counts as a province for Carthage."],
  },
  {
    id: "15.3.C",
    title: "Neutral",
    text: [
      "Silver only. At least one PC, but not Warlike: the Miat counts for nobody, and Carthaginian CUs and supply trains may not leave Africa.",
    ],
  },
  {
    id: "15.3.D",
    title: "Peaceful",
    text: [
      "Silver only. No PC at all: the Miat counts as a province for Rome, Carthaginian CUs and supply trains may not leave Africa, and the limits of a truce, with or without the card, bind Carthage alone ([[17.1]]), until a PC is placed here again.",
    ],
  },
  { id: "15.4", title: "Roman seamanship", text: ["How well Rome sails."] },
  {
    id: "15.4.A",
    title: "Up and down",
    text: [
      "Four levels: Poor, at the start, Fair, Good, Excellent. Naval reforms ([[5.1.C]]) and events raise it. In winter it falls by one if fewer warships are Ready At Port than its number, and unless it is Excellent Naval Supremacy goes to Carthage ([[5.3.C]]). Higher levels make Roman fleets range farther, slip away more easily and catch Carthage more often.",
    ],
  },
  {
    id: "15.4.B",
    title: "The levels",
    text: [
      "- 1 Poor: one point at sea; -1 to battle rolls; three Carthaginian symbols ([[8.2]]); one more storm roll with Cruel Sea.",
      "- 2 Fair: two points; -1 to battle rolls; two symbols.",
      "- 3 Good: three points; one symbol; Africa is open while Rome controls Syracusae.",
      "- 4 Excellent: four points; no symbol; Africa is open; Rome keeps Naval Supremacy through the winter.",
    ],
  },
  {
    id: "15.5",
    title: "Corvi",
    text: [
      "Boarding bridges: all Roman warships have them or none. They add 1 to Roman battle rolls and bring prizes on a 6 ([[9.2.B3]]), but cost one more storm roll with Cruel Sea. The Corvus card or a naval reform ([[5.1.C]]) mounts or dismounts them.",
    ],
  },
  {
    id: "15.6",
    title: "Rome in Africa",
    text: [
      "A Roman general who comes from elsewhere may land in Africa only if seamanship is Excellent; or if it is Good and Rome controls Syracusae; or if he has the trait Africanus; or if an event says so. His fleet may pass African ports all the same.",
    ],
  },
  { id: "16", title: "Optional rules", text: ["Chosen when the game is set up."] },
  {
    id: "16.1",
    title: "Fixed Roman reinforcements",
    text: ["Helps Rome. Five CUs every turn, whatever provinces of Italia it controls ([[5.1.C]])."],
  },
  {
    id: "16.2",
    title: "Choice of consuls",
    text: ["Helps Rome. It may select one or both consuls from the pool instead of drawing them."],
  },
  {
    id: "16.3",
    title: "Prolonged contract",
    text: [
      "Helps Carthage. Xanthippus stays for the next turn if Carthage pays that turn's price in PCs of the Miat, before the Miat's reinforcements are counted.",
    ],
  },
  {
    id: "16.4",
    title: "Blockade runners",
    text: [
      "Helps Carthage. With a supply train in one of its major ports, a Ready warship and a besieged city, Carthage may as its turn remove the supply train, discard a card and roll a siege die: red with Naval Supremacy, else white. Each point takes a siege point off the city; a loss costs the warship.",
    ],
  },
  {
    id: "16.5",
    title: "Political instability",
    text: [
      "Helps neither. The tribe of Madauros is left out. After political isolation every tribe without subjugation points costs a PC: those of Italia cost Rome one each, those of Africa Carthage. It comes from the region of the tribe, if possible; Golden Geek: first from its province.",
    ],
  },
  {
    id: "16.6",
    title: "Price of Failure",
    text: [
      "Adds the Roman general P. Claudius Pulcher to the pool and the cards Price of Failure and Bad Omen to the deck. They come with the Silver box; for Golden Geek they were an expansion.",
    ],
  },
  { id: "17", title: "Cards and generals", text: ["Notes on single cards and generals."] },
  {
    id: "17.1",
    title: "Strategy cards",
    text: [
      "Numbers are those of Silver, with those of Golden Geek in brackets.",
      "- 1 (91) Elephant Fright: Silver: -2 to the die of the charge; Golden Geek: two elephants fewer. On top of Forgotten Tactics.",
      "- 3 (93) Siege Engineers: works until the siege succeeds or ends. At most, Silver: two siege trains, Golden Geek: five.",
      "- 4 (94) Hiero: CUs inside the city are lost, supply trains captured.",
      "- 5 (95) Socii Navales: build two warships; then, if you like, use the points for an activation with a naval movement, land movement included. Without a warship to build it breaks a truce when the fleet sails.",
      "- 11 (101) Cruel Sea: storm rolls for the last lane (Mare Tyrrhenum three), one more if Poor, one more with Corvi. Each hit takes a warship, a CU and a supply train, if there. Without units left the generals are displaced. However it was used, the deck is shuffled at the end of the turn.",
      "- 12 (102) Treasury Shortfall: three PCs or supply trains; who has fewer together loses the game.",
      "- 17 (107) Corvus: in your own turn, or, Silver: at the start of a naval battle, Golden Geek: at any moment of it.",
      "- 19, 20 (109, 110) Raid on Port, Mare Nostrum: once, in a port the fleet enters without having to stop, walled cities included; land movement may be combined.",
      "- 32 (122) Bad Weather: against land or naval movement, before any reaction, nothing else. The general has two points: he returns to the last space that he entered with them; Golden Geek: to the second space that he entered. In a campaign it hits one general, before the next moves; units may still use their four points with another.",
      "- 33 (123) Allied Auxiliaries: with a general in Italia, in Roma too only with one.",
      "- 35, 36 (125, 126) Epidemic, Pestilence: the player of the card names the army.",
      "- 39 (129) Storms at Sea: the column of all units of the fleet; warships go first. Without units the general returns to where he embarked.",
      "- 40, 41 (130, 131) Forced March: six points; Silver: all of them at sea if you like; Golden Geek: at sea the usual limit holds.",
      "- 42 (132) Sicilian Allies Desert: no elephants.",
      "- 43 (133) Triumph: removes no Carthaginian PCs.",
      "- 44 (134) Spoils of War: only PCs without enemy units, no cities.",
      "- 45 (135) Punic Faith: the points of a cancelled event do not count in the War Chest; cards shown stay open for the turn.",
      "- 46 (147) Citadel: stays with the city and serves its new owner.",
      "- 49 (139) Truce: no interceptions, no sieges, no converting of PCs by CUs, no army enters spaces with enemy PCs or units (a general without units may). Forces may stay, points are kept, subjugation goes on, winter bites. Only an event with the broken olive branch that takes effect ends it early.",
      "- 50 (140) Good Omen: one die is set instead of rolled.",
      "- 52 (142) Surprise Raids: PCs next to one space with your CU (Golden Geek: unit), no cities, no tribes, no enemy units.",
      "- 54 (144) Ambush: a battle rating that is one higher may lift a dice level; at sea it gives one more card if an Admiral is in the fleet, and one more column if he commands.",
      "- 56 (146) Flamen Martialis: two PCs, for the next activation of that general this turn only.",
      "- 57 (136) Dictator: [[5.2.C4]].",
    ],
  },
  { id: "17.2", title: "Generals", text: ["Abilities work only for the commander of an army or fleet."] },
  {
    id: "17.2.A",
    title: "Carthaginian generals",
    text: [
      "- Adherbal: commanding interceptors that are not shaken off, he refits a Spent warship and may take it along; five remain the limit.",
      "- Carthalo: instead of moving or besieging he converts an enemy PC next to him by road or sea lane: no city, no tribe, no enemy units there. Not out of a besieged city.",
      "- H. Gisco: two tactic cards for his rating, not two more.",
      "- Hamilcar: naval battles only: +1 to his first roll.",
      "- Hamilcar Barca: land battles only: he may roll one of his own dice again.",
      "- Hasdrubal: in a charge one more elephant and +1 to the die; nowhere else.",
      "- Himilco: inside a besieged city he removes a siege point; that is his whole activation, no sortie.",
      "- Xanthippus: [[5.2.C3]].",
    ],
  },
  {
    id: "17.2.B",
    title: "Roman generals",
    text: [
      "- Florus: land battles only: one more ally.",
      "- Calatinus: land battles only: one hit costs no CU, though it counts for victory. The Dictator: [[5.2.C4]].",
      "- Catulus: naval battles only: one roll again in a battle.",
      "- Caudex: the strait costs him one point by land. When he is eliminated, Asina joins the pool.",
      "- Cotta: his sieges and subjugations cost no CUs.",
      "- Duilius: becomes proconsul only if Rome paid a War Chest point for him in the turn he was consul.",
      "- Flaccus: one roll again when he subjugates.",
      "- Maximus: where his activation ends, a PC placed or converted; not under a superior, and after a battle only if he won it.",
      "- Megellus: no Determined Defense against him.",
      "- Metellus: once in a land battle the die of a charge is rolled again, after it is known.",
      "- Paterculus: the first warship hit is a prize; claimed only in victory.",
      "- Pulcher: a lost battle costs one more PC; no Good Omen.",
      "- Regulus: land battles only: after a victory he moves on with the points he has left.",
      "- Scipio: after any battle won a PC in any space without one, whoever stands there.",
      "- Vulso: activated in a friendly major port that is not besieged, up to two warships, Ready or Spent, become CUs; then he acts.",
    ],
  },
  ...strategy,
];

export default rules;
