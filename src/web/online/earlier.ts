import { applyDifference, type Plain } from "../../engine/index.ts";
import { LIMITS, type ServerMessage } from "../../server/protocol.ts";

/** An earlier moment, with its whole view. */
interface Then {
  readonly moment: number;
  readonly view: Plain;
  /** how many entries the log had */
  readonly log: number;
}

/** How many moments are fetched at a time. */
const PAGE = LIMITS.look;

/** The earlier moments of an online game, fetched from the server a page at a time. */
export class Earlier {
  private readonly look: (from: number, to: number) => Promise<ServerMessage>;
  /** the number of the present moment */
  private readonly last: () => number;
  private readonly pages = new Map<number, Promise<readonly Then[]>>();

  constructor(look: (from: number, to: number) => Promise<ServerMessage>, last: () => number) {
    this.look = look;
    this.last = last;
  }

  /** A moment, fetched together with those around it. */
  async at(version: number): Promise<Then> {
    const page = Math.floor(version / PAGE);
    let fetched = this.pages.get(page);
    if (!fetched) {
      fetched = this.look(page * PAGE, Math.min(page * PAGE + PAGE - 1, this.last())).then(momentsOf);
      this.pages.set(page, fetched);
      fetched.catch(() => this.pages.delete(page));
    }
    const found = (await fetched).find(({ moment }) => moment === version);
    if (found) return found;
    // the page was fetched before the game had come this far
    this.pages.delete(page);
    return this.at(version);
  }

  /** The moment at which an entry of the log was written. */
  async momentOf(entry: number): Promise<number> {
    let low = 0;
    let high = this.last();
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((await this.at(middle)).log > entry) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Forgets the moments from one on: they have changed. */
  forget(from: number): void {
    for (const page of this.pages.keys()) if ((page + 1) * PAGE > from) this.pages.delete(page);
  }
}

/** Moments as sent, each with its whole view. */
function momentsOf(reply: ServerMessage): Then[] {
  let last: Plain = null;
  return (reply.type === "look" ? reply.moments : []).map(({ moment, view, differs, log }) => {
    last = view ?? applyDifference(last, differs);
    return { moment, view: last, log };
  });
}
