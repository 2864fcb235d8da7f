import { ALL, Codec, type Form, wrong, wrongValue } from "./codec.ts";

/** A value whose JSON is itself. */
const bare = <S>(says: string, isGood: (plain: unknown) => boolean, form?: Form): Codec<S> =>
  new Codec<S>({
    put: (value) => value,
    read: (plain, field) => (isGood(plain) ? (plain as S) : wrongValue(field, says, plain)),
    says,
    isBare: true,
    ...(form && { form }),
  });

/** True or false; false if it is left out. */
export const flag = bare<boolean>("true or false", (plain) => typeof plain === "boolean", { kind: "flag" }).or(false);

export const text = bare<string>("a text", (plain) => typeof plain === "string");

export const whole = (least: number, most: number): Codec<number> =>
  bare<number>(
    `a whole number from ${least} to ${most}`,
    (plain) => typeof plain === "number" && Number.isInteger(plain) && plain >= least && plain <= most,
    { kind: "number", least, most },
  );

/** One of several words. */
export const word = <const W extends string>(words: readonly W[]): Codec<W> =>
  bare<W>(`one of ${words.join(", ")}`, (plain) => (words as readonly unknown[]).includes(plain), {
    kind: "name",
    of: "",
    names: words,
  });

/**
 * A number in the state, a name in JSON. In views the name may carry its kind (`unit:R-legion-1`), as in options and catalogues.
 * Both can be read.
 */
export function named<const N extends string, const M extends string = N>(
  kind: string,
  names: readonly N[],
  inViews: readonly (M | N)[] = names,
): Codec<number, N, M> {
  const numbers = new Map<unknown, number>([...inViews.entries(), ...names.entries()].map(([number, name]) => [name, number]));
  const isFew = names.length <= FEW;
  const says = isFew ? `one of ${names.join(", ")}` : `the name of a ${kind}`;
  return new Codec<number, N, M>({
    put: (value, eye) => (eye === ALL ? names : inViews)[value],
    read: (plain, field) => numbers.get(plain) ?? (isFew ? wrongValue(field, says, plain) : noSuch(kind, plain, field)),
    says,
    form: { kind: "name", of: kind, names },
  });
}
/** Up to this many names are listed in full. */
const FEW = 12;

/** Another number in the state that is a name in JSON. */
export const spelled = (
  kind: string,
  name: (number: number) => string,
  find: (name: string) => number | undefined,
): Codec<number, string> =>
  new Codec({
    put: (value) => name(value),
    read: (plain, field) => (typeof plain === "string" ? find(plain) : undefined) ?? noSuch(kind, plain, field),
    says: `the name of a ${kind}`,
  });

const noSuch = (kind: string, plain: unknown, field: string): never =>
  plain === undefined
    ? wrongValue(field, `the name of a ${kind}`, plain)
    : wrong(field, `there is no ${kind} ${JSON.stringify(plain)}.`);
