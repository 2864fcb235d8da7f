import { type Header, type Plain, PunicaError, Reader, shuffle } from "../../../engine/index.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { describe } from "./describe.ts";
import { faults } from "./faults.ts";
import { addCUs, openGates, settleCommand } from "./forces.ts";
import { findGeneral, sideOf } from "./generals.ts";
import { findSpace, insideOf, isCity, POST_COUNT, STRONGHOLD_AT, TRIBES } from "./map.ts";
import { emptyState } from "./setup.ts";
import {
  AWAY,
  BATTLE_CARDS,
  type Battle,
  type CardPlay,
  CODE,
  type Hannibal,
  type March,
  type Modifier,
  NOBODY,
  TURNS,
} from "./state.ts";
import { CARD_COUNT } from "./strategy-cards.ts";

// Positions: any situation as readable JSON. What is left out is empty, or dealt by the seed.

export const writePosition = (s: Hannibal): Plain => describe(s, () => true);

const PHASES = [
  "carthaginian-reinforcements",
  "carthaginian-generals",
  "roman-reinforcements",
  "scipio-africanus",
  "elections",
  "deal",
  "first-play",
  "strategy",
  "winter",
  "isolation",
  "politics",
] as const;

const KNOWN =
  "game ruleset options turn phase active announced control tribes siege forces siegeTrain consuls proconsul cup displaced gone awaited deck discard removed hands shown reshuffle macedonia truce navalVictory hannoCounsels catoCounsels owed play march battle winter over".split(
    " ",
  );

export function readPosition(position: Plain, header: Header): Hannibal {
  const at = new Reader(position, "").knowing(...KNOWN);
  if (!at.at("game").isAbsent()) at.at("game").oneOf(["hannibal"]);
  const s = emptyState(header);
  s.turn = at.at("turn").or(1, (it) => it.integer(1, TURNS));
  s.phase = at.at("phase").or("strategy", (it) => it.oneOf(PHASES));
  s.active = at.at("active").or("carthage", (it) => it.oneOf(SEATS));
  readMap(s, at);
  readForces(s, at);
  readCards(s, at);
  for (const flag of ["reshuffle", "truce", "navalVictory", "hannoCounsels", "catoCounsels"] as const)
    s[flag] = at.at(flag).or(false, (it) => it.boolean());
  s.macedonia = at.at("macedonia").or("neutral", (it) => it.oneOf(["neutral", "allied", "peace"]));
  s.owed = at.at("owed").or(0, (it) => it.integer(0, 20));
  if (!at.at("march").isNull()) s.march = readMarch(at.at("march"));
  if (!at.at("battle").isNull()) s.battle = readBattle(at.at("battle"));
  if (s.march && !s.play) at.at("march").fail("needs the card that is being played (play).");
  if (s.battle && !s.march) at.at("battle").fail("needs the march that led to it (march).");
  s.winter = at.at("winter").or([], (it) =>
    it.list().map((entry): [Seat, number] => {
      const [seat, post] = entry.list();
      return [(seat ?? entry).oneOf(SEATS), readPost(post ?? entry)];
    }),
  );
  if (!at.at("over").isNull()) at.at("over").fail("a game that is over cannot be played on.");
  if (!s.march) openGates(s); // 10.7
  const wrong = faults(s)[0];
  if (wrong) throw new PunicaError("bad-position", `The position is impossible: ${wrong}`, { field: "" });
  return s;
}

const readSpace = (it: Reader): number => it.named(findSpace, "space");
const readGeneral = (it: Reader): number => it.named(findGeneral, "general");

function readPost(it: Reader): number {
  const name = typeof it.value === "string" ? it.value : "";
  if (!name.startsWith("inside:")) return readSpace(it);
  const city = new Reader(name.slice("inside:".length), it.field).named(findSpace, "space");
  if (!isCity(city)) it.fail("has no walls to be inside of.");
  return insideOf(city);
}

function readMap(s: Hannibal, at: Reader): void {
  const control = at.at("control");
  if (!control.isAbsent()) {
    control.knowing(...SEATS);
    s.control.fill(NOBODY);
    for (const seat of SEATS)
      for (const it of control.at(seat).or([], (list) => list.list())) s.control[readSpace(it)] = CODE[seat];
  }
  const tribes = at.at("tribes");
  if (!tribes.isAbsent()) {
    s.tribes.fill(0);
    for (const it of tribes.list()) {
      const tribe = TRIBES.indexOf(readSpace(it));
      if (tribe < 0) it.fail("is not a space of a tribe.");
      s.tribes[tribe] = 1;
    }
  }
  for (const it of at.at("siege").or([], (object) => object.keys())) {
    const space = new Reader(it.field.slice("siege.".length), it.field).named(findSpace, "space");
    if (STRONGHOLD_AT[space]! < 0) it.fail("is neither a walled city nor a tribe.");
    const points = it.knowing("by", "points").at("points").integer(0, 2);
    s.siege[STRONGHOLD_AT[space]!] = it.at("by").oneOf(SEATS) === "rome" ? points : -points;
  }
}

