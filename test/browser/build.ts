import { buildPageIfNeeded } from "../../src/cli/build-page.ts";

/** Builds the page once, before several browsers ask for it at the same time. */
export default function build(): void {
  buildPageIfNeeded();
}
