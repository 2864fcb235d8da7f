import type { Plain, Seat } from "../engine/index.ts";
import { SEATS } from "../engine/index.ts";
import { ALL_CARDS } from "../games/hannibal/cards.ts";
import { GENERAL_OPTIONS, GENERALS } from "../games/hannibal/generals.ts";
import {
  findSpace,
  HOLDS,
  isCity,
  KINDS,
  LINKS,
  PORTS,
  PROVINCE_OF,
  PROVINCE_SPACES,
  PROVINCES,
  SPACE_IDS,
  SPACE_OPTIONS,
} from "../games/hannibal/map.ts";
import { BATTLE_CARDS, TURNS } from "../games/hannibal/state.ts";
import hannibalEn from "../games/hannibal/words/en.ts";
import hannibalFr from "../games/hannibal/words/fr.ts";
import type { Words } from "../words/words.ts";
import type { Face } from "./face.ts";
import { BOARD_WORDS } from "./hannibal-words.ts";
import { wrapped } from "./question-text.ts";

/** What the board shows of a view (see src/games/hannibal/describe.ts). */
interface View {
  turn: number;
  phase: string;
  control: Record<Seat, string[]>;
  tribes: string[];
  siege: Record<string, { by: Seat; points: number }>;
  forces: Force[];
  siegeTrain: string | null;
  consuls: string[];
  proconsul: string | null;
  displaced: string[];
  gone: string[];
  deck: number;
  discard: number[];
  removed: number[];
  hands: Record<Seat, number | number[]>;
  reshuffle: boolean;
  macedonia: string;
  truce: boolean;
  navalVictory: boolean;
  hannoCounsels: boolean;
  catoCounsels: boolean;
  battle: BattleView | null;
}

interface Force {
  side: Seat;
  at: string;
  cus: number;
  elephants?: number;
  generals?: string[];
}

interface BattleView {
  space: string;
  attacker: Seat;
  hands: Record<Seat, number | Record<string, number>>;
  rounds: { by: Seat; attack: string; match: string | null }[];
}

const PARTS: readonly (readonly [string, readonly string[]])[] = [
  ["board.hispania", ["hispania"]],
  ["board.gallia", ["gallia_transalpina", "massilia_province", "liguria"]],
  ["board.italia", ["italia"]],
  ["board.islands", ["sicilia", "corsica_sardinia", "balearic_islands"]],
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
    ...battle(view, words),
    "",
    ...hands(view, words),
  ].join("\n");
}

const holderOf = ({ control }: View, space: string): Seat | null => SEATS.find((seat) => control[seat].includes(space)) ?? null;

/** Who controls more than half of a province's spaces (19.1). */
function provinceHolder(view: View, province: number): Seat | null {
  const spaces = PROVINCE_SPACES[province]!;
  return SEATS.find((seat) => spaces.filter((at) => holderOf(view, SPACE_IDS[at]!) === seat).length * 2 > spaces.length) ?? null;
}

function heading(view: View, words: Words): string[] {
  const points = (seat: Seat) => PROVINCES.filter((province, i) => province.political && provinceHolder(view, i) === seat).length;
  const inForce = [
    view.truce && "board.truce",
    view.macedonia === "allied" && "board.macedonia",
    view.navalVictory && "board.naval",
    view.hannoCounsels && "board.hanno",
    view.catoCounsels && "board.cato",
    view.reshuffle && "board.reshuffle",
  ].filter((key) => key !== false);
  const turn = words.say("board.turn", { turn: view.turn, turns: TURNS, phase: `board.phase.${view.phase}` });
  return [
    `${turn}.  ${words.say("board.points", { rome: points("rome"), carthage: points("carthage") })}`,
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
  const kind = KINDS[at] === "city" ? "#" : view.tribes.includes(id) ? "^" : "";
  return `${letter} ${words.say(`space:${id}`)}${kind}${PORTS[at] === undefined ? "" : "~"}`;
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
    ...away("board.displaced", view.displaced),
    ...away("board.gone", view.gone),
  ];
}

function forceParts(view: View, words: Words, { side, at, cus, elephants, generals }: Force): string[] {
  return [
    ...(generals ?? []).map((id) => generalText(view, words, id)),
    ...(cus > 0 ? [words.say("board.cus", { count: cus })] : []),
    ...(elephants ? [words.say("board.elephants", { count: elephants })] : []),
    ...(side === "rome" && view.siegeTrain === at ? [words.say("board.siege-train")] : []),
  ];
}

