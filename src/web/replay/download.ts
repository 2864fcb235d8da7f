import type { TableClient } from "../table/client.ts";

/** Downloads the record of a game as a file. */
export async function downloadRecord(client: TableClient): Promise<void> {
  const record = await client.record();
  const address = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${client.header.game}-${client.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
