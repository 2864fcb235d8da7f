import type { Desk } from "../table/desk.svelte.ts";

/** Moving less than this counts as holding still. */
const RESTS = 8;

/**
 * Drag a counter to its destination: the plan follows the pointer, and waits for confirmation on release. With Shift a click on the
 * board is a way point.
 */
export function dragging(board: HTMLElement, desk: Desk) {
  let now = desk;
  let held: { readonly pointer: number; readonly x: number; readonly y: number; readonly counter: Element } | null = null;
  let isMoving = false;

  function down(event: PointerEvent) {
    now.planner.isDetour = event.shiftKey;
    const counter = event.target instanceof Element && event.target.closest("[data-lit]") ? event.target : null;
    const isHand = event.isPrimary && event.button === 0;
    held = counter && isHand ? { pointer: event.pointerId, x: event.clientX, y: event.clientY, counter } : null;
    isMoving = false;
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== held?.pointer) return;
    if (!isMoving && Math.hypot(event.clientX - held.x, event.clientY - held.y) < RESTS) return;
    if (!isMoving) {
      isMoving = true;
      held.counter.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    if (!now.planner.isGoing || !now.planner.isOpen) {
      // no counter: the board itself is dragged
      held = null;
      return;
    }
    event.stopPropagation();
    const place = placeAt(event.clientX, event.clientY);
    if (place && place !== now.planner.place) now.planner.click(place);
  }

  /** The place under the pointer, if the plan can lead there. */
  function placeAt(x: number, y: number): string | undefined {
    const spaces = document.elementsFromPoint(x, y).map((element) => element.closest("[data-space]"));
    const name = spaces.find((space) => space !== null)?.getAttribute("data-space");
    return name ? [...now.planner.marks.keys()].find((id) => id.endsWith(`:${name}`)) : undefined;
  }

  const up = () => {
    held = null;
  };
  board.addEventListener("pointerdown", down, true);
  board.addEventListener("pointermove", move, true);
  board.addEventListener("pointerup", up, true);
  board.addEventListener("pointercancel", up, true);
  return {
    update(other: Desk) {
      now = other;
    },
    destroy() {
      board.removeEventListener("pointerdown", down, true);
      board.removeEventListener("pointermove", move, true);
      board.removeEventListener("pointerup", up, true);
      board.removeEventListener("pointercancel", up, true);
    },
  };
}
