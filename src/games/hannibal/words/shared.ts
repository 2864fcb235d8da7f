import type { Catalogue } from "../../../words/words.ts";
import { CITIES, PORT_SPACES, PROVINCES, SPACE_IDS } from "../rules/map.ts";
import { BATTLE_CARDS, RESERVE } from "../rules/state.ts";

/** How a language names the things that options are made of; from the names of spaces, provinces and battle cards. */
export interface Naming {
  spaces: Readonly<Record<string, string>>;
  provinces: Readonly<Record<string, string>>;
  battleCards: Readonly<Record<string, string>>;
  inside(space: string): string;
  bySea(space: string): string;
  intoHarbour(space: string): string;
  reserveAs(card: string): string;
  probeAs(card: string): string;
  open(card: string): string;
  cusInside(count: number): string;
  cusSally(count: number): string;
}

/** The names of all option ids that are built from something else. */
export function namesOf(naming: Naming): Catalogue {
  const names: Record<string, string> = {};
  const space = (id: string) => naming.spaces[id] ?? id;
  for (const id of SPACE_IDS) names[`space:${id}`] = space(id);
  for (const city of CITIES) names[`inside:${SPACE_IDS[city]!}`] = naming.inside(space(SPACE_IDS[city]!));
  for (const port of PORT_SPACES) {
    const id = SPACE_IDS[port]!;
    names[`sea:${id}`] = naming.bySea(space(id));
    names[`harbour:${id}`] = naming.intoHarbour(space(id));
  }
  for (const { id } of PROVINCES) names[`province:${id}`] = naming.provinces[id] ?? id;
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
  return names;
}
