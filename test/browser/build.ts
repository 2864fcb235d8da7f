import { buildPageIfNeeded } from "../../src/cli/build-page.ts";
import { findOrInstall } from "./chromium.ts";

/** Builds the page and finds a browser once, before several files ask for both at the same time. */
export default function build(): void {
  buildPageIfNeeded();
  findOrInstall();
}
