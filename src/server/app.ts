import { existsSync } from "node:fs";
import { join as path } from "node:path";
import compress from "@fastify/compress";
import files from "@fastify/static";
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { z } from "zod";
import type { Config } from "./config.ts";
import { TcpConnections } from "./connections.ts";
import { failureOf, ServerError } from "./errors.ts";
import { HTTPS_HEADERS, SECURITY_HEADERS } from "./headers.ts";
import { hashOf, requestId } from "./keys.ts";
import { Limiter, sourceOf } from "./limits.ts";
import { Lobby } from "./lobby.ts";
import type { Addresses, Health, ServerErrorCode } from "./protocol.ts";
import { complaint, gameId, givenPart, join, key, newGame } from "./schemas.ts";
import { Sockets } from "./sockets.ts";

const STATUS: Partial<Record<ServerErrorCode, number>> = {
  "bad-key": 401,
  "bad-invite": 403,
  "not-over": 403,
  "not-found": 404,
  "seat-taken": 409,
  "own-invite": 409,
  "part-given": 409,
  "game-over": 409,
  "too-many": 429,
  damaged: 500,
  internal: 500,
  storage: 503,
  restarting: 503,
};

/** The server, ready to listen. Closing it finishes all pending work and closes the storage. */
export async function buildApp(config: Config, lobby = new Lobby(config)): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: config.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers["x-request-id"]),
    trustProxy: (_address, hop) => hop < config.proxies,
    bodyLimit: config.limits.messageBytes,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: config.limits.helloTime, connectionsCheckingInterval: 2000 },
    return503OnClosing: true,
    // idle connections close at once, the others after the grace time
    forceCloseConnections: "idle",
  });
  const connections = new TcpConnections(config, app.server);
  const work = new Limiter(config.limits.work, config.now);
  const sockets = new Sockets(config, lobby, app.server, work);
  app.addHook("preClose", () => {
    connections.endAfter(config.limits.graceTime);
    return sockets.stop();
  });
  app.addHook("onClose", () => config.storage.close());

  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.headers(request.protocol === "https" ? { ...SECURITY_HEADERS, ...HTTPS_HEADERS } : SECURITY_HEADERS);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { id, method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    config.metrics.requests.observe({ route: routeOptions.url ?? "none", status }, elapsedTime / 1000);
    config.log.info({ request: id, method, route: routeOptions.url, status, ms: Math.round(elapsedTime) }, "request");
  });
  reportErrors(app, config);
  await app.register(compress, { threshold: 1024 });
  const look = rarely(config, () => config.storage.check());
  app.get("/healthz", async (_request, reply) => {
    const trouble = await look();
    config.metrics.found(trouble);
    reply.code(trouble ? 503 : 200).header("cache-control", "no-store");
    const health = { ok: trouble === null, rooms: lobby.size, connections: sockets.size };
    return { ...health, ...(trouble && { trouble: trouble.sentence }) } satisfies Health;
  });
  await tellMetrics(app, config, { lobby, sockets, connections });
  await app.register(async (api) => lobbyRoutes(api, config, lobby), { prefix: "/api" });
  await servePage(app, config.page);
  return app;
}

async function lobbyRoutes(api: FastifyInstance, config: Config, lobby: Lobby): Promise<void> {
  const requests = new Limiter(config.limits.requests, config.now);
  const newGames = new Limiter(config.limits.newGames, config.now);
  api.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const source = sourceOf(request.ip);
    if (requests.allows(source) && (request.method !== "POST" || newGames.allows(source))) return;
    reply.header("retry-after", "10");
    throw new ServerError("too-many", "Too many requests; slow down.");
  });

  api.get("/addresses", async () => ({ addresses: config.addresses() }) satisfies Addresses);
  api.get("/games", () => lobby.publicGames());
  api.get("/my-games", (request) => lobby.gamesOf(playerOf(request)));
  api.post("/games", async (request, reply) => {
    reply.code(201);
    return lobby.create(playerOf(request), read(newGame, request.body));
  });
  api.get("/games/:id", (request) => lobby.info(gameOf(request)));
  api.post("/games/:id/join", (request) => {
    const player = playerOf(request);
    const wanted = read(join, request.body);
    return lobby.within(gameOf(request), (room) => room.join(player, wanted));
  });
  api.post("/games/:id/part", (request) => {
    const player = playerOf(request);
    const given = read(givenPart, request.body);
    return lobby.within(gameOf(request), (room) => room.givePart(player, given));
  });
  api.get("/games/:id/record", async (request, reply) => {
    const id = gameOf(request);
    const record = await lobby.within(id, (room) => room.record());
    reply.header("content-disposition", `attachment; filename="punica-${id}.json"`);
    return record;
  });
}

