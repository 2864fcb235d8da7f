import {
  type AnyGame,
  type GameState,
  type Header,
  headerFor,
  type Plain,
  PunicaError,
  readHeader,
  readPosition,
  writePosition,
} from "../../engine/index.ts";
import { entriesOf, withValue } from "./paths.ts";

/** A position being edited, and the game that it belongs to. */
export interface Draft {
  readonly header: Header;
  readonly position: Plain;
}

/** What is wrong with a position: the field, if one is to blame, and a sentence. */
export interface Trouble {
  readonly field: string;
  readonly message: string;
}

/** What the rules make of a draft: the state, if it can be read at all, and all that is wrong with it. */
export interface Checked {
  readonly state: GameState | null;
  readonly troubles: readonly Trouble[];
}

/** The state that a position describes, even if it breaks the rules. */
function stateOf(game: AnyGame, { header, position }: Draft): GameState {
  const { chance, ...rest } = entriesOf(position);
  const state = (game.stateFrom ?? game.readPosition)(rest as Plain, header);
  if (chance !== undefined) state.chance = chance as GameState["chance"] & Plain;
  return state;
}

export function check(game: AnyGame, draft: Draft): Checked {
  let state: GameState;
  try {
    state = stateOf(game, draft);
  } catch (error) {
    return { state: null, troubles: [troubleIn(error)] };
  }
  const faults = [...game.faults(state)].map((message) => ({ field: "", message }));
  return { state, troubles: faults.length > 0 ? faults : refusedBy(game, draft) };
}

/** What the checked reader has to say where nothing else is wrong. */
function refusedBy(game: AnyGame, { header, position }: Draft): Trouble[] {
  try {
    readPosition(game, position, header);
    return [];
  } catch (error) {
    return [troubleIn(error)];
  }
}

/** Whatever is not foreseen is a defect, and the draft is as wrong as can be. */
function troubleIn(error: unknown): Trouble {
  if (!(error instanceof PunicaError)) console.error(error);
  const field = error instanceof PunicaError ? (error.field ?? "") : "";
  return { field, message: error instanceof Error ? error.message.replace(`${field}: `, "") : "" };
}

/**
 * The draft as the rules write it: everything is said, and what follows from the rest is right. Chance is only said where it was
 * said before. A draft that cannot be read stays as it is.
 */
export function settled(game: AnyGame, draft: Draft): Draft {
  const { state } = check(game, draft);
  if (!state) return draft;
  const { chance: _, ...written } = entriesOf(writePosition(game, state));
  const { chance } = entriesOf(draft.position);
  return { ...draft, position: { ...written, ...(chance !== undefined && { chance }) } };
}

/** The set-up of a game as a draft. */
export function setUpDraft(game: AnyGame, given: Partial<Header> & Pick<Header, "seed">): Draft {
  const header = headerFor(game, given);
  return { header, position: withValue(writePosition(game, game.setup(header)), "chance", undefined) };
}

/** The draft of a file or link: what the protocol's `load` takes. Throws a PunicaError if it cannot be read. */
export function draftFrom(game: AnyGame, value: unknown, seed: string): Draft {
  const given = (value ?? {}) as { readonly position?: Plain };
  const { header } = readHeader({ seed, ...given }, [game]);
  if (given.position === undefined) throw new PunicaError("bad-position", "There is no position in it.", { field: "position" });
  const draft = settled(game, { header, position: given.position });
  const { state, troubles } = check(game, draft);
  if (!state)
    throw new PunicaError("bad-position", `${troubles[0]!.field}: ${troubles[0]!.message}`, { field: troubles[0]!.field });
  return draft;
}

/** A draft as it is written into files and links: the fields of a state in the protocol. */
export const fileOf = ({ header, position }: Draft): Plain => ({ ...header, position });
