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

/** Enquiries as rows of cells, below the names of their columns. */
export function enquiryCells(enquiries: readonly StoredEnquiry[]): string[][] {
  const rows = enquiries.map((enquiry) => {
    const written = { ...enquiry, phone: enquiry.phone && asText(enquiry.phone) };
    return ENQUIRY_COLUMNS.map((column) => String(written[column] ?? ""));
  });
  return [[...ENQUIRY_COLUMNS], ...rows];
}

/** A number as digits with spaces between, which a spreadsheet neither reckons with nor shortens: `+90-2421234567` → `+90 2421234567`. */
function asText(phone: string): string {
  const spaced = phone.replace(/[^+\d]+/g, " ").trim();
  return spaced.includes(" ") ? spaced : spaced.replace(/^.{3}(?=.)/, "$& ");
}

const TEXT_OF_DIGITS = /^\+?\d[\d ]* [\d ]*\d$/;

/** CSV as RFC 4180 has it; `forExcel`: as an Excel opens it that has a decimal comma, such as in Turkish, Russian or German. */
export function toCsv(rows: readonly string[][], { forExcel = false } = {}): string {
  return stringify([...rows], {
    record_delimiter: "windows",
    bom: forExcel,
    delimiter: forExcel ? ";" : ",",
    // A spreadsheet would run a cell that begins like a formula.
    escape_formulas: true,
    cast: {
      string: (value) => (TEXT_OF_DIGITS.test(value) ? { value, escape_formulas: false } : value),
    },
  });
}
