import {
  type Answer,
  canonical,
  clone,
  fingerprint,
  type Game,
  type GameState,
  type LogEntry,
  type Question,
  refusal,
  type Seat,
  type Session,
  Table,
  visibleTo,
} from "../engine/index.ts";

/** The result of a check at one moment of a game. */
interface HiddenFindings {
  /** worlds that nothing told apart */
  compared: number;
  /** worlds that diverged, because a card was revealed or the other side could not give the same answer */
  inconclusive: number;
  /** redeals that changed something */
  dealt: number;
}

/** A table at which dice do not count as revealing something: they fall alike in both worlds. */
class TwinTable<S extends GameState> extends Table<S> {
  override die(): number {
    const before = this.revealed;
    const result = super.die();
    this.revealed = before;
    return result;
  }
}

interface World<S extends GameState> {
  readonly state: S;
  readonly log: readonly LogEntry[];
  readonly question: Question | null;
  readonly revealed: boolean;
  /** the question that did not allow its answer in this world */
  readonly refused: Question | null;
}

/** Replays the answers since the unit began, from this state. */
function playUnit<S extends GameState>(game: Game<S>, state: S, answers: readonly Answer[]): World<S> {
  const log: LogEntry[] = [];
  const table = new TwinTable(state, log);
  const play = game.unit(table);
  let step = play.next();
  let refused: Question | null = null;
  for (const answer of answers) {
    if (step.done) break;
    if (refusal(step.value, answer)) {
      refused = step.value;
      break;
    }
    step = play.next(answer);
  }
  return { state, log, question: step.done ? null : step.value, revealed: table.revealed, refused };
}

/**
 * Two worlds that differ only in what a seat may not know must look the same to it: its view, the spectators' view, the log, and
 * what it may see of the question. The other world is the state at the start of the unit of play, redealt for the seat, with the
 * same chance and the same answers since.
 */
export function checkHidden<S extends GameState>(
  session: Session<S>,
  seed: string,
  fail: (what: string) => never,
): HiddenFindings {
  const { game } = session;
  const { state, since } = session.unitStart();
  const answers = since.flatMap((input) => ("answer" in input ? [input.answer] : []));
  const found: HiddenFindings = { compared: 0, inconclusive: 0, dealt: 0 };
  const compare = (what: string, a: unknown, b: unknown) => {
    if (canonical(a) !== canonical(b)) fail(`${what}:\n  ${canonical(a)}\n  ${canonical(b)}`);
  };
  for (const seat of game.seats) {
    const dealt = clone(state);
    game.redeal(dealt, seat, `${seed} ${seat}`);
    compare(`redealing changes what ${seat} sees`, game.view(state, seat), game.view(dealt, seat));
    compare(`redealing for ${seat} changes what spectators see`, game.view(state, null), game.view(dealt, null));
    const fault = game.faults(dealt)[0];
    if (fault) fail(`after redealing for ${seat}: ${fault}`);
    dealt.chance = clone(state.chance);
    if (fingerprint(dealt) !== fingerprint(state)) found.dealt++;

    const truth = playUnit(game, clone(state), answers);
    const twin = playUnit(game, dealt, answers);
    // unless something new was revealed to the seat first, such as a card it drew
    if (twin.refused?.seat === seat && !twin.revealed)
      fail(`${seat} could tell from its options, answering "${twin.refused.prompt}"`);
    if (truth.revealed || twin.refused) {
      found.inconclusive++;
      continue;
    }
    found.compared++;
    if (twin.revealed) fail(`something comes to light in one world only, and ${seat} notices`);
    compare(`${seat} is asked something else`, publicPart(truth.question, seat), publicPart(twin.question, seat));
    compare(`${seat} sees something else`, game.view(truth.state, seat), game.view(twin.state, seat));
    compare("spectators see something else", game.view(truth.state, null), game.view(twin.state, null));
    compare(`${seat} reads something else`, visibleLog(truth.log, seat), visibleLog(twin.log, seat));
  }
  return found;
}

const publicPart = (question: Question | null, seat: Seat) =>
  question && question.seat !== seat ? { seat: question.seat, prompt: question.prompt, rule: question.rule } : question;

const visibleLog = (log: readonly LogEntry[], seat: Seat) => log.filter((entry) => visibleTo(entry, seat));
