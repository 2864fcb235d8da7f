import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

describe("docs/architecture.md", () => {
  const walk = [...read("docs/architecture.md").matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path!);

  test("walks through a march in at most 25 files", () => {
    expect(walk.length).toBeGreaterThan(10);
    expect(walk.length).toBeLessThanOrEqual(25);
  });

  test.each(walk)("%s is there", (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });
});

describe("docs/server.md", () => {
  const text = read("docs/server.md");

  test("has every request of the lobby", () => {
    const requests = [...read("src/server/app.ts").matchAll(/\bapi\.(get|post)\("([^"]+)"/g)].map(
      ([, method, path]) => `${method!.toUpperCase()} /api${path}`,
    );
    expect(requests.length).toBeGreaterThan(5);
    expect(requests.filter((request) => !text.includes(`| \`${request}\` |`))).toEqual([]);
  });

  test("has every code of an error that the server makes", () => {
    const sources = globSync("src/server/**/*.ts", { cwd: root }).map(read).join("\n");
    const codes = [...sources.matchAll(/new (?:Server|Punica)Error\(\s*"([a-z-]+)"/g)].map(([, code]) => code!);
    const table = /\| code of an error \|[\s\S]*?\n\n/.exec(text)![0];
    expect(codes.length).toBeGreaterThan(10);
    expect([...new Set(codes)].filter((code) => !table.includes(`\`${code}\``))).toEqual([]);
  });
});

describe("whatever the documents point to is there", () => {
  const documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", ...globSync("docs/*.md", { cwd: root })];

  test.each(documents)("%s: links", (document) => {
    const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });

  test.each(documents)("%s: commands of npm", (document) => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
