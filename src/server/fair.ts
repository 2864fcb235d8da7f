import type { FairProof } from "./protocol.ts";

/*
 * Fair dice. The server makes a secret of 256 bits and shows its SHA-256 (the commitment) before anybody has joined. Each
 * player's browser adds a random part when it sits down. The seed of the game comes from the secret and both parts, so
 * neither the server nor a player alone can choose it. At the end the secret is shown, and everybody can check that it is
 * the one committed to, that it gives the seed, and (by replaying the record) that the seed gives every roll and draw.
 *
 * This file runs in the browser and in Node.
 */

/** SHA-256 of a text, as hexadecimal digits. */
async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Random bytes as hexadecimal digits: the server's secret, and a player's part. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const commitmentTo = (secret: string): Promise<string> => sha256(secret);

/** The seed of a game: the first 128 bits of a hash over its id, the secret and the parts, in the order of the seats. */
export async function fairSeed(id: string, secret: string, parts: readonly string[]): Promise<string> {
  return (await sha256(`punica-seed:${id}:${secret}:${parts.join(":")}`)).slice(0, 32);
}

/** What is wrong with the proof that comes with a record, in a sentence; undefined if all is well. */
export async function doubtAbout(id: string, seed: string, proof: FairProof): Promise<string | undefined> {
  if ((await commitmentTo(proof.secret)) !== proof.commitment) return "The secret is not the one that was committed to.";
  if ((await fairSeed(id, proof.secret, Object.values(proof.parts))) !== seed)
    return "The seed does not come from the secret and the players' parts.";
  return undefined;
}
