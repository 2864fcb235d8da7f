import { clone, type Plain } from "../engine/index.ts";

const JUNK: readonly Plain[] = [null, true, -1, 0.5, 1_000_000, "", "nowhere", "__proto__", [], {}, [null], [[]], { x: 1 }];

/** A position with one thing spoiled, and what that was. */
export function spoiled(position: Plain, below: (limit: number) => number): { what: string; value: Plain } {
  const value = clone(position) as Plain;
  let at = "position";
  let here = value as Plain[] | Record<string, Plain>;
  for (;;) {
    const keys = Object.keys(here);
    if (keys.length === 0) return { what: `${at} as it was`, value };
    const key = keys[below(keys.length)]!;
    const inside = (here as Record<string, Plain>)[key]!;
    at = `${at}.${key}`;
    if (typeof inside === "object" && inside !== null && Object.keys(inside).length > 0 && below(8) > 0) {
      here = inside as Plain[] | Record<string, Plain>;
      continue;
    }
    return { what: `${at} ${spoil(here, key, below)}`, value };
  }
}

function spoil(here: Plain[] | Record<string, Plain>, key: string, below: (limit: number) => number): string {
  const inside = here as Record<string, Plain>;
  if (below(4) === 0) {
    if (Array.isArray(here)) here.splice(Number(key), 1);
    else delete here[key];
    return "taken out";
  }
  if (Array.isArray(here) && below(3) === 0) {
    here.push(clone(inside[key]!));
    return "doubled";
  }
  const old = inside[key];
  const junk = typeof old === "number" && below(2) === 0 ? old + [1, -1, 7, 100][below(4)]! : JUNK[below(JUNK.length)]!;
  inside[key] = clone(junk) as Plain;
  return `put to ${JSON.stringify(junk)}`;
}
