import {
  type Answer,
  type AnyGame,
  type ErrorCode,
  inputFrom,
  type PendingQuestion,
  PunicaError,
  type Question,
  readHeader,
  recordOf,
  refusal,
  type Seat,
  Session,
  writePosition,
} from "../engine/index.ts";
import { LANGUAGES, type Language, type Words } from "../words/words.ts";
import { newSeed } from "./args.ts";
import type { LoadedGame } from "./loaded-game.ts";
import { openGame } from "./open.ts";

type Request = Readonly<Record<string, unknown>>;
/** What a reply contains besides the id, `ok` and the pending question. */
type Reply = Record<string, unknown>;

/** The name of the game if a request gives none. */
const MAIN = "main";
const MOST_GAMES = 10_000;

/** The engine as a program that speaks JSON lines. It keeps its games by name. */
export class Protocol {
  ended = false;
  private readonly games: readonly AnyGame[];
  private readonly wordsOf: ReadonlyMap<string, LoadedGame["words"]>;
  private readonly sessions = new Map<string, Session>();

  constructor(games: readonly LoadedGame[]) {
    this.games = games.map(({ rules }) => rules);
    this.wordsOf = new Map(games.map(({ rules, words }) => [rules.id, words]));
  }

  /** The reply to a line; none to an empty one. */
  reply(line: string): string | undefined {
    if (line.trim() === "") return undefined;
    let id: unknown = null;
    try {
      const request = parse(line);
      if (request.id !== undefined && isScalar(request.id)) id = request.id;
      return JSON.stringify({ id, ok: true, ...this.carryOut(request) });
    } catch (error) {
      return JSON.stringify({ id, ok: false, error: errorOf(error) });
    }
  }

  tooLong(longest: number): string {
    const error = new PunicaError("bad-request", `A line may have ${longest} characters at most.`);
    return JSON.stringify({ id: null, ok: false, error: errorOf(error) });
  }

  private carryOut(request: Request): Reply {
    switch (request.do) {
      case "games":
        return { games: this.games.map(describeGame) };
      case "new":
        return this.begin(request, () => {
          const { game, header } = readHeader({ ...request, seed: request.seed ?? newSeed() }, this.games);
          return Session.begin(game, header);
        });
      case "load":
        return this.begin(request, () => openGame(request.record ?? request, this.games));
      case "fork":
        return this.begin({ ...request, on: request.as }, () => this.session(request).fork());
      case "drop":
        this.session(request);
        this.sessions.delete(nameOf(request));
        return {};
      case "quit":
        this.ended = true;
        return {};
      case "question":
      case "answer":
      case "legal":
      case "dice":
      case "redeal":
      case "view":
      case "log":
      case "undo":
      case "record":
      case "state": {
        const session = this.session(request);
        const more = ABOUT_A_GAME[request.do](session, request, this.words(session, request));
        return { ...more, ...this.standing(session, request) };
      }
      default:
        throw new PunicaError("bad-request", `There is no request ${JSON.stringify(request.do)}.`, { field: "do" });
    }
  }

  private begin(request: Request, make: () => Session): Reply {
    const name = nameOf(request);
    if (!this.sessions.has(name) && this.sessions.size >= MOST_GAMES)
      throw new PunicaError("bad-request", `There are ${MOST_GAMES} games already; drop some.`);
    const session = make();
    const reply = { header: session.header, ...this.standing(session, request) };
    this.sessions.set(name, session);
    return reply;
  }

  private session(request: Request): Session {
    const session = this.sessions.get(nameOf(request));
    if (!session)
      throw new PunicaError("not-found", `There is no game "${nameOf(request)}"; begin one with new or load.`, { field: "on" });
    return session;
  }

  /**
   * How the game stands: the number of answers, the pending question or the end. If the request names a seat, the question is as
   * that seat may see it.
   */
  private standing(session: Session, request: Request): Reply {
    const seat = seatOf(session, request);
    const question = seat === undefined ? session.question : session.questionFor(seat);
    const words = this.words(session, request);
    const asked = question && words ? worded(question, words) : question;
    return { version: session.version, question: asked, over: session.over };
  }

  /** The language in which the reply is wanted, if any. */
  private words(session: Session, { lang }: Request): Words | undefined {
    if (lang === undefined) return undefined;
    if (!LANGUAGES.includes(lang as Language))
      throw new PunicaError("bad-request", `lang must be one of ${LANGUAGES.join(", ")}.`, { field: "lang" });
    return this.wordsOf.get(session.game.id)?.[lang as Language];
  }
}

/** The question with its text and the names of its options. */
function worded(question: PendingQuestion, words: Words): object {
  if (!("kind" in question)) return { ...question, text: words.say(question.prompt) };
  return {
    ...question,
    text: words.say(question.prompt, question.params),
    names: Object.fromEntries(idsOf(question).map((id) => [id, words.option(question.prompt, id, question.params)])),
  };
}

const idsOf = (question: Question): readonly string[] =>
  question.kind === "allocate" ? question.items.map(({ id }) => id) : question.kind === "amount" ? [] : question.options;

