import type { Catalogue } from "../../../words/words.ts";

/** The terms of the game, in plain words. */
export const explain = {
  "term:action-points": "Action points, AP",
  "term:action-points.forms": "action points|action point|AP|APs",
  "term:action-points.means":
    "What everything costs: raising troops, talks, operations, camps, supply. They come at the start of your half of a turn: a number that the turn track has for the turn, a die, and more for each fortress. You can keep up to 25.",
  "term:action-points.rule": "8.0",
  "term:victory-points": "Victory points, VP",
  "term:victory-points.forms": "victory points|victory point|Victory points|VP",
  "term:victory-points.means":
    "After the last turn every fortress that you hold counts: Rome and Carthage 5, Syracuse and Massilia 3, Panormus and Lilybaeum 2, any other 1. A lead of 2 wins, of 8 is decisive.",
  "term:victory-points.rule": "4.2",
  "term:initiative": "Initiative",
  "term:initiative.forms": "initiative|Initiative",
  "term:initiative.means":
    "Who has it plays first in the turn. Each side adds a die to the number of fortresses it controls; the higher total gets it. To be second has its good side: whoever is second now and first in the next turn acts twice in a row.",
  "term:initiative.rule": "6.0",
  "term:augurs": "Augurs",
  "term:augurs.forms": "augurs|Augurs",
  "term:augurs.means":
    "Two dice at the start of a turn name its event: pirates, plague, omens, allies who go home, a crisis. From the second turn on.",
  "term:augurs.rule": "7.0",
  "term:crisis": "Crisis marker",
  "term:crisis.forms": "crisis marker|crisis|Crisis",
  "term:crisis.means":
    "It lies in a town far from home. The side that alone has a leader there at the end of the turn gains action points and two stratagem markers, and the other loses some.",
  "term:crisis.rule": "7.1",
  "term:mobilization": "Mobilization",
  "term:mobilization.forms": "Mobilization|mobilization",
  "term:mobilization.means":
    "The first phase of your half of a turn: you raise and train units, draw leaders and buy stratagem markers. Do not spend everything: every operation costs 1 AP later.",
  "term:mobilization.rule": "9.0",
  "term:recruit-display": "Recruit display",
  "term:recruit-display.forms": "recruit display|Recruit display|Force pools",
  "term:recruit-display.means":
    "The units that can be raised. Eliminated units wait there too and can be bought again; only leaders and the Mamertines never return.",
  "term:recruit-display.rule": "9.1",
  "term:deploy": "Deploy",
  "term:deploy.forms": "deploy|deploys|Reinforcements",
  "term:deploy.means":
    "Put a new unit on the map: most of them in a fortress that you control, fleets in a port, legions in Italia. Never where an enemy zone of control reaches.",
  "term:deploy.rule": "9.2",
  "term:send-home": "Send home",
  "term:send-home.forms": "sent home|send home|Send units home|sends home",
  "term:send-home.means":
    "A unit goes back to the recruit display and can be raised again elsewhere. That gives no points back, but it is a way to get a garrison to another place.",
  "term:send-home.rule": "9.1",
  "term:combat-factor": "Combat factor",
  "term:combat-factor.forms": "combat factor|combat factors|combat strength|Combat strength|strength",
  "term:combat-factor.means":
    "The first number on a counter: how hard a unit hits, and how well it resists. Attackers add theirs, defenders add theirs, and the ratio gives the column.",
  "term:combat-factor.rule": "14.0",
  "term:morale": "Morale",
  "term:morale.forms": "morale|Morale",
  "term:morale.means":
    "The second number on a counter, mostly 2 to 5. In a morale check a unit holds if the die shows no more than that. Veterans have more than recruits.",
  "term:morale.rule": "15.2",
  "term:movement": "Movement points, MP",
  "term:movement.forms": "movement points|movement point|MP|movement",
  "term:movement.means":
    "The third number on a counter: how far a unit marches in one operation. Open country costs 1 a hex, rough country and desert 2, mountains 3, a road half; a river or a mountain line 1 more, a strait 2 more. A force is as slow as its slowest unit.",
  "term:movement.rule": "13.0",
  "term:command": "Command value",
  "term:command.forms": "command value|command values|Command values|command",
  "term:command.means":
    "The number in a leader's star, 1 to 3. In combat he shifts the column by so many, in attack and defence, and before a morale check he steadies so many units.",
  "term:command.rule": "14.1",
  "term:counter": "Counter",
  "term:counter.forms": "counter|counters",
  "term:counter.means":
    "A small square piece that stands for a unit or a leader. You know all of yours; of an enemy stack you see the counter on top, and how many lie beneath it.",
  "term:counter.rule": "25.0",
  "term:leader": "Leader",
  "term:leader.forms": "leader|leaders|Leader|Leaders",
  "term:leader.means":
    "Duilius, Regulus, Hamilcar and their like. He makes a force fight better, steadies it, helps fleets and talks, and eats nothing. A dead leader never comes back.",
  "term:leader.rule": "9.3",
  "term:leader-pool": "Leader pool",
  "term:leader-pool.forms": "leader pool",
  "term:leader-pool.means":
    "The leaders of a side who are not yet in the war. You pay, and draw one of them at random: Rome for 1 AP, Carthage for 2.",
  "term:leader-pool.rule": "9.3",
  "term:recruit": "Recruit",
  "term:recruit.forms": "recruit|recruits|Recruit|Recruits",
  "term:recruit.means":
    "A new unit, a white counter with a coloured rim: it has less combat and morale than a veteran. It becomes one by training, or by destroying enemies.",
  "term:recruit.rule": "20.0",
  "term:veteran": "Veteran",
  "term:veteran.forms": "veteran|veterans|Veteran",
  "term:veteran.means":
    "A unit that has seen war, a counter all in colour: mostly one more in combat and in morale than recruits. If it is destroyed it comes back as a recruit.",
  "term:veteran.rule": "20.0",
  "term:training": "Training",
  "term:training.forms": "training|Training|trains a unit",
  "term:training.means":
    "For 1 AP a recruit becomes a veteran in the Mobilization Phase: a land unit in a fortress, a fleet in a port, with a leader beside it.",
  "term:training.rule": "20.0",
  "term:legion": "Legion",
  "term:legion.forms": "legion|legions",
  "term:legion.means":
    "Rome's infantry: strong, steady, and cheap at 2 AP. Raised only in Italia. It can build camps, but it goes over mountains only by road.",
  "term:legion.rule": "9.1",
  "term:hoplites": "Hoplites",
  "term:hoplites.forms": "hoplites|Hoplites",
  "term:hoplites.means":
    "Heavy infantry in the Greek manner, the core of Carthage's armies, and of Syracuse and Massilia. Those of Carthage can build camps.",
  "term:hoplites.rule": "9.1",
  "term:auxiliary": "Auxiliary infantry",
  "term:auxiliary.forms": "auxiliary infantry",
  "term:auxiliary.means": "Light foot: weak but cheap, and quick. It crosses mountains and may raid.",
  "term:auxiliary.rule": "21.0",
  "term:cavalry": "Cavalry",
  "term:cavalry.forms": "cavalry|Cavalry",
  "term:cavalry.means":
    "Fast troops that cross mountains, raid, and pursue two hexes. In a counterattack in open country, twice the enemy's cavalry is worth a column.",
  "term:cavalry.rule": "15.1",
  "term:elephants": "Elephants",
  "term:elephants.forms": "elephants|Elephants",
  "term:elephants.means":
    "Carthage's. They shift an attack one column to the right in open country and against towns, not against fortresses. On board ship they are of no use.",
  "term:elephants.rule": "14.1",
  "term:marines": "Marines",
  "term:marines.forms": "marines|Marines",
  "term:marines.means":
    "Carthage's soldiers of the sea: from on board they shift an attack on a port one column to the right. Ashore they are light troops.",
  "term:marines.rule": "21.0",
  "term:siege-train": "Siege train",
  "term:siege-train.forms": "siege train|siege trains|Siege train",
  "term:siege-train.means":
    "Engines that shift an attack on a fortress or camp one column to the right. Slow, and lost in a rout.",
  "term:siege-train.rule": "21.0",
  "term:garrison": "Garrison, static unit",
  "term:garrison.forms": "garrison|garrisons|static unit|static units",
  "term:garrison.means":
    "A unit with movement 0. It holds a town or fortress, one to a place, and defends; it never moves, attacks or retreats. Every place that counts wants one.",
  "term:garrison.rule": "21.0",
  "term:sacred-band": "Sacred Band",
  "term:sacred-band.forms": "Sacred Band",
  "term:sacred-band.means":
    "The citizens of Carthage, her best troops. An operation with them that begins outside Libya costs 1 AP more.",
  "term:sacred-band.rule": "21.0",
  "term:mamertines": "Mamertines",
  "term:mamertines.forms": "Mamertines",
  "term:mamertines.means":
    "The soldiers of fortune who took Messana and called Rome for help. A Roman unit; once eliminated they never come back.",
  "term:mamertines.rule": "21.0",
  "term:fleet": "Fleet",
  "term:fleet.forms": "fleet|fleets|Fleet|Fleets|naval operation|Naval operation",
  "term:fleet.means":
    "A counter with an anchor. A die says how far it sails. It fights like an army, and carries two land units and any leaders, who fight along.",
  "term:fleet.rule": "19.0",
  "term:embark": "Embark, on board, land",
  "term:embark.forms": "embark|Embark units|embarks|on board|aboard",
  "term:embark.means":
    "Land units go aboard where the operation begins and land where it ends. Allies have fleets of their own: nobody carries the men of another power.",
  "term:embark.rule": "19.3",
  "term:storm": "Storm",
  "term:storm.forms": "storm|Storm",
  "term:storm.means":
    "It comes up on a naval roll of 2 or less. After the voyage every fleet checks its morale and may sink, unless it ends in a friendly port.",
  "term:storm.rule": "19.1",
  "term:hex": "Hex, hexside",
  "term:hex.forms": "hex|hexes|hexside",
  "term:hex.means":
    "One of the six-sided fields of the map, forty miles across, with its number. A hexside is the line between two: a river, a mountain line or a strait can run along it.",
  "term:hex.rule": "2.0",
  "term:terrain": "Terrain: open, rough, mountain, desert",
  "term:terrain.forms": "rough terrain|terrain|rough|mountain|desert",
  "term:terrain.means":
    "Rough country and mountains slow you down, feed fewer units, and shift attacks to the left: rough one column, mountains two. Only light troops enter mountains off the road.",
  "term:terrain.rule": "13.1",
  "term:river": "River, mountain line, strait",
  "term:river.forms": "river|mountain line|strait",
  "term:river.means":
    "Whoever crosses one pays more movement points; whoever attacks across one has a column to the left. A strait is water that armies can cross, unless an enemy fleet stands beyond.",
  "term:river.rule": "13.1",
  "term:town": "Town",
  "term:town.forms": "town|towns",
  "term:town.means":
    "A round place. It shifts attacks one column to the left and feeds four units. It counts neither for action points nor for victory.",
  "term:town.rule": "13.1",
  "term:fortress": "Fortress, minor and major",
  "term:fortress.forms": "minor fortress|major fortress|fortress|fortresses|Fortresses",
  "term:fortress.means":
    "A place with walls, the prize of the war: at the end it counts victory points for whoever holds it, and every turn it brings him action points. It is hard to take: attacks on it shift two columns to the left (on a major one three), and its defenders neither give way nor rout easily. It feeds 6 units or 8. No zone of control reaches in or out.",
  "term:fortress.rule": "16.2",
  "term:capital": "Capital",
  "term:capital.forms": "capital|capitals|Capital",
  "term:capital.means":
    "Rome and Carthage: 5 victory points each. Your own brings 2 action points a turn, the enemy's 1. New leaders come there.",
  "term:capital.rule": "8.1",
  "term:port": "Port",
  "term:port.forms": "port|ports",
  "term:port.means":
    "A place with an anchor. From a friendly port fleets sail farther, in it they are safe from storms, and without an enemy fleet next to it it feeds everybody.",
  "term:port.rule": "19.1",
  "term:control": "Control a hex",
  "term:control.forms": "control|controls|controlled",
  "term:control.means":
    "You control a hex if you have a unit in it and no enemy zone of control reaches in. When the last unit leaves, you control it no longer.",
  "term:control.rule": "3.0",
  "term:zone-of-control": "Zone of control",
  "term:zone-of-control.forms": "zone of control|zones of control|enemy zone|enemy zone of control|enemy zones of control",
  "term:zone-of-control.means":
    "The six hexes around a unit. Whoever enters one of the enemy's must stop there, and may not step straight from one into another. A retreat into one costs a unit. None reaches into or out of a fortress, or over a strait, and neutrals have none.",
  "term:zone-of-control.rule": "11.0",
  "term:stack": "Stack",
  "term:stack.forms": "stack|stacks",
  "term:stack.means":
    "All units in a hex. There is no limit, except hunger. The light disc says how many they are, the dark one how strong; a head on a medal is a leader beneath the top.",
  "term:stack.rule": "10.0",
  "term:army-marker": "Army marker",
  "term:army-marker.forms": "army marker|Army marker",
  "term:army-marker.means":
    "A counter that lies on a stack and hides it: the enemy sees only the marker and how many units there are.",
  "term:army-marker.rule": "10.0",
  "term:fog-of-war": "Fog of war",
  "term:fog-of-war.forms": "fog of war|Fog of war",
  "term:fog-of-war.means":
    "Of an enemy stack you see the top unit and how many there are. All is shown in combat, on your home ground, and to a Spy.",
  "term:fog-of-war.rule": "25.0",
  "term:operation": "Operation",
  "term:operation.forms": "operation|operations|Land operation|land operation",
  "term:operation.means":
    "For 1 AP one force moves and may then attack. The same force may go again and again, as long as you can pay.",
  "term:operation.rule": "12.0",
  "term:force": "Force",
  "term:force.forms": "force|forces",
  "term:force.means":
    "The units of one hex that go together in an operation. On the way you may leave some behind, but nobody is picked up.",
  "term:force.rule": "12.1",
  "term:concentration": "Concentration",
  "term:concentration.forms": "concentration|Concentration|Concentrate on a leader|concentrate",
  "term:concentration.means":
    "For 1 AP units from anywhere march to a leader whom they can reach in one movement, and then all of them may attack. The cheapest way to gather an army.",
  "term:concentration.rule": "12.3",
  "term:battle": "Battle",
  "term:battle.forms": "battle|Battle table|Battle",
  "term:battle.means":
    "The usual attack, with everybody. The battle table is rough on both sides: from catastrophe for the attacker to catastrophe for the defender.",
  "term:battle.rule": "14.1",
  "term:raid": "Raid",
  "term:raid.forms": "raid|Raid table|Raid",
  "term:raid.means":
    "An attack by light troops alone: cavalry, auxiliary infantry, marines and leaders. It risks less than a battle and wins less; good for pushing somebody out of a hex.",
  "term:raid.rule": "14.1",
  "term:column": "Column and shift",
  "term:column.forms": "column|columns|shift|shifts|Column shift|column shift",
  "term:column.means":
    "The attackers' strength in percent of the defenders' gives the column of the combat table. Leaders, Tactics, elephants and the like shift it to the right, walls, hills and the enemy's leader to the left. The farther right, the better for the attacker.",
  "term:column.rule": "14.1",
  "term:counterattack": "Counterattack, CA",
  "term:counterattack.forms": "counterattack|counterattacks|Counterattack|CA",
  "term:counterattack.means":
    "The defenders strike back at once on the same table, with a column more and without regard to terrain; now the first attackers are the ones who are hit. If that brings another counterattack, both sides rout.",
  "term:counterattack.rule": "15.1",
  "term:morale-check": "Morale check",
  "term:morale-check.forms": "morale check|morale checks|Morale check|checks morale|check morale",
  "term:morale-check.means":
    "One die for a whole force. Units with less morale than the die fail; a 6 is too much for all. In combat they rout, in a storm or in hunger they are lost.",
  "term:morale-check.rule": "15.2",
  "term:steady": "Steady a unit",
  "term:steady.forms": "steady|steadies|steadied",
  "term:steady.means":
    "Before a morale check a leader gives 1 more to as many units as his command. Give it to those who need it: the recruits.",
  "term:steady.rule": "15.2",
  "term:withdraw": "Withdraw: AW, DW",
  "term:withdraw.forms": "withdraw|withdraws|withdrawal|AW|DW",
  "term:withdraw.means":
    "A retreat of one hex, for the attacker (AW) or the defender (DW). In a fortress or camp it has no effect.",
  "term:withdraw.rule": "16.0",
  "term:rout": "Rout: AR, DR",
  "term:rout.forms": "rout|routs|routed|AR|DR",
  "term:rout.means":
    "Everybody checks morale. Who fails flees as many hexes as the die shows, and is lost if there is no way; who passes withdraws one hex. In a fortress or camp all withdraw.",
  "term:rout.rule": "16.0",
  "term:catastrophe": "Catastrophe: AC, DC",
  "term:catastrophe.forms": "catastrophe|AC|DC",
  "term:catastrophe.means": "All attackers (AC) or all defenders (DC) are eliminated, leaders included, in a fortress too.",
  "term:catastrophe.rule": "15.0",
  "term:retreat": "Retreat",
  "term:retreat.forms": "retreat|retreats|Retreat",
  "term:retreat.means":
    "A withdrawal or a rout. The owner chooses the way, every hex of it farther from the combat, not into enemies, and into an enemy zone of control only if there is no other, at the price of a unit. Whoever finds no way so far is eliminated.",
  "term:retreat.rule": "16.1",
  "term:pursuit": "Pursuit",
  "term:pursuit.forms": "pursuit|pursue|pursues",
  "term:pursuit.means":
    "When the enemy has left his hex the victors may enter it, leaders and cavalry even one hex beyond. So a place is taken: beating its defenders is not enough, somebody must go in.",
  "term:pursuit.rule": "17.0",
  "term:major-combat": "Major combat",
  "term:major-combat.forms": "major combat",
  "term:major-combat.means":
    "A combat that costs one side four units or more, and the other fewer. The winner gains an action point, the loser loses one.",
  "term:major-combat.rule": "15.3",
  "term:supply": "Supply and hunger",
  "term:supply.forms": "supply|Supply|hunger|Hunger|feeds|Feeds",
  "term:supply.means":
    "At the end of your half of a turn each hex feeds so many units: open 3, rough 2, mountain, desert and sea 1, town 4, fortresses 6 or 8. The others check morale, and those who fail are lost, unless you pay 1 AP for the hex.",
  "term:supply.rule": "18.0",
  "term:camp": "Camp",
  "term:camp.forms": "camp|camps|Camp",
  "term:camp.means":
    "The palisade around a stack, built for 1 AP at the end of an operation by a legion or Carthaginian hoplites. It shifts attacks one column to the left, keeps its men from routing and feeds two more.",
  "term:camp.rule": "22.0",
  "term:stratagem": "Stratagem marker",
  "term:stratagem.forms": "stratagem marker|stratagem markers|stratagem|stratagems|Stratagem markers|Stratagem marker",
  "term:stratagem.means":
    "A secret marker, drawn at random. The first that you buy in a turn costs 1 AP, the next 2, and so on. Once played it goes back to the pool.",
  "term:stratagem.rule": "23.0",
  "term:levy": "Levy",
  "term:levy.forms": "Levy",
  "term:levy.means":
    "A stratagem for mobilization: two units of your own nation for free, no leaders. Take dear ones: two fleets are worth 8 AP.",
  "term:levy.rule": "23.1",
  "term:dictator": "Dictator or Sufete",
  "term:dictator.forms": "Dictator or Sufete|Dictator|Sufete",
  "term:dictator.means": "A stratagem for mobilization: choose any leader of your pool, and put him with any unit of yours.",
  "term:dictator.rule": "23.1",
  "term:diplomacy": "Diplomacy and talks",
  "term:diplomacy.forms": "Diplomacy|diplomacy|talks|Talks|Diplomacy marker|courts|court",
  "term:diplomacy.means":
    "With 1 AP and a Diplomacy marker you try to win over a minor power. The enemy may lay one against yours; the difference and a die decide. A: ally. N: one step towards you. X: the enemy gains an action point.",
  "term:diplomacy.rule": "24.1",
  "term:tactics": "Tactics",
  "term:tactics.forms": "Tactics|tactics|Tactics markers",
  "term:tactics.means":
    "A stratagem for combat: it shifts the column by 1 to 3, for the attacker or the defender, and also in the counterattack.",
  "term:tactics.rule": "23.1",
  "term:treachery": "Treachery",
  "term:treachery.forms": "Treachery",
  "term:treachery.means":
    "A stratagem that negates one of the enemy's as he plays it. In that phase he plays no other of the kind. So keep one: it is the only answer to a surprise.",
  "term:treachery.rule": "23.1",
  "term:spy": "Spy",
  "term:spy.forms": "Spy|spy",
  "term:spy.means":
    "A stratagem for your own half of a turn: you see all enemy units of a region, or all enemy stratagem markers.",
  "term:spy.rule": "23.1",
  "term:minor-power": "Minor power",
  "term:minor-power.forms": "minor power|minor powers|Minor powers|neutral|ally|allied",
  "term:minor-power.means":
    "Syracuse, Massilia, the Gauls, the Iberians, Numidia and the mercenaries. Neutral at first; once allied, their units are raised and moved like your own, and their fortresses count.",
  "term:minor-power.rule": "24.0",
  "term:mercenaries": "Mercenaries",
  "term:mercenaries.forms": "mercenaries|Mercenaries",
  "term:mercenaries.means":
    "Greeks for hire, with Xanthippus. They serve Carthage or nobody; the first time she wins them they all come at once, for free.",
  "term:mercenaries.rule": "24.0",
  "term:invasion": "Invasion",
  "term:invasion.forms": "invasion|invade|invades|Invade",
  "term:invasion.means":
    "Whoever attacks a neutral's units or enters its town or fortress drives that power to the other side at once. Crossing its open country does not.",
  "term:invasion.rule": "24.2",
  "term:pillage": "Pillage marker",
  "term:pillage.forms": "pillage marker|pillage|Pillage|pillages|pillaged",
  "term:pillage.means":
    "An optional rule. The victor who enters a place may pillage it, for 2 AP (a town 1). It then gives no action points, no shelter and hardly any food, until 2 AP restore it.",
  "term:pillage.rule": "31.0",
  "term:colony": "Colony",
  "term:colony.forms": "colony|colonies|Colonies",
  "term:colony.means":
    "An optional rule. For 4 AP and with a leader there, a town becomes a minor fortress for the rest of the game.",
  "term:colony.rule": "32.0",
  "term:reaction": "Reaction",
  "term:reaction.forms": "reaction|React|reacts|Reaction operations",
  "term:reaction.means":
    "An optional rule. After an operation of the enemy you may pay 2 AP for one of your own, led by a leader.",
  "term:reaction.rule": "33.0",
  "term:disgrace": "Disgrace",
  "term:disgrace.forms": "disgrace|disgraced",
  "term:disgrace.means":
    "An optional rule. A leader who commanded in a rout is called to account: he keeps his command, goes back to the pool, or is out of the game.",
  "term:disgrace.rule": "29.3",
} as const satisfies Catalogue;
