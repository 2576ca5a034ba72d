import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse as parseCsv } from "csv-parse/sync";
import { array, type InferType, number, object, string } from "yup";
import { redirectsAnswerFile } from "../../content-api/cache-folder";
import { createCalls } from "../../content-api/calls";
import { createClient } from "../../content-api/client";
import { createHttpGet, type HttpOptions } from "../../content-api/http";
import { keepLastGood } from "../../content-api/keep-last-good";
import type { Log } from "../../content-api/log";
import { openSnapshot } from "../../content-api/snapshot";
import type { PropertyIds } from "../../shared/content-calls";
import type { Environment } from "../../shared/environment";
import { readHotelFile } from "../../shared/hotel-file";
import { parse } from "../../shared/parse";
import { messageOf } from "../../shared/errors";
import { ifThere } from "../toolkit/files";

/** How an address of the website before is answered, as it was written. */
export interface RedirectRow {
  /** Path with its query, where it had one: `/index.php?id=12`. */
  from: string;
  /** A path of the site or an address elsewhere; empty where it is gone. */
  to: string;
  status: string;
  /** Where that is written, for people: `content/redirects.csv, row 3`. */
  place: string;
}

const COLUMNS = ["from", "to", "status"] as const;
const HEAD = /^\s*from\s*([,;\t])/i;

const recordsSchema = array(
  object({
    record: object({
      from: string().default(""),
      to: string().default(""),
      status: string().default(""),
    }),
    info: object({ lines: number().required() }),
  }),
).required();

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
  const file = join(dirname(hotelFile), "redirects.csv");
  const bytes = await ifThere(readFile(file));
  if (bytes === undefined) return [];
  try {
    const records = parseRecords(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return records.map(({ record, info }) => ({ ...record, place: `${file}, row ${info.lines}` }));
  } catch (error) {
    throw new Error(
      `${file} can't be read (${messageOf(error)}). It is a table in UTF-8 with the columns ${COLUMNS.join(", ")}.`,
    );
  }
}

/** Records with the lines on which they stand; the first one names the columns. */
function parseRecords(text: string): InferType<typeof recordsSchema> {
  const delimiter = HEAD.exec(text)?.[1];
  if (delimiter === undefined) throw new Error(`its first row does not begin with "${COLUMNS[0]}"`);
  const records: unknown = parseCsv(text, {
    delimiter,
    columns: (names: string[]) => names.map((name) => name.toLowerCase()),
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  return parse(recordsSchema, records);
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
