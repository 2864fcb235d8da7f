import { beforeAll, describe, expect, test } from "vitest";
import { seenBy } from "../../../src/bots/bot.ts";
import { headerFor } from "../../../src/engine/index.ts";
import { GAMES } from "../../../src/games/index.ts";
import type { Manifest } from "../../../src/games/manifest.ts";
import { toldIn } from "../../../src/web/film/caption.ts";
import { isSameStep, type Shot } from "../../../src/web/film/shot.ts";
import { lookOf } from "../../../src/web/film/telling.ts";
import { offer } from "../../../src/web/games.ts";
import { prefs } from "../../../src/web/prefs.svelte.ts";
import { loadGameWords, usePageWords } from "../../../src/web/speech.svelte.ts";
import { isWhole } from "../../../src/web/table/client.ts";
import { Desk } from "../../../src/web/table/desk.svelte.ts";
import { LocalTable } from "../../../src/web/table/local.svelte.ts";
import { againstComputer, newGame } from "../../../src/web/table/new-game.ts";
import { memoryStore } from "../../../src/web/table/store.ts";
import { SessionKeeper } from "../../../src/web/thinker/session-keeper.ts";
import { steadyPlayer } from "../../steady.ts";
import { cinema, settle } from "./cinema.svelte.ts";

/** What was on screen, and for how long; `held`: until the viewer went on. */
interface Seen {
  /** all that it showed, in the end: the steps of a march are one */
  shot: Shot;
  /** what there was to read: the sentence, or the text of the card */
  text: string;
  readonly story: string | null;
  time: number;
  held: boolean;
}

/** So many milliseconds are needed for a character, at least, by somebody who reads quickly. */
const QUICK = 28;
/** and nobody reads anything in less */
const LEAST = 1300;
/** A card that the viewer has played. */
const OWN_CARD = 1500;

beforeAll(async () => {
  prefs.language = "en";
  prefs.speed = "normal";
  offer(GAMES, () => {
    throw new Error("no worker is needed");
  });
  await usePageWords("en");
});

/** A game of the first side against the computer with all that the film shows of it, watched at normal speed. */
async function watched(manifest: Manifest, questions: number): Promise<{ seen: Seen[]; interrupted: string[] }> {
  await loadGameWords(manifest.id, "en");
  const game = await manifest.rules();
  const side = game.seats[0]!;
  const bot = await steadyPlayer(manifest);
  const options: Record<string, string> = game.options.some(({ id }) => id === "setup") ? { setup: "auto" } : {};
  const store = memoryStore();
  const [keeper, viewer] = [new SessionKeeper(async () => game), new SessionKeeper(async () => game)];
  const table = LocalTable.open(
    game,
    newGame(headerFor(game, { seed: "watched-3", options }), game, againstComputer(game.seats, side, "hasty")),
    {
      store,
      thinker: () => ({
        async think(wanted) {
          const session = await keeper.session(wanted.game);
          return bot.choose(seenBy(session, wanted.seat), wanted.seat, { milliseconds: 0, seed: `${session.version}` });
        },
        close: () => {},
      }),
      answersForced: () => true,
      hasCurtain: () => false,
    },
  );
  table.begin();
  const desk = new Desk(table, await manifest.page.face(), cinema.clock);
  cinema.close = $effect.root(() => desk.film.start());
  const { film, narrator } = desk;
  const seen: Seen[] = [];
  /** changes between which the clock went on although the next was known */
  const interrupted: string[] = [];
  const look = () => {
    const { shot, story } = film;
    const last = seen.at(-1);
    if (!shot || last?.shot === shot) return;
    const said = toldIn(shot, desk.face, table.moment.log).map((entry) => narrator.tell(entry));
    const text = narrator.cardText(shot) || [...said, ...narrator.meaningOf(shot).map(({ said }) => said)].join(" ");
    if (last && last.shot.entries[0] === shot.entries[0]) Object.assign(last, { shot, text });
    else seen.push({ shot, text, story: story?.kind.id ?? null, time: 0, held: false });
  };
  for (let i = 0; i < questions && (film.showing || !table.moment.over); ) {
    await settle();
    look();
    const last = seen.at(-1);
    if (film.waiting) {
      if (last) last.held = true;
      film.next();
    } else if (film.showing) {
      const before = cinema.clock.now;
      const { ending, shot } = film;
      const next = shot && table.moment.log.find(({ n }) => n > shot.frame.entry.n);
      if (
        shot?.look.as === "change" &&
        shot.outcome.length === 0 &&
        next &&
        isSameStep(shot.look, shot.frame.entry, next) &&
        lookOf(desk.face, next).as === "change"
      )
        interrupted.push(next.event);
      if (!(await cinema.clock.tick())) continue;
      if (last && !ending) last.time += cinema.clock.now - before;
    } else if (isWhole(table.moment.question) && table.moment.question.seat === side) {
      const session = await viewer.session((await store.get(table.id))!);
      await table.answer(bot.choose(seenBy(session, side), side, { milliseconds: 0, seed: `${session.version}` }));
      i++;
    }
  }
  return { seen, interrupted };
}

/** What a game must have come to, so that it says something. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  hannibal: ["card", "walk", "change", "roll battle", "roll siege", "roll winter", "sentence turn"],
  hamilcar: ["card", "walk", "change", "roll battle", "roll siege", "sentence winter", "sentence chests", "sentence turn"],
  "first-punic-war": ["card", "walk", "change", "roll combat", "roll diplomacy", "roll storm", "sentence turn"],
};

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))("%s", (id, manifest) => {
  test("at normal speed everything is on screen long enough to be read, or stays until it has been", async () => {
    const { seen, interrupted } = await watched(manifest, 150);
    expect(interrupted).toEqual([]);
    const kinds = new Set(seen.flatMap(({ shot: { look }, story }) => [look.as, `${look.as} ${story}`]));
    for (const kind of KINDS[id] ?? []) expect(kinds).toContain(kind);
    expect(seen.filter(({ shot }) => shot.over).length).toBeGreaterThan(1);
    const passed = seen.filter(({ held }) => !held);
    const tooShort = passed.filter(
      ({ time, text, shot: { look, frame } }) =>
        time < Math.max(look.as === "card" ? 2500 : LEAST, QUICK * Math.min(240, text.length)) &&
        // whoever has played a card knows it
        !(look.as === "card" && frame.own && time >= OWN_CARD),
    );
    expect(tooShort.map(({ time, text, shot }) => `${shot.look.as} ${time} ${text.length}: ${text}`)).toEqual([]);
  }, 300_000);
});
