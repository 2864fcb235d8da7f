import { PunicaError } from "./errors.ts";
import type { AnyGame, Header } from "./game.ts";

/** Reads a header from outside; what is left out gets the game's defaults. */
export function readHeader(value: unknown, games: readonly AnyGame[]): { game: AnyGame; header: Header } {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new PunicaError("bad-header", "The header of a game must be an object.", { field: "header" });
  const given = value as Record<string, unknown>;
  const game = games.find((candidate) => candidate.id === given.game);
  if (!game)
    throw new PunicaError(
      "unknown-game",
      `There is no game ${JSON.stringify(given.game)}; there are ${games.map(({ id }) => id).join(", ")}.`,
      { field: "game" },
    );
  const ruleset = oneOf("ruleset", given.ruleset, game.rulesets);
  const scenario = oneOf("scenario", given.scenario, game.scenarios);
  return {
    game,
    header: { game: game.id, ruleset, scenario, options: readOptions(game, ruleset, given.options), seed: readSeed(given.seed) },
  };
}

/** The header of a new game; what is left out gets the game's defaults. */
export const headerFor = (game: AnyGame, given: Partial<Header> = {}): Header =>
  readHeader({ ...given, game: game.id }, [game]).header;

function oneOf(field: string, value: unknown, allowed: readonly string[]): string {
  if (value === undefined) return allowed[0]!;
  if (typeof value === "string" && allowed.includes(value)) return value;
  throw new PunicaError("bad-header", `${field} must be one of ${allowed.join(", ")}, not ${JSON.stringify(value)}.`, { field });
}

function readOptions(game: AnyGame, ruleset: string, value: unknown): Header["options"] {
  if (value !== undefined && (typeof value !== "object" || value === null || Array.isArray(value)))
    throw new PunicaError("bad-header", "options must be an object.", { field: "options" });
  const given = (value ?? {}) as Record<string, unknown>;
  for (const id of Object.keys(given)) {
    if (!game.options.some((option) => option.id === id))
      throw new PunicaError("bad-header", `${game.id} has no option "${id}".`, { field: `options.${id}` });
  }
  return Object.fromEntries(
    game.options.map((option) => {
      const chosen = given[option.id] ?? option.standard[ruleset]!;
      if (!option.values.includes(chosen as boolean | string))
        throw new PunicaError(
          "bad-header",
          `The option ${option.id} must be one of ${option.values.join(", ")}, not ${JSON.stringify(chosen)}.`,
          { field: `options.${option.id}` },
        );
      return [option.id, chosen as boolean | string];
    }),
  );
}

function readSeed(value: unknown): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value === "string" && value.length > 0 && value.length <= 200) return value;
  throw new PunicaError("bad-header", "seed must be a text of 1 to 200 characters.", { field: "seed" });
}
