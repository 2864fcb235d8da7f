import { beforeEach, describe, expect, test } from "vitest";
import {
  type Answer,
  canonical,
  chanceFrom,
  choose,
  clone,
  type Game,
  isEnd,
  type Plain,
  type Play,
  PunicaError,
  randomAnswer,
  Session,
  type Table,
} from "../../src/engine/index.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { kindOf, type ToyState, toy, toyHeader } from "../../src/kit/toy.ts";

const begin = (seed = "toy", game: Game<ToyState, Plain, Seat> = toy) => Session.begin(game, toyHeader({ seed }));

/** Everything of a session that can be compared. */
const snapshot = (session: Session<ToyState, Plain, Seat>) =>
  canonical({ state: session.state, question: session.question, log: session.log, version: session.version });

function playOn(session: Session<ToyState, Plain, Seat>, answers: number, seed = "play"): void {
  const chance = chanceFrom(seed);
  for (let i = 0; i < answers && session.question; i++) session.answer(randomAnswer(session.question, chance));
}

/** Plays at random until the question is as wanted, and says what the snapshots were on the way. */
function playUntil(session: Session<ToyState, Plain, Seat>, wanted: (session: Session<ToyState, Plain, Seat>) => boolean): void {
  const chance = chanceFrom("until");
  while (!wanted(session)) {
    if (!session.question) throw new Error("the game ended before");
    session.answer(randomAnswer(session.question, chance));
  }
}

const optionsOf = ({ question }: Session<ToyState, Plain, Seat>): readonly string[] =>
  question && "options" in question ? question.options : [];

const codeOf = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    if (error instanceof PunicaError) return error.code;
    throw error;
  }
  return "none";
};

describe("playing", () => {
  test("units that ask nothing run by themselves, and the first question is there at once", () => {
    const session = begin();
    expect(session.question).toMatchObject({ kind: "choose", seat: "rome", prompt: "play-card", rule: "2" });
    expect(session.state.hands.rome).toHaveLength(3);
    expect(session.version).toBe(0);
  });

  test("a question inside a question of the other side comes back to where it was", () => {
    const session = begin();
    playUntil(session, ({ question }) => question?.prompt === "raid-where");
    const raider = session.question!.seat;
    session.answer(optionsOf(session).slice(0, 2));
    expect(session.question).toMatchObject({ seat: raider === "rome" ? "carthage" : "rome", prompt: "ambush" });
    session.answer("pass");
    expect(session.question?.prompt).toBe("ambush");
    session.answer("pass");
    expect(session.question?.prompt).toBe("play-card");
  });

  test("a game ends, has no question then, and takes no answer", () => {
    const session = begin();
    playOn(session, 10_000);
    expect(session.question).toBeNull();
    expect(session.over?.rule).toMatch(/^5\.[12]$/);
    expect(codeOf(() => session.answer("pass"))).toBe("game-over");
    const { winner, reason, rule } = session.over!;
    expect(session.log!.at(-1)).toEqual({ event: "game-won", params: { winner, reason }, rule });
    expect(session.log!.filter(isEnd)).toHaveLength(1);
    expect(() => session.fork().fork()).not.toThrow();
  });

  test("the wrong seat, the wrong shape and what is not on the list are told apart, and change nothing", () => {
    const session = begin();
    const before = snapshot(session);
    expect(codeOf(() => session.answer("pass", "carthage"))).toBe("wrong-seat");
    expect(codeOf(() => session.answer(3))).toBe("wrong-kind");
    expect(codeOf(() => session.answer("card:99"))).toBe("illegal-answer");
    expect(snapshot(session)).toBe(before);
    session.answer("pass", "rome");
    expect(session.question?.seat).toBe("carthage");
  });

  test("a refusal names the rule that forbids it, if the rules know one", () => {
    const session = begin();
    playUntil(session, ({ state, question }) => question?.prompt === "play-card" && state.hands[question.seat].some(isAmbush));
    const ambush = session.state.hands[session.question!.seat].find(isAmbush)!;
    expect(() => session.answer(`card:${ambush}`)).toThrow(expect.objectContaining({ code: "illegal-answer", rule: "2.4" }));
    expect(() => session.answer("space:messana")).toThrow(expect.objectContaining({ rule: "2" }));
  });
  const isAmbush = (card: number) => kindOf(card) === "ambush";

  test("an answer is kept as it was given, whatever its giver does with it afterwards", () => {
    const session = begin();
    playUntil(session, ({ question }) => question?.prompt === "raid-where");
    const answer = optionsOf(session).slice(0, 1);
    session.answer(answer);
    const kept = canonical(session.history.at(-1));
    answer.push("space:nowhere");
    expect(canonical(session.history.at(-1))).toBe(kept);
  });
});

