import { GENERAL_OPTIONS, GENERALS } from "./generals.ts";
import { CARD_OPTIONS, CARDS } from "./strategy-cards.ts";
import { TACTIC_COUNT, TACTIC_OPTIONS } from "./tactics.ts";

/** The numbered sections that carry rules; each must have a test. */
const SECTIONS = `
  2.1.A 2.1.B 2.1.C 2.1.D 2.1.E 2.1.F 2.1.G 2.1.H 2.1.I 2.1.J
  2.2.A 2.2.B 2.2.C1 2.2.C2 2.2.C3 2.2.D1 2.2.D2 2.2.D3 2.2.E1 2.2.E2
  2.3.A 2.3.B 2.3.C 2.3.D1 2.3.D2 2.3.D3 2.3.D4 2.3.E1 2.3.E2 2.3.E3 2.3.F 2.3.G
  2.4.A 2.4.B 2.4.C
  3.1 3.2 3.3 3.4
  4.1 4.2
  5.1.A 5.1.B 5.1.C 5.1.D
  5.2.A 5.2.B 5.2.C 5.2.C1 5.2.C2 5.2.C3 5.2.C4 5.2.C5
  5.3.A 5.3.B 5.3.C 5.4 5.5 5.6
  6.1 6.2
  7.1 7.2.A 7.2.B 7.2.C 7.2.D 7.2.E 7.3.A 7.3.B 7.3.C
  8.1 8.2 8.3 8.4 8.5
  9.1 9.2.A 9.2.B1 9.2.B2 9.2.B3 9.2.C 9.3.A 9.3.B1 9.3.B2 9.3.B3 9.4
  10
  11.1 11.2 11.3
  12.1 12.2 12.3 12.4
  13.1 13.2 13.3.A 13.3.B 13.3.C 13.3.D 13.4 13.5.A 13.5.B 13.5.C 13.5.D 13.5.E 13.6
  14.1 14.2 14.3 14.4 14.5.A 14.5.B
  15.1 15.2 15.3.A 15.3.B 15.3.C 15.3.D 15.4.A 15.4.B 15.5 15.6
  16.1 16.2 16.3 16.4 16.5 16.6
  17.1 17.2.A 17.2.B
`;

/** Everything that must have a test: sections, cards, tactic cards and generals. */
export const coverage = {
  sections: SECTIONS.trim().split(/\s+/),
  items: [
    ...CARDS.slice(1).map(({ number }) => ({ id: CARD_OPTIONS[number]!, label: `card ${number}` })),
    ...Array.from({ length: TACTIC_COUNT }, (_, index) => ({
      id: TACTIC_OPTIONS[index + 1]!,
      label: `tactic card ${index + 1}`,
    })),
    ...GENERALS.map(({ name }, general) => ({ id: GENERAL_OPTIONS[general]!, label: `general ${name}` })),
  ],
};
