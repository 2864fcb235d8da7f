import { createHash, randomBytes } from "node:crypto";

/** A secret of 192 bits: a seat's token, an invitation. */
export const newToken = (): string => randomBytes(24).toString("base64url");

/** What is kept of a key or token. They are random and long, so a plain hash is enough. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** The id of a game: 60 bits, letters and digits that are not mistaken for each other. Whoever knows it may watch. */
export const newGameId = (): string => [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

/** The id of a request, as the proxy in front gave it, or a new one. */
export const requestId = (given: string | string[] | undefined): string =>
  typeof given === "string" && /^[\w.-]{8,64}$/.test(given) ? given : randomBytes(9).toString("base64url");
