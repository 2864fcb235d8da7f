import type { Analysis } from "../../bots/analysis.ts";
import {
  answersIn,
  type EarlierMoment,
  type Outcome,
  type PerSeat,
  PunicaError,
  perSeat,
  type Seat,
  type Snapshot,
} from "../../engine/index.ts";
import { randomHex } from "../../server/fair.ts";
import type { Course } from "../replay/moves.ts";
import type { Remembered } from "./remembered.svelte.ts";

/** A game played in this browser, as stored. */
export interface StoredGame extends Course {
  readonly id: string;
  /** an opened record: to view, not to play on */
  readonly archived?: boolean;
  readonly rulesVersion: number;
  /** where its answers led, to tell whether other rules lead there too */
  readonly fingerprint?: string;
  /** the present state and stored earlier ones: what is left of the game if the rules change */
  readonly snapshot?: Snapshot;
  readonly moments?: readonly EarlierMoment[];
  /** who plays: somebody at this screen, or a computer player by its id */
  readonly players: PerSeat<"here" | { readonly computer: string }>;
  readonly touched: number;
  readonly toMove: Seat | null;
  readonly over: Outcome | null;
  /** how many of the log entries it may read each seat has read; an unnamed seat has read none */
  readonly followed: PerSeat<number>;
  /** how often each seat has been advised */
  readonly advised?: PerSeat<number>;
  /** the answers that are given by themselves */
  readonly remembered?: PerSeat<readonly Remembered[]>;
  /** the analysis of the game, once somebody has asked for it */
  readonly analysis?: Analysis;
}

/** Where local games are kept. */
export interface GameStore {
  all(): Promise<StoredGame[]>;
  get(id: string): Promise<StoredGame | undefined>;
  put(game: StoredGame): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Starts another game from the first answers of one, and returns its address. */
export async function branchOff(store: GameStore, game: StoredGame, version: number): Promise<string> {
  const { archived: _, fingerprint: __, snapshot: ___, moments: ____, analysis: _____, ...kept } = game;
  let answers = answersIn(game.earlier ?? []);
  if (version < answers) throw new PunicaError("other-rules", "This moment was played under other rules.");
  const end = game.inputs.findIndex((input) => "answer" in input && answers++ === version);
  const id = newId();
  await store.put({
    ...kept,
    id,
    inputs: end < 0 ? game.inputs : game.inputs.slice(0, end),
    touched: Date.now(),
    toMove: null,
    over: null,
    // what happened before is not news
    followed: perSeat(Object.keys(kept.players), () => Number.MAX_SAFE_INTEGER),
  });
  return `#/play/${id}`;
}

export const newId = (): string => randomHex(4);

/** Where analyses of games played far apart are kept: the games themselves are on the server. */
export interface AnalysisStore {
  get(game: string): Promise<Analysis | undefined>;
  put(game: string, analysis: Analysis): Promise<void>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A database of the browser with one store in it, opened when first used. */
function browserDatabase(name: string, storeName: string, options?: IDBObjectStoreParameters) {
  let database: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, options);
    return settled(request);
  };
  return async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    database ??= open();
    const transaction = (await database).transaction(storeName, mode);
    const done = settled(act(transaction.objectStore(storeName)));
    transaction.commit();
    return done;
  };
}

/** Keeps games in the browser. */
export function browserStore(): GameStore {
  const within = browserDatabase("punica", "games", { keyPath: "id" });
  return {
    all: () => within("readonly", (games) => games.getAll() as IDBRequest<StoredGame[]>),
    get: (id) => within("readonly", (games) => games.get(id) as IDBRequest<StoredGame | undefined>),
    put: async (game) => {
      await within("readwrite", (games) => games.put(game));
    },
    remove: (id) => within("readwrite", (games) => games.delete(id)),
  };
}

/** Keeps analyses in the browser. */
export function browserAnalyses(): AnalysisStore {
  const within = browserDatabase("punica-analyses", "analyses");
  return {
    get: (game) => within("readonly", (analyses) => analyses.get(game) as IDBRequest<Analysis | undefined>),
    put: async (game, analysis) => {
      await within("readwrite", (analyses) => analyses.put(analysis, game));
    },
  };
}

/** A store that forgets: for tests, and for browsers without storage. */
export function memoryStore(): GameStore {
  const games = new Map<string, StoredGame>();
  return {
    all: async () => [...games.values()],
    get: async (id) => games.get(id),
    put: async (game) => {
      games.set(game.id, structuredClone(game));
    },
    remove: async (id) => {
      games.delete(id);
    },
  };
}

/** The same for analyses. */
export function memoryAnalyses(): AnalysisStore {
  const analyses = new Map<string, Analysis>();
  return {
    get: async (game) => analyses.get(game),
    put: async (game, analysis) => {
      analyses.set(game, structuredClone(analysis));
    },
  };
}
