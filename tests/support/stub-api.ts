import { createServer, type IncomingMessage } from "node:http";
import { closeAtEnd } from "./close-at-end";

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** Text and bytes are sent as is, anything else as JSON; undefined sends no body. */
  body?: unknown;
}

/** "drop" closes the connection without a response, "hang" never responds. */
type Sent = Reply | "drop" | "hang";

export type Answer = (url: URL, request: IncomingMessage) => Sent | Promise<Sent>;

export interface StubApi {
  /** Its origin. */
  url: string;
  /** Path and query of every request, in order. */
  requests: string[];
  close(): Promise<void>;
}

/** A real HTTP server on a free port that sends the test's responses; closed after the file's tests. */
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
