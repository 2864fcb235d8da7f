let unhurried = 0;

/** While something is shown, a piece takes so long for a step, in milliseconds, and the camera for its way; 0 when somebody acts. */
export const takeTime = (milliseconds: number): void => {
  unhurried = milliseconds;
};
export const timeToSpare = (): number => unhurried;

/** Whether the reader asked for a still page: of the system, or of this page. */
export const calm = (): boolean =>
  typeof matchMedia === "function" &&
  (matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.hasAttribute("data-calm"));
