/** Whether the screen is so small that the table is shown with a sheet over the board. */
const small = globalThis.matchMedia?.("(max-width: 760px), (max-height: 520px)");
let isSmall = $state(small?.matches ?? false);
small?.addEventListener("change", () => {
  isSmall = small.matches;
});

export const isNarrow = (): boolean => isSmall;
