import type { TableClient } from "../table/client.ts";
export async function joinOrWatch(_id: string, _invite: string | null): Promise<TableClient> {
  throw new Error("x");
}
