import type { TerminalFace } from "../../../cli/face.ts";
import { wrapped } from "../../../cli/question-text.ts";
import type { Plain } from "../../../engine/index.ts";
import type { Words } from "../../../words/words.ts";
import { SEATS, type Seat } from "../rules/seats.ts";

/** What views of games with spaces, armies and strategy cards have in common. */
type PointView = {
  readonly control: Readonly<Record<Seat, readonly string[]>>;
  readonly tribes: readonly string[];
  readonly siege: Readonly<Record<string, { readonly by: Seat; readonly points: number }>>;
  readonly forces: readonly Force[];
  readonly gone: readonly string[];
  readonly deck: number | readonly number[];
  readonly discard: readonly number[];
  readonly removed: readonly number[];
  readonly hands: Readonly<Record<Seat, number | readonly number[]>>;
};

export type Force = {
  readonly side: Seat;
  readonly at: string;
  readonly cus: number;
  readonly elephants?: number;
  readonly supply?: number;
  readonly generals?: readonly string[];
};

/** What such a game provides for its terminal board. */
interface PointGame<View extends PointView> {
  /** the parts of the map: a title, and the regions in it */
  readonly parts: readonly (readonly [title: string, regions: readonly string[]])[];
  readonly provinces: readonly { readonly id: string; readonly region: string }[];
  readonly provinceOf: readonly number[];
  readonly provinceSpaces: readonly (readonly number[])[];
  readonly spaceIds: readonly string[];
  readonly isCity: (at: number) => boolean;
  readonly isTribe: (at: number) => boolean;
  readonly isPort: (at: number) => boolean;
  /** how many CUs a city holds */
  readonly holds: readonly number[];
  readonly generals: readonly { readonly id: string; readonly side: Seat }[];
  /** the operations of a card */
  readonly ops: (card: number) => number;
  /** turn, score and what is in force */
  readonly heading: (view: View, words: Words) => string[];
  /** strategy and battle rating, as on the counter */
  readonly ratings: (view: View, general: string) => string;
  /** the name of a general's office */
  readonly office: (view: View, general: string) => string | null;
  /** what an army has besides generals, CUs and elephants */
  readonly baggage: (view: View, words: Words, force: Force) => string[];
  /** generals off the map, by heading */
  readonly away: (view: View) => Readonly<Record<string, readonly string[]>>;
  /** battles, fleets */
  readonly underWay: (view: View, words: Words) => string[];
  /** more about a space than its province and kind */
  readonly facts: (at: number, words: Words) => string[];
  /** the connections of a space, by name */
  readonly ways: (at: number) => Readonly<Record<string, readonly number[]>>;
}

export const holderOf = ({ control }: PointView, space: string): Seat | null =>
  SEATS.find((seat) => control[seat].includes(space)) ?? null;

/** What is in force, in a line of its own. */
export const inForce = (keys: readonly (string | false)[], words: Words): string[] => {
  const names = keys.filter((key) => key !== false).map((key) => words.say(key));
  return names.length > 0 ? wrapped(`${words.say("board.in-force")} `, names, ", ") : [];
};

const count = (cards: number | readonly number[]): number => (typeof cards === "number" ? cards : cards.length);

/** Draws the board of such a game, and describes what is on it. */
export class PointBoard<View extends PointView> implements Required<Pick<TerminalFace, "board" | "hint" | "about">> {
  private readonly game: PointGame<View>;

  constructor(game: PointGame<View>) {
    this.game = game;
  }

  readonly board = (plain: Plain, words: Words): string => {
    const view = plain as View;
    return [
      ...this.game.heading(view, words),
      words.say("board.legend"),
      "",
      ...this.game.parts.flatMap(([title, regions]) => this.part(view, words, title, regions)),
      words.say("board.forces"),
      ...SEATS.flatMap((seat) => this.forces(view, words, seat)),
      ...this.game.underWay(view, words),
      "",
      ...this.hands(view, words),
    ].join("\n");
  };

  /** Who controls more than half of a province's spaces. */
  provinceHolder(view: PointView, province: number): Seat | null {
    const spaces = this.game.provinceSpaces[province]!.map((at) => holderOf(view, this.game.spaceIds[at]!));
    return SEATS.find((seat) => spaces.filter((holder) => holder === seat).length * 2 > spaces.length) ?? null;
  }

  /** The operations of a card, the ratings of a general, who is in a space. */
  readonly hint = (id: string, plain: Plain, words: Words): string => {
    const view = plain as View;
    const [kind, name] = id.split(":");
    switch (kind) {
      case "card":
        return this.cardHint(Number(name), words);
      case "general":
      case "avoid":
      case "intercept":
        return this.game.ratings(view, name!);
      case "space":
      case "sea":
        return this.spaceHint(view, words, name!);
      case "inside":
        return this.spaceHint(view, words, id);
      default:
        return "";
    }
  };

