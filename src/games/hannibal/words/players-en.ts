import type { Catalogue } from "../../../words/words.ts";

/** What computer players say of their plans, their moves and the reasons for them. */
const players: Catalogue = {
  "hannibal.plan.italy": "Hannibal carries the war into Italy",
  "hannibal.plan.brothers": "Hannibal and his brothers meet in Italy",
  "hannibal.plan.spain": "The war is decided in Spain",
  "hannibal.plan.islands": "Sicily and Sardinia are to be won",
  "hannibal.plan.africa": "The war is decided in Africa",
  "hannibal.plan.rome": "March on Rome",
  "hannibal.plan.alliances": "Alliances rather than battles",
  "hannibal.plan.shadow": "Guard Rome, follow Hannibal, wait for good odds",
  "hannibal.plan.hunt": "Hunt the enemy in Italy",
  "hannibal.plan.scipios": "One army to Spain, one to Africa",
  "hannibal.plan.sicily": "Hold Sicily and take Syracuse",
  "hannibal.plan.gaul": "Drive the enemy out of Cisalpine Gaul",

  "hannibal.plan.later": "{plan}, but not yet with this card",
  "hannibal.some-card": "A card",
  "hannibal.line.march": "{card}: {general} marches {space.to}",
  "hannibal.line.sail": "{card}: {general} sails {space.to}",
  "hannibal.line.campaign": "{card}: a campaign of {generals}",
  "hannibal.line.place": "{card}: PCs in {spaces}",
  "hannibal.line.raise": "{card}: raise troops",
  "hannibal.line.event": "{card}: the event",
  "hannibal.line.move": "{card}: move a general",
  "hannibal.line.discard": "Discard {card}",
  "hannibal.line.choice": "{choice}",
  "hannibal.line.choices": "{choices}",
  "hannibal.line.number": "{number}",
  "hannibal.line.counts": "{choices}",

  "hannibal.reason.battle": "a battle {space.in}, won with {percent} % probability",
  "hannibal.reason.siege": "the siege of {space}{points|| (1 point so far)| (# points so far)}",
  "hannibal.reason.enemy-country": "it opens {space} to our PCs",
  "hannibal.reason.safety": "the army is safer there",
  "hannibal.reason.wins-province": "it wins {province.the}",
  "hannibal.reason.breaks-province": "it takes {province.the} from the enemy",
  "hannibal.reason.secures-province": "it secures {province.the}",
  "hannibal.reason.counts": "PCs there count towards {provinces.the}",
  "hannibal.reason.raise": "an army lives by its numbers: more cards in a battle, more losses it can bear",
  "hannibal.reason.event": "the event brings more now than a march or PCs",
  "hannibal.reason.discard": "none of its uses helps now, and better cards are kept for later",
};

export default players;
