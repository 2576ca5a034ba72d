import { ValidationError } from "yup";
import type { Call } from "./calls";
import { describeHttpError, type HttpAnswer, type HttpGet } from "./http";

/** What a rejection carries where the answer has no body. */
export const WRONG_SERVICES = "Wrong Services";

interface Failure {
  url: string;
  /** Null where there was no answer. */
  status: number | null;
  reason: string;
  /** The answer's body, parsed where it is JSON. */
  body?: unknown;
  /** The first field that is not as the contract says. */
  field?: string;
}

/** A call that could not be read; its message names method, URL, status and reason, its body is the answer's or `Wrong Services`. */
export class ContentApiError extends Error {
  override readonly name = "ContentApiError";
  readonly url: string;
  readonly status: number | null;
  readonly body: unknown;
  readonly field: string | null;

  constructor({ url, status, reason, body, field }: Failure, options?: ErrorOptions) {
    super(`GET ${url} (${status === null ? "no answer" : `status ${status}`}): ${reason}`, options);
    this.url = url;
    this.status = status;
    this.body = body ?? WRONG_SERVICES;
    this.field = field ?? null;
  }
}

/** Reads a call's answer, parsed against the contract; rejects with a ContentApiError. */
export type ContentClient = <Answer>(call: Call<Answer>) => Promise<Answer>;

/** A client for the API at the base URL (no trailing slash). */
export function createClient(apiUrl: string, get: HttpGet): ContentClient {
  async function read<Answer>(path: string, { parse }: Call<Answer>): Promise<Answer> {
    const url = `${apiUrl}${path}`;
    const answer = await get(url).catch((cause: unknown) => {
      throw new ContentApiError({ url, status: null, reason: describeHttpError(cause) }, { cause });
    });
    const body = parseJson(answer);
    const { status } = answer;
    if (status < 200 || status > 299) {
      throw new ContentApiError({ url, status, reason: messageIn(body.value), body: body.value });
    }
    if (!body.isJson)
      throw new ContentApiError({ url, status, reason: "the answer is not JSON", body: body.value });
    try {
      return parse(body.value);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new ContentApiError({
        url,
        status,
        reason: `the answer is not as the contract says: ${error.errors.join("; ")}`,
        body: body.value,
        field: (error.inner[0] ?? error).path,
      });
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

/** The body as JSON where it is, else as text; undefined where it is empty. */
function parseJson({ body }: HttpAnswer): { isJson: boolean; value: unknown } {
  const text = body.toString("utf8");
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false, value: text.trim() === "" ? undefined : text };
  }
}

function messageIn(body: unknown): string {
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  return hasMessage && typeof body.message === "string" ? body.message : WRONG_SERVICES;
}
