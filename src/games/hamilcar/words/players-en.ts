import type { Catalogue } from "../../../words/words.ts";

/** What computer players say of their plans, their moves and the reasons for them. */
const players: Catalogue = {
  "hamilcar.plan.sicily": "The war is decided in Sicilia",
  "hamilcar.plan.fleet": "Win the sea first",
  "hamilcar.plan.africa": "The war is decided in Africa",
  "hamilcar.plan.islands": "Corsica and Sardinia are to be won",
  "hamilcar.plan.sieges": "Take their cities one by one",
  "hamilcar.plan.hunt": "Beat their armies in the field",
  "hamilcar.plan.home": "Keep Italia safe",
  "hamilcar.plan.italy": "Carry the war into Italia",
  "hamilcar.plan.miat": "Win over the Miat at home",
  "hamilcar.plan.alliances": "Alliances rather than battles",

  "hamilcar.some-card": "A card",
  "hamilcar.line.march": "{card}: {general} goes to {space}",
  "hamilcar.line.event": "{card}: the event",
  "hamilcar.line.counter": "{card}: the event, besides the card of the turn",
  "hamilcar.line.activate": "{card}: activate a general",
  "hamilcar.line.points": "{card}: operation points",
  "hamilcar.line.troops": "{card}: raise troops",
  "hamilcar.line.ships": "{card}: build warships",
  "hamilcar.line.discard": "Discard {card}",
  "hamilcar.line.hire": "Hire a mercenary",
  "hamilcar.line.dictator": "Elect the dictator",
  "hamilcar.line.run-blockade": "Run the blockade",
  "hamilcar.line.choice": "{choice}",
  "hamilcar.line.choices": "{choices}",
  "hamilcar.line.number": "{number}",
  "hamilcar.line.counts": "{choices}",

  "hamilcar.reason.battle": "a battle {space.in} against {count|# CU|# CUs}",
  "hamilcar.reason.siege": "the siege of {space}{points|| (1 point so far)| (# points so far)}",
  "hamilcar.reason.enemy-country": "it opens {space} to our PCs",
  "hamilcar.reason.breaks-province": "it can take {province} from the enemy",
  "hamilcar.reason.event": "the event brings more now than its operation points",
  "hamilcar.reason.points": "PCs decide who holds the provinces",
  "hamilcar.reason.troops": "armies and cities are short of CUs",
  "hamilcar.reason.ships": "whoever has more warships may sail, block ports and gain Naval Supremacy",
  "hamilcar.reason.discard": "none of its uses helps now, and better cards are kept for later",
  "hamilcar.reason.hire": "a general more, for whom no card is spent",
  "hamilcar.reason.dictator": "he commands better than the consuls",
  "hamilcar.reason.run-blockade": "a siege point less keeps the city longer",
};

export default players;
