import type { Seat } from "../../engine/index.ts";
import type { GameFace } from "../face.ts";
import type { Frame, TableClient } from "../table/client.ts";
import type { Look } from "./look.ts";
import { actorOf } from "./telling.ts";

/** Tells what is new to whoever sits at this screen from what they have done themselves. */
export class News {
  private readonly client: TableClient;
  private readonly face: GameFace;
  /** the other side has been seen to act within the viewer's move: how that goes on is shown too */
  private interrupted = false;

  constructor(client: TableClient, face: GameFace) {
    this.client = client;
    this.face = face;
  }

  /** Whether somebody at this screen did it, rather than the other side while they merely let it happen. */
  isOwn({ own, entry, view }: Frame): boolean {
    const { seat } = this.client.moment;
    if (!own || seat === null) return own;
    const actor = actorOf(this.face, Object.keys(this.client.players), entry, view);
    return actor === null || actor === seat;
  }

  /** Whether it is no deed of somebody at this screen, or goes on with one that the other side has interrupted. */
  isNews(frame: Frame, look: Look, playing: Seat | null): boolean {
    if (!this.isOwn(frame)) {
      this.interrupted = look.as !== "quiet" && playing === this.client.moment.seat;
      return true;
    }
    const goesOn = this.interrupted && look.as === "walk" && !this.face.opensGroup(frame.entry);
    if (goesOn || this.face.opensGroup(frame.entry)) this.interrupted = false;
    return goesOn;
  }

  clear(): void {
    this.interrupted = false;
  }
}
