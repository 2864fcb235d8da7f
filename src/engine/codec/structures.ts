import { clone } from "../plain.ts";
import {
  type AnyCodec,
  Codec,
  type Eye,
  type Fields,
  type How,
  type PositionOf,
  type StateOf,
  type ViewOf,
  wrong,
  wrongValue,
} from "./codec.ts";

type Which = "state" | "position" | "view";
type TypeOf<C extends AnyCodec, W extends Which> = C["types"][W];
/** The name of a field, unless it is not there; and whether it may be left out. */
type NameOf<C extends AnyCodec, W extends Which, N> = [TypeOf<C, W>] extends [never]
  ? never
  : W extends "state"
    ? C["types"]["key"] extends string
      ? C["types"]["key"]
      : N
    : N;
type Needed<C extends AnyCodec, W extends Which, N> = undefined extends TypeOf<C, W> ? never : NameOf<C, W, N>;
type Optional<C extends AnyCodec, W extends Which, N> = undefined extends TypeOf<C, W> ? NameOf<C, W, N> : never;
/** The same as one plain object type. */
export type Plainly<T> = { [K in keyof T]: T[K] };

/** The state that fields make up. */
export type StateIn<F extends Fields> = Plainly<
  { -readonly [N in keyof F as Needed<F[N], "state", N>]: StateOf<F[N]> } & {
    -readonly [N in keyof F as Optional<F[N], "state", N>]?: Exclude<StateOf<F[N]>, undefined>;
  }
>;
/** What a position, or a view, says of them. */
export type PositionIn<F extends Fields> = Plainly<
  { readonly [N in keyof F as Needed<F[N], "position", N>]: PositionOf<F[N]> } & {
    readonly [N in keyof F as Optional<F[N], "position", N>]?: Exclude<PositionOf<F[N]>, undefined>;
  }
>;
export type ViewIn<F extends Fields> = Plainly<
  { readonly [N in keyof F as Needed<F[N], "view", N>]: ViewOf<F[N]> } & {
    readonly [N in keyof F as Optional<F[N], "view", N>]?: Exclude<ViewOf<F[N]>, undefined>;
  }
>;

const asObject = (plain: unknown, field: string): Readonly<Record<string, unknown>> =>
  typeof plain === "object" && plain !== null && !Array.isArray(plain)
    ? (plain as Record<string, unknown>)
    : wrongValue(field, "an object", plain);

const nameOf = (field: string, key: string): string => (field ? `${field}.${key}` : key);

/** Every field says who may see what lies face down in it. */
function settled(codec: AnyCodec, name: string): AnyCodec {
  if (codec.how.faceDown) throw new Error(`${name}: say who may see the ${codec.how.faceDown.kind} (open, secret, unseen).`);
  return codec;
}

/** Reads the fields of an object into the state; `start` is what stands there if anything does. */
export function readFields(fields: Fields, plain: unknown, field: string, target: object, isStarted: boolean): void {
  const given = asObject(plain, field);
  const known = Object.entries(fields).filter(([, { how }]) => !how.isOnlySeen);
  const names = new Set(known.flatMap(([name, { how }]) => (how.former === undefined ? [name] : [name, how.former])));
  for (const name of Object.keys(given)) {
    if (!names.has(name)) wrong(nameOf(field, name), `is not known here; known are ${known.map(([key]) => key).join(", ")}.`);
  }
  for (const [name, { how }] of known) {
    const key = how.former !== undefined && !Object.hasOwn(given, name) && Object.hasOwn(given, how.former) ? how.former : name;
    const item = Object.hasOwn(given, key) ? given[key] : undefined;
    const place = nameOf(field, key);
    if (item === undefined && how.isNeeded) wrongValue(place, how.says, item);
    if (how.into) how.into(target, item, place);
    else if (item !== undefined) (target as Record<string, unknown>)[how.key ?? name] = how.read(item, place);
    else if (how.standard && !(isStarted && how.standard.isImplied)) {
      if (how.standard.value !== undefined) (target as Record<string, unknown>)[how.key ?? name] = clone(how.standard.value);
    } else if (!isStarted) wrongValue(place, how.says, item);
  }
}

