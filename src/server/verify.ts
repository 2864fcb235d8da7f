import { type AnyGame, answersIn, type GameRecord, PunicaError, replay, type Seat, type Step } from "../engine/index.ts";
import { doubtAbout } from "./fair.ts";
import type { OnlineRecord } from "./protocol.ts";

/*
 * Checks that the dice of a finished online game were fair, from its record. Runs in the browser and in Node.
 */

/** What a player's browser has kept since the game was made: what it was shown and what it added. */
export interface Witness {
  readonly seat: Seat;
  readonly commitment: string;
  readonly part: string;
  /** the commitments it was shown at undos, in order */
  readonly renewals: readonly string[];
}

export type Proved =
  | "witness" // the commitments are the ones I was shown, and my part is in the seed
  | "seed" // the secret matches its commitment; the seed comes from it and both parts
  | "renewals" // the dice after every undo past chance come from the next secret in the chain
  | "replay" // every answer replays: the seed gives every roll and every draw
  | "replay-since"; // the same for what was played since the rules changed

export interface Verdict {
  /** what is wrong, in a sentence; null if nothing is */
  readonly doubt: string | null;
  readonly proved: readonly Proved[];
  readonly answers: number;
}

export function verify(record: OnlineRecord, game: AnyGame, witness?: Witness): Verdict {
  const proved: Proved[] = [];
  const verdict = (doubt: string | null): Verdict => ({ doubt, proved, answers: answersIn([...(record.earlier ?? []), record]) });
  const { id, header, fair } = record;
  if (witness) {
    if (fair.commitment !== witness.commitment) return verdict("The commitment is not the one that was shown before the game.");
    if (fair.parts[witness.seat] !== witness.part) return verdict("Your part of the seed is not the one that you gave.");
    if (!witness.renewals.every((link) => fair.renewals.includes(link)))
      return verdict("A commitment that was shown after an undo is missing.");
    proved.push("witness");
  }
  const steps = [...(record.earlier ?? []), record].flatMap((part) => part.steps);
  const renewed = steps.flatMap((step) => ("chance" in step ? [step.chance] : []));
  const doubt = doubtAbout(id, header.seed, renewed, fair);
  if (doubt) return verdict(doubt);
  proved.push("seed");
  if (fair.renewals.length > 0) proved.push("renewals");
  const again = replayed(record, game);
  if (typeof again === "string") return verdict(again);
  proved.push(again.isWhole ? "replay" : "replay-since");
  const { result } = record;
  if (again.over && (again.over.winner !== result.winner || again.over.reason !== result.reason))
    return verdict("The game did not end as the record says.");
  return verdict(null);
}

/** Replays the record: from the beginning if today's rules give the same game, otherwise from where the rules changed. */
function replayed(record: OnlineRecord, game: AnyGame) {
  const { earlier, position: _, ...rest } = record;
  if (earlier) {
    const steps = [...earlier, record].flatMap((part) => part.steps) as Step[];
    const whole: GameRecord = { ...rest, ...(earlier[0]?.position !== undefined && { position: earlier[0].position }), steps };
    try {
      return { isWhole: true, over: replay(game, whole).over };
    } catch (error) {
      if (!(error instanceof PunicaError)) throw error;
    }
  }
  try {
    return { isWhole: !earlier, over: replay(game, record).over };
  } catch (error) {
    if (error instanceof PunicaError) return error.message;
    throw error;
  }
}
