import {
  createServer,
  type IncomingMessage,
  request as ask,
  type Server,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { freePort } from "../free-port";

/** A site as one visitor reaches it: its requests are recorded, and the connection can be cut. */
export interface WatchedSite {
  url: string;
  /** Path and query of each request, in order. */
  requests: string[];
  /** Violations of the content security policy as JSON reports, and errors: "404 /no-such-page". */
  problems: string[];
  /** Delays files at these paths, as a slow connection does, until `letGo`. */
  hold(paths: RegExp): void;
  letGo(): void;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
}

const REPORTS = "/policy-reports";

/** Starts a proxy of a site (given by its origin) on its own port. */
export async function startWatchedSite(origin: string): Promise<WatchedSite> {
  const port = await freePort();
  const requests: string[] = [];
  const problems: string[] = [];
  let server: Server | undefined;
  let held: RegExp | undefined;
  const waiting: (() => void)[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    if (path === REPORTS) {
      problems.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    requests.push(path);
    if (held?.test(path)) await new Promise<void>((resolve) => waiting.push(resolve));
    const { method, headers } = request;
    const asked = ask(origin + path, { method, headers }, (answered) => {
      const { statusCode = 502 } = answered;
      if (statusCode >= 400) problems.push(`${statusCode} ${path}`);
      const policy = answered.headers["content-security-policy"];
      const reported = policy && { "content-security-policy": `${policy}; report-uri ${REPORTS}` };
      response.writeHead(statusCode, { ...answered.headers, ...reported });
      answered.pipe(response);
    });
    asked.once("error", () => response.destroy());
    // A visitor may leave before the response is complete.
    response.once("close", () => asked.destroy());
    request.pipe(asked);
  }

  const site: WatchedSite = {
    url: `http://localhost:${port}`,
    requests,
    problems,
    hold: (paths) => {
      held = paths;
    },
    letGo: () => {
      held = undefined;
      for (const go of waiting.splice(0)) go();
    },
    goOnline: () =>
      new Promise((resolve, reject) => {
        server = createServer((request, response) => void answer(request, response));
        server.once("error", reject).listen(port, "localhost", resolve);
      }),
    goOffline: () =>
      new Promise((resolve) => {
        if (!server?.listening) return resolve();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await site.goOnline();
  return site;
}
