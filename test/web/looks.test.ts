import { describe, expect, test } from "vitest";
import { loadGame } from "../../src/cli/loaded-game.ts";
import { headerFor, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { lookOf } from "../../src/web/film/telling.ts";

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))("how events of %s look", (_id, manifest) => {
  test("every event that a look or a story names is one that the log can have", async () => {
    const face = await manifest.page.face();
    const words = await manifest.words.en();
    const named = [
      ...Object.keys(face.looks ?? {}),
      ...(face.stories ?? []).flatMap(({ opens, tells, settles = [], interludes = [] }) => [
        ...opens,
        ...tells,
        ...settles,
        ...interludes,
      ]),
    ];
    expect(named.filter((event) => !Object.hasOwn(words, event))).toEqual([]);
    expect(named.length).toBeGreaterThan(face.looks ? 20 : -1);
  });

  test("the log begins with the set-up, and the film does not stop at it", async () => {
    const { rules } = await loadGame(manifest);
    const face = await manifest.page.face();
    if (!face.looks) return; // a small game needs neither a film of its own nor a set-up in its log
    const { log } = Session.begin(rules, headerFor(rules, { seed: "set-up" }));
    const opens = (event: string) => (face.stories ?? []).some((story) => story.opens.has(event));
    const first = log!.findIndex(({ event }) => opens(event));
    const setUp = log!.slice(0, first < 0 ? undefined : first);
    expect(setUp.length).toBeGreaterThan(1);
    const [, ...rest] = setUp; // the head may be said
    expect(rest.filter((entry) => lookOf(face, entry).as !== "quiet").map(({ event }) => event)).toEqual([]);
    expect(face.opensGroup(setUp[0]!)).toBe(true);
    const places = setUp.flatMap((entry) => [...face.places(entry)]);
    expect(places.length).toBeGreaterThan(10);
    expect(places.filter((place) => /[+=]/.test(place))).toEqual([]);
  });

  test("each story has openings of its own, and results wait to be read", async () => {
    const { stories = [] } = await manifest.page.face();
    expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
    const openers = stories.flatMap(({ opens }) => [...opens]);
    expect(new Set(openers).size).toBe(openers.length);
    for (const id of ["battle", "sea", "siege", "combat", "diplomacy", "augurs", "storm", "winter"]) {
      const story = stories.find((each) => each.id === id);
      if (story) expect(story.held, id).toBe(true);
    }
  });
});
