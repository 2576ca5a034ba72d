import { setTimeout as wait } from "node:timers/promises";

/** A POST request with a JSON body. */
export interface Call {
  url: string;
  headers: Record<string, string>;
  body: object;
}

/** Why a service translated nothing; keys of messages in `editor-checks.json`. */
type Reason = "away" | "slow" | "limit" | "key" | "refused" | "failing" | "rubbish";

/** Status of a call without a response. */
const NO_ANSWER = 0;

export class ServiceFault extends Error {
  override name = "ServiceFault";

  constructor(
    readonly reason: Reason,
    readonly status = NO_ANSWER,
    cause?: unknown,
  ) {
    super(status === NO_ANSWER ? reason : `${reason} (${status})`, { cause });
  }
}

interface Options {
  /** Timeout of one call, and pause before the first retry, in milliseconds. */
  call: number;
  pause: number;
  signal: AbortSignal;
}

/** Number of retries, for services that are busy or closed an idle connection. */
const REPETITIONS = 2;
/** Maximum pause that a service may request, in milliseconds. */
const LONGEST_PAUSE = 10_000;
/** Maximum size of a response, in bytes. */
const MOST = 4_000_000;

/** Calls a service with a few retries; `parsed` parses its response. */
export async function callService<Parsed>(
  call: Call,
  parsed: (answer: unknown) => Parsed | undefined,
  options: Options,
): Promise<Parsed> {
  for (let repetition = 0; ; repetition += 1) {
    const answer = await once(call, options);
    if (answer.ok) {
      const result = parsed(answer.json);
      if (result === undefined) throw new ServiceFault("rubbish");
      return result;
    }
    const { status, retryAfter, cause } = answer;
    const isBusy = status === NO_ANSWER || status === 429 || status >= 500;
    if (!isBusy || repetition === REPETITIONS) throw new ServiceFault(reasonOf(status), status, cause);
    const pause = retryAfter ?? options.pause * 2 ** repetition;
    if (pause > LONGEST_PAUSE) throw new ServiceFault(reasonOf(status), status);
    await wait(pause, undefined, { signal: options.signal }).catch(() => {
      throw new ServiceFault("slow");
    });
  }
}

type Once =
  | { ok: true; json: unknown }
  | { ok: false; status: number; retryAfter?: number | undefined; cause?: unknown };

async function once({ url, headers, body }: Call, { call, signal }: Options): Promise<Once> {
  const ends = AbortSignal.any([AbortSignal.timeout(call), signal]);
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      // The key must not be sent anywhere else.
      redirect: "error",
      signal: ends,
    });
    const { ok, status } = answer;
    if (!ok) {
      await answer.body?.cancel();
      return { ok, status, retryAfter: milliseconds(answer.headers.get("retry-after")) };
    }
    return { ok, json: JSON.parse(await textOf(answer)) };
  } catch (error) {
    if (error instanceof ServiceFault) throw error;
    if (ends.aborted) throw new ServiceFault("slow");
    if (error instanceof SyntaxError) throw new ServiceFault("rubbish");
    return { ok: false, status: NO_ANSWER, cause: error };
  }
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    length += read.value.length;
    if (length > MOST) {
      await reader?.cancel();
      throw new ServiceFault("rubbish");
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString();
}

/** Accepts a number of seconds; dates are rare and ignored. */
function milliseconds(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : undefined;
}

function reasonOf(status: number): Reason {
  if (status === NO_ANSWER) return "away";
  // 402 and 456: the plan's quota is used up.
  if (status === 429 || status === 402 || status === 456) return "limit";
  if (status === 401 || status === 403) return "key";
  return status >= 500 ? "failing" : "refused";
}
