import { flag, list, object, type StateIn, type StateOf, tuple, whole, word, wrong } from "../../../engine/codec/index.ts";
import { many, modifier, perSeat, seat } from "../../shared/rules/shape.ts";
import { card, count, few, general, post, space, units } from "./shape.ts";
import { CARD_COUNT } from "./strategy-cards.ts";
import { TACTIC_COUNT } from "./tactics.ts";

// What may be in progress, declared once (see engine/codec): the card being played, a march, a voyage, a battle

/** An amount and the reason for it: a key of the catalogue. */
export type Modifier = StateOf<typeof modifier>;

/** CUs, how many of Carthage's are elephants, and supply trains. */
export type Detachment = StateIn<typeof units>;

const effort = { moved: few, spent: flag };
/**
 * How far units or generals have moved with the card being played, and whether a battle, a siege or the like has used them up
 * (7.1).
 */
export type Effort = StateIn<typeof effort>;

const crews = list(object({ count, ...effort }));

/** The fatigue of units and generals that have already taken part in a campaign (7.1): all others are fresh. */
const fatigue = object({
  units: list(object({ at: post.kept("post"), ...units, ...effort }))
    .or([])
    .doc("units at their posts; those that march are in the columns of the march"),
  generals: list(object({ general, ...effort, joined: few }))
    .or([])
    .doc("commanders and subordinates; `joined` is where in the path of the present march"),
  warships: crews.or([]).doc("Ready warships At Port; those at sea are with their fleet"),
});
export type Fatigue = StateOf<typeof fatigue>;

/** What the generals activated by a card may do. */
const orders = object({
  points: whole(1, 9).or(4).doc("MPs of each general (7.1)"),
  rating: whole(0, 3)
    .or(0)
    .doc("the highest strategy rating that can be activated without supply trains; 0: whatever the rating"),
  sailWith: whole(-1, 5)
    .or(-1)
    .doc("the activation must contain a naval movement, with at least so many warships; -1: it need not"),
  africa: flag.doc("the ban on Africa does not hold (card 20)"),
  raid: whole(0, CARD_COUNT).or(0).doc("the card whose raid the fleet may make, or 0 (cards 19 and 20)"),
});
export type Orders = StateOf<typeof orders>;

/** The strategy card being played (5.2.C). */
export const cardPlay = object({
  seat: seat.doc("who plays it"),
  card: card.open(),
  ops: few.doc("operation points still to be spent one by one (5.2.C2)"),
  activations: whole(0, 3).or(0).doc("how many generals may still be activated"),
  activated: list(general).or([]).doc("generals that it has activated"),
  orders: orders.doc("what they may do"),
  attempted: list(space).or([]).doc("cities and tribes that have seen their attempt (7.1)"),
  fatigue: fatigue
    .or({ units: [], generals: [], warships: [] })
    .doc(
      "for a campaign: those who have taken part, how far they have come and whether a battle or siege has used them up (7.1)",
    ),
});
export type CardPlay = StateOf<typeof cardPlay>;

// ------------------------------------------------------------ marches and voyages

/** An index into the path of a march, or -1. */
const inPath = whole(-1, 99).or(-1);

/** Units that march together. */
const column = object({ ...units, ...effort, joined: count.doc("where they joined: a place in the path") });
export type Column = StateOf<typeof column>;

/** A declared attempt to avoid battle or to intercept (10). */
const reaction = object({
  kind: word(["avoid", "intercept"]),
  general,
  staff: list(general).or([]),
  at: post.kept("post"),
  ...units,
});
export type Reaction = StateOf<typeof reaction>;

const MARCH_STAGES = [
  "go", // the general decides what to do next (7.1)
  "entered", // he has entered a space by road: weather, then reactions (10)
  "sea", // the fleet decides where to go (7.3)
  "port", // it has entered a port: weather, then perhaps an interception (8)
  "landing", // it lands: storms, then reactions (10)
  "battle", // on land (13) or at sea (9)
  "ended", // he may not move on, but may besiege (14.1)
  "over", // only tidying up is left
] as const;

/** The activated general with his army or fleet (7). */
export const march = object({
  seat,
  general: general.doc("who leads"),
  staff: list(general).or([]).doc("generals who go with him"),
  columns: list(column).or([]).doc("units that march together and have come equally far"),
  at: post.doc("the post where he and his units are; they are among the forces there"),
  used: few.doc("MPs used"),
  allowance: whole(0, 9).or(4).doc("how many MPs he has"),
  path: list(space)
    .checked((path, field) => {
      if (path.length === 0) wrong(field, "must name at least the space where the march began.");
    })
    .doc("the spaces entered, from where he started"),
  spent: list(whole(0, 9))
    .or((so: { path: number[] }) => so.path.map(() => 0))
    .doc("the MPs used until each of them"),
  embarked: inPath.doc("where in the path he embarked, or -1 (7.1: only one naval movement)"),
  landed: inPath.doc("where in the path he landed again, or -1"),
  stage: word(MARCH_STAGES).or("go").doc("what the march waits for"),
  regrouped: flag.doc("he has taken up or put down units where he stands"),
  consulRests: whole(-1, 99).or(-1).doc("CUs of a consul who was in the space before he came, or -1 (2.3.E3)"),
  fought: flag.doc("he has fought, which keeps him from besieging (14.1)"),
  won: flag,
  failed: list(reaction).or([]).doc("parties that failed to intercept him (11.2)"),
  settled: inPath.doc("where in the path the last reaction was resolved or battle fought, or -1 (17.1 #32)"),
  raided: flag.doc("the raid of cards 19 and 20 has been made"),
}).checked(({ path, spent, columns, ...places }, field) => {
  if (spent.length !== path.length) wrong(`${field}.spent`, "must be as long as the path.");
  for (const name of ["embarked", "landed", "settled"] as const)
    if (places[name] >= path.length) wrong(`${field}.${name}`, "is beyond the end of the path.");
  for (const [index, { joined }] of columns.entries())
    if (joined >= path.length) wrong(`${field}.columns[${index}].joined`, "is beyond the end of the path.");
});
export type March = StateOf<typeof march>;
export type MarchStage = March["stage"];

