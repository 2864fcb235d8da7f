import type { Words } from "../../../words/words.ts";
import type { StackPieces } from "./board/armies/stacks.ts";

/** The names of things of one kind among ids: `rome` for `space:rome`. */
export const named = (ids: ReadonlySet<string>, kind: string): Set<string> =>
  new Set([...ids].filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1)));

/** The text on a general's shield: initials, or the beginning of a single name. */
export function initialsOf(name: string): string {
  const parts = name.split(/[\s.]+/).filter(Boolean);
  return parts.length > 1 ? parts.map((word) => word[0]).join("") : name.slice(0, 3);
}

/** An army in words, for people who cannot see the board. */
export function stackText({ side, generals, cus, elephants, supply, inside, space }: StackPieces, words: Words): string {
  return [
    words.say(`seat:${side}`),
    ...generals.map(({ name, strategy, battle }) => `${name} ${strategy}–${battle}`),
    words.say("face.strength", { count: cus + (elephants ?? 0) }),
    ...(elephants ? [words.say("face.elephants", { count: elephants })] : []),
    ...(supply ? [words.say("face.supply", { count: supply })] : []),
    words.say(`${inside ? "inside" : "space"}:${space}`),
  ].join(", ");
}

/**
 * A click on an army means the general who was hit, the only one who may be chosen, the first one a plan can begin with, or else
 * the space.
 */
export function choosePiece(
  stack: StackPieces,
  general: string | undefined,
  lit: ReadonlySet<string>,
  begins: ReadonlySet<string> | undefined,
  onchoose: (id: string) => void,
): void {
  const choices = stack.generals.map(({ id }) => `general:${id}`).filter((id) => lit.has(id));
  if (general) onchoose(`general:${general}`);
  else if (choices.length === 0) onchoose(`space:${stack.space}`);
  else if (choices.length === 1 || begins?.has(choices[0]!)) onchoose(choices[0]!);
}
