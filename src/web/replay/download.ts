import type { TableClient } from "../table/client.ts";

/** Downloads the record of a game as a file. */
export async function downloadRecord(client: TableClient): Promise<void> {
  const record = await client.record();
  download(`${client.header.game}-${client.id}.json`, JSON.stringify(record, null, 1), "application/json");
}

/** Gives a text to the reader as a file. */
export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
