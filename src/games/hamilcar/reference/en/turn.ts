import type { RulesReference } from "../../../../words/rules-reference.ts";

export const turn: RulesReference = [
  {
    id: "5",
    title: "The turn",
    text: [
      "Each of the seven turns, which stand for three or four years, has the same steps. Most of it is the Strategy phase, in which cards are played:",
      "- Reinforcements (not in turn 1): [[5.1]].",
      "- Strategy: cards are dealt and played: [[5.2]].",
      "- Winter attrition: [[5.3]].",
      "- Political isolation: [[5.4]].",
      "- Victory Check: [[5.5]].",
      "- War Chest: [[5.6]].",
      "> Rome has converted the PC of Enna, but has no CU left there and no way to a city of its own. In winter nothing happens to it; at the isolation it goes, and only then are the provinces counted.",
    ],
  },
  {
    id: "5.1",
    title: "Reinforcements",
    text: [
      "From turn 2 on: sunk warships come back ([[5.1.A]]), then Carthage receives its reinforcements ([[5.1.B]]), then Rome ([[5.1.C]]). Rome's CUs come from Italia, Carthage's from the Miat.",
    ],
  },
  {
    id: "5.1.A",
    title: "Sunk warships",
    text: [
      "All warships on the turn track return to the supply. They are not in play, but can be built again.",
      "> Rome lost four warships in turn 2. In turn 3 they are back in the supply, and a card with two ships builds two of them.",
    ],
  },
  {
    id: "5.1.B",
    title: "Carthage",
    text: [
      "Carthage draws new generals every turn, and the Miat decides how many troops come with them. In this order:",
      "- One Ready warship, and one CU with a general or in a friendly city that is not besieged.",
      "- The CUs of the Miat ([[15.3.A]]), each to Carthago or turned into a Ready warship.",
      "- All generals but Hamilcar Barca return to the pool.",
      "- The general of the turn box arrives, then one drawn at random and those that the Miat adds, as far as the pool goes: each with Carthaginian CUs or in a friendly city that is not besieged.",
      "- Admirals placed in Carthago refit as many Spent warships as the sum of their battle ratings.",
      "> Turn 2: Hamilcar (2/3) arrives from the turn box. He is an Admiral; placed in Carthago, he refits up to three Spent warships.",
    ],
  },
  {
    id: "5.1.C",
    title: "Rome",
    text: [
      "Rome raises its troops in Roma and elects new commanders every turn. In this order:",
      "- In Roma, a CU for each Roman province of Italia, Samnium included.",
      "- Rome may make a consul proconsul; the old proconsul is then eliminated.",
      "- The remaining consuls are eliminated, and two are drawn from the pool (fewer if it has fewer).",
      "- Each goes to a space that is not besieged and has three Roman CUs, Roma included. With fewer CUs Roma is open, Silver: only if there is no such space; Golden Geek: whenever it is not besieged.",
      "- Each new consul who is an Admiral and was placed in Roma may bring one naval reform: turn CUs there into Ready warships, up to his battle rating and sparing the consul's three; or raise seamanship a level (once a turn); or mount or dismount Corvi.",
      "> Rome controls Latium, Campania, Samnium, Apulia and Lucania: five CUs in Roma. Duilius (3) is drawn and placed there with eight CUs: he may turn three of them into warships, or raise seamanship from Poor to Fair.",
    ],
  },
  {
    id: "5.1.D",
    title: "Limits",
    text: [
      "Nothing is placed in a besieged city: no reinforcements, no troops raised by a card or event; with Roma besieged, Rome gets no CUs. Enemies outside a city that is not besieged do not matter. An enemy general without CUs hinders nobody: he is displaced when a CU is placed with him.",
      "> A Roman army stands before Lilybaeum with one siege point. Carthage can place nothing inside; before the point was won it could have placed a CU there.",
    ],
  },
  {
    id: "5.2",
    title: "Strategy phase",
    text: [
      "Both sides are dealt cards ([[5.2.A]]) and play them in turn, one at a time ([[5.2.B]]). Marching, sailing, besieging, building and politics all happen here ([[5.2.C]]).",
    ],
  },
  {
    id: "5.2.A",
    title: "Dealing",
    text: [
      "Each side is dealt the number of the turn: seven in turns 1 and 2, eight in turns 3 to 5, nine in turns 6 and 7. If the deck cannot serve both, the discards are shuffled into it first.",
      "> Turn 4: each side gets eight cards. Sixteen are needed; if only twelve are left in the deck, deck and discards are shuffled together before anybody gets a card.",
    ],
  },
  {
    id: "5.2.B",
    title: "Who begins",
    text: [
      "The holder of Naval Supremacy says who plays first. Before that, his opponent may take the first play himself by opening with a Major or Minor Campaign, for its event or its points.",
      "Then one card a time, by turns. Who has no cards passes. When both have none the phase is over.",
      "> Carthage has Naval Supremacy and wants to begin. Rome opens with a Minor Campaign before that, and moves two generals first.",
    ],
  },
  {
    id: "5.2.C",
    title: "A play",
    text: [
      "When it is your move you do one of these. You cannot simply pass while you have cards:",
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
      "You play an event only if the card has your colour. Counter events are played when their condition arises, even in the middle of the opponent's move; play then goes on where it was. They still cost a card of your hand.",
      "An event with the broken olive branch ends a truce, whoever plays it, provided it has any effect.",
      "> Duilius sails towards Panormus, and Carthage plays Bad Weather in the middle of his move: he has to turn back. Then Rome's card is done and it is Carthage's move.",
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
      "> With a three Carthage may place a PC in Enna and one in Catana and refit a warship; or activate Hanno (3); or, if the card shows two ships, build two. With a two and a supply train in Carthago it can activate Hanno as well.",
    ],
  },
  {
    id: "5.2.C3",
    title: "Mercenaries",
    text: [
      "Instead of a card Carthage hires the top one of the box by removing PCs from the Miat: six in turn 1, then 5, 4, 3, 2, 1, 1. The longer it waits, the cheaper he is and the less time he has.",
      "- Xanthippus (3/3), with an elephant, in a friendly port in Africa that is not besieged. Forgotten Tactics is gone for good. He leaves the game at the end of the turn, or when displaced.",
      "- Hamilcar Barca (1/3), after him, with a CU, in any friendly port that is not besieged, in Africa or elsewhere. If nobody has hired him he comes by himself in turn 7, even if Xanthippus never did. Displaced, he goes to the pool.",
      "> In turn 4 the price is three. Carthage has five PCs on the Miat, removes three and has Xanthippus in Carthago with an elephant, just as Regulus lands; but the Miat, with two PCs, is no longer Warlike.",
    ],
  },
  {
    id: "5.2.C4",
    title: "The Dictator",
    text: [
      "From turn 2 on, once a game, if Carthage has at least three more PCs on the Provincial Display than Rome and Calatinus is not on the map. Rome plays the Dictator card as its move (Golden Geek: as an event, which Punic Faith can cancel); Calatinus, even if eliminated, takes command in Roma. Silver: with three new CUs, but none while Roma is besieged; Golden Geek: with none.",
      "He outranks everybody, always commands, has no minimum of CUs and may take those of consuls. The three points of the card count for the War Chest. At the end of the turn he is eliminated if he has been consul, and otherwise returns to the pool.",
      "> Carthage holds eight markers of the display, Rome five. Rome names the Dictator: Calatinus (3/3) marches out of Roma with every CU there, those of the consul included.",
    ],
  },
  {
    id: "5.2.C5",
    title: "Discarding",
    text: [
      "A card may be laid down without effect. That was your play, and its points count for the War Chest.",
      "> Rome discards a three that it cannot use well. It still counts three in the War Chest.",
    ],
  },
  {
    id: "5.3",
    title: "Winter attrition",
    text: [
      "Hunger and cold for armies in hostile country ([[5.3.A]]), supply trains without guard ([[5.3.B]]), and idle crews ([[5.3.C]]). It comes when the last card has been played, so where an army ends the turn matters.",
    ],
  },
  {
    id: "5.3.A",
    title: "Forces",
    text: [
      "Every force that stands outside walls on an enemy PC, an enemy city or a tribe rolls for attrition ([[15.2]]); besiegers too. One of its supply trains, given up, spares it the roll. Garrisons inside their own city do not roll. Generals are never lost or displaced by it.",
      "> Four Roman CUs end the turn before Agrigentum: a die of 4 or 5 costs one of them, a 6 two. A supply train given up spares them the roll.",
    ],
  },
  {
    id: "5.3.B",
    title: "Unguarded supply trains",
    text: [
      "Supply trains without friendly CUs are removed unless they are in a friendly walled city. So leave a CU with them, or bring them inside before the last card.",
      "> A supply train stands alone in Regium, a Roman city: it stays. One that was left alone in Thermae is lost.",
    ],
  },
  {
    id: "5.3.C",
    title: "Seamanship",
    text: [
      "If Rome has fewer Ready warships At Port than the number of its seamanship level (1 to 4), the level falls by one, never below Poor. Then Naval Supremacy passes to Carthage unless seamanship is Excellent.",
      "Golden Geek: in turn 1 the Dictator card is now turned face up.",
      "> Rome has raised its seamanship to Good (3), but only two warships are Ready: it falls to Fair. And whoever had Naval Supremacy, Carthage has it now.",
    ],
  },
  {
    id: "5.4",
    title: "Political isolation",
    text: [
      "Carthage, then Rome, removes its isolated PCs, once. A PC is safe if a way by roads, ordinary sea lanes and the strait joins it to a CU or a walled city of its own side, besieged or not.",
      "The way may lead over neutral spaces, and past enemy CUs only where a friendly PC is. It may not lead over Mare Tyrrhenum or over enemy PCs, enemy cities and tribes. PCs on the Miat are never isolated.",
      "> Rome has a PC in Enna. By Catana, which is neutral, the way leads to Messana, a Roman city: the PC is safe. With a Carthaginian PC in Catana, and others in Thermae and Agrigentum, it is removed.",
    ],
  },
  {
    id: "5.5",
    title: "Victory Check",
    text: [
      "Both count their provinces without Samnium, and Lilybaeum, Mare Tyrrhenum and the Miat (Warlike for Carthage; Silver: Peaceful for Rome). Who has fewer removes as many PCs as the difference, no cities; Carthage the first from the Miat. Who cannot has lost.",
      "Carthage wins if Rome now controls fewer than three provinces of Italia, Samnium included.",
      "> Carthage has seven points, Rome five: Rome removes two PCs of its choice. If it were the other way round, Carthage would take the first of two from the Miat.",
    ],
  },
  {
    id: "5.6",
    title: "War Chest",
    text: [
      "The points of all cards played this turn are added up: discards, counter events and the Dictator too, but not an event cancelled by Punic Faith. The side with more may give up supply trains, each taking one off the difference.",
      "The other side then spends what is left, a point each: refit a warship; a supply train with a general or in a friendly city that is not besieged; a PC placed or converted as in [[5.2.C2]] (Golden Geek: on the Miat too). The rest is lost.",
      "Cards to be removed after their event leave the game; the others are discarded.",
      "> Rome has played 15 points, Carthage 12. Rome gives up one supply train, so Carthage has two points: it refits a warship and places a PC.",
    ],
  },
  {
    id: "6",
    title: "The end of the game",
    text: ["The game ends by an immediate victory ([[6.1]]), or after turn 7 by a last count ([[6.2]]). A draw is not possible."],
  },
  {
    id: "6.1",
    title: "Immediate victory",
    text: [
      "The game is over the moment a condition of [[4.1]] is met. It does not wait for the end of the turn or of the battle.",
      "> After a lost battle Carthage must remove four PCs and has three left, those of the Miat included: Rome has won.",
    ],
  },
  {
    id: "6.2",
    title: "The last turn",
    text: [
      "After the War Chest of turn 7 both count as in [[5.5]]: provinces without Samnium, Lilybaeum, Mare Tyrrhenum, and the Miat (Warlike for Carthage; Silver: Peaceful for Rome). The higher number wins; in a tie Carthage.",
      "> In the War Chest of turn 7 Carthage places a PC in Aleria and so controls Mare Tyrrhenum: seven against seven, and Carthage wins the tie.",
    ],
  },
];
