import type { Catalogue } from "../../../words/words.ts";

/** The terms of the game, in plain words. */
export const explain = {
  "term:cu": "CU, combat unit",
  "term:cu.forms": "CU|CUs",
  "term:cu.means":
    "A few thousand soldiers. All forces are counted in CUs: the number beside a general is how many he has with him. Each is worth one battle card in a battle.",
  "term:cu.rule": "9",
  "term:elephants": "Elephants",
  "term:elephants.forms": "elephants|elephant CU|elephant CUs",
  "term:elephants.means":
    "Carthaginian CUs that may charge when a battle begins: a good roll takes battle cards from the Romans, a 1 costs you one. They die first when a pass or a battle goes badly.",
  "term:elephants.rule": "17",
  "term:pc": "PC, political control marker",
  "term:pc.forms": "PC|PCs",
  "term:pc.means":
    "It shows who rules a place: red for Rome, blue for Carthage. Who has more than half of the places of a province controls the province.",
  "term:pc.rule": "19",
  "term:province": "Province",
  "term:province.forms": "province|provinces",
  "term:province.means":
    "A group of places in one colour. Who holds more than half of them controls it. Most are worth a political point, and many send allies to battles nearby.",
  "term:province.rule": "19",
  "term:political-points": "Political points",
  "term:political-points.forms": "political points|political point",
  "term:political-points.means":
    "One for most provinces that you control. They are counted at the end of every turn: the side that is behind removes as many of its PCs as it lacks points. At the end of turn 9 they decide the war.",
  "term:political-points.rule": "22",
  "term:strategy-rating": "Strategy rating",
  "term:strategy-rating.forms": "strategy rating",
  "term:strategy-rating.means":
    "The first number on a general's counter, 1 to 3. A card must have at least this number to set him in motion. So low is good: a 1 moves with any card.",
  "term:strategy-rating.rule": "10.1",
  "term:battle-rating": "Battle rating",
  "term:battle-rating.forms": "battle rating|battle ratings",
  "term:battle-rating.means":
    "The second number on a general's counter, 1 to 4. He brings that many battle cards to a battle, and needs that much or less on a die to intercept, to avoid battle, to pursue or to counterattack.",
  "term:battle-rating.rule": "14",
  "term:battle-card": "Battle card",
  "term:battle-card.forms": "battle card|battle cards",
  "term:battle-card.means":
    "What a battle is fought with. The attacker lays one down, the defender answers with one of the same name or has lost. You get one for each CU, more for the general and for allies.",
  "term:battle-card.rule": "14",
  "term:operations": "Operations, the number of a card",
  "term:operations.forms": "operations",
  "term:operations.means":
    "The number in the corner of a strategy card, 1 to 3. It moves one general, or places that many PCs, or, with a 3, raises a CU. Or you play the event printed on the card instead.",
  "term:operations.rule": "8",
  "term:counter-event": "Counter event",
  "term:counter-event.forms": "counter event|counter events",
  "term:counter-event.means":
    "A card that can also be played in the middle of the other side's move, at the moment it is about: Bad Weather when somebody marches, for example.",
  "term:counter-event.rule": "8.4",
  "term:campaign": "Campaign",
  "term:campaign.forms": "Campaign card|Campaign cards|Campaign|campaign",
  "term:campaign.means":
    "A Minor Campaign moves two generals one after the other, a Major Campaign three, whatever their strategy ratings. One army may sail, with up to ten CUs.",
  "term:campaign.rule": "10.11",
  "term:isolated": "Isolated PC",
  "term:isolated.forms": "isolated|isolation",
  "term:isolated.means":
    "A PC from which no line of spaces leads to a CU, walled city, tribe or port of its own side. The line may not use mountain passes, nor spaces with an enemy PC, CU or neutral tribe. At the end of the turn, after winter and before the provinces are counted, it is lost. On the board it stands on a broken ring.",
  "term:isolated.rule": "19.4",
  "term:attrition": "Attrition",
  "term:attrition.forms": "attrition",
  "term:attrition.means":
    "CUs lost to hunger, cold and desertion: on mountain passes, in winter in enemy country, by some events. The higher the die and the larger the army, the worse.",
  "term:attrition.rule": "21",
  "term:interception": "Interception",
  "term:interception.forms": "interception|Interceptions|intercept|intercepts",
  "term:interception.means":
    "An army may jump at an enemy who marches into a space next to it. It succeeds if the die shows its general's battle rating or less.",
  "term:interception.rule": "12",
  "term:avoid-battle": "Avoiding battle",
  "term:avoid-battle.forms": "avoid battle|avoids battle|avoiding battle",
  "term:avoid-battle.means":
    "An army that is marched upon may slip away to a space next to it, if the die shows its general's battle rating or less. If it fails it must fight, and the enemy gets a battle card more.",
  "term:avoid-battle.rule": "13",
  "term:siege": "Siege",
  "term:siege.forms": "siege points|siege point|siege|siege attempt|besiege|Besiege",
  "term:siege.means":
    "How walled cities fall. Three CUs or more that end their move there may roll once for each card. At three siege points the city is taken.",
  "term:siege.rule": "20",
  "term:siege-train": "Siege train",
  "term:siege-train.forms": "siege train",
  "term:siege-train.means":
    "Carthage's engines. Without them every Carthaginian siege roll is 1 lower. They cross neither the Alps nor the sea.",
  "term:siege-train.rule": "20",
  "term:tribe": "Tribe",
  "term:tribe.forms": "tribe|tribes|Subjugate|subjugate|subjugated",
  "term:tribe.means":
    "A hexagon on the map. A tribe that is not on your side must be subjugated, like a siege with three points, before you can place a PC there.",
  "term:tribe.rule": "20",
  "term:walled-city": "Walled city",
  "term:walled-city.forms": "walled city|walled cities",
  "term:walled-city.means": "A square with towers. It changes hands only by a siege or an event, and CUs can shelter inside.",
  "term:walled-city.rule": "20",
  "term:port": "Port",
  "term:port.forms": "port|ports",
  "term:port.means":
    "A place with an anchor. Armies sail from port to port with a card of 3. The number is added to the naval roll when Carthage sails: the lower, the safer.",
  "term:port.rule": "11",
  "term:consul": "Consul",
  "term:consul.forms": "consul|consuls",
  "term:consul.means":
    "One of the two Roman generals of the year, COS on the counter. They are drawn anew every turn. A consul may not march with fewer than five CUs.",
  "term:consul.rule": "18",
  "term:proconsul": "Proconsul",
  "term:proconsul.forms": "proconsul|Proconsul",
  "term:proconsul.means":
    "The one Roman general who keeps his command for another turn, chosen by Rome; PRO on the counter. All others go home.",
  "term:proconsul.rule": "6.4",
  "term:displaced": "Displaced",
  "term:displaced.forms": "displaced",
  "term:displaced.means": "A general who lost his army is out until the next reinforcements, when he comes back.",
  "term:displaced.rule": "10.10",
} as const satisfies Catalogue;
