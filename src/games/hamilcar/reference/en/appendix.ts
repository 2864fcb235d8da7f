import type { RulesReference } from "../../../../words/rules-reference.ts";

export const appendix: RulesReference = [
  {
    id: "15",
    title: "Other rules",
    text: [
      "Attrition ([[15.2]]), the Miat ([[15.3]]), seamanship ([[15.4]]), Corvi ([[15.5]]) and Africa ([[15.6]]). These come up in several phases, and are explained here once.",
    ],
  },
  {
    id: "15.1",
    title: "Halves",
    text: [
      "Half of anything is rounded down. It holds for PCs after a battle ([[9.4]], [[13.6]]) and for prizes ([[9.3.B1]]).",
      "> Three units lost cost one PC, and so do two; one unit lost costs none.",
    ],
  },
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
      "> Five CUs winter before Lilybaeum and the die is 5: one is lost. If they are Carthaginian and an elephant is among them, it is the elephant.",
    ],
  },
  {
    id: "15.3",
    title: "The Miat",
    text: [
      "The Council of the Hundred and Four, where Carthage turns operation points into reinforcements and a province ([[15.3.A]]). Its PCs also pay mercenaries ([[5.2.C3]]) and lost battles.",
    ],
  },
  {
    id: "15.3.A",
    title: "What it gives",
    text: [
      "Seven spaces, one PC each, bought for an operation point ([[5.2.C2]]). The regular reinforcements are printed beside it: one CU, two generals, one warship. One more CU or general comes for each symbol whose two neighbouring spaces are filled.",
      "When Carthage must remove PCs at the Victory Check or after a battle, the first comes from here; all of them count as PCs on the map.",
      "> Carthage begins with the centre and the two slots that share a CU (Golden Geek: and one beside the general's symbol): besides the regular reinforcements one more CU comes each turn. PCs in both slots beside the general's symbol would bring a third general.",
    ],
  },
  {
    id: "15.3.B",
    title: "Warlike",
    text: [
      "The Miat is Warlike with three PCs or more, one of them in the centre. It then counts as a province for Carthage ([[5.5]]), and Carthaginian troops go where they like.",
      "> Carthage has three PCs there, one in the centre, and loses a battle that costs one: two are left, and the point is gone until a new one is paid for.",
    ],
  },
  {
    id: "15.3.C",
    title: "Neutral",
    text: [
      "Silver only. At least one PC, but not Warlike: the Miat counts for nobody, and Carthaginian CUs and supply trains may not leave Africa.",
      "> Two PCs are left on the Miat. Hanno may still sail to Lilybaeum, but alone: his CUs and supply trains stay in Carthago.",
    ],
  },
  {
    id: "15.3.D",
    title: "Peaceful",
    text: [
      "Silver only. No PC at all: the Miat counts as a province for Rome, Carthaginian CUs and supply trains may not leave Africa, and the limits of a truce, with or without the card, bind Carthage alone ([[17.1]]), until a PC is placed here again.",
      "> Carthage spends its last PCs of the Miat on Xanthippus. Rome has a point more, and no Carthaginian army enters a space with Roman PCs or CUs before a PC is placed on the Miat again.",
    ],
  },
  {
    id: "15.4",
    title: "Roman seamanship",
    text: [
      "How well Rome sails, in four levels ([[15.4.B]]). Each level opens more of the sea, and in the end Africa ([[15.6]]).",
    ],
  },
  {
    id: "15.4.A",
    title: "Up and down",
    text: [
      "Four levels: Poor, at the start, Fair, Good, Excellent. Naval reforms ([[5.1.C]]) and events raise it. In winter it falls by one if fewer warships are Ready At Port than its number, and unless it is Excellent Naval Supremacy goes to Carthage ([[5.3.C]]). Higher levels make Roman fleets range farther, slip away more easily and catch Carthage more often.",
      "> In turn 2 Duilius brings a naval reform: Poor becomes Fair. In winter Rome needs two Ready warships At Port to keep it; it has three.",
    ],
  },
  {
    id: "15.4.B",
    title: "The levels",
    text: [
      "The number of the level is also the number of Ready warships that keep it through the winter ([[5.3.C]]). The levels are:",
      "- 1 Poor: one point at sea; -1 to battle rolls; three Carthaginian symbols ([[8.2]]); one more storm roll with Cruel Sea.",
      "- 2 Fair: two points; -1 to battle rolls; two symbols.",
      "- 3 Good: three points; one symbol; Africa is open while Rome controls Syracusae.",
      "- 4 Excellent: four points; no symbol; Africa is open; Rome keeps Naval Supremacy through the winter.",
      "> With Good seamanship Rome sails from Regium by Lipara and Panormus to Drepanum, three lanes. With Poor it would have got no farther than Lipara, and rolled with -1 on the way.",
    ],
  },
  {
    id: "15.5",
    title: "Corvi",
    text: [
      "Boarding bridges: all Roman warships have them or none. They add 1 to Roman battle rolls and bring prizes on a 6 ([[9.2.B3]]), but cost one more storm roll with Cruel Sea. The Corvus card or a naval reform ([[5.1.C]]) mounts or dismounts them.",
      "> Rome has Corvi and Poor seamanship: +1 and -1 in battle. On the way home over a lane with one thunderbolt Carthage plays Cruel Sea: three storm rolls.",
    ],
  },
  {
    id: "15.6",
    title: "Rome in Africa",
    text: [
      "A Roman general who comes from elsewhere may land in Africa only if seamanship is Excellent; or if it is Good and Rome controls Syracusae; or if he has the trait Africanus; or if an event says so. His fleet may pass African ports all the same.",
      "> Seamanship is Good and Rome holds Syracusae: Metellus may sail from Agrigentum to Clupea, one lane. If Carthage takes Syracusae back, only Regulus and Vulso, Africani both, may still land.",
    ],
  },
  {
    id: "16",
    title: "Optional rules",
    text: [
      "Chosen when the game is set up, each by itself. Most of them help one side, and so can even out two players of different strength.",
    ],
  },
  {
    id: "16.1",
    title: "Fixed Roman reinforcements",
    text: [
      "Helps Rome. Five CUs every turn, whatever provinces of Italia it controls ([[5.1.C]]).",
      "> Rome has lost Campania and Lucania and controls three provinces of Italia. By the usual rule it gets three CUs, with this option five.",
    ],
  },
  {
    id: "16.2",
    title: "Choice of consuls",
    text: [
      "Helps Rome. It may select one or both consuls from the pool instead of drawing them.",
      "> Rome means to fight at sea and selects Duilius (2/3, Admiral) and Scipio (2/2, Admiral), instead of leaving it to chance.",
    ],
  },
  {
    id: "16.3",
    title: "Prolonged contract",
    text: [
      "Helps Carthage. Xanthippus stays for the next turn if Carthage pays that turn's price in PCs of the Miat, before the Miat's reinforcements are counted.",
      "It may do so turn after turn, as long as the Miat can pay.",
      "> Xanthippus was hired in turn 4 for three PCs. To keep him in turn 5 costs two more, in turn 6 one.",
    ],
  },
  {
    id: "16.4",
    title: "Blockade runners",
    text: [
      "Helps Carthage. With a supply train in one of its major ports, a Ready warship and a besieged city, Carthage may as its move remove the supply train, discard a card and roll a siege die: red with Naval Supremacy, else white. Each point takes a siege point off the city; a loss costs the warship.",
      "> Lilybaeum has one siege point. Carthage removes a supply train in Carthago, discards a card and rolls the red die: a point, and the siege point is gone.",
    ],
  },
  {
    id: "16.5",
    title: "Political instability",
    text: [
      "Helps neither. The tribe of Madauros is left out. After political isolation every tribe without subjugation points costs a PC: those of Italia cost Rome one each, those of Africa Carthage. It comes from the region of the tribe, if possible; Golden Geek: first from its province.",
      "> Volsinii and Aufidena have no points: Rome loses two PCs every turn. With one subjugation point on each, it loses none.",
    ],
  },
  {
    id: "16.6",
    title: "Price of Failure",
    text: [
      "Adds the Roman general P. Claudius Pulcher to the pool and the cards Price of Failure and Bad Omen to the deck. They come with the Silver box; for Golden Geek they were an expansion.",
      "> Pulcher (3/1), Admiral and Aristocrat, is drawn as consul. If he loses a battle Rome removes one PC more than usual.",
    ],
  },
  {
    id: "17",
    title: "Cards and generals",
    text: [
      "Notes on single cards ([[17.1]]) and generals ([[17.2]]), where their own text leaves a question open. Every card and every general can be looked up in the game.",
    ],
  },
  {
    id: "17.1",
    title: "Strategy cards",
    text: [
      "Cards are explained by their own text; here stands what it does not say.",
      "Numbers are those of Silver, with those of Golden Geek in brackets.",
      "- 1 (91) Elephant Fright: Silver: -2 to the die of the charge; Golden Geek: two elephants fewer. On top of Forgotten Tactics.",
      "- 3 (93) Siege Engineers: works until the siege succeeds or ends. At most, Silver: two siege trains, Golden Geek: five.",
      "- 4 (94) Hiero: CUs inside the city are lost, supply trains captured.",
      "- 5 (95) Socii Navales: build two warships; then, if you like, use the points for an activation with a naval movement, land movement included. Without a warship to build it breaks a truce when the fleet sails.",
      "- 11 (101) Cruel Sea: storm rolls for the last lane (Mare Tyrrhenum three), one more if Poor, one more with Corvi. Each hit takes a warship, a CU and a supply train, if there. Without units left the generals are displaced. However it was used, the deck is shuffled at the end of the turn.",
      "- 12 (102) Treasury Shortfall: three PCs or supply trains; who has fewer together loses the game.",
      "- 17 (107) Corvus: when it is your move, before your card, between two generals of a campaign or after the card; or, Silver: at the start of a naval battle, Golden Geek: at any moment of it.",
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
      "- 49 (139) Truce: no interceptions, no sieges, no converting of PCs by CUs, no army enters spaces with enemy PCs or CUs (a general without units may). Forces may stay, points are kept, subjugation goes on, winter bites. Only an event with the broken olive branch that takes effect ends it early.",
      "- 50 (140) Good Omen: one die is set instead of rolled.",
      "- 52 (142) Surprise Raids: PCs next to one space with your CU (Golden Geek: unit), no cities, no tribes, no enemy units.",
      "- 54 (144) Ambush: a battle rating that is one higher may lift a dice level; at sea it gives one more card if an Admiral is in the fleet, and one more column if he commands.",
      "- 56 (146) Flamen Martialis: two PCs, for the next activation of that general this turn only.",
      "- 57 (136) Dictator: [[5.2.C4]].",
      "> Rome sails with four warships, three CUs and a supply train over a lane with two thunderbolts, with Fair seamanship and no Corvi, and Carthage plays Cruel Sea: two storm rolls. A 4 is two hits, and each takes a warship, a CU and a supply train, as far as there are any.",
    ],
  },
  {
    id: "17.2",
    title: "Generals",
    text: [
      "Abilities work only for the commander of an army or fleet. A subordinate's rest, except where a general besieges or rolls on his own ([[14.1]]).",
    ],
  },
  {
    id: "17.2.A",
    title: "Carthaginian generals",
    text: [
      "Carthage changes its generals every turn, so their abilities come and go. These need a word more than their counters have room for:",
      "- Adherbal: commanding interceptors that are not shaken off, he refits a Spent warship and may take it along; five remain the limit.",
      "- Carthalo: instead of moving or besieging he converts an enemy PC next to him by road or sea lane: no city, no tribe, no enemy units there. Not out of a besieged city.",
      "- H. Gisco: two tactic cards for his rating, not two more.",
      "- Hamilcar: naval battles only: +1 to his first roll.",
      "- Hamilcar Barca: land battles only: he may roll one of his own dice again.",
      "- Hasdrubal: in a charge one more elephant and +1 to the die; nowhere else.",
      "- Himilco: inside a besieged city he removes a siege point; that is his whole activation, no sortie.",
      "- Xanthippus: [[5.2.C3]].",
      "> Hasdrubal has one elephant and faces Maximus (2). He charges as if he had two, and a die of 4 counts as 5; with Forgotten Tactics still in play, as 3.",
    ],
  },
  {
    id: "17.2.B",
    title: "Roman generals",
    text: [
      "Rome's consuls serve one turn, so each ability has to be used at once. These need a word more than their counters have room for:",
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
      "> Regulus marches from Clupea to Tunes, one point, and beats Hanno there. He has three points left and goes on to Carthago; anybody else would have had to stop.",
    ],
  },
];
