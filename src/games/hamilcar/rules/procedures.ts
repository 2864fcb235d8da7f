import type { Reader } from "../../../engine/index.ts";
import { SEATS } from "../../shared/rules/seats.ts";
import { readGeneral, readPerSeat, readPost, readSpace } from "./position.ts";
import type {
  Battle,
  BattleStage,
  CardPlay,
  Fatigue,
  Fleet,
  March,
  MarchStage,
  Modifier,
  Reaction,
  SeaBattle,
  SeaStage,
} from "./state.ts";
import { CARD_COUNT } from "./strategy-cards.ts";
import { TACTIC_COUNT } from "./tactics.ts";

// Positions in the middle of something: the card being played, a march, a voyage, a battle

const flag = (it: Reader, key: string): boolean => it.at(key).or(false, (value) => value.boolean());
const count = (it: Reader, key: string, least = 0, most = 99): number => it.at(key).or(0, (value) => value.integer(least, most));
const generals = (it: Reader, key: string): number[] => it.at(key).or([], (list) => list.list().map(readGeneral));
const spaces = (it: Reader, key: string): number[] => it.at(key).or([], (list) => list.list().map(readSpace));
const spaceOrNone = (it: Reader, key: string): number => (it.at(key).isNull() ? -1 : readSpace(it.at(key)));

function modifiers(it: Reader): Modifier[] {
  return it
    .or([], (list) => list.list())
    .map((entry) => {
      const because = entry.at("because").value;
      if (typeof because !== "string") entry.at("because").fail("must be a text.");
      return { amount: entry.at("amount").integer(-9, 9), because: because as string };
    });
}

export function readPlay(it: Reader): CardPlay {
  it.knowing("seat", "card", "ops", "activations", "activated", "orders", "attempted", "fatigue");
  const orders = it.at("orders").knowing("points", "rating", "sailWith", "africa", "raid");
  return {
    seat: it.at("seat").oneOf(SEATS),
    card: it.at("card").integer(1, CARD_COUNT),
    ops: count(it, "ops", 0, 9),
    activations: count(it, "activations", 0, 3),
    activated: generals(it, "activated"),
    orders: {
      points: orders.at("points").or(4, (value) => value.integer(1, 9)),
      rating: count(orders, "rating", 0, 3),
      sailWith: orders.at("sailWith").or(-1, (value) => value.integer(-1, 5)),
      africa: flag(orders, "africa"),
      raid: count(orders, "raid", 0, CARD_COUNT),
    },
    attempted: spaces(it, "attempted"),
    fatigue: it.at("fatigue").or({ units: [], generals: [], warships: [] }, readFatigue),
  };
}

const units = (it: Reader) => ({ cus: count(it, "cus"), elephants: count(it, "elephants"), supply: count(it, "supply") });
const effort = (it: Reader) => ({ moved: count(it, "moved", 0, 9), spent: flag(it, "spent") });
const listOf = <X>(it: Reader, read: (entry: Reader) => X): X[] => it.or([], (list) => list.list().map(read));

function readFatigue(it: Reader): Fatigue {
  return {
    units: listOf(it.at("units"), (group) => ({ post: readPost(group.at("at")), ...units(group), ...effort(group) })),
    generals: listOf(it.at("generals"), (entry) => ({
      general: readGeneral(entry.at("general")),
      ...effort(entry),
      joined: count(entry, "joined", 0, 9),
    })),
    warships: readCrews(it.at("warships")),
  };
}
const readCrews = (it: Reader) => listOf(it, (group) => ({ count: count(group, "count"), ...effort(group) }));

const MARCH_STAGES: readonly MarchStage[] = ["go", "entered", "sea", "port", "landing", "battle", "ended", "over"];

export function readMarch(it: Reader): March {
  const path = spaces(it, "path");
  if (path.length === 0) it.at("path").fail("must name at least the space where the march began.");
  const spent = it.at("spent").or(
    path.map(() => 0),
    (list) => list.list().map((value) => value.integer(0, 9)),
  );
  if (spent.length !== path.length) it.at("spent").fail("must be as long as the path.");
  return {
    seat: it.at("seat").oneOf(SEATS),
    general: readGeneral(it.at("general")),
    staff: generals(it, "staff"),
    columns: listOf(it.at("columns"), (column) => ({
      ...units(column),
      ...effort(column),
      joined: count(column, "joined", 0, path.length - 1),
    })),
    at: readPost(it.at("at")),
    used: count(it, "used", 0, 9),
    allowance: it.at("allowance").or(4, (value) => value.integer(0, 9)),
    path,
    spent,
    embarked: it.at("embarked").or(-1, (value) => value.integer(-1, path.length - 1)),
    landed: it.at("landed").or(-1, (value) => value.integer(-1, path.length - 1)),
    stage: it.at("stage").or("go", (value) => value.oneOf(MARCH_STAGES)),
    regrouped: flag(it, "regrouped"),
    consulRests: it.at("consulRests").or(-1, (value) => value.integer(-1, 99)),
    fought: flag(it, "fought"),
    won: flag(it, "won"),
    failed: it.at("failed").or([], (list) => list.list().map(readReaction)),
    settled: it.at("settled").or(-1, (value) => value.integer(-1, path.length - 1)),
    raided: flag(it, "raided"),
  };
}