function readForces(s: Hannibal, at: Reader): void {
  for (const it of at.at("forces").or([], (list) => list.list())) {
    it.knowing("side", "at", "cus", "elephants", "generals", "commanders");
    const side = it.at("side").oneOf(SEATS);
    const post = readPost(it.at("at"));
    const elephants = it.at("elephants").or(0, (number) => number.integer(0, side === "carthage" ? 4 : 0));
    addCUs(
      s,
      side,
      post,
      it.at("cus").or(0, (number) => number.integer(0, 99)),
      elephants,
    );
    const commanders = it.at("commanders").or(1, (number) => number.integer(0, 2));
    for (const [index, name] of it
      .at("generals")
      .or([], (list) => list.list())
      .entries()) {
      const general = readGeneral(name);
      if (sideOf(general) !== side) name.fail(`does not serve ${side}.`);
      if (s.generals[general]! >= 0) name.fail("stands in two places.");
      s.generals[general] = post;
      s.commands[general] = index < commanders ? 1 : 0;
    }
  }
  for (const [field, where] of [
    ["cup", AWAY.cup],
    ["displaced", AWAY.displaced],
    ["gone", AWAY.gone],
    ["awaited", AWAY.notYet],
  ] as const) {
    for (const name of at.at(field).or([], (list) => list.list())) {
      const general = readGeneral(name);
      if (s.generals[general]! >= 0) name.fail("is on the map.");
      s.generals[general] = where;
    }
  }
  s.consuls = at.at("consuls").or([], (list) => list.list().map(readGeneral));
  s.proconsul = at.at("proconsul").isNull() ? -1 : readGeneral(at.at("proconsul"));
  s.train = at.at("siegeTrain").isNull() ? -1 : readPost(at.at("siegeTrain"));
  const passing = at.at("march").isNull() ? -1 : readPost(at.at("march").at("at"));
  for (let post = 0; post < POST_COUNT; post++) if (post !== passing) for (const seat of SEATS) settleCommand(s, seat, post);
}

/** Cards that are not mentioned are in the deck; a deck that is not written out is shuffled by the seed. */
function readCards(s: Hannibal, at: Reader): void {
  const card = (it: Reader) => it.integer(1, CARD_COUNT);
  const cards = (it: Reader) => it.or([], (list) => list.list().map(card));
  s.discard = cards(at.at("discard"));
  s.removed = cards(at.at("removed"));
  const hands = at.at("hands");
  if (!hands.isAbsent()) {
    hands.knowing(...SEATS);
    for (const seat of SEATS) s.hands[seat] = cards(hands.at(seat)).sort((a, b) => a - b);
  }
  const shown = at.at("shown");
  if (!shown.isAbsent()) {
    shown.knowing(...SEATS);
    for (const seat of SEATS) s.shown[seat] = cards(shown.at(seat));
  }
  s.announced = at.at("announced").or(0, (it) => it.integer(0, CARD_COUNT));
  if (!at.at("play").isNull()) s.play = readPlay(at.at("play"));
  const deck = at.at("deck");
  if (!deck.isAbsent()) s.deck = cards(deck);
  else {
    const out = new Set([...s.discard, ...s.removed, ...s.hands.rome, ...s.hands.carthage, ...(s.play ? [s.play.card] : [])]);
    s.deck = s.deck.filter((number) => !out.has(number));
    shuffle(s.chance, s.deck);
  }
}

function readPlay(it: Reader): CardPlay {
  it.knowing(
    "seat",
    "card",
    "use",
    "activations",
    "activated",
    "sailed",
    "attempted",
    "moved",
    "generalMoved",
    "trainMoved",
    "again",
  );
  return {
    seat: it.at("seat").oneOf(SEATS),
    card: it.at("card").integer(1, CARD_COUNT),
    use: it.at("use").oneOf(["move", "place", "raise", "event", "discard"]),
    activations: it.at("activations").or(0, (number) => number.integer(0, 3)),
    activated: it.at("activated").or([], (list) => list.list().map(readGeneral)),
    sailed: it.at("sailed").or(false, (flag) => flag.boolean()),
    attempted: it.at("attempted").or([], (list) => list.list().map(readSpace)),
    moved: it.at("moved").or([], (list) =>
      list.list().map((group) => ({
        post: readPost(group.at("at")),
        cus: group.at("cus").integer(0, 99),
        elephants: group.at("elephants").or(0, (number) => number.integer(0, 4)),
        spaces: group.at("spaces").integer(0, 99),
      })),
    ),
    generalMoved: it.at("generalMoved").or([], (list) =>
      list.list().map((entry): [number, number] => {
        const [general, spaces] = entry.list();
        return [readGeneral(general ?? entry), (spaces ?? entry).integer(0, 99)];
      }),
    ),
    trainMoved: it.at("trainMoved").or(0, (number) => number.integer(0, 99)),
    ...(!it.at("again").isAbsent() && { again: it.at("again").boolean() }),
  };
}

