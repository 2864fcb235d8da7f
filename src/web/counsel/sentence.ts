import type { Advice, Said } from "../../bots/explain.ts";
import type { Answer } from "../../engine/index.ts";
import type { Words } from "../../words/words.ts";
import type { Desk } from "../table/desk.svelte.ts";

const capital = (text: string, { language }: Words): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** The sentence, capitalised. */
export const sentence = (words: Words, { key, params }: Said): string => capital(words.say(key, params), words);

/** A bare answer, without a line of play. */
const PLAIN = /\.line\.(choice|choices|number|counts)$/;

/** The advice: the line of play, or, if it is a single answer, that answer as the question words it. */
export const adviceText = (desk: Desk, { line, answer }: Pick<Advice, "line" | "answer">): string =>
  PLAIN.test(line.key) ? capital(answerText(desk, answer), desk.words) : sentence(desk.words, line);

/** What the button that takes the advice says: with it what is chosen point by point or by an event, such as the places of PCs. */
export function takeText(
  { face, words }: { readonly face: Pick<Desk["face"], "planning">; readonly words: Words },
  { steps }: Pick<Advice, "steps">,
): string {
  const { repeats, atOnce } = face.planning ?? {};
  const points = steps.flatMap(({ prompt, answer }) => {
    const ids = typeof answer === "string" ? [answer] : Array.isArray(answer) ? (answer as readonly string[]) : [];
    return repeats?.has(prompt) || atOnce?.has(prompt)
      ? ids.filter((id) => id !== "done").map((id) => words.option(prompt, id))
      : [];
  });
  const what = new Intl.ListFormat(words.language, { type: "conjunction" }).format(points);
  return points.length > 0 ? words.say("counsel.take.what", { what }) : words.say("counsel.take");
}

function answerText(desk: Desk, answer: Answer): string {
  if (typeof answer === "string") return desk.name(answer);
  if (typeof answer === "number") return String(answer);
  const list = new Intl.ListFormat(desk.words.language, { type: "conjunction" });
  if (Array.isArray(answer))
    return answer.length > 0 ? list.format(answer.map((id) => desk.name(id))) : desk.words.say("counsel.none");
  const counts = Object.entries(answer as Readonly<Record<string, number>>).filter(([, count]) => count > 0);
  return counts.length > 0
    ? list.format(counts.map(([id, count]) => `${count} × ${desk.name(id)}`))
    : desk.words.say("counsel.none");
}
