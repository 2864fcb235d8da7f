import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { renderUnicodeCompact } from "uqr";
import type { AnyGame } from "../engine/index.ts";
import { addressesOf } from "./addresses.ts";
import { buildApp } from "./app.ts";
import { nextGame } from "./beginning.ts";
import { LIMITS_BY_DEFAULT, widened } from "./config.ts";
import { randomHex } from "./fair.ts";
import { Metrics } from "./metrics.ts";
import { waitForReal } from "./pauses.ts";
import { openStorage, placeOf } from "./place.ts";
import { putHelpersBehind } from "./priority.ts";

/** The server stops within this many milliseconds, come what may. */
const LONGEST_STOP = 4500;

const DAY = 86_400_000;
const ROOT = join(import.meta.dirname, "../..");

/**
 * Starts the server as configured by the environment (see docs/server.md) and shuts it down cleanly on SIGTERM or SIGINT. It says where
 * people find the page: at `front`, if something stands before the server.
 */
export async function serve(games: readonly AnyGame[], env: NodeJS.ProcessEnv, front?: string): Promise<FastifyInstance> {
  putHelpersBehind();
  const name = randomHex(4);
  const log = pino({ level: env.LOG_LEVEL ?? "info", base: { process: name } }, pino.destination({ fd: 2, sync: false }));
  const port = wholeNumber("PORT", env.PORT, 8264);
  const host = env.HOST ?? "0.0.0.0";
  const storage = await openStorage(placeOf(env), name, log);
  const app: FastifyInstance = await buildApp({
    games,
    storage,
    log,
    metrics: new Metrics().withProcess(),
    metricsToken: env.METRICS_TOKEN || null,
    now: Date.now,
    nextGame,
    wait: waitForReal,
    addresses: () => addressesOf(host, portOf(app)),
    process: name,
    page: env.PAGE_DIR ?? join(ROOT, "dist/web"),
    proxies: wholeNumber("PROXIES", env.PROXIES, 0),
    origins: env.ORIGINS?.split(",").filter((origin) => origin !== "") ?? [],
    limits: {
      ...widened(LIMITS_BY_DEFAULT, wholeNumber("LIMIT_FACTOR", env.LIMIT_FACTOR, 1)),
      waitingTime: DAY * wholeNumber("EXPIRE_WAITING_DAYS", env.EXPIRE_WAITING_DAYS, 14),
      untouchedTime: DAY * wholeNumber("EXPIRE_UNTOUCHED_DAYS", env.EXPIRE_UNTOUCHED_DAYS, 365),
    },
  });
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    // whatever hangs, for instance a database that does not respond: everything acknowledged is stored
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    await app.close();
    log.info("stopped");
    log.flush(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  await app.listen({ port, host });
  console.log(`Punica is at ${front ?? `http://localhost:${portOf(app)}`}`);
  const [elsewhere] = addressesOf(host, portOf(app));
  if (elsewhere !== undefined && front === undefined) {
    console.log(`Other devices in this network find it at ${elsewhere}`);
    if (process.stdout.isTTY) console.log(renderUnicodeCompact(elsewhere, { border: 2 }));
  }
  return app;
}

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

function wholeNumber(name: string, given: string | undefined, standard: number): number {
  if (given === undefined || given === "") return standard;
  if (!/^\d{1,6}$/.test(given)) throw new Error(`${name} must be a whole number, not "${given}".`);
  return Number(given);
}
