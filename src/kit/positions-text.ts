import type { AnyCodec } from "../engine/codec/index.ts";
import type { AnyGame } from "../engine/index.ts";

// docs/positions.md, made from what the games declare

const HEAD = `# Positions and views

The fields of each game, as the game declares them (see "The codec" in [architecture.md](architecture.md)). This page is written by
\`npm run positions\`; a test sees to it that it is true.

A *position* is any situation as JSON, to be written, edited and loaded ([protocol.md](protocol.md)). At its top whatever is left out
is as at the start, unless it is marked as needed; \`chance\`, how the dice stand, may be in any position. Further in, what has a default
may be left out. A *view* has the same fields, without what its seat may not know. Each example is a request that loads a position.
`;

/** The page about positions and views of some games, with an example of each as it is written. */
export const positionsText = (games: readonly AnyGame[], exampleOf: (id: string) => string): string =>
  [HEAD, ...games.map((game) => gameText(game, exampleOf(game.id)))].join("\n");

const gameText = ({ id, fields }: AnyGame, example: string): string => {
  const rows = Object.entries(fields).flatMap(([name, codec]) => rowsOf(name, codec, true));
  return `## ${id}\n\n| field | what stands there | meaning |\n| --- | --- | --- |\n${rows.join("\n")}\n\n\`\`\`json\n${example.trim()}\n\`\`\`\n`;
};

/** A field and, indented, those inside it. */
function rowsOf(name: string, codec: AnyCodec, isTop: boolean): string[] {
  const { says, doc, secrecy, inside, standard, isNeeded, isOnlySeen, isUnseen } = codec.how;
  const meaning = [
    doc,
    isTop && isNeeded && "needed",
    standard && !(isTop && standard.isImplied) && typeof standard.value !== "function" && defaultText(standard.value),
    secrecy,
    isOnlySeen && "only in views",
    isUnseen && "only in positions",
  ].filter((text) => text);
  return [
    `| \`${name}\` | ${cell(says)} | ${cell(meaning.join("; "))} |`,
    ...(inside
      ? Object.entries(inside.fields).flatMap(([key, part]) => rowsOf(`${name}${inside.between}${key}`, part, false))
      : []),
  ];
}

/** The default of a field, if it has one. */
const defaultText = (value: unknown): string =>
  value === undefined || value === null || value === -1 || typeof value === "object" ? "may be left out" : `${value} if left out`;

const cell = (text: string): string => text.replaceAll("|", "\\|");
