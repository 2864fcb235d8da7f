import type { Bot } from "../bots/bot.ts";
import type { MatchTerms } from "../bots/match.ts";
import type { Header } from "../engine/index.ts";
import type { Manifest } from "../games/manifest.ts";

/** The terms of a match, as given to worker threads and kept in the state file. */
export interface ArenaTerms {
  readonly header: Header;
  readonly a: string;
  readonly b: string;
  readonly milliseconds: number;
  readonly playouts: number | null;
}

/** All computer players of a game, including the yardsticks. */
export const contestants = async (manifest: Manifest): Promise<readonly Bot[]> => [
  ...(await manifest.players()),
  ...((await manifest.yardsticks?.()) ?? []),
];

export async function termsOf(
  { header, a, b, milliseconds, playouts }: ArenaTerms,
  games: readonly Manifest[],
): Promise<MatchTerms> {
  const manifest = games.find(({ id }) => id === header.game)!;
  const [game, bots, style] = await Promise.all([manifest.rules(), contestants(manifest), manifest.style?.()]);
  const named = (name: string): Bot => bots.find(({ id }) => id === name)!;
  return {
    game,
    header,
    players: [named(a), named(b)],
    thinking: playouts === null ? { milliseconds } : { milliseconds: Number.POSITIVE_INFINITY, playouts },
    style,
  };
}
