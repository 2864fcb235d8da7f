import { networkInterfaces } from "node:os";

/** Where other devices in the network find a server that listens on a port; none if it listens to this machine only. */
export function addressesOf(host: string, port: number): string[] {
  if (host !== "0.0.0.0" && host !== "::") return /^(localhost|127\.|::1$)/.test(host) ? [] : [`http://${host}:${port}`];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => family === "IPv4" && !internal && !address.startsWith("169.254."))
    .map(({ address }) => `http://${address}:${port}`);
}
