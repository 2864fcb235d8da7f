import { choose, other, type Play, pick, type Reason, type Seat } from "../../engine/index.ts";
import { attrition, HOSTILE_TRIBES_SIZE } from "./attrition.ts";
import { CARD_OPTIONS } from "./cards.ts";
import { controls, controlsProvince, hasTribe, isPlainPC, plainPCs, provinceController, setControl } from "./control.ts";
import {
  commanderAt,
  cusAt,
  cusInSpace,
  eliminateAll,
  generalsAt,
  isBesiegedPost,
  isOnMap,
  postsWithCUs,
  postToJoin,
  roomInside,
  settleCommand,
  siegePoints,
  tidy,
} from "./forces.ts";
import { AFRICANUS, battleRating, confinedTo, GENERAL_OPTIONS, generalNamed, HANNIBAL, OF_SIDE } from "./generals.ts";
import {
  CAPUA,
  CARTHAGO,
  CITIES,
  ITALIAN_PROVINCES,
  insideOf,
  isCity,
  isInside,
  PORT_SPACES,
  PORTS,
  POST_OPTIONS,
  PROVINCE_OF,
  PROVINCE_OPTIONS,
  PROVINCE_SPACES,
  postNamed,
  province,
  REGION_OF,
  ROMA,
  SICILIA,
  SPACE_OPTIONS,
  STRONGHOLD_AT,
  SYRACUSE,
  spaceOf,
  TRIBES,
} from "./map.ts";
import { checkCapitals } from "./politics.ts";
import { place } from "./reinforcements.ts";
import { AWAY, type Hannibal, type T } from "./state.ts";

// 25 The events of the strategy cards. Counter events and those that work with an operation are beside the rules they bend.

/** An event: why it cannot be played now (nothing if it can), and what it does. */
export interface Event {
  why(s: Hannibal, seat: Seat): string | undefined;
  run(t: T, seat: Seat): Play;
}

const NOTHING = "hannibal.why.no-target";

/** An event that is about one of some things; it can be played as long as there is one. */
function targeting<X>(find: (s: Hannibal, seat: Seat) => X[], run: (t: T, seat: Seat, targets: X[]) => Play): Event {
  return {
    why: (s, seat) => (find(s, seat).length > 0 ? undefined : NOTHING),
    run: (t, seat) => run(t, seat, find(t.s, seat)),
  };
}

function* chooseSpace(seat: Seat, spaces: readonly number[], prompt: string): Play<number> {
  return postNamed(
    yield* choose(
      seat,
      spaces.map((post) => POST_OPTIONS[post]!),
      { prompt, rule: "25" },
    ),
  );
}

function* chooseProvince(seat: Seat, provinces: readonly number[]): Play<number> {
  const answer = yield* choose(
    seat,
    provinces.map((number) => PROVINCE_OPTIONS[number]!),
    { prompt: "hannibal.event.province", rule: "25" },
  );
  return provinces.find((number) => PROVINCE_OPTIONS[number] === answer)!;
}

const provinceNumbers = (ids: readonly string[]): number[] => ids.map(province);

// Cards 1-4: revolts

/** PCs of the other side that are alone: no walls, no tribe, none of his CUs with them. */
const loosePCs = (s: Hannibal, owner: Seat, spaces: readonly number[]): number[] =>
  spaces.filter((space) => controls(s, owner, space) && isPlainPC(s, space) && cusInSpace(s, owner, space) === 0);

function revolt(ids: readonly string[], mustControl: boolean): Event {
  const provinces = provinceNumbers(ids);
  return targeting(
    (s, seat) =>
      provinces.filter(
        (number) =>
          (!mustControl || controlsProvince(s, other(seat), number)) &&
          loosePCs(s, other(seat), PROVINCE_SPACES[number]!).length > 0,
      ),
    function* (t, seat, targets) {
      const number = yield* chooseProvince(seat, targets);
      for (const space of loosePCs(t.s, other(seat), PROVINCE_SPACES[number]!)) setControl(t, space, null);
    },
  );
}

// Cards 7, 8: hostile tribes on the own turn

const hostileTribes = targeting(
  (s, seat) =>
    postsWithCUs(s, other(seat)).filter(
      (post) => REGION_OF[spaceOf(post)] === "gallia_transalpina" || REGION_OF[spaceOf(post)] === "liguria",
    ),
  function* (t, seat, targets) {
    const post = yield* chooseSpace(seat, targets, "hannibal.event.army");
    yield* attrition(t, other(seat), post, {
      rule: "21.3",
      because: "hannibal.because.hostile-tribes",
      size: HOSTILE_TRIBES_SIZE,
    });
  },
);

