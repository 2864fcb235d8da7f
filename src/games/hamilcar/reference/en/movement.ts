import type { RulesReference } from "../../../../words/rules-reference.ts";

export const movement: RulesReference = [
  {
    id: "7",
    title: "Movement",
    text: [
      "Generals move, by land ([[7.2]]) and by sea ([[7.3]]), and take units along. A move can be met at sea ([[8]]) and on land ([[10]]), and may end in a battle or a siege.",
    ],
  },
  {
    id: "7.1",
    title: "Activation",
    text: [
      "An activated general has four movement points, for land, then one voyage, then land again, as far as they go. On land he may pick up and drop units and generals who do not outrank him, with never more than ten units; units do not move without a general. Silver: Carthaginian CUs and supply trains in Africa stay there under a Neutral or Peaceful Miat ([[15.3.C]]).",
      "If a card activates several generals, one finishes before the next begins, each only once:",
      "- Nobody and nothing moves more than four points in all, or moves again after a battle, a siege, backing up or a failed pursuit, wherever it was left: warships are units too.",
      "- Who may not move again may still be activated to besiege where he stands. Only one attempt is made against each city or tribe.",
      "- After a naval battle a fleet may sail on, but its army does not march on.",
      "- Consuls keep three CUs ([[2.3.E3]]).",
      "> Hanno marches from Tunes to Carthago (one point), sails to Lilybaeum (one lane) and has two points left for the road: Heraclea Minoa and Agrigentum.",
    ],
  },
  {
    id: "7.2",
    title: "Land movement",
    text: [
      "Along the roads, space by space ([[7.2.A]]). Each space entered may bring a reaction, and enemies may bar the way ([[7.2.B]]).",
    ],
  },
  {
    id: "7.2.A",
    title: "Marching",
    text: [
      "A road costs one point. The Strait of Messana between Messana and Regium costs two by land and is open only if you control the city you leave. Every space entered gives the enemy his reactions ([[10]]).",
      "Spaces with enemy units are closed to a general without CUs; an enemy general who has none he may pass, but not stop with.",
      "> Maximus leaves Regium, which is Roman, for Messana: two points. Then Catana and Syracusae cost one each, and his four points are spent.",
    ],
  },
  {
    id: "7.2.B",
    title: "Having to stop",
    text: [
      "An army stops when it meets enemy CUs outside walls, unless it overruns them ([[7.2.E]]) or they get away and it pursues ([[11.3]]). A failed pursuit ends the move.",
      "> Maximus comes from Messana to Thermae, where H. Gisco waits with two CUs: he stops there. If Gisco gets away to Panormus, Maximus needs a die of 2 or less to go on.",
    ],
  },
  {
    id: "7.2.C",
    title: "Generals caught",
    text: [
      "An enemy general without CUs may try to avoid the army ([[11]]). If he does not get away he is displaced, his supply trains are captured, and the army may move on.",
      "> Hanno is alone in Utica with a supply train when Regulus marches in. He rolls a 5 and does not get away: he goes to the pool, the supply train is Roman, and Regulus marches on.",
    ],
  },
  {
    id: "7.2.D",
    title: "Walled cities",
    text: [
      "The active general and units of his space go in and out of a friendly city that is not besieged, at no cost. Inside there is room for its number of CUs and as many supply trains, and any generals. An army that fits may even march in when enemies are outside it; it stops there without fighting them.",
      "> A Carthaginian army stands before Messana, which has no siege point yet. Flaccus comes from Regium with two CUs and goes straight inside; with three he would have to fight.",
    ],
  },
  {
    id: "7.2.E",
    title: "Overrun",
    text: [
      "An army of at least five CUs that meets a single CU outside walls, without a general, may simply remove it, capture its supply trains and march on. It is no battle. It happens after the reactions, so that an interception can prevent it.",
      "> Regulus lands at Clupea with six CUs and marches to Hadrumetum, where one CU stands with a supply train. He removes the CU, takes the supply train and goes on.",
    ],
  },
  {
    id: "7.3",
    title: "Naval movement",
    text: [
      "From port to port, in a fleet that exists only for the voyage ([[7.3.C]]). How far it goes depends on the side ([[7.3.A]]), and whether it arrives, on the enemy's warships ([[8]]).",
    ],
  },
  {
    id: "7.3.A",
    title: "How far",
    text: [
      "A sea lane costs one point, the strait by sea too, crossing Mare Tyrrhenum two. Carthage may spend four points in a voyage, Rome one to four by its seamanship ([[15.4.B]]). Enemy ports, generals and units on the way do not stop a fleet. Rome needs leave for Africa: [[15.6]].",
      "> With Poor seamanship a Roman general comes from Roma to Neapolis, one lane, and no farther. With Fair he reaches Lipara; or he crosses Mare Tyrrhenum from Roma to Panormus for two points.",
    ],
  },
  {
    id: "7.3.B",
    title: "From and to",
    text: [
      "Any port will do, whoever controls it. Nobody sails out of a besieged city or lands inside one; outside its walls an army may embark and land. Landing gives the enemy his land reactions ([[10]]).",
      "> Agrigentum is besieged by Rome. Himilco, inside, cannot sail away; Hanno may land before the walls with a relief army and fight.",
    ],
  },
  {
    id: "7.3.C",
    title: "The voyage",
    text: [
      "A voyage follows the same steps each time. It counts as one part of the general's four points ([[7.1]]):",
      "- The general and the units he takes go to sea; up to five Ready warships may join. Ten units in all. He may also sail alone.",
      "- The fleet sails port by port and may take aboard generals, CUs and supply trains on its way; Golden Geek: no general who outranks its own. The highest in rank commands; ashore the general leads on only those who do not outrank him.",
      "- In any port it enters it may be intercepted ([[8]]).",
      "- At its destination general, CUs and supply trains land. The warships return to port, still Ready.",
      "> Hamilcar sails from Carthago with three warships and two CUs, takes the CU of Lilybaeum aboard on the way and lands in Panormus with three CUs. The warships are Ready again for the next card.",
    ],
  },
  {
    id: "8",
    title: "Naval interception",
    text: [
      "A fleet that moves can be caught at sea, if the other side has warships and a general in reach ([[8.1]]). What follows is a naval battle ([[9]]), or worse for a fleet without warships ([[8.5]]).",
    ],
  },
  {
    id: "8.1",
    title: "When",
    text: [
      "The other side may intercept in a port that the fleet enters (not where it set out) if it has a Ready warship At Port and a fleet of its own could come there from a friendly major port within its naval range, by ordinary lanes, with a general joining on the way ([[8.4]]). One attempt against each voyage. The major port may be besieged, but then nothing inside it joins.",
      "If the side with Naval Supremacy could intercept and does not, the mover takes it. Silver: at once, in that port; Golden Geek: at the end of a voyage that was not intercepted.",
      "> Rome sails from Regium to Messana. Carthage holds Syracusae, one lane away, has two Ready warships, and Carthalo is in Syracusae: it may intercept. Without a general there or on the way it could not.",
    ],
  },
  {
    id: "8.2",
    title: "Slipping away",
    text: [
      "A mover with Naval Supremacy may roll the Naval Die. The Carthaginian symbols of the Seamanship level (Poor three, Fair two, Good one, Excellent none) are added, and opposite symbols cancel each other. If one of the mover's own is left, the interception fails.",
      "> Rome has Naval Supremacy and Fair seamanship: two Carthaginian symbols. The Naval Die shows three Roman ones: one is left, and the fleet gets away. With two they would cancel out, and it is caught.",
    ],
  },
  {
    id: "8.3",
    title: "The intercepting fleet",
    text: [
      "A general caught without any units is displaced, without a battle (an Aristocrat costs his PCs, [[2.2.D2]]). Otherwise the interceptor sends one to five Ready warships from a major port he controls and may take aboard generals, CUs and supply trains there and in every port on the way, the last one included, but none out of besieged cities: ten units at most. The battle is fought in that port before anybody lands.",
      "> Carthalo sets out from Syracusae with two warships and the two CUs of the garrison and meets the Roman fleet at Messana. The CUs do not fight at sea, but they can take the hits when no warship is left.",
    ],
  },
  {
    id: "8.4",
    title: "Its commander",
    text: [
      "A general must be aboard when it arrives; he may join anywhere on the way. The first to join commands, until one of higher rank does; of equals who join in one port the owner names one. Without a general there is no interception.",
      "> The warships leave Carthago without a general, Hanno joins in Lilybaeum and Hamilcar Barca in Panormus. Hanno commands at first, then Hamilcar Barca, who outranks him.",
    ],
  },
  {
    id: "8.5",
    title: "A fleet without warships",
    text: [
      "There is no real battle: no tactic cards, one battle roll of the interceptor in the column of his commander ([[9.2.B1]]), each hit a unit that the owner chooses. The interceptor has won and takes Naval Supremacy; no PCs are removed (Golden Geek: except for a displaced Aristocrat, [[2.2.D2]]).",
      "> Flaccus sails with three CUs and no warship, and Adherbal (3) intercepts: column III. The die is 6: two CUs are lost. Rome removes no PC for them, but Carthage has Naval Supremacy.",
    ],
  },
  {
    id: "9",
    title: "Naval battle",
    text: [
      "Fought when an intercepted fleet has warships. It lasts three rounds at most ([[9.2]]), and the holder of Naval Supremacy goes first in each. The winner takes the sea and often some of the enemy's ships ([[9.3]]).",
    ],
  },
  {
    id: "9.1",
    title: "Cards",
    text: [
      "The holder of Naval Supremacy, then the other side, may play strategy cards for the battle. All tactic cards are shuffled, and each side draws:",
      "- as many as the battle rating of one Admiral in its fleet, whether he commands or not;",
      "- one more if the port is friendly.",
      "> Duilius (3, Admiral) is attacked in Messana, a Roman port: he draws four tactic cards. Hanno, who is no Admiral, draws none; with Carthalo (2) aboard he would draw two.",
    ],
  },
  {
    id: "9.2",
    title: "Rounds",
    text: [
      "First the holder of Naval Supremacy, then the other side: maneuver if it likes ([[9.2.A]]), engage ([[9.2.B]]), evade if it likes ([[9.2.C]]). If Naval Supremacy has changed hands, the new holder begins the next round.",
      "> Carthage has Naval Supremacy and goes first. In the first round Rome, with Good seamanship, rolls a 6, which Corvi make a 7, and takes it: from the second round on Rome goes first.",
    ],
  },
  {
    id: "9.2.A",
    title: "Maneuver",
    text: [
      "Play one tactic card; it is then discarded. It works for the whole battle, at once, in your Engage step of this round, or in the enemy's next Engage step, as it says.",
      "Whatever can be played at any time, such as Flee!, Evasion or, Golden Geek, Corvus, is not the card of this step.",
      "> You play Ramming and roll with +1 in your Engage step. Sheared Oars, played instead, would take one off the enemy's next roll; both in one round are not allowed.",
    ],
  },
  {
    id: "9.2.B",
    title: "Engage",
    text: [
      "One battle roll, which must be made. What it hits is in [[9.2.B1]], what else it can bring in [[9.2.B2]] and [[9.2.B3]].",
    ],
  },
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
      "> Duilius (3, Admiral) with Corvi and Fair seamanship: +1 and -1. In the first round he rolls a 5 in column III: one hit. In the second, in column IV, a 5 sinks two.",
    ],
  },
  {
    id: "9.2.B2",
    title: "A card, or Supremacy",
    text: [
      "Modified roll of 1 or less: draw a tactic card, if one is left. Modified roll of 7 or more: take Naval Supremacy at once.",
      "> Rome rolls a 6 with Corvi and Good seamanship: 7, and Naval Supremacy is Rome's. With a 2 and Poor seamanship, no Corvi, the roll is 1: a tactic card.",
    ],
  },
  {
    id: "9.2.B3",
    title: "Prizes",
    text: [
      "A warship taken instead of sunk: by certain tactic cards, as many as they say; by Rome with Corvi when the modified roll is 6, one of those hit. A prize is out of the battle. Who really gets it depends on the victory ([[9.3.B1]]).",
      "> Rome, with Corvi and Good seamanship, rolls a 5: modified 6 in column III, two hits. One warship is sunk, the other is a prize.",
    ],
  },
  {
    id: "9.2.C",
    title: "Evade",
    text: [
      "Leave the battle and lose it: after your own roll by handing Naval Supremacy to the enemy, or at any time by the tactic card Flee! or the strategy card Evasion. The enemy may answer with Pursuit, besides the card of his maneuver: you stay, and Supremacy given away is gone.",
      "> Carthage has one warship left against three, and Naval Supremacy. After its roll it hands that over and leaves; Rome answers with Pursuit, so Carthage stays and has lost Supremacy as well.",
    ],
  },
  {
    id: "9.3",
    title: "The end of a naval battle",
    text: [
      "Who has won ([[9.3.A]]), and what follows: prizes, the way home, Naval Supremacy and the political price ([[9.4]]). Only then does anybody land.",
    ],
  },
  {
    id: "9.3.A",
    title: "When it ends",
    text: [
      "A naval battle is over as soon as one fleet is beaten or gone, or when its three rounds are fought:",
      "- A fleet has no Ready warships left: the other wins.",
      "- A fleet evades: the other wins.",
      "- After three rounds: more Ready warships win; if equal, the holder of Naval Supremacy.",
      "The first two end it on the spot, even before the second player has acted in a round.",
      "> After three rounds each side has two warships left and Carthage has Naval Supremacy: Carthage has won.",
    ],
  },
  {
    id: "9.3.B",
    title: "Settling it",
    text: [
      "First the winner claims prizes and says where he goes ([[9.3.B1]]), then the loser goes home ([[9.3.B2]]). Then PCs are removed ([[9.4]]).",
    ],
  },
  {
    id: "9.3.B1",
    title: "The winner",
    text: [
      "All prizes he took, and half of those the loser took, become his own Spent warships At Port, up to ten in play; the others are sunk. (Silver: he must claim them; Golden Geek: he may, and always does here.)",
      "The mover lands in the port of the battle, his warships Ready, or sails on within his limits to another port, not to be intercepted again, and has them Spent.",
      "The interceptor, Silver: lands in any port of his route without enemy generals or CUs, his warships Ready; Golden Geek: in the port of the battle, his warships Ready, or farther on within his limit by ordinary lanes, with them Spent, here too only without enemy generals or CUs. Nobody intercepts him.",
      "> Rome has taken three prizes, Carthage two, and Rome wins. Rome gets its three and half of the two, one: four Spent warships. The fifth is sunk.",
    ],
  },
  {
    id: "9.3.B2",
    title: "The loser",
    text: [
      "His warships return Spent. Generals and units go to the last friendly port of their route, Silver: one without enemy generals or CUs; failing that, to where they embarked. Nobody intercepts them on land. If he has lost all units, his generals are displaced.",
      "> Rome sailed from Neapolis by Lipara to Panormus and is beaten there. Lipara is Carthaginian, so generals and CUs go back to Neapolis, and the warships are Spent.",
    ],
  },
  {
    id: "9.3.B3",
    title: "Losses and Supremacy",
    text: [
      "Sunk warships go to the next box of the turn track; those of turn 7 are gone. The winner takes Naval Supremacy. Silver: a loser who got away by Flee! keeps it.",
      "> Three Roman warships are sunk in turn 4. They go to the box of turn 5, come back into the supply when that turn begins, and can then be built again.",
    ],
  },
  {
    id: "9.4",
    title: "Political consequences",
    text: [
      "The loser removes half as many PCs as he lost units, cities excepted, Carthage the first from the Miat; and more for a displaced Aristocrat ([[2.2.D2]]). Who cannot has lost the game ([[4.1]]).",
      "> Carthage loses three warships and two CUs: five units, half of that is two. The first PC comes from the Miat, the second from the map.",
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
      "> Regulus comes to Agrigentum with six CUs; two Carthaginian CUs and Hanno are there, and Himilco stands in Heraclea Minoa with three. Carthage puts Hanno and both CUs inside and declares that Himilco intercepts: only then is the die rolled.",
    ],
  },
  {
    id: "11",
    title: "Avoiding land battle",
    text: [
      "An army into whose space the enemy comes may try to get away before the battle ([[11.1]]). If it succeeds the enemy may still follow ([[11.3]]).",
    ],
  },
  {
    id: "11.1",
    title: "The attempt",
    text: [
      "An army, or a general alone, into whose space the enemy has come may try to leave it for one adjacent space; Silver: also to go inside the city of the space, if there is room. The general rolls: his battle rating or less succeeds. If he fails there is battle; without CUs he is displaced.",
      "Only one general of the army rolls, and a part may go: generals left behind keep a CU, consuls on either side three. A subordinate who rolls leaves the commander and takes nobody of higher rank.",
      "With an Admiral the army may go by one ordinary sea lane to a friendly port without enemy CUs, and no fleet intercepts that.",
      "> Maximus enters Thermae. H. Gisco (1) needs a 1 to get away; being an Admiral, he may then go by sea to Panormus as well as by road. Against a 2 he must fight.",
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
      "Golden Geek: a consul who has CUs goes only with three of them.",
      "> Maximus comes to Thermae from Messana. H. Gisco may not go there; Enna is open if it has no Roman PC and no Roman unit, and so is Panormus.",
    ],
  },
  {
    id: "11.3",
    title: "Pursuit",
    text: [
      "An army that has points left, whose enemies have got away and that nobody has intercepted may roll to move on, to wherever it likes: the battle rating of its general or less. Silver: all enemy CUs must have left the space. Golden Geek: all enemy generals and units, except a single CU that is overrun. After a failure it may still besiege or subjugate where it stands.",
      "> Gisco has got away to Panormus. Maximus (2) has one point left and rolls a 2: he follows him there, and Gisco must roll again. With a 3 he would have stopped in Thermae.",
    ],
  },
  {
    id: "12",
    title: "Land interception",
    text: [
      "An army next to the enemy's road may bar it: one roll, without a card ([[12.1]]). The enemy then fights there or goes back ([[12.3]]).",
    ],
  },
  {
    id: "12.1",
    title: "The attempt",
    text: [
      "When the active general enters a space, enemy armies next to it may try to meet him there. Its general rolls his battle rating or less; 1 is added to the die if the enemy controls that space and you have no units in it.",
      "One general rolls for each space; several spaces may try. Part of an army may go: generals left behind keep a CU, consuls on either side three. A subordinate who rolls leaves the commander and takes nobody of higher rank. All who succeed fight together under one commander.",
      "> Flaccus marches from Messana into Catana, which is neutral. Hanno (2) in Syracusae rolls a 2 and meets him there with his CUs. If Catana had a Roman PC the 2 would count as 3, and he would stay.",
    ],
  },
  {
    id: "12.2",
    title: "Limits",
    text: [
      "At most ten units with each general, and at least one CU. Only movement is intercepted: no interception, avoiding, backing up or retreat. Not over the Strait of Messana, and not into a space with enemy units that were there already. Not, Silver: from inside a city with enemy CUs outside it; Golden Geek: from any space with an enemy unit that does not move. Golden Geek: a consul who intercepts brings three CUs in any case. A successful interception rules out pursuit ([[11.3]]).",
      "> Two Roman CUs already stand in Catana when Maximus arrives: nobody intercepts there. Nor can an army in Messana stop one that comes to Regium, for the strait lies between.",
    ],
  },
  {
    id: "12.3",
    title: "Backing up",
    text: [
      "An intercepted army may go back to the space it came from instead of fighting. Its move is over, but it may still besiege or subjugate there ([[14.1]]).",
      "After a landing it goes back, Silver: to the port where it embarked; Golden Geek: to the last port before. Golden Geek: it may not back up if there would have been a battle without the interception.",
      "> Hanno has intercepted Flaccus in Catana with five CUs against three. Flaccus goes back to Messana; his card is spent, but no CU is lost.",
    ],
  },
  {
    id: "12.4",
    title: "Unguarded armies",
    text: [
      "An army without CUs that is intercepted is lost without battle: its generals are displaced, its supply trains captured. In its own city that is not besieged it may go inside instead ([[7.2.D]]).",
      "> A general brings two supply trains to Agrigentum and is intercepted in Heraclea Minoa: he is displaced and both are the enemy's. Had it happened in Agrigentum, his own city, he would have gone inside with them.",
    ],
  },
];