const placeText = (words: Words, at: string): string => words.say(at.startsWith("inside:") ? at : `space:${at}`);

function generalText(view: View, words: Words, id: string): string {
  const office = view.consuls.includes(id) ? "board.consul" : view.proconsul === id ? "board.proconsul" : null;
  return `${words.say(`general:${id}`)} ${ratings(id)}${office ? ` (${words.say(office)})` : ""}`;
}

/** Strategy and battle rating, as on the counter. */
function ratings(id: string): string {
  const general = GENERALS.find((candidate) => candidate.id === id);
  return general ? `${general.strategy}-${general.battle}` : "";
}

function battle({ battle: fought }: View, words: Words): string[] {
  if (!fought) return [];
  const hand = (seat: Seat) => {
    const cards = fought.hands[seat];
    const held =
      typeof cards === "number"
        ? [String(cards)]
        : BATTLE_CARDS.flatMap((id) => (cards[id]! > 0 ? [`${cards[id]} ${words.say(`battle:${id}`)}`] : []));
    return wrapped(`  ${words.say("board.battle-cards", { seat: `seat:${seat}` })} `, held, ", ");
  };
  return [
    "",
    words.say("board.battle", { space: `space:${fought.space}`, attacker: `seat:${fought.attacker}` }),
    ...hand("rome"),
    ...hand("carthage"),
    ...fought.rounds.map(({ by, attack, match }) => {
      const answer = match ? words.say("board.matched", { card: `battle:${match}` }) : words.say("board.not-matched");
      return `  ${words.say("board.round", { seat: `seat:${by}`, card: `battle:${attack}`, match: answer })}`;
    }),
  ];
}

function hands(view: View, words: Words): string[] {
  const { deck, discard, removed } = view;
  return [
    words.say("board.cards", { deck, discard: discard.length, removed: removed.length }),
    ...SEATS.flatMap((seat) => {
      const hand = view.hands[seat];
      const count = typeof hand === "number" ? hand : hand.length;
      const title = words.say("board.hand", { seat: `seat:${seat}`, count });
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
      return ratings(name!);
    case "space":
      return spaceHint(view, words, name!);
    case "inside":
      return spaceHint(view, words, id);
    default:
      return "";
  }
}

const cardHint = (card: number, words: Words) => words.say("hint.card", { ops: ALL_CARDS[card - 1]?.ops ?? 0 });

function spaceHint(view: View, words: Words, at: string): string {
  const holder = holderOf(view, at);
  const stacks = view.forces
    .filter((force) => force.at === at)
    .map((force) => `${words.say(`seat:${force.side}`)}: ${forceParts(view, words, force).join(", ")}`);
  return [...(holder ? [holder === "rome" ? "R" : "C"] : []), ...stacks].join("  ");
}

/** The text of a card or general; of a space, where it lies, what it is joined to and who is there. */
function about(id: string, plain: Plain, words: Words): string {
  const [kind, name] = id.split(":");
  if (kind !== "space") return `${words.say(id)}  ${hint(id, plain, words)}\n  ${words.say(`${id}.text`)}`;
  const at = findSpace(name!)!;
  const facts = [
    words.say("about.province", { province: `province:${PROVINCES[PROVINCE_OF[at]!]!.id}` }),
    ...(isCity(at) ? [words.say("about.city", { count: HOLDS[at]! })] : KINDS[at] === "tribe" ? [words.say("about.tribe")] : []),
    ...(PORTS[at] === undefined ? [] : [words.say("about.port", { modifier: PORTS[at] })]),
  ];
  const ways = (["road", "pass", "alps-pass", "strait"] as const).flatMap((way) => {
    const spaces = LINKS[at]!.filter(({ by }) => by === way).map(({ to }) => SPACE_OPTIONS[to]!);
    return spaces.length > 0 ? [`  ${words.say(`about.${way}`, { spaces })}`] : [];
  });
  const here = hint(id, plain, words);
  return [words.say("about.space", { space: id, facts: facts.join(", ") }), ...(here ? [`  ${here}`] : []), ...ways].join("\n");
}

export const hannibalFace: Face = {
  catalogues: { en: { ...BOARD_WORDS.en, ...hannibalEn }, fr: { ...BOARD_WORDS.fr, ...hannibalFr } },
  board,
  hint,
  things: [...SPACE_OPTIONS, ...GENERAL_OPTIONS, ...ALL_CARDS.map(({ number }) => `card:${number}`)],
  about,
};
