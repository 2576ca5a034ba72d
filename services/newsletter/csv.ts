import { stringify } from "csv-stringify/sync";
import type { StoredEnquiry } from "./enquiries";

const ENQUIRY_COLUMNS = [
  "received_at",
  "kind",
  "name",
  "email",
  "phone",
  "from_date",
  "to_date",
  "adults",
  "children",
  "message",
  "locale",
  "property_id",
  "consent_version",
  "held",
] as const;

/** Enquiries as rows of cells, starting with the header row. */
export function enquiryCells(enquiries: readonly StoredEnquiry[]): string[][] {
  const rows = enquiries.map((enquiry) => {
    const written = { ...enquiry, phone: enquiry.phone && asText(enquiry.phone) };
    return ENQUIRY_COLUMNS.map((column) => String(written[column] ?? ""));
  });
  return [[...ENQUIRY_COLUMNS], ...rows];
}

/**
 * Separates digits by spaces so that a spreadsheet neither calculates with the number nor shortens it:
 * `+90-2421234567` → `+90 2421234567`.
 */
function asText(phone: string): string {
  const spaced = phone.replace(/[^+\d]+/g, " ").trim();
  return spaced.includes(" ") ? spaced : spaced.replace(/^.{3}(?=.)/, "$& ");
}

const TEXT_OF_DIGITS = /^\+?\d[\d ]* [\d ]*\d$/;

/**
 * CSV as in RFC 4180; `forExcel`: as expected by Excel in locales with a decimal comma, such as Turkish,
 * Russian or German.
 */
export function toCsv(rows: readonly string[][], { forExcel = false } = {}): string {
  return stringify([...rows], {
    record_delimiter: "windows",
    bom: forExcel,
    delimiter: forExcel ? ";" : ",",
    // A spreadsheet would execute a cell that looks like a formula.
    escape_formulas: true,
    cast: {
      string: (value) => (TEXT_OF_DIGITS.test(value) ? { value, escape_formulas: false } : value),
    },
  });
}
