import type { Desk } from "../table/desk.svelte.ts";

/** The first games played against the computer in this browser: the adviser offers help in them. */
const KEY = "punica:first-games";
const FIRST = 2;

interface Kept {
  readonly games: readonly string[];
  /** whoever declines advice is not offered it again */
  readonly dismissed: boolean;
}

function read(): Kept {
  try {
    return { games: [], dismissed: false, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { games: [], dismissed: true };
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage it is offered again
  }
}

/** Whether somebody plays one of the first games here, against the computer. */
export const isNewAt = (desk: Desk): boolean =>
  desk.client.counsel !== null && desk.seats.some((seat) => desk.isComputer(seat)) && isFirstGame(desk.client.id);

/** Whether a game is one of the first, so that advice is offered. */
function isFirstGame(id: string): boolean {
  const { games, dismissed } = read();
  if (dismissed) return false;
  if (games.includes(id)) return true;
  if (games.length >= FIRST) return false;
  keep({ games: [...games, id], dismissed });
  return true;
}

export const wantNoOffer = (): void => keep({ ...read(), dismissed: true });