/** A fleet in the At Sea box (2.3.G). */
export const fleet = object({
  commander: general.orNone().doc("null until a general has joined an intercepting fleet (8.4)"),
  route: list(space)
    .checked((route, field) => {
      if (route.length === 0) wrong(field, "must name at least the port where the fleet set out.");
    })
    .doc("the ports of its route, from where it set out"),
  home: post.orNone().doc("the post that the general left"),
  limit: whole(1, 9).or(4).doc("how far it may sail"),
  used: few,
  storms: few.doc("storms of the last lane (2.1.J)"),
  challenged: flag.doc("an interception has been tried (8.1)"),
  missed: flag.doc("an interception was possible and nobody declared one (8.1)"),
  target: space.orNone().doc("the port that an intercepting fleet makes for"),
  gathered: flag.doc("what is at the present port has been gathered"),
  weary: flag.doc("sails on after a battle: the warships will be Spent (9.3.B1)"),
  crews: crews.or([]).doc("its warships by how far they have sailed with this campaign (7.1)"),
  fromAfrica: flag.doc("units have come aboard in Africa (15.3.C)"),
});
export type Fleet = StateOf<typeof fleet>;

// ------------------------------------------------------------ battles

const tactics = list(whole(1, TACTIC_COUNT).faceDown("tactic card")).or([]);
const modifiers = list(modifier).or([]);

const SEA_STAGES = [
  "cards", // 9.1
  "maneuver", // 9.2.A
  "engage", // 9.2.B
  "evade", // 9.2.C
  "quick", // 8.5
  "resolution", // 9.3, 9.4
] as const;

/** Effects waiting for a side's next battle roll (9.2.A). */
const pending = object({ roll: modifiers, column: modifiers, ignored: few, prizes: few });
export type Pending = StateOf<typeof pending>;

/** A naval battle (9). */
export const seaBattle = object({
  port: space,
  mover: seat.doc("the side whose fleet was intercepted"),
  quick: flag.doc("the intercepted fleet has no warships (8.5)"),
  stage: word(SEA_STAGES).doc("what the battle waits for"),
  commanders: perSeat(general),
  turn: seat.doc("whose cards or step it is"),
  first: seat.doc("who went first in this round"),
  round: whole(1, 3),
  deck: tactics.secret("nobody", many).doc("tactic cards that have not been drawn, the next one last"),
  discard: tactics.open(),
  hands: perSeat((owner) => tactics.secret(owner, many)).doc("tactic cards in the hand of each side"),
  ratings: perSeat(modifiers).doc("changes of the commander's battle rating"),
  pending: perSeat(pending).doc("what waits for the next battle roll (9.2.A)"),
  extraTactics: perSeat(count).doc("tactic cards more for the first draw (card 18)"),
  rolls: perSeat(count),
  lost: perSeat(count).doc("warships lost"),
  silenced: flag.doc("the Roman commander fights without his ability (card 59)"),
  rerolled: flag,
  prizeTaken: flag,
  fled: flag.doc("got away by Flee! and keeps Naval Supremacy (9.3.B3)"),
  winner: seat.orNull(),
});
export type SeaBattle = StateOf<typeof seaBattle>;
export type SeaStage = SeaBattle["stage"];

const BATTLE_STAGES = [
  "command", // 14.5.B, 13.2
  "cards", // 13.1
  "dice", // 13.3, 13.4
  "retreat", // 13.5
  "consequences", // 13.6 and cards after a battle
] as const;

const face = whole(-1, 5);

/** A land battle (13). */
export const battle = object({
  space,
  attacker: seat,
  from: space.orNone().doc("the space that the attacker came from; null out of the city"),
  bySea: flag,
  stage: word(BATTLE_STAGES).doc("what the battle waits for"),
  sortie: object({ cus: count, elephants: count, generals: list(general).or([]) }).doc(
    "units and generals of the attacker who came out of the city (14.5.B)",
  ),
  commanders: perSeat(general.orNone()),
  ratings: perSeat(modifiers).doc("changes of the commander's battle rating"),
  levels: perSeat(modifiers).doc("the battle levels (13.3)"),
  silenced: flag.doc("the Roman commander fights without his ability (card 59)"),
  charge: word(["none", "announced", "rome-rerolls", "carthage-rerolls"]).doc("the elephant charge"),
  dice: perSeat(tuple(face, face)).doc("faces of the small and of the large die, or -1"),
  hits: perSeat(count),
  lost: perSeat(count).doc("units lost by each side, captured supply trains among them"),
  winner: seat.orNull(),
});
export type Battle = StateOf<typeof battle>;
export type BattleStage = Battle["stage"];
