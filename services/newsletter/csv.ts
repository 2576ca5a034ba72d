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
  const rows = enquiries.map((enquiry) => ENQUIRY_COLUMNS.map((column) => String(enquiry[column] ?? "")));
  return [[...ENQUIRY_COLUMNS], ...rows];
}

/** CSV as RFC 4180 has it. */
export function toCsv(rows: readonly string[][]): string {
  // A spreadsheet would run a cell that begins like a formula.
  return stringify([...rows], { record_delimiter: "windows", escape_formulas: true });
}