  /** The text of a card or general; for a space, its province, its connections and who is there. */
  readonly about = (id: string, plain: Plain, words: Words): string => {
    const [kind, name] = id.split(":");
    if (kind !== "space") return `${words.say(id)}  ${this.hint(id, plain, words)}\n  ${words.say(`${id}.text`)}`;
    const { game } = this;
    const at = game.spaceIds.indexOf(name!);
    const facts = [
      words.say("about.province", { province: `province:${game.provinces[game.provinceOf[at]!]!.id}` }),
      ...(game.isCity(at)
        ? [words.say("about.city", { count: game.holds[at]! })]
        : game.isTribe(at)
          ? [words.say("about.tribe")]
          : []),
      ...game.facts(at, words),
    ];
    const here = this.hint(id, plain, words);
    return [
      words.say("about.space", { space: id, facts: facts.join(", ") }),
      ...(here ? [`  ${here}`] : []),
      ...Object.entries(game.ways(at)).flatMap(([way, spaces]) =>
        spaces.length > 0 ? [`  ${words.say(way, { spaces: spaces.map((to) => `space:${game.spaceIds[to]}`) })}`] : [],
      ),
    ].join("\n");
  };

  private part(view: View, words: Words, title: string, regions: readonly string[]): string[] {
    const lines = this.game.provinces.flatMap(({ id, region }, province) => {
      if (!regions.includes(region)) return [];
      const holder = this.provinceHolder(view, province);
      const spaces = this.game.provinceSpaces[province]!.map((at) => this.spaceText(view, words, at));
      const name = `  ${words.say(`province:${id}`).padEnd(20)} ${(holder ? words.say(`seat:${holder}`) : "-").padEnd(9)} `;
      return wrapped(name, spaces, "  ");
    });
    return [words.say(title), ...lines];
  }

  private spaceText(view: View, words: Words, at: number): string {
    const id = this.game.spaceIds[at]!;
    const holder = holderOf(view, id);
    const letter = holder === "rome" ? "R" : holder === "carthage" ? "C" : "-";
    const kind = this.game.isCity(at) ? "#" : view.tribes.includes(id) ? "^" : "";
    return `${letter} ${words.say(`space:${id}`)}${kind}${this.game.isPort(at) ? "~" : ""}`;
  }

  private forces(view: View, words: Words, seat: Seat): string[] {
    const ofSeat = ({ side }: { side: Seat }) => side === seat;
    const at = (place: string) => `    ${placeText(words, place).padEnd(24)} `;
    const armies = view.forces
      .filter(ofSeat)
      .flatMap((force) => wrapped(at(force.at), this.forceParts(view, words, force), ", "));
    const sieges = Object.entries(view.siege)
      .filter(([, { by }]) => by === seat)
      .map(([place, { points }]) => at(place) + words.say("board.siege", { seat: `seat:${seat}`, count: points }));
    const own = this.game.generals.filter(ofSeat).map(({ id }) => id);
    const away = Object.entries({ ...this.game.away(view), "board.gone": view.gone }).flatMap(([title, ids]) => {
      const names = ids.filter((id) => own.includes(id)).map((id) => words.say(`general:${id}`));
      return names.length > 0 ? wrapped(`    ${words.say(title)} `, names, ", ") : [];
    });
    return [`  ${words.say(`seat:${seat}`)}`, ...armies, ...sieges, ...away];
  }

  private forceParts(view: View, words: Words, force: Force): string[] {
    const { cus, elephants, generals } = force;
    return [
      ...(generals ?? []).map((id) => this.generalText(view, words, id)),
      ...(cus > 0 ? [words.say("board.cus", { count: cus })] : []),
      ...(elephants ? [words.say("board.elephants", { count: elephants })] : []),
      ...this.game.baggage(view, words, force),
    ];
  }

  private generalText(view: View, words: Words, id: string): string {
    const office = this.game.office(view, id);
    return `${words.say(`general:${id}`)} ${this.game.ratings(view, id)}${office ? ` (${words.say(office)})` : ""}`;
  }

  private hands(view: View, words: Words): string[] {
    const { deck, discard, removed } = view;
    return [
      words.say("board.cards", { deck: count(deck), discard: discard.length, removed: removed.length }),
      ...SEATS.flatMap((seat) => {
        const hand = view.hands[seat];
        const title = words.say("board.hand", { seat: `seat:${seat}`, count: count(hand) });
        if (typeof hand === "number") return [title];
        return [title, ...hand.map((card) => `  ${this.cardHint(card, words)}  ${words.say(`card:${card}`)}`)];
      }),
    ];
  }

  private cardHint(card: number, words: Words): string {
    return words.say("hint.card", { ops: this.game.ops(card) });
  }

  private spaceHint(view: View, words: Words, at: string): string {
    const holder = holderOf(view, at);
    const stacks = view.forces
      .filter((force) => force.at === at)
      .map((force) => `${words.say(`seat:${force.side}`)}: ${this.forceParts(view, words, force).join(", ")}`);
    return [...(holder ? [holder === "rome" ? "R" : "C"] : []), ...stacks].join("  ");
  }
}

const placeText = (words: Words, at: string): string =>
  words.say(at.startsWith("inside:") || at === "at-sea" ? at : `space:${at}`);