// Card 9: Philip V

function discardAtRandom(t: T, seat: Seat): void {
  const hand = t.s.hands[seat];
  if (hand.length === 0) return;
  const card = hand.splice(t.randomBelow(hand.length), 1)[0]!;
  t.s.discard.push(card);
  if (card === 64) t.s.reshuffle = true; // 8.7
  t.note("hannibal.log.discarded", { seat: `seat:${seat}`, card: CARD_OPTIONS[card]! }, "25");
}

const philip: Event = {
  why: (s, seat) =>
    s.macedonia === "neutral" || (s.macedonia === "allied" && seat === "rome") ? undefined : "hannibal.why.philip",
  *run(t) {
    const first = t.s.macedonia === "neutral";
    discardAtRandom(t, first ? "rome" : "carthage");
    t.s.macedonia = first ? "allied" : "peace";
    t.note(first ? "hannibal.log.macedonia" : "hannibal.log.macedonia-peace", {}, "25");
  },
};

// Cards 10-16, 22, 30, 43-48: reinforcements

/** Puts CUs into a space of choice, where its city may have to take them in. */
const reinforceSpace = (cus: number, spaces: (s: Hannibal, seat: Seat) => number[]): Event =>
  targeting(
    (s, seat) =>
      spaces(s, seat)
        .map((space) => postToJoin(s, seat, space))
        .filter((post) => post >= 0),
    function* (t, seat, posts) {
      const post = yield* chooseSpace(seat, posts, "hannibal.event.reinforce");
      const room = isInside(post) ? roomInside(t.s, seat, spaceOf(post)) : cus;
      place(t, seat, post, Math.min(cus, room));
    },
  );

/** Gives CUs to a general of choice. */
const reinforceGeneral = (cus: number, fits: (s: Hannibal, seat: Seat, space: number) => boolean): Event =>
  targeting(
    (s, seat) =>
      OF_SIDE[seat].filter((general) => {
        const post = s.generals[general]!;
        if (post < 0 || isBesiegedPost(s, post) || !fits(s, seat, spaceOf(post))) return false;
        return !isInside(post) || roomInside(s, seat, spaceOf(post)) > 0;
      }),
    function* (t, seat, generals) {
      const answer = yield* choose(
        seat,
        generals.map((general) => GENERAL_OPTIONS[general]!),
        { prompt: "hannibal.event.reinforce", rule: "25" },
      );
      const post = t.s.generals[generalNamed(answer)]!;
      const room = isInside(post) ? roomInside(t.s, seat, spaceOf(post)) : cus;
      place(t, seat, post, Math.min(cus, room));
    },
  );

const recruits = (ids: readonly string[]): Event => {
  const provinces = provinceNumbers(ids);
  return reinforceGeneral(2, (_s, _seat, space) => provinces.includes(PROVINCE_OF[space]!));
};

const auxiliaries = (id: string): Event => {
  const ally = province(id);
  const event = reinforceGeneral(2, (_s, _seat, space) => REGION_OF[space] === "italia");
  return { ...event, why: (s, seat) => (controlsProvince(s, "rome", ally) ? event.why(s, seat) : "hannibal.why.province") };
};

const ELEPHANT_LIMIT = 4; // 17.1
const COUNTERS = 2; // of two elephant CUs each (17.1)
const elephantsInPlay = (s: Hannibal): number => s.elephants.reduce((sum, number) => sum + number, 0);
/** Elephants in different places need a counter each, however few they are. */
const countersInPlay = (s: Hannibal): number => s.elephants.reduce((sum, number) => sum + Math.ceil(number / 2), 0);

const africanReinforcements: Event = {
  why: (s) => (controls(s, "carthage", CARTHAGO) && postToJoin(s, "carthage", CARTHAGO) >= 0 ? undefined : NOTHING),
  *run(t) {
    const s = t.s;
    const post = postToJoin(s, "carthage", CARTHAGO);
    const cus = Math.min(2, isInside(post) ? roomInside(s, "carthage", CARTHAGO) : 2);
    const free = s.options.elephants === "counters" ? 2 * (COUNTERS - countersInPlay(s)) : ELEPHANT_LIMIT - elephantsInPlay(s);
    const beasts = Math.max(0, Math.min(cus, free));
    place(t, "carthage", post, cus - beasts, beasts);
  },
};

