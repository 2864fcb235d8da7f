import type { Plain, Seat } from "../engine/index.ts";
import { SEATS } from "../engine/index.ts";
import { GENERAL_OPTIONS, GENERALS } from "../games/hamilcar/generals.ts";
import {
  COASTAL,
  findSpace,
  HOLDS,
  isCity,
  isPort,
  KINDS,
  MAJOR_PORTS,
  MARE_PORTS,
  PROVINCE_OF,
  PROVINCE_SPACES,
  PROVINCES,
  ROADS,
  SPACE_IDS,
  SPACE_OPTIONS,
} from "../games/hamilcar/map.ts";
import { CARDS } from "../games/hamilcar/strategyCards.ts";
import { TURNS } from "../games/hamilcar/tables.ts";
import { TACTIC_OPTIONS } from "../games/hamilcar/tactics.ts";
import hamilcarEn from "../games/hamilcar/words/en.ts";
import hamilcarFr from "../games/hamilcar/words/fr.ts";
import type { Words } from "../words/words.ts";
import type { Face } from "./face.ts";
import { BOARD_WORDS } from "./hamilcar-words.ts";
import { wrapped } from "./question-text.ts";

/** What the board shows of a view (see src/games/hamilcar/describe.ts). */
interface View {
  ruleset: string;
  turn: number;
  phase: string;
  control: Record<Seat, string[]>;
  tribes: string[];
  siege: Record<string, { by: Seat; points: number }>;
  siegeTrains: string[];
  citadel: string | null;
  forces: Force[];
  offices: Record<string, string>;
  pool: string[];
  turnTrack: string[];
  mercenaries: string[];
  gone: string[];
  warships: Record<Seat, { ready: number; spent: number; sunk: number; atSea: number; prizes: number }>;
  supremacy: Seat;
  seamanship: string;
  corvi: boolean;
  truce: boolean;
  miat: string[];
  display: Record<Seat, string[]>;
  deck: number | number[];
  hands: Record<Seat, number | number[]>;
  discard: number[];
  removed: number[];
  chest: Record<Seat, number>;
  fleets: Record<Seat, { route: string[] } | null>;
  seaBattle: SeaBattle | null;
  battle: { space: string; attacker: Seat } | null;
}

interface Force {
  side: Seat;
  at: string;
  cus: number;
  elephants?: number;
  supply?: number;
  generals?: string[];
}

interface SeaBattle {
  port: string;
  round: number;
  hands: Record<Seat, number | number[]>;
}

const PARTS: readonly (readonly [string, readonly string[]])[] = [
  ["board.italia", ["italia"]],
  ["board.islands", ["sicilia", "corsica_sardinia"]],
  ["board.africa", ["africa"]],
];

function board(plain: Plain, words: Words): string {
  const view = plain as unknown as View;
  return [
    ...heading(view, words),
    "",
    ...PARTS.flatMap(([name, regions]) => part(view, words, name, regions)),
    words.say("board.forces"),
    ...SEATS.flatMap((seat) => forces(view, words, seat)),
    ...underWay(view, words),
    "",
    ...hands(view, words),
  ].join("\n");
}

const holderOf = ({ control }: View, space: string): Seat | null => SEATS.find((seat) => control[seat].includes(space)) ?? null;

/** Who controls more than half of a province's spaces (2.1.E). */
function provinceHolder(view: View, province: number): Seat | null {
  const spaces = PROVINCE_SPACES[province]!;
  return SEATS.find((seat) => spaces.filter((at) => holderOf(view, SPACE_IDS[at]!) === seat).length * 2 > spaces.length) ?? null;
}

/** Warlike with three markers and more, one of them in the centre; Peaceful with none (15.3). */
const moodOf = ({ miat }: View): string =>
  miat.length === 0 ? "peaceful" : miat.length >= 3 && miat.includes("centre") ? "warlike" : "neutral";

function heading(view: View, words: Words): string[] {
  const { display, chest } = view;
  const inForce = [view.truce && "board.truce", view.corvi && "board.corvi"].filter((key) => key !== false);
  return [
    `${words.say("board.turn", { turn: `turn:${view.turn}`, turns: TURNS.length, phase: `phase:${view.phase}` })}`,
    words.say("board.points", { rome: display.rome.length, carthage: display.carthage.length }),
    words.say("board.sea", { seat: `seat:${view.supremacy}`, level: `seamanship:${view.seamanship}` }),
    words.say("board.miat", { count: view.miat.length, mood: `mood:${moodOf(view)}`, cost: TURNS[view.turn - 1]!.mercenaryCost }),
    words.say("board.chest", { rome: chest.rome, carthage: chest.carthage }),
    ...SEATS.map((seat) => {
      const { ready, spent, sunk, atSea, prizes } = view.warships[seat];
      return words.say("board.warships", { seat: `seat:${seat}`, ready, spent, sunk, atSea, prizes });
    }),
    ...(inForce.length > 0
      ? wrapped(
          `${words.say("board.in-force")} `,
          inForce.map((key) => words.say(key)),
          ", ",
        )
      : []),
    words.say("board.legend"),
  ];
}

