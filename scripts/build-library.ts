import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { optionsOf } from "./usage.ts";

optionsOf(
  "usage: node scripts/build-library.ts\n\nBuilds the library, with its types, into dist/library; `npm pack` runs it.",
  {},
);

const root = join(import.meta.dirname, "..");
rmSync(join(root, "dist/library"), { recursive: true, force: true });
execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", join(root, "src/library/tsconfig.json")], {
  stdio: "inherit",
});
