import { fieldsOf, isRecord } from "../../../shared/record";

const MOST = 200;
const NOTHING = "–";

/** Summarises a field's value. */
export function valueText(value: unknown): string {
  const text = textOf(value).replaceAll(/\s+/g, " ").trim();
  if (text === "") return NOTHING;
  return text.length > MOST ? `${text.slice(0, MOST)} …` : text;
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value.replaceAll(/<[^>]*>/g, " ");
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(", ");
  if (!isRecord(value)) return "";
  // Shows a row's texts, not its id.
  return Object.entries(fieldsOf(value))
    .filter(([name]) => name !== "id")
    .map(([, inner]) => textOf(inner))
    .filter(Boolean)
    .join(", ");
}
