import type { Catalogue } from "../../../../words/words.ts";

const march = "Activate a general whose rating the card allows; he has six movement points";
const flee = "Your fleet evades";
const charge = "Counter event, when an elephant charge is announced:";
const train =
  "A siege train for your army of three CUs with a general outside an enemy city: after each siege roll there you may roll again. It stays until the city falls or the siege ends.";
const weather =
  "Counter event against a moving general, before any reaction: he has only two movement points, and is back in the";
const raid = "Remove up to two enemy PCs without units next to one space with a";
const dictator =
  "Rome's own card, from turn 2 on, if Carthage leads by three on the Provincial Display and Calatinus is not on the map: he is Dictator in Roma";

/** What cards do in the edition being played, where it makes a difference. */
export const editions = {
  "card:1.text@silver": `${charge} -2 to its die.`,
  "card:1.text@golden-geek": `${charge} two elephants fewer take part.`,
  "card:3.text@silver": `${train} Two at most.`,
  "card:3.text@golden-geek": `${train} Five at most.`,
  "card:32.text@silver": `${weather} last space that he entered with them.`,
  "card:32.text@golden-geek": `${weather} second space that he entered.`,
  "card:40.text@silver": `${march}.`,
  "card:40.text@golden-geek": `${march}; at sea the usual limit holds.`,
  "card:41.text@silver": `${march}.`,
  "card:41.text@golden-geek": `${march}; at sea the usual limit holds.`,
  "card:52.text@silver": `${raid} CU of yours.`,
  "card:52.text@golden-geek": `${raid} unit of yours.`,
  "card:57.text@silver": `${dictator}, with three CUs.`,
  "card:57.text@golden-geek": `${dictator}.`,
  "tactic:5.text@silver": `${flee}. If it gets away you keep Naval Supremacy.`,
  "tactic:5.text@golden-geek": `${flee}.`,
  "tactic:6.text@silver": `${flee}. If it gets away you keep Naval Supremacy.`,
  "tactic:6.text@golden-geek": `${flee}.`,
  "face.hint.spend-difference@silver":
    "A point places or converts a PC in a space, places a supply train with a general or in a city of yours, or refits a Spent warship. The Miat takes no points of the War Chest. Done gives up the points that are left.",
  "face.hint.spend-difference@golden-geek":
    "A point places or converts a PC in a space (Carthage: or places one on the Miat), places a supply train with a general or in a city of yours, or refits a Spent warship. Done gives up the points that are left.",
} as const satisfies Catalogue;
