import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { fieldsOf } from "../../../shared/record";

/** Milliseconds. A request's body may take as long as a film takes on a slow line, and Node's own limit holds for it. */
const LIMITS = { headers: 10_000, silence: 120_000 };
const MOST_CONNECTIONS = 1_000;

/** How many bytes a request's body may have. */
type MostBytes = (request: IncomingMessage) => number | Promise<number>;

const limited = new WeakSet<Server>();

/**
 * Limits the server that Next makes, from the first request on: its connections, and the bytes of a body, which are counted as they
 * come, before anything reads them.
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

/** Puts itself before what answers the server's requests. */
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

/** A body need not say how long it is; its first bytes come before its limit is known, and wait. */
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
    /** Whether what has come so far is within the limit. */
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
