import { setTimeout as wait } from "node:timers/promises";
import { isNativeError } from "node:util/types";
import pLimit from "p-limit";
import { fetch } from "undici";
import { CONTENT_ACCESS, type ContentAccess } from "../shared/content-access";
import { SITE } from "../shared/site";
import { createGuardedAgent } from "./guarded-agent";
import { FinalError, TimeoutError } from "./http-errors";
import { createServers } from "./servers";
import { type AnswerKind, createBodyReader } from "./size-limits";
import { createWaitingNotice } from "./tell-waiting";

export interface HttpOptions extends ContentAccess {
  /** Milliseconds until one try is given up, its answer's body included. */
  timeout: number;
  /** Requests under way at once, for answers and pictures together. */
  concurrency: number;
  /** Tries after the first one. */
  retries: number;
  /** Milliseconds before the second try; doubled for each one after it. */
  retryDelay: number;
  /** Told every `tellEvery` milliseconds what is being waited for. */
  tell(message: string): void;
  tellEvery: number;
  /** Ends every call at once. */
  signal?: AbortSignal;
}

export const HTTP_DEFAULTS: HttpOptions = {
  ...CONTENT_ACCESS,
  timeout: SITE.apiTimeout,
  concurrency: 8,
  retries: 3,
  retryDelay: 500,
  tell: () => {},
  tellEvery: 10_000,
};

export interface HttpAnswer {
  status: number;
  headers: { get(name: string): string | null };
  body: Buffer;
}

export interface HttpRequest {
  /** Default: an answer of the API. */
  kind?: AnswerKind;
  /** Default: GET. */
  method?: "GET" | "HEAD";
  headers?: Record<string, string>;
}

/** Answers with the last try's answer, whatever its status; rejects where no try was answered at all. */
export type HttpGet = (url: string, request?: HttpRequest) => Promise<HttpAnswer>;

const LONGEST_WAIT = 60_000;

/** Beside an ETag, fetch would say "no-cache", for which many servers, Fastify's among them, send the whole answer again. */
const AS_OF_NOW = { "cache-control": "max-age=0" };

/**
 * Asks the content API at this URL, and what it names, for everything of one run: with one limit on parallel requests, limits on
 * sizes and time, public addresses only (but for the API's own host and PICTURE_HOSTS), and retries on network errors, 429 and 5xx.
 * Asking a server that has answered nothing ends soon: a call that hangs is not tried again, and after a few the rest is not sent.
 */
export function createHttpGet(apiUrl: string, options: Partial<HttpOptions> = {}): HttpGet {
  const settings = { ...HTTP_DEFAULTS, ...options };
  const { timeout, retries, retryDelay, signal } = settings;
  const api = new URL(apiUrl);
  const limit = pLimit(settings.concurrency);
  const dispatcher = createGuardedAgent([api.host, ...settings.pictureHosts]);
  const serverOf = createServers();
  const readBody = createBodyReader(settings);
  const whileWaiting = createWaitingNotice(settings.tell, settings.tellEvery);

  async function once(url: string, { kind = "answer", method, headers }: HttpRequest): Promise<HttpAnswer> {
    serverOf(url).assertReachable();
    const own: Record<string, string> = new URL(url).origin === api.origin ? credentials(settings) : {};
    const ends = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(url, {
        method,
        headers: { ...AS_OF_NOW, ...headers, ...own },
        dispatcher,
        signal: signal ? AbortSignal.any([ends, signal]) : ends,
      });
      const body = await readBody(response.body, kind);
      return { status: response.status, headers: response.headers, body };
    } catch (error) {
      throw ends.aborted ? new TimeoutError(timeout) : error;
    }
  }

  async function get(url: string, request: HttpRequest): Promise<HttpAnswer> {
    const server = serverOf(url);
    for (let attempt = 0; ; attempt += 1) {
      const last = attempt === retries;
      let pause = backoff(retryDelay, attempt);
      try {
        const answer = await limit(once, url, request);
        if (!isTemporary(answer.status)) server.noteAnswer();
        if (last || !isTemporary(answer.status)) return answer;
        const asked = retryAfter(answer.headers) ?? pause;
        // Only a server that has shown that it works is waited for as long as it asks.
        pause = server.answered() ? asked : Math.min(asked, pause);
      } catch (error) {
        signal?.throwIfAborted();
        if (isFinal(error)) throw error;
        server.assertReachable();
        if (last || (error instanceof TimeoutError && !server.answered())) {
          server.noteLost(url, error);
          throw error;
        }
      }
      // Outside the limit: a call that waits does not hold up the others.
      await wait(Math.min(pause, LONGEST_WAIT), undefined, { signal });
    }
  }

  return (url, request = {}) => whileWaiting(url, () => get(url, request));
}

/** The header is left out by fetch itself where a redirect leads to another origin. */
function credentials({ authorization }: ContentAccess): Record<string, string> {
  return authorization === undefined ? {} : { authorization };
}

/** A server does not learn what it does not know (501) by being asked again. */
function isTemporary(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501);
}

/** `fetch` hides the reason of what happens before the answer in its error's cause. */
function isFinal(error: unknown): boolean {
  return error instanceof FinalError || (isNativeError(error) && error.cause instanceof FinalError);
}

/** Milliseconds: the delay doubled for each attempt, less up to half of it, so that calls do not come back in step. */
function backoff(delay: number, attempt: number): number {
  return delay * 2 ** attempt * (1 - Math.random() / 2);
}

/** Milliseconds that a Retry-After header asks for (seconds or a date); null without a readable one. */
function retryAfter(headers: HttpAnswer["headers"]): number | null {
  const value = headers.get("retry-after");
  if (value === null) return null;
  const pause = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(pause) ? null : Math.max(pause, 0);
}
