import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { spacesWhere } from "../../shared/rules/why.ts";
import type { Item, Option } from "./ask.ts";
import { allocate, choose } from "./ask.ts";
import { loseSupply } from "./cards/political-events.ts";
import { SEAT_NAMES } from "./control.ts";
import { endDictatorship } from "./dictator.ts";
import { isConsul, isOnMap } from "./forces.ts";
import { DUILIUS, XANTHIPPUS } from "./generals.ts";
import { insideOf, isCity, SPACE_COUNT, SUPPLY_OPTIONS, spaceNamed } from "./map.ts";
import { noteUnspent, pointOptions, spendPoint, whyNotPoint } from "./operations.ts";
import { eliminate } from "./pieces.ts";
import { CHEST, CHEST_LEAVING, DISCARDED, type Hamilcar, has, isSilver, REMOVED, type T } from "./state.ts";
import { reshuffle } from "./strategy.ts";
import { CARD_COUNT, CARD_OPTIONS, cardsOfKind } from "./strategy-cards.ts";
import { LAST_TURN } from "./tables.ts";
import { finalVictory } from "./victory.ts";

// 5.6 The War Chest phase

/** The side that played more points may give up supply trains to reduce the difference. */
export function* compareChests(t: T): Play {
  const s = t.s;
  const { rome, carthage } = s.chest;
  t.note("hamilcar.log.chests", { rome, carthage }, "5.6");
  const rich: Seat = rome > carthage ? "rome" : "carthage";
  const difference = Math.abs(rome - carthage);
  s.phase = "concessions";
  s.active = other(rich);
  s.queue = [difference];
  const items: Item[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) {
    const max = s.supply[rich][at]! + (isCity(at) ? s.supply[rich][insideOf(at)]! : 0);
    if (max > 0) items.push({ id: SUPPLY_OPTIONS[at]!, min: 0, max });
  }
  const most = Math.min(
    difference,
    items.reduce((sum, { max }) => sum + max, 0),
  );
  const given = yield* allocate(rich, items, 0, most, {
    prompt: "hamilcar.reduce-difference",
    rule: "5.6",
    params: { difference },
    whyNot: spacesWhere("hamilcar.why.no-train-there", "5.6"),
  });
  for (const [option, count] of Object.entries(given)) {
    if (count === 0) continue;
    loseSupply(t, rich, spaceNamed(option), count, "5.6", "hamilcar.because.difference");
    s.queue[0]! -= count;
  }
  const points = s.queue[0]!;
  if (points > 0)
    t.note(
      "hamilcar.log.war-chest",
      { seat: SEAT_NAMES[s.active], other: SEAT_NAMES[rich], points, reduced: difference - points },
      "5.6",
    );
  else t.note("hamilcar.log.war-chest-even", { reduced: difference > 0 ? 1 : 0 }, "5.6");
}

/** The other side spends the rest, point by point; unspent points are lost. */
export function* spendDifference(t: T): Play {
  const s = t.s;
  const seat = s.active;
  const left = s.queue[0]!;
  if (left === 0) {
    s.phase = "turn-end";
    return;
  }
  const rules = { rule: "5.6", miat: !isSilver(s), generalAlone: true };
  const options: Option[] = pointOptions(s, seat, rules);
  if (seat === "rome" && isConsul(s, DUILIUS) && isOnMap(s, DUILIUS) && !s.duiliusPaid) options.push("duilius"); // 17.2.B
  options.push("done");
  const answer = yield* choose(seat, options, {
    prompt: "hamilcar.spend-difference",
    rule: "5.6",
    params: { left, seat: SEAT_NAMES[seat] },
    whyNot: (id) => whyNotPoint(s, seat, id, rules),
  });
  if (answer === "done") {
    noteUnspent(t, seat, left, "5.6");
    s.queue[0] = 0;
    return;
  }
  s.queue[0]!--;
  if (answer === "duilius") {
    s.duiliusPaid = true;
    t.note("hamilcar.log.duilius-paid", {}, "17.2.B");
  } else spendPoint(t, seat, answer, "5.6");
}

const CRUEL_SEA = cardsOfKind("cruel-sea");

/** Played cards are discarded or leave the game; offices and contracts end; then the next turn, or the end of the game. */
export function* endOfTurn(t: T): Play {
  const s = t.s;
  const shuffles = CRUEL_SEA.some((card) => s.cards[card] === CHEST || s.cards[card] === CHEST_LEAVING); // 17.1 #11
  const removed: string[] = [];
  for (let card = 1; card <= CARD_COUNT; card++) {
    if (s.cards[card] === CHEST) s.cards[card] = DISCARDED;
    else if (s.cards[card] === CHEST_LEAVING) {
      s.cards[card] = REMOVED;
      removed.push(CARD_OPTIONS[card]!);
    }
  }
  if (removed.length > 0) t.note("hamilcar.log.cards-removed", { cards: removed }, "5.6");
  if (shuffles) reshuffle(t, "hamilcar.because.cruel-sea");
  endDictatorship(t);
  if (isOnMap(s, XANTHIPPUS) && !(has(s, "prolonged-contract") && canProlong(s)))
    eliminate(t, XANTHIPPUS, "5.2.C3", ["hamilcar.because.contract"]);
  if (s.truce) t.note("hamilcar.log.truce-over", {}, "17.1");
  s.truce = false;
  s.flamen = -1;
  s.shown = { rome: [], carthage: [] };
  s.chest = { rome: 0, carthage: 0 };
  s.queue = [];
  if (s.turn === LAST_TURN) yield* finalVictory(t);
  s.turn++;
  s.phase = "contract";
  t.note("hamilcar.log.turn", { turn: s.turn }, "5.6");
}

/** With option 16.3 Xanthippus stays until the next turn begins, when his contract can be extended. */
const canProlong = (s: Hamilcar): boolean => s.turn < LAST_TURN;
