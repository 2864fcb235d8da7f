import { PunicaError, type Seat } from "../engine/index.ts";
import type { Course } from "./course.ts";
import { ServerError } from "./errors.ts";
import type { By, Offer } from "./protocol.ts";
import type { NextGame, StoredEvent, StoredGame } from "./storage.ts";

/** Acknowledges a command. */
export type Acknowledge = (repeated?: true) => void;

/** What agreements between the players need of a room. */
export interface Bargain {
  readonly game: StoredGame;
  readonly events: readonly StoredEvent[];
  /** the course of a game in progress; throws otherwise */
  playing(): Course;
  nextGame(): NextGame;
  event(seat: Seat, what: StoredEvent["what"]): StoredEvent;
  /** stores an event, acknowledges it and tells both players the open offers */
  agree(event: StoredEvent, acknowledge: Acknowledge): Promise<void>;
  goBack(to: number, offer: StoredEvent, accepted: StoredEvent, acknowledge: Acknowledge): Promise<void>;
  /** throws if a seat has used up its share of events or undos */
  checkShare(seat: Seat, what: Offer["what"]): void;
  draw(accepted: StoredEvent, acknowledge: Acknowledge): Promise<void>;
  rematch(next: NextGame, part: string, accepted: StoredEvent, acknowledge: Acknowledge): Promise<void>;
}

export async function offer(room: Bargain, seat: Seat, command: By<"offer">, acknowledge: Acknowledge): Promise<void> {
  const { what } = command;
  if (what === "rematch") checkRematch(room.game);
  else room.playing();
  const alike = standingOffers(room).filter((event) => offerOf(event).what === what);
  if (alike.some((event) => event.seat === seat)) return acknowledge(true);
  const theirs = alike[0];
  if (theirs && what === "draw") return accept(room, seat, theirs, undefined, acknowledge);
  if (theirs && what === "rematch") throw new ServerError("no-offer", "The other player has offered this: accept that.");
  room.checkShare(seat, what);
  if (wasDeclined(room, seat, what)) throw new ServerError("offer-refused", "This was declined, and nothing has happened since.");
  await room.agree(room.event(seat, termsOf(room, seat, command)), acknowledge);
}

function termsOf(room: Bargain, seat: Seat, command: By<"offer">): StoredEvent["what"] {
  if (command.what === "draw") return { kind: "offer", offer: "draw" };
  if (command.what === "rematch") return { kind: "offer", offer: "rematch", next: room.nextGame() };
  const course = room.playing();
  const to = (command as { to?: number }).to ?? course.lastDecision(seat);
  if (to === undefined || to >= course.moment) throw new PunicaError("no-undo", "There is nothing to go back to.");
  return { kind: "offer", offer: "undo", to };
}

export async function reply(room: Bargain, seat: Seat, command: By<"reply">, acknowledge: Acknowledge): Promise<void> {
  const done = command.accept ? "accept" : "decline";
  if (hasReplied(room, seat, command.offer, done)) return acknowledge(true);
  const event = standingOffers(room).find((candidate) => candidate.n === command.offer && candidate.seat !== seat);
  if (!event) throw noOffer(command.offer);
  if (command.accept) return accept(room, seat, event, command.part, acknowledge);
  await room.agree(room.event(seat, { kind: "decline", offer: event.n }), acknowledge);
}

export async function withdraw(room: Bargain, seat: Seat, command: By<"withdraw">, acknowledge: Acknowledge): Promise<void> {
  if (hasReplied(room, seat, command.offer, "withdraw")) return acknowledge(true);
  const event = standingOffers(room).find((candidate) => candidate.n === command.offer && candidate.seat === seat);
  if (!event) throw noOffer(command.offer);
  await room.agree(room.event(seat, { kind: "withdraw", offer: event.n }), acknowledge);
}

async function accept(
  room: Bargain,
  seat: Seat,
  offer: StoredEvent,
  part: string | undefined,
  acknowledge: Acknowledge,
): Promise<void> {
  const terms = offer.what;
  if (terms.kind !== "offer") throw noOffer(offer.n);
  const accepted = room.event(seat, { kind: "accept", offer: offer.n });
  if (terms.offer === "draw") return room.draw(accepted, acknowledge);
  if (terms.offer === "undo") return room.goBack(terms.to, offer, accepted, acknowledge);
  if (part === undefined) throw new ServerError("bad-request", "A rematch needs your part of the seed.", { field: "part" });
  return room.rematch(terms.next, part, accepted, acknowledge);
}

/** The open offers. An undo lapses with the next step of play; all but a rematch lapse with the game. */
export function standingOffers({ events, game }: Pick<Bargain, "events" | "game">): StoredEvent[] {
  if (events.every(({ what }) => what.kind !== "offer")) return [];
  const standing = new Map<number, StoredEvent>();
  for (const event of events) {
    if (event.what.kind === "offer") standing.set(event.n, event);
    else if ("offer" in event.what) standing.delete(event.what.offer);
  }
  return [...standing.values()].filter(({ what, version }) => {
    if (what.kind !== "offer") return false;
    if (what.offer === "rematch") return game.rematch === null;
    return game.status === "playing" && (what.offer === "draw" || version === game.version);
  });
}

/** An offer as both players see it. */
export function offerOf({ n, seat, what }: StoredEvent): Offer {
  if (what.kind !== "offer") throw new Error(`event ${n} is no offer`);
  const offer = { offer: n, by: seat, what: what.offer };
  if (what.offer === "undo") return { ...offer, to: what.to };
  if (what.offer === "rematch") return { ...offer, game: what.next.id, commitment: what.next.commitment };
  return offer;
}

function checkRematch({ status, seed, rematch }: StoredGame): void {
  if (status !== "over" || seed === null) throw new ServerError("not-over", "A rematch comes after the game.");
  if (rematch !== null) throw new ServerError("no-offer", "There is a rematch already.");
}

const hasReplied = ({ events }: Bargain, seat: Seat, offer: number, kind: "accept" | "decline" | "withdraw"): boolean =>
  events.some((event) => event.seat === seat && event.what.kind === kind && event.what.offer === offer);

/** Whether the seat has made the same offer before and nothing has happened since it was declined. */
const wasDeclined = ({ events, game }: Bargain, seat: Seat, offer: Offer["what"]): boolean =>
  events.some(({ what, version }) => {
    if (what.kind !== "decline" || version !== game.version) return false;
    const declined = events[what.offer - 1]!;
    return declined.seat === seat && declined.what.kind === "offer" && declined.what.offer === offer;
  });

const noOffer = (offer: number) => new ServerError("no-offer", `There is no offer ${offer} to answer.`, { field: "offer" });
