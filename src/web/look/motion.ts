let unhurried = 0;

/** The time for a piece's step and a camera move during the film, in milliseconds; 0 while a player acts. */
export const takeTime = (milliseconds: number): void => {
  unhurried = milliseconds;
};
export const timeToSpare = (): number => unhurried;

/** Whether the player wants no motion, by a system setting or one of this page. */
export const calm = (): boolean =>
  typeof matchMedia === "function" &&
  (matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.hasAttribute("data-calm"));
