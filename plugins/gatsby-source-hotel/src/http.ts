import pLimit from "p-limit";
import { setTimeout as wait } from "node:timers/promises";

export interface HttpOptions {
  /** Milliseconds until one try is given up. */
  timeout: number;
  /** Requests under way at once. */
  concurrency: number;
  /** Tries after the first one. */
  retries: number;
  /** Milliseconds before the second try; doubled for each one after it. */
  retryDelay: number;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Answers with the last try's answer, whatever its status; rejects where no try was answered at all. */
export type HttpGet = (url: string, headers?: Record<string, string>) => Promise<HttpAnswer>;

const LONGEST_WAIT = 60_000;

/** GET with a limit on parallel requests, a timeout, and retries on network errors, 429 and 5xx. */
export function createHttpGet({ timeout, concurrency, retries, retryDelay }: HttpOptions): HttpGet {
  const limit = pLimit(concurrency);

  const once: HttpGet = async (url, headers) => {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  };

  return async (url, headers) => {
    for (let attempt = 0; ; attempt += 1) {
      const last = attempt === retries;
      let pause = backoff(retryDelay, attempt);
      try {
        const answer = await limit(once, url, headers);
        if (last || !isTemporary(answer.status)) return answer;
        pause = retryAfter(answer.headers) ?? pause;
      } catch (error) {
        if (last) throw error;
      }
      // Outside the limit: a call that waits does not hold up the others.
      await wait(Math.min(pause, LONGEST_WAIT));
    }
  };
}

function isTemporary(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Milliseconds: the delay doubled for each attempt, less up to half of it, so that calls do not come back in step. */
function backoff(delay: number, attempt: number): number {
  return delay * 2 ** attempt * (1 - Math.random() / 2);
}

/** Milliseconds that a Retry-After header asks for (seconds or a date); null without a readable one. */
function retryAfter(headers: Headers): number | null {
  const value = headers.get("retry-after");
  if (value === null) return null;
  const pause = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(pause) ? null : Math.max(pause, 0);
}

/** What an HttpGet was rejected with, in words: `fetch` hides the reason of a network error in its cause. */
export function describeHttpError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