function part(view: View, words: Words, name: string, regions: readonly string[]): string[] {
  const lines = PROVINCES.flatMap(({ id, region }, province) => {
    if (!regions.includes(region)) return [];
    const holder = provinceHolder(view, province);
    const spaces = PROVINCE_SPACES[province]!.map((at) => spaceText(view, words, at));
    const title = `  ${words.say(`province:${id}`).padEnd(20)} ${(holder ? words.say(`seat:${holder}`) : "-").padEnd(9)} `;
    return wrapped(title, spaces, "  ");
  });
  return [words.say(name), ...lines];
}

function spaceText(view: View, words: Words, at: number): string {
  const id = SPACE_IDS[at]!;
  const holder = holderOf(view, id);
  const letter = holder === "rome" ? "R" : holder === "carthage" ? "C" : "-";
  const kind = isCity(at) ? "#" : view.tribes.includes(id) ? "^" : "";
  return `${letter} ${words.say(`space:${id}`)}${kind}${isPort(at) ? "~" : ""}`;
}

function forces(view: View, words: Words, seat: Seat): string[] {
  const lines = view.forces
    .filter(({ side }) => side === seat)
    .flatMap((force) => wrapped(`    ${placeText(words, force.at).padEnd(24)} `, forceParts(view, words, force), ", "));
  const siege = Object.entries(view.siege)
    .filter(([, { by }]) => by === seat)
    .map(
      ([at, { points }]) =>
        `    ${placeText(words, at).padEnd(24)} ${words.say("board.siege", { seat: `seat:${seat}`, count: points })}`,
    );
  const away = (key: string, ids: readonly string[]) => {
    const generals = ids.filter((id) => GENERALS.find((general) => general.id === id)?.side === seat);
    const names = generals.map((id) => words.say(`general:${id}`));
    return names.length > 0 ? wrapped(`    ${words.say(key)} `, names, ", ") : [];
  };
  return [
    `  ${words.say(`seat:${seat}`)}`,
    ...lines,
    ...siege,
    ...away("board.pool", view.pool),
    ...away("board.track", view.turnTrack),
    ...away("board.mercenaries", view.mercenaries),
    ...away("board.gone", view.gone),
  ];
}

function forceParts(view: View, words: Words, { side, at, cus, elephants, supply, generals }: Force): string[] {
  return [
    ...(generals ?? []).map((id) => generalText(view, words, id)),
    ...(cus > 0 ? [words.say("board.cus", { count: cus })] : []),
    ...(elephants ? [words.say("board.elephants", { count: elephants })] : []),
    ...(supply ? [words.say("board.supply", { count: supply })] : []),
    ...(view.siegeTrains.includes(at) && holderOf(view, at) !== side ? [words.say("board.siege-train")] : []),
    ...(view.citadel !== null && at === `inside:${view.citadel}` ? [words.say("board.citadel")] : []),
  ];
}

const placeText = (words: Words, at: string): string =>
  words.say(at.startsWith("inside:") || at === "at-sea" ? at : `space:${at}`);

function generalText(view: View, words: Words, id: string): string {
  const office = view.offices[id];
  return `${words.say(`general:${id}`)} ${ratings(view, id)}${office ? ` (${words.say(`office:${office}`)})` : ""}`;
}

/** Strategy and battle rating, as on the counter. */
function ratings({ ruleset }: View, id: string): string {
  const general = GENERALS.find((candidate) => candidate.id === id);
  if (!general) return "";
  return `${general.strategy}-${ruleset === "golden-geek" ? (general.goldenGeekBattle ?? general.battle) : general.battle}`;
}

