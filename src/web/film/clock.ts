/** What the film's time is measured by; tests bring their own. */
export interface Clock {
  /** Calls back after so many milliseconds; gives what calls it off. */
  after(milliseconds: number, act: () => void): () => void;
}

/** The browser's clock. It stands still while nobody can see the page. */
export const browserClock: Clock = {
  after(milliseconds, act) {
    const shown = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", shown);
      act();
    };
    const timer = setTimeout(() => {
      document.addEventListener("visibilitychange", shown);
      shown();
    }, milliseconds);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", shown);
    };
  },
};
