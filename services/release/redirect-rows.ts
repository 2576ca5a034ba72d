import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { redirectsAnswerFile } from "../../content-api/cache-folder";
import { createCalls } from "../../content-api/calls";
import { createClient } from "../../content-api/client";
import { createHttpGet, type HttpOptions } from "../../content-api/http";
import { keepLastGood } from "../../content-api/keep-last-good";
import type { Log } from "../../content-api/log";
import { openSnapshot } from "../../content-api/snapshot";
import { redirectSchema } from "../../content-api/contract";
import { parseRedirects, type RedirectFile, REDIRECTS_FILE } from "../../content-folder/redirects";
import type { PropertyIds } from "../../shared/content-calls";
import type { Environment } from "../../shared/environment";
import { readHotelFile } from "../../toolkit/read-hotel-file";
import { messageOf } from "../../shared/errors";
import { parse } from "../../shared/parse";
import { ifThere } from "../../toolkit/files";

/** A redirect from the previous website, as written. */
export interface RedirectRow extends RedirectFile {
  /** Where it is written, for people: `content/redirects.csv, row 3`. */
  place: string;
}

/** A row that is left out, and why. */
export interface RefusedRow {
  place: string;
  /** Without a full stop. */
  reason: string;
}

interface AskOptions {
  /** Base URL of the content API, which is available during a build. */
  apiUrl: string;
  /** Folder of the API's last good responses. */
  cacheFolder: string;
  log: Log;
  signal?: AbortSignal;
}

/**
 * All redirects from a hotel's previous website: from the file next to the hotel file, and from the content
 * API.
 */
export async function readRedirectRows(
  { hotelFile, contentAccess }: Pick<Environment, "hotelFile" | "contentAccess">,
  { signal, ...options }: AskOptions,
): Promise<RedirectRow[]> {
  const { propertyIds } = readHotelFile(hotelFile);
  const { log } = options;
  const asked = await askForRedirects({ ...options, propertyIds, http: { ...contentAccess, signal } });
  return [...(await readRedirectsFile(hotelFile, log)), ...asked];
}

/**
 * The rows of `redirects.csv` next to the hotel file, as written by Excel and others; none if there is no such
 * file.
 */
export async function readRedirectsFile(hotelFile: string, log: Pick<Log, "warn">): Promise<RedirectRow[]> {
  const file = join(dirname(hotelFile), REDIRECTS_FILE);
  const bytes = await ifThere(readFile(file));
  if (bytes === undefined) return [];
  const { rows, refused } = parseRedirects(bytes);
  for (const { line, reason } of refused) warnOfRow(log, { place: `${file}, row ${line}`, reason });
  return rows.map(({ line, ...row }) => ({ ...row, place: `${file}, row ${line}` }));
}

/** Warns about a row that is left out; the others are unaffected. */
export function warnOfRow(log: Pick<Log, "warn">, { place, reason }: RefusedRow): void {
  log.warn(`The redirect of ${place} is left out: ${reason}.`);
}

/** The redirects of the content API, if it has any; its last good response if it can't be read. */
async function askForRedirects({
  apiUrl,
  propertyIds,
  cacheFolder,
  http,
  log,
}: Omit<AskOptions, "signal"> & {
  propertyIds: PropertyIds;
  http: Partial<HttpOptions>;
}): Promise<RedirectRow[]> {
  const call = createCalls(propertyIds).redirects();
  const snapshot = await openSnapshot(redirectsAnswerFile(cacheFolder), log, apiUrl);
  const loader = keepLastGood(createClient(apiUrl, createHttpGet(apiUrl, http)), snapshot, log);
  const loaded = await loader.load(call);
  await snapshot.save();
  if (loaded.state !== "found") return [];
  return loaded.answer.flatMap((entry, index): RedirectRow[] => {
    const place = `${call.path}, entry ${index + 1}`;
    try {
      const { from, to, status } = parse(redirectSchema, entry, { abortEarly: false });
      return [{ from, to: to ?? "", status: String(status), place }];
    } catch (error) {
      warnOfRow(log, { place, reason: messageOf(error) });
      return [];
    }
  });
}
