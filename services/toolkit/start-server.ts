import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { decodePath } from "../../shared/paths";
import { answerClientError } from "./client-errors";
import { hasCode } from "../../shared/errors";
import { withoutPort } from "../../shared/network-of";
import { answerHealth, type HealthChecks } from "./health";
import { answerWrongMethods } from "./wrong-methods";

export interface RunningServer {
  /** Its origin for people: `http://localhost:8000`. */
  url: string;
  /** Its origin for programs of this machine: `http://127.0.0.1:8000`. */
  localUrl: string;
  port: number;
  close(): Promise<void>;
}

export interface StartServerOptions {
  /** Address to listen on; default: the loopback address of this machine. */
  host?: string;
  /** 0: any free port. */
  port: number;
  /** Variables of the environment that host and port come from; default: HOST and PORT. */
  variables?: { host: string; port: string };
  /** Addresses and networks of proxies on other machines, which tell whose request they pass on; default: none. */
  trustedProxies?: readonly string[];
  /** Closes the server when it aborts. */
  signal?: AbortSignal;
}

const VARIABLES = { host: "HOST", port: "PORT" };
const LOOPBACK = "localhost";
/** What proxies and the build call it by; many a machine's name for it is ::1 first. */
const LOOPBACK_ADDRESS = "127.0.0.1";
/** Addresses to listen on that include this machine's loopback. */
const REACHED_LOCALLY = [LOOPBACK, "0.0.0.0", "::"];

/** Milliseconds; a request that takes longer to arrive is nobody's who waits for an answer. */
const LIMITS = { headers: 10_000, request: 30_000, silence: 60_000, checks: 1_000 };
/** Milliseconds that a server which closes leaves to requests that it is answering. */
const LAST_ANSWERS = 3_000;
/** At once; a proxy in front of it shares them out among visitors. */
const MOST_CONNECTIONS = 1_000;

/** Starts a server with what `register` puts into it, and `/health` with its checks. Throws a sentence that says what to do where the port is taken. */
export async function startServer(
  { host = LOOPBACK, port, variables = VARIABLES, trustedProxies = [], signal }: StartServerOptions,
  register: (app: FastifyInstance, health: HealthChecks) => PromiseLike<unknown>,
): Promise<RunningServer> {
  const app = Fastify({
    forceCloseConnections: false,
    serverFactory: (handler) => limitedServer(handler),
    // A proxy on this machine tells whose request it passes on; nobody else comes from a loopback address.
    trustProxy: ["loopback", ...trustedProxies],
    routerOptions: { maxParamLength: 1_000 },
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = "/" }) => withValidEncoding(url),
  });
  const close = () => app.close();
  app.addHook("onRequest", async ({ raw }, reply) => {
    const forwarded = raw.headers["x-forwarded-for"];
    // With a port no entry is the address of a proxy that is believed, nor the same visitor's twice.
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
    // Not closed before: what is registered would go on to open what nothing closes any more.
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

/** Node's server, which ends what only half arrives, and what keeps silent. */
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

/** Answers how to end the connections that wait for nothing: Node's own way leaves those that never asked for anything. */
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

/** A path with broken percent-encoding becomes one that can be looked up, and is not found: `/%zz` → `/%25zz`. */
function withValidEncoding(url: string): string {
  return decodePath(url) === null ? url.replaceAll("%", "%25") : url;
}

function boundPort(address: AddressInfo | string | null): number | undefined {
  return typeof address === "object" ? address?.port : undefined;
}
