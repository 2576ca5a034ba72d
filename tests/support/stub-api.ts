import { createServer, type IncomingMessage } from "node:http";
import { closeAtEnd } from "./close-at-end";

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as it is where it is text or bytes, else as JSON; nothing where it is undefined. */
  body?: unknown;
}

/** "drop" ends the connection without an answer, "hang" never answers. */
type Sent = Reply | "drop" | "hang";

export type Answer = (url: URL, request: IncomingMessage) => Sent | Promise<Sent>;

export interface StubApi {
  /** Its origin. */
  url: string;
  /** Path and query of every request, in order. */
  requests: string[];
  close(): Promise<void>;
}

/** A real HTTP server on a free port that answers as the test says; closed when the tests of the file are over. */
export async function startStubApi(answer: Answer): Promise<StubApi> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const address = request.url ?? "/";
    requests.push(address);
    const reply = await answer(new URL(address, "http://api.test"), request);
    if (reply === "hang") return;
    if (reply === "drop") {
      request.socket.destroy();
      return;
    }
    const { status = 200, headers = {}, body } = reply;
    response.writeHead(status, headers);
    const asItIs = body === undefined || typeof body === "string" || Buffer.isBuffer(body);
    response.end(asItIs ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stub API has no port");
  return closeAtEnd<StubApi>({
    url: `http://127.0.0.1:${address.port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
