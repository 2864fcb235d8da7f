import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../../../src/games/shared/page/board/palette.css", import.meta.url), "utf8");
const colours = (theme: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...css
        .slice(css.indexOf(`data-theme="${theme}"`))
        .split("}")[0]!
        .matchAll(/--([\w-]+): (#[0-9a-f]{6})/g),
    ].map((m) => [m[1]!, m[2]!]),
  );
const light = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (a: string, b: string) => {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
};

describe.each(["light", "dark"])("letters can be read, %s", (theme) => {
  const palette = colours(theme);
  const cream = "#fff8e8";
  test.each([
    ["ink", "land"],
    ["ink", "halo"],
    ["ink", "paper"],
    ["sea-ink", "sea"],
  ])("%s on %s has a contrast of 4.5 to 1", (letters, ground) => {
    expect(contrast(palette[letters]!, palette[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(["rome", "carthage"])("numbers on %s have a contrast of 4.5 to 1", (ground) => {
    expect(contrast(cream, palette[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
});

test("both themes name the same colours", () => {
  expect(Object.keys(colours("dark")).sort()).toEqual(Object.keys(colours("light")).sort());
});
