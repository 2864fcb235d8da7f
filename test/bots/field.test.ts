import { expect, test } from "vitest";
import { Field } from "../../src/bots/field.ts";

const play = (field: Field, line: number, value: number, times: number) => {
  for (let n = 0; n < times; n++) field.add(line, value);
};

test("what looks good at first sight is preferred as long as little has been played out", () => {
  const field = new Field([0.02, 0], 6);
  play(field, 0, 0.5, 2);
  play(field, 1, 0.55, 2);
  expect(field.best).toBe(0);
  play(field, 0, 0.5, 20);
  play(field, 1, 0.55, 20);
  expect(field.best).toBe(1);
});

test("without that, first sight always counts the same", () => {
  const field = new Field([0.02, 0]);
  play(field, 0, 0.5, 2);
  play(field, 1, 0.55, 2);
  expect(field.best).toBe(1);
});
