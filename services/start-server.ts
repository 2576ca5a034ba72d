import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { decodePath } from "../src/config/paths";
import { hasCode } from "./release/files";
import { answerClientError } from "./site-server/raw-paths";

/**
 * Starts a server on this machine's loopback addresses until the signal aborts.
 * Throws a sentence that says what to do where the port is taken.
 */
export async function startServer(
  { port, signal }: { port: number; signal: AbortSignal },
  register: (app: FastifyInstance) => PromiseLike<unknown>,
): Promise<{ url: string; port: number }> {
  const app = Fastify({
    forceCloseConnections: true,
    // Only a proxy on this machine can reach a loopback address: it tells whose request it passes on.
    trustProxy: "loopback",
    routerOptions: { maxParamLength: 1_000 },
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = "/" }) => withValidEncoding(url),
  });
  signal.addEventListener("abort", () => void app.close(), { once: true });
  try {
    await register(app);
    await app.listen({ host: "localhost", port });
  } catch (error) {
    await app.close();
    throw hasCode(error, "EADDRINUSE") ? portTaken(port) : error;
  }
  const bound = boundPort(app.server.address()) ?? port;
  return { url: `http://localhost:${bound}`, port: bound };
}

export function portTaken(port: number): Error {
  return new Error(
    `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1}.`,
  );
}

/** A path with broken percent-encoding becomes one that can be looked up, and is not found: `/%zz` → `/%25zz`. */
function withValidEncoding(url: string): string {
  return decodePath(url) === null ? url.replaceAll("%", "%25") : url;
}

function boundPort(address: AddressInfo | string | null): number | undefined {
  return typeof address === "object" ? address?.port : undefined;
}
