import { clone } from "../plain.ts";
import {
  ALL,
  type AnyCodec,
  Codec,
  type Eye,
  type Fields,
  type Form,
  type How,
  looking,
  type Part,
  type PositionOf,
  type StateOf,
  type ViewOf,
  wrong,
  wrongValue,
} from "./codec.ts";

type Which = "state" | "position" | "view";
type TypeOf<C extends AnyCodec, W extends Which> = C["types"][W];
/** The name of a field, unless it is absent; and whether it may be left out. */
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
/** What a position, or a view, says about them. */
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

/** A field as it is written and read. All have the same shape, so that the loop over them is fast. */
interface Column {
  readonly name: string;
  readonly key: string;
  readonly put: ((value: unknown, eye: Eye, within: object) => unknown) | null;
  readonly of: ((whole: object, eye: Eye) => unknown) | null;
  readonly how: How<unknown>;
  readonly codec: AnyCodec;
}

function plainOf({ key, put, of }: Column, whole: object, eye: Eye): unknown {
  const value = of === null ? (whole as Record<string, unknown>)[key] : of(whole, eye);
  return put === null ? value : put(value, eye, whole);
}

/** An object that is given more keys than this one by one becomes a hash table: larger, and slower to make and to read. */
const MANY = 12;

/** The forms of an object in which some of its fields are left out: found by asking of each field in turn whether it is there. */
class Forms {
  private with: Forms | undefined;
  private without: Forms | undefined;
  private object: Record<string, unknown> | undefined;

  /** An object with the fields that are not undefined. */
  objectOf(columns: readonly Column[], plains: readonly unknown[]): Record<string, unknown> {
    let form: Forms = this;
    for (const plain of plains) form = form.next(plain !== undefined);
    form.object ??= fastObject(columns.flatMap(({ name }, i) => (plains[i] === undefined ? [] : [name])));
    return { ...form.object };
  }

  private next(isThere: boolean): Forms {
    const known = isThere ? this.with : this.without;
    if (known) return known;
    const form = new Forms();
    if (isThere) this.with = form;
    else this.without = form;
    return form;
  }
}

/** An object with these keys that is not a hash table, nor are its copies. */
const fastObject = (names: readonly string[]) =>
  JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:0`).join()}}`) as Record<string, unknown>;

function putMany(columns: readonly Column[], forms: Forms, whole: object, eye: Eye): Record<string, unknown> {
  const plains = columns.map((column) => plainOf(column, whole, eye));
  const result = forms.objectOf(columns, plains);
  for (let i = 0; i < columns.length; i++) if (plains[i] !== undefined) result[columns[i]!.name] = plains[i];
  return result;
}

/** The fields of an object, ready to be written and read. */
export class FieldList {
  private readonly inPositions: readonly Column[];
  private readonly inViews: readonly Column[];
  private readonly hiding: readonly Column[];
  private readonly known: ReadonlySet<string>;
  private readonly positionForms = new Forms();
  private readonly viewForms = new Forms();

  constructor(fields: Fields) {
    const columns = Object.entries(fields).map(([name, codec]): Column => {
      const { how } = settled(codec, name);
      return { name, key: how.key ?? name, put: how.isBare ? null : how.put, of: how.of ?? null, how, codec };
    });
    this.inPositions = columns.filter(({ how }) => !how.isOnlySeen);
    this.inViews = columns.filter(({ how }) => !how.isUnseen);
    this.hiding = columns.filter(({ how }) => how.lies || how.lying || how.parts);
    this.known = new Set(this.inPositions.flatMap(({ name, how }) => (how.former === undefined ? [name] : [name, how.former])));
  }

  /** The JSON of an object that somebody may see. */
  put(whole: object, eye: Eye): Record<string, unknown> {
    const columns = eye === ALL ? this.inPositions : this.inViews;
    if (columns.length > MANY) return putMany(columns, eye === ALL ? this.positionForms : this.viewForms, whole, eye);
    const result: Record<string, unknown> = {};
    for (let i = 0; i < columns.length; i++) {
      const plain = plainOf(columns[i]!, whole, eye);
      if (plain !== undefined) result[columns[i]!.name] = plain;
    }
    return result;
  }

