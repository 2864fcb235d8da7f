import { describe, expect, test } from "vitest";
import { headerFor, type Plain, replay, Session, writePosition } from "../../../src/engine/index.ts";
import { GAMES } from "../../../src/games/index.ts";
import { offer } from "../../../src/web/games.ts";
import { check, draftFrom, fileOf, setUpDraft } from "../../../src/web/position/draft.ts";
import { draftAt } from "../../../src/web/position/from-table.ts";
import { lessonFrom } from "../../../src/web/position/lesson.ts";
import { namesOfFields } from "../../../src/web/position/sheet.ts";
import { packed, unpacked } from "../../../src/web/replay/share.ts";
import { goldensOf, readGolden } from "../../golden/golden.ts";

offer(GAMES, () => {
  throw new Error("nobody thinks here");
});

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as Plain;

describe.each(GAMES.filter(({ page }) => page.editing).map((manifest) => [manifest.id, manifest] as const))(
  "%s: the position editor",
  (_id, manifest) => {
    test("every position of a played game comes out of the editor as it went in", async () => {
      const game = await manifest.rules();
      for (const golden of goldensOf(game).slice(0, 2)) {
        const { header, steps } = readGolden(game, golden)!;
        const session = Session.begin(game, header);
        let at = -1;
        for (const step of steps) {
          const { state, answers } = session.unitStart();
          if (answers !== at) {
            const position = asJson(writePosition(game, state));
            const draft = draftFrom(game, asJson(fileOf({ header, position })), "another seed");
            expect(draft).toEqual({ header, position });
            expect(check(game, draft).troubles).toEqual([]);
          }
          at = answers;
          session.put("answer" in step ? { answer: step.answer } : step);
        }
        expect(at).toBeGreaterThan(Math.min(50, steps.length / 2));
      }
    });

    test("a position goes into a link and comes out of it", async () => {
      const game = await manifest.rules();
      const draft = setUpDraft(game, { seed: "link" });
      const link = await packed(fileOf(draft) as object);
      expect(draftFrom(game, await unpacked(link), "another seed")).toEqual(draft);
      expect(link.length).toBeLessThan(4000);
    });

    test("a moment of a game becomes a position: where its unit of play began, with both hands, the game not over", async () => {
      const game = await manifest.rules();
      const record = readGolden(game, goldensOf(game)[0]!)!;
      const whole = replay(game, record);
      for (const version of [0, Math.min(40, whole.version - 1), whole.version]) {
        const draft = await draftAt(record, version);
        expect(check(game, draft).troubles).toEqual([]);
        const opened = Session.fromPosition(game, draft.header, draft.position);
        // after the last answer the rules may end the game again at once
        expect(opened.question ?? opened.over).not.toBeNull();
        if (version < whole.version) expect(opened.question).not.toBeNull();
      }
    });

    test("the set-up and the empty board can be played", async () => {
      const [game, editing] = await Promise.all([manifest.rules(), manifest.page.editing!()]);
      for (const ruleset of game.rulesets)
        for (const scenario of game.scenarios) {
          const draft = setUpDraft(game, { seed: "set-up", ruleset, scenario });
          expect(check(game, draft).troubles).toEqual([]);
          expect(check(game, { ...draft, position: editing.empty }).troubles).toEqual([]);
        }
    });

    test("every field of a position is in one part of the editor", async () => {
      const [game, editing] = await Promise.all([manifest.rules(), manifest.page.editing!()]);
      const inPositions = Object.entries(game.fields).flatMap(([name, { how }]) => (how.isOnlySeen ? [] : [name]));
      expect([...namesOfFields(editing).keys()].sort()).toEqual(inPositions.sort());
    });

    test("what is filled in off the board has a form that its codec declares", async () => {
      const [game, editing] = await Promise.all([manifest.rules(), manifest.page.editing!()]);
      const without = editing.groups.flatMap(({ fields }) => fields.filter(({ field }) => !game.fields[field]?.how.form));
      expect(without).toEqual([]);
    });

    test("a position becomes the beginning of a lesson that begins with it", async () => {
      const game = await manifest.rules();
      const draft = setUpDraft(game, { seed: "lesson" });
      const { lesson } = (await evaluated(lessonFrom(game, draft))) as {
        lesson: { position: Plain; seat: string; seed: string };
      };
      const header = headerFor(game, { seed: lesson.seed });
      const first = Session.fromPosition(game, header, lesson.position);
      expect(first.question?.seat).toBe(lesson.seat);
      const { position } = draftFrom(game, { ...header, position: lesson.position }, "");
      expect(position).toEqual(draft.position);
    });
  },
);

/** What a module gives that needs nothing but types. */
const evaluated = (text: string): Promise<unknown> => {
  const script = text.replace(/^import .*$/m, "").replace(": Lesson =", " =");
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
};