const mutin = targeting(
  (s) => PROVINCE_SPACES[SICILIA]!.filter((space) => !isCity(space) && cusAt(s, "rome", space) === 0),
  function* (t, seat, spaces) {
    const space = yield* chooseSpace(seat, spaces, "hannibal.event.reinforce");
    if (!controls(t.s, "carthage", space)) setControl(t, space, "carthage");
    place(t, "carthage", space, 1);
  },
);

const siegeTrain = targeting(
  (s) =>
    OF_SIDE.carthage.filter(
      (general) => isOnMap(s, general) && !isBesiegedPost(s, s.generals[general]!) && s.generals[general] !== s.train,
    ),
  function* (t, seat, generals) {
    const answer = yield* choose(
      seat,
      generals.map((general) => GENERAL_OPTIONS[general]!),
      { prompt: "hannibal.event.train", rule: "25" },
    );
    t.s.train = t.s.generals[generalNamed(answer)]!;
    t.note("hannibal.log.train", { space: POST_OPTIONS[t.s.train]! }, "25");
  },
);

const italianProvincesOf = (s: Hannibal, seat: Seat): number =>
  ITALIAN_PROVINCES.filter((number) => provinceController(s, number) === seat).length;

const slaveLegions: Event = {
  why: (s) =>
    italianProvincesOf(s, "carthage") < 3
      ? "hannibal.why.three-provinces"
      : cusInSpace(s, "carthage", ROMA) > 0
        ? "hannibal.why.enemy-cus"
        : undefined,
  *run(t) {
    place(t, "rome", ROMA, 4);
  },
};

// Cards 17, 49, 53: siege points taken off

const loosen = (targets: (s: Hannibal) => number[], points: number): Event =>
  targeting(targets, function* (t, seat, spaces) {
    const space = yield* chooseSpace(seat, spaces, "hannibal.event.siege");
    const left = Math.max(0, siegePoints(t.s, space) - points);
    const at = STRONGHOLD_AT[space]!;
    t.s.siege[at] = t.s.siege[at]! > 0 ? left : -left;
    t.note("hannibal.log.siege-points", { space: SPACE_OPTIONS[space]!, points: left }, "25");
  });

// Card 19: the senate

/** Generals who could take the place of the proconsul: in the cup, and allowed to be where he is (24). */
const successors = (s: Hannibal): number[] =>
  OF_SIDE.rome.filter((general) => {
    const home = confinedTo(general);
    return s.generals[general] === AWAY.cup && (home === undefined || REGION_OF[spaceOf(s.generals[s.proconsul]!)] === home);
  });

const dismissProconsul: Event = {
  why: (s) =>
    s.proconsul < 0 || s.proconsul === AFRICANUS ? "hannibal.why.no-proconsul" : successors(s).length > 0 ? undefined : NOTHING,
  *run(t, seat) {
    const s = t.s;
    const old = s.proconsul;
    const post = s.generals[old]!;
    const answer = yield* choose(
      seat,
      successors(s).map((general) => GENERAL_OPTIONS[general]!),
      { prompt: "hannibal.event.proconsul", rule: "25" },
    );
    const successor = generalNamed(answer);
    s.generals[old] = AWAY.cup;
    s.commands[successor] = s.commands[old]!;
    s.commands[old] = 0;
    s.generals[successor] = post;
    s.proconsul = successor;
    settleCommand(s, "rome", post);
    t.note("hannibal.log.proconsul", { general: answer }, "25");
  },
};

// Cards 21, 51, 52: attrition

const mercenariesDesert = targeting(
  (s) => postsWithCUs(s, "carthage").filter((post) => !(isCity(spaceOf(post)) && controls(s, "carthage", spaceOf(post)))),
  function* (t, _seat, posts) {
    for (const post of posts) {
      const chief = commanderAt(t.s, "carthage", post);
      if (chief >= 0) {
        const die = t.die();
        const stays = die <= battleRating(chief);
        t.note(
          "hannibal.log.loyalty-roll",
          {
            general: GENERAL_OPTIONS[chief]!,
            die,
            needed: battleRating(chief),
            result: stays ? "hannibal.success" : "hannibal.failure",
          },
          "25",
        );
        if (stays) continue;
      }
      yield* attrition(t, "carthage", post, { rule: "25", because: "hannibal.because.desertion" });
    }
  },
);