/**
 * The metrics for Prometheus: open to anyone with the token or, if none is set, to this machine only.
 */
async function tellMetrics(
  app: FastifyInstance,
  { metrics, metricsToken }: Config,
  { lobby, sockets, connections }: { lobby: Lobby; sockets: Sockets; connections: TcpConnections },
): Promise<void> {
  metrics.watch("punica_rooms", "Games in memory", () => lobby.size);
  metrics.watch("punica_sockets", "WebSockets that are open", () => sockets.size);
  metrics.watch("punica_connections", "TCP connections that are open", () => connections.size);
  app.get("/metrics", async (request, reply) => {
    const isAllowed =
      metricsToken === null ? isThisMachine(request.ip) : request.headers.authorization === `Bearer ${metricsToken}`;
    if (!isAllowed) throw new ServerError("not-found", "There is nothing here.");
    reply.header("content-type", metrics.contentType).header("cache-control", "no-store");
    return metrics.text();
  });
}

const isThisMachine = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/** A health check is reused for this many milliseconds, because each one writes to the disk. */
const HEALTH_LASTS = 2000;

function rarely<T>({ now }: Config, look: () => Promise<T>): () => Promise<T> {
  let last: { at: number; found: Promise<T> } | null = null;
  return () => {
    if (!last || now() - last.at >= HEALTH_LASTS) last = { at: now(), found: look() };
    return last.found;
  };
}

/** The hash of the key that identifies a player. */
function playerOf(request: FastifyRequest): string {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (given === undefined || !key.safeParse(given).success)
    throw new ServerError("bad-key", "Send your player key as a bearer token: 22 to 64 letters, digits, _ or -.");
  return hashOf(given);
}

function gameOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!gameId.safeParse(id).success) throw new ServerError("not-found", "There is no such game.");
  return id;
}

function read<T>(schema: z.ZodType<T>, given: unknown): T {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const { sentence, field } = complaint(result.error);
  throw new ServerError("bad-request", sentence, { field });
}

function reportErrors(app: FastifyInstance, { metrics }: Config): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    metrics.refused.inc({ code: failure.code });
    const status = (error as { statusCode?: number }).statusCode;
    if (failure.code === "internal" && status !== undefined && status < 500) {
      // refused by Fastify itself: a body that is too large or not JSON
      reply.code(status).send({ error: { code: "bad-request", sentence: (error as Error).message } });
      return;
    }
    const code = STATUS[failure.code] ?? 400;
    if (code >= 500) request.log.error({ err: error, request: request.id }, failure.sentence);
    reply.code(code).send({ error: failure });
  });
}

/** The built page. Any path that is neither a file nor one of the server's own goes to the page. */
async function servePage(app: FastifyInstance, folder: string | null): Promise<void> {
  const notFound = { error: { code: "not-found", sentence: "There is nothing here." } };
  if (folder === null || !existsSync(path(folder, "index.html"))) {
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound));
    return;
  }
  await app.register(files, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // built files have a hash in their name
      const forever = file.slice(folder.length).replaceAll("\\", "/").startsWith("/assets/");
      reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && !/^\/(api|ws|assets)\b|\.\w+$/.test(request.url.split("?")[0]!);
    return wantsPage ? reply.sendFile("index.html") : reply.code(404).send(notFound);
  });
}
