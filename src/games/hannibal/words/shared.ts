import type { Catalogue } from "../../../words/words.ts";
import { CITIES, PORT_SPACES, PROVINCES, SPACE_IDS } from "../rules/map.ts";
import { BATTLE_CARDS, RESERVE } from "../rules/state.ts";

/** How a place that is no town stands in a sentence: with an article, and where something is. */
export interface Place {
  readonly the: string;
  readonly in: string;
  readonly to?: string;
  readonly from?: string;
  /** number and gender, as in the catalogue */
  readonly is?: string;
}

/** How a language names the things that options are made of; from the names of spaces, provinces and battle cards. */
interface Naming {
  spaces: Readonly<Record<string, string>>;
  /** the spaces that are not simply "in Capua" */
  places: Readonly<Record<string, Place>>;
  provinces: Readonly<Record<string, string>>;
  /** the provinces as they stand in a sentence, where that differs from the name */
  theProvinces: Readonly<Record<string, string>>;
  /** "of" a province after the word province, where that differs from "of" and its name in a sentence */
  ofProvince?(the: string): string;
  battleCards: Readonly<Record<string, string>>;
  /** inside the walls of a city: in a list, and as `in`, `to` and `from` */
  inside(space: string): { readonly in: string; readonly to: string; readonly from: string };
  /** outside its walls, with the enemy inside or beside them */
  outside(space: string): { readonly in: string; readonly to: string; readonly from: string };
  /** a port, and Roman control of it, as reasons of a naval roll */
  port(space: string): string;
  romanPort(space: string): string;
  bySea(space: string): string;
  intoHarbour(space: string): string;
  reserveAs(card: string): string;
  probeAs(card: string): string;
  open(card: string): string;
  cusInside(count: number): string;
  cusSally(count: number): string;
  cus(count: number): string;
  elephants(count: number): string;
  /** number and gender of so many CUs, as in the catalogue */
  cusAre(count: number): string;
}

/** More CUs than ever stand together. */
const MANY = 99;
const ELEPHANTS = 4; // 17.1

/** The names of all ids that are built from something else. */
export function namesOf(naming: Naming): Catalogue {
  const names: Record<string, string> = {};
  const space = (id: string) => naming.spaces[id] ?? id;
  for (const id of SPACE_IDS) {
    names[`space:${id}`] = space(id);
    const place = naming.places[id];
    if (!place) continue;
    const { the, in: where, to, from, is } = place;
    Object.assign(names, { [`space:${id}.the`]: the, [`space:${id}.in`]: where, [`space:${id}.at`]: where });
    if (to) names[`space:${id}.to`] = to;
    if (from) names[`space:${id}.from`] = from;
    if (is) names[`space:${id}.is`] = is;
  }
  for (const city of CITIES) {
    const id = `inside:${SPACE_IDS[city]!}`;
    const inside = naming.inside(space(SPACE_IDS[city]!));
    Object.assign(names, { [id]: inside.in, [`${id}.in`]: inside.in, [`${id}.at`]: inside.in });
    Object.assign(names, { [`${id}.to`]: inside.to, [`${id}.from`]: inside.from, [`${id}.the`]: space(SPACE_IDS[city]!) });
  }
  for (const city of CITIES) {
    const name = space(SPACE_IDS[city]!);
    const id = `outside:${SPACE_IDS[city]!}`;
    const outside = naming.outside(name);
    Object.assign(names, { [id]: outside.in, [`${id}.in`]: outside.in, [`${id}.at`]: outside.in, [`${id}.to`]: outside.to });
    Object.assign(names, { [`${id}.from`]: outside.from, [`${id}.the`]: name });
  }
  for (const port of PORT_SPACES) {
    const id = SPACE_IDS[port]!;
    names[`port:${id}`] = naming.port(names[`space:${id}.the`] ?? space(id));
    names[`roman:${id}`] = naming.romanPort(names[`space:${id}.the`] ?? space(id));
    names[`sea:${id}`] = naming.bySea(names[`space:${id}.the`] ?? space(id));
    names[`harbour:${id}`] = naming.intoHarbour(space(id));
  }
  for (const { id } of PROVINCES) {
    names[`province:${id}`] = naming.provinces[id] ?? id;
    const the = naming.theProvinces[id];
    if (the) names[`province:${id}.the`] = the;
    if (the && naming.ofProvince) names[`province:${id}.from`] = naming.ofProvince(the);
  }
  for (const [type, id] of BATTLE_CARDS.entries()) {
    const name = naming.battleCards[id]!;
    names[`battle:${id}`] = name;
    names[`open:${id}`] = naming.open(name);
    if (type === RESERVE) continue;
    names[id] = name;
    names[`reserve:${id}`] = naming.reserveAs(name);
    names[`probe:${id}`] = naming.probeAs(name);
  }
  for (let count = 0; count <= 5; count++) {
    names[`inside:${count}`] = naming.cusInside(count);
    names[`sally:${count}`] = naming.cusSally(count);
  }
  names["elephants:0"] = naming.elephants(0);
  for (let count = 1; count <= MANY; count++) {
    names[`cus:${count}`] = naming.cus(count);
    names[`cus:${count}.is`] = naming.cusAre(count);
    if (count > ELEPHANTS) continue;
    names[`elephants:${count}`] = naming.elephants(count);
    names[`elephants:${count}.is`] = naming.cusAre(count);
  }
  return names;
}