const readReaction = (it: Reader): Reaction => ({
  kind: it.at("kind").oneOf(["avoid", "intercept"]),
  general: readGeneral(it.at("general")),
  staff: generals(it, "staff"),
  post: readPost(it.at("at")),
  ...units(it),
});

export function readFleet(it: Reader): Fleet {
  it.knowing(
    "commander",
    "route",
    "home",
    "limit",
    "used",
    "storms",
    "challenged",
    "missed",
    "target",
    "gathered",
    "weary",
    "crews",
    "fromAfrica",
  );
  const route = spaces(it, "route");
  if (route.length === 0) it.at("route").fail("must name at least the port where the fleet set out.");
  return {
    commander: it.at("commander").isNull() ? -1 : readGeneral(it.at("commander")),
    route,
    home: it.at("home").isNull() ? -1 : readPost(it.at("home")),
    limit: it.at("limit").or(4, (value) => value.integer(1, 9)),
    used: count(it, "used", 0, 9),
    storms: count(it, "storms", 0, 9),
    challenged: flag(it, "challenged"),
    missed: flag(it, "missed"),
    target: spaceOrNone(it, "target"),
    gathered: flag(it, "gathered"),
    weary: flag(it, "weary"),
    crews: readCrews(it.at("crews")),
    fromAfrica: flag(it, "fromAfrica"),
  };
}

const SEA_STAGES: readonly SeaStage[] = ["cards", "maneuver", "engage", "evade", "quick", "resolution"];

export function readSeaBattle(it: Reader): SeaBattle {
  const tactics = (list: Reader) => list.or([], (value) => value.list().map((card) => card.integer(1, TACTIC_COUNT)));
  const number = (value: Reader) => value.or(0, (one) => one.integer(0, 99));
  const pending = (value: Reader) => ({
    roll: modifiers(value.at("roll")),
    column: modifiers(value.at("column")),
    ignored: count(value, "ignored", 0, 9),
    prizes: count(value, "prizes", 0, 9),
  });
  return {
    port: readSpace(it.at("port")),
    mover: it.at("mover").oneOf(SEATS),
    quick: flag(it, "quick"),
    stage: it.at("stage").oneOf(SEA_STAGES),
    commanders: readPerSeat(it.at("commanders"), readGeneral),
    turn: it.at("turn").oneOf(SEATS),
    first: it.at("first").oneOf(SEATS),
    round: it.at("round").integer(1, 3),
    deck: tactics(it.at("deck")),
    discard: tactics(it.at("discard")),
    hands: readPerSeat(it.at("hands"), tactics),
    ratings: readPerSeat(it.at("ratings"), modifiers),
    pending: readPerSeat(it.at("pending"), pending),
    extraTactics: readPerSeat(it.at("extraTactics"), number),
    rolls: readPerSeat(it.at("rolls"), number),
    lost: readPerSeat(it.at("lost"), number),
    silenced: flag(it, "silenced"),
    rerolled: flag(it, "rerolled"),
    prizeTaken: flag(it, "prizeTaken"),
    fled: flag(it, "fled"),
    winner: it.at("winner").isNull() ? null : it.at("winner").oneOf(SEATS),
  };
}

const BATTLE_STAGES: readonly BattleStage[] = ["command", "cards", "dice", "retreat", "consequences"];

export function readBattle(it: Reader): Battle {
  const number = (value: Reader) => value.or(0, (one) => one.integer(0, 99));
  const dice = (value: Reader) => {
    const faces = value.list().map((face) => face.integer(-1, 5));
    if (faces.length !== 2) value.fail("must be the faces of the small and of the large die.");
    return faces;
  };
  const sortie = it.at("sortie");
  return {
    space: readSpace(it.at("space")),
    attacker: it.at("attacker").oneOf(SEATS),
    from: spaceOrNone(it, "from"),
    bySea: flag(it, "bySea"),
    stage: it.at("stage").oneOf(BATTLE_STAGES),
    sortie: { cus: count(sortie, "cus"), elephants: count(sortie, "elephants"), generals: generals(sortie, "generals") },
    commanders: readPerSeat(it.at("commanders"), (value) => (value.isNull() ? -1 : readGeneral(value))),
    ratings: readPerSeat(it.at("ratings"), modifiers),
    levels: readPerSeat(it.at("levels"), modifiers),
    silenced: flag(it, "silenced"),
    charge: it.at("charge").oneOf(["none", "announced", "rome-rerolls", "carthage-rerolls"]),
    dice: readPerSeat(it.at("dice"), dice),
    hits: readPerSeat(it.at("hits"), number),
    lost: readPerSeat(it.at("lost"), number),
    winner: it.at("winner").isNull() ? null : it.at("winner").oneOf(SEATS),
  };
}
