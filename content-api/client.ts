import { ValidationError } from "yup";
import { digestOf } from "../shared/digest";
import { fullMessageOf } from "../shared/errors";
import { WRONG_SERVICES } from "../shared/wrong-services";
import type { Call } from "./calls";
import type { HttpAnswer, HttpGet } from "./http";
import { UnreachableError } from "./http-errors";
import type { LastAnswer } from "./snapshot";

/** One deviation from the contract; `field` is empty if it concerns the whole response. */
interface Fault {
  field: string;
  message: string;
}

interface Failure {
  url: string;
  /** Null if there was no response. */
  status: number | null;
  reason: string;
  /** The response body, parsed if it is JSON. */
  body?: unknown;
  faults: Fault[];
}

/**
 * A call that could not be read. Its message names method, URL, status and reason; its body is the response's or
 * `Wrong Services`.
 */
export class ContentApiError extends Error {
  override readonly name = "ContentApiError";
  readonly url: string;
  readonly status: number | null;
  readonly body: unknown;
  readonly faults: readonly Fault[];

  constructor({ url, status, reason, body, faults }: Failure, options?: ErrorOptions) {
    super(`GET ${url} (${status === null ? "no answer" : `status ${status}`}): ${reason}`, options);
    this.url = url;
    this.status = status;
    this.body = body ?? WRONG_SERVICES;
    this.faults = faults;
  }
}

/** One call as it was sent, and its outcome. */
export interface Exchange extends Pick<Call<unknown>, "name" | "locale"> {
  url: string;
  /** Null if there was no response. */
  status: number | null;
  contentType: string;
  /** Empty if the response follows the contract or is a 404 for something that doesn't exist. */
  faults: readonly Fault[];
}

/**
 * Fetches a call's response, parsed against the contract; rejects with a ContentApiError, or an UnreachableError
 * once the API has been given up on.
 */
export type ContentClient = <Answer>(call: Call<Answer>) => Promise<Answer>;

interface ClientOptions {
  /** Called with each call when it ends. */
  observe?: (exchange: Exchange) => void;
  /** A call's last response: if it has an ETag, the server need not send it again. */
  last?: (path: string) => LastAnswer | undefined;
}

/** Creates a client for the API at the base URL (no trailing slash). */
export function createClient(
  apiUrl: string,
  get: HttpGet,
  { observe = () => {}, last = () => undefined }: ClientOptions = {},
): ContentClient {
  async function read<Answer>(path: string, call: Call<Answer>): Promise<Answer> {
    const url = `${apiUrl}${path}`;
    const { name, locale } = call;
    const exchange: Exchange = { name, locale, url, status: null, contentType: "", faults: [] };
    const known = path === call.path ? keptAnswer(call, last(path)) : undefined;
    try {
      const answer = await ask(url, get, known?.etag ?? null);
      exchange.status = answer.status;
      exchange.contentType = answer.headers.get("content-type") ?? "";
      if (answer.status === 304 && known) return known.answer;
      return keep(call, url, answer);
    } catch (error) {
      if (error instanceof ContentApiError && !isAbsent(call, error)) exchange.faults = error.faults;
      throw error;
    } finally {
      observe(exchange);
    }
  }

  return async (call) => {
    try {
      return await read(call.path, call);
    } catch (error) {
      const refused = error instanceof ContentApiError && (error.status === 400 || error.status === 404);
      if (!refused || call.otherPath === undefined) throw error;
      return read(call.otherPath, call);
    }
  };
}

/**
 * True if a response means "does not exist": 404, or for an optional call any status with which servers refuse
 * unknown requests. 429 (busy) says nothing.
 */
export function isAbsent(
  { isExtension = false }: Pick<Call<unknown>, "isExtension">,
  error: unknown,
): boolean {
  if (!(error instanceof ContentApiError) || error.status === null) return false;
  const { status } = error;
  return (
    status === 404 || (isExtension && ((status >= 400 && status < 500 && status !== 429) || status === 501))
  );
}

/**
 * Returns a call's cached response, from this run or an earlier build; undefined if it no longer matches the
 * contract.
 */
export function keptAnswer<Answer>(
  call: Call<Answer>,
  last: LastAnswer | undefined,
): Call<Answer>["kept"] | undefined {
  if (call.kept || !last?.found) return call.kept;
  try {
    call.kept = { answer: call.parse(last.body), digest: "", etag: last.etag ?? null };
    return call.kept;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return undefined;
  }
}

function keep<Answer>(call: Call<Answer>, url: string, answer: HttpAnswer): Answer {
  const digest = digestOf(answer.body);
  const isKept = call.kept?.digest === digest && answer.status === 200;
  const read = isKept && call.kept ? call.kept.answer : parseAnswer(url, answer, call.parse);
  call.kept = { answer: read, digest, etag: answer.headers.get("etag") };
  return read;
}

async function ask(url: string, get: HttpGet, etag: string | null): Promise<HttpAnswer> {
  try {
    return await get(url, etag === null ? {} : { headers: { "if-none-match": etag } });
  } catch (cause) {
    if (cause instanceof UnreachableError) throw cause;
    const reason = fullMessageOf(cause);
    throw new ContentApiError({ url, status: null, reason, faults: [whole(reason)] }, { cause });
  }
}

function parseAnswer<Answer>(url: string, answer: HttpAnswer, parse: Call<Answer>["parse"]): Answer {
  const { status } = answer;
  // Strips the byte order mark that some servers send.
  const text = new TextDecoder().decode(answer.body);
  const json = parseJson(text);
  const body = json ? json.value : text.trim() || undefined;
  if (status < 200 || status > 299) {
    const faults = [whole(`answered ${status}: ${text.slice(0, 200)}`)];
    throw new ContentApiError({ url, status, reason: messageIn(body), body, faults });
  }
  if (!json) {
    const faults = [whole(`is not JSON: ${text.slice(0, 80)}`)];
    throw new ContentApiError({ url, status, reason: "the answer is not JSON", body, faults });
  }
  try {
    return parse(body);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const single = error.inner.length > 0 ? error.inner : [error];
    const faults = single.map(({ path, message }) => ({ field: path ?? "", message }));
    const reason = `the answer is not as the contract says: ${error.errors.join("; ")}`;
    throw new ContentApiError({ url, status, reason, body, faults });
  }
}

/** Returns null if the text is not JSON. */
function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function whole(message: string): Fault {
  return { field: "", message };
}

function messageIn(body: unknown): string {
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  return hasMessage && typeof body.message === "string" ? body.message : WRONG_SERVICES;
}
