import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createGzip } from "node:zlib";

/** How a malicious or broken content server handles one request. */
export type Misdeed = (response: ServerResponse, request: IncomingMessage) => void;

/** Accepts the request and never responds. */
export const hang: Misdeed = () => {};

/** Closes the connection without a response. */
export const drop: Misdeed = (_, request) => void request.socket.destroy();

/** Sends a byte now and then, forever. */
export const drip: Misdeed = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.once("close", () => clearInterval(timer));
};

/** Sends forever, as fast as the client reads; `zipped` data is small on the wire but large in memory. */
export function flood({ zipped = false } = {}): Misdeed {
  return (response) => {
    const block = Buffer.alloc(64 * 1024, " ");
    response.writeHead(200, {
      "content-type": "application/json",
      ...(zipped && { "content-encoding": "gzip" }),
    });
    const target = zipped ? createGzip() : response;
    if (target !== response) target.on("error", () => {}).pipe(response);
    const write = () => {
      while (!response.destroyed && target.write(block));
    };
    target.on("drain", write);
    response.once("close", () => target.destroy());
    write();
  };
}

export function redirectTo(url: string): Misdeed {
  return (response) => void response.writeHead(302, { location: url }).end();
}

export function reply(status: number, body: unknown, headers: Record<string, string> = {}): Misdeed {
  return (response) => {
    response.writeHead(status, headers);
    response.end(Buffer.isBuffer(body) || typeof body === "string" ? body : JSON.stringify(body));
  };
}

export interface HostileServer {
  url: string;
  /** `127.0.0.1:4000` */
  host: string;
  requests: { url: string; headers: IncomingMessage["headers"] }[];
  /** Number of connections so far. */
  connections(): number;
  /** Highest number of concurrent requests. */
  mostAtOnce(): number;
  close(): Promise<void>;
}

const started: HostileServer[] = [];
afterEach(() => Promise.all(started.splice(0).map(({ close }) => close())));

/** A content server on a free loopback port that misbehaves for each URL as specified, closed after the test. */
export async function startHostileServer(misdeedOf: (url: URL) => Misdeed): Promise<HostileServer> {
  const requests: HostileServer["requests"] = [];
  const sockets = new Set<Socket>();
  let [connections, underWay, most] = [0, 0, 0];
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    requests.push({ url, headers: request.headers });
    underWay += 1;
    most = Math.max(most, underWay);
    response.once("close", () => (underWay -= 1));
    misdeedOf(new URL(url, "http://hostile.test"))(response, request);
  });
  server.on("connection", (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The hostile server has no port");
  const host = `127.0.0.1:${address.port}`;
  const hostile: HostileServer = {
    url: `http://${host}`,
    host,
    requests,
    connections: () => connections,
    mostAtOnce: () => most,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
  started.push(hostile);
  return hostile;
}
