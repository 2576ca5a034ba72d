import { type KnownSlugs, routesWith } from "../shared/known-slugs";
import { LOCALES } from "../shared/locales";
import type { PropertyIds } from "../shared/content-calls";
import { type Call, createCalls } from "./calls";
import { ContentApiError, createClient, type Exchange, isAbsent, keptAnswer } from "./client";
import { createHttpGet, type HttpGet, type HttpOptions } from "./http";
import { ownOrigins } from "./links";
import type { Loaded } from "./load";
import type { LoadSiteOptions } from "./load-site";
import type { Snapshot } from "./snapshot";

export interface HotelAddress {
  /** Base URL of the content API, without trailing slash. */
  apiUrl: string;
  /** Public origin of the site. */
  siteUrl: string;
  propertyIds: PropertyIds;
  /** The site's own slugs for pages of the route table. */
  slugs?: KnownSlugs | null | undefined;
}

export interface FaultCollector extends LoadSiteOptions {
  /** All calls so far, in the order in which they ended. */
  exchanges: readonly Exchange[];
  /** Fetches what the content refers to, such as pictures, within the same limits as the calls. */
  get: HttpGet;
}

/**
 * Reads a hotel as its site does, but continues after a fault: skips what can't be read, and records each call.
 * Stops only on a signal, with its reason, or with an UnreachableError if the API never responds.
 * Calls that a build has `read` are not repeated, except those that failed then.
 */
export function collectFaults(
  hotel: HotelAddress,
  http: Partial<HttpOptions>,
  read?: Snapshot,
): FaultCollector {
  const { apiUrl, siteUrl, propertyIds, slugs } = hotel;
  const exchanges: Exchange[] = [];
  const get = createHttpGet(apiUrl, http);
  const client = createClient(apiUrl, get, { observe: (exchange) => exchanges.push(exchange) });

  /** Returns undefined if no build has read the call. */
  function readBefore<Answer>(call: Call<Answer>): Loaded<Answer> | undefined {
    const last = read?.isSure(call.path) ? read.last(call.path) : undefined;
    if (!last) return undefined;
    const { name, locale, path } = call;
    const exchange = { name, locale, url: `${apiUrl}${path}`, contentType: "", faults: [] };
    if (!last.found) {
      exchanges.push({ ...exchange, status: 404 });
      return { state: "missing" };
    }
    const kept = keptAnswer(call, last);
    if (!kept) return undefined;
    exchanges.push({ ...exchange, status: 200 });
    return { state: "found", answer: kept.answer };
  }

  async function load<Answer>(call: Call<Answer>): Promise<Loaded<Answer>> {
    const before = readBefore(call);
    if (before) return before;
    try {
      return { state: "found", answer: await client(call) };
    } catch (error) {
      http.signal?.throwIfAborted();
      if (!(error instanceof ContentApiError)) throw error;
      return isAbsent(call, error) ? { state: "missing" } : { state: "failed", reason: error.message };
    }
  }

  return {
    routes: routesWith(slugs),
    locales: LOCALES,
    origins: ownOrigins(apiUrl, siteUrl),
    calls: createCalls(propertyIds),
    loader: { load, loadList: load },
    log: { info: () => {}, warn: () => {} },
    exchanges,
    get,
  };
}
