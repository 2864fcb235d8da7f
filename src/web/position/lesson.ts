import type { AnyGame, Plain } from "../../engine/index.ts";
import { Session } from "../../engine/index.ts";
import type { Draft } from "./draft.ts";
import { entriesOf, withValue } from "./paths.ts";

/** As JSON, but keys are bare where they can be. */
function written(value: Plain | undefined, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const inner = `${indent}  `;
  const flat = JSON.stringify(value);
  if (Array.isArray(value))
    return flat.length < 100 && !flat.includes("{")
      ? `[${value.map((item) => written(item, "")).join(", ")}]`
      : `[\n${value.map((item) => `${inner}${written(item, inner)},\n`).join("")}${indent}]`;
  const entries = Object.entries(entriesOf(value)).map(
    ([key, item]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)}: ${written(item, inner)}`,
  );
  if (entries.length === 0) return "{}";
  return flat.length < 100
    ? `{ ${entries.join(", ")} }`
    : `{\n${entries.map((entry) => `${inner}${entry},\n`).join("")}${indent}}`;
}

/**
 * The beginning of a lesson from a position: a data file with the position filled in, whose texts and steps are still to be written
 * (docs/lessons.md). The learner is whoever is asked first.
 */
export function lessonFrom(game: AnyGame, { header, position }: Draft): string {
  const { question } = Session.fromPosition(game, header, position);
  const seat = question?.seat ?? game.seats[0]!;
  const bare = ["chance", "game", "ruleset", "options", "over"].reduce<Plain>(
    (so, field) => withValue(so, field, undefined),
    position,
  );
  const options = Object.entries(header.options).filter(
    ([id, value]) => game.options.find((each) => each.id === id)?.standard[header.ruleset] !== value,
  );
  const first = question && "options" in question ? question.options[0]! : "";
  const expected = question ? `[[${JSON.stringify(question.prompt)}, ${JSON.stringify(first)}]]` : "[]";
  return `import type { Lesson } from "../../../lessons/lesson.ts";

export const lesson: Lesson = {
  id: "lesson",
  title: { en: "", fr: "" },
  about: { en: "", fr: "" },
  minutes: 2,
  seat: ${JSON.stringify(seat)},
${game.scenarios.length > 1 ? `  scenario: ${JSON.stringify(header.scenario)},\n` : ""}${options.length > 0 ? `  options: ${written(Object.fromEntries(options), "  ")},\n` : ""}  seed: ${JSON.stringify(header.seed)},
  position: ${written(bare, "  ")},
  steps: [
    { say: { en: "", fr: "" } },
    {
      say: { en: "", fr: "" },
      task: {
        goal: () => false,
        solution: ${expected},
        failed: { en: "", fr: "" },
      },
    },
  ],
};
`;
}
