import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { fieldsOf } from "../../../shared/record";

/** Milliseconds. Reading a body has only Node's own limit, because uploading a film may take long. */
const LIMITS = { headers: 10_000, silence: 120_000 };
const MOST_CONNECTIONS = 1_000;

/** Returns the maximum size of a request's body, in bytes. */
type MostBytes = (request: IncomingMessage) => number | Promise<number>;

const limited = new WeakSet<Server>();

/**
 * Limits Next's server, starting with the first request: its connections, and the size of bodies, counted as they
 * arrive, before anything reads them.
 */
export function limitRequests(mostBytes: MostBytes): void {
  subscribe("http.server.request.start", (message) => {
    const { server } = fieldsOf(message);
    if (!(server instanceof Server) || limited.has(server)) return;
    limited.add(server);
    server.headersTimeout = LIMITS.headers;
    server.setTimeout(LIMITS.silence);
    limitBodies(server, mostBytes);
    server.maxConnections = MOST_CONNECTIONS;
  });
}

/** Wraps the server's request listeners. */
function limitBodies(server: Server, mostBytes: MostBytes): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", async (request, response) => {
    const body = countBody(request, (most) => refuse(response, most));
    const most = await mostBytes(request);
    if (Number(request.headers["content-length"] ?? 0) > most) return refuse(response, most);
    if (body.limit(most))
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  });
}

/**
 * Counts the body's bytes, as its length may be undeclared; bytes arriving before the limit is known are buffered.
 */
function countBody(request: IncomingMessage, tooLong: (most: number) => void) {
  const push = request.push.bind(request);
  let most = Infinity;
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    const wasTooLong = bytes > most;
    bytes += chunk?.length ?? 0;
    if (bytes <= most) return push(chunk, encoding);
    if (!wasTooLong) tooLong(most);
    return true;
  };
  return {
    /** Sets the limit; returns false if it has already been exceeded. */
    limit: (bytesAtMost: number): boolean => {
      most = bytesAtMost;
      if (bytes > most) tooLong(most);
      return bytes <= most;
    },
  };
}

function refuse(response: ServerResponse, most: number): void {
  if (response.headersSent) return;
  const message = `The request is too large: ${most} bytes are the most that is taken here. Send less, or sign in first.`;
  response.writeHead(413, { "Content-Type": "application/json; charset=utf-8", Connection: "close" });
  response.end(JSON.stringify({ errors: [{ message }] }));
}
