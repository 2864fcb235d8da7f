import type { Advice, Warning } from "../../bots/explain.ts";
import type { Answer, PerSeat, PlanStep, Seat, Session } from "../../engine/index.ts";
import type { TableCounsel } from "../table/client.ts";
import { adviceFor, explanationFor, warningFor } from "../thinker/advice.ts";
import type { ExplainedDeed } from "../thinker/protocol.ts";
import type { Counsellor } from "../thinker/thinker.ts";

/** Advice in a local game. */
export class LocalCounsel implements TableCounsel {
  advised: PerSeat<number> = $state.raw({});

  private readonly session: Session;
  private readonly counsellor: Counsellor;
  private readonly keep: () => Promise<void>;

  constructor(session: Session, counsellor: Counsellor, advised: PerSeat<number>, keep: () => Promise<void>) {
    this.session = session;
    this.counsellor = counsellor;
    this.advised = advised;
    this.keep = keep;
  }

  async advise(): Promise<readonly Advice[]> {
    const seat = this.session.question?.seat;
    if (!seat) return [];
    const advice = await adviceFor(this.session, seat, this.counsellor);
    await this.remember(seat);
    return advice;
  }

  explain(seat: Seat): Promise<ExplainedDeed | null> {
    return explanationFor(this.session, seat, this.counsellor);
  }

  async warn(answer: Answer, then?: readonly PlanStep[]): Promise<Warning | null> {
    const seat = this.session.question?.seat;
    if (!seat) return null;
    const warning = await warningFor(this.session, seat, answer, then, this.counsellor);
    if (warning) await this.remember(seat);
    return warning;
  }

  close(): void {
    this.counsellor.close();
  }

  private async remember(seat: Seat): Promise<void> {
    this.advised = { ...this.advised, [seat]: (this.advised[seat] ?? 0) + 1 };
    await this.keep();
  }
}