describe("a defect in the rules", () => {
  const broken: Game<ToyState, Plain, Seat> = {
    ...toy,
    *unit(table: Table<ToyState>): Play {
      const answers = yield* answersOf(toy.unit(table));
      if (answers > 0 && table.s.passes === 1) {
        table.s.turn = 77;
        table.note("half-done");
        throw new TypeError("a defect");
      }
    },
  };
  function* answersOf(play: Play): Play<number> {
    let answers = 0;
    let step = play.next();
    while (!step.done) {
      answers++;
      step = play.next(yield step.value);
    }
    return answers;
  }

  test("leaves state, question and log as they were, and the game can go on", () => {
    const session = begin("toy", broken);
    session.answer(session.state.hands.rome.map((card) => `card:${card}`).find((id) => id !== "card:3")!);
    playUntil(session, ({ question }) => question?.prompt === "play-card");
    const before = snapshot(session);
    expect(() => session.answer("pass")).toThrow("a defect");
    expect(snapshot(session)).toBe(before);
    session.answer(optionsOf(session)[0]!);
    expect(session.state.turn).toBe(1);
  });
});

describe("fork", () => {
  test("is the same game at every moment, and playing it on leaves the first as it was", () => {
    const session = begin();
    const chance = chanceFrom("forks");
    while (session.question) {
      const fork = session.fork();
      expect(fork.fingerprint()).toBe(session.fingerprint());
      expect(canonical(fork.question)).toBe(canonical(session.question));
      expect(fork.version).toBe(session.version);
      const before = snapshot(session);
      playOn(fork, 20);
      expect(snapshot(session)).toBe(before);
      session.answer(randomAnswer(session.question, chance));
    }
  });

  test("goes on exactly as the first does, also from a fork of a fork", () => {
    const session = begin();
    playOn(session, 33);
    const fork = session.fork().fork();
    playOn(session, 25, "same");
    playOn(fork, 25, "same");
    expect(fork.fingerprint()).toBe(session.fingerprint());
  });

  test("takes forced dice with it", () => {
    const session = begin();
    playUntil(session, ({ question }) => question?.prompt === "ambush");
    session.dice([6, 6]);
    expect(session.fork().state.chance.forced).toEqual([6, 6]);
  });

  test("can undo its own answers but not go back before it began", () => {
    const session = begin();
    playUntil(session, ({ question, version }) => version > 20 && question?.prompt === "march-from");
    const fork = session.fork();
    const before = fork.fingerprint();
    const seat = fork.question!.seat;
    fork.answer(optionsOf(fork)[0]!);
    fork.undo(seat);
    expect(fork.fingerprint()).toBe(before);
    expect(fork.version).toBe(session.version);
    expect(codeOf(() => fork.undoTo(0))).toBe("no-undo");
  });
});

describe("redeal", () => {
  test("a fork of a redealt fork has the hands that were dealt anew, and goes on as it does", () => {
    const session = begin();
    playUntil(
      session,
      ({ question, state }) => question?.seat === "rome" && question.prompt === "ambush" && state.deck.length > 0,
    );
    const dealt = session.fork();
    dealt.redeal("rome", "another");
    const again = dealt.fork();
    expect(again.fingerprint()).toBe(dealt.fingerprint());
    expect(again.state.hands.rome).toEqual(session.state.hands.rome);
    dealt.answer("pass");
    again.answer("pass");
    playOn(dealt, 10);
    playOn(again, 10);
    expect(again.fingerprint()).toBe(dealt.fingerprint());
  });

  test("is only for the seat that is asked: the other's options would still tell its true hand", () => {
    expect(codeOf(() => begin().fork().redeal("carthage", "x"))).toBe("wrong-seat");
  });

  test("leaves the game that was forked alone", () => {
    const session = begin();
    const before = snapshot(session);
    for (const seed of ["a", "b", "c"]) session.fork().redeal("rome", seed);
    expect(snapshot(session)).toBe(before);
  });
});

