import { type LogEntry, type Outcome, opponentOf, type Plain, type Seat } from "../../engine/index.ts";
import { joinedIn } from "../../words/runs.ts";
import { aimOf, cardIn, changesIn, isForText, pointsIn, sumOf } from "../film/caption.ts";
import type { Shot, Turn } from "../film/shot.ts";
import { actorOf } from "../film/telling.ts";
import { modifiersOf } from "../parts/reasons.ts";
import { t } from "../speech.svelte.ts";
import { isWhole, type Logged } from "./client.ts";
import type { Desk } from "./desk.svelte.ts";

/** what the text of a card or marker is called in the catalogue */
const CARD_TEXTS = ["text", "about"];

/** What something means, and the side that acts or decides in it. */
interface Meaning {
  readonly said: string;
  readonly seat: Seat | null;
}

/** Puts into sentences what happens at a table, for whoever sits there. */
export class Narrator {
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** The text of a log entry; with `bare`, without the modifiers, which stand beside the die. */
  tell({ event, params, only }: LogEntry, { bare = false } = {}): string {
    const { words, mySeat } = this.desk;
    const said = bare && modifiersOf(params).length > 0 ? { ...params, modifiers: [] } : params;
    const theirs = `${event}.theirs`;
    if (only === undefined || only === mySeat || !words.has(theirs)) return words.tell({ event, params: said });
    return words.tell({ event: theirs, params: { ...said, reader: this.desk.nameOf(only) } });
  }

  /** What is rolled for, before the die of an entry lies still; nothing if the game does not say. */
  aimOf(entry: Logged): string {
    const { face, words, client } = this.desk;
    return aimOf(face, words, client.moment.log, entry);
  }

  /** What a shot means: the entries that say so, each with the side that acts in it, and what has changed in the game. */
  meaningOf({ outcome, before, frame, over }: Pick<Shot, "outcome" | "before" | "frame" | "over">): readonly Meaning[] {
    const { face, words } = this.desk;
    const { moves } = face.telling ?? {};
    const said = joinedIn(outcome, face.joined).map((entry) => ({
      said: this.tell(entry, { bare: true }),
      seat: this.sideOf(entry),
    }));
    const changes = [...this.changesSince(before, frame.view), ...(over && moves ? [words.say(moves.over, over.params)] : [])];
    return [...said, ...changes.map((said) => ({ said, seat: null }))];
  }

  /** The text of the card in a shot; nothing if it is used for its points. */
  cardText(shot: Pick<Shot, "look" | "entries">): string {
    const { words } = this.desk;
    const card = cardIn(shot);
    const key =
      card && isForText(card.use) ? CARD_TEXTS.map((end) => `${card.id}.${end}`).find((text) => words.has(text)) : undefined;
    return key ? words.say(key) : "";
  }

  /** What has changed between two moments. */
  changesSince(before: Plain | null, now: Plain): readonly string[] {
    const { desk } = this;
    return changesIn(desk.face, desk.words, (seat) => desk.nameOf(seat), before, now);
  }

  /** What is said when a side has had its turn and the viewer's begins. What is asked on the way speaks for itself. */
  endingOf(side: Seat, turn: Turn): string | null {
    const { desk } = this;
    const { question, seat, view } = desk.client.moment;
    if (!isWhole(question) || question.seat !== seat || desk.isComputer(seat) || desk.face.telling?.playing(view) !== seat)
      return null;
    const me = desk.nameOf(seat);
    const sum = this.sumOf(turn, view);
    // nobody is called to move once a lesson is over
    if (desk.guide?.isOver) return sum.length > 0 ? sum.join(" ") : null;
    return [...(sum.length > 0 ? sum : [t("film.finished", { side: desk.nameOf(side) })]), t("film.your-move", { me })].join(" ");
  }

  /** What a turn or an operation has brought. */
  sumOf({ entries, before }: Turn, now: Plain): readonly string[] {
    const { desk } = this;
    const nameOf = (seat: Seat) => desk.nameOf(seat);
    return [
      ...sumOf(desk.face, desk.words, desk.seats, nameOf, (entry) => this.sideOf(entry), entries, now),
      ...this.changesSince(before, now),
      ...(desk.face.telling?.isLogged ? pointsIn(desk.face, desk.words, nameOf, before, now) : []),
    ];
  }

  /** The side a log entry is about: the one it names, or that of the piece it names. */
  sideOf(entry: LogEntry): Seat | null {
    const { face, seats, shown } = this.desk;
    return actorOf(face, seats, entry, shown.view);
  }

  /** Why a game ended as it did. */
  why({ winner, reason }: Outcome): string {
    const { desk } = this;
    return desk.words.say(reason, { loser: winner ? desk.nameOf(opponentOf(desk.seats, winner)) : "" });
  }
}
