/** The film's clock; tests bring their own. */
export interface Clock {
  /** Calls back after a delay; returns a way to cancel. */
  after(milliseconds: number, act: () => void): () => void;
}

/** The browser's clock. It stops while the page is hidden. */
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