function readMarch(it: Reader): March {
  const flag = (name: string) => it.at(name).or(false, (value) => value.boolean());
  const at = readPost(it.at("at"));
  return {
    general: readGeneral(it.at("general")),
    staff: it.at("staff").or([], (list) => list.list().map(readGeneral)),
    staffLimits: it.at("staffLimits").or([], (list) => list.list().map(readLimit)),
    columns: it.at("columns").or([], (list) =>
      list.list().map((column) => ({
        cus: column.at("cus").integer(0, 99),
        elephants: column.at("elephants").or(0, (number) => number.integer(0, 4)),
        before: column.at("before").integer(-99, 99),
        limit: column.at("limit").integer(0, 99),
        joined: column.at("joined").or(0, (number) => number.integer(0, 99)),
      })),
    ),
    train: flag("train"),
    trainLimit: it.at("trainLimit").or([0, 99, 0], readLimit),
    at,
    used: it.at("used").or(0, (number) => number.integer(0, 6)),
    allowance: it.at("allowance").or(4, (number) => number.integer(0, 6)),
    path: it.at("path").or([[at, 0]], (list) =>
      list.list().map((entry): [number, number] => {
        const [post, used] = entry.list();
        return [readPost(post ?? entry), (used ?? entry).integer(0, 6)];
      }),
    ),
    bySea: flag("bySea"),
    sailings: it.at("sailings").or(0, (number) => number.integer(0, 2)),
    stage: it.at("stage").or("moving", (name) => name.oneOf(["moving", "ended", "over"])),
    took: flag("took"),
    dropped: flag("dropped"),
    anchor: it.at("anchor").or(0, (number) => number.integer(0, 99)),
    rolled: flag("rolled"),
    fought: flag("fought"),
    spent: flag("spent"),
    failedToIntercept: it.at("failedToIntercept").or([], (list) => list.list().map(readGeneral)),
    failedCUs: it.at("failedCUs").or([], (list) =>
      list.list().map((entry): [number, number, number] => {
        const [post, cus, elephants] = entry.list();
        return [readPost(post ?? entry), (cus ?? entry).integer(0, 99), (elephants ?? entry).integer(0, 4)];
      }),
    ),
    mayPartConsuls: flag("mayPartConsuls"),
  };
}

function readLimit(it: Reader): [number, number, number] {
  const [before, limit, joined] = it.list();
  return [(before ?? it).integer(-99, 99), (limit ?? it).integer(0, 99), (joined ?? it).integer(0, 99)];
}

function readBattle(it: Reader): Battle {
  const flag = (name: string) => it.at(name).or(false, (value) => value.boolean());
  const perSeat = <X>(name: string, read: (value: Reader) => X) => ({
    rome: read(it.at(name).at("rome")),
    carthage: read(it.at(name).at("carthage")),
  });
  const cards = (value: Reader) => BATTLE_CARDS.map((name) => value.at(name).or(0, (number) => number.integer(0, 12)));
  const none = () => BATTLE_CARDS.map(() => 0);
  const type = (value: Reader) => BATTLE_CARDS.indexOf(value.oneOf(BATTLE_CARDS));
  const commander = (value: Reader) => (value.isNull() ? -1 : readGeneral(value));
  const reasons = (value: Reader): Modifier[] =>
    value.list().map((reason) => {
      const because = reason.at("because").value;
      if (typeof because !== "string") reason.at("because").fail("must be a text.");
      return { amount: reason.at("amount").integer(-20, 40), because: because as string };
    });
  return {
    space: readSpace(it.at("space")),
    attacker: it.at("attacker").oneOf(SEATS),
    from: readPost(it.at("from")),
    bySea: flag("bySea"),
    sallied: flag("sallied"),
    sortie: {
      cus: it.at("sortie").at("cus").integer(0, 99),
      elephants: it.at("sortie").at("elephants").integer(0, 4),
      generals: it.at("sortie").at("generals").list().map(readGeneral),
    },
    interceptors: it.at("interceptors").or([], (list) => list.list().map(readSpace)),
    failedToAvoid: flag("failedToAvoid"),
    commanders: perSeat("commanders", commander),
    strength: perSeat("strength", (number) => number.integer(0, 99)),
    stage: it.at("stage").oneOf(["command", "cards", "elephants", "deal", "rounds"]),
    hands: perSeat("hands", cards),
    open: perSeat("open", cards),
    stolen: it.at("stolen").isAbsent() ? { rome: none(), carthage: none() } : perSeat("stolen", cards),
    deck: cards(it.at("deck")),
    reasons: perSeat("reasons", reasons),
    played: perSeat("played", (list) => list.list().map((card) => card.integer(1, CARD_COUNT))),
    initiative: it.at("initiative").oneOf(SEATS),
    rounds: it
      .at("rounds")
      .list()
      .map((round) => ({
        by: round.at("by").oneOf(SEATS),
        attack: type(round.at("attack")),
        match: round.at("match").isNull() ? -1 : type(round.at("match")),
      })),
    probeUsed: flag("probeUsed"),
    lost: perSeat("lost", (number) => number.integer(0, 99)),
  };
}
