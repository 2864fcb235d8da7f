import type { Catalogue } from "../../../words/words.ts";
import { names } from "./names.ts";

/** What the rules say: prompts, log, reasons. `rules/ask.ts` takes its keys from here. */
export const en = {
  "ruleset:plain": "The rules",
  "scenario:short": "The short war: six turns",
  "scenario:long": "The long war: nine turns",
  "option:outnumbered": "Outnumbered",
  "option:outnumbered.about": "Carthage begins with one foot less.",
  rome: "Rome",
  carthage: "Carthage",
  "unit:foot": "Foot",
  "unit:horse": "Horse",
  pass: "Pass",
  march: "March",
  muster: "Muster",
  scout: "Scout",
  "play-card": "Play a card, or pass.",
  "use-card": "What do you use {card} for?",
  "march-to": "Where does your army march {from.from}?",
  "muster-how-many": "How many foot do you muster?",
  "spend-cards": "Spend up to two cards on this battle.",
  "take-losses": "Take {count|# loss|# losses}.",
  "no-road": "No road leads {from.from} {to.to}.",
  passed: "{seat} passes.",
  "card-played": "{seat} plays {card}.",
  scouted: "{seat} scouts and draws a card.",
  "no-cards": "{seat} scouts, but there are no more cards.",
  drew: "You drew {card}.",
  marched: "{seat} marches {from.from} {to.to}.",
  mustered: "{seat} musters {count} foot.",
  battle: "A battle {place.at}.",
  "cards-spent": "{seat} spends {count|# card|# cards}.",
  "battle-roll": "{seat} rolls {die}: {total} in all.",
  "battle-won": "{seat} wins {place.at}; {loser} loses {count|# unit|# units} and goes home.",
  strength: "The larger army at the end.",
};

const words: Catalogue = { ...en, ...names((number) => `Card ${number}`) };
export default words;