const armiesOf = (s: Hannibal, seat: Seat): number[] =>
  postsWithCUs(s, seat).filter((post) => generalsAt(s, seat, post).length > 0);

const sickness = (fits: (s: Hannibal, post: number) => boolean, modifier: number): Event =>
  targeting(
    (s, seat) => armiesOf(s, other(seat)).filter((post) => fits(s, post)),
    function* (t, seat, posts) {
      const post = yield* chooseSpace(seat, posts, "hannibal.event.army");
      yield* attrition(t, other(seat), post, {
        rule: "25",
        because: "hannibal.because.sickness",
        modifiers: modifier ? [{ amount: modifier, because: "hannibal.because.pestilence" }] : [],
      });
    },
  );

// Cards 23, 24, 27, 35, 36, 56: PCs placed, turned and removed

/** Up to three PCs in one province, enemy PCs turned, where no enemy CUs are. */
const winOver = (ids: readonly string[]): Event => {
  const open = (s: Hannibal, seat: Seat, number: number) =>
    PROVINCE_SPACES[number]!.filter(
      (space) => !controls(s, seat, space) && !isCity(space) && !hasTribe(s, space) && cusInSpace(s, other(seat), space) === 0,
    );
  return targeting(
    (s, seat) => provinceNumbers(ids).filter((number) => open(s, seat, number).length > 0),
    function* (t, seat, provinces) {
      const number = yield* chooseProvince(seat, provinces);
      const spaces = open(t.s, seat, number);
      const chosen = yield* pick(
        seat,
        spaces.map((space) => SPACE_OPTIONS[space]!),
        1,
        Math.min(3, spaces.length),
        { prompt: "hannibal.event.pcs", rule: "25" },
      );
      for (const option of chosen) setControl(t, postNamed(option), seat);
    },
  );
};

/** Enemy PCs turned, where no enemy CUs are. */
const turnPCs = (count: number, region: string | null): Event =>
  targeting(
    (s, seat) =>
      plainPCs(s, other(seat)).filter(
        (space) => (region === null || REGION_OF[space] === region) && cusInSpace(s, other(seat), space) === 0,
      ),
    function* (t, seat, spaces) {
      const due = Math.min(count, spaces.length);
      const chosen = yield* pick(
        seat,
        spaces.map((space) => SPACE_OPTIONS[space]!),
        due,
        due,
        { prompt: "hannibal.event.turn", rule: "25", params: { count: due } },
      );
      for (const option of chosen) setControl(t, postNamed(option), seat);
    },
  );

const intoItaly: Event = (() => {
  const event = turnPCs(2, "italia");
  const inItaly = (s: Hannibal) => isOnMap(s, HANNIBAL) && REGION_OF[spaceOf(s.generals[HANNIBAL]!)] === "italia";
  return { ...event, why: (s, seat) => (inItaly(s) ? event.why(s, seat) : "hannibal.why.hannibal-italy") };
})();

const grainShortage: Event = {
  why: (s) =>
    controlsProvince(s, "carthage", SICILIA) ? (plainPCs(s, "rome").length > 0 ? undefined : NOTHING) : "hannibal.why.province",
  *run(t, seat) {
    const spaces = plainPCs(t.s, "rome");
    const due = Math.min(3, spaces.length);
    const chosen = yield* pick(
      seat,
      spaces.map((space) => SPACE_OPTIONS[space]!),
      due,
      due,
      { prompt: "hannibal.event.remove", rule: "25", params: { count: due } },
    );
    for (const option of chosen) setControl(t, postNamed(option), null);
  },
};

// Cards 25, 26: cities that change sides

const cityTurns = (city: number, condition: (s: Hannibal) => string | undefined): Event => ({
  why: (s) => (controls(s, "rome", city) ? condition(s) : "hannibal.why.own-pc"),
  *run(t) {
    t.s.siege[STRONGHOLD_AT[city]!] = 0;
    eliminateAll(t, "rome", insideOf(city));
    setControl(t, city, "carthage");
    tidy(t.s);
    checkCapitals(t);
  },
});

// Cards 29, 55, 57, 58, 64: what stays in force, and the stolen message

const flag = (set: (s: Hannibal) => void, log: string, why: (s: Hannibal) => string | undefined = () => undefined): Event => ({
  why,
  *run(t) {
    set(t.s);
    t.note(log, {}, "25");
  },
});

