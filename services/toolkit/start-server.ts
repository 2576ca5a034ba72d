import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { decodePath } from "../../shared/paths";
import { answerClientError } from "./client-errors";
import { hasCode } from "../../shared/errors";
import { shareConnections } from "./share-connections";
import { answerWrongMethods } from "./wrong-methods";

export interface RunningServer {
  /** Its origin: `http://localhost:8000`. */
  url: string;
  port: number;
  close(): Promise<void>;
}

export interface StartServerOptions {
  /** Address to listen on; default: the loopback addresses of this machine. */
  host?: string;
  /** 0: any free port. */
  port: number;
  /** Variable of the environment that the port comes from; default: PORT. */
  variable?: string;
  /** Closes the server when it aborts. */
  signal?: AbortSignal;
}

/** Milliseconds; a request that takes longer to arrive is nobody's who waits for an answer. */
const LIMITS = { headers: 10_000, request: 30_000, silence: 60_000, checks: 1_000 };
/** In all, and of one address; a proxy on this machine is one, and seldom needs more than a few at once. */
const CONNECTIONS = { all: 1_000, ofOne: 500 };

/** Starts a server with what `register` puts into it. Throws a sentence that says what to do where the port is taken. */
export async function startServer(
  { host = "localhost", port, variable, signal }: StartServerOptions,
  register: (app: FastifyInstance) => PromiseLike<unknown>,
): Promise<RunningServer> {
  const app = Fastify({
    forceCloseConnections: true,
    serverFactory: (handler) => limitedServer(handler),
    // Only a proxy on this machine can reach a loopback address: it tells whose request it passes on.
    trustProxy: "loopback",
    routerOptions: { maxParamLength: 1_000 },
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = "/" }) => withValidEncoding(url),
  });
  const close = () => app.close();
  signal?.addEventListener("abort", () => void close(), { once: true });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("X-Content-Type-Options", "nosniff");
  });
  answerWrongMethods(app);
  try {
    await register(app);
    const address = await app.listen({ host, port });
    const bound = boundPort(app.server.address()) ?? port;
    return { url: host === "localhost" ? `http://localhost:${bound}` : address, port: bound, close };
  } catch (error) {
    await close();
    throw hasCode(error, "EADDRINUSE") ? portTaken(port, variable) : error;
  }
}

/** Node's server, which ends what only half arrives, what keeps silent, and what is too much, of all or of one. */
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
  server.setTimeout(LIMITS.silence);
  shareConnections(server, CONNECTIONS);
  return server;
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
