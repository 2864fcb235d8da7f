import type { Catalogue } from "../../../words/words.ts";

const majorCampaign = "Activate up to three generals, one after the other, whatever their strategy ratings.";
const minorCampaign = "Activate up to two generals, one after the other, whatever their strategy ratings.";
const forcedMarch =
  "Activate a general whose rating the card allows; he has six movement points. In the Golden Geek Edition the usual limit holds at sea.";

const tactics = {
  wind: "Draw as many tactic cards as your commander's battle rating. Play one of them at once, discard the rest.",
  leadership: "Your commander's battle rating is one higher until the battle ends.",
  flee: "Your fleet evades. If it gets away you keep Naval Supremacy (Silver).",
  pursuit: "When the enemy evades: he does not get away.",
  ramming: "+1 to your battle roll.",
  diekplous: "Your battle roll is read one column further right, up to V.",
  boarding: "If your battle roll hits a warship, one of those hit is taken as a prize.",
  oars: "-1 to the enemy's next battle roll.",
  formation: "The first hit of the enemy's next battle roll does not count.",
  pots: "Roll the die: on 4 or more an enemy warship is sunk.",
};

/** What cards, tactics and generals do, in our own words. */
const cards: Catalogue = {
  "card:1.text":
    "Counter event, when an elephant charge is announced. Silver: -2 to its die. Golden Geek: two elephants fewer take part.",
  "card:2.text": "An elephant CU in Carthago or with a general in Africa; an ordinary CU if all four elephants are in play.",
  "card:3.text":
    "A siege train for your army of three CUs with a general outside an enemy city: after each siege roll there you may roll again. It stays until the city falls or the siege ends. Two at most (Golden Geek: five).",
  "card:4.text":
    "If a Roman army of three CUs is in or next to Syracusae and no Carthaginian general is there, the city becomes Roman: CUs inside are lost, supply trains captured.",
  "card:5.text":
    "Build up to two warships. Then you may activate a general with three points for an activation that contains a naval movement.",
  "card:6.text": "Roman seamanship rises a level, and a warship is refitted.",
  "card:7.text": "Seamanship rises a level if as many warships are Ready as the new level, or refit up to three warships.",
  "card:8.text": "Build up to two warships, from turn 6 on up to three.",
  "card:9.text": "Build up to two warships, then refit one.",
  "card:10.text": "If the Miat is Warlike: two CUs in one friendly port outside Italia that is not besieged.",
  "card:11.text":
    "Counter event, when a Roman fleet is about to land: a roll in the storm column for each storm of its last lane (three over Mare Tyrrhenum), one more with Poor seamanship, one more with Corvi. Each hit costs a warship, a CU and a supply train. However it is used, the deck is shuffled at the end of the turn.",
  "card:11.always": "However it is used, the deck is shuffled at the end of the turn.",
  "card:12.text": "Your opponent gives up three PCs or supply trains of his choice.",
  "card:13.text":
    "A Carthaginian force of at least two CUs outside the walls, without Hamilcar Barca, gives up a supply train or loses CUs: one on 1-3, two on 4-6.",
  "card:14.text":
    "With a Ready warship: a besieged Carthaginian port loses a siege point and receives a supply train, if there is room.",
  "card:15.text": "Carthage removes two PCs from the Miat.",
  "card:16.text": "Place up to three PCs on the Miat.",
  "card:17.text":
    "Counter event, in your own move (another card may follow) or in a naval battle: mount the Corvi, or dismount them. Or, in the battle: one more battle roll, in the column of the Roman CUs aboard.",
  "card:18.text": "Counter event, at the start of a naval battle: draw two more tactic cards.",
  "card:19.text":
    "Activate any general for an activation with a naval movement and at least one warship. In one port that the fleet enters, remove up to two enemy supply trains.",
  "card:20.text":
    "Activate any Roman general for an activation with a naval movement and at least one warship; Africa is open to him. In one port that the fleet enters, remove the Carthaginian PC if no CU is there, or a supply train from a city.",
  "card:21.text": "Remove up to two Carthaginian PCs without CUs in Numidia and Libya.",
  "card:22.text": "Remove up to two enemy PCs without CUs in Corsica & Sardinia.",
  "card:23.text": "Remove up to two Roman PCs without CUs in Italia, but not in Latium.",
  "card:24.text": "Place up to three supply trains with armies or in cities that are not besieged.",
  "card:25.text": majorCampaign,
  "card:26.text": majorCampaign,
  "card:27.text":
    "Place or convert up to two PCs where no enemy units are; no CUs of your own are needed there. Not in Latium or the province of Carthago.",
  "card:28.text": minorCampaign,
  "card:29.text": minorCampaign,
  "card:30.text": minorCampaign,
  "card:31.text": minorCampaign,
  "card:32.text":
    "Counter event against a moving general, before any reaction: he has only two movement points, and is back in the last space that he entered with them (Golden Geek: in the second space that he entered).",
  "card:33.text": "Two CUs with a Roman general in Italia.",
  "card:34.text": "With a Ready warship: one of your besieged ports loses all its siege points.",
  "card:35.text": "An enemy army of your choice rolls for attrition; supply trains do not help.",
  "card:36.text": "An enemy army of your choice rolls for attrition with +1; supply trains do not help.",
  "card:37.text":
    "A general of yours with three CUs outside an enemy city, but not Roma or Carthago: a siege point that nothing cancels, then a siege attempt if one is allowed.",
  "card:38.text": "Take a card at random from your opponent's hand.",
  "card:39.text":
    "Counter event against a Carthaginian fleet before it lands: it loses units by the column of its size, warships first. Without units its general goes back to where he embarked.",
  "card:40.text": forcedMarch,
  "card:41.text": forcedMarch,
  "card:42.text": "Remove up to two enemy CUs outside the walls in the region of Sicilia, one from a space, never elephants.",
  "card:43.text":
    "Counter event, after a Roman victory that cost Carthage two units: place up to three PCs in empty spaces without Carthaginian CUs.",
  "card:44.text":
    "Counter event, after a land battle won or a city taken: convert up to two enemy PCs without units in that province.",
  "card:45.text":
    "Counter event: cancel an event of Rome, whose points do not count. Or as your own move: Rome shows three cards for the rest of the turn.",
  "card:46.text":
    "One of your cities receives the Citadel: it takes one more siege point to fall. The Citadel stays, whoever controls the city.",
  "card:47.text":
    "Counter event: your fleet evades in a naval battle; or your attempt to avoid a land battle succeeds without a roll.",
  "card:48.text": "The Roman proconsul leaves the game.",
  "card:49.text":
    "Until the end of the turn, or until an event with the broken olive branch: no interceptions, no sieges, no army enters spaces with enemy CUs or PCs, no PC is converted by CUs.",
  "card:50.text": "Counter event: set the die instead of rolling it.",
  "card:51.text": "Counter event, when the battle dice of a land battle are rolled: the enemy rolls one of his again.",
  "card:52.text": "Remove up to two enemy PCs without units next to one space with a CU of yours (Golden Geek: a unit).",
  "card:53.text": "A besieged city of yours with a CU inside loses all its siege points, and the besiegers lose a CU.",
  "card:54.text": "Counter event, at the start of a battle on land or at sea: your commander's battle rating is one higher.",
  "card:55.text":
    "While you control the province of Sicilia it counts as a card of three points, for troops and one warship too.",
  "card:56.text": "Rome's next activation of a general of your choice this turn costs it two PCs.",
  "card:57.text":
    "Rome's own card, from turn 2 on, if Carthage leads by three on the Provincial Display and Calatinus is not on the map: he is Dictator in Roma, in the Silver Edition with three CUs.",
  "card:58.text":
    "Counter event, after a Roman victory: the beaten Carthaginian commander leaves the game, unless he is a mercenary.",
  "card:59.text":
    "Counter event, at the start of a battle: Rome removes two PCs, or its commander fights with a rating one lower and without his ability.",

  "tactic:1.text": tactics.wind,
  "tactic:2.text": tactics.wind,
  "tactic:3.text": tactics.leadership,
  "tactic:4.text": tactics.leadership,
  "tactic:5.text": tactics.flee,
  "tactic:6.text": tactics.flee,
  "tactic:7.text": tactics.pursuit,
  "tactic:8.text": tactics.pursuit,
  "tactic:9.text": tactics.ramming,
  "tactic:10.text": tactics.ramming,
  "tactic:11.text": tactics.ramming,
  "tactic:12.text": tactics.diekplous,
  "tactic:13.text": tactics.diekplous,
  "tactic:14.text": tactics.boarding,
  "tactic:15.text": tactics.boarding,
  "tactic:16.text": tactics.oars,
  "tactic:17.text": tactics.oars,
  "tactic:18.text": tactics.formation,
  "tactic:19.text": tactics.formation,
  "tactic:20.text": tactics.pots,

  "trait:admiral": "Admiral",
  "trait:aristocrat": "Aristocrat",
  "trait:africanus": "Africanus",
  "general:caudex.text": "The Strait of Messana by land costs him one movement point. When he goes, Asina joins the pool.",
  "general:maximus.text": "Where his activation ends Rome may place or convert a PC, if he has not lost a battle.",
  "general:flaccus.text": "May roll again when he subjugates a tribe.",
  "general:asina.text": "Joins the pool when Caudex leaves the game.",
  "general:megellus.text": "No Determined Defense against his sieges.",
  "general:duilius.text": "Becomes proconsul only if Rome has paid a point of the War Chest for him.",
  "general:scipio.text": "After a battle won: a PC in any empty space, whoever stands there.",
  "general:florus.text": "One more ally in his land battles.",
  "general:paterculus.text": "The first warship that he hits in a battle is a prize.",
  "general:calatinus.text": "In his land battles one hit on Rome costs no CU. He can return as Dictator.",
  "general:regulus.text": "Goes on after a land battle won, if he has movement points left.",
  "general:vulso.text": "Activated in a friendly major port: up to two warships become CUs.",
  "general:metellus.text": "Once in a land battle: the die of an elephant charge is rolled again.",
  "general:cotta.text": "His sieges and subjugations cost no CUs.",
  "general:catulus.text": "Once in a naval battle he may roll again.",
  "general:pulcher.text": "A lost battle costs Rome one more PC; no Good Omen in his battles.",
  "general:hanno.text": "No special ability.",
  "general:gisco.text": "Draws two tactic cards for his rating.",
  "general:hamilcar.text": "+1 to his first roll in a naval battle.",
  "general:hasdrubal.text": "Counts one more elephant for a charge, and +1 to its die.",
  "general:carthalo.text": "Instead of moving: converts an enemy PC without units next to him by road or sea lane.",
  "general:adherbal.text": "When he commands interceptors a Spent warship is refitted and may join him.",
  "general:himilco.text": "Inside a besieged city, instead of anything else: removes a siege point.",
  "general:xanthippus.text": "Mercenary, for the turn in which he is hired. He ends the Forgotten Tactics.",
  "general:barca.text": "Mercenary. In his land battles he may roll one of his own dice again. Outranks all Carthaginians.",
};

export default cards;
