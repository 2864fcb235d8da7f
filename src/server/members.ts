import { type PerSeat, perSeat, type Seat } from "../engine/index.ts";
import type { Audience } from "./film.ts";
import { type Frame, frameOf } from "./frames.ts";
import type { Presence, ServerMessage } from "./protocol.ts";

export interface Member {
  readonly seat: Audience;
  send(frame: Frame): void;
  /** charges for this many milliseconds of work */
  pay(milliseconds: number): void;
  close(code: number, reason: string): void;
}

/** The number of connections to each seat, and of spectators. */
export interface Here {
  readonly seats: PerSeat<number>;
  readonly watchers: number;
}

export const send = (member: Member, message: ServerMessage): void => member.send(frameFor(message));

const frameFor = (message: ServerMessage): Frame => frameOf(JSON.stringify(message));

/** Does some work and charges the member for the time it takes. */
export function timed<T>(member: Member, work: () => T): T {
  const began = performance.now();
  try {
    return work();
  } finally {
    member.pay(performance.now() - began);
  }
}

/** The people around one game. */
export class Members {
  private readonly all = new Set<Member>();
  private readonly seats: readonly Seat[];
  /** the seats whose players are here, and null for spectators */
  audiences: readonly Audience[] = [];

  constructor(seats: readonly Seat[]) {
    this.seats = seats;
  }

  get isEmpty(): boolean {
    return this.all.size === 0;
  }

  add(member: Member): void {
    this.all.add(member);
    this.lookAround();
  }

  remove(member: Member): boolean {
    const was = this.all.delete(member);
    this.lookAround();
    return was;
  }

  private lookAround(): void {
    this.audiences = [...this.seats, null].filter((audience) => this.count(audience) > 0);
  }

  count(audience: Audience): number {
    let count = 0;
    for (const member of this.all) if (member.seat === audience) count++;
    return count;
  }

  get here(): Here {
    return { seats: perSeat(this.seats, (seat) => this.count(seat)), watchers: this.count(null) };
  }

  /** Who is here or at the tables of other processes. */
  presenceWith(elsewhere: Iterable<Here>): Presence {
    const all = [this.here, ...elsewhere];
    return {
      here: this.seats.filter((seat) => all.some(({ seats }) => seats[seat]! > 0)),
      watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
    };
  }

  tell(audience: Audience, message: ServerMessage): void {
    this.pass(audience, frameFor(message));
  }

  pass(audience: Audience, frame: Frame): void {
    for (const member of this.all) if (member.seat === audience) member.send(frame);
  }

  tellAll(message: ServerMessage, except?: Member): void {
    const frame = frameFor(message);
    for (const member of this.all) if (member !== except) member.send(frame);
  }

  closeAll(code: number, reason: string): void {
    for (const member of this.all) member.close(code, reason);
  }
}
