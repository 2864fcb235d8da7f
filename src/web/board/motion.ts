/** Whether the reader asked for a still page: of the system, or of this page. */
export const calm = (): boolean =>
  typeof matchMedia === "function" &&
  (matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.hasAttribute("data-calm"));
