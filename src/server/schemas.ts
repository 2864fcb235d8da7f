import { z } from "zod";
import type { Answer } from "../engine/index.ts";
import { type ClientMessage, type Join, LIMITS, type NewGame, type Part } from "./protocol.ts";

/*
 * Checks the shape of everything that comes from outside. Whether an answer is legal is up to its question; which rule sets,
 * scenarios and options exist, up to the game.
 */

const ID = /^[\w-]{8,64}$/;
const MOST = 1_000_000;

const id = z.string().regex(ID);
const count = z.int().min(0).max(MOST);
const part = z.string().regex(/^[0-9a-f]{16,64}$/);
const word = z.string().min(1).max(100);

/** Invisible characters: control and format characters, fillers, and signs that only change how others look. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More than two accents on one letter reach into the lines above. */
const ACCENTS = /(\p{M}{2})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text without invisible characters, trimmed. */
const text = (longest: number) =>
  z
    .string()
    .max(longest * 4)
    .transform((given) =>
      given.normalize("NFC").replace(/\s+/gu, " ").replace(INVISIBLE, "").replace(ACCENTS, "$1").replace(/ +/g, " ").trim(),
    )
    .pipe(z.string().min(1).max(longest).regex(VISIBLE));

export const key = z.string().regex(/^[\w-]{22,64}$/);
export const gameId = z.string().regex(/^[a-z0-9]{12}$/);

export const newGame = z.strictObject({
  game: word,
  ruleset: word.exactOptional(),
  scenario: word.exactOptional(),
  options: z.record(word, z.union([z.boolean(), z.string().max(100)])).exactOptional(),
  side: word,
  nickname: text(LIMITS.nickname),
  public: z.boolean().exactOptional(),
}) satisfies z.ZodType<NewGame>;

export const join = z.strictObject({
  invite: key,
  nickname: text(LIMITS.nickname),
  part,
}) satisfies z.ZodType<Join>;

export const givenPart = z.strictObject({ part }) satisfies z.ZodType<Part>;

/** Of an option, and of a list of them. */
const LONGEST = 200;

const answer = z.union([
  z.string().max(LONGEST),
  z.int(),
  z.array(z.string().max(LONGEST)).max(LONGEST),
  z.record(z.string().max(LONGEST), z.int()),
]);

const param = z.union([
  z.string().max(200),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(200),
  z.array(z.number()).max(200),
]);
const steps = z
  .array(z.strictObject({ prompt: word, params: z.record(word, param).exactOptional(), answer }))
  .min(1)
  .max(LIMITS.plan);

const standing = z.strictObject({ prompt: word, answer: word, unless: z.array(word).max(LIMITS.unless) });

export const clientMessage = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("hello"), game: gameId, key: key.exactOptional(), have: count.exactOptional() }),
  z.strictObject({ type: z.literal("answer"), id, version: count, answer }),
  z.strictObject({ type: z.literal("plan"), id, version: count, steps }),
  z.strictObject({ type: z.literal("undo"), id, version: count }),
  z.discriminatedUnion("what", [
    z.strictObject({ type: z.literal("offer"), id, what: z.literal("undo"), to: count.exactOptional() }),
    z.strictObject({ type: z.literal("offer"), id, what: z.enum(["draw", "rematch"]) }),
  ]),
  z.strictObject({ type: z.literal("reply"), id, offer: count, accept: z.boolean(), part: part.exactOptional() }),
  z.strictObject({ type: z.literal("withdraw"), id, offer: count }),
  z.strictObject({ type: z.literal("resign"), id }),
  z.strictObject({ type: z.literal("chat"), id, text: text(LIMITS.chat) }),
  z.strictObject({ type: z.literal("reactions"), id, ask: z.boolean(), standing: z.array(standing).max(LIMITS.standing) }),
  z.strictObject({ type: z.literal("why"), id, option: z.string().max(200) }),
  z.strictObject({ type: z.literal("trial"), id, version: count, steps }),
  z.strictObject({ type: z.literal("look"), id, from: count, to: count }),
]) satisfies z.ZodType<ClientMessage>;

/** By far the most messages are answers: those are read by hand, several times faster; all others by the schema. */
export const readMessage = (given: unknown): z.ZodSafeParseResult<ClientMessage> =>
  isGoodAnswer(given) ? { success: true, data: given } : clientMessage.safeParse(given);

function isGoodAnswer(given: unknown): given is Extract<ClientMessage, { type: "answer" }> {
  if (typeof given !== "object" || given === null) return false;
  const { type, id, version, answer } = given as Record<string, unknown>;
  return (
    type === "answer" &&
    typeof id === "string" &&
    ID.test(id) &&
    Number.isInteger(version) &&
    (version as number) >= 0 &&
    (version as number) <= MOST &&
    isAnswer(answer) &&
    Object.keys(given).length === 4
  );
}

const isOption = (given: unknown): boolean => typeof given === "string" && given.length <= LONGEST;

function isAnswer(given: unknown): given is Answer {
  if (Array.isArray(given)) return given.length <= LONGEST && given.every(isOption);
  if (typeof given !== "object" || given === null) return isOption(given) || Number.isSafeInteger(given);
  // the schema leaves this one key out
  if (Object.hasOwn(given, "__proto__")) return false;
  return Object.entries(given).every(([id, count]) => id.length <= LONGEST && Number.isSafeInteger(count));
}

/** The first problem, in words. */
export function complaint(error: z.ZodError): { sentence: string; field: string } {
  const issue = error.issues[0]!;
  const field = issue.path.join(".");
  return { field, sentence: field === "" ? `${issue.message}.` : `${field}: ${issue.message}.` };
}