  /** The fields that views show, each written by itself: once for everybody where it does not matter who looks. */
  get viewFields() {
    return this.inViews.map((column) => ({
      name: column.name,
      ofEach: (whole: object, eyes: readonly Eye[]) => {
        looking.matters = false;
        const first = plainOf(column, whole, eyes[0]!);
        const isSame = !looking.matters;
        return eyes.map((eye, index) => (isSame || index === 0 ? first : plainOf(column, whole, eye)));
      },
    }));
  }

  /** Reads the fields into an object. In one that already has values, fields left out keep theirs. */
  readInto(target: object, plain: unknown, field: string, isStarted: boolean): void {
    const given = asObject(plain, field);
    for (const name of Object.keys(given)) {
      if (this.known.has(name)) continue;
      const names = this.inPositions.map((column) => column.name).join(", ");
      wrong(nameOf(field, name), `is not known here; known are ${names}.`);
    }
    for (const { name, key, how } of this.inPositions) {
      const isOld = how.former !== undefined && Object.hasOwn(given, how.former) && !Object.hasOwn(given, name);
      const written = isOld ? how.former : name;
      const item = Object.hasOwn(given, written) ? given[written] : undefined;
      const place = nameOf(field, written);
      if (item === undefined && (how.isNeeded || !(isStarted || how.standard || how.into))) wrongValue(place, how.says, item);
      if (how.into) how.into(target, item, place);
      else {
        const value = item === undefined ? standardOf(how, isStarted, target) : how.read(item, place, target);
        if (value !== undefined) (target as Record<string, unknown>)[key] = value;
      }
    }
  }

  /** Whether something may lie face down in one of them. */
  get mayHide(): boolean {
    return this.hiding.length > 0;
  }

  parts(whole: object): Part[] {
    return this.hiding.map(({ name, key, of, codec }) => [
      `.${name}`,
      codec,
      of === null ? (whole as Record<string, unknown>)[key] : of(whole, ALL),
      whole,
    ]);
  }
}

/** The value of a field that was left out; undefined if it stays as it is. */
function standardOf({ standard }: How<unknown>, isStarted: boolean, within: object): unknown {
  if (!standard || (isStarted && standard.isImplied)) return undefined;
  return typeof standard.value === "function" ? standard.value(within) : clone(standard.value);
}

/** The form of an object, of the fields that have one. */
const formOf = (fields: Fields): Form => ({
  kind: "object",
  fields: Object.fromEntries(
    Object.entries(fields).flatMap(([name, { how }]) => (how.form && !how.isOnlySeen ? [[name, how.form] as const] : [])),
  ),
});

/** An object with a codec for each of its fields. */
export function object<const F extends Fields>(fields: F): Codec<StateIn<F>, PositionIn<F>, ViewIn<F>> {
  const own = new FieldList(fields);
  return new Codec<StateIn<F>, PositionIn<F>, ViewIn<F>>({
    put: (value, eye) => own.put(value, eye),
    read: (plain, field) => {
      const result = {};
      own.readInto(result, plain, field, false);
      return result as StateIn<F>;
    },
    says: "an object",
    form: formOf(fields),
    ...(own.mayHide && { parts: (value: object) => own.parts(value) }),
    inside: { between: ".", fields },
  });
}

/** A list. */
export function list<S, P, V>(of: Codec<S, P, V>): Codec<S[], readonly P[], readonly V[]> {
  const { put, read, says, form, isBare, parts, lies, faceDown, inside } = of.how;
  return new Codec<S[], readonly P[], readonly V[]>({
    put: (value, eye, within) => {
      const result: unknown[] = value.slice();
      if (!isBare) for (let i = 0; i < result.length; i++) result[i] = put(value[i]!, eye, within);
      return result;
    },
    read: (plain, field, within) =>
      Array.isArray(plain)
        ? plain.map((item, index) => read(item, `${field}[${index}]`, within))
        : wrongValue(field, `a list, each ${says}`, plain),
    says: `a list, each ${says}`,
    ...(form && { form: { kind: "list", of: form } as const }),
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
    read: (plain, field, within) =>
      Array.isArray(plain) && plain.length === items.length
        ? (items.map(({ how }, index) => how.read(plain[index], `${field}[${index}]`, within)) as never)
        : wrongValue(field, says, plain),
    says,
  });
}

