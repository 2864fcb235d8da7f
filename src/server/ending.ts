import { type Answer, type EarlierPart, type LogEntry, type PerSeat, type Plain, perSeat, type Step } from "../engine/index.ts";
import { headerOf } from "./beginning.ts";
import type { Course, Terms } from "./course.ts";
import { ServerError } from "./errors.ts";
import type { OnlineRecord, Reveal, ServerMessage } from "./protocol.ts";
import type { Storage, StoredGame, StoredSeat, StoredSnapshot, StoredStep } from "./storage.ts";

/** What everybody is told when a game is over: everything that was hidden. */
export function endingOf(
  { secret, commitment, renewals, seed, result }: StoredGame,
  seats: PerSeat<StoredSeat>,
  course: Course | null,
): Extract<ServerMessage, { type: "over" }> {
  if (!result) throw new Error("the game is not over");
  const parts = perSeat(Object.keys(seats), (seat) => seats[seat]!.part);
  const views = course && perSeat(course.session.game.seats, (seat) => course.session.view(seat));
  const reveal: Reveal = { seed, fair: { commitment, secret, parts, renewals }, views };
  return { type: "over", result, reveal };
}

/** The record of a finished game, with the proof of its seed. */
export async function recordOf(
  storage: Storage,
  game: StoredGame,
  seats: PerSeat<StoredSeat>,
  terms: Terms | null,
): Promise<OnlineRecord> {
  if (!game.result) throw new ServerError("not-over", "The record comes out when the game is over: it holds every secret.");
  if (!terms) throw new ServerError("not-found", "This game never began.");
  const steps = await storage.steps(game.id, 0, game.version);
  const parts = partsOf(terms, game, steps, steps.some(({ kind }) => kind === "rules") ? await storage.snapshots(game.id) : []);
  const { position, steps: last } = parts.pop()!;
  const inOrder = terms.rules.seats;
  return {
    format: "punica-record",
    rulesVersion: game.rulesVersion,
    header: headerOf(game),
    ...(position !== undefined && { position }),
    steps: last as Step[],
    ...(parts.length > 0 && { earlier: parts }),
    id: game.id,
    players: perSeat(inOrder, (seat) => seats[seat]!.name),
    result: game.result,
    fair: {
      commitment: game.commitment,
      secret: game.secret,
      parts: perSeat(inOrder, (seat) => seats[seat]!.part!),
      renewals: game.renewals,
    },
  };
}

type ReplayInput = { readonly answer: Answer; readonly hash: string } | { readonly chance: string };

/** The answers still in force, split where the rules changed: the last part is the one that can be replayed. */
function partsOf(
  terms: Terms,
  game: StoredGame,
  steps: readonly StoredStep[],
  snapshots: readonly StoredSnapshot[],
): EarlierPart[] {
  const line: ReplayInput[] = [];
  const cuts: { readonly at: number; readonly from: number; readonly snapshot: StoredSnapshot }[] = [];
  for (const step of steps) {
    if (step.kind === "answer" || step.kind === "automatic") line.push({ answer: step.answer, hash: step.hash });
    else line.length = indexOfAnswer(line, step.to);
    if (step.kind === "undo" && step.renewal !== null) line.push({ chance: terms.seedAfter(step.renewal) });
    if (step.kind !== "rules") continue;
    const snapshot = snapshots.find(({ n }) => n === step.n);
    if (!snapshot)
      throw new ServerError("damaged", `The stored game ${game.id} is damaged: where the rules changed is not known.`);
    cuts.push({ at: indexOfAnswer(line, snapshot.state.answers), from: step.from, snapshot });
  }
  const log = snapshots.flatMap((snapshot) => snapshot.log);
  let begins: { at: number; log: number; position?: Plain } = { at: 0, log: 0 };
  const parts = cuts.map(({ at, from, snapshot }): EarlierPart => {
    const logTo = snapshot.logFrom + snapshot.log.length - 1; // the entry about the change belongs to the next part
    const part = {
      rulesVersion: from,
      ...(begins.position !== undefined && { position: begins.position }),
      steps: line.slice(begins.at, at),
      log: log.slice(begins.log, logTo),
      moments: momentsOf(snapshots, from, snapshot.n),
    };
    begins = { at, log: logTo, position: snapshot.state.position };
    return part;
  });
  const { position } = begins;
  const rest = { steps: line.slice(begins.at), log: [] as LogEntry[], moments: [] };
  return [...parts, { rulesVersion: game.rulesVersion, ...(position !== undefined && { position }), ...rest }];
}

/**
 * The index in a line of the answer that comes after `answers` others. Anything between two answers belongs to the earlier
 * one.
 */
function indexOfAnswer(line: readonly ReplayInput[], answers: number): number {
  let seen = 0;
  const index = line.findIndex((put) => "answer" in put && seen++ === answers);
  return index < 0 ? line.length : index;
}

const momentsOf = (snapshots: readonly StoredSnapshot[], rulesVersion: number, before: number): EarlierPart["moments"] =>
  snapshots
    .filter((snapshot) => snapshot.rulesVersion === rulesVersion && snapshot.n < before)
    .map(({ state, logFrom, log }) => ({ answers: state.answers, log: logFrom + log.length, position: state.position }));
