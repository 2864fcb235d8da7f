import type { Plain } from "../../../engine/index.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { cusAt, generalsAt } from "./forces.ts";
import { GENERALS } from "./generals.ts";
import { isInside, POST_COUNT, SPACE_IDS, STRONGHOLDS, spaceOf, TRIBES } from "./map.ts";
import { AWAY, BATTLE_CARDS, type Battle, type CardPlay, CODE, type Hannibal, type March } from "./state.ts";

/** A post as people write it: a space, or the inside of its city. */
export const postName = (post: number): string => (isInside(post) ? `inside:${SPACE_IDS[spaceOf(post)]}` : SPACE_IDS[post]!);
const generalName = (general: number): string => GENERALS[general]!.id;

/**
 * A state as readable JSON. Cards that `sees` does not allow are only counted.
 * With everything allowed it is a position that can be loaded again.
 */
export function describe(s: Hannibal, sees: (seat: Seat | "deck") => boolean): { [key: string]: Plain } {
  const hidden = (seat: Seat | "deck", cards: readonly number[]): Plain => (sees(seat) ? cards : cards.length);
  const held = (code: number) => SPACE_IDS.filter((_, space) => s.control[space] === code);
  const away = (where: number) => GENERALS.flatMap(({ id }, general) => (s.generals[general] === where ? [id] : []));
  return {
    game: "hannibal",
    ruleset: s.ruleset,
    options: s.options,
    turn: s.turn,
    phase: s.phase,
    active: s.active,
    announced: s.announced,
    control: { rome: held(CODE.rome), carthage: held(CODE.carthage) },
    tribes: TRIBES.flatMap((space, tribe) => (s.tribes[tribe] === 1 ? [SPACE_IDS[space]!] : [])),
    siege: Object.fromEntries(
      STRONGHOLDS.flatMap((space, number) =>
        s.siege[number] === 0
          ? []
          : [[SPACE_IDS[space]!, { by: s.siege[number]! > 0 ? "rome" : "carthage", points: Math.abs(s.siege[number]!) }]],
      ),
    ),
    forces: forces(s),
    siegeTrain: s.train < 0 ? null : postName(s.train),
    consuls: s.consuls.map(generalName),
    proconsul: s.proconsul < 0 ? null : generalName(s.proconsul),
    cup: away(AWAY.cup),
    displaced: away(AWAY.displaced),
    gone: away(AWAY.gone),
    awaited: away(AWAY.notYet),
    deck: hidden("deck", s.deck),
    discard: s.discard,
    removed: s.removed,
    hands: { rome: hidden("rome", s.hands.rome), carthage: hidden("carthage", s.hands.carthage) },
    shown: shown(s, sees),
    reshuffle: s.reshuffle,
    macedonia: s.macedonia,
    truce: s.truce,
    navalVictory: s.navalVictory,
    hannoCounsels: s.hannoCounsels,
    catoCounsels: s.catoCounsels,
    owed: s.owed,
    play: s.play && play(s.play),
    march: s.march && march(s.march),
    battle: s.battle && battle(s.battle, sees),
    winter: s.winter.map(([seat, post]) => [seat, postName(post)]),
    over: s.over && { ...s.over },
  };
}

/** Cards of a hand that the other side knows: both players know of them, spectators do not. */
function shown(s: Hannibal, sees: (seat: Seat | "deck") => boolean): Plain {
  const player = sees("rome") || sees("carthage");
  return player ? { rome: [...s.shown.rome], carthage: [...s.shown.carthage] } : { rome: [], carthage: [] };
}

