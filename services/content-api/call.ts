import pLimit from "p-limit";
import { ValidationError } from "yup";
import type { Locale } from "../../src/config/locales";

const AT_ONCE = 6;

/** One thing in an answer that is not as the contract says; `field` is empty where it is the answer as a whole. */
export interface Fault {
  field: string;
  message: string;
}

/** A call to the content API and what came of it. */
export interface Call {
  /** The kind of call, as the contract names it. */
  name: string;
  url: string;
  locale: Locale;
  /** undefined: there was no answer. */
  status: number | undefined;
  contentType: string;
  faults: Fault[];
}

export interface ContentApi {
  baseUrl: string;
  /** All calls so far, in the order in which they ended. */
  calls: readonly Call[];
  /** Calls `path`, below the base URL; undefined for 404 and for an answer that is not as the schema says. */
  get<Value>(question: Question<Value>): Promise<Value | undefined>;
}

export interface Question<Value> {
  name: string;
  path: string;
  locale: Locale;
  /** A yup schema of the contract. */
  schema: { validateSync(value: unknown, options: { abortEarly: boolean }): Value };
}

/** A reader of a content API that keeps what differs from the contract, instead of throwing at the first difference. */
export function createContentApi({ baseUrl, timeout }: { baseUrl: string; timeout: number }): ContentApi {
  const limit = pLimit(AT_ONCE);
  const calls: Call[] = [];

  async function get<Value>({ name, path, locale, schema }: Question<Value>): Promise<Value | undefined> {
    const call: Call = { name, url: baseUrl + path, locale, status: undefined, contentType: "", faults: [] };
    try {
      const response = await fetch(call.url, {
        signal: AbortSignal.timeout(timeout),
        headers: { Accept: "application/json" },
      });
      call.status = response.status;
      call.contentType = response.headers.get("content-type") ?? "";
      if (response.status === 404) return undefined;
      if (!response.ok)
        throw new Error(`answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
      return schema.validateSync(parseJson(await response.text()), { abortEarly: false });
    } catch (error) {
      call.faults = faultsOf(error);
      return undefined;
    } finally {
      calls.push(call);
    }
  }

  return { baseUrl, calls, get: (question) => limit(() => get(question)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`is not JSON: ${text.slice(0, 80)}`);
  }
}

function faultsOf(error: unknown): Fault[] {
  if (error instanceof ValidationError) {
    const single = error.inner.length > 0 ? error.inner : [error];
    return single.map(({ path, message }) => ({ field: path ?? "", message }));
  }
  if (!(error instanceof Error)) return [{ field: "", message: String(error) }];
  const cause = error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
  return [{ field: "", message: cause }];
}