const ABOUT_A_GAME = {
  question: () => ({}),

  answer(session: Session, request: Request): Reply {
    checkVersion(session, request);
    session.answer(request.answer as Answer, seatOf(session, request) ?? undefined);
    return {};
  },

  legal(session: Session, request: Request, words?: Words): Reply {
    const { question } = session;
    if (!question) throw new PunicaError("game-over", "The game is over.");
    const { answer } = request;
    const seat = seatOf(session, request) ?? question.seat;
    if (seat !== question.seat)
      return { legal: false, why: { code: "wrong-seat", message: `The question is for ${question.seat}, not for ${seat}.` } };
    const no = refusal(question, answer);
    if (!no) return { legal: true };
    const reason = strangersIn(question, answer)
      .map((id) => question.whyNot?.(id))
      .find((found) => found !== undefined);
    return {
      legal: false,
      why: {
        code: no.shape ? "wrong-kind" : "illegal-answer",
        message: no.sentence,
        rule: reason?.rule ?? question.rule,
        ...(reason && { reason: words ? { ...reason, text: words.say(reason.why, reason.params) } : reason }),
      },
    };
  },

  dice(session: Session, { dice }: Request): Reply {
    if (!Array.isArray(dice)) throw new PunicaError("bad-dice", "dice must be a list of die results.", { field: "dice" });
    session.dice(dice);
    return {};
  },

  redeal(session: Session, request: Request): Reply {
    if (!session.isFork) throw new PunicaError("bad-request", "Only in a fork can hidden cards be dealt anew.", { field: "on" });
    const seat = seatOf(session, request);
    if (!seat) throw badSeat(session);
    session.redeal(seat, typeof request.seed === "string" ? request.seed : newSeed());
    return {};
  },

  view(session: Session, request: Request): Reply {
    const seat = seatOf(session, request);
    if (seat === undefined)
      throw new PunicaError("bad-request", `seat must be ${namesOf(session)}, or null for a spectator.`, { field: "seat" });
    return { view: session.view(seat) };
  },

  log(session: Session, request: Request, words?: Words): Reply {
    const seat = seatOf(session, request);
    const all = seat === undefined ? (session.log ?? []) : session.logFor(seat);
    const log = all.slice(countOf(request, "from") ?? 0);
    return { log: words ? log.map((entry) => ({ ...entry, text: words.tell(entry) })) : log };
  },

  undo(session: Session, request: Request): Reply {
    const to = countOf(request, "to");
    const seat = seatOf(session, request);
    if (to !== undefined) session.undoTo(to);
    else if (seat) session.undo(seat);
    else
      throw new PunicaError("bad-request", "Say whose last answer is taken back (seat), or to which version (to).", {
        field: "seat",
      });
    return {};
  },

  record: (session: Session): Reply => ({ record: recordOf(session) }),

  state(session: Session): Reply {
    const { state, since } = session.unitStart();
    const steps = since.map((input) => {
      if (!("redeal" in input)) return inputFrom(input);
      throw new PunicaError(
        "bad-request",
        "After cards were dealt anew the state can be written again when this unit of play is over.",
      );
    });
    return { state: { ...session.header, position: writePosition(session.game, state), since: steps } };
  },
} satisfies Record<string, (session: Session, request: Request, words?: Words) => Reply>;

function parse(line: string): Request {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new PunicaError("bad-request", `This is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new PunicaError("bad-request", 'A request is an object, such as {"id":1,"do":"games"}.');
  return value as Request;
}

const isScalar = (value: unknown) => value === null || ["string", "number", "boolean"].includes(typeof value);

function nameOf({ on }: Request): string {
  if (on === undefined) return MAIN;
  if (typeof on !== "string" || on === "" || on.length > 100)
    throw new PunicaError("bad-request", "The name of a game must be a text of 1 to 100 characters.", { field: "on" });
  return on;
}

/** A seat, null for spectators, undefined if not given. */
function seatOf({ game }: Session, { seat }: Request): Seat | null | undefined {
  if (seat === undefined || seat === null) return seat;
  if (typeof seat === "string" && game.seats.includes(seat)) return seat;
  throw badSeat({ game }, `, not ${JSON.stringify(seat)}`);
}

const namesOf = ({ game }: Pick<Session, "game">): string => game.seats.join(" or ");

const badSeat = (session: Pick<Session, "game">, not = ""): PunicaError =>
  new PunicaError("bad-request", `seat must be ${namesOf(session)}${not}.`, { field: "seat" });

function countOf(request: Request, field: "from" | "to"): number | undefined {
  const value = request[field];
  if (value === undefined) return undefined;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0)
    throw new PunicaError("bad-request", `${field} must be a whole number, 0 or more.`, { field });
  return value;
}

/** An answer may say which question it answers, by the number of answers before it. */
function checkVersion(session: Session, { version }: Request): void {
  if (version !== undefined && version !== session.version)
    throw new PunicaError(
      "stale",
      `${session.version} answers have been given; this one is for after ${JSON.stringify(version)}.`,
      {
        field: "version",
      },
    );
}

/** The ids in an answer that are not options. */
function strangersIn(question: Question, answer: unknown): string[] {
  const ids = typeof answer === "string" ? [answer] : Array.isArray(answer) ? answer : Object.keys(Object(answer));
  return ids.filter((id): id is string => typeof id === "string" && !idsOf(question).includes(id));
}

const describeGame = ({ id, rulesVersion, seats, rulesets, scenarios, options }: AnyGame) => ({
  id,
  rulesVersion,
  seats,
  rulesets,
  scenarios,
  options,
});

/** A clear error for bad input; anything else is a defect, and has changed nothing. */
function errorOf(error: unknown): { code: ErrorCode | "defect"; message: string; field?: string; rule?: string } {
  if (error instanceof PunicaError) {
    const { code, message, field, rule } = error;
    return { code, message, ...(field !== undefined && { field }), ...(rule !== undefined && { rule }) };
  }
  return { code: "defect", message: error instanceof Error ? error.message : String(error) };
}
