import type { IncomingMessage } from "node:http";
import { type Reply, startStubApi, type StubApi } from "./stub-api";

/** What a call is answered with in the content server's place; undefined: the server's own answer. */
export type Faults = (url: URL) => { status: number; body: string } | undefined;

/** What becomes of a call's answer, as JSON. */
export type Change = (url: URL, answer: unknown) => unknown;

/** Stands before a content server (by its origin) and says what its format does not allow it to. */
export async function startChangingProxy(origin: string, change: Change): Promise<StubApi> {
  return startStubApi(async (url, request) => {
    const answer = await forward(origin, request);
    if (answer.status !== 200 || !answer.headers?.["content-type"]?.includes("json")) return answer;
    // Another body than its etag says.
    const body = change(url, JSON.parse(String(answer.body)));
    return { status: answer.status, headers: { "content-type": "application/json" }, body };
  });
}

const KEPT_HEADERS = ["content-type", "etag"];

/** Stands before a content server (by its origin) and answers some of the calls wrongly. */
export async function startFaultProxy(origin: string, faults: Faults): Promise<StubApi> {
  return startStubApi((url, request) => {
    const fault = faults(url);
    // A retry is asked for at once, so that no test waits.
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
