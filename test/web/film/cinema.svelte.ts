import { flushSync } from "svelte";
import { afterEach, beforeEach } from "vitest";
import { seenBy } from "../../../src/bots/bot.ts";
import { randomBot } from "../../../src/bots/random.ts";
import {
  type Answer,
  type AnyGame,
  type Chance,
  handOut,
  headerFor,
  type Question,
  randomAnswer,
} from "../../../src/engine/index.ts";
import { strait } from "../../../src/kit/template/rules/index.ts";
import type { GameFace } from "../../../src/web/face.ts";
import type { Clock } from "../../../src/web/film/clock.ts";
import { Film } from "../../../src/web/film/film.svelte.ts";
import { CARD, looks, MATTERS, type StoryKind } from "../../../src/web/film/look.ts";
import type { Speed } from "../../../src/web/film/pace.ts";
import type { Shot } from "../../../src/web/film/shot.ts";
import { isWhole, type Logged, type TableClient } from "../../../src/web/table/client.ts";
import { LocalTable, type Surroundings } from "../../../src/web/table/local.svelte.ts";
import { againstComputer, newGame } from "../../../src/web/table/new-game.ts";
import { memoryStore, type StoredGame } from "../../../src/web/table/store.ts";
import { SessionKeeper } from "../../../src/web/thinker/session-keeper.ts";

/** A clock that a test moves on. */
export class HandClock implements Clock {
  private timers: { at: number; act: () => void }[] = [];
  now = 0;

  after(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.now + milliseconds, act };
    this.timers.push(timer);
    return () => this.timers.splice(this.timers.indexOf(timer), this.timers.includes(timer) ? 1 : 0);
  }

  /** Goes on to the next thing that is waited for; false if nothing is. */
  async tick(): Promise<boolean> {
    const next = this.timers.sort((a, b) => a.at - b.at).shift();
    if (!next) return false;
    this.now = next.at;
    next.act();
    await settle();
    return true;
  }
}

/** Lets everything happen that does not wait for the clock. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 12; i++) {
    flushSync();
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

export const battle: StoryKind = {
  id: "battle",
  opens: new Set(["battle"]),
  tells: new Set(["cards-spent", "battle-roll", "battle-won"]),
  settles: new Set(["battle-won"]),
  held: true,
  part: undefined as never,
};

export const face = {
  id: "strait",
  looks: looks("", {
    "card-played": CARD,
    marched: { as: "walk", from: "from", to: "to", piece: "seat" },
    "battle-won": MATTERS,
  }),
  stories: [battle],
  opensGroup: ({ event }: Logged) => event === "card-played" || event === "passed",
  places: () => [],
} as unknown as GameFace;

/** Both sides march against each other. */
const ROAD = ["space:rome", "space:capua", "space:messana", "space:syracuse", "space:carthage"];
export function marches(question: Question): Answer {
  if (question.kind === "allocate") return handOut(question);
  if (question.kind !== "choose") return question.kind === "pick" ? [] : question.min;
  const { options, prompt, seat } = question;
  if (prompt === "use-card") return "march";
  if (prompt !== "march-to") return options[0]!;
  const onTheRoad = [...options].sort((a, b) => ROAD.indexOf(a) - ROAD.indexOf(b));
  return seat === "rome" ? onTheRoad.at(-1)! : onTheRoad.filter((space) => ROAD.includes(space))[0]!;
}

/** Where films are shown: the clock in a test's hands, and the viewer's settings. */
export const cinema = {
  clock: new HandClock(),
  speed: "normal" as Speed,
  stepwise: false,
  /** until then computer players go on thinking */
  decision: Promise.resolve(),
  close: () => {},
};
beforeEach(() => {
  cinema.clock = new HandClock();
  cinema.speed = "normal";
  cinema.stepwise = false;
});
afterEach(() => cinema.close());

/** A computer player who marches, or one who plays at random, but always the same. */
export const around: Surroundings = {
  store: memoryStore(),
  thinker: () => {
    const keeper = new SessionKeeper(async () => strait);
    return {
      think: async ({ game, bot, seat }) => {
        await cinema.decision;
        const session = await keeper.session(game);
        if (bot === "marches") return marches(session.question!);
        return randomBot.choose(seenBy(session, seat), seat, { milliseconds: 0, seed: `${session.version}` });
      },
      close: () => {},
    };
  },
  answersForced: () => true,
  hasCurtain: () => true,
};

const roll: StoryKind = { id: "roll", opens: new Set(), tells: new Set(), held: false, part: undefined as never };

function show(client: TableClient, like: GameFace = face): Film {
  const film = new Film(client, like, {
    clock: cinema.clock,
    roll,
    speed: () => cinema.speed,
    stepwise: () => cinema.stepwise,
    say: ({ entries }) => entries.map(({ event }) => event).join(" "),
    cardText: () => "",
    means: ({ outcome }) => outcome.map(({ event }) => event).join(" "),
    playing: (view) => like.telling?.playing?.(view) ?? (view as { active?: string }).active ?? null,
    tumbling: () => 700,
    sum: ({ entries }) => entries.map(({ event }) => event).join(" "),
    ending(side, { entries }) {
      const { question } = client.moment;
      return isWhole(question) && question.seat === "rome" ? `${side}: ${entries.map(({ event }) => event).join(" ")}` : null;
    },
  });
  cinema.close = $effect.root(() => film.start());
  return film;
}

/** A game of Rome against a computer that plays at random. */
export async function open(
  seed: string,
  kept?: StoredGame,
  bot = "random",
  like = face,
  game: AnyGame = strait,
): Promise<{ table: LocalTable; film: Film }> {
  const players = againstComputer(game.seats, "rome", bot);
  const table = LocalTable.open(game, kept ?? newGame(headerFor(game, { seed }), game, players), around);
  table.begin();
  const film = show(table, like);
  await settle();
  return { table, film };
}

/** Answers for Rome, and lets the computer answer for Carthage. */
export async function answer(table: LocalTable, chance: Chance | null): Promise<void> {
  const { question } = table.moment;
  if (isWhole(question)) await table.answer(chance ? randomAnswer(question, chance) : marches(question));
  await settle();
  while (table.thinking) await settle();
}

/** Runs the film to its end, saying to go on where it waits; what was on screen, in order. */
export async function watch(film: Film): Promise<Shot[]> {
  const seen: Shot[] = [];
  for (let i = 0; i < 500 && film.showing; i++) {
    const { shot } = film;
    if (shot && seen.at(-1) !== shot) seen.push(shot);
    if (film.waiting) {
      film.next();
      await settle();
    } else if (!(await cinema.clock.tick())) await settle();
  }
  return seen;
}

export const told = (shots: readonly Shot[]): string[] => shots.map(({ frame }) => frame.entry.event);
export const theirs = (log: readonly Logged[]) => log.filter(({ params }) => params?.seat === "carthage");
