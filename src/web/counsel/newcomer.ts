/** The first games that somebody plays in this browser against the computer: in them the adviser offers himself. */
const KEY = "punica:first-games";
const FIRST = 2;

interface Kept {
  readonly games: readonly string[];
  /** whoever does not want to be offered advice is not offered it again */
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
    // a browser that keeps nothing offers it again
  }
}

/** Whether a game is one of the first, and advice may be offered in it. */
export function isFirstGame(id: string): boolean {
  const { games, dismissed } = read();
  if (dismissed) return false;
  if (games.includes(id)) return true;
  if (games.length >= FIRST) return false;
  keep({ games: [...games, id], dismissed });
  return true;
}

export const wantNoOffer = (): void => keep({ ...read(), dismissed: true });
