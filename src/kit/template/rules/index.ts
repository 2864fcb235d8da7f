import type { Game, Play } from "../../../engine/index.ts";
import { allocate, amount, choose, type Option, pick } from "./ask.ts";
import {
  faults,
  HOMES,
  other,
  position,
  ROADS,
  redeal,
  SEATS,
  type Seat,
  type Space,
  type StraitState,
  type StraitView,
  setup,
  type T,
} from "./state.ts";

const cardId = (card: number): Option => `card:${card}`;
const cardOf = (id: string): number => Number(id.slice("card:".length));
const spaceId = (space: Space): Option => `space:${space}`;
const spaceOf = (id: string): Space => id.slice("space:".length) as Space;

/** A unit of play: one side plays a card (2), or the game ends (6). It starts from the state alone. */
function* unit(t: T): Play {
  const { s } = t;
  if (s.turn > s.turns) return end(t);
  yield* playCard(t, s.active);
  s.active = other(s.active);
  if (s.active === "rome") s.turn++;
}

function* playCard(t: T, seat: Seat): Play {
  const { s } = t;
  // Options from a hidden hand: always ask, or silence would tell the other side that the hand is empty
  const played = yield* choose(seat, [...s.hands[seat].map(cardId), "pass"], { prompt: "play-card", rule: "2.1", always: true });
  if (played === "pass") {
    t.note("passed", { seat }, "2.1");
    return;
  }
  discard(t, seat, cardOf(played));
  t.note("card-played", { seat, card: played }, "2.1");
  const use = yield* choose(seat, ["march", "muster", "scout"], { prompt: "use-card", rule: "2.2", params: { card: played } });
  if (use === "march") yield* march(t, seat);
  else if (use === "muster") yield* muster(t, seat, cardOf(played));
  else scout(t, seat);
}

function discard(t: T, seat: Seat, card: number): void {
  const hand = t.s.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  t.s.discard.push(card);
}

function* march(t: T, seat: Seat): Play {
  const { s } = t;
  const from = s.at[seat];
  const answer = yield* choose(seat, ROADS[from].map(spaceId), {
    prompt: "march-to",
    rule: "3.1",
    params: { from: spaceId(from) },
    whyNot: (id) =>
      id.startsWith("space:") ? { why: "no-road", rule: "3.1", params: { from: spaceId(from), to: id } } : undefined,
  });
  s.at[seat] = spaceOf(answer);
  t.note("marched", { seat, from: spaceId(from), to: answer }, "3.1");
  if (s.at[other(seat)] === s.at[seat]) yield* battle(t, seat); // 3.2
}

function scout(t: T, seat: Seat): void {
  const card = t.s.deck.pop(); // 4.1
  if (card === undefined) {
    t.note("no-cards", { seat }, "4.1");
    return;
  }
  t.revealed = true;
  t.s.hands[seat].push(card);
  t.note("scouted", { seat }, "4.1");
  t.noteOnlyTo(seat, "drew", { card: cardId(card) }, "4.1");
}

function* muster(t: T, seat: Seat, card: number): Play {
  const count = yield* amount(seat, 0, Math.min(card, 5), { prompt: "muster-how-many", rule: "5.1" });
  t.s.foot[seat] += count;
  t.note("mustered", { seat, count }, "5.1");
}

/** Both spend cards, both roll; the lower total loses two units and goes home (7). */
function* battle(t: T, attacker: Seat): Play {
  const { s } = t;
  const place = spaceId(s.at[attacker]);
  const sides = [attacker, other(attacker)];
  t.note("battle", { place }, "7.1");
  const totals = { rome: 0, carthage: 0 };
  for (const seat of sides) {
    const hand = s.hands[seat].map(cardId);
    const spent = yield* pick(seat, hand, 0, Math.min(2, hand.length), { prompt: "spend-cards", rule: "7.1", always: true });
    for (const id of spent) {
      discard(t, seat, cardOf(id));
      totals[seat] += cardOf(id);
    }
    t.note("cards-spent", { seat, count: spent.length }, "7.1");
  }
  for (const seat of sides) {
    const die = t.die();
    totals[seat] += die + s.foot[seat] + 2 * s.horse[seat];
    t.note("battle-roll", { seat, die, total: totals[seat] }, "7.2");
  }
  const winner = totals[attacker] >= totals[other(attacker)] ? attacker : other(attacker);
  const loser = other(winner);
  const count = Math.min(2, s.foot[loser] + s.horse[loser]);
  const items = [
    { id: "unit:foot" as const, min: 0, max: s.foot[loser] },
    { id: "unit:horse" as const, min: 0, max: s.horse[loser] },
  ];
  const lost = yield* allocate(loser, items, count, count, { prompt: "take-losses", rule: "7.3", params: { count } });
  s.foot[loser] -= lost["unit:foot"] ?? 0;
  s.horse[loser] -= lost["unit:horse"] ?? 0;
  s.at[loser] = HOMES[loser];
  t.note("battle-won", { seat: winner, loser, place, count }, "7.3");
}

function end({ s }: T): void {
  const rome = s.foot.rome + s.horse.rome;
  const carthage = s.foot.carthage + s.horse.carthage;
  s.over = { winner: rome === carthage ? null : rome > carthage ? "rome" : "carthage", reason: "strength", rule: "6.1" };
}

/** The Strait: a small game with every kind of question, hidden hands and dice. */
export const strait: Game<StraitState, StraitView, Seat> = {
  id: "strait",
  rulesVersion: 1,
  seats: SEATS,
  rulesets: ["plain"],
  scenarios: ["short", "long"],
  options: [{ id: "outnumbered", rule: "1.1", values: [false, true], standard: { plain: false } }],
  setup,
  unit,
  ...position,
  redeal,
  faults,
};
