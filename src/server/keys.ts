import { createHash, randomBytes } from "node:crypto";

/** A secret of 192 bits: a seat's token, an invitation. */
export const newToken = (): string => randomBytes(24).toString("base64url");

/** The stored form of a key or token. They are random and long, so a plain hash is enough. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** The id of a game: 60 bits, in letters and digits that cannot be mistaken for each other. Anyone who knows it may watch. */
export const newGameId = (): string => [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

/** The id of a request: the one given by the proxy in front, or a new one. */
export const requestId = (given: string | string[] | undefined): string =>
  typeof given === "string" && /^[\w.-]{8,64}$/.test(given) ? given : randomBytes(9).toString("base64url");