/** An object with the same kind of value under each name. */
type Keyed<N extends string, T> = undefined extends T ? { readonly [K in N]?: Exclude<T, undefined> } : { readonly [K in N]: T };
type Each<N extends string, S, P, V> = Codec<S, P, V> | ((name: N) => Codec<S, P, V>);

const fieldsFor = <N extends string, S, P, V>(names: readonly N[], of: Each<N, S, P, V>) =>
  Object.fromEntries(names.map((name) => [name, typeof of === "function" ? of(name) : of])) as Record<N, Codec<S, P, V>>;

const saysEach = (names: readonly string[], fields: Fields): string =>
  `an object with ${names.slice(0, -1).join(", ")} and ${names.at(-1)}, each ${fields[names[0]!]!.how.says}`;

/** One for each name, in the state as in JSON. */
export function each<const N extends string, S, P, V>(names: readonly N[], of: Each<N, S, P, V>) {
  const fields = fieldsFor(names, of);
  const all = object(fields);
  type Types = (typeof all)["types"];
  const { inside: _, ...how } = all.how;
  return new Codec<Types["state"], Types["position"], Types["view"]>({
    ...how,
    says: saysEach(names, fields),
    ...insideEach(fields[names[0]!]),
    ...secrecyOf(names.map((name) => fields[name])),
  });
}

/** One for each name: a list in the state, in the order of the names, and an object in JSON. */
export function byKey<const N extends string, S, P, V>(
  names: readonly N[],
  of: Each<N, S, P, V>,
): Codec<S[], Keyed<N, P>, Keyed<N, V>> {
  const fields = fieldsFor(names, of);
  const own = new FieldList(fields);
  const codecs = names.map((name) => fields[name]);
  const puts = codecs.map(({ how }) => how.put);
  return new Codec<S[], Keyed<N, P>, Keyed<N, V>>({
    put: (value, eye, within) => {
      const result: Record<string, unknown> = {};
      for (let i = 0; i < names.length; i++) result[names[i]!] = puts[i]!(value[i]!, eye, within);
      return result;
    },
    read: (plain, field) => {
      const result = {} as Record<N, S>;
      own.readInto(result, plain, field, false);
      return names.map((name) => result[name]);
    },
    says: saysEach(names, fields),
    form: formOf(fields),
    ...(own.mayHide && {
      parts: (value: S[]) => value.map((item, index) => [`.${names[index]}`, codecs[index]! as AnyCodec, item] as const),
    }),
    ...insideEach(codecs[0]!),
    ...secrecyOf(codecs),
  });
}

/** What the docs say about who sees them. */
function secrecyOf(codecs: readonly AnyCodec[]) {
  const all = new Set(codecs.map(({ how }) => how.secrecy));
  const [secrecy] = all.size === 1 ? all : ["in a view, each sees only its own"];
  return secrecy !== undefined && { secrecy };
}

const insideEach = ({ how: { inside } }: AnyCodec) =>
  inside && { inside: { between: `.*${inside.between}`, fields: inside.fields } };

/** Pairs of a named number and a value; in JSON an object with the names that occur. */
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
    read: (plain, field, within) =>
      Object.entries(asObject(plain, field)).map(([key, item]) => {
        const place = nameOf(field, key);
        return [name.how.read(key, place, within), of.how.read(item, place, within)] as const;
      }),
    says: `an object by ${name.how.says}, each ${of.how.says}`,
    ...(name.how.form && of.how.form && { form: { kind: "entries", by: name.how.form, of: of.how.form } as const }),
    ...(inside && { inside: { between: `.*${inside.between}`, fields: inside.fields } }),
  });
}

/** Its codec depends on the fields before it. */
export function depending<C extends object, S, P, V>(says: string, choose: (within: C) => Codec<S, P, V>): Codec<S, P, V> {
  return new Codec<S, P, V>({
    put: (value, eye, within) => choose(within as C).how.put(value, eye, within),
    read: (plain, field, within) =>
      plain === undefined ? wrongValue(field, says, plain) : choose(within as C).how.read(plain, field, within),
    says,
  });
}
