import { array, type InferType, mixed, number, object, string } from "yup";
import { type Locale, SHIPPED_LOCALES } from "../../shared/locales";
import { isText, recordOf } from "../../shared/record";

export const LEVELS = ["error", "warning", "note"] as const;
export type Level = (typeof LEVELS)[number];

/** The kinds of findings, with their default severity. */
export const DEFAULT_LEVELS = {
  contract: "error",
  "unknown-word": "warning",
  "other-place": "note",
  "no-rooms": "error",
  "missing-translation": "warning",
  "missing-message": "warning",
  "unspoken-text": "note",
  "missing-alt": "warning",
  "dead-link": "error",
  "booking-link": "warning",
  "missing-link": "note",
  "dead-menu-entry": "error",
  "empty-title": "error",
  "duplicate-title": "warning",
  "empty-description": "warning",
  "duplicate-description": "warning",
  "small-picture": "warning",
  "missing-picture": "error",
  "one-way-hreflang": "warning",
  "changed-slug": "note",
} as const satisfies Record<string, Level>;

export type Kind = keyof typeof DEFAULT_LEVELS;

export function isKind(value: unknown): value is Kind {
  return typeof value === "string" && Object.hasOwn(DEFAULT_LEVELS, value);
}

/** One thing for an editor to fix: its place, and what identifies it (a field, a file, a URL). */
export interface Finding {
  kind: Kind;
  locale: Locale;
  /** Decoded path of the page. */
  page: string;
  detail: string;
}

export interface ReportItem extends Finding {
  level: Level;
}

/** The content of `content-report.json`. */
export const reportSchema = object({
  /** Time of the report in milliseconds since 1970. */
  made: number().required(),
  items: array(
    object({
      level: mixed<Level>().oneOf(LEVELS).required(),
      kind: mixed<Kind>(isKind).required(),
      locale: mixed<Locale>().oneOf(SHIPPED_LOCALES).required(),
      page: string().required(),
      detail: string().defined(),
    }).required(),
  ).required(),
  /** Path of each page by its key, so that the next report detects changed URLs. */
  addresses: recordOf(isText).required(),
});

export type ContentReport = InferType<typeof reportSchema>;
