import type { Seat } from "../engine/index.ts";
import type { Audience } from "./course.ts";
import type { Presence, ServerMessage } from "./protocol.ts";

/** Somebody connected to a game. */
export interface Member {
  readonly seat: Audience;
  send(text: string): void;
  close(code: number, reason: string): void;
}

export const send = (member: Member, message: ServerMessage): void => member.send(JSON.stringify(message));

/** The people around one game. */
export class Members {
  private readonly seats: readonly Seat[];
  private readonly here = new Set<Member>();

  constructor(seats: readonly Seat[]) {
    this.seats = seats;
  }

  get isEmpty(): boolean {
    return this.here.size === 0;
  }

  add(member: Member): void {
    this.here.add(member);
  }

  remove(member: Member): boolean {
    return this.here.delete(member);
  }

  count(audience: Audience): number {
    let count = 0;
    for (const member of this.here) if (member.seat === audience) count++;
    return count;
  }

  /** The seats whose players are here, and the spectators if there are any. */
  get audiences(): Audience[] {
    return [...this.seats, null].filter((audience) => this.count(audience) > 0);
  }

  get presence(): Presence {
    return { here: this.seats.filter((seat) => this.count(seat) > 0), watchers: this.count(null) };
  }

  tell(audience: Audience, message: ServerMessage): void {
    this.tellText(audience, JSON.stringify(message));
  }

  tellText(audience: Audience, text: string): void {
    for (const member of this.here) if (member.seat === audience) member.send(text);
  }

  tellAll(message: ServerMessage, except?: Member): void {
    const text = JSON.stringify(message);
    for (const member of this.here) if (member !== except) member.send(text);
  }

  closeAll(code: number, reason: string): void {
    for (const member of this.here) member.close(code, reason);
  }
}