/** Puts the fields of an object as JSON, for somebody's eyes. */
export function putFields(fields: Fields): (value: object, eye: Eye) => Record<string, unknown> {
  const inPositions = columns(fields, ({ isOnlySeen }) => !isOnlySeen);
  const inViews = columns(fields, ({ isUnseen }) => !isUnseen);
  return (value, eye) => {
    const { names, keys, hows } = eye === "all" ? inPositions : inViews;
    const result: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) {
      const how = hows[i]!;
      const item = how.of ? how.of(value, eye) : (value as Record<string, unknown>)[keys[i]!];
      const plain = how.isBare ? item : how.put(item, eye, value);
      if (plain !== undefined) result[names[i]!] = plain;
    }
    return result;
  };
}

function columns(fields: Fields, isThere: (how: How<unknown>) => boolean) {
  const there = Object.entries(fields).filter(([, { how }]) => isThere(how));
  return {
    names: there.map(([name]) => name),
    keys: there.map(([name, { how }]) => how.key ?? name),
    hows: there.map(([, { how }]) => how),
  };
}

/** An object with a codec for each of its fields. */
export function object<const F extends Fields>(fields: F): Codec<StateIn<F>, PositionIn<F>, ViewIn<F>> {
  for (const [name, codec] of Object.entries(fields)) settled(codec, name);
  return new Codec<StateIn<F>, PositionIn<F>, ViewIn<F>>({
    put: putFields(fields),
    read: (plain, field) => {
      const result = {};
      readFields(fields, plain, field, result, false);
      return result as StateIn<F>;
    },
    says: "an object",
    parts: (value) => partsOf(fields, value),
    inside: { between: ".", fields },
  });
}

export const partsOf = (fields: Fields, value: object) =>
  Object.entries(fields).map(([name, codec]) => {
    const { how } = codec;
    return [
      `.${name}`,
      codec,
      how.of ? how.of(value, "all") : (value as Record<string, unknown>)[how.key ?? name],
      value,
    ] as const;
  });

/** A list. */
export function list<S, P, V>(of: Codec<S, P, V>): Codec<S[], readonly P[], readonly V[]> {
  const { put, read, says, isBare, parts, lies, faceDown, inside } = of.how;
  return new Codec<S[], readonly P[], readonly V[]>({
    put: (value, eye, within) => (isBare ? value.slice() : value.map((item) => put(item, eye, within))),
    read: (plain, field) =>
      Array.isArray(plain)
        ? plain.map((item, index) => read(item, `${field}[${index}]`))
        : wrongValue(field, `a list, each ${says}`, plain),
    says: `a list, each ${says}`,
    ...((parts || lies) && { parts: (value: S[]) => value.map((item, index) => [`[${index}]`, of as AnyCodec, item] as const) }),
    ...(faceDown && { faceDown: { ...faceDown, items: (value: S[]) => value.flatMap((item) => faceDown.items(item)) } }),
    ...(inside && { inside: { between: `[]${inside.between}`, fields: inside.fields } }),
  });
}

/** A list of a fixed length, each place with its own meaning. */
export function tuple<const T extends readonly AnyCodec[]>(
  ...items: T
): Codec<
  { -readonly [I in keyof T]: StateOf<T[I]> },
  { readonly [I in keyof T]: PositionOf<T[I]> },
  { readonly [I in keyof T]: ViewOf<T[I]> }
