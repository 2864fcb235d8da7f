import { flushSync } from "svelte";
import type { Desk } from "./desk.svelte.ts";

interface Elsewhere {
  help: () => void;
  tab: (wanted: "prompt" | "hand" | "log") => void;
}

/** Common option names and their keys. */
export const LETTERS: Readonly<Record<string, string>> = { yes: "y", no: "n", pass: "p", done: "d", stop: "s" };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.tagName === "SELECT" ||
    target.tagName === "TEXTAREA" ||
    target.matches("input:not([type=checkbox], [type=radio])"));

/** The keys of the table. Numbers answer, letters do the rest; the board has keys of its own while it has the focus. */
export function keys(event: KeyboardEvent, desk: Desk, elsewhere: Elsewhere): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (event.target instanceof Element && event.target.closest("dialog")) return;
  // whoever presses the bar once more after a film does not scroll away the question that has come
  if (event.key === " " && event.target === document.body) event.preventDefault();
  const act = actionOf(event.key, desk, elsewhere);
  if (!act) return;
  event.preventDefault();
  act();
}

/** The film's keys come before all others, wherever the focus is: the space bar advances it even on the board. */
export function filmKeys(event: KeyboardEvent, { film, past, client }: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || past) return;
  // while the computer thinks, what it is about to do can be skipped beforehand
  if (!film.showing && !film.missed && !(event.key === "Escape" && client.thinking)) return;
  if (event.target instanceof Element && event.target.closest("dialog, button, a, summary, label")) return;
  if (event.key === " ") film.next();
  else if (event.key === "Escape") film.toDecision();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function actionOf(key: string, desk: Desk, elsewhere: Elsewhere): (() => void) | undefined {
  const { question, film } = desk;
  // a player who already answers does not want to see more
  if (film.showing && !desk.past && (/^[1-9]$/.test(key) || Object.values(LETTERS).includes(key))) return () => film.toDecision();
  if (question && /^[1-9]$/.test(key)) {
    const option = desk.ordered.find((each) => desk.numberOf(each) === Number(key));
    return option === undefined ? undefined : () => desk.take(option);
  }
  const called = Object.keys(LETTERS).find((id) => LETTERS[id] === key && desk.options.includes(id));
  if (called) return () => desk.take(called);
  switch (key) {
    case "t":
      return desk.client.curtain && !desk.past ? () => desk.client.liftCurtain() : undefined;
    case "u":
      return desk.client.canUndo && !desk.past ? () => void desk.undo() : undefined;
    case "a":
      return desk.asking.canAdvise ? () => void desk.asking.advise() : undefined;
    case "w":
      return desk.asking.canExplain ? () => void desk.asking.explain() : undefined;
    case "Escape":
      return () => desk.cancel();
    case "r":
      return () => desk.hindsight.toggle();
    case "[":
      return () => void desk.hindsight.step(-1);
    case "]":
      return () => void desk.hindsight.step(1);
    case "/":
      return () => desk.openRule(question?.rule ?? desk.shown.question?.rule ?? "1");
    case "c":
      return desk.face.lookUps[0] ? () => desk.lookUp(desk.face.lookUps[0]!.id) : undefined;
    case "v":
      return desk.face.outlook ? () => (desk.takingStock = true) : undefined;
    case "h":
      return () => {
        elsewhere.tab("hand");
        focusOn("hand");
      };
    case "l":
      return () => {
        elsewhere.tab("log");
        focusOn("log");
      };
    case "q":
      return () => {
        elsewhere.tab("prompt");
        focusOn("prompt");
      };
    case "b":
      return () => focusOn("board");
    case "?":
      return elsewhere.help;
    default:
      return undefined;
  }
}

/** Focuses a part of the table at once: the next key may already be on its way. */
function focusOn(part: "prompt" | "hand" | "log" | "board"): void {
  flushSync();
  document.querySelector<HTMLElement>(part === "board" ? ".board [role=application]" : `[data-part="${part}"]`)?.focus();
}
