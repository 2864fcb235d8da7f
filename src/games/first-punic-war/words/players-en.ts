import type { Catalogue } from "../../../words/words.ts";

/** What computer players say of their plans, their moves and the reasons for them. */
const players: Catalogue = {
  "fpw.plan.sicily": "The war is decided in Sicily",
  "fpw.plan.balanced": "Strike wherever the enemy is weak",
  "fpw.plan.africa": "Carry the war into Africa",
  "fpw.plan.italy": "Carry the war into Italy",
  "fpw.plan.islands": "The islands are to be won",
  "fpw.plan.spain": "Win the west, from Massilia to Gades",
  "fpw.plan.fleet": "Use the fleets",
  "fpw.plan.hunt": "Beat their armies in the field",
  "fpw.plan.talks": "Win over the minor powers",
  "fpw.plan.home": "Drive the enemy out of our own country",
  "fpw.plan.arms": "Raise all the troops that we can",

  "fpw.line.march": "The army {from.in} marches",
  "fpw.line.crisis": "{unit.the} goes to the place of the crisis {to.in}",
  "fpw.line.march-against": "The army {from.in} marches against {to.the}",
  "fpw.line.sail": "The fleets {from.in} sail",
  "fpw.line.sail-against": "The fleets {from.in} sail against {to.the}",
  "fpw.line.rally": "Units gather around the leader {from.in}",
  "fpw.line.end": "End the operations",
  "fpw.line.choice": "{choice}",
  "fpw.line.choices": "{choices}",
  "fpw.line.number": "{number}",
  "fpw.line.counts": "{choices}",

  "fpw.reason.fortress": "a fortress worth {points|# point|# points}",
  "fpw.reason.crisis": "whoever has a leader there in the end gains AP and markers, and the other side loses some",
  "fpw.reason.open": "nobody defends {hex.the}",
  "fpw.reason.end": "what is left of the AP is kept for supply and the next turn",
};

export default players;
