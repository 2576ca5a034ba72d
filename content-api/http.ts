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
  /** Timeout of one attempt in milliseconds, including its response body. */
  timeout: number;
  /** Maximum concurrent requests, for responses and pictures together. */
  concurrency: number;
  /** Attempts after the first one. */
  retries: number;
  /** Milliseconds before the first retry; doubled for each further one. */
  retryDelay: number;
  /** Called every `tellEvery` milliseconds with what is being waited for. */
  tell(message: string): void;
  tellEvery: number;
  /** Aborts every call at once. */
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

interface HttpRequest {
  /** Default: an API response. */
  kind?: AnswerKind;
  /** Default: GET. */
  method?: "GET" | "HEAD";
  headers?: Record<string, string>;
}

/** Resolves with the last attempt's response, whatever its status; rejects if no attempt got a response. */
export type HttpGet = (url: string, request?: HttpRequest) => Promise<HttpAnswer>;

const LONGEST_WAIT = 60_000;

/**
 * With an ETag, fetch would send "no-cache", for which many servers, Fastify's among them, send the whole response
 * again.
 */
const AS_OF_NOW = { "cache-control": "max-age=0" };

/**
 * Sends all requests of one run to the content API at this URL and to the hosts its content refers to: with one
 * concurrency limit, size and time limits, public addresses only (except the API's own host and PICTURE_HOSTS), and
 * retries on network errors, 429 and 5xx.
 * Gives up on an unresponsive server early: a call that hangs is not retried, and after a few the rest is not sent.
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
        // A long Retry-After is honoured only for a server that has responded before.
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
      // Outside the limit: a waiting call doesn't hold up the others.
      await wait(Math.min(pause, LONGEST_WAIT), undefined, { signal });
    }
  }

  return (url, request = {}) => whileWaiting(url, () => get(url, request));
}

/** fetch itself drops the header when a redirect leads to another origin. */
function credentials({ authorization }: ContentAccess): Record<string, string> {
  return authorization === undefined ? {} : { authorization };
}

/** Retrying doesn't help with 501 (not implemented). */
function isTemporary(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501);
}

/** `fetch` hides errors from before the response in its error's cause. */
function isFinal(error: unknown): boolean {
  return error instanceof FinalError || (isNativeError(error) && error.cause instanceof FinalError);
}

/** Milliseconds: exponential backoff, less up to half as jitter, so that calls don't retry in step. */
function backoff(delay: number, attempt: number): number {
  return delay * 2 ** attempt * (1 - Math.random() / 2);
}

/** Milliseconds that a Retry-After header asks for (seconds or a date); null if absent or unreadable. */
function retryAfter(headers: HttpAnswer["headers"]): number | null {
  const value = headers.get("retry-after");
  if (value === null) return null;
  const pause = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(pause) ? null : Math.max(pause, 0);
}
