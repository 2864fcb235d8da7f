import { expect, test } from "vitest";
import { planning } from "../../src/games/hamilcar/page/planning.ts";
import allEn from "../../src/games/hamilcar/page/words/all-en.ts";
import { takeText } from "../../src/web/counsel/sentence.ts";
import { en } from "../../src/web/counsel/words/en.ts";
import { Words } from "../../src/words/words.ts";

test("the button that takes advice names the places of all points that it will spend", () => {
  const desk = { face: { planning }, words: new Words("en", allEn, en) };
  const begun = [
    { prompt: "hamilcar.play-card", answer: "card:8" },
    { prompt: "hamilcar.use-card", answer: "points" },
  ];
  const points = ["miat:r1", "space:aleria", "done"].map((answer) => ({ prompt: "hamilcar.spend-point", answer }));
  expect(takeText(desk, { steps: begun })).toBe("Do this");
  expect(takeText(desk, { steps: [...begun, ...points] })).toBe("Do this: Miat, slot 1 and Aleria");
});

test("it names what an event is to choose as well", () => {
  const desk = { face: { planning }, words: new Words("en", allEn, en) };
  const steps = [
    { prompt: "hamilcar.play-card", answer: "card:8" },
    { prompt: "hamilcar.use-card", answer: "event" },
    { prompt: "hamilcar.remove-enemy-pcs", answer: ["space:enna", "space:catana"] },
  ];
  expect(takeText(desk, { steps })).toBe("Do this: Enna and Catana");
});
