import { GENERAL_OPTIONS, GENERALS } from "./generals.ts";
import { ALL_CARDS, CARD_OPTIONS } from "./strategy-cards.ts";

/** The numbered sections that carry rules; each must have a test. */
const SECTIONS = `
  4.1 4.2 4.3 4.4
  6.1 6.2 6.3 6.4 6.5 6.6 6.7
  7.1 7.2 7.3 7.4
  8.1 8.2 8.3 8.4 8.5 8.6 8.7
  9.1 9.2 9.3
  10.1 10.2 10.3 10.4 10.5 10.6 10.7 10.8 10.9 10.10 10.11 10.12
  11.1 11.2 11.3 11.4 11.5 11.6
  12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10
  13.1 13.2 13.3 13.4 13.5 13.6
  14.1 14.2 14.3 14.4 14.5 14.6 14.7 14.8 14.9 14.10 14.11 14.12
  15.1 15.2 15.3 15.4 15.5 15.6
  16.1 16.2 16.3
  17.1 17.2 17.3 17.4 17.5
  18.1 18.2 18.3
  19.1 19.2 19.3 19.4
  20.1 20.2 20.3 20.4 20.5 20.6 20.7 20.8 20.9
  21.1 21.2 21.3
  22.1 22.2 22.3 22.4
  23
  24
  25
`;

/** Everything that must have a test: sections, cards and generals. */
export const coverage = {
  sections: SECTIONS.trim().split(/\s+/),
  items: [
    ...ALL_CARDS.map(({ number }) => ({ id: CARD_OPTIONS[number]!, label: `card ${number}` })),
    ...GENERALS.map(({ name }, general) => ({ id: GENERAL_OPTIONS[general]!, label: `general ${name}` })),
  ],
};