describe("undo", () => {
  let session: Session<ToyState, Plain, Seat>;
  beforeEach(() => {
    session = begin();
  });

  test("takes back an answer that revealed nothing: state, question and log are as before", () => {
    playUntil(session, ({ question }) => question?.prompt === "march-from");
    const seat = session.question!.seat;
    const seen = [snapshot(session)];
    while (session.question?.prompt.startsWith("march")) {
      session.answer(randomAnswer(session.question, chanceFrom("march")));
      seen.push(snapshot(session));
    }
    seen.pop();
    while (seen.length > 1) {
      if (session.canUndo(seat)) session.undo(seat);
      else session.undoTo(session.version - 1);
      expect(snapshot(session)).toBe(seen.pop());
    }
  });

  test("is not free for the other seat, nor after a die, nor once the other seat has answered", () => {
    session.answer("pass");
    expect(session.canUndo("rome")).toBe(true);
    expect(session.canUndo("carthage")).toBe(false);
    session.answer("pass");
    expect(session.canUndo("rome")).toBe(false);
    expect(codeOf(() => session.undo("rome"))).toBe("no-undo");
    playUntil(session, ({ question }) => question?.prompt === "ambush");
    const seat = session.question!.seat;
    const dice = session.state.chance.bits.join();
    session.answer("pass");
    expect(session.state.chance.bits.join()).not.toBe(dice);
    expect(session.canUndo(seat)).toBe(false);
  });

  test("at the very beginning there is nothing to take back", () => {
    expect(session.canUndo("rome")).toBe(false);
    expect(codeOf(() => session.undo("rome"))).toBe("no-undo");
    expect(codeOf(() => session.undoTo(-1))).toBe("no-undo");
    expect(codeOf(() => session.undoTo(1))).toBe("no-undo");
    expect(codeOf(() => session.undoTo(0.5))).toBe("no-undo");
  });

  test.each([
    [8, false],
    [32, false],
    [8, true],
  ])(
    "with consent goes back to any moment, with a checkpoint every %i answers (packed: %s), and play goes on from there",
    (every, packs) => {
      session.checkpointEvery = every;
      session.packsCheckpoints = packs;
      const moments: string[] = [];
      const chance = chanceFrom("whole");
      while (session.question) {
        moments.push(snapshot(session));
        session.answer(randomAnswer(session.question, chance));
      }
      for (let version = moments.length - 1; version >= 0; version -= 7) {
        session.undoTo(version);
        expect(snapshot(session)).toBe(moments[version]);
      }
      session.undoTo(0);
      expect(snapshot(session)).toBe(moments[0]);
      playOn(session, 10_000, "whole");
      expect(session.over).not.toBeNull();
    },
  );

  test("also gives back the dice that were forced since", () => {
    playUntil(session, ({ question }) => question?.prompt === "ambush");
    session.dice([6]);
    const before = snapshot(session);
    const version = session.version;
    session.answer("pass");
    session.dice([1, 2]);
    session.undoTo(version);
    expect(snapshot(session)).toBe(before);
    expect(session.state.chance.forced).toEqual([6]);
  });
});

describe("dice", () => {
  test("are used by the next rolls of the game", () => {
    const session = begin();
    playUntil(session, ({ question }) => question?.prompt === "ambush");
    session.dice([6]);
    session.answer("pass");
    expect(session.log).toContainEqual(expect.objectContaining({ event: "raided", params: expect.objectContaining({ die: 6 }) }));
  });
});

describe("where the unit of play began", () => {
  test("its state and what was put in since are the game as it stands", () => {
    const session = begin();
    const chance = chanceFrom("units");
    let longest = 0;
    while (session.question) {
      const { state, since } = session.unitStart();
      longest = Math.max(longest, since.length);
      const table = clone(state);
      const game: Game<ToyState, Plain, Seat> = { ...toy, setup: () => table };
      const again = Session.begin(game, session.header);
      for (const input of since) if ("answer" in input) again.answer(input.answer);
      expect(again.fingerprint()).toBe(session.fingerprint());
      session.answer(randomAnswer(session.question, chance));
    }
    expect(longest).toBeGreaterThan(2);
  });
});

describe("what a seat sees", () => {
  test("of a question to the other seat only who is asked about what", () => {
    const session = begin();
    expect(session.questionFor("rome")).toBe(session.question);
    for (const seat of ["carthage", null] as const)
      expect(session.questionFor(seat)).toEqual({ seat: "rome", prompt: "play-card", rule: "2" });
  });

  test("a view does not change when the game goes on", () => {
    const session = begin();
    const view = session.view("rome");
    const before = canonical(view);
    session.answer(optionsOf(session)[0]!);
    expect(canonical(view)).toBe(before);
    expect(canonical(session.view("rome"))).not.toBe(before);
  });

  test("of the log what is for everybody and what is for it alone", () => {
    const session = begin();
    const drawn = (seat: Seat | null) => session.logFor(seat).filter(({ event }) => event === "drew-card");
    expect(drawn("rome")).toHaveLength(3);
    expect(drawn("rome").every(({ only }) => only === "rome")).toBe(true);
    expect(drawn(null)).toEqual([]);
    expect(session.logFor(null).filter(({ event }) => event === "drew")).toHaveLength(6);
  });
});

describe("a question with a single answer", () => {
  const ask = (always: boolean): Game<ToyState, Plain, Seat> => ({
    ...toy,
    *unit(table: Table<ToyState>): Play {
      const answer: Answer = yield* choose("rome", ["pass"], { prompt: "p", rule: "1", always });
      table.s.over = { winner: null, reason: answer, rule: "1" };
    },
  });

  test("is answered without asking, unless silence would tell something", () => {
    expect(begin("x", ask(false)).over?.reason).toBe("pass");
    expect(begin("x", ask(true)).question).toMatchObject({ options: ["pass"] });
  });
});