const messenger: Event = {
  why: (s, seat) => (s.hands[other(seat)].length > 0 ? undefined : NOTHING),
  *run(t, seat) {
    const hand = t.s.hands[other(seat)];
    const card = hand.splice(t.randomBelow(hand.length), 1)[0]!;
    t.s.hands[seat].push(card);
    t.s.hands[seat].sort((a, b) => a - b);
    t.note("hannibal.log.message", { seat: `seat:${seat}` }, "25");
    for (const who of [seat, other(seat)])
      t.noteOnlyTo(who, "hannibal.log.message-card", { seat: `seat:${seat}`, card: CARD_OPTIONS[card]! }, "25");
  },
};

const besiegedCities = (s: Hannibal): number[] => CITIES.filter((city) => siegePoints(s, city) > 0);
const HISPANIA = ["baetica", "celtiberia", "orospeda", "idubeda"];
const hispanicProvinces = provinceNumbers(HISPANIA);

export const EVENTS: Readonly<Record<number, Event>> = {
  1: revolt(["corsica_sardinia"], true),
  2: revolt(["sicilia"], true),
  3: revolt(["western_numidia", "eastern_numidia"], false),
  4: revolt(["celtiberia"], true),
  7: hostileTribes,
  8: hostileTribes,
  9: philip,
  10: (() => {
    const event = reinforceSpace(2, (s) =>
      PORT_SPACES.filter(
        (port) => controls(s, "carthage", port) && (REGION_OF[port] === "africa" || REGION_OF[port] === "italia"),
      ),
    );
    return {
      ...event,
      why: (s: Hannibal, seat: Seat) => (s.macedonia === "allied" ? event.why(s, seat) : "hannibal.why.macedonia"),
    };
  })(),
  11: (() => {
    const event = reinforceSpace(1, (s, seat) =>
      PORT_SPACES.filter((port) => controls(s, seat, port) && cusAt(s, other(seat), port) === 0),
    );
    const baleares = province("balearic_islands");
    return {
      ...event,
      why: (s: Hannibal, seat: Seat) => (controlsProvince(s, seat, baleares) ? event.why(s, seat) : "hannibal.why.province"),
    };
  })(),
  12: africanReinforcements,
  13: recruits(["lucania"]),
  14: recruits(["liguria", "gallia_cisalpina", "etruria"]),
  15: reinforceGeneral(
    2,
    (s, seat, space) => hispanicProvinces.includes(PROVINCE_OF[space]!) && controlsProvince(s, seat, PROVINCE_OF[space]!),
  ),
  16: recruits(["gallia_transalpina", "gallia_cisalpina"]),
  17: loosen(besiegedCities, 1),
  19: dismissProconsul,
  21: mercenariesDesert,
  22: mutin,
  23: winOver(["eastern_numidia"]),
  24: winOver(["western_numidia", "eastern_numidia"]),
  25: cityTurns(CAPUA, (s) => (italianProvincesOf(s, "carthage") >= 3 ? undefined : "hannibal.why.three-provinces")),
  26: cityTurns(SYRACUSE, () => undefined),
  27: intoItaly,
  29: flag((s) => {
    s.navalVictory = true;
  }, "hannibal.log.naval-victory"),
  30: siegeTrain,
  35: turnPCs(1, null),
  36: turnPCs(1, null),
  43: slaveLegions,
  44: auxiliaries("apulia"),
  45: auxiliaries("etruria"),
  46: auxiliaries("samnium"),
  47: auxiliaries("lucania"),
  48: auxiliaries("campania"),
  49: loosen((s) => besiegedCities(s).filter((city) => PORTS[city] !== undefined), 3),
  51: sickness(() => true, 0),
  52: sickness((s, post) => !isInside(post) && isCity(post) && siegePoints(s, post) > 0, 1),
  53: loosen((s) => TRIBES.filter((space) => siegePoints(s, space) > 0), 3),
  55: messenger,
  56: grainShortage,
  57: flag((s) => {
    s.hannoCounsels = true;
  }, "hannibal.log.hanno-counsels"),
  58: flag((s) => {
    s.catoCounsels = true;
  }, "hannibal.log.cato-counsels"),
  64: flag((s) => {
    s.truce = true;
  }, "hannibal.log.truce"),
};

/** Why a card's event cannot be played as a turn, or nothing if it can. */
export function whyNoEvent(s: Hannibal, seat: Seat, card: number): Reason | undefined {
  const event = EVENTS[card];
  if (!event) return { why: "hannibal.why.no-event", rule: "8.4" };
  const why = event.why(s, seat);
  return why ? { why, rule: "25" } : undefined;
}
