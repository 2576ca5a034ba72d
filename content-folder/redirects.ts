import { parse as parseCsv } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { array, type InferType, number, object, string } from "yup";
import { messageOf } from "../shared/errors";
import { parse } from "../shared/parse";

/** Name of the file in a hotel's folder. */
export const REDIRECTS_FILE = "redirects.csv";

/** How an old address is answered; the first one is meant where nothing else is said, the last one leads nowhere. */
export const REDIRECT_STATUSES = ["301", "302", "410"] as const;

/** The status of what is gone. */
export const GONE = "410" satisfies (typeof REDIRECT_STATUSES)[number];

const COLUMNS = ["from", "to", "status"] as const;
const HEAD = /^\s*from\s*([,;\t])/i;

/** How an address of the website before is answered, as it was written. */
export interface RedirectFile {
  /** Path with its query, where it had one: `/index.php?id=12`. */
  from: string;
  /** A path of the site or an address elsewhere; empty where it is gone. */
  to: string;
  /** Empty: 301. */
  status: string;
}

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

/** The rows of a `redirects.csv`, as Excel and others write it, with the lines on which they stand. Throws what is wrong with it. */
export function parseRedirects(bytes: Uint8Array): (RedirectFile & { line: number })[] {
  try {
    const records = parseRecords(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return records.map(({ record, info }) => ({ ...record, line: info.lines }));
  } catch (error) {
    throw new Error(
      `can't be read (${messageOf(error)}). It is a table in UTF-8 with the columns ${COLUMNS.join(", ")}.`,
    );
  }
}

/** Rows as a `redirects.csv` holds them. */
export function writeRedirects(rows: readonly RedirectFile[]): string {
  return stringify([...rows], { header: true, columns: [...COLUMNS] });
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
