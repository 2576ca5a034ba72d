import { parse as parseCsv } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { array, number, object, string } from "yup";
import { messageOf } from "../shared/errors";
import { parse } from "../shared/parse";
import { decodePath, stripTrailingSlashes } from "../shared/paths";

/** Name of the file in a hotel's folder. */
export const REDIRECTS_FILE = "redirects.csv";

/** Status for an old address; the first is the default, the last has no target. */
export const REDIRECT_STATUSES = ["301", "302", "410"] as const;

/** Status for removed content. */
export const GONE = "410" satisfies (typeof REDIRECT_STATUSES)[number];

/** True if an old or new address is valid: a site path or an external URL. */
export function isAddress(written: string, siteUrl = "https://any.invalid"): boolean {
  const isWritten = /^(?:\/(?!\/)|https?:\/\/)/.test(written) && !/[\\\p{Cc}]/u.test(written);
  return isWritten && URL.canParse(written, siteUrl);
}

/** The path of an address, decoded and without a trailing slash; undefined if its encoding is invalid. */
export function pathOfAddress({ pathname }: URL): string | undefined {
  const path = decodePath(pathname);
  return path === null || /[\\\p{Cc}]/u.test(path) ? undefined : stripTrailingSlashes(path);
}

const COLUMNS = ["from", "to", "status"] as const;

/** Column headings used here and in the exports of WordPress plug-ins, the clearest name first. */
const HEADINGS: Record<(typeof COLUMNS)[number], readonly string[]> = {
  from: ["from", "source", "source url", "origin", "old url"],
  to: ["to", "target", "target url", "destination", "new url"],
  status: ["code", "status code", "type", "status"],
};

const DELIMITERS = [",", ";", "\t"] as const;
/** A line that tells Excel the delimiter. */
const SEPARATOR_LINE = /^"?sep=([,;\t])"?\r?\n/i;
const ADDRESS = /^(?:\/|https?:)/i;
/** Replacement character for bytes that aren't UTF-8. */
const UNREADABLE = "\uFFFD";

/** A redirect from the previous website, as written. */
export interface RedirectFile {
  /** Path with its query, if it had one: `/index.php?id=12`. */
  from: string;
  /** A site path or an external URL; empty if the page is gone. */
  to: string;
  /** Empty means 301. */
  status: string;
}

interface RedirectTable {
  /** With their line numbers. */
  rows: (RedirectFile & { line: number })[];
  /** Rejected rows, and why. */
  refused: { line: number; reason: string }[];
}

/** A row's cells, or why it has none. */
type TableRow = { line: number } & ({ cells: string[] } | { reason: string });

/** Parses a `redirects.csv` as saved by Excel, other spreadsheets and other systems' plug-ins. */
export function parseRedirects(bytes: Uint8Array): RedirectTable {
  const [first, ...others] = parseTable(decode(bytes));
  if (!first) return { rows: [], refused: [] };
  const headings = "cells" in first ? first.cells : [];
  const named = columnsOf(headings);
  const columns = named ?? (ADDRESS.test(headings[0] ?? "") ? COLUMNS_IN_ORDER : undefined);
  if (!columns) {
    const reason = `its first row names no columns that are known, such as ${COLUMNS.join(", ")}`;
    return { rows: [], refused: [{ line: first.line, reason }] };
  }
  const rows: RedirectTable["rows"] = [];
  const refused: RedirectTable["refused"] = [];
  for (const row of named ? others : [first, ...others]) {
    const read = readRow(row, columns);
    if ("reason" in read) refused.push(read);
    else rows.push(read);
  }
  return { rows, refused };
}

/** Serialises rows as a `redirects.csv`. */
export function writeRedirects(rows: readonly RedirectFile[]): string {
  return stringify([...rows], { header: true, columns: [...COLUMNS] });
}

/** Excel's "Unicode text" is UTF-16 with a BOM; any other table is read as UTF-8. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder().decode(bytes);
}

interface Columns {
  from: number;
  to: number | undefined;
  status: number | undefined;
  /** Column that marks rows that are patterns. */
  regex?: number | undefined;
  /** Column that marks disabled rows. */
  state?: number | undefined;
}

const COLUMNS_IN_ORDER: Columns = { from: 0, to: 1, status: 2 };

/** Finds the columns by their headings; undefined if the first row has no heading for the old addresses. */
function columnsOf(headings: readonly string[]): Columns | undefined {
  const names = headings.map((heading) => heading.toLowerCase());
  const indexOf = (known: readonly string[]) => {
    const name = known.find((one) => names.includes(one));
    return name === undefined ? undefined : names.indexOf(name);
  };
  const from = indexOf(HEADINGS.from);
  if (from === undefined) return undefined;
  const [status, state] = [indexOf(HEADINGS.status), indexOf(["status"])];
  return {
    from,
    to: indexOf(HEADINGS.to),
    status,
    regex: indexOf(["regex"]),
    state: state === status ? undefined : state,
  };
}

function readRow(
  row: TableRow,
  columns: Columns,
): RedirectTable["rows"][number] | RedirectTable["refused"][number] {
  if ("reason" in row) return row;
  const { cells, line } = row;
  const cell = (column: number | undefined) => (column === undefined ? "" : (cells[column] ?? ""));
  const read = { from: cell(columns.from), to: cell(columns.to), status: cell(columns.status) };
  if ((read.from + read.to).includes(UNREADABLE))
    return { line, reason: "it has letters that can't be read: save the table as CSV in UTF-8" };
  if (!["", "0", "false"].includes(cell(columns.regex).toLowerCase()))
    return { line, reason: "it is a pattern (regex): write a row for each address" };
  if (/^(?:disabled|inactive)$/i.test(cell(columns.state))) return { line, reason: "it is switched off" };
  return { ...read, line };
}

const OPTIONS = { info: true, trim: true, skip_empty_lines: true, relax_column_count: true } as const;

const recordsSchema = array(
  object({
    record: array(string().defined()).required(),
    info: object({ lines: number().required() }),
  }),
).required();

/** Parses all rows of a table; line by line if a quote is wrong, so that it doesn't affect other rows. */
function parseTable(text: string): TableRow[] {
  const separator = SEPARATOR_LINE.exec(text);
  const before = separator ? 1 : 0;
  const table = text.slice(separator?.[0].length ?? 0);
  const delimiter = separator?.[1] ?? delimiterOf(table);
  try {
    return parseRows(table, delimiter, before);
  } catch {
    return table.split(/\r\n?|\n/).flatMap((line, index) => {
      try {
        return parseRows(line, delimiter, before + index);
      } catch (error) {
        return { line: before + index + 1, reason: messageOf(error) };
      }
    });
  }
}

function parseRows(text: string, delimiter: string, before: number): TableRow[] {
  const records = parse(recordsSchema, parseCsv(text, { ...OPTIONS, delimiter }));
  return records.map(({ record, info }) => ({ cells: record, line: before + info.lines }));
}

/** The delimiter that splits the first row into most cells. */
function delimiterOf(text: string): string {
  const first = /\S.*/.exec(text)?.[0] ?? "";
  const cells = (delimiter: string) => {
    try {
      return parse(recordsSchema, parseCsv(first, { ...OPTIONS, delimiter }))[0]?.record.length ?? 0;
    } catch {
      // With the wrong delimiter, the row's quotes are inside its cells.
      return 0;
    }
  };
  return [...DELIMITERS].sort((one, other) => cells(other) - cells(one))[0] ?? DELIMITERS[0];
}
