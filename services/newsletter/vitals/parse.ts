import { array, mixed, number, object, string } from "yup";
import { decodePath } from "../../../shared/paths";
import { tryParse } from "../../../shared/parse";
import { fieldsOf, isText } from "../../../shared/record";
import { VITALS } from "../../../shared/vitals";
import { bucketOf } from "./histogram";
import { REPORT_TYPES, type Sample } from "./sample";

const LONGEST_ROUTE = 200;
const LONGEST_LINE = 200;
const MOST_REPORTS = 50;

const measured = () => number().min(0).max(Number.MAX_SAFE_INTEGER);
const visitSchema = object({
  route: string().required(),
  LCP: measured(),
  INP: measured(),
  CLS: measured(),
  error: string(),
});

const reportsSchema = array(
  object({ type: string().required(), url: string().required(), body: mixed() }).required(),
)
  .max(MOST_REPORTS)
  .required();

/** Fields of reports that say what happened, by type of report. */
const SUBJECTS = ["effectiveDirective", "policyId", "featureId", "id", "reason"];

/**
 * Parses the body of a call: a page's own message, or reports of the browser, of which those about pages elsewhere
 * are left out. Undefined if it is neither.
 */
export function parseSamples(body: unknown, origins: readonly string[]): Sample[] | undefined {
  const reports = tryParse(reportsSchema, body, { strict: true });
  if (reports) return reports.flatMap((report) => reportSample(report, origins));
  const visit = tryParse(visitSchema, body, { strict: true });
  const route = visit && parseRoute(visit.route);
  if (!visit || route === undefined) return undefined;
  if (visit.error !== undefined) return [{ kind: "error", route, value: lineOf(visit.error) }];
  const values = VITALS.flatMap((kind): Sample[] => {
    const value = visit[kind];
    return value === undefined ? [] : [{ kind, route, value: String(bucketOf(kind, value)) }];
  });
  return [{ kind: "visit", route, value: "" }, ...values];
}

interface Report {
  type: string;
  url: string;
  body?: unknown;
}

function reportSample({ type, url, body }: Report, origins: readonly string[]): Sample[] {
  const kind = REPORT_TYPES.find((name) => name === type);
  if (kind === undefined || !URL.canParse(url)) return [];
  const { origin, pathname } = new URL(url);
  const route = parseRoute(pathname);
  if (!origins.includes(origin) || route === undefined) return [];
  const fields = fieldsOf(body);
  const subject = SUBJECTS.map((name) => fields[name]).find(isText);
  const blocked = isText(fields.blockedURL) ? blockedSource(fields.blockedURL) : "";
  // What a visitor's own browser adds to a page is not the site's.
  if (blocked === undefined) return [];
  return [{ kind, route, value: lineOf([subject, blocked].filter(Boolean).join(" ")) }];
}

/** `https://cdn.example/x.js?id=1` → its origin; `inline` as it is; undefined for an extension. */
function blockedSource(url: string): string | undefined {
  if (!URL.canParse(url)) return url;
  const { protocol, origin } = new URL(url);
  if (protocol.endsWith("-extension:")) return undefined;
  return origin === "null" ? protocol : origin;
}

/** The decoded path of a page; undefined if it is none. */
function parseRoute(path: string): string | undefined {
  const decoded = decodePath(path);
  const isPath = decoded !== null && decoded.length <= LONGEST_ROUTE && /^\/[^\p{Cc}?#]*$/u.test(decoded);
  return isPath ? decoded : undefined;
}

/** The first line, without what could be a person's: addresses, queries and long numbers. */
function lineOf(text: string): string {
  const [line = ""] = text.trim().split(/[\r\n]/, 1);
  return line
    .slice(0, 2 * LONGEST_LINE)
    .replace(/\p{Cc}+/gu, " ")
    .replace(/[^\s@]+@[^\s@]+/g, "…")
    .replace(/\?[^\s?]+/g, "?…")
    .replace(/\d{5,}/g, "…")
    .slice(0, LONGEST_LINE);
}