/** Fleets at sea, and battles. */
function underWay(view: View, words: Words): string[] {
  const { seaBattle, battle } = view;
  return [
    ...SEATS.flatMap((seat) => {
      const route = view.fleets[seat]?.route ?? [];
      if (route.length === 0) return [];
      return words.say("board.fleet", { seat: `seat:${seat}`, route: route.map((port) => `space:${port}`) });
    }),
    ...(seaBattle
      ? [
          words.say("board.naval-battle", { space: `space:${seaBattle.port}`, round: seaBattle.round }),
          ...SEATS.flatMap((seat) => {
            const hand = seaBattle.hands[seat];
            const held = typeof hand === "number" ? [String(hand)] : hand.map((card) => words.say(`tactic:${card}`));
            return wrapped(`  ${words.say("board.tactics", { seat: `seat:${seat}` })} `, held, ", ");
          }),
        ]
      : []),
    ...(battle ? [words.say("board.battle", { space: `space:${battle.space}`, attacker: `seat:${battle.attacker}` })] : []),
  ];
}

const count = (cards: number | readonly number[]): number => (typeof cards === "number" ? cards : cards.length);

function hands(view: View, words: Words): string[] {
  const { deck, discard, removed } = view;
  return [
    words.say("board.cards", { deck: count(deck), discard: discard.length, removed: removed.length }),
    ...SEATS.flatMap((seat) => {
      const hand = view.hands[seat];
      const title = words.say("board.hand", { seat: `seat:${seat}`, count: count(hand) });
      if (typeof hand === "number") return [title];
      return [title, ...hand.map((card) => `  ${cardHint(card, words)}  ${words.say(`card:${card}`)}`)];
    }),
  ];
}

/** The operations of a card, the ratings of a general, who is in a space. */
function hint(id: string, plain: Plain, words: Words): string {
  const view = plain as unknown as View;
  const [kind, name] = id.split(":");
  switch (kind) {
    case "card":
      return cardHint(Number(name), words);
    case "general":
    case "avoid":
    case "intercept":
      return ratings(view, name!);
    case "space":
    case "sea":
      return spaceHint(view, words, name!);
    case "inside":
      return spaceHint(view, words, id);
    default:
      return "";
  }
}

const cardHint = (card: number, words: Words) => words.say("hint.card", { ops: CARDS[card]?.ops ?? 0 });

function spaceHint(view: View, words: Words, at: string): string {
  const holder = holderOf(view, at);
  const stacks = view.forces
    .filter((force) => force.at === at)
    .map((force) => `${words.say(`seat:${force.side}`)}: ${forceParts(view, words, force).join(", ")}`);
  return [...(holder ? [holder === "rome" ? "R" : "C"] : []), ...stacks].join("  ");
}

/** The text of a card, tactic or general; of a space, where it lies, what it is joined to and who is there. */
function about(id: string, plain: Plain, words: Words): string {
  const [kind, name] = id.split(":");
  if (kind !== "space") return `${words.say(id)}  ${hint(id, plain, words)}\n  ${words.say(`${id}.text`)}`;
  const at = findSpace(name!)!;
  const facts = [
    words.say("about.province", { province: `province:${PROVINCES[PROVINCE_OF[at]!]!.id}` }),
    ...(isCity(at) ? [words.say("about.city", { count: HOLDS[at]! })] : KINDS[at] === "tribe" ? [words.say("about.tribe")] : []),
    ...(MAJOR_PORTS.includes(at) ? [words.say("about.major-port")] : []),
    ...(MARE_PORTS.includes(at) ? [words.say("about.mare")] : []),
  ];
  const way = (key: string, spaces: readonly number[]) =>
    spaces.length > 0 ? [`  ${words.say(key, { spaces: spaces.map((to) => SPACE_OPTIONS[to]!) })}`] : [];
  const roads = ROADS[at]!;
  const here = hint(id, plain, words);
  return [
    words.say("about.space", { space: id, facts: facts.join(", ") }),
    ...(here ? [`  ${here}`] : []),
    ...way(
      "about.road",
      roads.filter(({ strait }) => !strait).map(({ to }) => to),
    ),
    ...way(
      "about.strait",
      roads.filter(({ strait }) => strait).map(({ to }) => to),
    ),
    ...way("about.lane", COASTAL[at]!),
  ].join("\n");
}

export const hamilcarFace: Face = {
  catalogues: { en: { ...BOARD_WORDS.en, ...hamilcarEn }, fr: { ...BOARD_WORDS.fr, ...hamilcarFr } },
  board,
  hint,
  things: [
    ...SPACE_OPTIONS,
    ...GENERAL_OPTIONS,
    ...CARDS.slice(1).map(({ number }) => `card:${number}`),
    ...TACTIC_OPTIONS.slice(1),
  ],
  about,
};
