/** The current route: the part of the address after #. */
type Route =
  | { readonly page: "home" }
  | { readonly page: "play"; readonly id: string; readonly at: number | null }
  | {
      readonly page: "online";
      readonly id: string;
      readonly at: number | null;
      readonly invite: string | null;
      readonly token: string | null;
    }
  | { readonly page: "replay"; readonly id: string; readonly at: number | null }
  | { readonly page: "record"; readonly data: string; readonly at: number | null }
  | { readonly page: "learn"; readonly game: string; readonly lesson: string | null }
  | { readonly page: "position"; readonly game: string; readonly data: string | null }
  | { readonly page: "rules"; readonly game: string; readonly section: string | null }
  | { readonly page: "lost" };

/** Reads an address: `#/`, `#/play/<id>`, `#/g/<id>`, `#/g/<id>/join/<invite>`, `#/g/<id>/seat/<token>`, `#/replay/<id>`, `#/record/<game>`, each with `/at/<moment>`; `#/rules/<game>/<section>`, `#/learn/<game>/<lesson>`, `#/position/<game>/<position>`. */
export function readRoute(hash: string): Route {
  const parts = partsOf(hash);
  if (!parts) return { page: "lost" };
  const [page, id, ...more] = parts;
  if (page === undefined) return { page: "home" };
  if (id === undefined) return { page: "lost" };
  const after = (word: string) => (more.includes(word) ? (more[more.indexOf(word) + 1] ?? null) : null);
  const moment = after("at");
  const at = moment !== null && /^\d+$/.test(moment) ? Number(moment) : null;
  switch (page) {
    case "play":
      return { page: "play", id, at };
    case "g":
      return { page: "online", id, at, invite: after("join"), token: after("seat") };
    case "replay":
      return { page: "replay", id, at };
    case "record":
      return { page: "record", data: id, at };
    case "learn":
      return { page: "learn", game: id, lesson: more[0] ?? null };
    case "position":
      return { page: "position", game: id, data: more[0] ?? null };
    case "rules":
      return { page: "rules", game: id, section: more[0] ?? null };
    default:
      return { page: "lost" };
  }
}

/** The parts between the slashes; undefined if unreadable. */
function partsOf(hash: string): string[] | undefined {
  try {
    return hash
      .replace(/^#?\/?/, "")
      .split("/")
      .filter(Boolean)
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

let here = $state.raw<Route>(readRoute(globalThis.location?.hash ?? ""));
globalThis.addEventListener?.("hashchange", () => {
  here = readRoute(location.hash);
});

export const route = {
  get now(): Route {
    return here;
  },
};

export function go(address: string): void {
  location.hash = address;
}

/** Goes to an address without adding to the history. */
export function replaceWith(address: string): void {
  location.replace(address);
}

/** The full link to a moment of the open table. */
export function linkTo(address: string): string {
  return `${location.origin}${location.pathname}${address}`;
}
