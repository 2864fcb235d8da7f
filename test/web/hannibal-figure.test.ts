import { render } from "svelte/server";
import { expect, test } from "vitest";
import { face } from "../../src/games/hannibal/page/face.ts";
import allEn from "../../src/games/hannibal/page/words/all-en.ts";
import type { Desk } from "../../src/web/table/desk.svelte.ts";
import { Words } from "../../src/words/words.ts";
import { gameAt } from "../hannibal/table.ts";

test("6.5 whoever seeks a command for a consul sees who he is, with his ratings", () => {
  const shown = (prompt: string): string => {
    const question = { prompt, params: { general: "general:a_paulus" } };
    const desk = { question, face, words: new Words("en", allEn), shown: { view: gameAt({ active: "rome" }).view("rome") } };
    return render(face.figure!, { props: { desk: desk as unknown as Desk } }).body;
  };
  expect(shown("hannibal.place-consul")).toMatch(/aria-label="A. Paulus".*Strategy rating.*attle rating/s);
  expect(shown("hannibal.proconsul")).not.toContain("A. Paulus");
});
