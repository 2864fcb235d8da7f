import { sha256 } from "../engine/index.ts";
import type { FairProof } from "./protocol.ts";

/*
 * Fair dice. The server makes a 256-bit secret and publishes its SHA-256 (the commitment) before it knows any player's part. Then each
 * player's browser adds a random part. The game's seed comes from the secret and both parts, so neither the server nor a single player
 * can choose it. If an undo takes back anything decided by chance, the dice after it come from another secret derived from the first;
 * its commitment is published at once. At the end the secret is revealed, and everybody can check all of this and, by replaying the
 * record, that the seeds give every roll and draw.
 *
 * This file runs in the browser and in Node.
 */

/** Random bytes as hexadecimal digits: the server's secret, and a player's part. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const commitmentTo = (secret: string): string => sha256(secret);

/** The secret behind the dice after this many undos past chance; 0 for the first. */
const secretAfter = (id: string, secret: string, renewal: number): string =>
  renewal === 0 ? secret : sha256(`punica-renewal:${id}:${renewal}:${secret}`);

/** The next link of the chain: a commitment to the next secret and to all commitments before it. */
export const renewedCommitment = (id: string, secret: string, renewal: number, before: string): string =>
  sha256(`${before}:${secretAfter(id, secret, renewal)}`);

/** The seed of a game: a hash of its id, the secret and the parts, in seat order. */
export function fairSeed(id: string, secret: string, parts: readonly string[], renewal = 0): string {
  return `sha256:${sha256(`punica-seed:${id}:${secretAfter(id, secret, renewal)}:${parts.join(":")}`)}`;
}

/** The seed of games begun under schema 1: 128 bits for the faster generator. */
const olderSeed = (id: string, secret: string, parts: readonly string[]): string => fairSeed(id, secret, parts).slice(7, 39);

/** Whether a seed comes from the secret and the parts. */
export const isFairSeed = (id: string, secret: string, parts: readonly string[], seed: string): boolean =>
  seed === fairSeed(id, secret, parts) || seed === olderSeed(id, secret, parts);

/** What is wrong with the proof in a record, in a sentence; undefined if nothing is. */
export function doubtAbout(id: string, seed: string, renewed: readonly string[], proof: FairProof): string | undefined {
  const { secret, commitment, renewals } = proof;
  const parts = Object.values(proof.parts);
  if (commitmentTo(secret) !== commitment) return "The secret is not the one that was committed to.";
  if (!isFairSeed(id, secret, parts, seed)) return "The seed does not come from the secret and the players' parts.";
  let before = commitment;
  for (const [index, link] of renewals.entries()) {
    if (link !== renewedCommitment(id, secret, index + 1, before))
      return `The commitment to the dice after undo ${index + 1} is not a link of the chain.`;
    before = link;
  }
  let spent = 0;
  for (const each of renewed) {
    const unspent = renewals.findIndex((_, index) => index + 1 > spent && each === fairSeed(id, secret, parts, index + 1));
    if (unspent < 0) return "Dice after an undo do not come from a secret that was not yet spent.";
    spent = unspent + 1;
  }
  return undefined;
}
