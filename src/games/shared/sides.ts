import type { SeatLook } from "../manifest.ts";

/** Rome and Carthage as every game of theirs shows them: a laurel on a round shield, the sign of Tanit on a squared one. */
export const ROME: SeatLook = {
  id: "rome",
  colour: "red",
  emblem: {
    shield: "M1 16a15 15 0 1 0 30 0a15 15 0 1 0 -30 0z",
    lines:
      "M16 25c-6-2-8-9-5-16M16 25c6-2 8-9 5-16M11 20c-2 0-3-1-3.6-2.6M10 15.6c-1.8-.4-2.6-1.6-2.6-3M11.4 11.4C10 10.6 9.6 9.4 10 8M21 20c2 0 3-1 3.6-2.6M22 15.6c1.8-.4 2.6-1.6 2.6-3M20.6 11.4c1.4-.8 1.8-2 1.4-3.4",
    fine: "M3.6 16a12.4 12.4 0 1 0 24.8 0a12.4 12.4 0 1 0 -24.8 0z",
  },
};

export const CARTHAGE: SeatLook = {
  id: "carthage",
  colour: "blue",
  emblem: {
    shield: "M3 2h26v17c0 6-6 9-13 12C9 28 3 25 3 19z",
    lines: "M12.8 9.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0zM8.5 15h15M16 13.5v2L10.5 24h11L16 15.5",
  },
};
