import type { Coverage } from "../../../kit/coverage.ts";

/** The sections of the rules that must each have a test: `npm run rules:coverage`. */
export const coverage: Coverage = {
  sections: ["1.1", "2.1", "2.2", "3.1", "3.2", "4.1", "5.1", "6.1", "7.1", "7.2", "7.3"],
  items: [],
};
