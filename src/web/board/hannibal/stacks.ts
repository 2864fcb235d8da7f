export type { GeneralPiece, StackPieces } from "../armies/stacks.ts";