/** Stacks: the commander comes first among the generals. An army passing through may make two commanders in one space. */
function forces(s: Hannibal): Plain {
  const stacks: Plain[] = [];
  for (const side of SEATS) {
    for (let post = 0; post < POST_COUNT; post++) {
      const generals = generalsAt(s, side, post).sort((a, b) => s.commands[b]! - s.commands[a]!);
      if (cusAt(s, side, post) === 0 && generals.length === 0) continue;
      const commanders = generals.filter((general) => s.commands[general] === 1).length;
      const elephants = side === "carthage" ? s.elephants[post]! : 0;
      stacks.push({
        side,
        at: postName(post),
        cus: s.cus[side][post]!,
        ...(elephants > 0 && { elephants }),
        ...(generals.length > 0 && { generals: generals.map(generalName) }),
        ...(generals.length > 0 && commanders !== 1 && { commanders }),
      });
    }
  }
  return stacks;
}

function play(p: CardPlay): Plain {
  return {
    seat: p.seat,
    card: p.card,
    use: p.use,
    activations: p.activations,
    activated: p.activated.map(generalName),
    sailed: p.sailed,
    attempted: p.attempted.map((space) => SPACE_IDS[space]!),
    moved: p.moved.map(({ post, cus, elephants, spaces }) => ({ at: postName(post), cus, elephants, spaces })),
    generalMoved: p.generalMoved.map(([general, spaces]) => [generalName(general), spaces]),
    ...(p.trainMoved > 0 && { trainMoved: p.trainMoved }),
    ...(p.again && { again: true }),
  };
}

function march(m: March): Plain {
  return {
    ...m,
    general: generalName(m.general),
    staff: m.staff.map(generalName),
    at: postName(m.at),
    path: m.path.map(([post, used]) => [postName(post), used]),
    failedToIntercept: m.failedToIntercept.map(generalName),
    failedCUs: m.failedCUs.map(([post, cus, elephants]) => [postName(post), cus, elephants]),
    staffLimits: m.staffLimits.map((limit) => [...limit]),
    trainLimit: [...m.trainLimit],
    columns: m.columns.map((column) => ({ ...column })),
  };
}

function battle(b: Battle, sees: (seat: Seat | "deck") => boolean): Plain {
  const cards = (counts: readonly number[]): Plain => Object.fromEntries(BATTLE_CARDS.map((name, type) => [name, counts[type]!]));
  const hand = (seat: Seat): Plain => (sees(seat) ? cards(b.hands[seat]) : b.hands[seat].reduce((sum, count) => sum + count, 0));
  const player = sees("rome") || sees("carthage");
  const stolen = (seat: Seat): Plain => cards(player ? b.stolen[seat] : BATTLE_CARDS.map(() => 0));
  const general = (number: number): Plain => (number < 0 ? null : generalName(number));
  return {
    space: SPACE_IDS[b.space]!,
    attacker: b.attacker,
    from: postName(b.from),
    bySea: b.bySea,
    sallied: b.sallied,
    sortie: { ...b.sortie, generals: b.sortie.generals.map(generalName) },
    interceptors: b.interceptors.map((space) => SPACE_IDS[space]!),
    failedToAvoid: b.failedToAvoid,
    commanders: { rome: general(b.commanders.rome), carthage: general(b.commanders.carthage) },
    strength: { ...b.strength },
    stage: b.stage,
    hands: { rome: hand("rome"), carthage: hand("carthage") },
    open: { rome: cards(b.open.rome), carthage: cards(b.open.carthage) },
    stolen: { rome: stolen("rome"), carthage: stolen("carthage") },
    deck: sees("deck") ? cards(b.deck) : b.deck.reduce((sum, count) => sum + count, 0),
    reasons: {
      rome: b.reasons.rome.map((reason) => ({ ...reason })),
      carthage: b.reasons.carthage.map((reason) => ({ ...reason })),
    },
    played: { rome: [...b.played.rome], carthage: [...b.played.carthage] },
    initiative: b.initiative,
    rounds: b.rounds.map(({ by, attack, match }) => ({
      by,
      attack: BATTLE_CARDS[attack]!,
      match: match < 0 ? null : BATTLE_CARDS[match]!,
    })),
    probeUsed: b.probeUsed,
    lost: { ...b.lost },
  };
}
