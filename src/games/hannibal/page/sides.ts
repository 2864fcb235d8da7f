import type { LogEntry } from "../../../engine/index.ts";
import { sideOfGenerals } from "../../shared/page/sides.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { GENERALS } from "../rules/generals.ts";

/** The side of the generals an entry is about. */
export const sideOf = ({ params }: LogEntry): Seat | null => sideOfGenerals(GENERALS, params?.general);
