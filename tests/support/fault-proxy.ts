import type { IncomingMessage } from "node:http";
import { type Reply, startStubApi, type StubApi } from "./stub-api";

/** The response to a call in place of the content server's own, or undefined to forward the call. */
export type Faults = (url: URL) => { status: number; body: string } | undefined;

/** Changes the JSON of a call's response. */
export type Change = (url: URL, answer: unknown) => unknown;

/** Proxies a content server (given by its origin) to send content that its own format doesn't allow. */
export async function startChangingProxy(origin: string, change: Change): Promise<StubApi> {
  return startStubApi(async (url, request) => {
    const answer = await forward(origin, request);
    if (answer.status !== 200 || !answer.headers?.["content-type"]?.includes("json")) return answer;
    // The etag no longer matches the body.
    const body = change(url, JSON.parse(String(answer.body)));
    return { status: answer.status, headers: { "content-type": "application/json" }, body };
  });
}

const KEPT_HEADERS = ["content-type", "etag"];

/** Proxies a content server (given by its origin) with faulty responses to some of the calls. */
export async function startFaultProxy(origin: string, faults: Faults): Promise<StubApi> {
  return startStubApi((url, request) => {
    const fault = faults(url);
    // Asks for an immediate retry, so that no test waits.
    return fault ? { ...fault, headers: { "retry-after": "0" } } : forward(origin, request);
  });
}

async function forward(origin: string, request: IncomingMessage): Promise<Reply> {
  const etag = request.headers["if-none-match"];
  const answer = await fetch(`${origin}${request.url}`, {
    headers: etag === undefined ? {} : { "if-none-match": etag },
  });
  const headers = [...answer.headers].filter(([name]) => KEPT_HEADERS.includes(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
