import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { decodePath } from "../shared/paths";
import { answerClientError } from "./client-errors";
import { hasCode } from "../shared/errors";
import { withoutPort } from "../shared/network-of";
import { answerHealth, type HealthChecks } from "./health";
import { answerWrongMethods } from "./wrong-methods";

export interface RunningServer {
  /** Origin to show to people: `http://localhost:8000`. */
  url: string;
  /** Origin for programs on this machine: `http://127.0.0.1:8000`. */
  localUrl: string;
  port: number;
  close(): Promise<void>;
}

export interface StartServerOptions {
  /** Address to listen on; default: the loopback address. */
  host?: string;
  /** 0: any free port. */
  port: number;
  /** Names of the variables that set host and port; default: HOST and PORT. */
  variables?: { host: string; port: string };
  /** Addresses and networks of proxies on other machines whose forwarded headers are trusted; default: none. */
  trustedProxies?: readonly string[];
  /** Closes the server on abort. */
  signal?: AbortSignal;
}

const VARIABLES = { host: "HOST", port: "PORT" };
const LOOPBACK = "localhost";
/** The address used by proxies and the build; on many machines localhost resolves to ::1 first. */
const LOOPBACK_ADDRESS = "127.0.0.1";
/** Addresses to listen on that include the loopback address. */
const REACHED_LOCALLY = [LOOPBACK, "0.0.0.0", "::"];

/** Milliseconds; nobody waits for the response to a request that takes longer to arrive. */
const LIMITS = { headers: 10_000, request: 30_000, silence: 60_000, checks: 1_000 };
/** Milliseconds a closing server leaves for requests in progress. */
const LAST_ANSWERS = 3_000;
/** Concurrent connections; a proxy in front shares them among visitors. */
const MOST_CONNECTIONS = 1_000;

/**
 * Starts a server with what `register` adds, and `/health` with its checks. Throws an error that says what to
 * do if the port is taken.
 */
export async function startServer(
  { host = LOOPBACK, port, variables = VARIABLES, trustedProxies = [], signal }: StartServerOptions,
  register: (app: FastifyInstance, health: HealthChecks) => PromiseLike<unknown>,
): Promise<RunningServer> {
  const app = Fastify({
    forceCloseConnections: false,
    serverFactory: (handler) => limitedServer(handler),
    // A proxy on this machine reports the client; no other request comes from a loopback address.
    trustProxy: ["loopback", ...trustedProxies],
    routerOptions: { maxParamLength: 1_000 },
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = "/" }) => withValidEncoding(url),
  });
  const close = () => app.close();
  app.addHook("onRequest", async ({ raw }, reply) => {
    const forwarded = raw.headers["x-forwarded-for"];
    // With a port, no entry would match a trusted proxy, or the same visitor twice.
    if (forwarded !== undefined)
      raw.headers["x-forwarded-for"] = String(forwarded).split(",").map(withoutPort).join(", ");
    reply.header("X-Content-Type-Options", "nosniff");
  });
  answerWrongMethods(app);
  const endUnused = unusedConnections(app.server);
  app.addHook("preClose", async () => {
    endUnused();
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS).unref();
  });
  try {
    const health: HealthChecks = new Map();
    answerHealth(app, health);
    signal?.throwIfAborted();
    await register(app, health);
    // Not closed before registration: plugins would go on to open resources that nothing closes.
    signal?.throwIfAborted();
    const listening = host === LOOPBACK ? LOOPBACK_ADDRESS : host;
    const address = await app.listen({ host: listening, port }).catch((error: unknown) => {
      throw notListening(error, { host, port, variables });
    });
    signal?.throwIfAborted();
    signal?.addEventListener("abort", () => void close(), { once: true });
    const bound = boundPort(app.server.address()) ?? port;
    const isReachedLocally = REACHED_LOCALLY.includes(host);
    return {
      url: isReachedLocally ? `http://localhost:${bound}` : address,
      localUrl: isReachedLocally ? `http://${LOOPBACK_ADDRESS}:${bound}` : address,
      port: bound,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function notListening(
  error: unknown,
  { host, port, variables }: Required<Pick<StartServerOptions, "host" | "port" | "variables">>,
): unknown {
  if (hasCode(error, "EADDRINUSE")) return portTaken(port, variables.port);
  if (hasCode(error, "EACCES")) return portForbidden(port, variables.port);
  const isUnknown = hasCode(error, "EADDRNOTAVAIL") || hasCode(error, "ENOTFOUND");
  return isUnknown ? hostUnknown(host, variables.host) : error;
}

/** A Node server that drops incomplete requests and idle connections. */
function limitedServer(handler: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: LIMITS.headers,
      requestTimeout: LIMITS.request,
      connectionsCheckingInterval: LIMITS.checks,
      keepAliveTimeout: LIMITS.silence,
    },
    handler,
  );
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(LIMITS.silence);
  return server;
}

/** Returns a function that closes idle connections: Node's own leaves those that never sent a request. */
function unusedConnections(server: Server): () => void {
  const silent = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }) => silent.delete(socket));
  return () => {
    for (const socket of silent) socket.destroy();
    server.closeIdleConnections();
  };
}

function hostUnknown(host: string, variable: string): Error {
  return new Error(
    `${host} is no address of this machine. Set ${variable} to one that is, to 0.0.0.0 for all of them, or leave it unset for loopback.`,
  );
}

function portForbidden(port: number, variable: string): Error {
  return new Error(
    `This user may not listen on port ${port}. Choose one from 1024 on, such as ${variable}=8000, with a proxy in front of it, or give the user the right.`,
  );
}

export function portTaken(port: number, variable = "PORT"): Error {
  return new Error(
    `Port ${port} is taken. Stop the program that uses it, or choose another: ${variable}=${port + 1}.`,
  );
}

/** Makes a path with broken percent-encoding valid, so that it ends in 404: `/%zz` → `/%25zz`. */
function withValidEncoding(url: string): string {
  return decodePath(url) === null ? url.replaceAll("%", "%25") : url;
}

function boundPort(address: AddressInfo | string | null): number | undefined {
  return typeof address === "object" ? address?.port : undefined;
}
