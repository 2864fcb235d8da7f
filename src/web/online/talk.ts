const KEY = "punica:talk";
/** How many games are remembered. */
const MOST = 60;

function remembered(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** How many chat lines of a game have been read in this browser. */
export const linesRead = (game: string): number => remembered()[game] ?? 0;

export function rememberLines(game: string, lines: number): void {
  const { [game]: _, ...others } = remembered();
  const kept = [...Object.entries(others), [game, lines]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // without storage they show as new again
  }
}
