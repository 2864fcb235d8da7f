import { afterEach, expect, test, vi } from "vitest";
import { secondClick } from "../../src/web/table/second-click.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what a new question lays under a mouse that has not been moved is not taken by the click that comes at once", () => {
  const listeners: Record<string, (event: unknown) => void> = {};
  const listener = { addEventListener: (name: string, act: never) => (listeners[name] = act), removeEventListener: () => {} };
  let now = 0;
  vi.stubGlobal("window", listener);
  vi.stubGlobal("performance", { now: () => now });
  const table = secondClick(listener as unknown as HTMLElement, null);
  const button = (name: string) => ({ tagName: "BUTTON", attributes: [{ name: "data-option", value: name }], textContent: name });
  /** Whether a click on a button, at a time, is taken. */
  const click = (name: string, at: number): boolean => {
    now = at;
    const stopPropagation = vi.fn();
    const on = button(name);
    const event = { timeStamp: at, detail: 1, clientX: 100, clientY: 100, preventDefault() {}, stopPropagation };
    listeners.click!({ ...event, target: { closest: () => on } });
    return stopPropagation.mock.calls.length === 0;
  };
  const asks = (at: number) => {
    now = at;
    table.update();
  };
  expect(click("done", 1000)).toBe(true);
  asks(4000); // after a film
  expect(click("discard", 4300)).toBe(false);
  expect(click("discard", 5200)).toBe(true);
  // whoever has moved the mouse means it
  expect(click("done", 8000)).toBe(true);
  asks(9000);
  listeners.pointermove!({ clientX: 300, clientY: 100 });
  listeners.pointermove!({ clientX: 100, clientY: 100 });
  expect(click("discard", 9200)).toBe(true);
});
