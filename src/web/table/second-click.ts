/** Two clicks within so many milliseconds and pixels are a double click, if a slow one. */
const SLOW = 900;
const NEAR = 8;

interface Click {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly on: Element;
  readonly what: string;
}

const isNear = (click: Click, { clientX, clientY }: MouseEvent) => Math.hypot(clientX - click.x, clientY - click.y) <= NEAR;

/** What can be clicked, and its name: whatever else its attributes say may change with a click. */
const nameOf = (on: Element): string => {
  const ids = [...on.attributes].filter(({ name }) => name.startsWith("data-") && name !== "data-hinted" && name !== "data-lit");
  return [on.tagName, ...ids.map(({ name, value }) => `${name}=${value}`)].join(" ");
};
const isSame = (one: Click, other: Click) =>
  one.what === other.what && (one.on === other.on || one.on.textContent === other.on.textContent);

/**
 * A Svelte action: the second click of a double click means what the first was about, not what has come to lie there meanwhile,
 * such as the next card when one has been played. Nor does a click mean what a new question has only just laid under a mouse that
 * has not been moved since. Whoever moves the mouse away, or waits, means what he clicks.
 */
export function secondClick(node: HTMLElement, _question: unknown) {
  let first: Click | null = null;
  let asked = Number.NEGATIVE_INFINITY;
  function click(event: MouseEvent) {
    const on = (event.target as Element).closest("button, a, label, summary, [role=button]");
    if (event.detail === 0 || !on) return; // by keyboard, or on nothing
    const now = { at: event.timeStamp, x: event.clientX, y: event.clientY, on, what: nameOf(on) };
    if (first && now.at - Math.max(first.at, asked) < SLOW && isNear(first, event) && !isSame(first, now)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    first = now;
  }
  function move(event: MouseEvent) {
    if (first && !isNear(first, event)) first = null;
  }
  node.addEventListener("click", click, true);
  window.addEventListener("pointermove", move, { capture: true, passive: true });
  return {
    /** another question, or none any more */
    update() {
      asked = performance.now();
    },
    destroy() {
      node.removeEventListener("click", click, true);
      window.removeEventListener("pointermove", move, true);
    },
  };
}
