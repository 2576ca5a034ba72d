import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { redirectsAnswerFile } from "../../content-api/cache-folder";
import { createCalls } from "../../content-api/calls";
import { createClient } from "../../content-api/client";
import { createHttpGet, type HttpOptions } from "../../content-api/http";
import { keepLastGood } from "../../content-api/keep-last-good";
import type { Log } from "../../content-api/log";
import { openSnapshot } from "../../content-api/snapshot";
import { parseRedirects, type RedirectFile, REDIRECTS_FILE } from "../../content-folder/redirects";
import type { PropertyIds } from "../../shared/content-calls";
import type { Environment } from "../../shared/environment";
import { readHotelFile } from "../../shared/hotel-file";
import { messageOf } from "../../shared/errors";
import { ifThere } from "../toolkit/files";

/** How an address of the website before is answered, as it was written. */
export interface RedirectRow extends RedirectFile {
  /** Where that is written, for people: `content/redirects.csv, row 3`. */
  place: string;
}

export interface AskOptions {
  /** Base URL of the content API, which answers during a build. */
  apiUrl: string;
  /** Folder of the last good answers of the API. */
  cacheFolder: string;
  log: Log;
  signal?: AbortSignal;
}

/** All that is known of the addresses of a hotel's website before: by the file beside the hotel file, and by the content API. */
export async function readRedirectRows(
  { hotelFile, contentAccess }: Pick<Environment, "hotelFile" | "contentAccess">,
  { signal, ...options }: AskOptions,
): Promise<RedirectRow[]> {
  const { propertyIds } = readHotelFile(hotelFile);
  const asked = await askForRedirects({ ...options, propertyIds, http: { ...contentAccess, signal } });
  return [...(await readRedirectsFile(hotelFile)), ...asked];
}

/** The rows of `redirects.csv` beside the hotel file, as Excel and others write it; none where there is no such file. */
export async function readRedirectsFile(hotelFile: string): Promise<RedirectRow[]> {
  const file = join(dirname(hotelFile), REDIRECTS_FILE);
  const bytes = await ifThere(readFile(file));
  if (bytes === undefined) return [];
  try {
    return parseRedirects(bytes).map(({ line, ...row }) => ({ ...row, place: `${file}, row ${line}` }));
  } catch (error) {
    throw new Error(`${file} ${messageOf(error)}`);
  }
}

/** The redirects that the content API knows, where it knows any; its last good answer where it can't be read. */
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
  if (loaded.state === "failed") throw new Error(loaded.reason);
  await snapshot.save();
  if (loaded.state === "missing") return [];
  return loaded.answer.map(({ from, to, status }, index) => ({
    from,
    to: to ?? "",
    status: String(status),
    place: `${call.path}, entry ${index + 1}`,
  }));
}
