import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";

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
