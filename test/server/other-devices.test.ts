import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addressesOf } from "../../src/server/addresses.ts";

/* Played on a local network, where pages come over plain http. */

const SOURCE = join(import.meta.dirname, "../../src");

test("nothing needs what browsers allow to pages over https only", () => {
  const files = globSync("**/*.{ts,svelte}", { cwd: SOURCE });
  expect(files.length).toBeGreaterThan(300);
  const asking = files.filter((file) => /\brandomUUID\b|\bcrypto\.subtle\b/.test(readFileSync(join(SOURCE, file), "utf8")));
  expect(asking).toEqual([]);
});

test("other devices are told an address over http, unless the server listens to this machine only", () => {
  for (const address of addressesOf("0.0.0.0", 8264)) expect(address).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:8264$/);
  expect(addressesOf("192.168.1.5", 80)).toEqual(["http://192.168.1.5:80"]);
  for (const host of ["localhost", "127.0.0.1", "::1"]) expect(addressesOf(host, 8264)).toEqual([]);
});
