import { networkInterfaces } from "node:os";

/** The addresses at which other devices on the network reach the server; none if it listens on this machine only. */
export function addressesOf(host: string, port: number): string[] {
  if (host !== "0.0.0.0" && host !== "::") return /^(localhost|127\.|::1$)/.test(host) ? [] : [`http://${host}:${port}`];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => family === "IPv4" && !internal && !address.startsWith("169.254."))
    .map(({ address }) => `http://${address}:${port}`);
}
