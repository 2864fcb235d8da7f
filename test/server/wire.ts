import {
  type Answer,
  type AnyGame,
  type GameState,
  type Header,
  type Plain,
  type Play,
  passing,
  type Question,
  type Seat,
  type Table,
} from "../../src/engine/index.ts";
import { Client } from "./client.ts";
import { get, type House, type Pair } from "./house.ts";

/** All that a connection gets, whatever it asks for. */
export async function everythingFor(house: House, pair: Pair<string>, seat: Seat | null): Promise<string[]> {
  const key = seat ? { key: pair.keys[seat]! } : {};
  const client = await Client.enter(house.url, { game: pair.id, ...key });
  await client.until(() => client.version >= 0);
  await client.ask({ type: "look", from: 0, to: 49 });
  await client.ask({ type: "look", from: Math.max(0, client.version - 20), to: client.version });
  if (seat) await client.ask({ type: "why", option: "card:1" });
  for (const answer of client.asked ? answersTo(client.asked) : [])
    await client.ask({ type: "trial", version: client.version, steps: [{ prompt: client.asked!.prompt, answer }] });
  const resumed = await Client.enter(house.url, { game: pair.id, ...key, have: Math.max(0, client.version - 20) });
  await resumed.until(() => resumed.version === client.version);
  const info = await get(`${house.url}/api/games/${pair.id}`);
  const record = await get(`${house.url}/api/games/${pair.id}/record`);
  await Promise.all([client.close(), resumed.close()]);
  return [...client.frames, ...resumed.frames, JSON.stringify(info.body), JSON.stringify(record.body)];
}

/** Some answers to a question, not all of them allowed. */
const answersTo = (question: Question): Answer[] =>
  question.kind === "choose" ? [...question.options.slice(0, 5), "no such option"] : [passing(question)];

/** The same without what differs from game to game. */
export const alike = (frames: readonly string[], { id }: Pick<Pair, "id">): string[] =>
  frames.map((frame) =>
    frame
      .replaceAll(id, "ID")
      .replace(/"commitment":"\w+"/g, '"commitment":""')
      .replace(/"(created|updated)":\d+/g, '"$1":0')
      .replace(/"id":"[\w-]{16}"/g, '"id":""'),
  );

type PlainObject = Readonly<Record<string, Plain>>;
type Counting = GameState & { asked?: number };

/**
 * The same game from the same seed, which can be stopped when so many questions have been asked.
 * There, if a seat is named, all that this seat cannot know is dealt anew.
 */
export function stopped(game: AnyGame, questions: number, unknownTo: Seat | null): { game: AnyGame; isThere: () => boolean } {
  let there = false;
  function* unit(table: Table<GameState>): Play {
    const play = game.unit(table);
    for (let step = play.next(); !step.done; ) {
      const s: Counting = table.s;
      s.asked = (s.asked ?? 0) + 1;
      if (s.asked === questions) {
        there = true;
        if (unknownTo) game.redeal(s, unknownTo, "another deal");
      }
      step = play.next(yield step.value);
    }
  }
  const setup = (header: Header) => game.setup({ ...header, seed: "the same" });
  // the count is part of the position, so that a game that goes on from one is dealt anew at the same question
  const writePosition = (s: Counting): Plain => {
    const position = game.writePosition(s) as PlainObject;
    return s.asked === undefined ? position : { ...position, asked: s.asked };
  };
  const reading =
    (read: (position: Plain, header: Header) => Counting) =>
    (position: Plain, header: Header): Counting => {
      const { asked, ...rest } = position as PlainObject;
      const state = read(rest, header);
      if (asked !== undefined) state.asked = Number(asked);
      return state;
    };
  const readPosition = reading((position, header) => game.readPosition(position, header));
  const stateFrom = reading((position, header) => (game.stateFrom ?? game.readPosition)(position, header));
  return { game: { ...game, setup, unit, writePosition, readPosition, stateFrom }, isThere: () => there };
}
