import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files of browser tests that take longest, the longest first: whoever begins with them does not wait for one at the end. */
const LONG = [
  "lessons",
  "counsel",
  "accessible",
  "position",
  "film",
  "plan",
  "hamilcar",
  "coming-and-going",
  "hot-seat",
  "online",
];

const rankOf = ({ project, moduleId }: TestSpecification): number => {
  const rank = project.name === "browser" ? LONG.indexOf(basename(moduleId, ".test.ts")) : -1;
  return rank < 0 ? LONG.length : rank;
};

/** Runs files in the usual order of groups, but those known to be long before the others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const orderOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return (await super.sort(files)).sort((a, b) => orderOf(a) - orderOf(b) || rankOf(a) - rankOf(b));
  }
}
