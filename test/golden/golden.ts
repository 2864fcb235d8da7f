import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Bot, botFor, seenBy } from "../../src/bots/index.ts";
import {
  type AnyGame,
  type GameRecord,
  type Header,
  headerFor,
  PunicaError,
  perSeat,
  recordOf,
  replay,
  Session,
} from "../../src/engine/index.ts";

/**
 * Golden records: whole games played by the computer and kept. They replay move by move for as long as the rules stay what they are;
 * a change of the rules raises the game's `rulesVersion`, and its records are renewed on purpose (`npm run golden -- --renew`).
 */

/** Of each rule set and scenario three games; of each value of an option that is not the usual one, one. */
const GAMES_EACH = 3;

interface Golden {
  readonly name: string;
  readonly header: Header;
  /** one of the sides is played at random: it goes where the hasty player never would */
  readonly wild: boolean;
}

export function goldensOf(game: AnyGame): Golden[] {
  const of = (name: string, given: Partial<Header>, wild = false): Golden => ({
    name,
    header: headerFor(game, { ...given, seed: `golden ${name}` }),
    wild,
  });
  const usual = game.rulesets.flatMap((ruleset) =>
    game.scenarios.flatMap((scenario) =>
      Array.from({ length: GAMES_EACH }, (_, i) =>
        of(`${ruleset}-${scenario}-${i + 1}`, { ruleset, scenario }, i === GAMES_EACH - 1),
      ),
    ),
  );
  const { options } = headerFor(game, { seed: "options" });
  const optional = game.options.flatMap(({ id, values }) =>
    values.filter((value) => value !== options[id]).map((value) => of(`${id}-${value}`, { options: { [id]: value } })),
  );
  return [...usual, ...optional];
}

export function playGolden(game: AnyGame, players: readonly Bot[], { header, wild }: Golden): GameRecord {
  const hasty = botFor(players, "hasty");
  const atRandom = botFor(players, "random");
  const seating = perSeat(game.seats, (seat) => (wild && seat === game.seats[0] ? atRandom : hasty));
  const session = Session.begin(game, header);
  while (session.question) {
    const { seat } = session.question;
    const budget = { milliseconds: Number.POSITIVE_INFINITY, playouts: 0, seed: `${header.seed}/${session.version}` };
    session.answer(seating[seat]!.choose(seenBy(session, seat), seat, budget), seat);
  }
  return recordOf(session);
}

const fileOf = (game: AnyGame, { name }: Golden): string => join(import.meta.dirname, game.id, `${name}.json.gz`);

export function readGolden(game: AnyGame, golden: Golden): GameRecord | undefined {
  const file = fileOf(game, golden);
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : undefined;
}

export function writeGolden(game: AnyGame, golden: Golden, record: GameRecord): void {
  const file = fileOf(game, golden);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(record), { level: 9 }));
}

/** What is wrong with a golden record, or undefined. */
export function faultOf(game: AnyGame, record: GameRecord | undefined): string | undefined {
  if (!record) return "it has not been made yet: npm run golden -- --renew";
  if (record.rulesVersion !== game.rulesVersion)
    return `it is of version ${record.rulesVersion} of the rules, which are at version ${game.rulesVersion}: npm run golden -- --renew`;
  try {
    return replay(game, record).over ? undefined : "it does not come to an end";
  } catch (error) {
    if (!(error instanceof PunicaError)) throw error;
    return `it plays differently under the same version of the rules: ${error.message}`;
  }
}