> {
  for (const item of items) settled(item, "an item");
  const says = `a list of ${items.map(({ how }) => how.says).join(", ")}`;
  return new Codec({
    put: (value, eye, within) => items.map(({ how }, index) => how.put((value as unknown[])[index], eye, within)),
    read: (plain, field) =>
      Array.isArray(plain) && plain.length === items.length
        ? (items.map(({ how }, index) => how.read(plain[index], `${field}[${index}]`)) as never)
        : wrongValue(field, says, plain),
    says,
  });
}

/** An object with the same under each name; what may be left out there may be left out. */
type Keyed<N extends string, T> = undefined extends T ? { readonly [K in N]?: Exclude<T, undefined> } : { readonly [K in N]: T };
type Each<N extends string, S, P, V> = Codec<S, P, V> | ((name: N) => Codec<S, P, V>);

const fieldsFor = <N extends string, S, P, V>(names: readonly N[], of: Each<N, S, P, V>) =>
  Object.fromEntries(names.map((name) => [name, typeof of === "function" ? of(name) : of])) as Record<N, Codec<S, P, V>>;

const saysEach = (names: readonly string[], fields: Fields): string =>
  `an object with ${names.slice(0, -1).join(", ")} and ${names.at(-1)}, each ${fields[names[0]!]!.how.says}`;

/** One under each name, in the state and in JSON. */
export function forEach<const N extends string, S, P, V>(
  names: readonly N[],
  of: Each<N, S, P, V>,
): Codec<Record<N, S>, Keyed<N, P>, Keyed<N, V>> {
  const fields = fieldsFor(names, of);
  const { how } = object(fields);
  return new Codec({ ...(how as unknown as How<Record<N, S>>), says: saysEach(names, fields), ...insideEach(fields[names[0]!]) });
}

/** One for each name: a list in the state, in the order of the names, and an object in JSON. */
export function byKey<const N extends string, S, P, V>(
  names: readonly N[],
  of: Each<N, S, P, V>,
): Codec<S[], Keyed<N, P>, Keyed<N, V>> {
  const fields = fieldsFor(names, of);
  const codecs = names.map((name) => settled(fields[name], name) as Codec<S, P, V>);
  return new Codec<S[], Keyed<N, P>, Keyed<N, V>>({
    put: (value, eye, within) => {
      const result: Record<string, unknown> = {};
      for (let i = 0; i < names.length; i++) result[names[i]!] = codecs[i]!.how.put(value[i]!, eye, within);
      return result;
    },
    read: (plain, field) => {
      const result = {} as Record<N, S>;
      readFields(fields, plain, field, result, false);
      return names.map((name) => result[name]);
    },
    says: saysEach(names, fields),
    parts: (value) => value.map((item, index) => [`.${names[index]}`, codecs[index]! as AnyCodec, item] as const),
    ...insideEach(codecs[0]!),
  });
}

const insideEach = ({ how: { inside } }: AnyCodec) =>
  inside && { inside: { between: `.*${inside.between}`, fields: inside.fields } };

/** Pairs of a number that has a name and a value; in JSON an object with those names that occur. */
export function byName<S, P, V>(
  name: Codec<number, string, string>,
  of: Codec<S, P, V>,
): Codec<(readonly [number, S])[], Readonly<Record<string, P>>, Readonly<Record<string, V>>> {
  settled(of, "an entry");
  const { inside } = of.how;
  return new Codec<(readonly [number, S])[], Readonly<Record<string, P>>, Readonly<Record<string, V>>>({
    put: (value, eye, within) => {
      const result: Record<string, unknown> = {};
      for (const [number, item] of value) result[name.how.put(number, eye, within) as string] = of.how.put(item, eye, within);
      return result;
    },
    read: (plain, field) =>
      Object.entries(asObject(plain, field)).map(([key, item]) => {
        const place = nameOf(field, key);
        return [name.how.read(key, place), of.how.read(item, place)] as const;
      }),
    says: `an object by ${name.how.says}, each ${of.how.says}`,
    ...(inside && { inside: { between: `.*${inside.between}`, fields: inside.fields } }),
  });
}
